"""What cannot have happened at a table is refused before anything is ruled, and the refusal says where it stands."""

from typing import Any

import pytest

from tdapp.rulings import Impossible, Situation, resolve
from tdapp.rulings.catalogue import INCIDENTS
from tdapp.rulings.checking import check_answer, check_situation
from tdapp.rulings.incidents import Kind, Question
from tdapp.rulings.situation import Action, Answer, AtSeat, BoardCard, Dealt, Did, Level, Status
from tests.rulings.cases import BOOKS

INCIDENT = INCIDENTS["betting.words"]
TABLE = (AtSeat(3, stack=1000), AtSeat(4, stack=1000), AtSeat(6))


def check(**facts: Any) -> None:
    check_situation(Situation(incident=INCIDENT.id, **facts), INCIDENT, BOOKS["HC"])


def level(**more: int) -> Level:
    return Level(**{"big_blind": 200, "small_blind": 100, "lowest_chip": 25, **more})


def refused(**facts: Any) -> tuple[str, str]:
    with pytest.raises(Impossible) as caught:
        check(**facts)
    return caught.value.where, caught.value.code


@pytest.mark.parametrize(
    ("facts", "where", "code"),
    [
        ({"seats": (AtSeat(3), AtSeat(4), AtSeat(3))}, "seats", "seat_twice"),
        ({"seats": (AtSeat(1), AtSeat(0))}, "seats[1].seat", "no_such_seat"),
        ({"seats": (AtSeat(11),)}, "seats[0].seat", "no_such_seat"),
        *(
            ({"seats": (AtSeat(1), AtSeat(2, **{name: -1}))}, f"seats[1].{name}", "below_zero")
            for name in ("stack", "paid", "bet", "ante", "dead", "tabled", "count", "penalty_hands")
        ),
        ({"seats": (AtSeat(1, stack=99, paid=40, bet=30, ante=20, dead=10),)}, "seats[0].bet", "more_than_stack"),
        ({"seats": TABLE, "small_blind": 5}, "small_blind", "empty_seat"),
        ({"seats": TABLE, "big_blind": 5}, "big_blind", "empty_seat"),
        ({"button": 0}, "button", "no_such_seat"),
        ({"button": 11}, "button", "no_such_seat"),
        ({"pot": -1}, "pot", "below_zero"),
        ({"level": level(big_blind=0, small_blind=0)}, "level", "bad_blinds"),
        ({"level": level(small_blind=201)}, "level", "bad_blinds"),
        ({"level": level(small_blind=-1)}, "level", "bad_blinds"),
        ({"level": level(min_wager=-1)}, "level.min_wager", "bad_chips"),
        ({"level": level(lowest_chip=0)}, "level.lowest_chip", "below_one"),
    ],
)
def test_seats_blinds_and_chips_that_cannot_be_are_refused(facts: dict[str, Any], where: str, code: str) -> None:
    assert refused(**facts) == (where, code)


@pytest.mark.parametrize(
    ("actions", "where", "code"),
    [
        ((Action(3, Did.CHECK), Action(5, Did.CHECK)), "actions[1].seat", "empty_seat"),
        ((Action(7, Did.CHECK),), "actions[0].seat", "empty_seat"),
        ((Action(8, Did.CHECK),), "actions[0].seat", "empty_seat"),
        ((Action(9, Did.CHECK),), "actions[0].seat", "folded_before"),
        ((Action(3, Did.FOLD), Action(3, Did.CALL)), "actions[1].seat", "folded_before"),
        ((Action(6, Did.BET, to=-1),), "actions[0].to", "below_zero"),
        ((Action(6, Did.CHIPS, chips=(100, 0)),), "actions[0].chips", "below_one"),
        ((Action(3, Did.BET, to=941),), "actions[0].to", "more_than_stack"),
        ((Action(3, Did.CHIPS, chips=(500, 441)),), "actions[0].chips", "more_than_stack"),
    ],
)
def test_nobody_acts_who_is_not_in_the_hand_or_with_chips_he_has_not(
    actions: tuple[Action, ...], where: str, code: str
) -> None:
    seats = (
        AtSeat(3, stack=1000, paid=30, ante=20, dead=10),
        AtSeat(6),
        AtSeat(7, Status.SITTING_OUT),
        AtSeat(8, Status.NOT_ENTITLED),
        AtSeat(9, Status.FOLDED),
    )
    assert refused(seats=seats, actions=actions) == (where, code)


@pytest.mark.parametrize(
    ("facts", "where", "code"),
    [
        ({"seats": (AtSeat(1, cards="AsAs"),)}, "seats[0].cards", "card_twice"),
        ({"seats": (AtSeat(1, cards="As1d"),)}, "seats[0].cards", "unknown_card"),
        ({"seats": (AtSeat(1, cards="AsKd"), AtSeat(2, cards="Kd2c"))}, "seats[1].cards", "card_twice"),
        ({"seats": (AtSeat(1, cards="AsKd"),), "board": (BoardCard("flop", "As"),)}, "board[0].card", "card_twice"),
        ({"deal": (Dealt(1, card="As"), Dealt(2, card="As"))}, "deal[1].card", "card_twice"),
        ({"deal": (Dealt(1), Dealt(1))}, "deal", "position_twice"),
        ({"deal": (Dealt(0),)}, "deal", "below_one"),
    ],
)
def test_a_card_is_in_one_place_of_a_deck_of_fifty_two(facts: dict[str, Any], where: str, code: str) -> None:
    assert refused(**facts) == (where, code)


