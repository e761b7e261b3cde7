"""Windows as high or as wide as what stands in them, where the display has room."""

from PySide6.QtWidgets import QScrollArea, QWidget

from tdapp.ui.splash import FRAME


def show_all_of(window: QWidget, area: QScrollArea, wide: int, least: int) -> None:
    """Make a window so many pixels wide, and at least so high, or as high as shows all that is scrolled in this part of
    it; never higher than the display has room for.
    """
    window.resize(wide, least)
    layout, inside = window.layout(), area.widget()
    if layout is None or inside is None:
        return
    layout.activate()
    beside = least - area.viewport().height()
    layout = inside.layout()
    across = area.viewport().width()
    high = layout.totalHeightForWidth(across) if layout is not None and layout.hasHeightForWidth() else 0
    wanted = max(high, inside.sizeHint().height() if not high else 0) + beside
    window.resize(wide, max(least, min(wanted, window.screen().availableSize().height() - FRAME[1])))


def show_across(window: QWidget, wanted: int) -> None:
    """Make a window so many pixels wide where it is narrower and the display has room; its middle stays where it is."""
    room = window.screen().availableGeometry()
    wider = min(wanted, room.width() - FRAME[0]) - window.width()
    if wider > 0:
        left = max(room.left(), window.x() - wider // 2)
        window.move(left, window.y())
        window.resize(window.width() + wider, window.height())


def show_down(window: QWidget) -> None:
    """Make a window as high as its parts need at the least, where it is lower and the display has room."""
    layout = window.layout()
    if layout is not None:
        layout.activate()
        needs = min(layout.totalMinimumSize().height(), window.screen().availableGeometry().height() - FRAME[1])
        window.resize(window.width(), max(window.height(), needs))
