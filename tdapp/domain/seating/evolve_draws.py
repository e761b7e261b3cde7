"""What facts about the room's rules and its draws do to a tournament: steps of `evolve`."""

from collections.abc import Callable
from typing import Any

from tdapp.domain.refusal import Conflict
from tdapp.domain.seating import draw_facts as d
from tdapp.domain.seating.room import Given
from tdapp.domain.seating.seeds import commitment_of
from tdapp.domain.state import State
from tdapp.values import replace


def _committed(state: State, fact: d.DrawCommitted) -> State:
    return replace(state, room=replace(state.room, commitment=fact.commitment, secret=""))


def _public_value(state: State, fact: d.PublicValueGiven) -> State:
    return replace(state, room=replace(state.room, given=given_by(fact)))


def given_by(fact: d.PublicValueGiven) -> Given:
    """The value of the room as the state keeps it."""
    return Given(fact.value, fact.draw, fact.room, fact.period, fact.groups)


def _made(state: State, fact: d.DrawMade) -> State:
    if fact.number != state.room.number:
        return state  # not a draw of everybody: who sits where since stands on no list
    bound_to = state.room.given if fact.basis is d.DrawBasis.ROOM else None
    return replace(state, room=replace(state.room, bound_to=bound_to))


def _revealed(state: State, fact: d.SecretRevealed) -> State:
    if not state.finished:
        raise Conflict("still_drawing")
    if commitment_of(fact.secret) != state.room.commitment:
        raise Conflict("other_secret")
    return replace(state, room=replace(state.room, secret=fact.secret))


def _room_set(state: State, fact: d.RoomSet) -> State:
    return replace(state, room=replace(state.room, rules=fact.rules))


STEPS: dict[type, Callable[[State, Any], State]] = {
    d.DrawCommitted: _committed,
    d.PublicValueGiven: _public_value,
    d.DrawMade: _made,
    d.SecretRevealed: _revealed,
    d.RoomSet: _room_set,
}
