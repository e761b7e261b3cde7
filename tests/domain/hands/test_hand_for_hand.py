"""Hand for hand: tables that have played, time off the clock, and who went out in one hand (TDA RP-8, HC, A37)."""

from datetime import timedelta
from typing import Any

import pytest

from tdapp.domain.clock import announcing, timing
from tdapp.domain.facts import BustedOut
from tdapp.domain.hands import hand_for_hand
from tdapp.domain.hands.hand_facts import HandEnded, TablesPlayed
from tdapp.domain.hands.hands import HandForHand
from tdapp.domain.prizes import payouts
from tdapp.domain.prizes.places import Place, awards, places, prizes
from tdapp.domain.registration import entries
from tdapp.domain.rulings.discipline import disqualify, give_penalty
from tdapp.domain.rulings.ruling_facts import PenaltyKind
from tdapp.domain.units import Cents, Chips, EntryId, TableNo, TextId
from tests.domain.evening import MINUTE, Evening, entry, lifted, playing, registered

ONE, TWO, THREE = TableNo(1), TableNo(2), TableNo(3)


def late(count: int) -> Evening:
    """So many players, registration closed, the third level just begun."""
    return playing(count).wait(56)


def in_step(count: int = 20, **how: Any) -> Evening:
    """So many players at tables of nine, hand for hand."""
    evening = late(count)
    evening.do(hand_for_hand.begin, **how)
    return evening


def at(evening: Evening, table: TableNo, count: int) -> tuple[EntryId, ...]:
    """The first of those who sit there."""
    return tuple(each for each in evening.state.tables[table].seats if each)[:count]


def table_of(evening: Evening, number: EntryId) -> TableNo:
    seat = evening.state.entries[number].seat
    assert seat is not None
    return seat.table


def play(evening: Evening) -> HandForHand:
    found = evening.state.hands.play
    assert found is not None
    return found


def over(evening: Evening) -> None:
    """Every table has played the hand, and the next one begins."""
    evening.do(hand_for_hand.done, hand_for_hand.pending(evening.state, play(evening)))
    evening.do(hand_for_hand.settle)


def test_the_next_hand_begins_when_it_is_said_and_every_table_has_played() -> None:
    evening = in_step()
    assert evening.did(hand_for_hand.done, (TWO,)).facts == (TablesPlayed((TWO,)),)
    assert hand_for_hand.pending(evening.state, play(evening)) == (ONE, THREE)
    assert evening.wait(1).did(hand_for_hand.done, (ONE, THREE)).facts == (TablesPlayed((ONE, THREE)),)
    assert play(evening).number == 1  # all wait until the next hand is dealt
    assert evening.wait(1).did(hand_for_hand.settle).facts == (HandEnded(evening.now),)
    assert play(evening).number == 2
    assert play(evening).since == evening.now
    assert not play(evening).done


def test_the_clock_stands_and_two_minutes_go_off_it_for_each_hand() -> None:
    evening = in_step()
    begun = evening.state.clock.at(evening.now)
    evening.wait(7)
    assert evening.state.clock.at(evening.now) == begun
    over(evening)
    evening.wait(7)
    assert evening.state.clock.at(evening.now) == begun + 2 * MINUTE
    evening.do(hand_for_hand.end)
    evening.wait(3)
    assert evening.state.clock.at(evening.now) == begun + 5 * MINUTE


def test_a_break_that_is_reached_begins_and_the_clock_stands_again_after_it() -> None:
    evening = playing(12).wait(38)
    evening.do(hand_for_hand.begin, per_hand=3 * MINUTE)
    over(evening)
    assert evening.state.clock.runs(evening.now)
    assert evening.state.clock.at(evening.now) == 40 * MINUTE  # not a minute into the break: it begins now
    evening.wait(15)
    assert not evening.state.clock.runs(evening.now)
    evening.wait(10)
    assert evening.state.clock.at(evening.now) == 55 * MINUTE
    over(evening)
    assert evening.state.clock.at(evening.now) == 58 * MINUTE


def test_a_hand_that_ends_in_a_break_takes_nothing_off_the_clock() -> None:
    evening = playing(12).wait(38)
    evening.do(hand_for_hand.begin)
    over(evening)
    evening.wait(4)
    before = evening.state.clock
    over(evening)
    assert evening.state.clock == before


def test_a_pause_by_hand_before_it_stays_one_after_it() -> None:
    evening = late(20)
    evening.do(timing.pause)
    evening.do(hand_for_hand.begin)
    evening.do(hand_for_hand.end)
    assert not evening.state.clock.runs(evening.now)


