"""The stacks while they are typed: pieces of each chip per line of the price list, and how often each is expected."""

from collections.abc import Mapping, Sequence

from msgspec import Struct, field

from tdapp.domain.chips.chip_set import Pieces, pieces_of, worth
from tdapp.domain.chips.chip_sets import MOST_EXPECTED
from tdapp.domain.units import Chips
from tdapp.read.chips.chip_sets import StackView
from tdapp.ui.pages.chips.stacks import texts
from tdapp.values import replace
from tdapp.words.parsing import BadInput, parse_number
from tdapp.words.say import Words

MOST_PIECES = 10_000  # of one denomination in one stack
EXPECTED = Chips(-1)  # stands for the column of expected sales where a denomination would stand


class Row(Struct, frozen=True):
    """The stack of one line of the price list. `wrong`: what stands in cells that could not be read, and why."""

    view: StackView
    pieces: Pieces
    expected: int | None
    wrong: Mapping[Chips, tuple[str, BadInput]] = field(default_factory=dict)

    @property
    def changed(self) -> bool:
        """Whether something was typed that is not saved."""
        return bool(self.wrong) or self.remade or self.expected != self.view.expected

    @property
    def remade(self) -> bool:
        """Whether the stack is made otherwise than it was."""
        return self.pieces != self.view.pieces

    @property
    def made(self) -> Chips:
        """The chips the pieces are worth."""
        return worth(self.pieces)

    @property
    def fits(self) -> bool:
        """Whether the pieces are worth what the line brings into play; () leaves it open, which is no fault."""
        return not self.wrong and (not self.pieces or self.made == self.view.chips)

    def count(self, chip: Chips) -> int:
        """The pieces of a denomination."""
        return dict(self.pieces).get(chip, 0)


class Draft(Struct, frozen=True):
    """A draft of all stacks, in the order of the price list; without rows before any were shown."""

    rows: tuple[Row, ...] = ()

    @property
    def changed(self) -> bool:
        """Whether there is anything to save or to discard."""
        return any(row.changed for row in self.rows)

    @property
    def remade(self) -> dict[str, Pieces]:
        """The stacks that are made otherwise and are worth what they must be, by offer."""
        return {row.view.offer: row.pieces for row in self.rows if row.remade and row.fits}

    @property
    def expected(self) -> dict[str, int]:
        """The number of times each offer is expected to be sold, where somebody said so."""
        return {row.view.offer: row.expected for row in self.rows if row.expected is not None}

    @property
    def expects_otherwise(self) -> bool:
        """Whether other sales are expected than were."""
        return any(row.expected != row.view.expected for row in self.rows)

    def row(self, offer: str) -> Row | None:
        """The row of an offer; None: it has none."""
        return next((row for row in self.rows if row.view.offer == offer), None)


def rebased(draft: Draft, views: Sequence[StackView]) -> Draft:
    """The draft over stacks that changed meanwhile, with the same typing; a stack nobody typed at follows them."""
    rows = []
    for view in views:
        typed = draft.row(view.offer)
        if typed is None or not typed.changed:
            rows.append(Row(view, view.pieces, view.expected))
            continue
        expected = typed.expected if typed.expected != typed.view.expected else view.expected
        rows.append(Row(view, typed.pieces if typed.remade else view.pieces, expected, typed.wrong))
    return Draft(tuple(rows))


def typed_into(draft: Draft, index: int, chip: Chips, typed: str) -> Draft:
    """The draft with something typed into a cell; what cannot be read stays there, marked."""
    row = draft.rows[index]
    wrong = {at: what for at, what in row.wrong.items() if at != chip}
    try:
        if chip == EXPECTED:
            expected = parse_number(typed, least=0, most=MOST_EXPECTED) if typed.strip() else None
            row = replace(row, expected=expected, wrong=wrong)
        else:
            count = parse_number(typed, least=0, most=MOST_PIECES) if typed.strip() else 0
            row = replace(row, pieces=pieces_of({**dict(row.pieces), chip: count}), wrong=wrong)
    except BadInput as bad:
        row = replace(row, wrong={**wrong, chip: (typed, bad)})
    return with_row(draft, index, row)


def with_pieces(draft: Draft, index: int, pieces: Pieces) -> Draft:
    """The draft with one stack made of these pieces."""
    wrong = {at: what for at, what in draft.rows[index].wrong.items() if at == EXPECTED}
    return with_row(draft, index, replace(draft.rows[index], pieces=pieces, wrong=wrong))


def with_row(draft: Draft, index: int, row: Row) -> Draft:
    """The draft with one row changed."""
    return Draft((*draft.rows[:index], row, *draft.rows[index + 1 :]))


def shown(row: Row, chip: Chips, words: Words) -> str:
    """The text of a cell, with which it is opened too."""
    if chip in row.wrong:
        return row.wrong[chip][0]
    if chip == EXPECTED:
        return "" if row.expected is None else words.number(row.expected)
    count = row.count(chip)
    return words.number(count) if count else ""


def problem(row: Row, chip: Chips, words: Words) -> str:
    """The problem of a cell in words, '' when there is none."""
    if chip not in row.wrong:
        return ""
    bad = row.wrong[chip][1]
    field_name = words(texts.EXPECTED) if chip == EXPECTED else words(texts.PIECES_OF, chip=chip)
    return words(bad.text, field=field_name, **bad.facts)


def misfit(row: Row, words: Words) -> str:
    """The problem of a stack in words; '' when it can be given out or is left open."""
    for chip in row.wrong:
        return problem(row, chip, words)
    if row.fits:
        return ""
    text = texts.TOO_LITTLE if row.made < row.view.chips else texts.TOO_MUCH
    return words(text, name=name(row, words), made=row.made, chips=row.view.chips, by=abs(row.made - row.view.chips))


def name(row: Row, words: Words) -> str:
    """The name of a line of the price list."""
    return row.view.name or words(texts.STANDARD)
