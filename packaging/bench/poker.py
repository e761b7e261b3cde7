"""How fast the poker engine is, each number beside its reference in the same run.

`rows()` gives (what, our seconds, reference seconds, at most so many times the reference, what the reference is).
Run by path, it prints them. Ours and theirs are measured in turns, so that both see the same machine; a number is the
median of its runs. Every run has hands that were never seen before, so that no table is warm by repetition; the cards
come from a seed drawn anew each time, told in the names. It is processor time: all of this is arithmetic, and what
else the machine does is not ours.
"""

import random
import statistics
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import NamedTuple, TypeVar

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import phevaluator
import pokerkit
from phevaluator import _pheval
from pokerkit import Automation

from tdapp.poker import omaha, ranking
from tdapp.poker import operations as steps
from tdapp.poker.betting import Betting, Structure
from tdapp.poker.cards import Card, deck, text
from tdapp.poker.games import HOLDEM
from tdapp.poker.hand import Hand
from tdapp.poker.omaha import omaha_strength_unchecked
from tdapp.poker.phase import Phase
from tdapp.poker.ranking import strength_of_seven_unchecked
from tdapp.poker.table import Table

T = TypeVar("T")
Row = tuple[str, float, float, float | None, str]

RUNS, HANDS = 31, 2_000
STACKS = (5_000, 20_000, 900, 12_000, 2_600, 20_000, 4_100, 20_000, 20_000)
SEED = random.SystemRandom().randrange(10**6)
_decks = count()


class Deal(NamedTuple):
    """The cards of a hand of nine."""

    holes: tuple[tuple[Card, ...], ...]
    flop: tuple[Card, ...]
    turn: tuple[Card, ...]
    river: tuple[Card, ...]


def fresh_deal() -> Deal:
    """Cards that no run has seen."""
    cards = deck(f"{SEED}/{next(_decks)}")
    holes = tuple(cards[number * 2 : number * 2 + 2] for number in range(9))
    return Deal(holes, cards[20:23], cards[24:25], cards[26:27])


def rows() -> Iterator[Row]:
    """Every measurement of the engine."""
    building = statistics.median([_timed(_build) for _ in range(3)])
    yield ("make the tables (hold'em and Omaha)", building, 0.6, 1.0, "0.6 s")
    yield from _evaluations()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PokerKit burns from a deck of its own and says so
        yield from _whole_hands()


def _build() -> None:
    """Both tables from nothing."""
    ranking.tables.cache_clear()
    omaha.rows.cache_clear()
    omaha.rows()


def _evaluations() -> Iterator[Row]:
    chance = random.Random(SEED)

    def fresh(size: int) -> Callable[[], list[tuple[Card, ...]]]:
        return lambda: [tuple(Card(card) for card in chance.sample(range(52), size)) for _ in range(HANDS)]

    def our_sevens(sevens: list[tuple[Card, ...]]) -> None:
        for a, b, c, d, e, f, g in sevens:
            strength_of_seven_unchecked(a, b, c, d, e, f, g)

    def their_sevens(sevens: list[tuple[Card, ...]]) -> None:
        for a, b, c, d, e, f, g in sevens:
            _pheval.evaluate_7cards(a, b, c, d, e, f, g)

    def pairs() -> list[tuple[tuple[Card, ...], tuple[Card, ...]]]:
        return [(nine[5:], nine[:5]) for nine in fresh(9)()]

    def our_omaha(pairs: list[tuple[tuple[Card, ...], tuple[Card, ...]]]) -> None:
        for hole, board in pairs:
            omaha_strength_unchecked(hole, board)

    def their_omaha(pairs: list[tuple[tuple[Card, ...], tuple[Card, ...]]]) -> None:
        for hole, board in pairs:
            _pheval.evaluate_omaha_cards(*board, *hole)

    def their_public_omaha(pairs: list[tuple[tuple[Card, ...], tuple[Card, ...]]]) -> None:
        for hole, board in pairs:
            phevaluator.evaluate_omaha_cards(*board, *hole)

    c_call = "phevaluator's C call, integer cards"
    ours, theirs = _in_turns(our_sevens, their_sevens, fresh(7))
    yield (f"rank seven fresh cards (seed {SEED})", ours / HANDS, theirs / HANDS, 4.0, c_call)
    ours, theirs = _in_turns(our_omaha, their_omaha, pairs)
    yield ("rank fresh Omaha, four and five cards", ours / HANDS, theirs / HANDS, 8.0, c_call)
    ours, theirs = _in_turns(our_omaha, their_public_omaha, pairs)
    yield ("the same", ours / HANDS, theirs / HANDS, None, "phevaluator's public call, integer cards")


def _table() -> Table:
    return Table(
        HOLDEM,
        Betting(Structure.NO_LIMIT, 200, 200),
        tuple(range(1, 10)),
        STACKS,
        button=9,
        small_blind_seat=1,
        big_blind_seat=2,
        small_blind=100,
        big_blind=200,
    )


