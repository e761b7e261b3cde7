"""Boxes that speak to the room: announcements, who is called and who waits, how far the money is, leaders, bounties,
side pools, chips that leave, and the pictures of the house.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from unicodedata import east_asian_width

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
from tdapp.ui.screens.zones import LEAST, Box, Image, Lettering, Line, Run, Swap
from tdapp.values import replace
from tdapp.words import screen as texts
from tdapp.words.clock.depth import brief_depth
from tdapp.words.prizes.stage import room_parts
from tdapp.words.rulings.say import cards
from tdapp.words.say import Words

MOST_SWAPS = 4  # more than that never leave in one break
NOBODYS = "#1C5C45"  # a chip of no set
SPEECH = 54.0  # size of what is told in a band
PITCH = 50.0  # height of a row of it, at the least size
LETTER = 0.62  # width of a letter, of its size
PADDING = 60.0
ROOM_FOR_NAME = 110.0  # beside the logo of the house

Part = tuple[str, int, int]  # a part of what is told, its number, and how many there are


def announcement(scene: Scene, box: Box, _spec: ScreenBox) -> list[Page]:
    """Who is to come to the desk, and what the director tells the room, in parts where it is long."""
    rows = _rows(box)
    spoken = (_called(scene), scene.view.message, *scene.view.also)
    return _told(scene, box, [part for text in spoken for part in parts(text, box=box, rows=rows)])


def waiting(scene: Scene, box: Box, _spec: ScreenBox) -> list[Page]:
    """How many wait for a seat, and how long that may take."""
    return _told(scene, box, parts(_queue(scene), box=box, rows=_rows(box)))


def to_money(scene: Scene, box: Box, _spec: ScreenBox) -> list[Page]:
    """How far the money is, and what is next."""
    at = scene.view.stage
    said = room_parts(scene.words, at) if at is not None else ()
    return _told(scene, box, _listed("", [[part] for part in said], box=box, cut=True))


def leaders(scene: Scene, box: Box, _spec: ScreenBox) -> list[Page]:
    """The largest stacks, as many as there is room for in a part, and never one cut in two."""
    ways = [[_leader(stack, name, scene.words) for name in _names(stack.name)] for stack in scene.view.leaders]
    return _told(scene, box, _listed(scene.words(texts.LEADERS), ways, box=box))


def bounties(scene: Scene, box: Box, _spec: ScreenBox) -> list[Page]:
    """The largest heads, or who knocked out most, or the envelopes that are left."""
    told, words = scene.view.bounties, scene.words
    if told is None or scene.clock.phase not in PLAYING:
        return []
    heads = [
        [words(texts.HEAD, name=name, amount=whole(words, each.head)) for name in _names(each.name)]
        for each in told.heads
    ]
    most = [
        [words(texts.KNOCKED_OUT, name=name, number=each.beaten) for name in _names(each.name)] for each in told.leaders
    ]
    left = [[words(texts.ENVELOPE, number=number, amount=whole(words, amount))] for number, amount in told.envelopes]
    found = [
        *_listed(words(texts.HEADS), heads, box=box),
        *_listed(words(texts.KNOCK_OUTS), most, box=box),
        *_listed(words(texts.ENVELOPES), left, box=box),
    ]
    return _told(scene, box, found)


def side_pools(scene: Scene, box: Box, _spec: ScreenBox) -> list[Page]:
    """The best hand of a high hand with whoever showed it, and who is still in a last longer."""
    words, told = scene.words, list[Part]()
    for side in scene.view.sides if scene.clock.phase in PLAYING else ():
        amount = whole(words, side.amount)
        head = words(texts.SIDE_IN, pool=side.pool, amount=amount)
        if side.hand:
            head = words(texts.SIDE_BEST, pool=side.pool, amount=amount, hand=cards(side.hand))
        ways: list[Sequence[str]] = [_names(name) for name in side.names]
        if not ways:
            head, ways = "", [(words(texts.SIDE_LEFT, n=side.left, pool=side.pool, amount=amount),)]
        told += _listed(head, ways, box=box)
    return _told(scene, box, told)


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


def parts(message: str, *, box: Box, rows: int) -> list[Part]:
    """The parts of a message, cut at its spaces so that the band can hold each, with its number and how many there
    are.
    """
    room = _room(box, rows)
    words = list(_words(message, room))
    pages = _paged(words, room)
    for narrower in range(room - 1, room // 2, -1):  # as much on each of them, so that the last is no lone word
        tried = _paged(words, narrower)
        if len(tried) > len(pages):
            break
        pages = tried
    return [(page, number, len(pages)) for number, page in enumerate(pages, 1)]


def _paged(words: Sequence[str], room: int) -> list[str]:
    """Words in pages of at most so many letters."""
    pages, page, used = list[str](), "", 0
    for word in words:
        width = _width(word)
        if page and used + width + 1 > room:
            pages.append(page)
            page, used = "", 0
        page = f"{page} {word}" if page else word
        used += width + 1
    if page:
        pages.append(page)
    return pages


def _told(scene: Scene, box: Box, told: Sequence[Part]) -> list[Page]:
    """A page of the band for each part."""
    look, rows = scene.look, _rows(box)
    pages: list[Page] = []
    for text, number, of in told:
        mark = f"\u00a0\u00a0{scene.words.number(number)}/{scene.words.number(of)}"  # never alone in a row
        more = (Run(mark, look.muted),) if of > 1 else ()
        line = Line((Run(text, look.text, bold=True), *more), SPEECH, rows=rows)
        pages.append((("told", Lettering(box, (line,), fill=look.fill)),))
    return pages


def _rows(box: Box) -> int:
    """How many rows of letters the band holds; enough of them to be read at one glance."""
    return max(1, min(4, int((box.h - 16) / PITCH)))


def _room(box: Box, rows: int) -> int:
    """About so many letters fit into the band."""
    return max(8, rows * int((box.w - PADDING) / (LETTER * LEAST)) - (8 if rows > 1 else 5))


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


def _names(name: PlayerName) -> tuple[str, str]:
    """A name as it is told: in full, or, where that is too long, the last one."""
    return name.full, name.last or name.full


def _listed(head: str, items: Sequence[Sequence[str]], *, box: Box, cut: bool = False) -> list[Part]:
    """Some items after a head ('' none), as many as there is room for in a part, and never one cut in two. Of each the
    first way to say it that fits. `cut`: one that is too long in every way is told in parts.
    """
    pages: list[str] = []
    room = _room(box, _rows(box))
    for ways in items:
        said = next((way for way in ways if _width(f"{head} {way}") <= room), ways[-1])
        if cut and _width(f"{head} {said}") > room:
            pages += [text for text, _number, _of in parts(f"{head} {said}", box=box, rows=_rows(box))]
        elif pages and _width(pages[-1]) + _width(said) + 3 <= room:
            pages[-1] += f" · {said}"
        else:
            pages.append(f"{head} {said}".strip())
    return [(page, number, len(pages)) for number, page in enumerate(pages, 1)]


def _leader(stack: ScreenStack, name: str, words: Words) -> str:
    return words(texts.LEADER, place=stack.place, name=name, chips=stack.chips, depth=brief_depth(words, stack.depth))


def _words(message: str, room: int) -> Iterator[str]:
    """The words of a message; one too long for a whole part (or a script without spaces) is cut."""
    for word in message.split():
        while _width(word) > room:
            cut = max(1, room // 2)
            yield word[:cut]
            word = word[cut:]
        yield word


def _width(text: str) -> int:
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)
