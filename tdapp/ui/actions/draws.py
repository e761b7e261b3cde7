"""What a director does about draws beside the first one: the room's value, draw anew, spread, reveal the secret."""

from __future__ import annotations  # what the list is, is named here; it is loaded with the window of the draws

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tdapp.domain.act import Act
from tdapp.domain.seating import seating, seeds
from tdapp.domain.units import TournamentId
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.action import Action
from tdapp.ui.session import Room

if TYPE_CHECKING:
    from tdapp.read.seating.draw_list import DrawList

ANY = "value"  # whether a value can be given does not hang on which


def spread(room: Room) -> Act | None:
    """Draw seats for everybody, people of one nationality spread over the tables."""
    from tdapp.app.seating.spread_groups import nationalities

    if room.tournament is None:
        return None
    return room.do(seating.draw_seats, room.seed(), flags=nationalities(room.club, room.tournament))


def redraw(room: Room) -> Act | None:
    """Draw everybody anew, to the final table when they fit at one."""
    return room.do(seating.redraw, room.seed())


def reveal(room: Room) -> Act | None:
    """Show the secret of the draws."""
    return room.do(_revealing(room))


def give_value(room: Room, value: str) -> Act | None:
    """The value the room chose becomes part of every draw."""
    if room.tournament is None:
        return None
    return room.do(_giving(room, room.tournament), value)


def why_not_give(room: Room) -> str:
    """Why no value can be given now; '' when it can."""
    return room.why_not(_giving(room, room.tournament), ANY) if room.tournament is not None else ""


def made(room: Room) -> DrawList | None:
    """Every draw, and the fingerprint of the list as it stands; None without a tournament."""
    from tdapp.app.seating.draw_sheet import draws_made

    if room.tournament is None:
        return None
    return draws_made(room.club.desk, room.tournament, _groups(room, room.tournament))


def why_not_spread(room: Room) -> str:
    return room.why_not(seating.draw_seats, "")


def why_not_redraw(room: Room) -> str:
    return room.why_not(seating.redraw, "")


def why_not_reveal(room: Room) -> str:
    return room.why_not(_revealing(room))


def _giving(room: Room, tournament: TournamentId) -> Callable[..., Any]:
    from tdapp.app.seating.house_seeds import giving_public_value

    return giving_public_value(room.club.desk, tournament, _groups(room, tournament))


def _groups(room: Room, tournament: TournamentId) -> tuple[int, ...]:
    from tdapp.app.seating.spread_groups import groups_now

    return groups_now(room.club, tournament)


def _revealing(room: Room) -> Callable[..., Any]:
    from tdapp.app.seating.house_seeds import revealing

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

SHOW = Action(
    "window.draws", QT_TRANSLATE_NOOP("Actions", "Draws: the room's value, commitment, check"), "dices", "Ctrl+Shift+D"
)

DRAWS = (SHOW, SPREAD, REDRAW, REVEAL)
