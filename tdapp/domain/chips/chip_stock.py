"""Whether the chips are enough: what stacks take, what colour-ups bring, and for how large a field that is."""

from collections.abc import Collection, Iterable, Mapping, Sequence

from msgspec import Struct

from tdapp.domain.chips.chip_set import ChipSet, Pieces
from tdapp.domain.chips.colour_up import Leaving
from tdapp.domain.clock.structure import Level, Structure
from tdapp.domain.units import Chips
from tdapp.values import replace

ENDS_AT = 20  # play ends about when all chips are so many big blinds
THINNING = 1.5  # how the field goes: slowly at first, as the shape of evenings says
LARGEST = 100_000


class Selling(Struct, frozen=True):
    """Stacks of one kind: what each is made of, how many are handed out, and whether a player comes with each."""

    pieces: Pieces
    times: int
    enters: bool


class Brought(Struct, frozen=True):
    """A colour-up in pieces: `pieces` old chips expected in play, on so many `tables`.

    `bring`: what is brought to all tables for them, the new chip first; higher ones where there are not enough of it,
    for which the tables give back new chips they have (`back`). `raced`: so many new chips a table races for at most:
    one for each player with odd chips.
    """

    old: Chips
    new: Chips
    pieces: int
    tables: int
    bring: Pieces
    back: int
    raced: int


class PiecesNeeded(Struct, frozen=True):
    """Pieces of one denomination: for stacks, for colour-ups."""

    stacks: int = 0
    races: int = 0

    @property
    def total(self) -> int:
        """The pieces for stacks and for colour-ups together."""
        return self.stacks + self.races


class Largest(Struct, frozen=True):
    """The largest field the chips are enough for, and the denomination that runs out with one player more.

    `limit` None: nothing does, up to the most anybody plays.
    """

    players: int
    limit: Chips | None


class Evening(Struct, frozen=True):
    """What the number of tables at a break follows from: the structure and the seats at a table.

    `row`: from this row of the structure on the field goes down; `left`: of so many then, None: everybody.
    """

    structure: Structure
    seats: int
    row: int
    left: int | None = None


def for_stacks(sellings: Iterable[Selling]) -> dict[Chips, int]:
    """The pieces of each denomination that all stacks take."""
    found: dict[Chips, int] = {}
    for selling in sellings:
        for chip, count in selling.pieces:
            found[chip] = found.get(chip, 0) + count * selling.times
    return found


def brought(
    sellings: Sequence[Selling], steps: Iterable[Leaving], evening: Evening, at_hand: Mapping[Chips, int]
) -> tuple[Brought, ...]:
    """The pieces each colour-up takes out of play and brings, the first one first.

    All chips stay in play when players go out, so that every piece of a denomination is raced off when it leaves.
    `at_hand`: all pieces of each denomination that may be used, those of the stacks too.
    """
    there = for_stacks(sellings)
    spare = {chip: max(0, count - there.get(chip, 0)) for chip, count in at_hand.items()}
    players = sum(selling.times for selling in sellings if selling.enters)
    chips = Chips(sum(chip * count for chip, count in there.items()))
    ordered = sorted(steps, key=lambda step: (step.then is None, step.then or 0, step.old))
    leaves = {step.old: step.then for step in ordered if step.then is not None and step.new is not None}
    found = []
    for step in ordered:
        if step.new is None or step.then is None:
            continue
        pieces, row, new = there.pop(step.old, 0), step.then, step.new
        left = left_at(evening, row, players, chips)
        tables = max(1, -(-left // evening.seats)) if pieces else 0
        stays = [chip for chip in sorted(spare) if chip >= new and not chip % new and leaves.get(chip, row + 1) > row]
        given, back = _given(pieces * step.old, stays, spare, tables) if pieces else ({}, 0)
        for chip, count in given.items():
            there[chip] = there.get(chip, 0) + count
            spare[chip] = max(0, spare[chip] - count)
        there[new] = max(0, there.get(new, 0) - back)
        seats = min(left, evening.seats) if pieces else 0
        bring = tuple((chip, given[chip]) for chip in sorted(given))
        found.append(Brought(step.old, new, pieces, tables, bring, back, -(-seats * (new - step.old) // new)))
    return tuple(found)


def _given(value: int, stays: Sequence[Chips], spare: Mapping[Chips, int], tables: int) -> tuple[dict[Chips, int], int]:
    """The pieces that replace so much, and how many new chips come back for them.

    Of the new chip what there is, then higher ones; what nothing is left for is short of the new chip. Rounding may
    give a table one new chip more, which is brought while there are some.
    """
    new, given, rest = stays[0], dict[Chips, int](), value
    for chip in stays:
        count = min(-(-rest // chip), spare[chip])
        if rest > 0 and count:
            given[chip] = count
            rest -= count * chip
    if rest > 0:
        given[new] = given.get(new, 0) + -(-rest // new)
    back = max(0, -rest // new)
    more = min(tables, spare[new] - given.get(new, 0))
    if more > 0:
        given[new] = given.get(new, 0) + more
    return given, back


def need(
    sellings: Sequence[Selling], steps: Iterable[Leaving], evening: Evening, at_hand: Mapping[Chips, int]
) -> dict[Chips, PiecesNeeded]:
    """Pieces needed of each denomination, for stacks and for colour-ups."""
    found = {chip: PiecesNeeded(count) for chip, count in for_stacks(sellings).items()}
    for move in brought(sellings, steps, evening, at_hand):
        for chip, count in move.bring:
            was = found.get(chip, PiecesNeeded())
            found[chip] = replace(was, races=was.races + count)
    return found


def largest(
    sellings: Sequence[Selling],
    steps: Sequence[Leaving],
    evening: Evening,
    at_hand: Mapping[Chips, int],
) -> Largest | None:
    """For how many players the chips are enough, if rebuys and add-ons are sold in the same share.

    None: no stack a player enters with is decided.
    """
    if not any(selling.enters and selling.pieces for selling in sellings):
        return None

    def short(players: int) -> Chips | None:
        needed = need(grown(sellings, players), steps, evening, at_hand)
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
    """The sales for a field of another size, in the same shares; where nobody is expected yet all enter with the first
    stack.
    """
    now = sum(selling.times for selling in sellings if selling.enters)
    if now:
        return tuple(replace(each, times=-(-each.times * players // now)) for each in sellings)
    first = next(number for number, each in enumerate(sellings) if each.enters and each.pieces)
    return tuple(replace(each, times=players if number == first else 0) for number, each in enumerate(sellings))


def left_at(evening: Evening, row: int, players: int, chips: Chips) -> int:
    """How many players are left in a row of the structure, as evenings go: few leave at first, the last two play for
    twenty big blinds.
    """
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


def at_hand_of(chip_set: ChipSet, taken: Mapping[Chips, int]) -> dict[Chips, int]:
    """The pieces of a set that may be used, less those others hold (`taken`)."""
    return {chip.value: max(0, chip.at_hand - taken.get(chip.value, 0)) for chip in chip_set.chips}


def missing(needed: Mapping[Chips, PiecesNeeded], at_hand: Mapping[Chips, int]) -> dict[Chips, int]:
    """Denominations there are too few of, and how many are short."""
    over = {chip: each.total - at_hand.get(chip, 0) for chip, each in needed.items()}
    return {chip: over[chip] for chip in sorted(over) if over[chip] > 0}


def added(needs: Collection[Mapping[Chips, int]]) -> dict[Chips, int]:
    """The pieces of several tournaments together."""
    found: dict[Chips, int] = {}
    for each in needs:
        for chip, count in each.items():
            found[chip] = found.get(chip, 0) + count
    return found
