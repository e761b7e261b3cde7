"""A second settlement of a finished hand, chip by chip from its record, without the engine's pots."""

import contextlib
from collections import Counter
from collections.abc import Collection
from typing import Any

from tdapp.poker import operations as steps
from tdapp.poker.cards import text
from tdapp.poker.games import Game
from tdapp.poker.hand import Hand
from tdapp.poker.table import AnteKind
from tests.poker.random_cases import Case

Kinds = dict[Game, tuple[Any, ...]]


def chip_by_chip(hand: Hand, case: Case, kinds: Kinds, without: Collection[int] = ()) -> list[int]:
    """The final stacks from the contributions alone: each layer of chips goes to the best hand that paid for it.

    A second settlement without the engine's pots; hands are compared by PokerKit. `without` are beaten hands that
    do not keep two layers apart.
    """
    count = len(hand.seats)
    paid = [0] * count
    dead = 0
    for step in hand.record:
        match step:
            case steps.BlindPosted(seat, amount) | steps.Called(seat, amount):
                paid[hand.place[seat]] += amount
            case steps.AntePosted(seat, amount):
                if case.ante_kind is AnteKind.EACH:
                    paid[hand.place[seat]] += amount
                else:
                    dead += amount
            case steps.UncalledReturned(seat, amount):
                paid[hand.place[seat]] -= amount
    paid = _with_bets(hand, paid)
    stacks = [stack - chips for stack, chips in zip(case.stacks, paid, strict=True)]
    payer = hand.table.ante_seat()
    if payer is not None:
        stacks[hand.place[payer]] -= dead
    still = [player for player in range(count) if not hand.folded[player] and player not in without]
    layers: dict[tuple[int, ...], int] = {}
    done = [0] * count
    while any(done[player] < paid[player] for player in range(count)):
        open_ = [player for player in range(count) if done[player] < paid[player]]
        step_ = min(paid[player] - done[player] for player in open_)
        winners = tuple(player for player in open_ if player in still) or max(layers, key=lambda pot: -len(pot))
        layers[winners] = layers.get(winners, 0) + step_ * len(open_)
        for player in open_:
            done[player] += step_
    # who is all-in with an ante for the table alone plays for the antes alone
    alone = any(not paid[player] for player in still)
    first = max(layers, key=len) if layers and not alone else tuple(still)
    layers[first] = layers.get(first, 0) + dead
    for rivals, amount in layers.items():
        for player, chips in _shares(hand, case, kinds, rivals, amount).items():
            stacks[player] += chips
    return stacks


def _with_bets(hand: Hand, paid: list[int]) -> list[int]:
    """Contributions including raises, which the record gives as street totals."""
    street = [0] * len(paid)
    extra = [0] * len(paid)
    for step in hand.record:
        match step:
            case steps.BoardDealt():
                street = [0] * len(paid)
            case steps.BlindPosted(seat, amount) | steps.Called(seat, amount):
                street[hand.place[seat]] += amount
            case steps.BetTo(seat, to):
                player = hand.place[seat]
                extra[player] += to - street[player]
                street[player] = to
    return [chips + more for chips, more in zip(paid, extra, strict=True)]


def _shares(hand: Hand, case: Case, kinds: Kinds, rivals: tuple[int, ...], amount: int) -> dict[int, int]:
    """One layer's split by PokerKit's hands, all odd chips to the first."""
    if len(rivals) == 1:
        return {rivals[0]: amount}
    board = text(hand.board)
    holes = {player: text(hand.hole[player] or ()) for player in rivals}
    chip = case.chip
    high_kind, *low_kind = kinds[case.game]
    hands = {player: high_kind.from_game(holes[player], board) for player in rivals}
    best = max(hands.values())
    sides = [(amount, [player for player in rivals if hands[player] == best])]
    if low_kind:
        lows = {}
        for player in rivals:
            with contextlib.suppress(ValueError):
                lows[player] = low_kind[0].from_game(holes[player], board)
        if lows:
            half = amount // chip // 2 * chip
            top = max(lows.values())
            sides = [(amount - half, sides[0][1]), (half, [player for player in lows if lows[player] == top])]
    shares: Counter[int] = Counter()
    for chips, winners in sides:
        each = chips // chip // len(winners) * chip
        for player in winners:
            shares[player] += each
        shares[winners[0]] += chips - each * len(winners)
    return dict(shares)
