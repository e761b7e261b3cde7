"""The envelopes of mystery bounties: how many with how much, as a house would make them out of the money there is."""

from __future__ import annotations  # rpds takes its type arguments only from type checkers

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec import Struct
from rpds import HashTrieMap

from tdapp.domain.units import Cents, EntryId


class Envelopes(Struct, frozen=True):
    """The envelopes of one tournament, in cents, highest first, and those that were drawn, by whose bounty they were.

    `after`: so many had gone out before; none of them is worth one.
    """

    amounts: tuple[Cents, ...]
    after: int
    drawn: HashTrieMap[EntryId, Cents] = HashTrieMap()

    @property
    def total(self) -> Cents:
        """What is in all envelopes, drawn ones too."""
        return Cents(sum(self.amounts))

    @property
    def left(self) -> tuple[Cents, ...]:
        """The envelopes that were not drawn yet, highest first."""
        return without(self.amounts, self.drawn.values())


def without(amounts: tuple[Cents, ...], drawn: Iterable[Cents]) -> tuple[Cents, ...]:
    """These amounts less some of them; one that is not among them is passed over.

    >>> without((Cents(50), Cents(20), Cents(20)), [Cents(20)])
    (50, 20)
    """
    gone = Counter(drawn)
    left = []
    for amount in amounts:
        if gone[amount]:
            gone[amount] -= 1
        else:
            left.append(amount)
    return tuple(left)


def proposed(total: Cents, n: int, unit: Cents) -> tuple[Cents, ...]:
    """`n` envelopes that come to `total` to the cent, highest first: in steps of 1, 2.5 and 5, many small ones and a
    few large ones. What no step holds is in the highest.

    The least is at most half of what there is for each; of what is then left, one after the other gets at most half.
    None where there is less than a unit for each.

    >>> proposed(Cents(800_00), 10, Cents(5_00))
    (27500, 10000, 10000, 10000, 5000, 5000, 5000, 2500, 2500, 2500)
    """
    if n <= 0 or total < n * unit:
        return ()
    steps = list(_steps(total, unit))
    least = next((step for step in steps if 2 * step * n <= total), unit)
    left, raised = total - least * n, list[Cents]()
    for step in steps:
        while len(raised) < n and step > least and 2 * (step - least) <= left:
            raised.append(step)
            left -= step - least
    amounts = [*raised, *(least,) * (n - len(raised))]
    return (Cents(amounts[0] + left), *amounts[1:])


def _steps(most: Cents, unit: Cents) -> Iterator[Cents]:
    """The amounts 1, 2.5 and 5 times a power of ten that are whole units, the highest first."""
    power = 10 ** len(str(most))
    while power:
        for step in (power, power // 2, power // 4):
            if unit <= step <= most and step % unit == 0:
                yield Cents(step)
        power //= 10
