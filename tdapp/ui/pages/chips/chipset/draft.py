"""A chip set while it is edited: rows as typed, before they are saved."""

from collections.abc import Mapping
from enum import IntEnum
from typing import Any

from msgspec import Struct, field

from tdapp.domain.chips.chip_set import Chip, ChipSet, Pattern
from tdapp.domain.chips.chip_sets import MOST_PIECES, MOST_VALUE
from tdapp.domain.units import Chips
from tdapp.ui.pages.chips.chipset import texts
from tdapp.values import replace
from tdapp.words.chips.chip_colours import COLOURS, PATTERNS, called, colour_said, typed_colour
from tdapp.words.chips.chip_colours import to_type as colour_to_type
from tdapp.words.parsing import BadInput, parse_number
from tdapp.words.say import Words

PIECES = 100  # of a denomination somebody adds, to begin with


class Column(IntEnum):
    """The columns of the table, from the left."""

    PICTURE = 0
    VALUE = 1
    COLOUR = 2
    PATTERN = 3
    EDGE = 4
    STOCK = 5
    RESERVE = 6
    AT_HAND = 7
    WORTH = 8


HEADS = (
    texts.PICTURE,
    texts.VALUE,
    texts.COLOUR,
    texts.PATTERN,
    texts.EDGE,
    texts.STOCK,
    texts.RESERVE,
    texts.AT_HAND,
    texts.WORTH,
)


class Row(Struct, frozen=True):
    """A denomination. `wrong`: what stands in cells that could not be read, and why."""

    chip: Chip
    wrong: Mapping[Column, tuple[str, BadInput]] = field(default_factory=dict)


class Draft(Struct, frozen=True):
    """A set in the making, over the one it changes; None: there was none. Without rows there is no set."""

    base: ChipSet | None
    key: str
    name: str
    rows: tuple[Row, ...]

    @property
    def chip_set(self) -> ChipSet:
        """The set as it would be saved, the lowest first."""
        return ChipSet(self.key, self.name, tuple(sorted((row.chip for row in self.rows), key=lambda each: each.value)))

    @property
    def changed(self) -> bool:
        """Whether there is anything to save or to discard."""
        return bool(self.rows) and (self.is_wrong or self.chip_set != self.base)

    @property
    def is_wrong(self) -> bool:
        """Whether something could not be read."""
        return any(row.wrong for row in self.rows)


NOTHING = Draft(None, "", "", ())


def begun(chip_set: ChipSet | None) -> Draft:
    """A draft of the set that is played with, without changes."""
    if chip_set is None:
        return NOTHING
    return Draft(chip_set, chip_set.key, chip_set.name, tuple(Row(chip) for chip in chip_set.chips))


def with_row(draft: Draft, after: int) -> tuple[Draft, int]:
    """The draft with one denomination more, worth what usually comes next, in a colour nobody has yet; and the row it
    got.
    """
    at = max(0, min(after + 1, len(draft.rows)))
    below = draft.rows[at - 1].chip.value if at else 0
    taken = {row.chip.value for row in draft.rows}
    value = next(each for each in _after(below) if each not in taken)
    worn = {row.chip.colour for row in draft.rows}
    colour = next((each for each in COLOURS if each not in worn), next(iter(COLOURS)))
    patterns = tuple(Pattern)
    chip = Chip(Chips(value), colour, PIECES, pattern=patterns[(len(draft.rows) + 1) % len(patterns)])
    return replace(draft, rows=(*draft.rows[:at], Row(chip), *draft.rows[at:])), at


def without(draft: Draft, index: int) -> Draft:
    """The draft without a denomination."""
    return replace(draft, rows=draft.rows[:index] + draft.rows[index + 1 :])


def with_chip(draft: Draft, index: int, chip: Chip) -> Draft:
    """The draft with a denomination changed."""
    row = replace(draft.rows[index], chip=chip)
    return replace(draft, rows=(*draft.rows[:index], row, *draft.rows[index + 1 :]))


