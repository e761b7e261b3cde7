"""Sentences of acts about rulings and penalties: see `act_lines`."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, assert_never

from tdapp.domain.act import Act
from tdapp.domain.rulings.ruling_facts import (
    OVERRULED,
    Disqualified,
    HandCarriedOn,
    PenaltyGiven,
    PenaltyKind,
    PenaltyLifted,
    RulebookChosen,
    RulingGiven,
)
from tdapp.domain.seating.table_facts import HandPlayed
from tdapp.read.act_context import Look, Suffix, every, one
from tdapp.read.message import say


def _choose_rulebook(act: Act, _look: Look) -> Suffix:
    fact = one(act, RulebookChosen)
    return (".house" if fact.house else ""), {"book": fact.book}


def _give_ruling(act: Act, look: Look) -> Suffix:
    """A ruling; where a penalty came with it, both in their own words."""
    suffix, facts = _ruling(act)
    if not every(act, PenaltyGiven):
        return suffix, facts
    how, what = _give_penalty(act, look)
    ruling, penalty = say("act.floor.give_ruling" + suffix, **facts), say("act.floor.give_penalty" + how, **what)
    return ".punished", {**facts, "ruling": ruling, "penalty": penalty}


def _ruling(act: Act) -> Suffix:
    fact = one(act, RulingGiven)
    facts: dict[str, Any] = {
        "number": fact.ruling,
        "incident": say("incident." + fact.incident),
        "book": fact.book,
        "rules": fact.rules,
    }
    if fact.decision == OVERRULED:
        return ".overruled", facts
    return ("", facts) if fact.table is None else (".table", {**facts, "table": fact.table})


def _carry_hand_on(act: Act, look: Look) -> Suffix:
    fact = one(act, HandCarriedOn)
    return "", {"number": fact.ruling, "incident": say("incident." + look.state.rulings[fact.ruling].incident)}


def _give_penalty(act: Act, look: Look) -> Suffix:
    fact = one(act, PenaltyGiven)
    facts = {"name": look.name(fact.entry), "offence": say("incident." + fact.offence)}
    match fact.kind:
        case PenaltyKind.WARNING:
            return ".warning", facts
        case PenaltyKind.MISSED_HANDS | PenaltyKind.ROUNDS | PenaltyKind.DISQUALIFICATION:
            return "", {**facts, "n": fact.hands}
        case _:
            assert_never(fact.kind)


def _hand_played(act: Act, look: Look) -> Suffix:
    """Penalties counted down; or only players dealt in again who had served theirs; or only the button."""
    table = one(act, HandPlayed).table
    away, back = ([look.seat(each.entry) for each in some] for some in (look.state.away(), look.state.served()))
    counted, dealt_in = (any(seat is not None and seat.table == table for seat in seats) for seats in (away, back))
    return "" if counted else ".back" if dealt_in else ".button", {"table": table}


def _lift_penalty(act: Act, look: Look) -> Suffix:
    penalty = look.state.penalties[one(act, PenaltyLifted).penalty]
    return "", {"name": look.name(penalty.entry), "n": penalty.left}


def _disqualify(act: Act, look: Look) -> Suffix:
    fact = one(act, Disqualified)
    return "", {"name": look.name(fact.entry), "offence": say("incident." + fact.offence), "chips": fact.chips}


SAYS: Mapping[str, Callable[[Act, Look], Suffix]] = MappingProxyType(
    {
        "floor.choose_rulebook": _choose_rulebook,
        "floor.give_ruling": _give_ruling,
        "floor.carry_hand_on": _carry_hand_on,
        "floor.give_penalty": _give_penalty,
        "floor.hand_played": _hand_played,
        "floor.lift_penalty": _lift_penalty,
        "floor.disqualify": _disqualify,
    }
)
