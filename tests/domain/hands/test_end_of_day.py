"""The end of the day: a card from 3 to 7 says how many hands every table still plays (HC end of day)."""

from collections import Counter
from typing import Any

from tdapp.domain.clock import timing
from tdapp.domain.hands import end_of_day, hand_for_hand
from tdapp.domain.hands.hand_facts import LastHandsSet
from tdapp.domain.units import TableNo
from tests.domain.evening import MINUTE, Evening, late, lifted, playing, registered

ONE, TWO, THREE = TableNo(1), TableNo(2), TableNo(3)


def card(evening: Evening, seed: str, **how: Any) -> LastHandsSet:
    (fact,) = end_of_day.draw_last_hands(evening.state, evening.now, seed, **how)
    assert isinstance(fact, LastHandsSet)
    return fact


def test_hc_eod_a_card_says_how_many_hands_and_the_tables_tick_them_off() -> None:
    evening = late(20)
    evening.do(end_of_day.draw_last_hands, "1/ab", card=3)
    assert end_of_day.hands_left(evening.state) == {ONE: 3, TWO: 3, THREE: 3}
    evening.do(hand_for_hand.done, (ONE, TWO))
    evening.do(hand_for_hand.done, (ONE,))
    assert end_of_day.hands_left(evening.state) == {ONE: 1, TWO: 2, THREE: 3}
    evening.do(hand_for_hand.done, (ONE,))
    assert evening.refused("last_hands.over", hand_for_hand.done, (ONE,)).facts["table"] == ONE


def test_the_clock_stands_from_the_card_on() -> None:
    evening = late(20)
    evening.do(end_of_day.draw_last_hands, "1/ab")
    stood = evening.state.clock.at(evening.now)
    assert evening.wait(5).state.clock.at(evening.now) == stood


def test_every_card_from_3_to_7_is_as_likely() -> None:
    evening = late(9)
    drawn = Counter(card(evening, f"{number}/x").hands for number in range(2_000))
    assert sorted(drawn) == [3, 4, 5, 6, 7]
    assert sum((count - 400) ** 2 / 400 for count in drawn.values()) < 18.5  # chi-squared, 4 degrees, p = 0.001


def test_a_drawn_card_keeps_its_chance_and_one_of_a_deck_has_none() -> None:
    evening = late(9)
    assert card(evening, "1/ab").seed == "1/ab"
    assert card(evening, "1/ab", card=5) == LastHandsSet(evening.now, 5)


def test_earlier_than_ten_minutes_before_the_end_it_takes_a_reason() -> None:
    evening = playing(9)
    evening.do(end_of_day.set_day_end, 1)
    assert end_of_day.day_left(evening.state, evening.now) == 20 * MINUTE
    refused = evening.refused("last_hands.early", end_of_day.draw_last_hands, "1/ab")
    assert (refused.overridable, refused.citation) == (True, "EOD")
    evening.do(end_of_day.draw_last_hands, "1/ab", allow=lifted("last_hands.early"))
    evening.undo()
    evening.wait(10).do(end_of_day.draw_last_hands, "1/ab")


def test_the_day_can_go_on_after_all_and_the_clock_with_it() -> None:
    evening = late(9)
    evening.refused("last_hands.none", end_of_day.play_on)
    evening.do(end_of_day.draw_last_hands, "1/ab")
    stood = evening.state.clock.at(evening.now)
    evening.wait(3).do(end_of_day.play_on)
    assert end_of_day.hands_left(evening.state) == {}
    assert evening.state.clock.runs(evening.now)
    assert evening.wait(2).state.clock.at(evening.now) == stood + 2 * MINUTE


def test_a_clock_that_stood_before_the_card_stands_when_the_day_goes_on() -> None:
    evening = late(9)
    evening.do(timing.pause)
    evening.do(end_of_day.draw_last_hands, "1/ab")
    evening.do(end_of_day.play_on)
    assert not evening.state.clock.runs(evening.now)
    evening.do(timing.resume)
    assert evening.state.clock.runs(evening.now)


def test_once_every_table_has_played_its_last_hand_the_clock_waits_for_the_director() -> None:
    evening = late(9)
    evening.do(end_of_day.draw_last_hands, "1/ab", card=3)
    for _hand in range(3):
        evening.do(hand_for_hand.done, (ONE,))
    evening.do(end_of_day.play_on)
    assert not evening.state.clock.runs(evening.now)


def test_hand_for_hand_takes_its_time_off_the_clock_also_when_the_day_goes_on() -> None:
    evening = late(20)
    evening.do(end_of_day.draw_last_hands, "1/ab", card=3)
    evening.do(hand_for_hand.begin, per_hand=2 * MINUTE)
    evening.do(end_of_day.play_on)
    assert not evening.state.clock.runs(evening.now)


def test_what_is_refused() -> None:
    registered(3).refused("clock.not_started", end_of_day.draw_last_hands, "1/ab")
    evening = late(9)
    evening.refused("last_hands.card", end_of_day.draw_last_hands, "1/ab", card=8)
    evening.refused("last_hands.card", end_of_day.draw_last_hands, "1/ab", card=2)
    evening.do(end_of_day.draw_last_hands, "1/ab")
    evening.refused("last_hands.set", end_of_day.draw_last_hands, "1/ab")
    evening.refused("day.no_such_level", end_of_day.set_day_end, 9)
    evening.refused("day.no_such_level", end_of_day.set_day_end, 0)
    evening.refused("day.level_over", end_of_day.set_day_end, 2)
    evening.do(end_of_day.set_day_end, 4)
    assert evening.do(end_of_day.set_day_end, 4) is None
    evening.do(end_of_day.set_day_end, None)
    assert end_of_day.day_left(evening.state, evening.now) is None
