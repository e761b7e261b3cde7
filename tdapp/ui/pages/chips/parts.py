"""The list of the parts of the Chips page, in the order of their keys: Alt+1, Alt+2 ..."""

from tdapp.ui.pages.chips import texts
from tdapp.ui.pages.chips.race import texts as race_texts
from tdapp.ui.pages.making import Kind
from tdapp.ui.pages.part import NamedPart, Part


def _set() -> Kind[Part]:
    from tdapp.ui.pages.chips.chipset.part import SetPart

    return SetPart


def _stacks() -> Kind[Part]:
    from tdapp.ui.pages.chips.stacks.part import StacksPart

    return StacksPart


def _plan() -> Kind[Part]:
    from tdapp.ui.pages.chips.plan.part import PlanPart

    return PlanPart


def _race() -> Kind[Part]:
    from tdapp.ui.pages.chips.race.part import RacePart

    return RacePart


def _count() -> Kind[Part]:
    from tdapp.ui.pages.chips.count.part import CountPart

    return CountPart


def _ledger() -> Kind[Part]:
    from tdapp.ui.pages.chips.ledger.part import LedgerPart

    return LedgerPart


def _leaders() -> Kind[Part]:
    from tdapp.ui.pages.chips.leaders.part import LeadersPart

    return LeadersPart


PARTS: tuple[NamedPart, ...] = (
    NamedPart("set", texts.SET, _set),
    NamedPart("stacks", texts.STACKS, _stacks),
    NamedPart("plan", texts.PLAN, _plan),
    NamedPart("race", race_texts.RACE, _race),
    NamedPart("count", texts.COUNT, _count),
    NamedPart("ledger", texts.LEDGER, _ledger),
    NamedPart("leaders", texts.LEADERS, _leaders),
)
