"""Who shows, in which order, and who may ask to see a hand (HC and TDA 16-18; QLD s27(2)-(6), (10)-(12))."""

from tdapp.poker.games import high
from tdapp.poker.rounds import next_seat
from tdapp.poker.settlement import winners
from tdapp.poker.showdown import May, Request, may_ask, request_for_folded_hand, showing_order
from tdapp.poker.table import Showing
from tdapp.rulings.incidents import Incident, Kind, Question
from tdapp.rulings.ruling import Code
from tdapp.rulings.showdown.chips import all_in_of, chips_of, clockwise, contenders, game
from tdapp.rulings.showdown.hands import board_of, hole_of
from tdapp.rulings.street import actions_of, as_logged, street_name
from tdapp.rulings.worksheet import Missing, Worksheet

SHOWING = {"all_up": Showing.ALL_UP, "equal_or_better": Showing.EQUAL_OR_BETTER}


def order(sheet: Worksheet) -> Code:
    """Who must show first at the end of the hand, and who after him."""
    live = contenders(sheet)
    if len(live) == 1:
        sheet.step("showdown.wins_unseen", seat=live[0])
        return Code.ORDER
    all_in = all_in_of(sheet)
    showing = SHOWING[sheet.way("all_in_showing")]
    if all_in and showing is Showing.ALL_UP:
        sheet.step("showdown.all_hands_up", seats=live)
        sheet.check("showdown.no_muck_all_in")
        _side_pot_first(sheet, all_in)
        return Code.ORDER
    aggressor = last_aggressor(sheet)
    called = showing is Showing.EQUAL_OR_BETTER
    if called and len(live) == len(all_in):
        sheet.way("nobody_active_shows")
    if called and len(live) - len(all_in) < 2:
        sheet.step("showdown.called_player_first")
    first, *others = _in_order(sheet, live, aggressor, showing, all_in)
    if aggressor is None or aggressor in live:
        sheet.why("showdown.because_no_bet" if aggressor is None else "showdown.because_bet", seat=aggressor)
    else:
        sheet.why("showdown.called_player_folds" if called else "showdown.because_bettor_gone", seat=aggressor)
    gone = aggressor is not None and aggressor not in live
    if gone and not called:
        sheet.way("bettor_gone_shows")
    rule = "showdown.called_player_folds" if gone and called else None
    sheet.step("showdown.shows_first", rule=rule, seat=first, seats=tuple(others))
    sheet.next_to_act = first
    if called:
        sheet.step("showdown.show_if_equal_or_better")
        sheet.check("showdown.called_player_folds")
    else:
        sheet.check("showdown.last_one_unseen")
    return Code.ORDER


def _in_order(
    sheet: Worksheet, live: tuple[int, ...], aggressor: int | None, showing: Showing, all_in: tuple[int, ...]
) -> tuple[int, ...]:
    """The live seats in the order in which they show."""
    seats = [place.seat for place in clockwise(sheet)]
    if aggressor is None and sheet.situation.button is None:
        raise Missing("button")
    order = showing_order(
        [player for player, seat in enumerate(seats) if seat in live],
        last_aggressor=None if aggressor is None else seats.index(aggressor),
        showing=showing,
        all_in=[player for player, seat in enumerate(seats) if seat in all_in],
    )
    return tuple(seats[player] for player in order)


def last_aggressor(sheet: Worksheet) -> int | None:
    """The seat that made the last bet or raise of the last round, from the log or as answered; None when nobody bet."""
    if sheet.maybe("last_bet") is None and _last_round_known(sheet):
        return as_logged(sheet).aggressor
    if not sheet.yes("last_bet"):
        return None
    return sheet.seat("aggressor")


def _last_round_known(sheet: Worksheet) -> bool:
    """Whether the log is that of the last round: of the river, or nobody owes a call and at most one has chips left."""
    here, level = street_name(sheet), sheet.situation.level
    blinds_alone = here == "preflop" and level is not None and 0 < as_logged(sheet).level <= level.big_blind
    if not actions_of(sheet, here) and not blinds_alone:
        return False
    if here == "river":
        return True
    if len(contenders(sheet)) - len(all_in_of(sheet)) > 1:
        return False
    try:
        return not chips_of(sheet).owing
    except Missing:
        return False


def _side_pot_first(sheet: Worksheet, all_in: tuple[int, ...]) -> None:
    if all_in and sheet.says("showdown.side_pot_first"):
        sheet.check("showdown.side_pot_first")


def face_up(sheet: Worksheet) -> Code:
    """Somebody is all-in: must the hands be turned up now?"""
    live = contenders(sheet)
    all_in = all_in_of(sheet)
    active = tuple(seat for seat in live if seat not in all_in)
    way = sheet.way("all_in_showing")
    if len(live) == 1:
        sheet.step("showdown.wins_unseen", seat=live[0])
        return Code.NO
    if not all_in:
        sheet.step("showdown.nobody_all_in")
        return Code.NO
    if not _betting_over(sheet, active):
        sheet.step("showdown.not_yet_up", seats=active)
        return Code.NO
    if way == "equal_or_better":
        sheet.step("showdown.deal_out_first")
        sheet.step("showdown.called_player_first")
        sheet.step("showdown.show_if_equal_or_better")
        return Code.NO
    sheet.step("showdown.all_hands_up", seats=live)
    if sheet.yes("put_away"):
        sheet.step("showdown.turn_up_again")
    else:
        sheet.check("showdown.no_muck_all_in")
    sheet.check("showdown.deal_the_rest")
    if len(live) > 2:
        _side_pot_first(sheet, all_in)
    for seat in live:
        sheet.effect(seat, hand="live")
    return Code.YES


