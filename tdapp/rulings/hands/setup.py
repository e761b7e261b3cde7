"""The table a hand is entered at: what the tournament and the line know of it, with the readings of the book."""

from collections.abc import Mapping

from msgspec import Struct

from tdapp.poker.betting import BlindPot, OverShortBet
from tdapp.poker.errors import refuse
from tdapp.poker.games import game_of
from tdapp.poker.positions import first_positions
from tdapp.poker.pots import Commission, OddChips
from tdapp.poker.table import AnteKind, AnteOrder, Post, Showing, Table
from tdapp.rulebooks.book import Rulebook
from tdapp.rulings.from_hand import ANTES
from tdapp.rulings.limits import cap_by, sizes_at
from tdapp.rulings.showdown.pots import ODD_CHIPS
from tdapp.rulings.situation import Situation, Status
from tdapp.rulings.typed_table import Line, with_line
from tdapp.values import replace

UNKNOWN_STACK = 10**12
"""What stands in for a stack nobody counted: deep enough that it limits nothing."""
NOT_DEALT_IN = (Status.SITTING_OUT, Status.NOT_ENTITLED)


class Readings(Struct, frozen=True):
    """How the book or house reads the open points of betting and of odd chips; without a book as HC and TDA do."""

    blind_pot: BlindPot = BlindPot.FULL_BLINDS
    antes_count: bool = False
    over_short_bet: OverShortBet = OverShortBet.MINIMUM_MORE
    call_below_minimum: bool = False
    half_reopens: bool = True
    cap: str = "until_two_left"
    """The book's way with the number of raises, as `limits.cap_by` takes it."""
    odd_chips: OddChips = OddChips.ONE_EACH
    ante_order: AnteOrder = AnteOrder.BLIND_FIRST


def readings_of(book: Rulebook) -> Readings:
    """The readings of a book with the house's values over it."""

    def way(name: str, silent: str) -> str:
        return str(book.values[name].value) if name in book.values else silent

    as_posted = way("pot_limit_pot", BlindPot.FULL_BLINDS) != BlindPot.FULL_BLINDS
    return Readings(
        blind_pot=BlindPot.AS_POSTED if as_posted else BlindPot.FULL_BLINDS,
        antes_count=as_posted or way("antes_in_pot_limit", "") == "True",
        over_short_bet=OverShortBet(way("over_short_bet", OverShortBet.MINIMUM_MORE)),
        call_below_minimum=way("call_below_minimum", "") == "True",
        half_reopens="reopening_in_limit" in book.values,
        cap=way("raise_cap", ""),
        odd_chips=ODD_CHIPS[way("odd_chips", "one_each_from_button")],
        ante_order=AnteOrder(way("ante_order", AnteOrder.BLIND_FIRST)),
    )


def readings_at(table: Table) -> Readings:
    """The readings a table was played by, so that its hand can be entered again."""
    betting = table.betting
    return Readings(
        blind_pot=betting.blind_pot,
        antes_count=betting.antes_count,
        over_short_bet=betting.over_short_bet,
        call_below_minimum=betting.call_below_minimum,
        half_reopens=betting.half_reopens,
        cap="house_sets",
        odd_chips=table.odd_chips,
        ante_order=table.ante_order,
    )


def counted(chips: int) -> int | None:
    """The chips of a stack, or what it can be raised to; None when nobody counted the stack."""
    return None if chips > UNKNOWN_STACK // 2 else chips


def table_of(base: Situation, line: Line, readings: Readings) -> Table:
    """The table before the first card; what the line says of its readings goes before `readings`.

    Refuses one where the hand cannot begin: nobody told the blinds (`no_blinds`), the button (`no_button`) or two
    players (`nobody_at_table`).
    """
    known = with_line(base, line)
    level = known.level
    if level is None:
        refuse("no_blinds")
    readings = replace(readings, **line.played_by)  # type: ignore[arg-type]
    seats = tuple(place.seat for place in known.seats if place.status not in NOT_DEALT_IN)
    if len(seats) < 2:
        refuse("nobody_at_table")
    if known.button is None:
        refuse("no_button")
    small, big = known.small_blind, known.big_blind
    if (line.button is not None and not line.blinds_placed) or big is None:
        at = first_positions(known.button, seats)
        small, big = at.small_blind, at.big_blind
    chip = level.lowest_chip or 1
    kinds: Mapping[str, AnteKind] = {name: kind for kind, name in ANTES.items()}
    return Table(
        game=game_of(known.game),
        betting=replace(
            sizes_at(level, known.structure),
            raise_cap=cap_by(readings.cap, known.structure, level.raise_cap, last_two=known.players_left == 2),
            blind_pot=readings.blind_pot,
            antes_count=readings.antes_count,
            over_short_bet=readings.over_short_bet,
            call_below_minimum=readings.call_below_minimum,
            half_reopens=readings.half_reopens,
        ),
        seats=seats,
        stacks=tuple(
            UNKNOWN_STACK // chip * chip if place.stack is None else place.stack
            for place in known.seats
            if place.seat in seats
        ),
        button=known.button,
        small_blind_seat=small,
        big_blind_seat=big,
        small_blind=level.small_blind,
        big_blind=level.big_blind,
        ante=level.ante.amount,
        ante_kind=kinds[level.ante.kind] if level.ante.amount else AnteKind.NONE,
        ante_order=readings.ante_order,
        posts=tuple(Post(seat, live, dead) for seat, (live, dead) in line.posts.items()),
        lowest_chip=chip,
        odd_chips=readings.odd_chips,
        commission=None if line.commission is None else Commission(*line.commission),
        showing=Showing.EQUAL_OR_BETTER,  # what was shown is entered, not enforced, and cards may stay unknown
    )
