"""The deal log: a right deal is never a misdeal, whatever the table; a wrong one is found; nothing makes it fail."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.rulings import Code, Impossible, Situation, resolve
from tdapp.rulings.situation import AtSeat, Dealt, GameName, Status
from tdapp.values import replace
from tests.rulings.cases import BOOKS

HOLE: dict[GameName, int] = {
    "holdem": 2, "omaha": 4, "omaha_high_low": 4, "omaha_five": 5, "omaha_six": 6, "omaha_five_high_low": 5,
    "omaha_six_high_low": 6,
}  # fmt: skip
TOURNAMENT = [BOOKS["HC"], BOOKS["TDA2024"]]
EVERY = [*BOOKS.values()]


@st.composite
def right_deals(draw: st.DrawFn) -> Situation:
    """A table of 2 to 10 players with the button anywhere, and a deal as it should be."""
    seats = sorted(draw(st.lists(st.integers(1, 10), min_size=2, max_size=10, unique=True)))
    button = draw(st.integers(1, 10))
    game = draw(st.sampled_from(list(HOLE)))
    order = sorted(seats, key=lambda seat: (seat <= button, seat))
    deal = tuple(Dealt(place + 1, seat) for place, seat in enumerate(order * HOLE[game]))
    return Situation("deal.misdeal", game=game, seats=tuple(AtSeat(seat) for seat in seats), button=button, deal=deal)


def dealt(right: Situation, deal: tuple[Dealt, ...]) -> Situation:
    """The same table with another deal, its cards numbered anew; nobody looked and nothing can be put right."""
    numbered = tuple(replace(card, position=place + 1) for place, card in enumerate(deal))
    return replace(right, deal=numbered, facts={"looked": True})


@pytest.mark.parametrize("book", EVERY, ids=lambda book: book.id)
@settings(max_examples=40, deadline=None)
@given(right=right_deals())
def test_a_right_deal_is_no_misdeal(book: Any, right: Situation) -> None:
    assert resolve(right, book).code is Code.PLAY_ON


@pytest.mark.parametrize("book", EVERY, ids=lambda book: book.id)
@settings(max_examples=40, deadline=None)
@given(right=right_deals(), data=st.data())
def test_a_player_left_out_is_a_misdeal(book: Any, right: Situation, data: st.DataObject) -> None:
    seat = data.draw(st.sampled_from([place.seat for place in right.seats]))
    ruling = resolve(dealt(right, tuple(card for card in right.deal if card.seat != seat)), book)
    assert ruling.code is Code.MISDEAL
    assert ruling.steps[0].code == "deal.player_left_out"


@pytest.mark.parametrize("book", EVERY, ids=lambda book: book.id)
@settings(max_examples=40, deadline=None)
@given(right=right_deals(), data=st.data())
def test_an_extra_card_is_a_misdeal(book: Any, right: Situation, data: st.DataObject) -> None:
    seat = data.draw(st.sampled_from([place.seat for place in right.seats]))
    ruling = resolve(dealt(right, (*right.deal, Dealt(99, seat))), book)
    assert (ruling.code, ruling.steps[0].code) == (Code.MISDEAL, "deal.wrong_count")


@pytest.mark.parametrize("book", TOURNAMENT, ids=lambda book: book.id)
@settings(max_examples=40, deadline=None)
@given(right=right_deals())
def test_a_last_card_that_is_not_dealt_is_the_buttons_or_a_misdeal(book: Any, right: Situation) -> None:
    """The button stands before an empty seat now and then: then nobody has the right of the button."""
    last = right.deal[-1].seat
    ruling = resolve(dealt(right, right.deal[:-1]), book)
    assert ruling.code is (Code.SUPPLY_CARD if last == right.button else Code.MISDEAL)


@pytest.mark.parametrize("book", EVERY, ids=lambda book: book.id)
@settings(max_examples=40, deadline=None)
@given(right=right_deals(), data=st.data())
def test_seen_cards_count_by_their_place_in_the_deck(book: Any, right: Situation, data: st.DataObject) -> None:
    places = data.draw(st.sets(st.integers(0, len(right.deal) - 1), min_size=1, max_size=3))
    seen = tuple(replace(card, seen=True) if place in places else card for place, card in enumerate(right.deal))
    code = resolve(dealt(right, seen), book).code
    if len(places) > 1:
        assert code is Code.MISDEAL
    elif book.id == "QLD":
        assert code is Code.EXCHANGE_WITH_BURN
    else:
        assert code is (Code.MISDEAL if places <= {0, 1} else Code.TD_DECIDES)


@pytest.mark.parametrize("book", EVERY, ids=lambda book: book.id)
@settings(max_examples=40, deadline=None)
@given(
    right=right_deals(),
    incident=st.sampled_from(
        ["deal.misdeal", "deal.exposed_hole_card", "deal.boxed_card", "deal.too_many_cards", "deal.too_few_cards",
         "deal.wrong_order", "deal.seat_without_right", "deal.player_left_out"]
    ),
    cards=st.lists(
        st.builds(
            Dealt,
            st.just(1),
            st.one_of(st.none(), st.integers(1, 10)),
            seen=st.booleans(),
            boxed=st.booleans(),
            by_player=st.booleans(),
            joker=st.booleans(),
        ),
        max_size=25,
    ),
    statuses=st.lists(st.sampled_from(list(Status)), min_size=10, max_size=10),
)  # fmt: skip
def test_any_log_gets_an_answer(
    book: Any, right: Situation, incident: str, cards: list[Dealt], statuses: list[Status]
) -> None:
    seats = tuple(replace(place, status=status) for place, status in zip(right.seats, statuses, strict=False))
    log = tuple(replace(card, position=place + 1) for place, card in enumerate(cards))
    situation = replace(right, incident=incident, seats=seats, deal=log)
    try:
        ruling = resolve(situation, book)
    except Impossible as refused:
        assert refused.code == "nobody_in_the_hand"
        return
    assert ruling.steps or ruling.missing or ruling.discretion
    assert resolve(situation, book) == ruling


def test_a_card_to_a_seat_no_table_has_is_refused() -> None:
    with pytest.raises(Impossible, match="no such seat"):
        resolve(Situation("deal.misdeal", deal=(Dealt(1, 11),)), BOOKS["HC"])


def test_more_cannot_go_back_than_he_put_in() -> None:
    seats = (AtSeat(5, paid=200, bet=400), AtSeat(9, paid=200))
    facts = {"seat": 5, "uncalled_part": 700}
    with pytest.raises(Impossible, match="more than put in"):
        resolve(Situation("deal.too_many_cards", seats=seats, street="flop", facts=facts), BOOKS["HC"])


def test_the_button_cannot_be_at_two_seats() -> None:
    facts = {"seat": 5, "on_button": True}
    with pytest.raises(Impossible, match="button elsewhere"):
        resolve(Situation("deal.too_few_cards", button=9, facts=facts), BOOKS["HC"])


def test_who_is_said_to_have_no_cards_is_believed_where_the_log_says_nothing() -> None:
    told = {"deal_fault": "player_left_out", "betting_so_far": "binding", "seat": 4}
    ruling = resolve(Situation("deal.misdeal", facts=told), BOOKS["QLD"])
    assert ruling.code is Code.HAND_VOID_REFUND
    assert [(effect.seat, effect.hand) for effect in ruling.effects] == [(4, "void")]
