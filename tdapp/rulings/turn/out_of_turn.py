"""Action out of turn (HC and TDA 53, QLD s37) and folds at the wrong moment (58; QLD s5, s25)."""

from tdapp.poker.turns import Act, Action, OutOfTurn, OutOfTurns, out_of_turn
from tdapp.rulings.binding import binding_in
from tdapp.rulings.incidents import Incident, Kind, Question
from tdapp.rulings.ruling import Choice, Code, SeatEffect
from tdapp.rulings.street import street_of
from tdapp.rulings.worksheet import Missing, Worksheet

SINCE = ("not_yet", "all_fold", "check", "call", "bet_less", "bet_more")


def acted_out_of_turn(sheet: Worksheet) -> Code:
    """Somebody acted before his turn: what becomes of it once the players he passed have acted."""
    way = OutOfTurns(sheet.way("out_of_turn"))
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
    if what == "fold":
        sheet.step("turn.fold_binds", seat=seat)
        sheet.effect(seat, hand="dead")
        return Code.OOT_BINDING
    if way is OutOfTurns.UNCHANGED_BINDS and _binding_behind(sheet, seat):
        return _skipped(sheet, seat, what)
    since = sheet.choice("since")
    if since == "not_yet":
        sheet.step("turn.back_to_the_right_player")
        sheet.step("turn.held", seat=seat)
        sheet.check("turn.if_unchanged" if way is OutOfTurns.UNCHANGED_BINDS else "turn.if_not_more", seat=seat)
        sheet.check("turn.if_changed" if way is OutOfTurns.UNCHANGED_BINDS else "turn.if_all_check", seat=seat)
        if way is OutOfTurns.MISSED_DECIDE:
            sheet.check("turn.if_more", seat=seat)
        return Code.PROCEDURE
    return _decided(sheet, seat, what, since, way)


def _binding_behind(sheet: Worksheet, seat: int) -> bool:
    """Whether two actions followed the skipped player, the one out of turn included (A27): logged, else answered."""
    actions = sheet.situation.actions
    out = next((at for at, action in enumerate(actions) if action.seat == seat and not action.in_turn), None)
    if out is not None and sheet.maybe("binding_behind") is None:
        sheet.why("turn.binding_behind_logged", rule="turn.skipped_lost", actions=len(actions) - out)
        return binding_in(actions[out:]) is not None
    return sheet.yes("binding_behind")


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
            sheet.step("turn.released", seat=seat)
            _give_back(sheet, seat, what)
            for act in ("fold", "call", "raise"):
                sheet.may(seat, act)
            return Code.OOT_RELEASED
        case OutOfTurn.RETURNED:
            sheet.step("turn.returned", seat=seat)
            _give_back(sheet, seat, what)
            return Code.OOT_RETURNED
        case OutOfTurn.PLAYER_CHOICE:
            return _his_choice(sheet, seat, what)
        case _:
            if ruling.excess:
                sheet.step("turn.excess_back", seat=seat, amount=ruling.excess)
                sheet.effect(seat, refund=ruling.excess)
            sheet.step(_binds(what), seat=seat)
            return Code.OOT_BINDING


def _binds(what: str) -> str:
    return {"check": "turn.check_binds", "call": "turn.call_binds", "bet": "turn.bet_binds"}[what]


def _his_choice(sheet: Worksheet, seat: int, what: str) -> Code:
    """QLD s37(4)-(5): somebody he passed bet more: he folds (and leaves his bet), calls, or calls and raises."""
    sheet.step("turn.his_choice", seat=seat)
    if sheet.maybe("then") == "folds":
        sheet.step("turn.bet_stays_in", seat=seat)
        put_in = _put_in(sheet, seat, what)
        sheet.effect(seat, forfeits=put_in or 0, hand="dead")
        return Code.OOT_FORFEIT
    for act in ("fold", "call", "raise"):
        sheet.may(seat, act)
    return Code.PLAYER_CHOICE


def _skipped(sheet: Worksheet, seat: int, what: str) -> Code:
    """HC and TDA 53-B: binding action behind a skipped player: it binds, and he is for the director to decide."""
    sheet.step(_binds(what), rule="turn.skipped_lost", seat=seat)
    skipped = sheet.maybe("skipped")
    number = int(skipped) if isinstance(skipped, int) else 0
    sheet.step("turn.skipped_lost", seat=number)
    dead = Choice("hand_dead", effects=(SeatEffect(number, hand="dead"),) if number else ())
    if sheet.yes("had_time"):
        sheet.why("turn.had_time", rule="turn.skipped_lost")
        return sheet.leave("turn.skipped_lost", (dead, "only_call", "may_act"), "only_call")
    sheet.why("turn.had_no_time", rule="turn.skipped_lost")
    return sheet.leave("turn.skipped_lost", (dead, "only_call", "may_act"), "may_act")


def _put_in(sheet: Worksheet, seat: int, what: str) -> int | None:
    """The chips he put in out of turn; None when the table does not say."""
    if what == "check":
        return 0
    try:
        street = street_of(sheet)
    except Missing:
        to = sheet.maybe("to")
        return int(to) if what == "bet" and isinstance(to, int) else None
    own = street.own.get(seat, 0)
    to = sheet.maybe("to")
    total = int(to) if what == "bet" and isinstance(to, int) else street.level
    return max(0, total - own) if (what == "bet" and isinstance(to, int)) or what == "call" else None


def _give_back(sheet: Worksheet, seat: int, what: str) -> None:
    """What he put in goes back, when it is known how much."""
    back = _put_in(sheet, seat, what)
    if back:
        sheet.effect(seat, refund=back)


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
            Question(
                "then", Kind.CHOICE, ("not_yet", "folds", "plays"), usual="not_yet", only=("since", ("bet_more",))
            ),
            Question("binding_behind", Kind.YES_NO, usual=False, only=("what", ("check", "call", "bet"))),
            Question("skipped", Kind.SEAT, only=("binding_behind", (True,))),
            Question("had_time", Kind.YES_NO, usual=True, only=("binding_behind", (True,))),
            Question("dealer_sent_him", Kind.YES_NO, usual=False),
        ),
        acted_out_of_turn,
        ("bets", "log"),
    ),
    Incident("turn.odd_fold", "odd_folds", (Question("seat", Kind.SEAT),), odd_fold),
)
