"""A hand or a table as it is drawn: seats with button, stacks and bets, pots, board, whose turn it is.

One picture for the window and for paper, of a hand that was entered from its beginning or of a table that was only
described; what lies before a player includes chips that wait for a ruling.
"""

from msgspec import Struct

from tdapp.poker.cards import card_text, text
from tdapp.poker.hand import Hand
from tdapp.poker.operations import Awarded, BoardDealt
from tdapp.poker.phase import Phase
from tdapp.rulings.hands.at_desk import DeskCase
from tdapp.rulings.hands.entered import Entered
from tdapp.rulings.hands.legal import Legal
from tdapp.rulings.hands.setup import counted
from tdapp.rulings.situation import STREETS, Action, AtSeat, Did, Situation, Status, StreetName

OUT = (Status.FOLDED, Status.SITTING_OUT, Status.NOT_ENTITLED)


class SeatView(Struct, frozen=True):
    """A seat of the drawn table. `stack` is what he has behind, None when nobody counted it; `bet` lies before him.

    `early`: what waits for a ruling was done before his turn; `away`: hands he misses still for a penalty.
    """

    seat: int
    stack: int | None
    bet: int
    cards: str = ""
    folded: bool = False
    all_in: bool = False
    to_act: bool = False
    disputed: bool = False
    won: int = 0
    early: bool = False
    away: int = 0


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
    """A hand as it stands. `board` are the cards that are known, `missing` how many that are out are not.

    `button`, `big_blind` and `street` None: nobody has told them, which only a table that is described can lack.
    """

    seats: tuple[SeatView, ...]
    button: int | None
    small_blind: int | None
    big_blind: int | None
    street: StreetName | None
    board: tuple[str, ...]
    missing: int
    pots: tuple[PotView, ...]
    streets: tuple[StreetView, ...]
    legal: Legal
    waiting: tuple[Action, ...]

    @property
    def total(self) -> int:
        """All chips in the pots and in front of the players; after the awards, what was paid out."""
        return sum(pot.amount for pot in self.pots) + sum(seat.bet for seat in self.seats)


def drawn(case: DeskCase) -> HandView:
    """The picture of a case at the desk: its hand, or the table as it was described."""
    found = hand_view(case.entered, case.situation) if case.entered is not None else None
    return _described(case.situation) if found is None else found


def hand_view(entered: Entered, table: Situation | None = None) -> HandView | None:
    """The picture of a hand; None before it has begun. `table` tells who misses hands for a penalty."""
    hand = entered.hand
    if hand is None:
        return None
    away = {place.seat: place.penalty_hands for place in (table or entered.table).seats}
    dealt = [text(step.cards) for step in hand.record if isinstance(step, BoardDealt)]
    out = (0, 3, 4, 5)[hand.street]
    return HandView(
        seats=tuple(_seat(entered, hand, seat, away.get(seat, 0)) for seat in sorted(hand.seats)),
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


def _seat(entered: Entered, hand: Hand, seat: int, away: int) -> SeatView:
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
        early=any(not action.in_turn for action in waits),
        away=away,
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


def _described(case: Situation) -> HandView:
    """The picture of a table nobody told a hand of: what was said lies on it, and nothing is worked out but calls."""
    bets, folded = _done(case)
    board = tuple(card.card for card in case.board if card.card and card.kind != "burn")
    here = tuple(action for action in case.actions if action.street in (None, case.street))
    return HandView(
        seats=tuple(
            _described_seat(place, bets.get(place.seat, 0), folded=place.seat in folded) for place in case.seats
        ),
        button=case.button,
        small_blind=case.small_blind,
        big_blind=case.big_blind,
        street=case.street,
        board=board,
        missing=0,
        pots=(PotView(case.pot, ()),) if case.pot is not None else (),
        streets=(StreetView(case.street or "preflop", "".join(board), here),) if here else (),
        legal=Legal("table"),
        waiting=(),
    )


def _described_seat(place: AtSeat, bet: int, *, folded: bool) -> SeatView:
    stack = None if place.stack is None else max(0, place.stack - place.paid - place.ante - place.dead - bet)
    return SeatView(
        place.seat,
        stack,
        bet,
        cards=place.cards,
        folded=folded or place.status in OUT,
        all_in=place.status is Status.ALL_IN,
        away=place.penalty_hands if place.status is Status.ON_PENALTY else 0,
    )


def _done(case: Situation) -> tuple[dict[int, int], set[int]]:
    """The bets in front of each seat after the logged actions of the street, and who folded."""
    bets = {place.seat: place.bet for place in case.seats if place.bet}
    level = case.level
    if level is not None and not bets and case.street in (None, "preflop"):
        blinds = ((case.small_blind, level.small_blind), (case.big_blind, level.big_blind))
        bets = {seat: amount for seat, amount in blinds if seat is not None and amount}
    folded: set[int] = set()
    for action in case.actions:
        if action.did is Did.FOLD:
            folded.add(action.seat)
        if action.street not in (None, case.street):
            continue
        if action.to is not None:
            bets[action.seat] = action.to
        elif action.chips:
            bets[action.seat] = bets.get(action.seat, 0) + sum(action.chips)
        elif action.did is Did.CALL:
            bets[action.seat] = max([0, *bets.values()])
    return bets, folded
