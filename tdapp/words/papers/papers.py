"""The words on paper: marked texts, and the few phrases made of several of them."""

from datetime import timedelta

from tdapp.domain.clock.structure import AnteKind, Break, Level
from tdapp.domain.prizes.pool_sources import Source
from tdapp.domain.seating.buttons import DealtIn
from tdapp.domain.units import Cents, Money
from tdapp.read.papers import DrawShown
from tdapp.read.prizes.payout_paper import PayoutReason
from tdapp.read.registration.registration_desk import MoneyView
from tdapp.read.sheet_kind import SheetKind
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.words.chips import chip_papers
from tdapp.words.money.statement import SOURCES
from tdapp.words.money.tenders import PARTS
from tdapp.words.say import Words

TITLES: dict[SheetKind, Text] = {
    SheetKind.BY_NAME: QT_TRANSLATE_NOOP("Papers", "Seating by name"),
    SheetKind.BY_TABLE: QT_TRANSLATE_NOOP("Papers", "Seating by table"),
    SheetKind.CARDS: QT_TRANSLATE_NOOP("Papers", "Seat cards"),
    SheetKind.MOVE_SLIPS: QT_TRANSLATE_NOOP("Papers", "Move slips"),
    SheetKind.MOVE_LIST: QT_TRANSLATE_NOOP("Papers", "Moves"),
    SheetKind.SLIPS: QT_TRANSLATE_NOOP("Papers", "Seat slips with receipts"),
    SheetKind.SIGN_IN: QT_TRANSLATE_NOOP("Papers", "Sign-in sheet"),
    SheetKind.ENTRANTS: QT_TRANSLATE_NOOP("Papers", "Entrants"),
    SheetKind.ALTERNATES: QT_TRANSLATE_NOOP("Papers", "Waiting list"),
    SheetKind.STRUCTURE: QT_TRANSLATE_NOOP("Papers", "Structure"),
    SheetKind.PAYOUTS: QT_TRANSLATE_NOOP("Papers", "Payouts"),
    SheetKind.DEAL: QT_TRANSLATE_NOOP("Papers", "Deal agreement"),
    SheetKind.BOUNTIES: QT_TRANSLATE_NOOP("Papers", "Bounties"),
    SheetKind.RESULTS: QT_TRANSLATE_NOOP("Papers", "Results"),
    SheetKind.DRAWS: QT_TRANSLATE_NOOP("Papers", "Draws"),
    SheetKind.PAYMENTS: QT_TRANSLATE_NOOP("Papers", "Payments"),
    SheetKind.DRAWERS: QT_TRANSLATE_NOOP("Papers", "Drawer reports"),
    SheetKind.STATEMENT: QT_TRANSLATE_NOOP("Papers", "Money statement"),
    SheetKind.TICKETS: QT_TRANSLATE_NOOP("Papers", "Tickets"),
    SheetKind.UNSETTLED: QT_TRANSLATE_NOOP("Papers", "Prizes not settled"),
    SheetKind.AUDIT: QT_TRANSLATE_NOOP("Papers", "Audit"),
    SheetKind.FLOOR: QT_TRANSLATE_NOOP("Papers", "Floor pack"),
    **chip_papers.TITLES,
}
WHAT_FOR: dict[SheetKind, Text] = {
    SheetKind.BY_NAME: QT_TRANSLATE_NOOP("Papers", "For the wall: everybody still in, with table and seat"),
    SheetKind.BY_TABLE: QT_TRANSLATE_NOOP("Papers", "For the floor: every table, seat by seat"),
    SheetKind.CARDS: QT_TRANSLATE_NOOP("Papers", "To cut: one card per player, handed to the dealer"),
    SheetKind.MOVE_SLIPS: QT_TRANSLATE_NOOP("Papers", "To cut: one slip for each player on the way to a new seat"),
    SheetKind.MOVE_LIST: QT_TRANSLATE_NOOP(
        "Papers", "Large type: who is on the way to a new seat, by name and by table"
    ),
    SheetKind.SLIPS: QT_TRANSLATE_NOOP("Papers", "To cut: seat and receipt of everybody still in"),
    SheetKind.SIGN_IN: QT_TRANSLATE_NOOP("Papers", "For the door: everybody still in, with a box and a line to sign"),
    SheetKind.ENTRANTS: QT_TRANSLATE_NOOP("Papers", "Every entry by name, with its number, seat and price"),
    SheetKind.ALTERNATES: QT_TRANSLATE_NOOP("Papers", "Who is waiting for a seat, first come, first served"),
    SheetKind.STRUCTURE: QT_TRANSLATE_NOOP("Papers", "Levels, breaks and times"),
    SheetKind.PAYOUTS: QT_TRANSLATE_NOOP("Papers", "Prizes to sign for"),
    SheetKind.DEAL: QT_TRANSLATE_NOOP(
        "Papers", "Stacks and amounts of the deal, for every player and two of staff to sign"
    ),
    SheetKind.BOUNTIES: QT_TRANSLATE_NOOP("Papers", "Knock-outs and bounties of every player, to sign for"),
    SheetKind.RESULTS: QT_TRANSLATE_NOOP("Papers", "Places, names and prizes"),
    SheetKind.DRAWS: QT_TRANSLATE_NOOP("Papers", "Every draw, including those undone, and how anyone can check it"),
    SheetKind.PAYMENTS: QT_TRANSLATE_NOOP("Papers", "All money in and out, with undone payments crossed out"),
    SheetKind.UNSETTLED: QT_TRANSLATE_NOOP(
        "Papers", "Finished tournaments: prizes unclaimed, held back, or to recover"
    ),
    SheetKind.AUDIT: QT_TRANSLATE_NOOP("Papers", "Who did what and when, what was lifted and why, what was undone"),
    SheetKind.FLOOR: QT_TRANSLATE_NOOP(
        "Papers", "All a night needs to continue by hand: clock, structure, seats, counts, prizes"
    ),
    SheetKind.TICKETS: QT_TRANSLATE_NOOP("Papers", "Every ticket the club issued: worth, winner, where it paid"),
    SheetKind.STATEMENT: QT_TRANSLATE_NOOP("Papers", "To sign: what came in, whose the rest is, and where it lies"),
    SheetKind.DRAWERS: QT_TRANSLATE_NOOP("Papers", "Each drawer this tournament used: float, money, count, signatures"),
    **chip_papers.WHAT_FOR,
}
EMPTY: dict[SheetKind, Text] = {
    SheetKind.BY_NAME: QT_TRANSLATE_NOOP("Papers", "No players yet. Register them, then print this sheet again."),
    SheetKind.BY_TABLE: QT_TRANSLATE_NOOP("Papers", "No tables yet. Draw the seats, then print this sheet again."),
    SheetKind.CARDS: QT_TRANSLATE_NOOP("Papers", "Nobody has a seat yet. Draw the seats, then print the cards again."),
    SheetKind.MOVE_SLIPS: QT_TRANSLATE_NOOP("Papers", "Nobody is on the way to a new seat."),
    SheetKind.MOVE_LIST: QT_TRANSLATE_NOOP("Papers", "Nobody is on the way to a new seat."),
    SheetKind.SLIPS: QT_TRANSLATE_NOOP("Papers", "No players yet. Register them, then print the slips again."),
    SheetKind.SIGN_IN: QT_TRANSLATE_NOOP("Papers", "No players yet. Register them, then print this sheet again."),
    SheetKind.ENTRANTS: QT_TRANSLATE_NOOP("Papers", "No players yet. Register them, then print this sheet again."),
    SheetKind.ALTERNATES: QT_TRANSLATE_NOOP("Papers", "Nobody is waiting for a seat."),
    SheetKind.STRUCTURE: QT_TRANSLATE_NOOP("Papers", "No levels yet. Add levels to the structure first."),
    SheetKind.PAYOUTS: QT_TRANSLATE_NOOP("Papers", "No prizes yet. They follow from the entries."),
    SheetKind.DEAL: QT_TRANSLATE_NOOP(
        "Papers", "No deal has been made. Make it on the Prizes page, then print this sheet again."
    ),
    SheetKind.BOUNTIES: QT_TRANSLATE_NOOP("Papers", "No bounties have been sold."),
    SheetKind.RESULTS: QT_TRANSLATE_NOOP("Papers", "Nobody is out yet. Places appear here as players bust out."),
    SheetKind.DRAWS: QT_TRANSLATE_NOOP("Papers", "Nothing has been drawn yet."),
    SheetKind.PAYMENTS: QT_TRANSLATE_NOOP("Papers", "No money has changed hands yet."),
    SheetKind.UNSETTLED: QT_TRANSLATE_NOOP("Papers", "Every prize of the finished tournaments is settled."),
    SheetKind.AUDIT: QT_TRANSLATE_NOOP("Papers", "Nothing has been done yet."),
    SheetKind.FLOOR: QT_TRANSLATE_NOOP("Papers", "Nothing has been done yet."),
    SheetKind.TICKETS: QT_TRANSLATE_NOOP("Papers", "The club has issued no ticket yet."),
    SheetKind.STATEMENT: QT_TRANSLATE_NOOP("Papers", "There is no money in this tournament yet."),
    SheetKind.DRAWERS: QT_TRANSLATE_NOOP("Papers", "No money of this tournament went through a drawer."),
    **chip_papers.EMPTY,
}

