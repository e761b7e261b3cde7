"""Undercalls and action out of turn: too little and too early (N-7, N-8; HC-51, HC-53, QLD s22(5), s37)."""

from collections.abc import Sequence
from enum import StrEnum

from msgspec import Struct

from tdapp.poker.errors import chips_in, refuse


class Undercalls(StrEnum):
    """Who decides about an undercall: rule and director (HC, TDA) or the player (QLD)."""

    RULE = "rule"
    PLAYER = "player"


class UndercallOutcome(StrEnum):
    """What becomes of a wager below the call."""

    FULL_CALL = "full_call"
    DIRECTOR = "director"
    PLAYER_CHOICE = "player_choice"


class Undercall(Struct, frozen=True):
    """The outcome, what completing costs, and what folding instead would forfeit and give back."""

    outcome: UndercallOutcome
    must_add: int
    all_in: bool
    forfeit: int
    back: int


def undercall(
    put_in: int,
    *,
    own: int,
    level: int,
    stack: int,
    opening_call: int,
    heads_up: bool,
    level_is_opening: bool,
    call_said: bool,
    way: Undercalls = Undercalls.RULE,
) -> Undercall:
    """N-7: `put_in` new chips on top of `own` (earlier this street) do not reach the level.

    HC-51, TDA 51: "call" said, heads-up, or facing the opening bet: a full call; otherwise the director chooses
    between that and forfeiting the opening call (A22: the big blind before the flop, at most what was put in) and
    folding. QLD s22(5): the player completes, goes all-in when short, or folds and loses all he put in.
    """
    chips_in(put_in, what="wager", least=1)
    total = own + put_in
    if total >= level:
        refuse("no_undercall", amount=total, legal=level)
    if put_in > stack:
        refuse("more_than_stack", amount=put_in, legal=stack)
    missing = level - total
    left = stack - put_in
    all_in = left <= missing
    must_add = left if all_in else missing
    if way is Undercalls.PLAYER:
        return Undercall(UndercallOutcome.PLAYER_CHOICE, must_add, all_in, forfeit=put_in, back=0)
    if call_said or heads_up or level_is_opening:
        return Undercall(UndercallOutcome.FULL_CALL, must_add, all_in, forfeit=0, back=0)
    forfeit = min(put_in, opening_call)
    return Undercall(UndercallOutcome.DIRECTOR, must_add, all_in, forfeit=forfeit, back=put_in - forfeit)


class Act(StrEnum):
    """A kind of action; a bet is a bet or a raise."""

    FOLD = "fold"
    CHECK = "check"
    CALL = "call"
    BET = "bet"


class Action(Struct, frozen=True):
    """An action and the street total after it (the player's own)."""

    kind: Act
    to: int = 0


class OutOfTurns(StrEnum):
    """Whose rule holds for action out of turn."""

    UNCHANGED_BINDS = "unchanged_binds"
    """HC-53, TDA 53: it binds unless the action to him changes."""
    MISSED_DECIDE = "missed_decide"
    """QLD s37: what the missed players do decides."""


class OutOfTurn(StrEnum):
    """What becomes of an action out of turn."""

    BINDING = "oot_binding"
    RELEASED = "oot_released"
    """All options again, his chips back."""
    RETURNED = "oot_returned"
    """QLD: the bet goes back; he acts in his turn."""
    PLAYER_CHOICE = "player_choice"
    """QLD: he may call or raise with it, or fold and leave it in the pot."""
    RETRACT = "oot_retract"
    """QLD: the dealer's error, everybody retracts."""
    SKIPPED_TO_DIRECTOR = "skipped_to_director"
    """It binds, and the director decides about the skipped player."""


class OutOfTurnRuling(Struct, frozen=True):
    """The outcome and the chips above the maximum that go back."""

    outcome: OutOfTurn
    excess: int = 0


def out_of_turn(
    action: Action,
    missed: Sequence[Action],
    *,
    level: int,
    way: OutOfTurns,
    actions_after_skip: int = 1,
    maximum: int | None = None,
    dealer_directed: bool = False,
) -> OutOfTurnRuling:
    """N-8: the ruling once the skipped players have acted (`missed`, in order; empty while they have not).

    `level` is the bet level when he acted out of turn; `actions_after_skip` counts the actions behind the skipped
    player, the one out of turn included (A27): two are binding action. `maximum` is the most he might have bet.
    By QLD s2 a call is a bet as well, one of the level he called; a check is none, and is off once somebody bets (A26).
    """
    if way is OutOfTurns.UNCHANGED_BINDS:
        if actions_after_skip >= 2:
            return OutOfTurnRuling(OutOfTurn.SKIPPED_TO_DIRECTOR)
        changed = any(act.kind is Act.BET and act.to > level for act in missed)
        binds = action.kind is Act.FOLD or not changed
        return OutOfTurnRuling(OutOfTurn.BINDING if binds else OutOfTurn.RELEASED)
    if dealer_directed:
        return OutOfTurnRuling(OutOfTurn.RETRACT)
    excess = max(0, action.to - maximum) if maximum is not None and action.kind is Act.BET else 0
    if action.kind is Act.FOLD:
        return OutOfTurnRuling(OutOfTurn.BINDING)
    bets = [act for act in missed if act.kind is Act.BET and act.to > level]
    if action.kind is Act.CHECK:
        return OutOfTurnRuling(OutOfTurn.RELEASED if bets else OutOfTurn.BINDING)
    reached = action.to if action.kind is Act.BET else max(action.to, level)  # all-in for less, he called it too
    if any(act.to > reached for act in bets):
        return OutOfTurnRuling(OutOfTurn.PLAYER_CHOICE, excess)
    if not bets and any(act.kind is Act.CHECK for act in missed):
        return OutOfTurnRuling(OutOfTurn.RETURNED)
    return OutOfTurnRuling(OutOfTurn.BINDING, excess)
