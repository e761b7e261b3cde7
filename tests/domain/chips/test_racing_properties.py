"""Whatever the stacks, the chips and the way of racing: total before + documented rounding = total after; nobody goes
out; nobody gains more than one chip."""

from datetime import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from tdapp.domain.chips import racing
from tdapp.domain.chips.chip_bank import Adjusted, AdjustKind, Race, RaceRounding, RaceWay, rounding_of
from tdapp.domain.chips.chip_facts import ChipsAdjusted, ChipSetChosen
from tdapp.domain.chips.chip_race import leftovers
from tdapp.domain.chips.chip_set import Chip, ChipSet, worth
from tdapp.domain.facts import Fact
from tdapp.domain.state import State
from tdapp.domain.units import Chips, TableNo
from tdapp.poker.cards import FULL_DECK, Card
from tdapp.read.chips.race import race_view
from tests.domain.chips.holdings import seats_of
from tests.domain.evening import DIRECTORY, Evening, lifted, playing

ANYTHING = lifted("race.still_needed", "race.lower_stays", "race.more_than_made", "race.stock", "race.tables_left")
Held = dict[int, dict[Chips, int]]  # by seat: pieces of each denomination


class Ladder(Struct, frozen=True):
    """The denominations in play, the one that leaves, and the one it is raced for."""

    values: tuple[Chips, ...]
    old: Chips
    new: Chips


@st.composite
def ladders(draw: st.DrawFn) -> Ladder:
    """Any: the chip that leaves is not always the lowest, and what it is raced for is not always the next one."""
    old = draw(st.integers(1, 5_000))
    new = old * draw(st.integers(2, 20))
    others = draw(st.lists(st.integers(1, 40 * old), max_size=3))
    return Ladder(tuple(Chips(value) for value in sorted({old, new, *others})), Chips(old), Chips(new))


def choose(state: State, now: datetime, chip_set: ChipSet, total: int) -> tuple[Fact, ...]:
    """A set without the checks of choosing one, and so many chips in play."""
    return (ChipSetChosen(chip_set), ChipsAdjusted(Adjusted(AdjustKind.OTHER, total - state.chips)))


@st.composite
def rooms(draw: st.DrawFn) -> tuple[Evening, dict[TableNo, Held], Ladder]:
    """A room about to race a chip, with what lies before each seat."""
    ladder = draw(ladders())
    evening = playing(draw(st.integers(2, 20))).wait(41)

    def pile() -> dict[Chips, int]:
        counts = draw(
            st.lists(st.integers(0, 60), min_size=len(ladder.values), max_size=len(ladder.values)).filter(any)
        )
        return dict(zip(ladder.values, counts, strict=True))

    room = {
        table.number: {seat: pile() for seat in seats_of(evening, table.number)}
        for table in evening.state.open_tables()
    }
    chip_set = ChipSet("any", "Any", tuple(Chip(value, "#101010", 10_000) for value in ladder.values))
    total = sum(worth(tuple(pile.items())) for held in room.values() for pile in held.values())
    evening.do(choose, chip_set, total)
    return evening, room, ladder


def play(evening: Evening, room: dict[TableNo, Held], way: RaceWay, draw: st.DataObject) -> Race:
    """The whole race, as that way of racing goes; the race when it is over."""
    for table, held in room.items():
        race = racing.going_on(evening.state)
        left = leftovers({seat: pile[race.old] for seat, pile in held.items()}, old=race.old, new=race.new)
        odd = {each.seat: each.racing for each in left if each.racing}
        only = [seat for seat in odd if held[seat][race.old] == odd[seat] == sum(held[seat].values())]
        how = {"only_these": only, "collected": sum(pile[race.old] for pile in held.values()), "allow": ANYTHING}
        evening.do(racing.settle, table, odd, **how)
        if table not in racing.going_on(evening.state).waiting:
            continue
        if way is RaceWay.FLOOR:
            given = {seat: draw.draw(st.integers(0, 1), label=f"seat {seat}") for seat in odd}
            evening.do(racing.settle, table, odd, given=given, **how)
        elif way is RaceWay.CARDS:
            cards = draw.draw(st.permutations(FULL_DECK), label="deck")
            evening.do(racing.settle, table, odd, cards=by_seat(odd, cards), **how)
    if racing.going_on(evening.state).waiting:
        evening.do(racing.draw, "1/ab", allow=ANYTHING)
    evening.did(racing.end)
    return evening.state.bank.raced[-1]


