"""Acts and rows for the tests of the store: one evening with every kind of fact in it, and simple bust-outs."""

import sqlite3
from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

from tdapp.domain.act import Act, Override
from tdapp.domain.bounties.bounty_facts import EnvelopeDrawn, EnvelopesSet, KnockedOut
from tdapp.domain.chips.chip_bank import Adjusted, AdjustKind, Odd, RaceRounding, RaceWay, TableRace
from tdapp.domain.chips.chip_facts import (
    ChipsAdjusted,
    ChipSetChosen,
    CountBegun,
    CountClosed,
    OddChipsCounted,
    RaceBegun,
    RaceEnded,
    SalesExpected,
    StackMade,
    StacksCounted,
    TableRaced,
    TablesCounted,
)
from tdapp.domain.chips.chip_set import Chip, ChipSet, Pattern
from tdapp.domain.clock.clock_facts import BreakInserted, ClockSet, ClockUndone, ClockVerb, PeriodStretched
from tdapp.domain.clock.games import Dealt, LevelGame, Limit
from tdapp.domain.clock.structure import AnteKind, Break, Level
from tdapp.domain.club.club_facts import (
    AcceptedCode,
    CashMoved,
    CodeDropped,
    CodesAccepted,
    DrawerClosed,
    DrawerOpened,
    OperatorAdded,
    OperatorChanged,
    OperatorPinRefused,
    OperatorPinSet,
    OperatorRemoved,
    OperatorRenamed,
    OperatorsSwitchedOff,
    OperatorsSwitchedOn,
    SignedIn,
    SignedOut,
    TournamentArchived,
    TournamentImported,
    TournamentRestored,
)
from tdapp.domain.facts import (
    Announced,
    AnnouncementTakenOff,
    BustedOut,
    DrawKind,
    Fact,
    Moved,
    MoveReason,
    Registered,
    RegistrationClosed,
    RegistrationOpened,
    Reinstated,
    Retracted,
    Seated,
    SeatedBy,
    SeatsDrawn,
    SeatsSwapped,
    SetupChanged,
    StructureChanged,
    TableBroken,
    TableOpened,
    TournamentCreated,
    TournamentFinished,
    TypedBack,
    Unregistered,
)
from tdapp.domain.hands.hand_facts import (
    BustOutCorrected,
    BustOutPlaced,
    DayEndSet,
    HandEnded,
    HandForHandBegun,
    HandForHandEnded,
    HeadsCounted,
    LastHandsSet,
    MoneyAnnounced,
    StackBefore,
    TablesPlayed,
    WrongSeatFound,
)
from tdapp.domain.money.bounty_payments import BountyPaid, BountyReturned, MarkerFound, MarkerLost
from tdapp.domain.money.paying import in_full
from tdapp.domain.money.pool_payments import PoolAdded, SeasonPaid
from tdapp.domain.money.prize_payments import PrizePaid, PrizeReturned
from tdapp.domain.money.sale_facts import (
    AlternateAdded,
    AlternateAnswered,
    AlternateCalled,
    AlternateGone,
    Bought,
    CheckedIn,
    CheckInCleared,
    ClosingSet,
    Gone,
    Payment,
    Sale,
    SaleReturned,
    Surrendered,
    TermsSet,
)
from tdapp.domain.money.side_payments import SideJoined, SideLeft, SidePaid, SideReturned
from tdapp.domain.money.terms import Buyers, Offer, Price, Refund, SaleKind, SaleSpan, SaleSpanKind, Tender, Terms
from tdapp.domain.people.people_facts import (
    PastEveningKept,
    PastEveningTakenBack,
    PlayerBlocked,
    PlayerErased,
    PlayersMerged,
    PlayersParted,
    PlayerUnblocked,
)
from tdapp.domain.people.person import Block, BlockKind, PersonData, PrivateData
from tdapp.domain.prizes.prize_facts import (
    DealMade,
    DealMethod,
    DealShare,
    PrizeHeld,
    PrizeReleased,
    PrizesLocked,
    PrizesPosted,
    PrizesReset,
    PrizesSet,
    PrizesUnlocked,
    PrizesWithdrawn,
    SeatWon,
    Thing,
    ThingHanded,
    ThingReturned,
    ThingsPosted,
    ThingsSet,
    TicketIssued,
    TicketReturned,
)
from tdapp.domain.rights import ALL, Right
from tdapp.domain.rulings.ruling_facts import (
    Disqualified,
    HandCarriedOn,
    PenaltyGiven,
    PenaltyKind,
    PenaltyLifted,
    RulebookChosen,
    RulingGiven,
)
from tdapp.domain.seating.draw_facts import (
    DrawBasis,
    DrawCommitted,
    DrawMade,
    PublicValueGiven,
    RoomSet,
    SecretRevealed,
)
from tdapp.domain.seating.room import Apart, BlockedSeat, KeptSeat, RoomRules, TablePlace
from tdapp.domain.seating.table_facts import (
    BigBlindSettled,
    BreakOrder,
    ButtonPlaced,
    FloorRules,
    FloorRulesSet,
    Game,
    HaltWaived,
    HandPlayed,
    SeatsConfirmed,
    TablesSwapped,
)
from tdapp.domain.setup import WHOLE, PayoutColumn, PayoutTable, Setup
from tdapp.domain.sidepools.side_facts import HandShown, SidePoolClosed, SidePoolOpened, SidePoolReopened, SideResult
from tdapp.domain.sidepools.side_pool import SideKind, SidePart, SideTerms
from tdapp.domain.units import (
    ActNo,
    AlternateNo,
    Cents,
    Chips,
    DrawerId,
    EntryId,
    OperatorId,
    PenaltyNo,
    PlayerId,
    RulingNo,
    SaleNo,
    Seat,
    Seq,
    SidePoolNo,
    TableNo,
    TextId,
    TournamentId,
)
from tdapp.poker.positions import Positions
from tdapp.store import barred, chip_pictures, players, schema, settings, templates
from tdapp.store.barred import BarredRow
from tdapp.store.chain import printable
from tdapp.store.club_file import ClubFile
from tdapp.store.free_text import FreeText
from tdapp.store.journal import CLUB
from tdapp.store.players import PlayerRecord
from tdapp.store.projection import EntryRow, PaymentKind, PaymentRow, Projection, ResultRow, TournamentRow

