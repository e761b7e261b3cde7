"""After a fault of the disk the file says what came of it: done is done, also when the last step reported an error."""

import random
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tdapp.domain.units import Seq
from tdapp.store import seals, settings
from tdapp.store.club_file import ClubFile
from tdapp.store.errors import KnownError
from tdapp.store.journal import CLUB
from tests.store.samples import EVENT, bust_outs
from tests.store.test_trouble import append_one, big_act, content, failing_at, failure

FSYNC = failure(sqlite3.SQLITE_IOERR_FSYNC, "SQLITE_IOERR_FSYNC")


class Faulty:
    """A connection whose disk reports a fault at some statement: before it is done, or after."""

    def __init__(self, raw: sqlite3.Connection, at: int, *, done: bool, blind: bool = False) -> None:
        self.raw, self.at, self.done, self.blind, self.count = raw, at, done, blind, 0

    def _run(self, what: str, *args: Any) -> sqlite3.Cursor:
        self.count += 1
        if self.blind and self.count > self.at:
            raise FSYNC
        if self.count == self.at and not self.done:
            raise FSYNC
        found: sqlite3.Cursor = getattr(self.raw, what)(*args)
        if self.count == self.at:
            raise FSYNC
        return found

    def execute(self, *args: Any) -> sqlite3.Cursor:
        return self._run("execute", *args)

    def executemany(self, *args: Any) -> sqlite3.Cursor:
        return self._run("executemany", *args)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.raw, name)


@contextmanager
def faulty(club: ClubFile, at: int, *, done: bool, blind: bool = False) -> Iterator[Faulty]:
    raw = club._raw
    wrapped = Faulty(raw, at, done=done, blind=blind)
    club._raw = wrapped  # type: ignore[assignment]
    try:
        yield wrapped
    finally:
        club._raw = raw


def test_f9_an_act_that_stands_in_the_file_is_done_whatever_the_disk_reported(club: ClubFile) -> None:
    """An error at each statement in turn, once before it and once after it was done."""
    club.append(EVENT, bust_outs(3), expected=Seq(0))
    told: list[KnownError] = []
    club.told = told.append
    with failing_at(club, 0, FSYNC) as counting:
        append_one(club)
    last = counting.count
    for at in range(1, last + 1):
        for done in (False, True):
            before, end, told[:] = content(club), club.head(EVENT), []
            with faulty(club, at, done=done):
                try:
                    append_one(club)
                except KnownError as trouble:
                    assert trouble.code == "store.disk_failed"
                    assert content(club) == before and club.head(EVENT) == end and told == []
                else:
                    assert (at, done) == (last, True)
                    assert club.head(EVENT).seq == end.seq + 1
                    assert [trouble.code for trouble in told] == ["store.stands"]
            append_one(club)  # and it goes on
            assert list(filter(None, seals.broken(club._raw))) == []
            club.load(EVENT)


def test_f9_nobody_says_what_nobody_knows(club: ClubFile) -> None:
    """The disk is gone for good right after the last step: neither saved nor not saved."""
    with failing_at(club, 0, FSYNC) as counting:
        big_act(club)
    with faulty(club, counting.count, done=True, blind=True), pytest.raises(KnownError) as trouble:
        big_act(club)
    assert trouble.value.code == "store.unclear"
    assert club.another() is None
    with pytest.raises(KnownError) as behind:
        club.append(EVENT, bust_outs(1, start=61), expected=Seq(60))
    assert behind.value.code == "store.behind"
    append_one(club)
    assert club.another() is None


def test_f9_what_has_no_journal_is_told_the_same_way(club: ClubFile) -> None:
    told: list[KnownError] = []
    club.told = told.append

    def put(value: str) -> None:
        with club.transaction() as db:
            settings.put_setting(db, "book", value)

    def kept() -> str | None:
        with club.transaction() as db:
            return settings.settings(db).get("book")

    with failing_at(club, 0, FSYNC) as counting:
        put("0")
    for at in range(1, counting.count + 1):
        for done in (False, True):
            was = kept()
            with faulty(club, at, done=done):
                try:
                    put(f"{at}{done}")
                except KnownError:
                    assert kept() == was
                else:
                    assert kept() == f"{at}{done}"
    assert [trouble.code for trouble in told] == ["store.stands"]


@pytest.mark.parametrize("seed", range(3))
def test_f9_faults_at_random_lose_nothing_that_was_confirmed(club: ClubFile, seed: int) -> None:
    _evening(club, random.Random(seed), acts=40)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(200))
def test_f9_long_evenings_of_faults(club: ClubFile, seed: int) -> None:
    _evening(club, random.Random(1000 + seed), acts=300)


def _evening(club: ClubFile, chance: random.Random, *, acts: int) -> None:
    confirmed = {EVENT: 0, CLUB: 0}
    for _ in range(acts):
        stream = chance.choice((EVENT, CLUB))
        end = club.head(stream)
        with faulty(club, chance.randrange(0, 14), done=chance.random() < 0.5):
            try:
                club.append(stream, bust_outs(1, start=end.seq + 1), expected=end.seq)
            except KnownError as trouble:
                assert trouble.code == "store.disk_failed"
            else:
                confirmed[stream] += 1
    assert {stream: club.head(stream).seq for stream in confirmed} == confirmed
