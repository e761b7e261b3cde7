"""Button and blinds of the next hand: the dead button, heads-up (HC and TDA 32, 34-B; QLD 17, 23)."""

from tdapp.domain.seating.newcomers import who_plays
from tdapp.poker.positions import Positions, between, next_positions, next_seat, previous_seat, small_blind_seat
from tdapp.rulings.checking import Impossible
from tdapp.rulings.incidents import Incident, Kind, Question
from tdapp.rulings.ruling import Code
from tdapp.rulings.situation import Status
from tdapp.rulings.worksheet import Missing, Worksheet

LAST_BLINDS = (
    Question("last_small_blind", Kind.COUNT, least=1, most=10),
    Question("last_big_blind", Kind.COUNT, least=1, most=10),
    Question("gone", Kind.SEATS, usual=()),
)


def still_there(sheet: Worksheet, *, out: tuple[Status, ...] = ()) -> tuple[int, ...]:
    """The seats that still have a player, without those who are out since; `out` are statuses that count as away."""
    if not sheet.situation.seats:
        raise Missing("seats")
    gone = sheet.seats("gone")
    seats = tuple(place.seat for place in sheet.situation.seats if place.seat not in gone and place.status not in out)
    if not seats:
        raise Impossible("facts.gone", "nobody_left_at_table")
    return seats


def last_blinds(sheet: Worksheet) -> tuple[int, int]:
    """The seats of small and big blind in the last hand, empty by now or not; a small blind nobody posted has one."""
    small = sheet.maybe("last_small_blind") or sheet.situation.small_blind
    big = sheet.maybe("last_big_blind") or sheet.situation.big_blind
    if not isinstance(small, int) or not isinstance(big, int):
        found = {"last_small_blind": small, "last_big_blind": big}
        raise Missing(*(name for name, seat in found.items() if seat is None))
    if small == big:
        raise Impossible("facts.last_big_blind", "blinds_at_one_seat", seat=big)
    return small, big


def positions(sheet: Worksheet) -> Code:
    """Who has button, small blind and big blind in the next hand."""
    way = sheet.way("dead_button")
    away = (Status.ABSENT, Status.SITTING_OUT) if way == "absent_skipped" else ()
    players = still_there(sheet, out=away)
    if len(players) < 2:
        raise Impossible("seats", "too_few_at_table", players=len(players))
    small, big = last_blinds(sheet)
    after = next_positions(Positions(sheet.situation.button or small, small, big), players)
    skipped = [seat for seat in still_there(sheet) if seat not in players and between(seat, big, after.big_blind)]
    if skipped:
        sheet.why("tournament.absent_skipped", seats=tuple(skipped))
    rule = "tournament.heads_up_button" if len(players) == 2 else None
    sheet.step("tournament.big_blind_is", rule=rule, seat=after.big_blind)
    if len(players) == 2:
        sheet.step("tournament.heads_up_button", seat=after.button)
        sheet.step("tournament.heads_up_order", seat=after.button)
        sheet.check("tournament.big_blind_first_card", seat=after.big_blind)
        sheet.why("tournament.nobody_twice")
        sheet.next_to_act = after.button
        return Code.POSITIONS
    posts = small_blind_seat(after, players)
    if posts is None:
        sheet.step("tournament.no_small_blind", seat=big)
    else:
        sheet.step("tournament.small_blind_is", seat=posts)
    if after.button in players:
        sheet.step("tournament.button_is", seat=after.button)
    else:
        sheet.step("tournament.button_dead", seat=after.button)
        if sheet.says("tournament.designated_player"):
            sheet.step("tournament.designated_player", seat=previous_seat(after.button, players))
    sheet.why("tournament.nobody_twice", rule="tournament.big_blind_is")
    dealt = who_plays(after, players)
    if sheet.way_or("newcomer_waits", "") == "button_passed":
        for seat in players:
            if seat not in dealt:
                sheet.step("tournament.waits_for_button", seat=seat)
    sheet.next_to_act = next_seat(after.big_blind, dealt)
    return Code.POSITIONS


def first_button(sheet: Worksheet) -> Code:
    """Where the button starts."""
    sheet.way("first_button")
    if not sheet.situation.seats:
        raise Missing("seats")
    sheet.step("tournament.first_button", seat=max(still_there(sheet, out=(Status.ABSENT, Status.SITTING_OUT))))
    return Code.POSITIONS


INCIDENTS = (
    Incident("tournament.next_positions", "dead_button", LAST_BLINDS, positions, ("button", "statuses")),
    Incident(
        "tournament.first_button", "dead_button", (Question("gone", Kind.SEATS, usual=()),), first_button, ("statuses",)
    ),
)
