"""What stands on the shelf of a window: boxes, and cards of games in progress."""

from desktop.table.shelf.card import ContinueCard


def cards(window) -> list[ContinueCard]:
    return [card for card in window.shelf.games.cards if isinstance(card, ContinueCard)]


def box(window, game_id):
    return next(box for box in window.shelf.boxes.boxes if box.info.id == game_id)
