"""Ten thousand entries in the players list: sorted, filtered and cleared, each to painted, against plain Python.

Then a list of another program with 50,000 rows: read as CSV and as a web page, and every row told who it is, each
against the plain reader of CSV and one plain insert into SQLite. At last 50,000 people and an evening of 50,000 results
are taken into a club, and the evening is undone: how long it takes, and the longest moment the window stands still.
"""

import csv
import io
import os
import random
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import ExitStack, closing
from datetime import UTC, date
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).resolve().parents[2]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from PySide6.QtCore import Qt  # noqa: E402 - the platform is chosen and the checkout found before
from PySide6.QtWidgets import QApplication  # noqa: E402

from tdapp.app.lists.columns import guess_columns  # noqa: E402
from tdapp.app.lists.reading import read_file  # noqa: E402
from tdapp.app.open_club import Club  # noqa: E402
from tdapp.app.people.past_evenings import Finished, Titled, every_evening, keeping  # noqa: E402
from tdapp.app.people.past_evenings_back import taking_back  # noqa: E402
from tdapp.app.people.people_exchange import saving  # noqa: E402
from tdapp.app.people.people_plan import Arrival, Fate  # noqa: E402
from tdapp.app.registration.exchange import Incoming, plan_import  # noqa: E402
from tdapp.app.time_source import TimeSource  # noqa: E402
from tdapp.domain.people.person import PersonData  # noqa: E402
from tdapp.domain.units import Cents, EntryId, Money, PlayerId, Seat, TableNo  # noqa: E402
from tdapp.read.people.names import PlayerName, fold  # noqa: E402
from tdapp.read.registration.players import EntryStatus, PlayerRow, PlayersView  # noqa: E402
from tdapp.ui.fonts import load_fonts  # noqa: E402
from tdapp.ui.pages.registration.players.model import Column  # noqa: E402
from tdapp.ui.pages.registration.players.table import PlayersTable  # noqa: E402
from tdapp.ui.theme.look import look  # noqa: E402
from tdapp.words.say import Words  # noqa: E402

ENTRIES = 10_000
RUNS = 21
SORT_LIMIT, FILTER_LIMIT = 9.0, 35.0
LONG_LIST, LONG_RUNS = 50_000, 3
READ_LIMIT, PAGE_LIMIT, PLAN_LIMIT, TAKE_LIMIT = 6.0, 35.0, 30.0, 120.0
UP, DOWN = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder
SYLLABLES = ("ka", "ri", "wój", "lin", "de", "ber", "ngu", "mül", "os", "tra", "ža", "sen", "to", "el", "van", "ić")


