"""The line that registers players: type, see what Enter will do, press Enter, type the next one."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tdapp.app.deeds import register
from tdapp.domain import tournament
from tdapp.domain.registration import entries
from tdapp.domain.units import EntryId, PlayerId
from tdapp.read.people.people_search import PersonSuggestion
from tdapp.read.registration.registration_desk import entry_of
from tdapp.ui.actions import entries as actions
from tdapp.ui.language import say
from tdapp.ui.namesakes import another_is_in, apart_of
from tdapp.ui.pages.registration.players import texts
from tdapp.ui.pages.registration.texts import NAMESAKE_IN
from tdapp.ui.session import Session
from tdapp.ui.suggesting import Suggesting
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.chip import Icon
from tdapp.ui.widgets.keyboard import focus
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import grow, hbox

NOBODY = PlayerId("")


class Registering(Suggesting):
    """The line that registers players in the tournament in front. `shown`: an entry that exists already was meant."""

    shown = Signal(int)  # EntryId

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(
            session, "register_name", "register_suggestions", parent, says=texts.REGISTER, people=texts.SUGGESTIONS
        )
        say(self.field.setAccessibleDescription, texts.REGISTER_HELP)
        self.icon = Icon("user-plus", tone="accent")
        self.closed = Label("", "muted")
        self.open = Button(texts.OPEN_REGISTRATION, self._open, icon="ticket", name="open_registration")
        hbox(self.icon, grow(self.field, 2), grow(self.effect, 3), grow(self.closed, 3), self.open, on=self)

    # Showing

    def refresh(self) -> None:
        """Show whether entries are taken now, and how to open registration if not."""
        session = self.session
        why = session.why_not(entries.register, (NOBODY,), "")
        if not why and not session.status_view().registration_open:
            why = session.words(texts.CLOSED)
        self.field.setEnabled(not why)
        self.icon.show_icon("user-plus", "muted" if why else "accent")
        self.effect.setVisible(not why)
        self.closed.setVisible(bool(why))
        self.closed.setText(why)
        self.open.setVisible(bool(why) and not session.why_not(tournament.open_registration))
        if why:
            self.forget()
        else:
            self.prepare()

    def suggest(self, typed: str) -> Sequence[PersonSuggestion]:
        return sorted(self.session.club.people.index.suggest(typed), key=self._is_in)  # who may still come in: first

    def line_of(self, one: PersonSuggestion) -> str:
        words = self.session.words
        if one.player is None:
            return words(texts.NEW_PLAYER, name=one.name)
        said = [one.name.listed]
        if apart := apart_of(self.session, one.player):
            said.append(apart)
        elif number := self.session.club.club_numbers.get(one.player):
            said.append(words(texts.CLUB_NO, number=number))
        if entry := self._entry_of(one.player):
            said.append(words(texts.IS_IN, entry=entry))
        return " · ".join(said)

    def _entry_of(self, player: PlayerId | None) -> EntryId | None:
        return self.session.view(entry_of, player) if player is not None else None

    def _is_in(self, one: PersonSuggestion) -> int:
        return 2 if one.player is None else 1 if self._entry_of(one.player) else 0

    def effect_of(self, one: PersonSuggestion) -> str:
        words = self.session.words
        if self._entry_of(one.player):
            return words(texts.WILL_SHOW, name=one.name)
        if one.player is not None:
            what = words(texts.WILL_ENTER, name=one.name)
        elif one.name.first:
            what = words(texts.WILL_CREATE, last=one.name.last, first=one.name.first)
        else:
            what = words(texts.WILL_CREATE_ONE, last=one.name.last)
        return words(NAMESAKE_IN, what=what) if another_is_in(self.session, one) else what

    # Doing

    def take(self) -> None:
        """Register whoever is chosen; a new player is added to the club first."""
        one = self.one()
        if one is None:
            return
        entry = self._entry_of(one.player)
        if entry is not None:
            self.forget()
            self.shown.emit(entry)
            return
        if one.player is not None:
            done = register(self.session, (one.player,))
        else:
            done = actions.register_new(self.session, one.name)
        if done is not None:
            self.forget()

    def _open(self) -> None:
        if self.session.do(tournament.open_registration) is not None:
            focus(self.field)
