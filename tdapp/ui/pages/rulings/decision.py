"""What a ruling leaves to the director, as buttons in their order, the recommended one marked."""

from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QAbstractButton

from tdapp.domain.rulings.penalties import LADDER
from tdapp.rulings.ruling import Discretion
from tdapp.ui.language import language
from tdapp.ui.widgets.choice import Choice
from tdapp.ui.widgets.fitting import Fitting
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import empty, holder, vbox
from tdapp.words.rulings import rulings_page as texts
from tdapp.words.rulings import say

LEAST = 110  # pixels for what the director may choose, however low the window is


class Decision(QObject):
    """The choices of one ruling, a title over them. `chosen`: the id of what was decided, '' for nothing yet;
    `changed`: a choice was pressed.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.chosen = ""
        self.title = Label("", "strong", wrap=True)
        self._rows = vbox(gap=4)
        self.area = Fitting(holder(self._rows), least=LEAST)
        self._named: list[tuple[str, Choice]] = []

    def offer(self, left: Discretion | None) -> None:
        """Offer what is left to the director; None: the book decides."""
        empty(self._rows)
        self._named = []
        self.title.setVisible(left is not None)
        self.area.setVisible(left is not None)
        if left is None:
            return
        words = language().words
        self.title.setText(words(texts.YOU_DECIDE, rule=str(left.cite)))
        for number, choice in enumerate(left.choices, 1):
            said = say.choice_of(words, choice)
            if choice.id == left.recommended:
                said = words(texts.RECOMMENDED, choice=said)
            key = f"Alt+{number}" if number < 10 else ""
            button = Choice(said, partial(self._on_pressed, choice.id), key=key, name=f"choice_{choice.id}")
            button.setChecked(choice.id == self.chosen)
            self._rows.addWidget(button)
            button.show()  # now, not with the next event: the part that holds it is measured with it
            self._named.append((choice.id, button))
        self.area.updateGeometry()

    def buttons(self) -> list[QAbstractButton]:
        """The choices from the first to the last."""
        return [button for _name, button in self._named]

    def of_penalties(self) -> bool:
        """Whether what is decided is the penalty itself."""
        return any(name in LADDER for name, _button in self._named)

    def _on_pressed(self, pressed: str) -> None:
        for name, button in self._named:
            if name == pressed:
                self.chosen = name if button.isChecked() else ""
                self.area.ensureWidgetVisible(button, 0, 0)
            else:
                button.setChecked(False)
        self.changed.emit()
