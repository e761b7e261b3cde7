"""Chips that enter or leave play beside sales and races: HC and TDA 24 (late), 62, 63 (hidden), 64 (found)."""

from typing import Any

import pytest

from tdapp.domain.chips import adjusting, chip_sets, racing
from tdapp.domain.chips.chip_bank import Adjusted, AdjustKind
from tdapp.domain.chips.chip_facts import ChipsAdjusted
from tdapp.domain.chips.chip_set import Pieces
from tdapp.domain.rulings import discipline
from tdapp.domain.units import Chips, EntryId, RulingNo, TableNo
from tdapp.values import replace
from tests.domain.chips.holdings import SET, at_break
from tests.domain.evening import Evening, lifted, playing
from tests.domain.rulings.test_discipline import NO_TEXT, RULING

TEN_25: Pieces = ((Chips(25), 10),)


def raced() -> Evening:
    """25s were raced off for 100s, and then 100s for 500s."""
    evening = at_break()
    for old, new in ((25, 100), (100, 500)):
        evening.did(racing.begin, Chips(old), Chips(new), allow=lifted("race.still_needed"))
        evening.did(racing.end, allow=lifted("race.tables_left"))
    return evening


@pytest.mark.parametrize(
    ("kind", "change"),
    [(AdjustKind.FOUND, -250), (AdjustKind.HIDDEN, -250), (AdjustKind.LOST, -250), (AdjustKind.FOREIGN, 0)],
)
def test_chips_that_leave_play_change_what_is_in_it_but_foreign_ones_never_were(kind: AdjustKind, change: int) -> None:
    evening = at_break()
    before = evening.state.chips
    act = evening.did(adjusting.adjust, kind, taken=TEN_25, entry=EntryId(3), table=TableNo(1))
    assert act.facts == (ChipsAdjusted(Adjusted(kind, change, TEN_25, (), EntryId(3), TableNo(1))),)
    assert evening.state.chips == before + change
    evening.undo()
    assert evening.state.chips == before


def test_hc_24_late_race_chips_are_exchanged_in_whole_value_and_the_rest_leaves_unpaid() -> None:
    evening = raced()
    before = evening.state.chips
    act = evening.did(adjusting.adjust, AdjustKind.LATE, taken=((Chips(100), 7),))
    assert act.facts == (ChipsAdjusted(Adjusted(AdjustKind.LATE, -200, ((Chips(100), 7),), ((Chips(500), 1),))),)
    act = evening.did(adjusting.adjust, AdjustKind.LATE, taken=((Chips(100), 4),))
    assert evening.state.chips == before - 200 - 400
    assert isinstance(act.facts[0], ChipsAdjusted)
    assert act.facts[0].adjusted.given == ()


def test_a_chip_whose_next_one_is_gone_too_is_exchanged_for_what_is_in_play_now() -> None:
    act = raced().did(adjusting.adjust, AdjustKind.LATE, taken=((Chips(25), 41),))
    assert isinstance(act.facts[0], ChipsAdjusted)
    assert act.facts[0].adjusted.given == ((500, 2),)


def test_tda_24_late_chips_of_several_races_are_worth_what_they_total() -> None:
    taken = ((Chips(25), 13), (Chips(100), 2))  # 525
    act = raced().did(adjusting.adjust, AdjustKind.LATE, taken=taken)
    assert isinstance(act.facts[0], ChipsAdjusted)
    assert act.facts[0].adjusted.given == ((500, 1),)
    assert act.facts[0].adjusted.change == -25


def test_chips_that_were_raced_off_are_late_for_their_race_though_the_set_has_them_no_more() -> None:
    evening = raced()
    evening.did(chip_sets.choose_set, replace(SET, key="higher", chips=SET.chips[2:]))
    act = evening.did(adjusting.adjust, AdjustKind.LATE, taken=((Chips(25), 20),))
    assert isinstance(act.facts[0], ChipsAdjusted)
    assert act.facts[0].adjusted.given == ((500, 1),)
    assert evening.refused("race.not_in_set", adjusting.adjust, AdjustKind.FOUND, taken=((Chips(50), 1),))


