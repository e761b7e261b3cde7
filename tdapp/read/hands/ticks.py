"""Which act marked a table as having played the hand, for the one who marked the wrong one."""

from collections.abc import Collection, Sequence

from tdapp.domain.act import Act
from tdapp.domain.hands.hand_facts import HandEnded, HandForHandBegun, LastHandsSet, TablesPlayed
from tdapp.domain.units import ActNo, TableNo

_OLDER = (HandEnded, HandForHandBegun, LastHandsSet)


def marked_by(acts: Sequence[Act], gone: Collection[ActNo], table: TableNo) -> ActNo | None:
    """The act of this hand that marked this table, and no other, as having played; None: there is none that can be
    taken back alone. `gone`: acts that were taken back.
    """
    for act in reversed(acts):
        if act.number in gone:
            continue
        for fact in act.facts:
            if isinstance(fact, _OLDER):
                return None
            if isinstance(fact, TablesPlayed) and table in fact.tables:
                return act.number if fact.tables == (table,) else None
    return None
