"""The frame of the main window: rail, top bar, needs, bottom line and bars around the page in sight."""

from functools import partial

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSpacerItem, QWidget

from tdapp.read.needs import Need
from tdapp.ui.actions.registry import ACTIONS
from tdapp.ui.actions.standing import why_not
from tdapp.ui.frame import texts
from tdapp.ui.frame.bars import FileBar, ImportedBar, LockBar, OverrideBar, ShownBar
from tdapp.ui.frame.bottom_line import BottomLine
from tdapp.ui.frame.menu_bar import MenuBar
from tdapp.ui.frame.needs_panel import NeedsPanel, NeedsStrip
from tdapp.ui.frame.rail import Rail
from tdapp.ui.frame.slip_bar import SlipBar
from tdapp.ui.frame.time_bar import TimeBar
from tdapp.ui.frame.top_bar import TopBar
from tdapp.ui.pages.page import WindowPage
from tdapp.ui.session import Session
from tdapp.ui.theme.tokens import FOLDS_BELOW, NEEDS, TOP
from tdapp.ui.typed_commands import means_command
from tdapp.ui.widgets.layout import Stack, grow, vbox


class WindowFrame(QWidget):
    """The main window with what stands around every page. In a narrow window the needs fold away into a strip."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.page = ""  # the one in sight
        self.menu = MenuBar(lambda action: why_not(action, session), lambda: self.page)
        self.rail = Rail()
        self.top = TopBar()
        self.needs = NeedsPanel()
        self.strip = NeedsStrip()
        self.bottom = BottomLine()
        self.override = OverrideBar()
        self.override.means_command = partial(means_command, session)
        self.time = TimeBar()
        self.lock_bar = LockBar()
        self.file_bar = FileBar()
        self.shown, self.imported = ShownBar(), ImportedBar()
        self.slip = SlipBar(session)
        self.lasting: list[QWidget] = []  # bars that stay for a whole night: pages are laid out beside them
        self.stack = Stack()
        self.stack.setObjectName("stage")
        self._spacer = QSpacerItem(0, 0)  # below the needs: what a page lays there
        self._lay_out()
        self.stack.currentChanged.connect(self._on_page)
        self.strip.clicked.connect(self._on_strip)

    def refresh(self) -> None:
        """Show everything in the frame anew."""
        words, session = self.session.words, self.session
        self.shown.say(session.why_only_shown(), looked_at=session.only_looks)
        self.imported.say(session.why_imported())
        if session.tournament is None:
            self.top.show_nothing()
            self.bottom.show_away(0)
            self._show_needs(session.needs() if session.has_club else ())
            self.window().setWindowTitle("tdapp")
        else:
            status = session.status_view()
            self.top.show_status(status)
            self.bottom.show_away(status.away)
            self.top.show_clock(session.clock_view())
            self._show_needs(session.needs())
            self.window().setWindowTitle(words(texts.TITLE, name=status.name))
        self.show_well()
        self._show_state()
        self._show_operator()
        self._ask_time()

    def show_well(self) -> None:
        """Say whether all is quiet: only where a club is open and nothing is wrong with its file or with the tournament
        in front. The bars above say what is wrong, and have what to do.
        """
        session, wrong = self.session, None
        if session.only_looks:
            wrong = texts.FILE_DAMAGED, texts.FILE_DAMAGED_WHY
        elif session.has_club and session.why_only_shown():
            wrong = texts.JOURNAL_DAMAGED, texts.JOURNAL_DAMAGED_WHY
        self.needs.show_well(well=session.has_club and session.alarm is None and wrong is None, wrong=wrong)

    def show_display(self, text: str, tone: str = "") -> None:
        """Show where the room's screen is, at the bottom right; '' when there is none."""
        self.bottom.show_display(text, tone)

    def needs_fit(self) -> bool:
        """Whether the window is wide enough for the panel beside the page."""
        return self.width() >= FOLDS_BELOW

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    def _show_needs(self, needs: tuple[Need, ...]) -> None:
        reasons = []
        for need in needs:
            ask = ACTIONS[need.action].why_not if need.action in ACTIONS else None
            reasons.append(ask(self.session) if ask else "")
        self.needs.show_needs(needs, reasons)
        page = self.stack.currentWidget()
        if isinstance(page, WindowPage):
            page.make_room()
        self.strip.show_count(len(needs), self.needs.tone(), self.session.words(texts.NEEDS_COUNT, n=len(needs)))

    def _ask_time(self) -> None:
        """Ask what is still to be answered about time: of the tournament in front first, then of the others."""
        asked = self.session.asked_away() if self.session.has_club else None
        self.time.ask(asked[1] if asked else self.session.ticker.jump)

    def _show_state(self) -> None:
        words, session = self.session.words, self.session
        if not session.has_club:  # nothing is said of a file while none is open
            self.bottom.show_saved("")
            self.bottom.show_copies("", "")
            return
        saved = words(texts.SAVED, time=words.time(session.saved_at, seconds=True)) if session.saved_at else ""
        self.bottom.show_saved(saved or words(texts.NOT_SAVED))
        copied = words(texts.COPIED, time=words.time(session.copied_at)) if session.copied_at else words(texts.NO_COPY)
        self.bottom.show_copies(copied, session.copy_failed)

    def _show_operator(self) -> None:
        session = self.session
        on = session.has_club and session.club.desk.club.operators_on
        name = session.club.operators.get(session.club.desk.operator, "") if on else ""
        self.bottom.show_operator(name, on=on)

    def _on_strip(self, down: bool) -> None:
        self._show_needs_panel(open_=down)

    def _fold(self) -> None:
        fits = self.needs_fit()
        self.strip.setVisible(not fits)
        if fits:
            self._side.insertWidget(0, self.needs, 1)
            self.needs.show()
            self.needs.raise_()  # over a page that spans its place
        else:
            self._show_needs_panel(open_=self.strip.isChecked())
        self._on_page()

    def take_page(self, page: WindowPage) -> None:
        """Take a page into the stack."""
        page.taken = self.bars_take
        page.needed = partial(self._needs_need, page)
        page.reached.connect(partial(self._on_reached, page))
        self.stack.addWidget(page)

    def _needs_need(self, page: WindowPage) -> int:
        return self.needs.least_high(page.offers) if self.needs_fit() else 0

    def bars_take(self) -> int:
        """How many pixels the bars over the bottom line take from the page, but for what one takes that stays."""
        lasting = sum(bar.minimumHeight() for bar in self.lasting if not bar.isHidden())
        taken = self.height() - self.stack.y() - self.bottom.minimumHeight() - self.stack.height()
        return max(0, taken - lasting)

    def _on_page(self) -> None:
        """Leave the place at the right to the needs, or to a page that spans it and leaves it to them itself."""
        beside = NEEDS if self.needs_fit() else 0
        page = self.stack.currentWidget()
        spans = isinstance(page, WindowPage) and page.spans
        self.stack.setContentsMargins(0, 0, 0 if spans else beside, 0)
        self._end_needs(0)
        if isinstance(page, WindowPage):
            page.lie_beside(beside)

    def lay_ahead(self, page: WindowPage) -> None:
        """Lay a page out of sight as it will lie in sight."""
        beside = NEEDS if self.needs_fit() else 0
        page.resize(self.stack.width() - (0 if page.spans else beside), self.stack.height())
        page.lie_beside(beside)

    def _on_reached(self, page: WindowPage, high: int) -> None:
        if page is self.stack.currentWidget():
            self._end_needs(high)

    def _end_needs(self, high: int) -> None:
        """Let the needs end so many pixels over the bottom, where a page has laid something of its own."""
        if high != self._spacer.sizeHint().height():
            self._spacer.changeSize(0, high)
            self._side.invalidate()
            self._grid.activate()

    def _show_needs_panel(self, *, open_: bool) -> None:
        """Lay the panel over the page of a narrow window, or take it away."""
        self.strip.setChecked(open_)
        self._side.removeWidget(self.needs)
        self.needs.setVisible(open_)
        if open_:
            above = self.top.y() + TOP  # menus may stand over the top bar
            corner = QPoint(self.width() - self.strip.width() - NEEDS, above)
            self.needs.setGeometry(corner.x(), corner.y(), NEEDS, self.height() - above - self.bottom.height())
            self.needs.raise_()

    def _lay_out(self) -> None:
        grid = self._grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)
        grid.setMenuBar(self.menu)
        grid.addWidget(self.rail, 0, 0, 3, 1)  # beside the bars, so that none of them squeezes or moves a page's button
        grid.addWidget(self.top, 0, 1, 1, 3)
        grid.addWidget(self.stack, 1, 1, 1, 2)
        self._side = vbox(grow(self.needs), gap=0)
        self._side.addItem(self._spacer)
        grid.addLayout(self._side, 1, 2)
        grid.addWidget(self.strip, 1, 3)
        bars = (self.slip, self.file_bar, self.shown, self.imported, self.lock_bar, self.time, self.override)
        self.below = vbox(*bars, gap=0)
        grid.addLayout(self.below, 2, 1, 1, 3)
        grid.addWidget(self.bottom, 3, 0, 1, 4)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(1, 1)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.strip.hide()
