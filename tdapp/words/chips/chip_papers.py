"""The words on the sheets of the chips: stacks, the plan, races, counts."""

from tdapp.domain.chips.chip_bank import RaceRounding, RaceWay
from tdapp.domain.chips.chip_set import Chip
from tdapp.read.chips.chip_plan import BreakRow, StepView
from tdapp.read.chips.race import RaceView
from tdapp.read.sheet_kind import SheetKind
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.words.chips.chip_colours import PATTERNS, called
from tdapp.words.say import Words

TITLES: dict[SheetKind, Text] = {
    SheetKind.CHIP_PLAN: QT_TRANSLATE_NOOP("Papers", "Chips and colour-ups"),
    SheetKind.STACK_CARDS: QT_TRANSLATE_NOOP("Papers", "Stack cards"),
    SheetKind.RACE_SHEETS: QT_TRANSLATE_NOOP("Papers", "Race sheets"),
    SheetKind.RACE_RESULTS: QT_TRANSLATE_NOOP("Papers", "Race results"),
    SheetKind.BANK_SLIP: QT_TRANSLATE_NOOP("Papers", "Bank slip of the race"),
    SheetKind.COUNT_SHEETS: QT_TRANSLATE_NOOP("Papers", "Count sheets"),
    SheetKind.CHIP_COUNTS: QT_TRANSLATE_NOOP("Papers", "Chip counts"),
}
WHAT_FOR: dict[SheetKind, Text] = {
    SheetKind.CHIP_PLAN: QT_TRANSLATE_NOOP("Papers", "Whether there are enough chips, which leave when, what to bring"),
    SheetKind.STACK_CARDS: QT_TRANSLATE_NOOP("Papers", "For making up the stacks: how many of each chip"),
    SheetKind.RACE_SHEETS: QT_TRANSLATE_NOOP("Papers", "To cut: one for each table, to mark odd chips and cards on"),
    SheetKind.RACE_RESULTS: QT_TRANSLATE_NOOP("Papers", "To cut: the result of the race at each table, to sign"),
    SheetKind.BANK_SLIP: QT_TRANSLATE_NOOP("Papers", "Old chips in, new chips out and the rounding, table by table"),
    SheetKind.COUNT_SHEETS: QT_TRANSLATE_NOOP("Papers", "To cut: one for each table, to write stacks on"),
    SheetKind.CHIP_COUNTS: QT_TRANSLATE_NOOP(
        "Papers", "For the press: stacks, largest first, with big blinds and seats"
    ),
}
EMPTY: dict[SheetKind, Text] = {
    SheetKind.CHIP_PLAN: QT_TRANSLATE_NOOP("Papers", "No chips chosen yet. Choose a chip set on the Chips page."),
    SheetKind.STACK_CARDS: QT_TRANSLATE_NOOP("Papers", "No stack yet. Make one on the Chips page."),
    SheetKind.RACE_SHEETS: QT_TRANSLATE_NOOP(
        "Papers", "There is no table to race: all are done, or the structure has no more races."
    ),
    SheetKind.RACE_RESULTS: QT_TRANSLATE_NOOP("Papers", "No table has been raced yet."),
    SheetKind.BANK_SLIP: QT_TRANSLATE_NOOP("Papers", "No table has been raced yet."),
    SheetKind.COUNT_SHEETS: QT_TRANSLATE_NOOP("Papers", "No tables yet. Draw the seats, then print this sheet again."),
    SheetKind.CHIP_COUNTS: QT_TRANSLATE_NOOP("Papers", "No stack has been counted yet."),
}

# Several sheets
TABLE = QT_TRANSLATE_NOOP("Papers", "Table {number}")
SHEET = QT_TRANSLATE_NOOP("Papers", "sheet {number} of {count}")
SEAT = QT_TRANSLATE_NOOP("Papers", "Seat", "head of a column of numbers")
NAME = QT_TRANSLATE_NOOP("Papers", "Name", "head of a column")
TOTAL = QT_TRANSLATE_NOOP("Papers", "Total")
DEALER = QT_TRANSLATE_NOOP("Papers", "Dealer, signature")
FLOOR = QT_TRANSLATE_NOOP("Papers", "Floor, signature")
DIRECTOR = QT_TRANSLATE_NOOP("Papers", "Tournament director, signature")
CHIP_BANK = QT_TRANSLATE_NOOP("Papers", "Chip bank, signature")
DAY_AND_TIME = QT_TRANSLATE_NOOP("Papers", "Date and time")

