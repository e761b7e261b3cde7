"""An hour that was played by hand is typed back: lines in the language of the command box, understood one after the
other, each as of the time noted for it, and saved all at once or not at all.

    paper = Paper(club, tournament, words, offers)
    read = paper.read(text)            # nothing is written: the lines as understood, and what they lead to
    paper.save(text)                   # one transaction; refused while a line is refused

A line is a time if there was one, then what happened: '21:14 bust 3-2 by 3-5', 'rebuy 4-1 card', '21:20 register pim
new 5-3', 'break 14 3-5 4-2', '21:30 level 10'; a time alone is that of the lines below it. What stands behind a '!' is
the reason that lifts what is in the way.
"""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from tdapp.app.command_scene import people_meant, scene_of
from tdapp.app.deeds import BY_HAND
from tdapp.app.money.drawers import in_use
from tdapp.app.override import Reason
from tdapp.app.papers.by_hand_draft import draft_key
from tdapp.app.people.people_records import Newcomer
from tdapp.app.registration.admission import see_all_is_there
from tdapp.app.rehearsal import Rehearsal
from tdapp.domain.chips import racing
from tdapp.domain.chips.chip_bank import RaceWay
from tdapp.domain.facts import Fact, TypedBack
from tdapp.domain.money.paying import in_full
from tdapp.domain.money.terms import Tender
from tdapp.domain.people.person import PersonData
from tdapp.domain.refusal import Refused
from tdapp.domain.seating import moves, seating
from tdapp.domain.seating.proposal import Move, Proposal, ProposalKind, Where, WhyThisPlayer
from tdapp.domain.state import State
from tdapp.domain.units import Chips, DrawerId, EntryId, Seat, TableNo, TournamentId
from tdapp.read.by_hand import Consequences, LineRead, consequences, entry_paid
from tdapp.read.by_hand_lines import BEGIN_RACE, BREAK_TABLE, Meant, Split, instant_of, meant_by, split_line, verb_in
from tdapp.read.chips.race_choice import race_choice
from tdapp.read.command_scene import Offer, Scene, Verb
from tdapp.read.journal.journal import act_said
from tdapp.read.message import Said, say, say_refused
from tdapp.read.people.names import Directory, PlayerName, fold
from tdapp.read.registration.matching import matches
from tdapp.read.registration.players import players_view
from tdapp.store import settings
from tdapp.values import replace
from tdapp.words.command_box import typed_verbs
from tdapp.words.money.tenders import TYPED

if TYPE_CHECKING:
    from tdapp.app.open_club import Club
    from tdapp.domain.act import Act
    from tdapp.read.registration.players import PlayersView
    from tdapp.words.say import Words

# The answers to the question about a clock nobody looked at: what was done by hand was done before them.
ANSWERS = ("timing.let_count", "timing.set_back", "timing.stop_back")
REGISTER_NEW = "entries.register_new"
SOLD = ("sales.buy", "sales.re_enter", "sales.back_and_buy")
SPARE = ("entries.register", "prizes.pay", REGISTER_NEW)  # they take a tender as it is


class PaperRead(Struct, frozen=True):
    """What was typed, line by line, and what all of it leads to; None: nothing is understood yet."""

    lines: tuple[LineRead, ...]
    then: Consequences | None

    @property
    def refused(self) -> int:
        """How many lines are refused."""
        return sum(line.refused is not None for line in self.lines)

    @property
    def understood(self) -> int:
        """How many lines are understood."""
        return sum(bool(line.said) for line in self.lines)


class _Step(Struct, frozen=True):
    """A line that was read, and the rehearsal after it."""

    read: LineRead
    after: Rehearsal
    new: tuple[Newcomer, ...]
    players: PlayersView | None = None


