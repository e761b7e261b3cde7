"""The words of an hour that is typed back from paper: why a line cannot be, and what all of them lead to."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

from tdapp.read.by_hand import ClockThen, Consequences, MoneyMoved, TableChanged
from tdapp.read.journal.differences import Changed, Reseated
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.words.money.tenders import TENDERS
from tdapp.words.say import Words

T = TypeVar("T")
NO_BREAK = "\u00a0"

SENTENCES: dict[str, Text] = {
    "by_hand.not_understood": QT_TRANSLATE_NOOP(
        "ByHand", "'{typed}' is not understood. Begin with what was done: bust 3-2, rebuy 4-1, move 3-2 5-4"
    ),
    "by_hand.not_here": QT_TRANSLATE_NOOP(
        "ByHand", "'{what}' only opens a page, so nothing was done by it. Take the line out and do it there afterwards"
    ),
    "by_hand.which": QT_TRANSLATE_NOOP("ByHand", "{names}: which of them? Type the seat, or more of the name"),
    "by_hand.where_to": QT_TRANSLATE_NOOP(
        "ByHand",
        "%n players sit at table {table}. Type where each went, from the lowest seat on: break {table} 3-5 4-2",
        "",
        1,
    ),
    "by_hand.no_time": QT_TRANSLATE_NOOP(
        "ByHand", "{typed} is not a time of day. Type hours and minutes, such as 21:14"
    ),
    "by_hand.before": QT_TRANSLATE_NOOP(
        "ByHand", "{typed} is before {at}, the time of what stands above it. Put the lines in the order of their times"
    ),
    "by_hand.to_come": QT_TRANSLATE_NOOP("ByHand", "{typed} is still to come. Correct the time that was noted"),
    "by_hand.no_change": QT_TRANSLATE_NOOP("ByHand", "It is so already: nothing would change. Take the line out"),
    "refused.by_hand.lines_refused": QT_TRANSLATE_NOOP(
        "ByHand", "%n lines cannot be saved. Correct them or take them out; until then nothing is saved.", "", 1
    ),
    "refused.by_hand.nothing": QT_TRANSLATE_NOOP(
        "ByHand", "Nothing is typed yet. Type what was noted on paper, a line for each."
    ),
}

OUT = QT_TRANSLATE_NOOP("ByHand", "Out")
OUT_ONE = QT_TRANSLATE_NOOP("ByHand", "{place}. {name}")
OUT_PAID = QT_TRANSLATE_NOOP("ByHand", "{place}. {name}, {prize}")
OTHERWISE = QT_TRANSLATE_NOOP("ByHand", "Other places")
FROM_TO = QT_TRANSLATE_NOOP("ByHand", "{name}: {before} → {after}", "a place or a seat, before and after")
PLAYERS = QT_TRANSLATE_NOOP("ByHand", "Players left")
CHANGED = QT_TRANSLATE_NOOP("ByHand", "{before} → {after}", "a figure before and after")
ENTRIES = QT_TRANSLATE_NOOP("ByHand", "Entries")
ENTRIES_NEW = QT_TRANSLATE_NOOP("ByHand", "{before} → {after}, %n new in the club", "", 1)
CHIPS = QT_TRANSLATE_NOOP("ByHand", "Chips in play")
CHIPS_SAID = QT_TRANSLATE_NOOP("ByHand", "{before} → {after}, average {average}")
MONEY = QT_TRANSLATE_NOOP("ByHand", "Money")
TAKEN = QT_TRANSLATE_NOOP("ByHand", "{drawer}: {amount} in, {tender}")
GIVEN = QT_TRANSLATE_NOOP("ByHand", "{drawer}: {amount} out, {tender}")
NO_DRAWER = QT_TRANSLATE_NOOP("ByHand", "No drawer")
POOL = QT_TRANSLATE_NOOP("ByHand", "Prize pool")
POOL_PAID = QT_TRANSLATE_NOOP("ByHand", "{before} → {after}, {was} → {will} places paid")
TABLES = QT_TRANSLATE_NOOP("ByHand", "Tables")
TABLE = QT_TRANSLATE_NOOP("ByHand", "{table}: {before} → {after}", "players at a table, before and after")
TABLE_BROKEN = QT_TRANSLATE_NOOP("ByHand", "{table}: {before} → broken", "a table and its players")
TABLE_OPENED = QT_TRANSLATE_NOOP("ByHand", "{table}: opened, {after}", "a table and its players")
SEATS = QT_TRANSLATE_NOOP("ByHand", "Seats")
CLOCK = QT_TRANSLATE_NOOP("ByHand", "Clock now")
CLOCK_RUNS = QT_TRANSLATE_NOOP("ByHand", "{place}, {left} left, it runs")
CLOCK_STANDS = QT_TRANSLATE_NOOP("ByHand", "{place}, {left} left, it stands")
OVER = QT_TRANSLATE_NOOP("ByHand", "Play is over: the winner is known")
PRINTS = QT_TRANSLATE_NOOP("ByHand", "Prints")
PRINTS_NOTHING = QT_TRANSLATE_NOOP("ByHand", "Nothing by itself: everybody has seat and slip from the paper")
SAME = QT_TRANSLATE_NOOP("ByHand", "{value}, as before")
MORE = QT_TRANSLATE_NOOP("ByHand", "and %n more", "", 1)
MOST_SEATS = 12


def consequences_said(words: Words, then: Consequences) -> Iterator[tuple[str, str]]:
    """All that the lines lead to, as pairs of a caption and what stands behind it; long lists come last."""
    found = then.differences
    out = [each for each in found.people if each.place_before is None and each.place_after is not None]
    others = [each for each in found.people if each not in out]
    (before, left), entries = found.left, found.entries
    yield words(PLAYERS), words(OVER) if then.over else _changed(words, before, left)
    if entries[0] != entries[1]:
        text = words(ENTRIES_NEW, before=entries[0], after=entries[1], n=then.newcomers)
        yield words(ENTRIES), text if then.newcomers else _changed(words, *entries)
    average = found.chips[1] // max(1, left)
    yield words(CHIPS), words(CHIPS_SAID, before=int(found.chips[0]), after=int(found.chips[1]), average=int(average))
    if then.money:
        yield words(MONEY), "\n".join(line for each in then.money for line in _money(words, each))
    yield words(POOL), _pool(words, then)
    yield words(CLOCK), _clock(words, then.clock)
    yield words(PRINTS), words(PRINTS_NOTHING)
    if then.tables:
        yield words(TABLES), " · ".join(_table(words, each).replace(" ", NO_BREAK) for each in then.tables)
    if out:
        yield words(OUT), "\n".join(_out(words, each) for each in reversed(out))
    if others:
        yield words(OTHERWISE), "\n".join(_otherwise(words, each) for each in others)
    if moved := [each for each in found.seats if each.after is not None]:
        yield words(SEATS), "\n".join([*(_seat(words, each) for each in moved[:MOST_SEATS]), *_more(words, moved)])


def _changed(words: Words, before: int, after: int) -> str:
    return words(SAME, value=after) if before == after else words(CHANGED, before=before, after=after)


def _out(words: Words, each: Changed) -> str:
    if each.prize_after is None:
        return words(OUT_ONE, place=each.place_after, name=each.name)
    return words(OUT_PAID, place=each.place_after, name=each.name, prize=each.prize_after)


def _otherwise(words: Words, each: Changed) -> str:
    before, after = (
        f"{words.one(place) if place else '—'}{f' ({words.money(prize)})' if prize else ''}"
        for place, prize in ((each.place_before, each.prize_before), (each.place_after, each.prize_after))
    )
    return words(FROM_TO, name=each.name, before=before, after=after)


def _money(words: Words, each: MoneyMoved) -> Iterable[str]:
    drawer, tender = each.drawer or words(NO_DRAWER), words(TENDERS[each.tender])
    if each.taken.cents:
        yield words(TAKEN, drawer=drawer, amount=each.taken, tender=tender)
    if each.given.cents:
        yield words(GIVEN, drawer=drawer, amount=each.given, tender=tender)


def _pool(words: Words, then: Consequences) -> str:
    before, after = then.differences.pool
    if then.paid is not None and then.paid[0] != then.paid[1]:
        return words(POOL_PAID, before=before, after=after, was=then.paid[0], will=then.paid[1])
    return words(SAME, value=after) if before == after else words(CHANGED, before=before, after=after)


def _table(words: Words, each: TableChanged) -> str:
    if each.after is None:
        return words(TABLE_BROKEN, table=int(each.table), before=each.before)
    if each.before is None:
        return words(TABLE_OPENED, table=int(each.table), after=each.after)
    return words(TABLE, table=int(each.table), before=each.before, after=each.after)


def _seat(words: Words, each: Reseated) -> str:
    return words(FROM_TO, name=each.name, before=words.seat(each.before), after=words.seat(each.after))


def _more(words: Words, moved: list[T]) -> list[str]:
    return [words(MORE, n=len(moved) - MOST_SEATS)] if len(moved) > MOST_SEATS else []


def _clock(words: Words, clock: ClockThen) -> str:
    return words(CLOCK_RUNS if clock.runs else CLOCK_STANDS, place=clock.place, left=clock.left)
