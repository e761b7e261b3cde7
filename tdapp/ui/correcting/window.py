"""The window for corrections: what was wrong, with whom, and what saving changes, said before anything is saved."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from tdapp.domain.refusal import Refused
from tdapp.domain.registration import corrections
from tdapp.domain.state import State
from tdapp.domain.units import EntryId, Seat, TableNo
from tdapp.read.people.names import NOBODY
from tdapp.read.registration.players import EntryStatus
from tdapp.ui.correcting import texts
from tdapp.ui.correcting.picking import Picking
from tdapp.ui.pages.journal.changes import in_words
from tdapp.ui.session import Session, Told
from tdapp.ui.side_window import MARGINS, SideWindow
from tdapp.ui.widgets.buttons import PrimaryButton, pills
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.fields import plain_line
from tdapp.ui.widgets.inputs import check_box
from tdapp.ui.widgets.keyboard import ENTER, focus
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, Stretch, grow, hbox, scrolled, vbox

SIZE = (860, 620)
EFFECT = (96, 190)  # pixels of the card that says what changes: a small window has room for the lists
SEAT, OTHER, EARLIER = "seat", "other", "earlier"
WAYS = (
    (SEAT, texts.WRONG_SEAT, "Alt+1"),
    (OTHER, texts.OTHER_PLAYER, "Alt+2"),
    (EARLIER, texts.EARLIER, "Alt+3"),
)


class Deed(Struct, frozen=True):
    """A decision that puts something right, with what it is about."""

    decision: Callable[..., Any]
    args: tuple[Any, ...]
    kwargs: dict[str, Any]


class Correcting(SideWindow):
    """The window for corrections. Opened by key for a player or a bust-out; closed by Esc, or once it is saved."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent, name="correcting", title=texts.TITLE, close=texts.CLOSE)
        self.way = OTHER
        self.ways = pills(self, self._turn_by_hand, WAYS, prefix="correct")
        self.first, self.second = Picking("correct_first", session.words), Picking("correct_second", session.words)
        self.seat_said = Label(texts.FOUND_IN, "caption")
        self.seat = plain_line("correct_found_in", texts.FOUND_IN, longest=9)
        self.both = check_box("correct_both", texts.BOTH)
        self.both.setChecked(True)
        self.stay = check_box("correct_stay", texts.STAY)
        self.same_hand = check_box("correct_tied", texts.SAME_HAND)
        self.effect = Card(" ", margin=12)
        self.save = PrimaryButton(texts.SAVE, self.do_save, icon="check", key="Ctrl+Return", name="correct_save")
        self._lay_out()
        self._connect()
        self.resize(*SIZE)
        self.retranslate()

    def come(self, entry: EntryId | None = None, way: str = "") -> None:
        """Come into sight, about this entry. Left out, the way is what may be wrong with somebody who is out, or in."""
        row = next((each for each in self.session.players_view().rows if each.entry == entry), None)
        self.turn(way or (OTHER if row is None or row.status is EntryStatus.OUT else SEAT))
        self.first.choose(entry)
        super().come()
        self._ask_on()

    def turn(self, way: str) -> None:
        """Turn to another thing that was wrong."""
        self.way = way
        for each, button in self.ways.items():
            button.setChecked(each == way)
        for part in (self.seat_said, self.seat, self.stay):
            part.setVisible(way == SEAT)
        self.second.setVisible(way != SEAT)
        self.same_hand.setVisible(way == EARLIER)
        self._say_asked()
        self.refresh()

    def _turn_by_hand(self, way: str) -> None:
        """Turn to another thing that was wrong, with the keys in what is asked now: their field may be gone."""
        self.turn(way)
        self._ask_on()

    def _ask_on(self) -> None:
        """Put the keys into what is not said yet: who, then instead of whom, before whom or in which seat."""
        (self.first if self.first.entry() is None else self.seat if self.way == SEAT else self.second).setFocus()

    def show_room(self) -> None:
        """Show who may be meant now, and what saving would change."""
        rows = self.session.players_view().rows
        out = [row for row in rows if row.status is EntryStatus.OUT]
        out.sort(key=lambda row: (row.place or 0, row.search))
        playing = [row for row in rows if row.status is not EntryStatus.OUT]
        playing.sort(key=lambda row: row.name.sort_key)
        firsts = {SEAT: playing, OTHER: out, EARLIER: [*out, *playing]}
        self.first.show_rows(firsts[self.way])
        self.second.show_rows(playing if self.way == OTHER else out)
        self._preview()

    def retranslate(self) -> None:
        super().retranslate()
        self._say_asked()

    def deed(self) -> Deed | None:
        """The deed that would be saved; None while something is to be chosen."""
        one, other = self.first.entry(), self.second.entry()
        if one is None:
            return None
        if self.way == SEAT:
            found = self._found(one)
            return Deed(corrections.wrong_seat, (found,), {"stay": self.stay.isChecked()}) if found else None
        if other is None:
            return None
        if self.way == OTHER:
            return Deed(corrections.correct_bust_out, (one, other, self.session.seed()), {})
        row = self.first.row()
        out = row is not None and row.status is EntryStatus.OUT
        decision = corrections.place_bust_out if out else corrections.forgotten_bust_out
        return Deed(decision, (one, other), {"tied": self.same_hand.isChecked()})

    def do_save(self) -> None:
        """Save the correction, where it can be saved."""
        deed = self.deed()
        if deed is None or not self.save.isEnabled():
            return
        if self.session.do(deed.decision, *deed.args, **deed.kwargs) is not None:
            self.leave()

    def done_for_a_reason(self) -> None:
        self.leave()

    def _found(self, one: EntryId) -> tuple[tuple[EntryId, Seat], ...]:
        """The seats people were found in: the player, and whoever has that seat, if they sit in each other's."""
        seat = _seat(self.seat.text())
        own = self.session.view(_seat_of, one)
        if seat is None:
            return ()
        other = self.session.view(State.at, seat)
        if other is None or other == one or own is None or not self.both.isChecked():
            return ((one, seat),)
        return ((one, seat), (other, own))

    def _preview(self) -> None:
        """Say what saving changes, or why it cannot be saved."""
        words, session, deed = self.session.words, self.session, self.deed()
        self._offer_both()
        self.effect.title.setText(words(texts.CHANGES))
        if deed is None or session.tournament is None:
            why = words(texts.CHOOSE_SEAT if self.way == SEAT else texts.CHOOSE)
            self.told.setText(why)
            self.save.allow(why)
            self.effect.set_tone("")
            return
        try:
            would = session.foreseen(deed.decision, *deed.args, **deed.kwargs)
        except Refused as refused:
            why = words.said(session.named(refused, session.tournament))
            self.effect.title.setText(words(texts.NOT_SAVED))
            self.effect.set_tone("warning")
            self.told.setText(why)
            self.save.allow(why)
            return
        self.effect.set_tone("")
        said = self._goes_back(deed) if deed.decision is corrections.wrong_seat else ""
        still = would.nothing and not said
        changes = words(texts.AS_IT_IS) if still else "" if would.nothing else in_words(would, words)
        self.told.setText("\n".join(part for part in (said, changes) if part))
        self.save.allow(changes if still else "")

    def _goes_back(self, deed: Deed) -> str:
        """The line that says who goes to which seat: the book does not change by it."""
        if self.stay.isChecked():
            return ""
        words, directory = self.session.words, self.session.club.directory
        lines = []
        for entry, _found in deed.args[0]:
            name = directory.get(self.session.view(_player_of, entry), NOBODY)
            lines.append(words(texts.BACK_TO, name=name, seat=self.session.view(_seat_of, entry)))
        return "\n".join(lines)

    def _offer_both(self) -> None:
        """Offer the case of two in each other's seats, only where somebody has the seat he was found in."""
        one, seat = self.first.entry(), _seat(self.seat.text())
        other = self.session.view(State.at, seat) if seat is not None and self.way == SEAT else None
        self.both.setVisible(other is not None and other != one)

    def _say_asked(self) -> None:
        words = self.session.words
        first = {SEAT: texts.WHO_SAT, OTHER: texts.WHO_NOT, EARLIER: texts.WHO_EARLIER}[self.way]
        self.first.say(words(first), words)
        self.second.say(words(texts.WHO_INSTEAD if self.way == OTHER else texts.BEFORE_WHOM), words)

    def _onward(self) -> None:
        (self.seat if self.way == SEAT else self.second).setFocus()

    def _on_switched(self) -> None:
        self.leave()

    def _to_save(self) -> None:
        """Put Enter on the button first, so that what changes is read before Enter saves it."""
        if self.save.isEnabled():
            focus(self.save)

    def _on_told(self, told: Told) -> None:
        if told.kind in ("refused", "error"):
            self.told.setText(told.text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        here = self.focusWidget()
        if event.key() not in ENTER:
            super().keyPressEvent(event)
        elif event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.do_save()
        elif here is self.seat:
            self._to_save()
        elif isinstance(here, QAbstractButton):
            here.click()

    def _connect(self) -> None:
        for pick in (self.first, self.second):
            pick.changed.connect(self._preview)
        self.first.taken.connect(self._onward)
        self.second.taken.connect(self._to_save)
        self.seat.textEdited.connect(self._preview)
        for box in (self.both, self.stay, self.same_hand):
            box.toggled.connect(self._preview)

    def _lay_out(self) -> None:
        right = vbox(
            self.seat_said, self.seat, self.both, self.stay, grow(self.second), self.same_hand, Stretch(0), gap=6
        )
        self.effect.column.addWidget(scrolled(vbox(self.told, STRETCH, gap=None)))
        self.effect.setMinimumHeight(EFFECT[0])
        self.effect.setMaximumHeight(EFFECT[1])
        vbox(
            self.title,
            hbox(*self.ways.values(), STRETCH),
            grow(hbox(grow(self.first), grow(right), gap=16), 2),
            grow(self.effect),
            hbox(self.save, STRETCH, self.close_it, gap=None),
            gap=12,
            margins=MARGINS,
            on=self,
        )


def _seat(typed: str) -> Seat | None:
    """A seat as it was typed, '12-4'; None: it is none."""
    table, _dash, number = typed.strip().partition("-")
    both = table.strip().isdecimal() and number.strip().isdecimal()
    return Seat(TableNo(int(table)), int(number)) if both else None


def _seat_of(state: State, entry: EntryId) -> Seat | None:
    found = state.entries.get(entry)
    return found.seat if found is not None else None


def _player_of(state: State, entry: EntryId) -> Any:
    return state.entries[entry].player
