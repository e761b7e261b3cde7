"""The demo club: a whole evening through the real desk, to the paid winner, or up to the present moment."""

from collections import Counter
from datetime import datetime, timedelta
from pathlib import Path

import check_tournament
import pytest

from tdapp.app.clock.watch import Watch
from tdapp.app.club.exporting import export_file
from tdapp.app.demo.demo_desk import ADD_ONS, QUEUE, RE_ENTRIES, REBUYS
from tdapp.app.demo.evening import DEFAULT_START, EARLY, FIELD, Evening, HandClock, demo_chance, make_demo_club
from tdapp.app.money import drawers
from tdapp.app.open_club import Club
from tdapp.app.time_source import TimeSource
from tdapp.domain.clock.clock import position
from tdapp.domain.clock.structure import Level
from tdapp.domain.money.terms import Tender
from tdapp.domain.prizes.places import awards
from tdapp.domain.units import TournamentId
from tdapp.read.registration.waiting import AlternateStatus, waiting_view
from tdapp.read.status import Phase
from tdapp.store.projection import PaymentKind
from tests.app.test_desk import assert_tables_agree
from tests.evenings.test_registration_desk import assert_every_cent_and_chip


def level_at_the_end(club: Club, event: TournamentId) -> Level:
    """The level in which the winner stood alone: both are finished at that very instant."""
    state = club.desk.state(event)
    ended = club.desk.history(event).acts[-1].at
    found = state.structure[position(state.structure, state.clock.at(ended)).period]
    assert isinstance(found, Level)
    return found


class Watcher:
    """Notes the milestones, and looks at the room at each."""

    def __init__(self) -> None:
        self.seen: list[str] = []

    def __call__(self, name: str, _tournament: TournamentId) -> None:
        self.seen.append(name)


def test_two_evenings_are_the_same_to_the_last_line(tmp_path: Path) -> None:
    """The head of the journal's chain hangs on every line, so every draw, name and payment was the same."""
    heads = []
    for name in ("one", "two"):
        clock = HandClock(DEFAULT_START)
        path = tmp_path / f"{name}.tdapp"
        with Club.open(path, create=True, time=clock.source(), operator_name="Demo", chance=demo_chance()) as club:
            evening = Evening(club, clock, DEFAULT_START.date(), Watcher())
            evening.play(until=DEFAULT_START + timedelta(hours=2, minutes=20))
            heads.append((club.head(evening.main), club.head(evening.side), club.desk.history(evening.main).last_seq))
            assert len(club.desk.state(evening.main).floor.unseated) <= 9
    assert heads[0] == heads[1]


