"""Keeps the second medium of the open club at work, and says in a quiet bar when it fails; play goes on.

Beside every act it has the floor pack of each tournament that is on, made again at every level in a thread of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from tdapp.app.trouble import KnownError, say_trouble
from tdapp.domain.clock.boundaries import Boundary, BoundaryKind
from tdapp.domain.units import TournamentId
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.frame.bars import Bar
from tdapp.ui.frame.texts import SEEN
from tdapp.ui.language import language
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button

if TYPE_CHECKING:  # nothing of the store is loaded for the first picture
    from tdapp.app.club.second import SecondMedium
    from tdapp.ui.background import InThread

BUSY, QUIET = 30, 500  # milliseconds between two looks: while it is caught up, and otherwise
AGAIN = 5_000  # milliseconds until a pack that could not be written is tried again
BACK = QT_TRANSLATE_NOOP("Second", "The second medium is back: every act of the club is on it.")


class SecondBar(Bar):
    """The bar that says what is wrong with the second medium, until it is back or the director has seen it."""

    def __init__(self) -> None:
        super().__init__("usb", "warning", "second_bar")
        self._trouble: KnownError | None = None
        self.settle = self.add(Button(SEEN, self.hide, name="second_seen"))
        language().changed.connect(self._say)

    def show_trouble(self, trouble: KnownError | None) -> None:
        """Show what is wrong; None: nothing is."""
        same = (trouble and trouble.code) == (self._trouble and self._trouble.code)
        self._trouble = trouble
        if not same:
            self._say()
            self.setVisible(trouble is not None)

    def _say(self) -> None:
        if self._trouble is not None:
            self.text.setText(language().words.said(say_trouble(self._trouble)))


class Second(QObject):
    """The keeper of the second medium, for whichever club is open."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.bar = SecondBar()
        self.medium: SecondMedium | None = None
        self._session = session
        self._failed = False
        self._packs: list[TournamentId] = []  # whose packs are to be made
        self._making: InThread | None = None
        self._of = TournamentId("")  # whose pack is made now
        self._missing: list[TournamentId] = []  # whose pack could not be written, and is tried again
        self._not_kept: KnownError | None = None  # why the last pack could not be written
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.look)
        self._again = QTimer(self, singleShot=True, interval=AGAIN)
        self._again.timeout.connect(self._pack_again)
        session.left.connect(self.end)
        session.preferred.connect(self._on_preferred)
        session.ticker.reached.connect(self._on_boundary)

    def begin(self) -> None:
        """Begin with the open club, in the folder this laptop keeps."""
        self.end()
        if self._session.has_club and self._session.preferences.second_folder:
            from tdapp.app.club.second import second_medium_of

            self.medium = second_medium_of(self._session.club, self._session.preferences.second_folder)
            if self.medium is not None:
                self._timer.start(BUSY)
                self._pack_all()

    def end(self) -> None:
        """Let go of it; what waits is written first."""
        self._timer.stop()
        self._again.stop()
        self._failed = False
        self._packs.clear()
        self._missing.clear()
        self._not_kept = None
        if self._making is not None:
            self._making.stop()
            self._making = None
        self.bar.show_trouble(None)
        if self.medium is not None:
            self.medium.close()
            self.medium = None

    def look(self) -> None:
        """Take a step where there is one to take, and see how it stands."""
        if self.medium is None:
            return
        try:
            self.medium.step()
        except KnownError:
            return  # the club file itself: its own bar says so
        standing = self.medium.standing
        self._timer.setInterval(QUIET if standing.whole or standing.trouble is not None else BUSY)
        if standing.trouble is not None:
            self._failed = True
            self.bar.show_trouble(standing.trouble)
        elif standing.whole:
            if self._failed:
                self._failed, self._not_kept = False, None
                self._session.tell(BACK)
                self._pack_all()
            self.bar.show_trouble(self._not_kept)

    # The floor pack

    def pack(self, tournament: TournamentId) -> None:
        """Put the floor pack of a tournament on the second medium as things stand, in place of the one before."""
        if self.medium is not None and tournament not in self._packs:
            self._packs.append(tournament)
            QTimer.singleShot(0, self, self._next_pack)  # whatever brought it comes first

    def _pack_all(self) -> None:
        """Put the pack of each tournament on it whose clock has begun."""
        session = self._session
        now = session.now()
        for tournament in session.on_now():
            if session.view(lambda state: state.clock.started(now), tournament=tournament):
                self.pack(tournament)

    def _pack_again(self) -> None:
        """Try the packs that could not be written once more; the acts may never have missed the folder."""
        missing, self._missing = self._missing, []
        for tournament in missing:
            self.pack(tournament)

    def _on_boundary(self, tournament: str, boundary: Boundary) -> None:
        if boundary.kind is not BoundaryKind.LEFT:
            self.pack(TournamentId(tournament))

    def _next_pack(self) -> None:
        session = self._session
        if self._making is not None or not self._packs or self.medium is None or not session.has_club:
            return
        from tdapp.app.papers.pack_beside import pack_on
        from tdapp.ui.background import InThread

        folder, tournament = self.medium.folder, self._packs.pop(0)
        self._of = tournament
        self._missing = [each for each in self._missing if each != tournament]
        try:
            write = pack_on(session.club, tournament, folder, session.screen_words, size=session.preferences.paper)
        except KnownError:
            return  # the club file itself: its own bar says so
        self._making = InThread(lambda _watch: write(), self)
        self._making.done.connect(self._on_packed)
        self._making.failed.connect(self._on_not_packed)
        self._making.start()

    def _on_packed(self, _path: object) -> None:
        if not self._missing:
            self._not_kept = None
        self._pack_done()

    def _on_not_packed(self, error: Exception) -> None:
        if isinstance(error, KnownError):
            self._missing.append(self._of)
        self._pack_done()
        if not isinstance(error, KnownError):
            raise error
        self._not_kept = error
        self.bar.show_trouble(error)
        self._again.start()

    def _pack_done(self) -> None:
        if self._making is not None:
            self._making.let_go()
            self._making = None
        self._next_pack()

    def _on_preferred(self) -> None:
        kept = self._session.preferences.second_folder
        now = str(self.medium.folder) if self.medium is not None else ""
        if self._session.has_club and kept != now:
            self.begin()
