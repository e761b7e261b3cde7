"""What a floor ruling does to a hand that was entered: a legal action where it is one, else a step of its own."""

from msgspec import Struct

from tdapp.poker import operations as steps
from tdapp.poker.errors import refuse
from tdapp.poker.hand import Hand
from tdapp.rulings.situation import STREETS, Action, Did
from tdapp.values import replace


class Logged(Struct, frozen=True):
    """An action as it was done. `played`: the hand has it; else it waits for a ruling."""

    action: Action
    played: bool = True


def carry_out(hand: Hand, step: steps.Ruled) -> tuple[Logged, ...]:
    """Put a ruling into the hand; what it comes to in the log of actions.

    What he might have done in his turn anyway is put down as that, so that other programs can play the hand too.
    """
    if not isinstance(step, steps.RuledTo | steps.RuledDead):
        hand.do(step)
        return ()
    player = hand.place.get(step.seat)
    if player is None:
        refuse("no_such_seat", seat=step.seat, legal=tuple(sorted(hand.seats)))
    street, level, own = STREETS[hand.street], hand.level, hand.put[player]
    legal: steps.Decision = steps.Folded(step.seat)
    done = Action(step.seat, Did.FOLD, street=street)
    if isinstance(step, steps.RuledTo):
        legal = steps.BetTo(step.seat, step.to)
        did = Did.RAISE if level else Did.BET
        if step.to <= own:
            did, legal = Did.CHECK, steps.Checked(step.seat)
        elif step.to <= level:
            did, legal = Did.CALL, steps.Called(step.seat, step.to - own)
        done = Action(step.seat, did, to=None if did is Did.CHECK else step.to, street=street)
        if step.to < own:
            legal = step
    in_turn = hand.turn == player
    hand.do(legal if in_turn and hand.why_not(legal) is None else step)
    return (Logged(done if in_turn else replace(done, in_turn=False)),)


def left_in_front(hand: Hand, step: steps.Ruled) -> tuple[int, int] | None:
    """The seat a ruling leaves fewer chips in front of, and how many; None: it takes none back from there."""
    if not isinstance(step, steps.RuledTo | steps.RuledBack) or step.seat not in hand.place:
        return None
    own = hand.put[hand.place[step.seat]]
    to = step.to if isinstance(step, steps.RuledTo) else max(0, own - step.amount)
    return (step.seat, to) if to < own else None
