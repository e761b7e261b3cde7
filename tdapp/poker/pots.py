"""Main pot and side pots, uncalled bets, splitting to the lowest chip, commission (N-10, N-16, HC 20-21, QLD s30).

Players are numbered from 0 in the order in which odd chips go out: the first seat left of the button marker is 0.
"""

from collections.abc import Sequence
from enum import StrEnum

from msgspec import Struct

from tdapp.poker.errors import chips_in, refuse


class OddChips(StrEnum):
    """A1: chips left after an even split go one each from the button (HC, TDA) or all to the first winner (QLD)."""

    ONE_EACH = "one_each"
    ALL_TO_FIRST = "all_to_first"


class Pot(Struct, frozen=True):
    """An amount and the players (numbers, rising) who can win it."""

    amount: int
    eligible: tuple[int, ...]


def uncalled(live: Sequence[int], folded: Sequence[bool] = ()) -> tuple[int, int] | None:
    """N-10 step 1: the player whose live chips nobody matched and how many; None when the highest totals are equal.

    `live` is what each player has in front of him this street, or put in over the hand, folded players included; antes
    and dead money are not. `folded` says who has folded (nobody when left out): his chips stay in the pot.

    >>> uncalled([100, 300, 100]), uncalled([100, 300, 100], [False, True, False])
    ((1, 200), None)
    """
    ranked = sorted(live)
    if len(ranked) < 2 or ranked[-1] == ranked[-2]:
        return None
    highest = live.index(ranked[-1])
    return None if folded and folded[highest] else (highest, ranked[-1] - ranked[-2])


def layer(
    paid: Sequence[int],
    in_hand: Sequence[int],
    *,
    dead: int = 0,
    dead_alone: bool = False,
    reach: Sequence[int] | None = None,
) -> list[Pot]:
    """N-10 steps 2 and 3: the pots, main pot first.

    `paid` is what each player paid by himself over the hand, live bets and per-player ante, uncalled chips taken out;
    `in_hand` are the players who have not folded; `dead` is money paid for everybody (big blind ante, dead blinds).
    `dead_alone`: somebody is all-in with such money only; he plays for it alone, so it is a pot by itself. `reach`:
    while the betting goes on, the totals with which each would be in the pots; what he has paid when left out.

    >>> layer([50, 200, 200, 30], [0, 1, 2])
    [Pot(amount=180, eligible=(0, 1, 2)), Pot(amount=300, eligible=(1, 2))]
    """
    if dead and dead_alone:
        return [Pot(dead, tuple(in_hand)), *layer(paid, in_hand, reach=reach)]
    reach = paid if reach is None else reach
    levels = sorted({reach[player] for player in in_hand if reach[player]})
    if not levels:
        return [Pot(sum(paid) + dead, tuple(in_hand))] if sum(paid) + dead else []
    pots = []
    below = 0
    rest = sum(paid)
    for level in levels:
        amount = 0
        for chips in paid:
            if chips > below:
                amount += (chips if chips < level else level) - below
        rest -= amount
        if level == levels[-1]:
            amount += rest  # a folded player may have paid more than anybody still in
        pots.append(Pot(amount + dead, tuple([player for player in in_hand if reach[player] >= level])))
        dead = 0
        below = level
    return pots


def split(amount: int, winners: Sequence[int], *, lowest_chip: int, odd_chips: OddChips) -> dict[int, int]:
    """HC-20, QLD s27(14)-(16): each winner's share, equal to the lowest chip; winners in order from the button.

    >>> split(125, [2, 5], lowest_chip=25, odd_chips=OddChips.ONE_EACH)
    {2: 75, 5: 50}
    """
    if not winners:
        refuse("no_winner", amount=amount)
    if len({*winners}) != len(winners):
        refuse("seat_twice", seats=tuple(winners))
    chips_in(amount, what="pot")
    chips_in(lowest_chip, what="lowest_chip", least=1)
    chips = amount // lowest_chip
    each, left = divmod(chips, len(winners))
    shares = dict.fromkeys(winners, each * lowest_chip)
    first = winners[0]
    if odd_chips is OddChips.ALL_TO_FIRST:
        shares[first] += left * lowest_chip
    else:
        for winner in winners[:left]:
            shares[winner] += lowest_chip
    shares[first] += amount - chips * lowest_chip
    return shares


def halves(amount: int, *, lowest_chip: int) -> tuple[int, int]:
    """High and low half of a pot; the chip that cannot be split goes to the high side (TDA 20)."""
    chips_in(amount, what="pot")
    chips_in(lowest_chip, what="lowest_chip", least=1)
    low = amount // 2 // lowest_chip * lowest_chip
    return amount - low, low


class Commission(Struct, frozen=True):
    """N-16: what the casino takes of a cash game's pot, QLD s30; `unit` is the chips of one dollar."""

    minimum_wager: int
    percent: int = 10
    unit: int = 1

    def __post_init__(self) -> None:
        chips_in(self.minimum_wager, what="minimum_wager", least=1)
        chips_in(self.unit, what="unit", least=1)
        if not 0 <= chips_in(self.percent, what="percent") <= 10:
            refuse("commission_too_high", percent=self.percent, legal=10)


class WonPot(Struct, frozen=True):
    """A pot with the players who won it and those who paid into it."""

    amount: int
    winners: frozenset[int]
    payers: frozenset[int]


def commission_of(amount: int, terms: Commission) -> int:
    """The most that may be taken of one amount: nothing up to 19 dollars, else the percentage of its whole tens.

    >>> commission_of(47, Commission(2)), commission_of(450, Commission(2))
    (4, 20)
    """
    counted = min(amount, 100 * terms.minimum_wager)
    if amount <= 19 * terms.unit:
        return 0
    tens = counted // (10 * terms.unit) * 10 * terms.unit
    return tens * terms.percent // 100


def commission(pots: Sequence[WonPot], terms: Commission) -> list[int]:
    """The commission of each pot, first pot formed first; uncalled chips must not be in them.

    Pots with the same winners are counted together (taken from the first of them); others one after another until
    the cap. A pot shared by equal hands to which nobody else contributed is free.
    """
    taken = [0] * len(pots)
    groups: dict[frozenset[int], list[int]] = {}
    for number, pot in enumerate(pots):
        groups.setdefault(pot.winners, []).append(number)
    cap = commission_of(100 * terms.minimum_wager, terms)
    for winners, numbers in groups.items():
        payers = frozenset().union(*(pots[number].payers for number in numbers))
        if len(winners) > 1 and payers == winners:
            continue
        due = min(commission_of(sum(pots[number].amount for number in numbers), terms), cap - sum(taken))
        for number in numbers:
            taken[number] = min(due, pots[number].amount)
            due -= taken[number]
    return taken
