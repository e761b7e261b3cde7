"""Saves a club from whatever is left of it into a new file, and names the acts that could not be saved.

Every tournament is played again first: what stands in the new file comes out to its last line. The sources stay as they
are.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any

from msgspec import Struct

from tdapp.app.club.tails import as_far_as_it_goes
from tdapp.app.journal.history import History
from tdapp.app.journal.projecting import rebuilt
from tdapp.domain.act import Act
from tdapp.domain.club.club import ClubState, club_of
from tdapp.domain.units import PlayerId, TournamentId
from tdapp.read.club.saved import say_lost_act
from tdapp.read.journal.journal import act_said
from tdapp.read.message import Said, say
from tdapp.read.people.names import PlayerName
from tdapp.store import reading, sources
from tdapp.store.club_file import ClubFile
from tdapp.store.collector import uncollected
from tdapp.store.journal import CLUB, End, readable_of
from tdapp.store.making_again import make_again
from tdapp.store.shapes import from_microseconds
from tdapp.store.sources import Joined, Source
from tdapp.values import replace

MOST_NAMED = 50  # acts that are named one by one; of more it is said how many

Watch = Callable[[int], None]


class Saved(Struct, frozen=True):
    """The outcome of saving: where, how much is in it, when its last act was done (None: there is none), and the acts
    that are known of and could not be saved, as sentences.
    """

    path: Path
    tournaments: int
    lines: int
    last: datetime | None
    lost: tuple[Said, ...] = ()


class _Plan(Struct, frozen=True):
    joined: Joined
    histories: Mapping[TournamentId, History]
    club: ClubState


def save(found: Sequence[Source], target: Path, *, now: datetime, watch: Watch = lambda _lines: None) -> Saved:
    """Make a new club file of these sources of one club. Raises `KnownError` where that cannot be written, or where
    nothing is left to save.
    """
    with uncollected():
        plan = _planned(sources.joined(found), watch)
        make_again(plan.joined, target, now=now, then=lambda file: _write_rows(file, plan))
        lost = tuple(_lost(plan))
    lines = plan.joined.lines
    last = max((some[-1][4] for some in lines.values()), default=0)
    count = sum(map(len, lines.values()))
    return Saved(target, len(plan.histories), count, from_microseconds(last) if last else None, lost)


def save_file(path: Path, target: Path, now: datetime, watch: Watch = lambda _lines: None) -> Saved:
    """Save what is left of one closed file into a new one."""
    return save([sources.source_of(path)], target, now=now, watch=watch)


def save_bytes(content: bytes, path: Path, target: Path, now: datetime, watch: Watch = lambda _lines: None) -> Saved:
    """The same of the content of a file that is open."""
    with reading.bytes_to_read(content) as raw:
        source = sources.source_in(raw, path)
    return save([source], target, now=now, watch=watch)


def outcome_said(saved: Saved) -> Iterator[Said]:
    """The outcome as sentences: what was saved, up to when, and what is missing."""
    if saved.last is None:
        yield say("save.done_empty", path=str(saved.path))
    else:
        at = saved.last.astimezone()
        yield say("save.done", path=str(saved.path), time=at, day=at.date(), n=saved.tournaments, lines=saved.lines)
    if not saved.lost:
        yield say("save.nothing_lost")
        return
    yield say("save.lost", n=len(saved.lost))
    yield from saved.lost[:MOST_NAMED]
    if len(saved.lost) > MOST_NAMED:
        yield say("save.more_lost", n=len(saved.lost) - MOST_NAMED)


def _planned(joined: Joined, watch: Watch) -> _Plan:
    """What is written: of each stream the acts that come out."""
    lines, lost = dict(joined.lines), {stream: list(some) for stream, some in joined.lost.items()}
    histories: dict[TournamentId, History] = {}
    club = ClubState()
    done = 0
    for stream, some in joined.lines.items():
        done += len(some)
        found = readable_of(some, End(some[-1][1], some[-1][2], some[-1][4], some[-1][12]))
        if stream == CLUB:
            last = found.acts[-1].last if found.acts else 0
            with suppress(Exception):  # a club's stream that makes no sense still holds what it holds
                club = club_of(found.acts)
        else:
            history = _history(found.acts) if not found.line else None
            history = history or as_far_as_it_goes(found)[0]
            histories[TournamentId(stream)] = history
            last = history.last_seq
        if last < len(some):
            lines[stream] = some[:last]
            lost[stream] = [*some[last:], *lost.get(stream, ())]
        watch(done)
    lines = {stream: some for stream, some in lines.items() if some}
    return _Plan(replace(joined, lines=lines, lost=lost), histories, club)


def _history(acts: tuple[Act, ...]) -> History | None:
    with suppress(Exception):  # what does not come out is played once more, act by act
        return History(acts)
    return None


def _write_rows(file: ClubFile, plan: _Plan) -> None:
    for tournament, history in plan.histories.items():
        if history.state is not None:
            acts = history.counting()
            rows = rebuilt(tournament, acts, history.state, acts[-1].at, plan.club)
            file.rewrite_rows(tournament, rows)


def _lost(plan: _Plan) -> Iterator[Said]:
    """The acts that are known of and not in the new file, each as a sentence."""
    directory = {
        PlayerId(part): PlayerName(str(values.get("last", "")), str(values.get("first", "")))
        for (table, part), values in plan.joined.rows.items()
        if table == "player"
    }
    for stream, lines in plan.joined.lost.items():
        history = plan.histories.get(TournamentId(stream))
        name = history.state.setup.name if history is not None and history.state is not None else ""
        for _act, some in groupby(lines, key=itemgetter(2)):
            yield _named(list(some), name, history, directory, club=stream == CLUB)


def _named(
    lines: list[Any], name: str, history: History | None, directory: dict[PlayerId, PlayerName], *, club: bool
) -> Said:
    """One act that is missing, in words as far as it can be read."""
    first, what = lines[0], None
    with suppress(Exception):  # it is lost, and may say anything
        act = readable_of(lines, End(lines[-1][1], first[2], 0, b"")).beyond[0]
        if history is not None:
            what = act_said(act, [*history.acts, act], lambda _number: history.state, directory, lambda *_of: "")
    at = None
    with suppress(ValueError, OverflowError):
        at = from_microseconds(first[4]).astimezone()
    return say_lost_act(name, first[1], at, what or _unread(str(first[3])), club)


def _unread(verb: str) -> Said:
    """An act that cannot be put into words without the acts before it."""
    return say("save.undo") if verb.startswith("journal.") else say("save.verb", verb=verb)
