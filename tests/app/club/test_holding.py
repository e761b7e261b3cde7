"""One flipped bit beside the journal is found and named; what the journal knows better is put right."""

import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC
from pathlib import Path

import pytest

from tdapp.app.club.alarms import Alarms
from tdapp.app.club.holding import Held, held
from tdapp.app.club.templates import save_structure
from tdapp.app.demo.evening import HandClock
from tdapp.app.money.drawers import open_drawer
from tdapp.app.open_club import Club
from tdapp.domain import tournament
from tdapp.domain.registration import entries
from tdapp.domain.seating import seating
from tdapp.domain.units import Cents, Chips, DrawerId, TournamentId
from tdapp.read.people.names import PlayerName
from tdapp.store import backup, seals
from tdapp.store.errors import KnownError
from tdapp.words.say import Words
from tests.app.conftest import STRUCTURE, setup_of

WORDS = Words("en", UTC)


@pytest.fixture
def path(tmp_path: Path, clock: HandClock) -> Path:
    path = tmp_path / "club.tdapp"
    with Club.open(path, create=True, time=clock.source(), operator_name="Ada") as club:
        fill(club)
    return path


def fill(club: Club) -> TournamentId:
    from tdapp.read.people.names import PlayerName

    people = club.add_players((PlayerName(f"Last{n:03d}", f"First{n:03d}"), "") for n in range(12))
    main = club.create(setup_of(), STRUCTURE)
    club.desk.do(main, tournament.open_registration)
    club.desk.do(main, entries.register, people[:9], "seed")
    club.put_setting("slip_text", "Welcome")
    save_structure(club, "Ours", STRUCTURE, starting_stack=Chips(10_000))
    return main


def everything(work: object) -> Held:
    while True:
        try:
            next(work)  # type: ignore[call-overload]
        except StopIteration as end:
            found: Held = end.value
            return found


def found_in(path: Path, clock: HandClock) -> tuple[str, str]:
    """What holding says about a file, and what it says after it was seen and the file opened again."""
    with Club.open(path, create=False, time=clock.source(), operator_name="Ada") as club:
        alarms = Alarms(club)
        alarms.found(everything(alarms.hold()))
        first = alarms.first
        said = " ".join(WORDS.said(each) for each in first.said) if first else ""
        alarms.settle()
    with Club.open(path, create=False, time=clock.source(), operator_name="Ada") as club:
        again = " ".join(WORDS.said(each) for each in everything(held(club)).said)
    return said, again


