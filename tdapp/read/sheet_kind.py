"""The kinds of sheets of paper, by their names: for whoever asks for one and does not fill it."""

from enum import StrEnum


class SheetKind(StrEnum):
    """The kinds of sheets of paper there are."""

    BY_NAME = "by_name"
    BY_TABLE = "by_table"
    CARDS = "cards"
    MOVE_SLIPS = "move_slips"
    MOVE_LIST = "move_list"
    SLIPS = "slips"
    SIGN_IN = "sign_in"
    ENTRANTS = "entrants"
    ALTERNATES = "alternates"
    STRUCTURE = "structure"
    CHIP_PLAN = "chip_plan"
    STACK_CARDS = "stack_cards"
    RACE_SHEETS = "race_sheets"
    RACE_RESULTS = "race_results"
    BANK_SLIP = "bank_slip"
    COUNT_SHEETS = "count_sheets"
    CHIP_COUNTS = "chip_counts"
    PAYOUTS = "payouts"
    DEAL = "deal"
    BOUNTIES = "bounties"
    RESULTS = "results"
    DRAWS = "draws"
    PAYMENTS = "payments"
    DRAWERS = "drawers"
    STATEMENT = "statement"
    TICKETS = "tickets"