NOW = datetime(2026, 11, 21, 19, 0, 0, 123456, tzinfo=UTC)
EVENT = TournamentId("e" * 32)
ANNA = OperatorId("a" * 32)
BOB = PlayerId("b" * 32)

SETUP = Setup(
    name="Żółć €150 ♠",
    day=date(2026, 11, 21),
    currency="EUR",
    buy_in=Cents(13_500),
    fee=Cents(1_500),
    bounty=Cents(2_500),
    starting_stack=Chips(30_000),
    seats_per_table=9,
    late_level=6,
    payout=PayoutTable("House", (PayoutColumn(1, 20, (60_000, 40_000)), PayoutColumn(21, None, (WHOLE,))), "our own"),
    unit=Cents(500),
)
STRUCTURE = (
    Level(Chips(25), Chips(50), Chips(0), AnteKind.NONE, timedelta(minutes=20)),
    Break(timedelta(minutes=10), "Dinner", (Chips(25),)),
    Level(
        Chips(50),
        Chips(100),
        Chips(100),
        AnteKind.BIG_BLIND,
        timedelta(minutes=20),
        continued=True,
        games=(Dealt(LevelGame.OMAHA, Limit.POT_LIMIT), Dealt(LevelGame.OMAHA_HIGH_LOW, Limit.FIXED_LIMIT)),
        hands=8,
        small_bet=Chips(100),
        big_bet=Chips(200),
    ),
)
DRAWER = DrawerId("d" * 32)
OFFER = Offer(
    "early",
    "Früh",
    SaleKind.ENTRY,
    Price(Cents(90_00), Cents(9_00), Cents(1_00), Cents(20_00)),
    Chips(25_000),
    SaleSpan(SaleSpanKind.LEVEL_AND_BREAK, 3),
    per_player=2,
    in_total=None,
    who=Buyers.MEMBERS,
)
SALE = Sale(
    "early",
    OFFER.price,
    None,
    (Payment(Tender.CASH, Cents(20_00)), Payment(Tender.VOUCHER, Cents(100_00), "V-77")),
    DRAWER,
)
EVERY_FACT: tuple[Fact, ...] = (
    TournamentCreated(SETUP, STRUCTURE),
    SetupChanged(SETUP),
    StructureChanged(STRUCTURE),
    RegistrationOpened(until=4),
    RegistrationOpened(),
    Registered(EntryId(1), BOB, Cents(15_000)),
    Registered(EntryId(2), BOB, SALE.price.total, SALE, EntryId(1)),
    Unregistered(EntryId(1), Cents(15_000)),
    Unregistered(EntryId(2), Cents(100_00), Price(Cents(100_00)), in_full(Cents(100_00)), DRAWER, Chips(0)),
    TermsSet(Terms((OFFER,), guarantee=Cents(10_000_00), most_tables=12, started=Refund.ALL_BUT_FEE)),
    ClosingSet(SaleSpan(SaleSpanKind.TIME, at=NOW)),
    Surrendered(EntryId(1), Chips(1_500)),
    Bought(SaleNo(1), EntryId(3), SaleKind.REBUY, SALE, announced=True),
    SaleReturned(SaleNo(1), EntryId(3), SALE.price, SALE.payments, DRAWER),
    CheckedIn((EntryId(3), EntryId(4))),
    CheckInCleared((EntryId(4),)),
    AlternateAdded(AlternateNo(1), BOB),
    AlternateCalled(AlternateNo(1), NOW),
    AlternateAnswered(AlternateNo(1)),
    AlternateGone(AlternateNo(1), Gone.EXPIRED),
    RegistrationClosed(),
    SeatsDrawn(DrawKind.FIRST, "5eed", ((TableNo(1), 9),), ((EntryId(2), Seat(TableNo(1), 4)),)),
    SeatsDrawn(DrawKind.SPREAD, "2/5eed", ((TableNo(1), 9),), ((EntryId(2), Seat(TableNo(1), 4)),), (1,)),
    DrawCommitted("c0"),
    PublicValueGiven("7 3 9", 1, "ab", -1, (1, 0, 2)),
    DrawMade(1, "ab", DrawBasis.ROOM, "7 3 9"),
    SecretRevealed("5ec"),
    RoomSet(
        RoomRules(
            order=(TableNo(3), TableNo(1)),
            sizes=((TableNo(3), 6),),
            blocked=(BlockedSeat(10), BlockedSeat(4, TableNo(2), "Kamera")),
            first=(1, 2),
            even=True,
            redraw_at=(24, 16),
            apart=(Apart(BOB, PlayerId("d" * 32)),),
            kept=(KeptSeat(BOB, Seat(TableNo(1), 4)),),
            places=(TablePlace(TableNo(1), "Blue room", 2, 3),),
        )
    ),
    TableOpened(TableNo(2), 9),
    TableBroken(TableNo(2)),
    Seated(EntryId(3), Seat(TableNo(1), 5), SeatedBy.DRAW, "5eed"),
    Moved(EntryId(3), Seat(TableNo(2), 5), MoveReason.BALANCE),
    SeatsSwapped(EntryId(2), EntryId(3)),
    BustedOut(EntryId(3), tied=True),
    BustedOut(EntryId(4), before=EntryId(3)),
    BustOutPlaced(EntryId(4), None),
    BustOutPlaced(EntryId(4), EntryId(3), tied=True),
    BustOutCorrected(EntryId(4), EntryId(5), Seat(TableNo(1), 9)),
    BustOutCorrected(EntryId(4), EntryId(5), None),
    WrongSeatFound(EntryId(3), Seat(TableNo(1), 9)),
    HandForHandBegun(NOW, timedelta(minutes=2), by_stack=True),
    HandForHandBegun(NOW, None, by_stack=False),
    TablesPlayed((TableNo(1), TableNo(2))),
    HandEnded(NOW, ((EntryId(3),), (EntryId(4), EntryId(5)))),
    StackBefore(EntryId(3), Chips(12_500)),
    HandForHandEnded(NOW),
    HeadsCounted(((TableNo(1), 8), (TableNo(2), 9))),
    MoneyAnnounced(27, 27, NOW),
    DayEndSet(8),
    DayEndSet(None),
    LastHandsSet(NOW, 5, seed="4/5eed"),
    LastHandsSet(NOW, 0, resumes=True),
    ChipSetChosen(None),
    ChipSetChosen(
        ChipSet(
            "club_400",
            "Klub Żółw 400",
            (
                Chip(Chips(25), "#2e7d32", 120, pattern=Pattern.BARS, called="grün", picture="ab" * 32),
                Chip(Chips(100), "#212121", 120, reserve=10, edge="#ffeb3b"),
            ),
        )
    ),
    StackMade("", ((Chips(25), 8), (Chips(100), 8))),
    StackMade("add_on", (), (("add_on", 2),)),
    SalesExpected((("", 40), ("rebuy", 12))),
    RaceBegun(Chips(25), Chips(100), RaceWay.CARDS, RaceRounding.HALF_UP),
    OddChipsCounted(TableRace(TableNo(1), (Odd(EntryId(3), 5, 3), Odd(EntryId(4), 6, 2, only=True)), 21)),
    TableRaced(
        TableRace(TableNo(1), (Odd(EntryId(3), 5, 3, False, 1, "Kd"), Odd(EntryId(4), 6, 2, True, 0, "2c", Chips(100))))
    ),
    TableRaced(TableRace(TableNo(2), ()), "5/5eed"),
    RaceEnded(Chips(25)),
    ChipsAdjusted(Adjusted(AdjustKind.FOUND, -500, ((Chips(500), 1),), table=TableNo(1))),
    ChipsAdjusted(Adjusted(AdjustKind.HIDDEN, -100, ((Chips(100), 1),), entry=EntryId(3), ruling=RulingNo(1))),
    CountBegun(NOW),
    StacksCounted(NOW, ((EntryId(3), Chips(12_025)),)),
    TablesCounted(NOW, ((TableNo(1), Chips(81_000)),)),
    CountClosed(NOW, Chips(120_000), Chips(119_900)),
    Reinstated(EntryId(3), Seat(TableNo(1), 9)),
    ClockSet(ClockVerb.START, timedelta(0), NOW),
    ClockSet(ClockVerb.PAUSE, timedelta(minutes=3, microseconds=7), None),
    PeriodStretched(2, timedelta(minutes=-1)),
    BreakInserted(0, timedelta(minutes=3), timedelta(minutes=15)),
    PrizesSet((Cents(20_000), Cents(10_000))),
    PrizesSet((Cents(15_000), Cents(15_000)), deal=2),
    DealMade(
        DealMethod.ICM,
        (DealShare(EntryId(2), Chips(50_000), Cents(16_000)), DealShare(EntryId(7), Chips(10_000), Cents(13_000))),
        (Cents(1_000),),
        ("the trophy",),
        Cents(100),
        (Cents(17_000), Cents(13_000)),
        (Cents(20_000), Cents(10_000)),
    ),
    PrizesReset(),
    PrizesPosted((Cents(20_000),)),
    PrizesWithdrawn(),
    PrizesLocked(),
    PrizesUnlocked(),
    PrizeHeld(EntryId(7)),
    PrizeReleased(EntryId(7)),
    TicketIssued("TK-7Q2M", EntryId(7), Cents(55_00), date(2027, 1, 31)),
    TicketIssued("TK-7Q2N", EntryId(8), Cents(55_00), None, (TournamentId("a" * 32),), refundable=True),
    TicketReturned("TK-7Q2N"),
    ThingsSet((Thing(1, "Trophy", Cents(120_00)), Thing(3, "Bottle"))),
    ThingsPosted(()),
    ThingHanded(Thing(3, "Bottle"), EntryId(7)),
    ThingReturned(Thing(3, "Bottle"), EntryId(7)),
    SeatWon(EntryId(8), Chips(310_000)),
    SeatWon(EntryId(9), tied=True),
    PrizePaid(EntryId(2), Cents(20_000)),
    PrizeReturned(EntryId(2), Cents(20_000), Tender.CARD, DRAWER),
    KnockedOut(EntryId(2), (EntryId(1), EntryId(3))),
    EnvelopesSet((Cents(5_000), Cents(1_000)), 1),
    EnvelopeDrawn(EntryId(2), Cents(1_000), "8/2/ab"),
    BountyPaid(EntryId(1), Cents(500), Tender.CASH, DRAWER),
    BountyReturned(EntryId(1), Cents(500), Tender.CARD),
    MarkerLost(EntryId(7), Cents(2_500), Tender.CASH, DRAWER),
    MarkerFound(EntryId(7), Cents(2_500), Tender.CARD, DRAWER),
    SidePoolOpened(
        SidePoolNo(1),
        SideTerms(SideKind.LAST_LONGER, "Last longer", Cents(2_000), Cents(200), (60_000, 40_000), True, 6),
    ),
    SidePoolClosed(SidePoolNo(1)),
    SidePoolReopened(SidePoolNo(1)),
    SideJoined(SidePoolNo(1), EntryId(7), Cents(1_800), Cents(200), Tender.CARD, DRAWER),
    SideLeft(SidePoolNo(1), EntryId(7), Cents(1_800), Cents(200), Tender.CASH, DRAWER),
    HandShown(SidePoolNo(2), EntryId(7), "AsKsQsJsTs", TableNo(3), NOW),
    SideResult(SidePoolNo(2), (SidePart(60_000, (EntryId(7),)), SidePart(40_000, (EntryId(8), EntryId(9))))),
    SidePaid(SidePoolNo(1), EntryId(7), Cents(1_800), Tender.CASH, DRAWER),
    SideReturned(SidePoolNo(1), EntryId(7), Cents(1_800), Tender.CARD, DRAWER),
    PoolAdded(Cents(100_000), "Łukasz Żółć", Tender.CARD, DRAWER),
    SeasonPaid(Cents(5_000), "Νίκος", Tender.CASH, DRAWER),
    Announced(TextId("f" * 32), "d1935", NOW),
    Announced(TextId("e" * 32), "d1936", None, TextId("d" * 32), "d1937", beside=True, topic="hand"),
    AnnouncementTakenOff(TextId("e" * 32)),
    RulebookChosen("HC", ""),
    RulingGiven(
        RulingNo(1),
        "betting.silent_chips",
        TableNo(1),
        (EntryId(2),),
        "HC",
        "Dutch casino edition",
        "call",
        ("45",),
        ("It is a call of 1,200. 800 is returned to seat 4.",),
        "en",
        '{"incident":"betting.silent_chips"}',
        "overruled",
        TextId("c" * 32),
        "d1935",
    ),
    HandCarriedOn(RulingNo(1), "nl blinds100-200 d1 1=9000 2=9000 f"),
    PenaltyGiven(PenaltyNo(1), EntryId(2), PenaltyKind.ROUNDS, 9, "conduct.device", RulingNo(1)),
    HandPlayed(TableNo(1)),
    ButtonPlaced(TableNo(1), Positions(1, 2, 3), timedelta(minutes=20)),
    ButtonPlaced(TableNo(1), None, timedelta(minutes=20)),
    ButtonPlaced(TableNo(1), Positions(2, None, 3), timedelta(minutes=20)),
    BigBlindSettled(EntryId(4), Seat(TableNo(1), 3)),
    HandPlayed(TableNo(1), timedelta(minutes=21)),
    FloorRulesSet(FloorRules(ideal=8, order=BreakOrder.FARTHEST, broken=(TableNo(4),), game=Game.STUD_ROUND)),
    TablesSwapped(TableNo(1), TableNo(2)),
    SeatsConfirmed((EntryId(2),)),
    HaltWaived(TableNo(1)),
    PenaltyLifted(PenaltyNo(1)),
    Disqualified(PenaltyNo(2), EntryId(2), Chips(12_300), "conduct.collusion"),
    TournamentFinished(NOW),
    Retracted(ActNo(3)),
    TypedBack(NOW),
    TypedBack(NOW, NOW),
    ClockUndone(ActNo(17)),
    TournamentArchived(EVENT),
    TournamentRestored(EVENT),
    TournamentImported(EVENT, Seq(9), "ab" * 32, "Venlo", ((DrawerId("d1"), "Till"),)),
    DrawerOpened(DRAWER, "Desk 1", ANNA, "EUR", Cents(200_00), ((Cents(50_00), 4),)),
    CodesAccepted((AcceptedCode("AB-17", Cents(50_00), "EUR", "Casino West", date(2026, 12, 31)),)),
    CodeDropped("AB-17"),
    CashMoved(DRAWER, Cents(-500_00), TextId("c" * 32), "d1935"),
    DrawerClosed(DRAWER, Cents(1_250_05), Cents(1_250_00), ((Cents(50_00), 25), (Cents(5), 1))),
    OperatorAdded(ANNA, ALL),
    OperatorChanged(ANNA, (Right.SELL, Right.DRAWER)),
    OperatorRenamed(ANNA),
    OperatorPinSet(ANNA),
    OperatorPinRefused(ANNA),
    OperatorRemoved(ANNA),
    OperatorsSwitchedOn(),
    OperatorsSwitchedOff(by_owner=True),
    SignedIn(ANNA),
    SignedOut(ANNA),
    PlayersMerged(BOB, PlayerId("d" * 32)),
    PlayersParted(BOB),
    PlayerErased(BOB),
    PlayerBlocked(BOB, BlockKind.SELF, date(2027, 11, 21)),
    PlayerUnblocked(BOB),
    PlayerUnblocked(BOB, TextId("c" * 32), "d1935"),
    PastEveningKept("e" * 32, "Friday", date(2026, 3, 13), 40, 12),
    PastEveningKept("e" * 32, "Friday", date(2026, 3, 13), 41, 0, again=True),
    PastEveningTakenBack("e" * 32, "Friday", date(2026, 3, 13), 41, 12),
)


