"""A hundred and twenty players to the winner through the desk, with everything that happens to seats on the way."""

from itertools import count
from pathlib import Path
from random import Random

import pytest

from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.app.seating.house_seeds import revealing
from tdapp.domain import tournament
from tdapp.domain.book_values import SILENT
from tdapp.domain.clock import timing
from tdapp.domain.clock.clock import level_end
from tdapp.domain.hands import end_of_day, hand_for_hand, head_count
from tdapp.domain.money.terms import Offer, Price, SaleKind, SaleSpan, SaleSpanKind, Terms
from tdapp.domain.prizes import payouts
from tdapp.domain.prizes.places import awards, prizes
from tdapp.domain.refusal import Refused
from tdapp.domain.registration import corrections, entries, price_list, waiting
from tdapp.domain.seating import arranging, floor_rules, seating
from tdapp.domain.seating.halting import HaltState, halt_at, halts
from tdapp.domain.seating.proposal import ProposalKind
from tdapp.domain.seating.room import Apart, BlockedSeat, KeptSeat, TablePlace
from tdapp.domain.seating.table_facts import FloorRules
from tdapp.domain.setup import PayoutColumn, PayoutTable
from tdapp.domain.units import Cents, Chips, Seat, TableNo
from tdapp.values import replace
from tests.evenings.director import MINUTE, SEVEN, assert_replays, names, setup, structure
from tests.evenings.floor import Floor, assert_even, assert_every_draw_checked, assert_room

AGAIN = Offer(
    "again", "Re-entry", SaleKind.RE_ENTRY, Price(Cents(47_50), Cents(7_50)), None, SaleSpan(SaleSpanKind.REGISTRATION)
)
TABLES = 13  # of nine seats, one of them with a camera in seat 9
SHARES = (26_000, 17_000, 12_000, 9_000, 7_500, 6_500, 5_500, 4_500, 3_500, 3_000, 2_500, 1_500, 1_500)
PAID = PayoutTable("Thirteen", (PayoutColumn(1, None, SHARES),))
EARLY, LATE, ALTERNATES, AGAIN_IN = 106, 10, 3, 1


@pytest.fixture
def clock() -> HandClock:
    return HandClock(SEVEN)


@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(2, 40))])
def test_a_hundred_and_twenty_players_to_the_winner(clock: HandClock, tmp_path: Path, seed: int) -> None:
    path = tmp_path / "club.tdapp"
    chance = Random(f"evening {seed}").randbytes
    with Club.open(path, create=True, time=clock.source(), operator_name="Eve", chance=chance) as club:
        club.add_players((name, "") for name in names(EARLY + LATE + ALTERNATES))
        director = opened(club, clock, str(seed))
        director.replays = 1 if seed > 1 else 5
        for part in PARTS:
            part(director)
            assert_replays(club, director.main)
        assert len(director.state.entries) == EARLY + LATE + ALTERNATES + AGAIN_IN == 120
        assert {*ProposalKind} == set(director.kinds)
        assert_every_draw_checked(director, tmp_path / "draws.json")


def test_every_act_of_a_seats_evening_undone_and_redone_ends_where_it_began(clock: HandClock, tmp_path: Path) -> None:
    path = tmp_path / "club.tdapp"
    chance = Random("back").randbytes
    with Club.open(path, create=True, time=clock.source(), operator_name="Eve", chance=chance) as club:
        club.add_players((name, "") for name in names(EARLY + LATE + ALTERNATES))
        director = opened(club, clock, "back")
        director.looks = False
        for part in PARTS:
            part(director)
        end, draws, undone = director.state, club.desk.history(director.main).draws, 0
        while True:
            try:
                club.desk.undo(director.main)
            except Refused as refused:
                assert refused.code == "retract.clock_since"  # back at its start: the clock is corrected, never undone
                break
            undone += 1
            assert_room(director.state)
        assert undone > 200
        assert director.state.alive == len(director.state.entries) == EARLY
        for _act in range(undone):
            club.desk.redo(director.main)
            assert_room(director.state)
        assert replace(director.state, clock=end.clock, hands=end.hands) == end
        assert replace(director.state.hands, play=None) == replace(end.hands, play=None)
        assert club.desk.history(director.main).draws == draws
        assert_replays(club, director.main)


def opened(club: Club, clock: HandClock, seed: str) -> Floor:
    """The room is arranged, the draw is bound to a secret and to what was called out, most have entered."""
    main = club.create(replace(setup("Seats"), payout=PAID), structure(30))
    director = Floor(club, clock, main, seed)
    assert len(director.state.room.commitment) == 64
    people = tuple(club.directory)
    director.do(price_list.set_terms, Terms((AGAIN,), most_tables=TABLES))
    director.do(floor_rules.set_rules, FloorRules(broken=(TableNo(9),)))
    rules = director.state.room.rules
    rules = replace(
        rules,
        order=(TableNo(3), TableNo(1)),
        blocked=(BlockedSeat(9, TableNo(2), "camera"),),
        apart=(Apart(people[0], people[1]),),
        kept=(KeptSeat(people[2], Seat(TableNo(1), 5)),),
        places=(TablePlace(TableNo(1), "Blue room"),),
        redraw_at=(24,),
    )
    director.do(arranging.set_room, rules)
    director.do(tournament.open_registration)
    director.draw(entries.register, people[:EARLY])
    director.value("7 3 9")
    return director


