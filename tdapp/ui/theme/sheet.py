"""The style sheet of the windows, written from the tokens. What it cannot say is drawn by the widgets themselves."""

from string import Template

from tdapp.app.resources import resource
from tdapp.ui.theme.tokens import (
    BOTTOM,
    BUTTON,
    RADIUS,
    ROW,
    SMALL,
    TABLE,
    TOUCH_BOTTOM,
    TOUCH_BUTTON,
    TOUCH_ROW,
    Tokens,
)

# Roles are set with the dynamic property `role`: heads, captions and the like are labels of one class.
_SHEET = Template(
    """
* { outline: none; }
QWidget { color: $text; }
QDialog, #main_window, #page, #stage { background: $ground; }
QToolTip { background: $raised; color: $text; border: 1px solid $edge; padding: 4px 8px; font-size: ${table}px; }
QLabel { background: transparent; }
QLabel[role="title"] { font-size: 20px; font-weight: 600; }
QLabel[role="head"] { font-size: 15px; font-weight: 600; }
QLabel[role="figure"] { font-size: 28px; font-weight: 600; }
QLabel[role="strong"] { font-weight: 600; }
QLabel[role="muted"] { color: $muted; font-size: ${table}px; }
QLabel[role="caption"] { color: $muted; font-size: ${small}px; }
QLabel[role="table"] { font-size: ${table}px; }
QLabel[tone="accent"] { color: $accent; }
QLabel[tone="info"] { color: $info; }
QLabel[tone="warning"] { color: $warning; }
QLabel[tone="danger"] { color: $danger; }

#card { background: $surface; border: 1px solid $line; border-radius: ${radius}px; }
#card[tone="info"] { border-color: $info; }
#card[tone="warning"] { border-color: $warning; }
#card[tone="danger"] { border-color: $danger; }
#outline_right, #outline_bottom, #outline_top { background: $surface; border: 0px solid $line; }
#outline_right { border-right-width: 1px; }
#outline_bottom { border-bottom-width: 1px; }
#outline_top { border-top-width: 1px; }
#rule { background: $line; border: none; }

QPushButton, QToolButton {
  background: $raised; border: 1px solid $rim; border-radius: ${radius}px;
  padding: 0px 12px; min-height: ${button}px; font-size: ${table}px; font-weight: 600; }
QToolButton { padding: 0px 6px; min-width: ${button}px; }
QWidget#bottom_line QPushButton { min-height: ${line_button}px; }
QPushButton:hover, QToolButton:hover { background: $hover; }
QPushButton:pressed, QToolButton:pressed { background: $pressed; }
QPushButton:checked, QToolButton:checked { background: $selection; border-color: $info; }
QPushButton:disabled, QToolButton:disabled { color: $edge; background: $ground; border-style: dashed; }
QPushButton:focus, QToolButton:focus { border: 2px solid $info; padding: 0px 11px; }
QToolButton:focus { padding: 0px 5px; }
QPushButton[kind="primary"] { background: $accent; color: $on_accent; border-color: $accent; }
QPushButton[kind="primary"]:hover { background: $accent_hover; }
QPushButton[kind="primary"]:disabled { color: $edge; background: $ground; border-color: $rim; }
QPushButton[kind="primary"]:focus { border: 2px solid $text; }
QPushButton[kind="danger"] { color: $danger; border-color: $danger; }
QPushButton[kind="danger"]:disabled { color: $edge; border-color: $rim; }
QPushButton[kind="quiet"], QToolButton[kind="quiet"] { background: transparent; border-color: transparent; }
QPushButton[kind="quiet"]:hover, QToolButton[kind="quiet"]:hover { background: $hover; }
QPushButton[kind="quiet"]:focus, QToolButton[kind="quiet"]:focus { border-color: $info; }
QPushButton[kind="quiet"]:checked { background: $selection; }
QPushButton:checked:focus, QToolButton:checked:focus { border: 2px solid $text; }
QPushButton[kind="filter"] { border-radius: ${half}px; font-weight: 400; }
QPushButton[kind="filter"]:checked { font-weight: 600; }
QToolButton::menu-indicator, QPushButton::menu-indicator { image: none; }

QLineEdit, QPlainTextEdit, QTextEdit, QAbstractSpinBox, QComboBox {
  background: $field; border: 1px solid $edge; border-radius: ${radius}px; padding: 0px 8px;
  min-height: ${button}px; selection-background-color: $selection; selection-color: $text; }
QPlainTextEdit, QTextEdit { padding: 6px; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QAbstractSpinBox:focus, QComboBox:focus {
  border: 2px solid $info; padding: 0px 7px; }
QPlainTextEdit:focus, QTextEdit:focus { padding: 5px; }
QLineEdit[wrong="true"] { border: 2px solid $danger; padding: 0px 7px; }
QLineEdit:read-only, QLineEdit:disabled, QComboBox:disabled, QAbstractSpinBox:disabled {
  color: $muted; border-color: $line; background: $ground; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { width: 0px; border: none; }
QAbstractSpinBox { max-height: ${button}px; }
QComboBox { padding-right: 0px; }
QComboBox:focus { padding-right: 0px; }
QComboBox::drop-down { border: none; width: 26px; }
QComboBox::down-arrow { image: url("$chevron"); width: 14px; height: 14px; }
QComboBox QAbstractItemView { background: $raised; border: 1px solid $edge; selection-background-color: $selection;
  selection-color: $text; padding: 4px; }
QAbstractItemView QLineEdit { border-radius: 0px; min-height: 0px; padding: 0px 4px; }

QCheckBox, QRadioButton { spacing: 8px; min-height: ${button}px; background: transparent;
  border: 2px solid transparent; }
QCheckBox::indicator, QRadioButton::indicator, QListView::indicator { width: 16px; height: 16px;
  border: 1px solid $edge;
  background: $field; border-radius: 3px; }
QRadioButton::indicator { border-radius: 9px; }
QCheckBox::indicator:checked, QListView::indicator:checked { background: $accent; border-color: $accent;
  image: url("$check"); }
QRadioButton::indicator:checked { background: $field; border: 5px solid $accent; width: 8px; height: 8px; }
QCheckBox:focus, QRadioButton:focus { border: 2px solid $info; border-radius: 4px; }

QAbstractItemView, QTreeView, QTableView, QListView { background: $surface; border: 1px solid $line;
  border-radius: ${radius}px; padding: 1px; font-size: ${table}px; gridline-color: $line;
  alternate-background-color: $surface; selection-background-color: $selection; selection-color: $text; }
QAbstractItemView:focus { border: 2px solid $info; padding: 0px; }
QTableView::item, QTreeView::item, QListView::item { padding: 0px 8px; border: none; border-bottom: 1px solid $line; }
QTableView::item { padding: 0px 5px; }
QTreeView::item { min-height: ${tree}px; }
QTableView::item:selected, QListView::item:selected, QTreeView::item:selected { background: $selection; color: $text; }
QListView::item:selected { border-left: 3px solid $info; padding-left: 5px; }
QComboBox QListView::item:selected { border-left: none; padding-left: 8px; }
QHeaderView { background: $surface; border: none; padding: 0px; }
QHeaderView::section { background: $surface; color: $muted; border: none; border-bottom: 1px solid $edge;
  padding: 0px 8px; min-height: ${row}px; font-size: ${small}px; font-weight: 600; }
QTableCornerButton::section { background: $surface; border: none; }

QScrollArea, QScrollArea > QWidget > QWidget#scrolled { background: transparent; border: none; }
QScrollArea:focus { border: 2px solid $info; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollBar { background: transparent; }
QScrollBar:vertical { width: 12px; }
QScrollBar:horizontal { height: 12px; }
QScrollBar::handle { background: $line; border-radius: 4px; min-height: 32px; min-width: 32px; margin: 2px; }
QScrollBar::handle:hover { background: $edge; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0px; height: 0px; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QMenuBar { background: $surface; border-bottom: 1px solid $line; font-size: ${table}px; padding: 0px 4px; }
QMenuBar::item { padding: ${bar}px 10px; border-radius: 4px; background: transparent; }
QMenuBar::item:selected { background: $hover; }
QMenuBar::item:pressed { background: $selection; }
QMenu { background: $raised; border: 1px solid $edge; padding: 4px; }
QMenu::item { padding: 6px 28px 6px 12px; min-height: ${menu}px; border-radius: 4px; }
QMenu::icon { left: 8px; }
QMenu::item:selected { background: $selection; }
QMenu::item:disabled { color: $muted; }
QMenu::separator { background: $line; height: 1px; margin: 4px 8px; }
QProgressBar { background: $line; border: none; border-radius: 3px; max-height: 6px; text-align: center; }
QProgressBar::chunk { background: $accent; border-radius: 3px; }
QSplitter::handle { background: $line; }
#ruling_split::handle, #ruling_case::handle { background: transparent; }
QTextBrowser[kind="page"] { background: transparent; border: none; padding: 0px; }
#terms_said { font-size: 15px; }
QListView[kind="lines"]::item, #ruling_incidents::item, #rule_list::item, #given_list::item { padding: 5px 8px; }
QListView[kind="lines"]::item:selected, #ruling_incidents::item:selected, #rule_list::item:selected,
#given_list::item:selected { padding: 5px 8px 5px 5px; }
QTabBar::tab { background: transparent; color: $muted; padding: 6px 12px; border-bottom: 2px solid transparent; }
QTabBar::tab:selected { color: $text; border-bottom-color: $accent; }
"""
)


def sheet(tokens: Tokens, *, touch: bool = False) -> str:
    """The whole style sheet. `touch`: rows and buttons as high as a finger needs."""
    button = (TOUCH_BUTTON if touch else BUTTON) - 2  # the border is drawn around it
    dark = "dark" if tokens.dark else "light"
    return _SHEET.substitute(
        tokens._asdict(),
        rim=tokens.line if tokens.dark else tokens.edge,
        accent_hover=tokens.accent_hover,
        hover=tokens.hover,
        pressed=tokens.pressed,
        radius=RADIUS,
        half=(button + 2) // 2,
        button=button,
        line_button=TOUCH_BOTTOM - 6 if touch else BOTTOM - 10,
        row=TOUCH_ROW if touch else ROW,
        tree=TOUCH_ROW - 6 if touch else 24,
        menu=TOUCH_ROW - 12 if touch else 20,  # without its padding
        bar=11 if touch else 4,
        small=SMALL,
        table=TABLE,
        chevron=resource("icons", "marks", f"arrow-{dark}.svg").as_posix(),
        check=resource("icons", "marks", f"tick-{dark}.svg").as_posix(),
    )
