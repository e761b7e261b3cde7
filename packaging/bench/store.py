"""How long the store takes, each number beside the bare SQLite that does the same with the same settings.

`rows()` gives (what, our seconds, reference seconds, at most so many times the reference, what the reference is).
Run by path, it prints them.
"""

import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, date, datetime, timedelta
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
sys.path.insert(0, str(Path(__file__).resolve().parent))

from _nights import long_club

from tdapp.app.club.checking import check_file
from tdapp.app.club.recovering import look, recover
from tdapp.app.club.saving import save_file
from tdapp.domain.act import Act
from tdapp.domain.facts import BustedOut, Fact, Moved, MoveReason
from tdapp.domain.units import ActNo, Cents, EntryId, OperatorId, PlayerId, Seat, Seq, TableNo, TournamentId
from tdapp.store import players
from tdapp.store.club_file import ClubFile
from tdapp.store.engine import connect
from tdapp.store.journal import CLUB
from tdapp.store.players import PlayerRecord
from tdapp.store.projection import EntryRow, Projection, ResultRow, TournamentRow
from tdapp.store.second_medium import SecondMedium

Row = tuple[str, float, float, float, str]

NOW = datetime(2026, 11, 21, 19, 0, tzinfo=UTC)
EVENT = TournamentId("e" * 32)
OPERATOR = OperatorId("d" * 32)
ENTRIES, LINES, ACTS = 10_000, 60_000, 200


def rows() -> Iterator[Row]:
    """Every measurement of the store."""
    with tempfile.TemporaryDirectory() as folder:
        yield from _acts(Path(folder))
        yield from _people(Path(folder))
        yield from _bad_night(Path(folder))


def _bad_night(folder: Path) -> Iterator[Row]:
    """What is done with a long evening when something went wrong."""
    path = folder / "long.tdapp"
    long_club(path, players=2_000, lines=LINES)
    yield ("check a file of 60,000 lines (limit 5 s)", _timed(lambda: check_file(path)), 5.0, 1.0, "5 seconds")
    saving = _timed(lambda: save_file(path, folder / "saved.tdapp", NOW))
    yield ("save what is left of 60,000 lines (limit 30 s)", saving, 30.0, 1.0, "30 seconds")
    yield from _second(folder, path)


def _acts(folder: Path) -> Iterator[Row]:
    with ClubFile.open(folder / "club.tdapp", create=True, now=NOW, holder="bench") as club:
        _play(club)
        ours, lines = [], []
        with closing(_bare_journal(folder, club)) as bare:
            theirs = []
            for number in range(ACTS):  # in turns, so that both see the same disk
                act, projection = _bust_out(number)
                ours.append(
                    _timed(partial(club.append, EVENT, [act], expected=Seq(act.first - 1), projection=projection))
                )
                with club.transaction() as db:
                    line = db.execute("SELECT * FROM journal WHERE stream = ? AND seq = ?", (EVENT, act.first))
                    lines.append(line.fetchone())
                theirs.append(_timed(lambda: _bare_commit(bare, lines[-1])))
        reference = "a bare commit of the same line with the same pragmas"
        yield ("append a bust-out to 60,000 lines", statistics.median(ours), statistics.median(theirs), 5.0, reference)

        with closing(sqlite3.connect(":memory:")) as memory:
            club._raw.backup(memory)
            loading = _best(lambda: club.load(EVENT), times=3)
            tuples = _best(lambda: memory.execute("SELECT * FROM journal ORDER BY stream, seq").fetchall(), times=3)
        yield ("load 60,000 lines as acts, chain checked", loading, tuples, 8.0, "sqlite3 tuples from memory")