def act(number: int, *facts: Fact, first: int | None = None, override: Override | None = None) -> Act:
    """An act, a minute after the one before; on the line of its number unless told otherwise."""
    return Act(
        number=ActNo(number),
        first=Seq(number if first is None else first),
        verb="tests.act",
        at=NOW + timedelta(minutes=number),
        by=ANNA,
        facts=facts,
        override=override,
    )


def acts(facts: Iterable[Fact]) -> tuple[Act, ...]:
    """An act for each fact, from the first line on."""
    return tuple(act(number, fact) for number, fact in enumerate(facts, start=1))


def an_evening() -> tuple[Act, ...]:
    """Acts with every kind of fact; the last has two facts and an override."""
    single = acts(EVERY_FACT)
    lifted = Override("table.full", TextId("c" * 32), "d1935")
    number = len(single) + 1
    return (*single, act(number, BustedOut(EntryId(7)), BustedOut(EntryId(9), tied=True), override=lifted))


def bust_outs(count: int, *, start: int = 1) -> tuple[Act, ...]:
    """So many bust-outs, one act each, from act `start` on."""
    return tuple(act(number, BustedOut(EntryId(number))) for number in range(start, start + count))


def paid(line: int, kind: PaymentKind, cents: Cents, *, entry: int | None = None) -> PaymentRow:
    number = EntryId(line if entry is None else entry)
    return PaymentRow(EVENT, Seq(line), 1, number, kind, Tender.CASH, "", DRAWER, cents)


