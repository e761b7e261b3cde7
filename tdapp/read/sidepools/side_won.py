"""Who won the side pools, as it stands beside the prizes: on the Result page, the results and the payouts sheet."""

from msgspec import Struct

from tdapp.domain.money.paying import money
from tdapp.domain.sidepools.side_book import player_of, side_books
from tdapp.domain.state import State
from tdapp.domain.units import Money
from tdapp.read.people.names import NOBODY, Directory, PlayerName


class SideWon(Struct, frozen=True):
    """A side pool that is decided, and who won how much of it, most first."""

    pool: str
    winners: tuple[tuple[PlayerName, Money], ...]


def sides_won(state: State, directory: Directory) -> tuple[SideWon, ...]:
    """The side pools that are decided, the one opened first first."""
    return tuple(
        SideWon(
            book.pool.terms.name,
            tuple(
                (directory.get(player_of(state, share.entry), NOBODY), money(state, share.won))
                for share in book.shares
                if share.won
            ),
        )
        for book in side_books(state)
        if book.decided and book.pool.staked
    )
