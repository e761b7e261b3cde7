"""The side of the window of boxes: which layout, shape and stage are looked at, the chosen box with its conditions, a
new one, and the name to save under.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tdapp.read.screen_draft import SHAPES, has_own
from tdapp.read.screen_layout import BoxKind
from tdapp.read.screen_stage import EveningStage
from tdapp.ui.screens import arranging_texts as says
from tdapp.ui.screens.arranging_conditions import BoxConditions
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.fields import Field
from tdapp.ui.widgets.inputs import choice_box, combo_box, pick
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, grow, hbox, vbox
from tdapp.ui.widgets.pick_strip import Pick, PickStrip
from tdapp.words.events.events import STAGES
from tdapp.words.screen_boxes import KINDS, layout_name

if TYPE_CHECKING:
    from tdapp.ui.screens.arranging import ArrangeWindow


class ArrangingSide(QWidget):
    """What is picked beside the picture."""

    layout_picked = Signal(str)
    shape_picked = Signal(object)
    stage_picked = Signal(object)
    box_picked = Signal(object)
    added = Signal(object)  # the kind of a new box

    def __init__(self) -> None:
        super().__init__()
        self.layouts = combo_box("arrange_layout", says.LAYOUT, letters=24)
        self.shapes = PickStrip("arrange_shape", says.SHAPE)
        self.copied = Label(says.COPIED, "muted", wrap=True, name="arrange_copied")
        self.stages = choice_box("arrange_stage", STAGES)
        self.boxes = PickStrip("arrange_box", says.BOXES)
        self.where = Label("", "strong", wrap=True, name="arrange_where")
        self.chosen = BoxConditions()
        self.kinds = choice_box("arrange_kind", KINDS)
        self.add = Button(says.ADD, self._add, on=self, icon="plus", key="Ins", name="arrange_add")
        self.name = Field("arrange_name", says.NAME, str, hint=says.NAME_HINT)
        vbox(
            vbox(Label(says.LAYOUT, "caption"), self.layouts, gap=4),
            self.name,
            vbox(Label(says.SHAPE, "caption"), self.shapes, self.copied, gap=4),
            vbox(Label(says.STAGE, "caption"), self.stages, gap=4),
            vbox(Label(says.BOXES, "caption"), self.boxes, gap=4),
            vbox(self.where, self.chosen, gap=4),
            vbox(Label(says.KIND, "caption"), hbox(grow(self.kinds), self.add), gap=4),
            STRETCH,
            gap=12,
            margins=(0, 0, 8, 0),
            on=self,
        )
        self.layouts.activated.connect(lambda _at: self.layout_picked.emit(self.layouts.currentData()))
        self.shapes.picked.connect(self.shape_picked)
        self.stages.activated.connect(lambda _at: self.stage_picked.emit(EveningStage(self.stages.currentData())))
        self.boxes.picked.connect(self.box_picked)

    def show_draft(self, window: "ArrangeWindow") -> None:
        """Show what is looked at in a window of boxes, and the box that is chosen there."""
        words, layouts = window.session.words, window.shows.library.layouts
        if [self.layouts.itemData(at) for at in range(self.layouts.count())] != [*layouts]:
            self.layouts.clear()
            for key, each in layouts.items():
                self.layouts.addItem(layout_name(words, key, each.name), key)
        pick(self.layouts, window.drafts.key)
        pick(self.stages, window.stage_of)
        said = [words(says.PORTRAIT) if high > wide else f"{wide}:{high}" for wide, high in SHAPES]
        self.shapes.show_picks(
            [Pick(f"{each[0]}_{each[1]}", name, each) for each, name in zip(SHAPES, said, strict=True)],
            window.shape_of,
        )
        self.copied.setVisible(not has_own(window.draft.layout, *window.shape_of))
        boxes = window.shape.boxes
        self.boxes.show_picks(
            [Pick(str(at), words(KINDS[boxes[at].kind]), at) for at in window.grid_seen()], window.index
        )
        self._show_box(window)

    def show_name(self, name: str) -> None:
        """Show the name of the layout that is taken up."""
        self.name.line.setText(name)
        self.name.complain("")

    def name_typed(self) -> str:
        """The name to save under."""
        return self.name.line.text().strip()

    def _show_box(self, window: "ArrangeWindow") -> None:
        words, box = window.session.words, window.box()
        self.chosen.setVisible(box is not None)
        if box is None:
            self.where.setText(words(says.NONE_CHOSEN))
            return
        at = box.at
        name = words(KINDS[box.kind])
        self.where.setText(words(says.WHERE, box=name, x=at.x + 1, y=at.y + 1, w=at.w, h=at.h))
        self.chosen.show_box(window, box)

    def _add(self) -> None:
        self.added.emit(BoxKind(self.kinds.currentData()))
