"""Faults of the disk under the desk: what it shows is what the file holds, and it goes on."""

import random

import pytest

from tdapp.app.desk import Desk
from tdapp.app.journal.projecting import rebuilt
from tdapp.app.open_club import Club
from tdapp.domain import tournament
from tdapp.domain.act import Act
from tdapp.domain.club.club import archive, restore
from tdapp.domain.registration import entries
from tdapp.domain.units import TournamentId
from tdapp.store.errors import KnownError
from tests.app.conftest import STRUCTURE, setup_of
from tests.store.test_outcome import faulty
from tests.store.test_trouble import FAILURES, failing_at


@pytest.fixture
def main(club: Club) -> TournamentId:
    main = club.create(setup_of(), STRUCTURE)
    club.desk.do(main, tournament.open_registration)
    return main


def same(club: Club, main: TournamentId) -> None:
    """Memory is the file: acts, state, rows, the club's own stream, and the ends of the chains."""
    desk = club.desk
    there = Desk(club.file, club.time, desk.operator)
    assert there.history(main).acts == desk.history(main).acts and there.state(main) == desk.state(main)
    assert there.club_acts() == desk.club_acts() and there.club == desk.club
    assert desk.head(main) == club.file.head(main).head
    rows = rebuilt(main, desk.history(main).counting(), desk.state(main), club.time.now(), desk.club)
    assert club.file.rows_of(main) == rows


def register(club: Club, main: TournamentId) -> Act | None:
    taken = {entry.player for entry in club.desk.state(main).entries.values()}
    return club.desk.do(main, entries.register, (next(one for one in club.directory if one not in taken),), "seed")


def test_f9_after_one_failed_fsync_the_desk_says_what_the_file_holds_and_goes_on(
    club: Club, main: TournamentId
) -> None:
    told: list[KnownError] = []
    heard: list[str] = []
    club.file.told = told.append
    club.desk.subscribe(heard.append)
    with failing_at(club.file, 0, FAILURES[0][0]) as counting:
        register(club, main)
    for at in range(1, counting.count + 2):
        for done in (False, True):
            before = len(club.desk.history(main).acts)
            heard.clear()
            with faulty(club.file, at, done=done):
                try:
                    register(club, main)
                except KnownError:
                    assert heard == [] and len(club.desk.history(main).acts) == before
                else:
                    assert heard == [main] and len(club.desk.history(main).acts) == before + 1
            same(club, main)
    assert [trouble.code for trouble in told] == ["store.stands"]
    assert register(club, main) is not None


def test_f9_the_clubs_own_stream_too(club: Club, main: TournamentId) -> None:
    desk = club.desk
    with failing_at(club.file, 0, FAILURES[0][0]) as counting:
        desk.archive(archive, main)
    for at in range(1, counting.count + 1):
        for done in (False, True):
            with faulty(club.file, at, done=done):
                try:
                    desk.archive(restore if desk.is_archived(main) else archive, main)
                except KnownError as trouble:
                    assert trouble.code == "store.disk_failed"
            same(club, main)


def test_f9_an_act_nobody_could_read_back_is_read_again_with_the_next(club: Club, main: TournamentId) -> None:
    register(club, main)  # with the first one people are read, too
    with failing_at(club.file, 0, FAILURES[0][0]) as counting:
        register(club, main)
    heard: list[str] = []
    club.desk.subscribe(heard.append)
    with faulty(club.file, counting.count, done=True, blind=True), pytest.raises(KnownError) as unclear:
        register(club, main)
    assert unclear.value.code == "store.unclear"
    with pytest.raises(KnownError) as behind:
        register(club, main)
    assert behind.value.code == "store.behind" and heard == [main]
    same(club, main)
    assert register(club, main) is not None
    same(club, main)


@pytest.mark.parametrize("seed", range(2))
def test_f9_a_registration_on_a_failing_disk(club: Club, main: TournamentId, seed: int) -> None:
    _evening(club, main, random.Random(seed), acts=25)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100))
def test_f9_long_registrations_on_a_failing_disk(club: Club, main: TournamentId, seed: int) -> None:
    _evening(club, main, random.Random(1000 + seed), acts=200)


def _evening(club: Club, main: TournamentId, chance: random.Random, *, acts: int) -> None:
    for _ in range(acts):
        entered = len(club.desk.state(main).entries)
        with faulty(club.file, chance.randrange(0, 20), done=chance.random() < 0.5):
            try:
                if entered > 30 or (entered and chance.random() < 0.4):
                    club.desk.undo(main)
                else:
                    register(club, main)
            except KnownError as trouble:
                assert trouble.code == "store.disk_failed"
        same(club, main)
