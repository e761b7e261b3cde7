"""The button: placed by one seat, carried on by N-18, asked for once hands went by uncounted."""

import pytest

from tdapp.domain.clock import timing
from tdapp.domain.registration import entries
from tdapp.domain.rulings import discipline
from tdapp.domain.seating import breaking, buttons, floor_rules, moves, seating
from tdapp.domain.seating.buttons import DealtIn
from tdapp.domain.seating.table_facts import ButtonPlaced, FloorRules, Game, HandPlayed
from tdapp.domain.units import EntryId, TableNo
from tdapp.poker.positions import Positions
from tdapp.values import replace
from tests.domain.evening import MINUTE, Evening, conflict_of, lifted, playing, seat

ONE, TWO = TableNo(1), TableNo(2)


def at(evening: Evening, table: int, number: int) -> EntryId:
    found = evening.state.at(seat(table, number))
    assert found is not None
    return found


def known(evening: Evening, table: TableNo = ONE) -> Positions | None:
    return buttons.known(evening.state, evening.now, table)


def test_one_seat_gives_button_and_blinds() -> None:
    evening = playing(18)
    act = evening.do(buttons.place, ONE, 8)
    assert act is not None and act.facts == (ButtonPlaced(ONE, Positions(8, 9, 1), 0 * MINUTE),)
    assert known(evening) == Positions(8, 9, 1)
    assert known(evening, TWO) is None


def test_n_18_a_hand_played_moves_the_button_on() -> None:
    evening = playing(18)
    evening.do(buttons.place, ONE, 8)
    act = evening.wait(2).do(discipline.hand_played, ONE)
    assert act is not None and act.facts == (HandPlayed(ONE, 2 * MINUTE),)
    assert known(evening) == Positions(9, 1, 2)
    assert evening.replayed() == evening.state


def test_n_18_dead_button_and_missing_small_blind_are_followed() -> None:
    evening = playing(18)
    evening.do(buttons.place, ONE, 1)  # small blind 2, big blind 3
    evening.do(entries.bust_out, (at(evening, 1, 3),))
    evening.do(discipline.hand_played, ONE)
    assert known(evening) == Positions(2, 3, 4)  # nobody posts the small blind at 3
    evening.do(discipline.hand_played, ONE)
    assert known(evening) == Positions(3, 4, 5)  # the button is dead at 3


def test_n_18_a_clicked_seat_is_matched_to_the_hands_before() -> None:
    evening = playing(18)
    evening.do(buttons.place, ONE, 1)
    evening.do(entries.bust_out, (at(evening, 1, 3),))
    evening.do(buttons.place, ONE, 2)  # one hand on, without having counted it
    assert known(evening) == Positions(2, 3, 4)
    evening.do(buttons.place, ONE, 3)  # a dead button before an empty seat
    assert known(evening) == Positions(3, 4, 5)


def test_a_dead_button_nobody_followed_stands_before_an_empty_seat() -> None:
    evening = playing(18)
    evening.do(entries.bust_out, (at(evening, 1, 3),))
    evening.do(buttons.place, ONE, 3)
    assert known(evening) == Positions(3, 4, 5)


def test_blinds_that_are_said_are_taken_as_they_are() -> None:
    evening = playing(18)
    evening.do(entries.bust_out, (at(evening, 1, 3),))
    evening.do(buttons.place, ONE, 2, 3, 4)
    assert known(evening) == Positions(2, 3, 4)
    evening.refused("button.nobody_there", buttons.place, ONE, 1, 2, 3)
    evening.refused("button.one_blind_each", buttons.place, ONE, 1, 4, 4)
    evening.refused("seat.unknown", buttons.place, ONE, 1, 10, 4)


def test_hc_34_heads_up_the_button_is_the_small_blind_and_never_at_an_empty_seat() -> None:
    evening = playing(18)
    for number in range(3, 10):
        evening.do(entries.bust_out, (at(evening, 1, number),))
    evening.refused("button.heads_up", buttons.place, ONE, 5)
    evening.do(buttons.place, ONE, 2)
    assert known(evening) == Positions(2, 2, 1)


def test_what_cannot_be_placed() -> None:
    evening = playing(18)
    evening.refused("table.unknown", buttons.place, TableNo(7), 1)
    evening.refused("seat.unknown", buttons.place, ONE, 10)
    for number in range(2, 10):
        evening.do(entries.bust_out, (at(evening, 1, number),))
    evening.refused("button.too_few", buttons.place, ONE, 1)
    evening.state = replace(evening.state, finished=True)
    evening.refused("finished", buttons.place, ONE, 1)