# Stack cards
STACK = QT_TRANSLATE_NOOP("Papers", "Starting stack")
ALSO_FOR = QT_TRANSLATE_NOOP("Papers", "also for {names}", "lines of the price list that get the standard stack")
PIECES = QT_TRANSLATE_NOOP("Papers", "Quantity", "head of a column: how many chips of a value")
VALUE = QT_TRANSLATE_NOOP("Papers", "Value", "head of a column: what a chip is worth")
WORTH = QT_TRANSLATE_NOOP("Papers", "Worth", "head of a column: pieces times value")
CHIPS = QT_TRANSLATE_NOOP("Papers", "%n chips", "how many pieces a stack has", 1)

# The plan
STOCK = QT_TRANSLATE_NOOP("Papers", "Chips, %n entries", "head of a list: for so many entries", 1)
STOCK_HEAD = QT_TRANSLATE_NOOP("Papers", "Stock", "head of a column: pieces the club has")
RESERVE = QT_TRANSLATE_NOOP("Papers", "Reserve", "head of a column: pieces the club keeps back")
COLOUR = QT_TRANSLATE_NOOP("Papers", "Colour, edge", "head of a column: how a chip looks")
LOOK = QT_TRANSLATE_NOOP("Papers", "{colour}, {edge}", "how a chip looks: green, spots")
FOR_STACKS = QT_TRANSLATE_NOOP("Papers", "In stacks", "head of a column: pieces needed for stacks")
FOR_RACES = QT_TRANSLATE_NOOP("Papers", "Colour-ups", "head of a column: pieces needed at colour-ups")
FOR_OTHERS = QT_TRANSLATE_NOOP("Papers", "Elsewhere", "head of a column: pieces other tournaments need")
LEFT_OVER = QT_TRANSLATE_NOOP("Papers", "Left", "head of a column: pieces nobody needs, below 0: short")
STOCK_COLUMNS = (VALUE, COLOUR, STOCK_HEAD, RESERVE, FOR_STACKS, FOR_RACES, FOR_OTHERS, LEFT_OVER)
LARGEST = QT_TRANSLATE_NOOP("Papers", "Enough for %n entries at most; {chip} runs out first.", "", 1)
LARGEST_PLAIN = QT_TRANSLATE_NOOP("Papers", "Enough for %n entries at most.", "", 1)
COLOUR_UPS = QT_TRANSLATE_NOOP("Papers", "Colour-ups")
LEAVES_HEAD = QT_TRANSLATE_NOOP("Papers", "Leaves", "head of a column: the chip that goes out of play")
FOR_HEAD = QT_TRANSLATE_NOOP("Papers", "For", "head of a column: the chip another is raced for")
WHEN = QT_TRANSLATE_NOOP("Papers", "When", "head of a column: at which break")
AFTER_LEVEL = QT_TRANSLATE_NOOP("Papers", "after level {number}")
AFTER_LEVEL_NAMED = QT_TRANSLATE_NOOP("Papers", "after level {number}, {name}", "a break with its name")
BEFORE_ALL = QT_TRANSLATE_NOOP("Papers", "before level 1")
IS_DONE = QT_TRANSLATE_NOOP("Papers", "done", "a denomination was raced off")
STAYS = QT_TRANSLATE_NOOP("Papers", "stays to the end")
NO_BREAK = QT_TRANSLATE_NOOP("Papers", "at no break yet")
BETTER = QT_TRANSLATE_NOOP("Papers", "{when}, better {best}", "a break, and the better one")
ON_TABLES = QT_TRANSLATE_NOOP("Papers", "In play then", "head of a column: pieces expected in play")
A_TABLE = QT_TRANSLATE_NOOP("Papers", "Bring per table", "head of a column: new chips for each table")
IN_ALL = QT_TRANSLATE_NOOP("Papers", "Bring in total", "head of a column: new chips for all tables")
LOOK_AT = QT_TRANSLATE_NOOP("Papers", "Check this")

