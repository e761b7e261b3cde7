"""Words that every chapter of the rulings uses: chapters, outcomes, common questions, card fates, penalties."""

from collections.abc import Mapping
from typing import Final

from tdapp.domain.rulings.ruling_facts import PenaltyKind
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.words.rulings.chapter import Chapter

CHAPTERS: Final[Mapping[str, Text]] = {
    "betting": QT_TRANSLATE_NOOP("Rulings", "Bets: words and chips"),
    "turn": QT_TRANSLATE_NOOP("Rulings", "Turn and order"),
    "deal": QT_TRANSLATE_NOOP("Rulings", "Deal and hole cards"),
    "board": QT_TRANSLATE_NOOP("Rulings", "Board, burns and button"),
    "showdown": QT_TRANSLATE_NOOP("Rulings", "Pots and showdown"),
    "conduct": QT_TRANSLATE_NOOP("Rulings", "Conduct and penalties"),
    "tournament": QT_TRANSLATE_NOOP("Rulings", "Tournament and table"),
}

STREETS: Final[Mapping[str, Text]] = {
    "preflop": QT_TRANSLATE_NOOP("Rulings", "before the flop"),
    "flop": QT_TRANSLATE_NOOP("Rulings", "on the flop"),
    "turn": QT_TRANSLATE_NOOP("Rulings", "on the turn"),
    "river": QT_TRANSLATE_NOOP("Rulings", "on the river"),
}

ACTIONS: Final[Mapping[str, Text]] = {
    "fold": QT_TRANSLATE_NOOP("Rulings", "fold", "an action"),
    "check": QT_TRANSLATE_NOOP("Rulings", "check", "an action"),
    "call": QT_TRANSLATE_NOOP("Rulings", "call", "an action"),
    "bet": QT_TRANSLATE_NOOP("Rulings", "bet", "an action"),
    "raise": QT_TRANSLATE_NOOP("Rulings", "raise", "an action"),
    "all_in": QT_TRANSLATE_NOOP("Rulings", "all-in", "an action"),
    "chips": QT_TRANSLATE_NOOP("Rulings", "chips without a word", "an action"),
    "complete": QT_TRANSLATE_NOOP("Rulings", "complete the call", "an action"),
}