def test_a_button_grows_old_while_hands_are_dealt_but_not_in_a_pause_or_a_break() -> None:
    evening = playing(18)
    evening.do(buttons.place, ONE, 8)
    assert known(evening.wait(3)) is not None
    assert known(evening.wait(1)) is None
    evening.do(discipline.hand_played, ONE)  # that one was counted, others were not
    assert ONE not in evening.state.floor.buttons
    evening.do(buttons.place, ONE, 8)
    evening.do(timing.pause)
    assert known(evening.wait(60)) is not None
    evening.do(timing.resume)
    before_break = playing(18).wait(39)
    before_break.do(buttons.place, ONE, 8)
    assert known(before_break.wait(16)) is not None  # 39 to 55: a minute of play and a break of fifteen
    assert known(before_break.wait(4)) is None


def test_a_button_that_cannot_be_followed_is_asked_for() -> None:
    evening = playing(18)
    for table in (ONE, TWO):
        evening.do(buttons.place, table, 8)
    evening.do(buttons.forget, TWO)
    assert known(evening, TWO) is None
    assert buttons.forget(evening.state, evening.now, TWO) == ()
    for number in range(2, 10):
        evening.do(entries.bust_out, (at(evening, 1, number),))
    evening.do(discipline.hand_played, ONE)
    assert known(evening) is None
    evening.do(buttons.place, TWO, 8)
    evening.do(seating.draw_seats, "s", allow=lifted("draw.started"))
    assert not evening.state.floor.buttons


def test_a_hand_counts_only_where_somebody_is_away_or_the_button_is_known() -> None:
    evening = playing(18)
    evening.refused("penalty.nobody_away", discipline.hand_played, ONE)
    evening.do(buttons.place, ONE, 8)
    evening.do(discipline.hand_played, ONE)
    assert conflict_of(lambda: evening.retract(evening.acts[-2].number)).code == "nobody_away"


def test_tda_11_b_in_a_stud_round_the_button_is_frozen() -> None:
    evening = playing(18)
    evening.do(buttons.place, ONE, 8)
    evening.do(floor_rules.set_rules, FloorRules(game=Game.STUD_ROUND))
    evening.do(discipline.hand_played, ONE)
    assert known(evening) == Positions(8, 9, 1)


@pytest.mark.parametrize(
    ("number", "deals"),
    [(2, DealtIn.AT_ONCE), (3, DealtIn.AT_ONCE), (4, DealtIn.WAITS), (9, DealtIn.AT_ONCE)],
)
def test_n_17_only_between_button_and_small_blind_a_newcomer_waits(number: int, deals: DealtIn) -> None:
    evening = playing(18)
    evening.do(entries.bust_out, [at(evening, 1, each) for each in (2, 3, 4, 9)])
    evening.do(buttons.place, ONE, 1, 3, 5)  # next hand: button 3 (dead), small blind 5
    assert buttons.dealt_in(evening.state, evening.now, seat(1, number)) is deals


def test_without_a_button_the_dealer_says_who_waits() -> None:
    evening = playing(18)
    assert buttons.dealt_in(evening.state, evening.now, seat(1, 4)) is DealtIn.ASK


def test_where_all_have_just_been_drawn_anew_nobody_waits() -> None:
    evening = playing(18)
    evening.do(seating.redraw, "1/ab")
    assert {buttons.dealt_in(evening.state, evening.now, seat(1, n)) for n in range(1, 10)} == {DealtIn.AT_ONCE}
    evening.do(moves.confirm_seated)  # play has begun: now nobody knows
    assert buttons.dealt_in(evening.state, evening.now, seat(1, 4)) is DealtIn.ASK


def test_the_next_hand_is_shown_with_who_sits_there_now() -> None:
    evening = playing(18)
    assert buttons.coming(evening.state, evening.now, ONE) is None
    evening.do(buttons.place, ONE, 1)
    evening.do(entries.bust_out, (at(evening, 1, 4),))
    assert buttons.coming(evening.state, evening.now, ONE) == Positions(2, 3, 5)


def test_tables_that_change_places_take_their_buttons_along() -> None:
    evening = playing(18)
    evening.do(buttons.place, ONE, 8)
    evening.do(breaking.swap_tables, ONE, TWO)
    assert known(evening, TWO) == Positions(8, 9, 1) and known(evening) is None
