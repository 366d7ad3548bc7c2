"""What each symbol says, in a sentence: for tooltips, the legend and screen readers."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.table.boards.one_small_step.signs import Sign
from desktop.table.boards.one_small_step.symbols import Mark


def _tr(text: str) -> str:
    return QCoreApplication.translate("OneSmallStepSymbols", text)


def sign_name(sign: Sign) -> str:
    """A resource, a group or a worker by its name."""
    return {
        Sign.FUNDING: _tr("Funding"),
        Sign.MATERIAL: _tr("Material"),
        Sign.PERSONNEL: _tr("Personnel"),
        Sign.BOOSTER: _tr("Booster"),
        Sign.NAVIGATION: _tr("Navigation"),
        Sign.SENSOR: _tr("Sensor"),
        Sign.CAPSULE: _tr("Capsule"),
        Sign.LANDING: _tr("Landing"),
        Sign.LIFE_SUPPORT: _tr("Life Support"),
        Sign.AGENCY: _tr("Agency resource of your choice"),
        Sign.SATELLITE: _tr("Satellite resource of your choice"),
        Sign.CREW: _tr("Crew resource of your choice"),
        Sign.ANY: _tr("resource of your choice"),
        Sign.SAME: _tr("matching resource"),
    }[sign]


def sentence(mark: Mark) -> str:
    """The meaning of a mark; empty for a mere number or word."""
    if mark.shape == "arrow":
        return _tr("Pay what stands before the arrow to get what stands after it.")
    if mark.shape == "slash":
        return _tr("One or the other, not both.")
    if mark.shape == "plus":
        return _tr("And on top of it.")
    if mark.sign is None:
        return ""
    if mark.shape == "star":
        return _tr("{count} victory points.").format(count=mark.words)
    if mark.shape in ("die", "square_die"):
        return _die(mark.sign, permanent=mark.shape == "square_die")
    if mark.shape == "round":
        return _tr("Temporary token, round: {name}. It is gone once spent.").format(name=sign_name(mark.sign))
    if mark.shape == "square":
        return _tr("Permanent token, square: {name}. Once spent it rests until Replenish.").format(
            name=sign_name(mark.sign)
        )
    return _sign(mark.sign)


def _die(sign: Sign, *, permanent: bool) -> str:
    name = {Sign.AGENCY: _tr("Agency"), Sign.SATELLITE: _tr("Satellite"), Sign.CREW: _tr("Crew")}[sign]
    if permanent:
        return _tr("Roll the {name} die: what it shows is gained as a permanent token.").format(name=name)
    return _tr("Roll the {name} die: what it shows is gained as temporary tokens.").format(name=name)


def _sign(sign: Sign) -> str:
    if sign in _said():
        return _said()[sign]
    name = sign_name(sign)
    return _tr("{name}: paid with a round or a square token.").format(name=name[:1].upper() + name[1:])


def _said() -> dict[Sign, str]:
    return {
        Sign.SATELLITE: _tr("Satellite: unmanned missions and their resources."),
        Sign.CREW: _tr("Crew: missions with people on board and their resources."),
        Sign.BOOSTER: _tr("Booster. After an arrow: the mission is launched at once."),
        Sign.ENGINEER: _tr("Engineer: gear in a hexagon."),
        Sign.ADMINISTRATOR: _tr("Administrator: case in a square."),
        Sign.MEDIA: _tr("Your cube climbs a space on the Media track."),
        Sign.POINTS: _tr("Victory points."),
        Sign.PATH: _tr("Your crew moves a space along the path to the Moon."),
        Sign.PULL_DOWN: _tr("The rival's Media cube comes down under yours, if it is above."),
        Sign.CARD: _tr("Cards in the hand of the team."),
        Sign.EVENT: _tr("Draw an Event card."),
        Sign.MISSION: _tr("A mission: draw one, unless an arrow says that one is launched."),
        Sign.PLAY: _tr("Play a Development from your hand now and pay its cost, less what the symbol takes off."),
        Sign.DISCARD: _tr("Put a Development of your hand under the Event deck."),
        Sign.CHOOSE: _tr("Name the result of one roll of this turn."),
        Sign.HAZARD: _tr("A Hazard. Alone: it goes on one of your missions. With an arrow: on one of the rival's."),
        Sign.LOOK: _tr("Look at a Hazard on one of your missions."),
        Sign.UPGRADE: _tr("Turn a round token into a square one of the same resource; not one gained in this turn."),
        Sign.SATELLITE_TILE: _tr("Draw a satellite tile and use it."),
        Sign.CREW_TILE: _tr("Draw a spare crew tile for its victory points."),
        Sign.MEDIA_TILE: _tr("Draw a media tile; your Media stays where it is."),
        Sign.EARTH_UPGRADE: _tr("Take a marker off an upgrade on Earth: it works for both teams from now on."),
        Sign.ADVANCEMENT_TOKEN: _tr("An Advancement token: buys an Advancement between two phases."),
        Sign.ADVANCEMENT_CARD: _tr("Take an Advancement that lies open, free of cost."),
        Sign.ANY_ACTION: _tr("Use any action on Earth, even where somebody stands."),
        Sign.TWO_WORKERS: _tr("Place one more worker in this turn."),
        Sign.SWAP_TYPE: _tr("A worker placed in this turn may count as the other type."),
        Sign.DEVELOPMENT: _tr("A Development card."),
        Sign.UNLIMITED: _tr("Any number of workers may stand here."),
        Sign.LOCK: _tr("Occupied: closed until the workers come home."),
    }
