"""What a line of shorthand says of a table: stacks, blinds, cards, limits, word by word.

The words themselves are listed in `shorthand`, which reads a whole line.
"""

import re
from collections.abc import Mapping, Sequence

from msgspec import Struct, field

from tdapp.poker.betting import Structure
from tdapp.poker.cards import parse, text
from tdapp.poker.errors import PokerError
from tdapp.poker.positions import first_positions
from tdapp.rulings.played_by import PLAYED_BY
from tdapp.rulings.situation import Action, Ante, AnteName, AtSeat, BoardCard, GameName, Level, Situation, StreetName
from tdapp.values import replace

_AMOUNT = re.compile(r"^\d[\d.']*k?$")
LIMITS = {
    "nl": Structure.NO_LIMIT,
    "pl": Structure.POT_LIMIT,
    "fl": Structure.FIXED_LIMIT,
    "hp": Structure.HALF_POT,
    "sl": Structure.STRUCTURED,
}
GAME_WORDS: Mapping[str, GameName] = {
    "holdem": "holdem",
    "omaha": "omaha",
    "omaha8": "omaha_high_low",
    "omaha5": "omaha_five",
    "omaha6": "omaha_six",
    "omaha58": "omaha_five_high_low",
    "omaha68": "omaha_six_high_low",
}
ANTE_WORDS: Mapping[str, AnteName] = {"buttonante": "button_ante", "antes": "per_player", "ante": "bb_ante"}


class BadWord(Exception):
    """A word of the line that means nothing here: which one, and why (a code)."""

    def __init__(self, word: str, code: str) -> None:
        super().__init__(f"{word}: {code}")
        self.word = word
        self.code = code


class Line(Struct, frozen=True):
    """What a line of shorthand says of a table. None and empty: it did not say."""

    actions: tuple[Action, ...] = ()
    stacks: dict[int, int | None] = field(default_factory=dict)
    bets: dict[int, int] = field(default_factory=dict)
    cards: dict[int, str] = field(default_factory=dict)
    button: int | None = None
    small_blind: int | None = None
    big_blind: int | None = None
    street: StreetName | None = None
    board: tuple[BoardCard, ...] = ()
    pot: int | None = None
    last_raise: int | None = None
    paid: dict[int, int] = field(default_factory=dict)
    lowest_chip: int | None = None
    ante: int | None = None
    ante_kind: AnteName = "bb_ante"
    structure: Structure | None = None
    buy_in: tuple[int, int] | None = None
    blinds: tuple[int, int] | None = None
    limits: tuple[int, int] | None = None
    raise_cap: int | None = None
    commission: tuple[int, int, int] | None = None
    """What a cash game's pots pay: the least wager, percent, and the chips of one dollar."""
    game: GameName | None = None
    no_small_blind: bool = False
    blinds_placed: bool = False
    """The blinds stand where the line says, not where the button has them."""
    left_out: frozenset[int] = frozenset()
    posts: dict[int, tuple[int, int]] = field(default_factory=dict)
    """What a returning player posts by seat: live, dead."""
    played_by: dict[str, object] = field(default_factory=dict)
    """The readings a hand is played by that go before those of the book, by the name of the reading."""


def amount(written: str, word: str) -> int:
    """An amount of chips as it is typed: 1200, 1.200, 1'200 or 12k."""
    if not _AMOUNT.match(written):
        raise BadWord(word, "no_amount")
    digits = re.sub(r"\D", "", written)
    return int(digits) * (1000 if written.endswith("k") else 1)


def chips(written: str, word: str) -> tuple[int, ...]:
    """Single chips as they are typed: 1000+500, 2x100."""
    found: list[int] = []
    for part in re.split(r"[+ ]+", written.strip()):
        times, cross, value = part.rpartition("x")
        count = amount(times, word) if cross else 1
        if count > 200:
            raise BadWord(word, "too_many_chips")
        found += [amount(value, word)] * count
    return tuple(found)


def cards_of(written: str, word: str) -> str:
    """Cards as they are typed, written as everywhere (`AsKd`); '' for none."""
    try:
        return text(parse(written))
    except PokerError as error:
        raise BadWord(word, "card_twice" if error.code == "duplicate_card" else "no_cards") from None


def is_cards(word: str) -> bool:
    """Whether a word is nothing but cards."""
    try:
        return bool(word) and bool(parse(word))
    except PokerError:
        return False


