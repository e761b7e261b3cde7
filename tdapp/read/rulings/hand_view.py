"""A hand that was entered as it is drawn: seats with button, stacks and bets, pots, board, whose turn it is.

One picture for the window and for paper; what lies before a player includes chips that wait for a ruling.
"""

from msgspec import Struct

from tdapp.poker.cards import card_text, text
from tdapp.poker.hand import Hand
from tdapp.poker.operations import Awarded, BoardDealt
from tdapp.poker.phase import Phase
from tdapp.rulings.hands.entered import Entered
from tdapp.rulings.hands.legal import Legal
from tdapp.rulings.hands.setup import counted
from tdapp.rulings.situation import STREETS, Action, StreetName


class SeatView(Struct, frozen=True):
    """A seat of the drawn table. `stack` is what he has behind, None when nobody counted it; `bet` lies before him."""

    seat: int
    stack: int | None
    bet: int
    cards: str = ""
    folded: bool = False
    all_in: bool = False
    to_act: bool = False
    disputed: bool = False
    won: int = 0


class PotView(Struct, frozen=True):
    """A pot in the middle and the seats that can win it; bets in front of players are in none yet."""

    amount: int
    seats: tuple[int, ...]


class StreetView(Struct, frozen=True):
    """A round of betting: its cards ('' not known, or before the flop) and what was done."""

    street: StreetName
    cards: str
    actions: tuple[Action, ...]


class HandView(Struct, frozen=True):
    """A hand as it stands. `board` are the cards that are known, `missing` how many that are out are not."""

    seats: tuple[SeatView, ...]
    button: int
    small_blind: int | None
    big_blind: int
    street: StreetName
    board: tuple[str, ...]
    missing: int
    pots: tuple[PotView, ...]
    streets: tuple[StreetView, ...]
    legal: Legal
    waiting: tuple[Action, ...]


def hand_view(entered: Entered) -> HandView | None:
    """The picture of a hand; None before it has begun."""
    hand = entered.hand
    if hand is None:
        return None
    dealt = [text(step.cards) for step in hand.record if isinstance(step, BoardDealt)]
    out = (0, 3, 4, 5)[hand.street]
    return HandView(
        seats=tuple(_seat(entered, hand, seat) for seat in sorted(hand.seats)),
        button=hand.table.button,
        small_blind=hand.table.small_blind_seat,
        big_blind=hand.table.big_blind_seat,
        street=STREETS[hand.street],
        board=tuple(card_text(card) for card in hand.board),
        missing=out - len(hand.board),
        pots=_pots(hand),
        streets=tuple(
            StreetView(street, cards, tuple(log.action for log in entered.log if log.action.street == street))
            for street, cards in zip(STREETS, ("", *dealt), strict=False)
        ),
        legal=entered.legal,
        waiting=entered.waiting,
    )


def _seat(entered: Entered, hand: Hand, seat: int) -> SeatView:
    player = hand.place[seat]
    stack, bet = hand.stack[player], hand.put[player]
    waits = [action for action in entered.waiting if action.seat == seat]
    for action in waits:
        more = max(0, (action.to or 0) - bet)
        stack, bet = stack - more, bet + more
    return SeatView(
        seat,
        counted(stack),
        bet,
        cards=text(hand.hole[player] or ()),
        folded=hand.folded[player],
        all_in=not stack and not hand.folded[player] and hand.phase is not Phase.OVER,
        to_act=hand.turn == player,
        disputed=bool(waits),
        won=sum(step.amount for step in hand.record if isinstance(step, Awarded) and step.seat == seat),
    )


def _pots(hand: Hand) -> tuple[PotView, ...]:
    """The pots of the rounds that are over; while a round runs its bets lie in front of the players.

    After an award they are what was paid out.
    """
    if hand.phase is not Phase.ACT or not hand.front:
        found = [pot for pot in hand.pots() if pot.amount]
        return tuple(PotView(pot.amount, tuple(hand.seats[player] for player in pot.eligible)) for pot in found)
    middle = hand.copy()
    middle.put = [0] * len(hand.put)
    found = [pot for pot in middle.pots() if pot.amount]
    return tuple(PotView(pot.amount, tuple(hand.seats[player] for player in pot.eligible)) for pot in found)
