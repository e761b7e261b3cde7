"""What cannot be: said in words, the plan kept, nothing half-accepted. And a sheet of draws somebody has changed."""

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import check_draws
import pytest

from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.app.override import Reason
from tdapp.app.seating.house_seeds import revealing
from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.domain.facts import Fact
from tdapp.domain.hands import end_of_day, head_count
from tdapp.domain.money.terms import Terms
from tdapp.domain.refusal import Refused
from tdapp.domain.registration import entries, price_list
from tdapp.domain.seating import arranging, breaking, moves, seating
from tdapp.domain.seating.proposal import DRAW_UNKNOWN, ProposalKind
from tdapp.domain.seating.room import Apart, BlockedSeat, KeptSeat, RoomRules
from tdapp.domain.state import State
from tdapp.domain.units import PlayerId, Seat, TableNo
from tdapp.values import replace
from tests.draw_sheets import stamped, wrong_in
from tests.evenings.director import SEVEN, names, setup, structure
from tests.evenings.floor import Floor, sheet_of

FIELD = 30


@pytest.fixture
def clock() -> HandClock:
    return HandClock(SEVEN)


@pytest.fixture
def club(tmp_path: Path, clock: HandClock) -> Iterator[Club]:
    path = tmp_path / "club.tdapp"
    chance = Random("bad").randbytes
    with Club.open(path, create=True, time=clock.source(), operator_name="Eve", chance=chance) as club:
        club.add_players((name, "") for name in names(FIELD + 7))
        yield club


@pytest.fixture
def director(club: Club, clock: HandClock) -> Floor:
    """Thirty players at four tables, one short of players at the first."""
    director = Floor(club, clock, club.create(setup(late_level=1), structure(20)), "bad")
    director.do(tournament.open_registration)
    director.draw(entries.register, tuple(club.directory)[:FIELD])
    director.value("heron")
    director.draw(seating.draw_seats)
    director.do(timing.start)
    director.wait(5)
    return director


def refused(director: Floor, decision: Callable[..., tuple[Fact, ...]], *args: Any, **kwargs: Any) -> Refused:
    """The refusal of a decision: nothing is written, nothing has changed."""
    before, acts = director.state, len(director.club.desk.history(director.main).acts)
    with pytest.raises(Refused) as caught:
        director.club.desk.do(director.main, decision, *args, **kwargs)
    assert director.state is before
    assert len(director.club.desk.history(director.main).acts) == acts
    director.look()
    return caught.value


def test_a_full_room_takes_nobody_and_no_table_breaks_into_it(director: Floor) -> None:
    *people, last = director.club.directory
    director.do(price_list.set_terms, Terms(most_tables=4))
    director.draw(entries.register, people[FIELD:])
    full = refused(director, entries.register, (last,), director.seed())
    assert (full.code, full.facts["seats"]) == ("register.full", 36)
    director.out(*director.anybody(2))
    one = refused(director, breaking_table, TableNo(2), director.seed())
    assert (one.code, one.facts["table"]) == ("table.no_room", 2)


def breaking_table(state: State, now: Any, table: TableNo, seed: str) -> tuple[Fact, ...]:
    """Break a table at once, whatever it was proposed for."""
    found = breaking.break_table(state, now, table, seed)
    return moves.accept(state, now, found, range(1, len(found.moves) + 1))


breaking_table.__module__ = moves.__name__
breaking_table.__name__ = moves.accept.__name__


def test_a_plan_that_waits_for_a_button_stands_until_it_is_given(director: Floor) -> None:
    director.short(TableNo(1))
    plan = director.proposal()
    assert plan is not None
    assert plan.asks
    badges = tuple(range(1, len(plan.moves) + 1))
    asked = refused(director, moves.accept, plan, badges)
    assert (asked.code, asked.facts["table"] in plan.asks) == ("moves.ask_button", True)
    assert director.proposal() is plan
    for table in plan.asks:
        director.place_button(table)
    again = director.proposal()
    assert again is not None
    assert not again.asks
    assert [(move.giver, move.taker) for move in again.moves] == [(move.giver, move.taker) for move in plan.moves]
    director.accept(again)


