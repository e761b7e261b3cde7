"""Boxes of the clock: name, state and time of day, the time left, what comes next, the row of levels."""

from tdapp.domain.clock.structure import Break
from tdapp.read.clock.clock import ClockPhase, LevelView, PeriodView
from tdapp.read.screen_layout import ScreenBox
from tdapp.read.screen_stage import EveningStage
from tdapp.texts import Text
from tdapp.ui.screens.lettering import held
from tdapp.ui.screens.scene import GAP, MINUTE, Page, Scene, counting, in_step, one
from tdapp.ui.screens.zones import Box, Digits, Lettering, Line, Run, Segment, Track
from tdapp.words import screen as texts
from tdapp.words.papers.whose import event_said
from tdapp.words.say import Words

NAMED = 4  # winners of seats: more of them are counted
BROAD = 700.0  # a box as wide as this holds blinds and ante in one line
SEGMENT = 176.0  # a level in the row of levels
STILL = (ClockPhase.NOT_STARTED, ClockPhase.SCHEDULED)


def name(scene: Scene, box: Box, spec: ScreenBox) -> list[Page]:
    """The name of the tournament, after the number of its event."""
    number = event_said(scene.words, scene.view.event_number)
    said = f"{number} · {scene.view.name}" if number else scene.view.name
    line = Line((Run(said, scene.look.text, bold=True),), 48, rows=2)
    return one(("name", Lettering(box, held((line,), box.h), spec.align.value, "top" if box.h < 140 else "middle")))


def time(scene: Scene, box: Box, spec: ScreenBox) -> list[Page]:
    """The time of day."""
    wall = Line((Run(scene.words.time(scene.clock.now), scene.look.text, figures=True),), 56, exact=True)
    return one(("time", Lettering(box.cut(top=6), (wall,), spec.align.value, "top")))


def state(scene: Scene, box: Box, spec: ScreenBox) -> list[Page]:
    """The word of the state: the level, the break, or how far the evening is."""
    text, shorter, icon = _state(scene)
    if not text:
        return []
    ink = scene.look.ink
    short = (Run(shorter, ink, bold=True),) if shorter != text else ()
    line = Line((Run(text, ink, bold=True),), 54, shorter=short)
    return one(("state", Lettering(box, (line,), spec.align.value, "top", icon=icon)))


def _state(scene: Scene) -> tuple[str, str, str]:
    """What the state is, in short, and its icon."""
    clock, words = scene.clock, scene.words
    match clock.phase:
        case ClockPhase.BREAK | ClockPhase.PAUSED if clock.on_break:
            text = clock.on_break.name or words(texts.BREAK)
            return text, words(texts.BREAK), "coffee"
        case ClockPhase.FINISHED:
            text, prizes = words(texts.FINISHED), scene.view.prizes
            dealt = prizes is not None and prizes.dealt
            return f"{text} · {words(texts.DEAL)}" if dealt else text, text, "trophy"
        case ClockPhase.NOT_STARTED:
            text = words(texts.WELCOME)
            return text, text, ""
        case ClockPhase.SCHEDULED:
            text = words(texts.STARTS_IN)
            return text, text, ""
    if clock.level is None:
        return "", "", ""
    level = words(texts.LEVEL, number=clock.level.number)
    if clock.warn:
        return words(texts.LAST_MINUTE, number=clock.level.number), words(texts.LAST_MINUTE_BRIEF), ""
    match scene.view.evening:
        case EveningStage.FINAL_TABLE:
            return f"{level} · {words(texts.FINAL_TABLE)}", level, ""
        case EveningStage.DEAL:
            return f"{level} · {words(texts.DEAL)}", level, ""
    return level, level, ""


def clock(scene: Scene, box: Box, _spec: ScreenBox) -> list[Page]:
    """The time left in large figures, or what stands there when no time is counted."""
    counted = counting(scene.clock)
    if counted is not None:
        return one(("digits", Digits(box, scene.words.clock(counted), scene.look.ink)))
    words, look = scene.words, scene.look
    lines: tuple[Line, ...]
    match scene.clock.phase:
        case ClockPhase.FINISHED:
            lines = _won(scene, few=box.w >= BROAD)
        case ClockPhase.OVER:
            lines = (
                Line((Run(words(texts.LAST_LEVEL), look.ink, bold=True),), 190, rows=2),
                Line((Run(words(texts.GOES_ON), look.muted),), 64, rows=2, above=10),
            )
        case _:
            opened = texts.REGISTRATION_OPEN if scene.view.late is not None else texts.NOT_STARTED
            lines = (Line((Run(words(opened), look.ink, bold=True),), 150, rows=2),)
    return one(("centre", Lettering(box, held(lines, box.h))))


def _won(scene: Scene, *, few: bool) -> tuple[Line, ...]:
    """Who has won. All who won a seat of a satellite share the first place: a `few` are named, more are counted."""
    view, words, look = scene.view, scene.words, scene.look
    won = [each.name.full for each in view.podium if each.place == 1]
    if view.winner or not won:
        who = Line((Run(view.winner, look.text, bold=True),), 170, rows=2)
    else:
        named = words.several(won) if few and len(won) <= NAMED else words(texts.SEATS_WON, n=len(won))
        who = Line((Run(named, look.text, bold=True),), 110, rows=4)
    return Line((Run(words(texts.WINNER if view.winner else texts.WINNERS), look.ink),), 64), who


