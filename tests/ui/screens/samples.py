"""One evening's screen in every state, and the names and numbers that try to break it."""

from datetime import UTC, datetime, timedelta

from tdapp.domain.clock.structure import AnteKind, Break, Level
from tdapp.domain.money.terms import SaleSpan, SaleSpanKind
from tdapp.domain.seating.buttons import DealtIn
from tdapp.domain.units import Cents, Chips, EntryId, Money, Seat, TableNo
from tdapp.read.clock.clock import ClockPhase, ClockView, LevelView, PeriodView
from tdapp.read.clock.depth import Depth
from tdapp.read.people.names import PlayerName
from tdapp.read.prizes.stage import MoneyStage, PayJump, Rung, Stage
from tdapp.read.screen import ScreenPrizes, ScreenStack, ScreenTerms, ScreenView
from tdapp.read.screen_people import AtTable, FinalTable, OnPodium, Seated
from tdapp.read.screen_stage import EveningStage
from tdapp.read.seating.moves import UnseatedView
from tdapp.values import replace

NOW = datetime(2026, 11, 20, 21, 17, 22, tzinfo=UTC)
ZERO = timedelta(0)
TWENTY = timedelta(minutes=20)
BLINDS = (25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 600, 800, 1000, 1500, 2000)

NAMES = (
    "Herfst Open 2026",
    "Nederlands Kampioenschap No-Limit Hold'em Voorronde Zuid-Limburg en Omstreken, dag 1B (tweede kans) in najaar",
    "Mistrzostwa Świętokrzyskie w Pokerze Żółwia — Eliminacje Łódź",
    "Giải vô địch Poker Thành phố Hồ Chí Minh mở rộng lần thứ mười hai",
    "Μεγάλο Τουρνουά Πόκερ Θεσσαλονίκης — Κύριο Γεγονός",
    "Зимний чемпионат Санкт-Петербурга по спортивному покеру",
    "بطولة الشتاء المفتوحة للبوكر في مدينة الإسكندرية",
    "אליפות החורף הפתוחה בפוקר של תל אביב",
    "การแข่งขันโป๊กเกอร์ชิงแชมป์กรุงเทพมหานครประจำฤดูหนาว",
    "二〇二六年秋季德州扑克公开锦标赛主赛事第一天上海站",
    "제12회 서울 오픈 홀덤 챔피언십 메인 이벤트",
    "W" * 200,
    "<b>Robert'); DROP TABLE players;--</b> =1+1 & <img src=x>",
)


def level(number: int, ante: bool = True) -> LevelView:
    big = Chips(BLINDS[number - 1] * 2)
    kind = AnteKind.BIG_BLIND if ante else AnteKind.NONE
    return LevelView(number, Level(Chips(BLINDS[number - 1]), big, big if ante else Chips(0), kind, TWENTY))


def schedule(now: int) -> tuple[PeriodView, ...]:
    """Fifteen levels with breaks after 4, 9 and 13; `now`: the index that runs, -1 for none."""
    rows: list[PeriodView] = []
    starts = NOW - timedelta(minutes=180)
    for number in range(1, 16):
        for period, shown in ((level(number).level, number), (Break(timedelta(minutes=15)), None)):
            if shown is None and number not in (4, 9, 13):
                continue
            at = len(rows)
            state = "played" if at < now else "now" if at == now else "coming"
            rows.append(PeriodView(at, shown, period, starts, state, number == 6 and shown is not None))
            starts += period.lasts
    return tuple(rows)


CLOCK = ClockView(
    phase=ClockPhase.RUNNING,
    name="Herfst Open 2026",
    now=NOW,
    level=level(9),
    on_break=None,
    left=timedelta(minutes=12, seconds=38),
    lasts=TWENTY,
    next_level=level(10),
    next_break=Break(timedelta(minutes=15), colour_up=(Chips(25),)),
    break_in=timedelta(minutes=12, seconds=38),
    back_at=None,
    ends_at=NOW + timedelta(hours=3),
    starts_at=None,
    warn=False,
    schedule=schedule(9),
)
EURO = "EUR"
PRIZES = ScreenPrizes(
    first=Money(Cents(849500), EURO),
    last=Money(Cents(21000), EURO),
    paid=27,
    pool=Money(Cents(3060000), EURO),
    amounts=(Money(Cents(849500), EURO), Money(Cents(21000), EURO)),
)
RUNNING = ScreenView(
    clock=CLOCK,
    name="Herfst Open 2026",
    entries=180,
    left=137,
    average=Chips(44672),
    average_depth=Depth(56),
    tables=16,
    prizes=PRIZES,
    late=None,
    message="",
    winner="",
)


