"""What a penalty comes to, before it is given."""

import pytest

from tdapp.domain.registration import entries
from tdapp.domain.rulings import discipline
from tdapp.domain.rulings.penalties import LADDER
from tdapp.domain.rulings.ruling_facts import PenaltyKind
from tdapp.domain.units import EntryId
from tdapp.read.people.names import NOBODY
from tdapp.read.rulings.penalty_form import PenaltyForm, meaning, penalty_form, sitting
from tests.domain.evening import Evening, entry, playing

MENU = ("warning", "rounds", "disqualification")


def form(evening: Evening, number: int = 1) -> PenaltyForm:
    found = penalty_form(evening.state, EntryId(number), MENU)
    assert found is not None
    return found


def test_the_step_that_is_due_follows_what_was_given_before_and_the_books_menu() -> None:
    evening = playing(7)
    assert (form(evening).due, form(evening).earlier) == (PenaltyKind.WARNING, ())
    evening.do(discipline.give_penalty, EntryId(1), PenaltyKind.WARNING, 0, "x")
    assert (form(evening).due, form(evening).earlier) == (PenaltyKind.ROUNDS, (PenaltyKind.WARNING,))
    assert form(evening, 2).earlier == ()


def test_rounds_come_to_a_hand_for_each_player_at_the_table_in_each_round() -> None:
    found = meaning(form(playing(7)), PenaltyKind.ROUNDS, 2)
    assert found is not None
    assert (found.hands, found.rounds, found.players) == (14, 2, 7)


@pytest.mark.parametrize("kind", [PenaltyKind.MISSED_HANDS, PenaltyKind.ROUNDS])
@pytest.mark.parametrize("number", [None, 0])
def test_what_is_counted_needs_a_number(kind: PenaltyKind, number: int | None) -> None:
    assert meaning(form(playing(7)), kind, number) is None


def test_a_warning_says_what_is_due_the_next_time_and_who_is_put_out_in_which_place() -> None:
    evening = playing(7)
    warning = meaning(form(evening), PenaltyKind.WARNING, None)
    assert warning is not None and (warning.hands, warning.next) == (0, PenaltyKind.ROUNDS)
    evening.do(entries.bust_out, entry(7))
    out = meaning(form(evening), PenaltyKind.DISQUALIFICATION, 20_000)
    assert out is not None and (out.place, out.chips, out.hands) == (6, 20_000, 0)


def test_every_step_of_the_ladder_comes_to_something() -> None:
    assert all(meaning(form(playing(7)), kind, 1) is not None for kind in LADDER)


def test_who_is_out_gets_no_form() -> None:
    evening = playing(7)
    evening.do(entries.bust_out, entry(7))
    assert penalty_form(evening.state, EntryId(7), MENU) is None
    assert penalty_form(evening.state, EntryId(99), MENU) is None


def test_everybody_with_a_seat_is_listed_by_ticket_and_nobody_who_is_out() -> None:
    evening = playing(4)
    evening.do(entries.bust_out, entry(2))
    listed = sitting(evening.state, {})
    assert [one.entry for one in listed] == [1, 3, 4]
    assert [one.seat for one in listed] == [evening.state.entries[each].seat for each in entry(1, 3, 4)]
    assert {one.name for one in listed} == {NOBODY}
