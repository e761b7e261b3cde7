"""Finds people of the club while a name is typed. Letters are compared without their marks: l finds ł."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from tdapp.domain.units import PlayerId
from tdapp.read.names import PlayerName, fold
from tdapp.read.typed_names import typed_name

MOST = 7


@dataclass(frozen=True, slots=True)
class Suggestion:
    """Somebody who may be meant. `player` None: nobody the club knows, so a new player by this name."""

    name: PlayerName
    player: PlayerId | None


class ClubIndex:
    """The club's people, ready to be searched. Kept up to date by `update`."""

    def __init__(self) -> None:
        self._people: dict[PlayerId, tuple[PlayerName, str]] = {}

    def update(self, directory: Mapping[PlayerId, PlayerName]) -> None:
        """Take on who is new and who has another name."""
        for player, name in directory.items():
            known = self._people.get(player)
            if known is None or known[0] is not name:
                self._people[player] = (name, f" {fold(name.first)} {fold(name.last)}")

    def suggest(self, text: str) -> tuple[Suggestion, ...]:
        """Who may be meant, the likeliest first; a new player comes last, or first when nobody fits."""
        words = fold(text.replace(",", " ")).split()
        if not words:
            return ()
        found = sorted(self._matches(words), key=lambda one: one[0])[:MOST]
        known = [Suggestion(name, player) for _rank, name, player in found]
        typed = typed_name(text)
        return (*known, Suggestion(typed, None)) if typed.last else tuple(known)

    def _matches(self, words: list[str]) -> Iterator[tuple[tuple[bool, str, str], PlayerName, PlayerId]]:
        """Everybody with a word of the name beginning like each typed word; who has no other word is meant first."""
        starts = [f" {word}" for word in words]
        whole = sorted(words)
        for player, (name, search) in self._people.items():
            if all(start in search for start in starts):
                yield (sorted(search.split()) != whole, *name.sort_key), name, player
