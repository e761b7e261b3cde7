"""The settings of this laptop: languages, theme, paper, sound. Each works at once; there is nothing to confirm."""

from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtPrintSupport import QPrinterInfo
from PySide6.QtWidgets import QCheckBox, QDialog, QWidget

from tdapp.app.papers.papers import ROLL
from tdapp.app.prizes.pay_checks import pay_checks, set_pay_checks
from tdapp.app.trouble import KnownError
from tdapp.domain.refusal import Refused
from tdapp.texts import LANGUAGES, Text
from tdapp.ui.actions import window as actions
from tdapp.ui.actions.action import Action
from tdapp.ui.actions.window import ABOUT, CHECK, EVENTS
from tdapp.ui.away_card import AwayCard
from tdapp.ui.frame import texts
from tdapp.ui.house_card import HouseCard
from tdapp.ui.language import say
from tdapp.ui.manual.asked import explained
from tdapp.ui.roomy import show_all_of
from tdapp.ui.second_card import SecondCard
from tdapp.ui.session import Session
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.fields import Field
from tdapp.ui.widgets.inputs import check_box
from tdapp.ui.widgets.keyboard import focus
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, grow, hbox, scrolled, vbox
from tdapp.ui.widgets.pick_strip import Pick, PickStrip
from tdapp.ui.widgets.tab_order import stops
from tdapp.ui.widgets.typed_in import AskOnce
from tdapp.values import replace
from tdapp.words.parsing import parse_number

PAPERS = {"A4": "A4", "Letter": "Letter"}
CHOICES: dict[str, Text] = {
    "language": texts.LANGUAGE,
    "screen_language": texts.SCREEN_LANGUAGE,
    "theme": texts.THEME,
    "paper": texts.PAPER,
    "slip_paper": texts.SLIP_PAPER,
    "slip_printer": texts.SLIP_PRINTER,
}
SWITCHES: dict[str, tuple[Text, Text]] = {  # what each is, and what it does
    "print_slips": (texts.PRINT_SLIPS, texts.PRINT_SLIPS_HELP),
    "sound": (texts.SOUND, texts.SOUND_HELP),
    "touch": (texts.TOUCH, texts.TOUCH_HELP),
    "reduced_motion": (texts.STILL, texts.STILL_HELP),
}
LEFT = (  # what leads to each card, its title, and what stands on it
    (actions.LANGUAGE, texts.LANGUAGES_CARD, ("language", "screen_language")),
    (actions.LOOK, texts.LOOK_CARD, ("theme", "touch", "reduced_motion")),
    (actions.SOUND, texts.SOUND_CARD, ("sound",)),
)
RIGHT = ((actions.PRINTING, texts.PAPER_CARD, ("paper", "slip_paper", "slip_printer", "print_slips")),)
PAYING: dict[str, Text] = {"identity": texts.IDENTITY_FROM, "tax": texts.TAX_FROM}
MOST_SUM = 10**9
SIZE = (1120, 700)