class Paper:
    """What was noted on paper of one tournament, as it is typed back.

    `offers`: the actions that are typed by their names, such as pausing the clock; what cannot be done by hand is no
    harm. `words`: the language that is typed.
    """

    def __init__(self, club: Club, tournament: TournamentId, words: Words, offers: Sequence[Offer] = ()) -> None:
        self.club, self.tournament, self.words = club, tournament, words
        self._verbs = typed_verbs(words)
        self._tenders = tenders_typed(words)
        self._offers = [offer for offer in offers if offer.action in BY_HAND]
        self._steps: list[_Step] = []
        self._read_at: tuple[int, DrawerId] | None = None

    def read_some(self, text: str, most: int = 8) -> bool:
        """Read no more than so many lines that are not read yet; returns whether all are, and `read` has nothing left
        to do: between two keys there is little time.
        """
        return self._read_lines(text, most)

    def read(self, text: str) -> PaperRead:
        """What the lines are understood as, each on what those above it left, and what all of them lead to. A line that
        is refused is passed over by those below it.
        """
        self._read_lines(text)
        lines = tuple(step.read for step in self._steps)
        if not any(line.said for line in lines):
            return PaperRead(lines, None)
        last = self._steps[-1]
        names = {drawer.id: drawer.name for drawer in last.after.club.drawers.values()}
        then = consequences(
            self.club.desk.state(self.tournament),
            last.after.state(self.tournament),
            self.club.time.now(),
            tuple(piece.act for piece in last.after.unwritten),
            self._directory(last.new),
            names,
            len(last.new),
        )
        return PaperRead(lines, then)

    def save(self, text: str) -> int:
        """Save all that was typed, and forget it as a draft, in one transaction; returns how many acts it made.

        Refuses while a line is refused, and when there is none; then nothing has changed.
        """
        self._steps.clear()
        read = self.read(text)
        if read.refused:
            raise Refused("by_hand.lines_refused", n=read.refused)
        if read.then is None:
            raise Refused("by_hand.nothing")
        last, people = self._steps[-1], self.club.people

        def write(db: Any) -> None:
            people.write_newcomers(db, last.new)
            settings.put_setting(db, draft_key(self.tournament), "")

        def known() -> None:
            people.take_newcomers(last.new)

        self.club.desk.write_together(self.tournament, last.after.unwritten, also=write, then=known)
        self._steps.clear()
        return len(last.after.unwritten)

    def since(self) -> datetime:
        """From when on the floor played by hand: the last thing done here before it, answers about the clock apart."""
        acts = self.club.desk.history(self.tournament).acts
        return next(act.at for act in reversed(acts) if act.verb not in ANSWERS or act is acts[0])

    def _read_lines(self, text: str, most: int | None = None) -> bool:
        """Read what differs from what was read before, and what stands below it; whether all of it is read."""
        typed = text.splitlines()
        at = (self.club.desk.history(self.tournament).last_seq, in_use(self.club))
        if at != self._read_at:
            self._steps.clear()
            self._read_at = at
        same = 0
        for step, line in zip(self._steps, typed, strict=False):
            if step.read.typed != line:
                break
            same += 1
        del self._steps[same:]
        for line in typed[same:] if most is None else typed[same : same + most]:
            self._steps.append(self._read_line(line))
        return len(self._steps) == len(typed)

    def _read_line(self, typed: str) -> _Step:
        last = self._steps[-1] if self._steps else self._begun()
        split = split_line(typed, self._verbs, self._tenders)
        if not split.text and split.time is None:
            return replace(last, read=LineRead(typed, last.read.at))  # an empty line
        noted = last.read.at
        if split.time is not None:
            found = instant_of(split.time, last.after.as_of.astimezone())
            noted = None if found is None else found.astimezone(UTC)
            if (wrong := self._wrong_time(split.time, noted, last.after.as_of)) is not None:
                return replace(last, read=LineRead(typed, last.read.at, (), wrong))
        hand = _Hand(self, last, noted)
        if not split.text:
            return replace(last, read=LineRead(typed, noted), after=hand.rehearsal)
        try:
            refused = hand.do_line(split)
        except Refused as error:
            refused = say_refused(error, hand.state(), self._directory(hand.new))
        if refused is not None:
            return replace(last, read=LineRead(typed, noted, (), refused))
        return _Step(LineRead(typed, noted, tuple(hand.said())), hand.rehearsal, hand.new, hand.players)

    def _begun(self) -> _Step:
        now = self.club.time.now()
        rehearsal = Rehearsal(self.club.desk, self.tournament, typed=now, since=min(self.since(), now))
        return _Step(LineRead(""), rehearsal, ())

    def _wrong_time(self, time: tuple[int, int], noted: datetime | None, before: datetime) -> Said | None:
        """What is wrong with a time that was noted; None: nothing."""
        typed = f"{time[0]}:{time[1]:02d}"
        if noted is None:
            return say("by_hand.no_time", typed=typed)
        if noted < before:
            return say("by_hand.before", typed=typed, at=before)
        if noted > self.club.time.now():
            return say("by_hand.to_come", typed=typed)
        return None

    def _directory(self, new: Sequence[Newcomer]) -> Directory:
        """The names of everybody, also of those who would be new."""
        names = {each.player: PlayerName(each.data.last, each.data.first) for each in new}
        return ChainMap(names, self.club.directory) if names else self.club.directory


