"""The head of a count: what is counted, what is in play, and the difference, or what is still to count."""

from PySide6.QtWidgets import QWidget

from tdapp.read.chips.count_entry import CountView
from tdapp.ui.pages.chips.count import texts
from tdapp.ui.widgets.label import Figure
from tdapp.ui.widgets.layout import STRETCH, hbox
from tdapp.words.say import Words

MOST_STACKS = 20  # up to here what is still to count is said in stacks, beyond in tables


class Figures(QWidget):
    """The three figures of a count, in a line."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.counted, self.in_play, self.difference = Figure(), Figure(), Figure()
        for part, figure in (("counted", self.counted), ("in_play", self.in_play), ("difference", self.difference)):
            figure.setObjectName(f"{name}_{part}")
        hbox(self.counted, self.in_play, self.difference, STRETCH, gap=28, on=self)

    def show_count(self, view: CountView, words: Words) -> None:
        """Show the figures of a count."""
        on = view.since is not None
        self.counted.setVisible(on)
        self.difference.setVisible(on)
        self.counted.show_figure(words.number(view.counted), words(texts.COUNTED))
        self.in_play.show_figure(words.number(view.in_play), words(texts.IN_PLAY))
        if view.missing:
            few = view.missing <= MOST_STACKS
            text, many = (texts.STACKS_TO_GO, view.missing) if few else (texts.TABLES_TO_GO, view.to_go)
            self.difference.show_figure(words(text, n=many), words(texts.TO_GO))
            self.difference.figure.set_tone("")
            return
        said = texts.OVER if view.difference > 0 else texts.SHORT
        shown = words(said, chips=abs(view.difference)) if view.difference else words(texts.NO_DIFFERENCE)
        self.difference.show_figure(shown, words(texts.DIFFERENCE))
        self.difference.figure.set_tone("danger" if view.difference else "accent")

    def note(self, view: CountView, typed: int, words: Words) -> str:
        """The note under a count: what goes on, and what is still to do."""
        if view.agrees:
            said = words(texts.AGREES)
        elif view.since is not None:
            said = words(texts.BEGUN, at=view.since)
        else:
            last = view.closed[0] if view.closed else None
            said = words(texts.FOR_PRESS)
            if last is not None:
                text = texts.LAST_AGREED if not last.over else texts.LAST_OVER if last.over > 0 else texts.LAST_SHORT
                said = words(text, at=last.at, chips=last.counted, difference=abs(last.over)) + " " + said
        parts = [said]
        if view.since is not None and view.rounding is not None and not view.agrees:
            text = texts.ROUNDED_UP if view.rounding > 0 else texts.ROUNDED_DOWN
            text = text if view.rounding else texts.ROUNDED_EVEN
            parts.append(words(text, chips=abs(view.rounding)))
        if typed:
            parts.append(words(texts.TYPED, n=typed))
        return " ".join(parts)
