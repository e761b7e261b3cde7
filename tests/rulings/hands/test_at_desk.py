"""A line at the desk is a hand from its beginning or the description of a table, and nothing typed is thrown away."""

import pytest

from tdapp.rulings import INCIDENTS, Incident
from tdapp.rulings.hands import case_at_desk
from tdapp.rulings.situation import AtSeat, Did, Level, Situation

FIVE = Situation("", level=Level(200, 100), seats=tuple(AtSeat(seat, stack=9000) for seat in (1, 2, 3, 4, 5)))
OOT = INCIDENTS["turn.out_of_turn"]


@pytest.mark.parametrize(
    "line", ["", "b600 c", "d1 pot900 b600", "d1 b600 last400", "d1 flop AsKd2c b600", "d1 4+500", "flop"]
)
def test_what_tells_no_hand_from_its_beginning_describes_the_table(line: str) -> None:
    case = case_at_desk(line, FIVE, OOT)
    assert (case.entered, case.refusal, case.bad, case.told) == (None, None, None, {})


def test_a_description_keeps_what_can_be_read_before_the_word_that_cannot() -> None:
    case = case_at_desk("b600 zz c", FIVE, OOT)
    assert case.bad is not None and case.bad.word == "zz"
    assert [(action.did, action.to) for action in case.situation.actions] == [(Did.BET, 600)]


def test_a_hand_keeps_what_was_played_before_the_word_that_is_refused() -> None:
    case = case_at_desk("d1 b600 c r900 f", FIVE)
    assert case.refusal is not None and (case.refusal.word.text, case.refusal.code) == ("r900", "wrong_raise")
    assert case.entered is not None and case.entered.turn == 1
    assert case.situation.hand.endswith("b600 c")


def test_the_hand_answers_and_an_answer_of_the_director_goes_before_it() -> None:
    line = "d1 b600 c 3c f r2000"
    told = case_at_desk(line, FIVE, OOT).told
    assert (told["seat"], told["what"], told["since"], told["put_in"]) == (3, "call", "bet_more", 400)
    case = case_at_desk(line, FIVE, OOT, {"what": "check"})
    assert case.situation.facts["what"] == "check" and "what" not in case.told


def test_the_seat_the_desk_was_opened_for_counts_where_nothing_is_disputed() -> None:
    words = INCIDENTS["betting.words"]
    assert case_at_desk("d1 b600", FIVE, words).told["seat"] == 5
    assert case_at_desk("d1 b600", FIVE, words, seat=2).told["seat"] == 2
    assert case_at_desk("d1 b600 4?", FIVE, words, seat=2).told["seat"] == 4
    assert case_at_desk("d1 b600 3c", FIVE, OOT, seat=2).told["seat"] == 3
    named = case_at_desk("d1 b600", FIVE, words, {"seat": 3}, seat=2)
    assert named.entered is not None and named.entered.about == 3


def test_a_description_is_about_the_seat_the_desk_was_opened_for() -> None:
    words = INCIDENTS["betting.words"]
    assert case_at_desk("b600", FIVE, words, seat=2).told == {"seat": 2}
    case = case_at_desk("b600", FIVE, words, {"seat": 4}, seat=2)
    assert (case.told, case.situation.facts) == ({}, {"seat": 4})


def test_a_seat_that_is_not_in_the_hand_is_left_aside() -> None:
    case = case_at_desk("d1 b600", FIVE, INCIDENTS["betting.words"], seat=9)
    assert case.entered is not None and case.entered.about is None


@pytest.mark.parametrize("incident", INCIDENTS.values(), ids=list(INCIDENTS))
def test_what_the_hand_tells_is_what_the_case_is_ruled_on(incident: Incident) -> None:
    case = case_at_desk("d1 b600 c 3r1800", FIVE, incident, {}, seat=3)
    assert {**case.told} == {**case.situation.facts}
    assert case.situation.incident == incident.id
