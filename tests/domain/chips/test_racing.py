"""A chip race table by table: what it refuses, who gets a chip, what it leaves in play (HC-24, TDA-24, N-15, A3)."""

from typing import Any

import pytest

from tdapp.domain.chips import chip_sets, racing
from tdapp.domain.chips.chip_bank import Adjusted, AdjustKind, Odd, Race, RaceRounding, RaceWay, TableRace, rounding_of
from tdapp.domain.chips.chip_facts import (
    ChipsAdjusted,
    OddChipsCounted,
    RaceBegun,
    RaceEnded,
    StacksCounted,
    TableRaced,
)
from tdapp.domain.chips.chip_race import dealt
from tdapp.domain.facts import Fact
from tdapp.domain.registration import entries
from tdapp.domain.seating import seating
from tdapp.domain.seating.seeds import seed_in
from tdapp.domain.state import State
from tdapp.domain.units import Chips, EntryId, TableNo
from tdapp.poker.cards import parse_one
from tdapp.read.chips.race import race_view
from tdapp.values import replace
from tests.domain.chips.holdings import SET, at_break, seats_of, with_chips
from tests.domain.evening import DIRECTORY, Evening, lifted, player, playing, registered, seat

ONE, TWO, THREE = TableNo(1), TableNo(2), TableNo(3)
OLD, NEW = Chips(25), Chips(100)


def race(way: RaceWay = RaceWay.CARDS, rounding: RaceRounding = RaceRounding.HALF_UP, players: int = 20) -> Evening:
    """So many at tables of nine in a break, 25s being raced off for 100s."""
    evening = at_break(players)
    evening.did(racing.begin, OLD, NEW, way=way, rounding=rounding)
    return evening


def going(evening: Evening) -> Race:
    found = evening.state.bank.race
    assert found is not None
    return found


def odds(evening: Evening, table: TableNo = ONE) -> tuple[Odd, ...]:
    """What came of the odd chips of a table."""
    return going(evening).tables[table].odds


def cards(**by_seat: str) -> dict[int, Any]:
    """Cards as written by seat: s1='Kd'."""
    return {int(seat[1:]): (parse_one(card),) for seat, card in by_seat.items()}


def count_stacks(state: State, now: Any, stacks: tuple[tuple[EntryId, Chips], ...]) -> tuple[Fact, ...]:
    """Stacks counted now, without the checks of a count."""
    return (StacksCounted(now, stacks),)


def test_a_race_begins_with_two_chips_of_the_set_and_ends_with_the_old_one_out_of_play() -> None:
    evening = at_break()
    before = evening.state.chips
    assert evening.did(racing.begin, OLD, NEW).facts == (RaceBegun(OLD, NEW, RaceWay.CARDS, RaceRounding.HALF_UP),)
    for table in evening.state.open_tables():
        assert evening.did(racing.settle, table.number, {}).facts == (TableRaced(TableRace(table.number, ())),)
    assert evening.did(racing.end).facts == (RaceEnded(OLD),)
    assert evening.state.bank.gone == {OLD}
    assert evening.state.bank.raced[0].before == before == evening.state.chips == evening.state.bank.raced[0].after
    assert evening.replayed() == evening.state


@pytest.mark.parametrize(
    ("code", "old", "new"),
    [
        ("race.not_in_set", 20, 100),
        ("race.not_in_set", 25, 200),
        ("race.not_a_multiple", 500, 100),
        ("race.not_a_multiple", 25, 25),
    ],
)
def test_chips_that_cannot_be_raced_are_refused(code: str, old: int, new: int) -> None:
    assert not at_break().refused(code, racing.begin, Chips(old), Chips(new)).overridable


def test_a_chip_of_which_no_whole_number_makes_the_next_one_is_refused() -> None:
    odd_set = replace(SET, chips=(SET.chips[0], replace(SET.chips[1], value=Chips(60))))
    refused = at_break(chip_set=odd_set).refused("race.not_a_multiple", racing.begin, OLD, Chips(60))
    assert refused.facts == {"old": 25, "new": 60}