def drawn(director: Floor) -> None:
    """Seats are drawn, the draw is undone and made anew: it is another one, and the first stands on the sheet."""
    director.draw(seating.draw_seats)
    first = {entry.id: entry.seat for entry in director.state.playing()}
    director.undo_draw()
    director.value("heron")
    director.draw(seating.draw_seats)
    again = {entry.id: entry.seat for entry in director.state.playing()}
    assert first != again
    wheelchair = director.state.players[tuple(director.club.directory)[2]]
    assert first[wheelchair] == again[wheelchair] == Seat(TableNo(1), 5)
    assert_even(director.state)
    director.do(timing.start)


def late_ones(director: Floor) -> None:
    """Late entries, one of them undone; the room is full, alternates wait and get the seats of those who go out."""
    people = tuple(director.club.directory)
    director.wait(5)
    director.draw(entries.register, people[EARLY : EARLY + 1])
    director.undo_draw()
    for number in range(EARLY, EARLY + LATE):
        director.draw(entries.register, people[number : number + 1])
    with pytest.raises(Refused, match=r"register\.full"):
        director.draw(entries.register, people[EARLY + LATE : EARLY + LATE + 1])
    for player in people[EARLY + LATE :]:
        director.do(waiting.join, player)
    director.wait(3)
    gone = director.anybody(4)
    director.out(*gone)
    for number in sorted(director.state.alternates):
        director.do(waiting.call, number)
        director.do(waiting.answer, number)
        director.draw(waiting.seat, number)
    director.re_enter(gone[0], "again")
    director.settle()
    assert director.state.alive == 116


def halted(director: Floor) -> None:
    """Two tables lose three each: one stops and is filled, the other is let play on until somebody comes."""
    director.wait(4)
    one, other = (table.number for table in director.chance.sample(director.state.open_tables(), 2))
    director.short(one)
    director.short(other)
    director.place_button(one)
    director.until_it_stops(one)
    director.waive(one)
    halt = halt_at(director.state, director.club.time.now(), one)
    assert halt is not None
    assert halt.state is HaltState.WAIVED
    with pytest.raises(Refused, match=r"halt\.waived"):
        director.waive(one)
    director.place_button(other)
    director.until_it_stops(other)
    director.settle()
    assert halts(director.state, director.club.time.now()) == ()
    assert not director.state.floor.waived


def wrong_seats(director: Floor) -> None:
    """Two sat in each other's seats and go back; another one is found in a free seat, and his own stands."""
    one, other = director.anybody(2)
    before = {each: director.state.entries[each].seat for each in (one, other)}
    director.do(corrections.wrong_seat, ((one, before[other]), (other, before[one])))
    assert {each: director.state.entries[each].seat for each in (one, other)} == before
    free = next(seat for table in director.state.open_tables() for seat in table.free if seat.number != 9)
    director.lifted("wrong_seat.goes_back", corrections.wrong_seat, ((one, free),), stay=True)
    assert director.state.entries[one].seat == free
    director.settle()


def wrong_and_forgotten(director: Floor) -> None:
    """A bust-out entered for the wrong player, found after two more; one forgotten, entered after three others."""
    wrong, right, *others = director.anybody(4)
    director.truth.append((right,))
    director.astray = True
    director.bust(wrong)
    director.settle()
    for each in others:
        director.out(each)
        director.settle()
    director.astray = False
    director.draw(corrections.correct_bust_out, wrong, right)
    assert not director.state.entries[wrong].out
    assert director.state.entries[wrong].seat is not None
    director.settle()
    forgotten, first, *more = director.anybody(4)
    director.truth.append((forgotten,))
    director.astray = True
    for each in (first, *more):
        director.out(each)
        director.settle()
    director.astray = False
    director.do(corrections.forgotten_bust_out, forgotten, first)
    director.settle()
    late, sooner = director.anybody(2)
    director.truth += [(late,), (sooner,)]
    director.astray = True
    director.bust(sooner)
    director.bust(late)
    director.astray = False
    director.do(corrections.place_bust_out, late, sooner)
    director.settle()


def broken(director: Floor) -> None:
    """Registration closes and tables break: the first break is undone and made again, with the next number."""
    director.do(tournament.close_registration)
    assert ProposalKind.BREAK not in director.kinds
    while (found := director.settle_up_to(ProposalKind.BREAK)) is None:
        director.out(*director.anybody())
    before = director.state
    assert found.table == 9
    assert len(found.dealt) == len(found.moves) == before.tables[TableNo(9)].seated
    director.accept(found)
    assert TableNo(9) not in director.state.tables
    director.undo_draw()
    assert director.state.tables == before.tables
    again = director.proposal()
    assert again is not None
    assert again.seed != found.seed
    assert [move.seat for move in again.moves] != [move.seat for move in found.moves]
    director.settle()
    assert TableNo(9) not in director.state.tables


