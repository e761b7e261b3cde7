"""Blocks that outlive the erasure of a person: the club keeps hashes by which she is known again, and nothing else.

The hashes are keyed with a number of this club that nobody else has, so they cannot be compared with another club's,
nor with a list of names by somebody who has the hashes alone.
"""

import hmac
from collections.abc import Iterable
from datetime import date

from msgspec import Struct

from tdapp.domain.people.person import Block
from tdapp.domain.units import PlayerId
from tdapp.read.people.names import PlayerName
from tdapp.read.people.people_search import plain
from tdapp.read.people.person import FREE, PlayerStanding, Standing
from tdapp.store.barred import BarredRow

KEY_SETTING = "people.key"


class Marks(Struct, frozen=True):
    """The marks somebody is known again by: the name alone, with the day of birth ('' not known), with each club
    card.
    """

    name: str
    born: str
    cards: tuple[str, ...]


def marks_of(key: str, name: PlayerName, born: date | None, cards: Iterable[str]) -> Marks:
    """The marks of a person under the club's key (hex digits). Which name is first or last makes no difference."""
    words = " ".join(sorted(plain(name.full).split()))

    def mark(*parts: str) -> str:
        return hmac.new(bytes.fromhex(key), "\0".join(parts).encode(), "sha256").hexdigest()

    with_cards = tuple(mark("card", words, "".join(card.split()).casefold()) for card in cards)
    return Marks(mark("name", words), mark("born", words, born.isoformat()) if born else "", with_cards)


def barred_row(player: PlayerId, marks: Marks, block: Block) -> BarredRow:
    """The row that stays of somebody who is erased while blocked."""
    return BarredRow(player, marks.name, marks.born, marks.cards[0] if marks.cards else "", block)


def perhaps_barred(rows: Iterable[BarredRow], marks: Marks, today: date) -> PlayerStanding:
    """Whether the marks of erased people fit this one: blocked when name and birthday or card agree.

    The name alone says that it may be so, unless the birthdays differ.
    """
    perhaps: list[Block] = []
    for row in rows:
        if row.name != marks.name or not row.block.holds(today):
            continue
        if (row.born and row.born == marks.born) or (row.card and row.card in marks.cards):
            return PlayerStanding(Standing.BLOCKED, row.block.until)
        if not (row.born and marks.born):
            perhaps.append(row.block)
    return PlayerStanding(Standing.PERHAPS, perhaps[0].until) if perhaps else FREE
