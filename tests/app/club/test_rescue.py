"""The club file goes away in mid-evening: what is held is put elsewhere, and the evening goes on there."""

import os
import shutil
import sys
from collections.abc import Callable
from datetime import UTC
from pathlib import Path

import pytest

from tdapp.app import preferences
from tdapp.app.club import rescue as rescuing
from tdapp.app.club.alarms import Alarms
from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.domain import tournament
from tdapp.domain.registration import entries
from tdapp.domain.units import TournamentId
from tdapp.store import backup
from tdapp.store.errors import KnownError
from tdapp.words.say import Words
from tests.app.club.test_tails import BREAKS, opened, two
from tests.app.conftest import STRUCTURE, setup_of
from tests.store.test_watch import HARMS

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be taken away there")
WORDS = Words("en", UTC)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "club.tdapp"


@pytest.fixture
def main(club: Club) -> TournamentId:
    main = club.create(setup_of(), STRUCTURE)
    club.desk.do(main, tournament.open_registration)
    for player in list(club.directory)[:8]:
        club.desk.do(main, entries.register, (player,), "seed")
    return main


@pytest.fixture(autouse=True)
def elsewhere(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path_factory.mktemp("elsewhere")
    monkeypatch.setattr(preferences, "data_folder", lambda: folder)
    return folder


def wiped(path: Path) -> None:
    """Every byte is written over, and what SQLite still remembers of it is not enough."""
    path.write_bytes(os.urandom(path.stat().st_size))


@pytest.mark.parametrize("copied", [True, False])
@pytest.mark.parametrize("harm", [*(harm for harm, _code in HARMS), wiped])
def test_f8_what_we_still_hold_is_put_elsewhere_and_the_evening_goes_on_there(
    club: Club, main: TournamentId, clock: HandClock, elsewhere: Path, harm: Callable[[Path], None], copied: bool
) -> None:
    if copied:
        club.copy("level")
        club.desk.do(main, entries.register, tuple(club.directory)[8:10], "seed")
    alarms = Alarms(club)
    alarms.look()
    assert alarms.first is None
    harm(club.file.path)
    if harm is wiped:
        club.file._raw.execute("PRAGMA shrink_memory")
    alarms.look()
    alarm = alarms.first
    assert alarm is not None and alarm.copy is not None and alarm.copy.is_relative_to(elsewhere)
    assert not alarm.settles
    said = " ".join(WORDS.said(each) for each in alarm.said)
    assert str(alarm.copy) in said
    with pytest.raises(KnownError):
        club.desk.do(main, tournament.close_registration)
    alarms.look()
    assert alarms.first == alarm  # one copy is enough
    assert backup.good(alarm.copy)
    with Club.open(alarm.copy, create=False, time=clock.source(), operator_name="Ada") as there:
        assert there.desk.state(main) == club.desk.state(main)
        assert there.directory == club.directory
        assert len(there.tournaments()) == 1
        assert there.desk.do(main, tournament.close_registration) is not None


@pytest.mark.parametrize("copied", [True, False])
@pytest.mark.parametrize("broken", ["changed", "lost", "no letters", "no such entry", "no text"])
@pytest.mark.parametrize("harm", [Path.unlink, wiped])
def test_f8_a_tournament_that_does_not_come_out_stands_in_no_others_way(
    path: Path, elsewhere: Path, harm: Callable[[Path], None], broken: str, copied: bool
) -> None:
    one, other, _last = two(path)
    with opened(path) as club:
        if copied:
            club.copy("level")
        lines = club.desk.history(one).last_seq
    BREAKS[broken](path, one, 7)
    with opened(path) as club:
        assert club.desk.tail(one) is not None
        club.desk.do(other, tournament.close_registration)
        shown = len(club.desk.state(one).entries)
        harm(path)
        if harm is wiped:
            club.file._raw.execute("PRAGMA shrink_memory")
        alarms = Alarms(club)
        alarms.look()
        assert alarms.first is not None and alarms.first.copy is not None
        rescued, then = alarms.first.copy, club.desk.state(other)
    assert rescued.is_relative_to(elsewhere)
    with opened(rescued) as there:
        assert there.desk.state(other) == then
        assert there.desk.do(other, tournament.open_registration) is not None
        assert len(there.desk.state(one).entries) >= shown
        if copied and harm is wiped:
            assert there.desk.history(one).last_seq == lines, "the copy knows all of it"


def test_f8_a_tournament_of_which_nothing_comes_out_stands_in_no_others_way(path: Path) -> None:
    one, other, _last = two(path)
    BREAKS["changed"](path, one, 1)
    with opened(path) as club:
        assert not club.desk.shows(one)
        then = club.desk.state(other)
        path.unlink()
        alarms = Alarms(club)
        alarms.look()
        assert alarms.first is not None and alarms.first.copy is not None
        rescued = alarms.first.copy
    with opened(rescued) as there:
        assert there.desk.state(other) == then


def test_f8_the_alarm_ends_when_the_file_is_back(club: Club, main: TournamentId) -> None:
    alarms, path = Alarms(club), club.file.path
    aside = path.with_name("aside")
    path.rename(aside)
    alarms.look()
    assert alarms.first is not None
    alarms.settle()
    assert alarms.first is not None
    aside.rename(path)
    alarms.look()
    assert alarms.first is None
    assert club.desk.do(main, tournament.close_registration) is not None


def test_f8_nowhere_to_put_it_is_said(club: Club, main: TournamentId, monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere(_there: Path) -> list[Path]:
        return [Path("/proc/nothing/there")]

    monkeypatch.setattr(rescuing, "_places", nowhere)
    alarms = Alarms(club)
    shutil.move(club.file.path, club.file.path.with_name("x"))
    alarms.look()
    assert alarms.first is not None and alarms.first.copy is None
    assert "Leave this window open" in " ".join(WORDS.said(each) for each in alarms.first.said)
