"""Exports one tournament of a club into a file of its own: see `store.tournament_file` for its form.

It is made from what the disk has, of a closed club file or of one that is open: nothing in the club changes by it.
"""

import json
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

from tdapp.app.journal.history import History, as_it_was
from tdapp.app.whole_files import write_whole
from tdapp.domain.club.club_facts import DrawerOpened, TournamentImported
from tdapp.domain.facts import Registered
from tdapp.domain.money.sale_facts import AlternateAdded
from tdapp.domain.units import TournamentId
from tdapp.read.club.tournament_sums import tournament_sums
from tdapp.read.message import Said, say
from tdapp.read.people.names import fold
from tdapp.read.seating.draws import as_data, draw_sheet
from tdapp.store.chain import printable
from tdapp.store.collector import uncollected
from tdapp.store.errors import KnownError
from tdapp.store.journal import CLUB
from tdapp.store.leaving import Leaving, leaving, leaving_bytes
from tdapp.store.shapes import to_microseconds
from tdapp.store.tournament_file import (
    NAMES,
    NUMBERS,
    Contents,
    Header,
    acts_in,
    read_bytes,
    written,
)  # fmt: skip
from tdapp.values import replace


def export_file(path: Path, tournament: TournamentId, now: datetime, *, names: bool) -> bytes:
    """A tournament of a closed club file as a file. Raises `KnownError` where it cannot be read."""
    with leaving(path) as club_file:
        return _exported(club_file, tournament, now, club=path.stem, names=names)


def export_bytes(content: bytes, path: Path, tournament: TournamentId, now: datetime, *, names: bool) -> bytes:
    """The same of the content of an open one."""
    with leaving_bytes(content) as club_file:
        return _exported(club_file, tournament, now, club=path.stem, names=names)


def chosen(path: Path, told: str) -> TournamentId:
    """The tournament of a closed club file that is meant by its name, its day, both, or its id. Raises `KnownError`."""
    with leaving(path) as club_file:
        rows = club_file.listed()
    wanted = fold(" ".join(told.split()))
    exact = [row for row in rows if wanted in (fold(row[1]), row[2], fold(f"{row[1]} {row[2]}"), row[0])]
    found = exact or [row for row in rows if wanted and fold(row[1]).startswith(wanted)]
    if len(found) > 1:
        raise KnownError("export.several", name=told, n=len(found))
    if not found:
        raise KnownError("export.unknown", tournament=told)
    return found[0][0]


def save_export(path: Path, content: bytes) -> None:
    """Write the file, whole or not at all. Raises `KnownError`."""
    try:
        write_whole(path, content)
    except OSError as error:
        raise KnownError("export.not_saved", path=path, detail=error.strerror or str(error)) from error


def export_said(content: bytes, path: Path) -> Said:
    """The sentence about a file that was written: where it is, and its check code."""
    contents = read_bytes(content, path)
    header, head = contents.header, printable(contents.head)
    return say("export.done", name=header.name, path=str(path), lines=header.lines, head=head)


def _exported(club_file: Leaving, tournament: TournamentId, now: datetime, *, club: str, names: bool) -> bytes:
    with uncollected():
        lines = club_file.lines(tournament)
        history = _played(club_file, tournament)
        state = history.state
        if not lines or state is None:
            raise KnownError("export.unknown", tournament=tournament)
        sheet = draw_sheet(history.acts, as_it_was(history.acts), history.gone, state)
        sheet = replace(sheet, chain=tuple(printable(line[12]) for line in lines))
        sums = tournament_sums(history.counting(), state)
        found = set(_strings([[line[7], json.loads(line[11])] for line in lines]))
        named = {line[5] for line in lines}
        came, drawers = _of_club(club_file, tournament)
        setup = state.setup
        header = Header(
            tournament,
            setup.name,
            setup.day.isoformat(),
            came.origin if came is not None else club,
            NAMES if names else NUMBERS,
            to_microseconds(now),
            len(lines),
            acts_in(lines),
        )
        return written(
            Contents(
                header,
                lines,
                people=club_file.people(_entered(history), found, names=names),
                operators=club_file.operators(named) if names else {},
                drawers={one: name for one, name in sorted(drawers.items()) if one in found},
                texts=club_file.texts(found, words=names),
                pictures=club_file.pictures(found),
                draws=as_data(sheet),
                sums=sums,
            )
        )


def _played(club_file: Leaving, tournament: TournamentId) -> History:
    """The tournament played again. Raises `KnownError` where its journal does not come out."""
    acts = club_file.acts(tournament)
    try:
        return History(acts)
    except Exception as error:  # whatever a line says that no line can say
        raise KnownError("export.broken", tournament=tournament) from error


def _of_club(club_file: Leaving, tournament: TournamentId) -> tuple[TournamentImported | None, dict[str, str]]:
    """How the tournament came into this club (None: it was played here), and the names of all drawers."""
    came: TournamentImported | None = None
    drawers: dict[str, str] = {}
    for act in club_file.acts(CLUB):
        for fact in act.facts:
            if isinstance(fact, DrawerOpened):
                drawers[fact.drawer] = fact.name
            elif isinstance(fact, TournamentImported):
                drawers.update(fact.drawers)
                came = fact if fact.tournament == tournament else came
    return came, drawers


def _entered(history: History) -> set[str]:
    """Everybody who entered or waited."""
    facts = (fact for act in history.acts for fact in act.facts)
    return {fact.player for fact in facts if isinstance(fact, Registered | AlternateAdded)}


def _strings(value: Any) -> Iterator[str]:
    """Every text in data, at any depth."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from _strings(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _strings(each)
