"""The settings of this laptop: languages, theme, paper, sound. Each works at once; there is nothing to confirm."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrinterInfo
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QFormLayout, QWidget

from tdapp.app.papers.papers import ROLL
from tdapp.texts import LANGUAGES, Text
from tdapp.ui.frame import texts
from tdapp.ui.language import say
from tdapp.ui.session import Session
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.inputs import check_box, combo_box
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, Side, at, vbox

PAPERS = {"A4": "A4", "Letter": "Letter"}
CHOICES: tuple[tuple[str, Text], ...] = (
    ("language", texts.LANGUAGE),
    ("screen_language", texts.SCREEN_LANGUAGE),
    ("theme", texts.THEME),
    ("paper", texts.PAPER),
    ("slip_paper", texts.SLIP_PAPER),
    ("slip_printer", texts.SLIP_PRINTER),
)
SWITCHES: tuple[tuple[str, Text], ...] = (
    ("print_slips", texts.PRINT_SLIPS),
    ("sound", texts.SOUND),
    ("touch", texts.TOUCH),
    ("reduced_motion", texts.STILL),
)


class Settings(QDialog):
    """The window of the settings of this laptop, which work at once."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("settings")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.session = session
        self._choices: dict[str, QComboBox] = {}
        self._switches: dict[str, QCheckBox] = {}
        kept = session.preferences.slip_printer  # stays to be chosen while it is not plugged in
        names = filter(None, [*QPrinterInfo.availablePrinterNames(), kept])
        self._printers = {name: name for name in names}
        say(self.setWindowTitle, texts.SETTINGS)
        form = QFormLayout()
        form.setHorizontalSpacing(24)
        form.setVerticalSpacing(12)
        for key, text in CHOICES:
            choice = self._choices[key] = combo_box(f"settings_{key}", text)
            caption = Label(text)
            caption.setBuddy(choice)
            form.addRow(caption, choice)
        for key, text in SWITCHES:
            switch = self._switches[key] = check_box(f"settings_{key}", text)
            form.addRow(switch)
        self.operators = Button(texts.OPERATORS, self._on_operators, icon="users", name="settings_operators")
        self.operators.setVisible(session.has_club)
        vbox(
            Label(texts.SETTINGS, "title"),
            form,
            at(Side.AlignLeft, self.operators),
            STRETCH,
            at(Side.AlignRight, Button(texts.CLOSE, self.accept, key="Esc", name="close_settings")),
            gap=16,
            margins=(24, 20, 24, 16),
            on=self,
        )
        self._show()
        session.words_changed.connect(self._show)
        for choice in self._choices.values():
            choice.activated.connect(self._on_changed)
        for switch in self._switches.values():
            switch.clicked.connect(self._on_changed)

    def _show(self) -> None:
        """Show what is chosen, and what can be, in the language of the windows."""
        words = self.session.words
        themes = {"dark": words(texts.DARK), "light": words(texts.LIGHT)}
        options = {
            "language": LANGUAGES,
            "screen_language": LANGUAGES,
            "theme": themes,
            "paper": PAPERS,
            "slip_paper": {ROLL: words(texts.ROLL), **PAPERS},
            "slip_printer": {"": words(texts.SYSTEM_PRINTER), **self._printers},
        }
        for key, choice in self._choices.items():
            choice.clear()
            for value, shown in options[key].items():
                choice.addItem(shown, value)
            choice.setCurrentIndex(max(0, choice.findData(getattr(self.session.preferences, key))))
        for key, switch in self._switches.items():
            switch.setChecked(bool(getattr(self.session.preferences, key)))

    def _on_operators(self) -> None:
        """Open the operators: the one way to them, since what is off is in nobody's way."""
        from tdapp.ui.operators.window import OperatorsWindow

        OperatorsWindow(self.session, self.parentWidget()).show()
        self.accept()

    def _on_changed(self) -> None:
        kept: dict[str, Any] = {key: choice.currentData() for key, choice in self._choices.items()}
        kept |= {key: switch.isChecked() for key, switch in self._switches.items()}
        preferences = self.session.preferences._replace(**kept)
        if preferences == self.session.preferences:
            return
        self.session.prefer(preferences)
        look().wear(preferences.theme, touch=preferences.touch, still=preferences.reduced_motion)
