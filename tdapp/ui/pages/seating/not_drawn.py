"""The Tables page before seats are drawn, and the card beside the map that says who has no seat yet."""

from collections.abc import Callable
from functools import partial

from tdapp.domain import tournament
from tdapp.domain.seating import seating
from tdapp.read.seating.tables import TablesView
from tdapp.ui.actions import draws, seats
from tdapp.ui.pages.seating import texts
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.empty import EmptyState
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import Side, at
from tdapp.words.seating.draw_sheet import in_groups

WAITING_NAMED = 3


class NotDrawn(EmptyState):
    """The page before seats are drawn: why there are no tables, and what can be done about it. `ask_value`: lets the
    room give its value.
    """

    def __init__(self, session: Session, ask_value: Callable[[], object]) -> None:
        super().__init__("armchair")
        self.session = session
        self.draw = self.offer(
            PrimaryButton(texts.DRAW, partial(seats.DRAW.act, session), icon="shuffle", key="Ctrl+D", name="draw_seats")
        )
        begin = partial(session.do, tournament.open_registration)
        self.open_registration = self.offer(
            Button(texts.OPEN_REGISTRATION, begin, icon="ticket", name="open_registration")
        )
        self.room_value = self.offer(
            Button(texts.ROOM_VALUE, ask_value, icon="dices", name="room_value", help_text=texts.ROOM_VALUE_HELP)
        )

    def refresh(self) -> None:
        """Say what is missing; grey what cannot be done now, with the reason."""
        session, words = self.session, self.session.words
        alive = session.view(lambda state: state.alive)
        why = words(texts.NOT_DRAWN_WHY if alive > 1 else texts.NOBODY_WHY, n=alive)
        self.say(words(texts.NOT_DRAWN), f"{why}\n{self._list()}" if alive > 1 else why)
        self.draw.allow(session.why_not(seating.draw_seats, ""))
        self.open_registration.setVisible(not session.why_not(tournament.open_registration))
        self.room_value.setVisible(not draws.why_not_give(session))

    def _list(self) -> str:
        """The fingerprint that is shown before the room gives its value, and whether it has."""
        sheet = draws.made(self.session)
        if sheet is None or not sheet.shown:
            return ""
        text = texts.LIST_VALUE if sheet.serves else texts.LIST_OUTDATED if sheet.outdated else texts.LIST_SHOWN
        value = sheet.latest.given.value if sheet.latest is not None else ""
        return self.session.words(text, listed=in_groups(sheet.shown), value=value)


class WaitingCard(Card):
    """The card of those who play and have no seat, with the button that draws seats for them."""

    def __init__(self, session: Session) -> None:
        super().__init__(tone="warning", margin=10)
        self.session = session
        self.text = Label("", wrap=True)
        self.seat_them = Button("", partial(seats.WAITING.act, session), icon="armchair", name="seat_waiting")
        self.hold(self.text, at(Side.AlignLeft, self.seat_them))
        self.hide()

    def show_view(self, view: TablesView) -> None:
        """Show the names of the first who wait; where nobody waits, nothing is to be seen."""
        words = self.session.words
        waiting = view.waiting if view.tables else ()
        self.setVisible(bool(waiting))
        if not waiting:
            return
        n = len(waiting)
        names = [name.full for _entry, name in waiting[:WAITING_NAMED]]
        if n > WAITING_NAMED:
            names.append(words(texts.MORE, n=n - WAITING_NAMED))
        self.text.setText(words(texts.WAITING, n=n) + ": " + words.several(names))
        self.seat_them.say(texts.SEAT_WAITING, n=n)
        self.seat_them.allow(self.session.why_not(seating.seat_waiting, ""))
