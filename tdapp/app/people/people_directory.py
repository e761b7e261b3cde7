"""The club's directory: every id and what it is called, which records are one person, whose a card is. A person is read
from the file when somebody asks for her: the people of years take nothing of an evening at which they are not.

directory.directory[player]            what somebody is called, also under the id of a merged or erased record
directory.index.suggest("jan v")       who may be meant, while it is typed (`index.card(number)`: a scanned card)
directory.prepare(n)                   makes the index ready, some people at a time
"""

from collections.abc import Iterable, Iterator

from tdapp.domain.people.people import Aliases
from tdapp.domain.refusal import require
from tdapp.domain.units import PlayerId
from tdapp.read.people.names import Names, PlayerName, ReadLater
from tdapp.read.people.people_search import Known, PeopleIndex
from tdapp.store import players
from tdapp.store.club_file import ClubFile
from tdapp.store.collector import leave_out, look_again, uncollected
from tdapp.store.errors import KnownError
from tdapp.store.players import PlayerRecord

ERASED_NAME = "Erased player"
_ALL = 1 << 30  # more people than any club has
MANY = 1_000  # more people than these are not gone through once more after an import
_FEW = 20  # more than these are an import


class Directory:
    """The directory: everybody the club knows. `directory` names every id there ever was, also of merged and erased
    records.
    """

    def __init__(self, file: ClubFile) -> None:
        look_again()
        self.file = file
        self.directory = Names(self._read_name, self._is_anybody)
        self.club_numbers: ReadLater[str] = ReadLater(self._read_number)
        self._records: dict[PlayerId, PlayerRecord] = {}  # who was asked for
        self._new: dict[PlayerId, None] = {}  # who came to the club since it was opened
        self._unknown: set[PlayerId] = set()  # ids that were asked for, and nobody has
        self._cards: dict[str, PlayerId] | None = None  # None: to be read when somebody asks whose a card is
        self._merged: dict[PlayerId, PlayerId] = {}
        self._erased_name = ERASED_NAME
        self._index: PeopleIndex | None = None
        self._growing = PeopleIndex()
        self._coming: tuple[str, str, str] | None = None  # whoever comes after this is not in the growing index yet
        self.reload()

    def reload(self) -> None:
        """Begin anew with the people of the file, of whom each is read when somebody asks for her."""
        with self.file.transaction() as db:
            self._merged = players.merged(db)
        self._read_the_rest()
        self._records.clear()
        self._new.clear()
        self._unknown.clear()
        self.directory.clear()
        self.club_numbers.clear()
        self._cards = None
        self._index, self._coming = None, None
        self.directory.read_all = self.club_numbers.read_all = self._read_everybody

    def _read_everybody(self) -> None:
        """Read everybody, in the order of their names and then who came since, for whoever goes through all of them."""
        self.directory.read_all = self.club_numbers.read_all = None
        if not self.file.is_open:
            return
        with self.file.reading() as db:
            everybody = players.everybody(db)
        there = {one.id: one for one in everybody if one.id not in self._new}
        self._records = there | {player: self._records[player] for player in self._new}
        names, numbers = self.directory.in_memory(), self.club_numbers.in_memory()
        dict.clear(self.directory)
        dict.clear(self.club_numbers)
        for player, one in self._records.items():
            self.directory.learn(player, names.get(player) or self._name(self._counting(one)))
            if number := numbers.get(player) or one.club_no:
                self.club_numbers.learn(player, number)

    def _is_anybody(self) -> bool:
        """Whether the file knows anybody."""
        if not self.file.is_open:
            return False
        with self.file.reading() as db:
            return players.is_anybody(db)

    def _counting(self, one: PlayerRecord) -> PlayerRecord:
        """The record that counts for the person of this one."""
        return self._record(self.resolve(one.id)) or one

    def _read_name(self, player: PlayerId) -> PlayerName | None:
        """The name of somebody nobody asked for yet."""
        record = self._record(self.resolve(player))
        if record is None:
            return None
        name = self._name(record)
        self.directory.learn(player, name)
        return name

    def _read_number(self, player: PlayerId) -> str | None:
        record = self._record(player)
        return (record.club_no or None) if record is not None else None

    def _record(self, player: PlayerId) -> PlayerRecord | None:
        """The record of an id, None where nobody has it: read with those who play beside her."""
        if player not in self._records and player not in self._unknown and self.file.is_open:
            try:
                with self.file.reading() as db:
                    read = players.around(db, player)
            except KnownError:  # that is said of the file itself, and a list without a name stands all the same
                return None
            for one in read:
                if one.id not in self._records:
                    self._records[one.id] = one
                    if one.merged_into is None:
                        self.directory.learn(one.id, self._name(one))
                    if one.club_no:
                        self.club_numbers.learn(one.id, one.club_no)
            if player not in self._records:
                self._unknown.add(player)
        return self._records.get(player)

    def in_memory(self) -> dict[PlayerId, PlayerName]:
        """The names that are known although the file is not there any more."""
        found = {player: self._index[player].name for player in self._index.everybody()} if self._index else {}
        return found | self.directory.in_memory()

    def refresh(self, changed: Iterable[PlayerId]) -> None:
        """Read these records again, which an act of the club's stream changed."""
        with self.file.transaction() as db:
            fresh = [record for one in changed if (record := players.one(db, one)) is not None]
        self._read_the_rest()
        self._coming = None
        self._unknown.clear()
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
                self._index.put(self._known(self._counting(self._records[record.id])))
            elif self._index is not None:
                self._index.drop(record.id)

    def _read_the_rest(self) -> None:
        """Read again what else is kept about people: whoever keeps more than names says what."""

    # Finding

    @property
    def index(self) -> PeopleIndex:
        """The search index of everybody who counts. Made at once when it was not prepared."""
        while self._index is None:
            self.prepare(_ALL)
        return self._index

    def prepare(self, n: int = 1_000) -> bool:
        """Make the index a part at a time, `n` people: called while nobody types, until it says that it is there."""
        if self._index is not None:
            return True
        if self._coming is None:
            self._growing, self._coming = PeopleIndex(), ("", "", "")
        with uncollected():
            with self.file.reading() as db:
                part, self._coming = players.next_people(db, self._coming, n)
            self._growing.take([self._known(one) for one in part if one.merged_into is None and not one.erased])
            if len(part) < n:
                self._growing.settle()
                self._index, self._coming = self._growing, None
                leave_out(len(self._index))
        return self._index is not None

    def counted(self) -> Iterator[tuple[PlayerId, PlayerName]]:
        """The people of the directory, each once: no merged records, nobody who was erased."""
        with self.file.reading() as db:
            everybody = players.everybody(db)
        for one in everybody:
            if one.merged_into is None and not one.erased:
                yield one.id, self._name(one)

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
        record = self._record(player)
        if record is None:
            raise KeyError(player)
        return self._name(record)

    def aliases(self) -> Aliases:
        """Which records are the same person, and who was erased."""
        with self.file.reading() as db:
            return Aliases(dict(self._merged), players.erased(db))

    def cards_of(self, player: PlayerId) -> tuple[str, ...]:
        """Every club card of a person."""
        return self._cards_of(self.ids_of(player))

    def card_of(self, number: str) -> PlayerId | None:
        """The person whose club card this is, None for nobody's: what a scanner types."""
        owner = self._card_owners().get(card_key(number))
        return self.resolve(owner) if owner is not None else None

    def _card_owners(self) -> dict[str, PlayerId]:
        if self._cards is None:
            with self.file.reading() as db:
                held = players.cards(db)
            self._cards = {}
            for number, player in held:
                self._cards.setdefault(card_key(number), player)
        return self._cards

    # Keeping the lists

    def call_erased(self, name: str) -> None:
        """Set the name for somebody who was erased, in the language of the desk: 'Erased player'."""
        self._erased_name = name
        for record in self._records.values():
            if record.erased:
                self._list(record)

    def took(self, records: Iterable[PlayerRecord]) -> None:
        """Take over what an import wrote. The index is gone: `prepare` makes it anew, a part at a time. Thousands are
        read again when somebody asks for them.
        """
        several = list(records)
        self._index = None
        if len(several) > MANY:
            self.reload()
        else:
            self._take_on(several)

    def _take_on(self, records: Iterable[PlayerRecord]) -> None:
        several = list(records)
        self._coming = None  # a half-made index would miss them
        self._unknown.clear()
        if len(several) > _FEW:
            self._cards = None
        for record in several:
            if record.id not in self._records:
                self._new[record.id] = None
            self._unlist(record.id)
            self._records[record.id] = record
            self._list(record)
            for other in self.ids_of(record.id)[1:] if self._merged else ():
                self.directory[other] = self.directory[record.id]
        if self._index is not None and len(several) > _FEW:
            self._index.put_all([self._known(record) for record in several])
        elif self._index is not None:
            for record in several:
                self._index.put(self._known(record))

    def _list(self, record: PlayerRecord) -> None:
        player = record.id
        self.directory[player] = self._name(record)
        if record.club_no:
            self.club_numbers[player] = record.club_no
            if self._cards is not None:
                self._cards.setdefault(card_key(record.club_no), player)

    def _unlist(self, player: PlayerId) -> None:
        self.club_numbers.pop(player, "")
        if self._cards is not None:
            for key in [key for key, owner in self._cards.items() if owner == player]:
                del self._cards[key]

    def _name(self, record: PlayerRecord) -> PlayerName:
        if record.erased:
            return PlayerName(f"{self._erased_name} {record.id[:4].upper()}")
        return PlayerName(record.last, record.first)

    def _known(self, one: PlayerRecord) -> Known:
        others = self.ids_of(one.id)[1:] if self._merged else ()
        cards = (one.club_no,) if one.club_no else ()
        return Known(one.id, self._name(one), one.nickname, cards + self._cards_of(others))

    def _cards_of(self, ids: Iterable[PlayerId]) -> tuple[str, ...]:
        return tuple(number for one in ids if (number := self.club_numbers.get(one)))

    def _card_is_free(self, number: str, player: PlayerId | None = None) -> None:
        owner = self.card_of(number) if number else None
        if owner is not None and owner != player:
            require(False, "person.card_taken", number=number, name=self.directory[owner])


def card_key(number: str) -> str:
    """A card number as it is compared: blanks and capitals make no other card."""
    return "".join(number.split()).casefold()
