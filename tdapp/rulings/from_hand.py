"""Reads a hand in play into a situation, so that a dispute is ruled on what the engine knows of the hand.

The log is that of the street the hand stands at; what happened on the streets before shows in the seats.
"""

from collections.abc import Mapping
from typing import Literal, cast

from tdapp.poker import operations as steps
from tdapp.poker.betting import limit
from tdapp.poker.cards import card_text, text
from tdapp.poker.hand import Hand
from tdapp.poker.table import AnteKind
from tdapp.rulings.situation import (
    STREETS,
    Action,
    Answer,
    Ante,
    AnteName,
    AtSeat,
    BoardCard,
    Did,
    GameName,
    Level,
    Situation,
    Status,
    StreetName,
)  # fmt: skip

ANTES: Mapping[AnteKind, AnteName] = {
    AnteKind.NONE: "none",
    AnteKind.EACH: "per_player",
    AnteKind.BIG_BLIND: "bb_ante",
    AnteKind.BUTTON: "button_ante",
}
KINDS: tuple[Literal["flop", "turn", "river"], ...] = ("flop", "turn", "river")


def situation_of_hand(
    hand: Hand, incident: str, facts: Mapping[str, Answer] | None = None, *, players_left: int | None = None
) -> Situation:
    """The situation of an incident in this hand as it stands; `players_left` in the whole tournament.

    Once nobody is to act any more it is that of the last street that was played, with its actions.
    """
    table = hand.table
    seats, actions = _seats_and_log(hand)
    before = sum(place.paid + place.ante + place.dead for place in seats)
    return Situation(
        incident=incident,
        game=cast("GameName", table.game.code),
        structure=table.betting.structure,
        level=_level(hand),
        seats=seats,
        button=table.button,
        small_blind=table.small_blind_seat,
        big_blind=table.big_blind_seat,
        street=_street(hand),
        pot=before,
        actions=actions,
        board=_board(hand),
        players_left=players_left,
        facts=facts or {},
    )


def _street(hand: Hand) -> StreetName:
    """The street of the last action, or the one that is to be bet on."""
    return STREETS[min(3, max(0, hand.street if hand.turn is not None else _streets_acted(hand) - 1))]


def _streets_acted(hand: Hand) -> int:
    """How many streets have seen an action of a player, counted to the last of them."""
    street, last = 0, 1
    for step in hand.record:
        if isinstance(step, steps.BoardDealt):
            street += 1
        elif isinstance(step, steps.Folded | steps.Checked | steps.Called | steps.BetTo):
            last = street + 1
    return last


def _level(hand: Hand) -> Level:
    table, betting = hand.table, hand.table.betting
    fixed = limit(betting.structure)
    terms = table.commission
    return Level(
        big_blind=table.big_blind,
        small_blind=table.small_blind,
        ante=Ante(ANTES[table.ante_kind], table.ante),
        lowest_chip=table.lowest_chip,
        raise_cap=betting.raise_cap,
        small_bet=betting.small_bet if fixed or terms or betting.small_bet != table.big_blind else None,
        big_bet=betting.big_bet if fixed or terms else None,
        min_wager=terms.minimum_wager if terms else None,
        commission=terms.percent if terms else None,
    )


def _seats_and_log(hand: Hand) -> tuple[tuple[AtSeat, ...], tuple[Action, ...]]:
    """Everybody's part in the hand up to the street it stands at, and the log of that street."""
    here = STREETS.index(_street(hand))
    put: dict[int, int] = {}
    paid, antes, dead = dict[int, int](), dict[int, int](), dict[int, int]()
    bet: dict[int, int] = {}
    folded: set[int] = set()
    all_in: set[int] = set()
    stacks = dict(zip(hand.table.seats, hand.table.stacks, strict=True))
    actions: list[Action] = []
    tabled: dict[int, int] = {}
    street = 0
    for step in hand.record:
        match step:
            case steps.AntePosted(seat=seat, amount=amount):
                antes[seat] = antes.get(seat, 0) + amount
            case steps.DeadPosted(seat=seat, amount=amount):
                dead[seat] = dead.get(seat, 0) + amount
            case steps.BlindPosted(seat=seat, amount=amount):
                put[seat] = bet[seat] = put.get(seat, 0) + amount
            case steps.BoardDealt():
                street += 1
                if street <= here:
                    for seat, amount in put.items():
                        paid[seat] = paid.get(seat, 0) + amount
                    put, bet = {}, {}
                    folded |= {action.seat for action in actions if action.did is Did.FOLD}
                    actions = []
                    spent = {seat: paid.get(seat, 0) + antes.get(seat, 0) + dead.get(seat, 0) for seat in stacks}
                    all_in = {seat for seat, stack in stacks.items() if stack == spent[seat]} - folded
            case steps.UncalledReturned(seat=seat, amount=amount) if street < here:
                put[seat] -= amount
            case steps.Shown(seat=seat, cards=cards):
                tabled[seat] = len(cards)
            case steps.Mucked(seat=seat):
                tabled[seat] = 0
            case steps.RuledTo(seat=seat, to=to):
                actions.append(_ruled(seat, to, put, street))
                put[seat] = to
            case steps.RuledBack(seat=seat, amount=amount):
                left = amount
                for chips in (put, paid, antes):
                    part = min(left, chips.get(seat, 0))
                    chips[seat] = chips.get(seat, 0) - part
                    left -= part
                bet[seat] = min(bet.get(seat, 0), put[seat])
            case steps.Folded(seat=seat) | steps.RuledDead(seat=seat):
                actions.append(Action(seat, Did.FOLD, street=STREETS[street]))
            case steps.Checked(seat=seat):
                actions.append(Action(seat, Did.CHECK, street=STREETS[street]))
            case steps.Called(seat=seat, amount=amount):
                put[seat] = put.get(seat, 0) + amount
                actions.append(Action(seat, Did.CALL, put[seat], STREETS[street]))
            case steps.BetTo(seat=seat, to=to):
                did = Did.RAISE if any(put.values()) else Did.BET
                put[seat] = to
                actions.append(Action(seat, did, to, STREETS[street]))
            case _:
                pass
    seats = tuple(
        AtSeat(
            seat,
            status=Status.FOLDED if seat in folded else Status.ALL_IN if seat in all_in else Status.ACTIVE,
            stack=stacks[seat],
            paid=paid.get(seat, 0),
            bet=bet.get(seat, 0),
            ante=antes.get(seat, 0),
            dead=dead.get(seat, 0),
            acted=False,  # on this street, before its log
            cards=text(hand.hole[hand.place[seat]] or ()),
            tabled=tabled.get(seat),
        )
        for seat in sorted(stacks)
    )
    return seats, tuple(actions)


def _ruled(seat: int, to: int, put: Mapping[int, int], street: int) -> Action:
    """What a street total that was ruled comes to as an action."""
    level = max(put.values(), default=0)
    if to <= put.get(seat, 0):
        return Action(seat, Did.CHECK, street=STREETS[street])
    did = Did.CALL if to <= level else Did.RAISE if level else Did.BET
    return Action(seat, did, to, STREETS[street])


def _board(hand: Hand) -> tuple[BoardCard, ...]:
    """The board, street by street; the cards of a street that nobody knows are left out."""
    dealt = [step.cards for step in hand.record if isinstance(step, steps.BoardDealt)]
    return tuple(BoardCard(kind, card_text(card)) for kind, cards in zip(KINDS, dealt, strict=False) for card in cards)
