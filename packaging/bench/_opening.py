"""One start of the application, for keystrokes.py: keys pressed once the first page is in sight, the last one measured.

`_opening.py CLUB PAGE KEY ...` says two times of the window's thread in seconds: until the key is answered by something
painted that tells where it leads, and until all that follows from it is painted. `_opening.py CLUB ahead` waits while
the window makes all its pages, and says of each step how long it took and what it was.
"""

import os
import sys
import time
import traceback
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # loaded as the application loads it
    from PySide6.QtWidgets import QApplication

    from tdapp.ui.application import Application
    from tdapp.ui.splash import Splash


LATER = 500  # milliseconds after the last step: it is told before all is closed
PATIENCE = 300  # seconds after which whoever waits for this is told that nothing came of it


def started(club: Path, then: "Callable[[QApplication, Splash, Application], None]") -> None:
    """Start as the application does, and do something once the first page is in sight. What fails ends it: the
    application would write it down and go on.
    """
    from tdapp.app.preferences import load
    from tdapp.main import begin, show_window
    from tdapp.store.collector import rest

    rest()
    app, shell = show_window(load())
    application = begin(load(), shell, club)

    from PySide6.QtCore import QTimer

    def opened() -> None:
        try:
            app.processEvents()
            then(app, shell, application)
        except Exception:
            ended()

    def ended() -> None:
        traceback.print_exc()
        print(f"{application.window.page or 'no page'} is in sight", file=sys.stderr, flush=True)
        os._exit(1)

    application.opening.opened.connect(lambda: QTimer.singleShot(0, opened))
    QTimer.singleShot(PATIENCE * 1000, ended)
    app.exec()


def press_keys(page: str, keys: list[str], app: "QApplication", shell: "Splash", application: "Application") -> None:
    """Press the keys, the last one measured, and end."""
    from PySide6.QtGui import QKeySequence
    from PySide6.QtTest import QTest

    from tdapp.texts import Text
    from tdapp.ui.frame.coming import Coming
    from tdapp.ui.widgets.buttons import Button

    announced, announce = [], Coming.announce

    def noted(coming: Coming, title: Text | str = "") -> None:
        announce(coming, title)
        announced.append(time.thread_time())

    def is_part(button: Button) -> bool:
        return button.isVisible() and button.isChecked()

    Coming.announce = noted  # type: ignore[method-assign, assignment]
    for key in keys:
        announced.clear()
        QTest.qWait(1)
        began = time.thread_time()
        QTest.keySequence(shell.windowHandle(), QKeySequence(key))
        app.processEvents()
        whole = time.thread_time()
    assert application.session.tournament is not None, "no tournament is in front"
    assert application.window.page == page, "the keys lead to another page"
    shown = [button.key for button in application.window.findChildren(Button) if is_part(button)]
    assert not keys[1:] or keys[-1] in shown, f"the keys lead to another part: {shown}"
    print("answered", min([*announced, whole]) - began)
    print("whole", whole - began, flush=True)
    application.close()
    app.quit()


def make_ahead(app: "QApplication", _shell: "Splash", application: "Application") -> None:
    """Let the window make all it makes in idle moments, and say what each step took; then end."""
    from _steps import measured
    from PySide6.QtCore import QTimer

    from tdapp.ui.ahead import Ahead

    take, work = Ahead.take_step, application.ahead

    def noted(ahead: Ahead) -> None:
        step = measured(ahead, partial(take, ahead), app.processEvents)
        print(f"{step.took:.6f} {step.name}")

    def end() -> None:
        sys.stdout.flush()
        application.close()
        app.quit()

    Ahead.take_step = noted  # type: ignore[method-assign, assignment]
    work.done.connect(lambda: QTimer.singleShot(LATER, end))
    work.start()


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
    club_, wanted, *pressed = sys.argv[1:]
    started(Path(club_), make_ahead if wanted == "ahead" else partial(press_keys, wanted, pressed))