def play(deal: Deal) -> Hand:
    """Nine players, three all-in for different amounts, a fourth with more: three pots, four hands shown."""
    hand = Hand(_table())
    do = hand.do
    for seat, cards in enumerate(deal.holes, start=1):
        do(steps.HoleDealt(seat, cards))
    do(steps.BetTo(3, 900))
    do(steps.Folded(4))
    do(steps.BetTo(5, 2_600))
    do(steps.Folded(6))
    do(steps.BetTo(7, 4_100))
    do(steps.Folded(8))
    do(steps.Folded(9))
    do(steps.Folded(1))
    do(steps.Called(2, 3_900))
    for seat in hand.showing_order():
        do(steps.Shown(seat))
    do(steps.BoardDealt(deal.flop))
    do(steps.BoardDealt(deal.turn))
    do(steps.BoardDealt(deal.river))
    return hand


def _their_steps(holes: list[str], boards: list[str]) -> pokerkit.State:
    """The same hand in PokerKit."""
    automatic = tuple(step for step in Automation if step not in (Automation.HOLE_DEALING, Automation.BOARD_DEALING))
    state = pokerkit.NoLimitTexasHoldem.create_state(automatic, False, 0, (100, 200), 200, STACKS, 9)
    for cards in holes:
        state.deal_hole(cards)
    state.complete_bet_or_raise_to(900)
    state.fold()
    state.complete_bet_or_raise_to(2_600)
    state.fold()
    state.complete_bet_or_raise_to(4_100)
    for _ in range(3):
        state.fold()
    state.check_or_call()
    for cards in boards:
        state.deal_board(cards)
    return state


def _bare(deal: Deal) -> list[tuple[int, list[int]]]:
    """What nobody can save: four hands ranked, contributions in layers, each layer to its best hands."""
    board = deal.flop + deal.turn + deal.river
    ranked = {player: strength_of_seven_unchecked(*deal.holes[player], *board) for player in (1, 2, 4, 6)}
    paid = [100, 4_100, 900, 0, 2_600, 0, 4_100, 0, 0]
    below = 0
    pots = []
    for level in sorted({paid[player] for player in ranked}):
        amount = sum([min(chips, level) - min(chips, below) for chips in paid])
        rivals = [player for player in ranked if paid[player] >= level]
        best = max([ranked[player] for player in rivals])
        pots.append((amount, [player for player in rivals if ranked[player] == best]))
        below = level
    return pots


def _whole_hands() -> Iterator[Row]:
    def written(deal: Deal) -> tuple[list[str], list[str]]:
        return [text(cards) for cards in deal.holes], [text(cards) for cards in (deal.flop, deal.turn, deal.river)]

    deal = fresh_deal()
    hand = play(deal)
    state = _their_steps(*written(deal))
    assert hand.phase is Phase.OVER and not state.status and hand.stack == list(state.stacks)
    assert sum(1 for step in hand.record if isinstance(step, steps.Awarded)) >= 3

    def ours_of(deals: list[Deal]) -> None:
        for deal in deals:
            play(deal)

    def bare_of(deals: list[Deal]) -> None:
        for deal in deals:
            _bare(deal)

    def theirs_of(deals: list[Deal]) -> None:
        for holes, boards in map(written, deals):  # writing the cards is a thousandth of it
            _their_steps(holes, boards)

    ours, bare = _in_turns(ours_of, bare_of, lambda: [fresh_deal() for _ in range(100)])
    yield ("a nine-handed hand, three all-ins, recorded", ours / 100, bare / 100, 10.0, "four evaluations and layering")
    ours, theirs = _in_turns(ours_of, theirs_of, lambda: [fresh_deal() for _ in range(5)], runs=9)
    yield ("the same", ours / 5, theirs / 5, 0.025, "PokerKit")


def _in_turns(
    ours: Callable[[T], None], theirs: Callable[[T], None], fresh: Callable[[], T], *, runs: int = RUNS
) -> tuple[float, float]:
    """Medians of both, measured one after the other on something fresh each time; who goes first changes."""
    both: dict[Callable[[T], None], list[float]] = {ours: [], theirs: []}
    for number in range(runs + 1):
        work = fresh()
        for measured in (ours, theirs) if number % 2 else (theirs, ours):
            seconds = _timed(lambda measured=measured, work=work: measured(work))  # type: ignore[misc]
            if number:  # the first run only wakes the machine
                both[measured].append(seconds)
    return statistics.median(both[ours]), statistics.median(both[theirs])


def _timed(work: Callable[[], object]) -> float:
    began = time.process_time()
    work()
    return time.process_time() - began


if __name__ == "__main__":
    for name, ours_, reference, limit_, what in rows():
        limited = "" if limit_ is None else f" (at most {limit_:g}x)"
        print(f"{name:45} {ours_ * 1e6:10.2f} us {ours_ / reference:8.3f}x of {what}{limited}", flush=True)
