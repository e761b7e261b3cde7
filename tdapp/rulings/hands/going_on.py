"""What a ruling does to the hand it was made in, as words of the line, so that play goes on from it.

>>> from tdapp.rulings.hands.entering import enter
>>> from tdapp.rulings.ruling import Code, Ruling, SeatEffect
>>> from tdapp.rulings.situation import AtSeat, Level, Situation
>>> table = Situation("", level=Level(200, 100), seats=tuple(AtSeat(seat, stack=9000) for seat in (1, 2, 3, 4, 5)))
>>> raised = SeatEffect(1, must_add=100, before=0, put_in=900, to=1000)
>>> words_of_ruling(enter("d1 b600 c r900!", table), Ruling("", "", "", Code.RAISE_TO, effects=(raised,)))
('1>1000',)
"""

from collections.abc import Iterator, Sequence

from tdapp.rulings.hands.entered import Entered
from tdapp.rulings.hands.entering import enter
from tdapp.rulings.hands.line import line_of_entered
from tdapp.rulings.ruling import Code, Ruling, SeatEffect
from tdapp.rulings.situation import Action, Did, Situation

NOT_DECIDED = (Code.FACTS_MISSING, Code.NO_RULE)
FREE = (Code.OOT_RELEASED, Code.OOT_RETURNED, Code.OOT_RETRACT, Code.PLAYER_CHOICE)
"""What was done is as if it had not been: he acts when his turn comes. Chips that stay his choice lie before him."""
VOID = (Code.MISDEAL, Code.ROUND_VOID_REFUND)


def go_on(entered: Entered, ruling: Ruling, decision: str = "") -> Entered:
    """The hand played on from a ruling; as it was when the ruling decides nothing yet.

    `decision` is the id of the director's choice where the book leaves her one; '': the recommended one.
    """
    words = words_of_ruling(entered, ruling, decision)
    if not words:
        return entered
    return enter(" ".join((line_of_entered(entered), *words)), Situation(""), entered.readings)


def words_of_ruling(entered: Entered, ruling: Ruling, decision: str = "") -> tuple[str, ...]:
    """The words that carry a ruling into the line; none when it decides nothing yet."""
    if entered.hand is None or ruling.code in NOT_DECIDED or ruling.missing:
        return ()
    waits = [action for action in entered.waiting if not action.in_turn]
    if waits and ruling.code is Code.PROCEDURE and not ruling.effects:
        return ()  # what was done out of turn is held until the turn comes to him
    effects = [*ruling.effects, *_chosen(ruling, decision)]
    if ruling.code in VOID or _everybody_void(entered, effects):
        return (">void",)
    words = [*_done(entered, ruling, effects), *_others(entered, effects)]
    words += _turn(entered, ruling, decision)
    return tuple(_still_due(entered, words)) or (">",)


def _still_due(entered: Entered, words: Sequence[str]) -> Iterator[str]:
    """The words without the turn, check, call or fold of a player who has nothing to decide any more by the ruling."""
    passed = {f"{each.seat}>" for each in entered.waiting[1:] if each.did in (Did.CHECK, Did.CALL, Did.FOLD)}
    line = line_of_entered(entered)
    for word in words:
        acts = word.partition(">")[0] + ">" in passed and (word[-1].isdigit() or word.endswith(">f"))
        if acts or word.endswith(">next"):
            refusal = enter(f"{line} {word}", Situation(""), entered.readings).refusal
            if refusal is not None and refusal.code == "not_now":
                continue
        line = f"{line} {word}"
        yield word


def _chosen(ruling: Ruling, decision: str) -> Sequence[SeatEffect]:
    if ruling.discretion is None:
        return ()
    wanted = decision or ruling.discretion.recommended
    return next((choice.effects for choice in ruling.discretion.choices if choice.id == wanted), ())


def _everybody_void(entered: Entered, effects: Sequence[SeatEffect]) -> bool:
    assert entered.hand is not None
    live = {seat for seat in entered.hand.seats if not entered.hand.folded[entered.hand.place[seat]]}
    void = {effect.seat for effect in effects if effect.hand == "void"}
    return len(void) > 1 and live <= void