# Head and foot of every sheet
PAGE = QT_TRANSLATE_NOOP("Papers", "page {number} of {count}")
RANGE = QT_TRANSLATE_NOOP("Papers", "{first} to {last}", "range of letters, tables or places on this page")
PRINTED = QT_TRANSLATE_NOOP("Papers", "Printed {time}, {day}")
JOURNAL_LINE = QT_TRANSLATE_NOOP("Papers", "Journal line {line}")
DRAW_NUMBER = QT_TRANSLATE_NOOP("Papers", "Draw {number}.")
DRAW_SPREAD = QT_TRANSLATE_NOOP("Papers", "Draw {number}, spread by nationality.")
PUBLIC_VALUE = QT_TRANSLATE_NOOP("Papers", "Word from the room: {value}, for list code {listed}.")
NO_PUBLIC_VALUE = QT_TRANSLATE_NOOP("Papers", "It was made without a word from the room.")
CHECKABLE = QT_TRANSLATE_NOOP("Papers", "The secret number is revealed at the end, and anyone can check the draw.")
COMMITMENT = QT_TRANSLATE_NOOP("Papers", "Seal {commitment}")
CHAIN = QT_TRANSLATE_NOOP("Papers", "Check code {head}")

# Seating
LEVEL_NOW = QT_TRANSLATE_NOOP("Papers", "level {number}", "in a list of facts: level 9, 137 players at 16 tables")
PLAYERS = QT_TRANSLATE_NOOP("Papers", "%n players", "", 1)
TABLES = QT_TRANSLATE_NOOP("Papers", "%n tables", "", 1)
AT_TABLES = QT_TRANSLATE_NOOP("Papers", "{players} at {tables}")
CONTINUED = QT_TRANSLATE_NOOP("Papers", "continued", "beside a group letter repeated at the top of a column")
TABLE_NUMBER = QT_TRANSLATE_NOOP("Papers", "Table {number}")
NOT_USED = QT_TRANSLATE_NOOP("Papers", "not used", "a seat that is blocked")
WAITING = QT_TRANSLATE_NOOP("Papers", "Waiting for a seat")

