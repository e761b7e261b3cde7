"""What the places and prizes of those who are out hang on, and whose may be another one after an act."""

from msgspec import Struct

from tdapp.domain.prizes.places import Prizes, standing
from tdapp.domain.state import Out, State
from tdapp.domain.units import EntryId


class Fates(Struct, frozen=True):
    """What places and prizes hang on, at one moment. `outs`: newest first. `stands`: no more entries can come."""

    state: State
    outs: tuple[Out, ...]
    prizes: Prizes
    stands: bool


def fates(state: State, *, stands: bool) -> Fates:
    """What places and prizes hang on now."""
    return Fates(state, tuple(state.outs), standing(state), stands)


def out_lately(before: Fates, after: Fates) -> set[EntryId] | None:
    """Whoever went out since or came back, when that changed no place or prize of others; else None."""
    went = len(after.outs) - len(before.outs)
    more, same = (after.outs, before.outs) if went >= 0 else (before.outs, after.outs)
    lately = {out.entry for out in more[: abs(went)]}
    then, now = before.state, after.state
    steady = (
        then.alive - now.alive == went
        and more[abs(went) :] == same
        and not (went and more[abs(went) - 1].tied)
        and (then.seats_won is now.seats_won or set(then.seats_won) ^ set(now.seats_won) <= lately)
        and then.paid is now.paid
        and before.prizes == after.prizes
        and before.stands == after.stands
    )
    return lately if steady else None
