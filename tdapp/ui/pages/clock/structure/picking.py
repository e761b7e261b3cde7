"""What can be picked for the cell the keyboard is at: values that fit, as pills under the table."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Signal

from tdapp.app.structures.rows import Column
from tdapp.ui.pages.clock.structure import choices, texts
from tdapp.ui.pages.clock.structure.draft import Draft
from tdapp.ui.session import Session
from tdapp.ui.widgets.pick_strip import PickStrip


class CellPicks(PickStrip):
    """The strip of what a cell can hold. `row_picked`: the row of that number as it is with what was picked."""

    row_picked = Signal(int, object)

    def __init__(self, session: Session) -> None:
        super().__init__("structure_pick", texts.PICKING)
        self.session = session
        self._draft: Draft | None = None
        self._at, self._column = 0, Column(0)
        self.picked.connect(self._on_picked)
        self.stepped.connect(self._on_stepped)

    def show_cell(self, draft: Draft, at: int | None, column: int) -> None:
        """Show what can be picked for a cell; None: for none."""
        self._draft = draft if at is not None else None
        if at is None:
            self.show_picks((), None)
            return
        self._at, self._column = at, Column(column)
        row, before = draft.rows[at], draft.rows[:at]
        chips = self.session.view(choices.played_with)
        found: Sequence[Any] = choices.picks(row, self._column, before, chips, self.session.words)
        self.show_picks(found, choices.holds(row, self._column), steps=self._column in choices.STEPPED)

    def _on_picked(self, value: Any) -> None:
        draft = self._draft
        if draft is not None and self._at >= draft.played:
            row = choices.with_picked(draft.rows[self._at], self._column, value, draft.rows[: self._at])
            self.row_picked.emit(self._at, row)

    def _on_stepped(self, by: int) -> None:
        if self._draft is not None:
            self._on_picked(choices.next_to(self._draft.rows[self._at], by))
