"""The one place that tells of happenings, each once: not again after an undo, a reload or a restart, nor by a clock
that goes over the same moment again; and not twice where several windows are open. Only where somebody went back to an
earlier level to play it again, what time brings in it comes once more, when it is really reached.

What was told of stands in the club's settings, by tournament. It is no fact: nothing that is undone takes it back.
"""

import json
from collections.abc import Callable, Iterable, Set
from contextlib import suppress
from datetime import datetime, tzinfo

from msgspec import Struct

from tdapp.app.events.club_rules import rules, shipped_rules
from tdapp.app.open_club import Club
from tdapp.app.trouble import KnownError
from tdapp.domain.clock.boundaries import LAST_MINUTE
from tdapp.domain.events.rules import Happening, Rule
from tdapp.domain.refusal import Refused
from tdapp.domain.state import State
from tdapp.domain.units import TournamentId
from tdapp.nested import json_of
from tdapp.read.events.happenings import begun_anew, by_acts, by_time, keys_between, matching, played_again

TOLD = "events.told."  # a setting for each tournament: the keys of what was told of
AGAIN = "again "  # before the key of what was told of and may come once more, by time alone
LATE = 2 * LAST_MINUTE  # of what came longer ago than that nobody is told any more


class Due(Struct, frozen=True):
    """A rule whose time has come, with what happened in which tournament."""

    tournament: TournamentId
    rule: Rule
    happening: Happening


class _Look(Struct, frozen=True):
    """A look at a tournament: how it was, when, and up to which act."""

    state: State
    at: datetime
    act: int


class Telling:
    """What tells of happenings in an open club. `tell` is called with each rule whose time has come, once.

    `zone`: of times of day, None: the laptop's own. `trouble`: called when the club's rules cannot be read; the last
    ones that could be stay, at first the shipped ones.
    """

    def __init__(
        self, club: Club, tell: Callable[[Due], None], trouble: Callable[[Refused], None], zone: tzinfo | None = None
    ) -> None:
        self._club, self._tell, self._trouble = club, tell, trouble
        self._zone = zone
        self._looks: dict[TournamentId, _Look] = {}
        self._told: dict[TournamentId, set[str]] = {}
        self._rules: tuple[Rule, ...] = shipped_rules()
        self.read_rules()

    @property
    def rules(self) -> tuple[Rule, ...]:
        """The rules that are gone by."""
        return self._rules

    def read_rules(self) -> None:
        """Go by the club's rules as they are now."""
        try:
            self._rules = rules(self._club)
        except Refused as refused:
            self._trouble(refused)

    def forget(self) -> None:
        """Forget what lies behind: time itself was corrected, and of that nobody is told."""
        self._looks.clear()

    def look(self, tournament: TournamentId, now: datetime) -> None:
        """Look at a tournament, and tell of what happened since it was looked at before. At the first look nothing
        has: what lies behind happened while nobody was there.
        """
        desk = self._club.desk
        state, acts = desk.state(tournament), desk.history(tournament).acts
        before, self._looks[tournament] = self._looks.get(tournament), _Look(state, now, len(acts))
        if before is None:
            return
        facts = [fact for act in acts[before.act :] for fact in act.facts]
        happened: tuple[Happening, ...] = ()
        if now - before.at <= LATE:
            happened = by_time(before.state, before.at, now, self._rules, self._zone)
        coming = {each.key for each in happened}
        if facts:
            self._begin_anew(tournament, begun_anew(facts))
            self._go_over(tournament, before.state, state, now, back=played_again(facts))
            happened += by_acts(before.state, state, now, facts)
        if happened:
            self._tell_of(tournament, happened, coming, state, now)

    def _tell_of(
        self, tournament: TournamentId, happened: Iterable[Happening], by_itself: Set[str], state: State, now: datetime
    ) -> None:
        """Tell of what nobody was told of, and of what comes again `by_itself`, which are keys."""
        told = self._known(tournament)
        again = {key for key in by_itself if AGAIN + key in told}
        new = {each.key: each for each in happened if each.key not in told or each.key in again}
        if not new:
            return
        told.update(new)
        told.difference_update(AGAIN + key for key in again)
        self._keep(tournament)  # first of all: what fails below is not heard twice
        for rule, happening in matching(self._rules, tuple(new.values()), state, now):
            self._tell(Due(tournament, rule, happening))

    def _begin_anew(self, tournament: TournamentId, keys: Iterable[str]) -> None:
        told = self._known(tournament)
        again = {key for key in told for anew in keys if key == anew or key.startswith(f"{anew}:")}
        if again:
            told -= again
            self._keep(tournament)

    def _go_over(self, tournament: TournamentId, before: State, after: State, now: datetime, *, back: bool) -> None:
        """Let what time brings come again where somebody went `back` over it, and no more once it lies behind again."""
        was, here = before.clock.at(now), after.clock.at(now)
        if was == here or (here < was and not back):
            return
        told, between = self._known(tournament), keys_between(after, min(was, here), max(was, here), now, self._rules)
        marks = {AGAIN + key for key in between & told}
        (told.update if here < was else told.difference_update)(marks)
        self._keep(tournament)

    def _known(self, tournament: TournamentId) -> set[str]:
        known = self._told.get(tournament)
        if known is None:
            known = self._told[tournament] = _keys(self._club.settings().get(TOLD + tournament, ""))
        return known

    def _keep(self, tournament: TournamentId) -> None:
        with suppress(KnownError):  # what is wrong with the file is said by the next act
            self._club.remember(TOLD + tournament, json.dumps(sorted(self._told[tournament])))


def _keys(text: str) -> set[str]:
    with suppress(ValueError):
        found = json_of(text or "[]")
        return {key for key in found if isinstance(key, str)} if isinstance(found, list) else set()
    return set()
