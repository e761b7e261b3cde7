"""Read models for the frame, with names that are long, foreign, or look like something else."""

from datetime import UTC, date, datetime, timedelta

from tdapp.domain.clock.structure import AnteKind, Break, Level
from tdapp.domain.units import Cents, Chips, Money
from tdapp.read.clock.clock import ClockPhase, ClockView, LevelView
from tdapp.read.clock.depth import Depth
from tdapp.read.message import say
from tdapp.read.needs import Need, Urgency
from tdapp.read.status import Phase, StatusView
from tdapp.values import replace

NOW = datetime(2026, 11, 21, 21, 17, 20, tzinfo=UTC)
MINUTE = timedelta(minutes=1)
LEVEL_9 = LevelView(9, Level(Chips(400), Chips(800), Chips(800), AnteKind.BIG_BLIND, 20 * MINUTE))
LEVEL_10 = LevelView(10, Level(Chips(500), Chips(1000), Chips(1000), AnteKind.BIG_BLIND, 20 * MINUTE))

STATUS = StatusView(
    name="Herfst Open 2026",
    day=date(2026, 11, 21),
    phase=Phase.RUNNING,
    entries=180,
    left=137,
    chips=Chips(6_120_000),
    average=Chips(44_672),
    average_depth=Depth(55),
    tables=16,
    free_seats=7,
    waiting=0,
    pool=Money(Cents(2_700_000), "EUR"),
    registration_open=False,
    closes_after_level=None,
    lines=612,
)
CLOCK = ClockView(
    phase=ClockPhase.RUNNING,
    name="Herfst Open 2026",
    now=NOW,
    level=LEVEL_9,
    on_break=None,
    left=timedelta(minutes=12, seconds=38),
    lasts=20 * MINUTE,
    next_level=LEVEL_10,
    next_break=None,
    break_in=None,
    back_at=None,
    ends_at=NOW + 12 * MINUTE,
    starts_at=None,
    warn=False,
    schedule=(),
)
PAUSED = replace(CLOCK, phase=ClockPhase.PAUSED, ends_at=None)
LAST_MINUTE = replace(CLOCK, left=timedelta(seconds=42), warn=True)
ON_BREAK = replace(
    CLOCK, phase=ClockPhase.BREAK, on_break=Break(15 * MINUTE), back_at=NOW + 10 * MINUTE, left=10 * MINUTE
)

STOPS = Need("table_stops", Urgency.DANGER, say("needs.table_stops", table=7, n=3), None, "tables.page")
SOON = Need("break_soon", Urgency.WARNING, say("needs.break_soon", n=4), say("needs.break_soon.chips", chips=(25,)), "")
WAITING = Need("waiting", Urgency.INFO, say("needs.waiting", n=3), say("needs.waiting.free", n=2), "seats.waiting")
