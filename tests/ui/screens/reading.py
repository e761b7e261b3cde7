"""Reads pictures of the room's screen: what one says, page after page, and where a box stands."""

from collections.abc import Iterator
from datetime import timedelta

from tdapp.read.screen import ScreenView
from tdapp.read.screen_windows import PublicWindow
from tdapp.ui.screens.composing import Show, composed
from tdapp.ui.screens.lettering import fit, size_of
from tdapp.ui.screens.scene import PAGE_SECONDS
from tdapp.ui.screens.shows import usual_show, usual_shows
from tdapp.ui.screens.zones import Digits, Lettering, Picture, Run, Track, Zone
from tdapp.values import replace
from tdapp.words.say import Words

SHOW = usual_show()
PROGRAMMES = tuple(usual_shows().programmes())
ASPECTS = {"16:9": 1920 / 1080, "1366x768": 1366 / 768, "4:3": 4 / 3, "16:10": 1.6, "5:4": 1.25, "21:9": 21 / 9,
           "tall": 9 / 16, "ultra-wide": 32 / 9, "square": 1.0}  # fmt: skip


def show(programme: str, theme: str = "dark") -> Show:
    """A shipped programme in a theme."""
    shows = usual_shows()
    return replace(shows.of(PublicWindow(1)), programme=shows.programmes()[programme], theme=shows.themes()[theme])


def turned(view: ScreenView, page: int) -> ScreenView:
    """The same so many pages later."""
    now = view.clock.now + page * timedelta(seconds=PAGE_SECONDS)
    return replace(view, clock=replace(view.clock, now=now))


def pictures(
    view: ScreenView, words: Words, aspect: float, *, of: Show = SHOW, beside: tuple[ScreenView, ...] = ()
) -> list[Picture]:
    """What is shown page after page, until every turn has been round."""
    pages = max(1, *composed([view, *beside], of, words, aspect=aspect).turns.values())
    every = ([turned(each, page) for each in (view, *beside)] for page in range(pages))
    return [composed(each, of, words, aspect=aspect).picture for each in every]


def runs(zone: Zone) -> Iterator[Run]:
    """Every run of letters in a zone."""
    if isinstance(zone, Lettering):
        for line in zone.lines:
            yield from line.runs
    elif isinstance(zone, Digits):
        yield Run(zone.text, zone.ink)
    elif isinstance(zone, Track):
        yield from (Run(segment.label, zone.look.text) for segment in zone.segments)


def text_of(shown: Picture) -> str:
    """All that a picture says, zones apart by a bar."""
    return " | ".join(" ".join(run.text for run in runs(zone)) for zone in shown.zones.values())


def pages(view: ScreenView, words: Words, aspect: float = 16 / 9, *, of: Show = SHOW) -> list[str]:
    """What the screen says, page after page."""
    return [text_of(shown) for shown in pictures(view, words, aspect, of=of)]


def zone(shown: Picture, name: str) -> Zone:
    """The zone of this name in whichever box it stands; one at least is there."""
    return next(each for key, each in shown.zones.items() if key.partition(".")[2] == name)


def zones(shown: Picture, name: str) -> list[Zone]:
    """All zones of this name."""
    return [each for key, each in shown.zones.items() if key.partition(".")[2] == name]


def band(view: ScreenView, words: Words, aspect: float) -> set[str]:
    """All that the band tells, part by part."""
    told = (zones(shown, "told") for shown in pictures(view, words, aspect))
    return {" ".join(run.text for run in runs(each)) for found in told for each in found}


def size_of_runs(zone: Lettering) -> list[float]:
    """How large every run of a zone is drawn."""
    return [
        size_of(run, fitted.size)
        for line, fitted in zip(zone.lines, fit(zone, zone.box), strict=False)
        for run in line.runs
    ]