def test_the_evening_is_played_to_the_paid_winner(tmp_path: Path) -> None:
    clock, watcher = HandClock(DEFAULT_START), Watcher()
    with Club.open(tmp_path / "demo.tdapp", create=True, time=clock.source(), operator_name="Demo") as club:
        evening = Evening(club, clock, DEFAULT_START.date(), watcher)
        evening.play()
        state = club.desk.state(evening.main)
        assert (state.finished, state.alive) == (True, 1)
        assert EARLY < len(state.entries) <= FIELD + RE_ENTRIES
        more = sum(bought.sale.price.prize for bought in state.purchases.values())
        assert sum(state.paid.values()) == state.pool == len(state.entries) * 150_00 + more
        paid = list(club.file.rows_of(evening.main).payments.values())
        assert_every_cent_and_chip(state, paid)
        assert {row.tender for row in paid} == {Tender.CASH, Tender.CARD, Tender.VOUCHER}
        kinds = Counter(kind for kind, _ in {(row.kind, row.seq) for row in paid})  # some in two tenders
        assert kinds[PaymentKind.ADD_ON] == ADD_ONS and kinds[PaymentKind.REBUY] == REBUYS
        assert kinds[PaymentKind.RE_ENTRY] >= 1 and kinds[PaymentKind.REFUND] == len(state.void) == 2
        (drawer,) = club.desk.club.drawers.values()
        assert not drawer.open and drawer.counted == drawer.expected and {row.drawer for row in paid} == {drawer.id}
        rows = {row.id: row for row in club.tournaments()}
        assert dict(state.paid.items()) == {entry: each.cents for entry, each in awards(state).items() if each.cents}
        assert rows[evening.main].phase is Phase.FINISHED
        side = club.desk.state(evening.side)
        assert rows[evening.side].phase is Phase.FINISHED
        assert (side.alive, sum(side.paid.values())) == (1, side.pool)
        depths = [
            club.desk.state(event).chips / level_at_the_end(club, event).big_blind
            for event in (evening.main, evening.side)
        ]
        assert all(43 <= depth <= 130 for depth in depths)  # big blinds in play; live reports: 43 to 228, median 103
        assert any(act.undoes is not None for act in club.desk.history(evening.main).acts)
        assert_tables_agree(club, evening.main)
        assert_tables_agree(club, evening.side)
        events = (evening.main, evening.side)
        heads = [club.head(event) for event in events]
    for event, head in zip(events, heads, strict=True):
        whole = tmp_path / f"{event}.tournament"
        whole.write_bytes(export_file(tmp_path / "demo.tdapp", event, DEFAULT_START, names=True))
        assert check_tournament.main([str(whole), "--head", head]) == 0
    assert {"racing", "raced", "counted"} <= set(watcher.seen)
    wanted = ["setup", "registering", "drawn", "scheduled", "break", "last_minute", "posted", "paused", "final", "deal"]
    wanted += ["bubble", "in_money"]
    assert set(wanted) <= set(watcher.seen)
    assert watcher.seen[:4] == wanted[:4] and watcher.seen[-1] == "finished"


def test_the_same_evening_is_played_every_time(tmp_path: Path) -> None:
    played = []
    for name in ("one", "other"):
        clock = HandClock(DEFAULT_START)
        with Club.open(tmp_path / f"{name}.tdapp", create=True, time=clock.source(), operator_name="Demo") as club:
            evening = Evening(club, clock, DEFAULT_START.date(), Watcher())
            evening.play(until=DEFAULT_START + timedelta(minutes=75))
            state = club.desk.state(evening.main)
            played.append([(entry.id, entry.seat, entry.out) for entry in state.by_ticket()])
    assert played[0] == played[1]
    assert len(played[0]) > EARLY


@pytest.mark.parametrize("now", [DEFAULT_START, DEFAULT_START + timedelta(days=200, hours=7)])
def test_the_first_start_looks_into_an_evening_in_full_swing(tmp_path: Path, now: datetime) -> None:
    path = tmp_path / "demo.tdapp"
    make_demo_club(path, HandClock(now).source())
    source: TimeSource = HandClock(now + timedelta(seconds=5)).source()
    with Club.open(path, create=False, time=source, operator_name="Ada") as club:
        running = [row for row in club.tournaments() if row.phase is Phase.RUNNING]
        assert len(running) == 2
        states = [club.desk.state(row.id) for row in running]
        assert all(state.clock.runs(source.now()) for state in states)
        watch = Watch(club)
        assert watch.opened((row.id, club.desk.state(row.id)) for row in running) == timedelta(0)
        assert watch.all_asked() == []
        (next_one,) = [row for row in club.tournaments() if row.phase not in (Phase.RUNNING, Phase.FINISHED)]
        waiting = waiting_view(club.desk.state(next_one.id), source.now(), club.directory)
        assert len(waiting.of(AlternateStatus.CALLED)) + len(waiting.of(AlternateStatus.ANSWERED)) == 2
        assert len(club.desk.state(next_one.id).alternates) == QUEUE
        assert drawers.in_use(club)
        assert max(len(state.entries) for state in states) > EARLY
        assert all(1 < state.alive < len(state.entries) or len(state.entries) == 24 for state in states)
