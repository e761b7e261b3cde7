"""What keys mean at the race desk: one key an odd chip, cards by rank and suit, and nothing typed is ever lost."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.domain.units import EntryId, TableNo
from tdapp.read.chips.race import RaceSeat, RaceTable, TableState
from tdapp.read.people.names import PlayerName
from tdapp.ui.pages.chips.race.draft import (
    KEYS,
    Draft,
    Mode,
    Trouble,
    answers,
    back,
    begun,
    give,
    in_mode,
    key,
    missing,
    step,
)

SEATS = (1, 2, 4, 7, 10, 11, 12)


def typed(text: str, mode: Mode = Mode.CHIPS, most: int = 3, **more: object) -> Draft:
    draft = in_mode(Draft(TableNo(5), most, SEATS, **more), mode)  # type: ignore[arg-type]
    for letter in text:
        draft = key(draft, letter)
    return draft


def test_a_key_is_a_seat_with_one_more_odd_chip() -> None:
    assert typed("1124470-=").odd == {1: 2, 2: 1, 4: 2, 7: 1, 10: 1, 11: 1, 12: 1}


@pytest.mark.parametrize(("text", "trouble", "seat"), [("3", Trouble.EMPTY, 3), ("1111", Trouble.FULL, 1)])
def test_a_key_that_cannot_be_says_why_and_what_was_typed_stays(text: str, trouble: Trouble, seat: int) -> None:
    draft = typed("24" + text)
    assert (draft.trouble, draft.wrong) == (trouble, seat)
    assert draft.odd[2] == draft.odd[4] == 1
    assert key(draft, "7").trouble is None


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("before", ["", "1", "3", "33", "112", "kk", "11kd", "2ah", "0000000"])
def test_no_digit_begins_a_command_whatever_stands_at_the_table(mode: Mode, before: str) -> None:
    draft = in_mode(typed("1247", Mode.CHIPS, then=Mode.CARDS), mode)
    for letter in before:
        draft = key(draft, letter)
    for digit in "0123456789":
        assert answers(draft, digit) and answers(key(draft, digit), digit), (digit, draft)
    words = [letter for letter in "bersuvwxyz" if answers(draft, letter)]
    assert words == [] or (mode is Mode.CARDS and draft.begun and words == ["s"])
    assert all(answers(draft, sign) for sign in "-=") or mode not in (Mode.CHIPS, Mode.FLOOR)


def test_backspace_takes_the_last_chip_back_and_then_the_one_before() -> None:
    draft = back(typed("122"))
    assert (draft.odd, draft.at) == ({1: 1, 2: 1}, 2)
    assert back(back(draft)).odd == {} == back(back(back(draft))).odd


def test_a_star_says_that_they_are_all_he_has() -> None:
    draft = typed("12*")
    assert draft.only == {2}
    assert key(draft, "*").only == frozenset()
    assert back(draft).only == frozenset()
    assert typed("*").trouble is Trouble.NO_ODD


def test_by_seat_a_number_is_the_odd_chips_of_the_next_seat() -> None:
    draft = typed("3012", Mode.SEATS)
    assert (draft.odd, draft.at) == ({1: 3, 4: 1, 7: 2}, 10)
    draft = key(key(key(draft, "4"), "1"), "*")
    assert (draft.odd[10], draft.only, draft.at) == (1, {10}, 11)
    assert typed("4", Mode.SEATS).trouble is Trouble.FULL
    assert (back(draft).at, back(draft).odd.get(10)) == (10, None)


def test_by_seat_a_number_may_have_two_digits_where_there_are_so_many() -> None:
    draft = typed("13", Mode.SEATS, most=19)
    assert (draft.odd, draft.at) == ({1: 13}, 2)
    draft = typed("1", Mode.SEATS, most=19)
    assert (draft.odd, draft.at, draft.begun) == ({1: 1}, 1, "1")
    assert step(draft, 1).at == 2
    assert typed("25", Mode.SEATS, most=19).odd == {1: 2, 2: 5}


def test_after_the_last_seat_only_enter_is_left() -> None:
    draft = typed("1111111", Mode.SEATS)
    assert draft.at is None
    assert key(draft, "3") == draft


def test_cards_go_to_the_racing_seats_in_their_order() -> None:
    draft = in_mode(typed("7711"), Mode.CARDS)
    assert draft.at == 1
    for letter in "kd10":
        draft = key(draft, letter)
    assert (draft.cards, draft.begun, draft.complete) == (((1, "Kd"),), "T", False)
    draft = key(draft, "S")
    assert (draft.cards, draft.complete, draft.at) == (((1, "Kd"), (7, "Ts")), True, None)
    assert {seat: len(cards) for seat, cards in draft.dealt().items()} == {1: 1, 7: 1}
    assert back(draft).at == 7
    assert back(back(back(draft))).mode is Mode.CHIPS


def test_what_is_no_card_and_one_card_twice_are_said() -> None:
    draft = in_mode(typed("7711"), Mode.CARDS)
    assert key(draft, "x").trouble is Trouble.NO_CARD
    assert key(key(draft, "k"), "x").trouble is Trouble.NO_CARD
    for letter in "kdkd":
        draft = key(draft, letter)
    assert (draft.trouble, draft.cards) == (Trouble.TWICE, ((1, "Kd"),))


def test_the_floor_gives_by_seat() -> None:
    draft = in_mode(typed("711"), Mode.FLOOR)
    assert give(key(draft, "7"), 1).given == {7, 1}
    assert key(key(draft, "7"), "7").given == frozenset()
    assert key(draft, "2").trouble is Trouble.NO_ODD
    assert back(key(draft, "7")).given == frozenset()
    assert back(draft).mode is Mode.CHIPS


def seat(number: int, odd: int = 0, *, here: bool = True) -> RaceSeat:
    return RaceSeat(number, EntryId(number), PlayerName("A"), odd, only=number == 4, here=here)


def test_a_table_is_taken_up_where_it_was_left() -> None:
    table = RaceTable(TableNo(3), 9, TableState.WAITING, (seat(1, 2), seat(2), seat(4, 1), seat(5, 3, here=False)))
    draft = begun(table, 4, Mode.CHIPS, Mode.CARDS, asked=True)
    assert (draft.mode, draft.odd, draft.at, draft.only, draft.most) == (Mode.CARDS, {1: 2, 4: 1}, 1, {4}, 3)
    assert begun(table, 4, Mode.SEATS, Mode.CARDS, asked=False).mode is Mode.SEATS
    assert draft.seats == (1, 2, 4)


def test_c_types_the_cards_of_a_table_again() -> None:
    draft = typed("711c", then=Mode.CARDS)
    assert (draft.mode, draft.at, draft.odd) == (Mode.CARDS, 1, {7: 1, 1: 2})
    assert typed("c", then=Mode.CARDS).trouble is Trouble.NO_ODD
    assert typed("1c").mode is Mode.CHIPS
    assert (missing(draft).trouble, missing(draft).wrong) == (Trouble.MISSING, 1)


@given(st.text(st.sampled_from(KEYS + "*aKd7 x"), max_size=40), st.sampled_from(Mode))
def test_no_key_ever_enters_what_cannot_be(text: str, mode: Mode) -> None:
    draft = in_mode(typed("1247"), mode)
    for letter in text:
        draft = key(draft, letter)
    assert set(draft.odd) <= set(SEATS)
    assert all(0 < chips <= 3 for chips in draft.odd.values())
    assert draft.only <= set(draft.odd)
    assert len({card for _seat, card in draft.cards}) == len(draft.cards)
    for _letter in range(60):
        draft = back(draft)
    assert not draft.chips or draft.mode is Mode.SEATS