def test_a_seat_filled_meanwhile_is_said_and_nothing_of_the_plan_is_accepted(director: Floor) -> None:
    director.short(TableNo(1), by=5)
    director.standing.choose(director.main, DRAW_UNKNOWN)
    plan = director.proposal()
    assert plan is not None
    assert len(plan.moves) > 1
    last = plan.moves[-1]
    assert last.seat is not None
    planned = {move.entry for move in plan.moves}
    other = next(each for each in director.at_table(TableNo(2)) if each not in planned)
    director.do(seating.move, other, last.seat)
    stale = refused(director, moves.accept, plan, tuple(range(1, len(plan.moves) + 1)))
    assert (stale.code, stale.facts["entry"]) == ("moves.stale", last.entry)
    anew = director.proposal()
    assert anew is not plan
    assert anew is None or all(move.seat != last.seat for move in anew.moves)
    assert director.standing.chosen(director.main) == DRAW_UNKNOWN or anew is None
    director.settle()


def test_a_player_who_went_out_meanwhile_is_said_and_nobody_else_moves(director: Floor) -> None:
    director.short(TableNo(1))
    director.standing.choose(director.main, DRAW_UNKNOWN)
    plan = director.proposal()
    assert plan is not None
    gone = plan.moves[-1].entry
    assert gone is not None
    director.out(gone)
    stale = refused(director, moves.accept, plan, tuple(range(1, len(plan.moves) + 1)))
    assert (stale.code, stale.facts["entry"]) == ("moves.stale", gone)
    director.settle()


CONTRADICTIONS: dict[str, Callable[[RoomRules, tuple[PlayerId, ...]], RoomRules]] = {
    "room.kept_blocked": lambda rules, who: replace(
        rules, kept=(KeptSeat(who[0], Seat(TableNo(1), 3)),), blocked=(BlockedSeat(3),)
    ),
    "room.kept_shared": lambda rules, who: replace(
        rules, kept=(KeptSeat(who[0], Seat(TableNo(9), 3)), KeptSeat(who[1], Seat(TableNo(9), 3)))
    ),
    "room.kept_apart": lambda rules, who: replace(
        rules,
        kept=(KeptSeat(who[0], Seat(TableNo(9), 3)), KeptSeat(who[1], Seat(TableNo(9), 4))),
        apart=(Apart(who[0], who[1]),),
    ),
    "room.kept_beyond": lambda rules, who: replace(
        rules, kept=(KeptSeat(who[0], Seat(TableNo(9), 8)),), sizes=((TableNo(9), 6),)
    ),
    "room.kept_two": lambda rules, who: replace(
        rules, kept=(KeptSeat(who[0], Seat(TableNo(9), 1)), KeptSeat(who[0], Seat(TableNo(8), 1)))
    ),
    "room.apart_self": lambda rules, who: replace(rules, apart=(Apart(who[0], who[0]),)),
    "room.no_seats": lambda rules, who: replace(rules, blocked=tuple(BlockedSeat(n) for n in range(1, 9))),
    "room.few_seats": lambda rules, who: replace(
        rules, sizes=((TableNo(2), 3),), blocked=(BlockedSeat(1, TableNo(2)), BlockedSeat(2, TableNo(2)))
    ),
}


@pytest.mark.parametrize("code", CONTRADICTIONS)
def test_locks_and_wishes_that_contradict_one_another_are_refused_whole(director: Floor, code: str) -> None:
    rules = CONTRADICTIONS[code](director.state.room.rules, tuple(director.club.directory))
    assert refused(director, arranging.set_room, rules).code == code


def test_wishes_no_seating_can_meet_are_named_and_the_old_seats_stand(director: Floor) -> None:
    people = tuple(director.club.directory)[:5]
    apart = tuple(Apart(one, other) for at, one in enumerate(people) for other in people[at + 1 :])
    director.do(arranging.set_room, replace(director.state.room.rules, apart=apart))
    said = refused(director, seating.redraw, director.seed())  # five people apart, four tables
    assert said.code == "draw.apart"
    assert {said.facts["entry"], said.facts["other"]} <= {director.state.players[player] for player in people}
    director.short(TableNo(1))
    director.settle()