def with_clock(view: ScreenView, **changes: object) -> ScreenView:
    return replace(view, clock=replace(view.clock, **changes))  # type: ignore[arg-type]


PAUSE = Break(timedelta(minutes=15), colour_up=(Chips(25),))
ON_BREAK = with_clock(
    replace(RUNNING, evening=EveningStage.BREAK),
    phase=ClockPhase.BREAK,
    level=level(9),
    on_break=PAUSE,
    left=timedelta(minutes=11, seconds=24),
    lasts=PAUSE.lasts,
    next_break=None,
    break_in=None,
    back_at=NOW + timedelta(minutes=11, seconds=24),
    schedule=schedule(10),
)
LAST_MINUTE = with_clock(
    RUNNING,
    level=level(8),
    next_level=level(9),
    next_break=None,
    break_in=timedelta(minutes=20, seconds=47),
    left=timedelta(seconds=47),
    warn=True,
    schedule=schedule(8),
)
BEFORE = replace(RUNNING, prizes=None, average=None, average_depth=None, late=SaleSpan(SaleSpanKind.LEVEL, 6))
LONG_MESSAGE = (
    "Table 14 breaks: players of table 14 please wait for your seat cards from the floor. Dinner is served in the "
    "restaurant on the first floor from half past seven; the kitchen closes at nine, so do not wait for that break. "
    "Please keep your valuables with you, and leave your chips in the bags on your seats as the dealers show you."
)

PEOPLE = (
    PlayerName("Żółć", "Łukasz"), PlayerName("Đặng", "Thị Hương"), PlayerName("李", "小龙"), PlayerName("محمد", "يوسف"),
    PlayerName("Papadopoulos-Konstantinou van der Veldenhoven", "Alexandra Maria"), PlayerName("Νίκος", "Παπαδόπουλος"),
    PlayerName("Visser", "Bram"), PlayerName("de Boer", "Björn"), PlayerName("W" * 60, ""),
)  # fmt: skip


def moves(count: int, area: str = "") -> tuple[UnseatedView, ...]:
    """So many on the way to a new seat."""
    return tuple(
        UnseatedView(
            EntryId(number + 1),
            PEOPLE[number % len(PEOPLE)],
            Seat(TableNo(1108), number % 9 + 1),
            Seat(TableNo(1000 + number), number % 10 + 1),
            DealtIn.AT_ONCE,
            "",
            area if number % 2 else "",
        )
        for number in range(count)
    )


STATES: dict[str, ScreenView] = {
    "running": RUNNING,
    "running-message": replace(RUNNING, message="Table 14 breaks: please wait for your seat card from the floor."),
    "moves": replace(RUNNING, moves=moves(9)),
    "moves-one": replace(RUNNING, moves=moves(1)),
    "moves-areas": replace(RUNNING, moves=moves(9, "Balkon boven de grote zaal, achter de bar")),
    "moves-many": replace(RUNNING, moves=moves(300)),
    "moves-paused": with_clock(replace(RUNNING, moves=moves(9)), phase=ClockPhase.PAUSED),
    "moves-break": replace(ON_BREAK, moves=moves(9)),
    "running-early": replace(
        with_clock(
            RUNNING, level=level(3, ante=False), next_level=level(4, ante=False), next_break=None,
            break_in=timedelta(minutes=32, seconds=38), schedule=schedule(2),
        ),
        prizes=None, late=SaleSpan(SaleSpanKind.LEVEL, 6), left=178,
    ),
    "running-hours": with_clock(RUNNING, left=timedelta(hours=1, minutes=38, seconds=5), lasts=timedelta(hours=2)),
    "last-minute": LAST_MINUTE,
    "last-minute-break": with_clock(RUNNING, left=timedelta(seconds=47), warn=True),
    "paused": with_clock(RUNNING, phase=ClockPhase.PAUSED),
    "paused-break": with_clock(ON_BREAK, phase=ClockPhase.PAUSED),
    "break": with_clock(ON_BREAK, on_break=Break(PAUSE.lasts)),
    "break-colour-up": ON_BREAK,
    "break-last-minute": with_clock(ON_BREAK, left=timedelta(seconds=31)),
    "over": with_clock(
        RUNNING, phase=ClockPhase.OVER, level=level(15), left=ZERO, next_level=None, next_break=None, break_in=None,
        schedule=schedule(17),
    ),
    "finished": replace(
        with_clock(RUNNING, phase=ClockPhase.FINISHED, left=ZERO, next_break=None, break_in=None),
        winner="Łucja Żółkiewska",
    ),
    "registration": replace(
        with_clock(
            BEFORE, phase=ClockPhase.NOT_STARTED, level=level(1, ante=False), left=TWENTY, schedule=schedule(-1)
        ),
        left=180,
    ),
    "scheduled": with_clock(
        BEFORE, phase=ClockPhase.SCHEDULED, level=level(1, ante=False), left=TWENTY,
        starts_at=NOW + timedelta(minutes=42, seconds=38), schedule=schedule(-1),
    ),
}  # fmt: skip


