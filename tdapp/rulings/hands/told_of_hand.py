"""What a hand knows of the table: who is in it, what he faces, the round it stands at, and how it ended."""

from collections.abc import Mapping, Sequence

from tdapp.poker import operations as steps
from tdapp.poker.hand import Hand
from tdapp.poker.phase import Phase
from tdapp.rulings.binding import binding_at
from tdapp.rulings.hands.setup import counted
from tdapp.rulings.hands.teller import BETS, Tell, Teller
from tdapp.rulings.situation import STREETS, Action, Answer, Did


def _seat(hand: Teller) -> Answer | None:
    return hand.seat


def _has_acted(hand: Teller) -> Answer | None:
    return None if hand.player is None else hand.hand.acted[hand.player]


def _to_call(hand: Teller) -> int:
    turn = hand.hand.turn
    return 0 if turn is None else hand.hand.level - hand.hand.put[turn]


def _facing_all_in(hand: Teller) -> Answer | None:
    bettor = hand.hand.aggressor
    return _to_call(hand) > 0 and bettor is not None and not hand.hand.stack[bettor]


def _in_turn(hand: Teller) -> Answer | None:
    return None if hand.seat is None else hand.seat == hand.entered.turn


def _street(after: int) -> Tell:
    def tell(hand: Teller) -> Answer | None:
        street = hand.hand.street + after
        return STREETS[street] if 1 <= street <= 3 else None

    return tell


def _next_or_last_street(hand: Teller) -> Answer | None:
    return _street(1 if hand.hand.phase is Phase.BOARD else 0)(hand)


def _acted_on(hand: Teller) -> Answer | None:
    return bool(hand.in_street(hand.hand.street)) if hand.hand.street else None


def _betting_so_far(hand: Teller) -> Answer | None:
    done = [log.action.did for log in hand.entered.counts]
    return "binding" if binding_at(done) is not None else "begun" if done else "none"


def _binding(hand: Teller) -> Answer | None:
    return binding_at([log.action.did for log in hand.entered.counts]) is not None


def _betting_over(hand: Teller) -> Answer | None:
    return hand.hand.phase in (Phase.SHOW, Phase.OVER) or hand.hand.all_in


def _live(hand: Hand) -> list[int]:
    return [player for player, out in enumerate(hand.folded) if not out]


def _still_in(hand: Teller) -> Answer | None:
    if hand.player is None:
        return None
    others = [player for player in _live(hand.hand) if player != hand.player]
    return "several" if len(others) > 1 else "one" if others else "nobody"


def _uncalled(hand: Teller) -> Answer | None:
    if hand.player is None:
        return None
    put = hand.hand.put
    return max(0, put[hand.player] - max(chips for other, chips in enumerate(put) if other != hand.player))


def _on_button(hand: Teller) -> Answer | None:
    return None if hand.seat is None else hand.seat == hand.hand.table.button


def _last_bets(hand: Teller) -> list[Action] | None:
    """The bets of the river; None before it is over."""
    if hand.hand.street < 3 or hand.hand.phase is Phase.ACT:
        return None
    return [each for each in hand.in_street(3) if each.did in BETS]


def _last_bet(hand: Teller) -> Answer | None:
    bets = _last_bets(hand)
    return None if bets is None else bool(bets)


def _aggressor(hand: Teller) -> Answer | None:
    bets = _last_bets(hand)
    return bets[-1].seat if bets else None


def _river_called(hand: Teller) -> Answer | None:
    bets = _last_bets(hand)
    if bets is None:
        return None
    return bool(bets) and any(each.did is Did.CALL for each in hand.in_street(3)[-len(_live(hand.hand)) :])


def _awards(hand: Teller, halves: Sequence[str]) -> tuple[int, ...] | None:
    pots = {step.pot for step in hand.hand.record if isinstance(step, steps.Awarded)}
    if hand.hand.phase is not Phase.OVER or pots != {0}:
        return None
    won = [step.seat for step in hand.hand.record if isinstance(step, steps.Awarded) and step.half in halves]
    return tuple(sorted({*won})) or None


