"""The card of the evening ahead: when it ends, what would bring that forward, and how right the forecast was.

Before doors open it is a rehearsal: who comes, how many deal, whether chips and guarantee are enough.
"""

from functools import partial
from operator import itemgetter

from PySide6.QtWidgets import QGridLayout, QWidget

from tdapp.app.forecast import kept
from tdapp.domain import tournament
from tdapp.domain.chips import chip_sets
from tdapp.domain.clock.levers import pulled
from tdapp.domain.play_over import play_is_over
from tdapp.read.forecast.asked import entries_said, expecting
from tdapp.read.forecast.foreseen import Foreseen, LeverView
from tdapp.ui.forecaster import Forecaster
from tdapp.ui.pages.clock.curve import Curve
from tdapp.ui.pages.clock.start import start_from
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.chip import Chip
from tdapp.ui.widgets.fields import plain_line
from tdapp.ui.widgets.label import Elided, Label, Shortened
from tdapp.ui.widgets.layout import Stack, grow, hbox, holder, one_of, put, vbox
from tdapp.words.forecast import forecast as texts
from tdapp.words.say import Words

ROWS, FEWER = 3, 2  # levers at once, and where the room is the clock's
WIDEST = 16_777_215  # pixels: no limit
SIDE = 440  # pixels of what stands beside the picture
LINES = 4  # of the rehearsal, and of how right it was
LOW, MIDDLE = 0.1, 0.34  # shares of evenings past closing that are fine, and that are a warning


