"""Whole evenings through the desk: from sixty names to the paid winner, the book right after every single step."""

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.domain.prizes import payouts
from tdapp.domain.prizes.places import awards
from tdapp.domain.refusal import Refused
from tdapp.domain.registration import entries
from tdapp.domain.seating import seating
from tdapp.domain.units import EntryId
from tdapp.read.status import Phase
from tdapp.store.projection import PaymentKind
from tdapp.values import replace
from tests.evenings.director import (
    MINUTE,
    SEVEN,
    Director,
    assert_replays,
    assert_sound,
    money,
    names,
    registered,
    setup,
    structure,
)


@pytest.fixture
def clock() -> HandClock:
    return HandClock(SEVEN)


@pytest.fixture
def club(tmp_path: Path, clock: HandClock) -> Iterator[Club]:
    with Club.open(tmp_path / "club.tdapp", create=True, time=clock.source(), operator_name="Eve") as club:
        club.add_players((name, "") for name in names(80))
        yield club


def over(director: Director) -> None:
    """The evening is over and everything adds up."""
    club, state = director.club, director.state
    assert state.finished and state.alive == 1
    assert len(state.tables) == 1
    kept = money(club, director.main)
    assert kept[PaymentKind.BUY_IN] - kept[PaymentKind.REFUND] == len(state.entries) * 55_00
    assert kept[PaymentKind.PRIZE] == state.pool == len(state.entries) * 47_50
    results = club.file.rows_of(director.main).results
    assert len(results) == len(state.entries) and sum(row.prize for row in results.values()) == state.pool
    assert_replays(club, director.main)


@pytest.mark.parametrize("seed", [*range(5), *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(5, 200))])
def test_from_sixty_names_to_the_paid_winner(club: Club, clock: HandClock, seed: int) -> None:
    director = registered(club, clock, 60, str(seed))
    director.wait(15)
    director.do(entries.register, tuple(club.directory)[60:64], director.seed())
    director.hand()
    director.do(timing.pause)
    director.wait(30)
    director.do(timing.resume)
    director.do(timing.add_time, MINUTE)
    director.do(timing.break_now, 5 * MINUTE)
    director.wait(70)
    director.do(payouts.post_prizes)
    director.play()
    director.pay_everybody()
    assert len(director.state.entries) == 64 and director.steps > 60
    over(director)
    assert {row.phase for row in club.tournaments()} == {Phase.FINISHED}


def test_a_cancelled_entry_has_its_money_back_and_no_part_in_the_pool(club: Club, clock: HandClock) -> None:
    main = club.create(setup(), structure())
    director = Director(club, clock, main, "cancel")
    director.do(tournament.open_registration)
    director.do(entries.register, tuple(club.directory)[:12], "s")
    director.do(entries.unregister, EntryId(5))
    director.do(seating.draw_seats, "s")
    director.do(timing.start)
    director.play()
    director.pay_everybody()
    assert money(club, main)[PaymentKind.REFUND] == 55_00
    over(director)


def test_a_wrong_bust_out_found_late_is_put_right(club: Club, clock: HandClock) -> None:
    director = registered(club, clock, 27, "wrong")
    wrong = director.seated()[4]
    director.bust(wrong)
    act = club.desk.history(main := director.main).acts[-1]
    for entry in [each for each in director.seated() if each != wrong][:5]:
        director.wait(2)
        director.bust(entry)
    before = awards(director.state)
    club.desk.retract(main, act.number)
    director.look()
    assert not director.state.entries[wrong].out and director.state.entries[wrong].seat is not None
    assert {entry: award.place.best for entry, award in awards(director.state).items()} == {
        entry: award.place.best + 1 for entry, award in before.items() if entry != wrong
    }
    assert_replays(club, main)
    club.desk.redo(main)
    assert awards(director.state) == before
    assert_replays(club, main)
    club.desk.undo(main)
    director.settle()
    director.play()
    director.pay_everybody()
    over(director)


def test_a_wrong_bust_out_whose_seat_is_taken_comes_back_elsewhere(club: Club, clock: HandClock) -> None:
    director = registered(club, clock, 20, "taken")
    wrong, other = director.seated()[:2]
    seat = director.state.entries[wrong].seat
    director.bust(wrong)
    act = club.desk.history(director.main).acts[-1]
    director.do(seating.move, other, seat)
    with pytest.raises(Refused, match=r"retract\.in_the_way"):
        club.desk.retract(director.main, act.number)
    director.do(entries.reinstate, wrong, director.seed())
    back = director.state.entries[wrong].seat
    assert back is not None and back != seat
    director.play()
    director.pay_everybody()
    over(director)


def test_two_tournaments_at_once_do_not_touch_each_other(club: Club, clock: HandClock) -> None:
    main = registered(club, clock, 40, "main")
    clock.forward(30 * MINUTE)
    side = registered(club, clock, 14, "side")
    turn = 0
    while main.state.alive > 1 or side.state.alive > 1:
        turn += 1
        clock.forward(2 * MINUTE)
        here, other = (main, side) if (turn % 2 and main.state.alive > 1) or side.state.alive == 1 else (side, main)
        untouched = other.state
        if here.state.alive > 1:
            here.hand()
        if turn % 11 == 0:
            club.desk.undo(here.main)
            here.settle()
        assert other.state is untouched
        assert_sound(club, other.main)
    for each in (main, side):
        each.pay_everybody()
        over(each)
    assert main.state.clock.at(club.time.now()) - side.state.clock.at(club.time.now()) == 30 * MINUTE


def test_every_act_undone_and_redone_ends_where_it_began(club: Club, clock: HandClock) -> None:
    director = registered(club, clock, 12, "back")
    director.play()
    director.pay_everybody()
    with pytest.raises(Refused, match="finished"):
        club.desk.do(director.main, timing.pause)
    end, acts = director.state, len(club.desk.history(director.main).acts)
    undone = 0
    while True:
        try:
            club.desk.undo(director.main)
        except Refused as refused:
            assert refused.code == "undo.nothing"
            break
        undone += 1
        assert_sound(club, director.main)
    assert undone > 12
    assert (len(director.state.entries), director.state.clock.started(club.time.now())) == (0, False)
    assert_replays(club, director.main)
    for _ in range(undone):
        club.desk.redo(director.main)
    assert replace(director.state, clock=end.clock) == end
    assert len(club.desk.history(director.main).acts) == acts + 2 * undone
    assert_replays(club, director.main)


def test_a_restart_after_every_act_changes_nothing(tmp_path: Path, clock: HandClock) -> None:
    path = tmp_path / "restarts.tdapp"
    with Club.open(path, create=True, time=clock.source(), operator_name="Eve") as club:
        club.add_players((name, "") for name in names(12))
        main = registered(club, clock, 12, "restart").main
        state = club.desk.state(main)
    for turn in range(60):
        clock.forward(4 * MINUTE + timedelta(seconds=turn))
        with Club.open(path, create=False, time=clock.source(), operator_name="Eve") as club:
            assert club.desk.state(main) == state
            director = Director(club, clock, main, f"turn {turn}")
            if state.finished:
                break
            if state.alive > 1:
                director.hand()
            else:
                director.pay_everybody()
            state = director.state
            assert_replays(club, main)
    assert state.finished
