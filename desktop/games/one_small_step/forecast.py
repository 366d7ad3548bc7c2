"""What an action would cost and give now, before it is chosen: prices with everything that raises or lowers them.

The screens show this beside a place that is pointed at, so that nobody pays more than they expected (OSS-UI-05, 11).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from desktop.games.one_small_step import actions as a
from desktop.games.one_small_step import choices, earth, payments
from desktop.games.one_small_step import frames as f
from desktop.games.one_small_step import texts as t
from desktop.games.one_small_step import vocabulary as v
from desktop.games.one_small_step.launches import added_cost
from desktop.games.one_small_step.state import FIRST_DRAFT, StepState
from desktop.games.one_small_step.tables import NO_BILL, NO_PROGRAM, Bill, Tables
from desktop.games.one_small_step.work import has_power
from desktop.kernel.words import Sentence


@dataclass(frozen=True, slots=True)
class Offer:
    """One thing that an action brings; ``title`` says whether it comes on top of the others or instead of them."""

    title: Sentence
    cost: v.Cost | None
    """As it is printed; None where nothing is paid."""
    gives: tuple[v.Effect, ...]
    less: int = 0
    """Tokens that are taken off the cost now."""
    more: Bill = NO_BILL
    """What Hazards that are known add to it."""
    why: tuple[Sentence, ...] = ()
    """Why the cost is not the printed one, and what may still change it."""
    payable: bool = True
    lacks: Bill = NO_BILL
    lacks_tokens: int = 0
    payers: tuple[tuple[int, int, int], ...] = ()
    """Own tokens that may pay: (resource, temporary, Fresh permanent)."""


def forecast(tables: Tables, state: StepState, action: a.StepAction) -> tuple[Offer, ...]:
    """What an action costs and gives; nothing for one that does neither by itself."""
    team = next(team for team in (0, 1) if action.seat in state.seats[team])
    frame = state.stack[-1] if state.stack else None
    match action:
        case a.PlaceWorker(acting=acting, space=space) | a.PlaceToken(acting=acting, space=space):
            return at_space(tables, state, team, acting, space)
        case a.UseAction(worker=worker, space=space):
            return at_space(tables, state, team, worker, space)
        case a.UsePersonnel(card=card):
            return (personnel(tables, state, team, card),)
        case a.PlayDevelopment(card=card):
            extra = frame.discount if isinstance(frame, f.PlayingCard) else 0
            return (development(tables, state, team, card, extra),)
        case a.LaunchMission(mission=mission):
            return launch(tables, state, team, mission)
        case a.TakeAdvancement(card=card):
            free = isinstance(frame, f.FreeAdvancement)
            return (_offer(state, team, Sentence("Advancement"), None if free else _bill(tables, card), ()),)
        case a.UseTile(tile=tile):
            return _program(tables, state, team, Sentence("Media tile"), tables.media_tiles[tile].program)
    return ()


# ---- Earth and draft ---------------------------------------------------------------------------------------------


def at_space(tables: Tables, state: StepState, team: int, acting: int, space: int) -> tuple[Offer, ...]:
    """The action of a space for a type of worker with all its open upgrades, or the worker action of a card."""
    worker = Sentence(t.WORKER_NAMES[acting])
    if space >= FIRST_DRAFT:
        card = tables.events[state.draft[space - FIRST_DRAFT]]
        title = Sentence("Now, for the {worker}", {"worker": worker})
        return _program(tables, state, team, title, card.action)
    action = 2 * space + acting
    less = earth.reduction(tables, state, action)
    why = (Sentence("An upgrade takes {n} off.", {"n": less}),) if less else ()
    title = Sentence("{worker} action", {"worker": worker})
    found = list(_program(tables, state, team, title, earth.base_program(tables, state, action), less, why))
    for marker in earth.MARKERS:
        upgrade = tables.upgrades[2 * action + marker]
        if upgrade.program == NO_PROGRAM or not earth.is_open(state, action, marker):
            continue
        title = Sentence("Or instead, upgraded") if upgrade.mode == "/" else Sentence("And on top, upgraded")
        found += _program(tables, state, team, title, upgrade.program)
    return tuple(found)


def _program(
    tables: Tables,
    state: StepState,
    team: int,
    title: Sentence,
    program: int,
    less: int = 0,
    why: tuple[Sentence, ...] = (),
) -> tuple[Offer, ...]:
    """A program as an offer; one that begins with a payment has a cost."""
    effects = _effects(tables, program)
    if len(effects) == 1 and isinstance(effects[0], v.Pay):
        return (_offer(state, team, title, effects[0].cost, effects[0].then, less, why=why),)
    return (_offer(state, team, title, None, effects),)


def _offer(
    state: StepState,
    team: int,
    title: Sentence,
    cost: v.Cost | None,
    gives: Sequence[v.Effect],
    less: int = 0,
    more: Bill = NO_BILL,
    why: tuple[Sentence, ...] = (),
) -> Offer:
    if cost is None:
        return Offer(title, None, tuple(gives), why=why)
    paying = payments.paying_of(cost, team, 0, less)
    if any(more):
        paying = f.Paying(team, 0, tuple(need + added for need, added in zip(paying.need, more, strict=True)))
    lacks, tokens = payments.shortage(state, paying)
    payers = tuple(payments.usable(state, paying))
    return Offer(title, cost, tuple(gives), less, more, why, not any(lacks) and not tokens, lacks, tokens, payers)


# ---- cards -------------------------------------------------------------------------------------------------------


def pictured(bill: Bill) -> v.Pictured:
    """A bill as a cost that either kind of token pays."""
    named: dict[Any, int] = {v.RESOURCES[resource]: count for resource, count in enumerate(bill) if count}
    return v.Pictured(kind="pictured", bill=named, tokens="either")


def _bill(tables: Tables, advancement: int) -> v.Pictured:
    return pictured(tables.advancements[advancement].cost)


def _effects(tables: Tables, program: int) -> list[v.Effect]:
    return [op.effect for op in tables.programs[program]]


def personnel(tables: Tables, state: StepState, team: int, card: int) -> Offer:
    """A Personnel card in Phase 5."""
    row = tables.events[card]
    less = int(has_power(tables, state, team, "recruiters"))
    why = (Sentence("Your Recruiters take 1 off."),) if less else ()
    return _offer(state, team, Sentence("Personnel"), pictured(row.cost), _effects(tables, row.effects), less, why=why)


def development(tables: Tables, state: StepState, team: int, card: int, extra: int = 0) -> Offer:
    """A Development of the hand, with what makes it cheaper now."""
    row = tables.events[card]
    less = choices.development_discount(tables, state, team) + extra
    why = (Sentence("It costs {n} less now.", {"n": less}),) if less else ()
    gives = _effects(tables, row.effects)
    return _offer(state, team, Sentence("Development"), pictured(row.cost), gives, less, why=why)


def launch(tables: Tables, state: StepState, team: int, mission: int) -> tuple[Offer, ...]:
    """Minor and major success of a mission, with the Hazards on it as far as they are known."""
    row = tables.missions[mission]
    attached = [hazard for where, hazard in state.attached if where == mission]
    known = [hazard for hazard in attached if hazard >= 0]
    unseen = len(attached) - len(known)
    more = added_cost(tables, mission, known)
    why: list[Sentence] = []
    if known:
        why.append(Sentence("Hazards that you know are counted in."))
    if unseen == 1:
        why.append(Sentence("An unseen Hazard may add to it; it gives 1 VP on a success."))
    elif unseen:
        why.append(Sentence("{n} unseen Hazards may add to it; each gives 1 VP on a success.", {"n": unseen}))
    minor, major = ([one.effect for one in row.rewards if one.major is wanted] for wanted in (False, True))
    first = _offer(state, team, Sentence("Minor success"), pictured(row.minor), minor, 0, more, tuple(why))
    both = tuple(one + two for one, two in zip(row.major, row.minor, strict=True))
    more_for_major = tuple(one + two for one, two in zip(both, more, strict=True))
    lacks, _ = payments.shortage(state, f.Paying(team, 0, more_for_major))
    payers = tuple(payments.usable(state, f.Paying(team, 0, row.major)))
    title = Sentence("And for a major success")
    shown = lacks if first.payable else NO_BILL
    second = Offer(title, pictured(row.major), tuple(major), payable=not any(lacks), lacks=shown, payers=payers)
    return (first, second)


# ---- in words ----------------------------------------------------------------------------------------------------


def offer_text(offer: Offer) -> Sentence:
    """What is paid, what it brings, and what is missing, in one sentence without the title."""
    gives = t.effects_text(offer.gives)
    if offer.cost is None:
        text = Sentence("No cost: {gives}", {"gives": gives})
    else:
        cost = t.cost_text(offer.cost, offer.less)
        if any(offer.more):
            cost = Sentence("{cost} and {more}", {"cost": cost, "more": t.bill_text(offer.more)})
        text = Sentence("Pay {cost}" if not offer.gives else "Pay {cost} for {gives}", {"cost": cost, "gives": gives})
    if any(offer.lacks):
        text = Sentence("{text}. Missing: {what}", {"text": text, "what": t.bill_text(offer.lacks)})
    elif not offer.payable:
        text = Sentence("{text}. You cannot pay that now", {"text": text})
    return text
