"""Each key of the main window to painted, on every page and part, with 500 players and with 10,000.

Keys are pressed as hands press them: those that lead to the page, a command typed over it, Escape, a name in each line
of its own. Counted is the processor time of the window's thread, which other programs do not lengthen: no key waits for
a disk. The limits are 50 ms and 100 ms; beside the mean stands a key of a bare line of text.

A page or part is opened for the first time twice. Cold: by the very first key after the start of the application, each
in a process of its own (a part by its key after that of its page). Its answer is a heading painted at once; until the
whole of it is painted there is no limit, as not all that is loaded and made then can be so fast. And after the moments
in which nobody did anything, when the window has made it ahead. The longest steps of what is made ahead are what a key
can wait for that is pressed just then: here, and in an application that was just started, where all is loaded for the
first time. Each is told by the page and the place in the code it ended at.

The garbage collector does what it does in the application: it rests at the start, and what the start has made, and then
all that is made ahead, is left out of its search.

Started by itself it measures only the pages and parts named: `python packaging/bench/keystrokes.py "desk 3" hands`.
"""

import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, cast

ROOT = Path(__file__).resolve().parents[2]
for folder_ in (ROOT, Path(__file__).parent):
    if str(folder_) not in sys.path:
        sys.path.insert(0, str(folder_))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from _steps import Step, measured  # noqa: E402 - the platform is chosen and the checkout found before
from PySide6.QtCore import QEvent, Qt  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget  # noqa: E402

from tdapp.domain.clock import timing  # noqa: E402
from tdapp.domain.money.terms import Terms  # noqa: E402
from tdapp.domain.registration import price_list  # noqa: E402
from tdapp.read.people.names import PlayerName  # noqa: E402
from tdapp.store.collector import rest  # noqa: E402
from tdapp.ui.actions.window import LOBBY as LOBBY_ACTION  # noqa: E402
from tdapp.ui.actions.window import PAGES  # noqa: E402
from tdapp.ui.ahead import Ahead  # noqa: E402
from tdapp.ui.collecting import collect_between_events  # noqa: E402
from tdapp.ui.fonts import load_fonts  # noqa: E402
from tdapp.ui.paged_window import LOBBY  # noqa: E402
from tdapp.ui.theme.look import look  # noqa: E402
from tdapp.ui.widgets.keyboard import CommandsToo  # noqa: E402
from tests.ui.evening_states import ADD_ON, REBUY  # noqa: E402
from tests.ui.pages.evening import Evening  # noqa: E402
from tests.ui.typing_walk import ALT, PLACES, Hands, Place  # noqa: E402

Row = tuple[str, float | None, float | None, float | None, str]
ROOMS = ((500, 0.05), (10_000, 0.1))  # players, and the seconds a key may take
MORE = 5  # for so many who play, one of the club does not
ROUNDS = 3
COMMANDS = ("karide", "bust wojl", "rule oo", "3-2")
NAME = "karide"
SYLLABLES = ("ka", "ri", "woj", "lin", "de", "ber", "ngu", "mul", "os", "tra", "za", "sen", "to", "el", "van", "ic")
SETTLE = 60  # milliseconds after which the command box has done what can wait
CHILD = Path(__file__).resolve().parent / "_opening.py"
AHEAD = "ahead"  # asks it for all that it makes in idle moments
FIRST, WORST = "clock", 3  # the page that is there after the start; so many of the slowest are told once more
LONGEST = 5  # steps that are told by their names
Key = Qt.Key
SHOWN = [place for place in PLACES if not place.window]


def rows() -> Iterator[Row]:
    """Of every page and part: opened for the first time, twice; then the slowest key, and the mean of all."""
    app = QApplication.instance() or QApplication([])
    load_fonts()
    look().wear("dark", still=True)
    bare = _bare_key()
    for players, limit in ROOMS:
        with tempfile.TemporaryDirectory() as folder:
            evening = _evening(Path(folder), players)
            rest()
            while not evening.club.people.prepare():  # as the application does once the first page stands
                app.processEvents()
            collect_between_events(app)
            yield from _ready(evening, f"{players:,}", limit)
            hands = Hands(evening, cast("Any", _Bot()))
            hands.clean()
            for place in SHOWN:
                yield from _rows_of(Measure(hands, place), f"{players:,}, {place.name}", limit, bare)
            hands.window.close()
            evening.session.do(timing.pause)  # a clock that ran on would be asked about, and Alt+1 to 3 would answer
            evening.close()
            yield from _cold(Path(folder) / "club.tdapp", f"{players:,}", limit)


