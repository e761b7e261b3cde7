"""Reads the open poker hand history format (PHH), our files and other programs': text to a hand played to its end."""

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from tdapp.nested import toml_of
from tdapp.poker import operations as steps
from tdapp.poker.betting import Betting, BlindPot, OverShortBet, Structure, limit
from tdapp.poker.cards import Card, parse
from tdapp.poker.errors import PokerError, refuse
from tdapp.poker.hand import Hand
from tdapp.poker.phh_write import VARIANTS
from tdapp.poker.pots import Commission, OddChips
from tdapp.poker.table import AnteKind, Post, Showing, Table
from tdapp.values import replace

Option = TypeVar("Option", BlindPot, OverShortBet, OddChips, Showing)


def read(source: str) -> Hand:
    """The hand of a PHH text, played up to its last action; refuses games that are not ours and illegal steps.

    A refused step carries its place in the list of actions. Steps that PHH leaves to the reader, such as mucks at the
    end, are not invented: the hand then still waits for them.
    """
    try:
        fields = toml_of(source)
    except ValueError as error:
        refuse("phh_not_toml", reason=str(error))
    hand = Hand(_table(fields))
    for number, line in enumerate(_list(fields, "actions"), start=1):
        if not isinstance(line, str):
            refuse("phh_bad_action", at=number, action=repr(line))
        try:
            for step in _steps(hand, line):
                hand.do(step)
        except PokerError as error:
            raise PokerError(error.code, **{**error.facts, "at": number, "action": line}) from None
    return hand


def _list(fields: Mapping[str, Any], name: str) -> list[Any]:
    value = fields.get(name)
    if not isinstance(value, list):
        refuse("phh_bad_field", field=name, value=repr(value))
    return value


def _numbers(fields: Mapping[str, Any], name: str, width: int) -> list[tuple[int, ...]]:
    """A list of rows of so many whole numbers; empty when the field is not there."""
    rows = _list(fields, name) if name in fields else []
    for row in rows:
        if not isinstance(row, list) or len(row) != width:
            refuse("phh_bad_field", field=name, value=repr(row))
    return [tuple([_chips(number, name) for number in row]) for row in rows]


def _chips(value: object, name: str) -> int:
    """A whole number of chips; PHH also allows 2.0, which is whole."""
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if type(value) is not int:
        refuse("phh_bad_field", field=name, value=repr(value))
    return value


def _table(fields: Mapping[str, Any]) -> Table:
    """The table of a PHH header."""
    variant = fields.get("variant")
    if variant not in VARIANTS:
        refuse("phh_unknown_variant", variant=variant, legal=tuple(VARIANTS)[:4])
    game, structure = VARIANTS[variant]
    stacks = [_chips(chips, "starting_stacks") for chips in _list(fields, "starting_stacks")]
    count = len(stacks)
    antes = [_chips(chips, "antes") for chips in _list(fields, "antes")]
    blinds = [_chips(chips, "blinds_or_straddles") for chips in _list(fields, "blinds_or_straddles")]
    if not len(antes) == len(blinds) == count:
        refuse("phh_lengths", stacks=count, antes=len(antes), blinds=len(blinds))
    if count == 2:
        antes, blinds = antes[::-1], blinds[::-1]
    seats = [_chips(seat, "seats") for seat in _list(fields, "seats")] if "seats" in fields else [*range(1, count + 1)]
    if len(seats) != count:
        refuse("phh_bad_field", field="seats", value=repr(seats))
    seats, button = _from_one(seats, fields)
    big = max(range(count), key=blinds.__getitem__)
    smaller = [player for player in range(count) if blinds[player] > 0 and player != big]
    if len(smaller) > 1 or (smaller and blinds[smaller[0]] == blinds[big]) or big > 1:
        refuse("phh_straddle", blinds=tuple(blinds))
    dead = {row[0]: row[1] for row in _numbers(fields, "_dead_posts", 2)}
    small_blind = blinds[smaller[0]] if smaller else _chips(fields.get("_small_blind", 0), "_small_blind")
    kind = _ante_kind(antes, big)
    table = Table(
        game,
        _betting(fields, structure),
        tuple(seats),
        tuple(stacks),
        button=button,
        small_blind_seat=seats[smaller[0]] if smaller else None,
        big_blind_seat=seats[big],
        small_blind=small_blind,
        big_blind=blinds[big],
        ante=max(antes),
        ante_kind=kind,
        posts=tuple(
            Post(seat, max(0, -chips), dead.get(seat, 0))
            for seat, chips in zip(seats, blinds, strict=True)
            if chips < 0 or seat in dead
        ),
    )
    return _with_own_fields(table, fields)


