"""The place of the evening ahead on the Clock page: as high from the first moment on, and filled once all is quiet."""

from __future__ import annotations  # the card and what it shows are loaded after the first picture

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdapp.ui.session import Session
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.layout import vbox

if TYPE_CHECKING:
    from tdapp.ui.background import InParts
    from tdapp.ui.pages.clock.ahead_card import AheadCard

SOON = 600  # milliseconds after the page is first seen
HIGH, TOUCH_HIGH = 178, 252  # pixels
LOWER, TOUCH_LOWER = 150, 201  # pixels, with one lever less


class AheadPlace(QWidget):
    """The place of the card, whose keys work on the page `keys_of`. `card` None: nobody has looked there for long
    enough.
    """

    def __init__(self, session: Session, keys_of: QWidget) -> None:
        super().__init__()
        self.session = session
        self._keys_of = keys_of
        self._tight = False
        self.card: AheadCard | None = None
        self._loading: InParts | None = None
        self._column = vbox(on=self)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.fit(tight=False)

    def fit(self, *, tight: bool) -> None:
        """Be as high as the look needs; `tight`: with one lever less, so that the clock has the room."""
        usual, lower = (TOUCH_HIGH, TOUCH_LOWER) if look().touch else (HIGH, LOWER)
        self.setFixedHeight(lower if tight else usual)
        if tight != self._tight:
            self._tight = tight
            if self.card is not None:
                self.card.show_fewer(fewer=tight)

    def refresh(self) -> None:
        """Show everything anew."""
        if self.card is not None:
            self.card.refresh()

    def begin(self) -> None:
        """Fill the place."""
        if self.card is None:
            from tdapp.ui.pages.clock.ahead_card import AheadCard

            self.card = AheadCard(self.session, self._keys_of)
            self._column.addWidget(self.card)
            self.card.show_fewer(fewer=self._tight)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.card is None:
            self.wait()

    def wait(self) -> None:
        """Fill the place once the page has stood for a moment."""
        QTimer.singleShot(SOON, self, self._load)

    def _load(self) -> None:
        """Load what the card is made of, with keys answered in between; then fill the place."""
        if self.card is not None or self._loading is not None:
            return
        from tdapp.ui.background import InParts
        from tdapp.ui.loading import load_for

        self._loading = InParts(load_for(AheadPlace.begin), self)
        self._loading.done.connect(self._on_loaded)
        self._loading.failed.connect(self._on_loaded)
        self._loading.start()

    def _on_loaded(self) -> None:
        loading, self._loading = self._loading, None
        if loading is not None:
            loading.let_go()
            self.begin()
