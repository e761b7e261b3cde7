"""The ledger comes to just the chips in play, after whatever the desk, the floor and the races do."""

from collections.abc import Callable
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tdapp.domain import tournament
from tdapp.domain.chips import adjusting, chip_sets, racing
from tdapp.domain.chips.chip_bank import AdjustKind, RaceRounding, RaceWay
from tdapp.domain.clock import timing
from tdapp.domain.money.terms import Terms
from tdapp.domain.refusal import Allowed, Conflict, Refused
from tdapp.domain.registration import entries, price_list, sales
from tdapp.domain.rulings import discipline
from tdapp.domain.seating import seating
from tdapp.domain.units import Chips, EntryId, SaleNo, TableNo
from tdapp.read.chips.chip_ledger import LedgerKind, LedgerView, ledger_view
from tdapp.values import replace
from tests.domain.chips.holdings import SET, at_break
from tests.domain.evening import (
    AGAIN,
    DIRECTORY,
    MINUTE,
    Evening,
    add_on,
    lifted,
    on_terms,
    players,
    rebuy,
)  # fmt: skip
from tests.domain.registration.test_sale_properties import ALL, DEEDS, LISTS, PICK, deed, one

LIFTED = ("race.still_needed", "race.lower_stays", "race.tables_left", "race.more_than_made")
FREE = Allowed(ALL.codes | {*LIFTED, "adjust.more_chips", "adjust.other"})


def ledger(evening: Evening) -> LedgerView:
    return ledger_view(evening.state, evening.now, evening.acts, DIRECTORY)


def disqualifies(evening: Evening, pick: int, chips: int, *, allow: Allowed) -> None:
    who = one([each.id for each in evening.state.playing()], pick)
    evening.do(discipline.disqualify, who, Chips(chips), "conduct.cheating")


def begins_race(evening: Evening, old: int, ways: int, *, allow: Allowed) -> None:
    low, new = [(25, 100), (100, 500), (25, 500), (500, 1_000)][old % 4]
    way = [RaceWay.CARDS, RaceWay.ROUND_UP, RaceWay.FLOOR, RaceWay.DRAWN][ways % 4]
    rounding = [RaceRounding.HALF_UP, RaceRounding.ALWAYS_UP][ways % 2]
    evening.do(racing.begin, Chips(low), Chips(new), way=way, rounding=rounding, allow=FREE)


def settles(evening: Evening, pick: int, odd: list[int], *, allow: Allowed) -> None:
    table = one(evening.state.open_tables(), pick)
    race = evening.state.bank.race
    seats = [number for number, who in enumerate(table.seats, 1) if who is not None]
    odds = {seat: chips for seat, chips in zip(seats, odd, strict=False) if chips}
    given = {seat: turn % 2 for turn, seat in enumerate(odds)} if race and race.way is RaceWay.FLOOR else None
    evening.do(racing.settle, table.number, odds, given=given, allow=allow)


def draws(evening: Evening, seed: int, *, allow: Allowed) -> None:
    evening.do(racing.draw, f"cards {seed}", allow=allow)


def ends_race(evening: Evening, *, allow: Allowed) -> None:
    evening.do(racing.end, allow=FREE)


def adjusts(evening: Evening, kind: AdjustKind, value: int, many: int, back: bool, *, allow: Allowed) -> None:
    pieces = ((Chips(value), many),)
    evening.do(adjusting.adjust, kind, **{"given" if back else "taken": pieces}, allow=FREE)


def restacks(evening: Evening, chips: int, *, allow: Allowed) -> None:
    evening.do(tournament.change_setup, replace(evening.state.setup, starting_stack=Chips(chips * 1_000)))


CHIP_DEEDS = st.one_of(
    deed(disqualifies, PICK, st.integers(0, 40_000)),
    deed(begins_race, PICK, PICK),
    deed(settles, PICK, st.lists(st.integers(0, 3), max_size=9)),
    deed(settles, PICK, st.lists(st.integers(0, 3), max_size=9)),
    deed(draws, PICK),
    deed(ends_race),
    deed(adjusts, st.sampled_from(AdjustKind), st.sampled_from([25, 100, 1_000]), st.integers(1, 9), st.booleans()),
    deed(restacks, st.integers(5, 40)),
)

STEPS = st.tuples(st.one_of(DEEDS, CHIP_DEEDS, CHIP_DEEDS), st.booleans(), st.integers(0, 12))


@settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(st.lists(STEPS, min_size=15, max_size=45), st.booleans(), PICK)
def test_the_ledger_is_always_the_chips_in_play(script: list[Any], begun: bool, ways: int) -> None:
    evening = Evening()
    evening.do(tournament.open_registration)
    evening.do(price_list.set_terms, Terms(offers=LISTS[0]))
    evening.do(chip_sets.choose_set, SET)
    evening.do(entries.register, players(12), "s")
    if begun:
        evening.do(seating.draw_seats, "s")
        evening.do(timing.start)
        begins_race(evening, 0, ways, allow=FREE)
    for (act, args), reason, minutes in script:
        evening.now += minutes * MINUTE
        _tried(evening, act, args, allow=FREE if reason else Allowed())
        view = ledger(evening)
        assert view.proven, (view.total, view.in_play)
        assert view.brought - view.left == view.in_play
        assert [line.running for line in view.lines][-1:] == ([view.total] if view.lines else [])
        assert all(line.change == sum(item.change for item in line.items) for line in view.lines)


def _tried(evening: Evening, act: Callable[..., None], args: tuple[Any, ...], *, allow: Allowed) -> None:
    try:
        act(evening, *args, allow=allow)
    except (Refused, Conflict):
        return


def test_each_kind_of_line_names_its_acts() -> None:
    evening = on_terms(at_break(20), rebuy(chips=Chips(15_000)), add_on(), AGAIN)
    free = lifted("sale.closed", "registration.is_closed", "unregister.started", "unregister.other_share")
    evening.do(entries.re_enter, EntryId(2), "again", "s", surrenders=Chips(6_175), allow=free)
    evening.do(sales.buy, EntryId(3), "rebuy", allow=free)
    evening.do(sales.buy, EntryId(4), "rebuy", allow=free)
    evening.do(sales.give_back, SaleNo(1))
    evening.do(sales.buy, EntryId(5), "add-on", allow=free)
    evening.do(discipline.disqualify, EntryId(6), Chips(18_000), "conduct.cheating")
    evening.do(entries.unregister, EntryId(7), allow=free)
    view = ledger(evening)
    assert view.proven
    told = [(line.kind, line.offer, line.n, line.each, line.change) for line in view.lines]
    assert told == [
        (LedgerKind.ENTRY, "", 20, 20_000, 400_000),
        (LedgerKind.RE_ENTRY, "Re-entry", 1, 20_000, 20_000),
        (LedgerKind.REBUY, "Rebuy", 2, 15_000, 30_000),
        (LedgerKind.ADD_ON, "Add-on", 1, 30_000, 30_000),
        (LedgerKind.CANCELLED, "", 1, -20_000, -20_000),
        (LedgerKind.GIVEN_BACK, "Rebuy", 1, -15_000, -15_000),
        (LedgerKind.GIVEN_UP, "", 1, -6_175, -6_175),
        (LedgerKind.DISQUALIFIED, "", 1, -18_000, -18_000),
    ]
    assert view.lines[7].items[0].name == DIRECTORY[evening.state.entries[EntryId(6)].player]
    assert view.lines[4].items[0].name == DIRECTORY[evening.state.void[EntryId(7)].entry.player]
    assert [item.act for item in view.lines[7].items] == [
        act.number for act in evening.acts if act.verb == "floor.disqualify"
    ]
    assert view.average == view.in_play // evening.state.alive


def test_a_race_stands_table_by_table_and_what_is_entered_again_replaces_it() -> None:
    evening = at_break(20)
    evening.do(racing.begin, Chips(25), Chips(100), way=RaceWay.ROUND_UP)
    for table in evening.state.open_tables():
        evening.do(racing.settle, table.number, {_seat(evening, table.number): 3})
    evening.do(racing.settle, TableNo(1), {_seat(evening, TableNo(1)): 2})
    evening.do(racing.end)
    (line,) = [line for line in ledger(evening).lines if line.kind is LedgerKind.RACE]
    assert (line.old, line.new, line.n, line.change) == (25, 100, 3, 25 + 25 + 50)
    assert {item.table: (item.odd, item.got, item.change) for item in line.items} == {
        1: (2, 1, 50),
        2: (3, 1, 25),
        3: (3, 1, 25),
    }
    assert ledger(evening).proven


def test_nothing_sold_is_an_empty_ledger() -> None:
    view = ledger(Evening())
    assert (view.lines, view.total, view.average, view.proven) == ((), 0, None, True)


def _seat(evening: Evening, table: TableNo) -> int:
    return next(number for number, who in enumerate(evening.state.tables[table].seats, 1) if who is not None)
