"""Columns are filled without losing a line, tearing a block or leaving a head alone."""

from hypothesis import given
from hypothesis import strategies as st

from tdapp.reports.typesetting.columns import Heights, fill, line_height, stack

GROUPS = st.lists(st.integers(1, 40), min_size=1, max_size=20)


@given(GROUPS, st.floats(60, 700))
def test_every_line_comes_once_and_in_order(sizes: list[int], column: float) -> None:
    groups = [(str(number), [(number, line) for line in range(size)]) for number, size in enumerate(sizes)]
    columns = fill(groups, Heights(head=21, line=15, column=column))
    lines = [line for each in columns for stretch in each for line in stretch.lines]
    assert lines == [line for _head, items in groups for line in items]


@given(GROUPS, st.floats(60, 700))
def test_no_column_overflows_and_no_head_stands_alone(sizes: list[int], column: float) -> None:
    groups = [(str(number), list(range(size))) for number, size in enumerate(sizes)]
    for each in fill(groups, Heights(head=21, line=15, column=column)):
        assert all(stretch.lines for stretch in each)
        assert sum(21 + 15 * len(stretch.lines) for stretch in each) <= column + 1e-3


def test_a_group_is_continued_under_its_letter() -> None:
    columns = fill([("A", list(range(5)))], Heights(head=1, line=1, column=4))
    heads = [(stretch.head, stretch.continued, len(stretch.lines)) for column in columns for stretch in column]
    assert heads == [("A", False, 3), ("A", True, 2)]


@given(st.lists(st.floats(1, 100), min_size=1, max_size=40), st.floats(100, 300))
def test_blocks_stay_whole(heights: list[float], column: float) -> None:
    columns = stack(heights, column=column, gap=5)
    assert [number for each in columns for number in each] == list(range(len(heights)))
    for each in columns:
        assert sum(heights[number] for number in each) + 5 * (len(each) - 1) <= column + 1e-3


def test_lines_close_up_to_fit_one_page_but_not_more() -> None:
    assert line_height(600, 38, roomy=20, usual=18, tight=15) == 600 / 38
    assert line_height(600, 41, roomy=20, usual=18, tight=15) == 18
    assert line_height(600, 3, roomy=20, usual=18, tight=15) == 20