OUTCOMES: Final[Mapping[str, Text]] = {
    "check": QT_TRANSLATE_NOOP("Rulings", "Check", "outcome of a ruling"),
    "call": QT_TRANSLATE_NOOP("Rulings", "Call", "outcome of a ruling"),
    "bet": QT_TRANSLATE_NOOP("Rulings", "Bet", "outcome of a ruling"),
    "raise_to": QT_TRANSLATE_NOOP("Rulings", "Raise", "outcome of a ruling"),
    "all_in": QT_TRANSLATE_NOOP("Rulings", "All-in", "outcome of a ruling"),
    "fold": QT_TRANSLATE_NOOP("Rulings", "Fold", "outcome of a ruling"),
    "full_call": QT_TRANSLATE_NOOP("Rulings", "Full call", "outcome of a ruling"),
    "call_or_fold": QT_TRANSLATE_NOOP("Rulings", "Call or fold only, no raise", "outcome of a ruling"),
    "player_choice": QT_TRANSLATE_NOOP("Rulings", "The player chooses", "outcome of a ruling"),
    "min_bet": QT_TRANSLATE_NOOP("Rulings", "Minimum bet", "outcome of a ruling"),
    "min_raise": QT_TRANSLATE_NOOP("Rulings", "Minimum raise", "outcome of a ruling"),
    "oot_binding": QT_TRANSLATE_NOOP("Rulings", "Out of turn: binding", "outcome of a ruling"),
    "oot_released": QT_TRANSLATE_NOOP("Rulings", "Out of turn: free to act", "outcome of a ruling"),
    "oot_returned": QT_TRANSLATE_NOOP("Rulings", "Out of turn: bet returned", "outcome of a ruling"),
    "oot_forfeit": QT_TRANSLATE_NOOP("Rulings", "Out of turn: bet stays in the pot", "outcome of a ruling"),
    "oot_retract": QT_TRANSLATE_NOOP("Rulings", "Out of turn: all act again in order", "outcome of a ruling"),
    "misdeal": QT_TRANSLATE_NOOP("Rulings", "Misdeal", "outcome of a ruling"),
    "play_on": QT_TRANSLATE_NOOP("Rulings", "Play on", "outcome of a ruling"),
    "reconstruct": QT_TRANSLATE_NOOP("Rulings", "Restore the deal", "outcome of a ruling"),
    "exchange_with_burn": QT_TRANSLATE_NOOP("Rulings", "Exchanged for the first burn card", "outcome of a ruling"),
    "supply_card": QT_TRANSLATE_NOOP("Rulings", "Deal the missing card", "outcome of a ruling"),
    "hand_dead": QT_TRANSLATE_NOOP("Rulings", "The hand is dead", "outcome of a ruling"),
    "hand_live": QT_TRANSLATE_NOOP("Rulings", "The hand is live", "outcome of a ruling"),
    "hand_void_refund": QT_TRANSLATE_NOOP("Rulings", "Hand void, bets returned", "outcome of a ruling"),
    "round_void_refund": QT_TRANSLATE_NOOP("Rulings", "All bets returned, re-deal", "outcome of a ruling"),
    "scramble_pick_burn": QT_TRANSLATE_NOOP("Rulings", "Scramble and pick the burn", "outcome of a ruling"),
    "reshuffle_redeal_no_burn": QT_TRANSLATE_NOOP("Rulings", "Reshuffle, re-deal, no burn", "outcome of a ruling"),
    "board_card_stays": QT_TRANSLATE_NOOP("Rulings", "The card stays", "outcome of a ruling"),
    "use_as_burn": QT_TRANSLATE_NOOP("Rulings", "The card is the burn", "outcome of a ruling"),
    "muck_card": QT_TRANSLATE_NOOP("Rulings", "The card is mucked", "outcome of a ruling"),
    "correct_all_to": QT_TRANSLATE_NOOP("Rulings", "Corrected for all players", "outcome of a ruling"),
    "correct_bettor_to": QT_TRANSLATE_NOOP("Rulings", "Corrected for the bettor only", "outcome of a ruling"),
    "error_stands": QT_TRANSLATE_NOOP("Rulings", "The error stands", "outcome of a ruling"),
    "td_decides": QT_TRANSLATE_NOOP("Rulings", "You decide", "outcome of a ruling: the director"),
    "no_rule": QT_TRANSLATE_NOOP("Rulings", "No rule in this book", "outcome of a ruling"),
    "facts_missing": QT_TRANSLATE_NOOP("Rulings", "More facts needed", "outcome of a ruling"),
    "yes": QT_TRANSLATE_NOOP("Rulings", "Yes", "outcome of a ruling"),
    "no": QT_TRANSLATE_NOOP("Rulings", "No", "outcome of a ruling"),
    "open": QT_TRANSLATE_NOOP("Rulings", "Still open", "outcome of a ruling"),
    "closed": QT_TRANSLATE_NOOP("Rulings", "Too late", "outcome of a ruling"),
    "pots": QT_TRANSLATE_NOOP("Rulings", "The pots", "outcome of a ruling"),
    "order": QT_TRANSLATE_NOOP("Rulings", "The order", "outcome of a ruling"),
    "positions": QT_TRANSLATE_NOOP("Rulings", "The positions", "outcome of a ruling"),
    "move": QT_TRANSLATE_NOOP("Rulings", "A player moves", "outcome of a ruling"),
    "halt": QT_TRANSLATE_NOOP("Rulings", "Play is halted", "outcome of a ruling"),
    "continue": QT_TRANSLATE_NOOP("Rulings", "The table plays on", "outcome of a ruling"),
    "penalty": QT_TRANSLATE_NOOP("Rulings", "Penalty", "outcome of a ruling"),
    "disqualified": QT_TRANSLATE_NOOP("Rulings", "Disqualified", "outcome of a ruling"),
    "remove_chips": QT_TRANSLATE_NOOP("Rulings", "Chips out of play", "outcome of a ruling"),
    "amount": QT_TRANSLATE_NOOP("Rulings", "The number", "outcome of a ruling"),
    "procedure": QT_TRANSLATE_NOOP("Rulings", "Step by step", "outcome of a ruling"),
}

PENALTIES: Final[Mapping[str, Text]] = {
    PenaltyKind.WARNING: QT_TRANSLATE_NOOP("Rulings", "warning", "a penalty"),
    PenaltyKind.MISSED_HANDS: QT_TRANSLATE_NOOP("Rulings", "missed hands", "a penalty"),
    PenaltyKind.ROUNDS: QT_TRANSLATE_NOOP("Rulings", "rounds away from the table", "a penalty"),
    PenaltyKind.DISQUALIFICATION: QT_TRANSLATE_NOOP("Rulings", "disqualification", "a penalty"),
    "void_wager": QT_TRANSLATE_NOOP("Rulings", "bet void", "a penalty"),
    "exclude": QT_TRANSLATE_NOOP("Rulings", "excluded from the game", "a penalty"),
    "keep_apart": QT_TRANSLATE_NOOP("Rulings", "the two players are kept apart", "a penalty"),
}

