"""The people of the club: `club.people`. Windows come here to find, keep, block and ask about a person.

    people.index.suggest("jan v")          who may be meant, while it is typed (`index.card(number)`: a scanned card)
    people.duplicates(data, private)       who may be the same person
    people.add(data, private)              a new person; `Refused` says in words what is wrong
    people.person(player, needs=...)       all of one person, private data masked; `edit`, `set_private`, `set_photo`
    people.standing(player, today)         whether she may play; `missing(player)`: what the club insists on
    people.seating_needs()                 what whoever seats people must know; nobody else asks for it
    people.rules(), people.set_rules(...)  what the club insists on, and whether it keeps private data at all

Merging and parting two records, blocking and erasing a person are acts of the club's stream: `app.people_acts`. What
the club has about one person, as a file for her: `app.person_file`. Who is let in: `app.registering`.
"""

import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import fields, replace
from datetime import date
from itertools import islice
from typing import TypeVar

from tdapp.app.barring import KEY_SETTING, marks_of, perhaps_barred
from tdapp.app.directory_rules import DirectoryRules, read_rules, write_rules
from tdapp.app.history import uncollected
from tdapp.app.lasting import leave_out, look_again
from tdapp.app.time_source import TimeSource
from tdapp.domain.people import Aliases
from tdapp.domain.person import (
    PRIVATE_FIELDS,
    Block,
    Field,
    PersonData,
    PrivateData,
    checked,
    checked_private,
    masked,
    missing,
    photo_kind,
)
from tdapp.domain.refusal import Refused, require
from tdapp.domain.units import PlayerId
from tdapp.read.duplicates import Duplicate, Likeness, duplicates
from tdapp.read.names import PlayerName, fold
from tdapp.read.people_search import Known, PeopleIndex
from tdapp.read.person import FREE, PersonView, PlayerStanding, Standing
from tdapp.store import barred, players, settings
from tdapp.store.club_file import ClubFile
from tdapp.store.players import PlayerRecord

ERASED_NAME = "Erased player"
Data = TypeVar("Data", PersonData, PrivateData)


def _anybody_may(verb: str) -> None:
    """Nobody is asked for a right."""


