"""The sentences about what somebody should look at: an icon and a colour by how grave it is, never a colour alone."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from tdapp.ui.widgets.chip import Icon
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import empty, grow, hbox, holder, vbox

ICONS = {"danger": "octagon-alert", "warning": "triangle-alert", "info": "info", "accent": "circle-check"}


class Findings(QWidget):
    """A list of findings in one line each, the worst first; nothing at all when there is nothing to say."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.shown: tuple[tuple[str, str], ...] = ()
        self._column = vbox(gap=4, on=self)
        self.hide()

    def show_findings(self, findings: Sequence[tuple[str, str]]) -> None:
        """Show these sentences, each with its tone."""
        if tuple(findings) == self.shown:
            return
        self.shown = tuple(findings)
        empty(self._column)
        for said, tone in self.shown:
            words = Label(said, "table", tone="" if tone == "info" else tone, wrap=True)
            self._column.addWidget(holder(hbox(Icon(ICONS[tone], tone=tone, size=16), grow(words))))
        self.setVisible(bool(self.shown))

    def said(self) -> list[str]:
        """The texts of the lines."""
        return [said for said, _tone in self.shown]