def _pot_size(hand: Teller) -> Answer | None:
    pots = hand.hand.pots()
    return pots[0].amount if len(pots) == 1 and hand.hand.phase in (Phase.SHOW, Phase.OVER) else None


def _pot_sizes(hand: Teller) -> Answer | None:
    pots = hand.hand.pots()
    return tuple(pot.amount for pot in pots) if hand.hand.phase in (Phase.SHOW, Phase.OVER) else None


def _live_hand(hand: Teller) -> Answer | None:
    if hand.player is None:
        return None
    return not hand.hand.folded[hand.player] and hand.hand.phase is not Phase.OVER


def _asked(hand: Teller) -> Answer | None:
    live = _live_hand(hand)
    if live is None or hand.hand.phase is Phase.OVER:
        return None
    return "with_live_hand" if live else "after_folding"


def _stack(hand: Teller) -> Answer | None:
    return None if hand.player is None else hand.behind(hand.player)


def _big_blinds_stack(hand: Teller) -> Answer | None:
    table = hand.hand.table
    stack = dict(zip(table.seats, table.stacks, strict=True))[table.big_blind_seat]
    return counted(stack)


def _winners(hand: Teller) -> set[int]:
    return {step.seat for step in hand.hand.record if isinstance(step, steps.Awarded)}


def _result(hand: Teller) -> Answer | None:
    winners = _winners(hand)
    if hand.seat is None or not winners:
        return None
    return "lost" if hand.seat not in winners else "won" if winners == {hand.seat} else "shared"


def _winner(hand: Teller) -> Answer | None:
    winners = _winners(hand)
    return min(winners) if len(winners) == 1 else None


def _gone(hand: Teller) -> Answer | None:
    """The seats that have lost all they had, once the hand is over."""
    if hand.hand.phase is not Phase.OVER:
        return None
    return tuple(sorted(seat for seat, stack in hand.hand.stacks().items() if not stack))


def _hand_is(hand: Teller) -> Answer | None:
    return "over" if hand.hand.phase is Phase.OVER else "running"


def _whole_pot(hand: Teller) -> Answer | None:
    """All chips in the middle and in front of players."""
    return sum(pot.amount for pot in hand.hand.pots()) if hand.hand.phase is not Phase.OVER else None


OF_THE_HAND: Mapping[str, Tell] = {
    "seat": _seat,
    "raises": lambda hand: hand.hand.raises,
    "cap": lambda hand: hand.hand.table.betting.raise_cap,
    "players_in_event": lambda hand: hand.entered.table.players_left,
    "has_acted": _has_acted,
    "facing_bet": lambda hand: _to_call(hand) > 0,
    "facing_all_in": _facing_all_in,
    "in_turn": _in_turn,
    "betting_so_far": _betting_so_far,
    "still_in": _still_in,
    "uncalled_part": _uncalled,
    "uncalled": _uncalled,
    "on_button": _on_button,
    "board.missing_burn/street": _street(0),
    "board.two_cards/street": _next_or_last_street,
    "board.premature/street": _street(1),
    "acted_on": _acted_on,
    "board.wrong_button/binding": _binding,
    "tournament.which_level/binding": _binding,
    "betting_over": _betting_over,
    "last_bet": _last_bet,
    "aggressor": _aggressor,
    "river_called": _river_called,
    "pot_size": _pot_size,
    "winners": lambda hand: _awards(hand, ("whole", "high")),
    "low_winners": lambda hand: _awards(hand, ("low",)),
    "pot_sizes": _pot_sizes,
    "showdown.hidden_chips/result": _result,
    "winner": _winner,
    "live_hand": _live_hand,
    "gone": _gone,
    "hand_is": _hand_is,
    "pot_before": _whole_pot,
    "conduct.penalty_hands/players": lambda hand: len(hand.hand.seats),
    "chips_counted": _stack,
    "tournament.rebuy/stack": _stack,
    "tournament.rebuy/asked": _asked,
    "tournament.big_blind_ante/stack": _big_blinds_stack,
    "last_small_blind": lambda hand: hand.hand.table.small_blind_seat,
    "last_big_blind": lambda hand: hand.hand.table.big_blind_seat,
    "small_blind_seat": lambda hand: hand.hand.table.small_blind_seat,
}
