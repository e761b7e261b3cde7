"""The small parts all windows are made of."""

from datetime import UTC

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tdapp.domain.units import Cents, Money
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.theme.look import look
from tdapp.ui.widgets.buttons import Button, IconButton, PrimaryButton
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.chip import Chip
from tdapp.ui.widgets.empty import EmptyState
from tdapp.ui.widgets.fields import CurrencyField, MoneyField, NumberField, TextField
from tdapp.ui.widgets.flow import FlowLayout
from tdapp.ui.widgets.keycap import KeyCap, spoken
from tdapp.ui.widgets.label import Elided, Figure, Label, Shortened, tip
from tdapp.words.say import Words

SEATS = QT_TRANSLATE_NOOP("Lobby", "Seats per table")
WORDS = Words("en", UTC)


@pytest.fixture(autouse=True)
def dressed(qtbot: QtBot) -> None:
    look().wear("dark")


def shown(qtbot: QtBot, widget: QWidget) -> QWidget:
    qtbot.addWidget(widget)
    widget.show()
    return widget


@pytest.mark.parametrize("name", ["<b>Bob</b>", "<img src='/etc/passwd'>", "a & b", "=1+1"])
def test_a_label_takes_a_name_for_a_name(qtbot: QtBot, name: str) -> None:
    label = Label(name)
    qtbot.addWidget(label)
    assert (label.text(), label.textFormat()) == (name, Qt.TextFormat.PlainText)
    assert "<b>Bob" not in tip(name) and "<img" not in tip(name)


def test_a_long_name_is_cut_and_stands_in_the_tooltip(qtbot: QtBot) -> None:
    label = Elided("Wolfeschlegelsteinhausenbergerdorff " * 5)
    shown(qtbot, label)
    assert label.minimumSizeHint().width() < 100
    assert "Wolfeschlegel" in label.toolTip()


def test_a_figure_is_read_with_its_caption(qtbot: QtBot) -> None:
    figure = Figure("Players left")
    qtbot.addWidget(figure)
    figure.show_figure("137 / 180")
    assert figure.accessibleName() == "Players left: 137 / 180"


def test_a_grey_button_says_why(qtbot: QtBot) -> None:
    button = PrimaryButton("Finish", key="Ctrl+F")
    shown(qtbot, button)
    button.allow("3 players are <still> in.")
    assert not button.isEnabled()
    assert "&lt;still&gt;" in button.toolTip()
    assert button.accessibleDescription() == "3 players are <still> in."
    button.allow("")
    assert button.isEnabled() and button.toolTip() == ""


def test_a_click_leaves_the_focus_where_it_was(qtbot: QtBot) -> None:
    button = Button("Pause")
    shown(qtbot, button)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert button.focusPolicy() == Qt.FocusPolicy.TabFocus


def test_a_button_has_room_for_icon_words_and_key(qtbot: QtBot) -> None:
    plain, full = Button("Pause"), Button("Pause", icon="pause", key="Space")
    for button in (plain, full):
        shown(qtbot, button)
    assert full.width() > plain.width() + 40
    assert plain.height() >= 32


def test_a_button_that_is_only_an_icon_has_a_name(qtbot: QtBot) -> None:
    button = IconButton("settings", "Settings")
    shown(qtbot, button)
    assert QAccessible.queryAccessibleInterface(button).text(QAccessible.Text.Name) == "Settings"


def test_keys_are_written_as_on_a_keyboard(qtbot: QtBot) -> None:
    assert [spoken(key) for key in ("Ctrl+K", "Return", "+", "-", "Space", "F11")] == [
        "Ctrl K",
        "Enter",
        "+",
        "−",
        "Space",
        "F11",
    ]
    shown(qtbot, KeyCap("Ctrl+Shift+Z")).grab()


def test_a_chip_is_read_and_drawn_in_both_themes(qtbot: QtBot) -> None:
    chip = Chip("Running", icon="play", tone="accent", filled=True)
    shown(qtbot, chip)
    dark = chip.grab().toImage()
    look().wear("light")
    assert chip.grab().toImage() != dark
    chip.show_state("Paused", icon="pause", tone="danger")
    assert chip.accessibleName() == "Paused"


def test_an_empty_state_says_why_and_offers_what_to_do(qtbot: QtBot) -> None:
    pressed: list[bool] = []
    empty = EmptyState("armchair")
    shown(qtbot, empty)
    empty.say("No seats drawn", "Draw them first.")
    button = empty.offer(PrimaryButton("Draw seats", lambda: pressed.append(True)))
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert (empty.title.text(), empty.why.text(), pressed) == ("No seats drawn", "Draw them first.", [True])


