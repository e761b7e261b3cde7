"""The session as windows act through it: decisions, reasons, undo. Whatever stands in the way is told or asked here."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING, Any

from tdapp.app.trouble import KnownError
from tdapp.domain.clock.away import AwayAnswer
from tdapp.domain.refusal import Refused
from tdapp.domain.units import ActNo, TableNo, TournamentId
from tdapp.read.message import Said, say_refused
from tdapp.ui.session.front import CLUB
from tdapp.ui.session.screens import OnScreens
from tdapp.ui.session.told import Override, Told
from tdapp.values import replace

if TYPE_CHECKING:
    from tdapp.app.override import Reason
    from tdapp.domain.act import Act
    from tdapp.domain.rulings.discipline import GivenRuling, WithPenalty
    from tdapp.domain.seating.proposal import Choices
    from tdapp.domain.units import RulingNo
    from tdapp.rulings.hands.entered import Entered


class Session(OnScreens):
    """The session of the director: one open club and what is in front. Lives as long as the application."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.ticked.connect(self._answer_overdue)

    def do(
        self, decision: Callable[..., Any], *args: Any, tournament: TournamentId | None = None, **kwargs: Any
    ) -> Act | None:
        """Take a decision in the tournament in front. None when nothing happened: what stood in the way is told, or
        asked about.
        """
        stream = tournament or self.tournament
        if stream is None:
            return None
        desk = self.club.desk
        return self._done(
            self._asking(
                partial(desk.do, stream, decision, *args, **kwargs),
                stream,
                lambda reason: desk.override(stream, reason, decision, *args, **kwargs),
            ),
            stream,
        )

    def override(self, asked: Override, reason: str) -> Act | None:
        """Take a decision that was refused, with the director's reason."""
        from tdapp.app.override import Reason

        lifted = Reason(asked.code, reason, asked.others)
        act = self._asking(partial(asked.deed, lifted), asked.tournament, asked.deed, asked, lifted)
        return self._done(act, asked.tournament, back=asked.back)

    def why_not(self, decision: Callable[..., Any], *args: Any, **kwargs: Any) -> str:
        """Why a button is grey, as a sentence; '' when it is not. A refusal that can be lifted leaves it alive."""
        if self.tournament is None:
            return self.reason(say_refused(Refused("tournament.none")))
        refused = self.club.desk.why_not(self.tournament, decision, *args, **kwargs)
        if refused is None or refused.overridable:
            return ""
        return self.reason(self.named(refused, self.tournament))

    def announce(self, text: str, lasts: timedelta | None = None, *, second: str = "", topic: str = "") -> Act | None:
        """Announce something on the screens beside what is up, `second` the same in the second language; '' takes
        everything off. `topic`: see `announcing.announce`.
        """
        from tdapp.app.clock.announcing import announce
        from tdapp.domain.clock import announcing

        stream = self.tournament
        if stream is None:
            return None
        if not text.strip():
            return self.do(announcing.clear_announcement)
        made = partial(announce, self.club, stream, text, lasts, second=second, topic=topic)
        return self._said_beside(stream, made)

    def give_ruling(self, given: GivenRuling, reason: str, penalty: WithPenalty | None = None) -> Act | None:
        """Put a ruling on record, with the director's reason and the penalty where she gave one."""
        from tdapp.domain.rulings import discipline
        from tdapp.domain.units import TextId

        stream = self.tournament
        if stream is None or not reason.strip():
            return self.do(discipline.give_ruling, TextId(""), "", given, penalty)
        return self._announced(stream, discipline.give_ruling, reason, given, penalty)

    def carry_hand_on(self, ruling: RulingNo, entered: Entered) -> Act | None:
        """Keep how the hand of a ruling went on after it, as far as it has been entered by now."""
        from tdapp.domain.rulings import discipline
        from tdapp.rulings.hands.line import line_of_entered

        return self.do(discipline.carry_hand_on, ruling, line_of_entered(entered))

    def keep_house_rules(self, book: str, house: str) -> bool:
        """Keep the house's values over a book in the club, and rule under them in the tournament in front.

        Both or neither: what the tournament refuses is not kept in the club.
        """
        from tdapp.app.rulings.house_rules import OWN
        from tdapp.domain.rulings import discipline

        before = self.house_rules_of(book)
        if not self._keep(OWN + book, house):
            return False
        there = None if self.tournament is None else (self.rulings_view().book, self.house_rules())
        if there in (None, (book, house)) or self.do(discipline.choose_rulebook, book, house) is not None:
            return True
        self._keep(OWN + book, before)
        return False

    def keep_book(self, book: str) -> bool:
        """Let new tournaments of the club rule under this book."""
        from tdapp.app.rulings.house_rules import BOOK

        return self._keep(BOOK, book)

    def undo(self) -> Act | None:
        """Take back what was done last."""
        return self._take_back(self.club.desk.undo, back=True)

    def redo(self) -> Act | None:
        """Take back the last undo."""
        return self._take_back(self.club.desk.redo)

    def retract(self, act: ActNo) -> Act | None:
        """Take back any act of the tournament in front."""
        desk = self.club.desk

        def way(stream: TournamentId, reason: Reason | None) -> Act:
            return desk.retract(stream, act, reason)

        return self._take_back(way, back=True)

    def propose_break(self, table: TableNo | None) -> None:
        """Propose to break this table (None: what is most pressing again). Refused when there is no room elsewhere."""
        stream = self._stream(None)
        if table is not None and (refused := self._no_break(table)) is not None:
            self.refuse(self.named(refused, stream))
            return
        self._proposals().break_next(stream, table)
        self.changed.emit(stream)

    def why_not_break(self, table: TableNo) -> str:
        """Why this table cannot be broken now, as a sentence; '' when it can."""
        refused = self._no_break(table)
        return "" if refused is None else self.reason(self.named(refused, self._stream(None)))

    def _no_break(self, table: TableNo) -> Refused | None:
        """What stands against breaking a table: it is a proposal, which the desk has no facts to judge by."""
        from tdapp.domain.seating.breaking import break_table

        try:
            self.view(break_table, self.now(), table, "")
        except Refused as refused:
            return refused
        return None

    def plan_around(self, choices: Choices) -> None:
        """Plan the moves that even the tables out around what the director has chosen."""
        stream = self._stream(None)
        self._proposals().choose(stream, choices)
        self.changed.emit(stream)

    def choices(self) -> Choices:
        """The director's choices in the plan so far."""
        return self._proposals().chosen(self._stream(None))

    def answer_away(self, answer: AwayAnswer, tournament: TournamentId | None = None) -> Act | None:
        """Take the director's answer about a clock that ran while nobody looked: an act of its tournament, undone as
        one. `tournament` None: the one that is asked about first.
        """
        from tdapp.domain.clock import timing

        asked = self.asked_away(tournament)
        if asked is None:
            return None
        stream, view = asked
        match answer:
            case AwayAnswer.RAN_ON:
                act = self.do(timing.let_count, tournament=stream)
            case AwayAnswer.GOES_ON:
                act = self.do(timing.set_back, view.by, tournament=stream)
            case AwayAnswer.STANDS:
                act = self.do(timing.stop_back, view.by, tournament=stream)
        self.ticker.forget()
        self.changed.emit(CLUB)
        return act

    def _answer_overdue(self) -> None:
        """Give the house's answer where nobody has given one in its time."""
        overdue = self._watch.overdue() if self._watch is not None else None
        if overdue is not None:
            self.answer_away(overdue[1], overdue[0])

    def follow_clock(self, *, follow: bool) -> None:
        """Take the director's answer about a laptop's clock that was set on. Followed, each running clock is asked
        about.
        """
        jump, self.ticker.jump = self.ticker.jump, None
        if jump is not None and follow:
            self.club.time.count(jump)
            self.ticker.forget()
            self._on_slept(jump.by)
        self.changed.emit(CLUB)

    def _keep(self, key: str, value: str) -> bool:
        """Change a setting of the club; False, and said, when she may not, or when the file cannot be written."""
        try:
            self.club.put_setting(key, value)
        except Refused as refused:
            self.refuse(refused)
            return False
        except KnownError as error:
            self.say_trouble(error)
            return False
        return True

    def _done(self, act: Act | None, stream: TournamentId, *, back: bool = False) -> Act | None:
        if act is not None:
            here = stream == self.tournament  # Undo, and whoever looks the act up, is about the one in front
            self.told.emit(Told(self.words.said(self._said(stream, act)), "done", act.number if here else None, back))
        return act

    def _said(self, stream: TournamentId, act: Act) -> Said:
        from tdapp.read.journal.journal import act_said

        history = self.club.desk.history(stream)
        return act_said(act, history.acts, history.before, self.club.directory, self.club.text)

    def _take_back(self, way: Callable[[TournamentId, Reason | None], Act], *, back: bool = False) -> Act | None:
        stream = self.tournament
        if stream is None:
            return None
        act = self._asking(partial(way, stream, None), stream, partial(way, stream), back=back)
        return self._done(act, stream, back=back)

    def _asking(
        self,
        deed: Callable[[], Act | None],
        stream: TournamentId,
        lifting: Callable[[Reason], Act | None],
        asked: Override | None = None,
        lifted: Reason | None = None,
        *,
        back: bool = False,
    ) -> Act | None:
        """Do something; what a reason lifts is asked about. `lifting`: how it is done with one. `asked`, `lifted`:
        what was asked already and answered, when one thing more stands in the way.
        """
        try:
            return deed()
        except Refused as refused:
            said = self.named(refused, stream)
            if refused.overridable and asked is not None and lifted is not None:
                # She sees what else stands in the way before all of it is lifted.
                more = replace(asked, said=said, code=refused.code, others=lifted.codes, reason=lifted.words)
                self.asked.emit(more)
            elif refused.overridable:
                self.asked.emit(Override(said, refused.code, stream, lifting, back=back))
            self.refuse(said)
        except KnownError as error:
            self.say_trouble(error)
        return None

    def _announced(self, stream: TournamentId, decision: Callable[..., Any], text: str, *args: Any) -> Act | None:
        """Take a decision about words that are kept beside the journal."""
        return self._said_beside(stream, partial(self.club.desk.announce, stream, decision, text.strip(), *args))

    def _said_beside(self, stream: TournamentId, deed: Callable[[], Act | None]) -> Act | None:
        try:
            return self._done(deed(), stream)
        except Refused as refused:
            self.refuse(self.named(refused, stream))
        except KnownError as error:
            self.say_trouble(error)
        return None