def test_one_race_at_a_time_and_a_chip_is_raced_off_once() -> None:
    evening = race()
    assert evening.refused("race.goes_on", racing.begin, Chips(100), Chips(500)).facts == {"chip": 25}
    evening.did(racing.end, allow=lifted("race.tables_left"))
    assert evening.refused("race.gone", racing.begin, OLD, NEW).facts == {"chip": 25}
    assert evening.refused("race.none", racing.settle, ONE, {}).facts == {}
    assert evening.refused("race.none", racing.end).facts == {}
    assert evening.refused("race.none", racing.draw, "1/ab").facts == {}


def test_without_a_set_or_without_seats_nothing_is_raced() -> None:
    assert playing(20).refused("race.no_set", racing.begin, OLD, NEW).facts == {}
    evening = with_chips(registered(5))
    assert evening.refused("seat.not_drawn", racing.begin, OLD, NEW).facts == {}


def test_a_blind_still_to_come_that_needs_the_chip_takes_a_reason() -> None:
    evening = at_break().wait(-41)  # level 1 has blinds of 50 and 100
    refused = evening.refused("race.still_needed", racing.begin, OLD, NEW)
    assert refused.overridable
    assert refused.facts == {"chip": 25, "level": 1, "amount": 50}
    assert evening.did(racing.begin, OLD, NEW, allow=lifted("race.still_needed"))


def test_a_chip_is_not_raced_off_before_a_lower_one_unless_somebody_says_why() -> None:
    refused = at_break().refused("race.lower_stays", racing.begin, Chips(100), Chips(500))
    assert refused.overridable
    assert refused.facts == {"chip": 100, "lower": 25}


def test_tda_24_the_highest_cards_win_one_chip_each_and_suits_break_ties() -> None:
    evening = race()
    one, two, three, *_ = seats_of(evening, ONE)
    hands = {one: parse_one("Kd"), two: parse_one("Kh"), three: parse_one("9s")}
    evening.did(racing.settle, ONE, {one: 3, two: 1, three: 2}, cards={seat: (card,) for seat, card in hands.items()})
    assert [(each.got, each.card) for each in odds(evening)] == [(1, "Kd"), (1, "Kh"), (0, "9s")]  # 6 x 25 is 1.5
    evening.did(racing.settle, ONE, {one: 2, two: 1, three: 1}, cards={seat: (card,) for seat, card in hands.items()})
    assert [each.got for each in odds(evening)] == [0, 1, 0]


def test_hc_24_nobody_is_raced_out_but_keeps_the_smallest_chip() -> None:
    evening = race()
    one, two, *_ = seats_of(evening, ONE)
    before = evening.state.chips
    hands = {one: (parse_one("2c"),), two: (parse_one("Ad"),)}
    evening.did(racing.settle, ONE, {one: 1, two: 3}, cards=hands, only_these=[one])
    assert [(each.got, each.kept) for each in odds(evening)] == [(0, 100), (1, 0)]
    assert evening.state.chips == before + 200 - 100
    evening.did(racing.settle, ONE, {one: 1, two: 3}, cards=hands)
    assert [(each.got, each.kept) for each in odds(evening)] == [(0, 0), (1, 0)]
    assert evening.state.chips == before


def test_the_chip_that_is_kept_is_the_lowest_that_stays_whatever_is_raced_for() -> None:
    lower = replace(SET, chips=(replace(SET.chips[0], value=Chips(5)), *SET.chips))
    evening = playing(20).wait(41)
    evening.did(chip_sets.choose_set, lower)  # and nobody has said how stacks are made
    evening.did(racing.begin, OLD, Chips(500), allow=lifted("race.still_needed", "race.lower_stays"))
    one, *_ = seats_of(evening, ONE)
    evening.did(racing.settle, ONE, {one: 1}, only_these=[one])
    assert [(each.got, each.kept) for each in odds(evening)] == [(0, 5)]


def test_a_stack_counted_in_this_break_says_by_itself_that_somebody_has_no_other_chips() -> None:
    evening = race()
    one, *_ = seats_of(evening, ONE)
    entry = evening.state.tables[ONE].seats[one - 1]
    evening.did(count_stacks, ((entry, Chips(25)),))
    evening.did(racing.settle, ONE, {one: 1})
    assert [(each.only, each.got, each.kept) for each in odds(evening)] == [(True, 0, 100)]


