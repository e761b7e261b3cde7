"""Operators of the club: acts of its own stream, each one transaction; `Refused` says why not.

switch_on(club, "Eve", pin)            Eve is the director, signed in; from now on everybody signs in
add(club, "Bo", ROLES[Role.FLOOR], pin)  -> OperatorId; also before operators are switched on
change(club, operator, rights)         rename(club, operator, name)      edit(club, operator, name, rights)
set_pin(club, operator, pin)
remove(club, operator)                 what was done stays under the name
sign_in(club, operator, pin)           in the place of whoever sat here; `seconds_to_wait` after wrong PINs
sign_out(club)                         own_pin(club, old=, new=)         switch_off(club)
view(club)                             OperatorsView: on, the list, who is here, what whoever is here may do
why_may_not(club, verb)                for buttons about no tournament: 'drawers.open_drawer', 'people.edit' ...

A PIN has 4 to 12 digits. It tells who did what and is no protection against somebody who has the laptop: windows say so
where operators are switched on. Each PIN given or set costs about a tenth of a second on purpose. A PIN that nobody
knows any more is replaced by another operator who manages operators, or operators are switched off by the owner of the
file: `app.club.operators_command`.
"""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager

from tdapp.app.club.pins import fits, hashed
from tdapp.app.open_club import Club
from tdapp.domain.club import operators
from tdapp.domain.facts import Fact
from tdapp.domain.people.naming import named
from tdapp.domain.refusal import Refused, require
from tdapp.domain.rights import BY_OWNER, WRONG_PIN, Rights
from tdapp.domain.units import OperatorId
from tdapp.read.club.operators import OperatorsView, operators_view
from tdapp.store import settings
from tdapp.store.settings import OperatorRecord


def view(club: Club) -> OperatorsView:
    """The operators of the club, and who sits at the desk."""
    return operators_view(club.desk.club, club.operators, club.desk.operator)


def why_may_not(club: Club, verb: str) -> Refused | None:
    """Why whoever sits here may not do an act of the club, by its verb; None: may."""
    try:
        club.desk.ask(verb)
    except Refused as refused:
        return refused
    return None


def switch_on(club: Club, name: str, pin: str) -> OperatorId:
    """Switch operators on: nobody does anything without signing in. Whoever is named may do everything, with this PIN,
    and is signed in.

    An operator from before, when operators were on once, keeps the name and gets this PIN.
    """
    director = _by_name(club, name) or OperatorId(secrets.token_hex(16))
    facts = operators.switch_on(club.desk.club, director)
    record = OperatorRecord(director, named(name, "operator"), hashed(pin))
    _write(club, "operators.switch_on", facts, record, sits=director)
    return director


def switch_off(club: Club, *, by_owner: bool = False) -> None:
    """Switch operators off: whoever sits here does everything again. Names, rights and PINs are kept.

    `by_owner`: no right is asked for, as the file's owner does it by command; the club's stream says so.
    """
    desk, before = club.desk, club.desk.operator
    if not by_owner:
        desk.in_club("operators.switch_off", operators.switch_off(desk.club))
        return
    facts = operators.switch_off(desk.club, by_owner=True)
    desk.operator = club.home_operator()
    try:
        desk.in_club(BY_OWNER, facts)
    except BaseException:
        desk.operator = before
        raise


def add(club: Club, name: str, rights: Rights, pin: str) -> OperatorId:
    """Let somebody sit at the desk, with these rights and this PIN. A name from before is that same person, back
    again.
    """
    club.desk.ask("operators.add")
    operator = _by_name(club, name) or OperatorId(secrets.token_hex(16))
    require(operator not in club.desk.club.operators, "operator.name_taken", name=name.strip())
    facts = operators.add(club.desk.club, operator, rights)
    _write(club, "operators.add", facts, OperatorRecord(operator, named(name, "operator"), hashed(pin)))
    return operator


def change(club: Club, operator: OperatorId, rights: Rights) -> None:
    """Give an operator other rights."""
    club.desk.ask("operators.change")
    facts = operators.change(club.desk.club, operator, rights)
    if facts:
        club.desk.in_club("operators.change", facts)


def rename(club: Club, operator: OperatorId, name: str) -> None:
    """Give an operator another name; whatever was done under the old one is shown under it. Refuses a name in use."""
    club.desk.ask("operators.rename")
    facts, record = _renamed(club, operator, name)
    if facts:
        _write(club, "operators.rename", facts, record)


def edit(club: Club, operator: OperatorId, name: str, rights: Rights) -> None:
    """Give an operator another name and other rights, in one act; what stays as it was is not written."""
    for verb in ("operators.rename", "operators.change"):
        club.desk.ask(verb)
    facts, record = _renamed(club, operator, name)
    facts += operators.change(club.desk.club, operator, rights)
    if facts:
        _write(club, "operators.change", facts, record)


