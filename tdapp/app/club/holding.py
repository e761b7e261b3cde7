"""Holds a club file against itself: tables against the journal, indexes against tables, what is edited in place against
its seals.

Runs beside the evening, a few milliseconds at a time. What follows from the journal is put right from it; of the rest
only the director knows what is right, so it is named.
"""

from collections.abc import Callable, Generator, Iterable, Set

from msgspec import Struct

from tdapp.app.journal.projecting import rebuilt
from tdapp.app.open_club import Club
from tdapp.domain.act import Act
from tdapp.domain.journal import fold, retracted
from tdapp.domain.state import State
from tdapp.domain.units import PlayerId, TournamentId
from tdapp.read.club.found import say_all_changed, say_changed, say_mislaid, say_repaired
from tdapp.read.message import Said, say_refused, say_trouble
from tdapp.read.status import Phase
from tdapp.store import templates
from tdapp.store.errors import KnownError
from tdapp.store.journal import CLUB
from tdapp.store.projection import Rows
from tdapp.store.seals import ALONE, TOGETHER, Found
from tdapp.values import replace

_ACTS = 25  # acts replayed between two looks at the event loop
_TABLES = ("tournament", "entry", "result", "payment", "record")


class Held(Struct, frozen=True):
    """The findings of holding a file against itself: the sentences about them, and the rows that count as they stand
    once the director has seen them.
    """

    said: tuple[Said, ...] = ()
    changed: tuple[Found, ...] = ()


def held(club: Club) -> Generator[int, None, Held]:
    """Hold the whole file against itself; yields a number after each piece of work."""
    said: list[Said] = []
    changed, torn, touched = [], set(), set()
    try:
        for found in club.file.changed():
            if found is not None:
                touched.add(found.table)
            if found is not None and found.table in TOGETHER:
                torn.add(found.part)
            elif found is not None:
                changed.append(found)
            yield len(changed)
        said += yield from _lookups(club, touched)
        for stream in club.file.streams():
            if stream != CLUB:
                said += yield from _tournament(club, TournamentId(stream), torn=stream in torn)
    except KnownError as trouble:
        said.append(say_trouble(trouble.code, trouble.facts))
    if changed:
        said.append(say_all_changed(say_changed(found.table, _name(club, found)) for found in changed))
    return Held(tuple(said), tuple(changed))


def accept(club: Club, changed: Iterable[Found]) -> None:
    """Accept what was changed, as the director has seen it: from now on it counts as it stands."""
    club.file.accept(found for found in changed if found.part)


def mend(club: Club) -> list[Said]:
    """Put right at once whatever the tables say other than the journals: they cannot even be read."""
    said: list[Said] = []
    for stream in club.file.streams():
        if stream != CLUB:
            work = _tournament(club, TournamentId(stream), torn=False)
            while True:
                try:
                    next(work)
                except StopIteration as end:
                    said += end.value
                    break
    return said


def _lookups(club: Club, touched: Set[str]) -> Generator[int, None, list[Said]]:
    """See that every row is found where it is looked up; what to say about it. Of a table that was `touched` itself
    that is said already, or put right with its rows."""
    wrong = []
    for table in club.file.mislaid():
        if table is not None:
            club.file.find_again(table)
            if table not in touched:
                wrong.append(table)
        yield len(wrong)
    return [say_mislaid(wrong)] if wrong else []


def _tournament(club: Club, tournament: TournamentId, *, torn: bool) -> Generator[int, None, list[Said]]:
    """Hold the rows of one tournament against its journal, and put them right; what to say about it.

    Of one whose journal does not come out to its end the rows know more than what can be shown: they stay.
    """
    try:
        acts, state = yield from _replayed(club, tournament)
    except KnownError as trouble:
        return [say_trouble(trouble.code, trouble.facts)]
    except Exception:  # the lines are as they were written, and make no tournament
        if club.desk.tail(tournament) is None:
            raise
    yield 0
    if (tail := club.desk.tails.get(tournament)) is not None:
        return [say_refused(tail.refusal())]
    if club.desk.is_loaded(tournament):  # acts may have come in between
        history = club.desk.history(tournament)
        acts, state = history.counting(), history.state
    if state is None:
        return []
    rows = rebuilt(tournament, acts, state, acts[-1].at, club.desk.club)
    wrong = differing(lambda: club.file.rows_of(tournament), rows)
    if not wrong and not torn:
        return []
    club.file.rewrite_rows(tournament, rows)
    return [say_repaired(state.setup.name, wrong)] if wrong else []


def _replayed(club: Club, tournament: TournamentId) -> Generator[int, None, tuple[list[Act], State | None]]:
    """The acts of a tournament that count, and its state."""
    acts: list[Act] = []
    state: State | None = None
    for some in club.file.load_slowly(tournament):
        acts += some
        yield len(acts)
    if not club.desk.is_loaded(tournament):
        skip = retracted(acts)
        for start in range(0, len(acts), _ACTS):
            state = fold(acts[start : start + _ACTS], state=state, skip=skip)
            yield start
        acts = [act for act in acts if act.number not in skip]
    return acts, state


def differing(read: Callable[[], Rows], rows: Rows) -> list[str]:
    """The tables that say something else about a tournament (`read`) than its journal (`rows`).

    The phase in the list is that of the last act, and time moves it on: any phase there is will do.
    """
    try:
        there = read()
        if there.tournament is not None and rows.tournament is not None:
            there = replace(there, tournament=replace(there.tournament, phase=_known(there.tournament.phase, rows)))
    except ValueError:  # a word that means nothing
        return list(_TABLES)
    pairs = (
        (there.tournament, rows.tournament),
        (there.entries, rows.entries),
        (there.results, rows.results),
        (there.payments, rows.payments),
        (there.records, rows.records),
    )
    return [table for table, (one, other) in zip(_TABLES, pairs, strict=True) if one != other]


def _known(phase: str, rows: Rows) -> str:
    return rows.tournament.phase if Phase(phase) and rows.tournament is not None else phase


def _name(club: Club, found: Found) -> str:
    """What a changed row is called."""
    if found.table not in ALONE:
        raise LookupError(found.table)
    if found.table.startswith("player"):
        name = club.directory.get(PlayerId(found.part))
        return name.full if name is not None else "?"
    if found.table == "operator":
        return next((name for one, name in club.operators.items() if one == found.part), "?")
    if found.table == "template":
        with club.file.transaction() as db:
            return templates.name_of(db, found.part) or "?"
    return found.part or "?"
