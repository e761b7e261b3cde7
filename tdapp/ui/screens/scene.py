"""What every box is made of: one tournament's read model, the reader's words, the colours of its state. No Qt here."""

from collections.abc import Callable
from datetime import timedelta

from msgspec import Struct

from tdapp.read.clock.clock import ClockPhase, ClockView
from tdapp.read.screen import ScreenView
from tdapp.read.screen_layout import ScreenBox
from tdapp.read.screen_theme import Look, LookOf
from tdapp.ui.screens.zones import Box, Zone
from tdapp.words.say import Words

MINUTE = timedelta(minutes=1)
PAGE_SECONDS = 8  # how long one page stands before the next has its turn
PLAYING = (ClockPhase.RUNNING, ClockPhase.PAUSED, ClockPhase.BREAK, ClockPhase.OVER)
GAP = "\u2003"

Page = tuple[tuple[str, Zone], ...]  # zones that are seen together, each with a name of its own in the box


class Scene(Struct, frozen=True):
    """One tournament on the screen. `logo`: the house's picture, `pictures`: others by the names of their files;
    `house`: its name.
    """

    view: ScreenView
    words: Words
    look: Look
    logo: bytes = b""
    pictures: dict[str, bytes] = {}
    house: str = ""

    @property
    def clock(self) -> ClockView:
        """The clock of the read model."""
        return self.view.clock

    @property
    def hurries(self) -> bool:
        """Whether it is the last minute of a level or break: then nothing takes the eye off the clock."""
        return self.clock.warn or (self.clock.phase is ClockPhase.BREAK and self.clock.left <= MINUTE)


Draw = Callable[[Scene, Box, ScreenBox], list[Page]]  # the pages of a box; none: it has nothing to say


def in_step(view: ScreenView) -> bool:
    """Whether tables play hand for hand, or their last hands: then a clock that stands is no pause."""
    return (view.hand is not None or view.last_hands is not None) and view.clock.on_break is None


def look_of(view: ScreenView) -> LookOf:
    """What the picture as a whole tells."""
    clock = view.clock
    match clock.phase:
        case ClockPhase.RUNNING:
            return LookOf.LAST_MINUTE if clock.warn else LookOf.RUNNING
        case ClockPhase.PAUSED:
            return LookOf.RUNNING if in_step(view) else LookOf.PAUSED
        case ClockPhase.BREAK:
            return LookOf.LAST_MINUTE if clock.left <= MINUTE else LookOf.BREAK
        case ClockPhase.OVER:
            return LookOf.OVER
        case ClockPhase.FINISHED:
            return LookOf.FINISHED
    return LookOf.WAITING


def counting(clock: ClockView) -> timedelta | None:
    """The time the digits show: until the start, or of the level or break. None when nothing is counted."""
    if clock.phase is ClockPhase.SCHEDULED and clock.starts_at is not None:
        left = clock.starts_at - clock.now
        return timedelta(seconds=max(0, -(-left // timedelta(seconds=1))))
    if clock.phase in (ClockPhase.RUNNING, ClockPhase.PAUSED, ClockPhase.BREAK):
        return clock.left
    return None


def one(*zones: tuple[str, Zone]) -> list[Page]:
    """A box with a single page."""
    return [zones]
