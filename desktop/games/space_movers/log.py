"""Events as lines of the log, and how a game ended."""

from __future__ import annotations

from desktop.games.space_movers import events as e
from desktop.games.space_movers.state import NOWHERE
from desktop.games.space_movers.tables import Tables
from desktop.games.space_movers.texts import rule_text, the_room
from desktop.games.space_movers.words import Names, Words
from desktop.kernel.game import Event
from desktop.kernel.words import SeatName, Sentence, listed

_ENDINGS = {
    "won": "The last objective is done: the crew has won.",
    "resources": "The resources have run out: the crew has lost.",
    "presence": "The UO has seen too much: the crew has lost.",
    "caught": "The scout has caught the Liberty, and “{card}” does not forgive that: the crew has lost.",
    "overdue": "“{card}” has waited too long: the crew has lost.",
    "watched": "Too many eyes for “{card}”: the crew has lost.",
    "drained": "Too few resources for “{card}”: the crew has lost.",
    "deck": "The deck is empty: the crew has lost.",
    "conceded": "Nobody is left to act, and the crew has given up.",
}


def ending(result: str, card: str) -> Sentence:
    return Sentence(_ENDINGS[result], {"card": card})


def tell(tables: Tables, event: Event) -> Sentence | None:
    """The event as a line; None for events not worth one."""
    names = Names(tables)
    for teller in (_tell_turn, _tell_cards, _tell_board, _tell_checks):
        if line := teller(names, event):
            return line
    return None


def _tell_turn(names: Names, event: Event) -> Sentence | None:
    match event:
        case e.RolledForChoice(rolls):
            shown = [Sentence("{who} {roll}", {"who": SeatName(seat), "roll": roll}) for seat, roll in rolls]
            return Sentence("Roll for the choice of characters: {rolls}.", {"rolls": listed(shown)})
        case e.CharacterChosen(seat, character):
            return Sentence("{who} plays {name}.", {"who": SeatName(seat), "name": names.character(character)})
        case e.TurnBegan(seat, turn):
            return Sentence("Turn {turn}: {who}.", {"who": SeatName(seat), "turn": turn})
        case e.Walked(character, _, room):
            words: Words = {"name": names.character(character), "room": the_room(names.room(room))}
            return Sentence("{name} walked to {room}.", words, (f"room:{room}",))
        case e.CrewmateAsked(seat, crewmate):
            words = {"who": SeatName(seat), "crewmate": SeatName(crewmate)}
            return Sentence("{who} asked {crewmate} to act.", words)
        case e.ResourcesChanged(before, after, terms):
            words = {"before": before, "after": after, "terms": _terms(terms)}
            return Sentence("Resources {before} to {after} ({terms}).", words, ("resources",))
        case e.ObjectiveShown():
            return Sentence("An objective was turned up.", {}, ("objective",))
        case e.StepDone():
            return Sentence("A step of the objective is done.", {}, ("objective",))
        case e.ObjectiveDone(_, count):
            return Sentence("Objective done, number {count}.", {"count": count}, ("objective",))
        case e.DeadlinePassed():
            return Sentence("The objective has waited too long; there is a price.", {}, ("objective",))
        case e.Ended(result, card):
            return ending(result, card)
    return None


def _terms(terms: tuple[tuple[int, str], ...]) -> Sentence:
    shown = [Sentence("{reason} {amount}", {"reason": Sentence(why), "amount": f"{n:+d}"}) for n, why in terms]
    return listed(shown)


def _tell_cards(names: Names, event: Event) -> Sentence | None:
    match event:
        case e.CardDrawn(seat, card, _):
            places = (f"card:{card}",) if card >= 0 else ()
            return Sentence("{who} drew {card}.", {"who": SeatName(seat), "card": names.card(card)}, places)
        case e.DeckReshuffled(cards):
            return Sentence("The discard pile became a new deck of {cards}.", {"cards": cards})
        case e.DrawSkipped(seat):
            return Sentence("No card was left for {who}.", {"who": SeatName(seat)})
        case e.TopCardShown(_, card):
            return Sentence("The top card of the deck is {card}.", {"card": names.card(card)}, ("deck",))
        case e.EventPlaced(card):
            found = names.tables.cards[card].event
            rules = listed([rule_text(rule) for rule in found.rules]) if found else Sentence("")
            return Sentence("Event: {card}. {rules}", {"card": names.card(card), "rules": rules}, ("event",))
        case e.EventDisplaced(card, price):
            words: Words = {"card": names.card(card), "price": price}
            return Sentence("{card} left the game, which costs {price}.", words)
        case e.EventCleared(card):
            return Sentence("{card} is over.", {"card": names.card(card)}, ("event",))
        case e.PursuitPlaced(card, _):
            return Sentence("Pursuit: {card}.", {"card": names.card(card)}, ("pursuit",))
        case e.PursuitEnded(card):
            return Sentence("The pursuit “{card}” is over.", {"card": names.card(card)})
        case e.CardDiscarded(seat, card):
            return Sentence("{who} discarded {card}.", {"who": SeatName(seat), "card": names.card(card)})
        case e.CargoFetched(seat, card):
            words = {"who": SeatName(seat), "card": names.card(card)}
            return Sentence("{who} took {card} from the discard pile.", words)
        case e.CargoSwapped(seat, given, taken):
            words = {"who": SeatName(seat), "given": names.card(given), "taken": names.card(taken)}
            return Sentence("{who} swapped {given} for {taken}.", words)
        case e.CardTraded(giver, taker, card, _):
            words = {"giver": SeatName(giver), "taker": SeatName(taker), "card": names.card(card)}
            return Sentence("{giver} gave {taker} {card}.", words)
        case e.ReactionPlayed(seat, card, _):
            return Sentence("{who} played {card}.", {"who": SeatName(seat), "card": names.card(card)})
        case e.PickedUp(seat, card):
            return Sentence("{who} picked up {card}.", {"who": SeatName(seat), "card": names.card(card)})
        case e.Delivered(seat, card, planet, by_drone, terms):
            words = {
                "who": SeatName(seat),
                "card": names.card(card),
                "planet": names.node(planet),
                "drone": Sentence(" by Drone") if by_drone else "",
                "pays": sum(amount for amount, _ in terms),
            }
            return Sentence("{who} delivered {card} on {planet}{drone}: {pays}.", words, (f"node:{planet}",))
    return None


