"""Decisions about operators: who may sit at the desk, and what each may do.

Off until switched on: at a home game whoever sits there may do everything. PINs are for accountability, not for
protection: whoever has the laptop has the file. They are kept, as hashes, beside the journal and never in it.
"""

from datetime import datetime, timedelta
from math import ceil

from tdapp.domain.club.club import ClubState
from tdapp.domain.club.club_facts import (
    OperatorAdded,
    OperatorChanged,
    OperatorPinRefused,
    OperatorPinSet,
    OperatorRemoved,
    OperatorRenamed,
    OperatorsSwitchedOff,
    OperatorsSwitchedOn,
    SignedIn,
    SignedOut,
)
from tdapp.domain.facts import Fact
from tdapp.domain.refusal import Refused, require
from tdapp.domain.rights import ALL, BY_OWNER, RIGHT_OF, WRONG_PIN, Right, Rights, in_order, may
from tdapp.domain.units import OperatorId

FREE_TRIES = 3  # wrong PINs; the last of them is the first to be followed by a wait
LONGEST_WAIT = 30  # seconds

NOBODY_THERE = OperatorId("")  # operators are on, and nobody has signed in


def add(club: ClubState, operator: OperatorId, rights: Rights) -> tuple[Fact, ...]:
    """Let somebody sit at the desk, with these rights."""
    require(operator not in club.operators, "operator.is_one")
    return (OperatorAdded(operator, in_order(rights)),)


def change(club: ClubState, operator: OperatorId, rights: Rights) -> tuple[Fact, ...]:
    """Give an operator other rights. Refuses to take from the last one the right to manage operators."""
    _known(club, operator)
    if Right.OPERATORS not in rights:
        _others_manage(club, operator)
    new = in_order(rights)
    return (OperatorChanged(operator, new),) if new != club.operators[operator] else ()


def remove(club: ClubState, operator: OperatorId) -> tuple[Fact, ...]:
    """Let an operator sit at the desk no more. Refuses the last one who manages operators."""
    _known(club, operator)
    _others_manage(club, operator)
    has = next((one.name for one in club.drawers.values() if one.open and one.operator == operator), None)
    require(has is None, "operator.has_drawer", drawer=has)
    return (OperatorRemoved(operator),)


def rename(club: ClubState, operator: OperatorId) -> tuple[Fact, ...]:
    """Give an operator another name."""
    _known(club, operator)
    return (OperatorRenamed(operator),)


def set_pin(club: ClubState, operator: OperatorId) -> tuple[Fact, ...]:
    """Give an operator another PIN."""
    _known(club, operator)
    return (OperatorPinSet(operator),)


def switch_on(club: ClubState, director: OperatorId) -> tuple[Fact, ...]:
    """Switch operators on: nobody does anything without signing in. `director` may do everything, has a new PIN, and
    sits at the desk.
    """
    require(not club.operators_on, "operators.are_on")
    known = director in club.operators
    rights: Fact = OperatorChanged(director, ALL) if known else OperatorAdded(director, ALL)
    return (rights, OperatorPinSet(director), OperatorsSwitchedOn(), SignedIn(director))


def switch_off(club: ClubState, *, by_owner: bool = False) -> tuple[Fact, ...]:
    """Switch operators off: whoever sits at the desk may do everything again."""
    require(club.operators_on, "operators.are_off")
    return (OperatorsSwitchedOff(by_owner),)


def sign_in(club: ClubState, operator: OperatorId) -> tuple[Fact, ...]:
    """Sign an operator in at the desk, in the place of whoever sat there."""
    require(club.operators_on, "operators.are_off")
    _known(club, operator)
    return (SignedIn(operator),)


def refuse_pin(club: ClubState, operator: OperatorId) -> tuple[Fact, ...]:
    """Note that a PIN was given that is not this operator's."""
    _known(club, operator)
    return (OperatorPinRefused(operator),)


def seconds_to_wait(club: ClubState, operator: OperatorId, now: datetime) -> int:
    """Whole seconds until another PIN of this operator is looked at, 0 now: after the third wrong one 1 s, then 2, 4
    and so on up to 30, also when the club was closed in between.
    """
    wrong, last = club.wrong_pins.get(operator, (0, now))
    if wrong < FREE_TRIES:
        return 0
    wait = min(LONGEST_WAIT, 1 << min(wrong - FREE_TRIES, LONGEST_WAIT))
    left = (last + timedelta(seconds=wait) - now).total_seconds()
    return max(0, min(wait, ceil(left)))  # never longer, wherever the laptop's clock was set to


def sign_out(club: ClubState, operator: OperatorId) -> tuple[Fact, ...]:
    """Sign an operator out of the desk."""
    return (SignedOut(operator),) if club.operators_on and operator in club.operators else ()


def rights_of(club: ClubState, operator: OperatorId) -> Rights:
    """The rights of an operator: all while operators are off, none when nobody has signed in."""
    return club.operators.get(operator, ()) if club.operators_on else ALL


def ask(club: ClubState, operator: OperatorId, verb: str) -> None:
    """Refuse an act (its verb, as in 'entries.bust_out') its operator has no right to. No reason lifts that."""
    if club.operators_on and verb not in (BY_OWNER, WRONG_PIN):
        require(operator in club.operators, "operator.nobody")
        if not may(club.operators[operator], verb):
            right = RIGHT_OF.get(verb)
            can = [one for one, rights in club.operators.items() if may(rights, verb)]
            raise _may_not(club, right.value if right else "all", can)


def ask_right(club: ClubState, operator: OperatorId, *rights: Right) -> None:
    """Refuse an operator who has none of these rights."""
    if club.operators_on:
        require(operator in club.operators, "operator.nobody")
        can = [one for one, its in club.operators.items() if any(right in its for right in rights)]
        if operator not in can:
            raise _may_not(club, rights[0].value, can)


def has(club: ClubState, operator: OperatorId, rights: Rights) -> bool:
    """Whether an operator has all of these rights."""
    return set(rights_of(club, operator)) >= set(rights)


def who_has(club: ClubState, rights: Rights) -> tuple[OperatorId, ...]:
    """The operators who have all of these rights."""
    return tuple(one for one, its in club.operators.items() if set(its) >= set(rights))


def _may_not(club: ClubState, right: str, can: list[OperatorId]) -> Refused:
    """The refusal that names who may, or where nobody may who can give that right."""
    if can:
        return Refused("operator.may_not", right=right, who=tuple(can))
    managers = tuple(one for one, rights in club.operators.items() if Right.OPERATORS in rights)
    return Refused("operator.nobody_may", right=right, who=managers)


def _known(club: ClubState, operator: OperatorId) -> None:
    if operator not in club.operators:
        raise Refused("operator.unknown")


def _others_manage(club: ClubState, operator: OperatorId) -> None:
    """With operators on, somebody else must be left to manage them."""
    others = [rights for one, rights in club.operators.items() if one != operator]
    left = any(Right.OPERATORS in rights for rights in others)
    managed = Right.OPERATORS in club.operators[operator]
    require(not (club.operators_on and managed) or left, "operator.last_manager")
