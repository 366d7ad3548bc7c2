"""What a person has set, kept in the library."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Any, Generic, Protocol, TypeVar, overload

from PySide6.QtCore import QObject, Signal

from desktop.table.kit.theme_qss import Theme

T = TypeVar("T")

SCALES = (100, 125, 150, 175, 200, 250, 300)
"""The sizes of the whole interface on offer, in percent of what the system asks for."""


class Speed(StrEnum):
    """How fast the table shows what happened."""

    OFF = "off"
    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"

    @property
    def stretch(self) -> float:
        """What a duration is multiplied with; 0 shows the end at once."""
        return {Speed.OFF: 0.0, Speed.SLOW: 2.0, Speed.NORMAL: 1.0, Speed.FAST: 0.45}[self]


class CurtainUse(StrEnum):
    """When a curtain falls between two people at one screen."""

    AUTO = "auto"
    """In games that hide something."""
    ALWAYS = "always"
    OFF = "off"


class Store(Protocol):
    """Keeps values that JSON can hold; the library does it on disk."""

    def setting(self, key: str, default: Any = None) -> Any:
        """What is kept under a key."""
        ...

    def set_setting(self, key: str, value: Any) -> None:
        """Keep a value. Raises Problem when that is not possible."""
        ...


class _Value(Generic[T]):
    """A typed attribute of Settings. What cannot be read counts as not set."""

    def __init__(self, default: T, read: Callable[[Any], T]) -> None:
        self.default = default
        self._read = read
        self.name = ""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, settings: None, owner: type) -> _Value[T]: ...

    @overload
    def __get__(self, settings: Settings, owner: type) -> T: ...

    def __get__(self, settings: Settings | None, owner: type) -> _Value[T] | T:
        if settings is None:
            return self
        found = settings.load(self.name)
        if found is None:
            return self.default
        try:
            return self._read(found)
        except (TypeError, ValueError):
            return self.default

    def __set__(self, settings: Settings, value: T) -> None:
        value = self._read(value)
        if value != self.__get__(settings, type(settings)):
            try:
                settings.save(self.name, value)
            finally:
                settings.changed.emit(self.name)


def _flag(value: Any) -> bool:
    if not isinstance(value, bool):
        raise TypeError(value)
    return value


def _scale(value: Any) -> int:
    return min(SCALES, key=lambda known: abs(known - int(value)))


class Settings(QObject):
    """Typed settings; setting one stores it and tells whoever listens."""

    changed = Signal(str)
    """The name of the setting that has a new value."""

    animation = _Value(Speed.NORMAL, Speed)
    less_motion = _Value(False, _flag)
    """No movement for its own sake: nothing drifts, lifts or twinkles."""
    confirm_moves = _Value(False, _flag)
    show_legal = _Value(True, _flag)
    """Whether what may be chosen is lit before anything is picked."""
    curtain = _Value(CurtainUse.AUTO, CurtainUse)
    scale = _Value(100, _scale)
    """Percent; takes effect when the program starts."""
    theme = _Value(Theme.SYSTEM, Theme)

    def __init__(self, store: Store, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._known: dict[str, Any] = {}

    def load(self, key: str, default: Any = None) -> Any:
        """What is kept under a key; read from the disk once."""
        if key not in self._known:
            self._known[key] = self._store.setting(key, default)
        return self._known[key]

    def save(self, key: str, value: Any) -> None:
        """Keep a value under a key. Raises Problem; it holds until the program ends all the same."""
        self._known[key] = value
        self._store.set_setting(key, value)

    def curtain_wanted(self, hides: bool) -> bool:
        """Whether a curtain falls between people in a game that does or does not hide something."""
        return self.curtain is CurtainUse.ALWAYS or (hides and self.curtain is CurtainUse.AUTO)
