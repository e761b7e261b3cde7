"""The layouts that are being arranged, each with its steps: what was changed in one stays while others are seen."""

from tdapp.app.clock.screen_library import ScreenLibrary, shipped_layouts
from tdapp.app.clock.screen_saving import Saved, save_boxes
from tdapp.read.screen_draft import Draft, taken_up, with_shape
from tdapp.read.screen_layout import Shape


class Drafts:
    """The drafts by the names of their files, and which is looked at (`key`, '' before any)."""

    def __init__(self, library: ScreenLibrary) -> None:
        self.library = library
        self.key = ""
        self._drafts: dict[str, Draft] = {}

    @property
    def here(self) -> Draft:
        """The draft that is looked at."""
        return self._drafts[self.key]

    def take_up(self, key: str) -> None:
        """Look at this layout, as its file is unless it was changed here."""
        if key not in self._drafts or not self._drafts[key].changed:
            self._drafts[key] = taken_up(self.library.layouts[key])
        self.key = key

    def becomes(self, shape: Shape) -> None:
        """Take a step: these are the boxes of that shape of display."""
        self._drafts[self.key] = self.here.becomes(with_shape(self.here.layout, shape))

    def ships(self) -> bool:
        """Whether the application ships with this layout."""
        return self.key in shipped_layouts()

    def take_shipped(self) -> None:
        """Take the boxes this layout ships with, as a step."""
        self._drafts[self.key] = self.here.becomes(shipped_layouts()[self.key])

    def undo(self) -> bool:
        """Undo a step; False: there is none."""
        there = bool(self.key and self.here.past)
        if there:
            self._drafts[self.key] = self.here.undone()
        return there

    def redo(self) -> bool:
        """Do a step again that was undone; False: there is none."""
        there = bool(self.key and self.here.future)
        if there:
            self._drafts[self.key] = self.here.redone()
        return there

    def unkept(self) -> tuple[str, ...]:
        """The names of the layouts that were changed and are not saved."""
        return tuple(self.library.layouts[key].name for key, draft in self._drafts.items() if draft.changed)

    def save(self, *, programme: str, name: str) -> Saved:
        """Save what is looked at, which was seen in that programme, under a name, as `save_boxes` does."""
        saved = save_boxes(self.library, self.here.layout, key=self.key, programme=programme, name=name)
        kept = self._drafts.pop(self.key).kept()
        self._drafts[saved.layout] = kept if saved.layout == self.key else taken_up(self.library.layouts[saved.layout])
        return saved
