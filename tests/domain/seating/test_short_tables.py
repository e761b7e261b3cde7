"""When a short table stops, and how large the final table is (HC-11, TDA-11, TDA RP-9)."""

import pytest

from tdapp.domain.seating.short_tables import final_table_size, must_halt


@pytest.mark.parametrize(
    ("here", "fullest", "by_elimination", "big_blind_open", "halts"),
    [
        (5, 8, True, True, True),
        (5, 8, True, False, False),
        (5, 8, False, True, False),
        (6, 8, True, True, False),
        (4, 8, True, True, True),
        (8, 8, True, True, False),
    ],
)
def test_a_table_stops_three_short(
    here: int, fullest: int, by_elimination: bool, big_blind_open: bool, halts: bool
) -> None:
    found = must_halt(
        here=here, fullest=fullest, allowed_short=3, by_elimination=by_elimination, big_blind_open=big_blind_open
    )
    assert found is halts


@pytest.mark.parametrize(("table", "final"), [(9, 9), (8, 9), (7, 7), (6, 7), (10, None), (5, None), (2, None)])
def test_the_final_table(table: int, final: int | None) -> None:
    assert final_table_size(table, from_large=9, from_small=7) == final
