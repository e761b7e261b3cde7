"""The award of the pots at the end of a hand: hands compared, commission taken, every pot by itself (HC-12, 20, 21)."""

from collections.abc import Collection, Sequence

from tdapp.poker.cards import Card
from tdapp.poker.games import Game
from tdapp.poker.lows import low_unchecked, omaha_low_unchecked
from tdapp.poker.omaha import omaha_strength_unchecked
from tdapp.poker.operations import Awarded, CommissionTaken
from tdapp.poker.pots import Pot, WonPot, commission, halves, split
from tdapp.poker.ranking import strength_of_seven_unchecked
from tdapp.poker.table import Table

Sides = list[tuple[str, list[int]]]
"""The halves of a pot, or the whole of it, with the players who win each."""


def settle(
    table: Table,
    pots: Sequence[Pot],
    *,
    seats: Sequence[int],
    holes: Sequence[tuple[Card, ...] | None],
    mucked: Sequence[bool],
    board: tuple[Card, ...],
    paid: Sequence[int],
    dead_payers: Collection[int],
) -> list[CommissionTaken | Awarded]:
    """The commission and the awards, the last side pot first; a lone player takes his pot without showing.

    Everything is by player number, the first left of the button being 0. `paid` is what each paid by himself.
    """
    strengths: dict[int, int] = {}
    lows: dict[int, int] = {}
    won: list[Sides] = []
    for pot in pots:
        rivals = [player for player in pot.eligible if not mucked[player]] or list(pot.eligible)
        if len(rivals) == 1:
            won.append([("whole", rivals)])
            continue
        for player in rivals:
            if player not in strengths:
                hole = holes[player] or ()
                strengths[player] = _strength(table.game, hole, board)
                if table.game.high_low:
                    lows[player] = _low(table.game, hole, board)
        won.append(_sides(rivals, strengths, lows))
    fees = _fees(table, pots, won, paid=paid, dead_payers=dead_payers)
    steps: list[CommissionTaken | Awarded] = [CommissionTaken(number, fee) for number, fee in enumerate(fees) if fee]
    for number in range(len(pots) - 1, -1, -1):
        steps += _awards(table, number, pots[number].amount - fees[number], won[number], seats)
    return steps


def _strength(game: Game, hole: tuple[Card, ...], board: tuple[Card, ...]) -> int:
    """A player's best hand on the full board; the cards were checked when they were dealt."""
    if game.from_hole is None:
        return strength_of_seven_unchecked(*hole, *board)
    return omaha_strength_unchecked(hole, board)


def _low(game: Game, hole: tuple[Card, ...], board: tuple[Card, ...]) -> int:
    """A player's best low on the full board, 0 for none."""
    return low_unchecked((*hole, *board)) if game.from_hole is None else omaha_low_unchecked(hole, board)


def _sides(rivals: list[int], strengths: dict[int, int], lows: dict[int, int]) -> Sides:
    """Who wins a pot: the best hand, or in high-low the best high and, if there is a low, the best low."""
    best = max([strengths[player] for player in rivals])
    high = [player for player in rivals if strengths[player] == best]
    best_low = max([lows[player] for player in rivals]) if lows else 0
    if not best_low:
        return [("whole", high)]
    return [("high", high), ("low", [player for player in rivals if lows[player] == best_low])]


def _fees(
    table: Table, pots: Sequence[Pot], won: list[Sides], *, paid: Sequence[int], dead_payers: Collection[int]
) -> list[int]:
    """N-16: the commission of each pot."""
    if table.commission is None:
        return [0] * len(pots)
    below = 0
    counted = []
    for number, pot in enumerate(pots):
        most = min([paid[player] for player in pot.eligible])
        payers = {player for player, chips in enumerate(paid) if chips > below and most}
        if number == 0:
            payers |= set(dead_payers)
        winners = frozenset(player for _, side in won[number] for player in side)
        counted.append(WonPot(pot.amount, winners, frozenset(payers)))
        below = most
    return commission(counted, table.commission)


def _awards(table: Table, number: int, amount: int, sides: Sides, seats: Sequence[int]) -> list[Awarded]:
    """One pot split among its sides and winners."""
    amounts = [amount] if len(sides) == 1 else halves(amount, lowest_chip=table.lowest_chip)
    awards = []
    for (half, winners), share in zip(sides, amounts, strict=True):
        if len(winners) == 1:
            shares = {winners[0]: share}
        else:
            shares = split(share, winners, lowest_chip=table.lowest_chip, odd_chips=table.odd_chips)
        awards += [Awarded(number, seats[player], chips, half) for player, chips in shares.items() if chips]
    return awards
