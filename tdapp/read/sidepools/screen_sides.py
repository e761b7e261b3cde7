"""What the room's screen says of the side pools: the best hand so far, who is still in a last longer."""

from msgspec import Struct

from tdapp.domain.money.paying import money
from tdapp.domain.sidepools.high_hands import best_shown
from tdapp.domain.sidepools.side_book import SideBook, player_of, side_books
from tdapp.domain.sidepools.side_pool import SideKind
from tdapp.domain.state import State
from tdapp.domain.units import Money
from tdapp.read.people.names import NOBODY, Directory, PlayerName

MOST = 12  # who are named


class ScreenSide(Struct, frozen=True):
    """A side pool that is played for. `hand`: the best one of a high hand, and `names` who showed it; '' of a last
    longer, of which so many are `left`, and `names` are they where they are few.
    """

    pool: str
    amount: Money
    names: tuple[PlayerName, ...]
    hand: str = ""
    left: int = 0


def screen_sides(state: State, directory: Directory) -> tuple[ScreenSide, ...]:
    """The side pools as the room sees them: high hands with a hand, and last longers that are not decided."""
    found = (_told(state, book, directory) for book in side_books(state) if not book.decided)
    return tuple(each for each in found if each is not None)


def _told(state: State, book: SideBook, directory: Directory) -> ScreenSide | None:
    pool = book.pool
    in_front = book.ranks[0] if book.ranks else ()
    if not in_front or len(pool.stakes) < 2:
        return None
    high = pool.terms.kind is SideKind.HIGH_HAND
    named = in_front if high or len(in_front) <= MOST else ()
    names = tuple(directory.get(player_of(state, entry), NOBODY) for entry in named)
    hand = best_shown(pool.hands)[in_front[0]] if high else ""
    return ScreenSide(pool.terms.name, money(state, pool.staked), names, hand, 0 if high else len(in_front))
