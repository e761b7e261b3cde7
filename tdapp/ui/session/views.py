"""The session as windows look at it: read models of the tournament in front, or of another one that is named."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from tdapp.app.trouble import KnownError
from tdapp.domain.pieces import Pieces, at_once
from tdapp.domain.refusal import Refused
from tdapp.domain.units import Chips, DrawerId, EntryId, TableNo, TournamentId
from tdapp.read.message import Said, say_refused
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.session.front import Front
from tdapp.values import replace

if TYPE_CHECKING:
    from datetime import datetime

    from tdapp.app.rulings.rulings import Finder
    from tdapp.app.seating.current_proposal import CurrentProposals
    from tdapp.domain.act import Act
    from tdapp.domain.events.templates import Template
    from tdapp.domain.seating.proposal import Proposal
    from tdapp.domain.state import State
    from tdapp.read.bounties.bounties_view import BountiesView
    from tdapp.read.chips.chip_ledger import LedgerView
    from tdapp.read.clock.announced import AnnouncementView
    from tdapp.read.clock.asked import AwayView
    from tdapp.read.clock.clock import ClockView
    from tdapp.read.club.house import HouseMark
    from tdapp.read.forecast.foreseen import Foreseen
    from tdapp.read.hands.hands import HandsView, PlayerInStep
    from tdapp.read.journal.differences import Differences
    from tdapp.read.journal.journal import JournalView
    from tdapp.read.needs import Need
    from tdapp.read.prizes.prizes import PrizesView
    from tdapp.read.prizes.result import ResultView
    from tdapp.read.registration.alone_at_table import Since
    from tdapp.read.registration.players import BustPreview, PlayersView
    from tdapp.read.registration.waiting import Pace, WaitingView
    from tdapp.read.rulings.rulings import RulingsView
    from tdapp.read.screen import ScreenView
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

    def needs(self) -> tuple[Need, ...]:
        """What needs the director now: in the tournament in front, and what is urgent in the others that are on."""
        from tdapp.read.clock.away import away_need
        from tdapp.read.needs_list import in_order, without_tournament

        if self.tournament is None:
            return without_tournament(listed=self.club.file.has_tournaments())
        found = [*self.needs_of(self.tournament), *self._of_forecast(), *self._others(self.tournament)]
        away = self._watch.asked(self.tournament) if self._watch is not None else None
        return in_order((away_need(away), *found) if away is not None else found)

    def lies_ahead(self, tournament: TournamentId | None = None) -> Foreseen | None:
        """What lies ahead of a tournament, as the forecast said last; None: nothing yet."""
        found: Foreseen | None = self._previous.get((self._stream(tournament), AHEAD))
        return found

    def keep_ahead(self, tournament: TournamentId, seen: Foreseen | None) -> None:
        """Keep what lies ahead of a tournament, and tell the windows where a line of the panel comes or goes by it."""
        from tdapp.read.forecast.forecast_needs import runs_late

        before = runs_late(self._previous.get((tournament, AHEAD)))
        self._previous[tournament, AHEAD] = seen
        if runs_late(seen) is not before:
            self.changed.emit(tournament)

    def _of_forecast(self) -> list[Need]:
        """The lines of the forecast of the tournament in front; it is only loaded where there is one."""
        seen = self.lies_ahead()
        if seen is None:
            return []
        from tdapp.read.forecast.forecast_needs import forecast_needs

        return list(forecast_needs(seen))

    def needs_of(self, tournament: TournamentId) -> tuple[Need, ...]:
        """What one tournament needs of the director now, most urgent first."""
        from tdapp.app.papers.handed_out import agreement_out, results_out, statement_out
        from tdapp.read.needs_list import needs_view
        from tdapp.read.prizes.prize_needs import bounties_answered

        if self.club.desk.only_shown(tournament) is not None:  # whatever it needs is not done here
            return ()

        def answered() -> bool:
            history = self.club.desk.history(tournament)
            return bounties_answered(history.acts, history.gone)

        return self.view(
            needs_view,
            self.now(),
            self.proposal_of(tournament),
            self.club.directory,
            self.alone_since(tournament),
            answered=answered,
            printed=partial(results_out, self.club, tournament),
            agreed=partial(agreement_out, self.club, tournament),
            accounted=partial(statement_out, self.club, tournament),
            stopped=self.stopped(tournament),
            tournament=tournament,
        )

    def _others(self, front: TournamentId) -> list[Need]:
        """The lines of the other tournaments; none while the file they would be read from is at fault."""
        if self._alarm is not None and not self._alarm.settles:
            return []
        try:
            return list(self._elsewhere(front))
        except KnownError:  # said by whatever is done next, and by the bar of the file
            return []

    def _elsewhere(self, front: TournamentId) -> Iterator[Need]:
        """Of every other tournament what is urgent there; looked for again when it changed, and once a minute."""
        from tdapp.read.needs_list import elsewhere

        minute = self.now().replace(second=0, microsecond=0)
        for other in self.on_now():
            if other == front or self.tail(other) is not None:
                continue
            line, key = self.club.desk.history(other).last_seq, (other, "elsewhere")
            seen, found = self._previous.get(key, (None, ()))
            if seen != (line, minute):
                name = self.club.desk.state(other).setup.name
                found = tuple(elsewhere(name, other, self.needs_of(other)))
                self._previous[key] = ((line, minute), found)
            yield from found

    def stopped(self, tournament: TournamentId) -> datetime | None:
        """When the clock of a tournament was stopped; None: it runs, or was never started."""
        from tdapp.read.clock.standing import stands_since

        history, now = self.club.desk.history(tournament), self.now()
        clock = self.club.desk.state(tournament).clock
        if clock.runs(now) or not clock.started(now):
            return None
        since: datetime | None
        line, since = self._previous.get((tournament, "stopped"), (0, None))
        if line != history.last_seq:
            since = stands_since(history.backwards())
            self._previous[tournament, "stopped"] = (history.last_seq, since)
        return since

    def asked_away(self, tournament: TournamentId | None = None) -> tuple[TournamentId, AwayView] | None:
        """The question about a clock nobody looked at, with its tournament. `tournament` None: of the one in front,
        else of another.
        """
        from tdapp.read.clock.away import away_view

        asked = self._watch.all_asked() if self._watch is not None else []
        stream = tournament or (self.tournament if self.tournament in asked else next(iter(asked), None))
        question = self._watch.asked(stream) if self._watch is not None and stream is not None else None
        if self._watch is None or stream is None or question is None:
            return None
        usual = self._watch.usual(stream)
        return stream, self.view(
            away_view,
            self.now(),
            question,
            several=len(self.on_now()) > 1,
            usual=usual.answer,
            given_in=usual.left,
            tournament=stream,
        )

    def alone_since(self, tournament: TournamentId | None = None) -> Since:
        """The moments since when players sit at their tables alone; worked out once after each act, from what it was
        before it.
        """
        from tdapp.read.registration.alone_at_table import alone_after, alone_since

        stream = self._stream(tournament)
        history = self.club.desk.history(stream)
        state, last = self.club.desk.state(stream), history.acts[-1]
        since: Since
        number, before, since = self._previous.get((stream, "alone"), (0, None, {}))
        if number == last.number:
            return since
        if before is not None and number == last.number - 1 and last.undoes is None:
            since = alone_after(since, before, state, last.at)
        else:
            since = alone_since(state, history.backwards())
        self._previous[stream, "alone"] = (last.number, state, since)
        return since

    def screen_views(self, tournaments: Sequence[TournamentId]) -> list[ScreenView | None]:
        """What the room's screens show of these tournaments, all at one instant; None for one this club has not."""
        now = self.now()
        return [self._screen_view_or_none(tournament, now) for tournament in tournaments]

    def _screen_view_or_none(self, tournament: TournamentId, now: datetime) -> ScreenView | None:
        try:
            return self.screen_view(tournament, now)
        except Refused as refused:
            if refused.code != "tournament.unknown":
                raise
            return None

    def screen_view(self, tournament: TournamentId, now: datetime | None = None) -> ScreenView:
        """What the room's screen shows of a tournament. `now` None: at this instant."""
        from tdapp.app.house import LISTS
        from tdapp.read.screen import money_told, screen_view

        now = now or self.now()
        told = self.told_on_screen(tournament)
        left = self.view(money_told, now, tournament=tournament)
        if left is not None:
            from tdapp.words.screen import IN_MONEY

            told = [self.screen_words(IN_MONEY, n=left), *told]
        first, also, pace, over = (told or [""])[0], told[1:], self.pace(tournament), self.over_screen(tournament)
        hang = self.club.settings().get(LISTS, "")
        args = (self.club.directory, first, pace, also, over, hang)
        view = self.view(screen_view, now, *args, tournament=tournament)
        wanted = {chip.picture for pair in view.leaving for chip in pair if chip is not None and chip.picture}
        return replace(view, pictures=self._chip_pictures(wanted)) if wanted else view

    def announced(self, tournament: TournamentId | None = None) -> tuple[AnnouncementView, ...]:
        """What is announced in a tournament now, the oldest first."""
        from tdapp.read.clock.announced import announcements_view

        return self.view(announcements_view, self.now(), self.club.text, tournament=tournament)

    def over_screen(self, tournament: TournamentId) -> str:
        """The message over the screens of a tournament now, in their language; '' for none."""
        told = self.over.at(tournament, self.now())
        if told is None:
            return ""
        from tdapp.read.clock.announced import empty_fields, filled

        text, args = told.rule.said(self.screen_words.language), dict(told.happening.args)
        said = self.view(filled, self.now(), text, args, tournament=tournament)
        return "" if empty_fields(said) else self.screen_words.one(said)

    def templates(self) -> tuple[Template, ...]:
        """The club's templates of announcements; the shipped ones where its own cannot be read, which is told."""
        from tdapp.app.events.announcement_templates import shipped_templates, templates

        try:
            return templates(self.club)
        except Refused as refused:
            self.refuse(refused)
            return shipped_templates()

    def languages_told(self) -> tuple[str, str]:
        """The languages templates are announced in: that of the screens, and the second one where there are to be two,
        else ''.
        """
        second = self.second_words().language if self.preferences.announce_twice else ""
        return self.screen_words.language, second

    def told_on_screen(self, tournament: TournamentId) -> list[str]:
        """The announcements as its screens tell them, each in the screen's language and then in the second one."""
        state = self.club.desk.state(tournament)
        if not state.announced:
            return []
        first, second = self.screen_words, self.second_words()
        found = []
        for view in self.announced(tournament):
            if not view.silent:
                found += [words.one(text) for words, text in zip((first, second), view.texts, strict=False)]
        return found

    def _chip_pictures(self, wanted: set[str]) -> tuple[tuple[str, bytes], ...]:
        """Pictures of the club's chips by their hashes, those that are there."""
        from tdapp.app.pictures import picture

        found = ((digest, picture(self.club, digest)) for digest in sorted(wanted))
        return tuple((digest, body) for digest, body in found if body is not None)

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
