"""The Leaders part: who has most, the big stacks, the average, each table; and all of it as a list for the press."""

from functools import partial

from tdapp.app.chips.chip_counts_exchange import by_table, counts_table
from tdapp.domain.clock.stack_unit import Unit
from tdapp.domain.latest import Latest
from tdapp.read.chips.known_stacks import ChipCountsView, chip_counts_view
from tdapp.ui.language import say
from tdapp.ui.pages.chips.leaders import texts
from tdapp.ui.pages.chips.leaders.rows import stack_heads, stack_rows, table_heads, table_rows
from tdapp.ui.pages.chips.numbers import NumbersTable
from tdapp.ui.pages.part import Part
from tdapp.ui.saving import ask_where, save_table
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button, pills
from tdapp.ui.widgets.cells import Row
from tdapp.ui.widgets.empty import EmptyState
from tdapp.ui.widgets.keyboard import focus
from tdapp.ui.widgets.label import Figure
from tdapp.ui.widgets.layout import STRETCH, grow, hbox, holder, one_of, vbox
from tdapp.ui.widgets.recurring import SAVE_LIST
from tdapp.words.clock.depth import with_depth

ALL, BIG, TABLES = "all", "big", "tables"
PILLS = ((ALL, texts.ALL, "Alt+A"), (BIG, texts.BIG, "Alt+G"), (TABLES, texts.TABLES, "Alt+T"))


class LeadersPart(Part):
    """The part with the stacks that are known, from the largest, or with the tables."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.view: ChipCountsView | None = None
        self.shows = ALL
        self._stacks: Latest[list[Row]] = Latest()
        self._tables: Latest[list[Row]] = Latest()
        words = session.words
        self.average, self.counted, self.when = Figure(), Figure(), Figure()
        self.pills = pills(self, self.show_only, PILLS, prefix="leaders")
        say(self.pills[BIG].explain, texts.BIG_HELP)
        self.export = Button(
            texts.EXPORT, self.save_list, on=self, icon="file-down", key=SAVE_LIST, name="leaders_export"
        )
        self.stacks = NumbersTable("leaders_stacks", stack_heads(Unit.BIG_BLINDS), words, column=1)
        self.tables = NumbersTable("leaders_tables", table_heads(Unit.BIG_BLINDS), words, column=1)
        say(self.stacks.setAccessibleName, texts.ALL)
        say(self.tables.setAccessibleName, texts.TABLES)
        self.empty = EmptyState("chip", texts.EMPTY, texts.EMPTY_WHY)
        to_count = partial(self.part_asked.emit, "count")
        self.to_count = self.empty.offer(Button(texts.TO_COUNT, to_count, icon="chip", name="leaders_to_count"))
        figures = hbox(self.average, self.counted, self.when, STRETCH, gap=28)
        line = hbox(*self.pills.values(), STRETCH, self.export)
        self.lists = one_of(self.stacks, self.tables)
        self.body = holder(vbox(figures, line, grow(self.lists)))
        self.stack = one_of(self.body, self.empty)
        vbox(self.stack, on=self)

    # Showing

    def refresh(self) -> None:
        self.show_view(self.session.view(chip_counts_view, self.session.now(), self.session.club.directory))

    def show_view(self, view: ChipCountsView) -> None:
        """Show these counts."""
        self.view = view
        words = self.session.words
        known = view.first is not None or any(table.counted for table in view.tables)
        self.stack.setCurrentWidget(self.body if known else self.empty)
        average = with_depth(words, view.average or 0, view.average_depth)
        self.average.show_figure(average, texts.AVERAGE)
        self.counted.show_figure(words(texts.COUNTED_IS, counted=view.counted, left=view.left), texts.COUNTED)
        self.when.setVisible(view.first is not None)
        if view.first is not None and view.last is not None:
            first, last = words.time(view.first), words.time(view.last)
            when = first if first == last else words(texts.WHEN_IS, first=first, last=last)
            self.when.show_figure(when, texts.AT if first == last else texts.WHEN)
        self.lists.setCurrentWidget(self.tables if self.shows == TABLES else self.stacks)
        rows = view.big() if self.shows == BIG else view.rows
        stacks = self._stacks.of((view, words, int(self.shows == BIG)), lambda: stack_rows(rows, words))
        tables = self._tables.of((view, words), lambda: table_rows(view.tables, words))
        self.stacks.show_keyed(stacks, words, heads=stack_heads(view.unit.unit))
        self.tables.show_keyed(tables, words, heads=table_heads(view.unit.unit))
        for name, pill in self.pills.items():
            pill.setChecked(name == self.shows)

    def take_focus(self) -> None:
        shown = self.tables if self.shows == TABLES else self.stacks
        focus(self.to_count if self.stack.currentWidget() is self.empty else shown)

    # Doing

    def show_only(self, name: str) -> None:
        """Show all stacks, only the big ones, or the tables."""
        self.shows = name
        if self.view is not None:
            self.show_view(self.view)
            self.take_focus()

    def save_list(self) -> None:
        """Save what is in sight as a list."""
        text = texts.FILE_TABLES if self.shows == TABLES else texts.FILE
        ask_where(self.session, self, title=texts.EXPORT_TITLE, name=self.session.words(text), then=self.write_list)

    def write_list(self, path: str) -> None:
        """Write what is in sight into a file."""
        view = self.view
        if view is not None:
            many = len(view.big()) if self.shows == BIG else view.counted
            save_table(self.session, by_table(view) if self.shows == TABLES else counts_table(view, many), path)
