"""Action out of turn (HC and TDA 53, QLD s37) and folds at the wrong moment (58; QLD s5, s25)."""

import dataclasses
from itertools import takewhile

from tdapp.poker.rounds import gone_to
from tdapp.poker.turns import Act, Action, OutOfTurn, OutOfTurns, out_of_turn
from tdapp.rulings.binding import binding_in
from tdapp.rulings.incidents import Incident, Kind, Question
from tdapp.rulings.limits import may_of
from tdapp.rulings.options import say_options
from tdapp.rulings.ruling import Choice, Code, SeatEffect
from tdapp.rulings.street import bets_now, in_front, street_of
from tdapp.rulings.turn.early_chips import chips_out_of_turn, logged_out_of_turn, made_since
from tdapp.rulings.turn.passed import passed_by_the_table, passed_over, who_bet_more
from tdapp.rulings.worksheet import Missing, Worksheet
from tdapp.values import replace

SINCE = ("not_yet", "all_fold", "check", "call", "bet_less", "bet_more")


def acted_out_of_turn(sheet: Worksheet) -> Code:
    """Somebody acted before his turn: what becomes of it once the players he passed have acted."""
    way = OutOfTurns(sheet.ahead("out_of_turn", ""))
    sheet.need("seat", "what")
    seat, what = sheet.seat("seat"), sheet.choice("what")
    if sheet.yes("dealer_sent_him"):
        if way is OutOfTurns.MISSED_DECIDE:
            sheet.step("turn.all_retract", seat=seat)
            _give_back(sheet, seat, what)
            return Code.OOT_RETRACT
        sheet.why("turn.dealer_sent_him", rule="out_of_turn")
    else:
        sheet.punish("penalty_out_of_turn", seat)
        if sheet.maybe("again") is True:
            sheet.check("turn.again", rule="penalty_menu", seat=seat)
    if what == "fold":
        sheet.step("turn.fold_binds", seat=seat)
        sheet.effect(seat, hand="dead")
        return Code.OOT_BINDING
    if way is OutOfTurns.UNCHANGED_BINDS and _binding_behind(sheet, seat):
        return _skipped(sheet, seat, what)
    since = sheet.choice("since")
    if since == "not_yet":
        passed = passed_over(sheet, seat)
        sheet.step("turn.back_to_the_right_player", seat=passed[0] if passed else None)
        sheet.step("turn.held", seat=seat, seats=passed if len(passed) > 1 else None)
        if way is OutOfTurns.UNCHANGED_BINDS:
            ahead: tuple[str, ...] = ("turn.if_unchanged", "turn.if_changed")
        elif what == "check":  # no bet, so s37(3) to (5) do not speak of it
            ahead = ("turn.if_nobody_bets", "turn.if_one_bets")
        else:
            ahead = ("turn.if_not_more", "turn.if_all_check", "turn.if_more")
        for code in ahead:
            sheet.check(code, seat=seat)
        return Code.PROCEDURE
    return _decided(sheet, seat, what, since, way)


def _binding_behind(sheet: Worksheet, seat: int) -> bool:
    """Whether two actions followed the skipped player, the one out of turn included (A27): logged, else answered.

    What a skipped player did in his right turn afterwards is no action behind him.
    """
    out = logged_out_of_turn(sheet, seat)
    if out is None or sheet.maybe("binding_behind") is not None:
        return sheet.yes("binding_behind")
    skipped = passed_by_the_table(sheet, seat)
    behind = tuple(takewhile(lambda action: action.seat not in skipped, sheet.situation.actions[out:]))
    sheet.why("turn.binding_behind_logged", rule="turn.skipped_lost", actions=len(behind))
    return binding_in(behind) is not None