def turned(draft: Draft, index: int) -> Draft:
    """The draft with the next pattern of a chip's edge."""
    chip, patterns = draft.rows[index].chip, tuple(Pattern)
    following = patterns[(patterns.index(chip.pattern) + 1) % len(patterns)]
    return with_chip(draft, index, replace(chip, pattern=following))


def typed_into(draft: Draft, index: int, column: Column, typed: str, words: Words) -> Draft:
    """The draft with something typed into a cell; what cannot be read stays there, marked."""
    row = draft.rows[index]
    wrong = {at: what for at, what in row.wrong.items() if at is not column}
    try:
        chip = replace(row.chip, **_read(draft, index, column, typed, words))
        row = Row(chip, wrong)
    except BadInput as bad:
        row = replace(row, wrong={**wrong, column: (typed, bad)})
    return replace(draft, rows=(*draft.rows[:index], row, *draft.rows[index + 1 :]))


def shown(row: Row, column: Column, words: Words) -> str:
    """The text of a cell, with which it is opened too."""
    if column in row.wrong:
        return row.wrong[column][0]
    chip = row.chip
    match column:
        case Column.PICTURE:
            return ""
        case Column.COLOUR:
            return called(words, chip)
        case Column.PATTERN:
            return words(PATTERNS[chip.pattern])
        case Column.EDGE:
            return colour_said(words, chip.edge)
    numbers = {
        Column.VALUE: chip.value,
        Column.STOCK: chip.stock,
        Column.RESERVE: chip.reserve,
        Column.AT_HAND: chip.at_hand,
        Column.WORTH: chip.at_hand * chip.value,
    }
    return words.number(numbers[column])


def to_type(row: Row, column: Column, words: Words) -> str:
    """The text a cell is opened with: a colour so that it can be read again just as it is."""
    if column in row.wrong or column not in (Column.COLOUR, Column.EDGE):
        return shown(row, column, words)
    chip = row.chip
    if column is Column.EDGE:
        return colour_to_type(words, chip.edge)
    return colour_to_type(words, chip.colour, chip.called)


def problem(row: Row, column: Column, words: Words) -> str:
    """The problem of a cell in words, '' when there is none."""
    if column not in row.wrong:
        return ""
    bad = row.wrong[column][1]
    return words(bad.text, field=words(HEADS[column]), **bad.facts)


def first_problem(draft: Draft, words: Words) -> str:
    """The first thing that could not be read, '' when all could."""
    return next((problem(row, column, words) for row in draft.rows for column in row.wrong), "")


def _read(draft: Draft, index: int, column: Column, typed: str, words: Words) -> dict[str, Any]:
    """The fields of its chip that a cell changes. Raises `BadInput`."""
    chip = draft.rows[index].chip
    if column in (Column.COLOUR, Column.EDGE):
        found = typed_colour(words, typed)
        if found is None:
            raise BadInput(texts.NOT_A_COLOUR, typed=typed[:40])
        return {"colour": found[0], "called": found[1]} if column is Column.COLOUR else {"edge": found[0]}
    if column is Column.VALUE:
        value = parse_number(typed, least=1, most=MOST_VALUE)
        if any(row.chip.value == value for at, row in enumerate(draft.rows) if at != index):
            raise BadInput(texts.TWICE, value=value)
        return {"value": Chips(value)}
    if column is Column.STOCK:
        return {"stock": parse_number(typed, least=chip.reserve, most=MOST_PIECES)}
    reserve = parse_number(typed or "0", least=0, most=MOST_PIECES)
    if reserve > chip.stock:
        raise BadInput(texts.RESERVE_HIGH, value=reserve, stock=chip.stock)
    return {"reserve": reserve}


def _after(value: int) -> list[int]:
    """The denominations that usually come after one: 1, 5, 25, 100, 500, 1000, 5000, 25,000 ..."""
    usual = [each * 1000**power for power in range(4) for each in (1, 5, 25, 100, 500)]
    return [each for each in sorted(usual) if each > value] + list(range(value + 1, value + 30))
