"""The zones round the clock: game, money, the row of levels, and the band that speaks to the room."""

from collections.abc import Iterator, Sequence
from datetime import timedelta
from unicodedata import east_asian_width

from msgspec import Struct

from tdapp.domain.chips.chip_set import Chip
from tdapp.domain.clock.structure import Break
from tdapp.domain.units import Cents, Chips, Money
from tdapp.read.clock.clock import ClockPhase, ClockView, PeriodView
from tdapp.read.people.names import PlayerName
from tdapp.read.prizes.stage import MoneyStage
from tdapp.read.registration.waiting import LONGEST
from tdapp.read.screen import ScreenPrizes, ScreenStack, ScreenView
from tdapp.ui.screens.layout import Layout
from tdapp.ui.screens.looks import MUTED, Look
from tdapp.ui.screens.zones import LEAST, Box, Lettering, Line, Run, Segment, Swap, Track, Zone
from tdapp.values import replace
from tdapp.words import screen as texts
from tdapp.words.prizes.stage import room_parts
from tdapp.words.rulings.say import cards
from tdapp.words.say import Words

MOST_SWAPS = 4  # more than that never leave in one break
MOST_THINGS = 2  # prizes that are not money, beside those that are
NOBODYS = "#1C5C45"  # a chip of no set
PAGE_SECONDS = 8  # how long one part of a long message stands
PLAYING = (ClockPhase.RUNNING, ClockPhase.PAUSED, ClockPhase.BREAK, ClockPhase.OVER)


class Item(Struct, frozen=True):
    """A figure with its label over it and a line under it; without a figure a plain remark."""

    label: str
    figure: str = ""
    under: str = ""
    large: bool = False


def sides(view: ScreenView, words: Words, places: Layout) -> Iterator[tuple[str, Zone]]:
    """The zones of game and money: beside the clock, or in a row under it."""
    game, money = _game(view, words), _money(view, words)
    if places.columns:
        for name, items, box, align in (
            ("game", game, places.columns[0], "left"),
            ("money", money, places.columns[1], "right"),
        ):
            shown = items[: 1 if places.band else 2] if places.tall else items
            lines = [line for at, item in enumerate(shown) for line in _lines(item, first=at == 0, places=places)]
            yield name, Lettering(box, tuple(lines), align, "top")
    elif places.row:
        items = [*game, *money]
        for at, (item, box) in enumerate(zip(items, places.row.across(len(items), 20), strict=True)):
            side, number, align = ("game", at, "left") if at < len(game) else ("money", at - len(game), "right")
            yield f"{side}{number}", Lettering(box, tuple(_lines(item, first=True, places=places)), align, "top")


def _lines(item: Item, *, first: bool, places: Layout) -> Iterator[Line]:
    above = 0.0 if first else 8.0 if places.tall else 20.0
    label, under, figure = Run(item.label, MUTED), Run(item.under, MUTED), Run(item.figure, figures=True)
    if not item.figure:
        yield Line((label,), 33, rows=3, above=above)
    elif places.tall:  # little height: what stands under the largest figure goes beside it, the rest is left out
        yield Line((label,), 32, above=above)
        beside = (replace(under, text="  " + item.under, size=0.56),) if item.under and item.large else ()
        yield Line((figure, *beside), 58, 58 if beside else 40, exact=True)
    else:
        yield Line((label,), 32 if places.row else 35, rows=1 if places.row else 2, above=above)
        yield Line((figure,), 52 if places.row else 104 if item.large else 70, 40 if places.row else LEAST, exact=True)
        if item.under:
            yield Line((under,), 32 if places.row else 34, rows=1 if places.row else 2, exact=True)


def _game(view: ScreenView, words: Words) -> list[Item]:
    if view.clock.phase not in PLAYING:
        return [Item(words(texts.ENTRIES), words.number(view.entries), large=True)]
    of = words(texts.OF_ENTRIES, entries=view.entries)
    items = [Item(words(texts.PLAYERS_LEFT), words.number(view.left), of, large=True)]
    if view.average is not None:
        deep = "" if view.average_blinds is None else texts.depth(words, view.average_blinds)
        items.append(Item(words(texts.AVERAGE), words.number(view.average), deep))
    return items


