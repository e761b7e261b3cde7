"""The sentence of what Enter does in the command box."""

from tdapp.texts import QT_TRANSLATE_NOOP, Text

COMMANDS: dict[str, Text] = {
    "command.do": QT_TRANSLATE_NOOP("Commands", "{label}", "what Enter does: the name of an action"),
    "command.no": QT_TRANSLATE_NOOP("Commands", "{label} is not possible now: {why}"),
    "command.phrase": QT_TRANSLATE_NOOP("Commands", "{what}: continue with '{typed}'"),
    "command.bust_out": QT_TRANSLATE_NOOP("Commands", "Bust out {names}"),
    "command.bust_out.by": QT_TRANSLATE_NOOP("Commands", "{what}, by {by}", "knocked out by"),
    "command.name": QT_TRANSLATE_NOOP("Commands", "{name} was knocked out by {by}"),
    "command.how.by": QT_TRANSLATE_NOOP(
        "Commands", "Who knocked out whom? Type '12-4 by 12-7', or 'by 12-7' for the last one out"
    ),
    "command.by.himself": QT_TRANSLATE_NOOP("Commands", "{name} goes out in this hand. Say who else won the pot"),
    "command.by.twice": QT_TRANSLATE_NOOP("Commands", "{name} is named already. Say who else shares the pot"),
    "command.bust_out.place": QT_TRANSLATE_NOOP("Commands", "Bust out {name}, in place {place}"),
    "command.bust_out.seat": QT_TRANSLATE_NOOP("Commands", "Bust out {name} from {seat}, in place {place}"),
    "command.bust_out.shared": QT_TRANSLATE_NOOP("Commands", "Bust out {name}, sharing places {best} to {worst}"),
    "command.bust_out.several": QT_TRANSLATE_NOOP("Commands", "Bust out {names} in one hand, places {best} to {worst}"),
    "command.sheet": QT_TRANSLATE_NOOP("Commands", "Show table {table} with everybody ticked: {offer}"),
    "command.is_out": QT_TRANSLATE_NOOP("Commands", "{name} is out already"),
    "command.free": QT_TRANSLATE_NOOP("Commands", "Nobody sits at {seat}"),
    "command.back": QT_TRANSLATE_NOOP("Commands", "Bring {name} back into play"),
    "command.move": QT_TRANSLATE_NOOP("Commands", "Move {name} to {seat}"),
    "command.swap": QT_TRANSLATE_NOOP("Commands", "Let {name} and {other} swap seats"),
    "command.pay": QT_TRANSLATE_NOOP("Commands", "Pay {name} {amount}"),
    "command.cancel": QT_TRANSLATE_NOOP("Commands", "Cancel the entry of {name} and refund {amount}"),
    "command.back_and_sell": QT_TRANSLATE_NOOP(
        "Commands", "Bring {name} back into play, and sell {offer} for {amount} in cash"
    ),
    "command.nobody": QT_TRANSLATE_NOOP("Commands", "Nobody here is called {typed}. Choose a line below to continue"),
    "command.unclear": QT_TRANSLATE_NOOP("Commands", "'{typed}' looks like a command. Choose what you mean below"),
    "command.open_for": QT_TRANSLATE_NOOP("Commands", "Open registration, so that {name} can be registered"),
    "command.sell": QT_TRANSLATE_NOOP("Commands", "Sell {name} {offer} for {amount} in cash"),
    "command.refund": QT_TRANSLATE_NOOP("Commands", "Cancel the entry of {name}: the desk shows the refund"),
    "command.account": QT_TRANSLATE_NOOP("Commands", "Show the account of {name} at the desk"),
    "command.register": QT_TRANSLATE_NOOP("Commands", "Register {name}"),
    "command.register_new": QT_TRANSLATE_NOOP("Commands", "Register {name} as a new player of the club"),
    "command.register_apart": QT_TRANSLATE_NOOP("Commands", "Register {name} ({apart})"),
    "command.register_too": QT_TRANSLATE_NOOP("Commands", "Register {name}. Somebody else of that name is already in"),
    "command.register_apart_too": QT_TRANSLATE_NOOP(
        "Commands", "Register {name} ({apart}). Somebody else of that name is already in"
    ),
    "command.register_new_too": QT_TRANSLATE_NOOP(
        "Commands", "Register {name} as a new player of the club. Somebody of that name is already in"
    ),
    "command.add_time": QT_TRANSLATE_NOOP("Commands", "Add {by} to this level"),
    "command.take_time": QT_TRANSLATE_NOOP("Commands", "Take {by} off this level"),
    "command.race": QT_TRANSLATE_NOOP("Commands", "Show how the {chip} chips are raced off"),
    "command.race_on": QT_TRANSLATE_NOOP("Commands", "Go to the race of the {chip} chips"),
    "command.race_other": QT_TRANSLATE_NOOP("Commands", "The {chip} chips are raced off first: go to that race"),
    "command.race_none": QT_TRANSLATE_NOOP("Commands", "No {chip} chips can be raced off now"),
    "command.no_race": QT_TRANSLATE_NOOP("Commands", "No race is under way"),
    "command.odd": QT_TRANSLATE_NOOP("Commands", "Table {table} has %n odd chips", "", 1),
    "command.odd_none": QT_TRANSLATE_NOOP("Commands", "Table {table} has no odd chips"),
    "command.found": QT_TRANSLATE_NOOP("Commands", "Found without an owner, out of play: {chips}"),
    "command.count": QT_TRANSLATE_NOOP("Commands", "Stack of {name}: {chips} chips"),
    "command.milestone": QT_TRANSLATE_NOOP("Commands", "{name} wins a seat with {chips} chips and leaves play"),
    "command.count_table": QT_TRANSLATE_NOOP("Commands", "Chips at table {table}: {chips}"),
    "command.break_table": QT_TRANSLATE_NOOP("Commands", "Propose to break table {table}"),
    "command.break_now": QT_TRANSLATE_NOOP("Commands", "Break now, for {lasts}"),
    "command.level": QT_TRANSLATE_NOOP("Commands", "Set the clock to the start of level {level}"),
    "command.no_level": QT_TRANSLATE_NOOP("Commands", "There is no level {level}: the structure has %n levels", "", 1),
    "command.how.level": QT_TRANSLATE_NOOP("Commands", "Which level? Type its number, such as 'level 12'"),
    "command.generate": QT_TRANSLATE_NOOP("Commands", "Make a structure for an evening"),
    "command.how.generate": QT_TRANSLATE_NOOP("Commands", "Type 'generate' alone to make a structure"),
    "command.end_at": QT_TRANSLATE_NOOP("Commands", "Show ways to end at {at}"),
    "command.how.end": QT_TRANSLATE_NOOP("Commands", "When? Type a time, such as 'end 23:30'"),
    "command.show_table": QT_TRANSLATE_NOOP("Commands", "Show table {table}"),
    "command.rule": QT_TRANSLATE_NOOP("Commands", "Rule: {label}", "label is what happened at the table"),
    "command.rule_seat": QT_TRANSLATE_NOOP(
        "Commands", "Rule: {label}, {name} at {seat}", "label is what happened at the table"
    ),
    "command.rule_table": QT_TRANSLATE_NOOP(
        "Commands", "Rule: {label}, at table {table}", "label is what happened at the table"
    ),
    "command.rule_at": QT_TRANSLATE_NOOP("Commands", "Rule on what happened to {name} at {seat}"),
    "command.no_table": QT_TRANSLATE_NOOP("Commands", "Table {table} is not in play"),
    "command.show": QT_TRANSLATE_NOOP("Commands", "Show {name} in the list"),
    "command.taken": QT_TRANSLATE_NOOP("Commands", "{name} sits at {seat}: type a free seat, or let them swap"),
    "command.which_seat": QT_TRANSLATE_NOOP("Commands", "Which seat at table {table}? Type its number after the dash"),
    "command.after_seat": QT_TRANSLATE_NOOP(
        "Commands", "Type {seat} alone, or a verb before it, such as 'bust {seat}' or 'count {seat} 34500'"
    ),
    "command.nobody_here": QT_TRANSLATE_NOOP(
        "Commands", "Nobody here is called {typed}. Type other letters of the name, or the seat"
    ),
    "command.is_in": QT_TRANSLATE_NOOP("Commands", "{name} is not out"),
    "command.no_prize": QT_TRANSLATE_NOOP("Commands", "No prize is due to {name}"),
    "command.was_paid": QT_TRANSLATE_NOOP("Commands", "{name} has been paid already"),
    "command.no_seat": QT_TRANSLATE_NOOP("Commands", "{name} has no seat yet: draw one first"),
    "command.how.bust": QT_TRANSLATE_NOOP(
        "Commands", "Who is out? Type a name or a seat, such as 'bust anna' or 'bust 3-2'"
    ),
    "command.how.back": QT_TRANSLATE_NOOP("Commands", "Who comes back into play? Type a name, such as 'back anna'"),
    "command.how.move": QT_TRANSLATE_NOOP("Commands", "Who moves, and to which seat? Type 'move anna 3-2'"),
    "command.how.swap": QT_TRANSLATE_NOOP(
        "Commands", "Which two swap seats? Type 'swap 3-2 7-5' or 'swap anna + bob'; two tables: 'swap 3 7'"
    ),
    "command.how.pay": QT_TRANSLATE_NOOP(
        "Commands", "Who is paid? Type the name of somebody who is out, such as 'pay anna'"
    ),
    "command.how.register": QT_TRANSLATE_NOOP(
        "Commands", "Who is registered? Type a name, such as 'register anna smith'"
    ),
    "command.how.cancel": QT_TRANSLATE_NOOP(
        "Commands", "Whose entry is cancelled? Type a name or a seat, such as 'cancel anna'"
    ),
    "command.how.break": QT_TRANSLATE_NOOP(
        "Commands", "Which table breaks, or how many minutes is the break? Type 'break 14'"
    ),
    "command.how.table": QT_TRANSLATE_NOOP("Commands", "Which table? Type its number, such as 'table 7'"),
    "command.how.rule": QT_TRANSLATE_NOOP(
        "Commands", "What happened, and where? Type some letters of it, such as 'rule misdeal 3-2'"
    ),
    "command.how.rebuy": QT_TRANSLATE_NOOP(
        "Commands", "Who buys a rebuy? Type a name or a seat, such as 'rebuy 3-2'; a whole table: 'rebuy 3'"
    ),
    "command.how.re_entry": QT_TRANSLATE_NOOP(
        "Commands", "Who re-enters? Type the name of somebody who is out, such as 're-entry anna'"
    ),
    "command.how.add_on": QT_TRANSLATE_NOOP(
        "Commands", "Who buys an add-on? Type a name or a seat, such as 'add-on 3-2'; a whole table: 'add-on 3'"
    ),
    "command.how.refund": QT_TRANSLATE_NOOP(
        "Commands", "Who gets a refund? Type a name or a seat, such as 'refund anna'"
    ),
    "command.how.desk": QT_TRANSLATE_NOOP("Commands", "Whose account? Type a name or a seat, such as 'desk anna'"),
    "command.how.button": QT_TRANSLATE_NOOP("Commands", "Where is the button? Type its seat, such as 'button 3-2'"),
    "command.how.hand": QT_TRANSLATE_NOOP(
        "Commands", "Which table has played a hand? Type its number, such as 'hand 7'"
    ),
    "command.how.seated": QT_TRANSLATE_NOOP(
        "Commands", "Who sits in the new seat? Type a name or the seat, such as 'seated 3-2'"
    ),
    "command.how.halt": QT_TRANSLATE_NOOP("Commands", "Which short table plays on? Type its number, such as 'halt 7'"),
    "command.how.compress": QT_TRANSLATE_NOOP(
        "Commands", "Which table moves up to its lowest seats? Type its number, such as 'compress 7'"
    ),
    "command.penalize": QT_TRANSLATE_NOOP("Commands", "Penalty for {name}: choose which, and why"),
    "command.punish.warning": QT_TRANSLATE_NOOP("Commands", "Warn {name}: {offence}"),
    "command.punish.missed_hands": QT_TRANSLATE_NOOP("Commands", "{name} misses %n hands: {offence}", "", 1),
    "command.punish.rounds": QT_TRANSLATE_NOOP("Commands", "{name} misses %n rounds: {offence}", "", 1),
    "command.no_offence": QT_TRANSLATE_NOOP(
        "Commands", "Nothing that happens at a table is called {typed}. Type another word for it, such as 'phone'"
    ),
    "command.how.penalty": QT_TRANSLATE_NOOP(
        "Commands",
        "Who misses how many hands or rounds, and why? Type 'penalty 3-2 1 round phone' or '4 hands'",
    ),
    "command.how.warning": QT_TRANSLATE_NOOP(
        "Commands", "Who is warned, and why? Type 'warning 3-2 phone' or 'warning anna phone'"
    ),
    "command.how.count": QT_TRANSLATE_NOOP(
        "Commands", "Whose chips, and how many? Type 'count 3-2 34500', or 'count 3 180000' for a table"
    ),
    "command.announce": QT_TRANSLATE_NOOP("Commands", "Announce: {text}"),
    "command.how.say": QT_TRANSLATE_NOOP(
        "Commands", "What is the room to be told? Type it, or 'announce table 14 breaks'"
    ),
    "command.how.milestone": QT_TRANSLATE_NOOP(
        "Commands", "Who has the chips that win a seat, and how many? Type 'milestone 3-2 310000'"
    ),
    "command.how.race": QT_TRANSLATE_NOOP("Commands", "Which chip is raced off? Type its value, such as 'race 25'"),
    "command.how.odd": QT_TRANSLATE_NOOP(
        "Commands", "Which table, and which seats have odd chips? Type 'odd 7 1 1 3': two at seat 1, one at seat 3"
    ),
    "command.how.found": QT_TRANSLATE_NOOP(
        "Commands", "Which chips were found without an owner? Type 'found 500' or 'found 3x500'"
    ),
}
