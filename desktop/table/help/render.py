"""Help pages as the HTML that Qt's text browser shows."""

from __future__ import annotations

import html
import re
from functools import cache

from markdown_it import MarkdownIt
from markdown_it.rules_core import StateCore

from desktop.table.kit.theme_qss import Scheme

_ANCHOR = re.compile(r"\s*\{#([A-Za-z0-9-]+)\}")
_OPEN, _CLOSE, _TAG = "\ue000", "\ue001", "\ue002"
"""Private letters that mark anchors on their way through the Markdown parser."""


@cache
def _parser() -> MarkdownIt:
    parser = MarkdownIt("commonmark", {"html": False, "typographer": False}).enable("table")
    parser.core.ruler.before("inline", "anchors", _mark_anchors)
    return parser


def _mark_anchors(state: StateCore) -> None:
    """Move ``{#ID}`` to the beginning of its block, where a jump should land, and leave the id as a tag at its end."""
    for token in state.tokens:
        ids = _ANCHOR.findall(token.content) if token.type == "inline" else []
        if ids:
            places = "".join(f"{_OPEN}{name}{_CLOSE}" for name in ids)
            tags = "".join(f"{_TAG}{name}{_CLOSE}" for name in ids)
            token.content = places + _ANCHOR.sub("", token.content) + tags


def page_html(source: str, width: int) -> str:
    """The page, with pictures at most ``width`` pixels wide."""
    text = _parser().render(source)
    text = re.sub(f"{_OPEN}([^{_CLOSE}]*){_CLOSE}", r'<a name="\1"></a>', text)
    text = re.sub(f"{_TAG}([^{_CLOSE}]*){_CLOSE}", r'&nbsp; <span class="rule">\1</span>', text)
    text = re.sub(r'<img src="([^"]*)" alt="([^"]*)"[^>]*>', lambda found: _image(found, width), text)
    return text.replace("<table>", '<table cellspacing="0" cellpadding="7" width="100%">')


def _image(found: re.Match[str], width: int) -> str:
    return f'<img src="{found[1]}?{width}" alt="{html.escape(html.unescape(found[2]))}">'


def page_css(colours: Scheme) -> str:
    """For ``QTextDocument.setDefaultStyleSheet``, which knows a small part of CSS."""
    return f"""
body {{ color: {colours.ink}; }}
h1 {{ font-size: 24px; font-weight: 700; font-family: 'Starshelf Exo 2'; margin-top: 0; margin-bottom: 12px; }}
h2 {{ font-size: 18px; font-weight: 700; font-family: 'Starshelf Exo 2'; margin-top: 20px; margin-bottom: 6px; }}
h3 {{ font-size: 15px; font-weight: 700; margin-top: 14px; margin-bottom: 4px; }}
p, li {{ margin-top: 0; margin-bottom: 9px; }}
a {{ color: {colours.accent}; text-decoration: none; }}
code {{ font-weight: 600; font-family: 'Starshelf Inter'; }}
.rule {{ color: {colours.soft}; font-size: 11px; }}
blockquote {{ margin-left: 16px; color: {colours.soft}; }}
th {{ text-align: left; font-weight: 700; color: {colours.soft}; }}
td, th {{ border-bottom: 1px solid {colours.line}; }}
"""
