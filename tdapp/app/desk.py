"""The desk: the one door through which a tournament changes, and through which everybody looks at it.

    desk.do(tournament, entries.bust_out, (EntryId(7),))

asks every gate, decides (a pure function of the state), writes one transaction, and only then tells the windows. What
the rules refuse comes back as `Refused`, trouble with the disk as `KnownError`; in both cases nothing has changed.
"""

from __future__ import annotations  # the people of the club are named here

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from tdapp.app.books import Books, Unwritten
from tdapp.app.bounties.bounty_gate import BOUNTIES
from tdapp.app.club.rights_gate import RIGHTS
from tdapp.app.club.tails import BrokenTail, Tail
from tdapp.app.deciding import decide
from tdapp.app.gates import Change, Draft, Gate, Intent, ask_gates, completed, lifted_all, looking_ahead, pass_gates
from tdapp.app.journal.history import History
from tdapp.app.journal.projecting import project, tournament_row
from tdapp.app.journal.undo import Retraction, rows_of, take_back
from tdapp.app.money.drawer_flows import flows
from tdapp.app.money.drawer_gate import DRAWERS, MOVE_CASH
from tdapp.app.override import Reason, lifted
from tdapp.app.permission import naming, telling_who
from tdapp.app.prizes.prize_gate import PRIZES
from tdapp.app.registration.admission import WHO_MAY_PLAY
from tdapp.app.registration.codes import CODES
from tdapp.app.rulings.book_values import by_the_book
from tdapp.app.rulings.hand_gate import HANDS
from tdapp.app.seating.draw_gate import DRAWS
from tdapp.app.seating.house_seeds import HouseSeeds
from tdapp.app.sidepools.side_gate import SIDE_POOLS
from tdapp.app.time_source import TimeSource
from tdapp.domain.act import Act
from tdapp.domain.clock.structure import Structure
from tdapp.domain.club import operators
from tdapp.domain.club.club import ClubState, Drawer, after
from tdapp.domain.facts import Fact
from tdapp.domain.journal import apply, may_retract, redo_target, undo_target
from tdapp.domain.money.drawers import may_count, may_handle
from tdapp.domain.questions import question_of
from tdapp.domain.refusal import Conflict, Refused
from tdapp.domain.rights import Right
from tdapp.domain.setup import Setup
from tdapp.domain.state import State
from tdapp.domain.tournament import create
from tdapp.domain.units import ActNo, Cents, DrawerId, OperatorId, TextId, TournamentId
from tdapp.domain.verbs import verb_of
from tdapp.read.money.drawers import cash_inside
from tdapp.store.club_file import ClubFile
from tdapp.store.collector import uncollected
from tdapp.store.free_text import FreeText
from tdapp.store.journal import CLUB
from tdapp.store.projection import Projection
from tdapp.values import replace

if TYPE_CHECKING:
    from tdapp.app.people.people import People  # loaded only with a club

P = ParamSpec("P")
View = TypeVar("View")
Decision = Callable[Concatenate[State, datetime, P], tuple[Fact, ...]]
Listener = Callable[[str], None]

GATES: tuple[Gate, ...] = (RIGHTS, DRAWS, DRAWERS, CODES, WHO_MAY_PLAY, PRIZES, BOUNTIES, SIDE_POOLS, HANDS)
"""What every change of a tournament is asked, in this order: a gate that is added is one more line."""


