"""Copies of the club file: whole, thinned out by age, and put back when the file is broken."""

import sqlite3
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.domain.units import Seq
from tdapp.store import backup
from tdapp.store.club_file import ClubFile
from tdapp.store.errors import KnownError
from tdapp.store.restoring import restore
from tests.store.samples import EVENT, NOW, bust_outs

CHILD = Path(__file__).with_name("child.py")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "copies"


def loaded(path: Path) -> int:
    with ClubFile.open(path, create=False, now=NOW, holder="Anna") as club:
        return len(club.load(EVENT))


def test_a_copy_of_the_open_file_is_a_club_file_of_its_own(club: ClubFile, folder: Path) -> None:
    club.append(EVENT, bust_outs(5), expected=Seq(0))
    copy = backup.copy_now(club, folder, now=NOW, reason="level")
    club.append(EVENT, bust_outs(1, start=6), expected=Seq(5))
    assert copy.name == f"{club.path.stem} 20261121T190000.123456Z level.tdapp"
    assert backup.good(copy)
    assert loaded(copy) == 5
    assert [path.name for path in folder.iterdir()] == [copy.name]
    assert len(club.load(EVENT)) == 6


def test_a_copy_made_beside_the_evening_holds_what_was_done_meanwhile(club: ClubFile, folder: Path) -> None:
    club.append(EVENT, bust_outs(6_000), expected=Seq(0))
    pieces: list[int] = []

    def meanwhile(pages: int) -> None:
        """In the thread of the copy, between two of its pieces."""
        pieces.append(pages)
        if len(pieces) in (1, 3):
            last = club.head(EVENT).seq
            club.append(EVENT, bust_outs(1, start=last + 1), expected=last)

    copy = backup.copy_now(club, folder, now=NOW, reason="level", watch=meanwhile)
    assert len(pieces) > 3 and pieces == sorted(pieces)
    assert backup.good(copy)
    assert loaded(copy) == len(club.load(EVENT)) == 6_002


def test_a_copy_that_is_not_wanted_any_more_leaves_nothing(club: ClubFile, folder: Path) -> None:
    club.append(EVENT, bust_outs(3_000), expected=Seq(0))

    def stop(_pages: int) -> None:
        raise LookupError("left")

    with pytest.raises(LookupError, match="left"):
        backup.copy_now(club, folder, now=NOW, reason="level", watch=stop)
    assert not [*folder.iterdir()]
    assert backup.good(backup.copy_now(club, folder, now=NOW, reason="level"))


def test_a_copy_tells_a_damaged_file_from_a_bad_copy(
    club: ClubFile, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup, "_sound", lambda _part: False)
    with pytest.raises(KnownError, match=r"backup\.damaged"):
        backup.copy_now(club, folder, now=NOW, reason="level")
    monkeypatch.setattr(ClubFile, "fault", lambda _file: "row 7 missing from index")
    with pytest.raises(KnownError, match=r"store\.damaged"):
        backup.copy_now(club, folder, now=NOW, reason="level")
    assert not [*folder.iterdir()]


def test_what_an_interrupted_copy_left_is_cleaned_away_and_nothing_else(club: ClubFile, folder: Path) -> None:
    folder.mkdir()
    stem = club.path.stem
    stale = folder / f"{backup.copy_name(stem, at=NOW, reason='close')}.part"
    others = [
        folder / name for name in ("holiday.part", f"{stem} notes.part", "other 20261121T190000.123456Z a.tdapp.part")
    ]
    for path in (stale, *others):
        path.write_bytes(b"half")
    copy = backup.copy_now(club, folder, now=NOW, reason="level")
    assert set(folder.iterdir()) == {copy, *others}


def test_a_folder_that_takes_no_copy_is_told_and_the_evening_goes_on(club: ClubFile, folder: Path) -> None:
    folder.write_text("a file where the folder should be", encoding="utf-8")
    with pytest.raises(KnownError) as refused:
        backup.copy_now(club, folder, now=NOW, reason="level")
    assert refused.value.code == "backup.cannot_write"
    club.append(EVENT, bust_outs(5), expected=Seq(0))


@pytest.mark.skipif(not Path("/dev/full").exists() or sys.platform == "win32", reason="needs a limit on file sizes")
def test_a_full_disk_stops_the_copy_and_nothing_else(club: ClubFile, folder: Path) -> None:
    import resource

    club.append(EVENT, bust_outs(500), expected=Seq(0))
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, hard))
    try:
        with pytest.raises(KnownError) as refused:
            backup.copy_now(club, folder, now=NOW, reason="level")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert refused.value.code == "backup.cannot_write"
    assert list(folder.iterdir()) == []
    assert len(club.load(EVENT)) == 500


def test_copies_are_listed_the_newest_first_and_strangers_left_out(club: ClubFile, folder: Path) -> None:
    made = [backup.copy_now(club, folder, now=NOW + timedelta(minutes=m), reason="level") for m in (0, 2, 1)]
    (folder / f"{club.path.stem} yesterday level.tdapp").touch()
    (folder / "notes.txt").touch()
    found = backup.copies(folder, club.path)
    assert [copy.path for copy in found] == [made[1], made[2], made[0]]
    assert found[0].at == NOW + timedelta(minutes=2)
    assert found[0].reason == "level"
    assert backup.copies(folder / "nowhere", club.path) == []