def _cold(club: Path, players: str, limit: float) -> Iterator[Row]:
    """Of every page and part: opened by the first key after the start; then the slowest ones."""
    most = f"{limit * 1000:g} ms"
    _made_ahead(club)  # once for the disk's cache and the compiled modules
    yield from _longest(f"{players}: made ahead after the start", _made_ahead(club), limit)
    answered, whole = {}, {}
    for place in SHOWN:
        if place.name != FIRST:
            took = _started(club, place)
            answered[place.name], whole[place.name] = took["answered"], took["whole"]
            yield f"{players}, {place.name}: first key of all, answered", took["answered"], limit, 1.0, most
            yield f"{players}, {place.name}: first key of all, whole", took["whole"], limit, None, most
    yield from _worst(f"{players}: first key of all, answered", answered, limit)
    yield from _worst(f"{players}: first key of all, whole", whole, limit)


def _worst(name: str, found: dict[str, float], limit: float) -> Iterator[Row]:
    for place in sorted(found, key=lambda place: -found[place])[:WORST]:
        yield f"{name}, worst: {place}", found[place], limit, None, f"{limit * 1000:g} ms"


def _keys_to(place: Place) -> list[str]:
    """The keys that lead to a place from the first page."""
    page = next((action.key for action in PAGES if action.goes_to == place.page), LOBBY_ACTION.key)
    return [page, place.part] if place.part else [page]


def _started(club: Path, place: Place) -> dict[str, float]:
    """The seconds the key of a place takes in an application that was just started."""
    return {name: float(value) for name, value in (line.split() for line in _lines(club, place.page, *_keys_to(place)))}


def _made_ahead(club: Path) -> list[Step]:
    """The steps of what is made ahead in an application that was just started."""
    return [Step(name, float(took)) for took, name in (line.split(maxsplit=1) for line in _lines(club, AHEAD))]


def _lines(club: Path, *arguments: str) -> list[str]:
    """What an application says that was just started for a club, with folders of its own."""
    home = club.parent / "home"
    folders = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME")
    windows = ("WIN_PD_OVERRIDE_LOCAL_APPDATA", "WIN_PD_OVERRIDE_APPDATA")
    compiled = {"PYTHONPYCACHEPREFIX": str(club.parent / "compiled"), "PYTHONDONTWRITEBYTECODE": ""}
    places = {name: str(home) for name in (*folders, *windows)}
    environment = {**os.environ, **places, **compiled, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, str(CHILD), str(club), *arguments]
    child = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return child.stdout.splitlines()


def _ready(evening: Evening, players: str, limit: float) -> Iterator[Row]:
    """Of every page and part: opened once the window has made it ahead."""
    most = f"{limit * 1000:g} ms"
    steps: list[Step] = []
    ready = _opened(evening, steps)
    for name, took in ready.items():
        yield f"{players}, {name}: opened first, after idle moments", took, limit, 1.0, most
    yield from _worst(f"{players}: opened first, after idle moments", ready, limit)
    yield from _longest(f"{players}: made ahead", steps, limit)


def _longest(name: str, steps: list[Step], limit: float) -> Iterator[Row]:
    """Of what is made ahead: all of it, and its longest steps."""
    most = f"{limit * 1000:g} ms"
    yield f"{name}, all of its {len(steps)} steps", sum(step.took for step in steps), limit, None, most
    for step in sorted(steps, key=lambda step: -step.took)[:LONGEST]:
        yield f"{name}, {step.name}", step.took, limit, 1.0, most


def _opened(evening: Evening, steps: list[Step]) -> dict[str, float]:
    """The seconds each page and part takes to be opened for the first time, painted, in a new window that has made all
    of them ahead. `steps`: filled with what each step of that was, and took.
    """
    hands = Hands(evening, cast("Any", _Bot()))
    hands.window.setUpdatesEnabled(True)
    hands.clean()
    work = Ahead(hands.window)
    work.look = lambda: None  # type: ignore[method-assign]  # each step is taken, and measured, alone
    work.start()
    while work.begun:
        steps.append(measured(work, work.take_step, QApplication.processEvents))
    found = {}
    for place in SHOWN:
        if place.part:
            hands.go(Place(place.page, place.page))
            QApplication.processEvents()
            found[place.name] = _timed(partial(hands.press, Key(ord(place.part[-1])), ALT))
        else:
            found[place.name] = _timed(partial(hands.go, place))
        QTest.qWait(SETTLE)
    hands.window.close()
    hands.window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return found


