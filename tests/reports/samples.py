"""Sheets to print in tests: a field of 137 in every script, and words a third longer than English."""

from datetime import UTC, date, datetime, timedelta
from io import BytesIO
from pathlib import Path

from tdapp.domain.act import Act
from tdapp.domain.bounties.bounty_book import BountyBook
from tdapp.domain.clock.games import HOLDEM
from tdapp.domain.clock.structure import AnteKind, Break, Level, level_numbers
from tdapp.domain.money.sale_facts import Payment
from tdapp.domain.money.terms import Price, SaleSpan, SaleSpanKind, Tender
from tdapp.domain.prizes.owners import Owner
from tdapp.domain.prizes.places import Place
from tdapp.domain.prizes.pool_sources import Source
from tdapp.domain.prizes.prize_book import PrizeBook, Share
from tdapp.domain.prizes.prize_facts import DealMethod
from tdapp.domain.rulings.ruling_facts import PenaltyKind
from tdapp.domain.seating.buttons import DealtIn
from tdapp.domain.seating.draw_facts import DrawBasis
from tdapp.domain.seating.room import Given
from tdapp.domain.units import (
    ActNo,
    AlternateNo,
    Cents,
    Chips,
    DrawerId,
    EntryId,
    Money,
    OperatorId,
    PenaltyNo,
    PlayerId,
    Seat,
    Seq,
    TableNo,
    TournamentId,
)
from tdapp.read.bounties.bounties_view import BountiesView, HeadRow
from tdapp.read.bounties.bounty_paper import BountiesSheet
from tdapp.read.floor_sheet import FloorSheet, floor_sheet
from tdapp.read.journal.audit import AuditSheet, audit_sheet
from tdapp.read.journal.journal import JournalRow, JournalView
from tdapp.read.message import say
from tdapp.read.money.dealings import DealingKind
from tdapp.read.money.drawer_report import DrawerReport, DrawerReports, MovedCash, TournamentLine
from tdapp.read.money.drawers import DrawerView
from tdapp.read.money.money import KindSum, KindTable
from tdapp.read.money.slips import Slip, SlipCode, Slips
from tdapp.read.money.statement import Holding, MoneyStatement, OpenPrize
from tdapp.read.money.transactions import Payments, Transaction, sums
from tdapp.read.papers import (
    ResultLine,
    ResultsSheet,
    SeatCard,
    SeatCards,
    SeatedPlayer,
    SeatingByName,
    SeatingByTable,
    Stamp,
    TableBlock,
    grouped,
)
from tdapp.read.people.filing import filing_key
from tdapp.read.people.names import PlayerName
from tdapp.read.prizes.deal_paper import DealLine, DealSheet
from tdapp.read.prizes.payout_paper import PayoutLine, PayoutReason, PayoutSheet
from tdapp.read.prizes.tickets import IssuedTicket, TicketSheet, TicketUse
from tdapp.read.prizes.unsettled import UnsettledPrize, UnsettledSheet
from tdapp.read.registration.desk_papers import AlternatesSheet, Entrant, EntrantsSheet, WaitingLine
from tdapp.read.registration.registration_desk import Goes, MoneyView
from tdapp.read.rulings.rulings import PenaltyView
from tdapp.read.seating.draw_list import Commitment, DrawLine, DrawList, DrawsPaper, ValueLine
from tdapp.read.seating.move_papers import MovedPlayers
from tdapp.read.seating.moves import UnseatedView
from tdapp.read.sheet_kind import SheetKind
from tdapp.read.structure_paper import StructureLine, StructureSheet
from tdapp.reports.bounties import bounties
from tdapp.reports.chips import bank_slip, chip_counts, chip_plan, count_sheets, race_sheets, stack_cards
from tdapp.reports.clock import structure
from tdapp.reports.journal import audit
from tdapp.reports.money import drawer_report, slip, statement
from tdapp.reports.papers import floor
from tdapp.reports.prizes import deal, payouts, results, tickets, unsettled
from tdapp.reports.registration import desk_lists
from tdapp.reports.seating import by_table, draws, move_list, move_slips, seat_cards, wall_list
from tdapp.reports.typesetting.paper import A4, Paper, Printed
from tdapp.texts import Text
from tdapp.values import replace
from tdapp.words.say import Words
from tests.domain.evening import playing
from tests.reports import chip_samples

