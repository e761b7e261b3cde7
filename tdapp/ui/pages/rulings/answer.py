"""The answer at the right: what to say in large words, the steps, what the director may decide, and giving it."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt, QUrl, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from tdapp.app.rulings.rulings import Outcome
from tdapp.domain.rulings.penalties import LADDER
from tdapp.domain.rulings.ruling_facts import PenaltyKind
from tdapp.domain.units import EntryId, RulingNo
from tdapp.read.rulings.hand_view import HandView
from tdapp.read.rulings.penalty_choices import PenaltyChoice
from tdapp.rulings import Code
from tdapp.texts import Text
from tdapp.ui.language import Wording, language
from tdapp.ui.pages.rulings.answer_text import answer_html, hand_html, hint_html
from tdapp.ui.pages.rulings.books_strip import BooksStrip
from tdapp.ui.pages.rulings.decision import Decision
from tdapp.ui.pages.rulings.penalty_row import PenaltyRow
from tdapp.ui.pages.rulings.record import RecordLine
from tdapp.ui.session import Session
from tdapp.ui.spoken import announce_soon, is_heard
from tdapp.ui.widgets.buttons import Button, PrimaryButton, fit_keys
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.fields import plain_line
from tdapp.ui.widgets.keyboard import on_keys
from tdapp.ui.widgets.label import Elided, Label, restyle
from tdapp.ui.widgets.layout import STRETCH, grow, hbox
from tdapp.ui.widgets.written import Written
from tdapp.words.rulings import hand_entry, say
from tdapp.words.rulings import rulings_page as texts
from tdapp.words.say import Words

MARGIN, GAP = 16, 8
LARGE = QSize(560, 760)  # from this size the answer stands in larger letters
CALM = (Code.FACTS_MISSING,)
PLAIN = (Code.PROCEDURE, Code.ORDER)  # outcomes that say nothing the steps do not


class AnswerPane(Card):
    """The answer at the right of the page. `wanted`: a missing fact was followed; `rule`: a rule was; `given`: what she
    decided, and her reason.

    `punished`: a penalty is to follow; `plays_on`: the hand goes on from the ruling. `over`: the view its keys work in,
    also while another answer is in its place.
    """

    wanted = Signal(str)
    rule = Signal(str)
    given = Signal(str, str)
    punished = Signal()
    plays_on = Signal()

    def __init__(self, session: Session, over: QWidget) -> None:
        super().__init__(margin=MARGIN)
        self.outcome: Outcome | None = None
        self.hand: HandView | None = None
        self.after: RulingNo | None = None
        self.why = False
        self._low, self._given = False, False
        self._large = False  # there is room for letters that are read across the table
        self.book = Elided("", "caption")
        self.verdict = Label("", "strong", wrap=True)
        self.verdict.setObjectName("ruling_verdict")
        self.said = Label("", "title", wrap=True, name="ruling_said")
        self.text = Written("ruling_text", texts.ANSWER)
        self.text.anchorClicked.connect(self._follow)
        on_keys(self.text, self._by_digit, takes=self._takes)
        self.decision = Decision()
        self.penalty = Button(
            texts.GIVE_PENALTY, self.punished.emit, on=over, icon="hourglass", key="Alt+E", name="ruling_penalty"
        )
        self.punishing = PenaltyRow(self._allow, self.penalty)
        self.record = RecordLine(session, over)
        self.reason = plain_line("ruling_reason", texts.REASON)
        self._reason_hint = Wording(self.reason, self.reason.setPlaceholderText)
        self._reason_hint.show(texts.REASON_OPTIONAL)
        self.give = PrimaryButton(texts.GIVE, self.hand_in, icon="gavel", key="Ctrl+Return", name="ruling_give")
        self.play_on = Button(
            hand_entry.PLAY_ON, self._on_play_on, on=over, icon="play", key="Alt+A", name="ruling_play_on"
        )
        self.play_on.hide()
        self.overrule = Button(texts.OVERRULE, icon="scale", key="Alt+O", name="ruling_overrule")
        self.overrule.setCheckable(True)
        self.language = Button(kind="filter", icon="languages", key="Alt+T", name="ruling_language")
        self.compare = Button(texts.COMPARE, kind="filter", icon="book-open", key="Alt+C", name="ruling_compare")
        self.strip = BooksStrip(self.compare.toggle)
        spoken = hbox(grow(self.book), self.language, self.compare)
        buttons = hbox(self.overrule, STRETCH, self.play_on, self.give)
        self.hold(spoken, self.verdict, self.said, grow(self.text), self.strip)
        self.hold(self.decision.title, self.decision.area, self.record, self.punishing, self.reason, buttons)
        self.decision.changed.connect(self._on_decided)
        self.overrule.toggled.connect(self._on_overrule)
        self.reason.textEdited.connect(self._allow)
        self.reason.returnPressed.connect(self.hand_in)

    def show_outcomes(self, outcomes: Sequence[Outcome], spoken: Words, *, given: bool = False) -> None:
        """Show the answer of the tournament's book, the first, and where the others differ; none: nothing is ruled on.

        It is said in the language `spoken` to the players; what the director decides, in the desk's. `given`: this very
        ruling stands on record already.
        """
        words, self._given = language().words, given
        before = self.outcome.ruling if self.outcome else None
        outcome = self.outcome = outcomes[0] if outcomes else None
        self.spoken = spoken
        ruling = outcome.ruling if outcome else None
        if ruling is None or before is None or ruling.discretion != before.discretion:
            self.decision.chosen = ""
        book, tongue = outcome.book if outcome else None, words.language
        self.book.setText(f"{book.text_name(tongue)} · {book.text_edition(tongue)}" if book else "")
        if outcome is not None:  # without one the hand says how it goes on
            self.verdict.setText(say.outcome_of(spoken, ruling) if ruling else words(texts.IMPOSSIBLE))
            tone = "danger" if ruling is None else "muted" if ruling.code in CALM else "accent"
            self.verdict.set_tone(tone)
        self.verdict.setVisible(ruling is None or ruling.code not in PLAIN)
        lead = say.step_of(spoken, ruling.steps[0]) if ruling is not None and ruling.steps else ""
        self.said.setText(lead)
        self.said.setVisible(bool(lead))
        self._write()
        self.strip.show_outcomes(outcomes, spoken)
        self._show_strip()
        self.decision.offer(ruling.discretion if ruling else None)
        self._allow()
        if ruling is not None and ruling != before and is_heard():
            announce_soon(self, ". ".join(filter(None, (self.verdict.text(), lead))), focused=False)

    def show_penalties(self, choices: Sequence[PenaltyChoice]) -> None:
        """Offer the penalties that can be given with the ruling, where the director's own choices are not those."""
        ruling = self.outcome.ruling if self.outcome else None
        own = self.decision.of_penalties()
        penalty = ruling.penalty if ruling is not None else None
        offered = () if own or self._given or penalty is None else choices
        if own:
            self._punish_by_decision()
        elif all(each.kind is not self.punishing.kind for each in offered):
            self.punishing.choose(None)
        form = penalty is not None and (not own or self._given or not choices)
        self.punishing.offer(penalty, offered, len(self.decision.buttons()) + 1, form=form)
        self._allow()

    def _punish_by_decision(self) -> None:
        """Let what was decided be the penalty that goes with the ruling, where it is one."""
        chosen = self.decision.chosen
        decided = chosen if chosen in LADDER and not self._given else ""
        self.punishing.choose(PenaltyKind(decided) if decided else None)

    def show_entry(self, entry: EntryId | None) -> None:
        """Show what is on record of the player the case is about; None: of nobody."""
        self.record.show_entry(entry)

    def show_hand(self, view: HandView, *, goes_on: bool, after: RulingNo | None) -> None:
        """Show how a hand stands while nothing is ruled on; `goes_on`: it can be played on from the ruling; `after`:
        the ruling it does go on from.
        """
        self.hand, self.after = view, after
        self.play_on.setVisible(goes_on)
        if self.outcome is None:
            words = language().words
            self.verdict.setText(words(texts.CHOOSE) if after is None else words(hand_entry.GOES_ON, number=after))
            self.verdict.set_tone("muted" if after is None else "accent")
            self._write()
        self._fit_acts()

    def fit(self, *, low: bool) -> None:
        """Fit the height: in a low window the note gives way until the director overrules, and the other books do."""
        self._low = low
        self.book.setVisible(True)
        self.record.fit(low=low)
        self.reason.setVisible(not low or self.overrule.isChecked())
        self._show_strip()

    def _show_strip(self) -> None:
        """Show the other books once there is an answer to lay beside theirs."""
        ruling = self.outcome.ruling if self.outcome is not None else None
        waits = ruling is not None and ruling.code in CALM
        self.strip.setVisible(self.outcome is not None and not waits and not self._low)

    def fold_why(self) -> None:
        """Fold the reasoning out or in."""
        self.why = not self.why
        if self.outcome is not None:
            self._write()

    def hand_in(self) -> None:
        """Give the ruling; while it cannot be given, go to what is needed first."""
        overruled = self.overrule.isChecked()
        ruling = self.outcome.ruling if self.outcome else None
        if self.give.isEnabled():
            self.given.emit("overruled" if overruled else self.decision.chosen, self.reason.text().strip())
        elif overruled:
            self.reason.setFocus()
        elif ruling is not None and ruling.missing:
            self.wanted.emit(ruling.missing[0])
        elif ruling is not None:
            self.text.setFocus()

    def done(self) -> None:
        """Begin the next answer without a reason, since this one was given."""
        self.reason.clear()
        self.overrule.setChecked(False)
        self.decision.chosen = ""
        self.punishing.choose(None)

    def choose_number(self, number: int) -> bool:
        """Take the choice with this number (from 1); False when there is none."""
        buttons = [*self.decision.buttons(), *(pill for _kind, pill in self.punishing.pills)]
        if 1 <= number <= len(buttons):
            buttons[number - 1].click()
            return True
        return False

    def _takes(self, typed: str) -> bool:
        """Whether a digit is one of the choices."""
        return typed.isdigit() and 1 <= int(typed) <= len(self.decision.buttons()) + len(self.punishing.pills)

    def _by_digit(self, event: QKeyEvent) -> bool:
        """Take a digit in the answer as a choice, without Alt; returns whether it was one."""
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier == Qt.KeyboardModifier.NoModifier
        return plain and event.text().isdigit() and self.choose_number(int(event.text()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        large = self.width() >= LARGE.width() and self.height() >= LARGE.height()
        if large != self._large:
            self._large = large
            self.said.setProperty("role", "figure" if large else "title")
            restyle(self.said)
            self._write()
        room = self.contentsRect().width() - 2 * MARGIN
        fit_keys((self.language, self.compare), room // 2)
        self._fit_acts()

    def _fit_acts(self) -> None:
        """Let the acts below the answer that can be done show their keys as far as there is room, from the right."""
        acts = [each for each in (self.give, self.play_on, self.overrule) if not each.isHidden()]
        room = self.contentsRect().width() - 2 * MARGIN - sum(each.minimumSizeHint().width() + GAP for each in acts)
        for act in acts:
            act.show_key(shown=True)
            wide = act.sizeHint().width() - act.minimumSizeHint().width()
            shown = act.isEnabled() and wide <= room
            act.show_key(shown=shown)
            room -= wide if shown else 0

    def _write(self) -> None:
        words, hand, large = language().words, self.hand, self._large
        if self.outcome is not None:
            place = self.text.verticalScrollBar().value()
            spoken, outcome, why = self.spoken, self.outcome, self.why
            self.text.write(lambda tokens: answer_html(spoken, tokens, outcome, why=why, led=True, large=large))
            self.text.verticalScrollBar().setValue(place)
        elif hand is not None and (self.after is not None or any(seat.won for seat in hand.seats)):
            kept = self.after is not None
            self.text.write(lambda tokens: hand_html(words, tokens, hand, kept=kept, large=large))
        else:
            self.text.write(partial(hint_html, words, large=large))

    def _on_play_on(self) -> None:
        if not self.play_on.isHidden():
            self.plays_on.emit()

    def _on_decided(self) -> None:
        if self.decision.of_penalties():
            self._punish_by_decision()
        self._allow()

    def _on_overrule(self, overruled: bool) -> None:
        self.reason.setVisible(not self._low or overruled)
        self._reason_hint.show(texts.REASON if overruled else texts.REASON_OPTIONAL)
        if overruled:
            self.reason.setFocus()
        self._allow()

    def _allow(self) -> None:
        why, ruling = self._why_not(), self.outcome.ruling if self.outcome else None
        self.give.allow("" if why is None else language().words(why))
        self.give.say(texts.GIVEN if self._given and not self.overrule.isChecked() else texts.GIVE)
        self.overrule.allow("" if ruling is not None else language().words(texts.NOTHING_RULED))
        self._fit_acts()

    def _why_not(self) -> Text | None:
        """The reason the ruling cannot be given yet; None when it can."""
        ruling = self.outcome.ruling if self.outcome else None
        if self.outcome is None:
            return texts.NOTHING_CHOSEN
        if ruling is None:
            return texts.IMPOSSIBLE_FIRST
        if self.overrule.isChecked():
            return None if self.reason.text().strip() else texts.REASON_FIRST
        if self._given:
            return texts.GIVEN_ALREADY
        if ruling.code is Code.FACTS_MISSING:
            return texts.NOT_YET
        if self.punishing.number() is None:
            return texts.COUNT_FIRST
        return texts.CHOOSE_FIRST if ruling.discretion is not None and not self.decision.chosen else None

    def _follow(self, link: QUrl) -> None:
        where = link.toString()
        if where.startswith("rule:"):
            self.rule.emit(where.removeprefix("rule:"))
        else:
            self.wanted.emit(where)
