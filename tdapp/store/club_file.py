"""The club file: one SQLite file that keeps what happened, open in one program at a time."""

import sqlite3
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from pathlib import Path
from secrets import token_bytes, token_hex
from types import TracebackType
from typing import Any, Self

from tdapp.domain.act import Act
from tdapp.domain.units import Seq, TextId, TournamentId
from tdapp.store import free_text, indexes, journal, projected, seals
from tdapp.store.changes import Changes, Listener
from tdapp.store.durable import Watch as Copied
from tdapp.store.durable import copy_to_part
from tdapp.store.engine import is_small, sound
from tdapp.store.errors import KnownError, known, troubles_named
from tdapp.store.free_text import FreeText
from tdapp.store.gathering import Gathering, Parts
from tdapp.store.identity import Identity, give, identity_in
from tdapp.store.journal import End, Readable
from tdapp.store.lock_note import remove_note, write_note
from tdapp.store.opening import open_locked
from tdapp.store.projection import NOTHING_TOUCHED, Projection, Rows, TournamentRow
from tdapp.store.seals import Found, Seals, commits
from tdapp.store.watch import Watch

Chance = Callable[[int], bytes]  # so many random bytes


class ClubFile:
    """An open club file. Everything in it goes through `append` or a `transaction`; close it to let others have it.

    `chance`: where new identities and secrets come from; an evening that is to be the same again brings its own.
    `told` is called with trouble that did not keep an act out of the file. `identity`: which club this is, as it stood
    in the file when it was opened. `shown_of`: the damaged file this one was made of to be looked at; then nothing is
    written.
    """

    identity: Identity

    def __init__(self, path: Path, raw: sqlite3.Connection, *, chance: Chance = token_bytes) -> None:
        self.path = path
        self.chance = chance
        self.told: Callable[[KnownError], None] = lambda _trouble: None
        self.shown_of: Path | None = None
        self._raw = raw
        self._open = True
        self._seals = Seals(raw)
        self._watch = Watch(path)
        self._changes: Changes | None = None
        self._listed: dict[Any, TournamentRow] = {}
        self._gathering = Gathering(raw, self._seals, self._drop_changes)
        self._unclear = 0  # the number of a transaction of which nobody could read whether it is in the file

    @classmethod
    def open(cls, path: Path, *, create: bool, now: datetime, holder: str, chance: Chance = token_bytes) -> Self:
        """Open the file and lock it for this program. `create`: a missing or empty file becomes a new club file.

        Refuses, as a `KnownError`, whatever is not a sound club file of this or an older version that nobody else has
        open. `holder` is who the next one is told has the file.
        """
        raw = open_locked(path, create=create)
        try:
            club = cls(path, raw, chance=chance)
            with club.transaction() as db:
                give(db, token_hex(16))  # of this one file: never of the chance an evening is played again with
                club.identity = identity_in(db)
                projected.follow_on_now(db)
        except BaseException:
            raw.close()
            raise
        write_note(path, holder=holder, now=now)
        return club

    def close(self) -> None:
        """Close the file and unlock it. Closing twice is no harm."""
        if self._open:
            self._gathering.give_way()
            self._open, self._changes = False, None
            remove_note(self.path)
            self._watch.close()
            self._raw.close()

    @property
    def is_open(self) -> bool:
        """Whether it can still be read: whoever looks at a club that was left finds what is in memory."""
        return self._open

    def new_id(self) -> str:
        """A new identity: 32 hex digits."""
        return self.chance(16).hex()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @contextmanager
    def transaction(self, *, gathered: bool = False) -> Iterator[sqlite3.Connection]:
        """A transaction, all or nothing: what happens within it is durable when it is left, and has not happened if it
        fails. `gathered`: it ends what `gather` began; raises `GivenWay` if that is gone.

        Nothing is written into a file that is not the one that was opened. When the disk reports a fault with the last
        step, the file is read again, and what stands in it counts.
        """
        with troubles_named(self.path):
            db = self._raw
            before, number = self._gathering.taken_over() if gathered else db.total_changes, 0
            try:
                if not gathered:
                    self._begin(db)
                yield db
                if db.total_changes != before:
                    if self.shown_of is not None:
                        raise KnownError("store.only_shown", path=self.shown_of)
                    self.refuse_another()
                    number = self._seals.flush(db)
                db.execute("COMMIT")
            except BaseException as error:
                if db.in_transaction:  # a full disk has ended it already
                    db.execute("ROLLBACK")
                if not (number and isinstance(error, sqlite3.Error) and self._stands(number, error)):
                    self._drop_changes()
                    raise
            finally:
                self._seals.drop()
            if number:
                self._watch.left()
                if self._changes is not None:
                    self._changes.tell()

    def _begin(self, db: sqlite3.Connection) -> None:
        self._gathering.give_way()
        db.execute("BEGIN IMMEDIATE")
        self._clear_up(db)
        self._watch.look_closer(self._is_ours)

    def gather(self, parts: Parts) -> Generator[bool, None, None]:
        """Write many rows part by part into a transaction that the next one ends (`gathered`): see `gathering`. Yields
        whether a part is written, or it waits for a copy that is being made.

        Raises `GivenWay` when somebody else came to the file in between. Left before its end, nothing has happened.
        """
        with troubles_named(self.path):
            yield from self._gathering.write(parts, lambda: self._begin(self._raw))

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """The connection for reading something, whatever else is going on: nobody but us writes."""
        with troubles_named(self.path):
            self._gathering.give_way()
            yield self._raw

    def listen(self, listener: Listener | None) -> None:
        """Tell this listener of every line and row that is written from now on, once it is durable; None: nobody."""
        if self._changes is not None:
            self._changes.stop()
        self._changes = Changes(self._raw, listener) if listener is not None else None

    def _drop_changes(self) -> None:
        if self._changes is not None:
            self._changes.drop()

    def refuse_another(self) -> None:
        """Refuse, as a `KnownError`, when the file was removed, replaced, cut or written over since we last wrote."""
        if trouble := self.another():
            raise trouble

    def another(self) -> KnownError | None:
        """The trouble with a file that was changed behind our back, None: it was not. Takes microseconds while nobody
        wrote to it.
        """
        if self._unclear:
            return None
        if not self._raw.in_transaction:
            self._watch.look_closer(self._is_ours)
        return self._watch.trouble()

    def _is_ours(self, content: bytes) -> bool:
        """Whether the bytes of the file are those we hold, and sound where we hold none."""
        try:
            ours = self._raw.serialize()
            with closing(sqlite3.connect(":memory:")) as beside:
                beside.deserialize(content)
                return content[: len(ours)] == ours and sound(beside) is None
        except sqlite3.Error:  # what it finds makes no sense to it
            return False

    def _clear_up(self, db: sqlite3.Connection) -> None:
        """The disk answers again: what it wrote last is told from what somebody else did."""
        if self._unclear:
            if commits(db) == self._unclear:
                self._watch.left()
            self._unclear = 0

    def _stands(self, number: int, error: sqlite3.Error) -> bool:
        """Whether the transaction of this number is in the file although its last step failed with this error."""
        trouble = known(error, self.path)
        if trouble is None:
            return False
        try:
            stands = commits(self._raw) == number
        except sqlite3.Error:
            self._unclear = number
            raise KnownError("store.unclear", path=self.path, detail=trouble.facts["detail"]) from error
        if stands:
            self.told(KnownError("store.stands", path=self.path, detail=trouble.facts["detail"]))
        return stands

    @contextmanager
    def erasing(self) -> Iterator[sqlite3.Connection]:
        """A transaction after which nothing of what it took away stands in the file any more, not even in unused parts.

        Copies made before still hold it.
        """
        with troubles_named(self.path):
            self._raw.execute("PRAGMA secure_delete=ON")
        try:
            with self.transaction() as db:
                yield db
        finally:
            self._raw.execute("PRAGMA secure_delete=OFF")

    def append(
        self,
        stream: str,
        acts: Sequence[Act],
        *,
        expected: Seq,
        projection: Projection = NOTHING_TOUCHED,
        texts: Sequence[FreeText] = (),
        also: Callable[[sqlite3.Connection], None] | None = None,
        erasing: bool = False,
        gathered: bool = False,
    ) -> End:
        """Make acts durable, with the rows they touch and the texts they refer to; returns the new end of the stream.

        `expected` is the last line the caller knows of (0 for a new stream); refuses when there are more by now.
        `also` writes what else belongs to them; `erasing`: what it takes away is gone for good; `gathered`: so was part
        of it before, see `gather`.
        """
        with self.erasing() if erasing else self.transaction(gathered=gathered) as db:
            end = journal.append(db, stream, acts, expected=expected)
            projected.write(db, projection)
            free_text.write_texts(db, texts)
            if also is not None:
                also(db)
        return end

    def load(self, stream: str) -> tuple[Act, ...]:
        """All acts of a stream. Refuses a journal that is not the one that was written, with the first line changed."""
        with self.transaction() as db:
            return journal.load(db, stream)

    def load_slowly(self, stream: str) -> Iterator[tuple[Act, ...]]:
        """The acts of a stream, some at a time, for work that must not hold up the evening."""
        with troubles_named(self.path):
            self._gathering.give_way()
            yield from journal.load_slowly(self._raw, stream)

    def changed(self) -> Iterator[Found | None]:
        """The rows that something else changed beside the journal, see `seals.broken`."""
        with troubles_named(self.path):
            self._gathering.give_way()
            yield from seals.broken(self._raw)

    def mislaid(self) -> Iterator[str | None]:
        """The tables of which not every row is found where it is looked up, see `indexes.broken`."""
        with troubles_named(self.path):
            self._gathering.give_way()
            yield from indexes.broken(self._raw)

    def find_again(self, table: str) -> None:
        """Make the indexes of a table anew from its rows; once those are right, where two are the same by damage."""
        with suppress(sqlite3.IntegrityError), self.transaction() as db, indexes.made_anew(db, (table,)):
            pass

    def accept(self, found: Iterable[Found]) -> None:
        """Take rows that were changed as they stand now."""
        with self.transaction() as db:
            seals.accept(db, found)

    def readable(self, stream: str) -> Readable:
        """All that can be read of a stream whose journal is not whole any more, or does not fit together."""
        with self.transaction() as db:
            return journal.readable(db, stream)

    def link_at(self, stream: str, seq: Seq) -> bytes:
        """The head of a stream's chain as it was when this line was its last."""
        with self.transaction() as db:
            return journal.link_at(db, stream, seq)

    def streams(self) -> tuple[str, ...]:
        """Every stream with at least one act: tournaments, and `journal.CLUB`."""
        with self.transaction() as db:
            return journal.streams(db)

    def head(self, stream: str) -> End:
        """The end of a stream, with the head of its chain (see `chain.printable`)."""
        with self.transaction() as db:
            return journal.end_of(db, stream)

    def links(self, stream: str) -> tuple[bytes, ...]:
        """The head of a stream's chain after each of its lines."""
        with self.transaction() as db:
            return journal.links(db, stream)

    def tournaments(self) -> tuple[TournamentRow, ...]:
        """Every tournament of the club, the newest day first."""
        with self.transaction() as db:
            return projected.tournaments(db, self._listed)

    def on_now(self) -> tuple[TournamentRow, ...]:
        """The tournaments that are neither finished nor in the archive."""
        with self.transaction() as db:
            return projected.on_now(db)

    def has_tournaments(self) -> bool:
        """Whether there is a tournament at all."""
        with self.reading() as db:
            return projected.any_tournament(db)

    def rows_of(self, tournament: TournamentId) -> Rows:
        """The projected rows of a tournament as they stand in the file."""
        with self.transaction() as db:
            return projected.rows_of(db, tournament)

    def rewrite_rows(self, tournament: TournamentId, rows: Rows) -> None:
        """Replace the projected rows of a tournament: they can be built from its journal at any time.

        Refuses a file so damaged that the old ones do not go.
        """
        try:
            with self.transaction() as db, indexes.made_anew(db, tuple(seals.TOGETHER)):
                projected.replace(db, tournament, rows)
                self._seals.make_anew(tournament)
                if projected.rows_of(db, tournament) != rows:
                    raise KnownError("store.damaged", path=self.path, detail=tournament)
        except sqlite3.Error as error:  # rows that are in the way and cannot even be read
            raise KnownError("store.damaged", path=self.path, detail=str(error)) from error

    def text(self, text: TextId, *, digest: str) -> str | None:
        """The words under an id, None once erased. Refuses words other than those the journal vouches for."""
        with self.transaction() as db:
            return free_text.read_text(db, text, digest=digest)

    def erase_text(self, text: TextId) -> None:
        """Erase words for good, also from the unused parts of the file; copies made before still hold them."""
        with self.erasing() as db:
            free_text.erase_text(db, text)

    def content(self) -> bytes:
        """Everything that stands in the file as its disk has it, for a check beside the evening."""
        self._gathering.give_way()
        try:
            return self._watch.content()
        except OSError as error:
            detail = error.strerror or str(error)
            raise KnownError("store.out_of_reach", path=self.path, detail=detail) from error

    def fault(self) -> str:
        """The fault SQLite finds in the pages of the file, '' for none. Of a large file this takes seconds."""
        with troubles_named(self.path):
            self._gathering.give_way()
            return sound(self._raw) or ""

    @property
    def small(self) -> bool:
        """Whether the file can be copied while everybody waits."""
        return is_small(self._raw)

    def copy_to_part(self, target: Path, watch: Copied | None = None) -> Path:
        """A flushed copy of the file as it stands now, in `<target>.part` (see `backup`). `watch`: it is made in
        another thread than the one that writes.
        """
        if watch is None:
            self._gathering.give_way()
            return copy_to_part(self._raw, target)
        with self._gathering.copied_beside():
            return copy_to_part(self._raw, target, watch)
