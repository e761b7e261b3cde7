"""What a race needs from the director, and the rulings by which chips leave play."""

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.domain.chips import adjusting, racing
from tdapp.domain.chips.chip_bank import AdjustKind, Race, RaceWay
from tdapp.domain.clock import timing
from tdapp.domain.refusal import NOTHING_LIFTED, Refused
from tdapp.domain.rulings import discipline
from tdapp.domain.seating import seating
from tdapp.domain.units import Chips, EntryId, RulingNo, Seat, TableNo
from tdapp.read.chips.race_needs import race_needs
from tdapp.read.chips.ruling_chips import first_to_record, ruling_chips
from tdapp.read.needs import Need, Urgency
from tdapp.values import replace
from tests.domain.chips.holdings import at_break, seats_of
from tests.domain.evening import Evening, lifted
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


def going(evening: Evening) -> Race:
    found = evening.state.bank.race
    assert found is not None
    return found


def moved_unraced(evening: Evening) -> list[Seat]:
    """Two go from table 2, which is not raced, to table 1, which is; then the others are raced."""
    evening.did(racing.settle, TableNo(1), {})
    movers = [entry for entry in evening.state.tables[TableNo(2)].seats if entry is not None]
    places = evening.state.tables[TableNo(1)].free[:2]
    for mover, place in zip(movers, places, strict=False):
        evening.did(seating.move, mover, place)
    for table in (TableNo(2), TableNo(3)):
        evening.did(racing.settle, table, {})
    return list(places)


@pytest.mark.parametrize("way", RaceWay)
def test_players_who_moved_before_they_were_raced_are_named_and_the_end_is_not_offered(way: RaceWay) -> None:
    evening = race(way)
    one, two = moved_unraced(evening)
    (need,) = race_needs(evening.state, evening.now)
    assert (ENGLISH.said(need.title), need.action) == (
        "2 players moved and have not raced their 25 chips",
        "chips.race",
    )
    assert (
        need.detail is not None
        and ENGLISH.said(need.detail) == f"Enter the odd chips of seat 1-{one.number} and 1-{two.number}"
    )
    evening.did(racing.settle, TableNo(1), {})
    assert card(evening)[2] == "chips.end_race"


def test_cards_are_not_drawn_while_somebody_with_odd_chips_has_left_his_seat() -> None:
    evening = race()
    for table in evening.state.open_tables():
        one, two, *_ = seats_of(evening, table.number)
        evening.did(racing.settle, table.number, {one: 2, two: 1})
    assert card(evening)[2] == "chips.draw_cards"
    mover = evening.state.tables[TableNo(1)].seats[seats_of(evening, TableNo(1))[0] - 1]
    evening.did(seating.move, mover, evening.state.tables[TableNo(3)].free[0])
    assert card(evening)[2] == "chips.race"


@pytest.mark.parametrize("way", RaceWay)
@pytest.mark.parametrize("late", [False, True])
@given(data=st.data())
def test_what_the_card_of_a_race_offers_can_be_done(way: RaceWay, data: st.DataObject, *, late: bool) -> None:
    """Whatever was entered, and whoever moved: a deed on the card is never refused."""
    evening = race(way)
    if late:
        evening.wait(15)
    for _step in range(data.draw(st.integers(0, 6))):
        table = data.draw(st.sampled_from(evening.state.open_tables()))
        sitting = [entry for entry in table.seats if entry is not None]
        free = [place for other in evening.state.open_tables() if other is not table for place in other.free]
        with suppress(Refused):
            match data.draw(st.sampled_from(("settle", "move", "draw"))):
                case "settle":
                    odd = {seat: data.draw(st.integers(0, 3)) for seat in seats_of(evening, table.number)}
                    evening.do(racing.settle, table.number, odd)
                case "move" if sitting and free:
                    evening.do(seating.move, data.draw(st.sampled_from(sitting)), data.draw(st.sampled_from(free)))
                case "draw":
                    evening.do(racing.draw, "1/ab")
    offered = card(evening)[2]
    if offered == "chips.draw_cards":
        assert evening.do(racing.draw, "1/cd")
    left = racing.unraced(evening.state, going(evening))
    if offered == "chips.end_race":
        assert left.done or left.seats == left.stuck
        assert evening.do(racing.end, allow=lifted("race.players_left") if left.stuck else NOTHING_LIFTED)
    if offered == "chips.race" and not left.tables:
        again = next(seat for seat in left.seats if seat not in left.stuck)
        raced = going(evening).tables[again.table]
        assert evening.do(racing.settle, again.table, {each.seat: each.odd for each in raced.odds})
        assert again not in racing.unraced(evening.state, going(evening)).seats


def test_a_break_that_ends_before_the_race_is_loud() -> None:
    evening = race().wait(12.5)
    assert card(evening) == (
        "The break ends in 2 minutes, and the 25 chips are not raced off yet",
        Urgency.WARNING,
        "chips.race",
    )
    assert card(evening.wait(2)) == (
        "Play has resumed, and the 25 chips are not raced off yet",
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
    assert ENGLISH.said(need.title) == "Ruling 1: chips leave play but are not recorded yet"
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