def test_more_odd_chips_than_the_counted_stack_are_refused_with_both_numbers_and_take_a_reason() -> None:
    evening = race()
    one, *_ = seats_of(evening, ONE)
    entry = evening.state.tables[ONE].seats[one - 1]
    evening.did(count_stacks, ((entry, Chips(50)),))
    refused = evening.refused("race.more_than_stack", racing.settle, ONE, {one: 3})
    assert refused.overridable
    assert refused.facts == {"entry": entry, "worth": 75, "chips": 50}
    evening.did(racing.settle, ONE, {one: 3}, allow=lifted("race.more_than_stack"))


def leave(state: State, now: Any, chips: int) -> tuple[Fact, ...]:
    """Only so many chips stay in play."""
    return (ChipsAdjusted(Adjusted(AdjustKind.LOST, chips - state.chips)),)


def test_odd_chips_of_all_tables_worth_more_than_all_in_play_are_refused_with_both_numbers() -> None:
    evening = race()
    evening.do(leave, 225)
    one, two, *_ = seats_of(evening, ONE)
    hands = {one: (parse_one("Kd"),), two: (parse_one("Ks"),)}
    evening.did(racing.settle, ONE, {one: 3, two: 3}, cards=hands)
    one, two, *_ = seats_of(evening, TWO)
    refused = evening.refused("race.more_than_play", racing.settle, TWO, {one: 3, two: 1})
    assert (refused.facts["worth"], refused.facts["most"], refused.overridable) == (250, 225, False)
    evening.did(racing.settle, TWO, {one: 3})


def test_a_stack_counted_in_an_earlier_level_says_nothing_any_more() -> None:
    evening = at_break().wait(-5)
    entry = evening.state.tables[ONE].seats[0]
    evening.did(count_stacks, ((entry, Chips(50)),))
    evening.wait(5).did(racing.begin, OLD, NEW)
    assert evening.did(racing.settle, ONE, {1: 3})


@pytest.mark.parametrize("chips", [4, 5, -1])
def test_as_many_odd_chips_as_make_a_whole_one_are_refused(chips: int) -> None:
    evening = race()
    one, *_ = seats_of(evening, ONE)
    refused = evening.refused("race.odd", racing.settle, ONE, {one: chips})
    assert refused.facts["most"] == 3
    assert refused.facts["n"] == chips


def test_chips_of_an_empty_seat_of_no_seat_and_of_no_table_are_refused() -> None:
    evening = race()
    number = seats_of(evening, THREE)[0]
    evening.did(entries.bust_out, [evening.state.tables[THREE].seats[number - 1]])
    evening.refused("race.empty_seat", racing.settle, THREE, {number: 1})
    evening.refused("seat.unknown", racing.settle, ONE, {10: 1})
    evening.refused("table.unknown", racing.settle, TableNo(9), {})


def test_what_is_handed_in_must_be_the_odd_chips_and_whole_new_ones() -> None:
    evening = race()
    one, *_ = seats_of(evening, ONE)
    refused = evening.refused("race.collected", racing.settle, ONE, {one: 3}, collected=10)
    assert refused.facts == {"table": 1, "n": 10, "odd": 3, "chip": 25, "new": 100, "rest": 7, "over": 3}
    evening.refused("race.collected_short", racing.settle, ONE, {one: 3}, collected=2)
    evening.did(racing.settle, ONE, {one: 3}, collected=11)
    assert going(evening).slip(going(evening).tables[ONE]) == (11, 3)


def test_a_table_waits_for_its_cards_where_they_decide() -> None:
    evening = race()
    one, two, three, *_ = seats_of(evening, ONE)
    act = evening.did(racing.settle, ONE, {one: 2, two: 1})
    assert isinstance(act.facts[0], OddChipsCounted)
    assert racing.unraced(evening.state, going(evening)).tables == (ONE, TWO, THREE)
    assert evening.do(racing.settle, ONE, {one: 2, two: 1}) is None
    refused = evening.refused("race.card_missing", racing.settle, ONE, {one: 2, two: 1}, cards=cards(s1="Kd"))
    assert refused.facts["seat"].number == two
    twice = {one: (parse_one("Kd"),), two: (parse_one("Kd"),)}
    evening.refused("race.card_twice", racing.settle, ONE, {one: 2, two: 1}, cards=twice)
    evening.refused("race.races_not", racing.settle, ONE, {one: 2, two: 1}, cards={three: (parse_one("Kd"),)})
    evening.refused("race.only_without", racing.settle, ONE, {one: 2}, only_these=[two])