# Race sheets
RACE = QT_TRANSLATE_NOOP("Papers", "Chip race: {old} for {new}")
LEAVES = QT_TRANSLATE_NOOP("Papers", "leaves play, raced for", "between two drawn chips")
BRING = QT_TRANSLATE_NOOP("Papers", "Bring {count} × {chip}")
ODD = QT_TRANSLATE_NOOP("Papers", "Odd {chip}", "head of a column: chips that do not make a whole new one")
CARD = QT_TRANSLATE_NOOP("Papers", "Card", "head of a column: highest card in a chip race")
GETS = QT_TRANSLATE_NOOP("Papers", "Gets {chip}", "head of a column: new chips a player gets for odd ones")
HOW = QT_TRANSLATE_NOOP("Papers", "How it works ({rule})")
HOW_PLAIN = QT_TRANSLATE_NOOP("Papers", "How it works")
KEEPS_ONE = QT_TRANSLATE_NOOP("Papers", "keeps one {chip}", "a player who would have no chips left after a chip race")
ALL_TAKEN = QT_TRANSLATE_NOOP("Papers", "All {chip} taken in")
RACED_FOR = QT_TRANSLATE_NOOP("Papers", "{chip} raced for")
ODD_SUM = QT_TRANSLATE_NOOP("Papers", "Odd {chip}, total")
KEPT = QT_TRANSLATE_NOOP("Papers", "{chip} to stay in", "head of a column: chips given so that nobody is raced out")
ROUNDING = QT_TRANSLATE_NOOP("Papers", "Rounding")

# How a race goes, step by step
CHANGE_FULL = QT_TRANSLATE_NOOP("Papers", "Exchange {old} for {new} at full value: {count} for 1.")
MARK_ODD = QT_TRANSLATE_NOOP("Papers", "Odd chips go in front of the player. Mark them here.")
HALF_UP = QT_TRANSLATE_NOOP(
    "Papers", "Divide the table's odd chips by {count}: that many chips are raced for. Half or more counts as one."
)
ALWAYS_UP = QT_TRANSLATE_NOOP(
    "Papers", "Divide the table's odd chips by {count}: that many chips are raced for. Any part counts as one."
)
DEAL = QT_TRANSLATE_NOOP("Papers", "Shuffle. From seat 1 on, deal one card face up for each odd chip.")
HIGHEST = QT_TRANSLATE_NOOP(
    "Papers",
    "The highest cards win one {new} each, at most one per player. Equal cards: spades, hearts, diamonds, clubs.",
)
DRAWN = QT_TRANSLATE_NOOP("Papers", "The desk draws a card for each odd chip and says who wins.")
ROUND_UP = QT_TRANSLATE_NOOP("Papers", "Everybody with odd chips gets one {new} for them.")
FLOOR_SAYS = QT_TRANSLATE_NOOP("Papers", "The floor says who gets a {new}.")
NOBODY_OUT = QT_TRANSLATE_NOOP("Papers", "Nobody is raced out: a player with no chip left keeps one {low}.")
TAKE_IN = QT_TRANSLATE_NOOP(
    "Papers", "Collect all {old}, including those exchanged, count them and write the number below."
)
_UP = {RaceRounding.HALF_UP: HALF_UP, RaceRounding.ALWAYS_UP: ALWAYS_UP}

# Bank slip
SLIP_ROUNDING: dict[RaceRounding, Text] = {
    RaceRounding.HALF_UP: QT_TRANSLATE_NOOP("Papers", "Rounding: half a chip or more at a table counts as one."),
    RaceRounding.ALWAYS_UP: QT_TRANSLATE_NOOP("Papers", "Rounding: any part of a chip at a table counts as one."),
}
SLIP_ROUND_UP = QT_TRANSLATE_NOOP("Papers", "Rounding: everybody with odd chips got one new chip.")
SLIP_FLOOR = QT_TRANSLATE_NOOP("Papers", "Rounding: the floor gave the new chips for odd ones.")
TABLE_HEAD = QT_TRANSLATE_NOOP("Papers", "Table", "head of a column of numbers")
OLD_IN = QT_TRANSLATE_NOOP("Papers", "{chip} taken in", "head of a column: old chips that came to the bank")
NEW_OUT = QT_TRANSLATE_NOOP("Papers", "{chip} given out", "head of a column: new chips the bank gave out")
BEFORE = QT_TRANSLATE_NOOP("Papers", "In play before")
AFTER = QT_TRANSLATE_NOOP("Papers", "In play after")
SO_FAR = QT_TRANSLATE_NOOP("Papers", "In play so far", "chips in play while tables are still to be raced")
MEANWHILE = QT_TRANSLATE_NOOP("Papers", "Sold or found meanwhile", "other changes of chips in play during a race")
OPEN_TABLES = QT_TRANSLATE_NOOP("Papers", "Still to come: tables {tables}")

