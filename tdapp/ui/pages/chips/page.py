"""The Chips page itself: its parts at the top, the chosen one under them."""

from typing import TYPE_CHECKING

from tdapp.domain.units import Chips, RulingNo
from tdapp.ui.pages.chips import texts
from tdapp.ui.pages.chips.parts import PARTS
from tdapp.ui.pages.parts_page import PartsPage
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import GAP, fit_keys
from tdapp.ui.widgets.empty import EmptyState

if TYPE_CHECKING:
    from tdapp.ui.pages.chips.race.part import RacePart


class ChipsPage(PartsPage):
    """The page of the chips. Letters no part has a use for go to the command box."""

    def __init__(self, session: Session) -> None:
        super().__init__(session, prefix="chips", title=texts.TITLE, parts=PARTS)
        self.empty = EmptyState("chip", texts.EMPTY, texts.EMPTY_WHY)
        self.stack.addWidget(self.empty)
        self.begin()

    def refresh(self) -> None:
        """Show the part in sight as it is now."""
        self.stack.setCurrentWidget(self.part())
        self.part().refresh()
        self.fit()

    def look_again(self) -> None:
        super().look_again()
        if self.isVisible() and self.session.tournament is None:
            self.stack.setCurrentWidget(self.empty)

    def race_chip(self, old: Chips) -> None:
        self._race().choose(old)

    def record_chips(self) -> None:
        self._race().show_to_record()

    def record_chips_of(self, ruling: RulingNo) -> None:
        self._race().show_found(ruling)

    def _race(self) -> "RacePart":
        from tdapp.ui.pages.chips.race.part import RacePart

        return self.shown("race", RacePart)

    def fit(self) -> None:
        """Fit the head to the width: where the parts and the name of the page do not both fit, the name gives way,
        since the rail says it too.
        """
        titled = self.wide() - self.title.sizeHint().width() - 2 * GAP
        fit_keys(list(self.buttons.values()), titled)
        self.title.setVisible(self.pills_wide() <= titled)