def _second(folder: Path, path: Path) -> Iterator[Row]:
    """What a second medium adds to an act, and how long the first writing of a long journal holds up nothing."""
    stick = folder / "stick"
    stick.mkdir()
    with ClubFile.open(path, create=False, now=NOW, holder="Bench") as club:
        stream = next(each for each in club.streams() if each != CLUB)
        begin = time.perf_counter()
        medium = SecondMedium(club, stick)
        pieces = []
        while not medium.standing.whole:
            pieces.append(_timed(medium.step))
            time.sleep(0.005)
        yield (
            "a whole journal onto a second medium (limit 30 s)",
            time.perf_counter() - begin,
            30.0,
            1.0,
            "30 seconds",
        )
        yield ("the longest piece of that (limit 0.1 s)", max(pieces), 0.1, 1.0, "0.1 seconds")
        added = []
        with ClubFile.open(folder / "saved.tdapp", create=False, now=NOW, holder="Bench") as without:
            both = {True: club, False: without}
            for together in (1, ACTS // 4):  # a director's acts are seconds apart; some follow one another at once
                added.append(_added(both, stream, medium, together))
        medium.close()
    night = look([stick])[0]
    took = _timed(lambda: recover(night, folder / "again.tdapp", NOW))
    yield ("recover 60,000 lines from the second medium (limit 30 s)", took, 30.0, 1.0, "30 seconds")
    for when, seconds in zip(("", ", acts back to back"), added, strict=True):
        what = f"what a second medium adds to an act{when} (limit 1 ms)"
        yield (what, max(seconds, 0.0), 0.001, 1.0, "a millisecond")


def _added(files: dict[bool, ClubFile], stream: str, medium: SecondMedium, together: int) -> float:
    """How much longer an act takes with a second medium than without, so many of them back to back."""
    times: dict[bool, list[float]] = {True: [], False: []}
    for number in range(2 * ACTS):  # in turns, so that both see the same disk
        on = number // together % 2 == 0
        end = files[on].head(stream)
        fact = Moved(EntryId(1), Seat(TableNo(1), 1), MoveReason.BALANCE, "ab" * 8)
        act = Act(ActNo(end.act + 1), Seq(end.seq + 1), "seats.move", NOW + timedelta(days=2), OPERATOR, (fact,))
        times[on].append(_timed(partial(files[on].append, stream, [act], expected=end.seq)))
        if number % together == together - 1:
            _wait_for(medium)
    return statistics.median(times[True]) - statistics.median(times[False])


def _wait_for(medium: SecondMedium) -> None:
    while not medium.standing.whole:
        time.sleep(0.002)


def _play(club: ClubFile) -> None:
    """A field of 10,000 and a journal of 60,000 lines."""
    facts: list[Fact] = [
        Moved(
            EntryId(1 + number % ENTRIES),
            Seat(TableNo(1 + number % 1112), 1 + number % 9),
            MoveReason.BALANCE,
            "ab" * 8,
        )
        for number in range(LINES)
    ]
    acts = [
        Act(ActNo(number), Seq(number), "seats.move", NOW + timedelta(seconds=number), OPERATOR, (fact,))
        for number, fact in enumerate(facts, start=1)
    ]
    entries = tuple(_entry(number) for number in range(1, ENTRIES + 1))
    club.append(EVENT, acts, expected=Seq(0), projection=Projection(tournament=_tournament(ENTRIES), entries=entries))


def _tournament(remaining: int) -> TournamentRow:
    return TournamentRow(
        id=EVENT,
        name="Main Event",
        day=date(2026, 11, 21),
        phase="playing",
        currency="EUR",
        entries=ENTRIES,
        remaining=remaining,
        pool=Cents(100_000_000),
    )


def _entry(number: int, *, out_order: int | None = None) -> EntryRow:
    seat = None if out_order else Seat(TableNo(1 + (number - 1) // 9), 1 + (number - 1) % 9)
    return EntryRow(EVENT, EntryId(number), PlayerId(f"{number:032x}"), seat, out_order is None, out_order)


def _bust_out(number: int) -> tuple[Act, Projection]:
    entry = EntryId(1 + number * 37 % ENTRIES)
    place = ENTRIES - number
    line = LINES + number + 1
    act = Act(
        number=ActNo(line),
        first=Seq(line),
        verb="entries.bust_out",
        at=NOW + timedelta(days=1, seconds=number),
        by=OPERATOR,
        facts=(BustedOut(entry),),
    )
    projection = Projection(
        tournament=_tournament(ENTRIES - number - 1),
        entries=(_entry(entry, out_order=number + 1),),
        results=(ResultRow(EVENT, entry, place, place, Cents(0)),),
    )
    return act, projection


def _bare_journal(folder: Path, club: ClubFile) -> sqlite3.Connection:
    """A file with the same 60,000 lines and pragmas, and nothing of ours."""
    bare = connect(folder / "bare.db", create=True)
    with club.transaction() as db:
        lines = db.execute("SELECT * FROM journal").fetchall()
    columns = (
        "stream, seq, act, verb, at, by, override_code, override_text, override_digest, type, version, payload, chain"
    )
    bare.execute(f"CREATE TABLE journal ({columns}, PRIMARY KEY (stream, seq)) WITHOUT ROWID")
    bare.execute("BEGIN IMMEDIATE")
    bare.executemany(f"INSERT INTO journal VALUES ({','.join('?' * 13)})", lines)
    bare.execute("COMMIT")
    return bare


def _bare_commit(bare: sqlite3.Connection, line: tuple[object, ...]) -> None:
    bare.execute("BEGIN IMMEDIATE")
    bare.execute(f"INSERT INTO journal VALUES ({','.join('?' * 13)})", line)
    bare.execute("COMMIT")


def _people(folder: Path) -> Iterator[Row]:
    crowd = [PlayerRecord(PlayerId(f"{n:032x}"), f"Last{n % 977}", f"First{n % 311}", f"C{n}") for n in range(10_000)]
    with (
        ClubFile.open(folder / "people.tdapp", create=True, now=NOW, holder="bench") as club,
        closing(connect(folder / "bare people.db", create=True)) as bare,
    ):
        with club.transaction() as db:
            schema = db.execute("SELECT sql FROM sqlite_master WHERE tbl_name = 'player' AND sql IS NOT NULL")
            for (statement,) in schema.fetchall():
                bare.execute(statement)

        def add() -> None:
            with club.transaction() as db:
                players.add(db, crowd, now=NOW, fold=str.casefold)

        rest = ("", "", "", "", "", "", "", "", None, None, 0)
        values = [
            (p.id, p.last, p.first, p.club_no, "", 0, p.last.casefold(), p.first.casefold(), *rest) for p in crowd
        ]

        def executemany() -> None:
            bare.execute("BEGIN IMMEDIATE")
            bare.executemany(f"INSERT INTO player VALUES ({', '.join('?' * 19)})", values)
            bare.execute("COMMIT")

        def empty() -> None:
            bare.execute("DELETE FROM player")
            with club.transaction() as db:
                db.execute("DELETE FROM player")

        ours, theirs = [], []
        for _ in range(5):  # in turns, so that both see the same disk
            empty()
            theirs.append(_timed(executemany))
            ours.append(_timed(add))
        yield ("insert 10,000 players", min(ours), min(theirs), 4.5, "executemany into the same table")

        def everybody() -> None:
            with club.transaction() as db:
                players.everybody(db)

        select = "SELECT * FROM player ORDER BY search_last, search_first, id"
        tuples = _best(lambda: bare.execute(select).fetchall(), times=5)
        yield ("load 10,000 players", _best(everybody, times=5), tuples, 2.0, "sqlite3 tuples of the same rows")


def _timed(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def _best(work: Callable[[], object], *, times: int) -> float:
    return min(_timed(work) for _ in range(times))


def main() -> None:
    for name, ours, reference, limit, what in rows():
        print(f"{name}: {ours * 1000:.2f} ms, {ours / reference:.2f} times {what} (limit {limit})")


if __name__ == "__main__":
    main()
