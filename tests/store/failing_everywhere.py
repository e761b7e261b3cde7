"""Before an act of each kind is done, its disk fails at everything the act does to it: full, failing, read-only, the
file taken by somebody else, the stick pulled out. Each time nothing has happened, and at last the act is done.

As a plugin of pytest (`-p tests.store.failing_everywhere`) it treats the first act of each kind in whatever tests run.
"""

import json
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest

from tdapp.app.desk import Desk
from tdapp.app.rehearsal import Rehearsal
from tdapp.domain.verbs import verb_of
from tdapp.store import journal
from tdapp.store.errors import KnownError
from tests.store import disk_between
from tests.store.disk_between import DELETE, OPEN, READ, SYNC, TRUNCATE, WRITE, Disk

OUT = TypeVar("OUT")
FAULTS = {
    READ: disk_between.IO_READ,
    WRITE: disk_between.IO_WRITE,
    SYNC: disk_between.IO_SYNC,
    TRUNCATE: disk_between.IO_TRUNCATE,
    DELETE: disk_between.IO_DELETE,
    OPEN: disk_between.IO_WRITE,
}
KINDS = (  # what fails with what; whether all after it fails too
    ({WRITE: disk_between.FULL}, False),
    ({WRITE: disk_between.READ_ONLY}, False),
    ({WRITE: disk_between.BUSY}, False),
    ({**FAULTS, READ: 0}, False),
    (FAULTS, True),
)
LEFT_IN = "TDAPP_TREATED"  # the file in which the plugin leaves what it has treated


class Failing:
    """A disk that fails at one place; from there on, where it was pulled out."""

    def __init__(self, faults: Mapping[str, int], place: int, *, then_all: bool) -> None:
        self.faults, self.place, self.then_all = faults, place, then_all
        self.at, self.struck = -1, False

    def __call__(self, what: str, _path: str) -> int:
        self.at += what != READ
        here = (self.at == self.place and what != READ) or (self.then_all and self.at >= self.place)
        code = self.faults.get(what, 0) if here else 0
        self.struck = self.struck or bool(code)
        return code

    def __repr__(self) -> str:
        return f"{dict(self.faults)} at {self.place}"