def _rows_of(measure: "Measure", name: str, limit: float, bare: float) -> Iterator[Row]:
    most = f"{limit * 1000:g} ms"
    medians = {key: statistics.median(took) for key, took in measure.measured().items()}
    worst = max(medians, key=lambda key: medians[key])
    yield f"{name}: {worst}, the slowest", medians[worst], limit, 1.0, most
    yield f"{name}: mean of {len(medians)} keys", statistics.mean(medians.values()), bare, None, "a key of a bare line"


class Measure:
    """The keys of one place, each pressed several times."""

    def __init__(self, hands: Hands, place: Place) -> None:
        self.hands, self.place = hands, place
        self.took: dict[str, list[float]] = defaultdict(list)

    def measured(self) -> dict[str, list[float]]:
        """The seconds each key took, by what it was."""
        for _ in range(ROUNDS):
            self._go_there()
            for command in COMMANDS:
                self._command(command)
            for line in self._lines():
                self._name_in(line)
        return self.took

    def _go_there(self) -> None:
        """To the page from another one, and to its part."""
        page = self.place.page
        self.hands.page("structure" if page == "journal" else "journal")
        self._press("its key", self.hands.window.go_lobby if page == LOBBY else partial(self.hands.page, page))
        if self.place.part:
            self._press(self.place.part, partial(self.hands.press, Key(ord(self.place.part[-1])), ALT))

    def _command(self, command: str) -> None:
        """Type a command over the page, and leave it."""
        for at, letter in enumerate(command, 1):
            self._press(f"'{command[:at]}' over it", partial(self.hands.typed, letter))
        QTest.qWait(SETTLE)
        self._press("Escape", partial(self.hands.press, Key.Key_Escape))
        self.hands.clean()

    def _lines(self) -> list[QLineEdit]:
        """The lines of the place that take a name or look for something."""
        page = self.hands.window.current()
        marks = page.findChildren(CommandsToo) if page is not None else ()
        return [mark.line for mark in marks if mark.line.isVisible() and mark.line.isEnabled()]

    def _name_in(self, line: QLineEdit) -> None:
        """Type a name in a line of the place, and wipe it out."""
        line.setFocus()
        line.clear()
        for at, letter in enumerate(NAME, 1):
            self._press(f"'{NAME[:at]}' in {line.objectName()}", partial(self.hands.typed, letter))
        for at in range(len(NAME) - 1, -1, -1):
            self._press(f"back to '{NAME[:at]}' in {line.objectName()}", partial(self.hands.press, Key.Key_Backspace))

    def _press(self, name: str, press: Callable[[], object]) -> None:
        self.took[name].append(_timed(press))


class _Bot:
    """What the hands of the tests ask of their test, without one."""

    def addWidget(self, widget: QWidget) -> None:
        """Dress the window as the application does; it is closed by hand."""
        look().dress(widget)

    def waitUntil(self, there: Callable[[], bool]) -> None:
        """Let the window do what it has to do until something is so."""
        while not there():
            QApplication.processEvents()


def _timed(press: Callable[[], object]) -> float:
    """The processor time from a key to all that follows from it painted, in seconds."""
    QApplication.processEvents()
    began = time.thread_time()
    press()
    QApplication.processEvents()
    return time.thread_time() - began


def _bare_key() -> float:
    """A letter in a line of a window with nothing else."""
    line = QLineEdit()
    line.show()
    took = [_timed(partial(QTest.keyClicks, line, letter)) for letter in NAME * ROUNDS]
    line.close()
    return statistics.median(took)


def _evening(folder: Path, players: int) -> Evening:
    """A running tournament of so many, a tenth of them out, rebuys and add-ons on sale, some of the club not in it."""
    chance = random.Random("keystrokes")
    names = []
    for number in range(players + players // MORE):
        first, last = ("".join(chance.choices(SYLLABLES, k=3)).title() for _ in range(2))
        names.append(PlayerName(f"{last}{number % 7}", first))
    evening = Evening(folder, names)
    evening.session.do(price_list.set_terms, Terms((REBUY, ADD_ON)))
    evening.register(players)
    evening.draw()
    evening.start()
    evening.bust(*range(1, players // 10))
    return evening


if __name__ == "__main__":
    SHOWN[:] = [place_ for place_ in SHOWN if place_.name in sys.argv[1:]] or SHOWN
    for name_, ours_, reference, _limit, what in rows():
        assert ours_ is not None and reference is not None
        print(f"{name_:60} {ours_ * 1000:8.1f} ms {ours_ / reference:8.2f} x {what}", flush=True)
