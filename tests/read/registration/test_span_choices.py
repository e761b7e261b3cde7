"""Whatever is picked for the end of a sale, or of registration, can be set; a step stays within what makes sense."""

from datetime import UTC, datetime, timedelta
from itertools import product

import pytest

from tdapp.domain.clock.structure import Break, Structure
from tdapp.domain.money.sale_spans import checked
from tdapp.domain.money.terms import Offer, Price, SaleKind, SaleSpan, SaleSpanKind, Terms
from tdapp.domain.units import Cents
from tdapp.read.registration.span_choices import (
    Frame,
    Way,
    closing_with_rebuys,
    frame_of,
    rebuys_until,
    spanned,
    stepped,
    way_of,
    ways,
)
from tdapp.values import replace
from tests.ui.pages.evening import level

NOW = datetime(2026, 11, 21, 18, 7, 30, tzinfo=UTC)
PAUSE = Break(timedelta(minutes=10))
STRUCTURES: tuple[Structure, ...] = (
    (level(25),),
    (level(25), level(50), PAUSE, level(100), level(200)),
    (level(25), PAUSE, *(level(blind) for blind in range(50, 900, 50)), PAUSE, PAUSE, level(1_000)),
)


def frames() -> list[tuple[Structure, Frame]]:
    return [(each, frame_of(each, here, NOW)) for each in STRUCTURES for here in (None, 1, 3)]


@pytest.mark.parametrize("of_registration", [False, True])
def test_every_way_that_is_offered_can_be_set(of_registration: bool) -> None:
    for structure, frame in frames():
        offered = ways(frame, of_registration=of_registration)
        for way, before in product(offered, (None, *(spanned(way, frame) for way in offered))):
            span = spanned(way, frame, before)
            assert checked(structure, span, of_registration=of_registration) == span
            assert way_of(span) is way


def test_a_step_can_be_set_too_and_comes_to_an_end() -> None:
    for structure, frame in frames():
        for way, by in product(ways(frame), (-1, 1)):
            span = spanned(way, frame)
            for _step in range(400):
                span = stepped(span, by, frame)
                assert checked(structure, span) == span and way_of(span) is way
            if way is Way.TIME:
                assert span.at is not None and frame.now < span.at < frame.now + timedelta(days=1)
            elif way is not Way.ENTRIES or by < 0:
                assert stepped(span, by, frame) == span


def test_a_step_forward_and_back_comes_to_the_same() -> None:
    frame = frame_of(STRUCTURES[2], 3, NOW)
    for span in (
        SaleSpan(SaleSpanKind.LEVEL, 6),
        SaleSpan(SaleSpanKind.ENTRIES, 100),
        SaleSpan(SaleSpanKind.TIME, at=datetime(2026, 11, 21, 21, 30, tzinfo=UTC)),
    ):
        assert stepped(span, 1, frame) != span
        assert stepped(stepped(span, 1, frame), -1, frame) == span
    assert stepped(SaleSpan(SaleSpanKind.BREAK, 1), 1, frame) == SaleSpan(SaleSpanKind.BREAK, 18)


def test_breaks_are_not_offered_where_there_are_none() -> None:
    assert not {Way.BREAK, Way.LEVEL_AND_BREAK} & set(ways(frame_of(STRUCTURES[0], 1, NOW)))
    assert Way.REGISTRATION not in ways(frame_of(STRUCTURES[1], 1, NOW), of_registration=True)


def test_rebuys_end_with_registration_and_in_a_break_where_there_is_one() -> None:
    levels, level_and_break = range(1, 13), SaleSpanKind.LEVEL_AND_BREAK
    for closes, breaks, until in (
        (SaleSpan(SaleSpanKind.LEVEL, 10), (5, 10), SaleSpan(level_and_break, 10)),
        (SaleSpan(level_and_break, 5), (5, 10), SaleSpan(level_and_break, 5)),
        (SaleSpan(SaleSpanKind.LEVEL, 6), (5, 10), SaleSpan(level_and_break, 5)),
        (SaleSpan(SaleSpanKind.LEVEL, 4), (5, 10), SaleSpan(SaleSpanKind.LEVEL, 4)),
        (SaleSpan(SaleSpanKind.LEVEL, 0), (5, 10), SaleSpan(level_and_break, 5)),
        (SaleSpan(SaleSpanKind.ENTRIES, 40), (), SaleSpan(SaleSpanKind.LEVEL, 6)),
        (None, (9,), SaleSpan(SaleSpanKind.LEVEL, 6)),
    ):
        assert rebuys_until(closes, levels, breaks) == until, closes
    assert rebuys_until(None, (1, 2, 3), ()) == SaleSpan(SaleSpanKind.LEVEL, 3)


def test_registration_ends_with_the_last_rebuys_there_are() -> None:
    spans = (SaleSpan(SaleSpanKind.LEVEL, 4), SaleSpan(SaleSpanKind.LEVEL_AND_BREAK, 4), SaleSpan(SaleSpanKind.BY_HAND))
    offers = tuple(Offer(str(at), "", SaleKind.REBUY, Price(Cents(1)), None, span) for at, span in enumerate(spans))
    assert closing_with_rebuys(Terms(offers)) == spans[1]
    assert closing_with_rebuys(Terms(offers[2:])) is None
    assert closing_with_rebuys(Terms((replace(offers[0], kind=SaleKind.ADD_ON),))) is None