def meddle(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as raw:
        assert raw.execute(statement).rowcount >= 1
        raw.commit()


def test_f11_a_file_nobody_meddled_with_has_nothing_to_say(path: Path, clock: HandClock) -> None:
    assert found_in(path, clock) == ("", "")
    assert backup.good(path)


@pytest.mark.parametrize(
    ("statement", "named"),
    [
        ("UPDATE payment SET amount = amount + 16384 WHERE seq = (SELECT max(seq) FROM payment)", "payments"),
        ("UPDATE entry SET player = 'x' WHERE entry = 3", "who sits where"),
        ("UPDATE tournament SET pool = pool + 1", "its line in the list"),
        ("UPDATE tournament SET name = 'Fridax'", "its line in the list"),
        ("DELETE FROM payment WHERE part = 1 AND seq = (SELECT min(seq) FROM payment)", "payments"),
    ],
)
def test_f11_a_changed_row_that_follows_from_the_journal_is_told_and_put_right(
    path: Path, clock: HandClock, statement: str, named: str
) -> None:
    whole = dump(path)
    meddle(path, statement)
    assert not backup.good(path)
    said, again = found_in(path, clock)
    assert named in said and "journal of Friday" in said and again == ""
    assert backup.good(path)
    assert dump(path) == whole


@pytest.mark.parametrize("meddled", [False, True])
@pytest.mark.parametrize("every", [1, 2, 3, 5, 99])
def test_rows_sealed_together_are_summed_some_at_a_time_whatever_is_written_in_between(
    path: Path, clock: HandClock, monkeypatch: pytest.MonkeyPatch, every: int, *, meddled: bool
) -> None:
    """At each so many looks at the clock an act is taken back or done again: the rows and their mark are others."""
    monkeypatch.setattr(seals, "_SUMMED", 2)
    if meddled:
        meddle(path, "UPDATE payment SET amount = amount + 16384 WHERE seq = (SELECT min(seq) FROM payment)")
    with Club.open(path, create=False, time=clock.source(), operator_name="Ada") as club:
        main = club.tournaments()[0].id
        late = [player for player, _name in club.people.counted()][9:]
        club.desk.do(main, entries.register, late, "late")
        found, done = list[str](), True
        for look, each in enumerate(club.file.changed(), 1):
            found += [each.table] if each is not None else []
            if each is None and look % every == 0:
                (club.desk.undo if done else club.desk.redo)(main)
                done = not done
        assert found == (["payment"] if meddled else [])


@pytest.mark.parametrize(
    ("statement", "named"),
    [
        ("UPDATE player SET last = 'Lasu001' WHERE last = 'Last001'", "the data of First001 Lasu001"),
        ("UPDATE player SET block = 'self' WHERE last = 'Last002'", "the data of First002 Last002"),
        ("UPDATE setting SET value = 'Velcome' WHERE key = 'slip_text'", "the setting 'slip_text'"),
        ("DELETE FROM setting WHERE key = 'slip_text'", "the setting 'slip_text'"),
        ("INSERT INTO setting VALUES ('a', 'b')", "the setting 'a'"),
        ("UPDATE operator SET pin = 'scrypt'", "name or PIN of the operator Ada"),
        ("UPDATE template SET payload = replace(payload, '25', '27')", "the template 'Ours'"),
    ],
)
def test_f11_a_changed_row_that_only_the_director_knows_is_named_until_she_has_seen_it(
    path: Path, clock: HandClock, statement: str, named: str
) -> None:
    meddle(path, statement)
    assert not backup.good(path)
    said, again = found_in(path, clock)
    assert named in said and again == ""
    assert backup.good(path)


@pytest.mark.parametrize("statement", ["phase = 'plaxing'", "day = '2026-13-99'", "phase = 'finished'"])
def test_f11_a_list_of_words_nobody_wrote_is_put_right_before_it_is_shown(
    path: Path, clock: HandClock, statement: str
) -> None:
    meddle(path, f"UPDATE tournament SET {statement}")
    assert not backup.good(path)
    with Club.open(path, create=False, time=clock.source(), operator_name="Ada") as club:
        alarms = Alarms(club)
        assert [row.name for row in club.tournaments()] == ["Friday"]
        alarms.look()
        told = alarms.first is not None
        alarms.found(everything(alarms.hold()))
        assert told is (statement != "phase = 'finished'")
    assert backup.good(path)


def test_f11_what_she_writes_anew_is_hers_again(path: Path, clock: HandClock) -> None:
    meddle(path, "UPDATE setting SET value = 'Velcome' WHERE key = 'slip_text'")
    with Club.open(path, create=False, time=clock.source(), operator_name="Ada") as club:
        club.put_setting("slip_text", "Welcome")
    assert found_in(path, clock) == ("", "")


def test_f11_a_damaged_mark_is_no_fault_of_its_row(path: Path, clock: HandClock) -> None:
    meddle(path, "UPDATE seal SET mark = zeroblob(20) WHERE part = 'slip_text'")
    assert found_in(path, clock) == ("", "")


@pytest.mark.parametrize("seed", range(2))
def test_f11_marks_hold_whatever_is_written(path: Path, clock: HandClock, seed: int) -> None:
    """Registering, undo, people and settings at random: the marks are those of the rows, kept or made anew."""
    chance = random.Random(seed)
    with Club.open(path, create=False, time=clock.source(), operator_name="Ada") as club:
        main = club.tournaments()[0].id
        for number in range(30):
            match chance.randrange(4):
                case 0:
                    new = club.add_players([(next(iter(club.directory.values())), "")])
                    club.desk.do(main, entries.register, new, "seed")
                case 1 if club.desk.history(main).acts[-1].number > 6:
                    club.desk.undo(main)
                case 2:
                    club.put_setting("slip_text", str(number))
                case _:
                    club.people.rename(chance.choice(list(club.directory)), next(iter(club.directory.values())))
            assert list(filter(None, club.file.changed())) == []
        assert everything(held(club)).said == ()
        kept = marks(club.file._raw)
        with club.file.transaction() as db:
            seals.make(db)
            made = marks(db)
        assert kept == made


def marks(raw: sqlite3.Connection) -> dict[tuple[str, str], bytes]:
    rows = raw.execute("SELECT name, part, mark FROM seal WHERE name <> 'commits'").fetchall()
    return {(name, part): mark for name, part, mark in rows if int.from_bytes(mark[:16], "big")}


def test_f11_whichever_bit_of_a_row_flips_it_is_found(path: Path, clock: HandClock) -> None:
    """Bits of the values themselves, in the bytes of the file, wherever they stand."""
    whole = path.read_bytes()
    chance = random.Random(11)
    for word in (b"Welcome", b"First003", b"Ours"):
        start = whole.index(word)
        for _ in range(3):
            content = bytearray(whole)
            content[start + chance.randrange(len(word))] ^= 1 << chance.randrange(7)
            path.write_bytes(content)
            assert not backup.good(path)


def pages_of(path: Path, kind: str, tables: str) -> list[tuple[str, range]]:
    """Where in the file the first page of each table or index of these tables stands."""
    with closing(sqlite3.connect(path)) as raw:
        size = raw.execute("PRAGMA page_size").fetchone()[0]
        query = f"SELECT name, rootpage FROM sqlite_master WHERE type = ? AND tbl_name IN ({tables}) AND rootpage > 0"
        return [(name, range((page - 1) * size, page * size)) for name, page in raw.execute(query, (kind,))]


def flips(path: Path, where: range, count: int, seed: int) -> Iterator[None]:
    """The file with one bit flipped in what is written there, and another one, as often as it opens."""
    whole, chance = path.read_bytes(), random.Random(seed)
    written = [at for at in where if any(whole[max(at - 3, where.start) : at + 4])]
    for _ in range(count):
        content = bytearray(whole)
        content[chance.choice(written)] ^= 1 << chance.randrange(8)
        path.write_bytes(content)
        yield
    path.write_bytes(whole)


def drawer_club(path: Path, clock: HandClock) -> tuple[TournamentId, DrawerId]:
    with Club.open(path, create=True, time=clock.source(), operator_name="Ada") as club:
        drawer = open_drawer(club, "Left", "EUR", cents=Cents(0))
        people = club.add_players((PlayerName(f"Last{n:03d}", f"First{n:03d}"), str(n)) for n in range(18))
        main = club.create(setup_of(), STRUCTURE)
        club.desk.do(main, tournament.open_registration)
        for person in people:
            club.desk.do(main, entries.register, (person,), "seed", drawer=drawer)
        club.desk.do(main, seating.draw_seats, club.desk.next_seed(main))
        return main, drawer


def test_f11_a_bit_flipped_in_an_index_hides_nothing_from_a_lookup(tmp_path: Path, clock: HandClock) -> None:
    """What is looked up is what the tables hold, once the file was held; whatever was wrong before that is said."""
    path = tmp_path / "club.tdapp"
    _main, drawer = drawer_club(path, clock)
    found = 0
    for number, (_name, page) in enumerate(pages_of(path, "index", "'payment', 'entry', 'player', 'tournament'")):
        for _ in flips(path, page, 12, number):
            try:
                club = Club.open(path, create=False, time=clock.source(), operator_name="Ada")
            except KnownError as trouble:  # SQLite sees it itself
                assert trouble.code == "store.damaged"
                continue
            with club:
                wrong = list(filter(None, club.file.mislaid()))
                said = [each.code for each in everything(held(club)).said]
                if said == ["trouble.store.damaged"]:  # not even a page any more
                    continue
                assert said == ["found.mislaid"] * bool(wrong)
                found += len(wrong)
                assert club.desk.inside(club.desk.club.drawers[drawer]) == 18 * 55_00
                assert not list(filter(None, club.file.mislaid()))
                assert club.file.another() is None
                assert everything(held(club)).said == ()
                club.put_setting("slip_text", "and on it goes")
    assert found > 20


def test_f11_a_bit_flipped_in_the_rows_of_a_tournament_is_put_right_though_its_indexes_say_otherwise(
    tmp_path: Path, clock: HandClock
) -> None:
    """The index still has the row as it was; one who sits where another does is in the way of making it anew."""
    path = tmp_path / "club.tdapp"
    main, _drawer = drawer_club(path, clock)
    with Club.open(path, create=False, time=clock.source(), operator_name="Ada") as club:
        whole = club.file.rows_of(main)
    right = 0
    for name, page in pages_of(path, "table", "'payment', 'entry'"):
        for _ in flips(path, page, 60, len(name)):
            try:
                club = Club.open(path, create=False, time=clock.source(), operator_name="Ada")
            except KnownError as trouble:
                assert trouble.code == "store.damaged"
                continue
            with club:
                said = [each.code for each in everything(held(club)).said]
                if said != ["trouble.store.damaged"]:  # not even rows any more
                    assert club.file.rows_of(main) == whole
                    right += bool(said)
    assert right > 40


@pytest.mark.parametrize("number", [0, 198, 199, 200, 449])
def test_f11_a_row_an_index_does_not_hear_of_is_found_wherever_it_stands(
    tmp_path: Path, clock: HandClock, number: int
) -> None:
    path = tmp_path / "club.tdapp"
    with Club.open(path, create=True, time=clock.source(), operator_name="Ada") as club:
        club.add_players((PlayerName(f"Last{n:03d}"), "") for n in range(450))
        assert not list(filter(None, club.file.mislaid()))
        person = sorted(club.directory)[number]
    behind_an_index(path, "player_by_name", f"UPDATE player SET search_last = 'x' WHERE id = '{person}'")
    with Club.open(path, create=False, time=clock.source(), operator_name="Ada") as club:
        assert list(filter(None, club.file.mislaid())) == ["player"]
        club.file.find_again("player")
        assert not list(filter(None, club.file.mislaid()))


def behind_an_index(path: Path, index: str, statement: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        made = raw.execute("SELECT * FROM sqlite_master WHERE name = ?", (index,)).fetchone()
        raw.execute("PRAGMA writable_schema=ON")
        raw.execute("DELETE FROM sqlite_master WHERE name = ?", (index,))
        raw.execute("PRAGMA writable_schema=RESET")
        assert raw.execute(statement).rowcount == 1
        raw.execute("PRAGMA writable_schema=ON")
        raw.execute("INSERT INTO sqlite_master VALUES (?, ?, ?, ?, ?)", made)


def dump(path: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as raw:
        return [row for name in seals.TOGETHER for row in raw.execute(f"SELECT * FROM {name} ORDER BY 1, 2")]
