"""A club with its desk, on a clock moved by hand."""

from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.app.override import Reason
from tdapp.domain.act import Act
from tdapp.domain.clock.structure import AnteKind, Break, Level, Structure
from tdapp.domain.refusal import Refused
from tdapp.domain.setup import PayoutColumn, PayoutTable, Setup
from tdapp.domain.units import Cents, Chips, TournamentId
from tdapp.read.people.names import PlayerName

SIX = datetime(2026, 11, 21, 18, tzinfo=UTC)
MINUTE = timedelta(minutes=1)
PAYOUT = PayoutTable("Three places", (PayoutColumn(1, None, (50_000, 30_000, 20_000)),))

SEEN = Reason("payment.code_unknown", "I have seen the voucher")


def level(blind: int) -> Level:
    return Level(Chips(blind), Chips(2 * blind), Chips(2 * blind), AnteKind.BIG_BLIND, 20 * MINUTE)


STRUCTURE: Structure = (level(25), level(50), Break(10 * MINUTE), level(100), level(200))


def setup_of(name: str = "Friday", late_level: int = 2, seats: int = 9) -> Setup:
    return Setup(
        name,
        date(2026, 11, 21),
        "EUR",
        Cents(50_00),
        Cents(5_00),
        Chips(10_000),
        seats,
        late_level,
        PAYOUT,
        Cents(5_00),
    )


def vouched(club: Club, main: TournamentId, decision: Callable[..., Any], *args: Any, **more: Any) -> Act | None:
    """Do it; a voucher nobody has seen before, and cash that goes through no drawer, get their reason."""
    try:
        return club.desk.do(main, decision, *args, **more)
    except Refused as refused:
        if refused.code not in (*SEEN.codes, "drawer.none"):
            raise
        return club.desk.override(main, Reason(refused.code, SEEN.words), decision, *args, **more)


@pytest.fixture
def clock() -> HandClock:
    return HandClock(SIX)


@pytest.fixture
def club(tmp_path: Path, clock: HandClock) -> Iterator[Club]:
    with Club.open(tmp_path / "club.tdapp", create=True, time=clock.source(), operator_name="Ada") as club:
        club.add_players((PlayerName(f"Last{n:03d}", f"First{n:03d}"), "") for n in range(40))
        yield club
