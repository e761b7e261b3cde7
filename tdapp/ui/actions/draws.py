"""The actions of draws beside the first one: the room's value, draw anew, spread, reveal the secret."""

from __future__ import annotations  # what the list is, is named here; it is loaded with the window of the draws

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tdapp.domain.act import Act
from tdapp.domain.seating import seating, seeds
from tdapp.domain.units import TournamentId
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.action import Action, deciding
from tdapp.ui.actions.seats import DRAW
from tdapp.ui.session import Session

if TYPE_CHECKING:
    from tdapp.read.seating.draw_list import DrawList

ANY = "value"  # whether a value can be given does not hang on which


def spread(session: Session) -> Act | None:
    """Draw seats for everybody, with people of one nationality spread over the tables."""
    from tdapp.app.seating.spread_groups import nationalities

    if session.tournament is None:
        return None
    return session.do(seating.draw_seats, session.seed(), flags=nationalities(session.club, session.tournament))


def reveal(session: Session) -> Act | None:
    """Show the secret of the draws."""
    return session.do(_revealing(session))


def give_value(session: Session, value: str) -> Act | None:
    """Give the value the room chose, which becomes part of every draw."""
    if session.tournament is None:
        return None
    return session.do(_giving(session, session.tournament), value)


def why_not_give(session: Session) -> str:
    """Why no value can be given now; '' when it can."""
    return session.why_not(_giving(session, session.tournament), ANY) if session.tournament is not None else ""


def made(session: Session) -> DrawList | None:
    """The list of draws, and the fingerprint of the list as it stands; None without a tournament."""
    from tdapp.app.seating.draw_sheet import draws_made

    if session.tournament is None:
        return None
    return draws_made(session.club.desk, session.tournament, _groups(session, session.tournament))


def why_not_reveal(session: Session) -> str:
    return session.why_not(_revealing(session))


def _giving(session: Session, tournament: TournamentId) -> Callable[..., Any]:
    from tdapp.app.seating.house_seeds import giving_public_value

    return giving_public_value(session.club.desk, tournament, _groups(session, tournament))


def _groups(session: Session, tournament: TournamentId) -> tuple[int, ...]:
    from tdapp.app.seating.spread_groups import groups_now

    return groups_now(session.club, tournament)


def _revealing(session: Session) -> Callable[..., Any]:
    from tdapp.app.seating.house_seeds import revealing

    return revealing(session.club.desk, session.tournament) if session.tournament is not None else seeds.reveal


BY_NATIONALITY = QT_TRANSLATE_NOOP("Actions", "Draw seats, spread by nationality")
SPREAD = Action("seats.spread", BY_NATIONALITY, "shuffle", do=spread, why_not=DRAW.why_not)
REDRAW = deciding("seats.redraw", QT_TRANSLATE_NOOP("Actions", "Redraw everybody"), "dices", seating.redraw, draws=True)
SECRET = QT_TRANSLATE_NOOP("Actions", "Reveal the secret number of the draws")
REVEAL = Action("draws.reveal", SECRET, "lock-open", do=reveal, why_not=why_not_reveal)

SHOW = Action(
    "window.draws", QT_TRANSLATE_NOOP("Actions", "Draws: word from the room, seal, check"), "dices", "Ctrl+Shift+D"
)

DRAWS = (SHOW, SPREAD, REDRAW, REVEAL)
