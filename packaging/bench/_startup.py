"""One start in a process of its own, for startup.py: prints when the window was painted, when its frame with rail, bars
and words was, when the club could be used, and the memory held once what could wait was loaded and done as well, and
once every page was made ahead.

`bare`: a window of Qt's own with nothing in it. `tdapp FILE`: the application as `tdapp.main` runs it, with that club.
"""

import os
import sys
import time
from pathlib import Path


def bare() -> None:
    """The reference: nothing but Qt and a main window of the same size."""
    from PySide6.QtWidgets import QApplication, QMainWindow

    class Window(QMainWindow):
        """Notices its first picture."""

        def paintEvent(self, event: object) -> None:  # noqa: ARG002
            self.setProperty("painted", True)

    app = QApplication([])
    window = Window()
    window.resize(1366, 768)
    window.show()
    app.processEvents()
    assert window.property("painted"), "the bare window was not painted"
    said("painted", time.time())
    said("memory", memory())


def tdapp(club: Path) -> None:
    """The application, to the picture of the demo club's first page."""
    from tdapp.app.preferences import load
    from tdapp.main import begin, show_window
    from tdapp.store.collector import rest

    rest()
    preferences = load()
    app, shell = show_window(preferences)
    said("painted", time.time())
    assert shell.isVisible()
    application = begin(preferences, shell, club)

    def usable() -> None:
        app.processEvents()
        page = application.window.current()
        assert page is not None and page.isVisible() and application.session.has_club, "no page of the club is in sight"
        said("usable", time.time())

    def settled() -> None:
        app.processEvents()
        said("memory", memory())

    def ready() -> None:
        app.processEvents()
        said("ready", memory())
        application.close()
        app.quit()

    from PySide6.QtCore import QTimer

    # `opened` comes when the club is in the room and the page was told; its picture is waited for above.
    application.opening.opened.connect(lambda: QTimer.singleShot(0, usable))
    application.opening.settled.connect(lambda: QTimer.singleShot(0, settled))  # all is loaded, the copy is made
    application.ahead.done.connect(lambda: QTimer.singleShot(0, ready))  # every page is made
    app.processEvents()  # on a slow machine the club opens within this, so whoever waits for it is connected before
    said("framed", time.time())
    app.exec()


def said(name: str, value: float) -> None:
    """One line for startup.py."""
    print(name, value, flush=True)


def memory() -> int:
    """Resident memory now, in bytes; 0 where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


if __name__ == "__main__":
    if sys.argv[1] == "bare":
        bare()
    else:
        sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
        tdapp(Path(sys.argv[2]))
