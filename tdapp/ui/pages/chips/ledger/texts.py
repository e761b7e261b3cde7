"""The texts of the Ledger part of the Chips page."""

from tdapp.domain.chips.chip_bank import AdjustKind
from tdapp.read.chips.chip_ledger import LedgerKind
from tdapp.texts import QT_TRANSLATE_NOOP, Text

EMPTY = QT_TRANSLATE_NOOP("ChipLedger", "No chips in play yet")
EMPTY_WHY = QT_TRANSLATE_NOOP(
    "ChipLedger",
    "Every entry, rebuy and add-on is listed here, and everything that leaves play, down to the rounding of a race.",
)
LEDGER = QT_TRANSLATE_NOOP("ChipLedger", "Chip ledger")
IN_PLAY = QT_TRANSLATE_NOOP("ChipLedger", "In play")
PROVEN = QT_TRANSLATE_NOOP("ChipLedger", "adds up")
WRONG = QT_TRANSLATE_NOOP("ChipLedger", "out by {chips}")
PROOF = QT_TRANSLATE_NOOP("ChipLedger", "Ledger")
AVERAGE = QT_TRANSLATE_NOOP("ChipLedger", "Average")
PLAYERS = QT_TRANSLATE_NOOP("ChipLedger", "Players left")
EXPORT = QT_TRANSLATE_NOOP("ChipLedger", "Save as a list")
EXPORT_TITLE = QT_TRANSLATE_NOOP("ChipLedger", "Save the chip ledger")
FILE = QT_TRANSLATE_NOOP("ChipLedger", "Chip ledger", "name of a file")
OPEN = QT_TRANSLATE_NOOP("ChipLedger", "Open every line")
CLOSE = QT_TRANSLATE_NOOP("ChipLedger", "Close every line")

WHAT = QT_TRANSLATE_NOOP("ChipLedger", "What")
NUMBER = QT_TRANSLATE_NOOP("ChipLedger", "Number")
EACH = QT_TRANSLATE_NOOP("ChipLedger", "Each")
CHANGE = QT_TRANSLATE_NOOP("ChipLedger", "Chips")
RUNNING = QT_TRANSLATE_NOOP("ChipLedger", "In play then", "head of a column: the sum so far")
LINE = QT_TRANSLATE_NOOP("ChipLedger", "Journal")
TOTAL = QT_TRANSLATE_NOOP("ChipLedger", "Chips in play")

STANDARD = QT_TRANSLATE_NOOP("ChipLedger", "Entries")
BARE: dict[LedgerKind, tuple[str, Text]] = {  # a line of the price list that is named as its kind
    LedgerKind.RE_ENTRY: ("offer.re_entry", QT_TRANSLATE_NOOP("ChipLedger", "Re-entries")),
    LedgerKind.REBUY: ("offer.rebuy", QT_TRANSLATE_NOOP("ChipLedger", "Rebuys")),
    LedgerKind.ADD_ON: ("offer.add_on", QT_TRANSLATE_NOOP("ChipLedger", "Add-ons")),
}
KINDS: dict[LedgerKind, Text] = {
    LedgerKind.ENTRY: QT_TRANSLATE_NOOP("ChipLedger", "Entries: {offer}"),
    LedgerKind.RE_ENTRY: QT_TRANSLATE_NOOP("ChipLedger", "Re-entries: {offer}"),
    LedgerKind.REBUY: QT_TRANSLATE_NOOP("ChipLedger", "Rebuys: {offer}"),
    LedgerKind.ADD_ON: QT_TRANSLATE_NOOP("ChipLedger", "Add-ons: {offer}"),
    LedgerKind.STACK: QT_TRANSLATE_NOOP("ChipLedger", "Starting stack changed"),
    LedgerKind.CANCELLED: QT_TRANSLATE_NOOP("ChipLedger", "Entries cancelled, and no-shows"),
    LedgerKind.GIVEN_BACK: QT_TRANSLATE_NOOP("ChipLedger", "Refunded: {offer}"),
    LedgerKind.GIVEN_UP: QT_TRANSLATE_NOOP("ChipLedger", "Stacks given up for re-entries"),
    LedgerKind.SEAT_WON: QT_TRANSLATE_NOOP("ChipLedger", "Stacks of those who won a seat"),
    LedgerKind.DISQUALIFIED: QT_TRANSLATE_NOOP("ChipLedger", "Stacks of the disqualified"),
    LedgerKind.RACE: QT_TRANSLATE_NOOP("ChipLedger", "Rounding of the race of {old} for {new}"),
    LedgerKind.ADJUSTED: QT_TRANSLATE_NOOP("ChipLedger", "{what}"),
}
ADJUSTED: dict[AdjustKind, Text] = {
    AdjustKind.FOUND: QT_TRANSLATE_NOOP("ChipLedger", "Chips found without an owner"),
    AdjustKind.FOREIGN: QT_TRANSLATE_NOOP("ChipLedger", "Chips from another tournament removed"),
    AdjustKind.HIDDEN: QT_TRANSLATE_NOOP("ChipLedger", "Hidden chips removed from play"),
    AdjustKind.LATE: QT_TRANSLATE_NOOP("ChipLedger", "Chips found after their race"),
    AdjustKind.LOST: QT_TRANSLATE_NOOP("ChipLedger", "Chips lost"),
    AdjustKind.STACK: QT_TRANSLATE_NOOP("ChipLedger", "Stacks set out wrongly"),
    AdjustKind.CHANGE: QT_TRANSLATE_NOOP("ChipLedger", "Wrong change given"),
    AdjustKind.OTHER: QT_TRANSLATE_NOOP("ChipLedger", "Other adjustments"),
}
AT_TABLE = QT_TRANSLATE_NOOP("ChipLedger", "Table {table}")
RACED = QT_TRANSLATE_NOOP(
    "ChipLedger", "Table {table}: {odd} odd × {old} = {worth}, {got} new × {new} = {paid}", "a race at one table"
)
RACED_KEPT = QT_TRANSLATE_NOOP(
    "ChipLedger", "Table {table}: {odd} odd × {old} = {worth}, {got} new × {new} = {paid}, {kept} kept"
)
SEAT_RACED = QT_TRANSLATE_NOOP("ChipLedger", "Seat {seat}, {name}: {odd} odd, {got} new")
SEAT_CARD = QT_TRANSLATE_NOOP("ChipLedger", "Seat {seat}, {name}: {odd} odd, {got} new, {card}")
SEAT_KEPT = QT_TRANSLATE_NOOP("ChipLedger", "Seat {seat}, {name}: {odd} odd, keeps {kept} so as not to be raced out")
TAKEN = QT_TRANSLATE_NOOP("ChipLedger", "taken in {pieces}")
GIVEN = QT_TRANSLATE_NOOP("ChipLedger", "given out {pieces}")
PIECE = QT_TRANSLATE_NOOP("ChipLedger", "{n} × {chip}", "so many chips of a denomination")
