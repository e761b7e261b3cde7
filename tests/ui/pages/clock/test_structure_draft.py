"""The draft of a structure, without a window: adding, moving, typing, and what the tournament does meanwhile."""

from datetime import timedelta

import pytest

from tdapp.app.structures import cells
from tdapp.app.structures.ladder import next_level, smallest_chip
from tdapp.app.structures.rows import Column, Row
from tdapp.domain.clock.structure import AnteKind, Break, Level
from tdapp.domain.tournament import MOST_PERIODS
from tdapp.domain.units import Chips
from tdapp.read.clock.structure import StructureView
from tdapp.ui.pages.clock.structure import draft
from tdapp.ui.pages.clock.structure.draft import Draft, Standing
from tdapp.values import replace
from tests.ui.pages.evening import MINUTE, STRUCTURE, level, words_for

WORDS = words_for("en")


def view(
    structure: tuple = STRUCTURE, *, played: int = 0, running: bool = False, finished: bool = False
) -> StructureView:
    return StructureView(structure, played, running, finished, None, 0, 2)


def test_a_new_level_fits_between_its_neighbours() -> None:
    begun = draft.begun(view())
    after_last, at = draft.with_level(begun, len(STRUCTURE) - 1)
    assert at == 5
    added = after_last.structure[at]
    assert isinstance(added, Level)
    assert (added.small_blind, added.big_blind, added.ante) == (250, 500, 500)
    assert added.ante_kind is AnteKind.BIG_BLIND
    between, at = draft.with_level(begun, 3)  # after 100/200, before 200/400
    assert isinstance(between.structure[at], Level)
    assert 100 < between.structure[at].small_blind < 200


def test_blinds_after_a_colour_up_need_no_chip_that_has_left() -> None:
    structure = (level(25), level(75), Break(10 * MINUTE, "", (Chips(25),)))
    assert smallest_chip(structure) == 100
    assert next_level(structure).small_blind % 100 == 0
    assert smallest_chip(structure[:2]) == 25


def test_the_first_level_of_all_has_blinds_too() -> None:
    assert next_level(()).big_blind == 50


def test_rows_are_moved_and_taken_out_only_below_what_was_played() -> None:
    begun = draft.begun(view(played=1, running=True))
    assert draft.without(begun, 0) == begun
    assert draft.without(begun, 1) == begun
    assert draft.moved(begun, 2, -1) == (begun, 2)
    moved, at = draft.moved(begun, 2, 1)
    assert at == 3
    assert moved.structure == (*STRUCTURE[:2], STRUCTURE[3], STRUCTURE[2], STRUCTURE[4])
    assert draft.without(begun, 2).structure == (*STRUCTURE[:2], *STRUCTURE[3:])
    added, at = draft.with_break(begun, 0)
    assert at == 2  # not among what was played
    assert added.structure[:2] == STRUCTURE[:2]


def test_a_structure_never_grows_beyond_its_limit() -> None:
    full = draft.begun(view((level(25),) * MOST_PERIODS))
    assert len(draft.with_level(full, 3)[0].rows) == MOST_PERIODS


def test_the_rest_of_a_level_stands_alone_once_its_first_part_is_gone() -> None:
    cut = (level(25), replace(level(50), lasts=5 * MINUTE), Break(10 * MINUTE), replace(level(50), continued=True))
    alone = draft.without(draft.begun(view(cut)), 1)
    assert not alone.structure[-1].continued  # type: ignore[union-attr]
    kept = draft.without(draft.begun(view(cut)), 0)
    assert kept.structure[-1].continued  # type: ignore[union-attr]


def test_a_loaded_structure_goes_on_after_what_was_played() -> None:
    other = (level(1), level(2), level(3), Break(5 * MINUTE), level(4))
    on_level_two = draft.loaded(draft.begun(view(played=1, running=True)), other)
    assert on_level_two.structure == (*STRUCTURE[:2], *other[2:])
    before_the_start = draft.loaded(draft.begun(view()), other)
    assert before_the_start.structure == other


@pytest.mark.parametrize(
    ("column", "typed", "said"),
    [
        (Column.SMALL, "abc", "Small blind: 'abc' is not a whole number. Type one from 0 to 1,000,000,000."),
        (Column.BIG, "0", "Big blind: 0 is too small. Type something from 1 to 1,000,000,000."),
        (Column.ANTE, "9999999999999", "Ante: 9,999,999,999,999 is too large. Type something from 0 to 1,000,000,000."),
        (Column.LASTS, "0:05", "Minutes: 0:05 min is too small. Type something from 0:10 min to 1,440 min."),
        (Column.SMALL, "60", "Small blind: 60 is above the big blind. Type at most 50, or raise the big blind."),
    ],
)
def test_a_bad_cell_says_what_is_wrong_with_its_limit(column: Column, typed: str, said: str) -> None:
    row = cells.typed_into(Row(level(25)), column, typed)
    assert cells.problem(row, column, WORDS) == said
    assert cells.first_problem((Row(level(25)), row), WORDS) == f"Row 2: {said}"
    put_right = cells.typed_into(row, column, "20")
    assert cells.problem(put_right, column, WORDS) == ""