class AheadCard(Card):
    """The card of the evening ahead, filled by the forecaster of the windows. Its keys work on the page `keys_of`."""

    def __init__(self, session: Session, keys_of: QWidget) -> None:
        super().__init__(margin=12)
        self.session = session
        self.setObjectName("card")
        self.forecaster = Forecaster(session, self)
        self.range = Shortened("muted")
        self.past = Chip()
        self.curve = Curve()
        self.source = Shortened("caption")
        self.levers = _Levers(self, keys_of)
        self.lines = _Lines()
        self.beside = one_of(self.levers, self.lines)
        self.club = Elided("", "caption")
        self.closing = plain_line("house_closes", texts.CLOSING, hint=texts.CLOSING_HINT, longest=5, wide=64)
        self.closing.returnPressed.connect(self._set_closing)
        self.closing.editingFinished.connect(self._set_closing)
        self.expected = plain_line("entries_expected", texts.EXPECTED, longest=5, wide=64)
        self.expected.returnPressed.connect(self._set_expected)
        self.expected.editingFinished.connect(self._set_expected)
        self.expected_caption = Label(texts.EXPECTED, "caption")
        self.title.setVisible(True)
        self.head.takeAt(1)
        put(self.head, grow(self.range), self.past, self.expected_caption, self.expected)
        put(self.head, Label(texts.CLOSING, "caption"), self.closing)
        left = vbox(grow(self.curve), self.source, gap=2)
        self.row = hbox(grow(left), self.beside, gap=16)
        put(self.column, grow(self.row), self.club)
        self._use_width(record=False)
        self.column.setSpacing(4)
        self.forecaster.seen.connect(self.refresh)
        self.forecaster.told.connect(self._on_told)

    def refresh(self) -> None:
        """Show everything anew."""
        session = self.session
        if session.tournament is None:
            return
        self._say_fields()
        seen, words = self.forecaster.foreseen(), session.words
        over = session.view(play_is_over, session.now())
        self.curve.show_foreseen(None if over else seen, words)
        self._use_width(record=over)
        if over:
            self._show_record()
        elif seen is None:
            self._show_nothing()
        else:
            self._show(seen, words)
        self.forecaster.look()

    def show_fewer(self, *, fewer: bool) -> None:
        """Show one lever less, or all there is room for."""
        self.levers.most = FEWER if fewer else ROWS
        self.refresh()

    def _show(self, seen: Foreseen, words: Words) -> None:
        self.title.setText(texts.ends(words, seen))
        parts = [texts.four_of_five(words, seen)]
        named = ((texts.BUBBLE, seen.bubble), (texts.FINAL_TABLE, seen.final_table))
        coming = [(until.at, text) for text, until in named if until is not None and seen.fixed]
        coming.sort(key=itemgetter(0))  # both may come at the same time
        parts += [f"{words(text)} {words.time(at)}" for at, text in coming]
        fewer = (" · ".join(parts[:end]) for end in range(len(parts) - 1, 0, -1))
        self.range.say_either(" · ".join(parts), *fewer, texts.four_of_five(words, seen, short=True))
        said = texts.against_closing(words, seen)
        risk = seen.past or 0.0
        warns = seen.early or risk >= LOW
        self.past.show_state(said, icon="triangle-alert" if warns else "check", tone="warning" if warns else "accent")
        self.past.setVisible(bool(said))
        self.source.say_either(texts.source(words, seen), texts.source(words, seen, short=True))
        if seen.rehearsal is not None:
            self.lines.show_lines(texts.rehearsal(words, seen, tight=self.levers.most == FEWER))
            self.beside.setCurrentWidget(self.lines)
        else:
            self.levers.none.say("" if self.forecaster.working else texts.NO_LEVERS)  # they may still come
            self.levers.show_levers(seen, words)
            self.beside.setCurrentWidget(self.levers)

    def _show_nothing(self) -> None:
        words = self.session.words
        self.title.say(texts.NOT_YET)
        before = not self.session.view(lambda state: state.clock.started(self.session.now()))
        self.range.say_either(words(texts.TYPE_EXPECTED) if before and not self.forecaster.working else "")
        self.past.hide()
        self.source.say_either("")
        self.levers.show_levers(None, words)
        self.lines.show_lines(())
        self.beside.setCurrentWidget(self.lines)

    def _show_record(self) -> None:
        """How right it was, once play is over."""
        session, words = self.session, self.session.words
        assert session.tournament is not None
        record = kept.record_of(session.club, session.tournament)
        self.title.say(texts.HOW_RIGHT if record else texts.NOTHING)
        self.range.say_either("" if record else words(texts.NOTHING_WHY))
        self.past.hide()
        club = kept.record_of_club(session.club)
        held = " · ".join(texts.of_club(words, each) for each in club)
        self.club.setText(f"{words(texts.OF_CLUB)}: {held}" if any(each.many > 1 for each in club) else "")
        self.club.setVisible(bool(self.club.text()))
        self.lines.show_lines(tuple(("", texts.said_and_was(words, each), not each.held) for each in record))
        self.beside.setCurrentWidget(self.lines)

    def _use_width(self, *, record: bool) -> None:
        """Give the whole width to what is said once play is over: there is no picture any more."""
        for part in (self.curve, self.source):
            part.setVisible(not record)
        self.club.setVisible(record and bool(self.club.text()))
        self.row.setStretch(0, 0 if record else 1)
        self.row.setStretch(1, 1 if record else 0)
        self.beside.setMinimumWidth(SIDE)
        self.beside.setMaximumWidth(WIDEST if record else SIDE)

    def _say_fields(self) -> None:
        session = self.session
        assert session.tournament is not None
        if not self.closing.hasFocus():
            self.closing.setText(kept.closing_of(session.club.settings(), session.tournament))
        self._tell_closing()
        before = not session.view(lambda state: state.clock.started(session.now()))
        for part in (self.expected_caption, self.expected):
            part.setVisible(before)
        if before and not self.expected.hasFocus():
            known = session.view(entries_said)
            self.expected.setText(str(known) if known else "")

    def _tell_closing(self) -> None:
        """Tell the forecaster when the house closes: the first time after the evening began, or begins, or now."""
        session = self.session
        start = session.view(lambda state: state.clock.anchor if not state.clock.started(session.now()) else None)
        begin = self.forecaster.began() or start or session.now()
        typed = self.closing.text().strip()
        self.forecaster.closes_at(start_from(typed, begin, session) if typed else None)

    def _on_told(self, done: int) -> None:
        if self.forecaster.foreseen() is None and done < 100:
            self.range.say_either(self.session.words(texts.WORKING, done=done))

    # Doing

    def _set_closing(self) -> None:
        session, typed = self.session, self.closing.text().strip()
        if session.tournament is None:
            return
        if typed and start_from(typed, session.now(), session) is None:
            session.refuse(texts.BAD_TIME)
            return
        if typed != kept.closing_of(session.club.settings(), session.tournament):
            kept.keep_closing(session.club, session.tournament, typed)
            self._tell_closing()

    def _set_expected(self) -> None:
        typed = self.expected.text().strip()
        if typed.isdecimal() and int(typed) != self.session.view(entries_said):
            self.session.do(chip_sets.expect, self.session.view(expecting, int(typed)))

    def pull(self, number: int) -> None:
        """Pull one of the levers: one act, which undo takes back."""
        seen = self.forecaster.foreseen()
        if seen is None or number >= len(seen.levers[: self.levers.most]):
            return
        lever = seen.levers[number].lever
        structure = self.session.view(lambda state: pulled(state.structure, lever))
        if self.session.do(tournament.change_structure, structure) is not None:
            self.forecaster.ask()


