"""Undercalls: less than the call was put in or said (HC and TDA 51, QLD s22(5))."""

from tdapp.poker.rounds import BettingRound
from tdapp.poker.turns import UndercallOutcome, Undercalls, undercall
from tdapp.rulings.betting.reading import moves
from tdapp.rulings.ruling import Choice, Code
from tdapp.rulings.worksheet import Worksheet
from tdapp.values import replace


def say_undercall(
    sheet: Worksheet,
    street: BettingRound,
    seat: int,
    counted: int,
    *,
    put_in: int,
    call_said: bool = False,
) -> Code:
    """Put an undercall on the worksheet: made up, left to the director, or (QLD) to the player (HC and TDA 51, QLD
    s22(5)). `counted` are the new chips the wager counts as, `put_in` those that lie there.
    """
    way = Undercalls(sheet.way("undercalls"))
    missing = street.to_call(seat) - counted
    behind = street.behind.get(seat)
    opening = sheet.level.big_blind
    reading = undercall(
        counted,
        own=street.in_front(seat),
        level=street.level,
        stack=counted + missing + 1 if behind is None else behind,
        opening_call=opening,
        heads_up=len(street.live) == 2,
        level_is_opening=street.opening,
        call_said=call_said,
        way=way,
    )
    sheet.bet_level = street.level
    to = street.in_front(seat) + counted + reading.must_add
    made_up = moves(street, seat, put_in=put_in, to=to)
    if reading.outcome is UndercallOutcome.PLAYER_CHOICE:
        sheet.step("betting.undercall_player", seat=seat, add=reading.must_add, put_in=counted)
        # it lies there until he has chosen; what later motions brought goes back whatever he chooses
        sheet.effects.append(moves(street, seat, put_in=put_in, to=street.in_front(seat) + counted))
        sheet.may(seat, "all_in" if reading.all_in else "complete", least=to, most=to)
        sheet.may(seat, "fold")
        sheet.note("fold_leaves_it", rule="undercalls", value=counted)
        return Code.PLAYER_CHOICE
    if reading.outcome is UndercallOutcome.FULL_CALL:
        reason = "betting.two_in_the_hand" if len(street.live) == 2 else "betting.faces_the_opening_bet"
        reason = "betting.call_was_said" if call_said else reason
        sheet.why(reason)
        sheet.step("betting.undercall_made_up", rule=reason, seat=seat, add=made_up.must_add, to=to)
        sheet.effects.append(made_up)
        return Code.FULL_CALL
    fold = replace(
        moves(street, seat, put_in=put_in, to=street.in_front(seat) + reading.forfeit),
        forfeits=reading.forfeit,
        hand="dead",
    )
    sheet.step("betting.undercall_director", seat=seat, add=made_up.must_add)
    return sheet.leave(
        "betting.undercall_director",
        (
            Choice("full_call", {"seat": seat, "add": made_up.must_add}, (made_up,)),
            Choice("forfeit_and_fold", {"seat": seat, "amount": reading.forfeit, "back": fold.refund}, (fold,)),
        ),
        "full_call",
    )