# Seat cards
TABLE = QT_TRANSLATE_NOOP("Papers", "Table", "above a number")
SEAT = QT_TRANSLATE_NOOP("Papers", "Seat", "above a number")
TO_DEALER = QT_TRANSLATE_NOOP("Papers", "Hand to the dealer")
CARD = QT_TRANSLATE_NOOP("Papers", "card {number} of {count}")
CARD_STAMP = QT_TRANSLATE_NOOP("Papers", "printed {time}, journal line {line}, {head}")

# Moves
CAME_FROM = QT_TRANSLATE_NOOP("Papers", "From: {place}", "a player who moves: Table 3, seat 5")
FROM_HEAD = QT_TRANSLATE_NOOP("Papers", "From", "head of a column of seats")
TO_HEAD = QT_TRANSLATE_NOOP("Papers", "To", "head of a column of seats")
DEALS_HEAD = QT_TRANSLATE_NOOP("Papers", "First hand", "head of a column: dealt in at once, or waits")
BY_NAME = QT_TRANSLATE_NOOP("Papers", "by name", "how a list is ordered")
BY_TABLE = QT_TRANSLATE_NOOP("Papers", "by table", "how a list is ordered")
WHERE_HEAD = QT_TRANSLATE_NOOP("Papers", "Where", "head of a column: part of the room")
DEALS: dict[DealtIn, Text] = {
    DealtIn.AT_ONCE: QT_TRANSLATE_NOOP("Papers", "Dealt in at once"),
    DealtIn.WAITS: QT_TRANSLATE_NOOP("Papers", "Waits until the button has passed"),
    DealtIn.ASK: QT_TRANSLATE_NOOP("Papers", "The dealer says whether to wait for the button"),
}
DEALS_SHORT: dict[DealtIn, Text] = {
    DealtIn.AT_ONCE: QT_TRANSLATE_NOOP("Papers", "at once", "when a player who moves is dealt in"),
    DealtIn.WAITS: QT_TRANSLATE_NOOP("Papers", "waits for the button", "when a player who moves is dealt in"),
    DealtIn.ASK: QT_TRANSLATE_NOOP("Papers", "ask the dealer", "when a player who moves is dealt in"),
}

