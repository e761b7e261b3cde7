"""Random hands in play, to put the rulings desk beside the engine."""

import random
from collections.abc import Iterator

from tdapp.poker import operations as steps
from tdapp.poker.betting import Betting, BlindPot, Structure
from tdapp.poker.cards import FULL_DECK
from tdapp.poker.games import GAMES
from tdapp.poker.hand import Hand
from tdapp.poker.phase import Phase
from tdapp.poker.positions import next_seat
from tdapp.poker.pots import Commission, OddChips
from tdapp.poker.table import AnteKind, AnteOrder, Post, Showing, Table

STRUCTURES = (Structure.NO_LIMIT, Structure.NO_LIMIT, Structure.POT_LIMIT, Structure.FIXED_LIMIT)


def random_table(chance: random.Random, book: str) -> Table:
    """A table of 2 to 10 players under the readings of a book; many are short, some post, some owe antes.

    The button may stand before an empty seat, and nobody need be the small blind.
    """
    game, structure = chance.choice(GAMES), chance.choice(STRUCTURES)
    chip = chance.choice([1, 1, 25, 100])
    big = chip * chance.choice([2, 4, 8])
    small = chance.choice([big // 2, big // 2, big // 2, big])
    most = min(10, (52 - 8) // game.hole_cards)
    players = chance.randint(2, most)
    seats = tuple(sorted(chance.sample(range(1, 11), players)))
    button = chance.choice(seats) if players == 2 or chance.random() < 0.7 else chance.randint(1, 10)
    small_seat: int | None = button if players == 2 else next_seat(button, seats)
    big_seat = next_seat(button if small_seat is None else small_seat, seats)
    if players > 2 and chance.random() < 0.1:  # a single big blind
        small_seat, big_seat = None, next_seat(button, seats)
    kind = chance.choice([AnteKind.NONE, AnteKind.EACH, AnteKind.BIG_BLIND, AnteKind.BUTTON])
    short = chance.choice([0.05, 0.3, 0.6])
    depth = chance.choice([3, 8, 40])
    posts: tuple[Post, ...] = ()
    if players > 4 and chance.random() < 0.2:
        free = [seat for seat in seats if seat not in (small_seat, big_seat)]
        posts = (Post(chance.choice(free), big, chance.choice([0, small])),)
    return Table(
        game=game,
        betting=Betting(
            structure=structure,
            small_bet=big,
            big_bet=2 * big if structure is Structure.FIXED_LIMIT else big,
            raise_cap=chance.choice([None, 3, 4]) if structure is Structure.FIXED_LIMIT or book == "QLD" else None,
            blind_pot=BlindPot.AS_POSTED if book == "QLD" else BlindPot.FULL_BLINDS,
            antes_count=book == "QLD",
            call_below_minimum=book == "QLD",
            half_reopens=book != "QLD",
        ),
        seats=seats,
        stacks=tuple(
            chip * chance.randint(1, 2 * big // chip)
            if chance.random() < short
            else chip * chance.randint(big // chip, depth * big // chip)
            for _ in seats
        ),
        button=button,
        small_blind_seat=small_seat,
        big_blind_seat=big_seat,
        small_blind=small,
        big_blind=big,
        ante=0 if kind is AnteKind.NONE else chip * chance.randint(1, big // chip),
        ante_kind=kind,
        ante_order=chance.choice(list(AnteOrder)),
        posts=posts,
        lowest_chip=chip,
        odd_chips=OddChips.ALL_TO_FIRST if book == "QLD" else OddChips.ONE_EACH,
        showing=Showing.EQUAL_OR_BETTER if book == "QLD" else Showing.ALL_UP,
        commission=Commission(big, chance.choice([5, 10])) if book == "QLD" and chance.random() < 0.5 else None,
    )


def played(chance: random.Random, table: Table) -> Iterator[Hand]:
    """A hand of random legal steps: yields it before each action of a player, at the end of each betting round (when
    the board or the showdown comes next), and once more when it is over.
    """
    hand = Hand(table)
    deck = chance.sample(FULL_DECK, 52)
    temper = chance.choice([0.1, 0.25, 0.5])
    mucks = chance.choice([0, 0, 0.4])
    while hand.phase is not Phase.OVER:
        match hand.phase:
            case Phase.HOLE:
                seat = hand.seats[hand.dealt]
                hand.do(steps.HoleDealt(seat, tuple(deck.pop() for _ in range(table.game.hole_cards))))
            case Phase.BOARD:
                if ends_a_round(hand):
                    yield hand
                hand.do(steps.BoardDealt(tuple(deck.pop() for _ in range(1 if hand.board else 3))))
            case Phase.SHOW:
                if ends_a_round(hand):
                    yield hand
                seat = hand.showing_order()[0]
                away = chance.random() < mucks and hand.why_not(steps.Mucked(seat)) is None
                hand.do(steps.Mucked(seat) if away else steps.Shown(seat))
            case _:
                yield hand
                hand.do(random_action(chance, hand, temper))
    yield hand


def ends_a_round(hand: Hand) -> bool:
    """Whether an action has just ended a betting round."""
    return isinstance(hand.record[-1], steps.Folded | steps.Checked | steps.Called | steps.UncalledReturned)


def random_action(chance: random.Random, hand: Hand, temper: float) -> steps.Decision:
    """A legal action of the player in turn."""
    choices = hand.choices()
    assert choices is not None
    least, most = choices.raise_to.least, choices.raise_to.most
    if least is not None and most is not None and chance.random() < temper:
        chip = hand.table.lowest_chip
        to = chance.choice([least, least, most, least + (most - least) // chip // 2 * chip])
        return steps.BetTo(choices.seat, to)
    if choices.to_call == 0:
        return steps.Checked(choices.seat)
    if chance.random() < 0.25:
        return steps.Folded(choices.seat)
    return steps.Called(choices.seat, choices.to_call)
