"""The open club and the tournament in front of the director: the first part of the session."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime, timedelta
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from tdapp.app import preferences as prefs
from tdapp.app.events.over_screens import OverScreens
from tdapp.app.trouble import KnownError, say_trouble
from tdapp.domain.refusal import Refused
from tdapp.domain.units import TournamentId
from tdapp.read.message import Said, refused_code, say_refused
from tdapp.texts import LANGUAGES, Text
from tdapp.ui.language import language
from tdapp.ui.session.told import Told
from tdapp.ui.ticker import Ticker
from tdapp.words.say import Words

if TYPE_CHECKING:
    from tdapp.app.clock.watch import Watch
    from tdapp.app.club.alarms import Alarm, Alarms
    from tdapp.app.club.holding import Held
    from tdapp.app.club.tails import Tail
    from tdapp.app.events.telling import Due, Telling
    from tdapp.app.open_club import Club
    from tdapp.app.seating.current_proposal import CurrentProposals
    from tdapp.domain.clock.boundaries import Boundary
    from tdapp.domain.state import State
    from tdapp.read.status import LobbyRow
    from tdapp.ui.background import InParts
    from tdapp.ui.session.copying import Copying

CLUB = "club"
REASONS = 1000  # remembered: a page asks some fifty
WordsFor = Callable[[str], Words]


class Front(QObject):
    """The open club and which of its tournaments is in front of the director."""

    changed = Signal(str)  # the stream that changed: a tournament's id, or CLUB
    switched = Signal()  # another tournament is in front
    left = Signal()  # the club is about to be closed: whoever still looks at it looks away
    words_changed = Signal()  # a language was switched
    preferred = Signal()  # a preference of this laptop changed
    told = Signal(object)  # Told
    slip_stuck = Signal(str, object)  # why a slip did not print, and its PrintedSheet
    alarmed = Signal(object)  # Alarm that stands until it is settled, or None
    asked = Signal(object)  # Override: a refusal the director may lift
    help_asked = Signal(str)  # a topic of the manual is wanted
    sounded = Signal(str)  # the name of a sound for the floor: heard when sound is on, and no screen flashes
    due = Signal(object)  # Due: a rule of sounds and events whose time has come, after all windows were told

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
        self._words = words_for(preferences.language)
        language().speak(self._words)
        self.screen_words = words_for(preferences.screen_language)
        self._previous: dict[tuple[str, str], Any] = {}
        self._standing: CurrentProposals | None = None  # the proposals of the open club
        self._watch: Watch | None = None  # over the clocks of the open club
        self._telling: Telling | None = None  # of what happens in the open club
        self._codes: dict[str, str] = {}  # of the reasons that were given last, by their sentences
        self.over = OverScreens()  # messages over the screens of its tournaments
        self._on_now: list[TournamentId] | None = None
        self._leave: Callable[[], None] | None = None
        self._alarms: Alarms | None = None  # of the open club
        self._alarm: Alarm | None = None  # the one that was said last
        self._holding: InParts | None = None
        self._copying: Copying | None = None
        self.ticker = Ticker(self._running, self)
        self.ticker.reached.connect(self._on_boundary)
        self.ticker.slept.connect(self._on_slept)
        self.ticked = self.ticker.ticked
        self.ticked.connect(self.look_at_file)
        self.ticked.connect(self._mark_seen)
        self.ticked.connect(self._tell_of_time)
        self.ticker.forgotten.connect(self._forget)
        if club is not None:
            self.enter(club)

    @property
    def words(self) -> Words:
        """The words of the desk: its windows speak them."""
        return self._words

    @words.setter
    def words(self, words: Words) -> None:
        self._words = words
        language().speak(words)

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

    @property
    def alarm(self) -> Alarm | None:
        """The alarm about the club file, as it was said last; None: nothing is wrong."""
        return self._alarm

    def enter(self, club: Club) -> None:
        """Open this club, and leave the one before it."""
        from tdapp.app.clock.watch import Watch
        from tdapp.app.club.alarms import Alarms
        from tdapp.app.seating.current_proposal import CurrentProposals

        if self._leave is not None:
            self.close()
        self._club = club
        self.tournament, self.saved_at, self.copied_at, self.copy_failed = None, None, None, ""
        self._previous.clear()
        self._on_now = None
        self._standing = CurrentProposals(club.desk.next_seed)
        self._watch = Watch(club)
        self._telling = None
        self.over.clear()
        self._leave = club.desk.subscribe(self._on_desk)
        self._alarms = Alarms(club)
        self.look_at_file()
        self._call_erased()
        self.ticker.time = club.time

    def close(self) -> None:
        """Stop ticking and let go of the file."""
        self.ticker.stop()
        self._stop_holding()
        self.end_copying(stop=True)
        if self._leave is not None:
            self._leave()
            self._leave = None
            self.left.emit()
            self._mark_seen(now=True)
            self.club.close()
            self._alarms = None
            if self._alarm is not None:
                self._alarm = None
                self.alarmed.emit(None)
            self._club, self._watch, self._telling = None, None, None
            self.tournament = None  # whoever still looks finds nothing in front

    def look_at_file(self) -> None:
        """Look whether the club file is the one that was opened, and what else is to be said about it until it is
        settled.

        Takes microseconds: at every tick, and whenever an act met trouble.
        """
        if self._alarms is None or not self.has_club:
            return
        self._alarms.look()
        if self._alarms.first != self._alarm:
            self._alarm = self._alarms.first
            self.alarmed.emit(self._alarm)

    def look_at_copies(self) -> None:
        """Look whether the newest copy has more than the club file that was just opened."""
        if self._alarms is not None:
            self._alarms.look_at_copies()
            self.look_at_file()

    def hold_file(self) -> None:
        """Hold the file against itself beside everything else; what is found becomes an alarm."""
        if self._alarms is None or not self.has_club:
            return
        from tdapp.ui.background import InParts

        self._stop_holding()
        self._holding = InParts(self._alarms.hold(), self)
        self._holding.done.connect(self._on_held)
        self._holding.failed.connect(self._on_not_held)
        self._holding.start()

    def settle_alarm(self) -> None:
        """Settle what was found in the file: the director has seen it."""
        if self._alarms is not None:
            try:
                self._alarms.settle()
            except KnownError as error:
                self.say_trouble(error)
            self.look_at_file()

    def _on_held(self, held: Held) -> None:
        self._stop_holding()
        if self._alarms is not None:
            self._alarms.found(held)
            self.look_at_file()
            if held.said:
                self.changed.emit(CLUB)

    def _on_not_held(self, error: Exception) -> None:
        self._stop_holding()
        raise error

    def _stop_holding(self) -> None:
        if self._holding is not None:
            self._holding.stop()
            self._holding.let_go()
            self._holding = None

    def start(self) -> timedelta:
        """Begin to tick, and put the tournament that is on in front.

        What ran while the club was closed is asked about. How far the laptop's clock is behind the last time.
        """
        behind = self._watch.opened(self._running()) if self._watch is not None else timedelta(0)
        self.open_first()
        self.ticker.start()
        return behind

    def open_first(self) -> None:
        """Put a running tournament in front, else the newest that is not over, else none; the larger of two a day.

        One that is only shown, or not even that, stands behind every other one.
        """
        from tdapp.read.status import Phase

        def rank(row: LobbyRow) -> tuple[bool, bool, date, int]:
            return (self.tail(row.id) is None, row.phase is Phase.RUNNING, row.day, row.entries)

        on = set(self.on_now())
        first = max((row for row in self.club.on_now() if row.id in on), key=rank, default=None)
        self.switch(first.id if first is not None else None)

    def switch(self, tournament: TournamentId | None) -> None:
        """Put another tournament in front. What of its journal does not come out is said; if nothing does, it is not
        shown.
        """
        tail = None
        if tournament is not None:
            try:
                tail, shown = self.tail(tournament), self.club.desk.shows(tournament)
            except KnownError as error:
                self.say_trouble(error)
                return
            if tail is not None and not self.only_looks:
                self.tell(say_refused(tail.refusal()), "error")
            if not shown:
                return
        self.tournament = tournament
        self.switched.emit()

    @property
    def only_looks(self) -> bool:
        """Whether the club is a damaged file that is only looked at."""
        return self.has_club and self.club.file.shown_of is not None

    def tail(self, tournament: TournamentId) -> Tail | None:
        """The part of a tournament that does not come out; None when it can be played on."""
        return self.club.desk.tail(tournament)

    def why_only_shown(self) -> str:
        """Why the tournament in front takes nothing more, as a sentence; '' when it does."""
        tail = self.tail(self.tournament) if self.tournament is not None else None
        return self.words.said(say_refused(tail.refusal())) if tail is not None else ""

    def why_imported(self) -> str:
        """Where the tournament in front was imported from, as a sentence; '' when it was played here."""
        if self.tournament is None or self.tournament not in self.club.desk.club.imported:
            return ""
        refused = self.club.desk.only_shown(self.tournament)
        return self.words.said(say_refused(refused)) if refused is not None else ""

    def switch_next(self) -> None:
        """Put the next tournament that is on in front: main event, side event, and round again."""
        on = self.on_now()
        if on:
            here = on.index(self.tournament) if self.tournament in on else -1
            self.switch(on[(here + 1) % len(on)])

    def on_now(self) -> list[TournamentId]:
        """The tournaments that are neither archived nor finished and can be shown, in the order of the list."""
        if self._on_now is None:
            imported = self.club.desk.club.imported
            here = [row.id for row in self.club.on_now() if row.id not in imported]
            self._on_now = [tournament for tournament in here if self._shows(tournament)]
        return self._on_now

    def _shows(self, tournament: TournamentId) -> bool:
        try:
            return self.club.desk.shows(tournament)
        except KnownError:  # said when somebody wants to see it
            return False

    def seed(self) -> str:
        """The seed of the next draw in the tournament in front, '' while none is."""
        return self.club.desk.next_seed(self.tournament) if self.tournament is not None else ""

    def now(self) -> datetime:
        """The present instant."""
        return self.club.time.now()

    def words_of(self, language: str) -> Words:
        """The words of a language, whichever the desk speaks: for a player who speaks another one."""
        return self._words_for(language)

    def second_words(self) -> Words:
        """The words of the second language of a sheet: the one of the windows, else the next one that is spoken."""
        others = (self.words.language, *LANGUAGES)
        return self._words_for(next(each for each in others if each != self.screen_words.language))

    def other_languages(self) -> tuple[Words, ...]:
        """The words of every language the desk does not speak now."""
        return tuple(self._words_for(each) for each in LANGUAGES if each != self.words.language)

    def prefer(self, preferences: prefs.Preferences) -> None:
        """Take new preferences over and keep them."""
        old, self.preferences = self.preferences, preferences
        prefs.save(preferences)
        if (old.language, old.screen_language) != (preferences.language, preferences.screen_language):
            self.words = self._words_for(preferences.language)
            self.screen_words = self._words_for(preferences.screen_language)
            self._previous.clear()
            if self.has_club:
                self._call_erased()
            self.words_changed.emit()
        self.preferred.emit()

    def _call_erased(self) -> None:
        """Call whoever was erased from the club so in the language of the desk."""
        from tdapp.words.people.people import ERASED_NAME

        self.club.people.call_erased(self.words(ERASED_NAME))

    def copy(self, reason: str, *, wait: bool = False) -> None:
        """Make a copy of the club file. When that fails it is said, and nothing else stops. Of a damaged file that is
        only looked at there is none.

        A large file is copied beside everything else, unless the file is left and so must `wait` for it.
        """
        if self.only_looks:
            return
        if not wait and not self.club.file.small:
            if self._copying is None:  # else what happened until now is in the one that is on its way
                from tdapp.ui.session.copying import Copying

                self._copying = Copying(self.club, reason, self._on_copied, self._on_not_copied, self)
            return
        self.end_copying(stop=wait)
        try:
            self.copied_at, self.copy_failed = self.club.copy(reason), ""
        except KnownError as error:
            self._say_not_copied(error)
        self.changed.emit(CLUB)

    def end_copying(self, *, stop: bool) -> bool:
        """End the copy that is on its way, if there is one: `stop` it, or wait for it."""
        copying, self._copying = self._copying, None
        if copying is not None:
            copying.end(stop=stop)
        return copying is not None

    def _on_copied(self, at: datetime) -> None:
        self.end_copying(stop=False)
        self.copied_at, self.copy_failed = at, ""
        self.club.copied(self.now())
        self.changed.emit(CLUB)

    def _on_not_copied(self, error: KnownError) -> None:
        self.end_copying(stop=False)
        self._say_not_copied(error)
        self.changed.emit(CLUB)

    def _say_not_copied(self, error: KnownError) -> None:
        self.copy_failed = self.words.said(say_trouble(error))
        if self._alarms is not None and error.code == "store.damaged":
            self._alarms.damaged(error)
            self.look_at_file()

    def tell(self, what: Text | Said | str, kind: str = "info", /, **values: Any) -> None:
        """Say something at the bottom of the window, a marked text with its places filled by `values`. `kind`: of
        `Told`.
        """
        code = refused_code(what) if isinstance(what, Said) else ""
        match what:
            case Text():
                what = self.words(what, **values)
            case Said():
                what = self.words.said(what)
        self.told.emit(Told(what, kind, code=code))

    def reason(self, why: Said) -> str:
        """The sentence of why something cannot be done. Its code is remembered, so that the manual is found by it."""
        sentence = self.words.said(why)
        if len(self._codes) >= REASONS:
            self._codes.clear()
        self._codes[sentence] = refused_code(why)
        return sentence

    def code_of(self, sentence: str) -> str:
        """The code of a reason that was given here; '' for any other words."""
        return self._codes.get(sentence, "")

    def refuse(self, why: Text | Said | Refused | str, /, **values: Any) -> None:
        """Say at the bottom of the window why something is not done."""
        if isinstance(why, Refused):
            why = say_refused(why, None, self.club.directory if self.has_club else None)
        self.tell(why, "refused", **values)

    def say_trouble(self, error: KnownError) -> None:
        """Say at the bottom of the window what went wrong, and look what it means for the club file."""
        self.tell(say_trouble(error), "error")
        self.look_at_file()

    def _stream(self, tournament: TournamentId | None) -> TournamentId:
        stream = tournament or self.tournament
        if stream is None:
            raise Refused("tournament.none")
        return stream

    def _on_desk(self, stream: str) -> None:
        self.saved_at = self.now()
        self._on_now = None
        self.changed.emit(stream)
        if self._telling is not None and stream != CLUB:
            self._look_at(TournamentId(stream))

    def begin_telling(self) -> None:
        """Begin to tell of what happens: once the club has been painted, at the latest with the first second."""
        if self._telling is None and self.has_club:
            from tdapp.app.events.telling import Telling

            self._telling = Telling(self.club, self._on_due, self.refuse, self.words.zone)
            for tournament, _state in self._running():
                self._look_at(tournament)

    def _tell_of_time(self) -> None:
        """Tell of what time brought to the tournaments that are on."""
        self.begin_telling()
        if self._telling is not None:
            for tournament, _state in self._running():
                self._look_at(tournament)

    def _look_at(self, tournament: TournamentId) -> None:
        telling = self._telling
        if telling is not None and self.club.desk.only_shown(tournament) is None:
            telling.look(tournament, self.now())

    def _forget(self) -> None:
        if self._telling is not None:
            self._telling.forget()

    def _on_due(self, due: Due) -> None:
        """Put up the message of a rule whose time has come, and pass it on for whatever else it does."""
        self.over.put(due, self.now())
        self.due.emit(due)

    def rules_changed(self) -> None:
        """Go by the club's rules of sounds and events as they are now."""
        self.begin_telling()
        if self._telling is not None:
            self._telling.read_rules()
        self.changed.emit(CLUB)

    def _mark_seen(self, *, now: bool = False) -> None:
        if self._watch is not None:
            self._watch.mark(self._running, now=now)

    def _on_slept(self, by: timedelta) -> None:
        if self._watch is not None:
            self._watch.slept(self._running(), by)
            self.changed.emit(CLUB)

    def _on_boundary(self, tournament: str, boundary: Boundary) -> None:
        self.changed.emit(tournament)
        if boundary.break_begins:
            self.copy("break")

    def _running(self) -> list[tuple[TournamentId, State]]:
        """The tournaments whose clocks are kept: everything that is on and can be played on."""
        desk = self.club.desk
        return [(tournament, desk.state(tournament)) for tournament in self.on_now() if desk.tail(tournament) is None]