def view_of(entries: int) -> PlayersView:
    """So many entries with names as they come, every fourth out."""
    chance = random.Random("lists")
    rows = []
    for number in range(1, entries + 1):
        first, last = ("".join(chance.choices(SYLLABLES, k=3)).title() for _ in range(2))
        name = PlayerName(f"{last}{number % 7}", first)
        out = number % 4 == 0
        rows.append(
            PlayerRow(
                entry=EntryId(number),
                player=PlayerId(f"{number:032x}"),
                name=name,
                status=EntryStatus.OUT if out else EntryStatus.PLAYING,
                seat=None if out else Seat(TableNo(number // 9 + 1), number % 9 + 1),
                place=number if out else None,
                place_to=number if out else None,
                provisional=False,
                prize=None,
                prize_paid=False,
                paid=Money(Cents(165_00), "EUR"),
                buy_in=Money(Cents(165_00), "EUR"),
                search=fold(name.full),
            )
        )
    chance.shuffle(rows)
    return PlayersView(tuple(rows), playing=entries * 3 // 4, out=entries // 4, waiting=0)


def median(deed: Callable[[], object], runs: int = RUNS) -> float:
    """The median of some runs, in seconds."""
    spans = []
    for _ in range(runs):
        start = time.perf_counter()
        deed()
        spans.append(time.perf_counter() - start)
    return statistics.median(spans)


class Bench:
    """A shown list of ten thousand entries, and the same rows as a plain list."""

    def __init__(self) -> None:
        self.app = QApplication.instance() or QApplication([])
        load_fonts()
        look().wear("dark")
        self.view = view_of(ENTRIES)
        self.table = PlayersTable(Words("en", UTC))
        look().dress(self.table)
        self.table.resize(990, 560)
        self.table.show()
        self.table.show_view(self.view)
        self.paint()
        self.plain = [("\0".join(row.name.sort_key), row) for row in self.view.rows]

    def paint(self) -> None:
        """Let everything be painted that waits for it."""
        self.app.processEvents()

    def sort(self) -> None:
        """Another order by name, to painted."""
        header = self.table.horizontalHeader()
        down = self.table.list.sorted_by[1] is UP
        header.setSortIndicator(Column.NAME, DOWN if down else UP)
        self.paint()

    def plain_sort(self) -> None:
        """The rows by name with list.sort; the list is made anew, or it would be sorted already."""
        rows = list(self.plain)
        rows.sort(key=_name)

    def filter_and_clear(self) -> None:
        """Find a few, painted; show all again, painted."""
        self.table.choose(text="wojber")
        self.paint()
        self.table.choose(text="")
        self.paint()

    def plain_filter(self) -> None:
        """The same with a comprehension."""
        found = [row for row in self.view.rows if "wojber" in row.search]
        assert len(found) < ENTRIES


def _name(pair: tuple[str, PlayerRow]) -> str:
    return pair[0]


def rows() -> Iterator[tuple[str, float | None, float | None, float | None, str]]:
    """Sorting and filtering, each beside its reference of the same run."""
    bench = Bench()
    bench.sort()
    bench.filter_and_clear()
    ours, plain = median(bench.sort), median(bench.plain_sort)
    yield f"sort {ENTRIES:,} entries, to painted", ours, plain, SORT_LIMIT, "list.sort"
    ours, plain = median(bench.filter_and_clear), median(bench.plain_filter)
    yield f"filter {ENTRIES:,} entries and clear, to painted", ours, plain, FILTER_LIMIT, "a comprehension"
    bench.table.close()
    yield from long_lists()
    yield from taken()


def long_lists() -> Iterator[tuple[str, float, float, float, str]]:
    """A list of 50,000 people read and planned, beside plain reading and one insert of all of it."""
    people = [(f"Żółć{n} {n % 97}", f"Łukasz{n}", f"C-{n}") for n in range(LONG_LIST)]
    text = "Last name;First name;Club no\n" + "".join(";".join(row) + "\n" for row in people)
    page = "<table>" + "".join(f"<tr><td>{'<td>'.join(line.split(';'))}" for line in text.splitlines()) + "</table>"

    def plain() -> None:
        rows = list(csv.reader(io.StringIO(text), delimiter=";"))
        with sqlite3.connect(":memory:") as db:
            db.execute("CREATE TABLE person (last TEXT, first TEXT, card TEXT)")
            db.executemany("INSERT INTO person VALUES (?, ?, ?)", rows)

    with tempfile.TemporaryDirectory() as folder:
        listed, paged = Path(folder, "list.csv"), Path(folder, "list.html")
        listed.write_text(text, encoding="utf-8")
        paged.write_text(page, encoding="utf-8")
        sheet = read_file(listed)
        columns = guess_columns(sheet)
        reference, what = median(plain, LONG_RUNS), "csv.reader and one insert"
        for name, deed, limit in (
            ("read as CSV", lambda: read_file(listed), READ_LIMIT),
            ("read as a web page", lambda: read_file(paged), PAGE_LIMIT),
            ("told who is who", lambda: plan_import(sheet, columns, (), {}), PLAN_LIMIT),
        ):
            yield f"{LONG_LIST:,} rows {name}", median(deed, LONG_RUNS), reference, limit, what


def taken() -> Iterator[tuple[str, float, float, float, str]]:
    """A club takes in 50,000 people, another one the results of 50,000 who are new, and undoes that."""
    names = [(f"Żółć{n} {n % 97}", f"Łukasz{n}", f"C-{n}") for n in range(LONG_LIST)]
    people = [PersonData(last, first, club_no=card) for last, first, card in names]
    rows = [(Arrival(line, data, data), Fate.NEW) for line, data in enumerate(people)]
    who = [Incoming(n, PlayerName(last, first), card, None) for n, (last, first, card) in enumerate(names)]
    results = [Finished(each, n, n, Cents(0), 1) for n, each in enumerate(who, 1)]
    evening = Titled("Bench", date(2026, 3, 13), "EUR")

    def undone(club: Club) -> Generator[int, None, object]:
        return taking_back(club, every_evening(club)[0].key)

    with tempfile.TemporaryDirectory() as folder, ExitStack() as open_clubs:
        clubs = [
            open_clubs.enter_context(
                Club.open(Path(folder, f"{name}.tdapp"), create=True, time=TimeSource(), operator_name="Ada")
            )
            for name in ("people", "results")
        ]
        reference = median(lambda: plainly(Path(folder), names), LONG_RUNS)
        for name, work in (
            (f"{LONG_LIST:,} people taken in", saving(clubs[0].people, rows)),
            (f"{LONG_LIST:,} results taken in", keeping(clubs[1], evening, results)),
            (f"{LONG_LIST:,} results undone", None),
        ):
            whole, longest = timed(work if work is not None else undone(clubs[1]))
            yield name, whole, reference, TAKE_LIMIT, "one insert into a file"
            yield f"{name}: the longest moment", longest, 0.1, 1.0, "100 ms"


def plainly(folder: Path, names: Sequence[tuple[str, str, str]]) -> None:
    """The same people in one insert into a file of their own."""
    path = folder / "plain.sqlite"
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE person (last TEXT, first TEXT, card TEXT)")
        db.executemany("INSERT INTO person VALUES (?, ?, ?)", names)
        db.commit()
    path.unlink()


def timed(work: Generator[int, None, object]) -> tuple[float, float]:
    """The seconds a piece of work takes in all, and the processor time of its longest part."""
    begin, last, longest = time.perf_counter(), time.thread_time(), 0.0
    for _part in work:
        now = time.thread_time()
        longest, last = max(longest, now - last), now
    return time.perf_counter() - begin, max(longest, time.thread_time() - last)


if __name__ == "__main__":
    for name, ours, reference, limit, what in rows():
        assert ours is not None and reference is not None
        print(f"{name}: {ours * 1000:.2f} ms, {ours / reference:.1f}x {what} (limit {limit:g}x)")
