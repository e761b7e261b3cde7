"""The Structure page: levels and breaks, and the frame of the tournament, changed in a draft and applied at once."""

from tdapp.ui.pages.making import Kind
from tdapp.ui.pages.page import WindowPage


def page_kind() -> Kind[WindowPage]:
    """The page, for the frame."""
    from tdapp.ui.pages.clock.structure.page import StructurePage

    return StructurePage
