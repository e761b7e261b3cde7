"""Offences: what is said, whether a penalty may or must follow, and which one fits the first time and after that.

The book says by a value for each offence whether it may or must be punished; without one it is silent. The menu and the
next step are the book's; the director chooses.
"""

from msgspec import Struct

from tdapp.domain.rulings.penalties import LADDER, next_step
from tdapp.domain.rulings.ruling_facts import PenaltyKind
from tdapp.rulings.incidents import Incident, Kind, Question
from tdapp.rulings.ruling import Choice, Code, SeatEffect
from tdapp.rulings.situation import Status
from tdapp.rulings.worksheet import Worksheet

SEAT = Question("seat", Kind.SEAT)
BEFORE = Question("before", Kind.COUNT, usual=0, most=20)
LIVE = Question("live_hand", Kind.YES_NO, usual=False)


class Offence(Struct, frozen=True):
    """An offence: its incident, the rule's topic, the value that says may or must, and what is told and done.

    `remedy`: done before any penalty; `live`: the sentence when he has a live hand; `grave`: a disqualification fits
    the first time.
    """

    incident: str
    topic: str
    value: str
    told: str
    remedy: str = ""
    live: str = ""
    grave: bool = False


OFFENCES = (
    Offence(
        "conduct.device",
        "devices",
        "penalty_device",
        "conduct.device_told",
        "conduct.device_away",
        "conduct.device_live",
    ),
    Offence("conduct.strategy_aid", "devices", "penalty_aid", "conduct.aid_told", "conduct.device_away"),
    Offence("conduct.language", "language", "penalty_language", "conduct.language_told", "conduct.language_remind"),
    Offence("conduct.silence", "language", "penalty_silence", "conduct.silence_told"),
    Offence("conduct.identity", "identity", "penalty_identity", "conduct.identity_told", "conduct.identity_remedy"),
    Offence(
        "conduct.leaving", "staying_at_the_table", "penalty_leaving", "conduct.leaving_told", "", "conduct.leaving_live"
    ),
    Offence("conduct.dodging_blinds", "dodging_blinds", "penalty_dodging", "conduct.dodging_told"),
    Offence(
        "conduct.disclosure",
        "no_disclosure",
        "penalty_disclosure",
        "conduct.disclosure_told",
        "conduct.disclosure_share",
    ),
    Offence(
        "conduct.one_player",
        "no_disclosure",
        "penalty_one_player",
        "conduct.one_player_told",
        "conduct.one_player_alone",
    ),
    Offence("conduct.showing", "showing_cards", "penalty_showing", "conduct.showing_told", "conduct.showing_not_dead"),
    Offence("conduct.throwing", "penalties", "penalty_throwing", "conduct.throwing_told"),
    Offence("conduct.etiquette", "etiquette", "penalty_etiquette", "conduct.etiquette_told"),
    Offence("conduct.stalling", "stalling", "penalty_stalling", "conduct.stalling_told", "conduct.stalling_clock"),
    Offence("conduct.disruption", "penalties", "penalty_disruption", "conduct.disruption_told"),
    Offence("conduct.collusion", "ethical_play", "penalty_collusion", "conduct.collusion_told", "", "", grave=True),
    Offence("conduct.cheating", "penalties", "penalty_cheating", "conduct.cheating_told", "", "", grave=True),
)
_OF = {offence.incident: offence for offence in OFFENCES}


def offence(sheet: Worksheet) -> Code:
    """Rule on an offence: the sentence, the remedy, the penalty the book attaches, and the choices."""
    found = _OF[sheet.incident.id]
    value = sheet.way(found.value)
    seat = sheet.maybe("seat")
    named = int(seat) if isinstance(seat, int) else 0
    sheet.step(found.told, rule=found.value, seat=named)
    if found.remedy and sheet.says(found.remedy):
        sheet.step(found.remedy, seat=named)
    if found.live and sheet.yes("live_hand") and sheet.says(found.live):
        sheet.step(found.live, seat=named)
        if named:
            sheet.effect(named, hand="live")
    return punished(sheet, found.value, value, grave=found.grave)


