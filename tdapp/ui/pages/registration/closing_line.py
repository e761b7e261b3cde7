"""The line about registration at the head of the page: what closes it, and how long still."""

from collections.abc import Callable

from tdapp.read.registration.terms import closing_view
from tdapp.ui.pages.registration import terms_texts as texts
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.label import tip
from tdapp.words.registration.registration_closes import closing_said, minutes_left


class ClosingLine(Button):
    """A line that says how registration stands, and leads to where it is changed when it is pressed."""

    def __init__(self, session: Session, show_closing: Callable[[], object]) -> None:
        super().__init__("", show_closing, kind="quiet", icon="ticket", name="desk_closing")
        self.session = session
        session.ticked.connect(self._on_tick)

    def refresh(self) -> None:
        """Show how registration stands now."""
        words = self.session.words
        view = self.session.view(closing_view, self.session.now())
        state = closing_said(words, view)
        full = words(texts.REGISTRATION_IS, state=state)
        short = state[:1].upper() + state[1:]
        if view.at is not None:
            short = words(texts.CLOSES_SHORT, time=view.at, left=minutes_left(view))
        if short != self.text():
            self.show_icon("lock-open" if view.is_open else "lock")
            self.say(short)
            self.setAccessibleName(full)
            self.setToolTip(tip(f"{full}. {words(texts.TO_CLOSING)}"))

    def _on_tick(self) -> None:
        if self.isVisible() and self.session.tournament is not None:
            self.refresh()