def test_a_card_is_drawn_with_its_bar(qtbot: QtBot) -> None:
    card = Card("Ends about 02:50", bar="warning")
    card.resize(200, 80)
    shown(qtbot, card)
    assert card.grab().toImage().pixelColor(1, 40) == look().colour("warning")


def test_a_flow_goes_on_in_a_second_row(qtbot: QtBot) -> None:
    box = QWidget()
    flow = FlowLayout(box)
    for _ in range(4):
        button = Button("Playing")
        button.setFixedSize(100, 32)
        flow.addWidget(button)
    assert (flow.heightForWidth(440), flow.heightForWidth(220), flow.heightForWidth(100)) == (32, 72, 152)
    shown(qtbot, box)


def field_number() -> NumberField:
    return NumberField("seats", SEATS, least=2, most=10)


def test_a_field_says_what_is_wrong_where_and_the_limit(qtbot: QtBot) -> None:
    field = field_number()
    shown(qtbot, field)
    qtbot.keyClicks(field.line, "12")
    assert field.problem() == ""  # not while it is being typed
    assert not field.check()
    assert field.note.text() == "Seats per table: 12 is too large. Type something from 2 to 10."
    assert field.line.accessibleDescription() == field.note.text()
    assert field.value() is None
    field.line.clear()
    qtbot.keyClicks(field.line, "9")
    assert (field.problem(), field.value(), field.note.isVisible()) == ("", 9, False)


def test_what_was_typed_stands_in_the_sentence_as_it_is(qtbot: QtBot) -> None:
    field = field_number()
    qtbot.addWidget(field)
    field.line.setText("{least} <b>")
    field.check()
    assert "'{least} <b>'" in field.problem()


def test_a_money_field_follows_its_currency(qtbot: QtBot) -> None:
    field = MoneyField("buy_in", SEATS, currency="EUR")
    qtbot.addWidget(field)
    field.show_value(Money(Cents(15050), "EUR"))
    assert (field.line.text(), field.cents()) == ("150.50", 15050)
    field.use("JPY")
    assert field.value() is None
    assert not field.check()
    field.line.setText("10,000")
    assert field.check() and field.cents() == 10_000


def test_the_other_fields_show_what_they_read(qtbot: QtBot) -> None:
    name, currency = (
        TextField("name", SEATS, longest=5),
        CurrencyField("currency", SEATS),
    )
    for field in (name, currency):
        qtbot.addWidget(field)
    name.line.setText("too long")
    assert not name.check() and "8 characters; the most is 5" in name.problem()
    currency.line.setText("xyz")
    assert not currency.check() and "'XYZ' is not a currency" in currency.problem()
    currency.show_value("SEK")
    assert currency.check() and currency.value() == "SEK"


def test_somebody_else_may_complain(qtbot: QtBot) -> None:
    field = field_number()
    shown(qtbot, field)
    field.complain("This table is full.")
    assert field.note.text() == "This table is full." and field.note.isVisible()
    field.complain("")
    assert not field.note.isVisible()


def test_a_button_is_pressed_by_enter(qtbot: QtBot) -> None:
    button = Button("Create")
    shown(qtbot, button)
    with qtbot.waitSignal(button.clicked):
        qtbot.keyClick(button, Qt.Key.Key_Return)


def test_where_it_is_narrow_words_stay_and_the_key_goes(qtbot: QtBot) -> None:
    button = Button("Pause", icon="pause", key="Space")
    shown(qtbot, button)
    wide = button.sizeHint().width()
    button.resize(wide, button.height())
    assert button.draws_key()
    with_key = button.grab().toImage()
    button.resize(wide - 20, button.height())
    assert not button.draws_key()
    keyless = Button("Pause", icon="pause")
    shown(qtbot, keyless)
    keyless.resize(button.size())
    assert button.grab().toImage() == keyless.grab().toImage() != with_key


def test_a_line_with_a_shorter_way_to_say_it(qtbot: QtBot) -> None:
    line = Shortened("strong")
    shown(qtbot, line)
    line.say_either("25 / 50, big blind ante 50", "25 / 50, ante 50")
    line.resize(600, 30)
    assert line.shown() == line.text() == "25 / 50, big blind ante 50"
    line.resize(line.fontMetrics().horizontalAdvance(line.text()) - 5, 30)
    assert line.shown() == "25 / 50, ante 50"
    assert line.text() in line.toolTip()


def test_a_key_with_an_arrow_has_it_in_every_language() -> None:
    assert [spoken(f"Alt+{key}") for key in ("Left", "Right", "Up", "Down")] == ["Alt ←", "Alt →", "Alt ↑", "Alt ↓"]