def _done(entered: Entered, ruling: Ruling, effects: Sequence[SeatEffect]) -> Iterator[str]:
    """What becomes of the actions that waited, one after the other as they were done."""
    told = {effect.seat: effect for effect in effects}
    bet = entered.hand.level if entered.hand is not None else 0
    if ruling.code in FREE and not any(effect.hand for effect in effects):
        if ruling.code is Code.PLAYER_CHOICE:
            yield from _left_to_choose(entered, effects)
        return
    binds = ruling.code in (Code.OOT_BINDING, Code.TD_DECIDES)
    for place, action in enumerate(entered.waiting):
        effect = told.pop(action.seat, None)
        if effect is not None:
            yield from _stands(entered, effect, action)
            bet = max(bet, _total(entered, effect, action))
        elif not action.in_turn and not binds:
            continue
        elif place == 0 and action.in_turn and ruling.code is not Code.ERROR_STANDS:
            continue  # nothing was ruled about him: he acts anew
        else:
            yield from _as_it_was_done(entered, action, bet if ruling.code is not Code.ERROR_STANDS else None)
            bet = max(bet, action.to or 0) if action.did is not Did.CALL else bet


def _left_to_choose(entered: Entered, effects: Sequence[SeatEffect]) -> Iterator[str]:
    """A player whose chips stay before him while he chooses what they are (QLD s22(5), s37(4)): they lie there, and it
    is his turn.
    """
    hand = entered.hand
    assert hand is not None
    waits = {action.seat for action in entered.waiting}
    for effect in effects:
        if effect.seat in waits and effect.to is not None:
            yield f"{effect.seat}>{effect.to}"
            if hand.stack[hand.place[effect.seat]] > effect.to - _own(entered, effect.seat):
                yield f"{effect.seat}>next"


def _total(entered: Entered, effect: SeatEffect, action: Action) -> int:
    """The street total a seat comes to by the ruling on what he did."""
    if effect.to is not None:
        return effect.to
    done = _own(entered, effect.seat) if action.to is None else action.to
    return done + effect.must_add - effect.refund


def _stands(entered: Entered, effect: SeatEffect, action: Action) -> Iterator[str]:
    """A seat whose action was ruled upon: his street total, and his hand where it is dead."""
    seat, own, to = effect.seat, _own(entered, effect.seat), _total(entered, effect, action)
    if effect.hand in ("dead", "void"):
        if to > own:
            yield f"{seat}>{to}"
        yield f"{seat}>f"
    else:
        yield f"{seat}>{max(own, to)}"


def _as_it_was_done(entered: Entered, action: Action, bet: int | None) -> Iterator[str]:
    """An action that was not ruled upon; a call is one of the bet as it is by the ruling (None: as it was made)."""
    if action.did is Did.FOLD:
        yield f"{action.seat}>f"
        return
    own = _own(entered, action.seat)
    to = own if action.to is None else action.to
    if action.did is Did.CALL and bet is not None:
        to = max(own, min(to, bet))
    yield f"{action.seat}>{to}"


def _others(entered: Entered, effects: Sequence[SeatEffect]) -> Iterator[str]:
    """What is ruled of seats that did nothing disputed: chips back, chips to add, a dead hand."""
    hand = entered.hand
    assert hand is not None
    done = {action.seat for action in entered.waiting}
    for effect in effects:
        seat = effect.seat
        if seat in done or seat not in hand.place:
            continue
        own = _own(entered, seat)
        paid = own + hand.total[hand.place[seat]] + hand.ante[hand.place[seat]]
        if effect.to is not None and effect.to != own:
            yield f"{seat}>{effect.to}"
        elif effect.must_add:
            yield f"{seat}>{own + effect.must_add}"
        elif effect.refund and effect.before is None:
            yield f"{seat}>back{min(paid, effect.refund)}"
        if effect.hand in ("dead", "void") and not hand.folded[hand.place[seat]]:
            yield f"{seat}>f"


def _turn(entered: Entered, ruling: Ruling, decision: str) -> Iterator[str]:
    """The skipped player whom the director lets act after binding action behind him."""
    discretion = ruling.discretion
    if discretion is None or not {choice.id for choice in discretion.choices} >= {"only_call", "may_act"}:
        return
    if (decision or discretion.recommended) in ("only_call", "may_act") and entered.turn is not None:
        yield f"{entered.turn}>next"


def _own(entered: Entered, seat: int) -> int:
    """The chips in front of a seat in the hand, before what waits for the ruling."""
    hand = entered.hand
    assert hand is not None
    return hand.put[hand.place[seat]]
