"""What is kept of forecasts: what was said at each stage, what an evening taught, when the house closes.

None of it is a fact of the tournament: a forecast is a guess, so it is a note beside the journal, as sheets that went
out are. It stands in the club file, so it survives a restart, and an undo leaves what was said as it was said.
"""

from collections.abc import Mapping

from msgspec import MsgspecError
from msgspec.json import decode, encode

from tdapp.app.open_club import Club
from tdapp.domain.forecast.tempo import PlayedEvening
from tdapp.domain.journal import retracted
from tdapp.domain.units import TournamentId
from tdapp.read.forecast.foreseen import Foreseen, Until
from tdapp.read.forecast.record import ClubRecord, Forecasted, HowRight, SaidAt, Taught, club_record, how_right
from tdapp.read.forecast.trace import Trace, taught, traced
from tdapp.read.status import Phase
from tdapp.store.errors import KnownError

SAID = "forecast.said."  # a setting for each tournament: what was said, by stage, as JSON
TAUGHT = "forecast.taught."  # a setting for each tournament that was played: what it teaches, as JSON
CLOSES = "forecast.closes"  # a setting: when the house closes, '03:00'; with a dot and a tournament: on its evening
MOST_EVENINGS = 20  # the newest ones teach
LARGEST = 400  # entries of an evening that is read only to learn from it


def note_said(club: Club, tournament: TournamentId, stage: SaidAt, foreseen: Foreseen) -> None:
    """Keep what the forecast says at a stage, if nothing was kept of it."""
    known = said_of(club.settings(), tournament)
    if stage in known:
        return
    end = foreseen.end
    now = [*known.values(), Forecasted(stage, foreseen.made, end.low, end.at, end.high)]
    club.remember(SAID + tournament, encode(now).decode())


def note_taught(club: Club, tournament: TournamentId, trace: Trace) -> None:
    """Keep what an evening that is over teaches, up to the line of its journal that was looked at."""
    lesson = taught(trace)
    if lesson is None or trace.last_out is None:
        return
    kept = Taught(int(trace.upto), trace.last_out, lesson)
    if taught_by(club.settings(), tournament) != kept:
        club.remember(TAUGHT + tournament, encode(kept).decode())


def said_of(settings: Mapping[str, str], tournament: TournamentId) -> dict[SaidAt, Forecasted]:
    """What the forecast said of an evening, by stage. What cannot be read is left out."""
    try:
        said = decode(settings.get(SAID + tournament, "[]"), type=tuple[Forecasted, ...])
    except MsgspecError:
        return {}
    return {each.stage: each for each in said}


def said_last(club: Club, tournament: TournamentId) -> Until | None:
    """When the forecast said last that an evening ends; None: nothing was kept of it."""
    last = max(said_of(club.settings(), tournament).values(), key=lambda each: each.made, default=None)
    return Until(last.low, last.end, last.high) if last is not None else None


def taught_by(settings: Mapping[str, str], tournament: TournamentId) -> Taught | None:
    """What is kept of an evening that was played; None: nothing, or it cannot be read."""
    try:
        return decode(settings[TAUGHT + tournament], type=Taught)
    except (KeyError, MsgspecError):
        return None


def evenings(club: Club, without: TournamentId | None = None) -> tuple[PlayedEvening, ...]:
    """What the club's newest finished evenings teach, `without` the one that is asked about."""
    settings = club.settings()
    kept = [known for row in _finished(club) if row != without and (known := taught_by(settings, row)) is not None]
    return tuple(each.evening for each in kept[:MOST_EVENINGS])


def learn_one(club: Club) -> bool:
    """Read one finished evening nobody has learnt from yet, the newest first; False: there is none.

    Called now and then while nothing else is to be done: reading one takes as long as opening it.
    """
    settings = club.settings()
    small = {row.id for row in club.tournaments() if row.entries <= LARGEST}
    ahead = (row for row in _finished(club)[:MOST_EVENINGS] if row in small and TAUGHT + row not in settings)
    tournament = next(ahead, None)
    if tournament is None:
        return False
    club.remember(TAUGHT + tournament, "")  # whatever comes of it, it is not read again
    try:
        acts = tuple(club.file.load(tournament))
        skip = retracted([act for act in acts if act.undoes is not None])
        note_taught(club, tournament, traced([act for act in acts if act.number not in skip]))
    except (KnownError, ValueError):
        return True
    return True


def closing_of(settings: Mapping[str, str], tournament: TournamentId) -> str:
    """When the house closes on the evening of a tournament, '03:00'; '' nobody said."""
    return settings.get(f"{CLOSES}.{tournament}", settings.get(CLOSES, ""))


def keep_closing(club: Club, tournament: TournamentId, closing: str) -> None:
    """Keep when the house closes on the evening of this tournament; for others, where none said otherwise, too."""
    club.remember(f"{CLOSES}.{tournament}", closing)
    if closing and not club.settings().get(CLOSES):
        club.remember(CLOSES, closing)


def record_of(club: Club, tournament: TournamentId) -> tuple[HowRight, ...]:
    """How right the forecast of an evening was; nothing while it is played, or where nothing was forecast."""
    settings = club.settings()
    known = taught_by(settings, tournament)
    return how_right(said_of(settings, tournament).values(), known.ended) if known is not None else ()


def record_of_club(club: Club) -> tuple[ClubRecord, ...]:
    """How right the forecasts of all the club's evenings were, stage by stage."""
    settings = club.settings()
    known = ((said_of(settings, row), taught_by(settings, row)) for row in _finished(club))
    return club_record([(said, taught.ended) for said, taught in known if said and taught is not None])


def _finished(club: Club) -> list[TournamentId]:
    """The finished tournaments of the club, the newest day first."""
    return [row.id for row in club.tournaments() if row.phase is Phase.FINISHED]