class _Levers(Stack):
    """The levers with what each does, and a button that pulls it. `most`: how many at once."""

    def __init__(self, card: AheadCard, keys_of: QWidget) -> None:
        super().__init__()
        self.most = ROWS
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(3)
        grid.setHorizontalSpacing(12)
        grid.setColumnStretch(0, 1)
        self.heads = (Label(texts.LEVERS, "caption"), Label(texts.ENDS, "caption"), Label("", "caption"))
        for column, head in enumerate(self.heads):
            grid.addWidget(head, 0, column)
        self.rows = [_LeverRow(card, number, grid, keys_of) for number in range(ROWS)]
        grid.setRowStretch(ROWS + 1, 1)
        self.none = Label(texts.NO_LEVERS, "muted", wrap=True)
        self.addWidget(holder(grid))
        self.addWidget(self.none)

    def show_levers(self, seen: Foreseen | None, words: Words) -> None:
        """Show what each lever does."""
        levers = seen.levers[: self.most] if seen is not None else ()
        self.setCurrentIndex(0 if levers else 1)
        closing = seen.closing if seen is not None else None
        self.heads[2].setText(words(texts.PAST_CLOSING, time=closing) if closing is not None else "")
        for number, row in enumerate(self.rows):
            row.show_lever(levers[number] if number < len(levers) else None, words)


class _LeverRow:
    """The widgets of one lever."""

    def __init__(self, card: AheadCard, number: int, grid: QGridLayout, keys_of: QWidget) -> None:
        self.what, self.ends, self.past = Elided(), Label("", "strong"), Label()
        pull, key = partial(card.pull, number), f"Alt+{number + 1}"
        self.apply = Button(texts.APPLY, pull, on=keys_of, key=key, name=f"pull_lever_{number + 1}")
        self.parts = (self.what, self.ends, self.past, self.apply)
        for column, part in enumerate(self.parts):
            grid.addWidget(part, number + 1, column)

    def show_lever(self, view: LeverView | None, words: Words) -> None:
        """Show a lever; None: this row is empty."""
        for part in self.parts:
            part.setVisible(view is not None)
        if view is None:
            return
        lever = texts.lever(words, view)
        self.what.setText(lever)
        self.apply.setAccessibleName(words(texts.APPLY_THIS, lever=lever))
        self.ends.setText(words.time(view.end))
        self.past.setText(texts.share(words, view.past) if view.past is not None else "")
        risk = view.past or 0.0
        self.past.set_tone("accent" if risk < LOW else "warning" if risk < MIDDLE else "danger")


class _Lines(Stack):
    """Lines of a caption and what is said: the rehearsal, and how right the forecast was."""

    def __init__(self) -> None:
        super().__init__()
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(4)
        grid.setHorizontalSpacing(12)
        grid.setColumnStretch(1, 1)
        self.rows = [(Label("", "caption"), Label(wrap=True)) for _ in range(LINES)]
        for number, row in enumerate(self.rows):
            for column, part in enumerate(row):
                grid.addWidget(part, number, column)
        grid.setRowStretch(LINES, 1)
        self.addWidget(holder(grid))

    def show_lines(self, lines: tuple[tuple[str, str, bool], ...]) -> None:
        """Show so many lines: caption, what is said, and whether that is a warning."""
        for number, (caption, said) in enumerate(self.rows):
            what, text, warns = lines[number] if number < len(lines) else ("", "", False)
            caption.setText(what)
            caption.setVisible(bool(what))
            said.setText(text)
            said.set_tone("warning" if warns else "")