def test_a_head_count_that_differs_stops_the_announcement_and_is_named(director: Floor) -> None:
    while director.state.alive > 4:
        director.out(*director.anybody())
    director.do(tournament.close_registration)
    director.settle()
    director.out(*director.anybody(1))
    (table,) = director.state.open_tables()
    assert refused(director, head_count.announce_money).code == "money.not_counted"
    assert refused(director, head_count.count, ((table.number, 99),)).code == "count.heads"
    assert refused(director, head_count.count, ((table.number, 2), (table.number, 3))).code == "count.twice"
    director.do(head_count.count, ((table.number, table.seated - 1),))
    wrong = refused(director, head_count.announce_money)
    assert (wrong.code, wrong.facts["tables"]) == ("money.heads_differ", (table.number,))
    assert director.state.hands.money is None
    director.lifted("money.heads_differ", head_count.announce_money)
    assert director.state.hands.money is not None


# What a draw always hangs on; a wish, a head-count or a seat that stayed free may or may not have decided it.
DECIDES = {"number", "kind", "seed", "value", "list", "room", "rules", "joining", "cards", "card", "result"}
PICKED = 3  # of the same field of a draw so many are changed


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The sheet of an evening with every kind of draw but the spread one."""
    clock = HandClock(SEVEN)
    path = tmp_path_factory.mktemp("sheet") / "club.tdapp"
    chance = Random("told").randbytes
    with Club.open(path, create=True, time=clock.source(), operator_name="Eve", chance=chance) as club:
        club.add_players((name, "") for name in names(FIELD))
        people = tuple(club.directory)
        director = Floor(club, clock, club.create(setup(late_level=1), structure(20)), "told", looks=False)
        director.do(
            arranging.set_room,
            replace(
                director.state.room.rules,
                apart=(Apart(people[0], people[1]),),
                kept=(KeptSeat(people[2], Seat(TableNo(1), 5)),),
                redraw_at=(12,),
            ),
        )
        director.do(tournament.open_registration)
        director.draw(entries.register, people[:FIELD])
        director.value("heron")
        director.draw(seating.draw_seats)
        director.undo_draw()
        director.value("stork")
        director.draw(seating.draw_seats)
        director.do(timing.start)
        director.wait(1)
        director.short(TableNo(2), by=4)
        director.standing.choose(director.main, DRAW_UNKNOWN)
        director.settle()
        director.draw(end_of_day.draw_last_hands)
        director.do(end_of_day.play_on)
        director.do(tournament.close_registration)
        while director.state.alive > 1:
            director.out(*director.anybody())
            director.settle()
        assert {*ProposalKind} == set(director.kinds)
        club.desk.override(director.main, Reason("finish.unpaid", "later"), tournament.finish)
        director.do(revealing(club.desk, director.main))
        sheet = sheet_of(director)
    assert wrong_in(sheet) == 0
    return sheet


def test_whatever_is_changed_on_the_sheet_the_script_names_the_draw(
    told: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    changed = 0
    for at, draw in enumerate(told["draws"]):
        times: dict[str, int] = {}
        for path, value in leaves(draw):
            field = ".".join(each for each in path if isinstance(each, str))
            times[field] = times.get(field, 0) + 1
            if times[field] <= PICKED and decides(draw, path):
                sheet = {**told, "draws": [*told["draws"]]}
                sheet["draws"][at] = put(deepcopy(draw), path, other(value))
                capsys.readouterr()
                assert wrong_in(stamped(sheet)) > 0, (draw["kind"], path, value)
                line = next(line for line in capsys.readouterr().out.splitlines() if "WRONG" in line)
                number = draw["number"] + (path == ("number",))
                assert line.startswith(f"Draw {number} "), line
                changed += 1
    assert changed > 100


def leaves(part: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], Any]]:
    """Every single value of the sheet, with the way to it."""
    if isinstance(part, dict | list):
        for key, value in part.items() if isinstance(part, dict) else enumerate(part):
            yield from leaves(value, (*path, key))
    else:
        yield path, part


def put(draw: dict[str, Any], path: tuple[str | int, ...], value: Any) -> dict[str, Any]:
    part: Any = draw
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    return draw


def other(value: Any) -> Any:
    return value + 1 if isinstance(value, int) else f"{value}0"


def decides(draw: dict[str, Any], path: tuple[str | int, ...]) -> bool:
    """Whether another value there is another draw for certain."""
    return path[2] in ("entry", "to") if path[0] == "moves" else path[0] in DECIDES


def test_the_sheet_file_is_checked_as_anybody_would(told: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "draws.json"
    told = deepcopy(told)
    told["draws"][0]["result"][0][2] += 1
    path.write_text(json.dumps(told))
    assert check_draws.main([str(path)]) == 1
