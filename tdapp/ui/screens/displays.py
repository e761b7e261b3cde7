"""The displays of this computer, and which of them a room's screen may take.

A display is known by name, maker, model and serial number, never by an object of Qt's: those die with the cable.
"""

from msgspec import Struct
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget


class Display(Struct, frozen=True):
    """A display that is plugged in. `name`: of its socket. `serial` '' when it tells none."""

    name: str
    maker: str = ""
    model: str = ""
    serial: str = ""

    @property
    def key(self) -> str:
        """The key by which preferences find a display again."""
        return "|".join((self.name, self.maker, self.model, self.serial))

    @property
    def said(self) -> str:
        """The name of a display as people know it."""
        told = " ".join(part for part in (self.maker, self.model) if part)
        return f"{told} ({self.name})" if told else self.name


def display_from(key: str) -> Display | None:
    """The display a key stands for; None when the key says nothing."""
    parts = [*key.split("|"), "", "", "", ""][:4]
    return Display(*parts) if any(parts) else None


def find(wished: Display, present: tuple[Display, ...]) -> Display | None:
    """The display among those present that is the same. One with a serial number is known in any socket."""
    if wished in present:
        return wished
    if not wished.serial:
        return None
    known = (wished.maker, wished.model, wished.serial)
    same = [each for each in present if (each.maker, each.model, each.serial) == known]
    return same[0] if len(same) == 1 else None


def choose(present: tuple[Display, ...], *, operator: str, wished: Display | None) -> Display | None:
    """The display for a room's screen: the wished one, else the first that is not the operator's. None: only a window.

    `operator`: name of the display the director works on, which is never taken.
    """
    free = tuple(display for display in present if display.name != operator)
    found = find(wished, free) if wished else None
    return found or (free[0] if free else None)


class Displays(QObject):
    """The displays as Qt sees them now; `changed` when one came, went or took another size."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.screenAdded.connect(self._on_added)
        app.screenRemoved.connect(self.changed)
        app.primaryScreenChanged.connect(self.changed)
        for screen in app.screens():
            screen.geometryChanged.connect(self.changed)

    def present(self) -> tuple[Display, ...]:
        """Every display that is plugged in."""
        return tuple(display_of(screen) for screen in QGuiApplication.screens())

    def screen(self, display: Display) -> QScreen | None:
        """Qt's object for a display, to be used at once and not kept."""
        return next((each for each in QGuiApplication.screens() if display_of(each) == display), None)

    def under(self, window: QWidget) -> Display:
        """The display a window stands on."""
        return display_of(window.screen())

    def directors(self, window: QWidget | None) -> str:
        """The name of the display the director works on, whose `window` it is; '' without one."""
        return window.screen().name() if window is not None else ""

    def _on_added(self, screen: QScreen) -> None:
        screen.geometryChanged.connect(self.changed)
        self.changed.emit()


def display_of(screen: QScreen) -> Display:
    """The display behind Qt's object."""
    return Display(screen.name(), screen.manufacturer(), screen.model(), screen.serialNumber())
