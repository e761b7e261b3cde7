"""The settings of this laptop: languages, theme, paper, sound. Each works at once; there is nothing to confirm."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrinterInfo
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QFormLayout, QVBoxLayout, QWidget

from tdapp.app.papers.papers import ROLL
from tdapp.texts import LANGUAGES, Text
from tdapp.ui.frame import texts
from tdapp.ui.session import Session
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.label import Label
from tdapp.values import replace

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
    """The settings, live."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("settings")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.session = session
        self._captions: dict[str, Label] = {}
        self._choices: dict[str, QComboBox] = {}
        self._switches: dict[str, QCheckBox] = {}
        kept = session.preferences.slip_printer  # stays to be chosen while it is not plugged in
        names = filter(None, [*QPrinterInfo.availablePrinterNames(), kept])
        self._printers = {name: name for name in names}
        self._title = Label("", "title")
        form = QFormLayout()
        form.setHorizontalSpacing(24)
        form.setVerticalSpacing(12)
        for key, _ in CHOICES:
            choice = self._choices[key] = QComboBox()
            choice.setObjectName(f"settings_{key}")
            caption = self._captions[key] = Label("")
            caption.setBuddy(choice)
            form.addRow(caption, choice)
        for key, _ in SWITCHES:
            switch = self._switches[key] = QCheckBox()
            switch.setObjectName(f"settings_{key}")
            form.addRow(switch)
        self.operators = Button(icon="users", name="settings_operators")
        if not session.has_club:
            self.operators.hide()
        self.operators.clicked.connect(self._on_operators)
        self._close = Button(key="Esc", name="close_settings")
        self._close.clicked.connect(self.accept)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 16)
        column.setSpacing(16)
        column.addWidget(self._title)
        column.addLayout(form)
        column.addWidget(self.operators, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        column.addWidget(self._close, 0, Qt.AlignmentFlag.AlignRight)
        self.retranslate()
        session.words_changed.connect(self.retranslate)
        for choice in self._choices.values():
            choice.activated.connect(self._on_changed)
        for switch in self._switches.values():
            switch.clicked.connect(self._on_changed)

    def retranslate(self) -> None:
        """Its words in another language."""
        words = self.session.words
        self.setWindowTitle(words(texts.SETTINGS))
        self._title.setText(words(texts.SETTINGS))
        self._close.say(words(texts.CLOSE))
        self.operators.say(words(texts.OPERATORS))
        themes = {"dark": words(texts.DARK), "light": words(texts.LIGHT)}
        options = {
            "language": LANGUAGES,
            "screen_language": LANGUAGES,
            "theme": themes,
            "paper": PAPERS,
            "slip_paper": {ROLL: words(texts.ROLL), **PAPERS},
            "slip_printer": {"": words(texts.SYSTEM_PRINTER), **self._printers},
        }
        for key, text in CHOICES:
            self._captions[key].setText(words(text))
            choice = self._choices[key]
            choice.setAccessibleName(words(text))
            choice.clear()
            for value, shown in options[key].items():
                choice.addItem(shown, value)
            choice.setCurrentIndex(max(0, choice.findData(getattr(self.session.preferences, key))))
        for key, text in SWITCHES:
            self._switches[key].setText(words(text))
            self._switches[key].setChecked(bool(getattr(self.session.preferences, key)))

    def _on_operators(self) -> None:
        """The one way to operators: what is off is in nobody's way."""
        from tdapp.ui.operators.window import OperatorsWindow

        OperatorsWindow(self.session, self.parentWidget()).show()
        self.accept()

    def _on_changed(self) -> None:
        kept: dict[str, Any] = {key: choice.currentData() for key, choice in self._choices.items()}
        kept |= {key: switch.isChecked() for key, switch in self._switches.items()}
        preferences = replace(self.session.preferences, **kept)
        if preferences == self.session.preferences:
            return
        self.session.prefer(preferences)
        look().wear(preferences.theme, touch=preferences.touch, still=preferences.reduced_motion)
