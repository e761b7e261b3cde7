"""Every act is on the second medium too, whatever happens to that: pulled out, full, torn, flipped, gone on another."""

import os
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from subprocess import PIPE, Popen

import pytest

from tdapp.domain.units import Seq, TextId
from tdapp.store import medium_file, second_medium
from tdapp.store.club_file import ClubFile
from tdapp.store.free_text import FreeText
from tdapp.store.medium_file import read_medium
from tdapp.store.second_medium import SecondMedium
from tdapp.store.sources import joined, source_of
from tests.store.samples import EVENT, NOW, an_evening, bust_outs

CHILD = Path(__file__).with_name("child.py")
SLOW = 60  # seconds a slow machine may take


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(second_medium, "RETRY", 0.02)
    monkeypatch.setattr(second_medium, "GATHER", 0.001)


@pytest.fixture
def stick(tmp_path: Path) -> Path:
    folder = tmp_path / "stick"
    folder.mkdir()
    return folder


@pytest.fixture
def medium(club: ClubFile, stick: Path) -> Iterator[SecondMedium]:
    made = SecondMedium(club, stick)
    with closing(made):
        yield made


def until(medium: SecondMedium, when: Callable[[], bool]) -> None:
    end = time.monotonic() + SLOW
    while not when():
        assert time.monotonic() < end, medium.standing
        medium.step()
        time.sleep(0.002)


def settle(medium: SecondMedium) -> None:
    until(medium, lambda: medium.standing.whole)


def bust(club: ClubFile, count: int = 1) -> None:
    for _ in range(count):
        seq = club.head(EVENT).seq
        number = seq + 1
        text = FreeText(TextId(f"{number:032x}"), b"0123456789abcdef", f"words {number}")
        club.append(EVENT, bust_outs(1, start=number), expected=seq, texts=[text])


def file_on(stick: Path) -> Path:
    return next(stick.glob(f"*{medium_file.SUFFIX}"))


def same(club: ClubFile, stick: Path) -> None:
    """The medium has every line of the club, and every row that goes on it."""
    read = read_medium(file_on(stick))
    with club.transaction() as db:
        lines = db.execute("SELECT * FROM journal ORDER BY stream, seq").fetchall()
        texts = dict(db.execute("SELECT id, body FROM free_text"))
    told = joined([read.source]).lines  # each line as its link says; what was flipped stands there too, and is not told
    assert [line for stream in sorted(told) for line in told[stream]] == lines
    held = {part: row[1] for (table, part), row in read.source.rows.items() if table == "free_text"}
    assert {part: row["body"] for part, row in held.items() if row is not None} == texts


def test_the_whole_journal_is_there_from_the_first_use_and_each_act_after_it(
    club: ClubFile, stick: Path, tmp_path: Path
) -> None:
    club.append(EVENT, an_evening(), expected=Seq(0))
    with closing(SecondMedium(club, stick)) as medium:
        settle(medium)
        same(club, stick)
        bust_from = club.head(EVENT)
        other = "f" * 32
        club.append(other, bust_outs(3), expected=Seq(0))
        settle(medium)
        same(club, stick)
        assert club.head(EVENT) == bust_from
    assert [path.name for path in stick.iterdir()] == [f"{club.path.stem} {club.identity.key}.ndjson"]


def test_a_stick_pulled_out_is_said_and_caught_up_with_when_it_is_back(
    club: ClubFile, medium: SecondMedium, stick: Path, tmp_path: Path
) -> None:
    bust(club, 3)
    settle(medium)
    stick.rename(tmp_path / "pulled")
    bust(club, 3)  # play goes on
    until(medium, lambda: medium.standing.trouble is not None)
    assert medium.standing.trouble is not None and medium.standing.trouble.code == "medium.gone"
    bust(club, 3)
    (tmp_path / "pulled").rename(stick)
    settle(medium)
    assert medium.standing.trouble is None
    same(club, stick)
    bust(club)
    settle(medium)
    same(club, stick)


@pytest.mark.parametrize("fails", ["write", "fsync"])
def test_a_disk_that_takes_nothing_costs_no_act(
    club: ClubFile, medium: SecondMedium, stick: Path, monkeypatch: pytest.MonkeyPatch, fails: str
) -> None:
    bust(club)
    settle(medium)
    fsync = os.fsync

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        if fails == "fsync":
            patch.setattr(second_medium.os, "fsync", full)
        else:
            patch.setattr(SecondMedium, "_see_it_is_ours", lambda _self: full(0))
        bust(club, 2)
        until(medium, lambda: medium.standing.trouble is not None)
        assert medium.standing.trouble is not None and "No space" in str(medium.standing.trouble.facts["detail"])
    assert os.fsync is fsync
    settle(medium)
    same(club, stick)


