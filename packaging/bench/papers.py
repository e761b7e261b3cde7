"""How long 10,000 seat cards take and how much memory, beside a bare reportlab canvas that draws the same strings, and
how long the race sheets of 120 tables.

`rows()` gives (what, ours, reference, at most so many times the reference, what the reference is). The memory row
counts bytes. Run by path, it prints them; with 'child' it prints the memory one job of its own process took.
"""

import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from tdapp.domain.chips.chip_bank import RaceRounding, RaceWay
from tdapp.domain.chips.chip_set import Chip, Pattern
from tdapp.domain.units import Chips, EntryId, Seat, Seq, TableNo
from tdapp.read.chips.chip_papers import RacePaper, RacePapers
from tdapp.read.chips.race import RaceSeat, RaceTable, RaceView, TableState
from tdapp.read.papers import SeatCard, SeatCards, Stamp
from tdapp.read.people.names import PlayerName
from tdapp.reports.chips import race_sheets
from tdapp.reports.seating import seat_cards
from tdapp.reports.typesetting.paper import A4, MARGIN
from tdapp.words.say import Words

Row = tuple[str, float | None, float, float, str]

FONTS = Path(__file__).resolve().parents[2] / "resources" / "fonts"
CARDS, TURNS = 10_000, 3
TABLES, SEATS, LIMIT_SECONDS = 120, 9, 3.0
LIMIT_BYTES = 60 * 1024 * 1024
_LASTS = ("Jaźwińska", "van der Berg", "Nguyễn", "Παπαδόπουλος", "Щербакова", "Ødegård", "Szczęsny", "O'Connor")
_FIRSTS = ("Łukasz", "Jan-Willem", "Thị Hương", "Νίκος", "Юлия", "Åsa", "Siobhán", "Grzegorz", "Inês", "Jiří")
_OTHERS = (
    PlayerName("王", "小明"),
    PlayerName("حداد", "يوسف"),
    PlayerName("ศรีสวัสดิ์", "สมชาย"),
    PlayerName("김", "민준"),
)


def rows() -> Iterator[Row]:
    """Seat cards for 10,000: time against a bare canvas, memory against the limit."""
    model = cards()
    for once in (_ours, _bare):  # both with their fonts loaded
        once(model)
    pairs = [(_timed(lambda: _ours(model)), _timed(lambda: _bare(model))) for _ in range(TURNS)]
    ours, theirs = (statistics.median(side) for side in zip(*pairs, strict=True))
    yield ("seat cards for 10,000 players", ours, theirs, 1.3, "bare reportlab canvas, same strings and font")
    yield ("memory for them above idle, European names, bytes", _memory("europe"), LIMIT_BYTES, 1.0, "60 MB")
    yield ("memory for them above idle, all scripts, bytes", _memory("all"), LIMIT_BYTES, 1.0, "60 MB")
    races = race_papers()
    seconds = statistics.median(_timed(lambda: _race_sheets(races)) for _ in range(TURNS))
    yield (f"race sheets for {TABLES} tables, s", seconds, LIMIT_SECONDS, 1.0, "3 s")


def _memory(names: str) -> float | None:
    """What a process of its own took for the cards, fonts and all; None where the system does not tell (Windows)."""
    if sys.platform == "win32":
        return None
    child = subprocess.run([sys.executable, __file__, "child", names], capture_output=True, text=True, check=True)
    return float(child.stdout)


