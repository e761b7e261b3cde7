"""A difference of a count is traced to what brought it about, whatever that was."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.domain.chips import chip_counts
from tdapp.domain.chips.chip_bank import Adjusted, AdjustKind, Odd, RaceRounding, RaceWay, TableRace
from tdapp.domain.chips.chip_facts import ChipsAdjusted, RaceBegun, RaceEnded, TableRaced
from tdapp.domain.chips.count_cause import Cause, Why
from tdapp.domain.chips.count_causes import MOST, causes, difference
from tdapp.domain.facts import Fact
from tdapp.domain.journal import apply
from tdapp.domain.registration import entries, sales
from tdapp.domain.rulings.ruling_facts import Disqualified
from tdapp.domain.typing_slips import TypingSlip, slip
from tdapp.domain.units import Chips, EntryId, PenaltyNo, SaleNo, TableNo
from tdapp.values import replace
from tests.domain.chips.holdings import at_break
from tests.domain.evening import AGAIN, Evening, add_on, lifted, on_terms, rebuy

ALL = lifted("counts.table_not_payable", "counts.table_over_play", "sale.closed", "counts.over", "counts.short")
ENDED = lifted("sale.closed", "registration.is_closed")
T1, T2, T3 = TableNo(1), TableNo(2), TableNo(3)


def told(evening: Evening) -> list[Why]:
    return [cause.why for cause in causes(evening.state)]


def cause(evening: Evening, why: Why) -> Cause:
    return next(each for each in causes(evening.state) if each.why is why)


def count(evening: Evening, **numbers: int) -> None:
    """Tables as one number each: t1=140_000."""
    tables = {TableNo(int(name[1:])): Chips(chips) for name, chips in numbers.items()}
    evening.do(chip_counts.count, tables=tables, allow=ALL)


def write(evening: Evening, *facts: Fact) -> None:
    evening.state = apply(evening.state, facts)


def test_nothing_is_told_when_nothing_is_counted_or_all_agrees() -> None:
    evening = at_break(20)
    assert causes(evening.state) == ()
    count(evening, t1=140_000, t2=140_000, t3=120_000)
    assert difference(evening.state) == 0
    assert causes(evening.state) == ()


def test_what_is_not_counted_is_told_first_and_alone() -> None:
    evening = at_break(20)
    count(evening, t1=140_000, t2=140_000)
    assert causes(evening.state) == (Cause(Why.NOT_COUNTED, -120_000, 6, T3),)
    gone = next(each for each in evening.state.tables[T1].seats if each is not None)
    evening.do(entries.bust_out, [gone])
    assert told(evening) == [Why.RESEATED, Why.NOT_COUNTED]
    assert cause(evening, Why.NOT_COUNTED)[:4] == (Why.NOT_COUNTED, -260_000, 12, None)


def test_a_number_whose_digits_changed_places() -> None:
    evening = at_break(20)
    count(evening, t1=151_000, t2=136_000, t3=131_000)  # 113,000 was there
    found = cause(evening, Why.SWAPPED)
    assert (found.change, found.table, found.entered, found.meant) == (18_000, T3, 131_000, 113_000)


def test_a_zero_too_many_and_one_too_few() -> None:
    evening = at_break(20)
    sits = [each for each in evening.state.tables[T3].seats if each is not None]
    count(evening, t1=140_000, t2=140_000)
    evening.do(chip_counts.count, stacks={**dict.fromkeys(sits[1:], Chips(22_000)), sits[0]: Chips(1_000)})
    assert difference(evening.state) == -9_000
    assert causes(evening.state)[0] == Cause(
        Why.ZERO, -9_000, table=T3, entry=sits[0], entered=Chips(1_000), meant=Chips(10_000)
    )
    evening.do(chip_counts.count, stacks={sits[0]: Chips(100_000)})
    assert causes(evening.state)[0].meant == 10_000


def test_a_table_counted_both_ways() -> None:
    evening = at_break(20)
    sits = [each for each in evening.state.tables[T1].seats if each is not None]
    evening.do(chip_counts.begin_count)
    evening.do(chip_counts.count, stacks=dict.fromkeys(sits, Chips(20_000)))
    evening.wait(1)
    count(evening, t1=142_500, t2=140_000)
    assert cause(evening, Why.BOTH_WAYS)[:4] == (Why.BOTH_WAYS, 2_500, 0, T1)
    count(evening, t3=120_000)
    assert told(evening)[0] is Why.BOTH_WAYS


def test_one_sheet_entered_at_two_tables() -> None:
    evening = at_break(20)
    count(evening, t1=151_325, t2=151_325, t3=120_000)
    found = cause(evening, Why.TWICE)
    assert (found.table, found.second, found.entered, found.meant) == (T1, T2, 151_325, 128_675)


def test_the_count_before_found_the_same() -> None:
    evening = at_break(20)
    count(evening, t1=140_000, t2=144_325, t3=120_000)
    assert Why.AS_BEFORE not in told(evening)
    evening.do(chip_counts.close_count, allow=ALL)
    evening.wait(60)
    count(evening, t1=150_000, t2=134_325, t3=120_000)
    assert told(evening)[0] is Why.AS_BEFORE


def test_a_rebuy_sold_after_its_stack_was_counted() -> None:
    evening = on_terms(at_break(20), rebuy(chips=Chips(15_000)), add_on())
    count(evening, t1=140_000, t2=140_000, t3=120_000)
    one, other = (next(each for each in evening.state.tables[at].seats if each is not None) for at in (T1, T2))
    evening.do(sales.buy, one, "rebuy", allow=ALL)
    assert causes(evening.state)[0] == Cause(Why.BOUGHT_SINCE, -15_000, 1, entry=one)
    evening.do(sales.buy, other, "add-on", allow=ALL)
    assert causes(evening.state)[0] == Cause(Why.BOUGHT_SINCE, -45_000, 2)
    count(evening, t1=155_000)
    assert causes(evening.state)[0] == Cause(Why.BOUGHT_SINCE, -30_000, 1, entry=other)


def test_a_rebuy_sold_before_its_stack_was_counted_is_no_cause() -> None:
    evening = on_terms(at_break(20), rebuy(chips=Chips(15_000)), add_on())
    first, second, *_rest = (each for each in evening.state.tables[T1].seats if each is not None)
    evening.do(sales.buy, first, "rebuy", allow=ALL)
    count(evening, t1=155_000, t2=140_000, t3=120_000)
    assert Why.BOUGHT_SINCE not in told(evening)
    seated = [each for table in evening.state.open_tables() for each in table.seats if each is not None]
    evening.wait(1)
    stacks = {each: Chips(35_000 if each == first else 20_000) for each in seated}
    evening.do(chip_counts.count, stacks=stacks, allow=ALL)
    assert Why.BOUGHT_SINCE not in told(evening), "each stack was counted after the rebuy"
    evening.do(sales.buy, second, "add-on", allow=ALL)
    since = [each for each in causes(evening.state) if each.why is Why.BOUGHT_SINCE]
    assert [each.entry for each in since] == [second]


def test_somebody_who_went_out_after_his_stack_was_counted() -> None:
    evening = at_break(20)
    stacks = {each.id: Chips(20_000) for each in evening.state.playing()}
    evening.do(chip_counts.begin_count)
    evening.do(chip_counts.count, stacks=stacks)
    gone = next(each for each in evening.state.tables[T2].seats if each is not None)
    other = next(each for each in evening.state.tables[T3].seats if each is not None)
    evening.do(entries.bust_out, [gone])
    assert causes(evening.state)[0] == Cause(Why.OUT_SINCE, -20_000, 1, T2, entry=gone)
    evening.do(entries.bust_out, [other])
    assert causes(evening.state)[0] == Cause(Why.OUT_SINCE, -40_000, 2)
    heir = next(each for each in evening.state.tables[T2].seats if each is not None)
    evening.do(chip_counts.count, stacks={heir: Chips(40_000)})
    assert {each.entry for each in causes(evening.state) if each.why is Why.OUT_SINCE} == {gone, other}


def test_stacks_sold_and_not_given_out_or_given_out_and_not_sold() -> None:
    evening = on_terms(at_break(20), rebuy(chips=Chips(15_000)), AGAIN)
    count(evening, t1=140_000, t2=125_000, t3=120_000)
    assert cause(evening, Why.STACKS)[1:] == (-15_000, 1, None, None, None, 15_000, None, None, None, ("rebuy",))
    count(evening, t2=180_000)
    assert cause(evening, Why.STACKS)[1:] == (40_000, 2, None, None, None, 20_000, None, None, None, ("", "again"))


def test_stacks_that_left_play_on_paper_only() -> None:
    evening = on_terms(at_break(20), rebuy(chips=Chips(15_000)), replace(AGAIN, chips=Chips(30_000)))
    evening.do(sales.buy, EntryId(3), "rebuy", allow=ALL)
    evening.do(sales.give_back, SaleNo(1))
    write(evening, Disqualified(PenaltyNo(1), EntryId(1), Chips(31_250), "conduct", None))
    evening.do(
        entries.re_enter,
        EntryId(2),
        "again",
        "s",
        surrenders=Chips(6_175),
        allow=ENDED,
    )
    evening.do(entries.unregister, EntryId(4), allow=lifted("unregister.started", "unregister.other_share"))
    for why, chips, who in (
        (Why.DISQUALIFIED, 31_250, 1),
        (Why.GIVEN_UP, 6_175, 2),
        (Why.CANCELLED, 20_000, 4),
        (Why.GIVEN_BACK, 15_000, 3),
    ):
        of_each = _agreeing(evening)
        of_each[0] = (of_each[0][0], Chips(of_each[0][1] + chips))
        evening.do(chip_counts.count, tables=dict(of_each), allow=ALL)
        found = cause(evening, why)
        assert (found.change, found.entry) == (chips, who)


def _agreeing(evening: Evening) -> list[tuple[TableNo, Chips]]:
    """Numbers of the tables that come to what is in play."""
    tables = [table.number for table in evening.state.open_tables() if table.seated]
    part = evening.state.chips // len(tables) // 25 * 25
    rest = evening.state.chips - part * len(tables)
    return [(number, Chips(part + (rest if turn == 0 else 0))) for turn, number in enumerate(tables)]


def _off_by(evening: Evening, over: int) -> Evening:
    numbers = _agreeing(evening)
    numbers[0] = (numbers[0][0], Chips(numbers[0][1] + over))
    evening.do(chip_counts.count, tables=dict(numbers), allow=ALL)
    assert difference(evening.state) == over
    return evening


def _after_race(*, ended: bool = True) -> Evening:
    """Chips of 25 raced at three tables: 3 and 2 odd chips for one of 100, 2 for none, 4 seats of one each for one."""
    evening = at_break(20)
    sits = {table.number: [e for e in table.seats if e is not None] for table in evening.state.open_tables()}
    facts: list[Fact] = [RaceBegun(Chips(25), Chips(100), RaceWay.CARDS, RaceRounding.HALF_UP)]
    for table, odds in ((T1, (3, 2)), (T2, (2,)), (T3, (1, 1, 1, 3))):
        got = {T1: 1, T2: 0, T3: 2}[table]
        seats = [Odd(sits[table][turn], turn + 1, odd, got=int(turn < got)) for turn, odd in enumerate(odds)]
        facts.append(TableRaced(TableRace(table, tuple(seats))))
    write(evening, *facts, *((RaceEnded(Chips(25)),) if ended else ()))
    assert evening.state.bank.change == -25 - 50 + 50
    return evening


@pytest.mark.parametrize(
    ("over", "why", "table"),
    [
        (25, Why.RACE_ROUNDING, T1),
        (50, Why.RACE_ROUNDING, T2),
        (-50, Why.RACE_ROUNDING, T3),
        (125, Why.RACE_OLD, T1),
        (150, Why.RACE_OLD, T3),
        (-100, Why.RACE_NEW, T1),
        (-200, Why.RACE_NEW, T3),
        (325, Why.RACE_OLD, None),
        (-300, Why.RACE_NEW, None),
        (75, Why.RACED_OFF, None),
    ],
)
def test_a_race_that_went_another_way_than_it_was_written_down(over: int, why: Why, table: TableNo | None) -> None:
    evening = _off_by(_after_race(), over)
    found = [(each.why, each.table) for each in causes(evening.state)]
    assert (why, table) in found


def test_a_race_that_goes_on_comes_first() -> None:
    evening = _off_by(_after_race(ended=False), 75)
    assert Why.RACE_ON not in told(evening)  # every table is raced
    again = at_break(20)
    write(again, RaceBegun(Chips(25), Chips(100), RaceWay.CARDS, RaceRounding.HALF_UP))
    assert causes(_off_by(again, 75).state)[0] == Cause(Why.RACE_ON, 75, 3, chip=Chips(25), other=Chips(100))


def test_an_adjustment_written_down_and_not_done_or_done_twice() -> None:
    evening = at_break(20)
    write(evening, ChipsAdjusted(Adjusted(AdjustKind.FOUND, -1_325, ((Chips(25), 53),), table=T2)))
    assert cause(_off_by(evening, 1_325), Why.ADJUSTED)[:4] == (Why.ADJUSTED, 1_325, 1, T2)
    assert cause(_off_by(evening, -1_325), Why.ADJUSTED).change == -1_325


@pytest.mark.parametrize(
    ("over", "expected"),
    [
        (4_000, Cause(Why.EXCHANGED, 4_000, 1, chip=Chips(1_000), other=Chips(5_000))),
        (-4_000, Cause(Why.EXCHANGED, -4_000, 1, chip=Chips(5_000), other=Chips(1_000))),
        (475, Cause(Why.EXCHANGED, 475, 1, chip=Chips(25), other=Chips(500))),
        (-5_000, Cause(Why.CHIPS, -5_000, 1, chip=Chips(5_000))),
        (1_500, Cause(Why.CHIPS, 1_500, 3, chip=Chips(500))),
        (2_000, Cause(Why.BARREL, 2_000, 20, chip=Chips(100))),
    ],
)
def test_single_chips(over: int, expected: Cause) -> None:
    assert expected in causes(_off_by(at_break(20), over).state)


# Whatever goes wrong alone is among the causes.

STEP = 25


@settings(max_examples=120, deadline=None)
@given(st.data())
def test_one_slip_of_the_hand_is_found_whichever_number_it_is_in(data: st.DataObject) -> None:
    evening = at_break(20)
    true = _agreeing(evening)
    shift = data.draw(st.integers(-1_000, 1_000)) * STEP
    true = [(T1, Chips(true[0][1] + shift)), (T2, Chips(true[1][1] - shift)), true[2]]
    number, right = data.draw(st.sampled_from(true))
    wrong = data.draw(st.sampled_from(sorted(_slips(right)) or [right]))
    evening.do(chip_counts.count, tables={**dict(true), number: Chips(wrong)}, allow=ALL)
    over = difference(evening.state)
    assert over == wrong - right
    found = causes(evening.state)
    assert len(found) <= MOST
    assert all(each.change == over for each in found)
    if over:
        kinds = {TypingSlip.SWAPPED: Why.SWAPPED, TypingSlip.ZERO_MORE: Why.ZERO, TypingSlip.ZERO_LESS: Why.ZERO}
        why = kinds[slip(wrong, right)]  # type: ignore[index]
        assert (why, number) in {(each.why, each.table) for each in found}


def _slips(right: int) -> set[int]:
    """What a hand may make of a number, as long as chips could make it."""
    digits = str(right)
    made = {int(digits[:at] + digits[at + 1] + digits[at] + digits[at + 2 :]) for at in range(len(digits) - 1)}
    made |= {right * 10} | ({right // 10} if right % 10 == 0 else set())
    return {number for number in made if number >= 9 and slip(number, right) is not None}


@settings(max_examples=150, deadline=None)
@given(st.integers(-3_000_000, 3_000_000))
def test_every_cause_would_explain_the_whole_difference(over: int) -> None:
    evening = on_terms(at_break(20), rebuy(chips=Chips(15_000)), add_on())
    numbers = dict(_agreeing(evening))
    if numbers[T1] + over < 7:
        return
    numbers[T1] = Chips(numbers[T1] + over)
    evening.do(chip_counts.count, tables=numbers, allow=ALL)
    found = causes(evening.state)
    assert all(each.change == over for each in found)
    assert len(found) <= MOST
    assert bool(found) is False or over != 0


def test_slips_are_of_one_kind_each() -> None:
    assert slip(5, 5) is None
    assert slip(10, 0) is None
    assert slip(12_345, 12_354) is TypingSlip.SWAPPED
    assert slip(12_345, 13_245) is TypingSlip.SWAPPED
    assert slip(12_345, 14_325) is None
    assert slip(71_000, 11_000) is TypingSlip.MISREAD
    assert slip(123, 45_678) is None