class Desk:
    """The desk of one club file, with one operator at a time and one time source. Streams are loaded when first asked
    for.

    `operator`: who sits here, changed by signing in (`app.club.operators`). `seeds`: what draws are made with.
    `gates`: what every change must pass.
    """

    def __init__(
        self,
        file: ClubFile,
        time: TimeSource,
        operator: OperatorId,
        people: People | None = None,
        books: Books | None = None,
    ) -> None:
        """`people` None: read from the file when somebody is first to be let in; `books` None: those of the file."""
        self.file = file
        self.time = time
        self.operator = operator
        self.names: Mapping[OperatorId, str] = {}  # of operators, for the refusal that says who may
        self.seeds = HouseSeeds(file)
        self.gates = GATES
        self._books = books if books is not None else Books(file)
        self._books.read_again = self._tell
        self._listeners: list[Listener] = []
        self._untold: dict[str, None] | None = None  # the streams that changed while nobody is told; None: all are
        self._people = people

    @property
    def people(self) -> People:
        """Everybody the club knows."""
        if self._people is None:
            from tdapp.app.people.people import People

            self._people = People(self.file, self.time)
        return self._people

    @property
    def club(self) -> ClubState:
        """The club as its own stream says."""
        return self._books.club

    # What changes a tournament

    def do(
        self,
        tournament: TournamentId,
        decision: Decision[P],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Act | None:
        """Take a decision and write its facts as one act. Returns the act that was written, None when there was nothing
        to change.

        Raises `Refused` or `KnownError`; then nothing has changed.
        """
        return self._decide(tournament, decision, args, kwargs)

    def override(
        self,
        tournament: TournamentId,
        reason: Reason,
        decision: Callable[..., tuple[Fact, ...]],
        *args: Any,
        **kwargs: Any,
    ) -> Act | None:
        """Take a decision with what stands in its way lifted. The act keeps what that was, who lifted it and why."""
        return self._decide(tournament, decision, args, kwargs, reason)

    def announce(
        self,
        tournament: TournamentId,
        decision: Callable[..., tuple[Fact, ...]],
        words: str,
        *args: Any,
        second: str = "",
        **kwargs: Any,
    ) -> Act | None:
        """Take a decision that shows words: they go into the side table in the same transaction. `second`: the same in
        another language, for a decision that takes them as `other`; '' for none.
        """
        text = self.say_words(words)
        if not second:
            return self._decide(tournament, decision, (text.id, text.digest, *args), kwargs, texts=(text,))
        other = self.say_words(second)
        more = {**kwargs, "other": other.id, "other_digest": other.digest}
        return self._decide(tournament, decision, (text.id, text.digest, *args), more, texts=(text, other))

    def create(
        self, tournament: TournamentId, setup: Setup, structure: Structure, *, book: str = "", house: str = ""
    ) -> Act:
        """Create a tournament, as a stream of its own. `book`, `house`: see `tournament.create`."""
        verb = verb_of(create)
        self._takes_acts()
        ask_gates(self, Intent(tournament, verb))
        facts = create(setup, structure, book=book, house=house, commitment=self.seeds.commitment(tournament))
        history, state = History(()), apply(None, facts)
        act = history.make(verb, facts, self.time.now(), self.operator)
        pass_gates(self, Change(tournament, verb, act.at, facts, None, state))
        rows = project(tournament, before=None, after=state, act=act, now=act.at)
        self._books.add(tournament, history, act, state, rows)
        self._tell(tournament)
        return act

    def write_together(
        self,
        tournament: TournamentId,
        pieces: Sequence[Unwritten],
        *,
        also: Callable[[Any], None] = lambda _db: None,
        then: Callable[[], None] = lambda: None,
    ) -> None:
        """Write acts that a `Rehearsal` of this desk made, all or none: each was decided, and passed every gate, there.

        `also` writes what else belongs to them; `then` is done once all is durable, before anybody is told. Refuses
        when anything was done here since.
        """
        self._growing(tournament)
        self._books.add_all(tournament, pieces, also)
        then()
        if any(piece.safe is not None for piece in pieces):
            self._tell(CLUB)
        self._tell(tournament)

    def undo(self, tournament: TournamentId, reason: Reason | None = None) -> Act:
        """Take back the last act that still counts. A clock act is corrected instead.

        `reason`: lifts what stands in the way, as with `override`.
        """
        history = self._growing(tournament)
        target = undo_target(history.acts, history.gone)
        if target is None:
            raise Refused("undo.nothing")
        return self._take_back(tournament, target, reason)

    def redo(self, tournament: TournamentId, reason: Reason | None = None) -> Act:
        """Take back the last undo."""
        history = self._growing(tournament)
        target = redo_target(history.acts, history.gone)
        if target is None:
            raise Refused("redo.nothing")
        return self._take_back(tournament, target, reason)

    def retract(self, tournament: TournamentId, number: ActNo, reason: Reason | None = None) -> Act:
        """Take back any act but the clock's. `reason`: lifts what stands in the way, as with `override`."""
        history = self._growing(tournament)
        return self._take_back(tournament, may_retract(history.acts, history.gone, number), reason)

    # What a change would do, without making it

    def why_not(
        self, tournament: TournamentId, decision: Decision[P], *args: P.args, **kwargs: P.kwargs
    ) -> Refused | None:
        """Why a decision would be refused now, None when it would not.

        A question of its own is asked in its place (`questions`); the gates judge then only whether it may begin.
        """
        verb, now = verb_of(decision), self.time.now()
        try:
            with telling_who(self):
                self._growing(tournament)
                ask_gates(self, Intent(tournament, verb))
                state = self.state(tournament)
                facts = decide(self, state, now, question_of(decision), args, kwargs)
                if facts:
                    change = Change(tournament, verb, now, facts, state, apply(state, facts))
                    pass_gates(self, change, looking_ahead(self))
        except Refused as refused:
            return refused
        return None

    def retraction(self, tournament: TournamentId, number: ActNo) -> Retraction:
        """What taking back act `number` would do, without doing it. Refuses with the line that stands in the way.

        What can be lifted does not stand in the way here: it is asked about when the act is taken back.
        """
        history, before = self._growing(tournament), self.state(tournament)
        act = may_retract(history.acts, history.gone, number)
        with telling_who(self):
            ask_gates(self, Intent(tournament, act.verb, act))
        change = take_back(tournament, history, act, self.time.now(), self.operator).change
        lifted_all(lambda allow: pass_gates(self, change, allow))
        return Retraction(act, before, change.after)

    def foresee(
        self, tournament: TournamentId, decision: Decision[P], *args: P.args, **kwargs: P.kwargs
    ) -> tuple[State, State]:
        """The tournament as it is, and as it would be after a decision, without taking it. Raises `Refused`.

        What can be lifted does not stand in the way here: it is asked about when the decision is taken.
        """
        self._growing(tournament)
        ask_gates(self, Intent(tournament, verb_of(decision)))
        before, now = self.state(tournament), self.time.now()
        facts: list[Fact] = []
        lifted_all(lambda allow: facts.extend(decide(self, before, now, decision, args, kwargs, allow)))
        return before, apply(before, tuple(facts)) if facts else before

    def next_seed(self, tournament: TournamentId) -> str:
        """The seed of the next draw: the same one until a draw with it is durable."""
        return self.seeds.next_seed(tournament, self.history(tournament), self.state(tournament))

    # What is asked where no tournament changes

    def ask(self, verb: str) -> None:
        """Refuse an act (its verb, as in 'entries.bust_out') that whoever sits here has no right to."""
        with naming(self.names):
            operators.ask(self.club, self.operator, verb)

    def ask_right(self, *rights: Right) -> None:
        """Refuse whoever sits here without any of these rights: asked before what is no act."""
        with naming(self.names):
            operators.ask_right(self.club, self.operator, *rights)

    def ask_drawer(self, drawer: DrawerId) -> None:
        """Refuse to count a drawer that is somebody else's, or to move cash of it."""
        with telling_who(self):
            may_count(self.club, drawer, self.operator)

    def say_words(self, words: str) -> FreeText:
        """Words for the side table, under an id and with a salt of their own."""
        return FreeText(TextId(self.file.new_id()), self.file.chance(16), words)

    # The club's own stream

    def archive(self, decision: Callable[..., tuple[Fact, ...]], tournament: TournamentId) -> None:
        """Archive or restore a tournament, by a decision of the club's own stream: `club.archive` or `club.restore`."""
        verb = verb_of(decision)
        self._takes_acts()
        self.ask(verb)
        act = self._club_act(verb, decision(self.club, tournament))
        then = after(self.club, act)
        away = tournament in then.archived
        if self.tail(tournament) is None:
            row = tournament_row(tournament, self.state(tournament), act.at, away)
        else:  # what the list says of it is better than what can be shown
            row = replace(next(each for each in self.file.tournaments() if each.id == tournament), archived=away)
        self._books.add_to_club(act, then, projection=Projection(tournament=row))
        self._tell(CLUB)

    def in_club(
        self,
        verb: str,
        facts: tuple[Fact, ...],
        *,
        also: Callable[[Any], None] | None = None,
        then: Callable[[], None] = lambda: None,
        erasing: bool = False,
        gathered: bool = False,
    ) -> Act:
        """Write an act of the club's own stream, with the rows that `also` writes in the same transaction.

        `then` is done once that is durable, before anybody is told. `erasing`: what the act takes away is gone from
        the file for good. `gathered`: rows that `ClubFile.gather` wrote come with it.
        """
        self._takes_acts()
        self.ask(verb)
        with telling_who(self):
            may_handle(self.club, facts, self.operator)
        act = self._club_act(verb, facts)
        self._books.add_to_club(act, after(self.club, act), also=also, erasing=erasing, gathered=gathered)
        then()
        self._tell(CLUB)
        return act

    def take_in(
        self,
        tournament: TournamentId,
        facts: tuple[Fact, ...],
        *,
        also: Callable[[Any], None],
        then: Callable[[], None],
    ) -> None:
        """Take in a tournament of another club: see `club.take_in` and `app.club.importing`, which writes its lines."""

        def read_again() -> None:
            self._books.read_again_later(tournament)
            then()

        self.in_club("club.take_in", facts, also=also, then=read_again)
        self._tell(tournament)

    def club_acts(self) -> tuple[Act, ...]:
        """The acts of the club's own stream."""
        return tuple(self._books.club_acts)

    # What stands in the books

    def inside(self, drawer: Drawer) -> Cents:
        """The cash that should be in an open drawer, over every tournament of the club."""
        return cash_inside(drawer, flows(self.file, drawer.id))

    def is_archived(self, tournament: TournamentId) -> bool:
        """Whether a tournament left the daily list."""
        return tournament in self.club.archived

    def state(self, tournament: TournamentId) -> State:
        """The tournament at this moment. For decisions' callers within `app`; windows get views."""
        return self._books.state(tournament)

    def loaded(self) -> Mapping[TournamentId, History]:
        """The tournaments that are in memory."""
        return self._books.loaded()

    def is_loaded(self, tournament: TournamentId) -> bool:
        """Whether a tournament is in memory."""
        return tournament in self._books.loaded()

    def history(self, tournament: TournamentId) -> History:
        """The acts of a tournament, loaded and folded when first asked for."""
        return self._books.history(tournament)

    def tail(self, tournament: TournamentId) -> Tail | None:
        """The part of a tournament's journal that does not come out: it is shown up to there, and takes nothing
        more.
        """
        return self._books.tail(tournament)

    def only_shown(self, tournament: TournamentId) -> Refused | None:
        """Why a tournament is only shown and takes no act: it was imported, or does not come out; None: it takes
        them.
        """
        try:
            self._growing(tournament)
        except Refused as refused:
            return refused
        return None

    @property
    def tails(self) -> Mapping[TournamentId, BrokenTail]:
        """The broken tails of the tournaments that were looked at so far."""
        return self._books.tails

    def shows(self, tournament: TournamentId) -> bool:
        """Whether anything of a tournament comes out, so that it can be looked at."""
        return self.history(tournament).state is not None

    def view(
        self, tournament: TournamentId, build: Callable[Concatenate[State, P], View], *args: P.args, **kwargs: P.kwargs
    ) -> View:
        """A read model of a tournament: `build(state, ...)`."""
        state = self.state(tournament)
        return build(state, *args, **by_the_book(build, state, kwargs))

    def head(self, stream: str) -> bytes:
        """The head of a stream's hash chain."""
        return self._books.head(stream)

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call the listener with the stream that changed, after each durable act. Returns what ends the
        subscription.
        """
        self._listeners.append(listener)

        def leave() -> None:
            self._listeners.remove(listener)

        return leave

    @contextmanager
    def told_at_the_end(self) -> Iterator[None]:
        """Tell the windows of many acts once, after the last one."""
        if self._untold is not None:
            yield
            return
        self._untold = {}
        try:
            yield
        finally:
            untold, self._untold = self._untold, None
            for stream in untold:
                self._tell(stream)

    def _takes_acts(self) -> None:
        """Refuse everything where a damaged file is only looked at."""
        if (shown := self._books.only_shown) is not None:
            raise shown.refusal()

    def _growing(self, tournament: TournamentId) -> History:
        """The acts of a tournament that takes more of them. Refuses one that is only shown."""
        history = self.history(tournament)
        self._books.see_it_grows(tournament)
        return history

    def _decide(
        self,
        tournament: TournamentId,
        decision: Callable[..., tuple[Fact, ...]],
        args: Sequence[Any],
        kwargs: Mapping[str, Any],
        reason: Reason | None = None,
        texts: tuple[FreeText, ...] = (),
    ) -> Act | None:
        with telling_who(self):
            history = self._growing(tournament)
            verb = verb_of(decision)
            ask_gates(self, Intent(tournament, verb))
            before, now = self.state(tournament), self._instant(history)
            override, allow, why = lifted(self, reason)
            facts = decide(self, before, now, decision, args, kwargs, allow)
            if not facts:
                return None
            draft = completed(self, Draft(tournament, now, before, facts, override), allow)
            with _fits():
                then = apply(before, draft.facts)
            pass_gates(self, Change(tournament, verb, now, draft.facts, before, then), allow)
            act = history.make(verb, draft.facts, now, self.operator, override)
            safe = self._club_act(MOVE_CASH, draft.from_safe) if draft.from_safe else None
            away = self.is_archived(tournament)
            rows = project(tournament, before=before, after=then, act=act, now=now, archived=away)
            self._books.add(tournament, history, act, then, rows, texts=(*texts, *why), safe=safe)
        if safe is not None:
            self._tell(CLUB)
        self._tell(tournament)
        return act

    def _instant(self, history: History) -> datetime:
        """The instant a decision of now is taken at."""
        return history.at(self.time.now())

    def _take_back(self, tournament: TournamentId, target: Act, reason: Reason | None) -> Act:
        with telling_who(self):
            history = self.history(tournament)
            ask_gates(self, Intent(tournament, target.verb, target))
            override, allow, why = lifted(self, reason)
            with uncollected():  # an early act is a replay of all since, and a look at every entry it may have changed
                now = history.at(self.time.now())
                taken = take_back(tournament, history, target, now, self.operator, override)
                pass_gates(self, taken.change, allow)
                rows = rows_of(taken, history, archived=self.is_archived(tournament))
                then, kept = taken.change.after, taken.kept
                self._books.add(tournament, history, taken.act, then, rows, kept=kept, texts=why)
        self._tell(tournament)
        return taken.act

    def _club_act(self, verb: str, facts: tuple[Fact, ...]) -> Act:
        return self._books.make_in_club(verb, facts, self.time.now(), self.operator)

    def _tell(self, stream: str) -> None:
        if self._untold is not None:
            self._untold[stream] = None
            return
        for listener in tuple(self._listeners):
            listener(stream)


@contextmanager
def _fits() -> Iterator[None]:
    """A decision whose facts do not fit its own state is our bug, and must not reach the journal."""
    try:
        yield
    except Conflict as conflict:
        raise AssertionError(f"decision and evolve disagree: {conflict.code} {conflict.facts}") from conflict