def _decided(sheet: Worksheet, seat: int, what: str, since: str, way: OutOfTurns) -> Code:
    """The skipped players have acted: it binds, is released, goes back, or is his choice."""
    told = sheet.maybe("to")
    to = told if what == "bet" and isinstance(told, int) and told > 1 else 2  # only more or less than it matters
    missed = {
        "all_fold": [Action(Act.FOLD)],
        "check": [Action(Act.CHECK)],
        "call": [Action(Act.CALL)],
        "bet_less": [Action(Act.BET, to)],
        "bet_more": [Action(Act.BET, to + 1)],
    }[since]
    acts = {"check": Act.CHECK, "call": Act.CALL, "bet": Act.BET}
    if what == "call" and way is OutOfTurns.MISSED_DECIDE:
        sheet.way("call_out_of_turn")
    most = sheet.level.max_wager if sheet.situation.level is not None else None
    ruling = out_of_turn(
        Action(acts[what], to if what == "bet" else 0),
        missed,
        level=0,
        way=way,
        maximum=most if what == "bet" else None,
    )
    match ruling.outcome:
        case OutOfTurn.RELEASED:
            sheet.step("turn.check_released" if what == "check" else "turn.released", seat=seat)
            _give_back(sheet, seat, what)
            _free_to_act(sheet, seat, stays_in=False)
            return Code.OOT_RELEASED
        case OutOfTurn.RETURNED:
            sheet.way("out_of_turn")  # the reading about some who check and others who fold is told only here
            sheet.step("turn.returned", seat=seat)
            _give_back(sheet, seat, what)
            return Code.OOT_RETURNED
        case OutOfTurn.PLAYER_CHOICE:
            return _his_choice(sheet, seat, what)
        case _:
            return _stands(sheet, seat, what, ruling.excess)


def _stands(sheet: Worksheet, seat: int, what: str, excess: int) -> Code:
    """It binds: what he put in stays, but for chips above the most he might have bet."""
    put = chips_out_of_turn(sheet, seat, what)
    _say_binds(sheet, seat, what, excess)
    if excess:
        sheet.step("turn.excess_back", seat=seat, amount=excess)
    if put is not None:
        before, put_in = put
        sheet.effect(seat, refund=excess, before=before, put_in=put_in, to=before + put_in - excess)
    elif excess:
        sheet.effect(seat, refund=excess)
    return Code.OOT_BINDING


def _say_binds(sheet: Worksheet, seat: int, what: str, excess: int = 0, *, rule: str | None = None) -> None:
    """What he did out of turn stands, a bet with its amount where it is known."""
    told = sheet.maybe("to")
    if what == "bet" and isinstance(told, int) and told:
        sheet.step("turn.bet_binds_to", rule=rule or "turn.bet_binds", seat=seat, to=told - excess)
    else:
        code = {"check": "turn.check_binds", "call": "turn.call_binds", "bet": "turn.bet_binds"}[what]
        sheet.step(code, rule=rule, seat=seat)


def _his_choice(sheet: Worksheet, seat: int, what: str) -> Code:
    """QLD s37(4)-(5): somebody he passed bet more: he folds (and leaves what he put in), calls, or calls and raises."""
    put = chips_out_of_turn(sheet, seat, what)
    before, put_in = put or (None, 0)
    to = None if before is None else before + put_in
    bettor = who_bet_more(sheet, seat)
    if sheet.maybe("then") == "folds":
        sheet.why("turn.his_choice", seat=seat, bettor=bettor)
        sheet.step("turn.bet_stays_in", seat=seat)
        sheet.effect(seat, forfeits=put_in, hand="dead", before=before, put_in=put_in, to=to)
        return Code.OOT_FORFEIT
    sheet.step("turn.his_choice", seat=seat, bettor=bettor)
    sheet.note("fold_leaves_it", rule="turn.bet_stays_in")
    if put is not None:
        sheet.effect(seat, before=before, put_in=put_in, to=to)
    _free_to_act(sheet, seat, stays_in=True)
    return Code.PLAYER_CHOICE


