"""The window in which the boxes of a public screen are arranged: a live picture of the tournament, boxes dragged on it,
added and taken out, each shown at its stages, undone step by step and saved as the laptop's own.

What may stand where is `tdapp.read.screen_draft`'s to say; nothing that is refused is done.
"""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from tdapp.app.clock.screen_library import own_library
from tdapp.domain.refusal import Refused
from tdapp.read import screen_draft as drafts
from tdapp.read.screen_draft import SHAPES, Draft, shape_for
from tdapp.read.screen_layout import BoxKind, Cells, Programme, ScreenBox, ScreenLayout, Shape
from tdapp.read.screen_stage import EveningStage
from tdapp.read.screen_windows import PublicWindow
from tdapp.ui.screens import arranging_texts as says
from tdapp.ui.screens.arranging_drafts import Drafts
from tdapp.ui.screens.arranging_side import ArrangingSide
from tdapp.ui.screens.boxes_grid import BoxesGrid
from tdapp.ui.screens.composing import Show
from tdapp.ui.screens.framed import Framed
from tdapp.ui.screens.shows import Shows
from tdapp.ui.screens.stage import Stage
from tdapp.ui.session import Session
from tdapp.ui.side_window import SideWindow
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.keyboard import focus
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import grow, hbox, scrolled, vbox
from tdapp.ui.widgets.shortcuts import tell_key
from tdapp.ui.widgets.typed_in import typed_in
from tdapp.values import replace
from tdapp.words.screen_boxes import KINDS, layout_name, refused_said

SIZE = (1240, 760)


