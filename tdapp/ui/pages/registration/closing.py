"""The closing of registration: at the end of a level, after its break, at a time, at so many entries, by hand."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from tdapp.domain.money.terms import SaleSpan, SaleSpanKind
from tdapp.domain.registration import price_list
from tdapp.read.registration.terms import ClosingView, closing_trouble, closing_view
from tdapp.ui.pages.registration import terms_texts as texts
from tdapp.ui.pages.registration.typed_window import ENTRIES, read_window, short, write_window
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.fields import plain_line
from tdapp.ui.widgets.keyboard import focus, on_keys
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, grow, hbox, put
from tdapp.ui.widgets.parsing import BadInput
from tdapp.words.registration.registration_closes import closing_said
from tdapp.words.registration.sale_spans import until

WAYS = (SaleSpanKind.LEVEL, SaleSpanKind.LEVEL_AND_BREAK, SaleSpanKind.TIME, SaleSpanKind.ENTRIES, SaleSpanKind.BY_HAND)


class Closing(Card):
    """A card that says when registration closes, and sets it. What a change would do is said while it is typed."""

    def __init__(self, session: Session) -> None:
        super().__init__(texts.CLOSES)
        self.session = session
        self.view: ClosingView | None = None
        self.now = Label("", "strong")
        self.head.insertWidget(1, self.now)
        self.line = plain_line("closing_typed", texts.CLOSING, longest=40, wide=120)
        self.effect = Label("", "muted", wrap=True)
        self.take = Button(texts.SET, self.set_closing, icon="check", name="closing_set")
        self.ways = {
            kind: Button(text, partial(self._pick, kind), kind="filter", name=f"closing_{kind}")
            for kind, text in zip(WAYS, texts.WAYS, strict=True)
        }
        typing = hbox(self.line, grow(self.effect), self.take, gap=12)
        put(self.column, hbox(*self.ways.values(), STRETCH, gap=6), typing)
        self.line.textChanged.connect(self._on_typed)
        self.line.returnPressed.connect(self.set_closing)
        on_keys(self.line, self._key)

    def show_view(self, view: ClosingView) -> None:
        """Show when registration closes; what is being typed stays."""
        before, self.view = self.view, view
        if before is None or before.window != view.window or not self.line.text():
            self.line.setText(write_window(view.window, self.session.words))
        self.now.setText(closing_said(self.session.words, view))
        self.now.set_tone("accent" if view.is_open else "muted")
        self._on_typed()

    def window_typed(self) -> SaleSpan | None:
        """The span that is typed; None while it says nothing."""
        if not self.line.text().strip():
            return None
        if self.view is not None and self.line.text().strip() == write_window(self.view.window, self.session.words):
            return self.view.window  # a time that is left as it was stays the same evening's
        try:
            return read_window(self.line.text(), self.session.words, self.session.now())
        except BadInput:
            return None

    def set_closing(self) -> None:
        """Let registration close as it is typed."""
        window = self.window_typed()
        if window is not None and self.take.isEnabled():
            self.session.do(price_list.set_closing, window)

    def _key(self, event: QKeyEvent) -> bool:
        """Put back on Escape what holds now; returns whether the key was used."""
        back = event.key() == Qt.Key.Key_Escape and self.view is not None
        if back and self.view is not None:
            self.line.setText(write_window(self.view.window, self.session.words))
        return back

    def _pick(self, kind: SaleSpanKind) -> None:
        """Choose a way to close: the line holds what there is typed of it already, ready for its number."""
        words = self.session.words
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
        focus(self.line)
        if kind is not SaleSpanKind.TIME:
            self.line.setSelection(0, sum(each.isdecimal() for each in typed))

    def _on_typed(self) -> None:
        """Say what the typed closing would do, or what stands against it."""
        words, window = self.session.words, self.window_typed()
        same = self.view is not None and window == self.view.window
        wrong, said = "", words(texts.IS_SET) if same else ""
        if window is None:
            wrong = self._complaint() if self.line.text().strip() else ""
        elif self.session.tournament is not None:
            trouble = self.session.view(closing_trouble, self.session.now(), window)
            wrong = words.said(trouble) if trouble is not None else ""
            said = said or self._effect(window)
        self.effect.setText(wrong or said)
        self.effect.set_tone("danger" if wrong else "")
        self.take.allow(wrong or (words(texts.IS_SET) if same or window is None else ""))
        kind = window.kind if window is not None else None
        for its, way in self.ways.items():
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
