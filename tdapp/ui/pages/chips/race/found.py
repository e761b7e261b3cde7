"""The form for chips that turn up, are hidden or get lost, and what it comes to before it is recorded."""

from PySide6.QtWidgets import QGridLayout

from tdapp.domain.chips import adjusting
from tdapp.domain.chips.adjusting import GIVES
from tdapp.domain.chips.chip_bank import AdjustKind
from tdapp.domain.chips.chip_set import Pieces
from tdapp.domain.units import RulingNo
from tdapp.read.chips.chip_found import found_preview, place_of, place_said
from tdapp.read.chips.ruling_chips import ruling_chips
from tdapp.read.chips.typed_pieces import typed_pieces
from tdapp.ui.language import say
from tdapp.ui.pages.chips.race import texts
from tdapp.ui.pages.chips.race.pills import Pills
from tdapp.ui.session import Session, Told
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.captioned import captioned
from tdapp.ui.widgets.card import PassingCard
from tdapp.ui.widgets.fields import plain_line
from tdapp.ui.widgets.keyboard import focus
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, hbox, holder, put
from tdapp.words.chips.chip_papers import signed

VERB = "adjusting.adjust"


class Found(PassingCard):
    """A short form in which Enter in any line records it. `left`: Esc, it was closed, or it stands in the journal."""

    def __init__(self, session: Session) -> None:
        super().__init__(texts.FOUND_TITLE, bar="info", margin=16)
        self.session = session
        self.kind = AdjustKind.FOUND
        self._asked = False  # what is typed was asked to be recorded, and perhaps a reason is asked for
        self.kinds = Pills("found_kind")
        say(self.kinds.setAccessibleName, texts.FOUND_TITLE)
        self.about = Label("", "muted", wrap=True)
        self.taken = plain_line("found_taken", hint=texts.SUCH_AS, longest=80)
        self.given = plain_line("found_given", hint=texts.SUCH_AS, longest=80)
        self.where = plain_line("found_where", hint=texts.WHERE_SUCH, longest=8)
        self.ruling = plain_line("found_ruling", hint=texts.BY_RULING_SUCH, longest=5)
        self.lines = (self.taken, self.given, self.where, self.ruling)
        self.giving = holder(captioned(texts.GIVEN, self.given))
        self.comes_to = Label("", "strong", wrap=True, name="found_comes_to")
        self.record_it = PrimaryButton(texts.RECORD, self.record, icon="check", key="Return", name="found_record")
        self.head.addWidget(Button(texts.CLOSE, self.leave_it, kind="quiet", key="Esc", name="found_close"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(4)
        grid.addLayout(captioned(texts.TAKEN, self.taken), 0, 0)
        grid.addWidget(self.giving, 0, 1)
        grid.addLayout(captioned(texts.WHERE, self.where), 1, 0)
        grid.addLayout(captioned(texts.BY_RULING, self.ruling), 1, 1)
        recording = hbox(self.record_it, STRETCH, gap=None)
        for part in (self.kinds, self.about, grid, self.comes_to, recording, STRETCH):
            put(self.column, part)
        self.kinds.picked.connect(self._on_kind)
        session.told.connect(self._on_told)
        for line in self.lines:
            line.textChanged.connect(self._on_typed)
            line.returnPressed.connect(self.record)

    def begin(self) -> None:
        """Begin an empty form."""
        for line in self.lines:
            line.clear()
        self.refresh()

    def begin_with(self, number: RulingNo) -> None:
        """Begin the form filled in from a ruling by which chips leave play."""
        self.begin()
        chips = self.session.view(ruling_chips, number)
        self.ruling.setText(str(number))
        if chips is None:
            return
        self.kind = chips.kind
        self.taken.setText(" ".join(f"{count}x{int(chip)}" for chip, count in chips.pieces))
        self.where.setText(self.session.view(place_said, chips.entry, chips.table))
        self.refresh()

    def take_focus(self) -> None:
        """Put the keyboard at what is typed first."""
        focus(self.taken)
        self.taken.selectAll()

    def record(self) -> None:
        """Record the form; what was typed stays when that is refused."""
        place = self.session.view(place_of, self.where.text())
        pieces = self._pieces()
        if not self.record_it.isEnabled() or place is None or pieces is None:
            return
        entry, table = place
        taken, given = pieces
        self._asked = True
        self.session.do(
            adjusting.adjust, self.kind, taken=taken, given=given, entry=entry, table=table, ruling=self._ruling()
        )

    def _on_told(self, told: Told) -> None:
        """Empty the form once it was recorded, at once or with a reason."""
        if not self._asked or told.kind != "done" or told.act is None or self.session.tournament is None:
            return
        act = self.session.club.desk.history(self.session.tournament).acts[told.act - 1]
        if act.verb == VERB:
            self.begin()
            self.leave_it()

    def _on_kind(self, key: str) -> None:
        self.kind = AdjustKind(key)
        self._on_typed()

    def _on_typed(self) -> None:
        self._asked = False
        self.refresh()

    def _pieces(self) -> tuple[Pieces, Pieces] | None:
        """The pieces that go to the bank and those it gave, None when a line cannot be read."""
        taken = typed_pieces(self.taken.text())
        given = typed_pieces(self.given.text()) if self.kind in GIVES else ()
        return None if taken is None or given is None else (taken, given)

    def _ruling(self) -> RulingNo | None:
        typed = self.ruling.text().strip()
        return RulingNo(int(typed)) if typed.isdecimal() else None

    def _wrong(self) -> str:
        """The sentence that says what cannot be read; '' for nothing."""
        words = self.session.words
        for line in (self.taken, *((self.given,) if self.kind in GIVES else ())):
            if typed_pieces(line.text()) is None:
                return words(texts.NO_PIECES, typed=line.text().strip())
        if self.session.view(place_of, self.where.text()) is None:
            return words(texts.NO_WHERE, typed=self.where.text().strip())
        typed = self.ruling.text().strip()
        return "" if not typed or typed.isdecimal() else words(texts.NO_RULING, typed=typed)

    def refresh(self) -> None:
        """Show what the form comes to now."""
        if self.session.tournament is None:
            return
        words = self.session.words
        self.kinds.choose_from([(kind.value, words(text)) for kind, text in texts.KINDS.items()], self.kind.value)
        self.about.setText(words(texts.KINDS_WHY[self.kind]))
        self.giving.setVisible(self.kind in GIVES)
        wrong, pieces = self._wrong(), self._pieces()
        typed = bool(self.taken.text().strip() or (self.kind in GIVES and self.given.text().strip()))
        if wrong or pieces is None or not typed:
            self.comes_to.setText(wrong)
            self.comes_to.set_tone("danger" if wrong else "")
            self.record_it.allow(wrong or words(texts.SUCH_AS))
            return
        view = self.session.view(found_preview, self.session.now(), self.kind, *pieces, self._ruling())
        if view.why_not is not None:
            self.comes_to.setText(words.said(view.why_not))
        else:
            given = [words(texts.PIECES, n=count, chip=int(chip)) for chip, count in view.given]
            told = {"chips": view.worth, "change": signed(words, view.change)}
            text = texts.COMES_TO_FOR if given else texts.COMES_TO
            self.comes_to.setText(words(text, given=words.several(given) if given else "", **told))
        self.comes_to.set_tone("danger" if view.why_not is not None else "")
        self.record_it.allow(self.comes_to.text() if view.why_not is not None else "")
