"""Killed hands and void rounds: every chip is accounted for, whatever the table looks like."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.rulings import Code, Ruling, Situation, resolve
from tdapp.rulings.situation import AtSeat, Status, StreetName
from tests.rulings.cases import BOOKS

AMOUNTS = st.integers(0, 40).map(lambda count: 25 * count)


@st.composite
def tables(draw: st.DrawFn, incident: str, facts: dict[str, Any]) -> Situation:
    """A table after the flop with chips in front and on earlier rounds; at least two seats are in the hand."""
    seats = sorted(draw(st.lists(st.integers(1, 10), min_size=3, max_size=8, unique=True)))
    placed = tuple(
        AtSeat(
            seat,
            status=Status.ACTIVE if place < 2 else draw(st.sampled_from((Status.ACTIVE, Status.FOLDED))),
            paid=draw(AMOUNTS) + 25,
            bet=draw(AMOUNTS),
            ante=25,
        )
        for place, seat in enumerate(seats)
    )
    street: StreetName = draw(st.sampled_from(("flop", "turn", "river")))
    known = {"seat": seats[0], **facts}
    return Situation(incident, seats=placed, button=seats[-1], street=street, facts=known)


def put_in(place: AtSeat) -> int:
    """Everything the seat has paid into this hand."""
    return place.paid + place.bet + place.ante + place.dead


def refunds(ruling: Ruling) -> dict[int, int]:
    """What goes back, by seat."""
    return {effect.seat: effect.refund for effect in ruling.effects if effect.refund}


@pytest.mark.parametrize("book", ("HC", "TDA2024"))
@settings(max_examples=60, deadline=None)
@given(table=tables("deal.too_many_cards", {}))
def test_a_dead_hand_loses_what_was_called_and_nothing_else(book: str, table: Situation) -> None:
    ruling = resolve(table, BOOKS[book])
    assert ruling.code is Code.HAND_DEAD
    own = table.seats[0]
    (effect,) = ruling.effects
    highest_other = max(place.paid + place.bet for place in table.seats[1:])
    assert effect.refund == max(0, own.paid + own.bet - highest_other)
    assert effect.refund + effect.forfeits == put_in(own)


@settings(max_examples=60, deadline=None)
@given(table=tables("deal.too_many_cards", {}))
def test_a_void_hand_gets_everything_back_and_the_rest_stays(table: Situation) -> None:
    ruling = resolve(table, BOOKS["QLD"])
    assert ruling.code is Code.HAND_VOID_REFUND
    assert refunds(ruling) == {table.seats[0].seat: put_in(table.seats[0])}
    rest = next(reason for reason in ruling.reasons if reason.code == "deal.rest_of_the_pot")
    assert rest.args["amount"] == sum(put_in(place) for place in table.seats[1:])


@pytest.mark.parametrize("book", BOOKS)
@settings(max_examples=60, deadline=None)
@given(table=tables("deal.fouled_deck", {"deck_fault": "equal_cards"}))
def test_a_void_round_gives_everybody_his_own(book: str, table: Situation) -> None:
    facts = {name: answer for name, answer in table.facts.items() if name != "seat"}
    ruling = resolve(Situation(table.incident, seats=table.seats, street=table.street, facts=facts), BOOKS[book])
    assert ruling.code is Code.ROUND_VOID_REFUND
    assert refunds(ruling) == {place.seat: put_in(place) for place in table.seats}
