"""What a race needs from the director, and the rulings by which chips leave play."""

import json
from typing import Any

import pytest

from tdapp.domain.chips import adjusting, racing
from tdapp.domain.chips.chip_bank import AdjustKind, RaceWay
from tdapp.domain.clock import timing
from tdapp.domain.rulings import discipline
from tdapp.domain.units import Chips, EntryId, RulingNo, TableNo
from tdapp.read.chips.race_needs import race_needs
from tdapp.read.chips.ruling_chips import first_to_record, ruling_chips
from tdapp.read.needs import Need, Urgency
from tdapp.values import replace
from tests.domain.chips.holdings import at_break, seats_of
from tests.domain.evening import Evening
from tests.domain.rulings.test_discipline import NO_TEXT, RULING
from tests.read.journal.test_journal_view import ENGLISH


def card(evening: Evening) -> tuple[str, Urgency, str]:
    (need,) = race_needs(evening.state, evening.now)
    return ENGLISH.said(need.title), need.urgency, need.action


def race(way: RaceWay = RaceWay.DRAWN) -> Evening:
    evening = at_break()
    evening.did(racing.begin, Chips(25), Chips(100), way=way)
    return evening


def test_tables_to_go_then_the_draw_then_the_end() -> None:
    evening = race()
    assert card(evening) == ("Race of the 25 chips: 3 tables to go", Urgency.INFO, "chips.race")
    for table in evening.state.open_tables():
        one, two, *_ = seats_of(evening, table.number)
        evening.did(racing.settle, table.number, {one: 2, two: 1} if table.number < 3 else {})
    assert card(evening) == ("Race of the 25 chips: draw the cards of 2 tables", Urgency.INFO, "chips.draw_cards")
    evening.did(racing.draw, "1/ab")
    assert card(evening) == (
        "Every table has raced the 25 chips: end the race",
        Urgency.WARNING,
        "chips.end_race",
    )
    evening.did(racing.end)
    assert list(race_needs(evening.state, evening.now)) == []


def test_cards_at_the_table_are_typed_not_drawn() -> None:
    evening = race(RaceWay.CARDS)
    for table in evening.state.open_tables():
        one, two, *_ = seats_of(evening, table.number)
        evening.did(racing.settle, table.number, {one: 2, two: 1})
    assert card(evening)[2] == "chips.race"


def test_a_break_that_ends_before_the_race_is_loud() -> None:
    evening = race().wait(12.5)
    assert card(evening) == (
        "The break ends in 2 minutes, and the race of the 25 chips is not done",
        Urgency.WARNING,
        "chips.race",
    )
    assert card(evening.wait(2)) == (
        "Play goes on, and the race of the 25 chips is not done",
        Urgency.DANGER,
        "chips.race",
    )


def test_a_race_while_the_clock_stands_is_never_late() -> None:
    evening = race().wait(15)
    evening.did(timing.pause)
    assert card(evening) == ("Race of the 25 chips: 3 tables to go", Urgency.INFO, "chips.race")


def ruled(evening: Evening, incident: str, code: str = "remove_chips", decision: str = "", **facts: Any) -> RulingNo:
    given = replace(RULING, incident=incident, code=code, decision=decision, case=json.dumps({"facts": facts}))
    evening.did(discipline.give_ruling, NO_TEXT, "", given)
    return RulingNo(max(evening.state.rulings))


def test_found_chips_by_a_ruling_are_to_be_recorded_in_as_few_chips_as_can_be() -> None:
    evening = at_break()
    number = ruled(evening, "tournament.found_chips", found=1_625, owner_known=False)
    chips = ruling_chips(evening.state, number)
    assert chips is not None
    assert (chips.kind, chips.pieces, chips.leave) == (
        AdjustKind.FOUND,
        ((25, 1), (100, 1), (500, 1), (1_000, 1)),
        True,
    )
    (need,) = race_needs(evening.state, evening.now)
    assert need == Need("ruling_chips", Urgency.INFO, need.title, None, "chips.found")
    assert ENGLISH.said(need.title) == "Ruling 1: chips leave play and are not recorded"
    evening.did(adjusting.adjust, chips.kind, taken=chips.pieces, ruling=number)
    assert first_to_record(evening.state) is None
    recorded = ruling_chips(evening.state, number)
    assert recorded is not None and recorded.recorded


def test_late_race_chips_by_a_ruling_are_those_that_were_named() -> None:
    evening = at_break()
    number = ruled(evening, "tournament.found_after_race", old_chip=25, new_chip=100, count=7)
    chips = ruling_chips(evening.state, number)
    assert chips is not None
    assert (chips.kind, chips.pieces) == (AdjustKind.LATE, ((25, 7),))


def test_hc_63_chips_out_of_view_are_the_players() -> None:
    evening = at_break()
    number = ruled(evening, "conduct.out_of_view", "td_decides", hidden=500)
    chips = ruling_chips(evening.state, number)
    assert chips is not None
    assert (chips.kind, chips.entry, chips.table, chips.leave) == (AdjustKind.HIDDEN, EntryId(4), TableNo(1), True)
    assert ruling_chips(evening.state, ruled(evening, "conduct.out_of_view", "disqualified", hidden=500)) is None


def test_hc_62_hidden_chips_at_an_all_in_may_be_recorded_but_nobody_is_told_to() -> None:
    evening = at_break()
    number = ruled(evening, "showdown.hidden_chips", "procedure", hidden=500)
    chips = ruling_chips(evening.state, number)
    assert chips is not None and not chips.leave
    assert first_to_record(evening.state) is None


@pytest.mark.parametrize("decision", ["back_to_owner", "hidden_play"])
def test_chips_that_stay_in_play_by_a_decision_are_not_recorded(decision: str) -> None:
    evening = at_break()
    assert ruling_chips(evening.state, ruled(evening, "tournament.found_chips", decision=decision, found=500)) is None


def test_a_ruling_about_something_else_is_about_no_chips() -> None:
    evening = at_break()
    assert ruling_chips(evening.state, ruled(evening, "betting.silent_chips")) is None
    assert ruling_chips(evening.state, RulingNo(99)) is None
    number = ruled(evening, "tournament.found_chips")
    chips = ruling_chips(evening.state, number)
    assert chips is not None and chips.pieces == ()
    assert first_to_record(evening.state) is None