def tournament(*, entries: int, remaining: int, archived: bool = False) -> TournamentRow:
    return TournamentRow(
        id=EVENT,
        name="Żółć €150 ♠",
        day=date(2026, 11, 21),
        phase="playing",
        currency="EUR",
        entries=entries,
        remaining=remaining,
        pool=Cents(13_500 * entries),
        archived=archived,
        chip_set="club",
    )


def seated(entry: int, seat: Seat | None) -> EntryRow:
    return EntryRow(EVENT, EntryId(entry), BOB, seat, alive=True)


def rows_of_bust_out(entry: int) -> Projection:
    """What a bust-out touches, with a prize paid at once."""
    return Projection(
        tournament=tournament(entries=100_000, remaining=100_000 - entry),
        entries=(EntryRow(EVENT, EntryId(entry), BOB, None, alive=False, out_order=entry),),
        results=(ResultRow(EVENT, EntryId(entry), place_from=100 - entry % 100, place_to=100, prize=Cents(entry)),),
        payments=(paid(entry, PaymentKind.PRIZE, Cents(entry)),),
    )


def write_all_about(db: sqlite3.Connection, player: PlayerId) -> None:
    """Everything the club can keep about a person."""
    data = PersonData(
        last="Żółć",
        first="Łukasz",
        nickname="Ace",
        club_no="0042",
        nationality="PL",
        email="zolc@example.org",
        phone="+48 600 000 000",
        languages=("pl", "nl"),
        note="left-handed",
        needs="seat 1",
    )
    players.put(db, player, data, fold=str.casefold)
    players.put_private(db, player, PrivateData("NX9CK1234", date(1980, 2, 29)))
    players.put_photo(db, player, "jpeg", b"\xff\xd8\xff a face")
    players.put_block(db, player, Block(BlockKind.SELF, date(2027, 11, 21)))
    barred.put(db, BarredRow("9" * 32, "f" * 64, "e" * 64, "", Block(BlockKind.HOUSE, None)))


