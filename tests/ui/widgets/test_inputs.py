"""Lines, boxes and lists made in one call: named, worded in the language of the windows, and emptied again."""

from datetime import UTC

from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.language import language
from tdapp.ui.theme.look import look
from tdapp.ui.theme.tokens import TOUCH_ROW
from tdapp.ui.widgets.fields import plain_line
from tdapp.ui.widgets.inputs import check_box, combo_box, list_widget, pick
from tdapp.ui.widgets.label import Label, explain, tip
from tdapp.ui.widgets.layout import STRETCH, empty, hbox, vbox
from tdapp.words.say import Words

NAME = QT_TRANSLATE_NOOP("Test", "Name")
LOUD = Words("nl", UTC, lambda text, _n: text.source.upper())


def test_what_is_typed_into_or_chosen_from_follows_the_language(qtbot: QtBot) -> None:
    whole = QWidget()
    qtbot.addWidget(whole)
    language().speak(Words("en", UTC))
    line, box = plain_line("line", NAME, inside=True, longest=3), combo_box("box", NAME, letters=5)
    tick, rows = check_box("tick", NAME), list_widget("rows", NAME)
    hbox(line, box, tick, rows, on=whole)
    explain(line, NAME)

    def said() -> list[str]:
        return [
            line.accessibleName(), line.placeholderText(), line.toolTip(), box.accessibleName(), tick.text(),
            rows.accessibleName(),
        ]  # fmt: skip

    assert said() == ["Name", "Name", tip("Name"), "Name", "Name", "Name"]
    language().speak(LOUD)
    assert said() == ["NAME", "NAME", tip("NAME"), "NAME", "NAME", "NAME"]
    assert [each.objectName() for each in (line, box, tick, rows)] == ["line", "box", "tick", "rows"]
    assert (line.maxLength(), box.minimumContentsLength()) == (3, 5)


def test_a_choice_is_picked_by_what_it_holds(qtbot: QtBot) -> None:
    box = combo_box("box")
    qtbot.addWidget(box)
    for held in (4, 5):
        box.addItem(str(held), held)
    pick(box, 5)
    assert box.currentData() == 5
    pick(box, 6)
    assert box.currentData() == 5


def test_a_row_of_a_list_widget_is_as_high_as_its_words_and_a_finger(qtbot: QtBot) -> None:
    rows = list_widget("rows")
    qtbot.addWidget(rows)
    rows.resize(200, 300)
    rows.addItems(["short", "a sentence that is too long for one row of a list so narrow"])
    rows.show()
    QApplication.processEvents()
    short, long = (rows.visualItemRect(rows.item(row)).height() for row in (0, 1))
    assert short < long
    look().wear("dark", touch=True)
    rows.scheduleDelayedItemsLayout()
    QApplication.processEvents()
    assert rows.visualItemRect(rows.item(0)).height() >= TOUCH_ROW


def test_a_layout_that_is_emptied_keeps_nothing(qtbot: QtBot) -> None:
    whole = QWidget()
    qtbot.addWidget(whole)
    first, second = Label("one"), Label("two")
    column = vbox(first, hbox(second), STRETCH, on=whole)
    whole.show()
    empty(column)
    assert column.count() == 0 and first.isHidden() and second.isHidden()


def test_a_line_given_the_keyboard_back_is_typed_on_in(qtbot: QtBot) -> None:
    """A page that is shown anew takes the keyboard from its line and gives it back, to a new line or the same one."""
    held = QWidget()
    column = vbox(other := plain_line("other"), line := plain_line("line"), on=held)
    qtbot.addWidget(held)
    held.show()
    qtbot.waitUntil(held.isActiveWindow)
    line.setFocus()
    qtbot.keyClicks(line, "12")
    other.setFocus()
    assert line.cursorPosition() == 0  # a long name is read from its first letter
    line.setFocus()
    qtbot.keyClicks(line, "00")
    assert line.text() == "1200"
    line.setCursorPosition(2)
    other.setFocus()
    line.setFocus()
    qtbot.keyClicks(line, "5")
    assert line.text() == "12500"
    anew = plain_line("anew")
    column.addWidget(anew)
    anew.show()
    anew.setText(line.text())
    anew.setFocus()
    qtbot.keyClicks(anew, "0")
    assert anew.text() == "125000"
