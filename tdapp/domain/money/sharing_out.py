"""Money shared out by weights: whole units, to the cent in all."""

from collections.abc import Sequence

from tdapp.domain.units import Cents

CENT = Cents(1)


def share_out(money: Cents, weights: Sequence[int], unit: Cents = CENT, ranks: Sequence[int] = ()) -> tuple[Cents, ...]:
    """The money shared out by weights, in whole units; what makes up no unit goes to whoever ranks first.

    Everybody has the units of their part, rounded down; those left over go one each to the largest parts of a unit that
    were cut off, of equal ones to the higher rank, then to the one named first. `ranks` '()': all the same. Whoever
    weighs more never gets less. Weights are 0 or more, and not all 0.

    >>> share_out(Cents(100), (1, 1, 1))
    (34, 33, 33)
    >>> share_out(Cents(1003), (2, 1), Cents(5), ranks=(10, 20))
    (665, 338)
    """
    whole, order = sum(weights), tuple(ranks) or (0,) * len(weights)
    units, rest = divmod(money, unit)
    parts = [divmod(units * weight, whole) for weight in weights]
    left = units - sum(each for each, _cut in parts)
    first = sorted(range(len(parts)), key=lambda at: (-parts[at][1], -order[at], at))[:left]
    shared = [each * unit for each, _cut in parts]
    for at in first:
        shared[at] += unit
    shared[max(range(len(parts)), key=lambda at: (order[at], -at))] += rest
    return tuple(map(Cents, shared))