def test_the_clock_is_resumed_by_the_hand_and_not_by_its_key_but_for_a_break() -> None:
    evening = in_step()
    evening.refused("clock.hand_for_hand", timing.resume)
    evening.do(timing.next_period)
    assert not evening.state.clock.runs(evening.now)
    evening = playing(12).wait(30)
    evening.do(hand_for_hand.begin)
    evening.do(timing.break_now, 5 * MINUTE)
    evening.do(timing.resume)
    evening.wait(9)
    assert evening.state.clock.at(evening.now) == 35 * MINUTE


def test_the_clock_runs_on_where_the_house_takes_nothing_off() -> None:
    evening = in_step(per_hand=None)
    begun = evening.state.clock.at(evening.now)
    over(evening)
    evening.wait(4)
    assert evening.state.clock.at(evening.now) == begun + 4 * MINUTE


def test_undone_the_clock_goes_on_as_if_it_had_never_stood() -> None:
    evening = late(20)
    begun = evening.state.clock.at(evening.now)
    evening.do(hand_for_hand.begin)
    over(evening)
    evening.wait(10)
    evening.undo()
    assert evening.state.clock.at(evening.now) == begun
    evening.undo()  # the tables that had played
    evening.undo()
    assert evening.state.clock.at(evening.now) == begun + 10 * MINUTE


def test_a37_bust_outs_at_different_tables_share_their_places() -> None:
    evening = in_step()
    out = (*at(evening, ONE, 1), *at(evening, TWO, 1))
    evening.do(entries.bust_out, out[:1])
    evening.do(entries.bust_out, out[1:])
    assert places(evening.state)[out[0]] == Place(20, 20)  # until the hand is over
    over(evening)
    assert {each: places(evening.state)[each] for each in out} == dict.fromkeys(out, Place(19, 20))


def test_hc_example_2_three_go_out_two_of_them_at_one_table_and_all_share() -> None:
    evening = in_step()
    out = (*at(evening, ONE, 2), *at(evening, TWO, 1))
    for each in out:
        evening.do(entries.bust_out, (each,))
    over(evening)
    assert {places(evening.state)[each] for each in out} == {Place(18, 20)}


def test_a37_at_one_table_the_stacks_before_the_hand_decide_and_are_asked_for() -> None:
    evening = in_step()
    small, big, other = at(evening, ONE, 3)
    evening.do(entries.bust_out, (big,))
    evening.do(entries.bust_out, (small,))
    evening.do(entries.bust_out, (other,))
    evening.do(hand_for_hand.done, (ONE, TWO, THREE))
    assert play(evening).number == 1  # the stacks are still to be said
    assert hand_for_hand.asks_stacks(play(evening))
    stacks = {small: Chips(900), big: Chips(4_000), other: Chips(900)}
    evening.refused("hand.stack_missing", hand_for_hand.settle, {small: Chips(900)})
    evening.refused("penalty.chips", hand_for_hand.settle, {**stacks, big: Chips(0)})
    evening.do(hand_for_hand.settle, stacks)
    assert play(evening).number == 2
    assert places(evening.state)[big] == Place(18, 18)
    assert {places(evening.state)[small], places(evening.state)[other]} == {Place(19, 20)}


def test_stacks_noted_at_the_bust_out_or_after_it_decide_as_those_told_at_the_end_do() -> None:
    evening = in_step()
    small, big, other = at(evening, ONE, 3)
    evening.do(entries.bust_out, (big,), stacks={big: Chips(4_000)})
    evening.do(entries.bust_out, (small, other), stacks={small: Chips(500)})
    evening.do(hand_for_hand.note_stack, other, Chips(400))
    assert evening.do(hand_for_hand.note_stack, other, Chips(400)) is None
    evening.do(hand_for_hand.note_stack, other, Chips(900))
    over(evening)
    found = places(evening.state)
    assert [found[each].best for each in (big, other, small)] == [18, 19, 20]


def test_with_one_stack_missing_the_hand_is_not_settled_and_they_stand_as_entered() -> None:
    evening = in_step()
    first, second = at(evening, ONE, 2)
    evening.do(entries.bust_out, (first,), stacks={first: Chips(4_000)})
    evening.do(entries.bust_out, (second,))
    evening.do(hand_for_hand.done, (ONE, TWO, THREE))
    evening.refused("hand.stack_missing", hand_for_hand.settle)
    assert places(hand_for_hand.would_place(evening.state)) == {first: Place(20, 20), second: Place(19, 19)}
    evening.do(hand_for_hand.note_stack, first, None)
    evening.do(hand_for_hand.settle)
    assert places(evening.state)[second] == Place(19, 19)