def test_where_everybody_or_nobody_gets_a_chip_no_card_is_dealt() -> None:
    evening = race()
    one, two, *_ = seats_of(evening, ONE)
    evening.did(racing.settle, ONE, {one: 1})
    assert [each.got for each in odds(evening)] == [0]
    evening.did(racing.settle, ONE, {one: 3, two: 3})
    assert [each.got for each in odds(evening)] == [1, 1]


def test_a_table_settled_again_counts_once() -> None:
    evening = race()
    one, *_ = seats_of(evening, ONE)
    before = evening.state.chips
    evening.did(racing.settle, ONE, {one: 3})
    assert evening.state.chips == before + 25
    evening.did(racing.settle, ONE, {one: 1})
    assert evening.state.chips == before - 25
    evening.did(racing.settle, ONE, {one: 1, seats_of(evening, ONE)[1]: 2})
    assert evening.state.chips == before, "a table that waits again has changed nothing"
    assert evening.replayed() == evening.state


def test_round_up_gives_everybody_with_odd_chips_one_new_chip() -> None:
    evening = race(RaceWay.ROUND_UP)
    one, two, three, *_ = seats_of(evening, ONE)
    before = evening.state.chips
    evening.did(racing.settle, ONE, {one: 1, two: 2, three: 3})
    assert [each.got for each in odds(evening)] == [1, 1, 1]
    assert evening.state.chips == before + 300 - 150


def test_the_floor_gives_as_it_decides_and_never_more_than_one_chip() -> None:
    evening = race(RaceWay.FLOOR)
    one, two, *_ = seats_of(evening, ONE)
    evening.did(racing.settle, ONE, {one: 1, two: 3}, only_these=[one])
    assert going(evening).waiting
    evening.refused("race.one_each", racing.settle, ONE, {one: 1, two: 3}, given={two: 2})
    evening.refused("race.floor_decides", racing.settle, ONE, {one: 1, two: 3}, cards=cards(**{f"s{one}": "Kd"}))
    evening.refused("race.floor_decides", racing.draw, "1/ab")
    evening.did(racing.settle, ONE, {one: 1, two: 3}, given={two: 1}, only_these=[one])
    assert [(each.got, each.kept) for each in odds(evening)] == [(0, 100), (1, 0)]
    evening.did(racing.settle, ONE, {one: 1, two: 3}, given={})
    assert [(each.got, each.kept) for each in odds(evening)] == [(0, 0), (0, 0)]


def test_one_numbered_draw_deals_the_cards_of_every_table_that_waits() -> None:
    evening = race(RaceWay.DRAWN)
    for table in (ONE, TWO):
        one, two, three, *_ = seats_of(evening, table)
        evening.did(racing.settle, table, {one: 2, two: 1, three: 1})
    act = evening.did(racing.draw, "1/ab")
    assert seed_in(act.facts) == "1/ab"
    assert {fact.race.table for fact in act.facts if isinstance(fact, TableRaced)} == {ONE, TWO}
    one, two, three, *_ = seats_of(evening, TWO)
    best = {seat: max(dealt) for seat, dealt in dealt("1/ab", TWO, {one: 2, two: 1, three: 1}).items()}
    winner = max(best, key=lambda seat: best[seat])
    assert [each.seat for each in odds(evening, TWO) if each.got] == [winner]
    assert evening.refused("race.nothing_waits", racing.draw, "2/ab").facts == {}
    assert evening.refused("race.not_entered", racing.draw, "2/ab", [THREE]).facts == {"table": THREE}


def test_chips_that_were_drawn_for_are_not_drawn_for_again() -> None:
    evening = race(RaceWay.DRAWN)
    one, two, three, *_ = seats_of(evening, ONE)
    evening.did(racing.settle, ONE, {one: 2, two: 1, three: 1})
    evening.did(racing.draw, "1/ab")
    assert evening.do(racing.settle, ONE, {one: 2, two: 1, three: 1}) is None
    assert evening.did(racing.settle, ONE, {one: 2, two: 1})
    assert evening.did(racing.draw, "2/ab")


