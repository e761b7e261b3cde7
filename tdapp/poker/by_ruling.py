"""Steps that a floor ruling puts into a hand: what no rule of play would let a player do, and yet stands.

Chips only change places between a player's stack and the pot, so that a hand that goes on from a ruling still adds up.
"""

from collections import Counter
from typing import TYPE_CHECKING

from tdapp.poker import operations as steps
from tdapp.poker.acting import close_round, move_on, next_to_act
from tdapp.poker.betting import full_after, is_raise, minimum_bet
from tdapp.poker.errors import chips_in, refuse
from tdapp.poker.phase import Phase
from tdapp.poker.showing import after_showing

if TYPE_CHECKING:
    from tdapp.poker.hand import Hand


def rule_to(hand: "Hand", step: steps.RuledTo) -> None:
    """A player's street total as it was ruled, below or above the minimum; he has acted with it.

    Refuses more than he has, and a moment at which nobody is to act.
    """
    player = _with_hand(hand, step.seat)
    if hand.phase is not Phase.ACT:
        refuse("not_now", step="act", waits_for=hand.phase.value)
    to, own = chips_in(step.to, what="bet"), hand.put[player]
    if to > own + hand.stack[player]:
        refuse("more_than_stack", amount=to, legal=own + hand.stack[player])
    hand.stack[player] -= to - own
    hand.put[player] = to
    hand.front += to - own
    hand.record.append(step)
    if to > hand.level:
        if hand.level and is_raise(
            hand.table.betting, street=hand.street, level=hand.level, to=to, full=hand.full
        ):  # fmt: skip
            hand.raises += 1
        hand.full = full_after(level=hand.level, to=to, full=hand.full)
        hand.level, hand.aggressor = to, player
    elif to < own:  # it may have been the bet itself that was corrected
        _restate(hand)
    hand.acted[player] = True
    if hand.turn == player:
        move_on(hand, player)
    else:
        _still_to_act(hand)


def rule_dead(hand: "Hand", step: steps.RuledDead) -> None:
    """A hand killed, whoever's turn it is; what he put in stays in the pot. The last hand left cannot be killed."""
    player = _with_hand(hand, step.seat)
    if hand.live == 1:
        refuse("last_hand_cannot_muck", pot=0)
    hand.folded[player] = True
    hand.live -= 1
    hand.record.append(step)
    if hand.phase is Phase.SHOW and not hand.shown[player]:
        hand.to_show -= 1
    if hand.live == 1:
        hand.turn = None
        close_round(hand)
    elif hand.turn == player:
        move_on(hand, player)
    elif hand.phase is Phase.SHOW:
        after_showing(hand)
    else:
        _still_to_act(hand)


def rule_back(hand: "Hand", step: steps.RuledBack) -> None:
    """Chips of this hand that go back to the player who put them in: those in front of him first, his ante last."""
    player = hand.place.get(step.seat)
    if player is None:
        refuse("no_such_seat", seat=step.seat, legal=tuple(hand.seats))
    _not_over(hand)
    amount = left = chips_in(step.amount, what="wager", least=1)
    mine = hand.put[player] + hand.total[player] + hand.ante[player]
    if amount > mine:
        refuse("more_than_put_in", seat=step.seat, amount=amount, legal=mine)
    for paid in (hand.put, hand.total, hand.ante):
        part = min(left, paid[player])
        paid[player] -= part
        left -= part
    hand.front, hand.middle = sum(hand.put), sum(hand.total)
    hand.stack[player] += amount
    hand.record.append(step)
    if hand.phase is Phase.ACT:
        _restate(hand)
        _still_to_act(hand)


def rule_turn(hand: "Hand", step: steps.RuledTurn) -> None:
    """The seat that acts next by the ruling."""
    player = _with_hand(hand, step.seat)
    if hand.phase is not Phase.ACT:
        refuse("not_now", step="act", waits_for=hand.phase.value)
    if not hand.stack[player]:
        refuse("is_all_in", seat=step.seat)
    hand.acted[player] = False
    hand.turn = player
    hand.record.append(step)
    _still_to_act(hand)


def rule_void(hand: "Hand", step: steps.RuledVoid) -> None:
    """A hand declared void: everybody has the chips he began it with."""
    _not_over(hand)
    began = dict(zip(hand.table.seats, hand.table.stacks, strict=True))
    count = len(hand.seats)
    hand.stack = [began[seat] for seat in hand.seats]
    hand.put, hand.total, hand.ante = [0] * count, [0] * count, [0] * count
    hand.front = hand.middle = hand.level = hand.dead = 0
    hand.turn, hand.phase = None, Phase.OVER
    hand.record.append(step)


def _still_to_act(hand: "Hand") -> None:
    """The turn stays where it is while its player has something to decide; else it goes on, or the round is over."""
    if hand.phase is not Phase.ACT or hand.turn is None:
        return
    hand.turn = next_to_act(hand, (hand.turn - 1) % len(hand.seats))
    if hand.turn is None:
        close_round(hand)


def _restate(hand: "Hand") -> None:
    """Bet, size of the raises and their number once chips in front were taken back: as if the lower totals had been
    bet.
    """
    level, full, raises, aggressor = 0, minimum_bet(hand.table.betting, hand.street), 0, None
    level = 0 if hand.street else hand.table.big_blind
    for player, to in totals_of_round(hand):
        if to > level:
            raises += bool(level) and is_raise(
                hand.table.betting, street=hand.street, level=level, to=to, full=full
            )  # fmt: skip
            full = full_after(level=level, to=to, full=full)
            level, aggressor = to, player
    hand.level, hand.full, hand.raises, hand.aggressor = level, full, raises, aggressor


def totals_of_round(hand: "Hand") -> list[tuple[int, int]]:
    """The street totals of this round one after the other, by player, as they count after every ruling."""
    found: list[tuple[int, int]] = []
    own: Counter[int] = Counter()
    for step in hand.record:
        match step:
            case steps.BoardDealt():
                found.clear()
                own.clear()
            case steps.BlindPosted(seat, amount):
                own[hand.place[seat]] += amount
            case steps.Called(seat, amount):
                own[hand.place[seat]] += amount
                found.append((hand.place[seat], own[hand.place[seat]]))
            case steps.BetTo(seat, to) | steps.RuledTo(seat, to):
                player = hand.place[seat]
                found = [(other, min(total, to) if other == player else total) for other, total in found]
                own[player] = to
                found.append((player, to))
            case steps.RuledBack(seat, amount):
                player = hand.place[seat]
                own[player] -= min(amount, own[player])
                found = [(other, min(total, own[player]) if other == player else total) for other, total in found]
            case _:
                pass
    return found


def _not_over(hand: "Hand") -> None:
    if hand.phase is Phase.OVER:
        refuse("not_now", step="act", waits_for=hand.phase.value)


def _with_hand(hand: "Hand", seat: int) -> int:
    """The player at this seat, who has a live hand in a hand that is not over; refused otherwise."""
    player = hand.place.get(seat)
    if player is None or hand.folded[player] or hand.mucked[player]:
        live = tuple(other for other in sorted(hand.seats) if not hand.folded[hand.place[other]])
        refuse("no_live_hand", seat=seat, legal=live)
    _not_over(hand)
    return player