def by_seat(odd: dict[int, int], cards: list[Card]) -> dict[int, tuple[Card, ...]]:
    return {seat: (card,) for seat, card in zip(odd, cards, strict=False)}


@given(rooms(), st.sampled_from(RaceWay), st.sampled_from(RaceRounding), st.data())
def test_total_before_and_rounding_are_total_after_and_nobody_goes_out_or_gains_more_than_one_chip(
    room: tuple[Evening, dict[TableNo, Held], Ladder], way: RaceWay, rounding: RaceRounding, data: st.DataObject
) -> None:
    evening, tables, ladder = room
    old, new = ladder.old, ladder.new
    evening.did(racing.begin, old, new, way=way, rounding=rounding, allow=ANYTHING)
    before = evening.state.chips
    race = play(evening, tables, way, data)
    lowest = min(value for value in ladder.values if value != old)

    worth_before = worth_after = 0
    for number, held in tables.items():
        odds = {each.seat: each for each in race.tables[number].odds}
        for seat, pile in held.items():
            got = odds[seat].got if seat in odds else 0
            kept = odds[seat].kept if seat in odds else 0
            assert (got, kept) in ((0, 0), (1, 0), (0, lowest)), "at most one chip each"
            full = pile[old] * old // new
            others = sum(value * count for value, count in pile.items() if value != old)
            after = full * new + got * new + kept + others
            assert after > 0, "nobody is raced out"
            worth_before += pile[old] * old + others
            worth_after += after
    assert worth_before + rounding_of(race) == worth_after
    assert before + rounding_of(race) == evening.state.chips == race.after

    view = race_view(evening.state, race, DIRECTORY, ended=True)
    assert view.before + view.change == view.after and view.meanwhile == 0
    assert view.taken == sum(pile[old] for held in tables.values() for pile in held.values()), "every old chip"
    kept_worth = sum(value * count for value, count in view.kept)
    assert view.given * new + kept_worth - view.taken * old == rounding_of(race)
    assert evening.replayed() == evening.state


@given(st.lists(st.integers(1, 3), min_size=1, max_size=9), st.sampled_from(RaceRounding))
def test_rounding_a_table_by_cards_never_moves_its_total_by_a_whole_new_chip(
    odd: list[int], rounding: RaceRounding
) -> None:
    evening, table = playing(9).wait(41), TableNo(1)
    two_chips = (Chip(Chips(25), "#101010", 500), Chip(Chips(100), "#202020", 500))
    evening.do(choose, ChipSet("any", "Any", two_chips), evening.state.chips)
    evening.did(racing.begin, Chips(25), Chips(100), way=RaceWay.DRAWN, rounding=rounding, allow=ANYTHING)
    evening.did(racing.settle, table, dict(enumerate(odd, 1)), allow=ANYTHING)
    if evening.state.bank.race and evening.state.bank.race.waiting:
        evening.did(racing.draw, "3/cd")
    change = rounding_of(racing.going_on(evening.state))
    assert -50 < change <= 50 if rounding is RaceRounding.HALF_UP else 0 <= change < 100


@pytest.mark.parametrize("way", list(RaceWay))
def test_a_race_without_odd_chips_changes_nothing(way: RaceWay) -> None:
    evening = playing(20).wait(41)
    two_chips = (Chip(Chips(25), "#101010", 500), Chip(Chips(100), "#202020", 500))
    evening.do(choose, ChipSet("any", "Any", two_chips), evening.state.chips)
    before = evening.state.chips
    evening.did(racing.begin, Chips(25), Chips(100), way=way, allow=ANYTHING)
    for number in evening.state.tables:
        evening.did(racing.settle, number, {}, collected=40)
    evening.did(racing.end)
    assert evening.state.chips == before
