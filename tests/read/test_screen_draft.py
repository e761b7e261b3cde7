"""Boxes of a public screen arranged by hand: what is refused changes nothing, and everything is undone."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.app.clock.screen_library import shipped_layouts
from tdapp.domain.refusal import Refused
from tdapp.read import screen_draft as drafts
from tdapp.read.screen_draft import SHAPES, added, changed, moved, removed, resized, shape_for, taken_up, with_shape
from tdapp.read.screen_layout import Align, BoxKind, Cells, ScreenBox, ScreenLayout, Shape
from tdapp.read.screen_placing import LEAST_WIDE, faults
from tdapp.read.screen_stage import EveningStage
from tdapp.ui.screens.zones import LEAST

CLOCK = ScreenBox(BoxKind.CLOCK, Cells(0, 0, 40, 20))
NEXT = ScreenBox(BoxKind.NEXT, Cells(0, 20, 40, 4), (EveningStage.PLAY, EveningStage.BREAK))
SHAPE = Shape(16, 9, 64, 36, (CLOCK, NEXT))
LAYOUT = ScreenLayout("Mine", (SHAPE,))


def refused(code: str, act: object, *args: object, **what: object) -> Refused:
    with pytest.raises(Refused) as caught:
        act(*args, **what)  # type: ignore[operator]
    assert caught.value.code == code
    return caught.value


def test_a_box_is_moved_and_made_larger_by_cells() -> None:
    assert moved(SHAPE, 0, right=24).boxes[0].at == Cells(24, 0, 40, 20)
    assert resized(SHAPE, 1, wider=-10, higher=3).boxes[1].at == Cells(0, 20, 30, 7)
    assert moved(SHAPE, 1, down=12).boxes == (CLOCK, drafts.replace(NEXT, at=Cells(0, 32, 40, 4)))


def test_what_cannot_stand_there_is_refused_with_why() -> None:
    refused("draft.outside", moved, SHAPE, 0, right=25)
    refused("draft.outside", moved, SHAPE, 0, down=-1)
    refused("draft.outside", resized, SHAPE, 1, higher=13)
    assert refused("draft.low", resized, SHAPE, 1, higher=-3).facts == {"box": "next", "rows": 2}
    assert refused("draft.narrow", resized, SHAPE, 0, wider=-35).facts == {"box": "clock", "columns": 7}
    assert refused("draft.overlap", moved, SHAPE, 1, down=-1).facts == {"box": "next", "under": "clock"}


def test_boxes_of_other_stages_and_those_that_take_turns_may_lie_on_each_other() -> None:
    finished = ScreenBox(BoxKind.PODIUM, Cells(0, 20, 40, 6), (EveningStage.FINISHED,))
    shape = drafts.replace(SHAPE, boxes=(*SHAPE.boxes, finished))
    assert moved(shape, 2, right=1).boxes[2].at.x == 1
    refused("draft.overlap", changed, shape, 2, stages=(EveningStage.PLAY,))
    turns = drafts.replace(SHAPE, boxes=(CLOCK, NEXT, ScreenBox(BoxKind.WAITING, NEXT.at)))
    refused("draft.overlap", moved, turns, 2, right=1)
    assert moved(turns, 2, down=4).boxes[2].at.y == 24


def test_a_box_is_added_where_there_is_room_and_taken_out() -> None:
    shape = added(SHAPE, BoxKind.PODIUM)
    assert shape.boxes[:2] == SHAPE.boxes and list(faults(shape)) == []
    assert removed(shape, 2) == SHAPE and removed(SHAPE, 0).boxes == (NEXT,)
    full = drafts.replace(SHAPE, boxes=(drafts.replace(CLOCK, at=Cells(0, 0, 64, 36)),))
    refused("draft.no_room", added, full, BoxKind.NAME)


def test_the_conditions_of_a_box_are_ticked_stage_by_stage() -> None:
    without = drafts.with_stage(CLOCK, EveningStage.BREAK)
    assert len(without) == len(EveningStage) - 1 and EveningStage.BREAK not in without
    assert drafts.with_stage(drafts.replace(CLOCK, stages=without), EveningStage.BREAK) == ()
    alone = drafts.replace(CLOCK, stages=(EveningStage.DEAL,))
    refused("draft.never", drafts.with_stage, alone, EveningStage.DEAL)
    assert changed(SHAPE, 0, align=Align.LEFT).boxes[0].align is Align.LEFT


def test_a_box_gives_way_to_kinds_ticked_one_by_one() -> None:
    shape = drafts.giving_way(SHAPE, 1, BoxKind.MOVES)
    assert shape.boxes[1].unless == (BoxKind.MOVES,)
    both = drafts.giving_way(shape, 1, BoxKind.CLOCK)
    assert both.boxes[1].unless == (BoxKind.CLOCK, BoxKind.MOVES)
    over = moved(both, 1, down=-3)  # it is not seen while the clock is
    refused("draft.overlap", drafts.giving_way, over, 1, BoxKind.CLOCK)
    assert drafts.giving_way(drafts.giving_way(both, 1, BoxKind.CLOCK), 1, BoxKind.MOVES) == SHAPE
    facts = refused("draft.both_give_way", drafts.giving_way, both, 0, BoxKind.NEXT).facts
    assert facts == {"box": "clock", "under": "next"}  # neither would ever be seen
    refused("draft.both_give_way", drafts.giving_way, SHAPE, 0, BoxKind.CLOCK)


def test_boxes_take_turns_by_name_and_page() -> None:
    waiting = ScreenBox(BoxKind.WAITING, Cells(0, 24, 40, 4))
    shape = drafts.replace(SHAPE, boxes=(CLOCK, NEXT, waiting))
    refused("draft.overlap", moved, shape, 2, down=-1)
    name = drafts.new_turn(shape)
    one = drafts.in_turn(drafts.in_turn(shape, 1, name), 2, name, 2)
    assert drafts.new_turn(one) != name
    assert {page: [each.kind for each in boxes] for page, boxes in drafts.turns_of(one)[name].items()} == {
        1: [BoxKind.NEXT], 2: [BoxKind.WAITING]
    }  # fmt: skip
    over = moved(one, 2, down=-1)  # each on a page of its own
    refused("draft.overlap", drafts.in_turn, over, 2, name, 1)
    refused("draft.overlap", drafts.in_turn, over, 2, "")
    assert drafts.in_turn(drafts.in_turn(one, 1, ""), 2, "") == shape


def test_boxes_that_turn_in_one_place_join_a_turn_together() -> None:
    shape = drafts.replace(SHAPE, boxes=(CLOCK, NEXT, ScreenBox(BoxKind.WAITING, NEXT.at)))
    joined = drafts.in_turn(shape, 1, "low", 2)
    assert [(each.turn, each.page) for each in joined.boxes[1:]] == [("low", 2), ("low", 1)]
    assert list(faults(joined)) == [] and drafts.in_turn(joined, 2, "").boxes[1:] == shape.boxes[1:]


def test_every_step_is_undone_and_done_again() -> None:
    draft = taken_up(LAYOUT)
    assert not draft.changed and draft.undone() is draft and draft.redone() is draft and draft.becomes(LAYOUT) is draft
    one = draft.becomes(with_shape(LAYOUT, moved(SHAPE, 0, right=1)))
    two = one.becomes(with_shape(LAYOUT, moved(SHAPE, 0, right=2)))
    assert two.changed and two.undone().layout == one.layout and two.undone().undone().layout == LAYOUT
    assert not two.undone().undone().changed
    assert two.undone().undone().redone().redone() == two
    assert two.undone().becomes(LAYOUT).future == ()
    assert not two.kept().changed and two.kept().undone().changed


@pytest.mark.parametrize(("width", "height"), SHAPES)
def test_every_shipped_layout_can_be_arranged_for_every_shape(width: int, height: int) -> None:
    for name, layout in shipped_layouts().items():
        shape = shape_for(layout, width, height)
        assert list(faults(shape)) == [], name
        own = with_shape(layout, shape)
        assert shape_for(own, width, height) == shape and drafts.has_own(own, width, height), name
        assert len(own.shapes) == len(layout.shapes) + (not drafts.has_own(layout, width, height)), name


def test_a_box_is_never_so_small_that_its_letters_fall_below_4_percent() -> None:
    assert all(wide >= 2.5 * LEAST for kind, wide in LEAST_WIDE.items() if kind is not BoxKind.PICTURE)


STEPS = st.lists(st.tuples(st.sampled_from("mra-tg"), st.integers(0, 40), st.integers(-9, 9), st.integers(-9, 9)))


@given(STEPS)
def test_whatever_is_tried_no_box_ever_stands_where_it_may_not(steps: list[tuple[str, int, int, int]]) -> None:
    shape = SHAPE
    for what, which, one, other in steps:
        try:
            if what == "a":
                shape = added(shape, [*BoxKind][which % len(BoxKind)])
            elif shape.boxes:
                at = which % len(shape.boxes)
                if what == "m":
                    shape = moved(shape, at, right=one, down=other)
                elif what == "r":
                    shape = resized(shape, at, wider=one, higher=other)
                elif what == "t":
                    shape = drafts.in_turn(shape, at, ("", "one", "two")[one % 3], 1 + other % 3)
                elif what == "g":
                    shape = drafts.giving_way(shape, at, [*BoxKind][one % len(BoxKind)])
                else:
                    shape = removed(shape, at)
        except Refused:
            pass
        assert list(faults(shape)) == []
