"""Pictures that are painted once: kept in memory, and the costly ones on disk as well.

A picture is described by a Recipe. Any thread may ask for its image; pixmaps belong to the screen's thread.
Whatever goes wrong with the folder on disk (full, read-only, damaged files), the picture is simply painted
again.
"""

import contextlib
import hashlib
import os
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from threading import RLock, get_ident
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap

from desktop.table.kit.ink import canvas, painting

MEMORY_LIMIT = 160 * 2**20
DISK_LIMIT = 96 * 2**20
_FAST_PNG = 85  # Qt turns 100 minus this into the compression level: speed matters more than some kilobytes


@dataclass(frozen=True)
class Recipe:
    """What to paint: a name that says everything that changes the picture, a size in logical pixels, a
    scale.

    `paint` is called with a painter in logical pixels; it must do without pixmaps, as it may run on a
    worker thread. `keep` puts the result on disk.
    """

    name: str
    width: float
    height: float
    scale: float
    paint: Callable[[QPainter], None] = field(compare=False)
    keep: bool = False

    def render(self) -> QImage:
        image = canvas(self.width, self.height, self.scale)
        with painting(image) as painter:
            self.paint(painter)
        return image


_P = TypeVar("_P", QImage, QPixmap)


class _Recent(Generic[_P]):
    """The pictures used last, up to a number of bytes."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._held: OrderedDict[Recipe, _P] = OrderedDict()
        self.bytes = 0

    @staticmethod
    def _size(picture: _P) -> int:
        return picture.width() * picture.height() * 4

    def get(self, recipe: Recipe) -> _P | None:
        if recipe in self._held:
            self._held.move_to_end(recipe)
        return self._held.get(recipe)

    def pop(self, recipe: Recipe) -> _P | None:
        picture = self._held.pop(recipe, None)
        if picture is not None:
            self.bytes -= self._size(picture)
        return picture

    def put(self, recipe: Recipe, picture: _P) -> None:
        self.pop(recipe)
        self._held[recipe] = picture
        self.bytes += self._size(picture)
        while self.bytes > self._limit and len(self._held) > 1:
            self.pop(next(iter(self._held)))


class DiskStore:
    """A folder of PNG files, bounded in size; the files used longest ago go first."""

    def __init__(self, folder: Path, edition: str, limit: int = DISK_LIMIT) -> None:
        self._folder, self._edition, self._limit = folder, edition, limit

    def path(self, recipe: Recipe) -> Path:
        parts = (recipe.name, recipe.width, recipe.height, recipe.scale, self._edition)
        return self._folder / f"{hashlib.sha256(repr(parts).encode()).hexdigest()[:32]}.png"

    def load(self, recipe: Recipe) -> QImage | None:
        try:
            data = self.path(recipe).read_bytes()
        except OSError:
            return None
        image = QImage.fromData(data)
        expected = canvas(recipe.width, recipe.height, recipe.scale).size()
        if image.isNull() or image.size() != expected:
            return None
        with contextlib.suppress(OSError):
            os.utime(self.path(recipe))
        image = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(recipe.scale)
        return image

    def save(self, recipe: Recipe, image: QImage) -> None:
        target = self.path(recipe)
        # Two threads may save at once, and two programs.
        unfinished = target.with_name(f"unfinished-{os.getpid()}-{get_ident()}.png")
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            if image.save(str(unfinished), quality=_FAST_PNG):
                os.replace(unfinished, target)
            self._trim()
        except OSError:
            with contextlib.suppress(OSError):
                unfinished.unlink(missing_ok=True)

    def _trim(self) -> None:
        files = [(entry.stat(), entry) for entry in self._folder.glob("*.png")]
        total = sum(status.st_size for status, _ in files)
        for status, entry in sorted(files, key=lambda pair: pair[0].st_mtime):
            if total <= self._limit:
                return
            entry.unlink(missing_ok=True)
            total -= status.st_size


class Pictures(QObject):
    """The pictures of one running program.

    `folder` is where costly pictures are kept from one start to the next (None: nowhere); `edition` names
    the version of the art, see `art_edition`.
    """

    ready = Signal(str)
    """A prepared picture can be had without waiting; says the recipe's name."""

    def __init__(self, folder: Path | None = None, edition: str = "", memory: int = MEMORY_LIMIT) -> None:
        super().__init__()
        self._disk = DiskStore(folder, edition) if folder is not None else None
        self._images: _Recent[QImage] = _Recent(memory)
        self._pixmaps: _Recent[QPixmap] = _Recent(memory)
        self._lock = RLock()
        self._workers = QThreadPool()
        self._workers.setMaxThreadCount(1)  # the computer players need the other processors

    def image(self, recipe: Recipe) -> QImage:
        """The picture as an image; may be called on any thread and takes as long as the painting takes."""
        with self._lock:
            found = self._images.get(recipe)
        if found is not None:
            return found
        image = self._disk.load(recipe) if self._disk is not None and recipe.keep else None
        if image is None:
            image = recipe.render()
            if self._disk is not None and recipe.keep:
                self._disk.save(recipe, image)
        with self._lock:
            self._images.put(recipe, image)
        return image

    def pixmap(self, recipe: Recipe) -> QPixmap:
        """The picture as a pixmap, painted now if it is not there yet; on the screen's thread only."""
        found = self._pixmaps.get(recipe)
        if found is None:
            found = QPixmap.fromImage(self.image(recipe))
            self._pixmaps.put(recipe, found)
            with self._lock:
                self._images.pop(recipe)
        return found

    def is_ready(self, recipe: Recipe) -> bool:
        """Whether the picture can be had without painting or reading it."""
        if self._pixmaps.get(recipe) is not None:
            return True
        with self._lock:
            return self._images.get(recipe) is not None

    def prepare(self, recipes: Iterable[Recipe]) -> None:
        """Paint on a worker thread what is not ready; `ready` tells of each when it is."""
        for recipe in recipes:
            if not self.is_ready(recipe):
                self._workers.start(_Preparation(self, recipe))

    def finish(self) -> None:
        """Drop what is waiting and wait for the picture in hand; for the end of the program."""
        self._workers.clear()
        self._workers.waitForDone()


class _Preparation(QRunnable):
    def __init__(self, pictures: Pictures, recipe: Recipe) -> None:
        super().__init__()
        self._pictures, self._recipe = pictures, recipe

    def run(self) -> None:
        self._pictures.image(self._recipe)
        self._pictures.ready.emit(self._recipe.name)


def art_edition(version: str) -> str:
    """A name for the state of the art: the program's version, and the painters' files where it runs from
    source.
    """
    state = [version]
    for source in sorted(Path(__file__).parents[1].rglob("*.py")):
        status = source.stat()
        state.append(f"{source.name}:{status.st_size}:{status.st_mtime_ns}")
    return hashlib.sha256("\n".join(state).encode()).hexdigest()[:16]