def following(scene: Scene, box: Box, spec: ScreenBox) -> list[Page]:
    """The line of what comes next; while play stands, that it does; hand for hand, which hand it is."""
    clock, words, look = scene.clock, scene.words, scene.look
    if in_step(scene.view) and clock.phase in (ClockPhase.RUNNING, ClockPhase.PAUSED, ClockPhase.OVER):
        return one(("next", Lettering(box, (Line(_step(scene), 60, exact=True),), spec.align.value)))
    if clock.phase is ClockPhase.PAUSED:
        still = Line((Run(words(texts.PAUSED), look.ground, bold=True),), 66, exact=True)
        return one(("next", Lettering(box, (still,), fill=look.ink, icon="bars")))
    runs = _following(scene, broad=box.w >= BROAD)
    if not runs:
        return []
    coming = clock.next_level
    brief = texts.short_game_and_stakes(words, coming) if coming is not None else ""
    shorter = (Run(words(texts.NEXT) + " ", look.muted), Run(brief, look.text, bold=True)) if brief else ()
    line = Line(runs, 54, rows=2, exact=True, shorter=shorter)
    return one(("next", Lettering(box, held((line,), box.h), spec.align.value)))


def track(scene: Scene, box: Box, _spec: ScreenBox) -> list[Page]:
    """The levels around the present one, as many as the width holds."""
    clock = scene.clock
    if not clock.schedule or clock.phase is ClockPhase.FINISHED:
        return []
    count = max(3, int(box.w / SEGMENT))
    now = next((at for at, period in enumerate(clock.schedule) if period.state == "now"), None)
    if now is None:
        now = sum(period.state == "played" for period in clock.schedule)
    start = max(0, min(now - count // 3, len(clock.schedule) - count))
    shown = clock.schedule[start : start + count]
    passed = int(clock.fraction * 100)
    segments = tuple(_segment(scene.words, period, at == 0, passed) for at, period in enumerate(shown))
    return one(("track", Track(box, segments, scene.look)))


def _step(scene: Scene) -> tuple[Run, ...]:
    """The last hands of the day, or that play is hand for hand and which hand it is."""
    view, words, look = scene.view, scene.words, scene.look
    if view.last_hands is not None:
        return (Run(words(texts.LAST_HANDS, n=view.last_hands), look.text, bold=True),)
    number = words(texts.HAND, number=view.hand or 1)
    return Run(words(texts.HAND_FOR_HAND), look.text, bold=True), Run(GAP + number, look.muted)


def _following(scene: Scene, *, broad: bool) -> tuple[Run, ...]:
    clock, words, look = scene.clock, scene.words, scene.look
    coming, level = clock.next_level, clock.level
    if scene.view.seats_drawn and clock.phase in STILL:
        return (Run(words(texts.SEATS_DRAWN), look.ink, bold=True),)
    match clock.phase:
        case ClockPhase.FINISHED:
            return (Run(words(texts.THANKS), look.muted),)
        case ClockPhase.OVER | ClockPhase.NOT_STARTED:
            return ()
        case ClockPhase.SCHEDULED:
            first = level or coming
            return () if first is None else _level(scene, texts.NEXT_LEVEL, first)
        case ClockPhase.BREAK if clock.left <= MINUTE:
            return (Run(words(texts.TAKE_SEATS), look.ink, bold=True),)
        case ClockPhase.RUNNING if clock.warn and level and (coming or clock.next_break):
            if clock.next_break and coming:
                return _level(scene, texts.THEN_LEVEL, coming)
            return (Run(words(texts.NOW, stakes=texts.game_and_stakes(words, level)), look.muted),)
    if clock.on_break:
        return () if coming is None else _level(scene, texts.THEN_LEVEL, coming)
    return _then(scene, broad=broad)


def _then(scene: Scene, *, broad: bool) -> tuple[Run, ...]:
    """While a level runs: the break that follows it or is still to come, and the next level."""
    clock, words, look = scene.clock, scene.words, scene.look
    runs: tuple[Run, ...] = ()
    if clock.next_break and broad:  # in a narrow picture the row of levels says it
        runs = (Run(words(texts.THEN_BREAK, lasts=words.span(clock.next_break.lasts)) + "  ·  ", look.muted),)
    if clock.next_level:
        runs += _level(scene, texts.NEXT_LEVEL, clock.next_level)
    elif clock.level and not clock.next_break:
        runs += (Run(words(texts.LAST_LEVEL), look.text, bold=True),)
    if clock.break_in is not None and not clock.next_break:
        said = words(texts.BREAK_IN, minutes=texts.minutes(words, clock.break_in))
        runs += (Run("  ·  " + said if runs else said, look.muted),)
    return runs


def _level(scene: Scene, text: Text, level: LevelView) -> tuple[Run, ...]:
    words, look = scene.words, scene.look
    before, after = texts.around(words, text, "stakes", number=level.number)
    stakes = Run(texts.game_and_stakes(words, level), look.text, bold=True)
    return tuple(run for run in (Run(before, look.muted), stakes, Run(after, look.muted)) if run.text)


def _segment(words: Words, period: PeriodView, first: bool, passed: int) -> Segment:
    is_break = isinstance(period.period, Break)
    if is_break:
        label = words(texts.BREAK)
        if period.starts_at is not None and period.state == "coming":
            label = words(texts.BREAK_TIME, time=words.time(period.starts_at))
    else:
        number = period.number or 0
        label = words(texts.LEVEL, number=number) if first else words.number(number)
    return Segment(label, is_break, period.state, passed if period.state == "now" else 0)