# Parts of the room
TABLE_IN_AREA = QT_TRANSLATE_NOOP("Papers", "Table {number}, {area}")
LABEL_IN_AREA = QT_TRANSLATE_NOOP("Papers", "{area}, table", "above the number of the table")
AREA_TABLES = QT_TRANSLATE_NOOP("Papers", "{area}: tables {tables}", "tables as ranges of numbers: 1–8, 12")

# Structure
LEVEL = QT_TRANSLATE_NOOP("Papers", "Level", "head of a column")
STARTS = QT_TRANSLATE_NOOP("Papers", "Starts", "head of a column of times of day")
STARTS_AFTER = QT_TRANSLATE_NOOP("Papers", "After start", "head of a column of hours and minutes")
MINUTES = QT_TRANSLATE_NOOP("Papers", "Minutes", "head of a column")
SMALL_BLIND = QT_TRANSLATE_NOOP("Papers", "Small blind")
BIG_BLIND = QT_TRANSLATE_NOOP("Papers", "Big blind")
ANTE = QT_TRANSLATE_NOOP("Papers", "Ante", "head of a column")
BIG_BLIND_ANTE = QT_TRANSLATE_NOOP("Papers", "Big blind ante")
ANTE_BIG_BLIND_PAYS = QT_TRANSLATE_NOOP("Papers", "{ante} big blind", "the big blind posts the ante for the table")
ANTE_EACH = QT_TRANSLATE_NOOP("Papers", "{ante} each", "everybody posts this ante")
CONTINUED_LEVEL = QT_TRANSLATE_NOOP("Papers", "{number}, continued")
BREAK = QT_TRANSLATE_NOOP("Papers", "Break")
COLOUR_UP = QT_TRANSLATE_NOOP("Papers", "colour up {chips}")
REGISTRATION_CLOSES = QT_TRANSLATE_NOOP("Papers", "Late registration closes here")
BUY_IN = QT_TRANSLATE_NOOP("Papers", "Buy-in")
AND_BOUNTY = QT_TRANSLATE_NOOP("Papers", "{price} + {bounty} bounty")
BUY_IN_AND_FEE = QT_TRANSLATE_NOOP("Papers", "{buy_in} + {fee}")
STARTING_STACK = QT_TRANSLATE_NOOP("Papers", "Starting stack")
LATE_REGISTRATION = QT_TRANSLATE_NOOP("Papers", "Late registration")
UNTIL_START = QT_TRANSLATE_NOOP("Papers", "none")
IS_CLOSED = QT_TRANSLATE_NOOP("Papers", "closed", "late registration is closed")

