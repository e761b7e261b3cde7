"""Rules of the room as they are typed: '1-4, 12', '1-4: 8', '10; 3-9 dealer'. Nothing here knows a window.

What is shown is typed the same way, so that a rule is changed by changing its text.
"""

import re
from collections.abc import Iterable, Sequence

from tdapp.domain.seating.room import HIGHEST_TABLE, BlockedSeat
from tdapp.domain.units import TableNo
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.words.parsing import BadInput
from tdapp.words.seating.room_said import ranges

NOT_NUMBERS = QT_TRANSLATE_NOOP("RoomRules", "{field}: '{typed}' is not understood. Type numbers such as 1-4, 12.")
NOT_SIZES = QT_TRANSLATE_NOOP("RoomRules", "{field}: '{typed}' is not understood. Type it like 1-4: 8; 12: 6.")
NOT_SEATS = QT_TRANSLATE_NOOP(
    "RoomRules", "{field}: '{typed}' is not understood. Type a seat such as 10, or 3-9 for one table, then the reason."
)

_RANGE = re.compile(r"(\d{1,4})(?:\s*[-\u2013]\s*(\d{1,4}))?")
_SIZE = re.compile(r"([\d\s,\u2013-]+?)\s*[:=]\s*(\d{1,2})")
_BLOCKED = re.compile(r"(?:(\d{1,4})\s*[-\u2013]\s*)?(\d{1,2})(?:\s+(\S.*))?")


def numbers(typed: str) -> tuple[int, ...]:
    """The whole numbers and ranges typed, in their order; nothing typed is none.

    >>> numbers("5, 1-4")
    (5, 1, 2, 3, 4)
    """
    found: list[int] = []
    for part in re.split(r"[,;]|\s+(?![-\u2013\s])(?<![-\u2013]\s)", typed.strip()):
        if not part.strip():
            continue
        match = _RANGE.fullmatch(part.strip())
        if match is None:
            raise BadInput(NOT_NUMBERS, typed=part.strip()[:40])
        first, last = int(match[1]), int(match[2] or match[1])
        if last < first or last > HIGHEST_TABLE:
            raise BadInput(NOT_NUMBERS, typed=part.strip()[:40])
        found += range(first, last + 1)
    return tuple(found)


def tables(typed: str) -> tuple[TableNo, ...]:
    """The table numbers typed, as single ones and ranges."""
    return tuple(TableNo(number) for number in numbers(typed))


def said_numbers(found: Iterable[int]) -> str:
    """Numbers as they are typed; three and more in a row as a range.

    >>> said_numbers((5, 1, 2, 3, 4, 9))
    '5, 1-4, 9'
    """
    return ", ".join(ranges(found))


def sizes(typed: str) -> tuple[tuple[TableNo, int], ...]:
    """The seats single tables have, as they were typed.

    >>> sizes("1-3: 8; 12: 6")
    ((1, 8), (2, 8), (3, 8), (12, 6))
    """
    found: list[tuple[TableNo, int]] = []
    rest = typed
    for match in _SIZE.finditer(typed):
        found += [(table, int(match[2])) for table in tables(match[1].strip(" ,"))]
        rest = rest.replace(match[0], " ", 1)
    if rest.strip(" ,;\n"):
        raise BadInput(NOT_SIZES, typed=rest.strip(" ,;\n")[:40])
    return tuple(found)


def said_sizes(found: Sequence[tuple[TableNo, int]]) -> str:
    """The seats of single tables as they are typed: tables of one size together."""
    by_size: dict[int, list[TableNo]] = {}
    for table, size in found:
        by_size.setdefault(size, []).append(table)
    return "; ".join(f"{said_numbers(sorted(tables))}: {size}" for size, tables in by_size.items())


def blocked(typed: str) -> tuple[BlockedSeat, ...]:
    """The seats nobody gets, as they were typed.

    >>> blocked("10; 3-9 dealer")
    (BlockedSeat(seat=10, table=None, label=''), BlockedSeat(seat=9, table=3, label='dealer'))
    """
    found = []
    for part in typed.split(";"):
        if not part.strip():
            continue
        match = _BLOCKED.fullmatch(part.strip())
        if match is None:
            raise BadInput(NOT_SEATS, typed=part.strip()[:40])
        table = TableNo(int(match[1])) if match[1] else None
        found.append(BlockedSeat(int(match[2]), table, (match[3] or "").strip()))
    return tuple(found)


def said_blocked(found: Iterable[BlockedSeat]) -> str:
    """Seats nobody gets, as they are typed."""
    parts = (f"{'' if each.table is None else f'{each.table}-'}{each.seat} {each.label}".strip() for each in found)
    return "; ".join(parts)
