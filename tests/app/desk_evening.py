"""The evening of the domain's tests at a desk: the same decisions, undo and redo, and each act is in a club file."""

from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from types import TracebackType
from typing import Any, Self, cast

from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.app.override import Reason
from tdapp.domain import tournament
from tdapp.domain.act import Act
from tdapp.domain.clock import timing
from tdapp.domain.facts import Fact
from tdapp.domain.refusal import NOTHING_LIFTED, Allowed, Refused
from tdapp.domain.registration import entries
from tdapp.domain.seating import seating
from tdapp.domain.setup import Setup
from tdapp.domain.state import State
from tdapp.domain.units import ActNo
from tests.domain.evening import SETUP, START, STRUCTURE, Evening, players

HOUR = timedelta(hours=1)


class DeskEvening:
    """A tournament as it goes, at the desk of a club of its own. `now` moves by hand."""

    def __init__(self, path: Path, setup: Setup = SETUP) -> None:
        self._clock = HandClock(START - HOUR)
        self.club = Club.open(path, create=True, time=self._clock.source(), operator_name="Eve")
        self.main = self.club.create(setup, STRUCTURE)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self.club.close()

    @property
    def domain(self) -> Evening:
        """The same where one in memory is asked for."""
        return cast("Evening", self)

    @property
    def state(self) -> State:
        return self.club.desk.state(self.main)

    @property
    def acts(self) -> list[Act]:
        return self.club.desk.history(self.main).acts

    @property
    def now(self) -> datetime:
        return self.club.time.now()

    @now.setter
    def now(self, then: datetime) -> None:
        self._clock.forward(then - self.now)

    def wait(self, minutes: float) -> Self:
        self._clock.forward(timedelta(minutes=minutes))
        return self

    def do(
        self,
        decision: Callable[..., tuple[Fact, ...]],
        *args: Any,
        allow: Allowed = NOTHING_LIFTED,
        **kwargs: Any,
    ) -> Act | None:
        return _with_reasons(
            allow,
            lambda: self.club.desk.do(self.main, decision, *args, **kwargs),
            lambda reason: self.club.desk.override(self.main, reason, decision, *args, **kwargs),
        )

    def undo(self) -> Act:
        return self.club.desk.undo(self.main)

    def redo(self) -> Act:
        return self.club.desk.redo(self.main)

    def retract(self, number: int, allow: Allowed = NOTHING_LIFTED) -> Act | None:
        desk = self.club.desk
        return _with_reasons(
            allow,
            lambda: desk.retract(self.main, ActNo(number)),
            lambda reason: desk.retract(self.main, ActNo(number), reason),
        )

    def play(self, count: int) -> None:
        """So many entries, seated, and the clock just started."""
        self.do(tournament.open_registration)
        self.do(entries.register, players(count), "late")
        self.do(seating.draw_seats, "draw")
        self.now = START
        self.do(timing.start)


def _with_reasons(
    allow: Allowed, deed: Callable[[], Act | None], lifting: Callable[[Reason], Act | None]
) -> Act | None:
    """Do it; what may be lifted is, one refusal after the other."""
    codes: tuple[str, ...] = ()
    while True:
        try:
            return lifting(Reason(codes[-1], "it is so", codes[:-1])) if codes else deed()
        except Refused as refused:
            if not refused.overridable or refused.code in codes or refused.code not in allow.codes:
                raise
            codes = (*codes, refused.code)
