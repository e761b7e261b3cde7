"""The table before the first card of a hand: the game, the betting, seats, stacks, button, blinds and antes."""

from enum import StrEnum

from msgspec import Struct

from tdapp.poker.betting import Betting
from tdapp.poker.errors import chips_in, refuse
from tdapp.poker.games import GAMES, Game
from tdapp.poker.pots import Commission, OddChips


class AnteKind(StrEnum):
    """Who pays the ante: nobody, each player for himself, or one player for the table."""

    NONE = "none"
    EACH = "each"
    BIG_BLIND = "big_blind"
    BUTTON = "button"
    """The player on the button; before an empty seat the marker pays nothing (NOTES.md)."""


class AnteOrder(StrEnum):
    """What a player who is short pays first when he posts the ante for the table and a blind (A38)."""

    BLIND_FIRST = "blind_first"
    """TDA RP-11, HC: his chips are the blind, and what is left of them the ante."""
    ANTE_FIRST = "ante_first"
    """A house option. Who is all-in with the ante alone plays for the antes alone."""


class Showing(StrEnum):
    """The hands that must be shown: all at once when all-in (HC 16, TDA 16), or only equal or better ones (QLD
    s27(6)).
    """

    ALL_UP = "all_up"
    EQUAL_OR_BETTER = "equal_or_better"


class Post(Struct, frozen=True):
    """The wager of a new or returning player (QLD s23A): a live part, which is his bet, and a dead part for the pot."""

    seat: int
    live: int
    dead: int = 0


class Table(Struct, frozen=True):
    """A hand about to be dealt. Amounts in chips, all multiples of the lowest chip; seats from 1, clockwise."""

    game: Game
    betting: Betting
    seats: tuple[int, ...]
    """The seats that are dealt in, in any order."""
    stacks: tuple[int, ...]
    """What each of `seats` has at the start, before blinds and antes."""
    button: int
    """The seat of the marker; nobody need sit there."""
    small_blind_seat: int | None
    """None: nobody posts a small blind."""
    big_blind_seat: int
    small_blind: int
    big_blind: int
    ante: int = 0
    """What each player pays, or the one who pays for the table."""
    ante_kind: AnteKind = AnteKind.NONE
    ante_order: AnteOrder = AnteOrder.BLIND_FIRST
    """For the ante of the big blind or the button; antes of each player always come before the blinds."""
    posts: tuple[Post, ...] = ()
    lowest_chip: int = 1
    odd_chips: OddChips = OddChips.ONE_EACH
    showing: Showing = Showing.ALL_UP
    commission: Commission | None = None

    def __post_init__(self) -> None:
        if self.game not in GAMES:
            refuse("unknown_game", code=self.game.code, legal=tuple([game.code for game in GAMES]))
        # the deck must last for all hole cards, five board cards and three burns
        most = min(10, (52 - 8) // self.game.hole_cards)
        if len(self.seats) < 2:
            refuse("too_few_players", players=len(self.seats), legal=2)
        if len(self.seats) > most:
            refuse("too_many_players", players=len(self.seats), legal=most)
        if len(self.stacks) != len(self.seats):
            refuse("stacks_and_seats", seats=len(self.seats), stacks=len(self.stacks))
        for seat in (*self.seats, self.button):
            chips_in(seat, what="seat", least=1)
        if len({*self.seats}) != len(self.seats):
            refuse("seat_twice", seats=self.seats)
        chips_in(self.lowest_chip, what="lowest_chip", least=1)
        chips_in(self.big_blind, what="big_blind", least=1)
        for what, amount in (("small_blind", self.small_blind), ("ante", self.ante)):
            chips_in(amount, what=what)
        if self.ante and self.ante_kind is AnteKind.NONE:
            refuse("ante_of_nobody", amount=self.ante)
        self._check_seats()
        self._check_amounts()

    def ante_seat(self) -> int | None:
        """The seat that pays the ante for the table; None when each pays his own, or nobody one."""
        if self.ante_kind is AnteKind.BIG_BLIND:
            return self.big_blind_seat
        return self.button if self.ante_kind is AnteKind.BUTTON and self.button in self.seats else None

    def _check_seats(self) -> None:
        """Blinds and posts are paid by players who are dealt in, and nobody posts twice."""
        payers = [self.big_blind_seat, *(post.seat for post in self.posts)]
        if self.small_blind_seat is not None:
            payers.append(self.small_blind_seat)
        for seat in payers:
            if seat not in self.seats:
                refuse("no_such_seat", seat=seat, legal=self.seats)
        if len({*payers}) != len(payers):
            refuse("blinds_in_one_seat", seats=tuple(payers))
        if self.small_blind > self.big_blind:
            refuse("small_blind_above_big", small_blind=self.small_blind, big_blind=self.big_blind)

    def _check_amounts(self) -> None:
        """Every amount can be paid in the chips on the table."""
        chip = self.lowest_chip
        amounts = [self.small_blind, self.big_blind, self.ante, self.betting.small_bet, self.betting.big_bet]
        for post in self.posts:
            amounts += [chips_in(post.live, what="post"), chips_in(post.dead, what="post")]
            if post.live > self.big_blind:
                refuse("post_above_big_blind", seat=post.seat, amount=post.live, legal=self.big_blind)
        for stack in self.stacks:
            amounts.append(chips_in(stack, what="stack", least=1))
        if chip > 1:
            for amount in amounts:
                if amount % chip:
                    refuse("not_payable", amount=amount, lowest_chip=chip)
