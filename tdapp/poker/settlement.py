"""The award of the pots: hands compared, commission taken, every pot divided by itself (HC-12, 20, 21; QLD s27, s30).

A hand in play and the rulings desk both settle here. Players are numbers, rising in the order in which odd chips go
out; strengths and lows are those of `tdapp.poker.games`, more is better.
"""

from collections.abc import Collection, Mapping, Sequence

from msgspec import Struct

from tdapp.poker.errors import refuse
from tdapp.poker.pots import Commission, OddChips, Pot, WonPot, commission, halves, split

Sides = list[tuple[int, ...]]
"""The winners of a pot; in high-low those of high, then those of low when somebody has one."""


class Share(Struct, frozen=True):
    """A pot, or the high or low half of it, divided among its winners.

    `shares` are the chips of each winner; `odd` the chips of them that could not be divided evenly, those below the
    lowest chip included.
    """

    half: str
    """whole, high or low."""
    amount: int
    shares: Mapping[int, int]
    odd: int


class Settled(Struct, frozen=True):
    """A pot that is settled: its winners, the commission taken of it, and how the rest is divided."""

    sides: Sides
    fee: int
    shares: tuple[Share, ...]


def winners(players: Sequence[int], strengths: Mapping[int, int], lows: Mapping[int, int]) -> Sides:
    """Who wins a pot these players can win: the best hand, and the best low if there is one (HC-12, TDA 20).

    Whoever has no strength has no claim; a player who can win it alone needs no hand. Refuses a pot that several could
    win and nobody claims.

    >>> winners((0, 2, 3), {0: 700, 2: 900, 3: 900}, {0: 5, 2: 0, 3: 0})
    [(2, 3), (0,)]
    """
    rivals = [player for player in players if player in strengths]
    if len(rivals) < 2:
        if not rivals and len(players) != 1:
            refuse("nobody_claims", players=len(players))
        return [tuple(rivals or players)]
    best = max([strengths[player] for player in rivals])
    high = tuple([player for player in rivals if strengths[player] == best])
    best_low = max([lows.get(player, 0) for player in rivals]) if lows else 0
    if not best_low:
        return [high]
    return [high, tuple([player for player in rivals if lows.get(player, 0) == best_low])]


def settle(
    pots: Sequence[Pot],
    strengths: Mapping[int, int],
    lows: Mapping[int, int],
    *,
    lowest_chip: int,
    odd_chips: OddChips,
    terms: Commission | None = None,
    paid: Sequence[int] = (),
    dead_payers: Collection[int] = (),
) -> list[Settled]:
    """Every pot with its winners and shares, the main pot first; they are awarded last pot first (TDA 16).

    `terms` None: no commission is taken; else `paid` is what each player paid by himself, and `dead_payers` are those
    who paid for everybody.
    """
    won = [winners(pot.eligible, strengths, lows) for pot in pots]
    fees = [0] * len(pots) if terms is None else fees_of(pots, won, terms, paid=paid, dead_payers=dead_payers)
    return [
        Settled(sides, fee, divided(pot.amount - fee, sides, lowest_chip=lowest_chip, odd_chips=odd_chips))
        for pot, sides, fee in zip(pots, won, fees, strict=True)
    ]


def fees_of(
    pots: Sequence[Pot], won: Sequence[Sides], terms: Commission, *, paid: Sequence[int], dead_payers: Collection[int]
) -> list[int]:
    """N-16: the commission of each pot."""
    below = 0
    counted = []
    for number, pot in enumerate(pots):
        most = min([paid[player] for player in pot.eligible])
        payers = {player for player, chips in enumerate(paid) if chips > below and most}
        if number == 0:
            payers |= set(dead_payers)
        counted.append(WonPot(pot.amount, frozenset().union(*won[number]), frozenset(payers)))
        below = most
    return commission(counted, terms)


def won_of(shares: Sequence[Share]) -> dict[int, int]:
    """The chips each winner gets, high and low together."""
    total: dict[int, int] = {}
    for share in shares:
        for player, chips in share.shares.items():
            total[player] = total.get(player, 0) + chips
    return total


def divided(amount: int, sides: Sequence[Sequence[int]], *, lowest_chip: int, odd_chips: OddChips) -> tuple[Share, ...]:
    """An amount divided among its winners (HC-20, TDA 20, QLD s27(14)-(16)); each side's in the order of odd chips.

    >>> [share.shares for share in divided(125, [(2, 5), (4,)], lowest_chip=25, odd_chips=OddChips.ONE_EACH)]
    [{2: 50, 5: 25}, {4: 50}]
    """
    if len(sides) == 1:
        return (_share("whole", amount, sides[0], lowest_chip, odd_chips),)
    high, low = halves(amount, lowest_chip=lowest_chip)
    return (
        _share("high", high, sides[0], lowest_chip, odd_chips),
        _share("low", low, sides[1], lowest_chip, odd_chips),
    )


def _share(half: str, amount: int, among: Sequence[int], lowest_chip: int, odd_chips: OddChips) -> Share:
    """One side divided among its winners."""
    if len(among) == 1:
        return Share(half, amount, {among[0]: amount}, 0)
    shares = split(amount, among, lowest_chip=lowest_chip, odd_chips=odd_chips)
    return Share(half, amount, shares, amount - amount // lowest_chip // len(among) * lowest_chip * len(among))
