"""What a hand knows of the action that is disputed: who did what, with how much, and what was done since."""

from collections.abc import Mapping
from itertools import takewhile

from tdapp.poker.phase import Phase
from tdapp.rulings.binding import binding_at
from tdapp.rulings.hands.teller import BETS, Tell, Teller
from tdapp.rulings.situation import Action, Answer, Did


def _chips(hand: Teller) -> Answer | None:
    return hand.action.chips if hand.action is not None and hand.action.did is Did.CHIPS else None


def _put_in(hand: Teller) -> Answer | None:
    action = hand.action
    return None if action is None or action.to is None else max(0, action.to - hand.own(action.seat))


def _said(hand: Teller) -> Answer | None:
    return None if hand.action is None or hand.action.did in (Did.FOLD, Did.CHIPS) else hand.action.did.value


def _amount(hand: Teller) -> Answer | None:
    action = hand.action
    return action.to if action is not None and action.did in BETS else None


def _call_said(hand: Teller) -> Answer | None:
    return None if hand.action is None else hand.action.did is Did.CALL


def _out_of_turn(hand: Teller) -> Action | None:
    return hand.action if hand.action is not None and not hand.action.in_turn else None


def _what(hand: Teller) -> Answer | None:
    action = _out_of_turn(hand)
    if action is None:
        return None
    if action.did in (Did.CHIPS, Did.ALL_IN):
        return "call" if (action.to or 0) <= hand.level_then else "bet"
    return "bet" if action.did in BETS else action.did.value


def _since(hand: Teller) -> Answer | None:
    """What the players he passed over have done, once the turn has come to him."""
    action = _out_of_turn(hand)
    if action is None:
        return None
    done = [each for each in hand.since if each.in_turn]
    if not done or (hand.entered.turn != action.seat and hand.hand.phase is Phase.ACT):
        return "not_yet"
    bets = [each.to or 0 for each in done if each.did in BETS and (each.to or 0) > hand.level_then]
    if bets:
        return "bet_more" if _what(hand) != "bet" or max(bets) > (action.to or 0) else "bet_less"
    kinds = {Did.CALL if each.did is Did.ALL_IN else each.did for each in done}  # for less than the bet
    return "call" if Did.CALL in kinds else "check" if Did.CHECK in kinds else "all_fold"


def _to(hand: Teller) -> Answer | None:
    action = _out_of_turn(hand)
    return None if action is None else action.to


def _passed_on(hand: Teller) -> list[Action]:
    """The action out of turn and those behind the skipped player that followed it."""
    action = _out_of_turn(hand)
    return [] if action is None else [action, *takewhile(lambda each: not each.in_turn, hand.since)]


def _behind_skipped(hand: Teller) -> Answer | None:
    done = _passed_on(hand)
    return binding_at([each.did for each in done]) is not None if done else None


def _skipped(hand: Teller) -> Answer | None:
    if not _behind_skipped(hand):
        return None
    later = next((each.seat for each in hand.since if each.in_turn), None)
    return later or hand.entered.turn


def _placed(hand: Teller) -> Answer | None:
    return hand.action.to if hand.action is not None else None


def _legal(hand: Teller) -> Answer | None:
    """The nearest bet that would have been right; None when only the floor can say."""
    choices = hand.hand.choices()
    if hand.action is None or hand.action.to is None or choices is None or choices.seat != hand.action.seat:
        return None
    least, most = choices.raise_to.least, choices.raise_to.most
    if least is None or most is None:
        return None
    return least if hand.action.to < least else most if hand.action.to > most else None


def _callers(hand: Teller) -> Answer | None:
    if hand.action is None:
        return None
    return tuple(each.seat for each in hand.since if each.did in (Did.CALL, Did.CHIPS, Did.ALL_IN))


def _binding_behind(hand: Teller) -> Answer | None:
    return None if hand.action is None else binding_at([each.did for each in hand.since]) is not None


def _found(hand: Teller) -> Answer | None:
    return None if hand.action is None else "same_round"


def _too_little(hand: Teller) -> Answer | None:
    """Those who put in less than the bet, one after the other."""
    if hand.action is None:
        return None
    short = takewhile(lambda each: (each.to or 0) < hand.hand.level, [hand.action, *hand.since])
    found = tuple(each.seat for each in short if each.did in (Did.CALL, Did.CHIPS))
    return found if len(found) > 1 else None


def _true_amount(hand: Teller) -> Answer | None:
    return hand.hand.level if hand.action is not None and hand.action.did is Did.CALL else None


def _told(hand: Teller) -> Answer | None:
    return hand.action.to if hand.action is not None and hand.action.did is Did.CALL else None


OF_THE_ACTION: Mapping[str, Tell] = {
    "chips": _chips,
    "put_in": _put_in,
    "said": _said,
    "betting.words/amount": _amount,
    "betting.words_and_chips/amount": _amount,
    "call_said": _call_said,
    "turn.out_of_turn/what": _what,
    "since": _since,
    "to": _to,
    "turn.out_of_turn/binding_behind": _behind_skipped,
    "skipped": _skipped,
    "placed": _placed,
    "legal": _legal,
    "callers": _callers,
    "betting.wrong_bet/binding_behind": _binding_behind,
    "betting.wrong_bet/found": _found,
    "betting.too_little_in_a_row/players": _too_little,
    "true_amount": _true_amount,
    "told": _told,
}
