"""A club of years: what an evening costs does not grow with those before it, and they are there when looked at."""

import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from shutil import copyfile
from typing import Any

import pytest
from bench._years import add_years

from tdapp.app.books import LOOKED_AT
from tdapp.app.club.checking import check_file
from tdapp.app.club.holding import differing
from tdapp.app.demo.evening import HandClock
from tdapp.app.journal.history import History
from tdapp.app.journal.projecting import rebuilt
from tdapp.app.open_club import Club
from tdapp.app.people.person_past import evenings
from tdapp.app.prizes.unsettled import unsettled_of
from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.domain.prizes import payouts
from tdapp.domain.refusal import Refused
from tdapp.domain.registration import entries
from tdapp.domain.seating import seating
from tdapp.domain.units import EntryId, TournamentId
from tdapp.read.needs_list import needs_view
from tdapp.read.people.names import PlayerName
from tdapp.read.people.people_search import PeopleIndex
from tdapp.read.registration.players import players_view
from tdapp.read.seating.tables import tables_view
from tdapp.read.status import Phase
from tdapp.store import club_file, engine
from tests.app.conftest import STRUCTURE, setup_of

FEW, MANY = 4, 60


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[int, Path]:
    """The same evening that is on, in a club with a few evenings before it and in one with many."""
    folder = tmp_path_factory.mktemp("years")
    now, made = HandClock(datetime.now(UTC)), {}
    plain = folder / "plain.tdapp"
    with Club.open(plain, create=True, time=now.source(), operator_name="Ada") as club:
        people = club.add_players((PlayerName(f"Here{n:02d}", "Ann"), "") for n in range(12))
        main = club.create(setup_of("Tonight"), STRUCTURE)
        club.desk.do(main, tournament.open_registration)
        club.desk.do(main, entries.register, people, "seed")
        club.desk.do(main, seating.draw_seats, "seed")
        club.desk.do(main, timing.start)
    for number in (FEW, MANY):
        made[number] = folder / f"{number}.tdapp"
        copyfile(plain, made[number])
        add_years(made[number], tournaments=number, people=number * 5, fields=(9, 12))
    return made


class Watched:
    """An open club and the statements it makes."""

    def __init__(self, path: Path, patch: pytest.MonkeyPatch) -> None:
        self.made: list[str] = []
        connect = engine.connect

        def watched(*args: Any, **more: Any) -> sqlite3.Connection:
            raw = connect(*args, **more)
            raw.set_trace_callback(self.made.append)
            return raw

        patch.setattr("tdapp.store.opening.connect", watched)
        self.club = Club.open(path, create=False, time=HandClock(datetime.now(UTC)).source(), operator_name="Ada")

    def since(self) -> list[str]:
        """The statements since the last time."""
        made, self.made[:] = [each for each in self.made if not each.startswith("--")], []
        return made