FONTS = Path(__file__).parents[2] / "resources" / "fonts"
STAMP = Stamp("Herfst Open 2026", datetime(2026, 11, 20, 20, 17, tzinfo=UTC), Seq(1281), "9F3AC07B QX4MZ2WK")
MAKERS = {
    SheetKind.BY_NAME: wall_list.build,
    SheetKind.BY_TABLE: by_table.build,
    SheetKind.CARDS: seat_cards.build,
    SheetKind.MOVE_SLIPS: move_slips.build,
    SheetKind.MOVE_LIST: move_list.build,
    SheetKind.SLIPS: slip.build,
    SheetKind.SIGN_IN: desk_lists.sign_in,
    SheetKind.ENTRANTS: desk_lists.entrants,
    SheetKind.ALTERNATES: desk_lists.alternates,
    SheetKind.STRUCTURE: structure.build,
    SheetKind.CHIP_PLAN: chip_plan.build,
    SheetKind.STACK_CARDS: stack_cards.build,
    SheetKind.RACE_SHEETS: race_sheets.before,
    SheetKind.RACE_RESULTS: race_sheets.after,
    SheetKind.BANK_SLIP: bank_slip.build,
    SheetKind.COUNT_SHEETS: count_sheets.build,
    SheetKind.CHIP_COUNTS: chip_counts.build,
    SheetKind.PAYOUTS: payouts.build,
    SheetKind.DEAL: deal.build,
    SheetKind.BOUNTIES: bounties.build,
    SheetKind.RESULTS: results.build,
    SheetKind.PAYMENTS: desk_lists.payments,
    SheetKind.DRAWERS: drawer_report.build,
    SheetKind.STATEMENT: statement.build,
    SheetKind.TICKETS: tickets.build,
    SheetKind.UNSETTLED: unsettled.build,
    SheetKind.AUDIT: audit.build,
    SheetKind.FLOOR: floor.build,
    SheetKind.DRAWS: draws.build,
}

SCRIPTS = (
    PlayerName("Żółć", "Łukasz"),
    PlayerName("Nguyễn", "Thị Hương"),
    PlayerName("Παπαδόπουλος", "Νίκος"),
    PlayerName("Щербакова", "Юлия"),
    PlayerName("Їжакевич", "Ґанна"),
    PlayerName("حداد", "يوسف"),
    PlayerName("گلستانی", "پرویز"),
    PlayerName("כהן", "יצחק"),
    PlayerName("ศรีสวัสดิ์", "สมชาย"),
    PlayerName("เกษมที่รัก", "น้ำผึ้ง"),
    PlayerName("王", "小明"),
    PlayerName("歐陽", "麗華"),
    PlayerName("たなか", "ゆき"),
    PlayerName("ガルシア", "マリア"),
    PlayerName("김", "민준"),
    PlayerName("박", "서연"),
    PlayerName("Ødegård", "Åsa"),
    PlayerName("Öztürk", "Gökhan"),
    PlayerName("Größmann", "Jürgen"),
    PlayerName("გელაშვილი", "ნინო"),
    PlayerName("Հակոբյան", "Արմեն"),
)
HOSTILE = (
    PlayerName("<b>Bob", '<img src="/etc/passwd">'),
    PlayerName("=HYPERLINK(1)", "+2"),
    PlayerName("Robert'); DROP TABLE players;--"),
    PlayerName("evil\u202egnp.exe", "\u2066x\x07\x00"),
    PlayerName("(paren\\theses)", "%s {name} %n"),
    PlayerName(
        "Adolph Blaine Charles David Earl Frederick " * 4 + "Wolfeschlegelsteinhausenbergerdorff",
        ("Hubert " * 28).strip(),
    ),
)
_LAST = "Bakker van-der-Berg de-Boer Böhm Byrne Conceição Dąbrowski Dekker Dubois Dvořák Gallagher Hoekstra Ångström "
_LAST += (
    "Jansen Jaźwińska Kamiński Köhler Krüger Kuipers van-Leeuwen Lindqvist MacDonald Magalhães Marić Mulder Müller "
)
_LAST += "O'Brien O'Connor Phạm Postma Pritchard Rousseau Şahin Schäfer Simões Smit Šťastný Szczęsny Visser Yıldız"
_FIRST = "Marijke Loïc Femke Jan-Willem Niels Siobhán Inês Agnieszka Grzegorz Bram Joris Maaike Jiří Aoife Björn Lukas"