class Settings(QDialog):
    """The window of the settings of this laptop, which work at once. `operators_asked`: who sits at the desk;
    `events_asked`: what is heard and seen by itself; `check_asked`: whether the club file is as it was written;
    `about_asked`: version and licences; `recover_asked`: a night is to be recovered.
    """

    operators_asked = Signal()
    events_asked = Signal()
    check_asked = Signal()
    about_asked = Signal()
    recover_asked = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("settings")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.session = session
        explained(self, session)
        kept = session.preferences.slip_printer  # stays to be chosen while it is not plugged in
        names = filter(None, [*QPrinterInfo.availablePrinterNames(), kept])
        self._printers = {name: name for name in names}
        say(self.setWindowTitle, texts.SETTINGS)
        self.choices = {key: PickStrip(f"settings_{key}", text) for key, text in CHOICES.items()}
        self.switches: dict[str, QCheckBox] = {
            key: check_box(f"settings_{key}", text) for key, (text, _help) in SWITCHES.items()
        }
        self.operators = Button(texts.OPERATORS, self._on_operators, icon="users", name="settings_operators")
        self.operators.setVisible(session.has_club)
        self.events = Button(EVENTS.text, self._on_events, icon="bell", key=EVENTS.key, name="settings_events")
        self.events.setVisible(session.has_club)
        self.check = Button(CHECK.text, self._on_check, icon="circle-check", name="settings_check")
        self.check.setVisible(session.has_club)
        self.about = Button(ABOUT.text, self._on_about, icon="info", name="settings_about")
        close = Button(texts.CLOSE, self.accept, key="Esc", name="close_settings")
        self.paying = {
            key: Field(f"settings_{key}_from", text, _sum, hint=texts.SUM_HINT) for key, text in PAYING.items()
        }
        self._before_closing = AskOnce(self, self._ask_to_close)
        self.house = HouseCard(session) if session.has_club else None
        self.away = AwayCard(session) if session.has_club else None
        second = SecondCard(session)
        second.recover_asked.connect(self._on_recover)
        on_left: dict[Action, Card] = {action: self._card(title, keys) for action, title, keys in LEFT}
        on_right: dict[Action, Card] = {action: self._card(title, keys) for action, title, keys in RIGHT}
        on_left[actions.PAYING] = self._paying_card()
        on_right[actions.SECOND] = second
        for side, action, card in ((on_left, actions.AWAY, self.away), (on_right, actions.HOUSE, self.house)):
            if card is not None:
                side[action] = card
        left, right = (vbox(*side.values(), STRETCH, gap=12) for side in (on_left, on_right))
        self.cards = {action.id: card for action, card in {**on_left, **on_right}.items()}
        vbox(
            hbox(Label(texts.SETTINGS, "title"), STRETCH, self.about),
            grow(scroll := scrolled(hbox(grow(left), grow(right), gap=12), sideways=False)),
            hbox(self.operators, self.events, self.check, STRETCH, Label(texts.AT_ONCE, "muted"), close, gap=12),
            gap=12,
            margins=(24, 20, 24, 16),
            on=self,
        )
        self._show()
        show_all_of(self, scroll, *SIZE)
        session.words_changed.connect(self._show)
        pills = self.choices["language"].pills.values()
        focus(next((pill for pill in pills if pill.isChecked()), close))
        for key, strip in self.choices.items():
            strip.picked.connect(partial(self._set, key))
        for key, switch in self.switches.items():
            switch.toggled.connect(partial(self._set, key))
        for key, field in self.paying.items():
            field.line.editingFinished.connect(partial(self._ask_from, key))

    def show_card(self, action: str) -> None:
        """Put the keyboard into the card an action leads to; '' or one of a club, where none is open, into none."""
        card = self.cards.get(action)
        if card is not None and card.isVisibleTo(self):
            focus(next(stops(card), self))

    def reject(self) -> None:
        """Close, unless a sum that was typed would be lost: that is asked once."""
        if not self._before_closing.stays():
            super().reject()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat():  # held down, Esc would answer the question it asks
            super().keyPressEvent(event)

    def _ask_to_close(self, said: Text) -> None:
        """Ask under the sum that is not kept yet."""
        typed = [] if self.house is None or self.away is None else [*self.house.fields(), self.away.after]
        for field in (*self.paying.values(), *typed):
            if field.line.isModified():
                field.complain(self.session.words(said))

    def _paying_card(self) -> Card:
        """The card of the sums from which this club pays winnings against papers."""
        card = Card(texts.PAYING_CARD, margin=12)
        for field in self.paying.values():
            card.hold(field)
        card.setVisible(self.session.has_club)
        return card

    def _card(self, title: Text, keys: tuple[str, ...]) -> Card:
        """A card with some of the settings, each with what it is or does."""
        card = Card(title, margin=12)
        for key in keys:
            if key in self.choices:
                card.hold(Label(CHOICES[key], "caption"), self.choices[key])
            else:
                switch = hbox(self.switches[key], STRETCH)  # no wider than its words: all of it is pressed
                card.hold(switch, Label(SWITCHES[key][1], "caption", wrap=True))
        return card

    def _show(self) -> None:
        """Show what is chosen, and what can be, in the language of the windows."""
        words, preferences = self.session.words, self.session.preferences
        themes = {"dark": words(texts.DARK), "light": words(texts.LIGHT)}
        options = {
            "language": LANGUAGES,
            "screen_language": LANGUAGES,
            "theme": themes,
            "paper": PAPERS,
            "slip_paper": {ROLL: words(texts.ROLL), **PAPERS},
            "slip_printer": {"": words(texts.SYSTEM_PRINTER), **self._printers},
        }
        for key, strip in self.choices.items():
            picks = [Pick(value or "usual", said, value) for value, said in options[key].items()]
            strip.show_picks(picks, getattr(preferences, key))
        for key, switch in self.switches.items():
            switch.setChecked(bool(getattr(preferences, key)))

        if self.session.has_club:
            self._show_paying()
        if self.house is not None and self.away is not None:
            self.house.show_house()
            self.away.show_rule()

    def _show_paying(self) -> None:
        words, checks = self.session.words, pay_checks(self.session.club.file)
        for key, field in self.paying.items():
            units = getattr(checks, key)
            field.line.setText("" if units is None else words.number(units))
            field.check()

    def _ask_from(self, key: str) -> None:
        """Let papers be asked for from another sum on; who may not is told, and what will not do stays with why."""
        club, field = self.session.club, self.paying[key]
        checks = pay_checks(club.file)
        if not field.check():
            return
        if field.value() == getattr(checks, key):
            field.line.setModified(False)
            return
        try:
            set_pay_checks(club, replace(checks, **{key: field.value()}))
        except Refused as refused:
            self.session.refuse(refused)
        except KnownError as error:
            self.session.say_trouble(error)
        self._show_paying()

    def _on_operators(self) -> None:
        """Open the operators: the one way to them, since what is off is in nobody's way."""
        self.accept()  # first: it would keep every other window from the keys
        self.operators_asked.emit()

    def _on_recover(self) -> None:
        self.accept()
        self.recover_asked.emit()

    def _on_about(self) -> None:
        self.accept()
        self.about_asked.emit()

    def _on_check(self) -> None:
        self.accept()
        self.check_asked.emit()

    def _on_events(self) -> None:
        """Open what is heard and seen by itself."""
        self.accept()  # first: it would keep every other window from the keys
        self.events_asked.emit()

    def _set(self, key: str, value: Any) -> None:
        """Let one setting hold from now on."""
        preferences = self.session.preferences._replace(**{key: value})
        if preferences != self.session.preferences:
            self.session.prefer(preferences)
            look().wear(preferences.theme, touch=preferences.touch, still=preferences.reduced_motion)
        self._show()


def _sum(typed: str) -> int | None:
    """A sum in whole units of a currency; nothing typed: None."""
    return parse_number(typed, least=1, most=MOST_SUM) if typed.strip() else None