# Payouts
ENTRIES = QT_TRANSLATE_NOOP("Papers", "%n entries", "", 1)
DEALT = QT_TRANSLATE_NOOP("Papers", "deal: top %n", "in a list of facts: so many places are shared by a deal", 1)
PRIZE_POOL = QT_TRANSLATE_NOOP("Papers", "Prize pool, {currency}")
ENTRIES_HEAD = QT_TRANSLATE_NOOP("Papers", "Entries")
ENTRIES_TIMES = QT_TRANSLATE_NOOP("Papers", "Entries times buy-in")
TIMES = QT_TRANSLATE_NOOP("Papers", "{entries} × {buy_in}")
PLACES_PAID = QT_TRANSLATE_NOOP("Papers", "Places paid")
ROUNDED_TO = QT_TRANSLATE_NOOP("Papers", "Rounded to")
PLACE = QT_TRANSLATE_NOOP("Papers", "Place", "head of a column")
NAME = QT_TRANSLATE_NOOP("Papers", "Name", "head of a column")
RECEIVED = QT_TRANSLATE_NOOP("Papers", "Received, signature")
PAID = QT_TRANSLATE_NOOP("Papers", "paid")
PAID_PART = QT_TRANSLATE_NOOP("Papers", "paid {amount}")
TAKE_BACK = QT_TRANSLATE_NOOP("Papers", "To recover: {back} from {name}, who has {has}.")
PAID_SO_FAR = QT_TRANSLATE_NOOP("Papers", "Paid {paid}, still due {due}, to recover {back}.")
BOUNTIES_WON = QT_TRANSLATE_NOOP(
    "Papers", "Bounties of {total} were won as well: they are signed for on the bounties sheet."
)
BOUNTIES_HELD = QT_TRANSLATE_NOOP("Papers", "Bounties of {total} were sold and are held: none is paid on this sheet.")
REASON = QT_TRANSLATE_NOOP("Papers", "Line {line}, {lifted}: {words}", "a reason given, at a line of the journal")
MORE_REASONS = QT_TRANSLATE_NOOP("Papers", "%n older reasons are in the journal.", "", 1)
TOTAL_EQUAL = QT_TRANSLATE_NOOP("Papers", "Total, equal to the prize pool")
TOTAL_DIFFERS = QT_TRANSLATE_NOOP("Papers", "Total. The prize pool is {pool}: post the prizes again")
NO_PRIZES = QT_TRANSLATE_NOOP("Papers", "This tournament has no prizes: nobody is paid.")
NOT_POSTED = QT_TRANSLATE_NOOP("Papers", "a draft, not posted")
PROOF = QT_TRANSLATE_NOOP(
    "Papers",
    "The exported file of this tournament must have check code {head}; check_tournament.py proves it.",
)
MAY_CHANGE = QT_TRANSLATE_NOOP("Papers", "entries may still come")
DIRECTOR = QT_TRANSLATE_NOOP("Papers", "Tournament director")
CASHIER = QT_TRANSLATE_NOOP("Papers", "Cashier")
DATE_AND_TIME = QT_TRANSLATE_NOOP("Papers", "Date and time")

# Results
PRIZE = QT_TRANSLATE_NOOP("Papers", "Prize, {currency}")
BOUNTIES = QT_TRANSLATE_NOOP("Papers", "Bounties", "head of a column of amounts")
TOTAL = QT_TRANSLATE_NOOP("Papers", "Total", "head of a column: prize and bounties together")
STILL_IN = QT_TRANSLATE_NOOP("Papers", "%n still in", "", 1)

