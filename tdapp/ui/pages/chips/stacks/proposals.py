"""The ways to make the stack the keyboard is at, the best first: Enter takes one."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdapp.domain.chips.chip_set import Pieces
from tdapp.domain.units import Chips
from tdapp.read.chips.chip_sets import ProposalsView, StackProposalView
from tdapp.ui.pages.chips.stacks import texts
from tdapp.ui.theme.look import look
from tdapp.ui.theme.tokens import ROW, TOUCH_ROW
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.filling import Line, fill
from tdapp.ui.widgets.inputs import list_widget
from tdapp.ui.widgets.keyboard import ENTER, on_keys
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import grow, put
from tdapp.words.say import Words


class Proposals(Card):
    """The list with what each way is good for: arrows choose, Enter takes. `taken`: pieces to make the stack of, ()
    leaves it open; `left`: Esc.

    `page`: where its keys work; `go`: brings the keyboard to the list and back.
    """

    taken = Signal(object)  # Pieces
    left = Signal()

    def __init__(self, words: Words, page: QWidget, go: Callable[[], object]) -> None:
        super().__init__(" ", margin=12)
        self.view = ProposalsView("", Chips(0), 0, ())
        self.list = list_widget("chip_proposals", wrapped=False)
        self.list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.to_list = Button(texts.GO_TO_WAYS, go, on=page, kind="quiet", key="Alt+Y", name="chip_proposals_go")
        self.choose = Button(texts.CHOOSE, self.take, icon="check", key="Enter", name="chip_proposal_take")
        self.open = Button(
            texts.OPEN_AGAIN,
            self.open_again,
            on=page,
            kind="quiet",
            icon="rotate-ccw",
            key="Alt+X",
            name="chip_stack_open",
        )
        self.none = Label("", "muted", wrap=True)
        self.about = Label("", "muted", wrap=True)
        for button in (self.to_list, self.choose, self.open):
            put(self.head, button)
        for part in (grow(self.list), self.none, self.about):
            put(self.column, part)
        on_keys(self.list, self._key)
        self.list.itemDoubleClicked.connect(self.take)
        self.list.currentRowChanged.connect(self._went)
        look().changed.connect(self._mark)
        self._words = words
        self._touch = False

    def show_view(self, view: ProposalsView, name: str, words: Words, *, fixed: str, made: Pieces) -> None:
        """Show these ways for the stack called `name`, made of `made` now; `fixed`: why none can be taken."""
        touch = look().touch
        again = view == self.view and words is self._words and touch == self._touch
        self.view, self._words, self._touch = view, words, touch
        self.title.setText(words(texts.PROPOSALS, name=name, chips=view.chips))
        self.open.allow(fixed or ("" if made else words(texts.IS_OPEN)))
        self.list.setAccessibleName(self.title.text())
        ways = view.proposals
        if not again:
            here = max(0, self.list.currentRow())
            fill(self.list, [_line(each, words) for each in ways])
            if ways:
                self.list.setCurrentRow(min(here, len(ways) - 1))
        self.list.setVisible(bool(ways))
        self.none.setText(words.said(view.why_none) if view.why_none is not None else "")
        self.none.setVisible(view.why_none is not None)
        self.choose.allow(fixed or ("" if ways else words(texts.NO_PROPOSAL)))
        self._went()

    def chosen(self) -> StackProposalView | None:
        """The way the keyboard is at; None: none."""
        at = self.list.currentRow()
        return self.view.proposals[at] if 0 <= at < len(self.view.proposals) else None

    def take(self) -> None:
        """Make the stack the chosen way."""
        way = self.chosen()
        if way is not None and self.choose.isEnabled():
            self.taken.emit(way.pieces)

    def open_again(self) -> None:
        """Leave open again how the stack is made: nobody has decided yet."""
        if self.open.isEnabled():
            self.taken.emit(())

    def _key(self, event: QKeyEvent) -> bool:
        if event.key() in ENTER:
            self.take()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            return False
        return True

    def _mark(self) -> None:
        for at, way in enumerate(self.view.proposals[: self.list.count()]):
            self.list.item(at).setIcon(_icon(way))

    def _went(self) -> None:
        way = self.chosen()
        self.about.setText(" · ".join(self._words.said(each) for each in way.remarks) if way is not None else "")
        self.about.set_tone("warning" if way is not None and not way.enough else "")
        self.about.setVisible(bool(self.about.text()))


def pieces_said(pieces: Pieces, words: Words) -> str:
    """The pieces in words, so many of each chip: 8 × 25, 8 × 100."""
    return ",  ".join(words(texts.SO_MANY_OF, n=count, chip=int(chip)) for chip, count in pieces)


def _icon(way: StackProposalView) -> QIcon:
    """The icon of a way: whether the chips are enough for it."""
    return look().icon("circle-check", "accent") if way.enough else look().icon("triangle-alert", "warning")


def _line(way: StackProposalView, words: Words) -> Line:
    said = [pieces_said(way.pieces, words), words(texts.PROPOSAL_COUNT, n=way.count)]
    said += [words(texts.PROPOSAL_LARGEST, n=way.largest), words.said(way.way)]
    size = QSize(0, TOUCH_ROW if look().touch else ROW)
    return Line("  ·  ".join(said), {Qt.ItemDataRole.DecorationRole: _icon(way), Qt.ItemDataRole.SizeHintRole: size})
