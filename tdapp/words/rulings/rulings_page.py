"""The words of the Rulings page."""

from collections.abc import Mapping
from typing import Final

from tdapp.texts import QT_TRANSLATE_NOOP, Text

TITLE = QT_TRANSLATE_NOOP("RulingsPage", "Rulings")
NEW = QT_TRANSLATE_NOOP("RulingsPage", "Rule", "the view in which an incident is ruled on; one short word")
GIVEN = QT_TRANSLATE_NOOP("RulingsPage", "Given", "the list of rulings that were given")
PENALTIES = QT_TRANSLATE_NOOP("RulingsPage", "Penalties")
RULES = QT_TRANSLATE_NOOP("RulingsPage", "Rulebook")
BOOK = QT_TRANSLATE_NOOP("RulingsPage", "Rulebook of this tournament")
TABLE = QT_TRANSLATE_NOOP("RulingsPage", "Table")
NO_TABLE = QT_TRANSLATE_NOOP("RulingsPage", "no table")
TABLE_OF = QT_TRANSLATE_NOOP("RulingsPage", "Table {table}")
SEARCH = QT_TRANSLATE_NOOP("RulingsPage", "What happened? A word or a rule number")
INCIDENTS = QT_TRANSLATE_NOOP("RulingsPage", "Incidents")
NOTHING_FOUND = QT_TRANSLATE_NOOP("RulingsPage", "Nothing found. Try another word, or a rule number.")
LINE = QT_TRANSLATE_NOOP("RulingsPage", "The table in a line")
LINE_HINT = QT_TRANSLATE_NOOP("RulingsPage", "d3 b600 c 5r1800 f flop AsKd2c", "an example")
LINE_HELP = QT_TRANSLATE_NOOP(
    "RulingsPage",
    "d3: button at seat 3 · b600 bet · r1800 raise · c call · x check · f fold · a all-in · 5r1800: "
    "by seat 5 · 4=12500: stack · 4:AsKd: cards · 4+800: paid before · flop AsKd2c · pot4500 · "
    "chip25: smallest chip · ante100 · pl: pot-limit",
    "the short words themselves (d b r c x f a, flop, pot, chip, ante, pl) stay as they are",
)
WORD_WRONG: Final[Mapping[str, Text]] = {
    "empty_seat": QT_TRANSLATE_NOOP("RulingsPage", "'{word}': nobody plays in that seat."),
    "no_amount": QT_TRANSLATE_NOOP("RulingsPage", "'{word}': a number of chips is missing, such as b600."),
    "no_cards": QT_TRANSLATE_NOOP("RulingsPage", "'{word}': these are not cards. Write 4:AsKd."),
    "card_twice": QT_TRANSLATE_NOOP("RulingsPage", "'{word}': the same card twice. Check the cards."),
    "unknown_word": QT_TRANSLATE_NOOP(
        "RulingsPage", "'{word}' is not understood here. f folds, x checks, c calls, b bets, r raises, a is all-in."
    ),
    "street_before": QT_TRANSLATE_NOOP("RulingsPage", "'{word}': that street has been played already."),
    "too_many_chips": QT_TRANSLATE_NOOP("RulingsPage", "'{word}': too many single chips. Check the number."),
}
ANSWER = QT_TRANSLATE_NOOP("RulingsPage", "The ruling")
FACTS = QT_TRANSLATE_NOOP("RulingsPage", "What happened")
CHOOSE = QT_TRANSLATE_NOOP("RulingsPage", "What happened?")
CHOOSE_WHY = QT_TRANSLATE_NOOP(
    "RulingsPage", "Type a word such as 'oot', 'misdeal' or 'string', or choose from the list; then answer."
)
YES = QT_TRANSLATE_NOOP("RulingsPage", "Yes", "answer to a question")
NO = QT_TRANSLATE_NOOP("RulingsPage", "No", "answer to a question")
USUALLY = QT_TRANSLATE_NOOP("RulingsPage", "usually: {usual}")
NOT_KNOWN = QT_TRANSLATE_NOOP("RulingsPage", "Enter if not known", "beside a question for chips: the key Enter")
BY_HAND = QT_TRANSLATE_NOOP("RulingsPage", "{asks} {answer}", "a question with the answer that is known already")
BY_HAND_HELP = QT_TRANSLATE_NOOP("RulingsPage", "Already known. Press to change the answer.")
CHIPS_HINT = QT_TRANSLATE_NOOP("RulingsPage", "one by one: 1000 1000, or 2x1000")
CARDS_HINT = QT_TRANSLATE_NOOP("RulingsPage", "As Kd")
NO_NUMBER = QT_TRANSLATE_NOOP("RulingsPage", "Enter a whole number.")
NO_CARDS = QT_TRANSLATE_NOOP("RulingsPage", "Write cards by rank and suit: As Kd 10h.")
NO_CHIPS = QT_TRANSLATE_NOOP("RulingsPage", "Write the chips one by one: 1000 500, or 2x100.")
STEPS = QT_TRANSLATE_NOOP("RulingsPage", "Say and do")
CHECKLIST = QT_TRANSLATE_NOOP("RulingsPage", "Floor")
PENALTY_MAY = QT_TRANSLATE_NOOP("RulingsPage", "A penalty may follow ({rule}): {menu}")
PENALTY_MUST = QT_TRANSLATE_NOOP("RulingsPage", "A penalty must follow ({rule}): {menu}")
YOU_DECIDE = QT_TRANSLATE_NOOP("RulingsPage", "You decide ({rule})")
RECOMMENDED = QT_TRANSLATE_NOOP("RulingsPage", "{choice} (recommended)")
MISSING = QT_TRANSLATE_NOOP("RulingsPage", "Still needed")
RULES_USED = QT_TRANSLATE_NOOP("RulingsPage", "By these rules")
WHY = QT_TRANSLATE_NOOP("RulingsPage", "Why")
ASSUMED = QT_TRANSLATE_NOOP("RulingsPage", "Taken as given")
CARDS = QT_TRANSLATE_NOOP("RulingsPage", "Cards")
POTS = QT_TRANSLATE_NOOP("RulingsPage", "Pots")
POT_LINE = QT_TRANSLATE_NOOP("RulingsPage", "Pot {number}: {amount}, for {the_seats}")
POT_AWARD = QT_TRANSLATE_NOOP("RulingsPage", "seat {seat} gets {amount}")
SEAT_REFUND = QT_TRANSLATE_NOOP("RulingsPage", "{amount} returned")
SEAT_ADDS = QT_TRANSLATE_NOOP("RulingsPage", "adds {amount}")
SEAT_FORFEITS = QT_TRANSLATE_NOOP("RulingsPage", "{amount} stays in the pot")
SEAT_REMOVED = QT_TRANSLATE_NOOP("RulingsPage", "{amount} leaves play")
SEAT_GIVES = QT_TRANSLATE_NOOP("RulingsPage", "{amount} goes to the winner")
SEAT_GAINS = QT_TRANSLATE_NOOP("RulingsPage", "gets {amount}")
HAND: Final[Mapping[str, Text]] = {
    "live": QT_TRANSLATE_NOOP("RulingsPage", "hand live"),
    "dead": QT_TRANSLATE_NOOP("RulingsPage", "hand dead"),
    "void": QT_TRANSLATE_NOOP("RulingsPage", "hand void"),
}
SEAT_LINE = QT_TRANSLATE_NOOP("RulingsPage", "Seat {seat}: {what}")
SEATS = QT_TRANSLATE_NOOP("RulingsPage", "Seats")
BET_IS = QT_TRANSLATE_NOOP("RulingsPage", "The bet is {level}.")
RAISE_FROM_TO = QT_TRANSLATE_NOOP("RulingsPage", "A raise goes from {least} to {most}.")
RAISE_FROM = QT_TRANSLATE_NOOP("RulingsPage", "A raise goes to at least {least}.")
RAISE_TO = QT_TRANSLATE_NOOP("RulingsPage", "A raise goes to at most {most}.")
NEXT = QT_TRANSLATE_NOOP("RulingsPage", "Next to act: seat {seat}.")
CALL_TO = QT_TRANSLATE_NOOP("RulingsPage", "call to {to}", "what a player may do; to: his chips of the round in all")
MAY = QT_TRANSLATE_NOOP("RulingsPage", "Seat {seat} may: {acts}.")
IMPOSSIBLE = QT_TRANSLATE_NOOP("RulingsPage", "Not possible")
GIVE = QT_TRANSLATE_NOOP("RulingsPage", "Give ruling")
OVERRULE = QT_TRANSLATE_NOOP("RulingsPage", "Overrule", "the director decides otherwise than the book")
REASON = QT_TRANSLATE_NOOP("RulingsPage", "Your decision and why")
REASON_OPTIONAL = QT_TRANSLATE_NOOP("RulingsPage", "A note to keep with it")
DIFFERS = QT_TRANSLATE_NOOP("RulingsPage", "another answer", "of a rulebook, beside the tournament's own")
NOTHING_RULED = QT_TRANSLATE_NOOP("RulingsPage", "Say first what happened.")
NOT_YET = QT_TRANSLATE_NOOP("RulingsPage", "More facts are needed; the first is asked.")
CHOOSE_FIRST = QT_TRANSLATE_NOOP("RulingsPage", "First choose what happens.")
COUNT_FIRST = QT_TRANSLATE_NOOP("RulingsPage", "First say how many hands or rounds are missed.")
REASON_FIRST = QT_TRANSLATE_NOOP("RulingsPage", "First write what is decided, and why.")
GIVEN_ALREADY = QT_TRANSLATE_NOOP("RulingsPage", "This ruling has been given. Start again for the next.")
NOTHING_CHOSEN = QT_TRANSLATE_NOOP("RulingsPage", "Nothing to rule on yet.")
IMPOSSIBLE_FIRST = QT_TRANSLATE_NOOP("RulingsPage", "First correct what is not possible.")
ACTS_OF = QT_TRANSLATE_NOOP("RulingsPage", "Seat {seat} {name}", "a seat and who sits there")
CHIP_MORE = QT_TRANSLATE_NOOP("RulingsPage", "One chip of {chip} more")
CHIP_LESS = QT_TRANSLATE_NOOP("RulingsPage", "One less", "the last chip is taken away again")
KEY_SEARCH = QT_TRANSLATE_NOOP("RulingsPage", "Find what happened", "what a key does")
KEY_LINE = QT_TRANSLATE_NOOP("RulingsPage", "To the table in a line", "what a key does")
KEY_WHY = QT_TRANSLATE_NOOP("RulingsPage", "Why: the reasoning", "what a key does")
KEY_CHOICE = QT_TRANSLATE_NOOP("RulingsPage", "Take the first, second or further choice", "what a key does")
KEY_STEP_BACK = QT_TRANSLATE_NOOP("RulingsPage", "One step back", "what a key does")
KEY_ANSWER = QT_TRANSLATE_NOOP("RulingsPage", "Answer a question: digits choose, Y and N, Enter continues")
COMPARE = QT_TRANSLATE_NOOP("RulingsPage", "Compare", "the three rulebooks side by side")
SIDE_BY_SIDE = QT_TRANSLATE_NOOP("RulingsPage", "Other books")
THE_SAME = QT_TRANSLATE_NOOP("RulingsPage", "the same", "another rulebook rules the same")
ONE_BOOK = QT_TRANSLATE_NOOP("RulingsPage", "One book")
SAY_IT = QT_TRANSLATE_NOOP("RulingsPage", "Say it in")
START_AGAIN = QT_TRANSLATE_NOOP("RulingsPage", "Start again")
PRINT = QT_TRANSLATE_NOOP("RulingsPage", "Incident sheet")
RECORD_CHIPS = QT_TRANSLATE_NOOP("RulingsPage", "Record the chips")
CHIPS_RECORDED = QT_TRANSLATE_NOOP("RulingsPage", "The chips of this ruling are recorded: the Journal says which.")
NO_TOURNAMENT = QT_TRANSLATE_NOOP("RulingsPage", "No tournament is open")
HANDS_LEFT = QT_TRANSLATE_NOOP("RulingsPage", "%n hands left", "", 1)
HAND_PLAYED = QT_TRANSLATE_NOOP("RulingsPage", "Hand played at table {table}")
LIFT = QT_TRANSLATE_NOOP("RulingsPage", "Lift the rest")
FOR_RULING = QT_TRANSLATE_NOOP("RulingsPage", "For ruling {number}")
OTHER_PENALTY = QT_TRANSLATE_NOOP("RulingsPage", "Other penalty", "a button: none of those that are offered")
GIVE_PENALTY = QT_TRANSLATE_NOOP("RulingsPage", "Give a penalty")
PENALTY_WHO = QT_TRANSLATE_NOOP("RulingsPage", "Who")
PENALTY_WHAT = QT_TRANSLATE_NOOP("RulingsPage", "Penalty")
PENALTY_COUNT = QT_TRANSLATE_NOOP("RulingsPage", "How many")
PENALTY_FOR = QT_TRANSLATE_NOOP("RulingsPage", "For")
COUNTED_CHIPS = QT_TRANSLATE_NOOP("RulingsPage", "Chips, counted")
WITH_PENALTY: Final[Mapping[str, Text]] = {
    "may": QT_TRANSLATE_NOOP("RulingsPage", "Penalty: you decide ({rule})"),
    "must": QT_TRANSLATE_NOOP("RulingsPage", "Penalty: one must follow ({rule})"),
}
PENALTY_OF: Final[Mapping[str, Text]] = {
    "warning": QT_TRANSLATE_NOOP("RulingsPage", "Warning"),
    "missed_hands": QT_TRANSLATE_NOOP("RulingsPage", "%n hands", "a penalty: hands that are missed", 1),
    "rounds": QT_TRANSLATE_NOOP("RulingsPage", "1 round, %n hands", "a penalty: a round, which is so many hands", 1),
}
HOW_MANY: Final[Mapping[str, Text]] = {
    "missed_hands": QT_TRANSLATE_NOOP("RulingsPage", "Hands to miss"),
    "rounds": QT_TRANSLATE_NOOP("RulingsPage", "Rounds to miss"),
}
NO_PENALTIES = QT_TRANSLATE_NOOP("RulingsPage", "Nobody is on a penalty")
NO_PENALTIES_WHY = QT_TRANSLATE_NOOP("RulingsPage", "Warnings, missed hands and disqualifications are listed here.")
NO_RULINGS = QT_TRANSLATE_NOOP("RulingsPage", "No ruling has been given yet")
NO_RULINGS_WHY = QT_TRANSLATE_NOOP(
    "RulingsPage", "Rulings you give are listed here and in the journal, with their rules and your reasons."
)
FIND_RULE = QT_TRANSLATE_NOOP("RulingsPage", "Number or words")
OPEN_INCIDENT = QT_TRANSLATE_NOOP("RulingsPage", "Rule on it: {incident}")
CLOCK_CALL = QT_TRANSLATE_NOOP("RulingsPage", "Clock on a player")
CLOCK_STOP = QT_TRANSLATE_NOOP("RulingsPage", "Has acted")
CLOCK_LEFT = QT_TRANSLATE_NOOP("RulingsPage", "{seconds} s")
CLOCK_COUNT = QT_TRANSLATE_NOOP("RulingsPage", "{seconds}", "the last seconds, counted aloud")
CLOCK_OVER = QT_TRANSLATE_NOOP("RulingsPage", "Time: dead facing a bet, otherwise a check. A tie goes to the player.")
DECIDED = QT_TRANSLATE_NOOP("RulingsPage", "Decided: {what}")
OVERRULED = QT_TRANSLATE_NOOP("RulingsPage", "The tournament director overruled the book")
NUMBER_AND_TITLE = QT_TRANSLATE_NOOP("RulingsPage", "Ruling {number}: {incident}")
