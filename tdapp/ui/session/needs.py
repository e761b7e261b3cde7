"""The session as it says what needs the director now, in the tournament in front and in the others that are on."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from tdapp.app.trouble import KnownError
from tdapp.domain.units import TournamentId
from tdapp.ui.session.views import Views

if TYPE_CHECKING:
    from datetime import datetime

    from tdapp.read.clock.asked import AwayView
    from tdapp.read.forecast.foreseen import Foreseen
    from tdapp.read.needs import Need
    from tdapp.read.registration.alone_at_table import Since

AHEAD = "ahead"  # what the forecast says, among what was worked out before


class Needs(Views):
    """The part of the session that says what is to be done."""

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
