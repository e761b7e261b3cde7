"""A box or line under its caption, which is read out with it."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from tdapp.texts import Text
from tdapp.ui.language import say
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import Part, vbox


def captioned(text: Text, box: QWidget, *below: Part) -> QVBoxLayout:
    """A box under its caption; `below`: what stands under the box."""
    caption = Label(text, "caption")
    caption.setBuddy(box)
    say(box.setAccessibleName, text)
    return vbox(caption, box, *below, gap=4)
