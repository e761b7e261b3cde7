"""An open club: its file, its people, its tournaments, and the desk that runs them. Windows come here for all of it."""

from collections.abc import Callable, Iterable, Mapping
from datetime import date, datetime
from pathlib import Path
from secrets import token_bytes
from types import TracebackType
from typing import Self

from tdapp.app.desk import Desk
from tdapp.app.people.barring import KEY_SETTING
from tdapp.app.people.people import People
from tdapp.app.preferences import rescue_folders
from tdapp.app.time_source import TimeSource
from tdapp.domain.chips.chip_sets import expect
from tdapp.domain.clock.structure import Structure
from tdapp.domain.club.club import archive, restore
from tdapp.domain.club.operators import NOBODY_THERE
from tdapp.domain.money.terms import SaleSpan, Terms, moved
from tdapp.domain.people.naming import clean
from tdapp.domain.registration.copied_terms import copied_terms, kept
from tdapp.domain.registration.price_list import set_closing, set_terms
from tdapp.domain.seating.arranging import begin_with_room
from tdapp.domain.setup import Setup
from tdapp.domain.state import State
from tdapp.domain.structures.sales_wished import sales_wished
from tdapp.domain.structures.wish import Wish
from tdapp.domain.units import Money, OperatorId, PlayerId, TextId, TournamentId
from tdapp.read.message import Said
from tdapp.read.people.history import PersonRecord
from tdapp.read.people.names import PlayerName, ReadLater
from tdapp.read.status import LobbyRow, Phase
from tdapp.store import backup, erased, projected, settings
from tdapp.store.beside import COPIES
from tdapp.store.chain import printable
from tdapp.store.club_file import Chance, ClubFile
from tdapp.store.erased import Swept
from tdapp.store.owner_only import own_folder
from tdapp.store.projection import TournamentRow
from tdapp.store.settings import OperatorRecord
from tdapp.values import replace

LONGEST = 200