class _Hand:
    """What does the deeds of one line, in a rehearsal of its own: see `deeds.Doing`."""

    def __init__(self, paper: Paper, last: _Step, noted: datetime | None) -> None:
        self.club, self._paper, self._last = paper.club, paper, last
        self.rehearsal = last.after.twin()
        self.rehearsal.note(noted)
        self.new = last.new
        self.players: PlayersView | None = None
        self._reason = ""

    def do_line(self, split: Split) -> Said | None:
        """Do what a line says; returns why it means nothing, None: it was done."""
        scene = self._scene(split)
        self._reason = split.reason
        meant = meant_by(split, scene, {*BY_HAND, REGISTER_NEW})
        if isinstance(meant, Said):
            return meant
        before = len(self.rehearsal.unwritten)
        self._do(meant, split, scene)
        if len(self.rehearsal.unwritten) == before:
            return say("by_hand.no_change")
        if split.seat is not None:
            self._sit(split.seat, meant)
        return None

    def said(self) -> list[Said]:
        """What the journal will say of it, apart from that it was done by hand."""
        tournament, directory = self._paper.tournament, self._paper._directory(self.new)
        history = self.rehearsal.history(tournament)
        new = self.rehearsal.unwritten[len(self._last.after.unwritten) :]
        acts = [replace(act, facts=_done(act)) for act in (piece.act for piece in new)]
        told: list[Said] = []
        for act in acts:
            told.append(act_said(act, history.acts, history.before, directory, self.club.text))
            told += entry_paid(act, self.state().setup.currency)
        return told

    def state(self) -> State:
        """The tournament as this line finds it, or leaves it."""
        return self.rehearsal.state(self._paper.tournament)

    # For deeds

    def do(self, decision: Callable[..., Any], *args: Any, **kwargs: Any) -> Act | None:
        """Take a decision; what stands in its way is lifted where the line says why."""
        lifted: tuple[str, ...] = ()
        while True:
            try:
                if not lifted:
                    return self.rehearsal.do(self._paper.tournament, decision, *args, **kwargs)
                reason = Reason(lifted[-1], self._reason, lifted[:-1])
                return self.rehearsal.override(self._paper.tournament, reason, decision, *args, **kwargs)
            except Refused as refused:
                if not (self._reason and refused.overridable) or refused.code in lifted:
                    raise
                lifted = (*lifted, refused.code)

    def view(self, build: Callable[..., Any], *args: Any) -> Any:
        """What is read of the tournament as it stands here."""
        return self.rehearsal.view(self._paper.tournament, build, *args)

    def seed(self) -> str:
        """The seed of the next draw."""
        return self.rehearsal.next_seed(self._paper.tournament)

    def drawer(self) -> DrawerId:
        """The drawer of this desk."""
        return in_use(self.club)

    # What a line means

    def _scene(self, split: Split) -> Scene:
        paper, state = self._paper, self.state()
        directory, words = paper._directory(self.new), paper.words
        before = self._last.players
        self.players = players_view(state, self.rehearsal.as_of, directory, previous=before)
        lines = self.rehearsal.history(paper.tournament).last_seq
        scene = scene_of(state, self.rehearsal.as_of, self.players.rows, directory, words, paper._verbs, lines)
        wanted = fold(split.text).split()
        scene = replace(scene, offers=[each for each in paper._offers if matches(each.label, wanted)])
        if verb_in(split.text, paper._verbs) is Verb.REGISTER:
            typed, entered = split.text.partition(" ")[2], {row.player for row in self.players.rows}
            scene = replace(scene, people=people_meant(self.club, entered, typed, words))
        return scene

    def _do(self, meant: Meant, split: Split, scene: Scene) -> None:
        tender, args = split.tender, meant.args
        if meant.action == BREAK_TABLE:
            self._break(*args)
        elif meant.action == BEGIN_RACE:
            self._race(*args)
        elif meant.action == REGISTER_NEW:
            self._register_new(args[0], tender or Tender.CASH)
        elif meant.action in SOLD and tender is not None:
            entry, key = args
            total = next(line.total for line in scene.for_sale if line.key == key)
            BY_HAND[meant.action](self, entry, key, in_full(total.cents, tender))
        elif meant.action in SPARE and tender is not None:
            BY_HAND[meant.action](self, *args, tender)
        elif split.given is not None:
            self.do(racing.settle, *args, given=split.given)
        else:
            BY_HAND[meant.action](self, *args)

    def _register_new(self, name: PlayerName, tender: Tender) -> None:
        data = PersonData(name.last, name.first)
        see_all_is_there(self.club.people, data)
        new = self.club.people.newcomers([(data, None)])
        self.new = (*self.new, *new)
        BY_HAND["entries.register"](self, (new[0].player,), tender)

    def _sit(self, seat: Seat, meant: Meant) -> None:
        """Whoever came in by this line sits where the paper says, wherever the draw put him."""
        known = self.state().entries
        entry: EntryId = meant.args[0] if meant.action == "entries.reinstate" else max(known)
        if known[entry].seat != seat:
            self.do(seating.move, entry, seat)

    def _break(self, table: TableNo, seats: Sequence[Seat]) -> None:
        """A table broke: its players, from its lowest seat, went to these seats."""
        found = self.state().tables[table]
        if not seats:
            self.do(seating.close_table, table)
            return
        from_here = [(entry, Seat(table, number)) for number, entry in enumerate(found.seats, 1) if entry is not None]
        hand = tuple(
            Move(entry, origin, seat, table, seat.table, WhyThisPlayer.TABLE, Where.CHOSEN)
            for (entry, origin), seat in zip(from_here, seats, strict=True)
        )
        self.do(moves.accept, Proposal(ProposalKind.BREAK, hand, "", table, bound=len(hand)), range(1, len(hand) + 1))

    def _race(self, chip: Chips) -> None:
        """The race of these chips begins, for those the plan has; the floor says what each seat gets."""
        choice = race_choice(self.state(), self.rehearsal.as_of)
        offer = next(each for each in choice.offers if each.old.value == chip) if choice is not None else None
        if offer is not None:
            self.do(racing.begin, offer.old.value, offer.usual.value, way=RaceWay.FLOOR)


def _done(act: Act) -> tuple[Fact, ...]:
    return tuple(fact for fact in act.facts if not isinstance(fact, TypedBack))


def tenders_typed(words: Words) -> Mapping[str, Tender]:
    """The words for ways to pay that may be typed, folded: those of this language and the English ones. A single letter
    may end a name.
    """
    found: dict[str, Tender] = {}
    for tender, text in TYPED.items():
        for word in (*words(text).split(","), *text.source.split(",")):
            if len(word) > 1:
                found.setdefault(fold(word), tender)
    return found