def people(count: int) -> list[PlayerName]:
    """So many different names, those of every script first."""
    lasts, firsts = [name.replace("-", " ") for name in _LAST.split()], _FIRST.split()
    plain = [PlayerName(lasts[n * 7 % len(lasts)], firsts[(n * 5 + n // 40) % len(firsts)]) for n in range(count)]
    return [*SCRIPTS, *plain][:count]


def by_name(names: list[PlayerName], stamp: Stamp = STAMP) -> SeatingByName:
    placed = [SeatedPlayer(name, seat_of(number)) for number, name in enumerate(names)]
    placed.sort(key=lambda each: filing_key(each.name))
    return SeatingByName(stamp, 9, len(names), -(-len(names) // 9), grouped(placed))


def seat_of(number: int) -> Seat:
    return Seat(TableNo(number // 9 + 1), number % 9 + 1)


def tables(names: list[PlayerName], waiting: int = 0, stamp: Stamp = STAMP) -> SeatingByTable:
    seated, rest = names[: len(names) - waiting], names[len(names) - waiting :]
    blocks = []
    for number in range(0, len(seated), 9):
        some = seated[number : number + 9]
        blocks.append(TableBlock(TableNo(number // 9 + 1), (*some, *[None] * (9 - len(some)))))
    return SeatingByTable(stamp, 9, len(names), tuple(blocks), tuple(rest))


def cards(names: list[PlayerName], stamp: Stamp = STAMP) -> SeatCards:
    return SeatCards(stamp, tuple(SeatCard(name, seat_of(number)) for number, name in enumerate(names)))


def levels(*, count: int = 24, timed: bool = True, late: int | None = 8, stamp: Stamp = STAMP) -> StructureSheet:
    blinds = [25, 50, 75, 100, 150, 200, 300, 400, 500, 600, 800, 1000, 1500, 2000, 3000, 4000, 5000, 6000, 8000]
    periods: list[Level | Break] = []
    for number in range(count):
        small = blinds[number % len(blinds)] * 10 ** (number // len(blinds))
        kind = AnteKind.BIG_BLIND if number > 2 else AnteKind.NONE
        ante = Chips(small * 2 if number > 2 else 0)
        periods.append(Level(Chips(small), Chips(small * 2), ante, kind, timedelta(minutes=20)))
        if number % 4 == 3:
            colours = (Chips(25), Chips(100)) if number == 7 else ()
            periods.append(Break(timedelta(minutes=15), "Dinner" if number == 11 else "", colours))
    lines, after = [], timedelta(0)
    numbers = level_numbers(tuple(periods))
    for index, (number, period) in enumerate(zip(numbers, periods, strict=True)):
        starts = STAMP.printed_at - timedelta(hours=3) + after if timed and index > 1 else None
        lines.append(StructureLine(number, period, starts, after, number is not None and number == late))
        after += period.lasts
    money = (Money(Cents(15000), "EUR"), Money(Cents(1500), "EUR"))
    closes = None if late is None else SaleSpan(SaleSpanKind.LEVEL, late)
    return StructureSheet(stamp, date(2026, 11, 20), *money, Chips(30000), 9, closes, timed, tuple(lines), game=HOLDEM)


def prizes(names: list[PlayerName], *, places: int = 27, tied: bool = True, stamp: Stamp = STAMP) -> PayoutSheet:
    parts = [Cents(max(200, 849500 // (place + 1) // 500 * 500)) for place in range(places)]
    if tied:
        parts[3:5] = [Cents(sum(parts[3:5]) // 2)] * 2
    pool = Cents(sum(parts))
    lines = []
    for place in range(1, places + 1):
        name = names[place % len(names)] if place - 1 >= places // 2 and names else None
        best, worst = (4, 5) if tied and place in (4, 5) else (place, place)
        lines.append(PayoutLine(best, worst, Money(parts[place - 1], "EUR"), name, paid=place > places - 3))
    money = Money(pool, "EUR")
    buy_in, unit = Money(Cents(15000), "EUR"), Money(Cents(500), "EUR")
    due, none = Cents(sum(line.amount.cents for line in lines if not line.paid)), Money(Cents(0), "EUR")
    left = (Money(Cents(pool - due), "EUR"), Money(due, "EUR"), none, none)
    return PayoutSheet(stamp, money, money, len(names), buy_in, unit, places, True, tuple(lines), *left)


def dealt(names: list[PlayerName], *, saved: tuple[int, ...] = (50_00,), stamp: Stamp = STAMP) -> DealSheet:
    """A deal of all these players, the last of them not counted."""

    def eur(cents: int) -> Money:
        return Money(Cents(cents), "EUR")

    lines = tuple(
        DealLine(
            rank,
            name,
            seat_of(rank),
            Chips(1_250_000 // rank if rank < len(names) else 0),
            eur(849500 // rank),
            eur(400000 + 5000 // rank),
        )
        for rank, name in enumerate(names, 1)
    )
    total = eur(sum(line.amount.cents for line in lines) + sum(saved))
    stacks = Chips(sum(line.chips for line in lines))
    kept = tuple(map(eur, saved))
    things = ("the trophy", "a ticket of 1,100") if saved else ()
    return DealSheet(
        stamp, 14, DealMethod.ICM, lines, stacks, Chips(stacks + 500), kept, things, eur(500), total, False, bool(saved)
    )


def finished(names: list[PlayerName], *, final: bool = True, stamp: Stamp = STAMP) -> ResultsSheet:
    lines = []
    for place, name in enumerate(names, 1):
        prize = Money(Cents(500000 // place // 500 * 500), "EUR") if place <= 27 else None
        best, worst = (4, 5) if place in (4, 5) else (place, place)
        lines.append(ResultLine(best, worst, name, prize))
    return ResultsSheet(stamp, date(2026, 11, 20), len(names), 0, final, tuple(lines))


def won_bounties(sheet: ResultsSheet) -> ResultsSheet:
    """The results where every third won bounties too."""

    def more(number: int, line: ResultLine) -> ResultLine:
        bounty = Money(Cents(number * 1_250_50), "EUR") if number % 3 == 0 else None
        both = sum(each.cents for each in (line.prize, bounty) if each is not None)
        return replace(line, bounty=bounty, total=Money(Cents(both), "EUR") if both else None)

    return replace(sheet, lines=tuple(more(number, line) for number, line in enumerate(sheet.lines)))


def paid_bounties(sheet: PayoutSheet) -> PayoutSheet:
    """The payouts where every second winner won bounties too."""
    lines = tuple(
        replace(line, bounty=Money(Cents(12_345_50), "EUR") if number % 2 and line.name is not None else None)
        for number, line in enumerate(sheet.lines)
    )
    return replace(sheet, lines=lines, won=Money(Cents(98_765_50), "EUR"))


EARLY = Price(Cents(4500), Cents(500), Cents(200), Cents(1000))
TWO_TENDERS = (Payment(Tender.CARD, Cents(4200)), Payment(Tender.VOUCHER, Cents(2000), "HX-2026-000137"))


def a_slip(
    name: PlayerName, number: int = 136, *, seat: Seat | None = None, stamp: Stamp = STAMP, **other: object
) -> Slip:
    """A slip of an entry paid by two tenders; `other` changes any of its parts."""
    plain = Slip(
        stamp=stamp,
        kind=DealingKind.ENTRY,
        entry=EntryId(number + 1),
        player=name,
        seat=seat or seat_of(number),
        item="Early bird",
        times=1,
        price=EARLY,
        chips=Chips(12_000),
        payments=TWO_TENDERS,
        currency="EUR",
        operator="Ada",
        drawer="Desk 1",
        at=STAMP.printed_at - timedelta(minutes=3),
        line=Seq(1200 + number),
        code=SlipCode("1a2b3c4d", number + 1, False, Seq(1200 + number), "9f3ac07b").text,
        reprint=False,
        void=False,
    )
    return replace(plain, **other)  # type: ignore[arg-type]


def slips_of(names: list[PlayerName], stamp: Stamp = STAMP) -> Slips:
    return Slips(stamp, tuple(a_slip(name, number, stamp=stamp) for number, name in enumerate(names)))


def entrants(names: list[PlayerName], stamp: Stamp = STAMP) -> EntrantsSheet:
    paid = Money(Cents(6200), "EUR")
    rows = [
        Entrant(
            name, EntryId(number + 1), None if number % 7 == 3 else seat_of(number), "Early bird", paid,
            out=number % 7 == 3, here=number % 5 == 0,
        )
        for number, name in enumerate(names)
    ]  # fmt: skip
    rows.sort(key=lambda each: filing_key(each.name))
    return EntrantsSheet(stamp, "EUR", tuple(rows))


def waiting(names: list[PlayerName], stamp: Stamp = STAMP) -> AlternatesSheet:
    until = STAMP.printed_at + timedelta(minutes=10)
    return AlternatesSheet(
        stamp,
        tuple(
            WaitingLine(AlternateNo(number), name, until if number < 4 else None, answered=number == 2)
            for number, name in enumerate(names, 1)
        ),
    )


def payments(names: list[PlayerName], stamp: Stamp = STAMP) -> Payments:
    rows = []
    for number, name in enumerate(names):
        for place, paid in enumerate(TWO_TENDERS):
            back = number % 11 == 5
            rows.append(
                Transaction(
                    at=STAMP.printed_at - timedelta(minutes=300 - number),
                    line=Seq(number + 3),
                    entry=EntryId(number + 1),
                    sale=None,
                    player=name,
                    kind=DealingKind.ENTRY_BACK if back else DealingKind.ENTRY,
                    item="Early bird",
                    parts=None if place else EARLY,
                    tender=paid.tender,
                    code=paid.code,
                    amount=Money(Cents(-paid.cents if back else paid.cents), "EUR"),
                    operator="Ada",
                    drawer="Desk 1",
                    void=Seq(900) if number % 13 == 2 else None,
                )
            )
    return Payments(stamp, "EUR", tuple(rows), sums(rows), where_money_is())


def where_money_is() -> MoneyView:
    """An evening with a guarantee the house adds 150.00 to, money of a sponsor, some held back for the season, and half
    of the prizes paid.
    """

    def euros(cents: int) -> Money:
        return Money(Cents(cents), "EUR")

    parts = Price(Cents(85_000), Cents(9_000), Cents(2_000), Cents(4_000))
    won = ((EntryId(7), Place(1, 1), Cents(50_000)), (EntryId(3), Place(2, 2), Cents(0)))
    halves = tuple(Share(entry, place, Cents(50_000), paid) for entry, place, paid in won)
    return MoneyView(
        taken=euros(106_200),
        given_back=euros(6_200),
        kept=euros(100_000),
        parts=parts,
        difference=Cents(0),
        pool=euros(100_000),
        guarantee=euros(100_000),
        overlay=euros(15_000),
        came=euros(116_200),
        goes=((Goes.POOL, Cents(85_000)), (Goes.SEASON, Cents(10_000)), (Goes.FEES, parts.fee)),
        sources=(
            (Source.SOLD, parts.prize),
            (Source.SEASON, Cents(-10_000)),
            (Source.GIVEN, Cents(10_000)),
            (Source.OVERLAY, Cents(15_000)),
        ),
        pays=True,
        prizes=PrizeBook(Cents(100_000), Cents(100_000), Cents(0), halves, parts.bounty),
        owners=(
            (Owner.PRIZES, Cents(50_000)),
            (Owner.BOUNTIES, parts.bounty),
            (Owner.SEASON, Cents(10_000)),
            (Owner.STAFF, parts.staff),
            (Owner.FEES, parts.fee),
            (Owner.OVERLAY, Cents(-15_000)),
        ),
        sold=(),
        entries=20,
        void=1,
    )


def a_statement(names: list[PlayerName], stamp: Stamp = STAMP) -> MoneyStatement:
    """The statement of an evening with a drawer that is closed, and prizes that everybody on it has still to get."""
    nothing = PrizeBook(Cents(0), Cents(0), Cents(0), (), Cents(0))
    view = where_money_is() if names else replace(where_money_is(), prizes=nothing)
    tenders = (Tender.CASH, Tender.CARD)
    kinds = (
        KindSum(DealingKind.ENTRY, 18, (Cents(81_200), Cents(25_000))),
        KindSum(DealingKind.ENTRY_BACK, 1, (Cents(-6_200), Cents(0))),
        KindSum(DealingKind.ADDED, 1, (Cents(10_000), Cents(0))),
    )
    drawer = DrawerView(
        id=DrawerId("d" * 32),
        name="Desk 1",
        operator="Łukasz Żółć",
        opened=STAMP.printed_at,
        opening=Money(Cents(20_000), "EUR"),
        moved=Money(Cents(0), "EUR"),
        tenders=(),
        expected=Money(Cents(95_000), "EUR"),
        counted=Money(Cents(94_500), "EUR"),
        difference=Money(Cents(-500), "EUR"),
        closed=STAMP.printed_at,
        closed_by="名前",
    )
    return MoneyStatement(
        stamp=stamp,
        currency="EUR",
        entries=20,
        kinds=KindTable(tenders, kinds if names else (), (Cents(85_000), Cents(25_000))),
        sources=view.sources,
        season_paid=Cents(0),
        prizes=view.prizes,
        bounties=BountyBook(Cents(4_000), (), Cents(3_000), (), (), Cents(0), Cents(1_000), Cents(0), Cents(0)),
        sides=(),
        owners=view.owners,
        there=Cents(sum(cents for _owner, cents in view.owners)),
        difference=Cents(0),
        apart=None,
        holdings=(Holding(Tender.CASH, Cents(75_000), drawer), Holding(Tender.CARD, Cents(25_000))),
        open_prizes=tuple(OpenPrize(name, Cents(5_000), Cents(0), held=False) for name in names),
        reasons=(PayoutReason(Seq(7), (say("lifted.prizes.hold"),), "The video is looked at"),),
        finished=True,
    )


def a_ticket(name: PlayerName, number: int) -> IssuedTicket:
    """A ticket of a satellite; every third one has paid, the others still may."""
    use = TicketUse("Herfst Open 2026", date(2026, 11, 21), STAMP.printed_at) if number % 3 == 0 else None
    last = date(2027, 1, 31) if number % 2 else None
    code = f"TK-{number:05d}-7Q2MX"
    return IssuedTicket(
        code, "Satellite Friday", date(2026, 11, 20), name, Cents(5_500), "EUR", last, use, TournamentId("5" * 32),
        ("Herfst Open 2026", "Deepstack")[: number % 4], returned=number % 7 == 6 and use is None,
    )  # fmt: skip


def a_claim(name: PlayerName, number: int) -> UnsettledPrize:
    """A prize that is not settled: held back, unclaimed, or to be recovered."""
    due, back = (Cents(0), Cents(7_500)) if number % 5 == 0 else (Cents(12_345_00), Cents(0))
    return UnsettledPrize("Herfst Open 2026", date(2026, 11, 20), name, "EUR", due, back, number % 5 == 1)


def a_drawer(*, closed: bool = True, moves: int = 2, stamp: Stamp = STAMP) -> DrawerReport:
    """A shift of two tournaments; closed it is 5.00 short."""
    opened = STAMP.printed_at - timedelta(hours=6)
    moved = tuple(
        MovedCash(opened + timedelta(hours=1 + number), Cents(-50_000 if number % 2 else 10_000), "To the safe", "Ada")
        for number in range(moves)
    )
    expected = Cents(20_000 + 450_000 - 60_000 + sum(each.cents for each in moved))
    tenders = (Tender.CASH, Tender.CARD, Tender.VOUCHER)
    kinds = (
        KindSum(DealingKind.ENTRY, 61, (Cents(400_000), Cents(99_000), Cents(12_000))),
        KindSum(DealingKind.REBUY, 9, (Cents(50_000), Cents(0), Cents(0))),
        KindSum(DealingKind.SALE_BACK, 1, (Cents(-10_000), Cents(0), Cents(0))),
        KindSum(DealingKind.PRIZE, 1, (Cents(-50_000), Cents(0), Cents(0))),
    )
    return DrawerReport(
        stamp=stamp,
        name="Desk 1",
        operator="Łukasz Żółć",
        currency="EUR",
        opened=opened,
        opening=Cents(20_000),
        opening_count=((Cents(5000), 2), (Cents(2000), 5)),
        taken=Cents(450_000),
        given=Cents(60_000),
        moved=moved,
        expected=expected,
        counted=Cents(expected - 500) if closed else None,
        closed=STAMP.printed_at if closed else None,
        closed_by="名前" if closed else "",
        closing_count=((Cents(10_000), 30), (Cents(5000), 14), (Cents(200), 3)) if closed else (),
        tenders=tenders,
        kinds=kinds,
        tournaments=(
            TournamentLine("Herfst Open 2026", Cents(500_000), Cents(60_000)),
            TournamentLine("حداد =1+1 <b>", Cents(61_000), Cents(0)),
        ),
    )


def moved(names: list[PlayerName], stamp: Stamp = STAMP) -> MovedPlayers:
    """Everybody on the way to a new seat, some to a part of the room with a long name."""
    deals = tuple(DealtIn)
    areas = ("", "Blue room", "Balkon boven de grote zaal, achter de bar")
    return MovedPlayers(
        stamp,
        tuple(
            UnseatedView(
                EntryId(number),
                name,
                Seat(TableNo(1 + number // 9), 1 + number % 9),
                Seat(TableNo(1000 + number // 9), 1 + number % 10),
                deals[number % 3],
                areas[number % 3],
                areas[(number // 3) % 3],
            )
            for number, name in enumerate(names)
        ),
    )


def drawn(count: int, stamp: Stamp = STAMP) -> DrawsPaper:
    """So many draws, some undone; the secret is revealed."""
    kinds = ("draw.first", "draw.join", "draw.break", "draw.moves", "draw.card", "draw.redraw", "draw.final")
    rows = tuple(
        DrawLine(
            number=number + 1,
            line=Seq(12 * number + 7),
            at=STAMP.printed_at,
            kind=kinds[number % 7],
            bound=number % 11 != 10,
            undone=number % 5 == 4,
            seats=number,
            basis=(*DrawBasis, None)[number % 4],
            value="Łukasz zegt 7 3 9" if number % 4 < 2 else "",
        )
        for number in range(count)
    )
    values = tuple(
        ValueLine(Given("Łukasz zegt 7 3 9", number + 1, "ab" * 32), Seq(12 * number + 6), Seq(9 * (number % 2)))
        for number in range(0, min(count, 24), 8)
    )
    shown = (Commitment("c0" * 32, Seq(3), True, "5e" * 32),) if count else ()
    return DrawsPaper(stamp, DrawList(shown, values, rows, "ef" * 32 if count % 2 else ""))


def heads(names: list[PlayerName], stamp: Stamp = STAMP) -> BountiesSheet:
    """A bounties sheet: the first third won some, one in five has too much, the last are in with their heads."""
    euros = [Money(Cents(cents), "EUR") for cents in (0, 25_00, 1_250_50)]
    rows = tuple(
        HeadRow(
            EntryId(number),
            PlayerId(f"{number:032x}"),
            name,
            None,
            euros[number % 3] if number % 2 else None,
            number % 4,
            euros[number % 3],
            euros[(number + 1) % 3],
            euros[1] if number % 5 == 4 else euros[0],
        )
        for number, name in enumerate(names)
    )
    sums = dict.fromkeys(("taken", "paid", "due", "back", "on_heads", "held", "to_pool", "gap"), euros[2])
    view = BountiesView(there=bool(names), mystery=False, begun=False, falls=(), heads=rows, envelopes=(), **sums)
    return BountiesSheet(stamp, view)


def a_floor(names: list[PlayerName], stamp: Stamp = STAMP) -> FloorSheet:
    """A floor in level 1 of which everybody misses hands and is owed money."""
    evening = playing(9)
    penalties = [
        PenaltyView(
            PenaltyNo(n), EntryId(n), name, Seat(TableNo(n), 1), PenaltyKind.MISSED_HANDS, 3, 1 + n % 2, "", True
        )
        for n, name in enumerate(names, 1)
    ]
    owed = [OpenPrize(name, Cents(100 * n), Cents(0), n % 7 == 0) for n, name in enumerate(names, 1)]
    return floor_sheet(evening.state, evening.now, stamp, penalties, owed)


def an_audit(names: list[PlayerName], stamp: Stamp = STAMP) -> AuditSheet:
    """A journal with an act for each player: every third with a reason, every fifth taken back, every seventh put
    right.
    """
    rows = tuple(
        JournalRow(
            act=ActNo(number),
            first=Seq(number),
            last=Seq(number),
            at=stamp.printed_at + number * timedelta(minutes=9),
            operator=name.full if number % 2 else "",
            said=say("act.entries.bust_out", name=name, place=number),
            label=say("label.entries.bust_out", name=name),
            retracted_by=ActNo(number + 1) if number % 5 == 0 and number < len(names) else None,
            clock=False,
            override=(say("lifted.clock.no_seats"),) if number % 3 == 0 else (),
            reason=f"{name.full} asked for it, and the floor agreed" if number % 6 == 0 else "",
        )
        for number, name in enumerate(names, 1)
    )
    verbs = {True: "corrections.wrong_seat", False: "entries.bust_out"}
    who = OperatorId("5" * 32)
    acts = [Act(row.act, row.first, verbs[row.act % 7 == 0], row.at, who, ()) for row in rows]
    return audit_sheet(JournalView(tuple(reversed(rows)), None, None, stamp.head), acts, stamp)


def every_sheet(names: list[PlayerName], stamp: Stamp = STAMP) -> dict[SheetKind, object]:
    """One model of every sheet for these players."""
    return {
        SheetKind.BY_NAME: by_name(names, stamp),
        SheetKind.BY_TABLE: tables(names, waiting=len(names) // 30, stamp=stamp),
        SheetKind.CARDS: cards(names, stamp),
        SheetKind.MOVE_SLIPS: moved(names, stamp),
        SheetKind.MOVE_LIST: moved(names, stamp),
        SheetKind.SLIPS: slips_of(names, stamp),
        SheetKind.SIGN_IN: entrants(names, stamp),
        SheetKind.ENTRANTS: entrants(names, stamp),
        SheetKind.ALTERNATES: waiting(names, stamp),
        SheetKind.STRUCTURE: levels(stamp=stamp),
        SheetKind.CHIP_PLAN: chip_samples.plan(stamp, rows=7 if names else 0),
        SheetKind.STACK_CARDS: chip_samples.stack_cards(stamp, several=bool(names)),
        SheetKind.RACE_SHEETS: chip_samples.races(names, stamp, done=False),
        SheetKind.RACE_RESULTS: chip_samples.races(names, stamp),
        SheetKind.BANK_SLIP: chip_samples.races(names, stamp),
        SheetKind.COUNT_SHEETS: chip_samples.count_sheets(names, stamp),
        SheetKind.CHIP_COUNTS: chip_samples.chip_counts(names, stamp),
        SheetKind.PAYOUTS: prizes(names, stamp=stamp),
        SheetKind.DEAL: dealt(names, stamp=stamp),
        SheetKind.BOUNTIES: heads(names, stamp),
        SheetKind.RESULTS: finished(names, stamp=stamp),
        SheetKind.PAYMENTS: payments(names, stamp),
        SheetKind.STATEMENT: a_statement(names, stamp),
        SheetKind.UNSETTLED: UnsettledSheet(stamp, tuple(a_claim(name, at) for at, name in enumerate(names))),
        SheetKind.AUDIT: an_audit(names, stamp),
        SheetKind.FLOOR: a_floor(names, stamp),
        SheetKind.TICKETS: TicketSheet(stamp, tuple(a_ticket(name, number) for number, name in enumerate(names))),
        SheetKind.DRAWS: drawn(len(names) // 3, stamp),
        SheetKind.DRAWERS: DrawerReports(
            stamp, (a_drawer(stamp=stamp), a_drawer(closed=False, stamp=stamp)) if names else ()
        ),
    }


def words(*, longer: bool = False) -> Words:
    """English, or a language whose words are a third longer."""

    def translate(text: Text, n: int | None) -> str:
        source = text.source if n is None else text.source.replace("%n", str(n))
        if not longer:
            return source
        parts = source.split(" ")
        plain = [part for part in parts if "{" not in part]
        extra = "e" * max(1, len(source) // 3)
        return source.replace(plain[-1], plain[-1] + extra, 1) if plain else source

    return Words("nl" if longer else "en", UTC, translate)


def printed(
    kind: SheetKind, model: object, *, paper: Paper = A4, said: Words | None = None, fonts: Path = FONTS
) -> tuple[bytes, Printed]:
    """The bytes of a sheet, and what came out."""
    out = BytesIO()
    make = MAKERS[kind]
    outcome = make(model, said or words(), out, paper=paper, fonts=fonts)  # type: ignore[arg-type]
    return out.getvalue(), outcome
