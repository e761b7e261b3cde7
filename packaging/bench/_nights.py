"""A club file with one long tournament that plays, written in one transaction: for what must be fast on a bad night."""

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

from tdapp.app.club.saving import save_file
from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.domain import tournament
from tdapp.domain.act import Act
from tdapp.domain.clock import timing
from tdapp.domain.clock.structure import AnteKind, Level
from tdapp.domain.journal import apply
from tdapp.domain.registration import entries
from tdapp.domain.seating import seating
from tdapp.domain.setup import PayoutColumn, PayoutTable, Setup
from tdapp.domain.state import State
from tdapp.domain.units import ActNo, Cents, Chips, EntryId, OperatorId, Seat, Seq, TableNo, TournamentId
from tdapp.read.people.names import PlayerName

START = datetime(2026, 11, 20, 18, tzinfo=UTC)


class _Playing:
    """Acts of a tournament, one a decision, a second apart; in memory only."""

    def __init__(self, operator: OperatorId) -> None:
        self.acts: list[Act] = []
        self.state: Any = None
        self._operator = operator

    def do(self, verb: str, decide: Callable[..., Any], *args: Any) -> None:
        now = START + timedelta(seconds=len(self.acts))
        before = (self.state, now) if self.state is not None else ()
        facts = decide(*before, *args)
        last = self.acts[-1].last if self.acts else 0
        self.acts.append(Act(ActNo(len(self.acts) + 1), Seq(last + 1), verb, now, self._operator, facts))
        self.state = apply(self.state, facts)


def long_club(path: Path, *, players: int, lines: int) -> TournamentId:
    """A club file with a tournament of so many players and journal lines. Its tables are made of the journal, as those
    of a file that was saved.
    """
    rough = path.with_name(f"rough {path.name}")
    with Club.open(rough, create=True, time=HandClock(START).source(), operator_name="Bench") as club:
        people = club.add_players((PlayerName(f"Last{n:05d}", f"First{n % 97}"), "") for n in range(players))
        main = TournamentId("e" * 32)
        played = _played(people, lines, club.home_operator())
        club.file.append(main, played, expected=Seq(0))
    save_file(rough, path, START)
    rough.unlink()
    return main


def _played(people: Any, lines: int, operator: OperatorId) -> list[Act]:
    pay = PayoutTable("Three", (PayoutColumn(1, None, (50_000, 30_000, 20_000)),))
    setup = Setup("Long", date(2026, 11, 20), "EUR", Cents(10_000), Cents(1_000), Chips(30_000), 9, 0, pay, Cents(100))
    level = Level(Chips(100), Chips(200), Chips(200), AnteKind.BIG_BLIND, timedelta(minutes=60))
    it = _Playing(operator)
    it.do("tournament.create", tournament.create, setup, (level,) * 40)
    it.do("tournament.open_registration", tournament.open_registration)
    it.do("entries.register", entries.register, people, "bench")
    it.do("seating.draw_seats", seating.draw_seats, "1/2/" + "ab" * 32)
    it.do("timing.start", timing.start)
    spare = max(it.state.tables) + 1
    it.do("seating.open_table", seating.open_table, TableNo(spare))
    out, turn = 0, 0
    while it.acts[-1].last < lines:
        turn += 1
        entry = EntryId(turn % len(people) + 1)
        state: State = it.state
        seat = state.entries[entry].seat
        if seat is None:
            continue
        if turn % 9 == 0 and out < len(people) // 2:
            it.do("entries.bust_out", entries.bust_out, (entry,))
            out += 1
            continue
        it.do("seating.move", seating.move, entry, Seat(TableNo(spare), 1))
        it.do("seating.move", seating.move, entry, seat)
    return it.acts