def _money(view: ScreenView, words: Words) -> list[Item]:
    also = [Item(words(texts.PLACE_WINS, place=place, thing=thing)) for place, thing in view.things[:MOST_THINGS]]
    return [*_in_money(view, words), *also]


def _in_money(view: ScreenView, words: Words) -> list[Item]:
    if view.prizes is None:
        follow = [] if view.pays_nobody else [Item(words(texts.PAYOUTS_FOLLOW))]
        late = texts.late_entry(words, view.late)
        return [*follow, Item(late)] if late and view.clock.phase in PLAYING else follow
    prizes = view.prizes
    if prizes.dealt:
        dealt = Money(Cents(sum(each.cents for each in prizes.amounts[: prizes.dealt])), prizes.pool.currency)
        more = prizes.played_for
        played_for = words(texts.PLAYED_FOR, amount=_whole(words, more)) if more is not None else ""
        made = Item(words(texts.DEAL_MADE, n=prizes.dealt), _whole(words, dealt), played_for)
        return [made, Item(words(texts.PRIZE_POOL), _whole(words, prizes.pool), _held_back(prizes, words))]
    first = _first(prizes, words)
    if view.stage is not None:
        return [first] if view.stage.all_seats else [_next_prize(view.stage, words), first]
    seats_alone = prizes.seats is not None and prizes.seats.many == prizes.paid
    last = "" if seats_alone else words(texts.LAST_PRIZE, amount=_whole(words, prizes.last))
    pool = Item(words(texts.PRIZE_POOL), _whole(words, prizes.pool), last)
    held = _held_back(prizes, words)
    return [first, pool, Item(held)] if held else [first, pool]


def _first(prizes: ScreenPrizes, words: Words) -> Item:
    """The first prize and how many are paid, or in a satellite the seats and what each is worth."""
    if prizes.seats is not None:
        worth = words(texts.EACH_WORTH, amount=_whole(words, prizes.seats.worth))
        return Item(words(texts.SEATS), words.number(prizes.seats.many), worth)
    paid = words(texts.ARE_PAID, n=prizes.paid)
    return Item(words(texts.FIRST_PRIZE), _whole(words, prizes.first), paid)


def _held_back(prizes: ScreenPrizes, words: Words) -> str:
    """What of the money sold is held back for the season; '' nothing."""
    held = prizes.season
    return words(texts.HELD_BACK, amount=_whole(words, held)) if held is not None else ""


def _next_prize(at: MoneyStage, words: Words) -> Item:
    """How many are to go to the money, then what the next one out gets and what comes after."""
    if at.to_go or at.next_out is None:
        return Item(words(texts.TO_THE_SEATS if at.seats else texts.TO_THE_MONEY), words.number(at.to_go))
    paid, jump = _whole(words, at.next_out), at.jump
    if jump is None:
        return Item(words(texts.NEXT_OUT_GETS), paid)
    then = _whole(words, jump.then)
    won = jump.place - jump.more == 1
    after = words(texts.FOR_WINNER, amount=then) if won else words(texts.AFTER_MORE, n=jump.more, amount=then)
    return Item(words(texts.NEXT_OUT_GETS), paid, after)


def leaving(clock: ClockView) -> tuple[Chips, ...]:
    """The chips that leave the game in the break that runs; in its last minute there is nothing left to do about it."""
    racing = clock.phase is ClockPhase.BREAK and clock.left > timedelta(minutes=1)
    return clock.on_break.colour_up if clock.on_break and racing else ()