def test_a_stack_is_asked_only_of_who_went_out_in_this_hand() -> None:
    evening = late(20)
    one, two = at(evening, ONE, 2)
    evening.refused("hand.none", hand_for_hand.note_stack, one, Chips(500))
    evening.refused("hand.none", entries.bust_out, (one,), stacks={one: Chips(500)})
    evening.do(hand_for_hand.begin)
    evening.refused("hand.not_out_in_it", hand_for_hand.note_stack, two, Chips(500))
    evening.refused("penalty.chips", entries.bust_out, (one,), stacks={one: Chips(0)})
    evening.do(entries.bust_out, (one,), stacks={one: Chips(500)})
    over(evening)
    evening.refused("hand.not_out_in_it", hand_for_hand.note_stack, one, Chips(500))


def test_a_bust_out_told_after_the_last_table_is_one_of_that_hand() -> None:
    evening = in_step()
    one, two = at(evening, ONE, 1) + at(evening, TWO, 1)
    evening.do(entries.bust_out, (one,))
    evening.do(hand_for_hand.done, (ONE, TWO, THREE))
    evening.do(entries.bust_out, (two,))  # the floor tells it while all tables wait
    evening.do(hand_for_hand.settle)
    assert {places(evening.state)[each] for each in (one, two)} == {Place(19, 20)}


def test_what_would_be_is_what_is_when_the_hand_is_settled() -> None:
    evening = in_step()
    for table in (ONE, TWO, TWO):
        evening.do(entries.bust_out, at(evening, table, 1))
    evening.do(hand_for_hand.done, (ONE, TWO, THREE))
    would = awards(hand_for_hand.would_place(evening.state))
    evening.do(hand_for_hand.settle)
    assert awards(evening.state) == would
    assert hand_for_hand.would_place(evening.state) == evening.state


def test_hand_for_hand_that_ends_after_a_hand_takes_it_off_the_clock_and_amid_one_does_not() -> None:
    evening = in_step()
    begun = evening.state.clock.at(evening.now)
    evening.do(hand_for_hand.done, (ONE, TWO, THREE))
    evening.do(hand_for_hand.end)
    assert evening.state.clock.at(evening.now) == begun + 2 * MINUTE
    evening = in_step()
    evening.do(hand_for_hand.done, (ONE, TWO))
    evening.do(hand_for_hand.end)
    assert evening.state.clock.at(evening.now) == begun


def test_what_the_room_was_told_of_the_hand_goes_when_hand_for_hand_ends_and_other_words_stay() -> None:
    evening = in_step()
    evening.do(announcing.announce, TextId("a"), "", topic=hand_for_hand.TOPIC)
    evening.do(announcing.announce, TextId("b"), "")
    evening.do(hand_for_hand.end)
    assert [each.text for each in announcing.standing(evening.state, evening.now)] == ["b"]
    evening.undo()
    assert len(announcing.standing(evening.state, evening.now)) == 2


def test_without_stacks_they_are_placed_as_they_were_entered() -> None:
    evening = in_step()
    one, two, three = at(evening, ONE, 3)
    evening.do(entries.bust_out, (one, two, three), (False, True, False))
    evening.do(hand_for_hand.done, (ONE, TWO, THREE))
    evening.do(hand_for_hand.settle)
    assert places(evening.state)[three] == Place(18, 18)
    assert {places(evening.state)[one], places(evening.state)[two]} == {Place(19, 20)}


def test_where_the_house_lets_all_share_nobody_asks_for_stacks() -> None:
    evening = in_step(by_stack=False)
    out = at(evening, ONE, 2)
    evening.do(entries.bust_out, out)
    over(evening)
    assert {places(evening.state)[each] for each in out} == {Place(19, 20)}


