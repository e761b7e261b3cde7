"""What every window is given: the club, the tournament in front, the words, and one signal when something changed.

The desk tells it once an act is durable; it tells the windows with one Qt signal. Windows ask for views and take
decisions here and nowhere else, so what a refusal, a full disk or an undo looks like is decided in one place.

The room stands before a club is open, and the whole core takes as long to load as Qt itself. So what looks and what
decides is imported where it is used: the frame is in sight first, and a page nobody has opened costs nothing.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QObject, Signal

from tdapp.app import preferences as prefs
from tdapp.app.trouble import KnownError, say_trouble
from tdapp.domain.refusal import Refused
from tdapp.domain.units import ActNo, EntryId, TableNo, TournamentId
from tdapp.read.said import Said, say_refused
from tdapp.ui.ticker import Ticker
from tdapp.words.say import Words

if TYPE_CHECKING:
    from tdapp.app.club import Club
    from tdapp.app.standing import Standing
    from tdapp.domain.act import Act
    from tdapp.domain.balance import Proposal
    from tdapp.domain.boundaries import Boundary
    from tdapp.domain.state import State
    from tdapp.read.clock import ClockView
    from tdapp.read.journal import JournalView
    from tdapp.read.needs import Need
    from tdapp.read.players import BustPreview, PlayersView
    from tdapp.read.prizes import PrizesView
    from tdapp.read.screen import ScreenView
    from tdapp.read.status import LobbyRow, StatusView
    from tdapp.read.tables import TablesView

CLUB = "club"
View = TypeVar("View")
WordsFor = Callable[[str], Words]


@dataclass(frozen=True, slots=True)
class Told:
    """A line at the bottom of the window. `kind`: 'done', 'refused', 'error', 'info'; `act`: what Undo takes back."""

    text: str
    kind: str
    act: ActNo | None = None


@dataclass(frozen=True, slots=True)
class Override:
    """A decision refused unless the director gives a reason: what the rules say, and how to take it all the same."""

    said: Said
    code: str
    tournament: TournamentId
    decision: Callable[..., Any]
    args: tuple[Any, ...]
    kwargs: dict[str, Any]


class Room(QObject):
    """One open club and what is in front of the director. Lives as long as the application."""

    changed = Signal(str)  # the stream that changed: a tournament's id, or CLUB
    switched = Signal()  # another tournament is in front
    words_changed = Signal()  # a language was switched
    preferred = Signal()  # a preference of this laptop changed
    told = Signal(object)  # Told
    asked = Signal(object)  # Override: a refusal the director may lift
    boundary = Signal(str, object)  # tournament, Boundary: for sound and flash, after all windows were told

    def __init__(
        self,
        club: Club | None,
        preferences: prefs.Preferences,
        words_for: WordsFor,
        parent: QObject | None = None,
    ) -> None:
        """`club` None: none is open yet, and `enter` brings it."""
        super().__init__(parent)
        self.preferences = preferences
        self.tournament: TournamentId | None = None
        self.copied_at: datetime | None = None
        self.copy_failed = ""
        self.saved_at: datetime | None = None
        self._club = club
        self._words_for = words_for
        self.words = words_for(preferences.language)
        self.screen_words = words_for(preferences.screen_language)
        self._previous: dict[tuple[str, str], Any] = {}
        self._standing: Standing | None = None  # the proposals of the open club
        self._on_now: list[TournamentId] | None = None
        self._leave: Callable[[], None] | None = None
        self.ticker = Ticker(self._running, self)
        self.ticker.reached.connect(self._on_boundary)
        self.ticked = self.ticker.ticked
        if club is not None:
            self.enter(club)

    # The club

    @property
    def club(self) -> Club:
        """The open club."""
        if self._club is None:
            raise LookupError("no club is open")
        return self._club

    @property
    def has_club(self) -> bool:
        """Whether a club is open."""
        return self._club is not None

    def enter(self, club: Club) -> None:
        """Open this club, and leave the one before it."""
        from tdapp.app.standing import Standing

        if self._leave is not None:
            self.close()
        self._club = club
        self.tournament, self.saved_at, self.copied_at, self.copy_failed = None, None, None, ""
        self._previous.clear()
        self._on_now = None
        self._standing = Standing(self.seed)
        self._leave = club.desk.subscribe(self._on_desk)
        self.ticker.time = club.time

    # Which tournament

    def start(self) -> None:
        """Begin to tick, and put the tournament that is on in front. Raises `KnownError` when its journal is broken."""
        self.open_first()
        self.ticker.start()

    def open_first(self) -> None:
        """Put a running tournament in front, else the newest that is not over, else none; the larger of two a day."""
        from tdapp.read.status import Phase

        rows = [row for row in self.club.tournaments() if not row.archived and row.phase is not Phase.FINISHED]
        running = [row for row in rows if row.phase is Phase.RUNNING] or rows
        first = max(running, key=_day_and_size).id if running else None
        if first is not None:
            self.club.desk.history(first)
        self.switch(first)

    def switch(self, tournament: TournamentId | None) -> None:
        """Put another tournament in front. A journal that was changed behind our back is said, and not shown."""
        if tournament is not None:
            try:
                self.club.desk.history(tournament)
            except KnownError as error:
                self._say_trouble(error)
                return
        self.tournament = tournament
        self.switched.emit()

    def switch_next(self) -> None:
        """Put the next tournament that is on in front: main event, side event, and round again."""
        on = self.on_now()
        if on:
            here = on.index(self.tournament) if self.tournament in on else -1
            self.switch(on[(here + 1) % len(on)])

    def on_now(self) -> list[TournamentId]:
        """Tournaments that are neither archived nor finished, in the order of the list."""
        if self._on_now is None:
            from tdapp.read.status import Phase

            rows = self.club.tournaments()
            self._on_now = [row.id for row in rows if not row.archived and row.phase is not Phase.FINISHED]
        return self._on_now

    # Doing

    def do(
        self, decision: Callable[..., Any], *args: Any, tournament: TournamentId | None = None, **kwargs: Any
    ) -> Act | None:
        """Take a decision. None when nothing happened: what stood in the way is told, or asked about."""
        stream = tournament or self.tournament
        if stream is None:
            return None
        try:
            return self._done(self.club.desk.do(stream, decision, *args, **kwargs), stream)
        except Refused as refused:
            if refused.overridable:
                self.asked.emit(Override(self.named(refused, stream), refused.code, stream, decision, args, kwargs))
            self.told.emit(Told(self.words.said(self.named(refused, stream)), "refused"))
        except KnownError as error:
            self._say_trouble(error)
        return None

    def override(self, asked: Override, reason: str) -> Act | None:
        """Take a refused decision with the director's reason."""
        from tdapp.app.lifting import Reason

        lifted = Reason(asked.code, reason)
        act = self._guarded(
            partial(self.club.desk.override, asked.tournament, lifted, asked.decision, *asked.args, **asked.kwargs),
            asked.tournament,
        )
        return self._done(act, asked.tournament)

    def why_not(self, decision: Callable[..., Any], *args: Any, **kwargs: Any) -> str:
        """Why a button is grey, as a sentence; '' when it is not. A refusal that can be lifted leaves it alive."""
        if self.tournament is None:
            return self.words.said(say_refused(Refused("tournament.none")))
        refused = self.club.desk.why_not(self.tournament, decision, *args, **kwargs)
        if refused is None or refused.overridable:
            return ""
        return self.words.said(self.named(refused, self.tournament))

    def announce(self, text: str, lasts: timedelta | None = None) -> Act | None:
        """Show a message on the room's screen; '' takes it off."""
        from tdapp.domain import announcing

        stream = self.tournament
        if stream is None:
            return None
        if not text.strip():
            return self.do(announcing.clear_announcement)
        desk = self.club.desk
        return self._done(
            self._guarded(partial(desk.announce, stream, announcing.announce, text.strip(), lasts)), stream
        )

    def undo(self) -> Act | None:
        """Take back what was done last."""
        return self._take_back(self.club.desk.undo)

    def redo(self) -> Act | None:
        """Take back the undo."""
        return self._take_back(self.club.desk.redo)

    def retract(self, act: ActNo) -> Act | None:
        """Take back any act of the tournament in front."""
        if self.tournament is None:
            return None
        return self._done(self._guarded(partial(self.club.desk.retract, self.tournament, act)), self.tournament)

    def count_jump(self, *, counted: bool) -> None:
        """The director's answer to a jump of time: did it count or not?"""
        from tdapp.domain import timing

        jump, self.ticker.jump = self.ticker.jump, None
        if jump is None:
            return
        if counted:
            self.club.time.count(jump)
        elif jump.counted:
            for tournament, state in self._running():
                if state.clock.runs(self.now()):
                    self.do(timing.set_back, jump.by, tournament=tournament)
        self.ticker.forget()
        if self.tournament:
            self.changed.emit(self.tournament)

    def seed(self) -> str:
        """Fresh chance for a draw: 128 random bits."""
        return secrets.token_hex(16)

    def now(self) -> datetime:
        """The present instant."""
        return self.club.time.now()

    # Looking

    def view(
        self, build: Callable[..., View], *args: Any, tournament: TournamentId | None = None, **kwargs: Any
    ) -> View:
        """Any read model of a tournament: `build(state, ...)`."""
        return self.club.desk.view(self._stream(tournament), build, *args, **kwargs)

    def clock_view(self, tournament: TournamentId | None = None) -> ClockView:
        from tdapp.read.clock import clock_view

        return self.view(clock_view, self.now(), tournament=tournament)

    def status_view(self, tournament: TournamentId | None = None) -> StatusView:
        from tdapp.read.status import status_view

        lines = self.club.desk.history(self._stream(tournament)).last_seq
        return self.view(status_view, self.now(), lines, tournament=tournament)

    def players_view(self) -> PlayersView:
        from tdapp.read.players import players_view

        return self._with_previous("players", players_view, self.now(), self.club.directory)

    def bust_preview(self, entries: tuple[EntryId, ...], tied: tuple[bool, ...] = ()) -> BustPreview | None:
        from tdapp.read.players import bust_preview

        return self.view(bust_preview, self.now(), self.club.directory, entries, tied)

    def tables_view(self) -> TablesView:
        from tdapp.read.tables import tables_view

        return self._with_previous("tables", tables_view, self.now(), self.club.directory, self.proposal())

    def prizes_view(self) -> PrizesView:
        from tdapp.read.prizes import prizes_view

        return self.view(prizes_view, self.now(), self.club.directory)

    def journal_view(self) -> JournalView:
        from tdapp.read.journal import journal_view

        stream = self._stream(None)
        history = self.club.desk.history(stream)
        key = (stream, "journal")
        club = self.club
        view = journal_view(
            history.acts, club.directory, club.operators, club.text, club.head(stream), self._previous.get(key)
        )
        self._previous[key] = view
        return view

    def needs(self) -> tuple[Need, ...]:
        from tdapp.read.needs import needs_view

        return self.view(needs_view, self.now(), self.proposal(), self.club.directory)

    def screen_view(self, tournament: TournamentId) -> ScreenView:
        from tdapp.read.screen import screen_view

        state = self.club.desk.state(tournament)
        message = state.message
        words = ""
        if message is not None and (message.until is None or self.now() < message.until):
            words = self.club.text(message.text, message.digest)
        return self.view(screen_view, self.now(), self.club.directory, words, tournament=tournament)

    def proposal(self) -> Proposal | None:
        """The moves that are proposed for the tournament in front: drawn once, standing until the room changes."""
        stream = self._stream(None)
        return self._proposals().of(stream, self.club.desk.state(stream), self.now())

    def propose_break(self, table: TableNo | None) -> None:
        """Propose to break this table (None: what is most pressing again). Refused when there is no room elsewhere."""
        stream = self._stream(None)
        if table is not None:
            from tdapp.domain.balance import break_table

            try:
                self.view(break_table, self.now(), table, "")
            except Refused as refused:
                self.told.emit(Told(self.words.said(self.named(refused, stream)), "refused"))
                return
        self._proposals().break_next(stream, table)
        self.changed.emit(stream)

    def named(self, refused: Refused, tournament: TournamentId) -> Said:
        """A refusal with people's names in the place of entry numbers and ids."""
        return say_refused(refused, self.club.desk.state(tournament), self.club.directory)

    # This laptop

    def prefer(self, preferences: prefs.Preferences) -> None:
        """Take on new preferences and keep them."""
        old, self.preferences = self.preferences, preferences
        prefs.save(preferences)
        if (old.language, old.screen_language) != (preferences.language, preferences.screen_language):
            self.words = self._words_for(preferences.language)
            self.screen_words = self._words_for(preferences.screen_language)
            self._previous.clear()
            self.words_changed.emit()
        self.preferred.emit()

    def copy(self, reason: str) -> None:
        """Make a copy of the club file. When that fails it is said, and nothing else stops."""
        try:
            self.copied_at = self.club.copy(reason)
            self.copy_failed = ""
        except KnownError as error:
            self.copy_failed = self.words.said(say_trouble(error))
        self.changed.emit(CLUB)

    def close(self) -> None:
        """Stop ticking and let go of the file."""
        self.ticker.stop()
        if self._leave is not None:
            self._leave()
            self._leave = None
            self.club.close()
            self._club, self.tournament = None, None  # whoever still looks finds nothing in front

    def _done(self, act: Act | None, stream: TournamentId) -> Act | None:
        if act is not None:
            said = self._said(stream, act)
            self.told.emit(Told(self.words.said(said), "done", act.number))
        return act

    def _said(self, stream: TournamentId, act: Act) -> Said:
        from tdapp.read.journal import act_said

        history = self.club.desk.history(stream)
        return act_said(act, history.acts, history.before, self.club.directory, self.club.text)

    def _take_back(self, way: Callable[[TournamentId], Act]) -> Act | None:
        if self.tournament is None:
            return None
        return self._done(self._guarded(partial(way, self.tournament)), self.tournament)

    def _guarded(self, deed: Callable[[], Act | None], tournament: TournamentId | None = None) -> Act | None:
        try:
            return deed()
        except Refused as refused:
            stream = self._stream(tournament)
            self.told.emit(Told(self.words.said(self.named(refused, stream)), "refused"))
        except KnownError as error:
            self._say_trouble(error)
        return None

    def _say_trouble(self, error: KnownError) -> None:
        self.told.emit(Told(self.words.said(say_trouble(error)), "error"))

    def _proposals(self) -> Standing:
        if self._standing is None:
            raise LookupError("no club is open")
        return self._standing

    def _stream(self, tournament: TournamentId | None) -> TournamentId:
        stream = tournament or self.tournament
        if stream is None:
            raise Refused("tournament.none")
        return stream

    def _with_previous(self, name: str, build: Callable[..., View], *args: Any) -> View:
        """A view that shares its unchanged rows with the one before it."""
        key = (self._stream(None), name)
        view = self.view(build, *args, previous=self._previous.get(key))
        self._previous[key] = view
        return view

    def _on_desk(self, stream: str) -> None:
        self.saved_at = self.now()
        self._on_now = None
        self.changed.emit(stream)

    def _on_boundary(self, tournament: str, boundary: Boundary) -> None:
        self.changed.emit(tournament)
        self.boundary.emit(tournament, boundary)
        if boundary.break_begins:
            self.copy("break")

    def _running(self) -> list[tuple[TournamentId, State]]:
        """The tournaments whose clocks are kept: everything that is on and can be read."""
        running = []
        for tournament in self.on_now():
            with suppress(KnownError):  # said when somebody wants to see it; the clocks of the others go on
                running.append((tournament, self.club.desk.state(tournament)))
        return running


def _day_and_size(row: LobbyRow) -> tuple[date, int]:
    return (row.day, row.entries)
