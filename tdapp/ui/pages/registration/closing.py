"""Until when registration is open: at the end of a level, after its break, at a time, at so many entries, by hand."""

from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from tdapp.domain.money.terms import SaleSpan, SaleSpanKind
from tdapp.domain.registration import price_list
from tdapp.read.registration.terms import ClosingView, closing_trouble, closing_view
from tdapp.ui.pages.registration import terms_texts as texts
from tdapp.ui.pages.registration.typed_window import ENTRIES, read_window, short, write_window
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.parsing import BadInput
from tdapp.words.registration.registration_closes import closing_said
from tdapp.words.registration.sale_spans import until

WAYS = (SaleSpanKind.LEVEL, SaleSpanKind.LEVEL_AND_BREAK, SaleSpanKind.TIME, SaleSpanKind.ENTRIES, SaleSpanKind.BY_HAND)


class Closing(Card):
    """Says when registration closes, and sets it. What a change would do is said while it is typed.

    `done`: it is set, and the keyboard may go on.
    """

    done = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(" ", parent=parent)
        self.session = session
        self.view: ClosingView | None = None
        self.now = Label("", "strong")
        self.line = QLineEdit()
        self.line.setObjectName("closing_typed")
        self.line.setMaxLength(40)
        self.line.setFixedWidth(120)
        self.effect = Label("", "muted", wrap=True)
        self.take = Button(icon="check", name="closing_set")
        self.ways = [Button(kind="filter", name=f"closing_{kind}") for kind in WAYS]
        self.head.insertWidget(1, self.now)
        row = QHBoxLayout()
        row.setSpacing(6)
        for number, way in enumerate(self.ways):
            way.clicked.connect(partial(self._pick, number))
            row.addWidget(way)
        row.addStretch(1)
        typed = QHBoxLayout()
        typed.setSpacing(12)
        typed.addWidget(self.line)
        typed.addWidget(self.effect, 1)
        typed.addWidget(self.take)
        self.column.addLayout(row)
        self.column.addLayout(typed)
        self.line.textChanged.connect(self._on_typed)
        self.line.returnPressed.connect(self.set_closing)
        self.line.installEventFilter(self)
        self.take.clicked.connect(self.set_closing)
        self.retranslate()

    def retranslate(self) -> None:
        """Say it in the desk's language."""
        words = self.session.words
        self.title.setText(words(texts.CLOSES))
        self.line.setAccessibleName(words(texts.CLOSING))
        self.take.say(words(texts.SET))
        for way, text in zip(self.ways, texts.WAYS, strict=True):
            way.say(words(text))

    def refresh(self) -> None:
        """How it stands now; what is being typed stays."""
        self.show_view(self.session.view(closing_view, self.session.now()))

    def show_view(self, view: ClosingView) -> None:
        """Show when registration closes."""
        before, self.view = self.view, view
        if before is None or before.window != view.window or not self.line.text():
            self.line.setText(write_window(view.window, self.session.words))
        self.now.setText(closing_said(self.session.words, view))
        self.now.set_tone("accent" if view.is_open else "muted")
        self._on_typed()

    def tick(self) -> None:
        """A second passed: the minutes that are left."""
        self.refresh()

    def window_typed(self) -> SaleSpan | None:
        """What is typed; None while it says nothing."""
        if not self.line.text().strip():
            return None
        if self.view is not None and self.line.text().strip() == write_window(self.view.window, self.session.words):
            return self.view.window  # a time that is left as it was stays the same evening's
        try:
            return read_window(self.line.text(), self.session.words, self.session.now())
        except BadInput:
            return None

    def set_closing(self) -> None:
        """Let registration close so."""
        window = self.window_typed()
        free = window is not None and self.take.isEnabled()
        if free and self.session.do(price_list.set_closing, window) is not None:
            self.done.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        pressed = event.key() if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress else None
        if watched is self.line and pressed == Qt.Key.Key_Escape and self.view is not None:
            self.line.setText(write_window(self.view.window, self.session.words))
            return True
        return super().eventFilter(watched, event)

    def _pick(self, number: int) -> None:
        """A way to close: what there is typed of it already, ready for its number."""
        words, kind = self.session.words, WAYS[number]
        typed = "".join(each for each in self.line.text() if each.isdecimal()) or "6"
        level = self.session.clock_view().level
        if kind in (SaleSpanKind.LEVEL, SaleSpanKind.LEVEL_AND_BREAK) and len(typed) > 2:
            typed = str(level.number if level else 6)
        if kind is SaleSpanKind.TIME:
            typed = words.time(self.session.now())[:3]
        elif kind is SaleSpanKind.ENTRIES:
            typed = f"{typed} {short(words, ENTRIES)}"
        elif kind is SaleSpanKind.LEVEL_AND_BREAK:
            typed += "+"
        elif kind is SaleSpanKind.BY_HAND:
            typed = write_window(SaleSpan(kind), words)
        self.line.setText(typed)
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)
        size = len(typed) if kind is SaleSpanKind.TIME else 0
        if not size:
            digits = sum(each.isdecimal() for each in typed)
            self.line.setSelection(0, digits)

    def _on_typed(self) -> None:
        """What the typed one would do, or what stands against it."""
        words, window = self.session.words, self.window_typed()
        wrong, said = "", ""
        if window is None:
            wrong = self._complaint() if self.line.text().strip() else ""
        elif self.session.tournament is not None:
            trouble = self.session.view(closing_trouble, self.session.now(), window)
            if trouble is not None:
                wrong = words.said(trouble)
            elif self.view is not None and window == self.view.window:
                said = words(texts.IS_SET)
            else:
                said = self._effect(window)
        self.effect.setText(wrong or said)
        self.effect.set_tone("danger" if wrong else "")
        same = window is not None and self.view is not None and window == self.view.window
        self.take.allow(wrong or (words(texts.IS_SET) if same or window is None else ""))
        kind = window.kind if window is not None else None
        for way, its in zip(self.ways, WAYS, strict=True):
            way.setChecked(its is kind)

    def _effect(self, window: SaleSpan) -> str:
        words, would = self.session.words, self.session.view(closing_view, self.session.now(), window)
        if not would.is_open:
            return words(texts.STAYS, until=until(words, window))
        if would.at is not None and would.left is not None:
            return words(texts.WILL_CLOSE, time=would.at, n=max(1, -(-int(would.left.total_seconds()) // 60)))
        was = self.view is not None and self.view.is_open
        return words(texts.WILL_BE if was else texts.WOULD_OPEN, until=until(words, window))

    def _complaint(self) -> str:
        try:
            read_window(self.line.text(), self.session.words, self.session.now())
        except BadInput as bad:
            return self.session.words(bad.text, field=self.session.words(texts.CLOSES), **bad.facts)
        return ""
