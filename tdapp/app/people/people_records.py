"""The records the club keeps of its people, and how they change: data, private data, photo, notes for seating.

records.add(data, private)             a new person; `Refused` says in words what is wrong
records.person(player, needs=...)      all of one person, private data masked; `edit`, `set_private`, `set_photo`
records.special_needs()                what whoever seats people must know; nobody else asks for it
records.rules(), records.set_rules()   what the club insists on, and whether it keeps private data at all
"""

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from datetime import date
from typing import Any, NamedTuple, TypeVar

from tdapp.app.people.directory_rules import DirectoryRules, read_rules, write_rules
from tdapp.app.people.people_directory import MANY, Directory, card_key
from tdapp.app.time_source import TimeSource
from tdapp.domain.people.person import (
    PRIVATE_FIELDS,
    Block,
    PersonData,
    PrivateData,
    checked,
    checked_private,
    masked,
    missing,
    photo_kind,
)
from tdapp.domain.pieces import at_once
from tdapp.domain.refusal import Refused, require
from tdapp.domain.units import PlayerId
from tdapp.read.people.names import PlayerName, fold
from tdapp.read.people.person import PersonView
from tdapp.store import players, settings
from tdapp.store.club_file import ClubFile
from tdapp.store.collector import leave_out
from tdapp.store.players import PlayerRecord
from tdapp.values import replace

Data = TypeVar("Data", PersonData, PrivateData)
_AT_ONCE = 20  # people checked between two looks at whoever else wants something


class Newcomer(NamedTuple):
    """A new person with the id she will have, still to be written."""

    player: PlayerId
    data: PersonData
    private: PrivateData