def euros(amount: int) -> Money:
    return Money(Cents(amount * 100), EURO)


RUNGS = (
    Rung(1, 1, euros(8495)), Rung(2, 2, euros(5210)), Rung(3, 8, euros(980)), Rung(9, 9, euros(720), here=True),
    Rung(10, 10, euros(560), (PEOPLE[0],)), Rung(11, 12, Money(Cents(43050), EURO), PEOPLE[3:5]),
    Rung(13, 18, euros(300), PEOPLE[:6]), Rung(19, 19, euros(210), (PEOPLE[8],)),
)  # fmt: skip
BUBBLE_RUNGS = (Rung(16, 18, euros(300)), Rung(19, 22, euros(250)), Rung(23, 27, euros(210)))


def near_money(stage: Stage, left: int, view: ScreenView = RUNNING, **more: object) -> ScreenView:
    """The screen near the money, or in it, with so many left of 27 who are paid."""
    to_go = max(0, left - 27)
    now, then = (euros(0), euros(210)) if to_go else (euros(720), euros(980))
    at = MoneyStage(stage, left, 27, to_go, now, PayJump(left, now, to_go or 1, then), near=True)
    rungs = (*BUBBLE_RUNGS, Rung(28, left, euros(0), here=True)) if to_go else RUNGS
    return replace(view, left=left, stage=at, rungs=rungs, **more)  # type: ignore[arg-type]


MONEY = near_money(Stage.IN_MONEY, 9)
STATES |= {
    "near": near_money(Stage.TO_GO, 36),
    "bubble": near_money(Stage.BUBBLE, 28, hand=3),
    "bubble-message": near_money(Stage.BUBBLE, 28, hand=3, message="Dinner is served in the restaurant on the first."),
    "in-money": MONEY,
    "in-money-paused": near_money(Stage.IN_MONEY, 9, with_clock(RUNNING, phase=ClockPhase.PAUSED)),
    "in-money-break": near_money(Stage.IN_MONEY, 9, ON_BREAK),
    "in-money-last-minute": near_money(Stage.IN_MONEY, 9, LAST_MINUTE),
    "in-money-hours": near_money(Stage.IN_MONEY, 9, STATES["running-hours"]),
    "in-money-over": near_money(Stage.IN_MONEY, 9, STATES["over"]),
    "in-money-moves": near_money(Stage.IN_MONEY, 9, moves=moves(3)),
    "heads-up": replace(
        MONEY, left=2, rungs=(RUNGS[0], replace(RUNGS[1], here=True), *RUNGS[4:]),
        stage=MoneyStage(Stage.IN_MONEY, 2, 27, 0, euros(5210), PayJump(2, euros(5210), 1, euros(8495)), near=True),
    ),
    "flat": replace(
        MONEY, rungs=(Rung(1, 9, euros(250), here=True),),
        stage=MoneyStage(Stage.IN_MONEY, 9, 9, 0, euros(250), near=True),
    ),
    "millions": replace(
        MONEY, rungs=tuple(replace(rung, amount=euros(rung.amount.cents * 1000)) for rung in RUNGS),
        stage=MoneyStage(
            Stage.IN_MONEY, 1009, 1500, 0, euros(72_000_000), PayJump(1009, euros(72_000_000), 123, euros(98_000_000)),
            near=True,
        ),
    ),
}  # fmt: skip

HUGE = with_clock(
    replace(
        RUNNING,
        name=NAMES[1],
        entries=10_000,
        left=9_999,
        average=Chips(2_147_483_647),
        average_depth=Depth(214_748),
        prizes=ScreenPrizes(
            first=Money(Cents(125_000_000_000), "EUR"),
            last=Money(Cents(1_500_000), "EUR"),
            paid=1500,
            pool=Money(Cents(1_250_000_000_000), "EUR"),
            amounts=(),
        ),
        late=SaleSpan(SaleSpanKind.LEVEL, 12),
        message=LONG_MESSAGE,
    ),
    level=LevelView(
        28, Level(Chips(12_500_000), Chips(25_000_000), Chips(25_000_000), AnteKind.BIG_BLIND, timedelta(hours=2))
    ),
    next_level=LevelView(
        29, Level(Chips(15_000_000), Chips(30_000_000), Chips(30_000_000), AnteKind.BIG_BLIND, timedelta(hours=2))
    ),
)
STATES |= {f"drawn-{name}": replace(STATES[name], seats_drawn=True) for name in ("registration", "scheduled")}


