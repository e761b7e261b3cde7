"""The watch on the clocks of a club: whatever ran while nobody looked is asked about, never passed over.

When it was last looked at is no fact of a tournament. It stands in the club's settings, written once a minute while a
clock runs, and when the club is closed; each act says it too.
"""

from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import UTC, datetime, timedelta

from msgspec import Struct

from tdapp.app.clock.away_rule import away_rule
from tdapp.app.open_club import Club
from tdapp.app.trouble import KnownError
from tdapp.domain.clock.away import Away, AwayAnswer, away, still_asked, usual_answer
from tdapp.domain.state import State
from tdapp.domain.units import TournamentId

SEEN = "clock.seen"  # a setting: an instant, ISO 8601
EVERY = timedelta(minutes=1)
Clocks = Iterable[tuple[TournamentId, State]]


class Usual(Struct, frozen=True):
    """The answer the house gives to a question. `left`: the time until it is given by itself; None: it waits."""

    answer: AwayAnswer
    left: timedelta | None


class Watch:
    """The watch on the clocks of an open club. `asked` gives what the director has not answered yet."""

    def __init__(self, club: Club) -> None:
        self._club = club
        self._questions: dict[TournamentId, Away] = {}
        self._asked_at: dict[TournamentId, datetime] = {}  # only of those which the house's answer may still settle
        self._marked: datetime | None = None

    def opened(self, clocks: Clocks) -> timedelta:
        """Note that the club is open again, and ask about what ran while it was closed. Returns how far the laptop's
        clock is behind the last time: no time passes backwards.
        """
        clocks, seen = list(clocks), self._seen()
        last = {tournament: self._club.desk.history(tournament).acts[-1].at for tournament, _state in clocks}
        known = [instant for instant in (seen, *last.values()) if instant is not None]
        behind = self._club.time.not_before(max(known)) if known else timedelta(0)
        now = self._club.time.now()
        for tournament, state in clocks:
            since = max(last[tournament], seen or last[tournament])
            self._ask(tournament, away(state, min(since, now), now, behind))
        return behind

    def slept(self, clocks: Clocks, by: timedelta) -> None:
        """Note that nobody looked for so long, until now."""
        now = self._club.time.now()
        for tournament, state in clocks:
            before = self.asked(tournament)
            since = now - by if before is None else before.since
            self._ask(tournament, away(state, since, now))

    def asked(self, tournament: TournamentId) -> Away | None:
        """The question that is still to be answered for a tournament."""
        question = self._questions.get(tournament)
        if question is None or not still_asked(self._club.desk.state(tournament), question):
            return None
        return question

    def all_asked(self) -> list[TournamentId]:
        """The tournaments for which a question is still to be answered."""
        return [tournament for tournament in self._questions if self.asked(tournament) is not None]

    def usual(self, tournament: TournamentId) -> Usual:
        """The house's answer to the question about a tournament.

        By itself it is given once: taken back, or refused to whoever sits at the desk, the question waits. So it does
        where the laptop's clock is behind.
        """
        question, rule = self._questions[tournament], away_rule(self._club)
        since = self._asked_at.get(tournament)
        waits = since is None or rule.after is None or bool(question.behind)
        left = None if waits or since is None else since + (rule.after or timedelta(0)) - self._club.time.now()
        return Usual(usual_answer(rule, question), left)

    def overdue(self) -> tuple[TournamentId, AwayAnswer] | None:
        """A question nobody has answered in the house's time, with the answer to be given; told once for each."""
        for tournament in self.all_asked():
            usual = self.usual(tournament)
            if usual.left is not None and usual.left <= timedelta(0):
                del self._asked_at[tournament]
                return tournament, usual.answer
        return None

    def mark(self, clocks: Callable[[], Clocks], *, now: bool = False) -> None:
        """Note that somebody looks: written down once a minute, or at once. What is still asked about stays as it was
        seen.
        """
        at = self._club.time.now()
        due = now or self._marked is None or at - self._marked >= EVERY
        if not due or self.all_asked() or all(state.clock.anchor is None for _tournament, state in clocks()):
            return
        self._marked = at
        with suppress(KnownError):  # what is wrong with the file is said by the next act, and nothing is lost here
            self._club.remember(SEEN, at.isoformat())

    def _ask(self, tournament: TournamentId, question: Away | None) -> None:
        if question is not None:
            self._questions[tournament] = question
            self._asked_at[tournament] = self._club.time.now()

    def _seen(self) -> datetime | None:
        """When the club was last looked at, as far as it was written down."""
        try:
            seen = datetime.fromisoformat(self._club.settings().get(SEEN, ""))
        except ValueError:
            return None
        return seen if seen.tzinfo is not None else seen.replace(tzinfo=UTC)
