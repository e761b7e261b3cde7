"""The box of blinds: the stakes as large as they fit, those that come, and when play begins or goes on."""

from functools import lru_cache

from tdapp.read.clock.clock import ClockPhase, LevelView
from tdapp.read.screen_layout import ScreenBox
from tdapp.ui.screens.lettering import SQUEEZED, fit, fit_line, held
from tdapp.ui.screens.scene import GAP, MINUTE, Page, Scene
from tdapp.ui.screens.zones import LEAST, Box, Lettering, Line, Run
from tdapp.values import replace
from tdapp.words import screen as texts
from tdapp.words.clock.games import stakes_parts

# Size of a word beside its number: alone with it, and among others in smaller lines.
LABEL, LABEL_BESIDE = 0.4, 0.62
LOW = 95.0  # a box lower than that holds no blinds of 6 % of the height within a frame
INSIDE = 14.0  # free at the left and right edge within a frame
Turns = tuple[tuple[Line, ...], ...]  # lines that are seen together, turn by turn


def blinds(scene: Scene, box: Box, _spec: ScreenBox) -> list[Page]:
    """The blinds as large as they fit; the next ones in a last minute; when play begins or goes on."""
    clock, words, look = scene.clock, scene.words, scene.look
    if clock.phase is ClockPhase.FINISHED:
        return []
    if clock.phase is ClockPhase.SCHEDULED and clock.starts_at:
        return _zone(box, (_line(_starts_at(scene), box),))
    if clock.phase is ClockPhase.BREAK or (clock.phase is ClockPhase.PAUSED and clock.on_break):
        if clock.phase is ClockPhase.BREAK and clock.left <= MINUTE and clock.next_level:
            return _coming(scene, box, clock.next_level)
        if clock.back_at and clock.phase is ClockPhase.BREAK:
            before, after = texts.around(words, texts.BACK_AT, "time")
            at = Run(words.time(clock.back_at), look.text, figures=True)
            return _zone(box, (_line((Run(before, look.ink, 0.6), at, Run(after, look.ink, 0.6)), box),))
        called = (clock.on_break.name if clock.on_break else "") or words(texts.BREAK)
        return _zone(box, (Line((Run(called, look.ink, bold=True),), 110),))
    if clock.warn and clock.phase is ClockPhase.RUNNING:
        if clock.next_break:
            runs = _said(scene, words(texts.BREAK), words.span(clock.next_break.lasts))
            return _boxed(scene, box, (_line(runs, box),))
        if clock.next_level:
            return _coming(scene, box, clock.next_level)
    level = clock.level or clock.next_level
    if level is None:
        return []
    waiting = clock.phase is ClockPhase.NOT_STARTED
    label = words(texts.LEVEL, number=level.number) if waiting else texts.stakes_label(words, level)
    return _zone(box, *_stakes(scene, box, level, label, look.muted))


def _zone(box: Box, *turns: tuple[Line, ...]) -> list[Page]:
    """A page for each turn of lines."""
    return [(("blinds", Lettering(box, held(lines, box.h))),) for lines in turns]


def _panel(box: Box) -> Box:
    return box.cut(top=min(10.0, 0.08 * box.h), bottom=2)


def _boxed(scene: Scene, box: Box, *turns: tuple[Line, ...]) -> list[Page]:
    """The same within a frame."""
    look, panel = scene.look, _panel(box)
    return [
        (("blinds", Lettering(panel, held(lines, panel.h - 16), fill=look.fill, edge=look.ink)),) for lines in turns
    ]


def _line(runs: tuple[Run, ...], box: Box) -> Line:
    return Line(runs, 186, 60 if box.h >= LOW else LEAST, exact=True)


def _said(scene: Scene, label: str, number: str) -> tuple[Run, ...]:
    look = scene.look
    return Run(label + GAP, look.ink, LABEL, bold=True), Run(number, look.text, figures=True)


def _stakes(scene: Scene, box: Box, level: LevelView, label: str, ink: str) -> Turns:
    """The numbers of a level, never abbreviated, in one line or in two, whichever is larger; where they do not fit so,
    in turns: the first of them stays as long as there is room for two lines.
    """
    words, look = scene.words, scene.look
    (_label, numbers), *others = stakes_parts(words, level.level)
    many = len(others) > 1
    small = LABEL_BESIDE if many else LABEL
    first = (Run(label + " ", ink, small, bold=ink != look.muted), Run(" " + numbers, look.text, figures=True))
    rest = tuple(
        (Run(said + " ", look.muted, small), Run(" " + number, look.text, figures=True)) for said, number in others
    )
    if not rest:
        return ((_line(first, box),),)
    ways: list[tuple[Line, ...]] = [(_line(first, box), _line(_in_a_row(rest), box))]
    if not many:
        ways.insert(0, (_line(_in_a_row((first, *rest)), box),))
    fitting = [way for way in ways if _fits(way, box)]
    if fitting:
        return (max(fitting, key=lambda way: _size(way, box)),)
    lines = [_line(part, box) for part in (first, *rest)]
    size = min(fit_line(line, width=box.w, align="centre").size for line in lines)
    stays, *turns = (replace(line, size=max(size, line.least)) for line in lines)  # of one size, whichever is seen
    if _holds((stays, turns[0]), box):
        return tuple((stays, each) for each in turns)
    return ((stays,), *((each,) for each in turns))


@lru_cache(maxsize=256)  # asked every second, of the same few lines
def _fits(lines: tuple[Line, ...], box: Box) -> bool:
    """Whether a box holds all of these lines, and none of them is squeezed so much that it is hard to read."""
    return _holds(lines, box) and all(fit_line(line, width=box.w, align="centre").squeeze >= SQUEEZED for line in lines)


@lru_cache(maxsize=256)
def _size(lines: tuple[Line, ...], box: Box) -> float:
    """How large the smallest of these lines is in a box, as it is drawn."""
    return min(line.size * line.squeeze for line in fit(Lettering(box, held(lines, box.h)), box))


def _holds(lines: tuple[Line, ...], box: Box) -> bool:
    return len(held(lines, box.h)) == len(lines)


def _in_a_row(parts: tuple[tuple[Run, ...], ...]) -> tuple[Run, ...]:
    """Labels with their numbers in one line, with a gap between them."""
    return tuple(
        replace(run, text=GAP + run.text) if part and not at else run
        for part, runs in enumerate(parts)
        for at, run in enumerate(runs)
    )


def _coming(scene: Scene, box: Box, level: LevelView) -> list[Page]:
    """The numbers of the level that comes within the minute."""
    inside = _panel(box).cut(top=8, bottom=8, left=INSIDE, right=INSIDE)
    return _boxed(scene, box, *_stakes(scene, inside, level, texts.next_label(scene.words, level), scene.look.ink))


def _starts_at(scene: Scene) -> tuple[Run, ...]:
    clock, words, look = scene.clock, scene.words, scene.look
    assert clock.starts_at is not None
    day = clock.starts_at.astimezone(words.zone).date()
    text, args = texts.STARTS_AT, {}
    if day != clock.now.astimezone(words.zone).date():
        text, args = texts.STARTS_ON, {"day": words.day(day)}
    before, after = texts.around(words, text, "time", **args)
    at = Run(words.time(clock.starts_at), look.text, figures=True)
    return Run(before, look.ink, 0.6), at, Run(after, look.ink, 0.6)
