"""The fingerprint of what goes into a draw: who is in, where everybody sits, and the rules of the room.

It is shown before the room gives its value, and stands in the journal with each draw: whoever changes what is drawn
from, or waits for another moment, changes it. The manual, 'Check a draw yourself', has the lines it is made of;
`packaging/check_draws.py` makes them once more.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from hashlib import sha256

from tdapp.domain.seating.locks import kept_seats
from tdapp.domain.state import State
from tdapp.domain.units import PlayerId

MARK = 12  # hex digits of a person's mark
KEEPS = 20_000  # marks remembered: two hashes less for each entry of a large field


@lru_cache(maxsize=KEEPS)
def mark_of(commitment: str, player: PlayerId) -> str:
    """The mark that stands for a person on the sheets of one tournament: it says nobody's name, and stays.

    >>> mark_of("c0ffee", PlayerId("5e"))
    '2b0973d1832e'
    """
    return sha256(f"{commitment}|{player}".encode()).hexdigest()[:MARK]


def room_lines(state: State, number: int) -> Iterator[str]:
    """The lines that are fingerprinted for draw `number`: all that goes into it."""
    yield f"draw {number}"
    yield from rule_lines(state)
    for table in state.open_tables():
        yield f"table {table.number} {len(table.seats)}"
    commitment = state.room.commitment
    for entry in state.by_ticket():
        if not entry.out:
            seat = f"{entry.seat.table}-{entry.seat.number}" if entry.seat is not None else "-"
            yield f"entry {entry.id} {mark_of(commitment, entry.player)} {seat}"


def rule_lines(state: State) -> Iterator[str]:
    """The lines of a fingerprint about the commitment and the rules of the room, as far as a draw follows them."""
    room, rules = state.room, state.room.rules
    yield f"commitment {room.commitment or '-'}"
    yield f"seats {state.setup.seats_per_table} ideal {state.floor.rules.ideal}"
    yield _line("order", rules.order)
    yield _line("sizes", (f"{table}:{size}" for table, size in rules.sizes))
    yield _line("first", rules.first)
    yield f"even {'yes' if rules.even else 'no'}"
    yield _line("blocked", (f"{each.table or '*'}-{each.seat}" for each in rules.blocked))
    for seat, player in kept_seats(state).items():
        yield f"kept {mark_of(room.commitment, player)} {seat.table}-{seat.number}"
    for wish in rules.apart:
        yield f"apart {mark_of(room.commitment, wish.one)} {mark_of(room.commitment, wish.other)}"


def room_print(state: State, number: int) -> str:
    """The fingerprint of what goes into draw `number`: SHA-256 of its lines, in hex."""
    return sha256("\n".join(room_lines(state, number)).encode()).hexdigest()


def list_print(room: str, groups: Sequence[int]) -> str:
    """The fingerprint that is shown: of the room, and of who belongs together where people may be spread.

    `groups`: a number for each who is in, by ticket; empty where nothing is known of anybody.

    >>> list_print("ab", ()), list_print("ab", (1, 0, 1))[:8]
    ('ab', 'e18e4434')
    """
    return sha256("\n".join((room, _line("groups", groups))).encode()).hexdigest() if groups else room


def _line(name: str, parts: Iterator[str] | Sequence[object]) -> str:
    return " ".join((name, *map(str, parts)))
