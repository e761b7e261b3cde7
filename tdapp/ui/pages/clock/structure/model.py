"""The model of the table of levels and breaks: the draft over the structure it changes, row by row."""

from datetime import timedelta
from functools import partial

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter

from tdapp.app.structures import cells
from tdapp.app.structures.rows import Column
from tdapp.domain.clock.clock import begins
from tdapp.domain.clock.structure import Break, Level, level_numbers
from tdapp.read.clock.structure import StructureView
from tdapp.read.structures.lint_view import LintLine, LintView
from tdapp.ui.pages.clock.structure import texts
from tdapp.ui.pages.clock.structure.draft import Draft
from tdapp.ui.pages.clock.structure.findings import SIGNS
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.cell_table import ICON, at_left
from tdapp.ui.widgets.cells import Cell, Row
from tdapp.words.clock.games import by_turns
from tdapp.words.say import Words

HOUR = timedelta(hours=1)
MINUTE = timedelta(minutes=1)
TOP = (Column.SMALL, Column.ANTE)  # where the words of a break stand, each over two columns
NOTHING_FOUND = LintView()


class Shown:
    """A draft as the table shows it: played, on now, a break. `lint`: what is found in it. `games`: the games are in
    sight though all are no-limit hold'em.
    """

    def __init__(
        self, draft: Draft, view: StructureView, words: Words, lint: LintView = NOTHING_FOUND, *, games: bool = False
    ) -> None:
        self.draft, self.view, self.words, self.lint = draft, view, words, lint
        self.unused = draft.unused - ({Column.GAME} if games else set())
        self._numbers = level_numbers(draft.structure)
        self._times = [self._starts(number) for number in range(len(draft.rows))]

    def says_as(self, other: "Shown") -> bool:
        """Whether the rows say what those of another one do: times count as they are said."""
        mine, theirs = self.view, other.view
        return (
            self.words is other.words
            and self.unused == other.unused
            and self._times == other._times
            and (mine.late_level, mine.finished) == (theirs.late_level, theirs.finished)
            and self.draft == other.draft
            and self.lint == other.lint
        )

    def is_break(self, number: int) -> bool:
        return 0 <= number < len(self.draft.rows) and isinstance(self.draft.rows[number].period, Break)

    def is_frozen(self, number: int) -> bool:
        """Whether a row has been played and stands."""
        return number < self.draft.played

    def is_on(self, number: int) -> bool:
        """Whether a row is on now."""
        return self.draft.running and number == self.draft.played

    def closes_late(self, number: int) -> bool:
        """Whether late registration ends after a row."""
        late = self.view.late_level
        return late is not None and self._numbers[number] == late and late not in self._numbers[number + 1 :]

    def found(self, number: int) -> tuple[LintLine, ...]:
        """What is found in a row."""
        return () if self.is_frozen(number) else self.lint.of_row(number)

    def rows(self) -> list[Row]:
        """The rows as the table shows them."""
        return [
            Row(number, number + 1, [self._cell(number, column) for column in Column])
            for number in range(len(self.draft.rows))
        ]

    def _cell(self, number: int, column: Column) -> Cell:
        row, words = self.draft.rows[number], self.words
        frozen, on, resting = self.is_frozen(number), self.is_on(number), self.is_break(number)
        can_edit = not frozen and cells.editable(row, column)
        text, wrong = self._text(number, column), cells.problem(row, column, words)
        quiet = frozen or column in (Column.ROW, Column.STARTS)
        heading = cells.heading(column, for_break=resting)
        top = resting and column in TOP
        picture = partial(self._marks, number) if column is Column.LEVEL else _nothing if top else None
        return Cell(
            text,
            typed=cells.to_type(row, column, words) if can_edit and column is not Column.KIND else None,
            worded=column is Column.GAME or (resting and column is Column.SMALL),
            turns=column is Column.KIND and not resting,
            wrong=wrong,
            tip=self._more(number, column),
            spoken=words(texts.SPOKEN_CELL, column=words(heading), row=number + 1, value=text) if text else "",
            tone="muted" if quiet else "accent" if top else "",
            picture=picture,
            strong=on or (column is Column.LEVEL and not frozen),
            left=top,
            ground="ground" if frozen else "",
            tint="accent" if resting and not frozen else "",
            bar="accent" if on and column is Column.ROW else "",
        )

    def _text(self, number: int, column: Column) -> str:
        match column:
            case Column.ROW:
                return self.words.number(number + 1)
            case Column.LEVEL:
                return self._level(number)
            case Column.STARTS:
                return self._times[number]
        short = texts.SHORT_KINDS if Column.SMALL_BET not in self.unused else None
        return cells.shown(self.draft.rows[number], column, self.words, short)

    def _level(self, number: int) -> str:
        level, period = self._numbers[number], self.draft.rows[number].period
        if level is None:
            return ""
        rest = not isinstance(period, Break) and period.continued
        said = self.words.number(level)
        return self.words(texts.CONTINUED, number=said) if rest else said

    def _starts(self, number: int) -> str:
        """The time a row begins, of day; before the start is known, how long after it; what is over and not known stays
        empty.
        """
        structure = self.draft.structure
        at = self.view.starts_at(structure, number)
        if at is not None:
            return self.words.time(at)
        if self.draft.played or self.draft.running or self.view.finished:
            return ""
        after = begins(structure, number)
        minutes = f"{after % HOUR // MINUTE:02d}"
        return self.words(texts.AFTER_START, hours=str(after // HOUR), minutes=minutes)

    def _more(self, number: int, column: Column) -> str:
        """The tooltip of a cell: what it may be too narrow for, and what its signs mean."""
        if self.is_frozen(number):
            return self.words(texts.FROZEN, row=number + 1)
        if column is Column.LEVEL and (found := self.found(number)):
            return " ".join(self.words.said(each.said) for each in found)
        if column is Column.LEVEL and self.closes_late(number):
            return self.words(texts.CLOSES_HERE)
        period = self.draft.rows[number].period
        if column is Column.GAME and isinstance(period, Level):
            return by_turns(self.words, period)
        return self._text(number, column) if self.is_break(number) and column in TOP else ""

    def _marks(self, number: int, painter: QPainter, box: QRect) -> QRect:
        """Draw the signs before a level: a triangle for what is on, a lock for what was played, a cup for a break.
        Findings behind.
        """
        frozen, corner = self.is_frozen(number), QRect(box.right() - ICON, box.y(), ICON, box.height())
        if found := self.found(number):
            look().paint_icon(painter, at_left(corner), *SIGNS[max(each.grade for each in found)])
        elif self.closes_late(number):
            look().paint_icon(painter, at_left(corner), "ticket", "info")
        for icon, ink, there in (
            ("play", "accent", self.is_on(number)),
            ("lock", "muted", frozen),
            ("coffee", "muted" if frozen else "accent", self.is_break(number)),
        ):
            if there:
                look().paint_icon(painter, at_left(box), icon, ink)
                box = box.adjusted(ICON + 7, 0, 0, 0)
        return box


def _nothing(_painter: QPainter, box: QRect) -> QRect:
    """Draw nothing: the words of a break have all the room there is, also where they are wrong."""
    return box