def write_sample_file(path: Path) -> str:
    """A club file with something in every table; the printed head of its tournament."""
    with ClubFile.open(path, create=True, now=NOW, holder="Anna") as club:
        acts_of_evening = an_evening()
        text = FreeText(TextId("c" * 32), b"0123456789abcdef", "He asked twice ♠")
        club.append(EVENT, acts_of_evening, expected=Seq(0), projection=rows_of_bust_out(7), texts=[text])
        club.append(CLUB, [act(1, TournamentArchived(EVENT))], expected=Seq(0))
        with club.transaction() as db:
            players.add(db, [PlayerRecord(BOB, "Żółć", "Łukasz", "0042")], now=NOW, fold=str.casefold)
            write_all_about(db, BOB)
            settings.put_setting(db, "language", "nl")
            settings.put_operator(db, settings.OperatorRecord(ANNA, "Anna"))
            templates.put(db, templates.TemplateRecord("1" * 32, "structure", "Turbo", "{}"))
            chip_pictures.put(db, "ab" * 32, "png", b"a chip")
        return printable(club.head(EVENT).head)


if __name__ == "__main__":
    name = f"v{schema.VERSION}"
    data = Path(__file__).with_name("data")
    (data / f"{name}.tdapp").unlink(missing_ok=True)
    (data / f"{name}.head").write_text(write_sample_file(data / f"{name}.tdapp") + "\n", encoding="ascii")
