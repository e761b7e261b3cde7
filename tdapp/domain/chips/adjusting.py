"""Decisions about chips that enter or leave play other than by sales and races: found, foreign, hidden, late, lost, set
out or changed wrong.

HC and TDA 24 (late race chips), 62 (hidden at an all-in), 63 (out of view), 64 (found without an owner).
"""

from datetime import datetime

from tdapp.domain.chips.chip_bank import Adjusted, AdjustKind
from tdapp.domain.chips.chip_facts import ChipsAdjusted
from tdapp.domain.chips.chip_race import found_later
from tdapp.domain.chips.chip_set import Pieces, pieces_of, worth
from tdapp.domain.facts import Fact
from tdapp.domain.refusal import NOTHING_LIFTED, Allowed, Refused, require
from tdapp.domain.state import State
from tdapp.domain.units import Chips, EntryId, RulingNo, TableNo

MOST_PIECES = 1_000_000
GIVES = (AdjustKind.STACK, AdjustKind.CHANGE, AdjustKind.OTHER)  # where the bank may have given chips


def adjust(
    state: State,
    now: datetime,
    kind: AdjustKind,
    *,
    taken: Pieces = (),
    given: Pieces = (),
    entry: EntryId | None = None,
    table: TableNo | None = None,
    ruling: RulingNo | None = None,
    allow: Allowed = NOTHING_LIFTED,
) -> tuple[Fact, ...]:
    """Record chips that went to the bank (`taken`) or out of it (`given`) as nobody meant them to; `entry`, `table`:
    whose, where.

    Late chips of a race are exchanged at full value only, the rest leaves unpaid: what is given follows by itself.
    Foreign chips never were in play. A stack set out wrong or change given wrong is entered as it was done. What brings
    chips into play, and what has no kind of its own, takes a reason.
    """
    require(not state.finished, "finished")
    taken, given = _tidy(taken), _tidy(given)
    _known(state, kind, taken, given)
    if entry is not None:
        require(entry in state.entries, "adjust.no_entry", entry=entry)
    if table is not None:
        require(table in state.tables, "table.unknown", table=table)
    if ruling is not None:
        require(ruling in state.rulings, "adjust.no_ruling", ruling=ruling)
        recorded = any(each.ruling == ruling for each in state.bank.adjusted)
        allow.unless(not recorded, "adjust.recorded", ruling=ruling)
    if kind is AdjustKind.LATE:
        given = late_for(state, taken)
    require(bool(taken or given), "adjust.nothing")
    change = 0 if kind is AdjustKind.FOREIGN else worth(given) - worth(taken)
    require(state.chips + change >= 0, "adjust.too_many", chips=worth(taken), most=state.chips)
    allow.unless(change <= 0, "adjust.more_chips", chips=change)
    allow.unless(kind is not AdjustKind.OTHER, "adjust.other")
    return (ChipsAdjusted(Adjusted(kind, change, taken, given, entry, table, ruling)),)


def late_for(state: State, taken: Pieces) -> Pieces:
    """The new chips for old ones that turn up after their race: at the full value of all of them only (HC-24, TDA-24).

    Refuses chips that were not raced off.
    """
    new_of = {race.old: race.new for race in state.bank.raced}
    late: dict[Chips, int] = {}  # what they are worth, by the chip they are exchanged for
    for chip, count in taken:
        if chip not in new_of:
            raise Refused("adjust.not_raced", chip=chip)
        new = _last(new_of, chip)
        late[new] = late.get(new, 0) + chip * count
    return pieces_of({new: found_later(value, old=1, new=new)[0] for new, value in late.items()})


def _last(new_of: dict[Chips, Chips], chip: Chips) -> Chips:
    """What a chip is exchanged for today: what it was raced for may be raced off too."""
    while chip in new_of:
        chip = new_of[chip]
    return chip


def _tidy(pieces: Pieces) -> Pieces:
    """One count for each denomination, the lowest first. Refuses less than one piece."""
    sums: dict[Chips, int] = {}
    for chip, count in pieces:
        require(chip > 0 and 0 < count <= MOST_PIECES, "adjust.pieces", chip=chip, n=count, limit=MOST_PIECES)
        sums[chip] = sums.get(chip, 0) + count
    return pieces_of(sums)


def _known(state: State, kind: AdjustKind, taken: Pieces, given: Pieces) -> None:
    """Refuse chips the set does not have, but for foreign ones; and giving what is raced off, or for chips found.

    Chips that were raced off turn up whatever set is played with since.
    """
    chip_set, gone = state.bank.chip_set, state.bank.gone
    require(not given or kind in GIVES, "adjust.gives_nothing")
    for chip, _count in (*(taken if kind is not AdjustKind.FOREIGN else ()), *given):
        if chip_set is None:
            raise Refused("race.no_set")
        known = chip_set.chip(chip) is not None or chip in gone
        require(known, "race.not_in_set", chip=chip, chips=chip_set.values)
    for chip, _count in given:
        require(chip not in gone, "race.gone", chip=chip)
