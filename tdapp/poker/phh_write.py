"""Writes the open poker hand history format (PHH): a hand as TOML text; `phh_read` reads it back.

Players p1, p2 ... are the seats from the left of the button; heads-up the format lists antes and blinds the other way
round. What PHH cannot say stands in fields of our own, which start with an underscore as PHH asks. Half-pot and
structured betting and the Omaha games without a PHH name get a variant of our own, which other programs will refuse.
"""

from typing import Final

from tdapp.poker import operations as steps
from tdapp.poker.betting import Betting, Structure, limit
from tdapp.poker.cards import text
from tdapp.poker.games import GAMES, HOLDEM, OMAHA, OMAHA_HIGH_LOW, Game
from tdapp.poker.hand import Hand
from tdapp.poker.phase import Phase
from tdapp.poker.pots import OddChips
from tdapp.poker.table import AnteKind, Showing, Table

VARIANTS: Final[dict[str, tuple[Game, Structure]]] = {
    "NT": (HOLDEM, Structure.NO_LIMIT),
    "FT": (HOLDEM, Structure.FIXED_LIMIT),
    "PO": (OMAHA, Structure.POT_LIMIT),
    "FO/8": (OMAHA_HIGH_LOW, Structure.FIXED_LIMIT),
} | {f"{game.code}:{structure.value}": (game, structure) for game in GAMES for structure in Structure}


def write(hand: Hand) -> str:
    """The hand so far as PHH text."""
    table = hand.table
    fields: dict[str, object] = {"variant": _variant(table)}
    fields["ante_trimming_status"] = table.ante_kind is AnteKind.EACH
    fields["antes"], fields["blinds_or_straddles"] = _forced(hand)
    if limit(table.betting.structure):
        fields["small_bet"], fields["big_bet"] = table.betting.small_bet, table.betting.big_bet
    else:
        fields["min_bet"] = table.betting.small_bet
    chips = dict(zip(table.seats, table.stacks, strict=True))
    fields["starting_stacks"] = [chips[seat] for seat in hand.seats]
    fields["actions"] = [line for step in hand.record for line in _action(hand, step)]
    fields["seats"] = hand.seats
    if hand.phase is Phase.OVER:
        fields["finishing_stacks"] = hand.stack
    fields |= _own_fields(table)
    return "".join(f"{name} = {toml(value)}\n" for name, value in fields.items())


def _variant(table: Table) -> str:
    return next(code for code, kind in VARIANTS.items() if kind == (table.game, table.betting.structure))


def _forced(hand: Hand) -> tuple[list[int], list[int]]:
    """Antes and blinds by player; a returning player's wager is a negative blind."""
    table = hand.table
    count = len(hand.seats)
    antes = [table.ante if table.ante_kind is AnteKind.EACH else 0] * count
    blinds = [0] * count
    big = hand.place[table.big_blind_seat]
    if table.ante_kind is AnteKind.BIG_BLIND:
        antes[big] = table.ante
    blinds[big] = table.big_blind
    if table.small_blind_seat is not None:
        blinds[hand.place[table.small_blind_seat]] = table.small_blind
    for post in table.posts:
        blinds[hand.place[post.seat]] = -post.live
    return (antes[::-1], blinds[::-1]) if count == 2 else (antes, blinds)


def _action(hand: Hand, step: steps.Operation) -> list[str]:
    """A step as PHH writes it; what follows by itself is not written."""
    match step:
        case steps.HoleDealt(seat, cards):
            return [f"d dh p{hand.place[seat] + 1} {text(cards) or '??' * hand.table.game.hole_cards}"]
        case steps.BoardDealt(cards):
            return [f"d db {text(cards)}"]
        case steps.Folded(seat):
            return [f"p{hand.place[seat] + 1} f"]
        case steps.Checked(seat) | steps.Called(seat, _):
            return [f"p{hand.place[seat] + 1} cc"]
        case steps.BetTo(seat, to):
            return [f"p{hand.place[seat] + 1} cbr {to}"]
        case steps.Shown(seat, cards):
            return [f"p{hand.place[seat] + 1} sm {text(cards or hand.hole[hand.place[seat]] or ())}"]
        case steps.Mucked(seat):
            return [f"p{hand.place[seat] + 1} sm"]
        case _:
            return []


def _own_fields(table: Table) -> dict[str, object]:
    """What PHH has no word for; only what differs from our own defaults, so that plain hands stay plain."""
    fields: dict[str, object] = {"_button": table.button}
    if table.small_blind_seat is None and table.small_blind:
        fields["_small_blind"] = table.small_blind
    plain = Betting(table.betting.structure, table.betting.small_bet, table.betting.big_bet)
    for name in ("raise_cap", "blind_pot", "antes_count", "over_short_bet", "call_below_minimum"):
        if getattr(table.betting, name) != getattr(plain, name):
            fields["_" + name] = getattr(table.betting, name)
    if limit(table.betting.structure) is False and table.betting.big_bet != table.betting.small_bet:
        fields["_big_bet"] = table.betting.big_bet
    for name, usual in (
        ("lowest_chip", 1), ("odd_chips", OddChips.ONE_EACH), ("showing", Showing.ALL_UP),
    ):  # fmt: skip
        if getattr(table, name) != usual:
            fields["_" + name] = getattr(table, name)
    if any(post.dead for post in table.posts):
        fields["_dead_posts"] = [[post.seat, post.dead] for post in table.posts]
    if table.commission is not None:
        terms = table.commission
        fields["_commission"] = [terms.minimum_wager, terms.percent, terms.unit]
    return fields


def toml(value: object) -> str:
    """A value as TOML; text in double quotes, escaped."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        escaped = value.replace("\\", "\\\\").replace('"', '\\"')
        return '"' + "".join(c if c >= " " and c != "\x7f" else f"\\u{ord(c):04x}" for c in escaped) + '"'
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(toml, value)) + "]"
    raise TypeError(value)
