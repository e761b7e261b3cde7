"""What is set for the chosen box beside the picture: at which stages it is seen, what it gives way to, its turn and the
page there, which tournament it is of, and where its lines stand.
"""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tdapp.read import screen_draft as drafts
from tdapp.read.screen_draft import new_turn, turns_of
from tdapp.read.screen_layout import MOST_PAGES, MOST_TOURNAMENTS, BoxKind, ScreenBox, Shape
from tdapp.read.screen_stage import EveningStage
from tdapp.ui.screens import arranging_texts as says
from tdapp.ui.widgets.fields import Field
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import vbox
from tdapp.ui.widgets.pick_strip import Pick, PickStrip
from tdapp.words.events.events import STAGES
from tdapp.words.say import Words
from tdapp.words.screen_boxes import ALIGNS, KINDS

if TYPE_CHECKING:
    from tdapp.ui.screens.arranging import ArrangeWindow


class BoxConditions(QWidget):
    """The conditions of one box, each a row of pills. `stepped`: a step is to be taken, which of the shape and the
    place of the chosen box in it makes another shape, or refuses.
    """

    stepped = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.seen_at = PickStrip("arrange_seen", says.STAGES)
        self.unless = PickStrip("arrange_unless", says.GIVES_WAY)
        self.turn = PickStrip("arrange_turn", says.TURN)
        self.page = PickStrip("arrange_page", says.PAGE)
        self.turning = Label("", "muted", wrap=True, name="arrange_turning")
        self.of_turn = QWidget()
        vbox(Label(says.PAGE, "caption"), self.page, self.turning, gap=4, on=self.of_turn)
        self.tournament = PickStrip("arrange_tournament", says.TOURNAMENT)
        self.side_by_side = QWidget()
        vbox(Label(says.TOURNAMENT, "caption"), self.tournament, gap=4, on=self.side_by_side)
        self.align = PickStrip("arrange_align", says.ALIGN)
        self.picture = Field("arrange_file", says.PICTURE, str)
        self.lists = Field("arrange_lists", says.LISTS, str, hint=says.LISTS_HINT)
        vbox(
            Label(says.STAGES, "caption"), self.seen_at,
            Label(says.GIVES_WAY, "caption"), self.unless,
            Label(says.TURN, "caption"), self.turn, self.of_turn,
            self.side_by_side,
            Label(says.ALIGN, "caption"), self.align,
            self.picture, self.lists,
            gap=4, on=self,
        )  # fmt: skip
        self.seen_at.picked.connect(self._on_stage)
        self.unless.picked.connect(self._on_way)
        self.turn.picked.connect(lambda turn: self.stepped.emit(partial(drafts.in_turn, turn=turn)))
        self.page.picked.connect(self._on_page)
        self.tournament.picked.connect(lambda number: self._change(tournament=number))
        self.align.picked.connect(lambda align: self._change(align=align))
        for field in (self.picture, self.lists):
            field.line.editingFinished.connect(self._on_text)

    def show_box(self, window: "ArrangeWindow", box: ScreenBox) -> None:
        """Show what is set for a box of the shape that is looked at."""
        words, shape = window.session.words, window.shape
        stages = [Pick(each.value, words(text), each) for each, text in STAGES.items()]
        held = frozenset(box.stages or (None,))
        self.seen_at.show_picks([Pick("all", words(says.ALL_STAGES), None), *stages], held)
        kinds = {each.kind for each in shape.boxes if each.kind is not box.kind} | {*box.unless}
        ways = [Pick(each.value, words(KINDS[each]), each) for each in KINDS if each in kinds]
        self.unless.show_picks([Pick("nothing", words(says.NOTHING), None), *ways], frozenset(box.unless or (None,)))
        self._show_turn(words, shape, box)
        count = max(window.draft.layout.tournaments, box.tournament)
        self.side_by_side.setVisible(count > 1)
        numbers = range(1, min(MOST_TOURNAMENTS, count + 1) + 1)
        self.tournament.show_picks([Pick(str(each), str(each), each) for each in numbers], box.tournament)
        self.align.show_picks([Pick(each.value, words(text), each) for each, text in ALIGNS.items()], box.align)
        hint = words(says.PICTURE_HINT, folder=str(window.shows.library.folder))
        for field, kind, said in ((self.picture, BoxKind.PICTURE, hint), (self.lists, BoxKind.SEATS, "")):
            field.setVisible(box.kind is kind)
            if not field.line.isModified():
                field.line.setText(box.text if box.kind is kind else "")
                field.complain(said)

    def _show_turn(self, words: Words, shape: Shape, box: ScreenBox) -> None:
        turns = turns_of(shape)
        new = new_turn(shape)
        self.turn.show_picks(
            [
                Pick("none", words(says.NO_TURN), ""),
                *(Pick(f"turn_{name}", name, name) for name in turns),
                Pick("new", words(says.NEW_TURN), new),
            ],
            box.turn,
        )
        self.of_turn.setVisible(bool(box.turn))
        pages = turns.get(box.turn, {})
        last = min(MOST_PAGES, max(pages, default=0) + 1)
        self.page.show_picks([Pick(str(each), str(each), each) for each in range(1, last + 1)], box.page)
        self.turning.setText(" ".join(_pages_said(words, pages)))

    def _on_text(self) -> None:
        for field in (self.picture, self.lists):
            if field.line.isModified():
                field.line.setModified(False)
                self._change(text=field.line.text().strip())

    def _on_stage(self, stage: EveningStage | None) -> None:
        """Show the box at one more stage, or no longer at that one; None: at every stage."""

        def ticked(shape: Shape, index: int) -> Shape:
            stages = () if stage is None else drafts.with_stage(shape.boxes[index], stage)
            return drafts.changed(shape, index, stages=stages)

        self.stepped.emit(ticked)

    def _on_way(self, kind: BoxKind | None) -> None:
        """Have the box give way to boxes of one more kind, or no longer to those; None: to none."""
        if kind is None:
            self._change(unless=())
        else:
            self.stepped.emit(partial(drafts.giving_way, kind=kind))

    def _on_page(self, page: int) -> None:
        """Have the box on another page of its turn."""
        self.stepped.emit(lambda shape, index: drafts.in_turn(shape, index, shape.boxes[index].turn, page))

    def _change(self, **what: Any) -> None:
        self.stepped.emit(partial(drafts.changed, **what))


def _pages_said(words: Words, pages: Mapping[int, tuple[ScreenBox, ...]]) -> Iterator[str]:
    """Page by page which boxes a turn shows, each kind once."""
    for page, boxes in pages.items():
        said = dict.fromkeys(words(KINDS[each.kind]) for each in boxes)
        yield words(says.OF_TURN, page=page, boxes=", ".join(said))
