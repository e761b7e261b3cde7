"""A line that was noted on paper: what it means where those above left things, and its deeds in a rehearsal."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from tdapp.app.command_scene import incidents_meant, people_meant, scene_of
from tdapp.app.deeds import BY_HAND
from tdapp.app.money.drawers import in_use
from tdapp.app.override import Reason
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
from tdapp.read.by_hand import LineRead, entry_paid
from tdapp.read.by_hand_lines import BEGIN_RACE, BREAK_TABLE, Meant, Split, meant_by, verb_in
from tdapp.read.chips.race_choice import race_choice
from tdapp.read.command_scene import Offer, Scene, Verb
from tdapp.read.journal.journal import act_said
from tdapp.read.message import Said, say
from tdapp.read.people.names import Directory, PlayerName, fold
from tdapp.read.registration.matching import matches
from tdapp.read.registration.players import players_view
from tdapp.read.rulings.command_penalties import VERBS as PUNISHES
from tdapp.read.rulings.command_penalties import typed_penalty
from tdapp.values import replace
from tdapp.words.command_box import typed_verbs
from tdapp.words.money.tenders import TYPED

if TYPE_CHECKING:
    from tdapp.app.open_club import Club
    from tdapp.app.rulings.rulings import Finder
    from tdapp.domain.act import Act
    from tdapp.read.registration.players import PlayersView
    from tdapp.words.say import Words

REGISTER_NEW = "entries.register_new"
SOLD = ("sales.buy", "sales.re_enter", "sales.back_and_buy")
SPARE = ("entries.register", "prizes.pay", REGISTER_NEW)  # they take a tender as it is


class Step(Struct, frozen=True):
    """A line that was read, and the rehearsal after it."""

    read: LineRead
    after: Rehearsal
    new: tuple[Newcomer, ...]
    players: PlayersView | None = None


class Reader:
    """Of which tournament lines are typed back, and what may be typed: `offers` are actions typed by their names,
    `others` the languages beside the one that is typed, in which words for what happened are known too.
    """

    def __init__(
        self, club: Club, tournament: TournamentId, words: Words, offers: Sequence[Offer], others: Sequence[Words]
    ) -> None:
        self.club, self.tournament, self.words = club, tournament, words
        self.verbs = typed_verbs(words)
        self.tenders = tenders_typed(words)
        self.offers = [offer for offer in offers if offer.action in BY_HAND]
        self._others = others
        self._finders: dict[tuple[str, str], Finder] = {}

    def directory(self, new: Sequence[Newcomer]) -> Directory:
        """The names of everybody, also of those who would be new."""
        names = {each.player: PlayerName(each.data.last, each.data.first) for each in new}
        return ChainMap(names, self.club.directory) if names else self.club.directory

    def finder(self, state: State) -> Finder:
        """The search for what happened at a table, under the book of the tournament."""
        from tdapp.app.rulings.rulebooks import rulebook
        from tdapp.app.rulings.rulings import finder

        under = (state.rulebook, state.house)
        if under not in self._finders:
            self._finders[under] = finder(rulebook(*under), (self.words, *self._others))
        return self._finders[under]


class Hand:
    """What does the deeds of one line, in a rehearsal of its own: see `deeds.Doing`."""

    def __init__(self, reader: Reader, last: Step, noted: datetime | None) -> None:
        self.club, self._reader, self._last = reader.club, reader, last
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
        tournament, directory = self._reader.tournament, self._reader.directory(self.new)
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
        return self.rehearsal.state(self._reader.tournament)

    # For deeds

    def do(self, decision: Callable[..., Any], *args: Any, **kwargs: Any) -> Act | None:
        """Take a decision; what stands in its way is lifted where the line says why."""
        lifted: tuple[str, ...] = ()
        while True:
            try:
                if not lifted:
                    return self.rehearsal.do(self._reader.tournament, decision, *args, **kwargs)
                reason = Reason(lifted[-1], self._reason, lifted[:-1])
                return self.rehearsal.override(self._reader.tournament, reason, decision, *args, **kwargs)
            except Refused as refused:
                if not (self._reason and refused.overridable) or refused.code in lifted:
                    raise
                lifted = (*lifted, refused.code)

    def view(self, build: Callable[..., Any], *args: Any) -> Any:
        """What is read of the tournament as it stands here."""
        return self.rehearsal.view(self._reader.tournament, build, *args)

    def seed(self) -> str:
        """The seed of the next draw."""
        return self.rehearsal.next_seed(self._reader.tournament)

    def drawer(self) -> DrawerId:
        """The drawer of this desk."""
        return in_use(self.club)

    # What a line means

    def _scene(self, split: Split) -> Scene:
        reader, state = self._reader, self.state()
        directory, words = reader.directory(self.new), reader.words
        before = self._last.players
        self.players = players_view(state, self.rehearsal.as_of, directory, previous=before)
        lines = self.rehearsal.history(reader.tournament).last_seq
        scene = scene_of(state, self.rehearsal.as_of, self.players.rows, directory, words, reader.verbs, lines)
        wanted = fold(split.text).split()
        scene = replace(scene, offers=[each for each in reader.offers if matches(each.label, wanted)])
        verb, typed = verb_in(split.text, reader.verbs), split.text.partition(" ")[2]
        if verb is Verb.REGISTER:
            entered = {row.player for row in self.players.rows}
            scene = replace(scene, people=people_meant(self.club, entered, typed, words))
        elif verb is not None and verb in PUNISHES:
            offence = typed_penalty(verb, typed, scene).offence
            scene = replace(scene, incidents=incidents_meant(reader.finder(state), offence, words) if offence else ())
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
