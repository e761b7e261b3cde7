"""What a director does with chips that leave play: races them off, records those that were found, hidden or lost."""

from collections.abc import Collection, Mapping

from tdapp.app.race_rules import race_rounding
from tdapp.domain import adjusting, racing
from tdapp.domain.act import Act
from tdapp.domain.bank import AdjustKind, RaceRounding, RaceWay
from tdapp.domain.chip_set import Pieces
from tdapp.domain.race_results import Cards
from tdapp.domain.units import Chips, EntryId, RulingNo, TableNo
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.actions.action import Action
from tdapp.ui.room import Room


def rounding_here(room: Room) -> RaceRounding:
    """What the rulebook of the tournament in front says of rounding."""
    return room.view(race_rounding)


def begin(room: Room, old: Chips, new: Chips, way: RaceWay, rounding: RaceRounding) -> Act | None:
    """Chips worth `old` are raced off from now on."""
    return room.do(racing.begin, old, new, way=way, rounding=rounding)


def settle(
    room: Room,
    table: TableNo,
    odd: Mapping[int, int],
    *,
    cards: Cards | None = None,
    given: Mapping[int, int] | None = None,
    only_these: Collection[int] = (),
    collected: int | None = None,
) -> Act | None:
    """The odd chips of a table, and what came of them where that is known."""
    only = tuple(only_these)
    return room.do(racing.settle, table, dict(odd), cards=cards, given=given, only_these=only, collected=collected)


def draw(room: Room) -> Act | None:
    """The cards of every table that waits for them, by one draw."""
    return room.do(racing.draw, room.seed())


def end(room: Room) -> Act | None:
    """The old chips are out of play."""
    return room.do(racing.end)


def adjust(
    room: Room,
    kind: AdjustKind,
    taken: Pieces,
    given: Pieces = (),
    *,
    entry: EntryId | None = None,
    table: TableNo | None = None,
    ruling: RulingNo | None = None,
) -> Act | None:
    """Chips entered or left play beside sales and races."""
    return room.do(adjusting.adjust, kind, taken=taken, given=given, entry=entry, table=table, ruling=ruling)


RACE = Action("chips.race", QT_TRANSLATE_NOOP("Actions", "Chip race"), "coins", goes_to="chips")
FOUND = Action("chips.found", QT_TRANSLATE_NOOP("Actions", "Chips found, hidden or lost"), "search", goes_to="chips")

RACING = (RACE, FOUND)
