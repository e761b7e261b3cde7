"""Writes every act of a club to a second medium too: a stick, another disk, a network folder. Play never waits for it.

A thread writes and waits for the disk: for acts that follow one another at once, once for all of them. So what a power
cut may keep off it are the acts of the last quarter of a second; until they are safe it does not count as whole. When
that fails (the stick is pulled out, the disk is full) nothing piles up:
once the folder is there again the thread reads how far its file goes, and what is missing comes from the club file.
What the file is and holds stands in `medium_file`.
"""

import os
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from threading import Condition, Thread
from time import perf_counter, sleep
from typing import Any, BinaryIO

from msgspec import Struct

from tdapp.domain.units import Seq
from tdapp.store import journal, medium_file, schema, seals
from tdapp.store.beside import TIME
from tdapp.store.changes import TOLD, Changed, Lines
from tdapp.store.club_file import ClubFile
from tdapp.store.durable import flush_folder
from tdapp.store.errors import KnownError
from tdapp.store.medium_file import Header, Read
from tdapp.store.owner_only import new_file
from tdapp.store.seals import ALONE, Part
from tdapp.store.shapes import to_microseconds

RETRY = 2.0  # seconds between two looks whether a medium that failed is back
GATHER = 0.02  # seconds in which acts that follow one another come together, off the way of the act
AT_LATEST = 0.25  # seconds after which the disk is waited for, however fast acts follow one another
AT_ONCE = 200  # lines or rows taken out of the club file between two looks at the clock
MOST_WAITING = 5_000  # pieces that wait for a medium that is too slow; then it is caught up later
SLOW = 10.0  # seconds a piece may wait before that is said
_UNSEALED = ("setting", "openings")
_ERASED = "SELECT (SELECT count(*) FROM player WHERE erased = 1) + (SELECT count(*) FROM free_text WHERE body IS NULL)"
_BEGIN, _END = object(), object()  # around all that a new file begins with


class Standing(Struct, frozen=True):
    """How a second medium stands. `whole`: every act is on it and durable there; `trouble`: why not, None where it is
    being caught up.
    """

    folder: Path
    whole: bool
    trouble: KnownError | None = None