@pytest.fixture
def opened(files: dict[int, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[int, Watched]]:
    monkeypatch.setattr(engine, "SMALL", 0)  # of the size of years
    found = {}
    for number, path in files.items():
        copyfile(path, mine := tmp_path / path.name)
        found[number] = Watched(mine, monkeypatch)
    yield found
    for each in found.values():
        each.club.close()


@pytest.fixture
def years(opened: dict[int, Watched]) -> Club:
    return opened[MANY].club


def over(club: Club) -> list[TournamentId]:
    return [row.id for row in club.tournaments() if row.phase is Phase.FINISHED]


def test_the_years_are_a_club_file_like_any_other(files: dict[int, Path]) -> None:
    checked = check_file(files[MANY])
    assert checked.well and checked.tournaments == MANY + 1 and checked.lines > MANY * 30


def first_page(club: Club) -> None:
    """What is asked until the first page stands."""
    (here,) = club.on_now()
    state, now = club.desk.state(here.id), club.time.now()
    assert len(players_view(state, now, club.directory).rows) == 12
    seats = [seat.name for table in tables_view(state, now, club.directory).tables for seat in table.seats if seat.name]
    assert len(seats) == 12 and {name.first for name in seats} == {"Ann"}
    assert club.file.has_tournaments()


def test_opening_reads_the_evening_that_is_on_and_none_of_those_before(opened: dict[int, Watched]) -> None:
    made = {}
    for number, each in opened.items():
        first_page(each.club)
        made[number] = each.since()
        (here,) = each.club.on_now()
        assert not [one for one in made[number] if "quick_check" in one or "integrity_check" in one]
        read = {one.split("stream = '")[1].split("'")[0] for one in made[number] if "FROM journal" in one}
        assert read == {club_file.journal.CLUB, here.id} and [*each.club.desk.loaded()] == [here.id]
        assert len(each.club.directory.in_memory()) == 12
    assert len(made[FEW]) == len(made[MANY])


def test_whether_anybody_is_known_is_asked_without_reading_anybody(opened: dict[int, Watched], tmp_path: Path) -> None:
    club = opened[MANY].club
    assert club.directory and not club.directory.in_memory()
    (here,) = club.on_now()
    club.desk.view(here.id, needs_view, club.time.now(), None, club.directory)  # the first thing that is shown
    assert len(club.directory.in_memory()) <= 12
    with Club.open(tmp_path / "new.tdapp", create=True, time=club.time, operator_name="Ada") as new:
        assert not new.directory
        new.add_players([(PlayerName("First", "Ann"), "")])
        assert new.directory


def test_an_act_looks_up_what_is_on_without_going_through_the_years(opened: dict[int, Watched]) -> None:
    """Whatever is done to a tournament, those that are on are the ones of the list that are neither over nor kept."""
    club = opened[MANY].club

    def checked() -> None:
        listed = tuple(row for row in club.tournaments() if row.phase is not Phase.FINISHED and not row.archived)
        assert club.on_now() == listed
        (plan,) = [
            row[3]
            for row in club.file._raw.execute("EXPLAIN QUERY PLAN SELECT id FROM tournament WHERE id IN on_now")
            if "tournament" in row[3]
        ]
        assert plan.startswith("SEARCH")

    checked()
    second = club.create(setup_of("Second"), STRUCTURE)
    checked()
    for step in (club.archive, club.restore):
        step(second)
        checked()
    with pytest.raises(RuntimeError), club.file.transaction() as db:
        db.execute("UPDATE tournament SET archived = 1")
        raise RuntimeError
    checked()
    club.desk.do(second, tournament.open_registration)
    checked()
    club.desk.undo(second)
    checked()
    club.file.rewrite_rows(second, club.file.rows_of(second))
    checked()


def test_an_act_makes_the_same_statements_after_many_evenings_as_after_few(opened: dict[int, Watched]) -> None:
    made = {}
    for number, each in opened.items():
        first_page(each.club)
        (here,), club = each.club.on_now(), each.club
        each.since()
        club.desk.do(here.id, entries.bust_out, (EntryId(3),))
        club.desk.undo(here.id)
        club.desk.do(here.id, timing.pause)
        newcomer = club.add_players([(PlayerName("New", "Nora"), "N 1")])
        club.desk.do(here.id, entries.register, newcomer, "seed")
        club.on_now()
        made[number] = [one.split()[:3] for one in each.since()]
    assert made[FEW] == made[MANY]


def test_evenings_that_are_over_are_read_when_looked_at_and_say_what_all_of_them_said(years: Club) -> None:
    names = dict(years.directory.items())
    for tournament_id in over(years):
        state = years.desk.state(tournament_id)
        anew = History(years.file.load(tournament_id))
        assert anew.state is not None and state == anew.state and state.finished
        now = years.time.now()
        assert players_view(state, now, years.directory).rows == players_view(anew.state, now, names).rows
        rows = rebuilt(tournament_id, anew.counting(), anew.state, anew.acts[-1].at, years.desk.club)
        assert differing(lambda of=tournament_id: years.file.rows_of(of), rows) == []
        assert len(years.desk.loaded()) <= LOOKED_AT + 1
    assert years.desk.head(over(years)[0]) == years.file.head(over(years)[0]).head


def test_an_evening_nobody_has_looked_at_takes_no_act_that_does_not_fit(years: Club) -> None:
    """And one that was corrected stays in memory: there may be no copy of it yet."""
    first, *others = over(years)
    state = History(years.file.load(first)).state
    assert state is not None
    winner = next(iter(state.paid))
    for decision, args in ((payouts.pay, (winner,)), (tournament.finish, ()), (entries.bust_out, (winner,))):
        assert first not in years.desk.loaded() or decision is not payouts.pay
        with pytest.raises(Refused):
            years.desk.do(first, decision, *args)  # type: ignore[arg-type]
    years.desk.do(first, payouts.take_back, winner)
    for each in others[: 2 * LOOKED_AT]:
        assert years.desk.shows(each)
    assert first in years.desk.loaded() and others[0] not in years.desk.loaded()
    assert [each.due > 0 for each in unsettled_of(years)] == [True]
    years.desk.undo(first)
    assert unsettled_of(years) == () and years.desk.state(first) == state


def test_people_are_found_and_named_as_if_all_were_read(opened: dict[int, Watched]) -> None:
    watched = opened[MANY]
    club = watched.club
    first_page(club)
    while not club.people.prepare(50):
        pass
    assert len(club.directory.in_memory()) == 12  # found from the index; named when somebody asks
    evening = club.desk.state(over(club)[7])
    watched.since()
    called = [club.directory[entry.player] for entry in evening.entries.values()]
    assert len([one for one in watched.since() if "FROM player" in one]) <= len(called)
    everybody = dict(club.directory.items())
    assert [everybody[entry.player] for entry in evening.entries.values()] == called
    assert len(everybody) == len(club.directory) == MANY * 5 + 12
    eager = PeopleIndex(club.people.index[player] for player in everybody)
    for typed in ("ann here", "jan", "a w", "ł", "100007"):
        assert club.people.index.find(typed) == eager.find(typed)
        assert all(club.directory[player] == club.people.index[player].name for player in eager.find(typed))
    assert club.people.card_of("100 007") == eager.card("100007") is not None
    entered = next(iter(evening.entries.values())).player
    assert evening.setup.name in {one.tournament for one in evenings(club, entered)}


def test_the_list_holds_the_very_lines_of_the_last_time_but_for_those_that_changed(years: Club) -> None:
    before = years.tournaments()
    (here,) = years.on_now()
    years.desk.do(here.id, entries.bust_out, (EntryId(5),))
    after = years.tournaments()
    assert [one.id for one in after] == [one.id for one in before]
    assert [one.id for one, was in zip(after, before, strict=True) if one is not was] == [here.id]
    assert years.on_now() == tuple(one for one in after if one.phase is not Phase.FINISHED)
