"""Boxes that speak to the room: announcements, who is called and who waits, how far the money is, leaders, bounties,
side pools, chips that leave, and the pictures of the house.
"""

from collections.abc import Sequence
from functools import lru_cache

from tdapp.domain.chips.chip_set import Chip
from tdapp.domain.units import Chips
from tdapp.read.clock.clock import ClockPhase, ClockView
from tdapp.read.people.names import PlayerName
from tdapp.read.registration.waiting import LONGEST
from tdapp.read.screen import ScreenStack
from tdapp.read.screen_layout import Align, ScreenBox
from tdapp.ui.screens.boxes_figures import whole
from tdapp.ui.screens.chips import has_room
from tdapp.ui.screens.lettering import fit_line, held
from tdapp.ui.screens.pictures import picture_of
from tdapp.ui.screens.scene import MINUTE, PLAYING, Page, Scene, one
from tdapp.ui.screens.telling import Part, listed, parts_of, rows_of, told
from tdapp.ui.screens.zones import Box, Image, Lettering, Line, Run, Swap
from tdapp.values import replace
from tdapp.words import screen as texts
from tdapp.words.clock.depth import brief_depth
from tdapp.words.prizes.stage import room_parts
from tdapp.words.rulings.say import cards
from tdapp.words.say import Words

MOST_SWAPS = 4  # more than that never leave in one break
NOBODYS = "#1C5C45"  # a chip of no set
CUT_NAMES = (30, 20, 12, 8)  # letters that are left of a name
ROOM_FOR_NAME = 110.0  # beside the logo of the house


def announcement(scene: Scene, box: Box, _spec: ScreenBox) -> list[Page]:
    """Who is to come to the desk, and what the director tells the room, in parts where it is long."""
    rows = rows_of(box)
    spoken = (_called(scene), scene.view.message, *scene.view.also)
    return told(scene, box, [part for text in spoken for part in parts_of(text, box=box, rows=rows)])


def waiting(scene: Scene, box: Box, _spec: ScreenBox) -> list[Page]:
    """How many wait for a seat, and how long that may take."""
    return told(scene, box, parts_of(_queue(scene), box=box, rows=rows_of(box)))


def to_money(scene: Scene, box: Box, _spec: ScreenBox) -> list[Page]:
    """How far the money is, and what is next."""
    at = scene.view.stage
    said = room_parts(scene.words, at) if at is not None else ()
    return told(scene, box, listed("", [[part] for part in said], box=box))


def leaders(scene: Scene, box: Box, _spec: ScreenBox) -> list[Page]:
    """The largest stacks, as many as there is room for in a part, and never one cut in two."""
    ways = [[_leader(stack, name, scene.words) for name in _names(stack.name)] for stack in scene.view.leaders]
    return told(scene, box, listed(scene.words(texts.LEADERS), ways, box=box))


def bounties(scene: Scene, box: Box, _spec: ScreenBox) -> list[Page]:
    """The largest heads, or who knocked out most, or the envelopes that are left."""
    seen, words = scene.view.bounties, scene.words
    if seen is None or scene.clock.phase not in PLAYING:
        return []
    heads = [
        [words(texts.HEAD, name=name, amount=whole(words, each.head)) for name in _names(each.name)]
        for each in seen.heads
    ]
    most = [
        [words(texts.KNOCKED_OUT, name=name, number=each.beaten) for name in _names(each.name)] for each in seen.leaders
    ]
    left = [[words(texts.ENVELOPE, number=number, amount=whole(words, amount))] for number, amount in seen.envelopes]
    found = [
        *listed(words(texts.HEADS), heads, box=box),
        *listed(words(texts.KNOCK_OUTS), most, box=box),
        *listed(words(texts.ENVELOPES), left, box=box),
    ]
    return told(scene, box, found)


def side_pools(scene: Scene, box: Box, _spec: ScreenBox) -> list[Page]:
    """The best hand of a high hand with whoever showed it, and who is still in a last longer."""
    words, pools = scene.words, list[Part]()
    for side in scene.view.sides if scene.clock.phase in PLAYING else ():
        amount = whole(words, side.amount)
        head = words(texts.SIDE_IN, pool=side.pool, amount=amount)
        if side.hand:
            head = words(texts.SIDE_BEST, pool=side.pool, amount=amount, hand=cards(side.hand))
        ways: list[Sequence[str]] = [_names(name) for name in side.names]
        if not ways:
            head, ways = "", [(words(texts.SIDE_LEFT, n=side.left, pool=side.pool, amount=amount),)]
        pools += listed(head, ways, box=box)
    return told(scene, box, pools)


