"""Writes the open poker hand history format (PHH): a hand as TOML text, or many in one; `phh_read` reads it back.

Players p1, p2 ... are the seats from the left of the button; heads-up the format lists antes and blinds the other way
round. What PHH cannot say stands in fields of our own, which start with an underscore as PHH asks. Half-pot and
structured betting and the Omaha games without a PHH name get a variant of our own, which other programs will refuse.
"""

from collections.abc import Iterable
from datetime import time
from typing import Final

from msgspec import Struct

from tdapp.poker import operations as steps
from tdapp.poker.betting import Betting, Structure, limit
from tdapp.poker.cards import text
from tdapp.poker.games import GAMES, HOLDEM, OMAHA, OMAHA_HIGH_LOW, Game
from tdapp.poker.hand import Hand
from tdapp.poker.phase import Phase
from tdapp.poker.phh_blinds import blinds_as_told, forced
from tdapp.poker.phh_details import Details, detail_fields
from tdapp.poker.phh_fields import RULED
from tdapp.poker.pots import OddChips
from tdapp.poker.table import AnteKind, AnteOrder, Showing, Table

VARIANTS: Final[dict[str, tuple[Game, Structure]]] = {
    "NT": (HOLDEM, Structure.NO_LIMIT),
    "FT": (HOLDEM, Structure.FIXED_LIMIT),
    "PO": (OMAHA, Structure.POT_LIMIT),
    "FO/8": (OMAHA_HIGH_LOW, Structure.FIXED_LIMIT),
} | {f"{game.code}:{structure.value}": (game, structure) for game in GAMES for structure in Structure}


class Chips(Struct, frozen=True):
    """An amount as the file writes it: so many hundredths when its unit is a hundred chips, else whole."""

    amount: int
    unit: int

    def __str__(self) -> str:
        if self.unit == 1:
            return str(self.amount)
        sign = "-" if self.amount < 0 else ""
        return f"{sign}{abs(self.amount) // self.unit}.{abs(self.amount) % self.unit:02d}"


def write(hand: Hand, details: Details | None = None, *, names: bool = False, unit: int = 1) -> str:
    """The hand so far as PHH text, with what is known of event, table and time; names only with `names`.

    `unit` is 100 for amounts with cents, whose chips are cents (`History.unit`).
    """
    table = hand.table

    def chips(amounts: Iterable[int]) -> list[Chips]:
        return [Chips(amount, unit) for amount in amounts]

    fields: dict[str, object] = {"variant": _variant(table)}
    fields["ante_trimming_status"] = table.ante_kind is AnteKind.EACH
    antes, blinds = forced(table, hand.seats)
    fields["antes"], fields["blinds_or_straddles"] = chips(antes), chips(blinds)
    if limit(table.betting.structure):
        fields["small_bet"], fields["big_bet"] = chips((table.betting.small_bet, table.betting.big_bet))
    else:
        fields["min_bet"] = Chips(table.betting.small_bet, unit)
    started = dict(zip(table.seats, table.stacks, strict=True))
    fields["starting_stacks"] = chips([started[seat] for seat in hand.seats])
    # the actions come late, so that a file that was cut off has all it says of the table, or says that it was cut
    fields["seats"] = hand.seats
    fields |= _own_fields(table, antes, blinds, unit)
    fields |= detail_fields(details or Details(), hand.seats, names=names)
    fields["actions"] = _actions(hand, unit)
    if hand.phase is Phase.OVER:
        won = dict.fromkeys(hand.seats, 0)
        for step in hand.record:
            if isinstance(step, steps.Awarded):
                won[step.seat] += step.amount
        fields["finishing_stacks"] = chips(hand.stack)
        fields["winnings"] = chips(won.values())
    return "".join(f"{name} = {toml(value)}\n" for name, value in fields.items())


def write_many(texts: Iterable[str]) -> str:
    """Many hands in one text (`.phhs`), each as `write` gave it, numbered from 1."""
    return "\n".join(f"[{number}]\n{written}" for number, written in enumerate(texts, start=1))


def _variant(table: Table) -> str:
    return next(code for code, kind in VARIANTS.items() if kind == (table.game, table.betting.structure))