def _skipped(sheet: Worksheet, seat: int, what: str) -> Code:
    """HC and TDA 53-B: binding action behind a skipped player: it binds, and he is for the director to decide."""
    _say_binds(sheet, seat, what, rule="turn.skipped_lost")
    skipped = passed_over(sheet, seat)
    one = skipped[0] if len(skipped) == 1 else None
    sheet.step("turn.skipped_lost", seat=one, seats=skipped if len(skipped) > 1 else None)
    dead = Choice("hand_dead", effects=tuple(SeatEffect(each, hand="dead") for each in skipped))
    if sheet.yes("had_time"):
        sheet.why("turn.had_time", rule="turn.skipped_lost")
        return sheet.leave("turn.skipped_lost", (dead, "only_call", "may_act"), "only_call")
    sheet.why("turn.had_no_time", rule="turn.skipped_lost")
    return sheet.leave("turn.skipped_lost", (dead, "only_call", "may_act"), "may_act")


def _give_back(sheet: Worksheet, seat: int, what: str) -> None:
    """What he put in goes back, when it is known how much."""
    put = chips_out_of_turn(sheet, seat, what)
    if put is not None and put[1]:
        sheet.effect(seat, refund=put[1], before=put[0], put_in=put[1], to=put[0])


def _free_to_act(sheet: Worksheet, seat: int, *, stays_in: bool) -> None:
    """The options of a player who acted out of turn and may act anew; whether what he put in then stays in.

    Of a table that does not tell the bet he faces only what he may do is said, without amounts.
    """
    situation = sheet.situation
    put = chips_out_of_turn(sheet, seat, sheet.choice("what"))
    actions = tuple(action for action in situation.actions if action.in_turn or action.seat != seat)
    seats = situation.seats
    if actions == situation.actions and put is not None:
        seats = tuple(replace(place, bet=put[0]) if place.seat == seat else place for place in seats)
    there = dataclasses.replace(sheet, situation=replace(situation, actions=actions, seats=seats))
    try:
        if actions == situation.actions and not made_since(there, bets_now(there, in_front(there)), seat):
            raise Missing("seats.bet")  # the bet that released him was not entered
        street = street_of(there)
        if stays_in and put is not None:
            street = replace(gone_to(None, street, seat, sum(put)), acted=street.acted)
        allowed = may_of(sheet, street, seat)
    except Missing:
        for act in ("fold", "call", "raise"):
            sheet.may(seat, act)
        return
    if street.behind.get(seat) == 0:  # he is all-in with it, and can only let go of it
        sheet.may(seat, "all_in", least=street.in_front(seat), most=street.in_front(seat))
        sheet.may(seat, "fold")
    else:
        say_options(sheet, street, allowed)


def odd_fold(sheet: Worksheet) -> Code:
    """A fold with no bet, or out of turn: it binds; a penalty may follow (58). The cash game allows it (QLD s25)."""
    way = sheet.way("odd_folds")
    seat = sheet.seat("seat")
    sheet.step("turn.fold_stands", rule="odd_folds", seat=seat)
    sheet.effect(seat, hand="dead")
    if way == "binds_may_be_punished":
        sheet.punish("penalty_odd_fold", seat)
    return Code.FOLD


INCIDENTS: tuple[Incident, ...] = (
    Incident(
        "turn.out_of_turn",
        "out_of_turn",
        (
            Question("seat", Kind.SEAT),
            Question("what", Kind.CHOICE, ("check", "call", "bet", "fold")),
            Question("since", Kind.CHOICE, SINCE, usual="not_yet", only=("what", ("check", "call", "bet"))),
            Question("to", Kind.AMOUNT, usual=0, only=("what", ("bet",))),
            Question("put_in", Kind.AMOUNT, only=("what", ("call", "bet"))),
            Question(
                "then", Kind.CHOICE, ("not_yet", "folds", "plays"), usual="not_yet", only=("since", ("bet_more",))
            ),
            Question("binding_behind", Kind.YES_NO, usual=False, only=("what", ("check", "call", "bet"))),
            Question("skipped", Kind.SEAT, only=("binding_behind", (True,))),
            Question("had_time", Kind.YES_NO, usual=True, only=("binding_behind", (True,))),
            Question("dealer_sent_him", Kind.YES_NO, usual=False),
            Question("again", Kind.YES_NO, usual=False),
        ),
        acted_out_of_turn,
        ("bets", "log"),
    ),
    Incident("turn.odd_fold", "odd_folds", (Question("seat", Kind.SEAT),), odd_fold),
)
