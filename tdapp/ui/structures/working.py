"""What windows that work out structures share: typing that rests, work beside the clock, and the cards it ends in."""

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from tdapp.domain.progress import Tried, untold
from tdapp.texts import Text
from tdapp.ui.background import InThread
from tdapp.ui.session import Session
from tdapp.ui.side_window import SideWindow
from tdapp.ui.structures import texts
from tdapp.ui.structures.cards import Choices
from tdapp.ui.widgets.empty import EmptyState
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import one_of, scrolled

QUIET = 350  # milliseconds without typing before it is worked out
Outcome = TypeVar("Outcome")


class WorkingWindow(SideWindow):
    """A window of cards side by side, or of why there are none, that are worked out once typing rests. Whoever is one
    works it out in `work` and shows it in `show_outcome`; `take` is what the button of a card says.
    """

    def __init__(self, session: Session, parent: QWidget | None, *, name: str, title: Text, take: Text) -> None:
        super().__init__(session, parent, name=f"{name}_window", title=title, close=texts.CLOSE)
        self._work: InThread | None = None
        self._to_cards = False  # the keyboard goes there once they are worked out
        self.choices = Choices(take)
        self.why = Label("", "", wrap=True, name=f"{name}_why")
        self.working = EmptyState("hourglass")
        self.cards = scrolled(self.choices, sideways=False)
        self.stack = one_of(self.cards, self.why, self.working)
        self._passed = self._tried = 0
        self._seconds = QTimer(self, interval=1000)
        self._seconds.timeout.connect(self._count)
        self._rests = QTimer(self)
        self._rests.setSingleShot(True)
        self._rests.timeout.connect(self.work)

    def work(self, *, beside: bool = True) -> None:
        """Work out what is wished now; not `beside` the clock where somebody waits for it."""
        raise NotImplementedError

    def show_outcome(self, outcome: object) -> None:
        """Show what came of it."""
        raise NotImplementedError

    def begin_work(self, work: Callable[[Tried], object], *, beside: bool) -> None:
        """Work this out, in the place of what is worked out now. It tells of each structure that was tried; one that
        nobody waits for any more ends with the next.
        """
        self.drop_work()
        if not beside:
            self._on_done(work(untold))
            return
        self._tried = 0
        self._work = InThread(partial(_counted, work), self)
        self._work.told.connect(self._on_tried)
        self._work.done.connect(self._on_done)
        self._work.failed.connect(self._on_failed)
        self._work.start()
        self._passed = -1
        self._count()
        self._seconds.start()
        self.stack.setCurrentWidget(self.working)

    def drop_work(self) -> None:
        """Drop what is worked out: nobody wants it any more."""
        self._rests.stop()
        self._seconds.stop()
        if self._work is not None:
            self._work.stop()
            self._work = None

    def tell_why(self, why: str) -> None:
        """Tell why there are no cards, in their place."""
        self.why.setText(why)
        self.stack.setCurrentWidget(self.why)

    def on_edited(self) -> None:
        """Work out what is typed once typing rests."""
        self._rests.start(QUIET)

    def on_enter(self) -> None:
        """Work out what is typed, and go to what comes of it."""
        self._to_cards = True
        self.work()

    def _on_done(self, outcome: object) -> None:
        self._let_go()
        self.stack.setCurrentWidget(self.cards)
        self.show_outcome(outcome)
        if self._to_cards and self.stack.currentWidget() is not self.why:
            QTimer.singleShot(0, self, self.choices.to_first)  # once the cards have their places
        self._to_cards = False

    def _count(self) -> None:
        self._passed += 1
        self._say_how_far()

    def _on_tried(self, tried: int) -> None:
        self._tried = tried
        self._say_how_far()

    def _say_how_far(self) -> None:
        """Say that it is being worked out: how many structures were tried, and for how long. How many there will be
        nobody knows: what was found decides what is tried next.
        """
        self.working.say(texts.WORKING, texts.WORKING_WHY, tried=self._tried, seconds=self._passed)

    def _on_failed(self, error: Exception) -> None:
        self._let_go()
        raise error

    def _let_go(self) -> None:
        self._seconds.stop()
        if self._work is not None:
            self._work.let_go()
            self._work = None


def _counted(work: Callable[[Tried], object], watch: Callable[[int], None]) -> object:
    """Work something out and tell how many were tried so far: of several numbers only the newest may be heard."""
    count = 0

    def tried(more: int) -> None:
        nonlocal count
        count += more
        watch(count)

    return work(tried)