# Counts
COUNT_OF = QT_TRANSLATE_NOOP("Papers", "Chip count", "head of a sheet to write the stacks of a table on")
COUNT = QT_TRANSLATE_NOOP("Papers", "Count", "head of a column to write in: chips of a player")
IN_PLAY = QT_TRANSLATE_NOOP("Papers", "In play")
COUNTED_BY = QT_TRANSLATE_NOOP("Papers", "Counted by")
CHECKED_BY = QT_TRANSLATE_NOOP("Papers", "Checked by")
COUNTED = QT_TRANSLATE_NOOP("Papers", "%n stacks counted", "", 1)
NOT_COUNTED = QT_TRANSLATE_NOOP("Papers", "%n not counted", "", 1)
STACK_HEAD = QT_TRANSLATE_NOOP("Papers", "Chips", "head of a column: a player's stack")
COUNTED_AT = QT_TRANSLATE_NOOP("Papers", "Counted", "head of a column: when a stack was counted")
AVERAGE = QT_TRANSLATE_NOOP("Papers", "Average")
PLAYERS_LEFT = QT_TRANSLATE_NOOP("Papers", "Players left")
STACK_DEPTH = QT_TRANSLATE_NOOP("Papers", "{chips} ({depth})", "a stack, and in big blinds or big bets")


def procedure(words: Words, race: RaceView) -> list[str]:
    """The sentences of how a race goes, in the order it is done at the table."""
    won = {
        RaceWay.CARDS: (_UP[race.rounding], DEAL, HIGHEST, NOBODY_OUT),
        RaceWay.DRAWN: (_UP[race.rounding], DRAWN, NOBODY_OUT),
        RaceWay.ROUND_UP: (ROUND_UP,),
        RaceWay.FLOOR: (FLOOR_SAYS, NOBODY_OUT),
    }[race.way]
    places = {"old": race.old.value, "new": race.new.value, "count": race.ratio, "low": race.low}
    return [words(text, **places) for text in (CHANGE_FULL, MARK_ODD, *won, TAKE_IN)]


def look(words: Words, chip: Chip) -> str:
    """The look of a chip in words: 'green, spots'."""
    return words(LOOK, colour=called(words, chip), edge=words(PATTERNS[chip.pattern]))


def rounding_rule(words: Words, race: RaceView) -> str:
    """The rule of how a race rounds, in one sentence."""
    other = {RaceWay.ROUND_UP: SLIP_ROUND_UP, RaceWay.FLOOR: SLIP_FLOOR}
    return words(other.get(race.way, SLIP_ROUNDING[race.rounding]))


def when(words: Words, step: StepView) -> str:
    """The words for when a chip leaves: done, at a break, at a worse break than it could, at none, or not at all."""
    if step.done:
        return words(IS_DONE)
    best = _break(words, step.best, named=False) if step.best is not None else ""
    if step.at is None:
        return words(BETTER, when=words(NO_BREAK), best=best) if best else words(STAYS)
    at = _break(words, step.at, named=step.at == step.best)
    return words(BETTER, when=at, best=best) if best and step.at != step.best else at


def _break(words: Words, at: BreakRow, *, named: bool = True) -> str:
    if at.after is None:
        return words(BEFORE_ALL)
    return words(AFTER_LEVEL_NAMED if at.name and named else AFTER_LEVEL, number=at.after, name=at.name)


def signed(words: Words, change: int) -> str:
    """A change in words, always with its sign."""
    return f"+{words.number(change)}" if change > 0 else words.number(change)