def cards(*, scripts: bool = False) -> SeatCards:
    """The cards; `scripts`: with names that need the big fonts among them."""
    names = [
        PlayerName(f"{_LASTS[n % len(_LASTS)]} {n // 7 % 911}", _FIRSTS[n * 3 % len(_FIRSTS)]) for n in range(CARDS)
    ]
    if scripts:
        names[::250] = [_OTHERS[n % len(_OTHERS)] for n in range(len(names[::250]))]
    stamp = Stamp("Herfst Open 2026", datetime(2026, 11, 20, 20, 17, tzinfo=UTC), Seq(60_000), "9F3AC07B QX4MZ2WK")
    seats = (Seat(TableNo(number // 9 + 1), number % 9 + 1) for number in range(CARDS))
    return SeatCards(stamp, tuple(SeatCard(name, seat) for name, seat in zip(names, seats, strict=True)))


def race_papers() -> RacePapers:
    """A race that goes to every table, with every seat taken."""
    players = [
        RaceSeat(n % SEATS + 1, EntryId(n), PlayerName(f"{_LASTS[n % 8]} {n}", _FIRSTS[n % 10]))
        for n in range(TABLES * SEATS)
    ]
    tables = tuple(
        RaceTable(TableNo(n + 1), SEATS, TableState.OPEN, tuple(players[n * SEATS : (n + 1) * SEATS]))
        for n in range(TABLES)
    )
    old = Chip(Chips(25), "#2e7d32", 20_000)
    new = Chip(Chips(100), "#111111", 20_000, pattern=Pattern.BARS)
    chips = Chips(TABLES * SEATS * 10_000)
    race = RaceView(old, new, RaceWay.CARDS, RaceRounding.HALF_UP, tables, False, chips, chips, new.value)
    stamp = Stamp("Herfst Open 2026", datetime(2026, 11, 20, 20, 17, tzinfo=UTC), Seq(60_000), "9F3AC07B QX4MZ2WK")
    return RacePapers(stamp, (RacePaper(race, ("HC 24",), 12 * TABLES * SEATS),))


def _race_sheets(model: RacePapers) -> int:
    return race_sheets.before(model, Words("en", UTC), BytesIO(), paper=A4, fonts=FONTS).pages


def _ours(model: SeatCards) -> int:
    out = BytesIO()
    return seat_cards.build(model, Words("en", UTC), out, paper=A4, fonts=FONTS).pages


def _bare(model: SeatCards) -> None:
    """The same strings at the same places, drawn one by one."""
    for name in ("Regular", "Bold"):
        if f"bare{name}" not in pdfmetrics.getRegisteredFontNames():
            pdfmetrics.registerFont(TTFont(f"bare{name}", str(FONTS / f"NotoSans-{name}.ttf")))
    canvas = Canvas(BytesIO(), pagesize=(A4.width, A4.height), pageCompression=1, invariant=1)
    words, total = Words("en", UTC), len(model.cards)
    stamped = f"printed 20:17, journal line {words.number(model.stamp.line)}, {model.stamp.head}"
    for number, card in enumerate(model.cards):
        row, column = divmod(number % 8, 2)
        x, y = MARGIN + column * A4.width / 2, A4.height * (1 - row / 4) - MARGIN
        strings: list[tuple[float, float, str, float, str]] = [
            (0, 10, "bareRegular", 10, model.stamp.tournament),
            (200, 10, "bareRegular", 8, f"card {words.number(number + 1)} of {words.number(total)}"),
            (0, 24, "bareRegular", 9.5, "Table"),
            (112, 24, "bareRegular", 9.5, "Seat"),
            (0, 62, "bareBold", 40, str(card.seat.table)),
            (112, 62, "bareBold", 40, str(card.seat.number)),
            (0, 90, "bareBold", 16, card.name.full),
            (0, 108, "bareBold", 11.5, "Hand to the dealer"),
            (0, 121, "bareRegular", 7, stamped),
        ]
        for dx, dy, font, size, text in strings:
            canvas.setFont(font, size)
            canvas.drawString(x + dx, y - dy, text)
        canvas.line(x, y - 71, x + 230, y - 71)
        if number % 8 == 7:
            canvas.showPage()
    canvas.save()


def _timed(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def _peak() -> int:
    """The most memory this process has held, in bytes. On Linux `getrusage` also counts what its parent held, so there
    the kernel is asked about this process alone."""
    status = Path("/proc/self/status")
    if status.exists():
        line = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM:"))
        return int(line.split()[1]) * 1024
    import resource

    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit


def main() -> None:
    if sys.argv[1:2] == ["child"]:
        model = cards(scripts=sys.argv[2] == "all")
        before = _peak()
        _ours(model)
        print(_peak() - before)
        return
    for name, ours, reference, limit, what in rows():
        times = "not measured, against" if ours is None else f"{ours:.3g}, {ours / reference:.2f} times"
        print(f"{name}: {times} {what} at {reference:.3g} (limit {limit})")


if __name__ == "__main__":
    main()
