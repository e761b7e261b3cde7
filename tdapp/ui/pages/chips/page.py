"""The Chips page itself: its parts at the top, the chosen one under them."""

from typing import Any

from PySide6.QtCore import Signal

from tdapp.ui.pages.chips import texts
from tdapp.ui.pages.chips.parts import PARTS
from tdapp.ui.pages.part import Part
from tdapp.ui.pages.parts_page import PartsPage
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import GAP, fit_keys
from tdapp.ui.widgets.empty import EmptyState


class ChipsPage(PartsPage):
    """`command_typed`: letters no part has a use for.

    A part that has an `asked`, `part_asked` or `part_told` signal speaks through the page: `part_asked.emit("race")`
    shows the race, `part_told.emit("race", "choose", 25)` asks it to race the 25s.
    """

    command_typed = Signal(str)

    def __init__(self, session: Session) -> None:
        super().__init__(session, prefix="chips", title=texts.TITLE, parts=PARTS)
        self.empty = EmptyState("chip")
        self.stack.addWidget(self.empty)
        self.begin()

    def refresh(self) -> None:
        """The part in sight."""
        self.stack.setCurrentWidget(self.part())
        self.part().refresh()
        self.fit()

    def look_again(self) -> None:
        super().look_again()
        if self.isVisible() and self.session.tournament is None:
            self.stack.setCurrentWidget(self.empty)

    def retranslate(self) -> None:
        super().retranslate()
        words = self.session.words
        self.empty.say(words(texts.EMPTY), words(texts.EMPTY_WHY))

    def more_keys(self) -> list[tuple[str, str]]:
        """Keys that stand on no button, for the key sheet."""
        more = getattr(self.part(), "more_keys", None)
        return list(more()) if more is not None else []

    def tell_part(self, name: str, how: str, *args: Any) -> None:
        """Show a part, and ask it for something it has a method for."""
        self.show_part(name)
        getattr(self.part(), how)(*args)

    def not_taken(self, typed: str) -> None:
        self.command_typed.emit(typed)

    def fit(self) -> None:
        """Where the parts and the name of the page do not both fit, the name gives way: the rail says it too."""
        titled = self.wide() - self.title.sizeHint().width() - 2 * GAP
        fit_keys(list(self.buttons.values()), titled)
        self.title.setVisible(self.pills_wide() <= titled)

    def connect_part(self, part: Part) -> None:
        asked, part_asked = getattr(part, "asked", None), getattr(part, "part_asked", None)
        if asked is not None:
            asked.connect(self.asked)
        if part_asked is not None:
            part_asked.connect(self.show_part)
        part_told = getattr(part, "part_told", None)
        if part_told is not None:
            part_told.connect(self.tell_part)