class Probe:
    """A disk that fails at the last moment at which an act can fail: after it the journal is only declared void."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self._over = False

    def __call__(self, what: str, path: str) -> int:
        if what == READ or self._over:
            return 0
        self.done.append(what)
        self._over = what == SYNC and bool(path) and not path.endswith("-journal")
        return disk_between.IO_SYNC if self._over else 0


class Everywhere:
    """Treats the first act of each kind. `most`: failures of each sort, chosen by chance; None: at every place."""

    def __init__(self, disk: Disk, chance: Random, most: int | None = None) -> None:
        self.disk, self.chance, self.most = disk, chance, most
        self.treated: dict[str, int] = {}  # how often an act of each kind had to fail
        self._busy = False

    def first(self, desk: Desk, kind: str, act: Callable[[], OUT]) -> OUT:
        """Do the act, after it failed in every way if it is the first of its kind. A rehearsal comes to no disk."""
        if self._busy or kind in self.treated or isinstance(desk, Rehearsal):
            return act()
        self._busy, raw = True, desk.file._raw
        mode = raw.execute("PRAGMA synchronous").fetchone()[0]
        raw.execute("PRAGMA synchronous=EXTRA")
        try:
            for failing in self._failures(desk, lambda: in_vain(desk, act)):
                self.treated[kind] = self.treated.get(kind, 0) + 1
                before = _seen(desk)
                with self._failing(failing):
                    try:
                        done = in_vain(desk, act)
                    except KnownError:
                        assert failing.struck
                    else:
                        assert not failing.struck  # it came to the disk less often than the last time
                        return done
                assert _seen(desk) == before, failing
            return act()
        finally:
            raw.execute(f"PRAGMA synchronous={mode}")
            self._busy = False

    def _failures(self, desk: Desk, act: Callable[[], object]) -> Iterator["Failing"]:
        done: list[str] = []
        for faults, then_all in KINDS:
            done = done if done and self.most is not None else self._probed(desk, act)
            places = [place for place, what in enumerate(done) if what in faults]
            for place in places if self.most is None else self.chance.sample(places, min(self.most, len(places))):
                yield Failing(faults, place, then_all=then_all)

    def _probed(self, desk: Desk, act: Callable[[], object]) -> list[str]:
        """What the act does to the disk before it cannot fail any more; nothing where it does nothing."""
        probe, before = Probe(), _seen(desk)
        with self._failing(probe):
            try:
                act()
            except KnownError:
                if not probe.done:  # it was refused before it came to the disk
                    raise
            else:
                assert not probe.done
        assert _seen(desk) == before
        return probe.done

    @contextmanager
    def _failing(self, fails: Callable[[str, str], int]) -> Iterator[None]:
        self.disk.fails = fails
        try:
            yield
        finally:
            self.disk.fails = lambda _what, _path: 0


def in_vain(desk: Desk, act: Callable[[], OUT]) -> OUT:
    """Do the act; where it fails, a chance that is the same every time gives once more what it gave."""
    chance = getattr(desk.file.chance, "__self__", None)
    before = chance.getstate() if isinstance(chance, Random) else None
    try:
        return act()
    except BaseException:
        if isinstance(chance, Random) and before is not None:
            chance.setstate(before)
        raise


def _seen(desk: Desk) -> object:
    """All that the desk shows, and every byte of its file."""
    raw = desk.file._raw
    ends = [(stream, journal.end_of(raw, stream)) for stream in journal.streams(raw)]
    digest = sha256(raw.serialize()).hexdigest()
    acts = [(each, len(history.acts), id(history.state)) for each, history in desk.loaded().items()]
    return ends, digest, acts, len(desk.club_acts())


@contextmanager
def failing_everywhere(chance: Random, most: int | None = None) -> Iterator[Everywhere]:
    """Within it the first act of each kind at any desk whose file is opened inside is treated."""
    with disk_between.disk_between() as disk, pytest.MonkeyPatch.context() as patch:
        everywhere = Everywhere(disk, chance, most)
        _between(patch, everywhere, "_decide", lambda _tournament, decision, *_: verb_of(decision))
        _between(patch, everywhere, "_take_back", lambda _tournament, target, *_: f"undo of {target.verb}")
        _between(patch, everywhere, "create", lambda *_: "create")
        _between(patch, everywhere, "in_club", lambda verb, *_: verb)
        _between(patch, everywhere, "archive", lambda decision, *_: verb_of(decision))
        yield everywhere


def _between(patch: pytest.MonkeyPatch, everywhere: Everywhere, name: str, kind: Callable[..., str]) -> None:
    real = getattr(Desk, name)

    def treated(desk: Desk, *args: Any, **how: Any) -> Any:
        return everywhere.first(desk, kind(*args), lambda: real(desk, *args, **how))

    patch.setattr(Desk, name, treated)


_PLUGIN = ExitStack()


def pytest_configure(config: pytest.Config) -> None:
    """As a plugin: from now on to the end of the run."""
    config.treated = _PLUGIN.enter_context(failing_everywhere(Random("everywhere")))  # type: ignore[attr-defined]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave out the windows: what they do goes through the same desk, and their threads have no place below SQLite."""
    items[:] = [item for item in items if "qtbot" not in getattr(item, "fixturenames", ())]


def pytest_unconfigure(config: pytest.Config) -> None:
    """Leave what was treated."""
    treated = config.treated.treated  # type: ignore[attr-defined]
    Path(os.environ[LEFT_IN]).write_text(json.dumps(treated), encoding="utf-8")
    _PLUGIN.close()