# Sign-in sheet, entrants, waiting list
ENTRY = QT_TRANSLATE_NOOP("Papers", "Entry", "head of a column of numbers")
SEAT_HEAD = QT_TRANSLATE_NOOP("Papers", "Seat", "head of a column of seats such as 12-4")
SIGNATURE = QT_TRANSLATE_NOOP("Papers", "Signature", "head of a column to sign in")
HERE = QT_TRANSLATE_NOOP("Papers", "Here", "head of a column of boxes to tick")
PRICE = QT_TRANSLATE_NOOP("Papers", "Price", "head of a column: line of the price list")
PAID_HEAD = QT_TRANSLATE_NOOP("Papers", "Paid, {currency}")
IS_OUT = QT_TRANSLATE_NOOP("Papers", "out", "no longer in the tournament")
NUMBER = QT_TRANSLATE_NOOP("Papers", "Number", "head of a column: place in the queue")
CALLED = QT_TRANSLATE_NOOP("Papers", "Called", "head of a column: an alternate was called to the desk")
CALLED_UNTIL = QT_TRANSLATE_NOOP("Papers", "to answer by {time}")
ANSWERED = QT_TRANSLATE_NOOP("Papers", "is here")
WAIT = QT_TRANSLATE_NOOP("Papers", "%n waiting", "", 1)

# Payments
TIME = QT_TRANSLATE_NOOP("Papers", "Time", "head of a column")
LINE = QT_TRANSLATE_NOOP("Papers", "Line", "head of a column: line of the journal")
WHAT = QT_TRANSLATE_NOOP("Papers", "What", "head of a column")
TENDER = QT_TRANSLATE_NOOP("Papers", "Paid by", "head of a column: cash, card, voucher")
AMOUNT = QT_TRANSLATE_NOOP("Papers", "Amount, {currency}")
OPERATOR = QT_TRANSLATE_NOOP("Papers", "Desk", "head of a column: who took the money, and in which drawer")
PAYMENTS = QT_TRANSLATE_NOOP("Papers", "%n payments", "", 1)
TAKEN = QT_TRANSLATE_NOOP("Papers", "In", "head of a column of money that came in")
GIVEN = QT_TRANSLATE_NOOP("Papers", "Out", "head of a column of money that went out")
LEFT = QT_TRANSLATE_NOOP("Papers", "Left, {currency}", "head of a column: money in less money out")


def drawn(words: Words, draw: DrawShown) -> str:
    """The sentence what a draw was, and that it can be checked."""
    number = words(DRAW_SPREAD if draw.spread else DRAW_NUMBER, number=draw.number)
    value = words(PUBLIC_VALUE, value=draw.public, listed=draw.listed) if draw.public else words(NO_PUBLIC_VALUE)
    return f"{number} {value} {words(CHECKABLE)}"


def table_label(words: Words, area: str) -> str:
    """The label above the number of a table."""
    return words(LABEL_IN_AREA, area=area) if area else words(TABLE)


def areas(words: Words, parts: tuple[tuple[str, tuple[int, ...]], ...]) -> str:
    """The tables that stand in each part of the room, in words; '' where parts have no names."""
    return " · ".join(words(AREA_TABLES, area=area, tables=ranges(tables)) for area, tables in parts)


def ranges(numbers: tuple[int, ...]) -> str:
    """The numbers in order, those that follow each other from the first to the last.

    >>> ranges((1, 2, 3, 5, 8, 9))
    '1–3, 5, 8–9'
    """
    spans: list[tuple[int, int]] = []
    for number in numbers:
        if spans and number == spans[-1][1] + 1:
            spans[-1] = (spans[-1][0], number)
        else:
            spans.append((number, number))
    return ", ".join(str(first) if first == last else f"{first}–{last}" for first, last in spans)


def facts(*parts: str) -> str:
    """Short facts in one line: 'level 9, 137 players at 16 tables'."""
    return ", ".join(filter(None, parts))


def seated(words: Words, *, players: int, tables: int) -> str:
    """The words for how many sit where: '137 players at 16 tables'; only the players while there are no tables."""
    people = words(PLAYERS, n=players)
    return words(AT_TABLES, players=people, tables=words(TABLES, n=tables)) if tables else people


def places(words: Words, best: int, worst: int) -> str:
    """The words for one place, or for those that are shared: '4–5'."""
    return words.number(best) if best == worst else f"{words.number(best)}–{words.number(worst)}"


def spans(words: Words, first: str, last: str) -> str:
    """The words for what a page covers: 'A to S', or one thing alone."""
    return first if first == last else words(RANGE, first=first, last=last)


