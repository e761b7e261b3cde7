"""What can be given with a ruling: the book's menu, hands at his table, and the step that is due (HC-71, TDA-71)."""

from tdapp.domain.rulings import discipline
from tdapp.domain.rulings.ruling_facts import PenaltyKind
from tdapp.domain.units import Chips, EntryId
from tdapp.read.rulings.penalty_choices import PenaltyChoice, penalty_choices
from tests.domain.evening import playing

MENU = ("warning", "missed_hands", "rounds", "disqualification")
WARNING, MISSED_HANDS, ROUNDS = PenaltyKind.WARNING, PenaltyKind.MISSED_HANDS, PenaltyKind.ROUNDS


def test_a_first_offence_is_a_warning_and_a_round_has_a_hand_for_each_player() -> None:
    evening = playing(18)
    assert penalty_choices(evening.state, EntryId(4), MENU) == (
        PenaltyChoice(WARNING, 0, due=True), PenaltyChoice(MISSED_HANDS, 1), PenaltyChoice(ROUNDS, 9),
    )  # fmt: skip


def test_what_is_due_follows_from_his_penalties_and_from_what_fits_the_offence() -> None:
    evening = playing(18)
    evening.do(discipline.give_penalty, EntryId(4), WARNING, 0, "conduct.device")
    assert [each.kind for each in penalty_choices(evening.state, EntryId(4), MENU) if each.due] == [MISSED_HANDS]
    assert [each.kind for each in penalty_choices(evening.state, EntryId(4), ("warning", "rounds")) if each.due] == [
        ROUNDS
    ]
    assert [each.kind for each in penalty_choices(evening.state, EntryId(5), MENU, ROUNDS) if each.due] == [ROUNDS]


def test_nothing_is_offered_for_somebody_who_is_out() -> None:
    evening = playing(18)
    evening.do(discipline.disqualify, EntryId(4), Chips(100), "conduct.device")
    assert penalty_choices(evening.state, EntryId(4), MENU) == ()
    assert penalty_choices(evening.state, EntryId(999), MENU) == ()