def _renamed(club: Club, operator: OperatorId, name: str) -> tuple[tuple[Fact, ...], OperatorRecord]:
    """What another name would write (no facts: it is the name already), and the record under it."""
    facts = operators.rename(club.desk.club, operator)
    new = named(name, "operator")
    require(_by_name(club, new) in (None, operator), "operator.name_taken", name=new)
    record = OperatorRecord(operator, new, _kept(club, operator))
    return (facts if new != club.operators[operator] else ()), record


def set_pin(club: Club, operator: OperatorId, pin: str) -> None:
    """Give somebody who forgot it a new PIN."""
    club.desk.ask("operators.set_pin")
    facts = operators.set_pin(club.desk.club, operator)
    _write(club, "operators.set_pin", facts, OperatorRecord(operator, club.operators[operator], hashed(pin)))


def own_pin(club: Club, *, old: str, new: str) -> None:
    """Change the PIN of whoever is signed in. Refuses a wrong old one, as signing in does."""
    operator = club.desk.operator
    facts = operators.set_pin(club.desk.club, operator)
    _prove(club, operator, old)
    _write(club, "operators.own_pin", facts, OperatorRecord(operator, club.operators[operator], hashed(new)))


def remove(club: Club, operator: OperatorId) -> None:
    """Let an operator sit at the desk no more; one who sits here is signed out. The PIN is gone for good."""
    club.desk.ask("operators.remove")
    facts = operators.remove(club.desk.club, operator)
    away = club.desk.club.operators_on and operator == club.desk.operator
    record = OperatorRecord(operator, club.operators[operator])
    _write(club, "operators.remove", facts, record, sits=operators.NOBODY_THERE if away else None)


def sign_in(club: Club, operator: OperatorId, pin: str) -> None:
    """Sign an operator in at this desk. Refuses a wrong PIN, and after three of them any for a while."""
    desk, before = club.desk, club.desk.operator
    facts = operators.sign_in(desk.club, operator)
    _prove(club, operator, pin)
    desk.operator = operator
    try:
        desk.in_club("operators.sign_in", facts)
    except BaseException:
        desk.operator = before
        raise


def sign_out(club: Club) -> None:
    """Sign out whoever sits here. Nothing happens where nobody has signed in."""
    desk = club.desk

    def leave() -> None:
        desk.operator = operators.NOBODY_THERE

    facts = operators.sign_out(desk.club, desk.operator)
    if facts:
        desk.in_club("operators.sign_out", facts, then=leave)


def seconds_to_wait(club: Club, operator: OperatorId) -> int:
    """How long until this operator's PIN is looked at again; 0 at once."""
    return operators.seconds_to_wait(club.desk.club, operator, club.time.now())


def _prove(club: Club, operator: OperatorId, pin: str) -> None:
    """Refuse a wrong PIN, once the club's stream has it: nobody tries again sooner by opening the file anew."""
    wait = seconds_to_wait(club, operator)
    require(not wait, "operator.wait", n=wait)
    if fits(pin, _kept(club, operator)):
        return
    with _as_somebody(club):
        club.desk.in_club(WRONG_PIN, operators.refuse_pin(club.desk.club, operator))
    raise Refused("operator.wrong_pin")


@contextmanager
def _as_somebody(club: Club) -> Iterator[None]:
    """Within it an act has a name where nobody has signed in: that of whoever the laptop says is using it."""
    desk, before = club.desk, club.desk.operator
    desk.operator = before or club.home_operator()
    try:
        yield
    finally:
        desk.operator = before


def _by_name(club: Club, name: str) -> OperatorId | None:
    """Whoever has this name, in small letters or large, and whether or not an operator still; None: nobody."""
    wanted = named(name, "operator").casefold()
    found = [one for one, known in club.operators.items() if known.casefold() == wanted]
    found.sort(key=lambda one: one not in club.desk.club.operators)
    return found[0] if found else None


def _kept(club: Club, operator: OperatorId) -> str:
    """The hash of an operator's PIN; '' without one."""
    with club.file.transaction() as db:
        return next((one.pin for one in settings.operators(db) if one.id == operator), "")


def _write(
    club: Club, verb: str, facts: tuple[Fact, ...], record: OperatorRecord, *, sits: OperatorId | None = None
) -> None:
    """An act with the record of the operator it is about. `sits`: who sits at the desk after it, None: who did."""

    def then() -> None:
        club.operators[record.id] = record.name
        if sits is not None:
            club.desk.operator = sits

    club.desk.in_club(verb, facts, also=lambda db: settings.put_operator(db, record), then=then)
