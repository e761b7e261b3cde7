"""Acting: whose turn it is, what each action does, and the end of a betting round."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from tdapp.poker import operations as steps
from tdapp.poker.betting import full_after, is_raise
from tdapp.poker.errors import chips_in, refuse
from tdapp.poker.phase import Phase
from tdapp.poker.positions import round_starts_after
from tdapp.poker.pots import uncalled
from tdapp.poker.showing import award, run_out

if TYPE_CHECKING:
    from tdapp.poker.hand import Hand


def in_turn(hand: "Hand", seat: int) -> int:
    """The player in turn; refuses anybody else, and tells who it is."""
    turn = hand.turn
    if hand.phase is not Phase.ACT or turn is None:
        refuse("not_now", step="act", waits_for=hand.phase.value)
    if hand.seats[turn] != seat:
        refuse("not_in_turn", seat=seat, expected=hand.seats[turn])
    return turn


@cache
def clockwise(count: int, after: int) -> tuple[int, ...]:
    """The numbers of so many players from the one after `after` round to himself; -1 stands for the button."""
    return (*range(after + 1, count), *range(after + 1))


def next_to_act(hand: "Hand", after: int) -> int | None:
    """The next player clockwise who has to act; None when the round is complete."""
    order = clockwise(len(hand.put), after)
    return first_owing(order, put=hand.put, stack=hand.stack, folded=hand.folded, acted=hand.acted, level=hand.level)


def first_owing(
    order: Iterable[int],
    *,
    put: Sequence[int],
    stack: Sequence[int],
    folded: Sequence[bool],
    acted: Sequence[bool],
    level: int,
) -> int | None:
    """The first player of an order who has something to decide; None when the round is complete.

    He owes chips to the bet or has not acted, and somebody in the hand has, or can still have, more in front than he.
    """
    for player in order:
        if stack[player] and not folded[player] and (put[player] < level or not acted[player]):
            mine = put[player]
            for other in range(len(put)):
                if put[other] + stack[other] > mine and other != player and not folded[other]:
                    return player
    return None


def begin_round(hand: "Hand") -> None:
    """Give the turn to the first to act of a betting round; with nothing to decide the round is complete."""
    big_blind = hand.place[hand.table.big_blind_seat]
    hand.turn = next_to_act(hand, round_starts_after(hand.street, button=-1, big_blind=big_blind))
    if hand.turn is None:
        close_round(hand)
    else:
        hand.phase = Phase.ACT


def move_on(hand: "Hand", player: int) -> None:
    """Note that a player acted and move the turn on."""
    hand.acted[player] = True
    hand.turn = following = next_to_act(hand, player)
    if following is None:
        close_round(hand)


def fold(hand: "Hand", step: steps.Folded) -> None:
    """Give up a hand; the last one left takes the pot."""
    player = in_turn(hand, step.seat)
    hand.folded[player] = True
    hand.live -= 1
    hand.record.append(step)
    if hand.live == 1:
        hand.turn = None
        close_round(hand)
    else:
        move_on(hand, player)


def check(hand: "Hand", step: steps.Checked) -> None:
    """Pass without a bet to call."""
    player = in_turn(hand, step.seat)
    if hand.level > hand.put[player]:
        refuse("cannot_check", seat=step.seat, legal=min(hand.level - hand.put[player], hand.stack[player]))
    hand.record.append(step)
    move_on(hand, player)


def call(hand: "Hand", step: steps.Called) -> None:
    """Meet the bet, or as much of it as the stack allows."""
    player = in_turn(hand, step.seat)
    need = hand.level - hand.put[player]
    stack = hand.stack[player]
    if need <= 0:
        refuse("nothing_to_call", seat=step.seat)
    pays = need if need < stack else stack
    if step.amount != pays or type(step.amount) is not int:
        refuse("wrong_call", seat=step.seat, amount=step.amount, legal=pays)
    hand.stack[player] = stack - pays
    hand.put[player] += pays
    hand.front += pays
    hand.record.append(step)
    move_on(hand, player)


def bet_to(hand: "Hand", step: steps.BetTo) -> None:
    """Bet or raise to a street total within the structure and the rules of re-opening."""
    player = in_turn(hand, step.seat)
    to = chips_in(step.to, what="bet", least=1)
    own, stack, level = hand.put[player], hand.stack[player], hand.level
    allowed = hand.raise_range(player)
    least, most = allowed.least, allowed.most
    if least is None or most is None:
        refuse("cannot_raise", seat=step.seat, why=allowed.why_not, legal=min(level - own, stack))
    if not least <= to <= most:  # an all-in for less than the minimum is its own least
        refuse("wrong_raise", seat=step.seat, amount=to, least=least, most=most)
    if to != own + stack and to % hand.table.lowest_chip:
        refuse("not_payable", amount=to, lowest_chip=hand.table.lowest_chip)
    if level and is_raise(hand.table.betting, street=hand.street, level=level, to=to, full=hand.full):
        hand.raises += 1
    hand.full = full_after(level=level, to=to, full=hand.full)
    hand.level = to
    hand.stack[player] = own + stack - to
    hand.put[player] = to
    hand.front += to - own
    hand.aggressor = player
    hand.record.append(step)
    move_on(hand, player)


def close_round(hand: "Hand") -> None:
    """Close a betting round: give back what nobody called, then the board, the showdown or the award."""
    over = uncalled(hand.put, hand.folded)
    if over is not None:
        player, amount = over
        hand.put[player] -= amount
        hand.stack[player] += amount
        hand.front -= amount
        hand.record.append(steps.UncalledReturned(hand.seats[player], amount))
    hand.total = [earlier + now for earlier, now in zip(hand.total, hand.put, strict=True)]
    count = len(hand.put)
    hand.put = [0] * count
    hand.acted = [False] * count
    hand.middle += hand.front
    hand.front = hand.level = hand.raises = 0
    if hand.live == 1:
        award(hand)
        return
    hand.to_show = hand.live
    with_chips = sum([1 for stack, out in zip(hand.stack, hand.folded, strict=True) if stack and not out])
    if hand.street == 3:
        hand.all_in = with_chips < hand.live
        hand.phase = Phase.SHOW
    elif with_chips <= 1:
        hand.all_in = True
        run_out(hand)
    else:
        hand.aggressor = None
        hand.phase = Phase.BOARD
