"""A monkey at the keyboard and the mouse: it does whatever comes into its mind to every window that is there.

What it did last is in `lately`. It opens files of its own choice, whole ones and broken ones, and never leaves its
folder; the program it plays with is not ended by it.
"""

from collections import deque
from collections.abc import Callable
from pathlib import Path
from random import Random

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMenu, QWidget

from tdapp.read.people.names import PlayerName
from tests.evenings.director import MINUTE
from tests.ui.conftest import let_go
from tests.ui.typing_walk import ALT, CTRL, NONE, PLACES, SHIFT, Hands, Key

NAMES = (
    PlayerName("Żółć", "Łukasz"),
    PlayerName("Νίκος", ""),
    PlayerName("Hương", "Đặng Thị"),
    PlayerName("李", "小龙"),
    PlayerName("محمد", "علي"),
    PlayerName("<b>Bold</b>", "<img src=x>"),
    PlayerName("=1+1", "@SUM(A1)"),
    PlayerName("'); DROP TABLE entry;--", "Robert"),
    PlayerName("%n {name} %s", "{0}"),
    PlayerName("Jansen", "Rebuy"),
    PlayerName("3-2", "Bust"),
    PlayerName("W" * 100, "M" * 100),
    PlayerName("👩🏽‍🚀", "e\u0301"),
    PlayerName("\u202egnirts", "rtl"),
    PlayerName("..", "/"),
    PlayerName("&Mnemonic", "a&b"),
)
VERBS = (
    "bust", "rebuy", "addon", "register", "move", "break", "pause", "start", "next", "level", "minute", "slips",
    "rule oot",
    "penalty", "balance", "race", "deal", "pay", "post", "undo", "redo", "draw", "close", "open", "finish", "theme",
)  # fmt: skip
WORDS = (
    "3-2",
    "1-9",
    "99-99",
    "-1",
    "0",
    "12",
    "9999999999999",
    "1e9",
    "20:00",
    "25/50/50 20",
    "5x2",
    "all",
    "50%",
    "?",
    "",
)
KEYS = (
    *(Key(ord(each)) for each in "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"),
    *(4 * (Key.Key_Return, Key.Key_Escape, Key.Key_Tab, Key.Key_Backtab, Key.Key_Space, Key.Key_Down, Key.Key_Up)),
    *(Key.Key_Left, Key.Key_Right, Key.Key_Home, Key.Key_End, Key.Key_PageDown, Key.Key_Delete, Key.Key_Backspace),
    *(Key.Key_Plus, Key.Key_Minus, Key.Key_Period, Key.Key_Comma, Key.Key_Slash, Key.Key_Question, Key.Key_Insert),
    *(Key(Key.Key_F1 + number) for number in range(12)),
)  # fmt: skip
HELD = (*(5 * (NONE,)), SHIFT, CTRL, ALT, CTRL | SHIFT)


