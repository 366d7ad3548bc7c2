"""How a row of the tree looks: a part, an item with its small picture, or a card within an item."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from desktop.table.kit import fonts
from desktop.table.kit.icons import paint_icon
from desktop.table.kit.ink import fill, rounded, smooth
from desktop.table.kit.theme import DANGER, MUTED, SOFT_TEXT, TEAL, TEXT, WARNING, WHITE, colour
from desktop.table.kit.writing import centred_baseline, elided, put_block, put_text, text_width, wrap
from editor.game_words import part_words
from editor.look.glyphs import sign
from editor.window.places import Place, subtitle_of, title_of
from editor.window.thumbnails import GAP, HIGH, WIDE

if TYPE_CHECKING:
    from editor.window.tree import PackTree

PLACE = Qt.ItemDataRole.UserRole + 1
"""Under which a row keeps its Place."""
_PART_HIGH, _ITEM_HIGH = 38, 54
Index: TypeAlias = QModelIndex | QPersistentModelIndex


class RowDelegate(QStyledItemDelegate):
    """Paints a part, an item or a card within an item."""

    def __init__(self, tree: PackTree) -> None:
        super().__init__(tree)
        self._tree = tree

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        place = index.data(PLACE)
        high = _ITEM_HIGH if place.uid else _PART_HIGH
        return QSize(120, high)

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        option.text = title_of(self._tree.document, index.data(PLACE))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        place: Place = index.data(PLACE)
        rect: QRect = option.rect
        painter.save()
        smooth(painter)
        self._ground(painter, option, rect)
        if not place.uid:
            self._part(painter, place, rect)
        else:
            self._item(painter, place, rect)
        painter.restore()

    def _ground(self, painter: QPainter, option: QStyleOptionViewItem, rect: QRect) -> None:
        body = QRectF(rect).adjusted(6, 2, -6, -2)
        state = option.state
        if state & QStyle.StateFlag.State_Selected:
            fill(painter, rounded(body, 9), colour(TEAL, 0.2))
            fill(painter, rounded(QRectF(body.left(), body.top() + 6, 3, body.height() - 12), 1.5), colour(TEAL))
        elif state & QStyle.StateFlag.State_MouseOver:
            fill(painter, rounded(body, 9), colour(TEAL, 0.09))

    def _part(self, painter: QPainter, place: Place, rect: QRect) -> None:
        words = part_words(self._tree.document.game, place.part)
        part = self._tree.document.draft.parts[place.part]
        middle = rect.center().y() + 0.5
        paint_icon(painter, sign(words.icon), QRectF(rect.left() + 16, middle - 9, 18, 18), colour(SOFT_TEXT))
        face = fonts.font(14, 600)
        right = rect.right() - 16.0 - self._badge(painter, place, rect)
        if part.many:
            count = str(len(part.rows))
            if self._tree.filtered:
                count = f"{self._tree.shown_count(place.part)} / {count}"
            small = fonts.font(12, tabular=True)
            width = text_width(small, count)
            put_text(painter, right - width, centred_baseline(small, middle), count, small, colour(MUTED))
            right -= width + 10
        title = elided(words.many, right - rect.left() - 46, face)
        put_text(painter, rect.left() + 46, centred_baseline(face, middle), title, face, colour(TEXT))

    def _item(self, painter: QPainter, place: Place, rect: QRect) -> None:
        document = self._tree.document
        left = rect.left() + (28 if place.within else 16)
        picture = self._tree.thumbnails.get(place)
        two = bool(picture is not None and picture.width() > 1.5 * WIDE * picture.devicePixelRatio())
        if picture is not None and not picture.isNull():
            painter.drawPixmap(QPointF(left, rect.center().y() - HIGH / 2 + 0.5), picture)
        left += round((2 * WIDE + GAP if two else WIDE) + 10)
        right = rect.right() - 14 - self._badge(painter, place, rect)
        face = fonts.font(13 if place.within else 14)
        below = subtitle_of(document, place)
        paint = colour(WHITE if not place.within else TEXT)
        title = title_of(document, place)
        if not below or text_width(face, title) > right - left:  # the whole title says more than the kind
            block = wrap(title, right - left, face, most=2, leading=1.25)
            put_block(painter, left, rect.center().y() + 0.5 - block.height / 2, block, paint)
            return
        middle = rect.center().y() - 7
        put_text(painter, left, centred_baseline(face, middle), title, face, paint)
        small = fonts.font(12)
        told = elided(below, right - left, small)
        put_text(painter, left, centred_baseline(small, middle + 17), told, small, colour(MUTED))

    def _badge(self, painter: QPainter, place: Place, rect: QRect) -> float:
        worst = self._tree.severity.get(place)
        if not worst:
            return 0.0
        paint = QColor(DANGER if worst == "fault" else WARNING)
        spot = QRectF(rect.right() - 32, rect.center().y() - 8, 16, 16)
        paint_icon(painter, sign("fault" if worst == "fault" else "warning"), spot, paint)
        return 24.0
