"""What a director does about draws beside the first one: draw anew, spread, show the secret at the end."""

from collections.abc import Callable
from typing import Any

from tdapp.domain import seating, seeds
from tdapp.domain.act import Act
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.action import Action
from tdapp.ui.room import Room


def spread(room: Room) -> Act | None:
    """Draw seats for everybody, people of one nationality spread over the tables."""
    from tdapp.app.spreading import nationalities

    if room.tournament is None:
        return None
    return room.do(seating.draw_seats, room.seed(), flags=nationalities(room.club, room.tournament))


def redraw(room: Room) -> Act | None:
    """Draw everybody anew, to the final table when they fit at one."""
    return room.do(seating.redraw, room.seed())


def reveal(room: Room) -> Act | None:
    """Show the secret of the draws."""
    return room.do(_revealing(room))


def why_not_spread(room: Room) -> str:
    return room.why_not(seating.draw_seats, "")


def why_not_redraw(room: Room) -> str:
    return room.why_not(seating.redraw, "")


def why_not_reveal(room: Room) -> str:
    return room.why_not(_revealing(room))


def _revealing(room: Room) -> Callable[..., Any]:
    from tdapp.app.lots import revealing

    return revealing(room.club.desk, room.tournament) if room.tournament is not None else seeds.reveal


SPREAD = Action(
    "seats.spread",
    QT_TRANSLATE_NOOP("Actions", "Draw seats, spread by nationality"),
    "shuffle",
    do=spread,
    why_not=why_not_spread,
)
REDRAW = Action(
    "seats.redraw", QT_TRANSLATE_NOOP("Actions", "Draw everybody anew"), "dices", do=redraw, why_not=why_not_redraw
)
REVEAL = Action(
    "draws.reveal",
    QT_TRANSLATE_NOOP("Actions", "Reveal the secret of the draws"),
    "lock-open",
    do=reveal,
    why_not=why_not_reveal,
)

DRAWS = (SPREAD, REDRAW, REVEAL)
