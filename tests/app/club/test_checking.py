"""A check of a club file finds whatever was changed, names where, and changes nothing; what is left is saved whole."""

import json
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC
from pathlib import Path
from random import Random

import pytest

from tdapp.app.club.checking import Checked, check_bytes, check_file, findings_said
from tdapp.app.club.saving import outcome_said, save
from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.domain.seating import seating
from tdapp.domain.units import Chips, EntryId, TournamentId
from tdapp.main import main
from tdapp.read.club.proofs import proofs_failed
from tdapp.store.chain import START, link
from tdapp.store.errors import KnownError
from tdapp.store.sources import source_of
from tdapp.values import replace
from tdapp.words.say import Words
from tests.evenings.director import SEVEN, names, registered
from tests.store.test_damage import cut_off, flip_bit, scribble, zero_sector

WORDS = Words("en", UTC)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A club with an evening that was played to its end and one that is on."""
    path = tmp_path_factory.mktemp("whole") / "club.tdapp"
    clock = HandClock(SEVEN)
    with Club.open(path, create=True, time=clock.source(), operator_name="Ada") as club:
        club.add_players((name, "") for name in names(14))
        played = registered(club, clock, 12, "played", looks=False)
        played.play()
        played.pay_everybody()
        on = registered(club, clock, 14, "on", looks=False)
        on.hand()
        on.do(seating.redraw, club.desk.next_seed(on.main))
    return path


@pytest.fixture
def path(whole: Path, tmp_path: Path) -> Path:
    """A copy of it, to be damaged."""
    return Path(shutil.copyfile(whole, tmp_path / "club.tdapp"))


def said(checked: Checked) -> str:
    return "\n".join(WORDS.said(each) for each in findings_said(checked))


def lines_of(path: Path) -> dict[str, list[tuple[object, ...]]]:
    with closing(sqlite3.connect(path)) as raw:
        found: dict[str, list[tuple[object, ...]]] = {}
        for row in raw.execute("SELECT * FROM journal ORDER BY stream, seq"):
            found.setdefault(row[0], []).append(row)
        return found


def content_of(path: Path) -> list[list[tuple[object, ...]]]:
    """All that a club file says, without what SQLite keeps for itself."""
    tables = (
        "journal",
        "stream",
        "player",
        "entry",
        "result",
        "payment",
        "record",
        "tournament",
        "setting",
        "operator",
    )
    with closing(sqlite3.connect(path)) as raw:
        return [raw.execute(f"SELECT * FROM {table} ORDER BY 1, 2").fetchall() for table in tables]


@pytest.fixture
def meddling(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection that may change lines, as another program could."""
    with meddling_with(path) as raw:
        yield raw


