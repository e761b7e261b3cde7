"""Makes the picture of a read model: which zone says what in which state. Values only, no Qt."""

from collections.abc import Iterator
from datetime import timedelta

from msgspec import Struct

from tdapp.read.clock.clock import ClockPhase, ClockView, LevelView
from tdapp.read.screen import ScreenView
from tdapp.texts import Text
from tdapp.ui.screens import looks
from tdapp.ui.screens.ladder import ladder_zones
from tdapp.ui.screens.ladder import turns as ladder_turns
from tdapp.ui.screens.layout import Layout, layout
from tdapp.ui.screens.looks import MUTED, WHITE, Look
from tdapp.ui.screens.moves import moves_zones, turns
from tdapp.ui.screens.over import over_zone
from tdapp.ui.screens.sides import band_zone, leaving, sides, tells_bounties, tells_side_pools, track_zone
from tdapp.ui.screens.zones import Box, Digits, Lettering, Line, Picture, Run, Zone
from tdapp.values import replace
from tdapp.words import screen as texts
from tdapp.words.clock.games import stakes_parts
from tdapp.words.say import Words

NAMED = 4  # winners of seats: more of them are counted
MINUTE = timedelta(minutes=1)
LABEL = 0.4  # size of a word beside its number
GAP = "\u2003"


class Scene(Struct, frozen=True):
    """The things a picture is made of: the read model, the reader's words, the places and the look of the state."""

    view: ScreenView
    words: Words
    places: Layout
    look: Look

    @property
    def clock(self) -> ClockView:
        """The clock of the read model."""
        return self.view.clock


def picture(view: ScreenView, words: Words, *, aspect: float) -> Picture:
    """The whole picture for a display of this shape (width over height)."""
    look = look_of(view.clock, in_step=in_step(view))
    counted = counting(view.clock)
    time = "" if counted is None else words.clock(counted)
    panel = bool(leaving(view.clock))
    people = view.called or view.waiting or view.moves or view.leaders
    says = bool(view.message or people or tells_bounties(view) or tells_side_pools(view) or view.stage) and not panel
    places = layout(aspect=aspect, hours=len(time) > 5, message=says, panel=panel)
    scene = Scene(view, words, places, look)
    zones = dict(_zones(scene, time))
    if view.over:  # last, so that it lies over everything else
        zones["over"] = over_zone(view.over, places.width, look, tall=places.tall)
    return Picture(places.width, look, zones)


def in_step(view: ScreenView) -> bool:
    """Whether tables play hand for hand, or their last hands: then a clock that stands is no pause."""
    return (view.hand is not None or view.last_hands is not None) and view.clock.on_break is None


def look_of(clock: ClockView, *, in_step: bool = False) -> Look:
    """The colours of the state."""
    match clock.phase:
        case ClockPhase.RUNNING:
            return looks.LAST_MINUTE if clock.warn else looks.RUNNING
        case ClockPhase.PAUSED:
            return looks.RUNNING if in_step else looks.PAUSED
        case ClockPhase.BREAK:
            return looks.LAST_MINUTE if clock.left <= MINUTE else looks.ON_BREAK
        case ClockPhase.OVER:
            return looks.OVER
        case ClockPhase.FINISHED:
            return looks.FINISHED
    return looks.WAITING