def test_chips_still_in_play_cannot_be_late() -> None:
    refused = at_break().refused("adjust.not_raced", adjusting.adjust, AdjustKind.LATE, taken=TEN_25)
    assert refused.facts == {"chip": 25}


def test_a_mistake_of_the_bank_is_entered_as_it_was_done() -> None:
    evening = at_break()
    before = evening.state.chips
    how: dict[str, Any] = {"taken": ((Chips(100), 5),), "given": ((Chips(1_000), 1),)}
    refused = evening.refused("adjust.more_chips", adjusting.adjust, AdjustKind.CHANGE, **how)
    assert refused.overridable and refused.facts == {"chips": 500}
    evening.did(adjusting.adjust, AdjustKind.CHANGE, **how, allow=lifted("adjust.more_chips"))
    assert evening.state.chips == before + 500
    evening.did(adjusting.adjust, AdjustKind.STACK, taken=((Chips(500), 1),))
    assert evening.state.chips == before


def test_what_has_no_kind_of_its_own_takes_a_reason() -> None:
    refused = at_break().refused("adjust.other", adjusting.adjust, AdjustKind.OTHER, taken=TEN_25)
    assert refused.overridable


@pytest.mark.parametrize(
    ("code", "kind", "how"),
    [
        ("adjust.nothing", AdjustKind.FOUND, {}),
        ("adjust.pieces", AdjustKind.FOUND, {"taken": ((Chips(25), 0),)}),
        ("adjust.pieces", AdjustKind.FOREIGN, {"taken": ((Chips(-25), 2),)}),
        ("adjust.gives_nothing", AdjustKind.FOUND, {"taken": TEN_25, "given": TEN_25}),
        ("adjust.gives_nothing", AdjustKind.LATE, {"taken": TEN_25, "given": TEN_25}),
        ("race.not_in_set", AdjustKind.FOUND, {"taken": ((Chips(30), 1),)}),
        ("adjust.no_entry", AdjustKind.FOUND, {"taken": TEN_25, "entry": EntryId(99)}),
        ("table.unknown", AdjustKind.FOUND, {"taken": TEN_25, "table": TableNo(99)}),
        ("adjust.no_ruling", AdjustKind.FOUND, {"taken": TEN_25, "ruling": RulingNo(9)}),
        ("adjust.too_many", AdjustKind.FOUND, {"taken": ((Chips(5_000), 999),)}),
    ],
)
def test_what_cannot_be_is_refused(code: str, kind: AdjustKind, how: dict[str, Any]) -> None:
    assert not at_break().refused(code, adjusting.adjust, kind, **how).overridable


def test_foreign_chips_need_not_be_of_the_set_nor_any_set() -> None:
    evening = playing(20)
    evening.refused("race.no_set", adjusting.adjust, AdjustKind.FOUND, taken=TEN_25)
    assert evening.did(adjusting.adjust, AdjustKind.FOREIGN, taken=((Chips(30), 3),))


def test_a_chip_that_was_raced_off_is_given_to_nobody() -> None:
    evening = raced()
    allow = lifted("adjust.more_chips")
    evening.refused("race.gone", adjusting.adjust, AdjustKind.STACK, given=TEN_25, allow=allow)


def test_the_chips_of_a_ruling_are_recorded_once() -> None:
    evening = at_break()
    evening.did(discipline.give_ruling, NO_TEXT, "", RULING)
    evening.did(adjusting.adjust, AdjustKind.HIDDEN, taken=TEN_25, ruling=RulingNo(1))
    refused = evening.refused("adjust.recorded", adjusting.adjust, AdjustKind.HIDDEN, taken=TEN_25, ruling=RulingNo(1))
    assert refused.overridable and refused.facts == {"ruling": 1}
