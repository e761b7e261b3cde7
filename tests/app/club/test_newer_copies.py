"""A club file that was replaced by an older one while it was closed: a copy beside it has more, and that is said."""

import shutil
from datetime import timedelta
from pathlib import Path

import pytest

from tdapp.app.club.alarms import Alarms
from tdapp.app.club.copies import Newer, newer_of, offered, restore_copy
from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.domain import tournament
from tdapp.domain.registration import entries
from tdapp.read.people.names import PlayerName
from tests.app.conftest import STRUCTURE, setup_of
from tests.ui.meddling import unguarded

HOUR = timedelta(hours=1)


@pytest.fixture
def path(tmp_path: Path, clock: HandClock) -> Path:
    """A club of which an older file lies beside, and whose copies are an hour apart."""
    path = tmp_path / "club.tdapp"
    with opened(path, clock) as club:
        people = club.add_players((PlayerName(f"Last{number:02d}"), "") for number in range(30))
        main = club.create(setup_of(), STRUCTURE)
        club.desk.do(main, tournament.open_registration)
        for person in people[:20]:
            club.desk.do(main, entries.register, (person,), "seed")
        club.copy("close")
    shutil.copy(path, older(path))
    register(path, clock, 10)
    return path


def older(path: Path) -> Path:
    return path.with_name("older")


def opened(path: Path, clock: HandClock) -> Club:
    clock.forward(HOUR)
    return Club.open(path, create=True, time=clock.source(), operator_name="Ada")


def register(path: Path, clock: HandClock, many: int) -> None:
    """An evening goes on by so many entries, and ends with a copy."""
    with opened(path, clock) as club:
        (row,) = club.tournaments()
        people = sorted(club.directory, key=lambda person: club.directory[person].last)
        for person in people[row.entries :][:many]:
            club.desk.do(row.id, entries.register, (person,), "seed")
        club.copy("close")


def newer(path: Path, clock: HandClock) -> Newer | None:
    with opened(path, clock) as club:
        return newer_of(club)


def test_a_file_that_is_ahead_of_its_copies_is_no_news(path: Path, clock: HandClock) -> None:
    assert newer(path, clock) is None
    shutil.rmtree(path.parent / "copies")
    assert newer(path, clock) is None


def test_a_copy_that_goes_on_where_the_file_ends_is_told_once_it_is_open(path: Path, clock: HandClock) -> None:
    shutil.copy(older(path), path)
    with opened(path, clock) as club:
        found = newer_of(club)
        assert found is not None and found.more.acts == 10
        alarms = Alarms(club)
        alarms.look_at_copies()
        alarm = alarms.first
        assert alarm is not None and alarm.copies and alarm.settles
        assert dict(alarm.said[0].args)["n"] == 10
        alarms.settle()
        assert alarms.first is None
        club.copy("open")
    assert newer(path, clock) is None  # it was said; the copies since are of the file as it is


def test_a_copy_that_was_put_back_on_purpose_is_not_held_against_the_one_it_replaced(
    path: Path, clock: HandClock
) -> None:
    first = offered(path).copies[-1]
    restore_copy(first, path, clock.source().now())
    assert newer(path, clock) is None
    register(path, clock, 5)
    clock.forward(HOUR)
    shutil.copy(path, older(path))
    register(path, clock, 3)
    shutil.copy(older(path), path)
    found = newer(path, clock)
    assert found is not None and found.more.acts == 3


def test_a_copy_of_another_course_of_the_evening_is_no_continuation(path: Path, clock: HandClock) -> None:
    shutil.copy(older(path), path)
    with opened(path, clock) as club:
        (row,) = club.tournaments()
        club.desk.do(row.id, tournament.close_registration)
        assert newer_of(club) is None


def test_a_copy_that_does_not_pass_its_checks_is_no_news(path: Path, clock: HandClock) -> None:
    shutil.copy(older(path), path)
    newest = max((path.parent / "copies").iterdir())
    with unguarded(newest) as raw:
        raw.execute("UPDATE journal SET at = at + 1 WHERE seq = 25")
    assert newer(path, clock) is None
    newest.write_bytes(b"x" * 5000)
    assert newer(path, clock) is None