def last_hands(director: Floor) -> None:
    """The day ends: a card says how many hands every table still plays; the next one begins with new seats."""
    director.out(*director.anybody(20))
    director.settle()
    played = director.state.clock.at(director.club.time.now())
    level = next(number for number in count(1) if (end := level_end(director.state.structure, number)) and end > played)
    director.do(end_of_day.set_day_end, level)
    left = end_of_day.day_left(director.state, director.club.time.now())
    assert left is not None
    if left > SILENT.before:
        with pytest.raises(Refused, match=r"last_hands\.early"):
            director.draw(end_of_day.draw_last_hands)
        director.wait((left - SILENT.before) / MINUTE)
    director.draw(end_of_day.draw_last_hands)
    last = director.state.hands.last
    assert last is not None
    assert 3 <= last.hands <= 7
    for _hand in range(last.hands):
        for table in director.state.open_tables():
            director.do(hand_for_hand.done, (table.number,))
    assert set(end_of_day.hands_left(director.state).values()) == {0}
    director.do(end_of_day.play_on)
    director.do(end_of_day.set_day_end, None)
    director.draw(seating.redraw)
    director.undo_draw()
    director.draw(seating.redraw)
    director.do(timing.resume)


def to_the_bubble(director: Floor) -> None:
    """One after the other until three are to go, now and then two in one hand."""
    director.do(payouts.post_prizes)
    while director.state.alive > len(SHARES) + 3:
        director.wait(3)
        if director.chance.random() < 0.15 and director.state.alive > len(SHARES) + 4:
            pair = director.anybody(2)
            director.truth.append(tuple(pair))
            director.bust(*pair, tied=(False, True))
        else:
            director.out(*director.anybody())
        director.settle()
    assert len(director.state.tables) == 2


def in_step(director: Floor) -> None:
    """Hand for hand: two go out at two tables and share; two at one table are placed by their stacks."""
    director.do(hand_for_hand.begin)
    with pytest.raises(Refused, match=r"money\.not_reached"):
        director.do(head_count.announce_money)
    one, other = (director.chance.choice(director.at_table(table.number)) for table in director.state.open_tables())
    director.astray = True
    director.bust(one)
    director.bust(other)
    all_done(director)
    director.do(hand_for_hand.settle)
    director.truth.append((one, other))
    director.astray = False
    director.look()
    all_done(director)
    director.do(hand_for_hand.settle)
    larger, smaller = director.chance.sample(director.at_table(director.state.open_tables()[0].number), 2)
    director.astray = True
    director.bust(larger)
    director.bust(smaller)
    with pytest.raises(Refused, match=r"money\.hand_open"):
        director.do(head_count.announce_money)
    all_done(director)
    director.truth += [(smaller,), (larger,)]
    director.astray = False
    director.do(hand_for_hand.settle, {larger: Chips(9_000), smaller: Chips(1_500)})


def all_done(director: Floor) -> None:
    """Every table has played the hand."""
    for table in director.state.open_tables():
        director.do(hand_for_hand.done, (table.number,))


def in_the_money(director: Floor) -> None:
    """A head too many was counted at a table: nobody is told anything until it is counted again."""
    assert director.state.alive == len(SHARES) - 1 < len(prizes(director.state))
    tables = director.state.open_tables()
    with pytest.raises(Refused, match=r"money\.not_counted"):
        director.do(head_count.announce_money)
    director.do(head_count.count, tuple((table.number, table.seated + (table is tables[0])) for table in tables))
    with pytest.raises(Refused, match=r"money\.heads_differ") as caught:
        director.do(head_count.announce_money)
    assert caught.value.facts["tables"] == (tables[0].number,)
    director.do(head_count.count, ((tables[0].number, tables[0].seated),))
    director.do(head_count.announce_money)
    director.do(hand_for_hand.end)
    director.settle()


def to_the_winner(director: Floor) -> None:
    """The final table is drawn, the last one wins, prizes are paid, and the secret is shown."""
    while director.state.alive > 1:
        director.wait(3)
        director.out(*director.anybody())
        director.settle()
    director.pay_everybody()
    state = director.state
    assert state.finished
    (winner,) = [entry for entry, award in awards(state).items() if award.place.best == 1]
    assert state.paid[winner] == max(state.paid.values())
    assert sum(state.paid.values()) == state.pool
    director.do(revealing(director.club.desk, director.main))


PARTS = (
    drawn,
    late_ones,
    halted,
    wrong_seats,
    wrong_and_forgotten,
    broken,
    last_hands,
    to_the_bubble,
    in_step,
    in_the_money,
    to_the_winner,
)
