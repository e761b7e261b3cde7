"""The club's directory: every id and what it is called, which records are one person, whose a card is.

directory.directory[player]            what somebody is called, also under the id of a merged or erased record
directory.index.suggest("jan v")       who may be meant, while it is typed (`index.card(number)`: a scanned card)
directory.prepare(n)                   makes the index ready, some people at a time
"""

from collections.abc import Iterable, Iterator
from itertools import islice

from tdapp.domain.people.people import Aliases
from tdapp.domain.refusal import require
from tdapp.domain.units import PlayerId
from tdapp.read.people.names import Names, PlayerName
from tdapp.read.people.people_search import Known, PeopleIndex
from tdapp.store import players
from tdapp.store.club_file import ClubFile
from tdapp.store.collector import leave_out, look_again, uncollected
from tdapp.store.players import PlayerRecord

ERASED_NAME = "Erased player"


class Directory:
    """The directory: everybody the club knows. `directory` names every id there ever was, also of merged and erased
    records.
    """

    def __init__(self, file: ClubFile) -> None:
        look_again()
        self.file = file
        self.directory = Names()
        self.club_numbers: dict[PlayerId, str] = {}
        self._records: dict[PlayerId, PlayerRecord] = {}
        self._cards: dict[str, PlayerId] = {}
        self._merged: dict[PlayerId, PlayerId] = {}
        self._erased_name = ERASED_NAME
        self._index: PeopleIndex | None = None
        self._growing = PeopleIndex()
        self._coming: Iterator[tuple[PlayerId, PlayerName]] | None = None  # who is not in the growing index yet
        self.reload()

    def reload(self) -> None:
        """Read everybody from the file."""
        with self.file.transaction() as db:
            everybody = players.everybody(db)
        self._read_the_rest()
        self._records = {one.id: one for one in everybody}
        self._merged = {one.id: one.merged_into for one in everybody if one.merged_into is not None}
        self.directory.clear()
        self.club_numbers.clear()
        self._cards.clear()
        self._index, self._coming = None, None
        for one in everybody:
            self._list(one)
        for other in self._merged:
            self.directory[other] = self.directory[self.resolve(other)]

    def refresh(self, changed: Iterable[PlayerId]) -> None:
        """Read these records again, which an act of the club's stream changed."""
        with self.file.transaction() as db:
            fresh = [record for one in changed if (record := players.one(db, one)) is not None]
        self._read_the_rest()
        self._coming = None
        for record in fresh:
            self._unlist(record.id)
            self._records[record.id] = record
            self._merged.pop(record.id, None)
            if record.merged_into is not None:
                self._merged[record.id] = record.merged_into
        for record in fresh:
            self._list(record)
        for record in fresh:
            counts = self.resolve(record.id)
            self.directory[record.id] = self.directory[counts]
            if self._index is not None and record.id == counts and not record.erased:
                self._index.put(self._known(counts))
            elif self._index is not None:
                self._index.drop(record.id)

    def _read_the_rest(self) -> None:
        """Read again what else is kept about people: whoever keeps more than names says what."""

    # Finding

    @property
    def index(self) -> PeopleIndex:
        """The search index of everybody who counts. Made at once when it was not prepared."""
        while self._index is None:
            self.prepare(len(self._records) + 1)
        return self._index

    def prepare(self, n: int = 1_000) -> bool:
        """Make the index a part at a time, `n` people: called while nobody types, until it says that it is there."""
        if self._index is not None:
            return True
        if self._coming is None:
            self._growing, self._coming = PeopleIndex(), self.counted()
        with uncollected():
            part = [self._known(player) for player, _name in islice(self._coming, n)]
            self._growing.take(part)
            if len(part) < n:
                self._growing.settle()
                self._index, self._coming = self._growing, None
        leave_out(len(self._records))
        return self._index is not None

    def counted(self) -> Iterator[tuple[PlayerId, PlayerName]]:
        """The people of the directory, each once: no merged records, nobody who was erased."""
        for player, record in self._records.items():
            if record.merged_into is None and not record.erased:
                yield player, self.directory[player]

    def resolve(self, player: PlayerId) -> PlayerId:
        """The record that counts for this id."""
        while player in self._merged:
            player = self._merged[player]
        return player

    def ids_of(self, player: PlayerId) -> tuple[PlayerId, ...]:
        """Every id of the same person, the one that counts first."""
        counts = self.resolve(player)
        return (counts, *(other for other in self._merged if self.resolve(other) == counts))

    def own_name(self, player: PlayerId) -> PlayerName:
        """The name a record has by itself, also while it is merged into another."""
        return self._name(self._records[player])

    def aliases(self) -> Aliases:
        """Which records are the same person, and who was erased."""
        return Aliases(dict(self._merged), frozenset(one.id for one in self._records.values() if one.erased))

    def cards_of(self, player: PlayerId) -> tuple[str, ...]:
        """Every club card of a person."""
        return self._cards_of(self.ids_of(player))

    def card_of(self, number: str) -> PlayerId | None:
        """The person whose club card this is, None for nobody's: what a scanner types."""
        owner = self._cards.get(card_key(number))
        return self.resolve(owner) if owner is not None else None

    # Keeping the lists

    def call_erased(self, name: str) -> None:
        """Set the name for somebody who was erased, in the language of the desk: 'Erased player'."""
        self._erased_name = name
        for record in self._records.values():
            if record.erased:
                self._list(record)

    def took(self, records: Iterable[PlayerRecord]) -> None:
        """Take over what an import wrote. The index is gone: `prepare` makes it anew, a part at a time."""
        self._index = None
        self._take_on(records)

    def _take_on(self, records: Iterable[PlayerRecord]) -> None:
        several = list(records)
        self._coming = None  # a half-made index would miss them
        for record in several:
            self._unlist(record.id)
            self._records[record.id] = record
            self._list(record)
            for other in self.ids_of(record.id)[1:] if self._merged else ():
                self.directory[other] = self.directory[record.id]
        if self._index is not None and len(several) > 20:
            self._index.put_all([self._known(record.id) for record in several])
        elif self._index is not None:
            for record in several:
                self._index.put(self._known(record.id))

    def _list(self, record: PlayerRecord) -> None:
        player = record.id
        self.directory[player] = self._name(record)
        if record.club_no:
            self.club_numbers[player] = record.club_no
            self._cards.setdefault(card_key(record.club_no), player)

    def _unlist(self, player: PlayerId) -> None:
        number = self.club_numbers.pop(player, "")
        if number and self._cards.get(card_key(number)) == player:
            del self._cards[card_key(number)]

    def _name(self, record: PlayerRecord) -> PlayerName:
        if record.erased:
            return PlayerName(f"{self._erased_name} {record.id[:4].upper()}")
        return PlayerName(record.last, record.first)

    def _known(self, player: PlayerId) -> Known:
        ids = self.ids_of(player) if self._merged else (player,)
        return Known(player, self.directory[player], self._records[player].nickname, self._cards_of(ids))

    def _cards_of(self, ids: Iterable[PlayerId]) -> tuple[str, ...]:
        return tuple(self.club_numbers[one] for one in ids if one in self.club_numbers)

    def _card_is_free(self, number: str, player: PlayerId | None = None) -> None:
        owner = self.card_of(number) if number else None
        if owner is not None and owner != player:
            require(False, "person.card_taken", number=number, name=self.directory[owner])


def card_key(number: str) -> str:
    """A card number as it is compared: blanks and capitals make no other card."""
    return "".join(number.split()).casefold()