class Club:
    """An open club file, with its `people` and its `desk`.

    `operators`: the name of everybody who ever sat at the desk.
    """

    def __init__(self, file: ClubFile, time: TimeSource, operator_name: str) -> None:
        self.file = file
        self.time = time
        self.people = People(file, time)
        self.operators: dict[OperatorId, str] = {}
        self.read_operators()
        self._home = operator_name
        self.desk = Desk(file, time, NOBODY_THERE, self.people)
        self.desk.names = self.operators
        if not self.desk.club.operators_on:
            self.desk.operator = self.home_operator()
        self.people.ask = self.desk.ask
        self.mended: list[Said] = []  # what was put right and is still to be said
        self._texts: dict[TextId, str] = {}
        self._lines: dict[TournamentId, tuple[TournamentRow, LobbyRow]] = {}

    @classmethod
    def open(
        cls, path: Path, *, create: bool, time: TimeSource, operator_name: str, chance: Chance = token_bytes
    ) -> Self:
        """Open a club file, or make one. Raises `KnownError` with what is wrong and what can be done."""
        if create and not path.parent.exists():
            own_folder(path.parent)
        file = ClubFile.open(path, create=create, now=time.now(), holder=operator_name, chance=chance)
        try:
            return cls(file, time, operator_name)
        except BaseException:
            file.close()  # whoever holds on to the error must not hold the lock with it
            raise

    def close(self) -> None:
        """Close the file. One that was made only to be looked at is gone then."""
        self.file.close()
        if self.file.shown_of is not None:
            self.file.path.unlink(missing_ok=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # People

    @property
    def directory(self) -> dict[PlayerId, PlayerName]:
        """The names of everybody, by every id there ever was."""
        return self.people.directory

    @property
    def club_numbers(self) -> ReadLater[str]:
        """The club cards of those who have one."""
        return self.people.club_numbers

    def add_players(self, names: Iterable[tuple[PlayerName, str]]) -> tuple[PlayerId, ...]:
        """Add people with their club number ('' for none), see `People.add_players`."""
        return self.people.add_players(names)

    # Tournaments

    def tournaments(self) -> tuple[LobbyRow, ...]:
        """The tournaments of the club, the newest day first, each in the phase it was in when it was last changed.

        A list with words in it that nobody wrote is put right from the journals first, see `mended`.
        """
        return self._mended(lambda: tuple(map(self._line, self.file.tournaments())))

    def on_now(self) -> tuple[LobbyRow, ...]:
        """Those of the list that are neither finished nor in the archive: years of others are not gone through."""
        return self._mended(lambda: tuple(map(self._line, self.file.on_now())))

    def _mended(self, listed: Callable[[], tuple[LobbyRow, ...]]) -> tuple[LobbyRow, ...]:
        try:
            return listed()
        except ValueError:
            from tdapp.app.club.holding import mend

            self.mended += mend(self)
            return listed()

    def _line(self, row: TournamentRow) -> LobbyRow:
        """A line of the list: the very one of the last time while it says the same."""
        known = self._lines.get(row.id)
        if known is not None and known[0] is row:
            return known[1]
        counts, pool = (row.entries, row.remaining), Money(row.pool, row.currency)
        line = LobbyRow(row.id, row.name, row.day, Phase(row.phase), *counts, pool, row.archived)
        self._lines[row.id] = row, line
        return line

    def create(
        self,
        setup: Setup,
        structure: Structure,
        *,
        terms: Terms | None = None,
        closes: SaleSpan | None = None,
        wish: Wish | None = None,
    ) -> TournamentId:
        """Create a tournament, under the club's rulebook and house rules, in the club's room where that fits, played
        with the chips new tournaments begin with.

        `terms` None: nothing is sold but the entry. `closes` None: registration closes as the setup says.
        `wish`: the structure was made for it, so what it expects to sell is expected; None: nobody said.
        """
        from tdapp.app.chips.chip_sets import begin_with_chips
        from tdapp.app.rulings.house_rules import for_new
        from tdapp.app.seating.room_plan import room_of

        tournament = TournamentId(self.file.new_id())
        settings = self.settings()
        book, house = for_new(settings)
        self.desk.create(tournament, setup, structure, book=book, house=house)
        room = room_of(settings)
        if room is not None and self.desk.why_not(tournament, begin_with_room, room) is None:
            self.desk.do(tournament, begin_with_room, room)
        begin_with_chips(self, tournament, settings)
        if terms is not None:
            self.desk.do(tournament, set_terms, terms)
        if closes is not None and kept(structure, closes) is closes:
            self.desk.do(tournament, set_closing, closes)
        if wish is not None:
            self.desk.do(tournament, expect, sales_wished(self.desk.state(tournament), wish))
        return tournament

    def duplicate(self, tournament: TournamentId, *, name: str, day: date) -> TournamentId:
        """Create a tournament with the frame, the structure, the terms of entry and the chips of another, and no
        players.

        Times of day in the terms are those of the new day.
        """
        from tdapp.app.chips.chip_sets import copy_chips

        state: State = self.desk.state(tournament)
        later = day - state.setup.day
        copy = self.create(
            replace(state.setup, name=name, day=day),
            state.structure,
            terms=copied_terms(state.terms, state.structure, later),
            closes=moved(state.closes, later),
        )
        copy_chips(self, state, copy)
        return copy

    def archive(self, tournament: TournamentId) -> None:
        """Take a tournament out of the daily list."""
        self.desk.archive(archive, tournament)

    def restore(self, tournament: TournamentId) -> None:
        """Put an archived tournament back into the daily list."""
        self.desk.archive(restore, tournament)

    # What stands beside the journal

    def text(self, text: TextId, digest: str) -> str:
        """The words under an id, '' once erased."""
        if text not in self._texts:
            self._texts[text] = self.file.text(text, digest=digest) or ""
        return self._texts[text]

    def forget_texts(self, texts: Iterable[TextId]) -> None:
        """Forget words that were erased from the file."""
        for text in texts:
            self._texts.pop(text, None)

    def records_of(self, player: PlayerId) -> tuple[PersonRecord, ...]:
        """Rulings and penalties of a person in every tournament of the club, newest first."""
        with self.file.transaction() as db:
            return projected.records_of(db, *self.people.ids_of(player))

    def head(self, tournament: TournamentId) -> str:
        """The head of a tournament's hash chain, as it is printed."""
        return printable(self.desk.head(tournament))

    def settings(self) -> Mapping[str, str]:
        """The club's settings."""
        with self.file.transaction() as db:
            return settings.settings(db)

    def put_setting(self, key: str, value: str) -> None:
        """Change one of the club's settings. Refuses whoever may not."""
        self.desk.ask("club.settings")
        self.remember(key, value)

    def remember(self, key: str, value: str) -> None:
        """Keep a choice of whoever works here, for which nobody needs a right."""
        with self.file.transaction() as db:
            settings.put_setting(db, key, value)

    def read_operators(self) -> None:
        """Read what everybody is called who ever sat at the desk."""
        with self.file.transaction() as db:
            known = settings.operators(db)
        self.operators.update({one.id: one.name for one in known})

    def home_operator(self) -> OperatorId:
        """The operator who sits at the desk where nobody signs in: whoever the laptop says is using it."""
        return self.known_operator(clean(self._home)[:LONGEST] or "?")

    def known_operator(self, name: str) -> OperatorId:
        """The operator of this name, from now on known where nobody has it yet."""
        for operator, known in self.operators.items():
            if known == name:
                return operator
        record = OperatorRecord(OperatorId(self.file.new_id()), name)
        with self.file.transaction() as db:
            settings.put_operator(db, record)
        self.operators[record.id] = name
        return record.id

    # Copies

    @property
    def copies_folder(self) -> Path:
        """The folder for copies of this file."""
        return self.file.path.parent / COPIES

    def copy(self, reason: str) -> datetime:
        """Make a copy and thin out the old ones; returns when it was made. Raises `KnownError`, which stops nothing
        else.

        While a tournament does not come out nothing is thinned out: a copy of now would take the place of one from
        before. Whoever was erased and could not be taken out of an older copy then, is now.
        """
        now = self.time.now()
        self.write_copy(reason, now)
        self.copied(now)
        return now

    def write_copy(self, reason: str, now: datetime, watch: Callable[[int], None] | None = None) -> None:
        """Write a copy of now. `watch`: in a thread of its own, while everybody goes on; see `durable.copy_to_part`."""
        backup.copy_now(self.file, self.copies_folder, now=now, reason=reason, watch=watch)

    def copied(self, now: datetime) -> None:
        """Thin out the older copies, see `copy`."""
        if not self.desk.tails:
            backup.thin_out(self.copies_folder, self.file, now=now)
        self.sweep()

    def sweep(self) -> Swept:
        """See that nobody who was erased is left in a copy, nor in a file that was once in the place of this one."""
        folders = (self.copies_folder, *rescue_folders())
        return erased.sweep(self.file, folders, erased.gone_from(self.file, KEY_SETTING))