def test_rp8_whoever_goes_out_in_the_hand_of_the_announcement_is_eligible_and_shares_the_last_prize() -> None:
    """52 left, 50 paid, and three go out in that hand: here 5 left and 3 paid, and they share third place."""
    evening = late(20)
    for each in range(1, 16):
        evening.do(entries.bust_out, entry(each))
    evening.do(hand_for_hand.begin)
    out = tuple(each.id for each in evening.state.playing() if each.seat)[:3]
    tables = {table_of(evening, each) for each in out}
    evening.do(entries.bust_out, out)
    evening.do(hand_for_hand.done, hand_for_hand.pending(evening.state, play(evening)))
    evening.do(hand_for_hand.settle, {each: Chips(500) for each in out} if len(tables) == 1 else {})
    third = prizes(evening.state)[2]
    found = awards(evening.state)
    assert {found[each].place for each in out} == {Place(3, 5)}
    assert sum(found[each].cents for each in out) == third
    assert Cents(third // 3) in {found[each].cents for each in out}


def test_a_bust_out_taken_back_is_no_longer_of_the_hand() -> None:
    evening = in_step()
    one, two = at(evening, ONE, 1) + at(evening, TWO, 1)
    evening.do(entries.bust_out, (one,))
    evening.do(entries.bust_out, (two,))
    evening.do(entries.reinstate, one, "s")
    over(evening)
    assert places(evening.state) == {two: Place(20, 20)}


def test_who_is_disqualified_in_the_hand_shares_nothing_and_has_the_lowest_place() -> None:
    evening = in_step()
    one, two, three = at(evening, ONE, 1) + at(evening, TWO, 1) + at(evening, THREE, 1)
    evening.do(entries.bust_out, (one,))
    evening.do(disqualify, two, Chips(100), "conduct.collusion")
    evening.do(entries.bust_out, (three,))
    over(evening)
    found = places(evening.state)
    assert found[two] == Place(20, 20)
    assert found[one] == found[three] == Place(18, 19)


def test_a_table_where_nobody_has_an_opponent_is_not_waited_for() -> None:
    evening = late(12)
    for each in at(evening, TWO, 5):
        evening.do(entries.bust_out, (each,))
    evening.do(hand_for_hand.begin)
    over(evening)
    assert play(evening).number == 2


def test_a_hand_played_counts_for_penalties_at_that_table() -> None:
    evening = in_step()
    away = at(evening, TWO, 1)[0]
    evening.do(give_penalty, away, PenaltyKind.MISSED_HANDS, 2, "conduct.device")
    over(evening)
    assert [penalty.left for penalty in evening.state.away()] == [1]


def test_near_the_money_is_when_it_may_be_reached_within_a_hand() -> None:
    evening = late(20)
    assert not hand_for_hand.near_money(evening.state)
    for each in range(1, 15):
        evening.do(entries.bust_out, entry(each))
    assert (evening.state.alive, len(evening.state.tables)) == (6, 3)
    assert hand_for_hand.near_money(evening.state)
    evening.do(entries.bust_out, entry(15, 16, 17))
    assert not hand_for_hand.near_money(evening.state)


def test_what_is_refused_at_the_beginning() -> None:
    registered(3).refused("clock.not_started", hand_for_hand.begin)
    evening = registered(3)
    evening.do(timing.start, allow=lifted("clock.no_seats"))
    evening.refused("seat.not_drawn", hand_for_hand.begin)
    evening = late(3)
    refused = evening.refused("hand.long", hand_for_hand.begin, per_hand=4 * MINUTE)
    assert (refused.overridable, refused.citation) == (True, "RP-8")
    evening.refused("clock.length", hand_for_hand.begin, per_hand=timedelta(0))
    evening.refused("clock.length", hand_for_hand.begin, per_hand=timedelta(hours=2))
    evening.do(hand_for_hand.begin, per_hand=4 * MINUTE, allow=lifted("hand.long"))
    evening.refused("hand.goes_on", hand_for_hand.begin)
    over = late(3)
    over.do(entries.bust_out, entry(1, 2))
    over.refused("hand.nobody_left", hand_for_hand.begin)


def test_what_is_refused_while_it_goes_on() -> None:
    evening = late(20)
    evening.refused("hand.none", hand_for_hand.done, (ONE,))
    evening.refused("hand.none", hand_for_hand.settle)
    evening.refused("hand.none", hand_for_hand.end)
    evening.do(hand_for_hand.begin)
    evening.refused("hand.twice", hand_for_hand.done, ())
    evening.refused("hand.twice", hand_for_hand.done, (ONE, ONE))
    evening.refused("table.unknown", hand_for_hand.done, (TableNo(9),))
    evening.do(hand_for_hand.done, (ONE,))
    evening.refused("hand.table_done", hand_for_hand.done, (ONE,))
    evening.do(entries.bust_out, at(evening, ONE, 1))
    assert evening.refused("hand.not_done", hand_for_hand.end).facts["tables"] == (TWO, THREE)
    evening.refused("hand.not_done", hand_for_hand.settle)


def test_a_prize_waits_until_its_hand_is_over() -> None:
    evening = late(6)
    evening.do(hand_for_hand.begin)
    out = at(evening, ONE, 5)
    last = out[-1]
    evening.do(entries.bust_out, out)
    evening.refused("pay.hand_open", payouts.pay, last)
    evening.do(hand_for_hand.done, (ONE,))
    evening.do(hand_for_hand.settle)
    evening.pay(last)


def test_retracting_a_bust_out_of_a_hand_that_was_settled_names_the_line_in_the_way() -> None:
    evening = in_step()
    act = evening.did(entries.bust_out, at(evening, ONE, 1))
    assert isinstance(act.facts[0], BustedOut)
    over(evening)
    with pytest.raises(Exception, match="not_of_the_hand"):
        evening.retract(act.number)
