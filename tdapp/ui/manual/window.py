"""The window of the manual: its contents at the left, the page at the right, and a line that finds what is said in it.

It stands beside whatever it explains, and blocks nothing.
"""

from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt, QUrl, Signal
from PySide6.QtGui import QCloseEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QListWidgetItem, QTreeWidget, QTreeWidgetItem, QWidget
from shiboken6 import isValid

from tdapp.app.manual import INDEX, Manual, manual, topic_of
from tdapp.ui.language import say
from tdapp.ui.manual import texts
from tdapp.ui.manual.page import PageView
from tdapp.ui.session import Session
from tdapp.ui.side_window import SideWindow
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.fields import plain_line
from tdapp.ui.widgets.inputs import list_widget
from tdapp.ui.widgets.keyboard import focus, takes_commands
from tdapp.ui.widgets.label import Label, tip
from tdapp.ui.widgets.layout import grow, hbox, one_of, vbox
from tdapp.ui.widgets.shortcuts import key_on

SIZE, CONTENTS = (1120, 700), 420  # pixels; the contents are as wide as their longest line, no wider than that
TOPIC = Qt.ItemDataRole.UserRole
BACK, FORWARD, OVERVIEW, SEARCH = "Alt+Left", "Alt+Right", "Alt+Home", "Ctrl+F"


class Contents(QTreeWidget):
    """The pages of the manual, each with its sections under it; those of the page in sight are unfolded. `chosen`: a
    topic, by mouse or keyboard.
    """

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("manual_contents")
        say(self.setAccessibleName, texts.CONTENTS)
        self.setHeaderHidden(True)
        self.setIndentation(16)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._lines: dict[str, QTreeWidgetItem] = {}
        self.currentItemChanged.connect(self._on_current)

    def fill(self, manual: Manual) -> None:
        """List the pages of a manual. Nobody has chosen what is current while the lines go."""
        self._lines.clear()
        with QSignalBlocker(self):
            self.clear()
        for page in manual.pages.values():
            line = QTreeWidgetItem(self)
            for section in page.sections:
                here = line if section.level == 1 else QTreeWidgetItem(line)
                here.setText(0, section.title)
                here.setToolTip(0, tip(section.title))
                here.setData(0, TOPIC, section.topic)
                self._lines[section.topic] = here

    def widest(self) -> int:
        """The pixels its longest line needs, with all unfolded and a bar to scroll by."""
        self.expandAll()
        return self.sizeHintForColumn(0) + self.verticalScrollBar().sizeHint().width() + 2 * self.frameWidth()

    def mark(self, topic: str) -> None:
        """Stand on a topic, with the sections of its page unfolded and those of the others folded."""
        line = self._lines[topic]
        page = line.parent() or line
        for at in range(self.topLevelItemCount()):
            other = self.topLevelItem(at)
            if other is not None:
                other.setExpanded(other is page)
        self.setCurrentItem(line)

    def _on_current(self, line: QTreeWidgetItem | None) -> None:
        if line is not None:
            self.chosen.emit(str(line.data(0, TOPIC)))