def _from_one(seats: list[int], fields: Mapping[str, Any]) -> tuple[list[int], int]:
    """Seats and button; a file without our own field has the button before its last player.

    PHH allows seat numbers in an order that is not clockwise from the button; such seats are numbered anew.
    """
    if "_button" in fields:
        return seats, _chips(fields["_button"], "_button")
    turn = seats.index(min(seats))
    if seats[turn:] + seats[:turn] == sorted(seats):
        return seats, seats[-1]
    return list(range(1, len(seats) + 1)), len(seats)


def _ante_kind(antes: list[int], big: int) -> AnteKind:
    """Nobody, everybody alike, or the big blind alone; other antes are refused."""
    if not any(antes):
        return AnteKind.NONE
    if len({*antes}) == 1:
        return AnteKind.EACH
    if antes[big] != sum(antes):
        refuse("phh_antes", antes=tuple(antes))
    return AnteKind.BIG_BLIND


def _betting(fields: Mapping[str, Any], structure: Structure) -> Betting:
    if limit(structure):
        small, big = _chips(fields.get("small_bet"), "small_bet"), _chips(fields.get("big_bet"), "big_bet")
    else:
        small = _chips(fields.get("min_bet"), "min_bet")
        big = _chips(fields.get("_big_bet", small), "_big_bet")
    return Betting(
        structure,
        small,
        big,
        raise_cap=_chips(fields["_raise_cap"], "_raise_cap") if "_raise_cap" in fields else None,
        blind_pot=_one_of(BlindPot, fields.get("_blind_pot", BlindPot.FULL_BLINDS), "_blind_pot"),
        antes_count=fields.get("_antes_count") is True,
        over_short_bet=_one_of(
            OverShortBet, fields.get("_over_short_bet", OverShortBet.MINIMUM_MORE), "_over_short_bet"
        ),
        call_below_minimum=fields.get("_call_below_minimum") is True,
    )


def _one_of(kind: type[Option], value: object, name: str) -> Option:
    found = [member for member in kind if member == value]
    if not found:
        refuse("phh_bad_field", field=name, value=repr(value))
    return found[0]


def _with_own_fields(table: Table, fields: Mapping[str, Any]) -> Table:
    terms = _numbers({"_commission": [fields["_commission"]]}, "_commission", 3) if "_commission" in fields else []
    return replace(
        table,
        lowest_chip=_chips(fields.get("_lowest_chip", 1), "_lowest_chip"),
        odd_chips=_one_of(OddChips, fields.get("_odd_chips", OddChips.ONE_EACH), "_odd_chips"),
        showing=_one_of(Showing, fields.get("_showing", Showing.ALL_UP), "_showing"),
        commission=Commission(*terms[0]) if terms else None,
    )


def _steps(hand: Hand, line: str) -> Iterable[steps.Decision]:
    """The steps of one action line; commentary after # is left out."""
    words = line.split("#", 1)[0].split()
    match words:
        case []:
            return ()
        case ["d", "dh", player, cards]:
            return (steps.HoleDealt(_seat(hand, player), _known(cards)),)
        case ["d", "db", *cards]:
            return (steps.BoardDealt(parse(" ".join(cards))),)
        case [player, "f"]:
            return (steps.Folded(_seat(hand, player)),)
        case [player, "cc"]:
            return (_check_or_call(hand, _seat(hand, player)),)
        case [player, "cbr", amount]:
            to = float(amount) if amount.replace(".", "", 1).isdigit() else amount
            return (steps.BetTo(_seat(hand, player), _chips(to, "cbr")),)
        case [player, "sm"] | [player, "sm", "-"]:
            return (steps.Mucked(_seat(hand, player)),)
        case [player, "sm", cards]:
            return (steps.Shown(_seat(hand, player), _known(cards)),)
    raise PokerError("phh_bad_action", action=line)


def _known(cards: str) -> tuple[Card, ...]:
    """Hole cards; none when they are unknown. Partly known hands are refused by their count."""
    return () if not cards.replace("?", "") else parse(cards.replace("?", ""))


def _seat(hand: Hand, player: str) -> int:
    number = player[1:]
    if player[:1] != "p" or not number.isdigit() or not 1 <= int(number) <= len(hand.seats):
        refuse("phh_bad_action", action=player)
    return hand.seats[int(number) - 1]


def _check_or_call(hand: Hand, seat: int) -> steps.Decision:
    choices = hand.choices()
    if choices is not None and choices.seat == seat and choices.to_call:
        return steps.Called(seat, choices.to_call)
    return steps.Checked(seat)
