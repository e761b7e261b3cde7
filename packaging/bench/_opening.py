"""One start of the application, for keystrokes.py: keys pressed once the first page is in sight, the last one measured.

`_opening.py CLUB PAGE KEY ...` says two times of the window's thread in seconds: until the key is answered by something
painted that tells where it leads, and until all that follows from it is painted.
"""

import sys
import time
from pathlib import Path


def open_by_keys(club: Path, page: str, keys: list[str]) -> None:
    """Start as the application does, press the keys, and end."""
    from tdapp.app.preferences import load
    from tdapp.main import begin, show_window
    from tdapp.store.collector import rest

    rest()
    app, shell = show_window(load())
    application = begin(load(), shell, club)

    from PySide6.QtCore import QTimer
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

    def pressed() -> None:
        app.processEvents()
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

    Coming.announce = noted  # type: ignore[method-assign, assignment]
    application.opening.opened.connect(lambda: QTimer.singleShot(0, pressed))
    app.exec()


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
    open_by_keys(Path(sys.argv[1]), sys.argv[2], sys.argv[3:])
