"""The table of a hand history (PHH): its header as a `Table`, refused by the name of the field."""

from tdapp.poker.betting import Betting, BlindPot, OverShortBet, Structure, limit
from tdapp.poker.errors import refuse
from tdapp.poker.phh_blinds import kind_of_ante, seats_of_blinds
from tdapp.poker.phh_fields import Fields, amount, listed, needed, option_of, rows, whole, yes_or_no
from tdapp.poker.phh_write import VARIANTS
from tdapp.poker.pots import Commission, OddChips
from tdapp.poker.table import AnteOrder, Post, Showing, Table


def table_of(fields: Fields, unit: int) -> Table:
    """The table of a PHH header."""
    variant = needed(fields, "variant")
    if not isinstance(variant, str) or variant not in VARIANTS:
        refuse("phh_unknown_variant", variant=str(variant)[:60], legal=tuple(VARIANTS)[:4])
    game, structure = VARIANTS[variant]
    stacks = _amounts(fields, "starting_stacks", unit)
    antes, blinds = _amounts(fields, "antes", unit), _amounts(fields, "blinds_or_straddles", unit)
    count = len(stacks)
    if count < 2:
        refuse("too_few_players", players=count, legal=2)
    if not len(antes) == len(blinds) == count:
        refuse("phh_lengths", stacks=count, antes=len(antes), blinds=len(blinds))
    if count == 2:
        antes, blinds = antes[::-1], blinds[::-1]
    seats, button = _seats(fields, count)
    small_seat, big_seat = seats_of_blinds(fields, seats, blinds)
    for seat in (big_seat, *([] if small_seat is None else [small_seat])):
        if seat not in seats:
            refuse("no_such_seat", seat=seat, legal=tuple(seats))
    big = seats.index(big_seat)
    small = _amount(fields, "_small_blind", unit) if small_seat is None else blinds[seats.index(small_seat)]
    return Table(
        game,
        _betting(fields, structure, unit),
        tuple(seats),
        tuple(stacks),
        button=button,
        small_blind_seat=small_seat,
        big_blind_seat=big_seat,
        small_blind=small,
        big_blind=blinds[big],
        ante=_amount(fields, "_ante", unit, max(antes)),
        ante_kind=kind_of_ante(fields, antes, big),
        ante_order=option_of(AnteOrder, fields.get("_ante_order", AnteOrder.BLIND_FIRST), "_ante_order"),
        posts=_posts(fields, seats, blinds, unit),
        lowest_chip=_lowest_chip(fields, unit),
        odd_chips=option_of(OddChips, fields.get("_odd_chips", OddChips.ONE_EACH), "_odd_chips"),
        showing=option_of(Showing, fields.get("_showing", Showing.ALL_UP), "_showing"),
        commission=_commission(fields),
    )


def _amounts(fields: Fields, name: str, unit: int) -> list[int]:
    return [amount(chips, name, unit) for chips in listed(fields, name)]


def _amount(fields: Fields, name: str, unit: int, usual: int = 0) -> int:
    """An amount that need not be there."""
    return amount(fields[name], name, unit) if name in fields else usual


def _lowest_chip(fields: Fields, unit: int) -> int:
    return _amount(fields, "_lowest_chip", unit, 1)


def _seats(fields: Fields, count: int) -> tuple[list[int], int]:
    """Seats and button; a file without our own field has the button before its last player.

    PHH allows seat numbers in an order that is not clockwise from the button; such seats are numbered anew.
    """
    plain = list(range(1, count + 1))
    if "seats" not in fields:
        return plain, whole(fields.get("_button", count), "_button", least=1)
    seats = [whole(seat, "seats") for seat in listed(fields, "seats")]
    if len(seats) != count:
        refuse("phh_list_length", field="seats", found=len(seats), wanted=count)
    if len({*seats}) != count:
        refuse("seat_twice", seats=tuple(seats))
    if "_button" in fields:
        return seats, whole(fields["_button"], "_button", least=1)
    turn = seats.index(min(seats))
    if seats[turn:] + seats[:turn] == sorted(seats) and min(seats):
        return seats, seats[-1]
    return plain, count


def _betting(fields: Fields, structure: Structure, unit: int) -> Betting:
    if limit(structure):
        small, big = (amount(needed(fields, name), name, unit) for name in ("small_bet", "big_bet"))
    else:
        small = amount(needed(fields, "min_bet"), "min_bet", unit)
        big = _amount(fields, "_big_bet", unit, small)
    return Betting(
        structure,
        small,
        big,
        raise_cap=whole(fields["_raise_cap"], "_raise_cap") if "_raise_cap" in fields else None,
        blind_pot=option_of(BlindPot, fields.get("_blind_pot", BlindPot.FULL_BLINDS), "_blind_pot"),
        antes_count=yes_or_no(fields.get("_antes_count", False), "_antes_count"),
        over_short_bet=option_of(
            OverShortBet, fields.get("_over_short_bet", OverShortBet.MINIMUM_MORE), "_over_short_bet"
        ),
        call_below_minimum=yes_or_no(fields.get("_call_below_minimum", False), "_call_below_minimum"),
    )


def _posts(fields: Fields, seats: list[int], blinds: list[int], unit: int) -> tuple[Post, ...]:
    """Wagers of returning players: our own field, with the dead part, or the negative blinds of the format."""
    if "_posts" in fields:
        return tuple(
            Post(whole(seat, "_posts"), amount(live, "_posts", unit), amount(dead, "_posts", unit))
            for seat, live, dead in rows(fields, "_posts", 3)
        )
    return tuple(Post(seat, -chips) for seat, chips in zip(seats, blinds, strict=True) if chips < 0)


def _commission(fields: Fields) -> Commission | None:
    if "_commission" not in fields:
        return None
    terms = [
        whole(number, "_commission") for number in rows({"_commission": [fields["_commission"]]}, "_commission", 3)[0]
    ]
    return Commission(*terms)