def chips(scene: Scene, box: Box, _spec: ScreenBox) -> list[Page]:
    """The chips that leave in the break that runs, with those that take their place, and what to do about it."""
    leave, words, look = leaving(scene.clock), scene.words, scene.look
    if not leave:
        return []
    inside = box.cut(left=28, right=28, top=8, bottom=8)
    drawn = _swaps(scene, leave) if has_room(min(MOST_SWAPS, len(leave)), inside) else ()
    new = {} if drawn else {old.value: then.value for old, then in scene.view.leaving if then is not None}
    said = words(texts.CHIPS_LEAVE, chips=texts.chips(words, leave, new))
    stay = Run(words(texts.LEAVE_CHIPS), look.muted)
    lines = [Line((Run(said, look.text, bold=True),), 56, rows=2), Line((stay,), 44, rows=2)]
    if (coming := scene.clock.next_level) is not None:
        before, after = texts.around(words, texts.THEN_LEVEL, "stakes", number=coming.number)
        stakes = Run(texts.game_and_stakes(words, coming), look.text, bold=True)
        runs = (Run(before, look.muted), stakes, Run(after, look.muted))
        lines.append(Line(tuple(run for run in runs if run.text), 48, above=16, exact=True, rows=3))
    fitted = held(lines, inside.h)
    return one(("chips", Lettering(box, fitted, "left" if drawn else "centre", fill=look.fill, chips=drawn)))


def picture(scene: Scene, box: Box, spec: ScreenBox) -> list[Page]:
    """A picture of a sponsor; where none is named the house: its logo, its name beside it where there is room or in
    turn with it, and the name alone without a logo.
    """
    if spec.text:
        return one(("picture", Image(box, scene.pictures.get(spec.text, b""), scene.look.quiet)))
    stand = "top" if box.h < 140 else "middle"
    name = Line((Run(scene.house, scene.look.muted, bold=True),), 40, rows=2)
    whose = one(("house", Lettering(box, held((name,), box.h), spec.align.value, stand))) if scene.house else []
    if not scene.logo:
        return whose
    mark = box.cut(bottom=min(12.0, 0.12 * box.h))  # it touches nothing below
    wide = min(mark.w, mark.h * _aspect(scene.logo))
    beside = box.cut(left=wide + 14)
    if scene.house and beside.w >= ROOM_FOR_NAME:
        lines = held((name,), box.h)
        if _is_whole(lines[0], beside.w):
            logo = Image(replace(mark, w=wide), scene.logo, scene.look.quiet)
            return one(("picture", logo), ("house", Lettering(beside, lines, "left", stand)))
    if spec.align is not Align.CENTRE:
        mark = mark.cut(**{"right" if spec.align is Align.LEFT else "left": mark.w - wide})
    alone = (("picture", Image(mark, scene.logo, scene.look.quiet)),)
    return [alone, *whose]


@lru_cache(maxsize=64)  # asked every second, of the same name
def _is_whole(line: Line, width: float) -> bool:
    """Whether a line is as wide at the most, and nothing of it is squeezed or cut."""
    return fit_line(line, width=width, align="left").whole


def _aspect(picture: bytes) -> float:
    """Width over height of a picture; 1 where it cannot be read."""
    image = picture_of(picture)
    return image.width() / image.height() if not image.isNull() else 1.0


def leaving(clock: ClockView) -> tuple[Chips, ...]:
    """The chips that leave the game in the break that runs; in its last minute there is nothing left to do about it."""
    racing = clock.phase is ClockPhase.BREAK and clock.left > MINUTE
    return clock.on_break.colour_up if clock.on_break and racing else ()


def _swaps(scene: Scene, leave: tuple[Chips, ...]) -> tuple[Swap, ...]:
    """The chips that leave as they are drawn; without a set nobody knows more of them than their value."""
    view, look = scene.view, scene.look
    pictures, pairs = dict(view.pictures), {old.value: (old, new) for old, new in view.leaving}
    swaps = []
    for value in leave[:MOST_SWAPS]:
        old, new = pairs.get(value, (Chip(value, NOBODYS, 0), None))
        old_picture, new_picture = (pictures.get(chip.picture, b"") if chip else b"" for chip in (old, new))
        swaps.append(Swap(old, new, old_picture, new_picture, look.text, look.accent))
    return tuple(swaps)


def _called(scene: Scene) -> str:
    """The numbers that are to come to the desk."""
    words = scene.words
    if not scene.view.called:
        return ""
    numbers = tuple(words.number(number) for number in scene.view.called)
    return words(texts.CALLED_SEVERAL if len(numbers) > 1 else texts.CALLED, numbers=numbers)


def _queue(scene: Scene) -> str:
    """The line that says how many wait for a seat, and how long that may take."""
    view, words = scene.view, scene.words
    if not view.waiting:
        return ""
    said = words(texts.WAITING, n=view.waiting)
    if view.wait is None:
        return f"{said}, {words(texts.NO_ESTIMATE)}" if view.late is not None else said
    text = texts.WAIT_LONG if view.wait >= LONGEST else texts.WAIT
    return f"{said}, {words(text, minutes=texts.minutes(words, view.wait))}" if view.wait else said


def _names(name: PlayerName) -> tuple[str, ...]:
    """A name as it is told: in full, or, where that is too long, the last one, cut where even that is: what stands
    after it is read.

    >>> _names(PlayerName("van den Heuvel", "Maria"))
    ('Maria van den Heuvel', 'van den Heuvel', 'van den Heu…', 'van den…')
    """
    last = name.last or name.full
    return name.full, last, *(f"{last[: most - 1].rstrip()}…" for most in CUT_NAMES if len(last) > most)


def _leader(stack: ScreenStack, name: str, words: Words) -> str:
    return words(texts.LEADER, place=stack.place, name=name, chips=stack.chips, depth=brief_depth(words, stack.depth))