def test_a_draw_for_somebody_who_left_his_seat_since_is_refused() -> None:
    evening = race(RaceWay.DRAWN)
    one, two, *_ = seats_of(evening, ONE)
    evening.did(racing.settle, ONE, {one: 2, two: 1})
    entry = evening.state.tables[ONE].seats[one - 1]
    evening.did(seating.move, entry, evening.state.tables[THREE].free[0])
    refused = evening.refused("race.has_left", racing.draw, "1/ab")
    assert refused.facts["entry"] == entry


def test_a_table_that_was_broken_meanwhile_waits_for_nothing_and_is_not_in_the_way() -> None:
    evening = race(RaceWay.DRAWN, players=14)
    for table in (ONE, TWO):
        one, two, *_ = seats_of(evening, table)
        evening.did(racing.settle, table, {one: 2, two: 1})
    for entry in [each for each in evening.state.tables[ONE].seats if each][:2]:
        evening.did(entries.bust_out, [entry])
    for entry in [each for each in evening.state.tables[TWO].seats if each][2:]:
        evening.did(entries.bust_out, [entry])
    free = evening.state.tables[ONE].free
    for entry, place in zip([each for each in evening.state.tables[TWO].seats if each], free, strict=False):
        evening.did(seating.move, entry, place)
    evening.did(seating.close_table, TWO)
    one, two, *_ = seats_of(evening, ONE)
    evening.did(racing.settle, ONE, {one: 2, two: 1})
    assert {fact.race.table for fact in evening.did(racing.draw, "1/ab").facts if isinstance(fact, TableRaced)} == {ONE}
    view = race_view(evening.state, going(evening), DIRECTORY)
    assert [table.number for table in view.tables] == [1]
    assert evening.did(racing.end)


def test_a_done_table_whose_player_has_left_is_not_entered_again_and_what_he_got_stands() -> None:
    evening = race(RaceWay.ROUND_UP)
    one, two, *_ = seats_of(evening, ONE)
    evening.did(racing.settle, ONE, {one: 3, two: 1})
    mover, change = evening.state.tables[ONE].seats[one - 1], rounding_of(going(evening))
    evening.did(seating.move, mover, evening.state.tables[THREE].free[0])
    refused = evening.refused("race.raced_left", racing.settle, ONE, {two: 1})
    assert not refused.overridable
    assert refused.facts == {"entry": mover, "seat": seat(1, one)}
    assert rounding_of(going(evening)) == change == evening.state.bank.change
    evening.undo()
    assert evening.did(racing.settle, ONE, {one: 2, two: 1})


def test_a_race_does_not_end_over_players_whose_table_was_broken_before_it_was_raced() -> None:
    evening = race(RaceWay.ROUND_UP, players=14)
    evening.did(racing.settle, ONE, {})
    for entry in [each for each in evening.state.tables[TWO].seats if each][2:]:
        evening.did(entries.bust_out, [entry])
    movers = [each for each in evening.state.tables[TWO].seats if each]
    free = evening.state.tables[ONE].free
    for entry, place in zip(movers, free, strict=False):
        evening.did(seating.move, entry, place)
    evening.did(seating.close_table, TWO)
    refused = evening.refused("race.players_left", racing.end)
    assert refused.overridable
    assert refused.facts == {"n": 2, "seats": free[:2]}
    evening.did(racing.settle, ONE, {free[0].number: 3, free[1].number: 1})
    assert evening.did(racing.end)
    assert evening.state.bank.change == 25 + 75


@pytest.mark.parametrize("way", RaceWay)
def test_that_a_newcomer_has_no_odd_chips_is_on_record_and_nobody_deals_again(way: RaceWay) -> None:
    evening = race(way)
    one, two, *_ = seats_of(evening, ONE)
    said: dict[RaceWay, dict[str, Any]] = {
        RaceWay.CARDS: {"cards": {one: (parse_one("Kd"),), two: (parse_one("9s"),)}},
        RaceWay.FLOOR: {"given": {one: 1}},
    }
    evening.did(racing.settle, ONE, {one: 2, two: 1}, **said.get(way, {}))
    if way is RaceWay.DRAWN:
        evening.did(racing.draw, "1/ab")
    before = going(evening).tables[ONE]
    assert evening.do(racing.settle, ONE, {one: 2, two: 1}) is None
    mover = next(entry for entry in evening.state.tables[TWO].seats if entry)
    evening.did(seating.move, mover, evening.state.tables[ONE].free[0])
    for table in (TWO, THREE):
        evening.did(racing.settle, table, {})
    assert (
        evening.refused("race.players_left", racing.end).facts["seats"]
        == racing.unraced(evening.state, going(evening)).seats
    )
    evening.did(racing.settle, ONE, {one: 2, two: 1})
    assert going(evening).tables[ONE] == before
    assert racing.unraced(evening.state, going(evening)).done
    assert evening.did(racing.end)


