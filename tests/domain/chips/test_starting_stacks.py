"""Ways to make a stack: those of clubs are found, and none is proposed that cannot be made."""

from collections.abc import Collection
from datetime import timedelta

from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.app.club.templates import structures
from tdapp.domain.chips.chip_set import ChipSet, Pieces, worth
from tdapp.domain.chips.starting_stacks import MOST, Remark, StackProposal, Way, least_low, propose
from tdapp.domain.clock.structure import AnteKind, Level, Structure
from tdapp.domain.units import Chips
from tests.domain.chips.chip_samples import HOME, PLENTY, TWO_TABLES, chip_set, pieces

CLUB = next(each.structure for each in structures() if each.key == "club_t25")
NINE = 9


def ways(
    chips: int,
    whole: ChipSet,
    structure: Structure = CLUB,
    *,
    stacks: int,
    taken: dict[int, int] | None = None,
    gone: Collection[int] = (),
) -> tuple[StackProposal, ...]:
    values = [value for value in whole.values if value not in gone]
    held = {Chips(chip): count for chip, count in (taken or {}).items()}
    return propose(Chips(chips), whole, structure, stacks=stacks, values=values, taken=held, seats=NINE)


def piles(proposals: tuple[StackProposal, ...]) -> list[Pieces]:
    return [proposal.pieces for proposal in proposals]


def levels(*blinds: int, ante: int = 0) -> Structure:
    kind = AnteKind.EACH if ante else AnteKind.NONE
    ten = timedelta(minutes=10)
    return tuple(Level(Chips(small), Chips(2 * small), Chips(ante), kind, ten) for small in blinds)


def test_ten_thousand_as_clubs_make_it_with_12_12_5_6_and_8_8_4_7() -> None:
    found = ways(10_000, chip_set(PLENTY), stacks=50)
    assert (found[0].way, found[0].pieces) == (Way.USUAL, pieces(v25=8, v100=8, v500=4, v1000=7))
    assert (found[1].way, found[1].pieces) == (Way.CHANGE, pieces(v25=12, v100=12, v500=5, v1000=6))
    assert [sum(count for _chip, count in each.pieces) for each in found] == [27, 35, 21]


def test_four_hundred_chips_give_ten_stacks_of_12_12_5_6_beside_the_chips_for_colour_ups() -> None:
    found = ways(10_000, chip_set(HOME), stacks=10, taken={1000: 15, 5000: 5})
    assert found == (StackProposal(pieces(v25=12, v100=12, v500=5, v1000=6), Way.ONLY, 10),)


def test_two_tables_of_ten_get_8_8_4_7() -> None:
    assert piles(ways(10_000, chip_set(TWO_TABLES), stacks=20)) == [pieces(v25=8, v100=8, v500=4, v1000=7)]


def test_two_thousand_from_fives_as_15_13_11_1_or_with_fewer_pieces() -> None:
    fives = levels(5, 10, 15, 20, 30, 40, 50, 75)
    exactly = chip_set({5: 300, 25: 260, 100: 220, 500: 20})
    assert piles(ways(2_000, exactly, fives, stacks=20)) == [pieces(v5=15, v25=13, v100=11, v500=1)]
    for each in ways(2_000, chip_set({5: 9000, 25: 9000, 100: 9000, 500: 9000}), fives, stacks=20):
        assert sum(count for _chip, count in each.pieces) < 40
        assert dict(each.pieces)[Chips(5)] >= least_low(fives, (Chips(5), Chips(25)), seats=NINE)


def test_chips_too_low_for_any_blind_stay_in_the_safe() -> None:
    whole = chip_set({**PLENTY, 5: 10_000})
    assert all(chip >= 25 for each in ways(10_000, whole, stacks=10) for chip, _count in each.pieces)
    late = CLUB[12:]  # from 1,000/2,000 on
    assert all(chip >= 500 for each in ways(10_000, whole, late, stacks=10) for chip, _count in each.pieces)


def test_what_was_raced_off_is_not_handed_out() -> None:
    found = ways(10_000, chip_set(PLENTY), stacks=10, gone=(25,))
    assert found
    assert all(chip != 25 for each in found for chip, _count in each.pieces)


def test_a_round_of_blinds_and_antes_is_payable_from_the_lowest_chips() -> None:
    two = (Chips(25), Chips(100))
    assert least_low(levels(25, 50, 75), two, seats=NINE) == 3 + 2
    assert least_low(levels(25, ante=25), two, seats=NINE) == 1 + 2 + NINE
    assert least_low(levels(100), two, seats=NINE) == 0
    few = ways(10_000, chip_set({25: 40, 100: 400, 500: 400, 1000: 400}), stacks=10)
    assert {Remark.FEW_LOW} == {remark for each in few for remark in each.remarks}


def test_without_any_of_the_chip_the_blinds_need_every_way_says_so() -> None:
    found = ways(10_000, chip_set({25: 0, 100: 400, 500: 400, 1000: 400}), stacks=10)
    assert found
    assert all(Remark.FEW_LOW in each.remarks for each in found)


def test_where_the_chips_are_not_enough_the_ways_say_how_far_they_go() -> None:
    found = ways(10_000, chip_set({25: 40, 100: 40, 500: 40, 1000: 40}), stacks=10)
    assert [(each.largest, each.remarks) for each in found] == [
        (5, (Remark.SHORT,)),
        (3, (Remark.SHORT,)),
        (4, (Remark.SHORT,)),
    ]


def test_a_way_for_the_largest_field_when_it_gives_more_stacks() -> None:
    found = ways(50_000, chip_set(dict.fromkeys(PLENTY, 9999)), stacks=500)
    field = next(each for each in found if each.way is Way.FIELD)
    assert field.largest > max(each.largest for each in found if each.way is not Way.FIELD)


def test_what_chips_cannot_make_is_not_proposed_and_one_chip_alone_is_many_pieces() -> None:
    assert ways(10_010, chip_set(PLENTY), stacks=1) == ()
    found = ways(10_000, chip_set({25: 5_000}), stacks=10)
    assert found == (StackProposal(pieces(v25=400), Way.ONLY, 12, (Remark.MANY,)),)


stocks = st.dictionaries(
    st.sampled_from([1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 5000, 25_000]), st.integers(0, 3000), min_size=1
)


@settings(deadline=None)
@given(stocks, st.integers(1, 400).map(lambda times: times * 25), st.integers(1, 60))
def test_every_way_is_worth_the_stack_and_not_more_than_its_largest_can_be_made(
    stock: dict[int, int], chips: int, stacks: int
) -> None:
    whole = chip_set(stock)
    found = ways(chips, whole, stacks=stacks)
    for each in found:
        assert worth(each.pieces) == chips
        there = [stock[chip] // count for chip, count in each.pieces]
        assert each.largest == min(there)
        assert (Remark.SHORT in each.remarks) == (each.largest < stacks)
        assert (Remark.MANY in each.remarks) == (sum(count for _chip, count in each.pieces) > MOST)
    assert len(set(piles(found))) == len(found)


def test_a_stack_is_made_of_five_denominations_and_the_nearest_to_the_one_below_stays_out() -> None:
    whole = chip_set({25: 9000, 50: 9000, 100: 9000, 500: 9000, 1000: 9000, 5000: 9000})
    found = ways(30_000, whole, levels(25, 50, 100), stacks=20)
    assert {chip for each in found for chip, _count in each.pieces} == {25, 100, 500, 1000, 5000}
