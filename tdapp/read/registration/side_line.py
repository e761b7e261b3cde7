"""The meaning of what is typed for a side pool: names, seats or '#ticket' by comma, those who share by +, and a hand.

`12-4, łu`: two players; `ada + 12-7`: two who share a rank; `ada AhKhQhJhTh`: the hand she showed.
"""

from collections.abc import Sequence

from msgspec import Struct

from tdapp.domain.refusal import Refused
from tdapp.domain.sidepools.high_hands import hand_cards
from tdapp.domain.units import EntryId
from tdapp.read.command_scene import Scene, entries
from tdapp.read.people.names import PlayerName, fold
from tdapp.read.registration.players import PlayerRow


class SideLine(Struct, frozen=True):
    """A line that was read. `groups`: who is meant, those who share together. `cards`: the hand that stands at its end,
    '' none. `unknown`: what means nobody, `several`: what may mean more than one, with their names; '' where all is
    clear.
    """

    groups: tuple[tuple[EntryId, ...], ...] = ()
    names: tuple[PlayerName, ...] = ()
    cards: str = ""
    unknown: str = ""
    several: str = ""
    candidates: tuple[PlayerName, ...] = ()

    @property
    def entries(self) -> tuple[EntryId, ...]:
        """Everybody who is meant, in the order typed."""
        return tuple(entry for group in self.groups for entry in group)

    @property
    def clear(self) -> bool:
        """Whether everything typed is understood."""
        return not (self.unknown or self.several)


def read_side_line(typed: str, rows: Sequence[PlayerRow]) -> SideLine:
    """Who is meant by what was typed, of these entries; nobody by an empty line."""
    text = " ".join(typed.replace("\u2212", "-").replace("\u2013", "-").split())
    text, cards = _hand(text)
    groups: list[tuple[EntryId, ...]] = []
    names: list[PlayerName] = []
    for part in filter(None, (part.strip() for part in text.replace(";", ",").split(","))):
        group: list[EntryId] = []
        for piece in filter(None, (piece.strip() for piece in part.split("+"))):
            found = _meant(piece, rows)
            if not found:
                return SideLine(unknown=piece)
            if len(found) > 1:
                return SideLine(several=piece, candidates=tuple(row.name for row in found))
            group.append(found[0].entry)
            names.append(found[0].name)
        if group:
            groups.append(tuple(group))
    return SideLine(tuple(groups), tuple(names), cards)


def _hand(text: str) -> tuple[str, str]:
    """What stands before a hand at the end of the line, and the hand; '' where none stands there."""
    words = text.split()
    for at in range(1, len(words)):
        try:
            return " ".join(words[:at]), hand_cards("".join(words[at:]))
        except Refused:
            continue
    return text, ""


def _meant(piece: str, rows: Sequence[PlayerRow]) -> list[PlayerRow]:
    """The entries a piece may mean, each player once by the newest; those who are in go before those who are out."""
    found = [row for row, _marks in entries(piece, Scene(rows=rows))]
    exact = [row for row in found if fold(row.name.full) == fold(piece)]
    found = exact or found
    inside = [row for row in found if row.status.in_play]
    newest = {row.player: row for row in sorted(inside or found, key=lambda row: row.entry)}
    return list(newest.values())
