"""Random hands of random tables: chips in are chips out, and nobody wins more from another than he put in."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.poker.betting import Betting, BlindPot, OverShortBet, Structure
from tdapp.poker.cards import deck
from tdapp.poker.games import GAMES
from tdapp.poker.hand import Hand, replay
from tdapp.poker.operations import (
    AntePosted,
    Awarded,
    BetTo,
    BoardDealt,
    Called,
    Checked,
    CommissionTaken,
    Decision,
    Folded,
    HoleDealt,
    Mucked,
    Shown,
)
from tdapp.poker.phase import Phase
from tdapp.poker.phh_read import read
from tdapp.poker.phh_write import write
from tdapp.poker.pots import Commission, OddChips
from tdapp.poker.table import AnteKind, AnteOrder, Post, Showing, Table


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Any game, any structure, two to ten players, many of them short."""
    game = draw(st.sampled_from(GAMES))
    count = draw(st.integers(2, min(10, 44 // game.hole_cards)))
    chip = draw(st.sampled_from([1, 25]))
    big = draw(st.sampled_from([2, 4, 10])) * chip
    structure = draw(st.sampled_from(Structure))
    seats = draw(st.permutations(range(1, 11)))[:count]
    ordered = sorted(seats)
    missing = count > 2 and draw(st.booleans())
    small_seat = None if missing else ordered[-1] if count == 2 else ordered[0]
    big_seat = ordered[0] if count == 2 or missing else ordered[1]
    stacks = draw(st.lists(st.integers(1, 60), min_size=count, max_size=count))
    kind = draw(st.sampled_from(AnteKind))
    betting = Betting(
        structure,
        big,
        big * 2 if structure in (Structure.FIXED_LIMIT, Structure.STRUCTURED) else big,
        raise_cap=draw(st.sampled_from([None, 3])),
        blind_pot=draw(st.sampled_from(BlindPot)),
        antes_count=draw(st.booleans()),
        over_short_bet=draw(st.sampled_from(OverShortBet)),
        call_below_minimum=draw(st.booleans()),
    )
    posts = ()
    if count > 3 and draw(st.booleans()):
        posts = (Post(ordered[2], big, draw(st.sampled_from([0, big // 2 // chip * chip]))),)
    return Table(
        game,
        betting,
        tuple(ordered),
        tuple(stack * chip for stack in stacks),
        button=ordered[-1],
        small_blind_seat=small_seat,
        big_blind_seat=big_seat,
        small_blind=draw(st.sampled_from([big // 2 // chip * chip, big])),
        big_blind=big,
        ante=draw(st.integers(1, 12)) * chip if kind is not AnteKind.NONE else 0,
        ante_kind=kind,
        ante_order=draw(st.sampled_from(AnteOrder)),
        posts=posts,
        lowest_chip=chip,
        odd_chips=draw(st.sampled_from(OddChips)),
        showing=draw(st.sampled_from(Showing)),
        commission=draw(st.sampled_from([None, None, Commission(2)])),
    )


def decision(hand: Hand, luck: int, cards: list[int]) -> Decision:
    """The next step that `luck` chooses among the legal ones."""
    if hand.phase is Phase.BOARD:
        count = 1 if hand.board else 3
        return BoardDealt(tuple(cards.pop() for _ in range(count)))  # type: ignore[misc]
    if hand.phase is Phase.SHOW:
        seat = hand.showing_order()[0]
        if luck % 3 == 0 and hand.why_not(Mucked(seat)) is None:
            return Mucked(seat)
        return Shown(seat)
    choices = hand.choices()
    assert choices is not None
    least, most = choices.raise_to.least, choices.raise_to.most
    if least is not None and most is not None and luck % 4 == 0:
        chip = hand.table.lowest_chip
        return BetTo(choices.seat, least + (most - least) * (luck % 7) // 6 // chip * chip)
    if choices.to_call and luck % 4 == 1:
        return Folded(choices.seat)
    return Called(choices.seat, choices.to_call) if choices.to_call else Checked(choices.seat)


def played(table: Table, seed: int, luck: list[int]) -> Hand:
    """The hand to its end."""
    cards: list[int] = list(deck(seed))
    hand = Hand(table)
    for seat in hand.seats:
        hand.do(HoleDealt(seat, tuple(cards.pop() for _ in range(table.game.hole_cards))))  # type: ignore[misc]
    number = 0
    while hand.phase is not Phase.OVER:
        hand.do(decision(hand, luck[number % len(luck)] + number, cards))
        number += 1
        assert number < 400, "the hand does not end"
    return hand


some_luck = st.lists(st.integers(0, 83), min_size=1, max_size=20)


@settings(deadline=None, max_examples=150)
@given(tables(), st.integers(0, 10**6), some_luck)
def test_every_hand_keeps_its_chips_and_its_record(table: Table, seed: int, luck: list[int]) -> None:
    hand = played(table, seed, luck)
    fees = sum(step.amount for step in hand.record if isinstance(step, CommissionTaken))
    assert sum(hand.stack) + fees == sum(table.stacks)
    assert min(hand.stack) >= 0
    if table.commission is None:
        assert all(step.amount % table.lowest_chip == 0 for step in hand.record if isinstance(step, Awarded))
    again = replay(table, hand.record)
    assert again.record == hand.record and again.stacks() == hand.stacks()


@settings(deadline=None, max_examples=150)
@given(tables(), st.integers(0, 10**6), some_luck)
def test_nobody_wins_from_another_more_than_he_put_in(table: Table, seed: int, luck: list[int]) -> None:
    hand = played(table, seed, luck)
    big_ante = sum(step.amount for step in hand.record if isinstance(step, AntePosted)) - sum(hand.ante)
    paid = [live + ante for live, ante in zip(hand.total, hand.ante, strict=True)]
    assert hand.dead >= big_ante
    won = dict.fromkeys(hand.seats, 0)
    for step in hand.record:
        if isinstance(step, Awarded):
            won[step.seat] += step.amount
    still = [player for player, out in enumerate(hand.folded) if not out]
    for player in still:
        if paid[player] < max(paid[other] for other in still):
            most = sum(min(chips, paid[player]) for chips in paid) + hand.dead
            assert won[hand.seats[player]] <= most
    assert all(won[seat] == 0 for player, seat in enumerate(hand.seats) if hand.folded[player])


@settings(deadline=None, max_examples=100)
@given(tables(), st.integers(0, 10**6), some_luck, st.integers(0, 60))
def test_phh_tells_the_same_hand_at_any_point(table: Table, seed: int, luck: list[int], stop: int) -> None:
    whole = played(table, seed, luck)
    again = read(write(whole))
    assert again.record == whole.record and again.table == whole.table
    part = Hand(table)
    steps = [step for step in whole.record if not isinstance(step, AntePosted)]
    for step in steps[:stop]:
        if isinstance(step, Decision):
            part.do(step)
    assert read(write(part)).record == part.record


@settings(deadline=None, max_examples=100)
@given(tables(), st.integers(0, 10**6), some_luck)
def test_no_step_is_both_offered_and_refused(table: Table, seed: int, luck: list[int]) -> None:
    hand = Hand(table)
    cards: list[int] = list(deck(seed))
    for seat in hand.seats:
        hand.do(HoleDealt(seat, tuple(cards.pop() for _ in range(table.game.hole_cards))))  # type: ignore[misc]
    number = 0
    while (choices := hand.choices()) is not None:
        least, most = choices.raise_to.least, choices.raise_to.most
        call = Called(choices.seat, choices.to_call) if choices.to_call else Checked(choices.seat)
        assert hand.why_not(call) is None and hand.why_not(Folded(choices.seat)) is None
        if least is None or most is None:
            assert hand.why_not(BetTo(choices.seat, hand.level + 1)) is not None
        else:
            assert hand.why_not(BetTo(choices.seat, least)) is None and hand.why_not(BetTo(choices.seat, most)) is None
            assert hand.why_not(BetTo(choices.seat, most + table.lowest_chip)) is not None
            reach = hand.put[hand.place[choices.seat]] + hand.stack[hand.place[choices.seat]]
            if least - table.lowest_chip > hand.level and least != reach:
                assert hand.why_not(BetTo(choices.seat, least - table.lowest_chip)) is not None
        hand.do(decision(hand, luck[number % len(luck)] + number, cards))
        number += 1
