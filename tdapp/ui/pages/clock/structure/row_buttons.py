"""The buttons under the table: rows are added, moved and deleted, and what cannot be done says why."""

from functools import partial

from PySide6.QtWidgets import QWidget

from tdapp.domain.clock.structure import Level
from tdapp.domain.tournament import MOST_PERIODS
from tdapp.ui.pages.clock.structure import draft, hints, texts
from tdapp.ui.pages.clock.structure.draft import Draft
from tdapp.ui.pages.clock.structure.editing import Editing
from tdapp.ui.widgets.buttons import Button, IconButton
from tdapp.ui.widgets.layout import STRETCH, hbox
from tdapp.words.say import Words
from tdapp.words.structures.table import FULL


class RowButtons(QWidget):
    """The buttons of the row the keyboard is at, and of several; `editing` does what they say."""

    def __init__(self, editing: Editing) -> None:
        super().__init__()
        level, pause = partial(editing.insert, False), partial(editing.insert, True)
        self.add_level = Button(texts.ADD_LEVEL, level, icon="plus", key="Ins", name="add_level")
        self.add_break = Button(texts.ADD_BREAK, pause, icon="coffee", key="Shift+Ins", name="add_break")
        self.up = IconButton("chevron-up", texts.UP, partial(editing.move, -1), kind="", name="move_up")
        self.down = IconButton("chevron-down", texts.DOWN, partial(editing.move, 1), kind="", name="move_down")
        self.delete = Button(texts.DELETE, editing.delete, icon="trash-2", key="Del", name="delete_row")
        self.copy = IconButton("copy", texts.COPY, editing.copy, kind="", name="copy_rows")
        self.paste = IconButton("clipboard-paste", texts.PASTE, editing.paste, kind="", name="paste_rows")
        self.fill = IconButton("arrow-down-to-line", texts.FILL, editing.fill, kind="", name="fill_down")
        self.undo = IconButton("undo-2", texts.UNDO_TYPED, editing.undo, kind="", name="undo_typed")
        self.redo = IconButton("redo-2", texts.REDO_TYPED, editing.redo, kind="", name="redo_typed")
        ways = (self.copy, self.paste, self.fill, self.undo, self.redo)
        self.tools = hbox(*ways, gap=4)
        hbox(self.add_level, self.add_break, self.up, self.down, STRETCH, self.delete, on=self)

    def show_row(self, changed: Draft, at: int | None, over: str, words: Words) -> None:
        """Show what can be done at row `at` of a draft, None: at none. `over`: why nothing can any more, '' it can."""
        full = words(FULL, limit=MOST_PERIODS) if len(changed.rows) >= MOST_PERIODS else ""
        self.add_level.allow(over or full)
        self.add_break.allow(over or full)
        stays = over or hints.why_it_stays(changed, at, words)
        levels = [row for row in changed.rows if isinstance(row.period, Level)]
        only = at is not None and len(levels) == 1 and levels[0] is changed.rows[at]
        self.delete.allow(stays or (words(texts.LAST_LEVEL) if only else ""))
        self.copy.allow("" if changed.rows else words(texts.NO_ROW), words(texts.COPY_HELP))
        self.paste.allow(over, words(texts.PASTE_HELP))
        self.fill.allow(over or hints.why_it_stands(changed, at, words), words(texts.FILL_HELP))
        here = at if at is not None else 0
        up, down = words(texts.UP_HELP), words(texts.DOWN_HELP)
        self.up.allow(stays or ("" if draft.can_move(changed, here, -1) else words(texts.FIRST_FREE)), up)
        self.down.allow(stays or ("" if draft.can_move(changed, here, 1) else words(texts.LAST_ROW)), down)