def whose(name: str, view: ScreenView) -> EveningStage:
    """The stage of the evening a sample is at, as the read model would tell it."""
    clock = view.clock
    match clock.phase:
        case ClockPhase.NOT_STARTED:
            return EveningStage.REGISTRATION
        case ClockPhase.SCHEDULED:
            return EveningStage.STARTING
        case ClockPhase.FINISHED:
            return EveningStage.FINISHED
        case ClockPhase.BREAK:
            return EveningStage.BREAK
        case ClockPhase.PAUSED:
            return EveningStage.PAUSED
    if view.hand is not None:
        return EveningStage.HAND_FOR_HAND
    if view.table is not None:
        return EveningStage.FINAL_TABLE
    if view.stage is not None:
        return EveningStage.BUBBLE if view.stage.to_go else EveningStage.IN_MONEY
    return EveningStage.CLOSING if name.startswith("closing") else EveningStage.PLAY


TERMS = ScreenTerms(euros(120), Chips(30_000), TWENTY, euros(20_000))
PLACE = "First floor, opposite the bar and desk 2"[:40]
LATE_UNTIL = NOW + timedelta(minutes=83)
SEATED = tuple(
    Seated(PEOPLE[number % len(PEOPLE)], Seat(TableNo(1 + number // 9), number % 9 + 1)) for number in range(23)
)
AT_TABLE = tuple(
    AtTable(PEOPLE[at], Seat(TableNo(1), at + 1), Chips(1_250_000 - 90_000 * at), Depth(62 - 5 * at)) for at in range(9)
)
FINAL = FinalTable(AT_TABLE, 9, 17)
WON = tuple(OnPodium(name, at + 1, at + 1, euros(8495 - 900 * at)) for at, name in enumerate(PEOPLE))
STATES |= {
    "announced": replace(STATES["registration"], terms=TERMS, late=None, evening=EveningStage.ANNOUNCED, entries=0),
    "registration-terms": replace(STATES["registration"], terms=TERMS),
    "scheduled-terms": replace(STATES["scheduled"], terms=TERMS, late_until=LATE_UNTIL),
    "free": replace(STATES["scheduled"], terms=ScreenTerms(euros(0), Chips(5_000), TWENTY), pays_nobody=True),
    "seats": replace(STATES["drawn-scheduled"], terms=TERMS, late_until=LATE_UNTIL, seated=SEATED),
    "hang": replace(STATES["registration"], terms=TERMS, lists_hang=PLACE, evening=EveningStage.REGISTRATION),
    "hang-drawn": replace(STATES["drawn-scheduled"], terms=TERMS, lists_hang=PLACE),
    "late": replace(STATES["running-early"], late_until=LATE_UNTIL, terms=TERMS),
    "closing": replace(STATES["running-early"], late_until=NOW + timedelta(minutes=9, seconds=5), terms=TERMS),
    "final": replace(STATES["in-money"], table=FINAL),
    "final-uncounted": replace(
        STATES["in-money"], table=FinalTable(tuple(replace(each, chips=None, depth=None) for each in AT_TABLE), 9)
    ),
    "final-unposted": replace(RUNNING, left=9, prizes=None, table=FINAL),
    "three-left": replace(STATES["in-money"], left=3, table=FinalTable(AT_TABLE[:3], 9, 17)),
    "final-break": replace(STATES["in-money-break"], table=FINAL),
    "deal": replace(
        RUNNING, left=3, table=FinalTable(AT_TABLE[:3], 9), evening=EveningStage.DEAL,
        prizes=replace(PRIZES, amounts=(euros(8495), euros(5210), euros(3000)), dealt=3, played_for=euros(500)),
    ),
    "podium": replace(STATES["finished"], podium=WON),
    "podium-nobody-paid": replace(
        STATES["finished"], prizes=None, pays_nobody=True,
        podium=tuple(replace(each, prize=None) for each in WON),
    ),
    "podium-two": replace(STATES["finished"], podium=WON[:2]),
    "leaders": replace(
        with_clock(ON_BREAK, on_break=Break(PAUSE.lasts)),
        leaders=tuple(ScreenStack(at, PEOPLE[at], Chips(900_000 - at), Depth(450)) for at in range(1, 5)),
    ),
    "waiting": replace(RUNNING, waiting=12, wait=timedelta(minutes=35), called=(4, 5)),
}  # fmt: skip
STATES = {
    name: view if view.evening is not EveningStage.PLAY else replace(view, evening=whose(name, view))
    for name, view in STATES.items()
}
HUGE = replace(HUGE, evening=EveningStage.PLAY)
