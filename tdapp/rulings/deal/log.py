"""The deal log: who should have had cards in which order, and what went wrong (HC and TDA 35-A; QLD s32)."""

from collections import Counter
from typing import Literal

from tdapp.rulings.checking import Impossible
from tdapp.rulings.showdown.chips import clockwise, game
from tdapp.rulings.situation import AtSeat, Dealt, Status
from tdapp.rulings.worksheet import Worksheet

Fault = Literal["first_card_wrong_seat", "later_out_of_turn", "two_to_button"]
MOST_SEATS = 10


def entitled(sheet: Worksheet) -> tuple[int, ...]:
    """The seats that get cards, in the order of the deal; empty when the table or the button is not known.

    Players away from the table get cards where the book deals them in.
    """
    if not sheet.situation.seats or sheet.situation.button is None:
        return ()
    return tuple(place.seat for place in clockwise(sheet) if gets_cards(sheet, place))


def gets_cards(sheet: Worksheet, place: AtSeat) -> bool:
    """Whether this seat has a right to cards in this hand."""
    if place.status in (Status.SITTING_OUT, Status.NOT_ENTITLED):
        return False
    if place.status in (Status.ABSENT, Status.ON_PENALTY):
        return sheet.flag("absent_dealt_in")
    return True


def dealt(sheet: Worksheet) -> tuple[Dealt, ...]:
    """The cards of the deal log; refuses a card dealt to a seat no table has."""
    for card in sheet.situation.deal:
        if card.seat is not None and not 1 <= card.seat <= MOST_SEATS:
            raise Impossible("deal", "no_such_seat", seat=card.seat, most=MOST_SEATS)
    return sheet.situation.deal


def in_order(sheet: Worksheet) -> tuple[int | None, ...]:
    """The seat each card went to, from the first card on, as far as the log has no holes."""
    by_place = {card.position: card.seat for card in dealt(sheet)}
    seats: list[int | None] = []
    while len(seats) + 1 in by_place:
        seats.append(by_place[len(seats) + 1])
    return tuple(seats)


def complete(sheet: Worksheet) -> bool:
    """Whether all seats but at most one have all their cards in the log: then that one was passed over."""
    right = entitled(sheet)
    counts = Counter(in_order(sheet))
    return len(right) > 1 and sum(counts[seat] >= game(sheet).hole_cards for seat in right) >= len(right) - 1


def stray(sheet: Worksheet) -> AtSeat | int | None:
    """The first seat in the log without a right to cards: the player there, or its number (0: no seat) when empty."""
    known = {place.seat: place for place in sheet.situation.seats}
    for card in dealt(sheet):
        if card.seat is None:
            return 0
        if known and card.seat not in known:
            return card.seat
        if known and not gets_cards(sheet, known[card.seat]):
            return known[card.seat]
    return None


def left_out(sheet: Worksheet) -> int | None:
    """The first seat with a right to cards that got none, by its own count or by a log of the whole deal."""
    for place in sheet.situation.seats:
        if place.count == 0 and gets_cards(sheet, place):
            return place.seat
    if not complete(sheet):
        return None
    dealt = set(in_order(sheet))
    return next((seat for seat in entitled(sheet) if seat not in dealt), None)


def wrong_count(sheet: Worksheet, *, few: bool) -> int | None:
    """The first seat with too few (`few`) or too many cards, from the seats' own counts, else from the log."""
    wanted = game(sheet).hole_cards
    for place in sheet.situation.seats:
        if place.count is not None and (0 < place.count < wanted if few else place.count > wanted):
            return place.seat
    counts = Counter(seat for seat in in_order(sheet) if seat is not None)
    if few and not complete(sheet):
        return None
    right = entitled(sheet) or tuple(counts)
    return next((seat for seat in right if (0 < counts[seat] < wanted if few else counts[seat] > wanted)), None)


def order_fault(sheet: Worksheet) -> Fault | None:
    """The first card that went to a wrong seat; None when all are in order, or the table is not known."""
    right = entitled(sheet)
    seats = in_order(sheet)
    if not right:
        return None
    for place, seat in enumerate(seats[: len(right) * game(sheet).hole_cards]):
        if seat == right[place % len(right)]:
            continue
        if place == 0:
            return "first_card_wrong_seat"
        return "two_to_button" if seat == right[-1] == seats[place - 1] else "later_out_of_turn"
    return None