def _actions(hand: Hand, unit: int) -> list[str]:
    """The steps of a hand as PHH writes them; what follows by itself is not written."""
    lines: list[str] = []
    wanted = 3
    for step in hand.record:
        lines += _action(hand, step, unit, wanted)
        wanted = 1 if isinstance(step, steps.BoardDealt) else wanted
    return lines


def _action(hand: Hand, step: steps.Operation, unit: int, board_cards: int) -> list[str]:
    """A step; `board_cards` of the next street come when it is one on the board."""
    match step:
        case steps.HoleDealt(seat, cards):
            return [f"d dh p{hand.place[seat] + 1} {text(cards) or '??' * hand.table.game.hole_cards}"]
        case steps.BoardDealt(cards):
            return [f"d db {text(cards) or '??' * board_cards}"]
        case steps.Folded(seat):
            return [f"p{hand.place[seat] + 1} f"]
        case steps.Checked(seat) | steps.Called(seat, _):
            return [f"p{hand.place[seat] + 1} cc"]
        case steps.BetTo(seat, to):
            return [f"p{hand.place[seat] + 1} cbr {Chips(to, unit)}"]
        case steps.Shown(seat, cards):
            return [f"p{hand.place[seat] + 1} sm {text(cards or hand.hole[hand.place[seat]] or ())}"]
        case steps.Mucked(seat):
            return [f"p{hand.place[seat] + 1} sm"]
        case steps.RuledTo(seat, to):  # rulings are commentary to other programs, and steps to ours
            return [f"{RULED} p{hand.place[seat] + 1} to {Chips(to, unit)}"]
        case steps.RuledDead(seat):
            return [f"{RULED} p{hand.place[seat] + 1} dead"]
        case steps.RuledBack(seat, amount):
            return [f"{RULED} p{hand.place[seat] + 1} back {Chips(amount, unit)}"]
        case steps.RuledTurn(seat):
            return [f"{RULED} p{hand.place[seat] + 1} next"]
        case steps.RuledVoid():
            return [f"{RULED} void"]
        case _:
            return []


def _own_fields(table: Table, antes: list[int], blinds: list[int], unit: int) -> dict[str, object]:
    """What PHH has no word for; only what differs from our own defaults, so that plain hands stay plain."""
    fields: dict[str, object] = {"_button": table.button}
    if unit != 1:
        fields["_unit"] = unit
    fields |= blinds_as_told(table, antes, blinds)
    plain = Betting(table.betting.structure, table.betting.small_bet, table.betting.big_bet)
    for name in ("raise_cap", "blind_pot", "antes_count", "over_short_bet", "call_below_minimum"):
        if getattr(table.betting, name) != getattr(plain, name):
            fields["_" + name] = getattr(table.betting, name)
    if limit(table.betting.structure) is False and table.betting.big_bet != table.betting.small_bet:
        fields["_big_bet"] = table.betting.big_bet
    for name, usual in (
        ("lowest_chip", 1), ("odd_chips", OddChips.ONE_EACH), ("showing", Showing.ALL_UP),
        ("ante_order", AnteOrder.BLIND_FIRST),
    ):  # fmt: skip
        if getattr(table, name) != usual:
            fields["_" + name] = getattr(table, name)
    if "_posts" in fields:
        fields["_posts"] = [[post.seat, Chips(post.live, unit), Chips(post.dead, unit)] for post in table.posts]
    for name in ("_small_blind", "_ante", "_big_bet", "_lowest_chip"):
        if name in fields:
            fields[name] = Chips(int(str(fields[name])), unit)
    if table.commission is not None:
        terms = table.commission
        fields["_commission"] = [terms.minimum_wager, terms.percent, terms.unit]
    return fields


def toml(value: object) -> str:
    """A value as TOML; text in double quotes, escaped."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | Chips):
        return str(value)
    if isinstance(value, str):
        written = value.encode("utf-8", "replace").decode("utf-8")  # half of a pair is no character of any file
        escaped = written.replace("\\", "\\\\").replace('"', '\\"')
        return '"' + "".join(c if c >= " " and c != "\x7f" else f"\\u{ord(c):04x}" for c in escaped) + '"'
    if isinstance(value, time):
        return value.replace(tzinfo=None).isoformat()
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(toml, value)) + "]"
    raise TypeError(value)
