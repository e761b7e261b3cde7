"""Boxes of figures: players and stacks, prizes, the terms of entry, and until when one may enter."""

from collections.abc import Sequence

from msgspec import Struct

from tdapp.domain.units import Cents, Money
from tdapp.read.prizes.stage import MoneyStage
from tdapp.read.screen import ScreenPrizes
from tdapp.read.screen_layout import ScreenBox
from tdapp.read.screen_stage import SOON, EveningStage
from tdapp.ui.screens.lettering import held, least_height
from tdapp.ui.screens.scene import PLAYING, Page, Scene, one
from tdapp.ui.screens.zones import Box, Lettering, Line, Run
from tdapp.words import screen as texts
from tdapp.words.clock.depth import brief_depth, depth_said
from tdapp.words.say import Words, decimals

MOST_THINGS = 2  # prizes that are not money, beside those that are
BETWEEN = 24.0
NARROW = 760.0  # a band as narrow as this needs two lines for what a wide one says in one
LEAST_WIDE, LEAST_HIGH = 190.0, 96.0  # of a figure beside others, with its label
STACKED = 20.0  # room over the second of two figures
EXACT = 12  # digits of an amount that is shortened: none is left out
FLAT = 1.9  # a box so much wider than high holds its figures side by side


class Item(Struct, frozen=True):
    """A figure with its label over it and a line under it; without a figure a plain remark."""

    label: str
    figure: str = ""
    under: str = ""
    large: bool = False
    brief: str = ""  # of `under`, where there is little room
    short: str = ""  # of `figure`, where it would be squeezed


def players(scene: Scene, box: Box, spec: ScreenBox) -> list[Page]:
    """Players left and the average stack; before play, the entries."""
    view, words = scene.view, scene.words
    if view.clock.phase not in PLAYING:
        return _figures(scene, box, spec, [Item(words(texts.ENTRIES), words.number(view.entries), large=True)])
    of = words(texts.OF_ENTRIES, entries=view.entries)
    items = [Item(words(texts.PLAYERS_LEFT), words.number(view.left), of, large=True)]
    if view.average is not None:
        deep = "" if view.average_depth is None else depth_said(words, view.average_depth)
        brief = "" if view.average_depth is None else brief_depth(words, view.average_depth)
        short = words.brief(view.average)
        items.append(Item(words(texts.AVERAGE), words.number(view.average), deep, brief=brief, short=short))
    return _figures(scene, box, spec, items)


def money(scene: Scene, box: Box, spec: ScreenBox) -> list[Page]:
    """The posted prizes: the first one and the pool, near the money what is next, after a deal what is left."""
    view, words = scene.view, scene.words
    things = [Item(words(texts.PLACE_WINS, place=place, thing=thing)) for place, thing in view.things[:MOST_THINGS]]
    return _figures(scene, box, spec, [*_in_money(scene), *things])


def terms(scene: Scene, box: Box, spec: ScreenBox) -> list[Page]:
    """What an entry is: its price, the stack, how long levels last, what is guaranteed. While one may enter."""
    told, words = scene.view.terms, scene.words
    if told is None:
        return []
    price = words.money(told.price, cents=False) if told.price.cents else words(texts.FREE)
    items = [
        Item(words(texts.BUY_IN), price),
        Item(words(texts.STACK), words.number(told.stack)),
        Item(words(texts.LEVELS_LAST), words.span(told.lasts)),
    ]
    if told.guarantee is not None:
        items.append(Item(words(texts.GUARANTEE), words.money(told.guarantee, cents=False)))
    return _figures(scene, box, spec, items)


