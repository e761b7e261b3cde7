"""The line in which somebody is named: type letters or scan a card, Enter takes whoever is chosen."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tdapp.domain.state import State
from tdapp.domain.units import EntryId, PlayerId
from tdapp.read.people.people_search import PersonSuggestion
from tdapp.texts import Text
from tdapp.ui.namesakes import another_is_in, apart_of
from tdapp.ui.pages.registration import texts
from tdapp.ui.session import Session
from tdapp.ui.suggesting import Suggesting
from tdapp.ui.widgets.chip import Icon
from tdapp.ui.widgets.keyboard import focus
from tdapp.ui.widgets.label import explain
from tdapp.ui.widgets.layout import grow, hbox
from tdapp.words.say import Words


class PersonLine(Suggesting):
    """A line that finds people of the club, and makes a new name of what nobody is called. `over` is what the list lies
    over.

    `chosen`: a `PersonSuggestion` was taken; the line is empty again.
    """

    chosen = Signal(object)

    def __init__(self, session: Session, name: str, over: QWidget, help_text: Text = texts.NAME_HELP) -> None:
        super().__init__(session, name, f"{name}_suggestions", over, says=texts.NAME, people=texts.SUGGESTIONS)
        explain(self.field, help_text)
        hbox(Icon("user-plus", tone="accent"), grow(self.field, 2), grow(self.effect, 3), on=self)

    def start_with(self, typed: str) -> None:
        """Take over the first letters of a name."""
        focus(self.field)
        self.field.setText(self.field.text() + typed)
        self.show_found(self.field.text())

    def take(self) -> None:
        one = self.one()
        if one is not None:
            self.forget()
            self.chosen.emit(one)

    def suggest(self, typed: str) -> Sequence[PersonSuggestion]:
        if not self.session.has_club or self.session.tournament is None:
            return ()
        return self.session.club.people.index.suggest(typed)

    def nobody(self) -> str:
        return self.session.words(texts.NOBODY_FOUND)

    def line_of(self, one: PersonSuggestion) -> str:
        words = self.session.words
        if one.player is None:
            return new_player(words, one)
        said = [one.name.listed]
        if apart := apart_of(self.session, one.player):
            said.append(apart)
        else:
            said += [one.nickname] if one.nickname else []
            said += [words(texts.CLUB_NO, number=one.club_no)] if one.club_no else []
        known = newest_entry(self.session, one.player)
        if known is not None:
            entry, out = known
            said.append(words(texts.WAS_IN if out else texts.IS_IN, entry=int(entry)))
        return " · ".join(said)

    def effect_of(self, one: PersonSuggestion) -> str:
        words = self.session.words
        if newest_entry(self.session, one.player) is not None:
            return words(texts.WILL_OPEN, name=one.name)
        too = another_is_in(self.session, one)
        if one.player is None:
            new = new_player(words, one)
            return words(texts.NAMESAKE_IN, what=new) if too else new
        what = words(texts.WILL_SELL, name=one.name)
        return words(texts.NAMESAKE_IN, what=what) if too else what


def new_player(words: Words, one: PersonSuggestion) -> str:
    """The line that offers a new player by this name, with what is taken for the last name."""
    if one.name.first:
        return words(texts.NEW_LAST_FIRST, last=one.name.last, first=one.name.first)
    return words(texts.NEW_PLAYER, name=one.name)


def newest_entry(session: Session, player: PlayerId | None) -> tuple[EntryId, bool] | None:
    """The newest entry of a person, by any of his records, and whether it is out; None for none."""
    return session.view(_entry_of, session.club.people.ids_of(player)) if player is not None else None


def _entry_of(state: State, ids: tuple[PlayerId, ...]) -> tuple[EntryId, bool] | None:
    number = next((state.players[one] for one in ids if one in state.players), None)
    return (number, state.entries[number].out) if number is not None else None