def test_who_moves_from_a_raced_table_or_buys_in_meanwhile_has_no_odd_chips_left() -> None:
    evening = race(RaceWay.ROUND_UP)
    for table in (ONE, TWO, THREE):
        evening.did(racing.settle, table, {})
    mover = evening.state.tables[ONE].seats[seats_of(evening, ONE)[0] - 1]
    evening.did(seating.move, mover, evening.state.tables[THREE].free[0])
    evening.did(entries.register, [player(99)], "late", allow=lifted("registration.is_closed"))
    newcomer = evening.state.entries[evening.state.last_entry]
    assert newcomer.seat is not None
    assert evening.did(racing.end)


def test_a_chip_somebody_keeps_comes_from_the_stock_too() -> None:
    few = replace(SET, chips=(SET.chips[0], replace(SET.chips[1], stock=8 * 20 + 1), *SET.chips[2:]))
    evening = at_break(chip_set=few)
    evening.did(racing.begin, OLD, NEW)
    first, second = seats_of(evening, ONE)[0], seats_of(evening, TWO)[0]
    evening.did(racing.settle, ONE, {first: 1}, only_these=[first])
    refused = evening.refused("race.stock", racing.settle, TWO, {second: 1}, only_these=[second])
    assert refused.facts == {"chip": 100, "n": 2, "most": 1}


def test_more_than_fifty_two_odd_chips_are_dealt_from_a_further_deck() -> None:
    racing_seats = dict.fromkeys(range(1, 11), 9)
    found = dealt("1/ab", 4, racing_seats)
    every = [card for seat in sorted(found) for card in found[seat]]
    assert len(set(every[:52])) == 52
    assert len(every) == 90
    assert len(set(every[52:])) == 38


def test_more_new_chips_than_are_at_hand_take_a_reason() -> None:
    few = replace(SET, chips=(SET.chips[0], replace(SET.chips[1], stock=8 * 20 + 2, reserve=1), *SET.chips[2:]))
    evening = at_break(chip_set=few)
    evening.did(racing.begin, OLD, NEW, way=RaceWay.ROUND_UP)
    one, two, *_ = seats_of(evening, ONE)
    refused = evening.refused("race.stock", racing.settle, ONE, {one: 1, two: 1})
    assert refused.overridable
    assert refused.facts == {"chip": 100, "n": 2, "most": 1}
    evening.did(racing.settle, ONE, {one: 1})
    refused = evening.refused("race.stock", racing.settle, TWO, {seats_of(evening, TWO)[0]: 1})
    assert refused.facts == {"chip": 100, "n": 2, "most": 1}


def test_more_old_chips_than_were_ever_made_take_a_reason() -> None:
    few = replace(SET, chips=(replace(SET.chips[0], stock=160), *SET.chips[1:]))
    evening = at_break(chip_set=few)
    evening.did(racing.begin, OLD, NEW)
    refused = evening.refused("race.more_than_made", racing.settle, ONE, {}, collected=164)
    assert refused.overridable
    assert refused.facts == {"chip": 25, "n": 164, "most": 160}


def test_a_race_with_tables_to_go_ends_with_a_reason_only() -> None:
    evening = race()
    evening.did(racing.settle, TWO, {})
    refused = evening.refused("race.tables_left", racing.end)
    assert refused.overridable
    assert refused.facts == {"n": 2, "tables": (ONE, THREE)}


def test_a_race_that_is_taken_back_brings_its_rounding_back() -> None:
    evening = race(RaceWay.ROUND_UP)
    before = evening.state.chips
    evening.did(racing.settle, ONE, {seats_of(evening, ONE)[0]: 1})
    assert rounding_of(going(evening)) == 75
    evening.undo()
    assert evening.state.chips == before
