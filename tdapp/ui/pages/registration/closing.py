"""The closing of registration: at the end of a level, after its break, at a time, at so many entries, by hand."""

from datetime import datetime

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from tdapp.domain.money.terms import SaleSpan
from tdapp.domain.registration import price_list
from tdapp.domain.state import State
from tdapp.read.clock.clock import clock_view
from tdapp.read.registration.span_choices import Frame, frame_of, spanned, stepped, way_of, ways
from tdapp.read.registration.terms import ClosingView, closing_trouble, closing_view
from tdapp.ui.pages.registration import terms_texts as texts
from tdapp.ui.pages.registration.typed_window import read_window, write_window
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.fields import plain_line
from tdapp.ui.widgets.fold_card import FoldCard
from tdapp.ui.widgets.keyboard import on_keys
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import grow, hbox
from tdapp.ui.widgets.pick_strip import Pick, PickStrip
from tdapp.words.parsing import BadInput
from tdapp.words.registration.registration_closes import closing_said
from tdapp.words.registration.sale_spans import until


class Closing(FoldCard):
    """A card that says when registration closes, and sets it. What a change would do is said while it is typed."""

    def __init__(self, session: Session) -> None:
        super().__init__(texts.CLOSES, "closing")
        self.session = session
        self.view: ClosingView | None = None
        self.now = self.summary
        self.line = plain_line("closing_typed", texts.CLOSING, longest=40, wide=120)
        self.effect = Label("", "muted", wrap=True)
        self.take = Button(texts.SET, self.set_closing, icon="check", name="closing_set")
        self.strip = PickStrip("closing", texts.PICKING)
        self.fill(self.strip, hbox(self.line, grow(self.effect), self.take, gap=12))
        self.strip.picked.connect(self._pick)
        self.strip.stepped.connect(self._step)
        self.line.textChanged.connect(self._on_typed)
        self.line.returnPressed.connect(self.set_closing)
        on_keys(self.line, self._key)

    def show_view(self, view: ClosingView) -> None:
        """Show when registration closes; what is being typed stays."""
        before, self.view = self.view, view
        if before is None or before.window != view.window or not self.line.text():
            self.line.setText(write_window(view.window, self.session.words))
        words = self.session.words
        said = closing_said(words, view)
        self.now.setText(words(texts.NOT_YET, said=said, until=until(words, view.window)) if view.not_yet else said)
        self.now.set_tone("accent" if view.is_open else "")
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

    def _pick(self, window: SaleSpan) -> None:
        """Write what was picked as it would be typed; it holds once it is set."""
        self.line.setText(write_window(window, self.session.words))

    def _step(self, by: int) -> None:
        window = self.window_typed()
        if window is not None:
            self._pick(stepped(window, by, self.session.view(_frame, self.session.now())))

    def _show_picks(self, window: SaleSpan | None) -> None:
        words, frame = self.session.words, self.session.view(_frame, self.session.now())
        of = way_of(window) if window is not None else None
        picks = [
            Pick(way, words(texts.WAYS[way]), window if way is of else spanned(way, frame, window))
            for way in ways(frame, of_registration=True)
        ]
        steps = window is not None and any(stepped(window, by, frame) != window for by in (-1, 1))
        self.strip.show_picks(picks, window, steps=steps)

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
        if self.session.tournament is not None:
            self._show_picks(window)

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


def _frame(state: State, now: datetime) -> Frame:
    level = clock_view(state, now).level
    return frame_of(state.structure, level.number if level is not None else None, now)
