"""Rows, columns, stacks and what scrolls."""

from PySide6.QtCore import QMargins, Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from tdapp.ui.widgets.buttons import Button, fit_flowing_keys
from tdapp.ui.widgets.layout import STRETCH, Stretch, at, flow, grow, hbox, holder, one_of, scrolled, vbox


def test_parts_stand_in_their_order_with_their_shares_and_sides(qtbot: QtBot) -> None:
    whole, one, two, three = (QWidget() for _ in range(4))
    qtbot.addWidget(whole)
    inner = hbox(two)
    made = vbox(one, 12, grow(inner, 2), STRETCH, Stretch(0), at(Qt.AlignmentFlag.AlignRight, three), on=whole)
    assert whole.layout() is made
    assert [made.stretch(number) for number in range(made.count())] == [0, 0, 2, 1, 0, 0]
    found = [made.itemAt(number) for number in range(made.count())]
    assert (found[0].widget(), found[1].spacerItem().sizeHint().height()) == (one, 12)
    assert (found[2].layout(), found[5].widget()) == (inner, three)
    assert found[5].alignment() == Qt.AlignmentFlag.AlignRight
    assert (made.spacing(), made.contentsMargins()) == (8, QMargins(0, 0, 0, 0))


def test_room_around_and_between_is_named_or_left_to_the_style(qtbot: QtBot) -> None:
    whole, plain = QWidget(), QWidget()
    for each in (whole, plain):
        qtbot.addWidget(each)
    assert hbox(gap=3, margins=(1, 2, 3, 4), on=whole).contentsMargins() == QMargins(1, 2, 3, 4)
    style = QWidget()
    qtbot.addWidget(style)
    left = vbox(gap=None, margins=None, on=plain)
    usual = type(left)(style)
    assert (left.spacing(), left.contentsMargins()) == (usual.spacing(), usual.contentsMargins())


def test_one_of_them_is_in_sight_and_what_scrolls_takes_no_keys(qtbot: QtBot) -> None:
    first, second = QWidget(), QWidget()
    stack = one_of(first, second)
    qtbot.addWidget(stack)
    assert (stack.currentWidget(), stack.count()) == (first, 2)
    held = holder(flow(QWidget(), QWidget()), "levers")
    area = scrolled(held, sideways=False)
    qtbot.addWidget(area)
    assert (area.widget(), held.objectName()) == (held, "scrolled")
    assert area.focusPolicy() == Qt.FocusPolicy.NoFocus
    assert area.horizontalScrollBarPolicy() == Qt.ScrollBarPolicy.ScrollBarAlwaysOff


def test_the_last_ones_of_a_row_that_goes_on_stay_together(qtbot: QtBot) -> None:
    parts = [QWidget() for _ in range(5)]
    for part in parts:
        part.setFixedSize(40, 10)
    row = flow(*parts, gap=0)
    whole = holder(row)
    qtbot.addWidget(whole)
    whole.resize(160, 40)
    whole.show()
    assert [part.y() for part in parts] == [0, 0, 0, 0, 10]
    row.tail = 3
    row.setGeometry(whole.rect())
    assert [part.y() for part in parts] == [0, 0, 10, 10, 10]
    parts[0].hide()  # all that are in sight fit
    row.setGeometry(whole.rect())
    assert [part.y() for part in parts[1:]] == [0, 0, 0, 0]


def test_whoever_comes_in_sight_is_painted_unless_nothing_is(qtbot: QtBot) -> None:
    pages = [QLabel("one"), QLabel("two")]
    made = one_of(*pages)
    qtbot.addWidget(made)
    made.resize(60, 20)
    made.show()
    qtbot.waitExposed(made)
    pictures = [made.grab().toImage()]
    made.setCurrentWidget(pages[1])
    assert pages[1].isVisible() and not pages[0].isVisible() and made.updatesEnabled()
    pictures.append(made.grab().toImage())
    assert pictures[0] != pictures[1]
    made.setUpdatesEnabled(False)
    made.setCurrentWidget(pages[0])
    assert not made.updatesEnabled()
    made.setUpdatesEnabled(True)
    assert made.grab().toImage() == pictures[0]


def test_buttons_that_flow_show_their_keys_where_they_need_no_more_lines_with_them(qtbot: QtBot) -> None:
    texts = ("Accept 3 moves", "Set aside", "Plan anew")
    buttons = [Button(text, key=key) for text, key in zip(texts, ("Ctrl+Return", "", ""), strict=True)]
    for button in buttons:
        qtbot.addWidget(button)
    wide = [button.width_with(key=True) for button in buttons]
    bare = [button.width_with(key=False) for button in buttons]
    gap = 8
    shown = []
    for room in (sum(wide) + 2 * gap, sum(bare) + 2 * gap, wide[0], wide[0] - 1):
        fit_flowing_keys(buttons, room, gap)
        shown.append(buttons[0].shows_key)
    assert shown == [True, False, True, False]