THE_SEATS: Final = (QT_TRANSLATE_NOOP("Rulings", "seat {seats}"), QT_TRANSLATE_NOOP("Rulings", "seats {seats}"))
"""One seat and several, as they stand inside a sentence."""

FATES: Final[Mapping[str, Text]] = {
    "burn": QT_TRANSLATE_NOOP("Rulings", "becomes the burn card", "fate of a card"),
    "next_burn": QT_TRANSLATE_NOOP("Rulings", "kept as the next burn card", "fate of a card"),
    "muck": QT_TRANSLATE_NOOP("Rulings", "goes to the muck", "fate of a card"),
    "stub": QT_TRANSLATE_NOOP("Rulings", "is returned to the deck", "fate of a card"),
    "stays": QT_TRANSLATE_NOOP("Rulings", "stays where it is", "fate of a card"),
    "random_burn": QT_TRANSLATE_NOOP("Rulings", "one of them, at random, becomes the burn card", "fate of a card"),
    "to_seat": QT_TRANSLATE_NOOP("Rulings", "goes to seat {seat}", "fate of a card"),
    "redeal": QT_TRANSLATE_NOOP("Rulings", "is dealt again", "fate of a card"),
    "show_then_muck": QT_TRANSLATE_NOOP("Rulings", "shown to everybody, then mucked", "fate of a card"),
}

WORDS: Final = Chapter(
    questions={
        "seat": QT_TRANSLATE_NOOP("Rulings", "Which seat?"),
        "seats": QT_TRANSLATE_NOOP("Rulings", "The table: who sits where?", "asked when the table was not entered"),
        "seats.stack": QT_TRANSLATE_NOOP("Rulings", "How many chips does the player have?"),
        "level": QT_TRANSLATE_NOOP("Rulings", "Which blinds?"),
        "level.lowest_chip": QT_TRANSLATE_NOOP("Rulings", "What is the smallest chip in play?"),
        "button": QT_TRANSLATE_NOOP("Rulings", "Where is the button?"),
        "small_blind": QT_TRANSLATE_NOOP("Rulings", "Who is the small blind?"),
        "big_blind": QT_TRANSLATE_NOOP("Rulings", "Who is the big blind?"),
        "last_raise": QT_TRANSLATE_NOOP("Rulings", "How large was the last full bet or raise of this round?"),
        "pot": QT_TRANSLATE_NOOP("Rulings", "How much is in the middle, without the bets of this round?"),
        "street": QT_TRANSLATE_NOOP("Rulings", "Which betting round?"),
        "actions": QT_TRANSLATE_NOOP("Rulings", "What was done, in order?"),
        "actions.to": QT_TRANSLATE_NOOP("Rulings", "How much was put in?"),
        "seats.cards": QT_TRANSLATE_NOOP("Rulings", "Which cards does the player hold?"),
        "board": QT_TRANSLATE_NOOP("Rulings", "Which cards are on the board?"),
        "deal": QT_TRANSLATE_NOOP("Rulings", "Which card went where?"),
        "players_left": QT_TRANSLATE_NOOP("Rulings", "How many players are left in the event?"),
    },
    steps={
        "rulings.no_rule": QT_TRANSLATE_NOOP("Rulings", "No rule for it in this book. You decide what is fairest."),
    },
    places={
        "seat": QT_TRANSLATE_NOOP("Rulings", "the cards of seat {number}"),
        "flop": QT_TRANSLATE_NOOP("Rulings", "the flop"),
        "turn": QT_TRANSLATE_NOOP("Rulings", "the turn"),
        "river": QT_TRANSLATE_NOOP("Rulings", "the river"),
        "flop_burn": QT_TRANSLATE_NOOP("Rulings", "the burn for the flop"),
        "turn_burn": QT_TRANSLATE_NOOP("Rulings", "the burn for the turn"),
        "river_burn": QT_TRANSLATE_NOOP("Rulings", "the burn for the river"),
        "extra": QT_TRANSLATE_NOOP("Rulings", "the extra card"),
    },
    choices={
        "fairest_result": QT_TRANSLATE_NOOP("Rulings", "Rule in the best interest of the game"),
        "as_other_books": QT_TRANSLATE_NOOP("Rulings", "Rule as another rulebook does, and note it"),
    },
)
