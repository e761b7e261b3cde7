"""The cards of a showdown: board and hole cards as they were entered, what each player holds, and what it is called."""

from msgspec import Struct

from tdapp.poker.cards import Card, parse, text
from tdapp.poker.descriptions import describe, describe_low
from tdapp.poker.games import high, low_of, plays_the_board
from tdapp.rulings.checking import Impossible
from tdapp.rulings.ruling import Arg
from tdapp.rulings.showdown.chips import game
from tdapp.rulings.situation import AtSeat
from tdapp.rulings.worksheet import Missing, Worksheet


class Hands(Struct, frozen=True):
    """The hands that can win, by seat: how high, and in high-low games how low (0: no low).

    `unknown` are the seats whose cards nobody entered.
    """

    high: dict[int, int]
    low: dict[int, int]
    unknown: tuple[int, ...]


def board_of(sheet: Worksheet) -> tuple[Card, ...]:
    """The five community cards; Missing while they are not all known."""
    cards = [card for card in sheet.situation.board if card.kind != "burn"]
    if len(cards) > 5:
        raise Impossible("board", "too_many_board_cards", found=len(cards), most=5)
    if len(cards) < 5 or not all(card.card for card in cards):
        raise Missing("board")
    return parse("".join(card.card for card in cards))


def hands_of(sheet: Worksheet, seats: list[int], board: tuple[Card, ...]) -> Hands:
    """What each of these seats holds, with what it is called."""
    sheet.way("hand_ranking")
    strengths: dict[int, int] = {}
    lows: dict[int, int] = {}
    unknown = []
    played = game(sheet)
    for seat in seats:
        hole = hole_of(sheet, sheet.at(seat))
        if hole is None:
            unknown.append(seat)
            continue
        strengths[seat] = high(played, hole, board)
        sheet.why("showdown.holds", seat=seat, cards=text(hole), hand=named(strengths[seat]))
        if played.high_low:
            lows[seat] = low_of(played, hole, board)
            sheet.why("showdown.holds_low", seat=seat, hand=named_low(lows[seat]))
        if plays_the_board(played, hole, board):
            sheet.why("showdown.plays_the_board", seat=seat)
    return Hands(strengths, lows, tuple(unknown))


def hole_of(sheet: Worksheet, place: AtSeat) -> tuple[Card, ...] | None:
    """The hole cards of a seat; None while they are not all known."""
    hole = parse(place.cards)
    wanted = game(sheet).hole_cards
    if len(hole) > wanted:
        raise Impossible("seats", "too_many_hole_cards", seat=place.seat, found=len(hole), most=wanted)
    return hole if len(hole) == wanted else None


def named(strength: int) -> Arg:
    """A hand as the words take it: its kind, then the ranks that decide."""
    said = describe(strength)
    return (said.code, *said.ranks)


def named_low(low: int) -> Arg:
    """A low hand as the words take it: its kind, then the ranks that decide."""
    said = describe_low(low)
    return (said.code, *said.ranks)