def _betting_over(sheet: Worksheet, active: tuple[int, ...]) -> bool:
    """Whether nobody can bet any more: nobody owes a call, and at most one player has chips or the river is played."""
    known = sheet.maybe("betting_over")
    if known is not None:
        return known is True
    if chips_of(sheet).owing:
        return False
    if len(active) <= 1:
        return True
    here = street_name(sheet)
    log = actions_of(sheet, here)
    if log:
        return here == "river" and next_seat(as_logged(sheet), log[-1].seat) is None
    return sheet.yes("betting_over")


def see_hand(sheet: Worksheet) -> Code:
    """A player asks to see a hand that was not shown."""
    way = sheet.way("asking_to_see")
    return _paid_to_see(sheet) if way == "paid_to_see" else _request(sheet)


def _paid_to_see(sheet: Worksheet) -> Code:
    """HC-18, TDA 18: whoever paid to see the last bettor's hand may, others leave it to the director."""
    if not sheet.yes("holds_cards"):
        sheet.step("showdown.no_right_to_see")
        return Code.NO
    sheet.need("river_called")
    bettor = False
    if sheet.yes("river_called"):
        sheet.need("whose_hand", "asker_called")
        bettor = sheet.choice("whose_hand") == "bettor" and sheet.yes("asker_called")
    # the engine counts players; 0 bet the river and 1 is the one who asks
    if may_ask(asker=1, last_aggressor=0 if bettor else None, river_called=bettor, holds_cards=True) is May.YES:
        sheet.step("showdown.right_to_see")
        return Code.YES
    sheet.step("showdown.director_sees")
    return sheet.leave("showdown.director_sees", ("leave_unseen", "show_hand"), "leave_unseen")


def _request(sheet: Worksheet) -> Code:
    """QLD s27(10)-(12): the called player folded and his cards are not in the muck yet."""
    if sheet.choice("cards_where") == "muck":
        sheet.step("showdown.in_the_muck")
        return Code.NO
    active = sheet.maybe("holds_cards")
    if active is None:
        raise Missing("holds_cards")
    if not active:
        sheet.step("showdown.only_active_ask")
        return Code.NO
    best = _standing(sheet)
    asked = request_for_folded_hand(
        asker=1,
        best={"alone": (1,), "shared": (1, 2), "no": (2,)}[best],
        asker_active=True,
        in_muck=False,
        called_folded=True,
    )
    if asked is Request.SHOWN_DEAD:
        sheet.step("showdown.tap_and_show")
        sheet.fate("folded_hand", "show_then_muck")
        return Code.HAND_DEAD
    if asked is Request.SHOWN_LIVE:
        sheet.step("showdown.show_and_live")
        return Code.HAND_LIVE
    sheet.step("showdown.no_request_when_shared")
    return Code.NO


def _standing(sheet: Worksheet) -> str:
    """Whether the one who asks has the best hand: as answered, else from the cards on the table."""
    if sheet.maybe("asker_best") is None and sheet.maybe("seat") is not None and sheet.situation.seats:
        seat = sheet.seat("seat")
        held = {place.seat: hole_of(sheet, place) for place in sheet.situation.seats if place.seat in contenders(sheet)}
        known = {other: hole for other, hole in held.items() if hole is not None}
        if seat in known and known.keys() == held.keys():
            board = board_of(sheet)
            strengths = {other: high(game(sheet), hole, board) for other, hole in known.items()}
            best = winners(tuple(known), strengths, {})[0]
            return ("alone" if len(best) == 1 else "shared") if seat in best else "no"
    return sheet.choice("asker_best")


INCIDENTS = (
    Incident(
        "showdown.order",
        "showdown_order",
        (Question("last_bet", Kind.YES_NO), Question("aggressor", Kind.SEAT, only=("last_bet", (True,)))),
        order,
        ("button", "statuses", "log"),
    ),
    Incident(
        "showdown.face_up",
        "face_up_all_in",
        (Question("betting_over", Kind.YES_NO), Question("put_away", Kind.YES_NO, usual=False)),
        face_up,
        ("statuses", "bets", "stacks"),
    ),
    Incident(
        "showdown.see_hand",
        "asking_to_see",
        (
            Question("seat", Kind.SEAT),
            Question("holds_cards", Kind.YES_NO),
            Question("river_called", Kind.YES_NO),
            Question("whose_hand", Kind.CHOICE, ("bettor", "other"), usual="bettor", only=("river_called", (True,))),
            Question("asker_called", Kind.YES_NO, usual=True, only=("river_called", (True,))),
            Question("cards_where", Kind.CHOICE, ("in_front", "muck"), usual="in_front"),
            Question("asker_best", Kind.CHOICE, ("no", "alone", "shared")),
        ),
        see_hand,
        ("hole_cards", "board"),
    ),
)
