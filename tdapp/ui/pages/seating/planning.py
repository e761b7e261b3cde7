"""The planning of moves: buttons are given, moves left out or changed, the plan accepted."""

import re

from PySide6.QtCore import QObject, Signal

from tdapp.domain.refusal import Refused
from tdapp.domain.seating import buttons
from tdapp.domain.seating.choosing import change
from tdapp.domain.seating.proposal import NO_CHOICES, Choices
from tdapp.domain.units import Seat, TableNo
from tdapp.read.people.names import PlayerName
from tdapp.read.seating.buttons import button_meant
from tdapp.read.seating.moves import LeftOutView, MoveView
from tdapp.ui.actions import seats
from tdapp.ui.pages.seating import proposal_texts as texts
from tdapp.ui.pages.seating.proposal import ProposalPanel
from tdapp.ui.pages.seating.seat_prompt import typed_seat
from tdapp.ui.people.needs import apart
from tdapp.ui.session import Session
from tdapp.ui.widgets.keyboard import focus

UNKNOWN = "?"
CHANGE_SUCH_AS = "3-5 12-4"
_NUMBERS = re.compile(r"\d{1,2}(?:[\s,;/]+\d{1,2}){0,2}")


class Planning(QObject):
    """The deeds of the director with the panel of moves, done at the desk.

    `looked_at`: a table or seat is spoken of; `left`: the keys may go back to the page.
    """

    looked_at = Signal(object)  # Seat
    left = Signal()

    def __init__(self, session: Session, panel: ProposalPanel, parent: QObject) -> None:
        super().__init__(parent)
        self.session, self.panel = session, panel
        self._table: TableNo | None = None  # whose button is asked for
        self._move: MoveView | None = None  # what is being changed
        panel.accepted.connect(self.accept)
        panel.aside.clicked.connect(lambda: session.propose_break(None))
        panel.anew.clicked.connect(lambda: session.plan_around(NO_CHOICES))
        panel.moves.left_out.connect(self.leave_out)
        panel.moves.again.connect(self.take_back)
        panel.list.spared.connect(self.spare)
        panel.list.change_asked.connect(self.ask_change)
        panel.ask.typing.connect(self._typed)
        panel.ask.entered.connect(self._entered)
        panel.ask.left.connect(self._leave)
        panel.left.connect(self.left)

    def refresh(self) -> None:
        """Ask for the next button after the panel was shown anew, or for none any more."""
        proposal = self.panel.moves.proposal
        asks = proposal.asks if proposal is not None else ()
        if self._move is not None:
            moves = proposal.moves if proposal is not None else ()
            if any(move.entry == self._move.entry and move.to_seat == self._move.to_seat for move in moves):
                self._typed(self.panel.ask.field.text())
                return
            self._move = None
        held = self.panel.giving or self.panel.ask.field.hasFocus()
        if not asks:
            self.panel.giving, self._table = False, None
            self.panel.ask.hide()
        elif self._table not in asks or not self.panel.ask.isVisibleTo(self.panel):
            self._ask_button(asks[0])
        else:
            self._typed(self.panel.ask.field.text())  # of another plan there may be more buttons to give, or fewer
        self.panel.say_accept()
        if held and not asks and proposal is not None:
            self.panel.list.take_keys()

    def accept(self) -> None:
        """Accept the plan: ask for the buttons first; asked already, chance decides; nothing to ask: all move."""
        proposal = self.panel.moves.proposal
        if proposal is None:
            return
        if proposal.asks and not self.panel.giving and self._move is None:
            self.panel.giving = True
            self.panel.say_accept()
            self._typed("")
            self.panel.ask.take_keys()
            if self._table is not None:
                self.looked_at.emit(Seat(self._table, 0))
            return
        self.panel.giving = False
        seats.accept(self.session)

    def leave_out(self, view: MoveView) -> None:
        """Let this player stay; while it is not known who it is, the table gives nobody."""
        proposal = self.session.proposal()
        if proposal is not None and view.badge <= len(proposal.moves):
            self.session.plan_around(self.session.choices().drop(proposal.moves[view.badge - 1]))

    def take_back(self, row: LeftOutView) -> None:
        """Let whoever was left out move again."""
        self.session.plan_around(self.session.choices().again(row.entry, row.table))

    def spare(self, view: MoveView) -> None:
        """Let nobody of the table that gives move."""
        self.session.plan_around(self.session.choices().spare(view.giver))

    def ask_change(self, view: MoveView) -> None:
        """Ask who is to go instead, or where to."""
        model, line = self.panel.moves, self.panel.ask
        if model.proposal is None or not model.proposal.partial:
            return
        self._move = view
        name, seat = model.said_name(view), model.said_seat(view.to_seat, view.taker)
        line.ask(texts.CHANGE, texts.CHANGE_DO, texts.LEAVE_IT, such_as=CHANGE_SUCH_AS, name=name, seat=seat)
        self._typed("")
        line.show()
        line.take_keys()

    # The line that asks

    def _ask_button(self, table: TableNo) -> None:
        line, self._table = self.panel.ask, table
        held = line.field.hasFocus()
        line.ask(texts.BUTTON_AT, texts.NEXT, texts.LATER, table=table)
        self._typed("")
        line.show()
        if held or self.panel.giving:
            line.take_keys()
            self.looked_at.emit(Seat(table, 0))

    def _typed(self, typed: str) -> None:
        """Say what the seats typed so far mean."""
        said, wrong = self._means_change(typed) if self._move is not None else self._means_button(typed)
        self.panel.ask.show_answer(said, wrong=wrong)

    def _means_button(self, typed: str) -> tuple[str, bool]:
        words, proposal = self.session.words, self.panel.moves.proposal
        if self._table is None or proposal is None:
            return "", False
        if typed.strip() == UNKNOWN:
            return words(texts.LET_CHANCE), False
        if not typed.strip():
            first = "" if self.panel.giving else words(texts.BUTTON_FIRST, n=len(proposal.asks))
            return first or words(texts.BUTTON_HOW), False
        numbers = _numbers(typed)
        if not numbers:
            return words(texts.BUTTON_NOT_READ), True
        session = self.session
        try:
            meant = session.view(button_meant, session.now(), session.club.directory, self._table, numbers)
        except Refused as refused:
            return self._said(refused), True
        big = self._blind(meant.big_blind, meant.posts_big)
        if meant.small_blind is None:
            return words(texts.SINGLE_BLIND, big=big), False
        return words(texts.BLINDS, small=self._blind(meant.small_blind, meant.posts_small), big=big), False

    def _blind(self, seat: Seat, name: PlayerName | None) -> str:
        if name is None:
            return self.session.words(texts.DEAD, seat=seat)
        return self.session.words(texts.BLIND, seat=seat, name=apart(name))

    def _means_change(self, typed: str) -> tuple[str, bool]:
        words = self.session.words
        given = _seats(typed)
        if not given:
            return words(texts.CHANGE_HOW), bool(typed.strip())
        try:
            choices = self._changed(given)
        except Refused as refused:
            return self._said(refused), True
        entry, seat = choices.kept[-1]
        name = self.session.tables_view().name_of(entry)
        return words(texts.CHANGED, name=name or "", seat=seat), False

    def _changed(self, given: tuple[Seat, ...]) -> Choices:
        proposal = self.session.proposal()
        if proposal is None or self._move is None or self._move.badge > len(proposal.moves):
            raise Refused("moves.change_how")
        return self.session.view(change, self.session.choices(), proposal.moves[self._move.badge - 1], given)

    def _entered(self, typed: str) -> None:
        if self._move is not None:
            self._enter_change(typed)
        elif self._table is not None:
            self._enter_button(typed, self._table)

    def _enter_change(self, typed: str) -> None:
        _said, wrong = self._means_change(typed)
        if wrong or not typed.strip():
            self._typed(typed)
            return
        choices = self._changed(_seats(typed))
        self._move = None
        focus(self.panel.list)
        self.panel.ask.hide()
        self.session.plan_around(choices)
        entry, _seat = choices.kept[-1]
        chosen = next((at for at, row in enumerate(self.panel.moves.rows) if row.entry == entry), None)
        if chosen is not None:
            self.panel.list.setCurrentIndex(self.panel.moves.index(chosen, 0))

    def _enter_button(self, typed: str, table: TableNo) -> None:
        self.panel.giving = True
        if typed.strip() == UNKNOWN:
            self.session.plan_around(self.session.choices().leave_unknown(table))
            return
        numbers = _numbers(typed)
        if not numbers or self.session.do(buttons.place, table, *numbers) is None:
            self._typed(typed)
            self.panel.ask.take_keys()

    def _leave(self) -> None:
        """Leave the question. The keys go back from a change to the moves; a button is still asked for."""
        changing, self._move = self._move is not None, None
        self.panel.giving = False
        self.panel.ask.hide()
        self.refresh()
        if changing and self.panel.list.isVisibleTo(self.panel):
            self.panel.list.take_keys()
        else:
            self.left.emit()

    def _said(self, refused: Refused) -> str:
        session = self.session
        return "" if session.tournament is None else session.words.said(session.named(refused, session.tournament))


def _numbers(typed: str) -> tuple[int, ...]:
    """The numbers typed: one seat, or button and both blinds; nothing for anything else.

    >>> _numbers("5"), _numbers("5 6 8"), _numbers("5 6"), _numbers("x")
    ((5,), (5, 6, 8), (), ())
    """
    text = typed.strip()
    found = tuple(int(number) for number in re.findall(r"\d+", text)) if _NUMBERS.fullmatch(text) else ()
    return found if len(found) in (1, 3) else ()


def _seats(typed: str) -> tuple[Seat, ...]:
    """The seats typed with blanks between them; nothing when one of them is no seat."""
    found = [typed_seat(piece) for piece in typed.split()]
    return tuple(seat for seat in found if seat is not None) if all(found) else ()