@pytest.mark.parametrize(
    "seed", [0, 1, 76, *(pytest.param(n, marks=pytest.mark.soak) for n in range(400) if n not in (0, 1, 76))]
)
def test_whatever_happens_to_its_file_it_is_whole_again_and_reads_never_wrong(
    club: ClubFile, stick: Path, seed: int
) -> None:
    chance = Random(f"medium {seed}")
    with closing(SecondMedium(club, stick)) as medium:
        bust(club, 8)
        settle(medium)
    path = file_on(stick)
    content = bytearray(path.read_bytes())
    harm = chance.randrange(4)
    at = chance.randrange(len(content))
    if harm == 0:
        content[at] ^= 1 << chance.randrange(8)
    elif harm == 1:
        del content[at:]  # a torn line
    elif harm == 2:
        content[at : at + 512] = bytes(min(512, len(content) - at))
    else:
        content += b'{"stream": "e'
    path.write_bytes(content)
    with club.transaction() as db:
        lines = db.execute("SELECT * FROM journal WHERE stream = ? ORDER BY seq", (EVENT,)).fetchall()
    try:
        chain = joined([read_medium(path).source]).lines.get(EVENT, [])
        assert list(chain) == lines[: len(chain)]
    except Exception as error:
        assert getattr(error, "code", "") in ("medium.none", "store.newer")
        if error.code == "store.newer":  # type: ignore[attr-defined]
            return
    bust(club, 2)
    with closing(SecondMedium(club, stick)) as medium:
        settle(medium)
    same(club, stick)


def test_who_was_erased_is_gone_from_it_also_when_it_was_away(
    club: ClubFile, medium: SecondMedium, stick: Path, tmp_path: Path
) -> None:
    bust(club, 3)
    settle(medium)
    assert b"words 2" in file_on(stick).read_bytes()
    club.erase_text(TextId(f"{2:032x}"))
    until(medium, lambda: medium.standing.whole and b"words 2" not in file_on(stick).read_bytes())
    stick.rename(tmp_path / "pulled")
    until(medium, lambda: medium.standing.trouble is not None)
    club.erase_text(TextId(f"{3:032x}"))
    (tmp_path / "pulled").rename(stick)
    settle(medium)
    assert b"words 3" not in file_on(stick).read_bytes() and b"words 1" in file_on(stick).read_bytes()
    assert len(list(stick.iterdir())) == 1
    same(club, stick)


def test_one_that_went_another_way_is_kept_beside(path: Path, stick: Path, tmp_path: Path) -> None:
    """A copy was put back: what was done since is on the stick alone, and stays there."""
    with ClubFile.open(path, create=True, now=NOW, holder="Anna") as club:
        bust(club, 2)
    shutil.copyfile(path, tmp_path / "copy")
    with (
        ClubFile.open(path, create=False, now=NOW, holder="Anna") as club,
        closing(SecondMedium(club, stick)) as medium,
    ):
        bust(club, 3)
        settle(medium)
    shutil.copyfile(tmp_path / "copy", path)
    with (
        ClubFile.open(path, create=False, now=NOW, holder="Anna") as club,
        closing(SecondMedium(club, stick)) as medium,
    ):
        settle(medium)
        kept = [each for each in stick.iterdir() if " until " in each.name]
        assert len(kept) == 1 and read_medium(kept[0]).ends[EVENT][0] == 5
        assert read_medium(medium_file.file_in(stick, club.identity.key, "")).ends[EVENT][0] == 2


def test_the_club_can_be_made_again_of_it_alone(club: ClubFile, medium: SecondMedium, stick: Path) -> None:
    bust(club, 4)
    settle(medium)
    again = joined([read_medium(file_on(stick)).source])
    club.close()
    whole = joined([source_of(club.path)])
    assert (again.club, dict(again.lines), again.lost) == (whole.club, {k: list(v) for k, v in whole.lines.items()}, {})
    assert {part: row for part, row in again.rows.items() if part[1] != "openings"} == {
        part: row for part, row in whole.rows.items() if part[1] != "openings"
    }


@pytest.mark.parametrize("kills", [4, pytest.param(150, marks=[pytest.mark.soak, pytest.mark.timeout(1200)])])
def test_killed_at_any_moment_what_was_on_it_still_is(path: Path, kills: int) -> None:
    stick, chance = path.with_name("stick"), Random(kills)
    for _ in range(kills):
        with Popen([sys.executable, CHILD, "medium", path], stdout=PIPE, text=True) as child:
            assert child.stdout is not None
            first = child.stdout.readline()
            time.sleep(chance.uniform(0.0, 0.2))
            child.kill()
            lines = [first, *child.stdout.readlines()]
        durable = int([line for line in lines if line.endswith("\n")][-1])
        read = read_medium(file_on(stick))
        assert read.ends[EVENT][0] >= durable
        assert len(joined([read.source]).lines[EVENT]) >= durable
    with (
        ClubFile.open(path, create=False, now=NOW, holder="Anna") as club,
        closing(SecondMedium(club, stick)) as medium,
    ):
        settle(medium)
        same(club, stick)
    assert [each.suffix for each in stick.iterdir()] == [medium_file.SUFFIX]
