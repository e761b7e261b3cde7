"""Chips put in without a word: one, several, beside earlier chips, too few (HC and TDA 41, 44-46, 51, 61; QLD s22)."""

from tdapp.poker.rounds import BettingRound
from tdapp.poker.wagers import Outcome, PriorChips
from tdapp.rulings.betting.motions import bound_by_pulling
from tdapp.rulings.betting.reading import Read, added_to_earlier, chips_wager, say_wager, short, total_wager
from tdapp.rulings.betting.undercalls import say_undercall
from tdapp.rulings.checking import Impossible
from tdapp.rulings.incidents import Incident, Kind, Question
from tdapp.rulings.ruling import Code
from tdapp.rulings.street import street_of
from tdapp.rulings.worksheet import Worksheet

EARLIER = ("left", "worth_more", "partly_pulled", "fully_pulled")
CHIPS = (Question("seat", Kind.SEAT), Question("chips", Kind.CHIPS, least=1))


def silent_chips(sheet: Worksheet) -> Code:
    """A player pushes chips silently: a call, a raise, or (no bet yet) a bet."""
    sheet.need("seat", "chips")
    seat, chips = sheet.seat("seat"), sheet.chips("chips")
    street = street_of(sheet)
    own = street.in_front(seat)
    facing = street.to_call(seat) > 0
    if facing and own and sheet.choice("earlier") != "left":
        return _beside_earlier(sheet, street, seat, chips)
    if facing and short(street, seat, sum(chips)):
        return say_undercall(sheet, street, seat, sum(chips), put_in=sum(chips))
    return say_wager(sheet, street, seat, chips_wager(sheet, street, seat, chips), put_in=sum(chips))


def _beside_earlier(sheet: Worksheet, street: BettingRound, seat: int, chips: tuple[int, ...]) -> Code:
    """New chips when the earlier ones do not simply lie there: taken back in part or whole, or worth more than the bet
    they made because no change was given yet.
    """
    own, how = street.in_front(seat), sheet.choice("earlier")
    left = () if how == "fully_pulled" else sheet.chips("chips_left")
    if how == "partly_pulled" and sum(left) >= own:
        raise Impossible("facts.chips_left", "more_than_before", given=sum(left), most=own)
    if how == "worth_more" and sum(left) <= own:
        raise Impossible("facts.chips_left", "not_worth_more", given=sum(left), least=own + 1)
    total = sum(left) + sum(chips)
    put_in = total - own  # what he took back comes off the new chips, change he is due is on the table too
    if put_in <= 0:  # no more than he had there: he took his bet back
        return bound_by_pulling(sheet, street, seat)
    if short(street, seat, put_in):
        return say_undercall(sheet, street, seat, put_in, put_in=put_in)
    if "earlier_chips" not in sheet.book.values:
        return say_wager(sheet, street, seat, total_wager(sheet, street, seat, total), put_in=put_in)
    if total < street.level:  # his last chips
        return say_wager(sheet, street, seat, Read(Outcome.ALL_IN, total), put_in=put_in)
    state = PriorChips.LEFT if how == "worth_more" else PriorChips(how)
    wager = added_to_earlier(sheet, street, seat, chips, left, state)
    return say_wager(sheet, street, seat, wager, put_in=put_in)


def overbet_for_change(sheet: Worksheet) -> Code:
    """A player puts in more than the bet and waits for change: all his chips may count."""
    sheet.need("seat", "chips")
    seat, chips = sheet.seat("seat"), sheet.chips("chips")
    street = street_of(sheet)
    if sheet.says("betting.change_may_count"):
        sheet.step("betting.change_may_count")
    if street.to_call(seat) > 0 and short(street, seat, sum(chips)):
        return say_undercall(sheet, street, seat, sum(chips), put_in=sum(chips))
    return say_wager(sheet, street, seat, chips_wager(sheet, street, seat, chips), put_in=sum(chips))


def too_little(sheet: Worksheet) -> Code:
    """Less than the call was put in or said: made up, or left to the director, or to the player."""
    sheet.need("seat", "put_in")
    seat, put_in = sheet.seat("seat"), sheet.amount("put_in")
    street = street_of(sheet)
    if not short(street, seat, put_in):
        raise Impossible("facts.put_in", "no_undercall", given=put_in, most=max(0, street.to_call(seat) - 1))
    if sheet.yes("tiny") and sheet.says("betting.tiny_chip"):
        sheet.why("betting.tiny_chip")
        sheet.punish("penalty_tiny_chip", seat)
    return say_undercall(sheet, street, seat, put_in, put_in=put_in, call_said=sheet.yes("call_said"))


def too_little_in_a_row(sheet: Worksheet) -> Code:
    """Several players one after another put in less than the call."""
    way = sheet.way("undercalls_in_a_row")
    players = sheet.seats("players")
    if way == "each_chooses":
        for seat in players:
            sheet.step("betting.each_undercall_chooses", rule="undercalls_in_a_row", seat=seat)
            sheet.may(seat, "complete")
            sheet.may(seat, "fold")
        return Code.PLAYER_CHOICE
    sheet.next_to_act = players[0]
    sheet.step("betting.back_to_first_undercall", rule="undercalls_in_a_row", seat=players[0])
    sheet.check("betting.rule_on_the_first", rule="undercalls")
    sheet.step("betting.rest_of_undercalls", rule="undercalls_in_a_row", seats=players[1:])
    return sheet.leave(
        "undercalls_in_a_row", ("rest_full_call", "rest_act_again", "rest_forfeit_and_fold"), "rest_act_again"
    )


INCIDENTS = (
    Incident(
        "betting.silent_chips",
        "several_chips",
        (
            *CHIPS,
            Question("earlier", Kind.CHOICE, EARLIER, usual="left"),
            Question("chips_left", Kind.CHIPS, only=("earlier", ("worth_more", "partly_pulled")), least=1),
        ),
        silent_chips,
        ("bets", "stacks", "level"),
    ),
    Incident(
        "betting.overbet_for_change", "overbet_for_change", CHIPS, overbet_for_change, ("bets", "stacks", "level")
    ),
    Incident(
        "betting.too_little",
        "binding_words_and_undercalls",
        (
            Question("seat", Kind.SEAT),
            Question("put_in", Kind.AMOUNT, least=1),
            Question("call_said", Kind.YES_NO, usual=False),
            Question("tiny", Kind.YES_NO, usual=False),
        ),
        too_little,
        ("bets", "stacks", "level"),
    ),
    Incident(
        "betting.too_little_in_a_row",
        "binding_words_and_undercalls",
        (Question("players", Kind.SEATS, least=2),),
        too_little_in_a_row,
        ("bets",),
    ),
)
