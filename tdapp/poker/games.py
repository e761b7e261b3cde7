"""The games on offer: how many hole cards, how they combine with the board, and whether a low takes half."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from msgspec import Struct

from tdapp.poker.cards import Card, check_distinct
from tdapp.poker.errors import refuse
from tdapp.poker.lows import low_unchecked, omaha_low_unchecked
from tdapp.poker.omaha import omaha_strength_unchecked
from tdapp.poker.ranking import strength, strength_of_seven_unchecked


class Game(Struct, frozen=True):
    """A poker game: hole cards dealt to each player, how many of them must play, and high or high-low."""

    code: str
    hole_cards: int
    from_hole: int | None
    """Exactly this many hole cards play; None: any, the board alone included."""
    high_low: bool = False

    def __post_init__(self) -> None:
        # hold'em plays any of its two, Omaha two of its four, five or six
        if (self.hole_cards, self.from_hole) not in ((2, None), (4, 2), (5, 2), (6, 2)):
            refuse("unknown_game", code=self.code, legal=tuple([game.code for game in GAMES]))


HOLDEM: Final = Game("holdem", 2, None)
OMAHA: Final = Game("omaha", 4, 2)
OMAHA_FIVE: Final = Game("omaha_five", 5, 2)
OMAHA_SIX: Final = Game("omaha_six", 6, 2)
OMAHA_HIGH_LOW: Final = Game("omaha_high_low", 4, 2, True)
OMAHA_FIVE_HIGH_LOW: Final = Game("omaha_five_high_low", 5, 2, True)
OMAHA_SIX_HIGH_LOW: Final = Game("omaha_six_high_low", 6, 2, True)
GAMES: Final[tuple[Game, ...]] = (
    HOLDEM, OMAHA, OMAHA_FIVE, OMAHA_SIX, OMAHA_HIGH_LOW, OMAHA_FIVE_HIGH_LOW, OMAHA_SIX_HIGH_LOW
)  # fmt: skip


def game_of(code: str) -> Game:
    """The game with this code; refuses an unknown one and says which there are."""
    known = {game.code: game for game in GAMES}
    if code not in known:
        refuse("unknown_game", code=code, legal=tuple(known))
    return known[code]


def check_cards(game: Game, hole: Sequence[Card], board: Sequence[Card]) -> None:
    """Refuse wrong counts and a card twice; the board may lack its turn and river."""
    if len(hole) != game.hole_cards:
        refuse("wrong_card_count", what="hole", found=len(hole), wanted=game.hole_cards)
    if not 3 <= len(board) <= 5:
        refuse("wrong_card_count", what="board", found=len(board), wanted=5)
    check_distinct((*hole, *board))


def hand_unchecked(game: Game, hole: Sequence[Card], board: Sequence[Card]) -> tuple[int, int]:
    """The strength of a player's best high hand on a full board and his best low, 0 for none; trusts the cards."""
    if game.from_hole is None:
        return strength_of_seven_unchecked(*hole, *board), low_unchecked((*hole, *board)) if game.high_low else 0
    return omaha_strength_unchecked(hole, board), omaha_low_unchecked(hole, board) if game.high_low else 0


def high(game: Game, hole: Sequence[Card], board: Sequence[Card]) -> int:
    """The strength of a player's best high hand."""
    check_cards(game, hole, board)
    return strength((*hole, *board)) if game.from_hole is None else omaha_strength_unchecked(hole, board)


def low_of(game: Game, hole: Sequence[Card], board: Sequence[Card]) -> int:
    """A player's best low in a high-low game; 0 when he has none or the game knows no low."""
    check_cards(game, hole, board)
    if not game.high_low:
        return 0
    return low_unchecked((*hole, *board)) if game.from_hole is None else omaha_low_unchecked(hole, board)


def _fives(game: Game, hole: Sequence[Card], board: Sequence[Card]) -> list[tuple[Card, ...]]:
    """Every five cards the game lets a player play."""
    if game.from_hole is None:
        return list(combinations((*hole, *board), 5))
    return [(*two, *three) for two in combinations(hole, game.from_hole) for three in combinations(board, 3)]


def playing(game: Game, hole: Sequence[Card], board: Sequence[Card]) -> tuple[Card, ...]:
    """The five cards that play for high, the deciding ones first; of equal fives the one with most hole cards."""
    wanted = high(game, hole, board)
    found = [five for five in _fives(game, hole, board) if strength(five) == wanted]
    best = max(found, key=lambda five: sum(card in hole for card in five))
    return _as_read(best)


def playing_low(game: Game, hole: Sequence[Card], board: Sequence[Card]) -> tuple[Card, ...]:
    """The five cards that play for low, highest first; empty when there is no low."""
    wanted = low_of(game, hole, board)
    if not wanted:
        return ()
    found = [five for five in _fives(game, hole, board) if low_unchecked(five) == wanted]
    best = max(found, key=lambda five: sum(card in hole for card in five))
    return tuple(sorted(best, key=lambda card: 0 if card >> 2 == 12 else (card >> 2) + 1, reverse=True))


def plays_the_board(game: Game, hole: Sequence[Card], board: Sequence[Card]) -> bool:
    """HC-19: whether the hole cards do not improve on a full board, which only hold'em allows."""
    return game.from_hole is None and len(board) == 5 and high(game, hole, board) == strength(board)


def _as_read(five: Sequence[Card]) -> tuple[Card, ...]:
    """Five cards in the order in which a dealer reads them: pairs first, then by rank, five before a low ace."""
    ranks = [card >> 2 for card in five]
    wheel = {*ranks} == {12, 0, 1, 2, 3}
    return tuple(
        sorted(five, key=lambda card: (ranks.count(card >> 2), -1 if wheel and card >> 2 == 12 else card >> 2, card))
    )[::-1]