def of_the_table(line: Line, word: str, seats: Sequence[int]) -> Line | None:
    """The line with a word about the table as a whole, from the button to the game; None when it is none."""
    if word.startswith("pot"):
        return replace(line, pot=amount(word[3:], word))
    if word.startswith("last"):
        return replace(line, last_raise=amount(word[4:], word))
    if word.startswith("chip"):
        return replace(line, lowest_chip=amount(word[4:], word))
    for name, kind in ANTE_WORDS.items():
        if word.startswith(name):
            return replace(line, ante=amount(word.removeprefix(name), word), ante_kind=kind)
    for name, what in (("buyin", "buy_in"), ("blinds", "blinds"), ("limits", "limits")):
        if word.startswith(name):
            least, _, most = word.removeprefix(name).partition("-")
            return replace(line, **{what: (amount(least, word), amount(most, word))})  # type: ignore[arg-type]
    if word.startswith("commission"):
        least, _, rest = word.removeprefix("commission").partition("-")
        percent, _, unit = rest.partition("-")
        return replace(line, commission=(amount(least, word), amount(percent, word), amount(unit or "1", word)))
    if word.startswith("cap"):
        return replace(line, raise_cap=amount(word[3:], word))
    if word in PLAYED_BY:
        name, value = PLAYED_BY[word]
        return replace(line, played_by={**line.played_by, name: value})
    if word in LIMITS:
        return replace(line, structure=LIMITS[word])
    if word in GAME_WORDS:
        return replace(line, game=GAME_WORDS[word])
    if word[:2] in ("sb", "bb") and word[2:].isdigit():
        return _blind_at(line, word, int(word[2:]), seats)
    if word.startswith("d") and word[1:].isdigit():
        return with_button(line, int(word[1:]), seats)
    return None


def _blind_at(line: Line, word: str, seat: int, seats: Sequence[int]) -> Line:
    if word == "sb0":
        return replace(line, small_blind=None, no_small_blind=True, blinds_placed=True)
    if seat not in seats:
        raise BadWord(word, "empty_seat")
    if word.startswith("bb"):
        return replace(line, big_blind=seat, blinds_placed=True)
    return replace(line, small_blind=seat, no_small_blind=False, blinds_placed=True)


def with_button(line: Line, button: int, seats: Sequence[int]) -> Line:
    """The table with the button at this seat, and with it the blinds, when two can play and somebody sits there."""
    if not 1 <= button <= 10:
        raise BadWord(f"d{button}", "empty_seat")
    if button not in seats or len(seats) < 2 or line.blinds_placed:
        return replace(line, button=button)
    at = first_positions(button, seats)
    return replace(line, button=button, small_blind=at.small_blind, big_blind=at.big_blind)


def of_a_seat(line: Line, seat: int, rest: str, word: str) -> Line:
    """The line with what a word says of a seat: its stack, bet, earlier chips, cards, post, or that it is left out."""
    if rest == "out":
        return replace(line, left_out=line.left_out | {seat})
    if rest.startswith("post"):
        live, _, dead = rest.removeprefix("post").partition("+")
        return replace(line, posts={**line.posts, seat: (amount(live, word), amount(dead or "0", word))})
    sign, said = rest[0], rest[1:]
    if sign == "=":
        return replace(line, stacks={**line.stacks, seat: None if said == "?" else amount(said, word)})
    if sign == "!":
        return replace(line, bets={**line.bets, seat: amount(said, word)})
    if sign == "+":
        return replace(line, paid={**line.paid, seat: amount(said, word)})
    if not said:
        raise BadWord(word, "no_cards")
    return replace(line, cards={**line.cards, seat: cards_of(said, word)})


def with_line(base: Situation, line: Line) -> Situation:
    """The situation with what the line says of seats, button, board, pot and actions."""
    named = {*line.stacks, *line.bets, *line.paid, *line.cards, *(action.seat for action in line.actions)}
    places = base.seats or tuple(AtSeat(seat) for seat in sorted(named))
    places = tuple(place for place in places if place.seat not in line.left_out)
    seats = tuple(
        replace(
            place,
            stack=line.stacks.get(place.seat, place.stack),
            bet=line.bets.get(place.seat, place.bet),
            paid=line.paid.get(place.seat, place.paid),
            cards=line.cards.get(place.seat, place.cards),
        )
        for place in places
    )
    return replace(
        base,
        seats=seats,
        button=line.button if line.button is not None else base.button,
        small_blind=None if line.no_small_blind else _or(line.small_blind, base.small_blind),
        big_blind=_or(line.big_blind, base.big_blind),
        street=line.street or base.street,
        board=line.board or base.board,
        pot=line.pot if line.pot is not None else base.pot,
        last_raise=line.last_raise if line.last_raise is not None else base.last_raise,
        actions=line.actions or base.actions,
        level=_level(base.level, line),
        structure=line.structure or base.structure,
        game=line.game or base.game,
    )


def _or(told: int | None, known: int | None) -> int | None:
    return known if told is None else told


def _level(level: Level | None, line: Line) -> Level | None:
    """The level of the tournament, with what the line names of it; None while nobody knows the blinds."""
    if line.blinds is not None:
        small, big = line.blinds
        level = Level(big, small) if level is None else replace(level, small_blind=small, big_blind=big)
    if level is None:
        return None
    if line.lowest_chip is not None:
        level = replace(level, lowest_chip=line.lowest_chip)
    if line.buy_in is not None:
        level = replace(level, min_buy_in=line.buy_in[0], max_buy_in=line.buy_in[1])
    if line.limits is not None:
        level = replace(level, small_bet=line.limits[0], big_bet=line.limits[1])
    if line.raise_cap is not None:
        level = replace(level, raise_cap=line.raise_cap)
    if line.commission is not None:
        level = replace(level, commission=line.commission[1])
    if line.ante is not None:
        level = replace(level, ante=Ante(line.ante_kind, line.ante) if line.ante else Ante())
    return level
