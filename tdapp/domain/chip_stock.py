"""Whether the chips are enough: what stacks take, what colour-ups bring, and for how large a field that is."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from tdapp.domain.chip_set import ChipSet, Pieces
from tdapp.domain.colour_up import Leaving
from tdapp.domain.structure import Level, Structure
from tdapp.domain.units import Chips

ENDS_AT = 20  # play ends about when all chips are so many big blinds
THINNING = 1.5  # how the field goes: slowly at first, as the shape of evenings says
LARGEST = 100_000


class Selling(NamedTuple):
    """Stacks of one kind: what each is made of, how many are handed out, and whether a player comes with each."""

    pieces: Pieces
    times: int
    enters: bool


class Brought(NamedTuple):
    """A colour-up in pieces: `pieces` old chips expected in play, on so many `tables`.

    `bring`: new chips for a table; `bring_all`: for all of them. `raced`: so many of those a table races for at most:
    one for each player with odd chips.
    """

    old: Chips
    new: Chips
    pieces: int
    tables: int
    bring: int
    bring_all: int
    raced: int


class Need(NamedTuple):
    """Pieces of one denomination: for stacks, for colour-ups."""

    stacks: int = 0
    races: int = 0

    @property
    def total(self) -> int:
        """All of them."""
        return self.stacks + self.races


class Largest(NamedTuple):
    """The largest field the chips are enough for, and the denomination that runs out with one player more.

    `limit` None: nothing does, up to the most anybody plays.
    """

    players: int
    limit: Chips | None


class Evening(NamedTuple):
    """What the number of tables at a break follows from: the structure and the seats at a table.

    `row`: from this row of the structure on the field goes down; `left`: of so many then, None: everybody.
    """

    structure: Structure
    seats: int
    row: int
    left: int | None = None


def for_stacks(sellings: Iterable[Selling]) -> dict[Chips, int]:
    """Pieces of each denomination that all stacks take."""
    found: dict[Chips, int] = {}
    for selling in sellings:
        for chip, count in selling.pieces:
            found[chip] = found.get(chip, 0) + count * selling.times
    return found


def brought(sellings: Sequence[Selling], steps: Iterable[Leaving], evening: Evening) -> tuple[Brought, ...]:
    """What each colour-up takes out and brings, the first one first.

    All chips stay in play when players go out, so that every piece of a denomination is raced off when it leaves.
    """
    there = for_stacks(sellings)
    players = sum(selling.times for selling in sellings if selling.enters)
    chips = Chips(sum(chip * count for chip, count in there.items()))
    found = []
    for step in sorted(steps, key=lambda step: (step.then is None, step.then or 0, step.old)):
        if step.new is None or step.then is None:
            continue
        pieces = there.pop(step.old, 0)
        left = left_at(evening, step.then, players, chips)
        tables = max(1, -(-left // evening.seats)) if pieces else 0
        move = _moved(step.old, step.new, pieces, tables, min(left, evening.seats))
        there[step.new] = there.get(step.new, 0) + move.bring_all
        found.append(move)
    return tuple(found)


def _moved(old: Chips, new: Chips, pieces: int, tables: int, seats: int) -> Brought:
    """Rounding gives a table at most one new chip more than its old ones are worth."""
    if not pieces:
        return Brought(old, new, 0, 0, 0, 0, 0)
    in_all = -(-pieces * old // new) + tables
    at_one = -(-pieces * old // (new * tables)) + 1
    return Brought(old, new, pieces, tables, at_one, in_all, -(-seats * (new - old) // new))


def need(sellings: Sequence[Selling], steps: Iterable[Leaving], evening: Evening) -> dict[Chips, Need]:
    """Pieces needed of each denomination, for stacks and for colour-ups."""
    found = {chip: Need(count) for chip, count in for_stacks(sellings).items()}
    for move in brought(sellings, steps, evening):
        was = found.get(move.new, Need())
        found[move.new] = was._replace(races=was.races + move.bring_all)
    return found


def largest(
    sellings: Sequence[Selling],
    steps: Sequence[Leaving],
    evening: Evening,
    chip_set: ChipSet,
    taken: Mapping[Chips, int],
) -> Largest | None:
    """For how many players the set is enough, if rebuys and add-ons are sold in the same share.

    `taken`: pieces other tournaments hold. None: no stack a player enters with is decided.
    """
    if not any(selling.enters and selling.pieces for selling in sellings):
        return None
    at_hand = {chip.value: chip.at_hand - taken.get(chip.value, 0) for chip in chip_set.chips}

    def short(players: int) -> Chips | None:
        needed = need(grown(sellings, players), steps, evening)
        return next((chip for chip in sorted(needed) if needed[chip].total > at_hand.get(chip, 0)), None)

    low, high = 0, LARGEST
    while low < high:
        middle = (low + high + 1) // 2
        if short(middle) is None:
            low = middle
        else:
            high = middle - 1
    return Largest(low, short(low + 1) if low < LARGEST else None)


def grown(sellings: Sequence[Selling], players: int) -> tuple[Selling, ...]:
    """The same sales for a field of another size; where nobody is expected yet all enter with the first stack."""
    now = sum(selling.times for selling in sellings if selling.enters)
    if now:
        return tuple(each._replace(times=-(-each.times * players // now)) for each in sellings)
    first = next(number for number, each in enumerate(sellings) if each.enters and each.pieces)
    return tuple(each._replace(times=players if number == first else 0) for number, each in enumerate(sellings))


def left_at(evening: Evening, row: int, players: int, chips: Chips) -> int:
    """How many are left in that row, as evenings go: few leave at first, the last two play for twenty big blinds."""
    if evening.left is not None:
        players = min(players, evening.left)
    blinds = [(at, period.big_blind) for at, period in enumerate(evening.structure) if isinstance(period, Level)]
    end = next((at for at, blind in blinds if blind * ENDS_AT >= chips), blinds[-1][0])
    if row <= evening.row or players <= 2:
        return players
    if row >= end:
        return 2
    gone = (row - evening.row) / (end - evening.row)
    return max(2, round(players * float((1 - gone) ** THINNING)))


def missing(needed: Mapping[Chips, int], chip_set: ChipSet) -> dict[Chips, int]:
    """Denominations there are too few of, and how many are short."""
    at_hand = {chip.value: chip.at_hand for chip in chip_set.chips}
    return {chip: count - at_hand.get(chip, 0) for chip, count in needed.items() if count > at_hand.get(chip, 0)}


def added(needs: Collection[Mapping[Chips, int]]) -> dict[Chips, int]:
    """Pieces of several tournaments together."""
    found: dict[Chips, int] = {}
    for each in needs:
        for chip, count in each.items():
            found[chip] = found.get(chip, 0) + count
    return found
