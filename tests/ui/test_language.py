"""Widgets say a marked text by themselves, now and after a change of language."""

from datetime import UTC

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.language import language, say
from tdapp.ui.widgets.buttons import Button, IconButton, pills
from tdapp.ui.widgets.empty import EmptyState
from tdapp.ui.widgets.fields import TextField
from tdapp.ui.widgets.label import Elided, Label, tip
from tdapp.ui.widgets.layout import vbox
from tdapp.ui.widgets.shortcuts import key_on, tell_key, told_keys
from tdapp.words.say import Words

NAME = QT_TRANSLATE_NOOP("Test", "Name")
COUNTED = QT_TRANSLATE_NOOP("Test", "%n of {all}", "", 1)
ENGLISH = Words("en", UTC)
LOUD = Words("nl", UTC, lambda text, n: text.source.upper().replace("%N", str(n)).replace("{ALL}", "{all}"))


def test_every_kind_of_widget_says_its_text_in_the_language_of_the_windows(qtbot: QtBot) -> None:
    whole = QWidget()
    qtbot.addWidget(whole)
    label, cut, button = Label(NAME), Elided(NAME), Button(NAME)
    icon, helped = IconButton("x", NAME), Button("OK", help_text=NAME)
    field, line, empty = TextField("name", NAME), QLineEdit(), EmptyState("chip", NAME, NAME)
    vbox(label, cut, button, icon, helped, field, line, empty, on=whole)
    say(line.setPlaceholderText, NAME)

    def said() -> list[str]:
        return [
            label.text(), cut.text(), cut.toolTip(), button.text(), icon.accessibleName(), icon.toolTip(),
            helped.toolTip(), field.caption.text(), field.line.accessibleName(), line.placeholderText(),
            empty.title.text(), empty.why.text(), empty.accessibleName(),
        ]  # fmt: skip

    calm = ["Name", "Name", tip("Name"), "Name", "Name", tip("Name"), tip("Name"), *["Name"] * 5, "Name. Name"]
    assert said() == calm
    language().speak(LOUD)
    assert said() == [words.replace("Name", "NAME") for words in calm]


def test_a_text_is_said_again_with_its_values_and_plain_words_are_not(qtbot: QtBot) -> None:
    label, button = Label(NAME), Button(NAME)
    for each in (label, button):
        qtbot.addWidget(each)
        each.say(COUNTED, n=3, all="Łukasz")
    language().speak(LOUD)
    assert (label.text(), button.text()) == ("3 OF Łukasz", "3 OF Łukasz")
    label.setText("Bob")
    button.say("Bob")
    language().speak(ENGLISH)
    assert (label.text(), button.text()) == ("Bob", "Bob")


def test_a_widget_that_is_gone_says_nothing(qtbot: QtBot) -> None:
    label = Label(NAME)
    label.deleteLater()
    qtbot.waitUntil(lambda: not _lives(label))
    language().speak(LOUD)


def _lives(label: Label) -> bool:
    from shiboken6 import isValid

    return bool(isValid(label))


@pytest.mark.parametrize("amount", ["€ 55,00", "−€305.00", "€ −305,00"])
def test_an_amount_is_never_broken_over_two_lines(qtbot: QtBot, amount: str) -> None:
    label = Label(f"Cash out {amount}", wrap=True)
    qtbot.addWidget(label)
    assert label.text() == f"Cash out {amount}"
    laid_out = QLabel.text(label).removeprefix("Cash out ")
    assert " " not in laid_out and "−€" not in laid_out


def test_only_a_method_of_a_widget_says_a_text_by_itself() -> None:
    with pytest.raises(TypeError, match="method of a widget"):
        say(print, NAME)


def test_one_call_makes_a_button_with_its_key(qtbot: QtBot) -> None:
    page, done = QWidget(), []
    qtbot.addWidget(page)
    button, line = Button(NAME, lambda: done.append("pressed"), on=page, key="Alt+N"), QLineEdit()
    vbox(button, line, on=page)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    line.setFocus()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.keyClick(line, Qt.Key.Key_N, Qt.KeyboardModifier.AltModifier)
    assert (done, button.key) == (["pressed", "pressed"], "Alt+N")


def test_pills_tell_which_one_is_wanted(qtbot: QtBot) -> None:
    page, wanted = QWidget(), []
    qtbot.addWidget(page)
    made = pills(page, wanted.append, (("all", NAME, "Alt+A"), ("big", NAME, "Alt+G")), prefix="show")
    for each in made.values():
        each.setParent(page)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    made["big"].click()
    made["big"].setFocus()
    qtbot.keyClick(made["big"], Qt.Key.Key_A, Qt.KeyboardModifier.AltModifier)
    assert (wanted, made["all"].objectName()) == (["big", "all"], "show_all")


def test_the_key_sheet_is_told_keys_that_stand_on_no_button_and_are_in_sight(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    shown, hidden = QWidget(page), QWidget(page)
    hidden.hide()
    key_on(shown, "Alt+B", page.close, NAME)
    key_on(shown, "Alt+C", page.close)
    tell_key(shown, "Return", NAME)
    tell_key(hidden, "Del", NAME)
    page.show()
    assert [each.keys for each in told_keys(page)] == ["Alt+B", "Return"]
