"""The list of the parts of the Chips page, in the order of their keys: Alt+1, Alt+2 ..."""

from tdapp.ui.pages.chips import texts
from tdapp.ui.pages.chips.race import texts as race_texts
from tdapp.ui.pages.part import NamedPart, Part
from tdapp.ui.session import Session


def _set(session: Session) -> Part:
    from tdapp.ui.pages.chips.chipset.part import SetPart

    return SetPart(session)


def _stacks(session: Session) -> Part:
    from tdapp.ui.pages.chips.stacks.part import StacksPart

    return StacksPart(session)


def _plan(session: Session) -> Part:
    from tdapp.ui.pages.chips.plan.part import PlanPart

    return PlanPart(session)


def _race(session: Session) -> Part:
    from tdapp.ui.pages.chips.race.part import RacePart

    return RacePart(session)


def _count(session: Session) -> Part:
    from tdapp.ui.pages.chips.count.part import CountPart

    return CountPart(session)


def _ledger(session: Session) -> Part:
    from tdapp.ui.pages.chips.ledger.part import LedgerPart

    return LedgerPart(session)


def _leaders(session: Session) -> Part:
    from tdapp.ui.pages.chips.leaders.part import LeadersPart

    return LeadersPart(session)


PARTS: tuple[NamedPart, ...] = (
    NamedPart("set", texts.SET, _set),
    NamedPart("stacks", texts.STACKS, _stacks),
    NamedPart("plan", texts.PLAN, _plan),
    NamedPart("race", race_texts.RACE, _race),
    NamedPart("count", texts.COUNT, _count),
    NamedPart("ledger", texts.LEDGER, _ledger),
    NamedPart("leaders", texts.LEADERS, _leaders),
)
