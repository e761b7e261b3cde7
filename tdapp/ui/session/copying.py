"""A copy of a large club file, made beside everything else: the evening goes on, what is done meanwhile is in it."""

from collections.abc import Callable
from datetime import datetime
from functools import partial

from PySide6.QtCore import QObject

from tdapp.app.open_club import Club
from tdapp.app.trouble import KnownError
from tdapp.ui.background import InThread


class Copying(QObject):
    """One copy on its way. `made` is told when it was begun, `failed` why it could not be made."""

    def __init__(
        self,
        club: Club,
        reason: str,
        made: Callable[[datetime], None],
        failed: Callable[[KnownError], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._made, self._failed, self._at = made, failed, club.time.now()
        self._ended = False
        self._job = InThread(partial(club.write_copy, reason, self._at), self)
        self._job.done.connect(self._on_done)
        self._job.failed.connect(self._on_failed)
        self._job.start()

    def end(self, *, stop: bool) -> None:
        """End it before the file is left. `stop`: nobody needs it any more; else it is waited for, and not told of."""
        self._ended = True
        if stop:
            self._job.stop()
        self._job.let_go()
        self.deleteLater()

    def _on_done(self, _outcome: object) -> None:
        if not self._ended:
            self._made(self._at)

    def _on_failed(self, error: Exception) -> None:
        if not isinstance(error, KnownError):
            raise error
        if not self._ended:
            self._failed(error)