def after_start(span: timedelta) -> str:
    """A time after the start, in hours and minutes: '1:40'."""
    minutes = int(span.total_seconds()) // 60
    return f"{minutes // 60}:{minutes % 60:02d}"


def lasts(words: Words, span: timedelta) -> str:
    """A length in a column of minutes: '20', '0:30' when it is no whole number."""
    minutes, seconds = divmod(int(span.total_seconds()), 60)
    return words.number(minutes) if not seconds else f"{minutes}:{seconds:02d}"


def break_name(words: Words, pause: Break) -> str:
    """The name of a break, with the chips that leave in it."""
    chips = words.several([words.number(value) for value in pause.colour_up])
    return facts(pause.name or words(BREAK), words(COLOUR_UP, chips=chips) if chips else "")


def ante_head(words: Words, kinds: frozenset[str]) -> str:
    """The head of the ante column; it names who posts when all levels agree."""
    return words(BIG_BLIND_ANTE if kinds == {AnteKind.BIG_BLIND} else ANTE)


def ante(words: Words, level: Level, kinds: frozenset[str]) -> str:
    """The ante of a level; with who posts it when levels differ, '' without one."""
    if not level.ante or level.ante_kind is AnteKind.NONE:
        return ""
    if len(kinds) == 1:
        return words.number(level.ante)
    return words(ANTE_BIG_BLIND_PAYS if level.ante_kind is AnteKind.BIG_BLIND else ANTE_EACH, ante=level.ante)


WHERE_IT_GOES = QT_TRANSLATE_NOOP("Papers", "Where the money goes", "above the parts of what was sold")
FOR = QT_TRANSLATE_NOOP("Papers", "For the {part}", "a part of what was sold: prize pool, fee, staff, bounty")
BUBBLE = QT_TRANSLATE_NOOP("Papers", "Bubble")
MADE_UP = QT_TRANSLATE_NOOP("Papers", "{amount} overlay, made up by the house to the guarantee")
ADDED_BY = QT_TRANSLATE_NOOP("Papers", "{amount} added to the pool")
SEASON_KEEPS = QT_TRANSLATE_NOOP("Papers", "{amount} held back for the season")
POOL_OF = QT_TRANSLATE_NOOP("Papers", "Prize pool")
PRIZES_PAID = QT_TRANSLATE_NOOP("Papers", "Prizes paid out")
PRIZES_BACK = QT_TRANSLATE_NOOP("Papers", "To recover")
PRIZES_APART = QT_TRANSLATE_NOOP("Papers", "Pool not yet given as prizes")
PRIZES_DUE = QT_TRANSLATE_NOOP("Papers", "Prizes still to be paid")


def reason_line(words: Words, reason: PayoutReason) -> str:
    """A reason about prize money: its journal line, what was lifted, and the words that were given."""
    lifted = words.several([words.said(one) for one in reason.lifted])
    return words(REASON, line=reason.line, lifted=lifted, words=reason.words)


def where_it_goes(words: Words, money: MoneyView) -> list[tuple[str, str]]:
    """The proof of the desk, line by line: the parts of what was sold and not given back, then pool and prizes, where
    there are any.
    """
    lines = [
        (words(FOR, part=words(text)), words.amount(Money(cents, money.pool.currency)))
        for text, cents in zip(PARTS, money.parts, strict=True)
        if cents
    ]
    lines += [
        (words(SOURCES[source]), words.amount(Money(cents, money.pool.currency)))
        for source, cents in money.sources
        if source is not Source.SOLD
    ]
    prizes = money.prizes
    there = bool(prizes.pool or prizes.paid or prizes.due)
    for text, cents, shown in (
        (POOL_OF, prizes.pool, there),
        (PRIZES_PAID, prizes.paid, there),
        (PRIZES_DUE, prizes.due, there),
        (PRIZES_BACK, -prizes.back, bool(prizes.back)),
        (PRIZES_APART, prizes.gap, bool(prizes.gap)),
    ):
        if shown:
            lines.append((words(text), words.amount(Money(Cents(cents), money.pool.currency))))
    return lines
