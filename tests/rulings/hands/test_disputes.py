"""Disputes of the floor, entered as hands and ruled under each book that speaks of them."""

import pytest

from tdapp.rulings import resolve
from tdapp.rulings.hands.case import case_of_hand
from tdapp.rulings.hands.entering import enter
from tdapp.rulings.hands.setup import readings_of
from tdapp.rulings.situation import AtSeat, Level, Situation
from tests.rulings.cases import BOOKS
from tests.rulings.hands.disputes import DISPUTES, Dispute

SIX = Situation("", level=Level(200, 100, lowest_chip=100), seats=tuple(AtSeat(s, stack=20000) for s in range(1, 7)))


@pytest.mark.parametrize(("dispute", "book"), [(dispute, book) for dispute in DISPUTES for book in dispute.rule])
def test_the_dispute_is_ruled_as_the_rule_says(dispute: Dispute, book: str) -> None:
    entered = enter(dispute.line, SIX, readings_of(BOOKS[book]))
    assert entered.refusal is None, entered.refusal
    ruling = resolve(case_of_hand(entered, dispute.incident, dispute.facts), BOOKS[book])
    assert ruling.code.value == dispute.code
    assert any(str(cite).startswith(dispute.rule[book]) for cite in ruling.citations), ruling.citations
    assert {effect.seat: effect.refund for effect in ruling.effects if effect.refund} == dispute.back
    assert {effect.seat: effect.must_add for effect in ruling.effects if effect.must_add} == dispute.adds
    if dispute.may:
        assert tuple(may.act for may in ruling.options) == dispute.may
    if dispute.least is not None:
        assert next(may.least for may in ruling.options if may.act == "raise") == dispute.least
    if dispute.no_raise:
        assert ruling.min_raise_to is None
    if dispute.choices:
        assert ruling.discretion is not None
        assert tuple(choice.id for choice in ruling.discretion.choices) == dispute.choices