class SecondMedium:
    """The second medium of one open club. `step` is called now and then by the thread that owns the club file."""

    def __init__(self, club: ClubFile, folder: Path) -> None:
        self.folder = folder
        self._club, self._key, self._name = club, club.identity.key, club.path.stem
        self._change = Condition()
        self._queue: list[Any] = []
        self._writing = False  # pieces are on their way to the disk
        self._waits_since = 0.0
        self._trouble: KnownError | None = None
        self._found: Read | None = None  # how far the file goes, for whoever owns the club file
        self._ready = False  # the thread has found that out
        self._live = False  # every act is handed over as it happens
        self._turn = 0  # counts the times it had to begin again
        self._closing = False
        self._later: list[bytes] = []  # done while it is being caught up
        self._columns = {table: seals.columns_of(club._raw, table) for table in TOLD}
        self._work: Iterator[None] | None = None
        self._worked_in = -1
        self._ends: dict[str, Seq] = {}
        self._out: BinaryIO | None = None
        self._path = folder
        self._size = 0
        club.listen(self.listener)
        self._thread = Thread(target=self._run, name="second medium", daemon=True)
        self._thread.start()

    # In the thread that owns the club file

    @property
    def standing(self) -> Standing:
        """How it stands now."""
        with self._change:
            waits = bool(self._queue) or self._writing
            slow = waits and perf_counter() - self._waits_since > SLOW
            trouble = self._trouble or (KnownError("medium.slow", folder=self.folder) if slow else None)
            return Standing(self.folder, self._live and not waits and trouble is None, trouble)

    def step(self, seconds: float = 0.01) -> None:
        """Catch up for about so long, if there is anything to catch up."""
        with self._change:
            if not self._ready or self._live:
                return
            turn, found = self._turn, self._found
        if self._work is None or self._worked_in != turn:
            self._later.clear()
            self._work, self._worked_in = self._catching_up(found), turn
        until = perf_counter() + seconds
        for _piece in self._work:
            if perf_counter() > until:
                return

    def close(self, wait: float = 2.0) -> None:
        """Stop, once what waits is written, or after so many seconds."""
        self._club.listen(None)
        with self._change:
            self._closing = True
            self._change.notify_all()
        self._thread.join(wait)

    def listener(self, lines: Lines, rows: Changed) -> None:
        """Take what was written to the club file just now."""
        if any(_erases(part, dict(zip(self._columns[part[0]], row, strict=True))) for part, row in rows.items() if row):
            self._begin_again()  # the file is written without what was erased
            return
        with self._change:
            if not self._ready:
                return  # it is read from the club file once the medium is there
            live = self._live
        pieces = [*medium_file.act_lines(lines), *self._row_lines(rows)]
        if not live:
            self._later += pieces
            return
        for line in lines:
            if line[1] != self._ends.get(line[0], 0) + 1:  # an act whose fate was unclear stands in the file after all
                self._begin_again()
                return
            self._ends[line[0]] = Seq(line[1])
        self._put(pieces)

    def _row_lines(self, rows: Changed) -> Iterator[bytes]:
        now = to_microseconds(datetime.now(UTC))
        for part, values in rows.items():
            if part != _UNSEALED:
                yield medium_file.row_line(part, self._columns[part[0]], values, now)

    def _put(self, pieces: list[Any]) -> None:
        with self._change:
            if not self._queue and not self._writing:
                self._waits_since = perf_counter()
            self._queue += pieces
            if len(self._queue) > MOST_WAITING and self._live:
                self._again(KnownError("medium.slow", folder=self.folder))
            self._change.notify_all()

    def _begin_again(self) -> None:
        with self._change:
            self._again(self._trouble)
            self._change.notify_all()

    def _again(self, trouble: KnownError | None) -> None:
        """Whatever waits comes from the club file again, once the thread has read the file on the medium."""
        self._queue.clear()
        self._trouble, self._found = trouble, None
        self._ready = self._live = False
        self._turn += 1

    def _catching_up(self, found: Read | None) -> Iterator[None]:
        """Hand over what the file on the medium lacks, some at a time; at last what was done meanwhile."""
        club = self._club
        with club.transaction() as db:
            erased = int(db.execute(_ERASED).fetchone()[0])
            anew = found is None or self._cannot_go_on(db, found, erased)
            streams = journal.streams(db)
        ends, marks = ({}, {}) if anew or found is None else (dict(found.ends), dict(found.marks))
        if anew:
            header = Header(self._key, self._name, schema.VERSION, erased)
            self._put([_BEGIN, medium_file.first_line(header)])
        for stream in streams:
            yield from self._stream(stream, ends.get(stream, (Seq(0), b""))[0])
        for table in TOLD:
            yield from self._table(table, marks)
        with club.transaction() as db:
            self._ends = {stream: journal.end_of(db, stream).seq for stream in journal.streams(db)}
        with self._change:
            if self._worked_in == self._turn:
                self._queue += [*self._later, *([_END] if anew else [])]
                self._live, self._trouble = True, None
                self._change.notify_all()
        self._later.clear()

    def _cannot_go_on(self, db: Any, found: Read, erased: int) -> bool:
        """Whether the file on the medium is not the beginning of this club as it is now."""
        if found.header.erased != erased or found.header.tables != schema.VERSION:
            return True
        return any(journal.link_at(db, stream, seq) != head for stream, (seq, head) in found.ends.items() if seq)

    def _stream(self, stream: str, seq: Seq) -> Iterator[None]:
        while True:
            with self._club.transaction() as db:
                lines = journal.lines_after(db, stream, seq, AT_ONCE)
            if not lines:
                return
            self._put(list(medium_file.act_lines(lines)))
            seq = lines[-1][1]
            yield

    def _table(self, table: str, marks: dict[Part, int | None]) -> Iterator[None]:
        """The rows of a table that the file lacks, and those that are gone since."""
        now, after, more = to_microseconds(datetime.now(UTC)), "", True
        columns, key = self._columns[table], ALONE[table]
        query = f"SELECT {', '.join(columns)} FROM {table} WHERE {key} > ? ORDER BY {key} LIMIT {AT_ONCE}"
        there = {part for of, part in marks if of == table and marks[of, part] is not None}
        while more:
            with self._club.transaction() as db:
                rows = db.execute(query, (after,)).fetchall()
            differing = [
                medium_file.row_line((table, row[0]), columns, row, now)
                for row in rows
                if (table, row[0]) != _UNSEALED and marks.get((table, row[0])) != seals.mark_of(row)
            ]
            there.difference_update(row[0] for row in rows)
            self._put(differing)
            more, after = bool(rows), rows[-1][0] if rows else after
            yield
        self._put([medium_file.row_line((table, part), columns, None, now) for part in sorted(there)])

    # In the thread that writes

    def _run(self) -> None:
        while True:
            with self._change:
                while not self._closing and self._ready and not self._queue:
                    if not self._change.wait(RETRY):
                        break
                turn, ready, closing = self._turn, self._ready, self._closing
                pieces, self._queue = self._queue, []
                self._writing = bool(pieces)
            try:
                if closing and not pieces:
                    return
                if ready:
                    self._write_together(pieces)
                else:
                    self._look(turn)
            except (OSError, KnownError) as error:
                self._fail(turn, error)
                with self._change:
                    if not self._closing:
                        self._change.wait(RETRY)
            finally:
                with self._change:
                    self._writing = False
                if closing:
                    self._let_go()
            if closing:
                return

    def _look(self, turn: int) -> None:
        """Find the file on the medium, and how far it goes; none is made before there is something to write."""
        self._let_go()
        if not self.folder.is_dir():
            raise KnownError("medium.gone", folder=self.folder)
        self._path = medium_file.file_in(self.folder, self._key, self._name)
        found = None
        if self._path.exists():
            try:
                found = medium_file.read_medium(self._path)
            except KnownError as error:
                if error.code != "medium.none":
                    raise
            self._out = self._path.open("ab")
            if found is not None and not found.ended:
                self._out.write(b"\n")  # a torn line ends here, and is passed over from now on
            self._size = self._out.tell()
        with self._change:
            if turn == self._turn:
                self._found, self._ready = found, True

    def _write_together(self, pieces: list[Any]) -> None:
        """Write what was handed over, and what comes in the next moments; then wait for the disk once. Where there is
        nothing, only look whether it is still there.
        """
        if not pieces:
            self._see_it_is_ours()
            return
        begun = perf_counter()
        while pieces:
            self._write(pieces)
            if self._live and not self._closing:
                sleep(GATHER)
            with self._change:
                pieces = []
                if self._ready and perf_counter() - begun < AT_LATEST:
                    pieces, self._queue = self._queue, []
        if self._out is not None:
            os.fsync(self._out.fileno())

    def _write(self, pieces: list[Any]) -> None:
        """Write what was handed over."""
        if pieces[0] is not _BEGIN:
            self._see_it_is_ours()
        for piece in pieces:
            if piece is _BEGIN:
                self._begin()
            elif piece is _END:
                self._put_in_place()
            elif self._out is not None:
                self._out.write(piece)
        if self._out is not None:
            self._out.flush()
            self._size = self._out.tell()

    def _see_it_is_ours(self) -> None:
        """Refuse to write into a file that is gone, was replaced, or that somebody else writes to."""
        if self._out is None:
            return
        part = self._path.with_name(f"{self._path.name}.part")
        for path in (self._path, part):
            if path.exists() and os.path.samestat(path.stat(), os.fstat(self._out.fileno())):
                if path.stat().st_size != self._size:
                    raise KnownError("medium.gone", folder=self.folder)
                return
        raise KnownError("medium.gone", folder=self.folder)

    def _begin(self) -> None:
        """A new file, beside the old one until all is in it."""
        self._let_go()
        part = self._path.with_name(f"{self._path.name}.part")
        part.unlink(missing_ok=True)
        new_file(part)
        self._out = part.open("ab")
        self._size = 0

    def _put_in_place(self) -> None:
        """The new file takes the place of the old one. One that went another way than the club is kept; one that may
        hold somebody who was erased is not, nor are those kept before.
        """
        if self._out is None:
            return
        self._out.flush()
        os.fsync(self._out.fileno())
        self._let_go()
        part = self._path.with_name(f"{self._path.name}.part")
        if self._path.exists():
            self._keep_or_drop(part)
        part.replace(self._path)
        flush_folder(self.folder)
        self._out = self._path.open("ab")
        self._size = self._out.tell()

    def _keep_or_drop(self, part: Path) -> None:
        was, now = _header_of(self._path), _header_of(part)
        kept = f"{self._path.stem} until "
        if was is None or now is None or was.erased != now.erased:
            for old in self.folder.glob(f"*{self._key} until *{medium_file.SUFFIX}"):
                old.unlink()
            for pack in self.folder.glob(f"*{self._key}*.pdf"):  # on paper that is kept there stand names too
                pack.unlink()
        elif was.tables == now.tables:
            os.link(self._path, self.folder / f"{kept}{datetime.now(UTC).strftime(TIME)}{medium_file.SUFFIX}")

    def _fail(self, turn: int, error: OSError | KnownError) -> None:
        self._let_go()
        trouble = error if isinstance(error, KnownError) else _named(error, self.folder)
        with self._change:
            if turn == self._turn:
                self._again(trouble)
            else:
                self._trouble = trouble

    def _let_go(self) -> None:
        out, self._out = self._out, None
        if out is not None:
            try:
                out.close()
            except OSError:  # what it still held goes with a stick that is gone
                return


def _erases(part: Part, row: dict[str, Any]) -> bool:
    """Whether this row stands for somebody or something that was erased."""
    return (part[0] == "player" and bool(row["erased"])) or (part[0] == "free_text" and row["body"] is None)


def _header_of(path: Path) -> Header | None:
    try:
        with path.open("rb") as file:
            return medium_file.header_of(file.readline(), path)
    except (OSError, KnownError):
        return None


def _named(error: OSError, folder: Path) -> KnownError:
    """The trouble behind an error of the file system."""
    if not folder.is_dir():
        return KnownError("medium.gone", folder=folder)
    return KnownError("medium.fails", folder=folder, detail=error.strerror or str(error))
