"""What is done once the first page of a club that was opened is painted, with keys answered in between."""

from __future__ import annotations  # the job in parts is loaded when there is one

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from tdapp.domain.pieces import Pieces
from tdapp.ui.session import Session

if TYPE_CHECKING:
    from tdapp.ui.background import InParts

SETTLE = 100  # milliseconds: the club's first page is painted before what can wait is done


class Settling(QObject):
    """The settling of a club: its copies are looked at, the one of the opening is begun, and `loading` loads what comes
    then, step by step. `settled` after that.
    """

    settled = Signal()

    def __init__(self, session: Session, loading: Callable[[], Pieces[None]], parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._steps = loading
        self._loading: InParts | None = None
        self._soon = QTimer(self, singleShot=True, interval=SETTLE)
        self._soon.timeout.connect(self._settle)

    def begin(self) -> None:
        """Begin once the page has been painted."""
        self._soon.start()

    def finish(self) -> None:
        """Make the copy of the opening now, if it was not made yet: another club is coming, or the window closes."""
        if self._soon.isActive():
            self._soon.stop()
            self._session.copy("open", wait=True)
        self._stop_loading()

    def _settle(self) -> None:
        if self._session.has_club:
            self._session.look_at_copies()
            self._session.copy("open")
        from tdapp.ui.background import InParts

        self._stop_loading()
        self._loading = InParts(self._steps(), self)
        self._loading.done.connect(self._on_loaded)
        self._loading.failed.connect(self._on_loaded)  # it is loaded when it is needed, and fails then
        self._loading.start()

    def _on_loaded(self) -> None:
        self._stop_loading()
        self.settled.emit()

    def _stop_loading(self) -> None:
        loading, self._loading = self._loading, None
        if loading is not None:
            loading.stop()
            loading.let_go()