def band_zone(view: ScreenView, words: Words, places: Layout, look: Look, *, every: int = 1) -> Lettering | None:
    """The zone that speaks to the room, in parts that take turns; chips that leave come first. None: nothing.

    `every`: so many pages take turns with this one, and the next part is said when it comes round again.
    """
    clock, chips_leave = view.clock, leaving(view.clock)
    box = places.panel if chips_leave or places.band is None else places.band
    rows = max(1, int((box.h - 16) / 40))
    spoken = (_called(view, words), view.message, *view.also, _queue(view, words))
    told = [part for text in spoken for part in parts(text, box=box, rows=rows)]
    money = room_parts(words, view.stage) if view.stage is not None else ()
    told += _listed("", [[part] for part in money], box=box, rows=rows)
    told += _leaders(view, words, box=box, rows=rows)
    told += _bounties(view, words, box=box, rows=rows)
    told += _side_pools(view, words, box=box, rows=rows)
    pages = [Lettering(box, _page(words, part, rows), fill=look.fill) for part in told]
    if chips_leave:
        drawn = _swaps(view, chips_leave) if box.w > 700 else ()
        new = {} if drawn else {old.value: then.value for old, then in view.leaving if then is not None}
        said = words(texts.CHIPS_LEAVE, chips=texts.chips(words, chips_leave, new))
        lines: tuple[Line, ...] = (Line((Run(said, bold=True),), 50, rows=2),)
        if box.h > 120:
            lines += (Line((Run(words(texts.LEAVE_CHIPS), MUTED),), 40, above=6),)
        pages.insert(0, Lettering(box, lines, "left" if drawn else "centre", fill=look.fill, chips=drawn))
    if not pages:
        return None
    return pages[int(clock.now.timestamp()) // (PAGE_SECONDS * every) % len(pages)]


def _swaps(view: ScreenView, leaving: tuple[Chips, ...]) -> tuple[Swap, ...]:
    """The chips that leave as they are drawn; without a set nobody knows more of them than their value."""
    pictures, pairs = dict(view.pictures), {old.value: (old, new) for old, new in view.leaving}
    swaps = []
    for value in leaving[:MOST_SWAPS]:
        old, new = pairs.get(value, (Chip(value, NOBODYS, 0), None))
        swaps.append(Swap(old, new, *(pictures.get(chip.picture, b"") if chip else b"" for chip in (old, new))))
    return tuple(swaps)


def _called(view: ScreenView, words: Words) -> str:
    """The numbers that are to come to the desk."""
    if not view.called:
        return ""
    numbers = tuple(words.number(number) for number in view.called)
    return words(texts.CALLED_SEVERAL if len(numbers) > 1 else texts.CALLED, numbers=numbers)


def _queue(view: ScreenView, words: Words) -> str:
    """The line that says how many wait for a seat, and how long that may take."""
    if not view.waiting:
        return ""
    said = words(texts.WAITING, n=view.waiting)
    if view.wait is None:
        return f"{said}, {words(texts.NO_ESTIMATE)}" if view.late is not None else said
    text = texts.WAIT_LONG if view.wait >= LONGEST else texts.WAIT
    return f"{said}, {words(text, minutes=texts.minutes(words, view.wait))}" if view.wait else said


def _page(words: Words, part: tuple[str, int, int], rows: int) -> tuple[Line, ...]:
    text, number, of = part
    more = (Run(f"  {words.number(number)}/{words.number(of)}", MUTED),) if of > 1 else ()
    return (Line((Run(text, bold=True), *more), 52, rows=rows),)


def parts(message: str, *, box: Box, rows: int) -> list[tuple[str, int, int]]:
    """The parts of a message, cut at its spaces so that the band can hold each, with its number and how many there
    are.
    """
    room = _room(box, rows)
    pages, page, used = [], "", 0
    for word in _words(message, room):
        width = _width(word)
        if page and used + width + 1 > room:
            pages.append(page)
            page, used = "", 0
        page = f"{page} {word}" if page else word
        used += width + 1
    if page:
        pages.append(page)
    return [(page, number, len(pages)) for number, page in enumerate(pages, 1)]


def _room(box: Box, rows: int) -> int:
    """About so many letters fit into the band."""
    return rows * int((box.w - 60) / (0.60 * 38)) - 8


def _leaders(view: ScreenView, words: Words, *, box: Box, rows: int) -> list[tuple[str, int, int]]:
    """The largest stacks, as many as there is room for in a part, and never one cut in two."""
    ways = [[_leader(stack, name, words) for name in _names(stack.name)] for stack in view.leaders]
    return _listed(words(texts.LEADERS), ways, box=box, rows=rows)


def _bounties(view: ScreenView, words: Words, *, box: Box, rows: int) -> list[tuple[str, int, int]]:
    """The largest heads, or who knocked out most, or the envelopes that are left."""
    told = view.bounties
    if told is None or not tells_bounties(view):
        return []
    heads = [
        [words(texts.HEAD, name=name, amount=_whole(words, each.head)) for name in _names(each.name)]
        for each in told.heads
    ]
    most = [
        [words(texts.KNOCKED_OUT, name=name, number=each.beaten) for name in _names(each.name)] for each in told.leaders
    ]
    left = [[words(texts.ENVELOPE, number=number, amount=_whole(words, amount))] for number, amount in told.envelopes]
    return [
        *_listed(words(texts.HEADS), heads, box=box, rows=rows),
        *_listed(words(texts.KNOCK_OUTS), most, box=box, rows=rows),
        *_listed(words(texts.ENVELOPES), left, box=box, rows=rows),
    ]


def _side_pools(view: ScreenView, words: Words, *, box: Box, rows: int) -> list[tuple[str, int, int]]:
    """The best hand of a high hand with whoever showed it, and who is still in a last longer."""
    told = []
    for side in view.sides if tells_side_pools(view) else ():
        amount = _whole(words, side.amount)
        head = words(texts.SIDE_IN, pool=side.pool, amount=amount)
        if side.hand:
            head = words(texts.SIDE_BEST, pool=side.pool, amount=amount, hand=cards(side.hand))
        ways = [_names(name) for name in side.names]
        if not ways:
            head, ways = "", [(words(texts.SIDE_LEFT, n=side.left, pool=side.pool, amount=amount),) * 2]
        told += _listed(head, ways, box=box, rows=rows)
    return told


def _whole(words: Words, amount: Money) -> str:
    """An amount that no line breaks in two."""
    return words.money(amount, cents=False).replace(" ", "\u00a0")


def tells_bounties(view: ScreenView) -> bool:
    """Whether there is something to tell of bounties: only while play is on."""
    return view.bounties is not None and view.clock.phase in PLAYING


def tells_side_pools(view: ScreenView) -> bool:
    """Whether there is something to tell of side pools: only while play is on."""
    return bool(view.sides) and view.clock.phase in PLAYING


def _names(name: PlayerName) -> tuple[str, str]:
    """A name as it is told: in full, or, where that is too long, the last one."""
    return name.full, name.last or name.full


def _listed(head: str, items: Sequence[Sequence[str]], *, box: Box, rows: int) -> list[tuple[str, int, int]]:
    """Some items after a head ('' none), as many as there is room for in a part, and never one cut in two. Of each the
    first way to say it that fits.
    """
    pages: list[str] = []
    room = _room(box, rows)
    for ways in items:
        said = next((way for way in ways if _width(f"{head} {way}") <= room), ways[-1])
        if pages and _width(pages[-1]) + _width(said) + 3 <= room:
            pages[-1] += f" · {said}"
        else:
            pages.append(f"{head} {said}".strip())
    return [(page, number, len(pages)) for number, page in enumerate(pages, 1)]


def _leader(stack: ScreenStack, name: str, words: Words) -> str:
    return words(texts.LEADER, place=stack.place, name=name, chips=stack.chips, blinds=stack.big_blinds)


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


def track_zone(view: ScreenView, words: Words, places: Layout, look: Look) -> Track | None:
    """The zone of the levels around the present one, as many as the width holds. None when there are none or play is
    over.
    """
    clock = view.clock
    if places.track is None or not clock.schedule or clock.phase is ClockPhase.FINISHED:
        return None
    count = max(3, int(places.track.w / 172))
    now = next((at for at, period in enumerate(clock.schedule) if period.state == "now"), None)
    if now is None:
        now = sum(period.state == "played" for period in clock.schedule)
    start = max(0, min(now - count // 3, len(clock.schedule) - count))
    shown = clock.schedule[start : start + count]
    passed = int(clock.fraction * 100)
    return Track(
        places.track, tuple(_segment(words, period, at == 0, passed) for at, period in enumerate(shown)), look.ink
    )


def _segment(words: Words, period: PeriodView, first: bool, passed: int) -> Segment:
    is_break = isinstance(period.period, Break)
    if is_break:
        known = period.starts_at is not None
        label = words(texts.BREAK_TIME, time=words.time(period.starts_at)) if period.starts_at else words(texts.BREAK)
        label = label if known and period.state == "coming" else words(texts.BREAK)
    else:
        number = period.number or 0
        label = words(texts.LEVEL, number=number) if first else words.number(number)
    return Segment(label, is_break, period.state, passed if period.state == "now" else 0)
