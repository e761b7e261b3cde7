"""A list on as many pages as it takes, with room for what ends it."""

from types import SimpleNamespace
from typing import cast

import pytest

from tdapp.reports.typesetting.listing import HEAD, Column, Listing, Row, leaves
from tdapp.reports.typesetting.sheet import Sheet

FULL = 35  # rows of 20 points on a page


@pytest.mark.parametrize("many", [0, 1, 2, FULL - 3, FULL - 2, FULL - 1, FULL, FULL + 1, 2 * FULL, 2 * FULL + 1])
@pytest.mark.parametrize("closing", [0.0, 60.0, 300.0])
def test_every_row_stands_once_and_no_page_but_the_last_is_nearly_empty(many: int, closing: float) -> None:
    room = FULL * 20.0
    sheet = cast("Sheet", SimpleNamespace(top=room + HEAD, bottom=0.0))
    rows = tuple(Row((str(number),)) for number in range(many))
    pages = leaves(sheet, Listing((Column("n", 1.0),), rows, high=20.0, size=10.0), closing=closing)
    assert [row for page in pages for row in page] == list(rows)
    assert all(len(page) <= FULL for page in pages)
    if pages:
        assert len(pages[-1]) * 20.0 + closing <= room
    assert all(len(page) >= FULL // 2 for page in pages[:-1])
