"""Chips that a ruling takes out of play, to be recorded: HC and TDA 24 (late), 62, 63 (hidden), 64 (found)."""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from tdapp.domain.chips.chip_bank import AdjustKind
from tdapp.domain.chips.chip_change import fewest_chips, nearest_below
from tdapp.domain.chips.chip_pieces import staying
from tdapp.domain.chips.chip_set import Pieces, pieces_of
from tdapp.domain.rulings.ruling_facts import OVERRULED, RulingGiven
from tdapp.domain.state import State
from tdapp.domain.units import Chips, EntryId, RulingNo, TableNo
from tdapp.nested import json_of

KINDS = {
    "tournament.found_chips": AdjustKind.FOUND,
    "tournament.found_after_race": AdjustKind.LATE,
    "conduct.out_of_view": AdjustKind.HIDDEN,
    "showdown.hidden_chips": AdjustKind.HIDDEN,
}
STAY = frozenset(
    {"showdown.hidden_chips"}
)  # not paid, or paid to the winner: only who decides otherwise takes them out
RETURNED = ("back_to_owner", "hidden_play", "hidden_to_winner", "hidden_stay")  # decisions by which they stay in play


class RulingChips(Struct, frozen=True):
    """Chips a ruling is about. `pieces` is a guess where only an amount was said, in as few chips as can be; ():
    nobody said how many. `leave`: by the ruling they do leave play; else somebody may have it so. `recorded`: chips
    were recorded under this ruling.
    """

    ruling: RulingNo
    kind: AdjustKind
    pieces: Pieces
    entry: EntryId | None
    table: TableNo | None
    leave: bool
    recorded: bool


def ruling_chips(state: State, number: RulingNo) -> RulingChips | None:
    """The chips a ruling takes out of play; None: none. With a disqualification all chips leave by that."""
    given = state.rulings.get(number)
    if given is None or given.incident not in KINDS or given.decision in RETURNED or given.code == "disqualified":
        return None
    kind = KINDS[given.incident]
    owner = given.entries[0] if given.entries and kind is AdjustKind.HIDDEN else None
    recorded = any(each.ruling == number for each in state.bank.adjusted)
    leave = given.incident not in STAY and given.decision != OVERRULED
    table = given.table if given.table in state.tables else None
    return RulingChips(number, kind, _pieces(state, given), owner, table, leave, recorded)


def rulings_to_record(state: State) -> Iterator[RulingChips]:
    """Rulings by which a known number of chips leaves play and that nobody has recorded, the first one first."""
    for number in sorted(state.rulings):
        found = ruling_chips(state, number)
        if found is not None and found.leave and found.pieces and not found.recorded:
            yield found


def first_to_record(state: State) -> RulingNo | None:
    """The first ruling whose chips are to be recorded, None: there is none."""
    return next((chips.ruling for chips in rulings_to_record(state)), None)


def _pieces(state: State, given: RulingGiven) -> Pieces:
    """The chips that were said, or an amount in as few as can be."""
    facts = _facts_of(given.case)
    old, count = facts.get("old_chip"), facts.get("count")
    if isinstance(old, int) and isinstance(count, int):
        return pieces_of({Chips(old): count})
    amount = facts.get("found") or facts.get("hidden")
    chips = staying(state, Chips(0))
    if not isinstance(amount, int) or amount <= 0 or not chips:
        return ()
    below = nearest_below(amount, chips)
    found = fewest_chips(below, chips) if below is not None else None
    return pieces_of({Chips(chip): count for chip, count in (found or {}).items()})


def _facts_of(case: str) -> Mapping[str, Any]:
    """What was entered for the case; nothing where a case cannot be read any more."""
    try:
        facts = json_of(case or "{}").get("facts", {})
    except (ValueError, AttributeError):
        return {}
    return facts if isinstance(facts, dict) else {}
