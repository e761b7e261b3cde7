"""What is done with operators: sign in and out, add, change, remove. Loaded only where operators are used."""

from collections.abc import Callable
from functools import partial

from tdapp.app.club import operators
from tdapp.domain.rights import Rights
from tdapp.domain.units import OperatorId
from tdapp.read.club.operators import OperatorsView
from tdapp.read.message import say_refused
from tdapp.texts import Text
from tdapp.ui.actions.guarded import guarded
from tdapp.ui.operators import texts
from tdapp.ui.session import Room, Told


def view(room: Room) -> OperatorsView:
    """The operators of the open club."""
    return operators.view(room.club)


def why_may_not(room: Room, verb: str) -> str:
    """Why whoever sits here may not do an act of the club; '' may."""
    refused = operators.why_may_not(room.club, verb)
    return room.words.said(say_refused(refused)) if refused is not None else ""


def sign_in(room: Room, operator: OperatorId, pin: str) -> bool:
    """Sit down at the desk."""
    name = room.club.operators.get(operator, "")
    return _do(room, partial(operators.sign_in, room.club, operator, pin), texts.SIGNED_IN, name)


def sign_out(room: Room) -> bool:
    """Leave the desk."""
    return _do(room, partial(operators.sign_out, room.club), texts.SIGNED_OUT, view(room).here)


def switch_on(room: Room, name: str, pin: str) -> bool:
    """Let everybody sign in from now on; whoever is named is the director."""
    return _do(room, partial(operators.switch_on, room.club, name, pin), texts.IS_ON, name)


def switch_off(room: Room) -> bool:
    """Let whoever sits here do everything again."""
    return _do(room, partial(operators.switch_off, room.club), texts.IS_OFF, "")


def add(room: Room, name: str, rights: Rights, pin: str) -> bool:
    """Somebody may sit at the desk."""
    return _do(room, partial(operators.add, room.club, name, rights, pin), texts.ADDED, name)


def change(room: Room, operator: OperatorId, name: str, rights: Rights) -> bool:
    """Another name or other rights."""
    return _do(room, partial(operators.edit, room.club, operator, name, rights), texts.CHANGED, name)


def set_pin(room: Room, operator: OperatorId, pin: str) -> bool:
    """A new PIN for somebody else."""
    name = room.club.operators.get(operator, "")
    return _do(room, partial(operators.set_pin, room.club, operator, pin), texts.PIN_SET, name)


def own_pin(room: Room, old: str, pin: str) -> bool:
    """A new PIN for whoever is signed in."""
    return _do(room, partial(operators.own_pin, room.club, old=old, new=pin), texts.PIN_SET, view(room).here)


def remove(room: Room, operator: OperatorId) -> bool:
    """Somebody sits at the desk no more."""
    name = room.club.operators.get(operator, "")
    return _do(room, partial(operators.remove, room.club, operator), texts.REMOVED, name)


def _do(room: Room, deed: Callable[[], object], text: Text, name: str) -> bool:
    """Do it and say so; whether it was done."""

    def whole() -> bool:
        deed()
        return True

    done = guarded(room, whole) is not None
    if done:
        room.told.emit(Told(room.words(text, name=name), "info"))
    return done
