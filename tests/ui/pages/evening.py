"""A club file of its own with a tournament in front, for tests and pictures of the pages."""

import csv
from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta
from functools import cache
from pathlib import Path
from typing import ClassVar

from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.app.preferences import Preferences
from tdapp.app.resources import resource
from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.domain.clock.structure import AnteKind, Break, Level, Structure
from tdapp.domain.registration import entries
from tdapp.domain.seating import seating
from tdapp.domain.setup import PayoutColumn, PayoutTable, Setup
from tdapp.domain.state import State
from tdapp.domain.units import Cents, Chips, EntryId, PlayerId
from tdapp.read.people.names import PlayerName
from tdapp.ui.session import Session
from tdapp.words.say import Words

SIX = datetime(2026, 11, 21, 18, tzinfo=UTC)
MINUTE = timedelta(minutes=1)
PAYOUT = PayoutTable("Three places", (PayoutColumn(1, None, (50_000, 30_000, 20_000)),))
SETUP = Setup(
    "Herfst Open 2026", date(2026, 11, 21), "EUR", Cents(150_00), Cents(15_00), Chips(30_000), 9, 2, PAYOUT, Cents(5_00)
)


def level(blind: int) -> Level:
    return Level(Chips(blind), Chips(2 * blind), Chips(2 * blind), AnteKind.BIG_BLIND, 20 * MINUTE)


STRUCTURE: Structure = (level(25), level(50), Break(10 * MINUTE), level(100), level(200))


def words_for(language: str) -> Words:
    return Words(language, UTC)


def demo_names() -> list[PlayerName]:
    return list(_demo_names())


@cache
def _demo_names() -> tuple[PlayerName, ...]:
    with resource("demo", "players.csv").open(encoding="utf-8", newline="") as file:
        return tuple(PlayerName(row["last name"], row["first name"]) for row in csv.DictReader(file))


class Evening:
    """A room with a tournament; `names` are the people of the club, in the order of `people`.

    Those a test does not close itself are closed when it is over, see `close_all`.
    """

    _begun: ClassVar[list["Evening"]] = []

    def __init__(
        self, folder: Path, names: Iterable[PlayerName] = (), *, setup: Setup = SETUP, structure: Structure = STRUCTURE
    ) -> None:
        self._begun.append(self)
        self.clock = HandClock(SIX)
        self.club = Club.open(folder / "club.tdapp", create=True, time=self.clock.source(), operator_name="Ada")
        self.people: tuple[PlayerId, ...] = self.club.add_players((name, "") for name in names)
        self.session = Session(self.club, Preferences(), words_for)
        self.session.switch(self.club.create(setup, structure))

    def register(self, n: int) -> None:
        """Open registration, and the first `n` people buy in."""
        self.session.do(tournament.open_registration)
        self.session.do(entries.register, self.people[:n], "seed")

    def draw(self) -> None:
        self.session.do(seating.draw_seats, "seed")

    def start(self) -> None:
        self.session.do(timing.start)
        self.clock.forward(MINUTE)

    def close_registration(self) -> None:
        self.session.do(tournament.close_registration)

    def bust(self, *numbers: int) -> None:
        for number in numbers:
            self.session.do(entries.bust_out, (EntryId(number),), ())

    def close(self) -> None:
        if self.session.has_club and self.session.club.file._open:  # else another room over the same club has closed it
            self.session.close()

    @classmethod
    def close_all(cls) -> None:
        """Close every evening that was begun; the club of one that is closed already is left as it is."""
        while cls._begun:
            cls._begun.pop().close()


def state(evening: Evening) -> State:
    """The tournament in front."""
    assert evening.session.tournament is not None
    return evening.club.desk.state(evening.session.tournament)
