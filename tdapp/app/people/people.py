"""The people of the club: `club.people`. Windows come here to find, keep, block and ask about a person.

    people.duplicates(data, private)       who may be the same person
    people.standing(player, today)         whether she may play; `missing(player)`: what the club insists on

Who there is, by name and card, is in `app.people_directory`; what is kept about each of them, and how it changes, in
`app.people_records`: `People` is both. Merging and parting two records, blocking and erasing a person are acts of the
club's stream: `app.people_acts`. What the club has about one person, as a file for her: `app.person_file`. Who is let
in: `app.admission`.
"""

from collections.abc import Callable
from datetime import date

from tdapp.app.people.barring import KEY_SETTING, marks_of, perhaps_barred
from tdapp.app.people.people_records import Records, stricter
from tdapp.app.time_source import TimeSource
from tdapp.domain.people.person import Block, Field, PersonData, PrivateData
from tdapp.domain.units import PlayerId
from tdapp.read.people.duplicates import Duplicate, Likeness, duplicates
from tdapp.read.people.names import PlayerName
from tdapp.read.people.person import FREE, PlayerStanding, Standing
from tdapp.store import barred, players, settings
from tdapp.store.club_file import ClubFile


def _anybody_may(verb: str) -> None:
    """Nobody is asked for a right."""


class People(Records):
    """Everybody the club knows, and who of them may play."""

    def __init__(self, file: ClubFile, time: TimeSource, ask: Callable[[str], None] = _anybody_may) -> None:
        """`ask` refuses what whoever sits at the desk has no right to; its argument is the verb of an act."""
        super().__init__(file, time, ask)

    def _read_the_rest(self) -> None:
        super()._read_the_rest()
        with self.file.transaction() as db:
            self._blocks = players.blocks(db)
            self._barred = barred.everybody(db)
            self.key = settings.settings(db).get(KEY_SETTING, "")

    def duplicates(
        self, data: PersonData, private: PrivateData | None = None, *, but: PlayerId | None = None
    ) -> tuple[Duplicate, ...]:
        """The people who may be the person whose data are typed. `but`: the one who is being edited."""
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

    def missing(self, player: PlayerId) -> tuple[Field, ...]:
        """The fields the club insists on before somebody plays, and does not have of this one."""
        wanted = self.rules().mandatory
        if not wanted:
            return ()
        person = self.person(player, needs=False)
        return person.missing if person is not None else tuple(wanted)

    # Who may play

    def standing_block(self, player: PlayerId) -> Block | None:
        """The block that stands in the way today and longest, None without one."""
        ids, today = self.ids_of(player), self.today()
        return stricter([self._blocks[one] for one in ids if one in self._blocks and self._blocks[one].holds(today)])

    def blocked_ids(self, player: PlayerId) -> tuple[PlayerId, ...]:
        """The records of this person with a block, whether it still holds or not."""
        return tuple(one for one in self.ids_of(player) if one in self._blocks)

    def note_block(self, player: PlayerId, block: Block | None) -> None:
        """Note that a block was written or taken away: `people_acts` does that."""
        self._blocks.pop(player, None)
        if block is not None:
            self._blocks[player] = block

    def standing(self, player: PlayerId, today: date) -> PlayerStanding:
        """Whether somebody may play today."""
        ids = self.ids_of(player)
        blocks = [self._blocks[one] for one in self.blocked_ids(player)]
        if (block := stricter([each for each in blocks if each.holds(today)])) is not None:
            return PlayerStanding(Standing.BLOCKED, block.until)
        if not self._barred:
            return FREE
        marks = marks_of(self.key, self.directory[ids[0]], self._private(player).born, self._cards_of(ids))
        return perhaps_barred(self._barred, marks, today)
