"""The sentences about what somebody should look at: an icon and a colour by how grave it is, never a colour alone."""

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdapp.ui.widgets.chip import Icon
from tdapp.ui.widgets.label import Label

ICONS = {"danger": "octagon-alert", "warning": "triangle-alert", "info": "info", "accent": "circle-check"}


class Findings(QWidget):
    """A list of findings in one line each, the worst first; nothing at all when there is nothing to say."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.shown: tuple[tuple[str, str], ...] = ()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self.hide()

    def show_findings(self, findings: Sequence[tuple[str, str]]) -> None:
        """Show these sentences, each with its tone."""
        if tuple(findings) == self.shown:
            return
        self.shown = tuple(findings)
        while self._column.count():
            item = self._column.takeAt(0)
            line = item.widget() if item is not None else None
            if line is not None:
                line.hide()
                line.deleteLater()
        for said, tone in self.shown:
            self._column.addWidget(_line(said, tone))
        self.setVisible(bool(self.shown))

    def said(self) -> list[str]:
        """The texts of the lines."""
        return [said for said, _tone in self.shown]


def _line(said: str, tone: str) -> QWidget:
    line = QWidget()
    row = QHBoxLayout(line)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(8)
    row.addWidget(Icon(ICONS[tone], tone=tone, size=16))
    row.addWidget(Label(said, "table", tone="" if tone == "info" else tone, wrap=True), 1)
    return line
