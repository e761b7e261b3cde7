"""A club of twenty years (2,500 finished evenings, 20,000 people, 500,000 lines) beside the demo club it was made of:
its start, its memory, an act, its lists, a copy made beside the evening; and an early act of a long night taken back.
"""

import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from threading import Thread

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
sys.path.insert(0, str(Path(__file__).resolve().parent))

from _nights import START, long_club
from _years import add_years
from startup import started

from tdapp.app.demo.evening import HandClock, make_demo_club
from tdapp.app.open_club import Club
from tdapp.app.time_source import TimeSource
from tdapp.domain.clock import timing
from tdapp.read.people.names import fold
from tdapp.read.status import Phase
from tdapp.store.engine import connect

Row = tuple[str, float | None, float | None, float | None, str]
EVENINGS, PEOPLE, LINES = 2_500, 20_000, 60_000
TURNS, ACTS = 5, 40
START_LIMIT, MEMORY_LIMIT, ACT_LIMIT, LIST_LIMIT, FOUND_LIMIT = 1.1, 1.15, 1.25, 15.0, 5.0
EARLY, WAITED = 0.25, 0.25  # seconds
TYPED = ("j", "jan", "jan ka", "łu", "e k", "zzz")
DEMO = "the demo club"


def rows() -> Iterator[Row]:
    """Every measurement of a long past."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        demo, years = home / "demo.tdapp", home / "years.tdapp"
        make_demo_club(demo, TimeSource())
        shutil.copyfile(demo, years)
        add_years(years, tournaments=EVENINGS, people=PEOPLE)
        yield from _starts(home, demo, years)
        yield from _acts(demo, years)
        yield from _looked_at(years)
    with tempfile.TemporaryDirectory() as folder:
        yield from _early(Path(folder) / "long.tdapp")


def _starts(home: Path, demo: Path, years: Path) -> Iterator[Row]:
    found: dict[Path, list[dict[str, float]]] = {demo: [], years: []}
    for turn in range(TURNS + 1):
        for club, times in found.items():
            one = started(home, "tdapp", str(club))
            shutil.rmtree(home / "copies", ignore_errors=True)
            if turn:  # the first one is for the disk's cache and the compiled modules
                times.append(one)
    here, there = (
        {name: statistics.median(one[name] for one in times) for name in times[0]} for times in found.values()
    )
    yield f"start to usable after {EVENINGS:,} evenings", there["usable"], here["usable"], START_LIMIT, DEMO
    if here["memory"]:
        yield "memory after the start, bytes", there["memory"], here["memory"], MEMORY_LIMIT, DEMO
        yield "memory with every page made ahead, bytes", there["ready"], here["ready"], MEMORY_LIMIT, DEMO


def _acts(demo: Path, years: Path) -> Iterator[Row]:
    """A clock that is paused and resumed, in turns, so that both see the same disk."""
    with _opened(demo) as here, _opened(years) as there:
        times: dict[Club, list[float]] = {here: [], there: []}
        for _ in range(ACTS):
            for club, spans in times.items():
                spans.append(_timed(partial(_act, club)))
        ours, theirs = statistics.median(times[there]), statistics.median(times[here])
        yield "an act, until the list of what is on is known again", ours, theirs, ACT_LIMIT, DEMO
        spans, work = [], Thread(target=lambda: there.write_copy("break", there.time.now(), lambda _pages: None))
        work.start()
        while work.is_alive():
            spans.append(_timed(partial(_act, there)))
            time.sleep(0.02)
        yield "the longest act while a copy is made (limit 0.25 s)", max(spans), WAITED, 1.0, "0.25 seconds"


def _act(club: Club) -> None:
    main = next(row.id for row in club.on_now() if row.phase in (Phase.RUNNING, Phase.PAUSED))
    club.desk.do(main, timing.resume if club.desk.state(main).clock.anchor is None else timing.pause)
    assert club.on_now()


def _looked_at(years: Path) -> Iterator[Row]:
    with closing(connect(years, create=False)) as raw:
        bare = _best(lambda: raw.execute("SELECT * FROM tournament ORDER BY day DESC, name, id").fetchall())
    with _opened(years) as club:
        yield f"the list of {EVENINGS:,} evenings", _timed(club.tournaments), bare, LIST_LIMIT, "sqlite3 tuples"
        yield "the list again", _best(club.tournaments), bare, LIST_LIMIT, "sqlite3 tuples"
        folded = [fold(name.full) for _player, name in club.people.counted()]
        index = club.people.index
        index.find("a")
        worst = max((_best(partial(index.suggest, typed)), typed) for typed in TYPED)
        scan = _best(lambda: [name for name in folded if fold(worst[1]) in name])
        yield f"a person of {PEOPLE:,}, worst key '{worst[1]}'", worst[0], scan, FOUND_LIMIT, "plain scan of names"


def _early(path: Path) -> Iterator[Row]:
    main = long_club(path, players=2_000, lines=LINES)
    late = HandClock(START + timedelta(days=2)).source()
    with Club.open(path, create=False, time=late, operator_name="Bench") as club:
        out = next(act for act in club.desk.history(main).acts if act.verb == "entries.bust_out")
        yield (
            f"what taking back the first bust-out of {LINES:,} lines would do (limit 0.25 s)",
            _timed(lambda: club.desk.retraction(main, out.number)),
            EARLY,
            1.0,
            "0.25 seconds",
        )
        taken = _timed(lambda: club.desk.retract(main, out.number))
        yield "and taking it back then (limit 0.25 s)", taken, EARLY, 1.0, "0.25 seconds"


def _opened(path: Path) -> Club:
    return Club.open(path, create=False, time=HandClock(datetime.now(UTC)).source(), operator_name="Bench")


def _timed(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def _best(work: Callable[[], object]) -> float:
    return min(_timed(work) for _ in range(5))


if __name__ == "__main__":
    for name, ours, reference, limit, what in rows():
        ratio = "not measured" if ours is None or reference is None else f"{ours / reference:.2f}x"
        print(f"{name}: {ours}, {ratio} {what} (limit {limit or 'none'})")
