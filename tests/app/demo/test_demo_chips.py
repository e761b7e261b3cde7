"""The chips of the demo club: enough for all its tournaments, and nothing wrong with their plans."""

from datetime import timedelta
from pathlib import Path

from tdapp.app.chips.chip_sets import club_sets, sharing
from tdapp.app.demo.demo_chips import HOUSE
from tdapp.app.demo.evening import DEFAULT_START, Evening, HandClock
from tdapp.app.open_club import Club
from tdapp.domain.chips import racing
from tdapp.domain.chips.chip_bank import AdjustKind, rounding_of
from tdapp.domain.chips.chip_colours import alike
from tdapp.domain.chips.chip_pieces import pieces_out
from tdapp.domain.units import Chips, TournamentId
from tdapp.read.chips.chip_ledger import ledger_view
from tdapp.read.chips.chip_plan import plan_view, stock_view
from tdapp.read.chips.chip_sets import stack_views
from tdapp.read.chips.known_stacks import chip_counts_view


def _nobody(_name: str, _tournament: TournamentId) -> None:
    """Nobody watches."""


def test_what_leaves_is_raced_and_every_stack_is_counted_in_the_breaks(tmp_path: Path) -> None:
    clock = HandClock(DEFAULT_START)
    with Club.open(tmp_path / "demo.tdapp", create=True, time=clock.source(), operator_name="Demo") as club:
        seen: list[str] = []

        def look(name: str, event: TournamentId) -> None:
            state = club.desk.state(event)
            seen.append(name)
            if name == "racing":
                race = state.bank.race
                assert (
                    race is not None
                    and race.tables
                    and race.waiting
                    and len(racing.unraced(state, race).tables) > len(race.waiting)
                )
            elif name == "raced":
                race = state.bank.raced[-1]
                before, after = race.before, race.after
                assert after == state.chips == before + rounding_of(race) and after % race.new == 0
                assert all(sum(each.odd for each in table.odds) >= 1 for table in race.tables.values())
            elif name == "counted":
                assert state.bank.closed[-1].counted == state.chips
                assert sum(state.bank.stack_counts[entry.id].chips for entry in state.playing()) == state.chips

        evening = Evening(club, clock, DEFAULT_START.date(), look)
        evening.play(until=DEFAULT_START + timedelta(hours=4))
        state = club.desk.state(evening.main)
        assert [(race.old, race.new) for race in state.bank.raced] == [(25, 100), (100, 500)]
        assert [seen.count(name) for name in ("racing", "raced", "counted")] == [2, 2, 2]
        assert [pieces_out(state, chip) for chip in (Chips(25), Chips(100))] == [0, 0]
        assert [each.kind for each in state.bank.adjusted] == [AdjustKind.LATE]
        acts = club.desk.history(evening.main).acts
        book = ledger_view(state, club.time.now(), acts, club.directory)
        assert book.total == book.in_play == state.chips


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
