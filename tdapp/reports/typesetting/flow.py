"""Running text on paper: lines broken at words, blocks one under the other, none cut in two by the end of a page."""

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from tdapp.reports.typesetting.lettering import Lettering, Line, cleaned
from tdapp.reports.typesetting.paper import Printed
from tdapp.reports.typesetting.sheet import Sheet

LEADING = 1.36  # from one baseline to the next, in sizes
DROP = 1.02  # from the top of a line to its baseline


class Block(Struct, frozen=True):
    """A block that stays together on a page: its height in points, and how it is drawn from its upper edge down.

    `leads`: it must not be the last of a page, because it says what comes next.
    """

    height: float
    draw: Callable[[float], None]
    leads: bool = False


def wrapped(lettering: Lettering, text: str, width: float, *, size: float, bold: bool = False) -> list[Line]:
    """A text in lines no wider than `width` points. Broken at blanks; a word wider than the line is broken inside."""
    room = width / size
    lines: list[Line] = []
    held = ""
    for word in _pieces(lettering, cleaned(text).split(" "), room, bold=bold):
        longer = f"{held} {word}" if held else word
        if held and lettering.line(longer, bold=bold).width > room:
            lines.append(lettering.line(held, bold=bold))
            held = word
        else:
            held = longer
    return [*lines, lettering.line(held, bold=bold)] if held else lines


def paragraph(
    sheet: Sheet,
    text: str,
    *,
    size: float,
    bold: bool = False,
    indent: float = 0.0,
    mark: str = "",
    after: float = 2.0,
    leads: bool = False,
    width: float | None = None,
    x: float | None = None,
) -> Block:
    """A text over the whole width, or `width` points, from the left margin or `x` on.

    `mark` stands before its first line, in the indent's space.
    """
    left = sheet.left if x is None else x
    room = sheet.right - left if width is None else width
    lines = wrapped(sheet.lettering, text, room - indent, size=size, bold=bold)
    step = size * LEADING

    def draw(y: float) -> None:
        if mark:
            sheet.text(left, y - size * DROP, mark, size=size, bold=bold, width=indent)
        for number, line in enumerate(lines):
            at = left + indent if line.rightward else left + room - line.width * size
            sheet.draw(line, at, y - number * step - size * DROP, size)

    return Block(len(lines) * step + after, draw, leads)


def heading(sheet: Sheet, text: str) -> Block:
    """A small heading over a rule; what it announces follows on the same page."""
    size, before = 10.0, 7.0

    def draw(y: float) -> None:
        sheet.text(sheet.left, y - before - size, text, size=size, bold=True)
        sheet.rule(y - before - size - 4, weight=0.7)

    return Block(before + size + 8, draw, leads=True)


def pages(blocks: Sequence[Block], height: float) -> list[list[Block]]:
    """The blocks page by page. A block that leads goes over with what it leads."""
    leaves: list[list[Block]] = [[]]
    left = height
    for group in _groups(blocks):
        needed = sum(block.height for block in group)
        if needed > left and leaves[-1]:
            leaves.append([])
            left = height
        leaves[-1] += group
        left -= needed
    return leaves


def set_pages(
    sheet: Sheet, leaves: Sequence[Sequence[Block]], *, down: float = 0.0, end: Callable[[float], None] | None = None
) -> Printed:
    """Write these pages of blocks, each from its top on or `down` points below it, and finish the sheet.

    `end` fills what is left of the last page, from the height it is given.
    """
    for number, leaf in enumerate(leaves, 1):
        sheet.start_page(number, len(leaves))
        y = sheet.top - down
        for block in leaf:
            block.draw(y)
            y -= block.height
        if end is not None and number == len(leaves):
            end(y)
        sheet.end_page()
    return sheet.finish()


def _groups(blocks: Sequence[Block]) -> Iterator[list[Block]]:
    """Each block with those that lead to it."""
    group: list[Block] = []
    for block in blocks:
        group.append(block)
        if not block.leads:
            yield group
            group = []
    if group:
        yield group


def _pieces(lettering: Lettering, words: list[str], room: float, *, bold: bool) -> Iterator[str]:
    """The words, those wider than a line in parts that fit: scripts without blanks, and what has no end."""
    for word in words:
        rest = word
        while rest and lettering.line(rest, bold=bold).width > room:
            fits = _most(lettering, rest, room, bold=bold)
            yield rest[:fits]
            rest = rest[fits:]
        if rest:
            yield rest


def _most(lettering: Lettering, word: str, room: float, *, bold: bool) -> int:
    """How many letters of a word fit in the line, at least one."""
    low, high = 1, len(word) - 1
    while low < high:
        middle = (low + high + 1) // 2
        if lettering.line(word[:middle], bold=bold).width <= room:
            low = middle
        else:
            high = middle - 1
    return low
