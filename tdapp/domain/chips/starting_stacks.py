"""Ways to make a stack from the chips of a set: a few that really differ, the best first."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from enum import StrEnum
from math import gcd
from types import MappingProxyType

from msgspec import Struct

from tdapp.domain.chips.chip_change import fewest_chips, payable_with
from tdapp.domain.chips.chip_set import ChipSet, Pieces, pieces_of
from tdapp.domain.chips.colour_up import amounts_of
from tdapp.domain.clock.structure import AnteKind, Level, Structure
from tdapp.domain.units import Chips
from tdapp.values import replace

MOST = 42  # pieces; a stack of more is never proposed while there is another way
MOST_OF_ONE = 20
USUALLY = (16, 16, 12, 12, 12)  # so many of the lowest denominations at most, where that leaves a way
MOST_KINDS = 5  # denominations looked at for a stack
FIRST_LEVELS = 3  # whose blinds must be payable from the stack without change
LARGEST_SHARE = 4  # a single chip is at most a quarter of the stack
DIFFERENT = 4  # so many pieces must differ before a way is another one


class Way(StrEnum):
    """What a way to make a stack is good for."""

    USUAL = "usual"  # twenty to thirty pieces
    CHANGE = "change"  # more low chips, so that tables need less change
    QUICK = "quick"  # few pieces, counted and handed out quickly
    FIELD = "field"  # as many stacks as possible from the stock
    ONLY = "only"  # there is no better way


class Remark(StrEnum):
    """What else to know of a way to make a stack."""

    SHORT = "short"  # not enough chips for all stacks
    FEW_LOW = "few_low"  # one round of blinds in the first levels takes more of the lowest chip than it has
    MANY = "many"  # more pieces than fit in front of a player


class StackProposal(Struct, frozen=True):
    """A way to make a stack. `largest`: so many of them the pieces at hand give."""

    pieces: Pieces
    way: Way
    largest: int
    remarks: tuple[Remark, ...] = ()


class _Taste(Struct, frozen=True):
    """How many a way likes of its lowest four denominations (of the highest any number), and how many pieces in all."""

    low: tuple[int, int, int, int]
    fewest: int
    most: int


_TASTES: Mapping[Way, _Taste] = MappingProxyType(
    {
        Way.USUAL: _Taste((8, 8, 4, 4), 20, 30),
        Way.CHANGE: _Taste((12, 12, 5, 5), 30, 40),
        Way.QUICK: _Taste((5, 5, 2, 3), 10, 20),
    }
)


class _Stack(Struct, frozen=True):
    """What all ways of one stack have in common."""

    ladder: tuple[Chips, ...]
    lowest: Chips  # that the blinds need
    least: int  # so many of it, for one round
    at_hand: Mapping[Chips, int]

    def largest(self, counts: Sequence[int]) -> int:
        """So many of them there are."""
        used = [(chip, count) for chip, count in zip(self.ladder, counts, strict=True) if count]
        return min((self.at_hand.get(chip, 0) // count for chip, count in used), default=0)

    def lacks(self, counts: Sequence[int]) -> bool:
        """Whether one round of the first blinds takes more of the lowest chip than it has."""
        low = (
            counts[0] if self.ladder[0] == self.lowest else dict(zip(self.ladder, counts, strict=True)).get(self.lowest)
        )
        return (low or 0) < self.least


def propose(
    chips: Chips,
    chip_set: ChipSet,
    structure: Structure,
    *,
    stacks: int,
    values: Collection[Chips],
    taken: Mapping[Chips, int],
    seats: int,
) -> tuple[StackProposal, ...]:
    """Ways to make a stack worth `chips` as often as `stacks` says, a few of them. (): the chips cannot make it at all.
    (): the chips cannot make it at all.

    `structure`: from the level on in which the stack comes into play. `values`: the denominations still in play.
    `taken`: pieces that other stacks, races and tournaments need. `seats` post antes at a table. Ways there are not
    enough chips for come only where there is no other.
    """
    at_hand = {chip.value: max(0, chip.at_hand - taken.get(chip.value, 0)) for chip in chip_set.chips}
    there = {chip: at_hand.get(chip, 0) // max(1, stacks) for chip in values}
    whole = _ladder(chips, values, structure)
    ladder = _ladder(chips, [chip for chip in values if there[chip]], structure)
    ways = _some_ways(chips, ladder, [min(MOST_OF_ONE, there[chip]) for chip in ladder])
    if not ways:
        ladder = whole
        ways = _some_ways(chips, ladder, [MOST_OF_ONE] * len(ladder))
    stack = _Stack(ladder, whole[0] if whole else chips, least_low(structure, whole, seats=seats), at_hand)
    found = _best_ways(stack, ways)
    if not found:
        fewest = fewest_chips(chips, values)
        if fewest is None:
            return ()
        stack = replace(stack, ladder=tuple(sorted(values)))
        found = [(Way.ONLY, tuple(fewest.get(chip, 0) for chip in stack.ladder))]
    return tuple(_proposal(stack, way, counts, stacks) for way, counts in found)


def least_low(structure: Structure, ladder: Sequence[Chips], *, seats: int) -> int:
    """Pieces of the lowest chip that one round of blinds and antes takes from a player, in the hardest first level.

    Only what higher chips cannot pay: of 75/150 three and two chips of 25, where there are hundreds.
    """
    if len(ladder) < 2:
        return 0
    higher = payable_with(ladder[1:])
    most = 0
    for level in [period for period in structure if isinstance(period, Level)][:FIRST_LEVELS]:
        antes = seats if level.ante_kind is AnteKind.EACH else 1
        blinds = 1 if level.has_blinds else 0
        dues = ((level.small_blind, blinds), (level.big_blind, blinds), (level.ante, antes), (level.bring_in, 1))
        most = max(most, sum(times * _low_in(amount, ladder[0], higher) for amount, times in dues))
    return most


def _low_in(amount: int, low: Chips, higher: Callable[[int], bool]) -> int:
    """The fewest pieces of the lowest chip that an amount takes; 0 for one these chips cannot make."""
    return next((count for count in range(amount // low + 1) if higher(amount - count * low)), 0)


def _ladder(chips: Chips, values: Collection[Chips], structure: Structure) -> tuple[Chips, ...]:
    """The denominations a stack is made of: none too low for any blind, none that would be most of the stack."""
    ladder = sorted(value for value in values if value <= chips)
    amounts = {amount for period in structure if isinstance(period, Level) for amount in amounts_of(period)}
    every = payable_with(ladder)
    due = [amount for amount in (*amounts, chips) if every(amount)]
    while len(ladder) > 1 and all(map(payable_with(ladder[1:]), due)):
        ladder = ladder[1:]
    small = [value for value in ladder if value * LARGEST_SHARE <= chips]
    if small and chips <= MOST * small[-1] and payable_with(small)(chips):
        ladder = small
    while len(ladder) > MOST_KINDS:
        nearest = min(range(1, len(ladder)), key=lambda at: ladder[at] / ladder[at - 1])
        del ladder[nearest]
    return tuple(ladder)


def _some_ways(chips: Chips, ladder: Sequence[Chips], room: Sequence[int]) -> list[tuple[int, ...]]:
    """Ways to make the amount, those with the usual numbers of low chips if there are any."""
    few = [min(most, usual) for most, usual in zip(room, (*USUALLY, *room[len(USUALLY) :]), strict=False)]
    few[-1:] = room[-1:]  # of the highest any number
    return list(_counts(chips, ladder, few)) or list(_counts(chips, ladder, room))


def _counts(chips: Chips, ladder: Sequence[Chips], room: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Every way to make the amount with so many pieces at most, of each denomination and in all."""
    if not ladder:
        return
    steps = [gcd(*ladder[at:]) for at in range(len(ladder))]

    def fill(at: int, left: int, pieces: int) -> Iterator[tuple[int, ...]]:
        value = ladder[at]
        if at == len(ladder) - 1:
            count, rest = divmod(left, value)
            if not rest and count <= min(room[at], pieces):
                yield (count,)
            return
        for count in range(min(room[at], pieces, left // value) + 1):
            after = left - count * value
            if not after % steps[at + 1] and after <= (pieces - count) * ladder[-1]:
                for rest_of_it in fill(at + 1, after, pieces - count):
                    yield (count, *rest_of_it)

    yield from fill(0, chips, MOST)


def _best_ways(stack: _Stack, ways: Sequence[tuple[int, ...]]) -> list[tuple[Way, tuple[int, ...]]]:
    """The best of each kind, the usual one first; those that hardly differ from one before are left out."""
    if len(ways) < 2:
        return [(Way.ONLY, counts) for counts in ways]
    payable = [counts for counts in ways if not stack.lacks(counts)] or ways
    found = [(way, _nearest(taste, payable)) for way, taste in _TASTES.items()]
    most = max(stack.largest(counts) for counts in payable)
    if most > max(stack.largest(counts) for _way, counts in found):
        field = [counts for counts in payable if stack.largest(counts) == most]
        found.append((Way.FIELD, _nearest(_TASTES[Way.USUAL], field)))
    kept: list[tuple[Way, tuple[int, ...]]] = []
    for way, counts in found:
        if all(sum(abs(a - b) for a, b in zip(counts, other, strict=True)) >= DIFFERENT for _way, other in kept):
            kept.append((way, counts))
    return kept


def _nearest(taste: _Taste, ways: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    return min(ways, key=lambda counts: (_off(taste, counts), counts))


def _off(taste: _Taste, counts: Sequence[int]) -> int:
    """How far a stack is from what a way likes: in the counts of its low chips, and in the number of its pieces."""
    off, pieces = 0, sum(counts)
    for count, liked in zip(counts[:-1], taste.low, strict=False):
        off += (count - liked) * (count - liked)
    beyond = taste.fewest - pieces if pieces < taste.fewest else max(0, pieces - taste.most)
    return off + 4 * beyond * beyond


def _proposal(stack: _Stack, way: Way, counts: Sequence[int], stacks: int) -> StackProposal:
    largest = stack.largest(counts)
    remarks = (
        (Remark.SHORT, largest < stacks),
        (Remark.FEW_LOW, stack.lacks(counts)),
        (Remark.MANY, sum(counts) > MOST),
    )
    pieces = pieces_of(dict(zip(stack.ladder, counts, strict=True)))
    return StackProposal(pieces, way, largest, tuple(remark for remark, holds in remarks if holds))