def _tell_board(names: Names, event: Event) -> Sentence | None:
    match event:
        case e.EyePlaced(node, presence):
            words: Words = {"node": names.node(node), "presence": presence}
            return Sentence("An eye on {node}: Presence {presence}.", words, (f"node:{node}",))
        case e.EyeErased(node, presence):
            words = {"node": names.node(node), "presence": presence}
            return Sentence("An eye on {node} was erased: Presence {presence}.", words, (f"node:{node}",))
        case e.Jumped(start, to, _):
            words = {"start": names.node(start), "to": names.node(to)}
            return Sentence("The Liberty jumped from {start} to {to}.", words, (f"node:{start}", f"node:{to}"))
        case e.ScoutPlaced(node) | e.ScoutMoved(_, node):
            return Sentence("The scout is at {node}.", {"node": names.node(node)}, (f"node:{node}",))
        case e.ScoutRecalled():
            return Sentence("The scout went back to headquarters.")
        case e.ScoutHeld():
            return Sentence("The scout did not move.")
        case e.CoinFlipped(_, heads, tails, showed):
            words = {"side": Sentence("heads" if showed else "tails"), "node": names.node(heads if showed else tails)}
            return Sentence("The Coin shows {side}: {node}.", words)
        case e.Captured(roll, character, _):
            if character == NOWHERE:
                return Sentence("Capture die {roll}: nobody was taken.", {"roll": roll or Sentence("medical")})
            words = {"roll": roll, "name": names.character(character)}
            return Sentence("Capture die {roll}: {name} was taken to interrogation.", words)
        case e.Freed(characters):
            freed = listed([names.character(character) for character in characters])
            return Sentence("Free again: {names}.", {"names": freed})
        case e.Injured(character):
            machine = names.tables.characters[character].machine
            verb = Sentence("damaged") if machine else Sentence("injured")
            return Sentence("{name} is {verb}.", {"name": names.character(character), "verb": verb})
        case e.Healed(character):
            machine = names.tables.characters[character].machine
            verb = Sentence("repaired") if machine else Sentence("healed")
            return Sentence("{name} is {verb}.", {"name": names.character(character), "verb": verb})
        case e.DroneFlown(_, to):
            if to == NOWHERE:
                return Sentence("The Drone is aboard again.")
            return Sentence("The Drone flew to {node}.", {"node": names.node(to)}, (f"node:{to}",))
    return None


def _tell_checks(names: Names, event: Event) -> Sentence | None:
    match event:
        case e.CheckBegan(_, _, _, symbols, penalty):
            words: Words = {"skills": listed([Sentence(symbol.capitalize()) for symbol in symbols])}
            if penalty:
                return Sentence("Skill check: {skills}, {penalty} harder for eyes.", {**words, "penalty": penalty})
            return Sentence("Skill check: {skills}.", words)
        case e.DieThrown(seat, die, _, faces, result):
            words = {"who": SeatName(seat), "die": names.die(die)}
            if result.left:
                return Sentence("{who} threw {die}: a die left the box.", words)
            shown = [
                Sentence("{name} {face}", {"name": names.character(c), "face": face or Sentence("medical")})
                for c, face in faces
            ]
            return Sentence("{who} threw {die}. In the box: {faces}.", {**words, "faces": listed(shown)})
        case e.DieMoved(seat, _, _, _):
            return Sentence("{who} moved a die.", {"who": SeatName(seat)})
        case e.CheckEnded(_, _, passed, _, _):
            return Sentence("The check is passed.") if passed else Sentence("The check has failed.")
    return None
