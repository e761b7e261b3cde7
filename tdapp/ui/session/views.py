"""The session as windows look at it: read models of the tournament in front, or of another one that is named."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from tdapp.domain.pieces import Pieces, at_once
from tdapp.domain.refusal import Refused
from tdapp.domain.units import Chips, DrawerId, EntryId, TableNo, TournamentId
from tdapp.read.message import Said, say_refused
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.session.front import Front

if TYPE_CHECKING:
    from tdapp.app.rulings.rulings import Finder
    from tdapp.app.seating.current_proposal import CurrentProposals
    from tdapp.domain.act import Act
    from tdapp.domain.seating.proposal import Proposal
    from tdapp.domain.state import State
    from tdapp.read.bounties.bounties_view import BountiesView
    from tdapp.read.chips.chip_ledger import LedgerView
    from tdapp.read.clock.clock import ClockView
    from tdapp.read.club.house import HouseMark
    from tdapp.read.hands.hands import HandsView, PlayerInStep
    from tdapp.read.journal.differences import Differences
    from tdapp.read.journal.journal import JournalView
    from tdapp.read.prizes.prizes import PrizesView
    from tdapp.read.prizes.result import ResultView
    from tdapp.read.registration.players import BustPreview, PlayersView
    from tdapp.read.registration.waiting import Pace, WaitingView
    from tdapp.read.rulings.rulings import RulingsView
    from tdapp.read.seating.tables import TablesView
    from tdapp.read.status import StatusView

View = TypeVar("View")
AHEAD = "ahead"  # what the forecast says, among what was worked out before
READ_AT_ONCE = 100  # facts of the journal, where it is read ahead
ROOM_RULES = QT_TRANSLATE_NOOP("Rulings", "Rules of the room", "where a value is written")


class Views(Front):
    """The part of the session that windows look at."""

    def view(
        self, build: Callable[..., View], *args: Any, tournament: TournamentId | None = None, **kwargs: Any
    ) -> View:
        """A read model of a tournament: `build(state, ...)`."""
        return self.club.desk.view(self._stream(tournament), build, *args, **kwargs)

    def clock_view(self, tournament: TournamentId | None = None) -> ClockView:
        from tdapp.read.clock.clock import clock_view

        return self.view(clock_view, self.now(), tournament=tournament)

    def status_view(self, tournament: TournamentId | None = None) -> StatusView:
        from tdapp.read.status import status_view

        lines = self.club.desk.history(self._stream(tournament)).last_seq
        return self.view(status_view, self.now(), lines, tournament=tournament)

    def players_view(self) -> PlayersView:
        return at_once(self.read_players())

    def read_players(self) -> Pieces[PlayersView]:
        """The same, so many entries a piece."""
        from tdapp.read.registration.players import listing_players

        return self._read("players", listing_players, self.now(), self.club.directory)

    def bust_preview(
        self,
        entries: tuple[EntryId, ...],
        tied: tuple[bool, ...] = (),
        stacks: Mapping[EntryId, Chips] | None = None,
        by: Mapping[EntryId, Sequence[EntryId]] | None = None,
    ) -> BustPreview | None:
        from tdapp.read.registration.players import bust_preview

        return self.view(bust_preview, self.now(), self.club.directory, entries, tied, stacks or {}, by or {})

    def tables_view(self) -> TablesView:
        return at_once(self.read_tables())

    def read_tables(self) -> Pieces[TablesView]:
        """The same, so many tables a piece."""
        from tdapp.read.seating.tables import looking_at_tables

        return self._read("tables", looking_at_tables, self.now(), self.club.directory, self.proposal())

    def prizes_view(self) -> PrizesView:
        from tdapp.read.prizes.prizes import prizes_view

        return self.view(prizes_view, self.now(), self.club.directory)

    def result_view(self) -> ResultView:
        from tdapp.read.prizes.result import result_view

        drawers = bool(self.club.desk.club.drawers)
        return self._with_previous("result", result_view, self.now(), self.club.directory, drawers=drawers)

    def bounties_view(self) -> BountiesView:
        from tdapp.read.bounties.bounties_view import bounties_view

        return self._with_previous("bounties", bounties_view, self.club.directory)

    def read_journal(self) -> Generator[None, None, None]:
        """Put the journal into words some acts at a time, so that `journal_view` finds the most of it done."""
        stream = self._stream(None)
        acts, facts = self.club.desk.history(stream).acts, 0
        for many, act in enumerate(acts, 1):
            facts += len(act.facts)
            if facts < READ_AT_ONCE or stream != self.tournament:
                continue
            known, facts = self._previous.get((stream, "journal")), 0
            if known is None or len(known.rows) < many:
                yield from self._reading_journal(acts[:many])
                yield

    def journal_view(self) -> JournalView:
        return at_once(self._reading_journal(self.club.desk.history(self._stream(None)).acts))

    def _reading_journal(self, acts: Sequence[Act]) -> Pieces[JournalView]:
        from tdapp.read.journal.journal import reading_journal

        stream, club = self._stream(None), self.club
        key = (stream, "journal")
        before = self._previous.get(key)
        view = yield from reading_journal(acts, club.directory, club.operators, club.text, club.head(stream), before)
        if self._previous.get(key) is before:  # else one of more acts was made meanwhile
            self._previous[key] = view
        return view

    def ledger_view(self) -> LedgerView:
        from tdapp.read.chips.chip_ledger import ledger_view

        history = self.club.desk.history(self._stream(None))
        return self.view(ledger_view, self.now(), history.acts, self.club.directory)

    def rulings_view(self) -> RulingsView:
        from tdapp.read.rulings.rulings import rulings_view

        history = self.club.desk.history(self._stream(None))
        return self.view(rulings_view, self.club.directory, self.club.text, history.acts, self.club.operators)

    def incident_finder(self) -> Finder:
        """The search for incidents by words of any language; the desk's own comes first."""
        from tdapp.app.rulings.rulebooks import rulebook
        from tdapp.app.rulings.rulings import finder

        book, house = self.rulings_view().book, self.house_rules()
        kept = (f"incidents of {book}", house)  # asked each time the command box opens
        if kept not in self._previous:
            self._previous[kept] = finder(rulebook(book, house), (self.words, *self.other_languages()))
        found: Finder = self._previous[kept]
        return found

    def house_rules(self) -> str:
        """The house's own values in the tournament in front, as the text they were chosen with."""
        return self.view(_house)

    def ruled_by(self) -> str:
        """The house's own values in the tournament in front with what the rules of its room say: what rulings and the
        floor take.
        """
        from tdapp.app.rulings.book_values import house_of

        return self.view(house_of, self.words(ROOM_RULES))

    def house_rules_of(self, book: str) -> str:
        """The house's own values over a book, as the club keeps them; '' for none."""
        from tdapp.app.rulings.house_rules import OWN

        return self.club.settings().get(OWN + book, "")

    def club_book(self) -> str:
        """The rulebook new tournaments of the club rule under; '' while none was chosen."""
        from tdapp.app.rulings.house_rules import BOOK

        return self.club.settings().get(BOOK, "")

    def house(self) -> HouseMark:
        """Whose tournaments these are: name, logo and colours, for paper and screens."""
        from tdapp.app.house import mark_of

        return mark_of(self.club)

    def drawer(self) -> DrawerId:
        """The drawer the money of this desk goes through, '' for none: every sale, refund and prize names it."""
        from tdapp.app.money.drawers import in_use

        return in_use(self.club)

    def pace(self, tournament: TournamentId | None = None) -> Pace:
        """The pace at which players go out just now: it says how long alternates wait."""
        from tdapp.read.registration.waiting import pace

        acts = self.club.desk.history(self._stream(tournament)).acts
        return self.view(pace, self.now(), acts, tournament=tournament)

    def waiting_view(self) -> WaitingView:
        from tdapp.read.registration.waiting import waiting_view

        return self.view(waiting_view, self.now(), self.club.directory, self.pace())

    def hands_view(self) -> HandsView:
        from tdapp.read.hands.hands import hands_view

        return self.view(hands_view, self.now(), self.club.directory)

    def players_at(self, table: TableNo) -> tuple[PlayerInStep, ...]:
        from tdapp.read.hands.hands import players_at

        return self.view(players_at, self.now(), table, self.club.directory)

    def foreseen(self, decision: Callable[..., Any], *args: Any, **kwargs: Any) -> Differences:
        """The differences a decision would make, with the moves that would be proposed after it. Raises `Refused`."""
        from tdapp.app.seating.current_proposal import moves_between
        from tdapp.read.journal.differences import differences

        stream = self._stream(None)
        before, after = self.club.desk.foresee(stream, decision, *args, **kwargs)
        moves = moves_between(before, after, self.now(), self.seed())
        return differences(before, after, self.club.directory, moves)

    def proposal(self) -> Proposal | None:
        """The moves that are proposed for the tournament in front: drawn once, standing until the room changes."""
        return self.proposal_of(self._stream(None))

    def proposal_of(self, tournament: TournamentId) -> Proposal | None:
        """The moves that are proposed for a tournament, likewise."""
        return self._proposals().of(tournament, self.club.desk.state(tournament), self.now())

    def named(self, refused: Refused, tournament: TournamentId) -> Said:
        """A refusal with people's names in the place of entry numbers and ids."""
        return say_refused(refused, self.club.desk.state(tournament), self.club.directory)

    def _proposals(self) -> CurrentProposals:
        if self._standing is None:
            raise LookupError("no club is open")
        return self._standing

    def _with_previous(self, name: str, build: Callable[..., View], *args: Any, **kwargs: Any) -> View:
        """A view that shares its unchanged rows with the one before it."""
        key = (self._stream(None), name)
        view = self.view(build, *args, previous=self._previous.get(key), **kwargs)
        self._previous[key] = view
        return view

    def _read(self, name: str, build: Callable[..., Pieces[View]], *args: Any) -> Pieces[View]:
        """The same a piece at a time. Of two that are made at once the next one shares with the one asked for last."""
        key = (self._stream(None), name)
        before = self._previous.get(key)
        view = yield from self.view(build, *args, previous=before)
        if self._previous.get(key) is before:
            self._previous[key] = view
        return view


def _house(state: State) -> str:
    return state.house
