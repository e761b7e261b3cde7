"""The decision how the room is arranged: tables, seats nobody gets, seats kept, people kept apart."""

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import TypeVar

from tdapp.domain.facts import Fact
from tdapp.domain.people.naming import clean
from tdapp.domain.refusal import require
from tdapp.domain.seating.draw_facts import RoomSet
from tdapp.domain.seating.room import HIGHEST_TABLE, Apart, KeptSeat, RoomRules
from tdapp.domain.state import State
from tdapp.domain.units import TableNo
from tdapp.values import replace

LEAST_SEATS, MOST_SEATS = 2, 10
LONGEST_LABEL = 40
MOST_PLACES = 99

T = TypeVar("T")


def set_room(state: State, now: datetime, rules: RoomRules) -> tuple[Fact, ...]:
    """Set the rules of the room from now on. Nobody is moved by it; it holds for the next seat that is given away.

    Refuses numbers that cannot be, a table without two seats, and locks and wishes that contradict one another.
    """
    require(not state.finished, "finished")
    rules = _tidy(rules)
    _numbers(rules)
    _tables_have_seats(state, rules)
    _kept(state, rules)
    for wish in rules.apart:
        require(wish.one != wish.other, "room.apart_self", player=wish.one)
    return () if rules == state.room.rules else (RoomSet(rules),)


def begin_with_room(state: State, now: datetime, rules: RoomRules) -> tuple[Fact, ...]:
    """Set the club's room where a tournament is created: whoever may do that arranges nothing by it. See `set_room`."""
    return set_room(state, now, rules)


def _tidy(rules: RoomRules) -> RoomRules:
    """The same with clean labels, each wish once, and counts from the highest down."""
    pairs = dict.fromkeys(Apart(*sorted(pair)) for pair in rules.apart)
    return replace(
        rules,
        blocked=tuple(dict.fromkeys(replace(seat, label=clean(seat.label)) for seat in rules.blocked)),
        places=tuple(replace(place, area=clean(place.area)) for place in rules.places),
        first=tuple(dict.fromkeys(rules.first)),
        apart=tuple(pairs),
        kept=tuple(dict.fromkeys(rules.kept)),
        redraw_at=tuple(sorted(set(rules.redraw_at), reverse=True)),
    )


def _numbers(rules: RoomRules) -> None:
    sizes = [table for table, _size in rules.sizes]
    places = [place.table for place in rules.places]
    locked = [seat.table for seat in rules.blocked if seat.table is not None]
    for table in (*rules.order, *sizes, *places, *locked, *(wish.seat.table for wish in rules.kept)):
        require(1 <= table <= HIGHEST_TABLE, "table.number", limit=HIGHEST_TABLE)
    for listed in (rules.order, sizes, places):
        twice = _twice(listed)
        require(twice is None, "room.twice", table=twice)
    for table, size in rules.sizes:
        require(LEAST_SEATS <= size <= MOST_SEATS, "room.size", table=table, least=LEAST_SEATS, most=MOST_SEATS)
    for number in (*(seat.seat for seat in rules.blocked), *rules.first):
        require(1 <= number <= MOST_SEATS, "room.seat", seat=number, most=MOST_SEATS)
    for label in (*(seat.label for seat in rules.blocked), *(place.area for place in rules.places)):
        require(len(label) <= LONGEST_LABEL, "room.label", n=len(label), limit=LONGEST_LABEL)
    for place in rules.places:
        fits = 1 <= place.row <= MOST_PLACES and 1 <= place.place <= MOST_PLACES
        require(fits, "room.place", table=place.table, most=MOST_PLACES)
    stands: dict[tuple[str, int, int], TableNo] = {}
    for place in rules.places:
        other = stands.setdefault((place.area, place.row, place.place), place.table)
        require(other == place.table, "room.place_twice", table=other, second=place.table)
    for count in rules.redraw_at:
        require(count >= LEAST_SEATS, "room.redraw", count=count, least=LEAST_SEATS)


def _tables_have_seats(state: State, rules: RoomRules) -> None:
    """Everywhere two may sit: at tables that are named, and at every other one."""
    usual = state.setup.seats_per_table
    everywhere = tuple(seat for seat in rules.blocked if seat.table is None)
    left = replace(rules, blocked=everywhere, sizes=()).usable(TableNo(1), usual)
    require(left >= LEAST_SEATS, "room.no_seats", least=LEAST_SEATS)
    named = {table for table, _size in rules.sizes} | {seat.table for seat in rules.blocked if seat.table is not None}
    for table in sorted(named):
        require(rules.usable(table, usual) >= LEAST_SEATS, "room.few_seats", table=table, least=LEAST_SEATS)


def _kept(state: State, rules: RoomRules) -> None:
    """Seats kept for people: one each, there, not blocked, not taken, and not beside whom they are kept apart from."""
    players = _twice([wish.player for wish in rules.kept])
    require(players is None, "room.kept_two", player=players)
    for wish in rules.kept:
        seat = wish.seat
        size = rules.size(seat.table, state.setup.seats_per_table)
        require(1 <= seat.number <= size, "room.kept_beyond", player=wish.player, seat=seat, n=size)
        require(seat.number not in rules.blocked_at(seat.table), "room.kept_blocked", player=wish.player, seat=seat)
        others = [other for other in rules.kept if other.seat == seat and other.player != wish.player]
        require(not others, "room.kept_shared", player=wish.player, other=_player(others), seat=seat)
        if wish not in state.room.rules.kept:
            taken = state.at(seat)
            mine = taken is None or state.entries[taken].player == wish.player
            require(mine, "room.kept_taken", player=wish.player, other=taken, seat=seat)
        for pair in rules.apart:
            if wish.player in pair:
                partner = pair.other if pair.one == wish.player else pair.one
                beside = [each for each in rules.kept if each.player == partner and each.seat.table == seat.table]
                require(not beside, "room.kept_apart", player=wish.player, other=partner, table=seat.table)


def _player(wishes: Sequence[KeptSeat]) -> str:
    return wishes[0].player if wishes else ""


def _twice(items: Iterable[T]) -> T | None:
    """The first that stands there twice."""
    return next((item for item, times in Counter(items).items() if times > 1), None)
