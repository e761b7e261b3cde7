"""What taking the chosen act back would change, or what stands in its way, and the buttons for it."""

from PySide6.QtCore import Signal

from tdapp.domain.facts import BustedOut
from tdapp.domain.refusal import Refused
from tdapp.domain.registration import entries
from tdapp.domain.units import EntryId, TournamentId
from tdapp.read.journal.differences import differences
from tdapp.read.journal.journal import JournalRow
from tdapp.read.money.slips import has_slip
from tdapp.read.people.names import NOBODY
from tdapp.ui.language import say
from tdapp.ui.pages.journal.changes import in_words
from tdapp.ui.session import Session
from tdapp.ui.slip_printer import SlipPrinter
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, hbox, put
from tdapp.ui.widgets.recurring import BRING_BACK, PRINT, PUT_RIGHT
from tdapp.words.journal import journal as texts


class Effect(Card):
    """The box under the lines that says what taking one back would change. About one line, `row`; None: none is chosen,
    or one that nothing can be done with.

    `correcting`: the bust-out of this entry is to be put right.
    """

    correcting = Signal(object)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.row: JournalRow | None = None
        self.out: EntryId | None = None  # whose bust-out the line is, while that counts
        self.title = Label("", "strong", wrap=True)
        self.words = Label("", "muted", wrap=True)
        self.retract = Button(texts.RETRACT, self.take_back, icon="undo-2", key="Del", name="retract")
        self.reinstate = Button("", self.bring_back, icon="user-check", key=BRING_BACK, name="reinstate")
        self.slip = Button(texts.SLIP, self.print_slip, icon="receipt", key=PRINT, name="slip_again")
        self.correct = Button(texts.CORRECT, self.put_right, icon="pencil", key=PUT_RIGHT, name="correct_line")
        say(self.correct.explain, texts.CORRECT_HELP)
        self.slips = SlipPrinter(session, self)
        self._busted: EntryId | None = None
        buttons = hbox(self.retract, self.reinstate, self.slip, self.correct, STRETCH)
        put(self.column, self.title, self.words, buttons)

    def show_text(self, text: str, *, title: str = "", offered: bool = True) -> None:
        """Say only this text; taking back is grey, or (`offered` False) not there at all."""
        self._clear(None)
        self.title.setVisible(bool(title))
        self.title.setText(title)
        self.words.setText(text)
        self.retract.allow(text)
        self.retract.setVisible(offered)

    def show_line(self, row: JournalRow, stream: TournamentId) -> None:
        """Show what taking this act back would change, or which line stands in the way."""
        words, club = self.session.words, self.session.club
        self._clear(row)
        self.title.show()
        self.retract.show()
        self.slip.setVisible(has_slip(club.desk.history(stream).acts[row.act - 1]))
        self.out = self._out_in(row, stream)
        self.correct.setVisible(self.out is not None)
        try:
            would = club.desk.retraction(stream, row.act)
        except Refused as refused:
            said = words.said(self.session.named(refused, stream))
            self.title.setText(words(texts.IN_THE_WAY))
            self.words.setText(said)
            self.retract.allow(said)
            if refused.code == "retract.in_the_way":
                self._offer_new_seat(row, stream)
            return
        self.retract.allow("", words(texts.RETRACT_HELP))
        self.title.setText(words(texts.WOULD))
        self.words.setText(in_words(differences(would.before, would.after, club.directory), words))

    def take_back(self) -> None:
        """Take the act back."""
        if self.row is not None:
            self.session.retract(self.row.act)

    def bring_back(self) -> None:
        """Bring back whoever was busted out wrongly, in a new seat."""
        if self._busted is not None:
            self.session.do(entries.reinstate, self._busted, self.session.seed())

    def put_right(self) -> None:
        """Ask to put the bust-out right: it was somebody else, or it happened earlier."""
        if self.out is not None:
            self.correcting.emit(self.out)

    def print_slip(self) -> None:
        """Print the slips of the act once more."""
        if self.row is not None:
            self.slips.again(self.row.act)

    def _clear(self, row: JournalRow | None) -> None:
        self.row, self._busted, self.out = row, None, None
        for button in (self.reinstate, self.slip, self.correct):
            button.hide()

    def _out_in(self, row: JournalRow, stream: TournamentId) -> EntryId | None:
        """The entry that went out in this act and is out still, the last one of them; None: nobody."""
        now = self.session.club.desk.state(stream).entries
        out = reversed(self._busted_in(row, stream))
        return next((entry for entry in out if entry in now and now[entry].out), None)

    def _busted_in(self, row: JournalRow, stream: TournamentId) -> list[EntryId]:
        facts = self.session.club.desk.history(stream).acts[row.act - 1].facts
        return [fact.entry for fact in facts if isinstance(fact, BustedOut)]

    def _offer_new_seat(self, row: JournalRow, stream: TournamentId) -> None:
        """Offer a new seat after a wrong bust-out whose seat was given away: the player comes back in another one."""
        out, club = self._busted_in(row, stream), self.session.club
        if len(out) == 1 and not self.session.why_not(entries.reinstate, out[0], ""):
            self._busted = out[0]
            name = club.directory.get(club.desk.state(stream).entries[out[0]].player, NOBODY)
            self.reinstate.say(texts.REINSTATE, name=name)
            self.reinstate.show()
