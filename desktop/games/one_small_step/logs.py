"""What happened, as lines of the log."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeAlias

from desktop.games.one_small_step import events as e
from desktop.games.one_small_step import flights as fl
from desktop.games.one_small_step import texts as t
from desktop.games.one_small_step.labels import drawn_title, hazard_text, reward_text
from desktop.games.one_small_step.scoring import TEAM_NAMES
from desktop.games.one_small_step.state import TOKEN
from desktop.games.one_small_step.tables import Tables
from desktop.kernel.game import Event
from desktop.kernel.words import Address, SeatName, Sentence, listed

Words: TypeAlias = dict[str, str | int | SeatName | Sentence]
Teller: TypeAlias = Callable[[Tables, Any], Sentence | None]

PHASE_NAMES = ("Set-up", "Countdown", "Replenish", "Draw", "Place Workers", "Personnel", "Play Cards", "Launch")
LAST_ROUND = {
    "moon": "A crew has landed on the Moon: this round is the last one.",
    "events": "The Event deck is too small for another round: this round is the last one.",
    "crew_missions": "A nation has no Crew mission left: the game ends with this round.",
}


def tell(tables: Tables, event: Event) -> Sentence | None:
    """The event as a line of the log; None for what goes without saying."""
    teller = TELLERS.get(type(event))
    told = teller(tables, event) if teller else None
    return None if told is None else replace(told, places=_places(event))


def _places(event: Event) -> tuple[Address, ...]:
    """Where on the table an event happened."""
    match event:
        case e.WorkerPlaced(space=space):
            return (f"space:{space}",)
        case e.EarthUpgraded(upgrade=upgrade):
            return (f"upgrade:{upgrade}",)
        case e.ActionUsed(action=action):
            return (f"space:{action // 2}",)
        case fl.PathAdvanced(space=space) | fl.CrewTileClaimed(space=space) if space:
            return (f"path:{space}",)
        case e.MediaMoved() | e.MediaTileTaken():
            return ("media:0",)
        case e.AdvancementTaken(card=card):
            return (f"advancement:{card}",)
    for field, kind in (("mission", "mission"), ("card", "event")):
        if (number := getattr(event, field, -1)) >= 0:
            return (f"{kind}:{number}",)
    return (f"agency:{event.team}",) if isinstance(event, e.TokensGained | e.TokensPaid | e.PointsScored) else ()


def _by(event: Any, text: str, **words: str | int | Sentence) -> Sentence:
    return Sentence(text, {"team": Sentence(TEAM_NAMES[event.team]), **words})


def _mission(tables: Tables, mission: int) -> Sentence:
    return Sentence(tables.missions[mission].title)


def _card(tables: Tables, card: int) -> Sentence:
    return Sentence(tables.events[card].title) if card >= 0 else Sentence("a card")


def _cards(tables: Tables, cards: tuple[int, ...]) -> Sentence:
    return listed([_card(tables, card) for card in cards]) if cards else Sentence("none")


def _phase(tables: Tables, event: e.PhaseBegan) -> Sentence:
    name = Sentence(PHASE_NAMES[event.phase])
    return _by(event, "Round {round}, {phase}: {team} leads.", round=event.round, phase=name)


def _drawn(tables: Tables, event: e.CardDrawn) -> Sentence:
    deck = Sentence(t.DECK_NAMES[("satellite", "crew", "event")[event.deck]])
    card = drawn_title(tables, event.deck, event.card)
    return _by(event, "{team} draws {card} from the {deck} deck.", card=card, deck=deck)


def _placed(tables: Tables, event: e.WorkerPlaced) -> Sentence:
    place = Sentence(tables.space_titles[event.space]) if event.card < 0 else _card(tables, event.card)
    acting = Sentence(t.WORKER_NAMES[event.acting])
    if event.worker == TOKEN:
        return _by(event, "{team} places a token as {acting} on {place}.", acting=acting, place=place)
    worker = Sentence(t.WORKER_NAMES[event.worker])
    if event.worker != event.acting:
        return _by(event, "{team} places {worker} as {acting} on {place}.", worker=worker, acting=acting, place=place)
    return _by(event, "{team} places {worker} on {place}.", worker=worker, place=place)


def _rolled(tables: Tables, event: e.Rolled) -> Sentence:
    words = {
        "die": Sentence(t.GROUP_NAMES[("agency", "satellite", "crew")[event.die]]),
        "shown": listed([t.name(resource) for resource in event.shown]),
    }
    if event.chosen:
        return _by(event, "{team} chooses {shown} on the {die} die.", **words)
    return _by(event, "{team} rolls the {die} die: {shown}.", **words)


def _gained(tables: Tables, event: e.TokensGained) -> Sentence:
    kind = Sentence("permanent") if event.permanent else Sentence("temporary")
    return _by(event, "{team} gains {n} {kind} {what}.", n=event.count, kind=kind, what=t.name(event.resource))


def _paid(tables: Tables, event: e.TokensPaid) -> Sentence:
    words: dict[str, int | Sentence] = {
        "what": t.name(event.resource),
        "temporary": event.temporary,
        "permanent": event.permanent,
    }
    if not event.permanent:
        return _by(event, "{team} pays {temporary} temporary {what}.", **words)
    if not event.temporary:
        return _by(event, "{team} pays {permanent} permanent {what}.", **words)
    return _by(event, "{team} pays {temporary} temporary and {permanent} permanent {what}.", **words)


def _scored(tables: Tables, event: e.PointsScored) -> Sentence:
    source = Sentence(event.source)
    if event.points < 0:
        return _by(event, "{team} loses {n} VP: {source}.", n=-event.points, source=source)
    return _by(event, "{team} scores {n} VP: {source}.", n=event.points, source=source)


def _media(tables: Tables, event: e.MediaMoved) -> Sentence:
    words = {"before": event.before, "after": event.after}
    if event.on_top:
        return _by(event, "{team} moves from {before} to {after} on the Media track, on top of the other.", **words)
    return _by(event, "{team} moves from {before} to {after} on the Media track.", **words)


def _upgraded(tables: Tables, event: e.EarthUpgraded) -> Sentence:
    action = Sentence(tables.action_titles[event.upgrade // 2])
    kind = Sentence(("satellite", "crew")[event.upgrade % 2])
    return _by(event, "{team} uncovers the {kind} upgrade of {action}.", kind=kind, action=action)


def _revealed(tables: Tables, event: fl.HazardsRevealed) -> Sentence:
    hazards = listed([hazard_text(tables, hazard) for hazard in event.hazards])
    return _by(event, "On {mission}: {hazards}.", mission=_mission(tables, event.mission), hazards=hazards)


def _succeeded(tables: Tables, event: fl.LaunchSucceeded) -> Sentence:
    text = "{team}: {mission} is a major success." if event.major else "{team}: {mission} is a minor success."
    return _by(event, text, mission=_mission(tables, event.mission))


def _claimed(tables: Tables, event: fl.CrewTileClaimed) -> Sentence:
    return _by(event, "{team} claims a crew tile worth {n} VP.", n=tables.crew_tiles[event.tile])


def _advancement(tables: Tables, event: e.AdvancementTaken) -> Sentence:
    text = "{team} takes {card} free." if event.free else "{team} buys {card}."
    return _by(event, text, card=Sentence(tables.advancements[event.card].title))


def _passed(tables: Tables, event: e.Passed) -> Sentence:
    if event.worker < 0:
        return _by(event, "{team} passes.")
    return _by(event, "{team}: {dept} pass.", dept=Sentence(t.DEPARTMENT_NAMES[event.worker]))


def _round_over(tables: Tables, event: e.RoundOver) -> Sentence:
    us, ussr = (sum(points) for points in event.points)
    text = "Round {round} is over: United States {us} VP, Soviet Union {ussr} VP more."
    return Sentence(text, {"round": event.round, "us": us, "ussr": ussr})


def _ended(tables: Tables, event: e.Ended) -> Sentence:
    names = listed([Sentence("{who}", {"who": SeatName(seat)}) for seat in event.winners])
    return Sentence("The game is over; won by {who}.", {"who": names})


def _on_mission(text: str) -> Teller:
    return lambda tables, event: _by(event, text, mission=_mission(tables, event.mission))


def _with_card(text: str) -> Teller:
    return lambda tables, event: _by(event, text, card=_card(tables, event.card))


def _with_hazard(text: str) -> Teller:
    return lambda tables, event: _by(
        event, text, hazard=hazard_text(tables, event.hazard), mission=_mission(tables, event.mission)
    )


def _plain(text: str) -> Teller:
    return lambda tables, event: _by(event, text)


TELLERS: dict[type, Teller] = {
    e.PhaseBegan: _phase,
    fl.MissionPlaced: lambda tables, event: _by(
        event, "{team}: {mission} on T-Minus {n}.", mission=_mission(tables, event.mission), n=event.stage
    ),
    fl.QueueAdvanced: lambda tables, event: _by(
        event,
        "{team} moves on: {missions}.",
        missions=listed([_mission(tables, mission) for mission in event.missions]),
    ),
    fl.TrackedFast: _on_mission("{team} moves {mission} straight to Launch."),
    e.EventsDealt: lambda tables, event: Sentence("New Event cards: {cards}.", {"cards": _cards(tables, event.cards)}),
    e.CardDrawn: _drawn,
    e.CardGained: _with_card("{team} takes {card}."),
    e.CardKept: lambda tables, event: _by(
        event, "{team} keeps {card}.", card=drawn_title(tables, event.deck, event.card)
    ),
    e.CardsReturned: lambda tables, event: _by(event, "{team} puts {n} back on top.", n=event.count),
    e.CardDiscarded: _with_card("{team} puts {card} under the Event deck."),
    e.PersonnelDropped: _with_card("{team} lets {card} go."),
    e.WorkerPlaced: _placed,
    e.ActionUsed: lambda tables, event: _by(
        event, "{team} uses {action}.", action=Sentence(tables.action_titles[event.action])
    ),
    e.WorkersRetrieved: lambda tables, event: Sentence(
        "All workers go home; not drafted: {cards}.", {"cards": _cards(tables, event.undrafted)}
    ),
    e.Rolled: _rolled,
    e.TokensGained: _gained,
    e.TokensPaid: _paid,
    e.TokenUpgraded: lambda tables, event: _by(event, "{team} upgrades {what}.", what=t.name(event.resource)),
    e.PointsScored: _scored,
    e.MediaMoved: _media,
    e.MediaTileTaken: lambda tables, event: _by(
        event, "{team} draws the media tile {tile}.", tile=Sentence(tables.media_tiles[event.tile].title)
    ),
    e.MediaTileUsed: lambda tables, event: _by(
        event, "{team} uses the media tile {tile}.", tile=Sentence(tables.media_tiles[event.tile].title)
    ),
    e.SatelliteTileDrawn: lambda tables, event: _by(
        event, "{team} draws the satellite tile {tile}.", tile=Sentence(tables.satellite_tiles[event.tile].title)
    ),
    fl.CrewTileClaimed: _claimed,
    fl.PathAdvanced: lambda tables, event: _by(event, "{team} reaches space {n} of the Moon path.", n=event.space),
    fl.HazardTaken: _on_mission("{team} puts an unseen Hazard on {mission}."),
    fl.HazardGiven: _with_hazard("{team} puts {hazard} on {mission}."),
    fl.HazardSeen: _with_hazard("{team} looks at {hazard} on {mission}."),
    fl.HazardReturned: _plain("{team} puts a Hazard under its deck."),
    fl.HazardsRevealed: _revealed,
    fl.HazardIgnored: lambda tables, event: _by(
        event, "{team} was prepared for {hazard}.", hazard=hazard_text(tables, event.hazard)
    ),
    fl.LaunchBegan: _on_mission("{team} launches {mission}."),
    fl.LaunchFailed: _on_mission("{team}: {mission} fails."),
    fl.LaunchSucceeded: _succeeded,
    fl.RewardGivenUp: lambda tables, event: _by(
        event, "{team} gives up {reward}.", reward=reward_text(tables, event.mission, event.reward)
    ),
    e.PersonnelUsed: _with_card("{team} uses {card}."),
    e.DevelopmentPlayed: _with_card("{team} plays {card}."),
    e.EarthUpgraded: _upgraded,
    e.AdvancementTokenGained: _plain("{team} gains an Advancement token."),
    e.AdvancementTaken: _advancement,
    e.Passed: _passed,
    e.Disagreed: _plain("{team}: the departments disagree."),
    e.Settled: _plain("{team}: the opponents have decided."),
    e.RoundOver: _round_over,
    e.LastRound: lambda tables, event: Sentence(LAST_ROUND[event.reason]),
    e.Ended: _ended,
}