@contextmanager
def meddling_with(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection to a club file that may change its lines."""
    with closing(sqlite3.connect(path)) as raw:
        triggers = raw.execute("SELECT sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
        raw.execute("DROP TRIGGER journal_no_update")
        raw.execute("DROP TRIGGER journal_no_delete")
        yield raw
        for (sql,) in triggers:
            raw.execute(sql)
        raw.commit()


def forge(raw: sqlite3.Connection, stream: str, change: Callable[[str, dict[str, object]], bool]) -> int:
    """Change the first line `change` says yes to, and every link after it, as somebody who knows how would."""
    head, changed = START, 0
    for row in raw.execute("SELECT * FROM journal WHERE stream = ? ORDER BY seq", (stream,)).fetchall():
        line = list(row[:12])
        payload = json.loads(line[11])
        if not changed and change(line[9], payload):
            changed, line[11] = line[1], json.dumps(payload)
        head = link(head, tuple(line))  # type: ignore[arg-type]
        raw.execute(
            "UPDATE journal SET payload = ?, chain = ? WHERE stream = ? AND seq = ?", (line[11], head, stream, line[1])
        )
    raw.execute("UPDATE stream SET head = ? WHERE id = ?", (head, stream))
    return changed


def test_a_whole_file_is_well_and_stays_as_it_is(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before, beside = path.read_bytes(), sorted(path.parent.iterdir())
    assert main(["check", str(path)]) == 0
    told = capsys.readouterr().out
    assert "Tournaments checked: 2" in told and "All is well" in told
    assert path.read_bytes() == before and sorted(path.parent.iterdir()) == beside


def test_an_open_club_is_checked_from_what_its_disk_has(path: Path) -> None:
    with Club.open(path, create=False, time=HandClock(SEVEN).source(), operator_name="Ada") as club:
        assert check_bytes(club.file.content()).well
        with pytest.raises(KnownError) as refused:
            check_file(path)
        assert refused.value.code == "store.locked"


def test_what_a_kill_left_is_read_without_being_put_right(path: Path, tmp_path: Path) -> None:
    """SQLite would roll the open transaction back in the file itself; that is done on a copy."""
    journal = Path(f"{path}-journal")
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        raw.execute("PRAGMA cache_size=1")
        raw.execute("BEGIN IMMEDIATE")
        raw.execute("UPDATE player SET last = last || 'x'")
        raw.execute("UPDATE entry SET player = player || 'x'")
        killed = tmp_path / "killed.tdapp"
        shutil.copyfile(path, killed)
        shutil.copyfile(journal, f"{killed}-journal")
        raw.execute("ROLLBACK")
    left = (killed.read_bytes(), Path(f"{killed}-journal").read_bytes())
    assert check_file(killed).well
    assert (killed.read_bytes(), Path(f"{killed}-journal").read_bytes()) == left


@pytest.mark.parametrize("seed", [*range(3), *(pytest.param(n, marks=pytest.mark.soak) for n in range(3, 100))])
@pytest.mark.parametrize("harm", [flip_bit, zero_sector, scribble, cut_off])
def test_every_change_of_content_is_found_and_what_is_left_is_whole(
    path: Path, tmp_path: Path, harm: Callable[[bytearray, Random], None], seed: int
) -> None:
    was, lines = content_of(path), lines_of(path)
    content = bytearray(path.read_bytes())
    for _ in range(2):
        harm(content, Random(f"{harm.__name__} {seed}"))
    path.write_bytes(content)
    try:
        checked = check_file(path)
        source = source_of(path)
    except KnownError:
        return  # nothing of it can be read, and that is said
    if checked.well:
        assert content_of(path) == was
    kept = save([source], tmp_path / "new.tdapp", now=SEVEN)
    assert path.read_bytes() == bytes(content)
    again = check_file(kept.path)
    assert again.well, said(again)
    for stream, some in lines_of(kept.path).items():
        assert some == lines[stream][: len(some)]
    assert "Missing" in "".join(WORDS.said(each) for each in outcome_said(kept)) or not kept.lost


def test_a_changed_line_is_named_with_its_time_and_what_follows_is_saved_up_to_it(
    path: Path, tmp_path: Path, meddling: sqlite3.Connection, capsys: pytest.CaptureFixture[str]
) -> None:
    stream, last = meddling.execute("SELECT id, last_seq FROM stream ORDER BY last_seq DESC LIMIT 1").fetchone()
    changed = last - 4
    meddling.execute("UPDATE journal SET payload = payload || ' ' WHERE stream = ? AND seq = ?", (stream, changed))
    meddling.commit()
    new = tmp_path / "new.tdapp"
    assert main(["check", str(path), "--save", str(new)]) == 1
    told = capsys.readouterr().out
    assert f"line {changed} (" in told and "does not follow" in told
    assert "Missing" in told and "paid" in told.lower()
    assert len(lines_of(new)[stream]) < changed and check_file(new).well
    assert main(["check", str(path), "--save", str(new)]) == 2  # no file is written over
    assert "already" in capsys.readouterr().err


def test_seats_that_the_seed_does_not_give_are_found_though_every_link_fits(
    path: Path, meddling: sqlite3.Connection
) -> None:
    stream = meddling.execute("SELECT id FROM tournament WHERE name = 'Evening on'").fetchone()[0]

    def swap(kind: str, payload: dict[str, object]) -> bool:
        if kind != "SeatsDrawn" or payload["kind"] == "first":
            return False
        seats = payload["seats"]
        assert isinstance(seats, list)
        seats[0][1], seats[1][1] = seats[1][1], seats[0][1]
        return True

    line = forge(meddling, stream, swap)
    meddling.commit()
    assert line and f"line {line}" in said(check_file(path)) and "other seats" in said(check_file(path))


def test_tables_that_say_something_else_are_named(path: Path, meddling: sqlite3.Connection) -> None:
    meddling.execute("UPDATE payment SET amount = amount + 1 WHERE seq = (SELECT min(seq) FROM payment)")
    meddling.execute("UPDATE player SET last = 'Else' WHERE id = (SELECT min(id) FROM player)")
    meddling.commit()
    told = said(check_file(path))
    assert "do not match the journal: payments" in told and "the data of Voornaam" in told


def test_chips_money_and_seats_are_proved_by_two_ways(path: Path) -> None:
    with Club.open(path, create=False, time=HandClock(SEVEN).source(), operator_name="Ada") as club:
        on = next(row.id for row in club.tournaments() if row.name == "Evening on")
        history = club.desk.history(TournamentId(on))
    acts, counting, state = history.acts, history.counting(), history.state
    assert state is not None and not list(proofs_failed(acts, counting, state))
    more = replace(state, more_chips=Chips(state.more_chips + 100))
    codes = [each.code for each in proofs_failed(acts, counting, more)]
    assert codes == ["check.chips"]
    one = next(entry for entry in state.playing() if entry.seat is not None)
    away = replace(state, entries=state.entries.insert(EntryId(one.id), replace(one, seat=None)))
    assert [each.code for each in proofs_failed(acts, counting, away)] == ["check.wrong_seat"]
    assert [each.code for each in proofs_failed(acts, counting[:2], state)] == ["check.money"]


@pytest.mark.parametrize(("content", "told"), [(b"", "is empty"), (b"x" * 4096, "not a club file")])
def test_what_is_no_club_file_cannot_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes, told: str
) -> None:
    path = tmp_path / "other.tdapp"
    path.write_bytes(content)
    assert main(["check", str(path)]) == 2
    assert told in capsys.readouterr().err
