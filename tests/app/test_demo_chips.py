"""The chips of the demo club: enough for all its tournaments, and nothing wrong with their plans."""

from datetime import timedelta
from pathlib import Path

from tdapp.app.chip_sets import club_sets, sharing
from tdapp.app.club import Club
from tdapp.app.demo import DEFAULT_START, Evening, HandClock
from tdapp.app.demo_chips import HOUSE
from tdapp.domain.chip_colours import alike
from tdapp.domain.units import TournamentId
from tdapp.read.chip_counts import chip_counts_view
from tdapp.read.chip_plan import plan_view, stock_view
from tdapp.read.chip_sets import stack_views


def _nobody(_name: str, _tournament: TournamentId) -> None:
    """Nobody watches."""


def test_the_demo_club_has_chips_enough_for_all_its_tournaments_at_once(tmp_path: Path) -> None:
    clock = HandClock(DEFAULT_START)
    with Club.open(tmp_path / "demo.tdapp", create=True, time=clock.source(), operator_name="Demo") as club:
        evening = Evening(club, clock, DEFAULT_START.date(), _nobody)
        assert [each.chip_set for each in club_sets(club)] == [HOUSE]
        assert not alike(HOUSE)
        for event, other in ((evening.main, evening.side), (evening.side, evening.main)):
            state, now = club.desk.state(event), club.time.now()
            shared = sharing(club, event)
            assert [each.tournament for each in shared] == [other]
            stock = stock_view(state, now, shared)
            assert stock.enough
            assert [finding.code for finding in stock.findings if finding.code.startswith("stock.open")] == []
            assert plan_view(state, now, sharing=shared).findings == ()
            assert all(view.wrong is None and view.pieces for view in stack_views(state))


def test_in_a_break_the_floor_counts_some_tables(tmp_path: Path) -> None:
    clock = HandClock(DEFAULT_START)
    with Club.open(tmp_path / "demo.tdapp", create=True, time=clock.source(), operator_name="Demo") as club:
        evening = Evening(club, clock, DEFAULT_START.date(), _nobody)
        evening.play(until=DEFAULT_START + timedelta(hours=2, minutes=20))
        counts = chip_counts_view(club.desk.state(evening.main), club.time.now(), club.directory)
        assert counts.counted > 20
        assert counts.big() and counts.leaders(1)[0].place == 1