@pytest.mark.parametrize("harm", ["flip", "garbage", "empty", "chain"])
def test_the_newest_copy_that_passes_every_check_is_offered(club: ClubFile, folder: Path, harm: str) -> None:
    club.append(EVENT, bust_outs(50), expected=Seq(0))
    good = backup.copy_now(club, folder, now=NOW, reason="level")
    bad = backup.copy_now(club, folder, now=NOW + timedelta(minutes=1), reason="close")
    content = bad.read_bytes()
    if harm == "flip":
        at = content.index(b'{"entry":33,"tied"')
        bad.write_bytes(content[: at + 9] + b"4" + content[at + 10 :])
    elif harm == "chain":
        raw = sqlite3.connect(bad)
        raw.execute("DELETE FROM stream")
        raw.commit()
        raw.close()
    else:
        bad.write_bytes(b"" if harm == "empty" else b"garbage" * 1000)
    assert not backup.good(bad)
    assert backup.trusted(backup.copies(folder, club.path))[0].path == good


def test_without_a_good_copy_there_is_none(club: ClubFile, folder: Path) -> None:
    assert backup.trusted(backup.copies(folder, club.path)) == []


def test_a_copy_is_put_back_and_the_damaged_file_kept(path: Path, folder: Path) -> None:
    with ClubFile.open(path, create=True, now=NOW, holder="Anna") as club:
        club.append(EVENT, bust_outs(5), expected=Seq(0))
        copy = backup.copy_now(club, folder, now=NOW, reason="close")
    path.write_bytes(b"coffee" * 1000)
    aside = restore(copy, path, now=NOW)
    assert loaded(path) == 5
    assert aside is not None
    assert aside.read_bytes() == b"coffee" * 1000
    assert copy.exists()


def test_a_copy_is_put_where_no_file_is_left(club: ClubFile, folder: Path, tmp_path: Path) -> None:
    club.append(EVENT, bust_outs(5), expected=Seq(0))
    copy = backup.copy_now(club, folder, now=NOW, reason="close")
    target = tmp_path / "new.tdapp"
    journal = Path(f"{target}-journal")
    journal.write_bytes(b"what a crash left of the old file")
    assert restore(copy, target, now=NOW) is None
    assert not journal.exists()
    assert loaded(target) == 5


def test_nothing_is_put_over_a_file_somebody_has_open(club: ClubFile, folder: Path) -> None:
    club.append(EVENT, bust_outs(5), expected=Seq(0))
    copy = backup.copy_now(club, folder, now=NOW, reason="close")
    with pytest.raises(KnownError, match="locked"):
        restore(copy, club.path, now=NOW)
    assert len(club.load(EVENT)) == 5


def test_a_damaged_copy_is_not_put_back(path: Path, folder: Path) -> None:
    with ClubFile.open(path, create=True, now=NOW, holder="Anna") as club:
        club.append(EVENT, bust_outs(5), expected=Seq(0))
        copy = backup.copy_now(club, folder, now=NOW, reason="close")
    copy.write_bytes(b"x" * 5000)
    with pytest.raises(KnownError, match=r"backup\.damaged"):
        restore(copy, path, now=NOW)
    assert loaded(path) == 5


def test_a_season_is_thinned_to_hours_days_and_months() -> None:
    now = datetime(2026, 11, 21, 23, 0, tzinfo=UTC)
    times = [now - timedelta(minutes=10 * step) for step in range(6 * 24 * 130)]
    kept = sorted(set(times) - backup.superfluous(times, now=now), reverse=True)
    last_hours = [at for at in kept if at >= datetime(2026, 11, 21, 21, tzinfo=UTC)]
    hourly = [at for at in kept if datetime(2026, 11, 20, tzinfo=UTC) <= at < datetime(2026, 11, 21, 21, tzinfo=UTC)]
    daily = [at for at in kept if datetime(2026, 10, 1, tzinfo=UTC) <= at < datetime(2026, 11, 20, tzinfo=UTC)]
    monthly = [at for at in kept if at < datetime(2026, 10, 1, tzinfo=UTC)]
    assert len(last_hours) == 13  # every ten minutes from 21:00 to 23:00
    assert [at.minute for at in hourly] == [50] * (24 + 21)
    assert [(at.hour, at.minute) for at in daily] == [(23, 50)] * (31 + 19)
    assert [(at.month, at.day) for at in monthly] == [(9, 30), (8, 31), (7, 31)]


@given(st.lists(st.integers(0, 60 * 24 * 90), min_size=1, max_size=80), st.integers(0, 60 * 24 * 60))
def test_thinning_day_by_day_leaves_what_thinning_at_once_leaves(minutes: list[int], later: int) -> None:
    start = datetime(2026, 8, 1, tzinfo=UTC)
    times = {start + timedelta(minutes=minute) for minute in minutes}
    now = max(times)
    between = times - backup.superfluous(times, now=now)
    after = now + timedelta(minutes=later)
    assert max(times) in times - backup.superfluous(times, now=after)
    assert between - backup.superfluous(between, now=after) == times - backup.superfluous(times, now=after)


def test_thinning_out_removes_the_files(club: ClubFile, folder: Path) -> None:
    for minute in range(0, 180, 20):
        backup.copy_now(club, folder, now=NOW + timedelta(minutes=minute), reason="level")
    now = NOW + timedelta(minutes=160)
    backup.thin_out(folder, club, now=now)
    left = [(copy.at.hour, copy.at.minute) for copy in backup.copies(folder, club.path)]
    assert left == [(21, 40), (21, 20), (21, 0), (20, 40), (20, 20), (20, 0), (19, 40)]
