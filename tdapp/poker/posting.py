"""Blinds, antes and returning players' wagers, before the cards (RP-11, QLD s23, s23A)."""

from typing import TYPE_CHECKING

from tdapp.poker import operations as steps
from tdapp.poker.betting import minimum_bet
from tdapp.poker.table import AnteKind, AnteOrder

if TYPE_CHECKING:
    from tdapp.poker.hand import Hand


def post_all(hand: "Hand") -> None:
    """Take antes, blinds and wagers in their order; who is short is all-in with what he has."""
    table = hand.table
    hand.level = table.big_blind  # A52: a short big blind is still called in full
    hand.full = minimum_bet(table.betting, 0)
    if table.ante and table.ante_kind is AnteKind.EACH:
        for player in range(len(hand.seats)):
            amount = pay(hand, player, table.ante)
            hand.ante[player] = amount
            hand.record.append(steps.AntePosted(hand.seats[player], amount))
    payer = table.ante_seat()
    if payer is not None and table.ante_order is AnteOrder.ANTE_FIRST:
        _post_dead(hand, payer, table.ante, steps.AntePosted)
    posted = 0
    if table.small_blind and table.small_blind_seat is not None:
        posted += _post_bet(hand, table.small_blind_seat, table.small_blind)
    posted += _post_bet(hand, table.big_blind_seat, table.big_blind)
    hand.short_blinds = table.small_blind + table.big_blind - posted
    for post in table.posts:
        _post_bet(hand, post.seat, post.live)
        _post_dead(hand, post.seat, post.dead, steps.DeadPosted)
    if payer is not None and table.ante_order is AnteOrder.BLIND_FIRST:
        _post_dead(hand, payer, table.ante, steps.AntePosted)  # RP-11


def pay(hand: "Hand", player: int, amount: int) -> int:
    """Take up to this amount from a stack."""
    paid = amount if amount < hand.stack[player] else hand.stack[player]
    hand.stack[player] -= paid
    return paid


def _post_bet(hand: "Hand", seat: int, amount: int) -> int:
    """Take a live wager; what was paid."""
    player = hand.place[seat]
    paid = pay(hand, player, amount)
    if paid:
        hand.put[player] += paid
        hand.front += paid
        hand.record.append(steps.BlindPosted(seat, paid))
    return paid


def _post_dead(hand: "Hand", seat: int, amount: int, kind: type[steps.AntePosted] | type[steps.DeadPosted]) -> None:
    """Take money for the pot."""
    paid = pay(hand, hand.place[seat], amount)
    if paid:
        hand.dead += paid
        hand.dead_payers.add(hand.place[seat])
        hand.record.append(kind(seat, paid))