def test_a_dealt_card_that_a_seat_holds_is_the_same_card() -> None:
    check(seats=(AtSeat(1, cards="AsKd"),), deal=(Dealt(1, seat=1, card="As"),))


def test_what_is_just_possible_is_not_refused() -> None:
    whole = (AtSeat(1, stack=100, paid=40, bet=30, ante=20, dead=10), AtSeat(10, stack=0))
    check(seats=whole, small_blind=1, big_blind=10, button=1, pot=0, level=level(min_wager=0, lowest_chip=1))
    check(seats=whole, button=10, level=level(big_blind=1, small_blind=1, lowest_chip=1))
    check(level=level(small_blind=0), small_blind=5, actions=(Action(7, Did.BET, to=0),))
    check(seats=(AtSeat(3, stack=1000, paid=30, ante=20, dead=10),), actions=(Action(3, Did.BET, to=940),))
    check(seats=TABLE, actions=(Action(3, Did.CHIPS, chips=(1000,)), Action(4, Did.FOLD), Action(6, Did.CHIPS)))


@pytest.mark.parametrize(
    ("options", "known"),
    [
        ({"silent_chips": "as_it_falls"}, ("each_chip_counts", "value_counts")),
        ({"last_chips": "true"}, (True,)),
        ({"last_chips": 1}, (True,)),
    ],
)
def test_a_house_option_is_one_of_the_books_choices(options: dict[str, bool | int | str], known: tuple[object]) -> None:
    with pytest.raises(Impossible) as caught:
        check(options=options)
    assert (caught.value.where, caught.value.code) == (f"options.{next(iter(options))}", "not_a_choice")
    assert caught.value.facts["choices"] == known


def test_an_option_no_book_knows_and_one_of_its_choices_are_taken() -> None:
    check(options={"unheard_of": 3, "silent_chips": "value_counts", "last_chips": False})


def test_a_question_the_incident_does_not_ask_and_an_incident_nobody_knows_are_refused() -> None:
    assert refused(facts={"weather": True}) == ("facts.weather", "not_asked")
    with pytest.raises(Impossible) as caught:
        resolve(Situation(incident="betting.weather"), BOOKS["HC"])
    assert (caught.value.where, caught.value.code) == ("incident", "unknown_incident")


CHOICE = Question("q", Kind.CHOICE, choices=("one", "two"))
COUNT = Question("q", Kind.COUNT, least=2, most=5)
SEATS = Question("q", Kind.SEATS, least=1, most=2)


def answered(question: Question, answer: Answer) -> None:
    check_answer(Situation(incident=INCIDENT.id, seats=TABLE), question, answer, "facts.q")


@pytest.mark.parametrize(
    ("question", "answer", "code"),
    [
        (Question("q", Kind.YES_NO), 1, "not_yes_or_no"),
        (Question("q", Kind.YES_NO), "yes", "not_yes_or_no"),
        (CHOICE, "three", "not_a_choice"),
        (Question("q", Kind.SEAT), "3", "not_a_number"),
        (Question("q", Kind.AMOUNT), True, "not_a_number"),
        (Question("q", Kind.SEAT), 0, "no_such_seat"),
        (Question("q", Kind.SEAT), 11, "no_such_seat"),
        (Question("q", Kind.SEAT), 5, "empty_seat"),
        (Question("q", Kind.AMOUNT), -1, "out_of_range"),
        (COUNT, 1, "out_of_range"),
        (COUNT, 6, "out_of_range"),
        (SEATS, 3, "not_numbers"),
        (SEATS, (3, "4"), "not_numbers"),
        (SEATS, (3, True), "not_numbers"),
        (SEATS, (3, 5), "empty_seat"),
        (SEATS, (), "out_of_range"),
        (SEATS, (3, 4, 6), "out_of_range"),
        (Question("q", Kind.CHIPS), (25, 0), "below_one"),
        (Question("q", Kind.CARDS), "1d", "unknown_card"),
    ],
)
def test_an_answer_that_does_not_fit_its_question_is_refused(question: Question, answer: Answer, code: str) -> None:
    with pytest.raises(Impossible) as caught:
        answered(question, answer)
    assert (caught.value.where, caught.value.code) == ("facts.q", code)


def test_a_seat_that_is_named_twice_is_said() -> None:
    with pytest.raises(Impossible) as caught:
        answered(Question("q", Kind.SEATS), (3, 4, 6, 4))
    assert (caught.value.code, caught.value.facts) == ("seat_twice", {"seat": 4})


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        (Question("q", Kind.YES_NO), False),
        (CHOICE, "two"),
        (Question("q", Kind.SEAT), 6),
        (Question("q", Kind.AMOUNT), 0),
        (COUNT, 2),
        (COUNT, 5),
        (SEATS, (3,)),
        (SEATS, (4, 3)),
        (Question("q", Kind.CHIPS), (25, 25, 1)),
        (Question("q", Kind.CARDS), "AsKd"),
    ],
)
def test_an_answer_within_its_bounds_is_taken(question: Question, answer: Answer) -> None:
    answered(question, answer)
