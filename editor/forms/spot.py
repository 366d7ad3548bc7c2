"""Where a control writes, and what all controls have in common."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout, QSizePolicy, QWidget

from editor.document.document import Document
from editor.document.draft import REMOVED, FieldPath, Removed


@dataclass(frozen=True, slots=True)
class Spot:
    """A value of an item in a document, and what it is called."""

    document: Document
    part: str
    uid: int
    path: FieldPath = ()
    label: str = ""
    """What steps that change it are called."""
    default: Any = None
    """What holds where the value is left out, as JSON; None where nothing does."""
    ref: str = ""
    """What the value names, see ``references``."""
    unit: str = ""
    story: bool = False

    @property
    def value(self) -> Any:
        """What is there; the default where nothing is; REMOVED where there is no default either."""
        found = self.document.value(self.uid, self.path)
        return self.default if isinstance(found, Removed) and self.default is not None else found

    @property
    def values(self) -> list[Any]:
        """The things of a list; none where there is no list."""
        found = self.value
        return found if isinstance(found, list) else []

    @property
    def missing(self) -> bool:
        return isinstance(self.document.value(self.uid, self.path), Removed)

    def put(self, value: Any, *, merge: bool = False, text: str = "") -> None:
        """Write a value; one that is the default is left out, so that files stay as people write them."""
        if self.default is not None and value == self.default and type(value) is type(self.default) and self.missing:
            return
        self.document.set_value(self.part, self.uid, self.path, value, text or self.label, merge)

    def take_away(self) -> None:
        self.document.set_value(self.part, self.uid, self.path, REMOVED, self.label)

    def at(self, *steps: str | int, **changes: Any) -> Spot:
        """A spot further in."""
        plain: dict[str, Any] = {"default": None, "ref": "", "unit": "", "story": False}
        return replace(self, path=(*self.path, *steps), **{**plain, **changes})


class Editor(QWidget):
    """Shows and changes the value at one spot."""

    def __init__(self, spot: Spot, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.spot = spot
        self.setAccessibleName(spot.label)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def refresh(self) -> None:
        """Show what the document holds now."""
        for editor in self.inner():
            editor.refresh()

    def inner(self) -> Sequence[Editor]:
        """The editors within this one."""
        return ()

    def unfold(self, step: str | int) -> None:
        """Make the editor of a value within this one, if it waits to be asked for."""

    def innermost(self, path: Sequence[str | int]) -> Editor:
        """The innermost editor on the way to a value."""
        steps = tuple(path)[len(self.spot.path) :]
        if steps:
            self.unfold(steps[0])
        for one in self.inner():
            own = one.spot.path
            if own == tuple(path)[: len(own)]:
                return one.innermost(path)
        return self

    def focus_here(self) -> None:
        """Put the keyboard's focus into it."""
        for child in self.findChildren(QWidget):
            if child.focusPolicy() & Qt.FocusPolicy.TabFocus and child.isEnabled():
                child.setFocus(Qt.FocusReason.ShortcutFocusReason)
                return

    def marked(self) -> QWidget:
        """What bears the frame of a fault."""
        return self


def bare(layout: QLayout, gap: int = 6) -> None:
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(gap)


def discard(widget: QWidget, *layouts: QLayout) -> None:
    """Take a widget off the layouts it may stand in, and throw it away."""
    for layout in layouts:
        layout.removeWidget(widget)
    widget.hide()
    widget.deleteLater()


def frame(widget: QWidget, severity: str) -> None:
    """Give a widget the frame of a "fault" or "warning", or with an empty one its own."""
    if widget.property("severity") != severity:
        widget.setProperty("severity", severity)
        widget.style().unpolish(widget)
        widget.style().polish(widget)