def test_numbers_are_read_as_people_type_them() -> None:
    row = cells.typed_into(Row(level(25)), Column.BIG, "1.500")
    row = cells.typed_into(row, Column.SMALL, "1k")
    row = cells.typed_into(row, Column.LASTS, "1:30")
    assert row == Row(replace(level(25), small_blind=Chips(1000), big_blind=Chips(1500), lasts=timedelta(seconds=90)))


def test_ante_and_who_posts_it_go_together() -> None:
    none = cells.typed_into(Row(level(25)), Column.ANTE, "")
    assert (none.period.ante, none.period.ante_kind) == (0, AnteKind.NONE)  # type: ignore[union-attr]
    again = cells.typed_into(none, Column.ANTE, "50")
    assert (again.period.ante, again.period.ante_kind) == (50, AnteKind.BIG_BLIND)  # type: ignore[union-attr]
    row, kinds = none, []
    for _ in range(3):
        row = cells.next_kind(row, ())
        assert (row.period.ante > 0) == (row.period.ante_kind is not AnteKind.NONE)  # type: ignore[union-attr]
        kinds.append(row.period.ante_kind)  # type: ignore[union-attr]
    assert kinds == [AnteKind.BIG_BLIND, AnteKind.EACH, AnteKind.NONE]


def test_a_break_takes_a_name_and_chips() -> None:
    row = cells.typed_into(Row(Break(10 * MINUTE)), Column.SMALL, " Dinner <b>\u202e ")
    row = cells.typed_into(row, Column.ANTE, "100, 25s 1,000")
    assert row.period == Break(10 * MINUTE, "Dinner <b>", (Chips(25), Chips(100), Chips(1000)))
    wrong = cells.typed_into(row, Column.ANTE, "red ones")
    assert "is not a list of chips" in cells.problem(wrong, Column.ANTE, WORDS)
    long = cells.typed_into(row, Column.SMALL, "x" * 201)
    assert "201 characters; 200 is the maximum" in cells.problem(long, Column.SMALL, WORDS)


def changed_last() -> Draft:
    begun = draft.begun(view())
    return draft.with_row(begun, 4, cells.typed_into(begun.rows[4], Column.LASTS, "30"))


def test_changes_of_others_to_other_rows_are_taken_in() -> None:
    longer = (replace(STRUCTURE[0], lasts=21 * MINUTE), *STRUCTURE[1:])
    here = draft.rebased(changed_last(), view(longer, running=True))
    assert here.standing is Standing.MERGED
    assert here.structure == (*longer[:4], replace(STRUCTURE[4], lasts=30 * MINUTE))
    extra = (*STRUCTURE[:1], Break(5 * MINUTE), *STRUCTURE[1:])
    both = draft.rebased(here, view((longer[0], *extra[1:]), played=1, running=True))
    assert both.structure == (longer[0], *extra[1:5], replace(STRUCTURE[4], lasts=30 * MINUTE))


def test_changes_of_others_to_the_same_row_stop_the_draft() -> None:
    theirs = (*STRUCTURE[:4], replace(STRUCTURE[4], lasts=25 * MINUTE))
    here = draft.rebased(changed_last(), view(theirs))
    assert here.standing is Standing.CLASH
    assert here.structure[4].lasts == 30 * MINUTE


def test_what_was_played_meanwhile_stands() -> None:
    begun = draft.begun(view())
    mine = draft.with_row(begun, 1, cells.typed_into(begun.rows[1], Column.LASTS, "5"))
    mine = draft.with_row(mine, 4, cells.typed_into(mine.rows[4], Column.LASTS, "7"))
    here = draft.rebased(mine, view(played=2, running=True))
    assert here.standing is Standing.OVERTAKEN
    assert here.structure == (*STRUCTURE[:4], replace(STRUCTURE[4], lasts=7 * MINUTE))


def test_a_draft_without_changes_follows_the_tournament() -> None:
    longer = (replace(STRUCTURE[0], lasts=21 * MINUTE), *STRUCTURE[1:])
    assert draft.rebased(draft.begun(view()), view(longer)) == draft.begun(view(longer))
    assert draft.rebased(changed_last(), view(finished=True)) == draft.begun(view(finished=True))
