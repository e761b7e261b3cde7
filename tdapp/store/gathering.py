"""Many rows written part by part into one transaction, so that nobody waits for thousands; somebody else ends it.

Between two parts everybody goes on. Whoever else comes to the file then has it: what was gathered is dropped.
"""

import sqlite3
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from time import sleep

from tdapp.store.seals import Seals

Parts = Callable[[sqlite3.Connection], Iterator[object]]  # writes something part by part
_LET_GO = 0.01  # seconds until another thread looks again whether what was gathered is dropped


class GivenWay(Exception):
    """Somebody else came to the file before what was gathered was written: nothing of it has happened."""


class Gathering:
    """What is being gathered at one connection, if anything. `dropped` is called when it has not happened."""

    def __init__(self, raw: sqlite3.Connection, seals: Seals, dropped: Callable[[], None]) -> None:
        self._raw, self._seals, self._dropped = raw, seals, dropped
        self._before: int | None = None  # the changes of the connection before it began; None: nothing is gathered
        self._copies = 0  # how many copies other threads make of the file now

    def write(self, parts: Parts, begin: Callable[[], None]) -> Generator[bool, None, None]:
        """Begin a transaction and write into it: see `ClubFile.gather`."""
        while self._copies:
            yield False
        try:
            begin()
            self._before = self._raw.total_changes
            for _part in parts(self._raw):
                self._seals.flush_rows(self._raw)
                yield True
                if self._gone() or self._copies:
                    raise GivenWay
        except BaseException:
            self.give_way()
            raise

    def _gone(self) -> bool:
        return self._before is None

    def give_way(self) -> None:
        """Drop what is being gathered, if anything."""
        if self._before is not None:
            self._before = None
            if self._raw.in_transaction:  # a full disk has ended it already
                self._raw.execute("ROLLBACK")
            self._seals.drop()
            self._dropped()

    def taken_over(self) -> int:
        """The changes before it began, for the transaction that ends it. Raises `GivenWay` where nothing is left."""
        if self._before is None:
            raise GivenWay
        before, self._before = self._before, None
        return before

    @contextmanager
    def copied_beside(self) -> Iterator[None]:
        """A context in which another thread copies the file: nothing is gathered then, and what was its own thread has
        dropped.
        """
        self._copies += 1
        try:
            while self._before is not None:
                sleep(_LET_GO)
            yield
        finally:
            self._copies -= 1