def late(scene: Scene, box: Box, spec: ScreenBox) -> list[Page]:
    """Until when one may enter: a time of day, and shortly before it how long that is still."""
    view, words, look = scene.view, scene.words, scene.look
    if view.late is None:
        return []
    if view.late_until is None:
        line = Line((Run(texts.late_entry(words, view.late), look.muted),), 54, rows=2)
        return one(("late", Lettering(box, held((line,), box.h), spec.align.value)))
    left = view.late_until - view.clock.now
    closing = view.evening is EveningStage.CLOSING or (view.clock.phase in PLAYING and left <= SOON)
    until = words(texts.LATE_ENTRY_TIME, time=view.late_until)
    at = Run(words.time(view.late_until), look.text, figures=True)
    short_until = (Run(words(texts.ENTRY_UNTIL) + " ", look.text, bold=True), at)
    if not closing:
        rows = 2 if box.h >= LEAST_HIGH else 1
        line = Line((Run(until, look.text, bold=True),), 54, rows=rows, shorter=short_until)
        return one(("late", Lettering(box, held((line,), box.h), spec.align.value)))
    before, after = texts.around(words, texts.CLOSES_IN, "time")
    counted = Run(words.clock(texts.whole_seconds(left)), look.stands_out, figures=True)
    runs = (Run(before, look.text, bold=True), counted, Run(after, look.text, bold=True))
    said = tuple(run for run in runs if run.text)
    short = (*said, Run(f"  ·  {words.time(view.late_until)}", look.muted))
    lines: tuple[Line, ...] = (Line((*said, Run(f"  ·  {until}", look.muted)), 62, shorter=short),)
    if box.w < NARROW and box.h < LEAST_HIGH:
        lines = (Line((*short_until, Run("  ·  ", look.muted), counted), 54, exact=True),)
    elif box.w < NARROW:
        first = Line((Run(words(texts.CLOSES), look.text, bold=True),), 48, exact=True)
        lines = (first, Line((counted, short[-1]), 52))
    return one(("late", Lettering(box, held(lines, box.h - 16), spec.align.value, fill=look.fill)))


def _in_money(scene: Scene) -> list[Item]:
    view, words = scene.view, scene.words
    if view.prizes is None:
        return [*_entry(scene), *([] if view.pays_nobody else [Item(words(texts.PAYOUTS_FOLLOW))])]
    prizes = view.prizes
    if prizes.dealt:
        dealt = Money(Cents(sum(each.cents for each in prizes.amounts[: prizes.dealt])), prizes.pool.currency)
        more = prizes.played_for
        played_for = words(texts.PLAYED_FOR, amount=whole(words, more)) if more is not None else ""
        made = Item(words(texts.DEAL_MADE, n=prizes.dealt), whole(words, dealt), played_for)
        return [made, _pool(prizes, words, _held_back(prizes, words))]
    first = _first(prizes, words)
    if view.stage is not None:
        return [first] if view.stage.all_seats else [_next_prize(view.stage, words), first]
    seats_alone = prizes.seats is not None and prizes.seats.many == prizes.paid
    last = "" if seats_alone else words(texts.LAST_PRIZE, amount=whole(words, prizes.last))
    pool = _pool(prizes, words, last)
    kept = _held_back(prizes, words)
    return [first, pool, Item(kept)] if kept else [first, pool, *_entry(scene)]


def _entry(scene: Scene) -> list[Item]:
    """Until when one may still enter, while play is on and a clock knows it."""
    view, words = scene.view, scene.words
    if view.late_until is None or view.clock.phase not in PLAYING:
        return []
    return [Item(words(texts.ENTRY_UNTIL), words.time(view.late_until), large=view.prizes is None)]


def _first(prizes: ScreenPrizes, words: Words) -> Item:
    """The first prize and how many are paid, or in a satellite the seats and what each is worth."""
    if prizes.seats is not None:
        worth = words(texts.EACH_WORTH, amount=whole(words, prizes.seats.worth))
        return Item(words(texts.SEATS), words.number(prizes.seats.many), worth)
    paid = words(texts.ARE_PAID, n=prizes.paid)
    return Item(words(texts.FIRST_PRIZE), whole(words, prizes.first), paid, short=_short(words, prizes.first))


def _pool(prizes: ScreenPrizes, words: Words, under: str) -> Item:
    return Item(words(texts.PRIZE_POOL), whole(words, prizes.pool), under, short=_short(words, prizes.pool))


def _held_back(prizes: ScreenPrizes, words: Words) -> str:
    """What of the money sold is held back for the season; '' nothing."""
    kept = prizes.season
    return words(texts.HELD_BACK, amount=whole(words, kept)) if kept is not None else ""


