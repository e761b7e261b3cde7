"""A long day of a large field through one desk: what is kept in memory does not grow with the hours."""

import gc
import tracemalloc
from datetime import timedelta
from pathlib import Path

import pytest

from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.domain.registration import entries
from tdapp.domain.seating import seating
from tdapp.domain.units import EntryId
from tests.evenings.director import SEVEN, Director, assert_replays, assert_sound, names, setup, structure

MOST_PER_ACT = 2_000  # bytes an act may leave behind: its facts and its line; states share what did not change


@pytest.mark.soak
def test_five_hundred_players_and_forty_levels_leave_memory_flat(tmp_path: Path) -> None:
    clock = HandClock(SEVEN)
    with Club.open(tmp_path / "club.tdapp", create=True, time=clock.source(), operator_name="Eve") as club:
        club.add_players((name, "") for name in names(500))
        main = club.create(setup(late_level=6), structure(40, minutes=30))
        director = Director(club, clock, main, "long", looks=False)
        director.do(tournament.open_registration)
        director.do(entries.register, tuple(club.directory), "s")
        director.do(seating.draw_seats, "s")
        director.do(timing.start)
        kept = []
        tracemalloc.start()
        try:
            for hour in range(18):
                _an_hour(director, hour)
                assert_sound(club, main)
                gc.collect()
                kept.append((tracemalloc.get_traced_memory()[0], len(club.desk.history(main).acts)))
        finally:
            tracemalloc.stop()
        assert_replays(club, main)
        (early, acts_then), (late, acts_now) = kept[2], kept[-1]
        assert acts_now - acts_then > 1_500
        assert (late - early) / (acts_now - acts_then) < MOST_PER_ACT
        director.play()
        director.pay_everybody()
        assert_replays(club, main)


def _an_hour(director: Director, hour: int) -> None:
    """Bust-outs, wrong ones taken back, pauses and minutes, as a busy desk has them."""
    desk, main = director.club.desk, director.main
    for turn in range(60):
        director.clock.forward(timedelta(minutes=1))
        out = director.chance.choice(director.seated())
        director.bust(EntryId(out))
        if turn % 3:
            desk.undo(main)
        director.settle()
        if turn % 20 == hour % 20:
            director.do(timing.pause)
            director.do(timing.resume)