class People:
    """Everybody the club knows. `directory` names every id there ever was, also of merged and erased records."""

    def __init__(self, file: ClubFile, time: TimeSource, ask: Callable[[str], None] = _anybody_may) -> None:
        """`ask` refuses what whoever sits at the desk has no right to; its argument is the verb of an act."""
        look_again()
        self.file = file
        self.ask = ask
        self.time = time
        self.directory: dict[PlayerId, PlayerName] = {}
        self.club_numbers: dict[PlayerId, str] = {}
        self._records: dict[PlayerId, PlayerRecord] = {}
        self._cards: dict[str, PlayerId] = {}
        self._merged: dict[PlayerId, PlayerId] = {}
        self._erased_name = ERASED_NAME
        self._needs: dict[PlayerId, str] | None = None  # by every id of the person; None: to be read again
        self._index: PeopleIndex | None = None
        self._growing = PeopleIndex()
        self._coming: Iterator[tuple[PlayerId, PlayerName]] | None = None  # who is not in the growing index yet
        self.reload()

    def reload(self) -> None:
        """Read everybody from the file."""
        self._needs = None
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
        """Read these records again: an act of the club's stream changed them."""
        with self.file.transaction() as db:
            fresh = [record for one in changed if (record := players.one(db, one)) is not None]
        self._read_the_rest()
        self._coming, self._needs = None, None
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
        with self.file.transaction() as db:
            self._blocks = players.blocks(db)
            self._barred = barred.everybody(db)
            kept = settings.settings(db)
        self.key = kept.get(KEY_SETTING, "")
        self._rules = read_rules(kept)

    # Finding

    @property
    def index(self) -> PeopleIndex:
        """Everybody who counts, ready to be searched. Made at once when it was not prepared."""
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
        """Everybody once: no merged records, nobody who was erased."""
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
        """What a record says by itself, also while it is merged into another."""
        return self._name(self._records[player])

    def aliases(self) -> Aliases:
        """Which records are the same person, and who was erased."""
        return Aliases(dict(self._merged), frozenset(one.id for one in self._records.values() if one.erased))

    def cards_of(self, player: PlayerId) -> tuple[str, ...]:
        """Every club card of a person."""
        return self._cards_of(self.ids_of(player))

    def duplicates(
        self, data: PersonData, private: PrivateData | None = None, *, but: PlayerId | None = None
    ) -> tuple[Duplicate, ...]:
        """Who may be the person whose data are typed. `but`: the one who is being edited."""
        shared: dict[Likeness, set[PlayerId]] = {}
        owner = self.card_of(data.club_no)
        shared[Likeness.CARD] = {owner} if owner is not None else set()
        born = private.born if private is not None else None
        with self.file.transaction() as db:
            shared[Likeness.EMAIL] = {*players.found_by_contact(db, email=data.email.strip().lower())}
            shared[Likeness.PHONE] = {*players.found_by_contact(db, phone=data.phone)}
            shared[Likeness.BORN] = {*players.born_on(db, born)} if born is not None else set()
        counted = {likeness: {self.resolve(one) for one in found} for likeness, found in shared.items()}
        mine = self.ids_of(but) if but is not None else ()
        return duplicates(self.index, PlayerName(data.last, data.first), counted, but=mine)

    def card_of(self, number: str) -> PlayerId | None:
        """Whose club card this is, None for nobody's: what a scanner types."""
        owner = self._cards.get(_card(number))
        return self.resolve(owner) if owner is not None else None

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
            block=_stricter([row.block for row in rows if row.block is not None]),
            has_photo=any(row.has_photo for row in rows),
            document=masked(private.document),
            has_born=private.born is not None,
            missing=tuple(missing(data, private, wanted)),
            others=ids[1:],
            erased=rows[0].erased,
        )

    def seating_needs(self) -> Mapping[PlayerId, str]:
        """What whoever seats people must know (HC 9), by every id of the person. Refuses whoever may not seat."""
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

    def missing(self, player: PlayerId) -> tuple[Field, ...]:
        """What the club insists on before somebody plays, and does not have of this one."""
        wanted = self.rules().mandatory
        if not wanted:
            return ()
        person = self.person(player, needs=False)
        return person.missing if person is not None else tuple(wanted)

    def add(self, data: PersonData, private: PrivateData | None = None) -> PlayerId:
        """A new person. Refuses what cannot be kept, and a club card that is somebody else's."""
        return self.add_many([(data, private)])[0]

    def add_many(self, people: Iterable[tuple[PersonData, PrivateData | None]]) -> tuple[PlayerId, ...]:
        """New people, all or nobody."""
        self.ask("people.add")
        new: list[tuple[PlayerId, PersonData, PrivateData]] = []
        cards: set[str] = set()
        today = self.today()
        for data, private in people:
            kept = checked(data)
            self._card_is_free(kept.club_no)
            require(_card(kept.club_no) not in cards, "person.card_twice", number=kept.club_no)
            cards |= {_card(kept.club_no)} - {""}
            mine = checked_private(private, today) if private is not None else PrivateData()
            require(mine == PrivateData() or self.rules().private, "person.private_off")
            new.append((PlayerId(secrets.token_hex(16)), kept, mine))
        records = [_record(player, data) for player, data, _private in new]
        fuller = [(player, data) for player, data, _private in new if data != _named(data)]
        with self.file.transaction() as db:
            players.add(db, records, now=self.time.now(), fold=fold)
            players.put_many(db, fuller, fold=fold)
            for player, _data, mine in new:
                players.put_private(db, player, mine)
        self._take_on(records)
        return tuple(record.id for record in records)

    def add_players(self, names: Iterable[tuple[PlayerName, str]]) -> tuple[PlayerId, ...]:
        """New people with their club number ('' for none), in one transaction. Names are cleaned; an empty one is
        refused, as is one over 200 characters.
        """
        return self.add_many((PersonData(name.last, name.first, club_no=number), None) for name, number in names)

    def edit(self, player: PlayerId, data: PersonData, *, needs: bool) -> None:
        """Keep these data, everywhere at once: facts hold ids. `needs` False: her needs stay as they were."""
        self.ask("people.edit")
        player = self.resolve(player)
        with self.file.transaction() as db:
            before = players.person(db, player)
        if before is None:
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
        """Document and day of birth unmasked, for the form of whoever may look after people."""
        self.ask("people.edit")
        return self._private(player)

    def _private(self, player: PlayerId) -> PrivateData:
        with self.file.transaction() as db:
            return _filled([players.private(db, one) for one in self.ids_of(player)])

    def set_private(self, player: PlayerId, private: PrivateData) -> None:
        """Keep these private data. Refused while the club keeps none."""
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

    # Who may play

    def standing_block(self, player: PlayerId) -> Block | None:
        """The block that stands in the way today and longest, None without one."""
        ids, today = self.ids_of(player), self.today()
        return _stricter([self._blocks[one] for one in ids if one in self._blocks and self._blocks[one].holds(today)])

    def blocked_ids(self, player: PlayerId) -> tuple[PlayerId, ...]:
        """The records of this person with a block, whether it still holds or not."""
        return tuple(one for one in self.ids_of(player) if one in self._blocks)

    def note_block(self, player: PlayerId, block: Block | None) -> None:
        """A block was written or taken away: `people_acts` does that."""
        self._blocks.pop(player, None)
        if block is not None:
            self._blocks[player] = block

    def standing(self, player: PlayerId, today: date) -> PlayerStanding:
        """Whether somebody may play today."""
        ids = self.ids_of(player)
        blocks = [self._blocks[one] for one in self.blocked_ids(player)]
        if (block := _stricter([each for each in blocks if each.holds(today)])) is not None:
            return PlayerStanding(Standing.BLOCKED, block.until)
        if not self._barred:
            return FREE
        marks = marks_of(self.key, self.directory[ids[0]], self._private(player).born, self._cards_of(ids))
        return perhaps_barred(self._barred, marks, today)

    def today(self) -> date:
        """The day on this laptop's wall."""
        return self.time.now().astimezone().date()

    # What the club insists on

    def rules(self) -> DirectoryRules:
        """What the club insists on, and whether it keeps private data."""
        return self._rules

    def set_rules(self, rules: DirectoryRules) -> None:
        """Insist on these from now on. A club that keeps no private data any more has lost those it had."""
        self.ask("club.settings")
        kept = rules if rules.private else replace(rules, mandatory=rules.mandatory - PRIVATE_FIELDS)
        with self.file.erasing() as db:
            for key, value in write_rules(kept).items():
                settings.put_setting(db, key, value)
            if not kept.private:
                players.forget_private(db)
        self._rules = kept

    def call_erased(self, name: str) -> None:
        """What somebody is called who was erased, in the language of the desk: 'Erased player'."""
        self._erased_name = name
        for record in self._records.values():
            if record.erased:
                self._list(record)

    # Keeping the lists

    def took(self, records: Iterable[PlayerRecord]) -> None:
        """Know what an import wrote. The index is gone: `prepare` makes it anew, a part at a time."""
        self._index = None
        self._take_on(records)

    def _take_on(self, records: Iterable[PlayerRecord]) -> None:
        several = list(records)
        self._needs = None
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
            self._cards.setdefault(_card(record.club_no), player)

    def _unlist(self, player: PlayerId) -> None:
        number = self.club_numbers.pop(player, "")
        if number and self._cards.get(_card(number)) == player:
            del self._cards[_card(number)]

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


def _record(player: PlayerId, data: PersonData) -> PlayerRecord:
    return PlayerRecord(player, data.last, data.first, data.club_no or None, data.nickname)


def _named(data: PersonData) -> PersonData:
    return PersonData(data.last, data.first, club_no=data.club_no, nickname=data.nickname)


def _card(number: str) -> str:
    return "".join(number.split()).casefold()


def _filled(several: list[Data]) -> Data:
    """The first of several, with what it leaves empty taken from the others."""
    first = several[0]
    for other in several[1:]:
        first = replace(
            first, **{each.name: getattr(first, each.name) or getattr(other, each.name) for each in fields(first)}
        )
    return first


def _stricter(blocks: list[Block]) -> Block | None:
    """The block that stands longest."""
    return max(blocks, key=lambda block: block.until or date.max, default=None)
