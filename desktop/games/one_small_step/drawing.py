"""Phase 3 and the draws of effects."""

from __future__ import annotations

from dataclasses import replace

from desktop.games.one_small_step import actions as a
from desktop.games.one_small_step import choices, decks, launches
from desktop.games.one_small_step import events as e
from desktop.games.one_small_step import frames as f
from desktop.games.one_small_step.work import Work, seats_of, use_power


def step_phase(work: Work, drawing: f.Drawing) -> bool:
    """Departments that find every deck empty draw nothing (OSS-EDGE-20)."""
    left = drawing.left
    for dept in (0, 1):
        if not choices.open_decks(work.state, drawing.team, dept):
            left &= ~(1 << dept)
    if left == drawing.left and left:
        return False
    if left:
        work.swap(replace(drawing, left=left))
    else:
        work.pop()
    return True


def step_cards(work: Work, drawing: f.DrawingCards) -> bool:
    decks_left = [deck for deck in drawing.decks if decks.deck_of(work.state, drawing.team, deck)]
    if not drawing.left or not decks_left:
        _stop_drawing(work, drawing)
        return True
    if len(decks_left) > 1:
        return False
    draw(work, drawing, decks_left[0])
    return True


def _stop_drawing(work: Work, drawing: f.DrawingCards) -> None:
    work.pop()
    if len(drawing.drawn) > 1:
        work.push(f.Keeping(drawing.team, drawing.dept, drawing.drawn))
    elif drawing.drawn:
        decks.receive(work, drawing.team, drawing.dept, *drawing.drawn[0])


def draw(work: Work, drawing: f.DrawingCards, deck: int) -> None:
    """One card of an effect's draw: held back for a choice, launched at once, or received."""
    card = decks.take(work, drawing.team, deck)
    decks.tell_draw(work, drawing.team, deck, card, secret=drawing.keep_one)
    rest = replace(drawing, left=drawing.left - 1)
    if drawing.keep_one:
        work.swap(replace(rest, drawn=(*drawing.drawn, (deck, card))))
    elif drawing.launch:
        work.pop()
        launches.begin(work, drawing.team, drawing.dept, card, drawing.points)
    else:
        work.swap(rest)
        decks.receive(work, drawing.team, drawing.dept, deck, card)


def draw_card(work: Work, frame: f.Drawing | f.DrawingCards, action: a.DrawCard) -> None:
    if isinstance(frame, f.DrawingCards):
        draw(work, frame, action.deck)
        return
    work.swap(replace(frame, left=frame.left & ~(1 << action.worker)))
    if action.survey:
        use_power(work, frame.team, "surveyors")
        work.push(f.DrawingCards(frame.team, action.worker, (action.deck,), 2, keep_one=True))
        return
    card = decks.take(work, frame.team, action.deck)
    decks.tell_draw(work, frame.team, action.deck, card)
    decks.receive(work, frame.team, action.worker, action.deck, card)


def keep_card(work: Work, frame: f.Keeping, action: a.KeepCard) -> None:
    """One card is received; the others go back on top of their decks (OSS-SYM-13)."""
    state = work.state
    kept = (action.deck, action.card)
    others = tuple(pair for pair in frame.drawn if pair != kept)
    work.pop()
    seers = seats_of(state, frame.team)
    public = action.deck != 2 or work.tables.events[action.card].personnel
    work.events.append(e.CardKept(frame.team, *kept, () if public else seers))
    decks.receive(work, frame.team, frame.dept, *kept)
    if len({deck for deck, _ in others}) < len(others):
        work.push(f.Returning(frame.team, frame.dept, others))
        return
    for deck, card in others:
        decks.deck_of(state, frame.team, deck).append(card)
    work.events.append(e.CardsReturned(frame.team, len(others)))


def return_card(work: Work, frame: f.Returning, action: a.ReturnCard) -> None:
    """The card named last lies on top (OSS-EDGE-28)."""
    decks.deck_of(work.state, frame.team, action.deck).append(action.card)
    left = tuple(pair for pair in frame.drawn if pair != (action.deck, action.card))
    if left:
        work.swap(replace(frame, drawn=left))
    else:
        work.pop()
    work.events.append(e.CardsReturned(frame.team, 1))
