"""Help pages: where they are, what they say, and where each rule is told. See resources/help/README.md."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from desktop.games.catalogue import GAMES

OWN = "starshelf"
"""The folder of pages about the program itself."""
_ANCHOR = re.compile(r"\s*\{#([A-Za-z0-9-]+)\}")
_PICTURE = re.compile(r"!\[([^\]]*)\]\([^)]*\)")
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_MARKS = re.compile(r"[*_`>#|]+")
_PREFIX = re.compile(r"^\d+-")


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph, heading, list item or table row."""

    text: str
    """Without marks."""
    heading: str
    """The heading above; empty before the first one."""
    anchors: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HelpPage:
    name: str
    """Folder and file, such as ``space_checkers/first-game``."""
    title: str
    source: str
    """Markdown."""
    blocks: tuple[Block, ...]

    @property
    def folder(self) -> str:
        return self.name.partition("/")[0]


@dataclass(frozen=True, slots=True)
class Hit:
    """A block that a search found."""

    page: HelpPage
    block: Block

    @property
    def anchor(self) -> str:
        """Where it is, for ``HelpDrawer.open_at``."""
        return self.block.anchors[0] if self.block.anchors else self.page.name


class Handbook:
    """All pages, in the order in which they are read."""

    def __init__(self, pages: Iterable[HelpPage]) -> None:
        self.pages = tuple(pages)
        self._by_name = {page.name: page for page in self.pages}
        self._by_anchor = {
            anchor: page for page in reversed(self.pages) for block in page.blocks for anchor in block.anchors
        }

    @property
    def folders(self) -> list[str]:
        return list(dict.fromkeys(page.folder for page in self.pages))

    @property
    def anchors(self) -> set[str]:
        return set(self._by_anchor)

    def find(self, anchor: str) -> tuple[HelpPage, str] | None:
        """The page that an anchor lies on, and the anchor within it (empty for its top).

        An anchor is a page's name, a folder (its first page), or the id of a rule.
        """
        if anchor in self._by_name:
            return self._by_name[anchor], ""
        if anchor in self._by_anchor:
            return self._by_anchor[anchor], anchor
        first = next((page for page in self.pages if page.folder == anchor), None)
        return None if first is None else (first, "")

    def search(self, words: str, most: int = 60) -> list[Hit]:
        """Blocks in which every word occurs, rule ids among the words; the best first."""
        wanted = words.casefold().split()
        if not wanted:
            return []
        found: list[tuple[int, Hit]] = []
        for page in self.pages:
            for block in page.blocks:
                rank = _rank(page, block, wanted)
                if rank:
                    found.append((-rank, Hit(page, block)))
        found.sort(key=lambda pair: pair[0])
        return [hit for _, hit in found[:most]]


def _rank(page: HelpPage, block: Block, wanted: list[str]) -> int:
    """How well a block answers; 0 when a word is missing."""
    ids = [anchor.casefold() for anchor in block.anchors]
    near = f"{block.text} {' '.join(ids)}".casefold()
    around = f"{page.title} {block.heading}".casefold()
    if not all(word in near or word in around for word in wanted) or not any(word in near for word in wanted):
        return 0
    return 1 + 8 * any(word in ids for word in wanted) + sum(word in near for word in wanted)


def read_page(name: str, source: str) -> HelpPage:
    """Take a page apart. Its first line is the title, ``# Title``."""
    first, _, _ = source.partition("\n")
    blocks: list[Block] = []
    heading = ""
    for piece in _pieces(source):
        anchors = tuple(_ANCHOR.findall(piece))
        text = plain(piece)
        if piece.startswith("#"):
            heading = text
        if text:
            blocks.append(Block(text, heading, anchors))
    return HelpPage(name, plain(first) or name, source, tuple(blocks))


def _pieces(source: str) -> list[str]:
    """Paragraphs, headings, list items and table rows, each on its own."""
    pieces: list[str] = []
    for paragraph in re.split(r"\n\s*\n", source):
        lines: list[str] = []
        for line in paragraph.splitlines():
            starts = re.match(r"\s*([-*+]|\d+[.)])\s|\s*\||#+\s", line)
            if starts or not lines:
                lines.append(line.strip())
            else:
                lines[-1] += " " + line.strip()
        pieces += lines
    return pieces


def plain(markdown: str) -> str:
    """The words of a piece of Markdown, without marks, anchors and pictures."""
    text = _ANCHOR.sub("", markdown)
    text = _PICTURE.sub("", text)
    text = _LINK.sub(r"\1", text)
    text = re.sub(r"^\s*([-*+]|\d+[.)])\s+", "", text)
    text = re.sub(r"^\|?[\s:|-]+\|?$", "", text)
    return " ".join(_MARKS.sub(" ", text).split())


@cache
def handbook() -> Handbook:
    """The pages that come with the program: its own, then the games in the order of the shelf."""
    root = files("resources").joinpath("help")
    return Handbook(page for folder in (OWN, *GAMES) for page in _folder(root.joinpath(folder), folder))


def _folder(place: Traversable, folder: str) -> list[HelpPage]:
    if not place.is_dir():
        return []
    found = sorted((entry for entry in place.iterdir() if entry.name.endswith(".md")), key=lambda entry: entry.name)
    return [
        read_page(f"{folder}/{_PREFIX.sub('', entry.name.removesuffix('.md'))}", entry.read_text(encoding="utf-8"))
        for entry in found
    ]