def soft_play(sheet: Worksheet) -> Code:
    """Soft play must be punished; who checks the best hand last on the river is not guilty by that alone (HC-71)."""
    value = sheet.way("penalty_soft_play")
    seat = sheet.maybe("seat")
    named = int(seat) if isinstance(seat, int) else 0
    if sheet.yes("nuts_checked_last"):
        sheet.step("conduct.nuts_not_automatic", seat=named)
        return sheet.leave("penalty_soft_play", ("no_penalty", "warning", "rounds"), "no_penalty")
    sheet.step("conduct.soft_play_told", rule="penalty_soft_play", seat=named)
    return punished(sheet, "penalty_soft_play", value, grave=False)


def out_of_view(sheet: Worksheet) -> Code:
    """Tournament chips carried out of view: disqualified (HC), or forfeited and perhaps disqualified (TDA)."""
    way = sheet.way("chips_out_of_view")
    seat = sheet.seat("seat")
    if way == "disqualified":
        sheet.step("conduct.out_of_view_disqualified", seat=seat)
        _chips_leave(sheet, seat)
        sheet.punish("penalty_out_of_view", seat)
        return Code.DISQUALIFIED
    sheet.step("conduct.out_of_view_forfeited", seat=seat)
    hidden = sheet.maybe("hidden")
    if isinstance(hidden, int) and hidden:
        sheet.effect(seat, removed=hidden)
    sheet.punish("penalty_out_of_view", seat)
    return sheet.leave("chips_out_of_view", ("warning", "rounds", "disqualification"), "rounds")


def punished(sheet: Worksheet, name: str, value: str, *, grave: bool) -> Code:
    """The penalty of the book and the choices, the fitting one recommended."""
    seat = sheet.maybe("seat")
    seats = (int(seat),) if isinstance(seat, int) else ()
    sheet.punish(name, *seats)
    menu = str(sheet.value("penalty_menu").value).split()
    if sheet.says("conduct.after_hand"):
        sheet.check("conduct.after_hand")
    choices = tuple(_choice(sheet, each, seats) for each in menu)
    if value == "may":
        choices = (Choice("no_penalty"), *choices)
    return sheet.leave(name, choices, recommended(menu, sheet.count("before"), grave=grave))


def recommended(menu: list[str], before: int, *, grave: bool) -> str:
    """The step that fits: a warning first, one heavier each time; for grave offences disqualification at once.

    >>> menu = ["warning", "rounds", "disqualification"]
    >>> [recommended(menu, times, grave=False) for times in (0, 1, 2, 9)]
    ['warning', 'rounds', 'disqualification', 'disqualification']
    >>> recommended(["void_wager", "exclude"], 0, grave=False)
    'void_wager'
    """
    known = [step.value for step in LADDER if step in menu]
    if not known:
        return menu[min(before, len(menu) - 1)] if not grave else menu[-1]
    if grave:
        return known[-1]
    given: tuple[str, ...] = ()
    for _ in range(min(before, len(LADDER)) + 1):
        given = (*given, next_step(given, known).value)
    return given[-1]


def _choice(sheet: Worksheet, step: str, seats: tuple[int, ...]) -> Choice:
    if step != PenaltyKind.DISQUALIFICATION or not seats:
        return Choice(step)
    chips = _behind(sheet, seats[0])
    return Choice(step, effects=(SeatEffect(seats[0], removed=chips or 0, hand="dead"),))


def _chips_leave(sheet: Worksheet, seat: int) -> None:
    chips = _behind(sheet, seat)
    sheet.effect(seat, removed=chips or 0, hand="dead")
    sheet.check("conduct.count_chips", seat=seat)


def _behind(sheet: Worksheet, seat: int) -> int | None:
    """The chips he has left; None when nobody said."""
    for place in sheet.situation.seats:
        if place.seat == seat and place.stack is not None and place.status is not Status.SITTING_OUT:
            return place.stack - place.paid - place.bet - place.ante - place.dead
    return None


INCIDENTS: tuple[Incident, ...] = (
    *(
        Incident(each.incident, each.topic, (SEAT, *((LIVE,) if each.live else ()), BEFORE), offence, ("statuses",))
        for each in OFFENCES
    ),
    Incident(
        "conduct.soft_play",
        "ethical_play",
        (SEAT, Question("nuts_checked_last", Kind.YES_NO, usual=False), BEFORE),
        soft_play,
    ),
    Incident(
        "conduct.out_of_view",
        "chips_out_of_view",
        (SEAT, Question("hidden", Kind.AMOUNT, usual=0), BEFORE),
        out_of_view,
        ("stacks",),
    ),
)