def counting(clock: ClockView) -> timedelta | None:
    """The time the digits show: until the start, or of the level or break. None when nothing is counted."""
    if clock.phase is ClockPhase.SCHEDULED and clock.starts_at is not None:
        left = clock.starts_at - clock.now
        return timedelta(seconds=max(0, -(-left // timedelta(seconds=1))))
    if clock.phase in (ClockPhase.RUNNING, ClockPhase.PAUSED, ClockPhase.BREAK):
        return clock.left
    return None


def _zones(scene: Scene, time: str) -> Iterator[tuple[str, Zone]]:
    view, words, places, look = scene.view, scene.words, scene.places, scene.look
    yield "name", Lettering(places.name, (Line((Run(view.name, bold=True),), 48, rows=2),), "left", "top")
    wall = Line((Run(words.time(scene.clock.now), figures=True),), 56, exact=True)
    yield "time", Lettering(places.time, (wall,), "right", "top")
    yield "state", _state(scene)
    if time:
        yield "digits", Digits(places.digits, time, look.ink)
    else:
        box = places.digits
        middle = box if places.tall else Box(box.x + 48, box.y, box.w - 96, box.h)
        yield "centre", Lettering(middle, _centre(scene))
    if blinds := _blinds(scene):
        yield "blinds", blinds
    steps = in_step(view) and scene.clock.phase in (ClockPhase.RUNNING, ClockPhase.PAUSED, ClockPhase.OVER)
    under = steps or scene.clock.phase is ClockPhase.PAUSED
    names = tuple(moves_zones(view, words, places, look, under=under)) if view.moves else ()
    names = names or tuple(ladder_zones(view, words, places, look, under=under))
    if steps:
        yield "following", Lettering(places.following, (Line(_step(view, words), 60, exact=True),))
    elif scene.clock.phase is ClockPhase.PAUSED:
        still = Line((Run(words(texts.PAUSED), look.ground, bold=True),), 66)
        yield "following", Lettering(places.following, (still,), fill=look.ink, icon="bars")
    elif not names and (following := _following(scene)):
        yield "following", Lettering(places.following, (Line(following, 54, rows=2, exact=True),))
    if names:
        if places.columns and not places.tall:
            yield from sides(view, words, places)
        yield from names
        return
    yield from sides(view, words, places)
    every = turns(view, places, under=under) if view.moves else ladder_turns(view)
    band = band_zone(view, words, places, look, every=every)
    if band is not None:
        yield "band", band
    track = None if band is not None and band.box == places.panel else track_zone(view, words, places, look)
    if track is not None:
        yield "track", track


def _step(view: ScreenView, words: Words) -> tuple[Run, ...]:
    """The last hands of the day, or that play is hand for hand and which hand it is."""
    if view.last_hands is not None:
        return (Run(words(texts.LAST_HANDS, n=view.last_hands), WHITE, bold=True),)
    number = words(texts.HAND, number=view.hand or 1)
    return Run(words(texts.HAND_FOR_HAND), WHITE, bold=True), Run(GAP + number, MUTED)


def _state(scene: Scene) -> Lettering:
    """The word of the state, at the head of the picture."""
    clock, words, look = scene.clock, scene.words, scene.look
    text = icon = ""
    match clock.phase:
        case ClockPhase.BREAK | ClockPhase.PAUSED if clock.on_break:
            text, icon = clock.on_break.name or words(texts.BREAK), "coffee"
        case ClockPhase.FINISHED:
            text, icon = words(texts.FINISHED), "trophy"
        case ClockPhase.NOT_STARTED:
            text = words(texts.WELCOME)
        case ClockPhase.SCHEDULED:
            text = words(texts.STARTS_IN)
        case _ if clock.level:
            text = words(texts.LAST_MINUTE if clock.warn else texts.LEVEL, number=clock.level.number)
    line = Line((Run(text, look.ink, bold=True),), 52)
    if scene.places.tall:
        return Lettering(scene.places.state, (line,), "left", icon=icon)
    return Lettering(scene.places.state, (line,), "centre", "top", icon=icon)


def _centre(scene: Scene) -> tuple[Line, ...]:
    """The lines that stand in the middle when no time is counted."""
    clock, words, look = scene.clock, scene.words, scene.look
    match clock.phase:
        case ClockPhase.FINISHED:
            won = [each.name.full for each in scene.view.podium if each.place == 1]
            if scene.view.winner or not won:
                who = Line((Run(scene.view.winner, bold=True),), 170, rows=2)
            else:  # a satellite: all who won a seat share the first place
                few = len(won) <= NAMED and not scene.places.tall
                named = words.several(won) if few else words(texts.SEATS_WON, n=len(won))
                who = Line((Run(named, bold=True),), 110, rows=4)
            return (Line((Run(words(texts.WINNER if scene.view.winner else texts.WINNERS), look.ink),), 64), who)
        case ClockPhase.OVER:
            return (
                Line((Run(words(texts.LAST_LEVEL), look.ink, bold=True),), 190, rows=2),
                Line((Run(words(texts.GOES_ON), MUTED),), 64, rows=2, above=10),
            )
    text = texts.REGISTRATION_OPEN if scene.view.late is not None else texts.NOT_STARTED
    return (Line((Run(words(text), look.ink, bold=True),), 150, rows=2),)


def _blinds(scene: Scene) -> Lettering | None:
    """The zone under the clock: the blinds, the next ones in the last minute, when play goes on, or the first prize."""
    clock, words, look, places = scene.clock, scene.words, scene.look, scene.places
    if clock.phase is ClockPhase.FINISHED:
        prizes = scene.view.prizes
        if prizes is None:
            return None
        if prizes.seats is not None:
            first = _said(scene, words(texts.SEATS), words.number(prizes.seats.many))
        else:
            first = _said(scene, words(texts.FIRST_PRIZE), words.money(prizes.first, cents=False))
        return _framed(scene, first, boxed=False)
    if clock.phase is ClockPhase.SCHEDULED and clock.starts_at:
        return _framed(scene, (_line(scene, _starts_at(scene)),), boxed=False)
    if clock.phase is ClockPhase.BREAK or (clock.phase is ClockPhase.PAUSED and clock.on_break):
        if clock.left <= MINUTE and clock.phase is ClockPhase.BREAK and clock.next_level:
            return _coming(scene, clock.next_level)
        if clock.back_at and clock.phase is ClockPhase.BREAK:
            before, after = texts.around(words, texts.BACK_AT, "time")
            time = Run(words.time(clock.back_at), figures=True)
            runs = (Run(before, look.ink, 0.6), time, Run(after, look.ink, 0.6))
            return Lettering(places.blinds, (_line(scene, runs),))
        name = (clock.on_break.name if clock.on_break else "") or words(texts.BREAK)
        return Lettering(places.blinds, (Line((Run(name, look.ink, bold=True),), 110),))
    if clock.warn and clock.phase is ClockPhase.RUNNING:
        if clock.next_break:
            lines = _said(scene, words(texts.BREAK), words.span(clock.next_break.lasts))
            return _framed(scene, lines, boxed=True)
        if clock.next_level:
            return _coming(scene, clock.next_level)
    level = clock.level or clock.next_level
    if level is None:
        return None
    waiting = clock.phase is ClockPhase.NOT_STARTED
    label = words(texts.LEVEL, number=level.number) if waiting else texts.stakes_label(words, level)
    return _framed(scene, _stakes(scene, level, label, MUTED), boxed=False)


def _coming(scene: Scene, level: LevelView) -> Lettering:
    """The numbers of the level that comes within the minute."""
    label = texts.next_label(scene.words, level)
    return _framed(scene, _stakes(scene, level, label, scene.look.ink), boxed=True)


def _starts_at(scene: Scene) -> tuple[Run, ...]:
    clock, words = scene.clock, scene.words
    assert clock.starts_at is not None
    day = clock.starts_at.astimezone(words.zone).date()
    text, args = texts.STARTS_AT, {}
    if day != clock.now.astimezone(words.zone).date():
        text, args = texts.STARTS_ON, {"day": words.day(day)}
    before, after = texts.around(words, text, "time", **args)
    time = Run(words.time(clock.starts_at), figures=True)
    return Run(before, scene.look.ink, 0.6), time, Run(after, scene.look.ink, 0.6)


def _framed(scene: Scene, lines: tuple[Line, ...], *, boxed: bool) -> Lettering:
    look = scene.look
    return Lettering(scene.places.blinds, lines, fill=look.fill if boxed else "", edge=look.ink if boxed else "")


def _line(scene: Scene, runs: tuple[Run, ...]) -> Line:
    return Line(runs, 84 if scene.places.tall else 186, 60, exact=True)


def _said(scene: Scene, label: str, number: str) -> tuple[Line, ...]:
    runs = (Run(label + GAP, scene.look.ink, LABEL, bold=True), Run(number, figures=True))
    return (_line(scene, runs),)


def _stakes(scene: Scene, level: LevelView, label: str, ink: str) -> tuple[Line, ...]:
    """The numbers of a level as large as they fit, never abbreviated; on a tall display the ante has its own line."""
    words = scene.words
    (_label, numbers), *others = stakes_parts(words, level.level)
    first = (Run(label + " ", ink, LABEL, bold=ink != MUTED), Run(" " + numbers, figures=True))
    rest = tuple((Run(said + " ", MUTED, LABEL), Run(" " + number, figures=True)) for said, number in others)
    if not rest:
        return (_line(scene, first),)
    if scene.places.tall or len(rest) > 1:
        return (_line(scene, first), _line(scene, _in_a_row(rest)))
    return (_line(scene, _in_a_row((first, *rest))),)


def _in_a_row(parts: tuple[tuple[Run, ...], ...]) -> tuple[Run, ...]:
    """Labels with their numbers in one line, with a gap between them."""
    return tuple(
        replace(run, text=GAP + run.text) if part and not at else run
        for part, runs in enumerate(parts)
        for at, run in enumerate(runs)
    )


def _following(scene: Scene) -> tuple[Run, ...]:
    """The line of what comes next."""
    clock, words, look = scene.clock, scene.words, scene.look
    coming, level = clock.next_level, clock.level
    if scene.view.seats_drawn and clock.phase in (ClockPhase.NOT_STARTED, ClockPhase.SCHEDULED):
        return (Run(words(texts.SEATS_DRAWN), look.ink, bold=True),)
    match clock.phase:
        case ClockPhase.FINISHED:
            return (Run(words(texts.THANKS), MUTED),)
        case ClockPhase.OVER:
            return ()
        case ClockPhase.SCHEDULED:
            first = level or coming
            return () if first is None else _level(words, texts.NEXT_LEVEL, first)
        case ClockPhase.NOT_STARTED:
            late = texts.late_entry(words, scene.view.late)
            return (Run(late, MUTED),) if late else ()
        case ClockPhase.BREAK if clock.left <= MINUTE:
            return (Run(words(texts.TAKE_SEATS), look.ink, bold=True),)
        case ClockPhase.RUNNING if clock.warn and level and (coming or clock.next_break):
            now = Run(words(texts.NOW, stakes=texts.game_and_stakes(words, level)), MUTED)
            if clock.next_break and coming:
                return (*_level(words, texts.THEN_LEVEL, coming),)
            return (now,)
    if clock.on_break:
        return () if coming is None else _level(words, texts.THEN_LEVEL, coming)
    return _then(scene)


def _then(scene: Scene) -> tuple[Run, ...]:
    """While a level runs: the break that follows it or is still to come, and the next level."""
    clock, words = scene.clock, scene.words
    runs: tuple[Run, ...] = ()
    if clock.next_break and not scene.places.tall:  # the row of levels says it on a tall display
        runs = (Run(words(texts.THEN_BREAK, lasts=words.span(clock.next_break.lasts)) + "  ·  ", MUTED),)
    if clock.next_level:
        runs += _level(words, texts.NEXT_LEVEL, clock.next_level)
    elif clock.level and not clock.next_break:
        runs += (Run(words(texts.LAST_LEVEL), WHITE, bold=True),)
    if clock.break_in is not None and not clock.next_break:
        runs += (Run("  ·  " + words(texts.BREAK_IN, minutes=texts.minutes(words, clock.break_in)), MUTED),)
    late = texts.late_entry(words, scene.view.late)
    if late and scene.view.prizes is not None and not scene.places.tall:
        runs += (Run(("  ·  " if runs else "") + late, MUTED),)
    return runs


def _level(words: Words, text: Text, level: LevelView) -> tuple[Run, ...]:
    before, after = texts.around(words, text, "stakes", number=level.number)
    runs = (Run(before, MUTED), Run(texts.game_and_stakes(words, level), bold=True), Run(after, MUTED))
    return tuple(run for run in runs if run.text)
