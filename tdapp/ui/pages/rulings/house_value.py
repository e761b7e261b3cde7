"""One value of the book that the house may set: what the book says, what counts here, and where that is written."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tdapp.app.rulings.house_rules import HouseRule
from tdapp.rulebooks.book import Plain
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.fields import Field
from tdapp.ui.widgets.inputs import combo_box
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, hbox
from tdapp.ui.widgets.shortcuts import key_on
from tdapp.words.parsing import parse_number
from tdapp.words.rulings import house as texts
from tdapp.words.rulings import say
from tdapp.words.say import Words


class HouseValueCard(Card):
    """The card of one value. `wanted`: name, value and citation of a change; `taken_back`: the name of a value that
    goes by the book again.

    `over`: the window its keys work in.
    """

    wanted = Signal(str, object, str)
    taken_back = Signal(str)

    def __init__(self, over: QWidget) -> None:
        super().__init__()
        self.rule: HouseRule | None = None
        self.name = Label("", "head", wrap=True)
        self.book = Label("", "muted", wrap=True)
        self.caption = Label(texts.SETTING, "caption")
        self.choice = combo_box("house_choice", texts.SETTING)
        self.caption.setBuddy(self.choice)
        self.number = Field("house_number", texts.SETTING, self._read)
        self.cite = Field("house_cite", texts.CITE, str.strip, hint=texts.CITE_HINT)
        self.set = PrimaryButton(texts.SET, self.ask, on=over, icon="check", key="Ctrl+Return", name="house_set")
        self.back = Button(texts.TAKE_BACK, self._on_back, on=over, icon="undo-2", key="Alt+Z", name="house_take_back")
        key_on(over, "Ctrl+Enter", self.ask)
        buttons = hbox(self.back, STRETCH, self.set)
        self.hold(self.name, self.book, self.caption, self.choice, self.number, self.cite, STRETCH, buttons)
        self.choice.activated.connect(self._allow)
        for field in (self.number, self.cite):
            field.edited.connect(self._allow)
            field.line.returnPressed.connect(self.ask)

    def show_rule(self, rule: HouseRule | None, words: Words) -> None:
        """Show a value; the one already in front keeps what is being typed, unless it was changed."""
        if rule == self.rule and rule is not None:
            return
        self.rule = rule
        self.name.setText(say.value_of(words, rule.name) if rule else words(texts.NOTHING))
        for widget in (self.book, self.caption, self.choice, self.number, self.cite, self.set, self.back):
            widget.setVisible(rule is not None)
        if rule is None:
            return
        usual = texts.LEFT_OPEN if rule.option else texts.BY_THE_BOOK
        self.book.setText(words(usual, setting=say.setting_of(words, rule.name, rule.book), rule=rule.cite))
        self.caption.setVisible(rule.choices is not None)
        self.choice.setVisible(rule.choices is not None)
        self.number.setVisible(rule.choices is None)
        self.choice.clear()
        for choice in rule.choices or ():
            self.choice.addItem(say.setting_of(words, rule.name, choice), choice)
        self.choice.setCurrentIndex(self.choice.findData(rule.here))
        self.number.line.setText(words.one(rule.here) if rule.choices is None else "")
        self.number.complain("")
        self.cite.line.setText(rule.own)
        self.cite.complain("")
        self._allow()

    def start(self) -> None:
        """Put the keyboard at the setting."""
        (self.choice if self.choice.isVisible() else self.number.line).setFocus()

    def ask(self) -> None:
        """Ask for the change, when the value can be read."""
        rule = self.rule
        if rule is None or (rule.choices is None and not self.number.check()):
            self.number.setFocus()
            return
        value: Plain = self.choice.currentData() if rule.choices is not None else self.number.value()
        self.wanted.emit(rule.name, value, self.cite.line.text())

    def complain(self, sentence: str) -> None:
        """Say at the citation why the change was not made."""
        self.cite.complain(sentence)
        self.cite.line.setFocus()

    def forget(self) -> None:
        """Forget what stands here, since the change was made: the value is shown anew."""
        self.rule = None

    def _read(self, typed: str) -> int:
        return parse_number(typed, least=0, most=self.rule.highest if self.rule else 0)

    def _on_back(self) -> None:
        if self.rule is not None and self.rule.own:
            self.taken_back.emit(self.rule.name)

    def _allow(self) -> None:
        self.back.setEnabled(self.rule is not None and bool(self.rule.own))
