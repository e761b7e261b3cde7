"""The desk: the one door through which a tournament changes, and through which everybody looks at it.

    desk.do(tournament, entries.bust_out, (EntryId(7),))

decides (a pure function of the state), checks, writes one transaction, and only then tells the windows. What the rules
refuse comes back as `Refused`, trouble with the disk as `KnownError`; in both cases nothing has changed.
"""

from __future__ import annotations  # the people of the club are named here

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime
from functools import partial
from inspect import signature
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from tdapp.app.books import Books
from tdapp.app.club.tails import BrokenTail
from tdapp.app.gates import Change, Gate, lifted_all, pass_all
from tdapp.app.journal.history import History
from tdapp.app.journal.projecting import project, tournament_row
from tdapp.app.journal.undo import take_back, without
from tdapp.app.money.drawer_flows import flows
from tdapp.app.override import Reason
from tdapp.app.permission import naming
from tdapp.app.prizes.prize_gate import prizes_stay_right
from tdapp.app.registration import codes
from tdapp.app.registration.admission import known_here, may_play
from tdapp.app.rulings.book_values import by_the_book
from tdapp.app.seating.house_seeds import HouseSeeds
from tdapp.app.time_source import TimeSource
from tdapp.domain.act import Act, Override
from tdapp.domain.clock.structure import Structure
from tdapp.domain.club import operators
from tdapp.domain.club.club import ClubState, Drawer, after
from tdapp.domain.club.club_facts import CashMoved
from tdapp.domain.effects import rights_for
from tdapp.domain.facts import Fact
from tdapp.domain.journal import apply, may_retract, own_act, redo_target, undo_target
from tdapp.domain.money.drawers import (
    in_a_drawer,
    may_count,
    may_handle,
    may_pay_out,
    may_pay_through,
    may_take_back,
)
from tdapp.domain.refusal import NOTHING_LIFTED, Allowed, Conflict, Refused
from tdapp.domain.rights import Right, to_lift
from tdapp.domain.seating.seeds import value_stands
from tdapp.domain.setup import Setup
from tdapp.domain.state import State
from tdapp.domain.tournament import create
from tdapp.domain.units import ActNo, Cents, DrawerId, OperatorId, Seq, TextId, TournamentId
from tdapp.domain.verbs import verb_of
from tdapp.read.money.drawers import cash_inside
from tdapp.store.club_file import ClubFile
from tdapp.store.collector import uncollected
from tdapp.store.free_text import FreeText
from tdapp.store.journal import CLUB
from tdapp.store.projection import Projection
from tdapp.value import value

if TYPE_CHECKING:
    from tdapp.app.people.people import People  # loaded only with a club

P = ParamSpec("P")
View = TypeVar("View")
Decision = Callable[Concatenate[State, datetime, P], tuple[Fact, ...]]
Listener = Callable[[str], None]

_LATER = Allowed(frozenset({"drawer.none"}))  # through which drawer is said when it is done, not while one may ask


@value
class Retraction:
    """What taking an act back would do: the state as it is and as it would be, for whoever lists the differences."""

    act: Act
    before: State
    after: State


