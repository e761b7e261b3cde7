"""Penalties themselves: how many hands, how they are served, and disqualification (HC and TDA 71)."""

from tdapp.domain.rulings.penalties import LADDER, Measure, hands_of, measured_in
from tdapp.domain.rulings.ruling_facts import PenaltyKind
from tdapp.rulings.incidents import Incident, Kind, Question
from tdapp.rulings.ruling import Code
from tdapp.rulings.situation import Status
from tdapp.rulings.worksheet import Missing, Worksheet


def hands(sheet: Worksheet) -> Code:
    """How many hands a penalty is: rounds times the players at the table, fixed when it is given."""
    sheet.way("penalty_rounds")
    kind = PenaltyKind(sheet.choice("kind"))
    measure = measured_in(kind)
    if measure is Measure.HANDS and not sheet.flag("penalty_missed_hands"):
        sheet.step("conduct.no_missed_hands", rule="penalty_rounds")
        return Code.NO
    number = sheet.count("number")
    if measure is Measure.HANDS:
        sheet.step("conduct.hands_fixed", rule="penalty_missed_hands", hands=number)
    else:
        most = sheet.value("penalty_rounds").value
        if isinstance(most, int) and not isinstance(most, bool) and most and number > most:
            sheet.step("conduct.too_many_rounds", rule="penalty_rounds", rounds=number, most=most)
            return Code.NO
        players = _players(sheet)
        count = hands_of(kind, number, players)
        sheet.why("conduct.rounds_times_players", rule="penalty_rounds", rounds=number, players=players, hands=count)
        sheet.step("conduct.hands_fixed", rule="penalty_rounds", hands=count)
    sheet.check("conduct.serve_away", rule="penalty_rounds")
    sheet.check("conduct.serve_dealt_mucked", rule="penalty_rounds")
    if sheet.says("conduct.misdeal_one_hand"):
        sheet.check("conduct.misdeal_one_hand")
    sheet.check("conduct.report_back", rule="penalty_rounds")
    return Code.AMOUNT


def disqualify(sheet: Worksheet) -> Code:
    """A player is disqualified: chips out of play, final, no refund; QLD: excluded from the game."""
    way = sheet.way("disqualification")
    seat = sheet.seat("seat")
    if way == "excluded":
        sheet.step("conduct.excluded", seat=seat)
        sheet.effect(seat, hand="void")
        return Code.PENALTY
    chips = sheet.maybe("chips_counted")
    sheet.step("conduct.disqualified", seat=seat)
    if chips is None:
        raise Missing("chips_counted")
    sheet.step("conduct.chips_removed", seat=seat, chips=sheet.amount("chips_counted"))
    sheet.effect(seat, removed=sheet.amount("chips_counted"), hand="dead")
    sheet.check("conduct.final_no_refund", rule="disqualification")
    return Code.DISQUALIFIED


def _players(sheet: Worksheet) -> int:
    """Players at the table, the offender included: as answered, else those of the table."""
    given = sheet.maybe("players")
    if given is not None:
        return sheet.count("players")
    if not sheet.situation.seats:
        raise Missing("players")
    return sum(place.status is not Status.SITTING_OUT for place in sheet.situation.seats)


# The penalties served by hands missed, the heaviest first
MISSED = tuple(kind.value for kind in reversed(LADDER) if measured_in(kind) in (Measure.HANDS, Measure.ROUNDS))
INCIDENTS: tuple[Incident, ...] = (
    Incident(
        "conduct.penalty_hands",
        "penalties",
        (
            Question("number", Kind.COUNT, least=1, most=40),
            Question("kind", Kind.CHOICE, MISSED, usual=PenaltyKind.ROUNDS.value),
            # asked only when the table was not entered: the seats say it otherwise
            Question("players", Kind.COUNT, least=2, most=10),
        ),
        hands,
        ("statuses",),
    ),
    Incident(
        "conduct.disqualify",
        "penalties",
        (Question("seat", Kind.SEAT), Question("chips_counted", Kind.AMOUNT)),
        disqualify,
        ("stacks",),
    ),
)
