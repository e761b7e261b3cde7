"""The sentence of what Enter does in the command box."""

from tdapp.texts import QT_TRANSLATE_NOOP, Text

COMMANDS: dict[str, Text] = {
    "command.do": QT_TRANSLATE_NOOP("Commands", "{label}", "what Enter does: the name of an action"),
    "command.no": QT_TRANSLATE_NOOP("Commands", "{label} is not possible now: {why}"),
    "command.bust_out": QT_TRANSLATE_NOOP("Commands", "Bust out {names}"),
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
    "command.add_time": QT_TRANSLATE_NOOP("Commands", "Add {by} to this level"),
    "command.take_time": QT_TRANSLATE_NOOP("Commands", "Take {by} off this level"),
    "command.race": QT_TRANSLATE_NOOP("Commands", "Show how the {chip} chips are raced off"),
    "command.race_none": QT_TRANSLATE_NOOP("Commands", "No {chip} chips can be raced off now"),
    "command.no_race": QT_TRANSLATE_NOOP("Commands", "No race is under way"),
    "command.odd": QT_TRANSLATE_NOOP("Commands", "Table {table} has %n odd chips", "", 1),
    "command.odd_none": QT_TRANSLATE_NOOP("Commands", "Table {table} has no odd chips"),
    "command.found": QT_TRANSLATE_NOOP("Commands", "Found without an owner, out of play: {chips}"),
    "command.count": QT_TRANSLATE_NOOP("Commands", "Stack of {name}: {chips} chips"),
    "command.count_table": QT_TRANSLATE_NOOP("Commands", "Chips at table {table}: {chips}"),
    "command.break_table": QT_TRANSLATE_NOOP("Commands", "Propose to break table {table}"),
    "command.break_now": QT_TRANSLATE_NOOP("Commands", "Break now, for {lasts}"),
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
}
