"""What can be done with items and parts: add, copy, paste, remove, move, change together, import and export."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QMimeData, QObject, QPoint, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtWidgets import QDialog, QFileDialog, QMenu, QWidget

from desktop.games.catalogue import content_kind
from desktop.kernel.content import Part
from desktop.kernel.replacing import replacing
from desktop.table.kit import dialogs
from editor.document import clipping
from editor.document.base import base_of
from editor.document.document import Document
from editor.document.naming import free_id
from editor.forms import tables
from editor.forms.references import options
from editor.forms.shapes import Group, Kinds, Many, Places, Shape, Text, blank, shape_of
from editor.game_words import field_words, kind_title, part_words
from editor.window.dialogs import CopySheet, ImportSheet, ManySheet
from editor.window.tree import PackTree

_NUMBER = "number"
"""The field by which the things of a list are counted from 1."""


class Actions(QObject):
    """Acts on what is chosen in the tree. Every act is one step."""

    said = Signal(str)
    """Words for the toast."""

    def __init__(self, document: Document, tree: PackTree, parent: QWidget) -> None:
        super().__init__(parent)
        self._document, self._tree, self._window = document, tree, parent
        tree.rows_moved.connect(self.move)
        tree.menu_wanted.connect(self.show_menu)

    # ---- adding ----------------------------------------------------------------------------------------------

    def add_menu(self) -> QMenu:
        """Everything that can be added to the pack."""
        menu = QMenu(self._window)
        for part in content_kind(self._document.game).parts:
            words = part_words(self._document.game, part.name)
            if part.many:
                self._fill_adds(menu.addMenu(words.many), part)
            elif part.name not in self._document.draft.parts:
                action = menu.addAction(words.many)
                action.triggered.connect(lambda _=False, part=part: self.add_single(part))
        return menu

    def _fill_adds(self, menu: QMenu, part: Part) -> None:
        game = self._document.game
        shape = shape_of(part.model)
        if isinstance(shape, Kinds):
            for kind, group in shape.groups:
                action = menu.addAction(self.tr("New: {kind}").format(kind=kind_title(game, kind, part.name)))
                action.triggered.connect(lambda _=False, group=group: self.add(part, group))
        else:
            action = menu.addAction(self.tr("New"))
            action.triggered.connect(lambda _=False: self.add(part, shape))
        menu.addSeparator()
        action = menu.addAction(self.tr("Copy from the game …"))
        action.triggered.connect(lambda _=False: self.copy_from_game(part))

    def add(self, part: Part, shape: Shape) -> int:
        """A new item, after what is chosen; gives its uid."""
        text = self.tr("Add: {what}").format(what=part_words(self._document.game, part.name).one)
        value = filled(self._document, shape, blank(shape))
        taken = {name for one in self._document.draft.parts for name in clipping.taken_ids(self._document, one)}
        value[part.key] = free_id(str(value[part.key]), taken)  # cards of different decks have different ids as well
        where = self._place_for(part.name)
        (uid,) = clipping.paste(self._document, part.name, [clipping.Clip(value)], where, text)
        self._tree.choose_rows([uid])
        return uid

    def add_single(self, part: Part) -> None:
        """The game's own map or board, to be changed; it takes the place of the game's own."""
        text = self.tr("Add: {what}").format(what=part_words(self._document.game, part.name).one)
        value = base_of(self._document.game)[part.name]
        self._document.add_part(part.name, "replace", [value], text, many=False)

    def copy_from_game(self, part: Part) -> None:
        items = base_of(self._document.game)[part.name]
        sheet = CopySheet(self._document.game, part.name, items, self._window)
        if sheet.exec() == QDialog.DialogCode.Accepted and (chosen := sheet.chosen()):
            text = self.tr("Copy {count} from the game").format(count=len(chosen))
            clips = [clipping.Clip(value) for value in chosen]
            uids = clipping.paste(self._document, part.name, clips, self._place_for(part.name), text)
            self._tree.choose_rows(uids)

    def _place_for(self, part: str) -> int | None:
        """Behind what is chosen in the part; at the end where nothing is."""
        chosen, uids = self._tree.chosen_rows()
        return self._document.index(uids[-1]) + 1 if chosen == part and uids and self._many(part) else None

    def _many(self, part: str) -> bool:
        return part in self._document.draft.parts and self._document.draft.parts[part].many

    # ---- what is chosen --------------------------------------------------------------------------------------

    def chosen(self) -> tuple[str, list[int]]:
        """The part, and the chosen items of its list; none of a single thing."""
        part, uids = self._tree.chosen_rows()
        return (part, uids) if part and self._many(part) else (part, [])

    def copy(self) -> bool:
        part, uids = self.chosen()
        if not uids:
            return False
        data = QMimeData()
        text = clipping.clip_text(self._document.game, part, clipping.clips_of(self._document, part, uids))
        data.setData(clipping.MIME, text.encode())
        data.setText(text)
        QGuiApplication.clipboard().setMimeData(data)
        self.said.emit(self.tr("Copied {count}. They can be pasted in any pack of this game.").format(count=len(uids)))
        return True

    def cut(self) -> None:
        if self.copy():
            self.remove()

    def paste(self) -> None:
        data = QGuiApplication.clipboard().mimeData()
        text = bytes(data.data(clipping.MIME).data()).decode(errors="replace") or data.text()
        try:
            part, clips = clipping.read_clips(text, self._document.game)
        except clipping.NotPasted as why:
            self.said.emit(self.tr(str(why)))
            return
        words = self.tr("Paste {count}").format(count=len(clips))
        self._tree.choose_rows(clipping.paste(self._document, part, clips, self._place_for(part), words))

    def duplicate(self) -> None:
        part, uids = self.chosen()
        if uids:
            text = self.tr("Duplicate {count}").format(count=len(uids))
            clips = clipping.clips_of(self._document, part, uids)
            where = self._document.index(uids[-1]) + 1
            self._tree.choose_rows(clipping.paste(self._document, part, clips, where, text))

    def remove(self) -> None:
        part, uids = self.chosen()
        if uids:
            first = self._document.index(uids[0])
            clipping.remove(self._document, part, uids, self.tr("Remove {count}").format(count=len(uids)))
            rows = self._document.rows(part)
            if rows:
                self._tree.choose_rows([rows[min(first, len(rows) - 1)].uid])

    def move(self, part: str, uids: list[int], before: int) -> None:
        """Bring items before the place ``before``, as counted with all of them."""
        order = [row.uid for row in self._document.rows(part)]
        moved = [uid for uid in order if uid in set(uids)]
        ahead = [uid for uid in order[:before] if uid not in set(uids)]
        behind = [uid for uid in order[before:] if uid not in set(uids)]
        self._document.order_rows(part, [*ahead, *moved, *behind], self.tr("Move {count}").format(count=len(moved)))
        self._tree.choose_rows(moved)

    def edit_together(self) -> None:
        part, uids = self.chosen()
        if len(uids) < 2:
            self.said.emit(self.tr("Choose several items first: with Ctrl, or with Shift."))
            return
        sheet = ManySheet(self._document, part, uids, self._window)
        if sheet.exec() == QDialog.DialogCode.Accepted:
            self.said.emit(self.tr("Changed {count}.").format(count=sheet.apply()))

    # ---- tables ----------------------------------------------------------------------------------------------

    def export_table(self, part: str) -> None:
        words = part_words(self._document.game, part)
        name = f"{self._document.draft.info['id']}-{part}.csv"
        chosen, _ = QFileDialog.getSaveFileName(
            self._window, self.tr("Export {what}").format(what=words.many), name, self.tr("Tables (*.csv)")
        )
        if chosen:
            self.write_table(part, Path(chosen))

    def write_table(self, part: str, path: Path) -> None:
        kind = content_kind(self._document.game).part(part)
        assert kind is not None
        text = tables.table_text(shape_of(kind.model), [row.value for row in self._document.rows(part)])
        try:
            with replacing(path) as file:
                file.write(b"\xef\xbb\xbf" + text.encode(errors="replace"))
        except OSError as error:
            told = self.tr("{file} could not be written ({why}). Choose another place.")
            dialogs.tell(
                self._window, self.tr("Not exported"), told.format(file=path, why=error.strerror or str(error))
            )

    def import_table(self, part: str) -> None:
        words = part_words(self._document.game, part)
        chosen, _ = QFileDialog.getOpenFileName(
            self._window, self.tr("Import {what}").format(what=words.many), "", self.tr("Tables (*.csv *.tsv *.txt)")
        )
        if chosen:
            self.take_table(part, Path(chosen))

    def take_table(self, part: str, path: Path) -> None:
        """Read a table, show what it brings, and take the good rows in."""
        kind = content_kind(self._document.game).part(part)
        assert kind is not None
        try:
            table = tables.read_table(self._document.game, shape_of(kind.model), path.read_bytes())
        except OSError as error:
            self._not_imported(self.tr("{file} cannot be read ({why}).").format(file=path.name, why=error.strerror))
            return
        except tables.NoTable as error:
            self._not_imported(str(error))
            return
        outcome = tables.plan(self._document, part, kind.key, table)
        sheet = ImportSheet(path, outcome, self._window)
        if sheet.exec() == QDialog.DialogCode.Accepted:
            text = self.tr("Import {file}").format(file=path.name)
            self._tree.choose_rows(tables.take(self._document, part, outcome, text))

    def _not_imported(self, why: str) -> None:
        dialogs.tell(self._window, self.tr("Not imported"), why)

    # ---- parts -----------------------------------------------------------------------------------------------

    def set_mode(self, part: str, replace: bool) -> None:
        text = self.tr("Take the game's place") if replace else self.tr("Add to the game's own")
        self._document.set_mode(part, "replace" if replace else "add", text)

    def remove_part(self, part: str) -> None:
        if len(self._document.draft.parts) == 1:
            self.said.emit(self.tr("A pack holds at least one part."))
            return
        words = part_words(self._document.game, part)
        self._document.remove_part(part, self.tr("Remove: {what}").format(what=words.many))

    # ---- menu ------------------------------------------------------------------------------------------------

    def show_menu(self, at: QPoint) -> None:
        part, uids = self.chosen()
        if part:
            self.menu(part, uids).exec(self._tree.viewport().mapToGlobal(at))

    def menu(self, part: str, uids: list[int]) -> QMenu:
        """What can be done with the chosen items, and with the part."""
        menu = QMenu(self._window)
        if uids:
            self._entry(menu, self.tr("Copy"), self.copy, QKeySequence(QKeySequence.StandardKey.Copy))
            self._entry(menu, self.tr("Cut"), self.cut, QKeySequence(QKeySequence.StandardKey.Cut))
            self._entry(menu, self.tr("Duplicate"), self.duplicate, QKeySequence("Ctrl+D"))
            self._entry(menu, self.tr("Edit together …"), self.edit_together, QKeySequence("Ctrl+E"))
            self._entry(menu, self.tr("Remove"), self.remove, QKeySequence(QKeySequence.StandardKey.Delete))
            menu.addSeparator()
        self._entry(menu, self.tr("Paste"), self.paste, QKeySequence(QKeySequence.StandardKey.Paste))
        kind = content_kind(self._document.game).part(part)
        if kind is not None and kind.many:
            menu.addSeparator()
            self._fill_adds(menu.addMenu(self.tr("Add")), kind)
            self._entry(menu, self.tr("Export as table …"), lambda: self.export_table(part))
            self._entry(menu, self.tr("Import a table …"), lambda: self.import_table(part))
            menu.addSeparator()
            replaces = self._document.draft.parts[part].mode == "replace"
            words = self.tr("Add to the game's own") if replaces else self.tr("Take the place of the game's own")
            self._entry(menu, words, lambda: self.set_mode(part, not replaces))
        menu.addSeparator()
        self._entry(menu, self.tr("Remove the whole part"), lambda: self.remove_part(part))
        return menu

    def _entry(self, menu: QMenu, words: str, act: Callable[[], Any], key: QKeySequence | None = None) -> None:
        action = menu.addAction(words)
        action.triggered.connect(lambda _=False: act())
        if key is not None:
            action.setShortcut(key)


def filled(document: Document, shape: Shape, value: Any, ref: str = "", number: int = 0) -> Any:
    """A blank value with a thing that is there wherever something must be named; neighbours name different ones."""
    match shape:
        case Text() if ref and (listed := options(document, ref)):
            return listed[number % len(listed)][0]
        case Group() if isinstance(value, dict):
            return _filled_group(document, shape, value)
        case Kinds() if isinstance(value, dict):
            group = shape.group(value.get(shape.by))
            return filled(document, group, value) if group else value
        case Many(inner=inner):
            made = [filled(document, inner, one, ref, place) for place, one in enumerate(value)]
            return [{**one, _NUMBER: place} if _numbered(one) else one for place, one in enumerate(made, 1)]
        case Places(inner=inner):
            pairs = enumerate(zip(inner, value, strict=True))
            return [filled(document, kind, one, ref, place) for place, (kind, one) in pairs]
        case _:
            return value


def _numbered(value: Any) -> bool:
    return isinstance(value, dict) and _NUMBER in value


def _filled_group(document: Document, group: Group, value: dict[str, Any]) -> dict[str, Any]:
    used: dict[str, int] = {}
    made = {}
    for name, inner in value.items():
        field = group.field(name)
        if field is None:
            made[name] = inner
            continue
        ref = field_words(document.game, group.name, name).ref
        made[name] = filled(document, field.shape, inner, ref, used.get(ref, 0))
        used[ref] = used.get(ref, 0) + 1
    return made
