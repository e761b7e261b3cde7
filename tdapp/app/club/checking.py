"""Checks a club file that stays as it is: lines, tournaments played again, tables, chips, money, seats, draws.

Each finding is a sentence that says where, and what to do. The window and `tdapp check` show the same ones.
"""

from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from msgspec import Struct

from tdapp.app.club.holding import differing
from tdapp.app.club.tails import BrokenTail, as_far_as_it_goes
from tdapp.app.journal.history import History, as_it_was
from tdapp.app.journal.projecting import rebuilt
from tdapp.domain.act import Act
from tdapp.domain.club.club import ClubState, club_of
from tdapp.domain.units import DrawerId, TournamentId
from tdapp.read.club.checked import at_line, say_changed_rows, say_differs, say_draw, say_mislaid_rows
from tdapp.read.club.found import say_changed
from tdapp.read.club.proofs import proofs_failed, unknown_drawers
from tdapp.read.message import Said, say
from tdapp.read.seating.draw_proofs import draw_proofs
from tdapp.store.collector import uncollected
from tdapp.store.errors import KnownError
from tdapp.store.journal import CLUB, Readable, readable_of
from tdapp.store.looked_at import LookedAt, looking_at, looking_at_bytes
from tdapp.store.seals import TOGETHER, Found
from tdapp.store.shapes import from_microseconds

Watch = Callable[[int], None]  # told how many lines were checked so far; raises to stop the work


class Checked(Struct, frozen=True):
    """The outcome of a check: its findings as sentences, and how much was looked at. `tournaments` without the club's
    own stream. `draws`: made again; `unbound`: those of earlier versions that cannot be.
    """

    findings: tuple[Said, ...]
    tournaments: int
    lines: int
    draws: int = 0
    unbound: int = 0

    @property
    def well(self) -> bool:
        """Whether nothing was found."""
        return not self.findings


def check_file(path: Path, watch: Watch = lambda _lines: None) -> Checked:
    """Check a closed club file. Raises `KnownError` where nothing of it can be read."""
    with looking_at(path) as file:
        return _Check(file, watch).run()


def check_bytes(content: bytes, watch: Watch = lambda _lines: None) -> Checked:
    """Check the content of a club file that is open, as its disk has it."""
    with looking_at_bytes(content) as file:
        return _Check(file, watch).run()


class _Check:
    def __init__(self, file: LookedAt, watch: Watch) -> None:
        self._file, self._watch = file, watch
        self._found: list[Said] = []
        self._lines = 0
        self._draws_made = self._unbound = 0
        self._torn: set[str] = set()

    def run(self) -> Checked:
        fault = self._file.fault()
        if fault:
            self._found.append(say("check.disk", detail=fault))
        if not self._file.has_our_tables():
            self._found.append(say("check.tables"))
        streams = self._file.streams()
        self._rows()
        with uncollected():
            club = self._club()
            tournaments = [TournamentId(each) for each in streams if each != CLUB]
            for tournament in tournaments:
                self._tournament(tournament, club)
        if not fault:
            self._beside()
        return Checked(tuple(self._found), len(tournaments), self._lines, self._draws_made, self._unbound)

    def _rows(self) -> None:
        """The rows beside the journal that are not as they were written."""
        try:
            found = self._file.changed()
        except KnownError:
            self._unreadable()
            return
        self._torn = {each.part for each in found if each.table in TOGETHER}
        alone = [each for each in found if each.table not in TOGETHER]
        if alone:
            self._found.append(
                say_changed_rows(say_changed(each.table, self._file.called(each) or "?") for each in alone)
            )

    def _beside(self) -> None:
        """The indexes that do not find every row."""
        wrong = self._file.mislaid()
        if wrong:
            self._found.append(say_mislaid_rows(wrong))

    def _read(self, stream: str) -> tuple[Readable, Callable[[int], datetime | None]]:
        rows = self._file.lines(stream)
        end = self._file.end(stream)
        self._lines += len(rows)
        self._watch(self._lines)
        times = {row[1]: row[4] for row in rows}

        def at(line: int) -> datetime | None:
            with suppress(TypeError, ValueError, OverflowError, KeyError):
                return from_microseconds(times[line]).astimezone(UTC)
            return None

        return readable_of(rows, end), at

    def _club(self) -> ClubState:
        found, at = self._read(CLUB)
        if found.line:
            what = say("check.line", because=Said(f"broken.{found.trouble}"))
            self._found.append(at_line(say("check.club"), found.line, at(found.line), what))
        try:
            return club_of(found.acts)
        except Exception:  # whatever a line says that no line can say
            self._found.append(at_line(say("check.club"), 1, at(1), say("check.line", because=Said("broken.no_sense"))))
            return ClubState()

    def _tournament(self, tournament: TournamentId, club: ClubState) -> None:
        found, at = self._read(tournament)
        history, tail = _played(found)
        name = self._name(tournament, history)
        if tail is not None:
            lost = sum(len(act.facts) for act in tail.beyond)
            what = say("check.broken", because=Said(tail.why), last=tail.last, n=lost)
            self._found.append(at_line(name, tail.line, at(tail.line), what))
            return
        self._watch(self._lines)
        if history.state is not None:
            self._proofs(tournament, name, history, club)
            self._draws(name, history.acts, at)

    def _proofs(self, tournament: TournamentId, name: Said, history: History, club: ClubState) -> None:
        state, counting = history.state, history.counting()
        if state is None:
            return
        last = history.acts[-1]
        failed = list(proofs_failed(history.acts, counting, state))
        drawers = {DrawerId(each) for each in club.drawers}
        if tournament not in club.imported and (unknown := unknown_drawers(counting, drawers)):
            failed.append(say("check.drawers", n=len(unknown)))
        rows = rebuilt(tournament, counting, state, last.at, club)
        try:
            wrong = differing(lambda: self._file.rows_of(tournament), rows)
        except KnownError:
            self._unreadable()
            wrong = []
        if wrong or tournament in self._torn:
            failed.append(say_differs(wrong))
        self._found += [at_line(name, last.last, last.at, each) for each in failed]

    def _draws(self, name: Said, acts: list[Act], at: Callable[[int], datetime | None]) -> None:
        for draw in draw_proofs(acts, as_it_was(acts)):
            self._draws_made += draw.bound
            self._unbound += not draw.bound
            if draw.why:
                self._found.append(at_line(name, draw.line, at(draw.line), say_draw(draw)))

    def _name(self, tournament: TournamentId, history: History) -> Said:
        name = history.state.setup.name if history.state is not None else ""
        name = name or self._file.called(Found("tournament", tournament))
        return say("check.tournament", name=name) if name else say("check.nameless", id=tournament[:8])

    def _unreadable(self) -> None:
        """A part of the file cannot be read; that is said once."""
        if (said := say("check.unreadable")) not in self._found:
            self._found.append(said)


def _played(found: Readable) -> tuple[History, BrokenTail | None]:
    """A tournament played again: all of it, or up to the line that does not follow."""
    if not found.line:
        with suppress(Exception):  # what does not come out is played once more, act by act
            return History(found.acts), None
    return as_far_as_it_goes(found)


def findings_said(checked: Checked) -> Iterator[Said]:
    """The outcome as sentences: how much was looked at, then each finding, or that all is well."""
    yield say("check.looked_at", tournaments=checked.tournaments, lines=checked.lines)
    yield say("check.draws", draws=checked.draws)
    if checked.unbound:
        yield say("check.unbound", n=checked.unbound)
    if checked.well:
        yield say("check.well")
    yield from checked.findings