def _next_prize(at: MoneyStage, words: Words) -> Item:
    """How many are to go to the money, then what the next one out gets and what comes after."""
    if at.to_go or at.next_out is None:
        return Item(words(texts.TO_THE_SEATS if at.seats else texts.TO_THE_MONEY), words.number(at.to_go), large=True)
    paid, jump = whole(words, at.next_out), at.jump
    if jump is None:
        return Item(words(texts.NEXT_OUT_GETS), paid, short=_short(words, at.next_out))
    then = whole(words, jump.then)
    won = jump.place - jump.more == 1
    after = words(texts.FOR_WINNER, amount=then) if won else words(texts.AFTER_MORE, n=jump.more, amount=then)
    brief = words(texts.THEN_GETS, amount=_short(words, jump.then) or then)
    return Item(words(texts.NEXT_OUT_GETS), paid, after, brief=brief, short=_short(words, at.next_out))


def whole(words: Words, amount: Money) -> str:
    """An amount that no line breaks in two."""
    return words.money(amount, cents=False).replace(" ", "\u00a0")


def _short(words: Words, amount: Money) -> str:
    """The same amount in fewer letters, to the cent: '€72m'; '' where there is none."""
    short = words.brief_money(amount, EXACT)
    exact = amount.cents % 10 ** decimals(amount.currency) == 0
    whole_letters = len(words.money(amount, cents=False).replace(" ", ""))
    return short if exact and len(short) < whole_letters else ""


def _figures(scene: Scene, box: Box, spec: ScreenBox, items: Sequence[Item]) -> list[Page]:
    """The figures under one another, or side by side in a flat box; as many as there is room for."""
    if not items:
        return []
    if box.w < FLAT * box.h:
        made = _with_room([_lines(scene, item, above=STACKED if at else 0.0) for at, item in enumerate(items)], box.h)
        lines = held([line for each in made for line in each], box.h)
        return one(("figures", Lettering(box, lines, spec.align.value, "top" if box.h > 250 else "middle")))
    least = LEAST_WIDE if box.h >= LEAST_HIGH else 2 * LEAST_WIDE
    abreast = max(1, int((box.w + BETWEEN) / (least + BETWEEN)))
    down = 2 if len(items) > abreast and box.h >= 2 * LEAST_HIGH else 1
    items = items[: abreast * down]
    abreast = -(-len(items) // down)
    zones = []
    for at, item in enumerate(items):
        row = Box(box.x, box.y + at // abreast * box.h / down, box.w, box.h / down)
        column = row.across(abreast, BETWEEN)[at % abreast]
        lines = _lines(scene, item, above=0.0) if column.h >= LEAST_HIGH else _in_one(scene, item)
        zones.append((f"figure{at}", Lettering(column, held(lines, column.h), spec.align.value)))
    return [tuple(zones)]


def _with_room(items: list[tuple[Line, ...]], high: float) -> list[tuple[Line, ...]]:
    """The items without what stands under their figures, from the last one up, then without the last of them, until
    all are held.
    """
    while len(items) > 1 and sum(least_height(line) for item in items for line in item) > high:
        longer = [at for at, item in enumerate(items) if len(item) > 2]
        if longer:
            items[longer[-1]] = items[longer[-1]][:2]
        else:
            items.pop()
    return items


def _in_one(scene: Scene, item: Item) -> tuple[Line, ...]:
    """A figure beside its label, where there is no room for it under it."""
    look = scene.look
    figure = (Run("  " + item.figure, look.text, figures=True),) if item.figure else ()
    return (Line((Run(item.label, look.muted), *figure), 46, exact=True),)


def _lines(scene: Scene, item: Item, *, above: float) -> tuple[Line, ...]:
    look = scene.look
    label = Run(item.label, look.muted)
    if not item.figure:
        return (Line((label,), 42, rows=3, above=above),)
    short = (Run(item.short, look.text, figures=True),) if item.short else ()
    lines = [
        Line((label,), 44, above=above, exact=True),
        Line((Run(item.figure, look.text, figures=True),), 110 if item.large else 76, 44, exact=True, shorter=short),
    ]
    if item.under:
        brief = (Run(item.brief, look.muted),) if item.brief else ()
        lines.append(Line((Run(item.under, look.muted),), 42, exact=True, shorter=brief))
    return tuple(lines)