class ArrangeWindow(SideWindow):
    """The window of the boxes. `saved`: another programme is to be shown in the window it was opened for."""

    saved = Signal(int, str)  # the number of the public window, and the programme

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent, name="arrange_window", title=says.TITLE, close=says.CLOSE)
        self.shows = Shows(own_library())
        self.window_shown = PublicWindow(1)
        self.drafts = Drafts(self.shows.library)
        self.shape_of = SHAPES[0]
        self.stage_of = EveningStage.PLAY
        self.index: int | None = None
        self.picture = Stage(session.screen_words, self.shows.of(self.window_shown))
        self.picture.setObjectName("arrange_picture")
        self.picture.set_still(True)  # the outlines keep their places over it
        self.frame = Framed(self.picture)
        self.grid = BoxesGrid(self.picture, self._named)
        self.why = Label("", tone="warning", wrap=True, name="arrange_why")
        self.side = ArrangingSide()
        self.remove = Button(says.REMOVE, self.take_out, on=self, icon="trash-2", key="Del", name="arrange_remove")
        self.undo = Button(says.UNDO, self.undo_here, icon="undo-2", key="Ctrl+Z", name="arrange_undo")
        self.redo = Button(says.REDO, self.redo_here, icon="redo-2", key="Ctrl+Y", name="arrange_redo")
        self.shipped = Button(
            says.SHIPPED, self.take_shipped, icon="rotate-ccw", name="arrange_shipped", help_text=says.SHIPPED_HELP
        )
        self.save = PrimaryButton(says.SAVE, self.keep, on=self, icon="save", key="Ctrl+S", name="arrange_save")
        left = vbox(grow(self.frame), Label(says.KEYS, "muted", wrap=True), self.why, gap=8)
        right = scrolled(self.side, sideways=False)
        right.setFixedWidth(380)
        self.lay_out(
            hbox(grow(self.title), self.undo, self.redo, self.remove, self.shipped),
            hbox(grow(left), right, gap=16),
            buttons=(self.save,),
        )
        self._connect()
        self.resize(*SIZE)

    def _connect(self) -> None:
        side, grid = self.side, self.grid
        self.picture.installEventFilter(self)
        side.layout_picked.connect(self.choose_layout)
        side.shape_picked.connect(self._choose_shape)
        side.stage_picked.connect(self._choose_stage)
        side.box_picked.connect(self.choose)
        side.added.connect(self.add)
        side.chosen.stepped.connect(self._with_chosen)
        grid.chosen.connect(self.choose)
        grid.tried.connect(self._try)
        grid.placed.connect(lambda index, at: self._do(lambda shape: drafts.placed(shape, index, at)))
        grid.moved.connect(
            lambda right, down: self._with_chosen(lambda shape, at: drafts.moved(shape, at, right=right, down=down))
        )
        grid.resized.connect(
            lambda wider, higher: self._with_chosen(
                lambda shape, at: drafts.resized(shape, at, wider=wider, higher=higher)
            )
        )
        grid.turned.connect(self._turn)
        for keys, text in (("Left", says.ARROWS), ("Shift+Right", says.SHIFT_ARROWS), ("PgDown", says.PAGES)):
            tell_key(self.grid, keys, text)
        self.session.ticked.connect(self._show_picture)

    def begin(self, window: PublicWindow) -> None:
        """Begin with what a public window shows now."""
        self.window_shown = window
        self.shows.look()
        views = [view for view in self.session.screen_views(window.tournaments) if view is not None]
        self.stage_of = views[0].evening if views else EveningStage.PLAY
        programme = self.shows.of(window).programme
        self.choose_layout(self.shows.library.layout_key(programme.at(self.stage_of)))
        focus(self.grid)

    # What is arranged

    @property
    def draft(self) -> Draft:
        """The layout that is arranged."""
        return self.drafts.here

    @property
    def shape(self) -> Shape:
        """Its boxes for the shape of display that is looked at."""
        return shape_for(self.draft.layout, *self.shape_of)

    def box(self) -> ScreenBox | None:
        """The box that is chosen; None: none."""
        return self.shape.boxes[self.index] if self.index is not None else None

    def choose_layout(self, key: str) -> None:
        """Arrange this layout; what was changed in another one stays."""
        self.drafts.take_up(key)
        self.index = None
        self.side.show_name(self._layout_name())
        self.refresh()

    def choose(self, index: int) -> None:
        """Choose a box."""
        self.index = index
        self.why.setText("")
        self.refresh()

    def add(self, kind: BoxKind) -> None:
        """Add a box where there is room, seen at every stage if it can be, else at the one that is looked at."""

        def one_more(shape: Shape) -> Shape:
            try:
                return drafts.added(shape, kind)
            except Refused:
                return drafts.added(shape, kind, (self.stage_of,))

        if self._do(one_more):
            self.choose(len(self.shape.boxes) - 1)
            focus(self.grid)

    def take_out(self) -> None:
        """Take the chosen box out."""
        if self._with_chosen(drafts.removed):
            self.index = None
            self.refresh()

    def take_shipped(self) -> None:
        """Take the boxes this layout ships with."""
        self.drafts.take_shipped()
        self._stepped()

    def undo_here(self) -> None:
        """Undo the last step of the draft; where there is none, the last act."""
        if self.drafts.undo():
            self._stepped()
        else:
            super().undo_here()

    def redo_here(self) -> None:
        """Do the last step again that was undone."""
        if self.drafts.redo():
            self._stepped()
        else:
            super().redo_here()

    def keep(self) -> None:
        """Save the boxes under the name that is typed."""
        words, before, name = self.session.words, self.drafts.key, self.side.name_typed()
        if name == self._layout_name():
            name = self.shows.library.layouts[before].name
        try:
            saved = self.drafts.save(programme=self.shows.programme(self.window_shown), name=name)
        except Refused as refused:
            self.why.setText(refused_said(words, refused))
            return
        self.shows.look()
        self.session.prefer(self.session.preferences)  # every screen looks at the files anew
        new = saved.layout != before
        if new:
            self.window_shown = replace(self.window_shown, programme=saved.programme)
            self.saved.emit(self.window_shown.number, saved.programme)
        self.choose_layout(saved.layout)
        programme = self.shows.programmes()[saved.programme].name
        self.say(words(says.SAVED_NEW, programme=programme) if new else words(says.SAVED))

    def unkept(self) -> tuple[str, ...]:
        """The layouts that were changed and are not saved, and what stands half-typed in a field."""
        return (*self.drafts.unkept(), *typed_in(self))

    def _turn(self, step: int) -> None:
        seen = self.grid_seen()
        if seen:
            at = seen.index(self.index) + step if self.index in seen else 0
            self.choose(seen[at % len(seen)])

    def _try(self, index: int, at: Cells) -> None:
        """Show why a box that is dragged could not stand where it is held."""
        try:
            drafts.placed(self.shape, index, at)
        except Refused as refused:
            self.why.setText(refused_said(self.session.words, refused))
            self.grid.show_trial(refused=True)
        else:
            self.why.setText("")
            self.grid.show_trial(refused=False)

    def _with_chosen(self, step: Callable[[Shape, int], Shape]) -> bool:
        """Take a step with the box that is chosen; False: it was refused, or none is."""
        index = self.index
        return index is not None and self._do(lambda shape: step(shape, index))

    def _do(self, step: Callable[[Shape], Shape]) -> bool:
        """Take a step with the boxes; whether it was taken. Why not is said."""
        try:
            shape = step(self.shape)
        except Refused as refused:
            self.why.setText(refused_said(self.session.words, refused))
            self.refresh()
            return False
        self.drafts.becomes(shape)
        self._stepped()
        return True

    def _stepped(self) -> None:
        """Show the draft after a step."""
        self.why.setText("")
        if self.index is not None and self.index >= len(self.shape.boxes):
            self.index = None
        self.refresh()

    # Showing

    def _choose_shape(self, shape: tuple[int, int]) -> None:
        self.shape_of, self.index = shape, None
        self.refresh()

    def _choose_stage(self, stage: EveningStage) -> None:
        self.stage_of = stage
        box = self.box()
        if box is not None and not box.shown_at(stage):
            self.index = None
        self.refresh()

    def grid_seen(self) -> list[int]:
        """The boxes that are seen at the stage that is looked at, by their places in the layout."""
        return [index for index, box in enumerate(self.shape.boxes) if box.shown_at(self.stage_of)]

    def _layout_name(self) -> str:
        key = self.drafts.key
        return layout_name(self.session.words, key, self.shows.library.layouts[key].name)

    def _named(self, box: ScreenBox) -> str:
        return self.session.words(KINDS[box.kind])

    def show_room(self) -> None:
        """Show the boxes as they are arranged, over the tournament as it is."""
        if not self.drafts.key:
            return
        self.side.show_draft(self)
        draft, words = self.draft, self.session.words
        self.undo.allow("" if draft.past else words(says.NO_STEP))
        self.redo.allow("" if draft.future else words(says.NO_REDO))
        self.remove.allow("" if self.index is not None else words(says.CHOOSE_FIRST))
        self.shipped.allow("" if self.drafts.ships() else words(says.NOT_SHIPPED), words(says.SHIPPED_HELP))
        self.save.allow("" if draft.changed else words(says.NOTHING_CHANGED))
        self.frame.keep(*self.shape_of)
        self.grid.setGeometry(self.picture.rect())
        self.grid.show_shape(self.shape, self.stage_of, self.index)
        self._show_picture()

    def _show_picture(self) -> None:
        """Show the tournament of the window at the stage that is looked at."""
        if not (self.isVisible() and self.session.has_club and self.drafts.key):
            return
        layout = ScreenLayout(self.draft.layout.name, (self.shape,))
        programme = Programme("", layout.name, {}, layout)
        theme = self.shows.of(self.window_shown).theme
        self.picture.arrange(Show(programme, theme, self.shows.pictures(programme)))
        views = [view for view in self.session.screen_views(self.window_shown.tournaments) if view is not None]
        if views:
            at_stage = [replace(view, evening=self.stage_of) for view in views]
            self.picture.show_view(*(at_stage * layout.tournaments)[: max(layout.tournaments, 1)])

    def showEvent(self, event: QShowEvent) -> None:
        """Have the picture there at once, not at the next second."""
        super().showEvent(event)
        self.refresh()

    def eventFilter(self, watched: Any, event: Any) -> bool:
        """Keep the outlines over the picture, whatever size that has."""
        if watched is self.picture and event.type() == event.Type.Resize:
            self.grid.setGeometry(self.picture.rect())
        return False
