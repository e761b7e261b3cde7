"""Dealing: hole cards in order, then flop, turn and river."""

from typing import TYPE_CHECKING

from tdapp.poker import operations as steps
from tdapp.poker.acting import begin_round
from tdapp.poker.betting import minimum_bet
from tdapp.poker.errors import refuse
from tdapp.poker.phase import Phase
from tdapp.poker.showing import run_out, take_cards

if TYPE_CHECKING:
    from tdapp.poker.hand import Hand


def deal_hole(hand: "Hand", step: steps.HoleDealt) -> None:
    """Deal the next player in order his cards; after the last one the betting starts."""
    if hand.phase is not Phase.HOLE:
        refuse("not_now", step="hole", waits_for=hand.phase.value)
    player = hand.dealt
    if step.seat != hand.seats[player]:
        refuse("not_in_turn", seat=step.seat, expected=hand.seats[player])
    if step.cards:
        if len(step.cards) != hand.table.game.hole_cards:
            refuse("wrong_card_count", what="hole", found=len(step.cards), wanted=hand.table.game.hole_cards)
        hand.used = take_cards(hand, step.cards)
    hand.hole[player] = step.cards
    hand.dealt = player + 1
    hand.record.append(step)
    if hand.dealt == len(hand.seats):
        begin_round(hand)


def deal_board(hand: "Hand", step: steps.BoardDealt) -> None:
    """Deal flop, turn or river, and begin the betting round on it; no cards: nobody knows which they were."""
    if hand.phase is not Phase.BOARD:
        refuse("not_now", step="board", waits_for=hand.phase.value)
    wanted = 1 if hand.street else 3
    if step.cards and len(step.cards) != wanted:
        refuse("wrong_card_count", what="board", found=len(step.cards), wanted=wanted)
    hand.used = take_cards(hand, step.cards)
    hand.board += step.cards
    hand.record.append(step)
    hand.street += 1
    if hand.all_in:
        run_out(hand)
    else:
        hand.full = minimum_bet(hand.table.betting, hand.street)
        begin_round(hand)