class Records(Directory):
    """The records of the directory, each written as it is changed."""

    def __init__(self, file: ClubFile, time: TimeSource, ask: Callable[[str], None]) -> None:
        """`ask` refuses what whoever sits at the desk has no right to; its argument is the verb of an act."""
        self.ask = ask
        self.time = time
        self._rules = DirectoryRules()
        self._needs: dict[PlayerId, str] | None = None  # by every id of the person; None: to be read again
        super().__init__(file)

    def _read_the_rest(self) -> None:
        self._needs = None
        with self.file.transaction() as db:
            self._rules = read_rules(settings.settings(db))

    def _take_on(self, records: Iterable[PlayerRecord]) -> None:
        self._needs = None
        super()._take_on(records)

    def today(self) -> date:
        """The day on this laptop's wall."""
        return self.time.now().astimezone().date()

    # A person

    def person(self, player: PlayerId, *, needs: bool) -> PersonView | None:
        """All of a person, private data masked; None for an id nobody has. `needs`: for somebody who seats players."""
        ids = self.ids_of(player)
        with self.file.transaction() as db:
            rows = [row for row in (players.person(db, one) for one in ids) if row is not None]
            private = _filled([players.private(db, one) for one in ids])
        if not rows:
            return None
        data = _filled([row.data for row in rows])
        wanted = self.rules().mandatory
        return PersonView(
            player=ids[0],
            name=self.directory[ids[0]],
            data=data if needs else replace(data, needs=""),
            created=min(row.created for row in rows),
            block=stricter([row.block for row in rows if row.block is not None]),
            has_photo=any(row.has_photo for row in rows),
            document=masked(private.document),
            has_born=private.born is not None,
            missing=tuple(missing(data, private, wanted)),
            others=ids[1:],
            erased=rows[0].erased,
        )

    def special_needs(self) -> Mapping[PlayerId, str]:
        """The special needs of people (HC 9), by every id of the person, for whoever seats them. Refuses whoever may
        not seat.
        """
        self.ask("seating.move")
        if self._needs is None:
            self._needs = self._read_needs()
        return self._needs

    def _read_needs(self) -> dict[PlayerId, str]:
        with self.file.transaction() as db:
            kept = players.needs(db)
        ids = {player: self.resolve(player) for player in [*kept, *self._merged]}
        first = {counts: kept[player] for player, counts in ids.items() if player in kept}
        first |= {player: text for player, text in kept.items() if player in first}  # her own before a merged record's
        return {player: first[counts] for player, counts in ids.items() if counts in first} | first

    def add(self, data: PersonData, private: PrivateData | None = None) -> PlayerId:
        """Add a person. Refuses what cannot be kept, and a club card that is somebody else's."""
        return self.add_many([(data, private)])[0]

    def add_many(self, people: Iterable[tuple[PersonData, PrivateData | None]]) -> tuple[PlayerId, ...]:
        """Add people, all or nobody."""
        new = self.newcomers(people)
        with self.file.transaction() as db:
            self.write_newcomers(db, new)
        return self.take_newcomers(new)

    def newcomers(self, people: Iterable[tuple[PersonData, PrivateData | None]]) -> tuple[Newcomer, ...]:
        """New people with the ids they will have, checked and not added yet. Refuses them as `add_many` does."""
        return at_once(self.checking(people))

    def checking(
        self, people: Iterable[tuple[PersonData, PrivateData | None]]
    ) -> Generator[int, None, tuple[Newcomer, ...]]:
        """What `newcomers` does, some people at a time."""
        self.ask("people.add")
        new: list[Newcomer] = []
        cards: set[str] = set()
        today = self.today()
        for data, private in people:
            kept = checked(data)
            self._card_is_free(kept.club_no)
            require(card_key(kept.club_no) not in cards, "person.card_twice", number=kept.club_no)
            cards |= {card_key(kept.club_no)} - {""}
            mine = checked_private(private, today) if private is not None else PrivateData()
            require(mine == PrivateData() or self.rules().private, "person.private_off")
            new.append(Newcomer(PlayerId(self.file.new_id()), kept, mine))
            if len(new) % _AT_ONCE == 0:
                leave_out(len(new))
                yield 0
        return tuple(new)

    def write_newcomers(self, db: Any, new: Sequence[Newcomer]) -> None:
        """Write new people within a transaction."""
        records = [_record(each.player, each.data) for each in new]
        fuller = [(each.player, each.data) for each in new if each.data != _named(each.data)]
        players.add(db, records, now=self.time.now(), fold=fold)
        players.put_many(db, fuller, fold=fold)
        for each in new:
            if each.private != PrivateData():
                players.put_private(db, each.player, each.private)

    def take_newcomers(self, new: Sequence[Newcomer]) -> tuple[PlayerId, ...]:
        """Know people who were written just now; thousands are read again when somebody asks for them."""
        if len(new) > MANY:
            self.reload()
        else:
            self._take_on([_record(each.player, each.data) for each in new])
        return tuple(each.player for each in new)

    def add_players(self, names: Iterable[tuple[PlayerName, str]]) -> tuple[PlayerId, ...]:
        """Add people with their club number ('' for none), in one transaction. Names are cleaned; an empty one is
        refused, as is one over 200 characters.
        """
        return self.add_many((PersonData(name.last, name.first, club_no=number), None) for name, number in names)

    def edit(self, player: PlayerId, data: PersonData, *, needs: bool) -> None:
        """Change the data of a person, everywhere at once: facts hold ids. `needs` False: her needs stay as they
        were.
        """
        self.ask("people.edit")
        player = self.resolve(player)
        with self.file.transaction() as db:
            before = players.person(db, player)
        if before is None or self._record(player) is None:
            raise Refused("person.unknown")
        require(not before.erased, "person.erased")
        kept = checked(data if needs else replace(data, needs=before.data.needs), before.data)
        self._card_is_free(kept.club_no, player)
        with self.file.transaction() as db:
            players.put(db, player, kept, fold=fold)
        self._take_on([_record(player, kept)])

    def rename(self, player: PlayerId, name: PlayerName) -> None:
        """Correct somebody's name, everywhere at once."""
        person = self.person(player, needs=False)
        if person is None:
            raise Refused("person.unknown")
        self.edit(player, replace(person.data, last=name.last, first=name.first), needs=False)

    # Private data and photo

    def private(self, player: PlayerId) -> PrivateData:
        """The document and day of birth unmasked, for the form of whoever may look after people."""
        self.ask("people.edit")
        return self._private(player)

    def _private(self, player: PlayerId) -> PrivateData:
        with self.file.transaction() as db:
            return _filled([players.private(db, one) for one in self.ids_of(player)])

    def set_private(self, player: PlayerId, private: PrivateData) -> None:
        """Change the private data of a person. Refused while the club keeps none."""
        self.ask("people.edit")
        kept = checked_private(private, self.today())
        require(kept == PrivateData() or self.rules().private, "person.private_off")
        with self.file.erasing() as db:
            players.put_private(db, self.resolve(player), kept)

    def photo(self, player: PlayerId) -> bytes | None:
        """The photo of a person as JPEG or PNG, None without one."""
        with self.file.transaction() as db:
            found = (players.photo(db, one) for one in self.ids_of(player))
            return next((body for body in found if body is not None), None)

    def set_photo(self, player: PlayerId, body: bytes | None) -> None:
        """Keep a photo, at most 256 KB of JPEG or PNG; None takes it away."""
        self.ask("people.edit")
        kind = photo_kind(body) if body else ""
        with self.file.erasing() as db:
            players.put_photo(db, self.resolve(player), kind, body or b"")

    # What the club insists on

    def rules(self) -> DirectoryRules:
        """The rules of the directory: what the club insists on, and whether it keeps private data."""
        return self._rules

    def set_rules(self, rules: DirectoryRules) -> None:
        """Change the rules of the directory from now on. A club that keeps no private data any more has lost those it
        had.
        """
        self.ask("club.settings")
        kept = rules if rules.private else replace(rules, mandatory=rules.mandatory - PRIVATE_FIELDS)
        with self.file.erasing() as db:
            for key, value in write_rules(kept).items():
                settings.put_setting(db, key, value)
            if not kept.private:
                players.forget_private(db)
        self._rules = kept


def _record(player: PlayerId, data: PersonData) -> PlayerRecord:
    return PlayerRecord(player, data.last, data.first, data.club_no or None, data.nickname)


def _named(data: PersonData) -> PersonData:
    return PersonData(data.last, data.first, club_no=data.club_no, nickname=data.nickname)


def _filled(several: list[Data]) -> Data:
    """The first of several, with what it leaves empty taken from the others."""
    first = several[0]
    for other in several[1:]:
        first = replace(
            first, **{name: getattr(first, name) or getattr(other, name) for name in first.__struct_fields__}
        )
    return first


def stricter(blocks: list[Block]) -> Block | None:
    """The block of two that stands longer."""
    return max(blocks, key=lambda block: block.end, default=None)
