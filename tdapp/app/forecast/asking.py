"""The question a forecast is asked, taken from a club: all of it values, so the answer may be worked out beside it."""

from collections.abc import Callable
from datetime import datetime
from functools import partial

from tdapp.app.forecast import kept
from tdapp.app.open_club import Club
from tdapp.domain.forecast.tempo import PlayedEvening
from tdapp.domain.units import TournamentId
from tdapp.read.forecast.foreseen import Answer, Question, Until, end_of
from tdapp.read.forecast.record import stage_of
from tdapp.read.forecast.trace import Trace


def question(
    club: Club,
    tournament: TournamentId,
    *,
    evenings: tuple[PlayedEvening, ...],
    closing: datetime | None = None,
    before: Trace | None = None,
) -> Question:
    """What is asked about a tournament now. The same tournament has the same luck each time."""
    history, seed = club.desk.history(tournament), int(tournament[:8] or "0", 16)
    state, now = club.desk.state(tournament), club.time.now()
    return Question(tuple(history.counting()), state, now, seed, before, closing, evenings)


def expected_end(club: Club, tournament: TournamentId) -> Callable[[], Until | None]:
    """What works out when an evening is expected to end, as it stands now; it may run beside the event loop. It gives
    None where nothing can be said, or no start is set.
    """
    asked = question(club, tournament, evenings=kept.evenings(club, tournament))
    return partial(end_of, asked)


def unsaid(club: Club, front: TournamentId | None) -> TournamentId | None:
    """A tournament beside the one in front that is played and of which nothing was said yet at the stage it is at.
    None: there is none.
    """
    settings, now = club.settings(), club.time.now()
    for tournament in tuple(club.desk.loaded()):
        stage = stage_of(club.desk.state(tournament), now) if tournament != front else None
        if stage is not None and stage not in kept.said_of(settings, tournament):
            return tournament
    return None


def note(club: Club, tournament: TournamentId, asked: Question, answered: Answer) -> None:
    """Keep of an answer what is to last: what was said at this stage, or what the evening that is over teaches."""
    stage = stage_of(asked.state, asked.now)
    if answered.foreseen is not None and stage is not None:
        kept.note_said(club, tournament, stage, answered.foreseen)
    elif asked.state.finished:
        kept.note_taught(club, tournament, answered.trace)