class ManualWindow(SideWindow):
    """The window of the manual, in the language of the windows. It needs no club, and stands beside windows that block
    the others too: so it belongs to none of them.
    """

    of_club = True

    def __init__(self, session: Session) -> None:
        super().__init__(session, None, name="manual_window", title=texts.TITLE, close=texts.CLOSE)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self.topic = INDEX
        self._over: QWidget | None = None  # the window it was asked for in, which has the keys again afterwards
        self._behind: list[str] = []
        self._before: list[str] = []
        self.search = plain_line("manual_search", texts.SEARCH, inside=True, longest=200, help_text=texts.SEARCH_HELP)
        self.count = Label("", "muted", wrap=True)
        self.contents = Contents()
        self.hits = list_widget("manual_hits", texts.FOUND)
        self.left = one_of(self.contents, self.hits)
        self.page = PageView()
        self.back = Button(
            texts.BACK, self.go_back, on=self, kind="quiet", icon="arrow-left", key=BACK, name="manual_back"
        )
        self.forward = Button(
            texts.FORWARD, self.go_forward, on=self, kind="quiet", icon="arrow-right", key=FORWARD,
            name="manual_forward",
        )  # fmt: skip
        self.overview = Button(
            texts.TO_CONTENTS, partial(self.turn_to, INDEX), on=self, kind="quiet", icon="book-open", key=OVERVIEW,
            name="manual_overview",
        )  # fmt: skip
        key_on(self, SEARCH, self.to_search, texts.TO_SEARCH)
        head = hbox(self.title, grow(self.search), self.back, self.forward, self.overview, gap=10)
        left = vbox(self.count, grow(self.left), gap=6)
        self.lay_out(head, hbox(left, grow(self.page), gap=20))
        takes_commands(self.search, finds=self._finds)
        self.search.textChanged.connect(self._on_typed)
        self.search.returnPressed.connect(self._open_first)
        self.contents.chosen.connect(self.turn_to)
        self.hits.currentItemChanged.connect(self._on_hit)
        self.page.anchorClicked.connect(self._on_link)
        look().changed.connect(self._show_page)
        look().dress(self)
        self.resize(*SIZE)
        self.retranslate()

    # Going somewhere

    def turn_to(self, topic: str) -> None:
        """Show a topic, to come back from it with Back. One the manual does not have is the overview."""
        topic = topic if self.manual.section(topic) is not None else INDEX
        if topic == self.topic:
            self._show_page()  # whoever asks for it again has scrolled away
            return
        self._behind.append(self.topic)
        self._before.clear()
        self._show(topic)

    def go_back(self) -> None:
        """Show the topic that was read before this one."""
        if self._behind:
            self._before.append(self.topic)
            self._show(self._behind.pop())

    def go_forward(self) -> None:
        """Show the topic Back came from."""
        if self._before:
            self._behind.append(self.topic)
            self._show(self._before.pop())

    def to_search(self) -> None:
        """Put the keyboard into the line that finds."""
        self.search.selectAll()
        focus(self.search)

    # Showing

    def refresh(self) -> None:
        """Stay as it is, whatever happens in the club, or without one."""

    def retranslate(self) -> None:
        self.manual: Manual = manual(self.session.words.language)
        self.contents.fill(self.manual)
        self.left.setFixedWidth(min(CONTENTS, self.contents.widest()))
        self._on_typed(self.search.text())
        self._show(self.topic)

    def come(self) -> None:
        """Come into sight, from whichever window has the keys."""
        now = QApplication.activeWindow()
        if now is not None and now is not self:
            self._over = now
        super().come()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        if event.isAccepted() and self._over is not None and isValid(self._over) and self._over.isVisible():
            self._over.activateWindow()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        focus(self.page)

    def _show(self, topic: str) -> None:
        self.topic = topic
        self.contents.mark(topic)
        self._show_page()

    def _show_page(self) -> None:
        found = self.manual.section(self.topic)
        if found is not None:
            page, heading = found
            self.page.show_marked(page.marked)
            self.page.go_to(heading)
        words = self.session.words
        self.back.allow("" if self._behind else words(texts.NOTHING_BEHIND))
        self.forward.allow("" if self._before else words(texts.NOTHING_BEFORE))

    # What was chosen or typed

    def _finds(self, typed: str) -> bool:
        return bool(self.manual.find(typed))

    def _on_typed(self, typed: str) -> None:
        """List what is found; the contents while nothing is typed."""
        hits, words = self.manual.find(typed), self.session.words
        looks = bool(typed.strip())
        self.count.setVisible(looks)
        self.count.setText(words(texts.HITS, n=len(hits)) if hits else words(texts.NOTHING))
        self.hits.clear()
        for hit in hits:
            where = hit.title if hit.title == hit.page else f"{hit.page}: {hit.title}"
            item = QListWidgetItem(f"{where}\n{hit.excerpt}")
            item.setData(TOPIC, hit.topic)
            self.hits.addItem(item)
        self.left.setCurrentWidget(self.hits if looks else self.contents)

    def _open_first(self) -> None:
        """Show the first place that was found, with the keyboard in the list."""
        if self.hits.count():
            focus(self.hits)
            self.hits.setCurrentRow(0)

    def _on_hit(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.turn_to(str(item.data(TOPIC)))

    def _on_link(self, link: QUrl) -> None:
        self.turn_to(topic_of(link.toString(), self.topic.partition("#")[0]))
