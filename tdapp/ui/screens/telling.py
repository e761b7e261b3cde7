"""What is told to the room in a band, in parts that take turns: as much in each as it holds in the letters it is drawn
in, and no word lost.
"""

from bisect import bisect
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from unicodedata import east_asian_width

from tdapp.ui.fonts import forget_laid
from tdapp.ui.screens.lettering import holds
from tdapp.ui.screens.painting import inside
from tdapp.ui.screens.scene import Page, Scene
from tdapp.ui.screens.zones import Box, Lettering, Line, Run

SPEECH = 54.0  # size of what is told in a band
PITCH = 50.0  # height of a row of it, at the least size
APART = "\u00a0\u00a0"  # before the number of a part, which never stands alone in a row
NUMBERS = (9, 99)  # parts there may be: a higher number needs more room
KEPT = 256  # messages whose parts are remembered: each is asked for every second

Part = tuple[str, int, int]  # a part of what is told, its number, and how many there are


def told(scene: Scene, box: Box, parts: Sequence[Part]) -> list[Page]:
    """A page of the band for each part."""
    look, words, rows = scene.look, scene.words, rows_of(box)
    pages: list[Page] = []
    for text, number, of in parts:
        mark = (Run(f"{APART}{words.number(number)}/{words.number(of)}", look.muted),) if of > 1 else ()
        line = _line(Run(text, look.text, bold=True), *mark, rows=rows)
        pages.append((("told", Lettering(box, (line,), fill=look.fill)),))
    return pages


def rows_of(box: Box) -> int:
    """How many rows of letters the band holds; enough of them to be read at one glance."""
    return max(1, min(4, int((box.h - 16) / PITCH)))


@lru_cache(KEPT)
def parts_of(message: str, *, box: Box, rows: int) -> tuple[Part, ...]:
    """The parts of a message, cut at its spaces so that the band holds each, about one as long as the other."""
    if _holds(message, box, rows, of=1):
        return _numbered([" ".join(message.split())])
    return _numbered(_most(lambda of: _even_pages(message, box, rows, of)))


def listed(head: str, items: Sequence[Sequence[str]], *, box: Box) -> tuple[Part, ...]:
    """Some items after a head ('' none), as many as there is room for in a part. Of each the first way to say it that
    fits; where none does beside the head, that is told before them. Only an item too long in every way is cut in two.
    """
    rows = rows_of(box)
    together = f"{head} {' · '.join(ways[0] for ways in items)}".strip()
    if items and _holds(together, box, rows, of=1):
        return _numbered([together])
    return _numbered(_most(lambda of: _pages_of_items(head, items, box, rows, of)))


def _most(paged: Callable[[int], list[str]]) -> list[str]:
    """Pages that leave room for as high a number as they come to."""
    return next(pages for of in NUMBERS if len(pages := paged(of)) <= of or of == NUMBERS[-1])


def _even_pages(message: str, box: Box, rows: int, of: int) -> list[str]:
    def held(text: str) -> bool:
        return _holds(text, box, rows, of=of)

    words = list(_words(message, held))
    pages = _paged(words, held)
    longest = max(map(_width, pages), default=0)
    for narrower in range(longest - 1, longest // 2, -1):  # so that the last is no lone word
        tried = _paged(words, lambda text, most=narrower: _width(text) <= most and held(text))  # type: ignore[misc]
        if len(tried) > len(pages):
            break
        pages = tried
    return pages


def _pages_of_items(head: str, items: Sequence[Sequence[str]], box: Box, rows: int, of: int) -> list[str]:
    pages: list[str] = []
    headed = False
    for ways in items:
        beside = [way for way in ways if _holds(f"{head} {way}".strip(), box, rows, of=of)]
        alone = [way for way in ways if _holds(way, box, rows, of=of)]
        way = next(iter((*beside, *alone, ways[-1])))
        if not beside and not headed:
            pages += _even_pages(head, box, rows, of)
        if pages and _holds(f"{pages[-1]} · {way}", box, rows, of=of):
            pages[-1] += f" · {way}"
        elif alone:
            pages.append(f"{head} {way}".strip() if beside else way)
        else:
            pages += _even_pages(way, box, rows, of)
        headed = True
    return pages


def _numbered(pages: Sequence[str]) -> tuple[Part, ...]:
    return tuple((page, number, len(pages)) for number, page in enumerate(pages, 1) if page)


def _line(*runs: Run, rows: int) -> Line:
    return Line(runs, SPEECH, rows=rows)


@lru_cache(4 * KEPT)
def _holds(text: str, box: Box, rows: int, *, of: int) -> bool:
    """Whether a band holds a text whole, with its number where it is one of several parts."""
    mark = (Run(f"{APART}{of}/{of}", ""),) if of > 1 else ()
    room = inside(Lettering(box, (), fill="band"))
    return holds(_line(Run(text, "", bold=True), *mark, rows=rows), room.w)


forget_laid += [parts_of.cache_clear, _holds.cache_clear]


def _paged(words: Sequence[str], held: Callable[[str], bool]) -> list[str]:
    """Words in pages, as many on each as it holds."""
    pages: list[str] = []
    for word in words:
        if pages and held(f"{pages[-1]} {word}"):
            pages[-1] += f" {word}"
        else:
            pages.append(word)
    return pages


def _words(message: str, held: Callable[[str], bool]) -> Iterator[str]:
    """The words of a message; one too long for a whole part (or a script without spaces) is cut in even pieces."""
    for word in message.split():
        longest = max(1, bisect(range(1, len(word) + 1), False, key=lambda letters: not held(word[:letters])))
        each = -(-len(word) // -(-len(word) // longest))
        yield from (word[at : at + each] for at in range(0, len(word), each))


def _width(text: str) -> int:
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)
