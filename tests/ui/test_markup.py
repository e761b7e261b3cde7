"""Names are words, never markup: Qt shows what looks like HTML in a tooltip as HTML, and would load what it names."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QShortcut, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QLabel, QWidget
from pytestqt.qtbot import QtBot

import tdapp.ui
from tdapp.domain.hands import hand_for_hand
from tdapp.read.people.names import PlayerName
from tdapp.ui.actions.window import PAGES
from tests.ui.pages.evening import Evening
from tests.ui.windows import main_window

HOSTILE = "<img src=x>"
ROLES = (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.WhatsThisRole, Qt.ItemDataRole.StatusTipRole)
SETTERS = ("setToolTip", "setWhatsThis", "setStatusTip")
HELP_ROLES = ("ToolTipRole", "WhatsThisRole", "StatusTipRole")
CODE = sorted(Path(tdapp.ui.__file__).parent.rglob("*.py"))


# What the code says


def is_words(node: ast.expr | None) -> bool:
    """Whether this can be nothing but `tip(...)`, '' or None."""
    if node is None or isinstance(node, ast.Constant):
        return node is None or not node.value
    if isinstance(node, ast.IfExp):
        return is_words(node.body) and is_words(node.orelse)
    if isinstance(node, ast.BoolOp):
        return all(is_words(each) for each in node.values)
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "tip"


def named(node: ast.AST) -> bool:
    """Whether a role of help text is named in here."""
    return any(isinstance(each, ast.Attribute) and each.attr in HELP_ROLES for each in ast.walk(node))


def returned(body: list[ast.stmt]) -> list[ast.expr | None]:
    return [each.value for stmt in body for each in ast.walk(stmt) if isinstance(each, ast.Return)]


def bare(tree: ast.AST) -> Iterator[int]:
    """Lines on which help text may be markup."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr in SETTERS and not is_words(node.args[-1]):
                yield node.lineno
            sets = node.func.attr in ("setItemData", "setData", "setHeaderData")
            if sets and named(node.args[-1]) and not is_words(node.args[-2]):
                yield node.lineno
        elif isinstance(node, ast.match_case) and named(node.pattern):
            if isinstance(node.pattern, ast.MatchOr) or not all(is_words(each) for each in returned(node.body)):
                yield node.pattern.lineno
        elif isinstance(node, ast.If) and named(node.test):
            other = any(isinstance(op, ast.In) for each in ast.walk(node.test) for op in getattr(each, "ops", ()))
            out = any(isinstance(op, ast.NotIn) for each in ast.walk(node.test) for op in getattr(each, "ops", ()))
            if other or not (out or all(is_words(each) for each in returned(node.body))):
                yield node.lineno
        elif isinstance(node, ast.Dict):
            for key, value in zip(node.keys, node.values, strict=True):
                if key is not None and named(key) and not is_words(value):
                    yield node.lineno


def test_f13_whatever_becomes_help_text_goes_through_tip() -> None:
    faults = [f"{path}, line {line}" for path in CODE for line in bare(ast.parse(path.read_text(encoding="utf-8")))]
    assert CODE
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(
    "code",
    [
        "button.setToolTip(name)",
        "button.setToolTip(words(text, name=name))",
        "item.setData(name, Qt.ItemDataRole.ToolTipRole) or box.setItemData(1, name, Qt.ItemDataRole.ToolTipRole)",
        "match role:\n  case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.ToolTipRole:\n    return tip(name)",
        "match role:\n  case Qt.ItemDataRole.ToolTipRole:\n    return name",
        "if role == Qt.ItemDataRole.ToolTipRole:\n  return name if name else ''",
        "if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):\n  return tip(name)",
        "held = {Qt.ItemDataRole.ToolTipRole: name}",
    ],
)
def test_f13_what_is_bare_is_found(code: str) -> None:
    code = code if "return" not in code else "def data(role):\n" + "\n".join("  " + each for each in code.splitlines())
    assert list(bare(ast.parse(code)))


# What the windows show


def cells(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[QModelIndex]:
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)
    for row in range(model.rowCount(parent)):
        for column in range(columns):
            index = model.index(row, column, parent)
            yield index
            if column == 0 and isinstance(model, QStandardItemModel):
                yield from cells(model, index)


def help_texts(window: QWidget) -> Iterator[str]:
    """All help text of a window, of its cells too, and labels that may take words for markup."""
    for widget in (window, *window.findChildren(QWidget)):
        yield from (widget.toolTip(), widget.whatsThis(), widget.statusTip())
        if isinstance(widget, QLabel) and widget.textFormat() != Qt.TextFormat.PlainText:
            yield widget.text()
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            model = widget.model()
            for index in cells(model, QModelIndex()):
                yield from (str(index.data(role) or "") for role in ROLES)


def test_f13_a_hostile_name_is_nowhere_markup(qtbot: QtBot, evening: Evening) -> None:
    window = main_window(evening, qtbot)
    seen = 0

    def look(shown: QWidget) -> None:
        nonlocal seen
        texts = list(help_texts(shown))
        assert [text for text in texts if HOSTILE in text] == []
        seen += sum("&lt;img" in text for text in texts)

    for page in PAGES:
        window.go(page.goes_to)
        current = window.current()
        assert current is not None
        look(window)
        for shortcut in current.findChildren(QShortcut):
            if shortcut.key().toString() in {f"Alt+{number}" for number in range(1, 8)}:
                shortcut.activated.emit()
                look(window)
    window.beside.show_people()
    window.beside.show_drawers()
    window.beside.show_draws()
    window.beside.show_room_rules()
    window.beside.show_correcting()
    window.beside.show_operators()
    window.beside.show_announcements()
    window.beside.show_events()
    window.beside.show_generator()
    window.beside.show_fit()
    window.beside.show_by_hand()
    for beside in window.beside._there():
        qtbot.addWidget(beside)
        look(beside)
    assert seen  # names do stand in help texts


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    """Two tables of people whose names are markup, playing hand for hand."""
    made = Evening(tmp_path, (PlayerName(f"{HOSTILE}{number}", HOSTILE) for number in range(12)))
    made.register(12)
    made.draw()
    made.start()
    made.close_registration()
    made.bust(3, 7)
    made.session.do(hand_for_hand.begin)
    yield made
    made.close()
