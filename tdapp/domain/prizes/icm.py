"""What a stack is worth by ICM: the chance of each place by chips (Malmuth-Harville), times what the place pays.

Exact for any field. Up to a table by adding up who finished before, set by set; beyond it by an integral, in
`icm_field`. Floats stand for shares of the money only; cents are made of them by `sharing_out`, and nowhere else.
"""

from collections.abc import Sequence
from itertools import pairwise

from tdapp.domain.progress import Progress
from tdapp.domain.units import Cents, Chips

REMEMBERED = 4  # answers about large fields: who looked at a deal is not made to wait for it again when it is booked
MOST_BY_SETS = 12  # players; each one more doubles the work, and the integral takes as long from here on


def icm(stacks: Sequence[Chips], prizes: Sequence[Cents], progress: Progress | None = None) -> tuple[float, ...]:
    """The share of all these prizes that each stack is worth, in the order of the stacks; together 1, all 0.0 where
    nothing is to be won.

    `prizes`: first place first, in cents; of more than there are stacks the first ones count. Who has no chips is
    behind everybody who has, and shares with others who have none. `progress` may stop it, by `Stopped`.
    """
    n, pay = len(stacks), list(prizes[: len(stacks)])
    pay += [Cents(0)] * (n - len(pay))
    whole = sum(pay)
    if not whole:
        return (0.0,) * n
    holders = [at for at, chips in enumerate(stacks) if chips > 0]
    worth = [0.0] * n
    behind = n - len(holders)
    for at, chips in enumerate(stacks):
        if chips <= 0:
            worth[at] = sum(pay[len(holders) :]) / behind / whole
    ahead = pay[: len(holders)]
    least = min(ahead, default=Cents(0))  # everybody has it, whatever happens
    ladder = [float(cents - least) / whole for cents in ahead]
    while ladder and not ladder[-1]:
        ladder.pop()
    held = [int(stacks[at]) for at in holders]
    if not ladder:
        found = [0.0] * len(held)
    elif len(held) > MOST_BY_SETS:
        found = _of_a_field(tuple(held), tuple(ladder), progress)
    else:
        found = by_sets(held, ladder)
    for at, share in zip(holders, _by_size(held, ladder, found), strict=True):
        worth[at] = share + least / whole
    return tuple(worth)


def _of_a_field(stacks: tuple[int, ...], ladder: tuple[float, ...], progress: Progress | None) -> list[float]:
    """The answer of the integral, asked for once."""
    found = _answers.get((stacks, ladder))
    if found is None:
        from tdapp.domain.prizes.icm_field import by_integral  # numpy: loaded once a large deal asks for it

        found = by_integral(stacks, ladder, progress)
        while len(_answers) >= REMEMBERED:
            _answers.pop(next(iter(_answers)), None)
        _answers[stacks, ladder] = found
    return found


_answers: dict[tuple[tuple[int, ...], tuple[float, ...]], list[float]] = {}


def _by_size(chips: Sequence[int], ladder: Sequence[float], found: Sequence[float]) -> list[float]:
    """Equal stacks to the last digit the same, and a larger one, where no place pays less than the next, never less."""
    falls = all(better >= worse for better, worse in pairwise(ladder))
    worth, reached, last = list(found), 0.0, 0
    for at in sorted(range(len(chips)), key=chips.__getitem__):
        reached = reached if chips[at] == last else max(found[at], reached) if falls else found[at]
        worth[at], last = reached, chips[at]
    return worth


def by_sets(stacks: Sequence[int], ladder: Sequence[float]) -> list[float]:
    """What each stack, all above 0, gets of a ladder on average, first place first; no more places than stacks.

    Walks the sets of those who may have finished first: the chance of each set, and who comes next, by chips.
    """
    n, paid = len(stacks), len(ladder)
    worth = [0.0] * n
    held = [0] * (1 << n)
    chance = [0.0] * (1 << n)
    chance[0] = 1.0
    whole = sum(stacks)
    players = [(at, 1 << at, chips) for at, chips in enumerate(stacks)]
    for ahead in range((1 << n) - 1):
        place = ahead.bit_count()
        before = chance[ahead]
        if place >= paid or not before:
            continue
        gone = held[ahead]
        per_chip, pays, goes_on = before / (whole - gone), ladder[place], place + 1 < paid
        for at, bit, chips in players:
            if not ahead & bit:
                comes = per_chip * chips
                worth[at] += comes * pays
                if goes_on:
                    chance[ahead | bit] += comes
                    held[ahead | bit] = gone + chips
    return worth