class Monkey:
    """A monkey in front of the windows of `hands`; what it does follows from `seed` alone."""

    def __init__(self, hands: Hands, folder: Path, seed: str) -> None:
        self.hands = hands
        self.chance = Random(seed)
        self.lately: deque[str] = deque(maxlen=40)
        self.files = _files(folder)
        self.steps: tuple[tuple[int, Callable[[], str]], ...] = (
            (30, self._key),
            (20, self._command),
            (30, self._click),
            (6, self._menu),
            (6, self._go),
            (4, self._time),
            (4, self._undo),
        )

    def step(self) -> None:
        """Do something, and let the program answer."""
        kinds = [step for _weight, step in self.steps]
        step = self.chance.choices(kinds, [weight for weight, _step in self.steps])[0]
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QFileDialog):
            step = self._file
        self.lately.append(f"{step.__name__}: ...")
        self.lately[-1] = f"{step.__name__}: {step()}"
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        if not self.hands.window.isVisible():
            self.hands.window.show()
        if QApplication.activeWindow() is None:
            self.hands.window.activateWindow()

    def leave(self) -> None:
        """Close what is over the windows and beside them, as whoever comes next does."""
        while isinstance(dialog := QApplication.activeModalWidget(), QDialog):
            dialog.reject()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self.hands.clean()

    # What comes into its mind

    def _key(self) -> str:
        key, held = self.chance.choice(KEYS), self.chance.choice(HELD)
        if key == Key.Key_Q and held & CTRL:
            return "nothing"
        times = self.chance.choice((1, 1, 1, 1, 2, 5))
        for _time in range(times):
            self.hands.press(key, held)
        return f"{held.name} {key.name} {times}x"

    def _command(self) -> str:
        somebody = self.chance.choice(NAMES).full
        said = (
            self.chance.choice((*VERBS, somebody)),
            self.chance.choice((somebody, *WORDS)),
            self.chance.choice(WORDS),
        )
        text = " ".join(said).strip()
        self._typed(text)
        for _enter in range(self.chance.randrange(4)):
            self.hands.press(Key.Key_Return)
        return text

    def _typed(self, text: str) -> None:
        """Sign by sign, those too that no key of a Latin keyboard has."""
        for sign in text:
            window = QGuiApplication.focusWindow() or self.hands.window.windowHandle()
            key = ord(sign.upper()) if sign.isascii() else 0
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                QApplication.sendEvent(window, QKeyEvent(kind, key, NONE, sign))

    def _click(self) -> str:
        widget = self._somewhere()
        if widget is None:
            return "nowhere"
        spot = QPoint(self.chance.randrange(max(1, widget.width())), self.chance.randrange(max(1, widget.height())))
        said = f"{type(widget).__name__} {widget.objectName()} at {spot.x()}, {spot.y()}"
        button = self.chance.choice((*(6 * (Qt.MouseButton.LeftButton,)), Qt.MouseButton.RightButton))
        (QTest.mouseDClick if self.chance.random() < 0.15 else QTest.mouseClick)(widget, button, NONE, spot)
        let_go()  # of a button that went down on what is gone now
        return said

    def _menu(self) -> str:
        """A line of a menu: of the one that is open, or of the window's own."""
        popup = QApplication.activePopupWidget()
        menus = [popup] if isinstance(popup, QMenu) else self.hands.window.findChildren(QMenu)
        lines = [line for menu in menus for line in menu.actions() if line.isEnabled() and line.menu() is None]
        lines = [line for line in lines if "uit" not in line.text() or "Q" not in line.shortcut().toString()]
        if not lines:
            return "none"
        line = self.chance.choice(lines)
        said = line.text()
        if isinstance(popup, QMenu):
            popup.close()
        line.trigger()
        return said

    def _go(self) -> str:
        place = self.chance.choice(PLACES)
        if QApplication.activeModalWidget() is not None:
            return "is held"
        self.hands.go(place)
        return place.name

    def _time(self) -> str:
        minutes = self.chance.choice((0.1, 1, 5, 30, -3))
        self.hands.evening.clock.forward(minutes * MINUTE)
        self.hands.session.ticker.tick()
        return f"{minutes} minutes"

    def _undo(self) -> str:
        self.hands.press(Key.Key_Z, self.chance.choice((CTRL, CTRL | SHIFT)))
        return "Ctrl+Z"

    def _file(self) -> str:
        """What is asked for in a window of files: one of its own, or none."""
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QFileDialog)
        if self.chance.random() < 0.3:
            dialog.reject()
            return "no file"
        path = self.chance.choice(self.files)
        if dialog.acceptMode() is QFileDialog.AcceptMode.AcceptSave:
            path = path.with_name(f"saved {self.chance.randrange(5)}{path.suffix}")
        elif dialog.fileMode() is QFileDialog.FileMode.Directory:
            path = path.parent
        dialog.close()
        dialog.fileSelected.emit(str(path))
        return path.name

    def _somewhere(self) -> QWidget | None:
        """A widget somebody could click on in the window in front, or in any."""
        front = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        windows = (
            [front] if front is not None else [each for each in QApplication.topLevelWidgets() if each.isVisible()]
        )
        window = self.chance.choice(windows)
        found = [each for each in window.findChildren(QWidget) if each.isVisible() and each.isEnabled()]
        return self.chance.choice(found) if found else None


def _files(folder: Path) -> tuple[Path, ...]:
    """Files somebody may choose: lists, a picture, a text, and each of them broken."""
    folder.mkdir()
    content = {
        "names.csv": "Name;Seat\nAnna Visser;3-2\n<b>;=1+1\n",
        "structure.csv": "level,small,big,ante,minutes\n1,25,50,50,20\n2,50,100,100,x\n",
        "table.toml": 'name = "Half"\nversion = 1\n',
        "no.json": '{"version": 1, "acts": [',
        "empty.csv": "",
        "long.csv": ";".join("x" * 500) + "\n",
    }
    for name, text in content.items():
        (folder / name).write_text(text, encoding="utf-8")
    (folder / "picture.png").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(range(256)))
    (folder / "club.tdapp").write_bytes(b"SQLite format 3\0" + bytes(200))
    return tuple(sorted(folder.iterdir()))