class Desk:
    """One club file, one operator at a time, one time source. Streams are loaded when first asked for.

    `operator`: who sits here, changed by signing in (`app.operators`). `seeds`: what draws are made with.
    """

    def __init__(self, file: ClubFile, time: TimeSource, operator: OperatorId, people: People | None = None) -> None:
        """`people` None: read from the file when somebody is first to be let in."""
        self.file = file
        self.time = time
        self.operator = operator
        self.names: Mapping[OperatorId, str] = {}  # of operators, for the refusal that says who may
        self.seeds = HouseSeeds(file)
        self._books = Books(file)
        self._books.read_again = self._tell
        self._listeners: list[Listener] = []
        self._people = people
        self._gates: tuple[Gate, ...] = (  # what every change passes, whoever brings it about
            self._has_the_rights,
            self._goes_through_own_drawer,
            partial(codes.may_pay, file),
            self._lets_in,
            prizes_stay_right,
        )

    @property
    def people(self) -> People:
        """Everybody the club knows."""
        if self._people is None:
            from tdapp.app.people.people import People

            self._people = People(self.file, self.time)
        return self._people

    @property
    def club(self) -> ClubState:
        """What the club's own stream says."""
        return self._books.club

    def do(
        self,
        tournament: TournamentId,
        decision: Decision[P],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Act | None:
        """Take a decision. Returns the act that was written, None when there was nothing to change.

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

    def why_not(
        self, tournament: TournamentId, decision: Decision[P], *args: P.args, **kwargs: P.kwargs
    ) -> Refused | None:
        """Why a decision would be refused now, None when it would not. A costly decision has a cheap `guard`."""
        verb, now = verb_of(decision), self.time.now()
        guard: Callable[..., object] | None = getattr(decision, "guard", None)
        try:
            with self._telling_who():
                self._growing(tournament)
                self.ask(verb)
                state = self.state(tournament)
                given, named = known_here(lambda: self.people, state, decision, args, kwargs)
                if guard is not None:
                    guard(state, now, *given, **by_the_book(guard, state, named))
                elif facts := decision(state, now, *given, **by_the_book(decision, state, named)):
                    change = Change(tournament, verb, now, facts, state, apply(state, facts))
                    pass_all(self._gates, change, _LATER)
        except Refused as refused:
            return refused
        return None

    def ask(self, verb: str) -> None:
        """Refuse an act (its verb, as in 'entries.bust_out') that whoever sits here has no right to."""
        with naming(self.names):
            operators.ask(self.club, self.operator, verb)

    def ask_right(self, *rights: Right) -> None:
        """Refuse whoever sits here without any of these rights: before what is no act."""
        with naming(self.names):
            operators.ask_right(self.club, self.operator, *rights)

    def ask_drawer(self, drawer: DrawerId) -> None:
        """Refuse to count a drawer that is somebody else's, or to move cash of it."""
        with self._telling_who():
            may_count(self.club, drawer, self.operator)

    def say_words(self, words: str) -> FreeText:
        """Words for the side table, under an id and with a salt of their own."""
        return FreeText(TextId(self.file.new_id()), self.file.chance(16), words)

    def announce(
        self, tournament: TournamentId, decision: Callable[..., tuple[Fact, ...]], words: str, *args: Any
    ) -> Act | None:
        """Take a decision that shows words: they go into the side table in the same transaction."""
        text = self.say_words(words)
        return self._decide(tournament, decision, (text.id, text.digest, *args), {}, texts=(text,))

    def create(
        self, tournament: TournamentId, setup: Setup, structure: Structure, *, book: str = "", house: str = ""
    ) -> Act:
        """A new tournament, as its own stream. `book`, `house`: see `tournament.create`."""
        self.ask("tournament.create")
        history = History(())
        facts = create(setup, structure, book=book, house=house, commitment=self.seeds.commitment(tournament))
        act = self._act(history, "tournament.create", facts)
        state = apply(None, facts)
        pass_all(self._gates, Change(tournament, act.verb, act.at, facts, None, state))
        rows = project(tournament, before=None, after=state, act=act, now=act.at)
        self._books.add(tournament, history, act, state, rows)
        self._tell(tournament)
        return act

    def next_seed(self, tournament: TournamentId) -> str:
        """The chance of the next draw: the same one until a draw with it is durable."""
        return self.seeds.next_seed(tournament, self.history(tournament), self.state(tournament))

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

    def retraction(self, tournament: TournamentId, number: ActNo) -> Retraction:
        """What taking back act `number` would do, without doing it. Refuses with the line that stands in the way.

        What can be lifted does not stand in the way here: it is asked about when the act is taken back.
        """
        history, before = self._growing(tournament), self.state(tournament)
        act = may_retract(history.acts, history.gone, number)
        with self._telling_who():
            self._may_take_back(history, act)
        undo, would, _kept = without(history, act, partial(self._act, history))
        back, gone = history.turned(undo)
        change = Change(tournament, undo.verb, undo.at, undo.facts, before, would, tuple(back), tuple(gone))
        lifted_all(lambda allow: pass_all(self._gates, change, allow))
        return Retraction(act, before, would)

    def foresee(
        self, tournament: TournamentId, decision: Decision[P], *args: P.args, **kwargs: P.kwargs
    ) -> tuple[State, State]:
        """The tournament as it is, and as it would be after a decision, without taking it. Raises `Refused`.

        What can be lifted does not stand in the way here: it is asked about when the decision is taken.
        """
        self._growing(tournament)
        self.ask(verb_of(decision))
        before, facts = self.state(tournament), ()  # type: tuple[State, tuple[Fact, ...]]
        given, named = known_here(lambda: self.people, before, decision, args, kwargs)

        def decide(allow: Allowed) -> None:
            nonlocal facts
            more = by_the_book(decision, before, {**named, "allow": allow} if allow.codes else named)
            facts = decision(before, self.time.now(), *given, **more)

        lifted_all(decide)
        return before, apply(before, facts) if facts else before

    def retract(self, tournament: TournamentId, number: ActNo, reason: Reason | None = None) -> Act:
        """Take back any act but the clock's. `reason`: lifts what stands in the way, as with `override`."""
        history = self._growing(tournament)
        return self._take_back(tournament, may_retract(history.acts, history.gone, number), reason)

    def archive(self, decision: Callable[..., tuple[Fact, ...]], tournament: TournamentId) -> None:
        """A decision of the club's own stream about a tournament: `club.archive` or `club.restore`."""
        verb = verb_of(decision)
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
    ) -> Act:
        """An act of the club's own stream, with the rows that `also` writes in the same transaction.

        `then` is done once that is durable, before anybody is told. `erasing`: what the act takes away is gone from
        the file for good.
        """
        self.ask(verb)
        with self._telling_who():
            may_handle(self.club, facts, self.operator)
        act = self._club_act(verb, facts)
        self._books.add_to_club(act, after(self.club, act), also=also, erasing=erasing)
        then()
        self._tell(CLUB)
        return act

    def club_acts(self) -> tuple[Act, ...]:
        """The acts of the club's own stream."""
        return tuple(self._books.club_acts)

    def inside(self, drawer: Drawer) -> Cents:
        """The cash that should be in an open drawer, over every tournament of the club."""
        return cash_inside(drawer, flows(self.file, drawer.id))

    def is_archived(self, tournament: TournamentId) -> bool:
        """Whether a tournament left the daily list."""
        return tournament in self.club.archived

    def state(self, tournament: TournamentId) -> State:
        """The tournament as it is. For decisions' callers within `app`; windows get views."""
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

    def tail(self, tournament: TournamentId) -> BrokenTail | None:
        """What of a tournament's journal does not come out: it is shown up to there, and takes nothing more."""
        return self._books.tail(tournament)

    @property
    def tails(self) -> Mapping[TournamentId, BrokenTail]:
        """Of the tournaments that were looked at so far, those that do not come out to their end."""
        return self._books.tails

    def shows(self, tournament: TournamentId) -> bool:
        """Whether anything of a tournament comes out, so that it can be looked at."""
        return self.history(tournament).state is not None

    def _growing(self, tournament: TournamentId) -> History:
        """The acts of a tournament that takes more of them. Refuses one that is only shown."""
        history = self.history(tournament)
        self._books.see_it_grows(tournament)
        return history

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
        """Be told the stream that changed, after each durable act. Returns what ends the subscription."""
        self._listeners.append(listener)

        def leave() -> None:
            self._listeners.remove(listener)

        return leave

    def _decide(
        self,
        tournament: TournamentId,
        decision: Callable[..., tuple[Fact, ...]],
        args: Sequence[Any],
        kwargs: dict[str, Any],
        reason: Reason | None = None,
        texts: tuple[FreeText, ...] = (),
    ) -> Act | None:
        with self._telling_who():
            return self._decided(tournament, decision, args, kwargs, reason, texts)

    def _decided(
        self,
        tournament: TournamentId,
        decision: Callable[..., tuple[Fact, ...]],
        args: Sequence[Any],
        kwargs: dict[str, Any],
        reason: Reason | None,
        texts: tuple[FreeText, ...],
    ) -> Act | None:
        verb = verb_of(decision)
        self.ask(verb)
        history = self._growing(tournament)
        before = self.state(tournament)
        now = self._at(history.acts)
        override, allow, why = self._lifted(reason)
        args, kwargs = known_here(lambda: self.people, before, decision, args, kwargs)
        if allow.codes and _lifts(decision):
            kwargs = {**kwargs, "allow": allow}
        facts = decision(before, now, *args, **by_the_book(decision, before, kwargs))
        if not facts:
            return None
        facts = self.seeds.bound(tournament, history, before, facts, now)
        may_pay_through(self.club, facts, self.operator, before.setup.currency)
        missing = may_pay_out(self.club, facts, self.inside, allow=allow)
        safe = self._from_safe(missing, override) if override is not None and missing else None
        with _fits():
            after = apply(before, facts)
        pass_all(self._gates, Change(tournament, verb, now, facts, before, after), allow)
        act = self._act(history, verb, facts, now, override)
        away = self.is_archived(tournament)
        rows = project(tournament, before=before, after=after, act=act, now=now, archived=away)
        self._books.add(tournament, history, act, after, rows, texts=(*texts, *why), safe=safe)
        if safe is not None:
            self._tell(CLUB)
        self._tell(tournament)
        return act

    def _from_safe(self, missing: Mapping[DrawerId, Cents], override: Override) -> Act:
        """The act of the club's own stream that adds what is missing to drawers, for the reason that was given."""
        self.ask("drawers.move_cash")
        reason, digest = override.text, override.digest
        facts = tuple(CashMoved(drawer, cents, reason, digest) for drawer, cents in missing.items())
        return self._club_act("drawers.move_cash", facts)

    def _lifted(self, reason: Reason | None) -> tuple[Override | None, Allowed, tuple[FreeText, ...]]:
        """What an act keeps of the reason it was done for, what that lifts, and its words for the side table."""
        if reason is None:
            return None, NOTHING_LIFTED, ()
        if not reason.words.strip():
            raise Refused("override.no_reason")
        for right in dict.fromkeys(right for code in reason.codes for right in to_lift(code)):
            self.ask_right(right)
        words = self.say_words(reason.words.strip())
        return Override(" ".join(reason.codes), words.id, words.digest), Allowed(frozenset(reason.codes)), (words,)

    def _take_back(self, tournament: TournamentId, target: Act, reason: Reason | None = None) -> Act:
        with self._telling_who():
            return self._taken_back(tournament, target, reason)

    def _taken_back(self, tournament: TournamentId, target: Act, reason: Reason | None) -> Act:
        history = self.history(tournament)
        self._may_take_back(history, target)
        override, allow, why = self._lifted(reason)
        with uncollected():  # an early act is a replay of all since, and a look at every entry it may have changed
            now = self._at(history.acts)
            make = partial(self._act, history, now=now, override=override)
            look = partial(pass_all, self._gates, allow=allow)
            away = self.is_archived(tournament)
            taken = take_back(tournament, history, target, now, make, archived=away, look=look)
            self._books.add(tournament, history, taken.act, taken.then, taken.rows, kept=taken.kept, texts=why)
        self._tell(tournament)
        return taken.act

    def _may_take_back(self, history: History, target: Act) -> None:
        """Who may do a thing may undo it, but where money changes hands: then whoever may do what that does. What a
        closed drawer was counted with stands, and what draws were made with."""
        own = own_act(history.acts, target)
        if not rights_for(own.facts):
            self.ask(own.verb)
        value_stands(own.facts, history.draws)
        may_take_back(self.club, history.acts, target, self.inside, self.operator)

    # The gates

    def _has_the_rights(self, change: Change, _allow: Allowed) -> None:
        """What a change does needs the right to do that, whatever its verb."""
        for right in rights_for(change.done, change.undone):
            self.ask_right(right)

    def _goes_through_own_drawer(self, change: Change, allow: Allowed) -> None:
        """Cash goes through a drawer. What is taken back went where it went: nobody is asked again."""
        in_a_drawer(self.club, change.facts, allow=allow)

    def _lets_in(self, change: Change, allow: Allowed) -> None:
        """Nobody gets an entry, a place, a seat or chips who may not play."""
        acts = self.history(change.tournament).counting if change.before is not None else tuple
        may_play(lambda: self.people, change, allow, acts=acts, club_acts=self.club_acts)

    @contextmanager
    def _telling_who(self) -> Iterator[None]:
        """A refusal names whose drawer it is about, and one that whoever sits here has no right to lift cannot be
        lifted, and says who may."""
        try:
            yield
        except Refused as refused:
            if (holder := refused.facts.get("holder")) is not None:
                refused.facts["holder"] = self.names.get(holder, "?")
            needed = to_lift(refused.code)
            if refused.overridable and not operators.has(self.club, self.operator, needed):
                can = operators.who_has(self.club, needed)
                facts = {**refused.facts, "lift": True, "who": can}
                with naming(self.names):
                    raise Refused(refused.code, citation=refused.citation, **facts) from None
            raise

    def _act(
        self,
        history: History,
        verb: str,
        facts: tuple[Fact, ...],
        now: datetime | None = None,
        override: Override | None = None,
    ) -> Act:
        at = now if now is not None else self._at(history.acts)
        return Act(history.next_act, Seq(history.last_seq + 1), verb, at, self.operator, facts, override)

    def _club_act(self, verb: str, facts: tuple[Fact, ...]) -> Act:
        acts = self._books.club_acts
        last = acts[-1].last if acts else Seq(0)
        return Act(ActNo(len(acts) + 1), Seq(last + 1), verb, self._at(acts), self.operator, facts)

    def _at(self, acts: Sequence[Act]) -> datetime:
        """Now, but never before the last act: order is the journal's, never the clock's."""
        now = self.time.now()
        return max(now, acts[-1].at) if acts else now

    def _tell(self, stream: str) -> None:
        for listener in tuple(self._listeners):
            listener(stream)


def _lifts(decision: Callable[..., object]) -> bool:
    """Whether anything a decision itself refuses can be lifted."""
    return "allow" in signature(decision).parameters


@contextmanager
def _fits() -> Iterator[None]:
    """A decision whose facts do not fit its own state is our bug, and must not reach the journal."""
    try:
        yield
    except Conflict as conflict:
        raise AssertionError(f"decision and evolve disagree: {conflict.code} {conflict.facts}") from conflict
