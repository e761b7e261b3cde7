"""The sentences about buttons, moves, halts and breaks: what was done, why somebody moves, what needs the director, and
why not.
"""

from tdapp.texts import QT_TRANSLATE_NOOP, Text

TABLES: dict[str, Text] = {
    # What was done
    "act.moves.accept": QT_TRANSLATE_NOOP("Floor", "%n players moved to even the tables out", "", 1),
    "act.moves.accept.break": QT_TRANSLATE_NOOP("Floor", "Table {table} broken, %n players moved", "", 1),
    "act.moves.accept.final": QT_TRANSLATE_NOOP("Floor", "Final table drawn for %n players", "", 1),
    "act.moves.accept.redraw": QT_TRANSLATE_NOOP("Floor", "Seats redrawn for %n players", "", 1),
    "act.moves.confirm_seated": QT_TRANSLATE_NOOP("Floor", "{name} seen in seat {seat}"),
    "act.moves.confirm_seated.several": QT_TRANSLATE_NOOP("Floor", "%n players seen in their new seats", "", 1),
    "act.buttons.place": QT_TRANSLATE_NOOP("Floor", "Button at {seat}, big blind at {big_blind}"),
    "act.buttons.forget": QT_TRANSLATE_NOOP("Floor", "Button of table {table} now unknown"),
    "act.floor.hand_played.button": QT_TRANSLATE_NOOP("Floor", "Hand played at table {table}, button moved on"),
    "act.halting.waive": QT_TRANSLATE_NOOP("Floor", "Table {table} plays on even though it is %n short", "", 1),
    "act.breaking.swap_tables": QT_TRANSLATE_NOOP("Floor", "Tables {table} and {second} swapped"),
    "act.breaking.swap_tables.moved": QT_TRANSLATE_NOOP("Floor", "Table {table} became table {second}"),
    "act.breaking.compress": QT_TRANSLATE_NOOP("Floor", "Table {table} moved up to the lowest seats"),
    "act.floor_rules.set_rules": QT_TRANSLATE_NOOP("Floor", "Balancing rules changed"),
    "label.moves.accept": QT_TRANSLATE_NOOP("Floor", "%n moves between tables", "", 1),
    "label.moves.accept.break": QT_TRANSLATE_NOOP("Floor", "break of table {table}, %n moves", "", 1),
    "label.moves.accept.final": QT_TRANSLATE_NOOP("Floor", "final table draw for %n players", "", 1),
    "label.moves.accept.redraw": QT_TRANSLATE_NOOP("Floor", "redraw for %n players", "", 1),
    "label.moves.confirm_seated": QT_TRANSLATE_NOOP("Floor", "confirmation of {name} in seat {seat}"),
    "label.moves.confirm_seated.several": QT_TRANSLATE_NOOP("Floor", "confirmation of %n new seats", "", 1),
    "label.buttons.place": QT_TRANSLATE_NOOP("Floor", "button at {seat}, big blind at {big_blind}"),
    "label.buttons.forget": QT_TRANSLATE_NOOP("Floor", "button of table {table} set to unknown"),
    "label.floor.hand_played.button": QT_TRANSLATE_NOOP("Floor", "hand counted at table {table}"),
    "label.halting.waive": QT_TRANSLATE_NOOP("Floor", "permission for table {table} to play on %n short", "", 1),
    "label.breaking.swap_tables": QT_TRANSLATE_NOOP("Floor", "swap of tables {table} and {second}"),
    "label.breaking.swap_tables.moved": QT_TRANSLATE_NOOP("Floor", "move of table {table} to number {second}"),
    "label.breaking.compress": QT_TRANSLATE_NOOP("Floor", "moving up at table {table}"),
    "label.floor_rules.set_rules": QT_TRANSLATE_NOOP("Floor", "change of the balancing rules"),
    # Why somebody moves, and where
    "move.why": QT_TRANSLATE_NOOP("Floor", "{who}; {where} ({book} {rule})"),
    "move.why.who": QT_TRANSLATE_NOOP("Floor", "{who} ({book} {rule}); {where}"),
    "move.why.neither": QT_TRANSLATE_NOOP("Floor", "{who}; {where}"),
    "move.tables": QT_TRANSLATE_NOOP("Floor", "{gives}, {takes} ({book} {rule})"),
    "move.gives.alone": QT_TRANSLATE_NOOP("Floor", "from the fullest"),
    "move.gives.by_order": QT_TRANSLATE_NOOP("Floor", "from the fullest that breaks first"),
    "move.gives.that_may": QT_TRANSLATE_NOOP("Floor", "from the fullest that may give"),
    "move.takes.alone": QT_TRANSLATE_NOOP("Floor", "to the emptiest"),
    "move.takes.by_order": QT_TRANSLATE_NOOP("Floor", "to the emptiest that breaks last"),
    "move.takes.that_may": QT_TRANSLATE_NOOP("Floor", "to the emptiest that may take"),
    "move.break": QT_TRANSLATE_NOOP("Floor", "seat drawn ({book} {rule})"),
    "move.final": QT_TRANSLATE_NOOP("Floor", "to the final table"),
    "move.redraw": QT_TRANSLATE_NOOP("Floor", "everybody redraws"),
    "move.who.next_big_blind": QT_TRANSLATE_NOOP("Floor", "next big blind", "who moves"),
    "move.who.later_big_blind": QT_TRANSLATE_NOOP("Floor", "big blind after that", "who moves"),
    "move.who.position": QT_TRANSLATE_NOOP("Floor", "last seat", "who moves, at stud"),
    "move.who.drawn": QT_TRANSLATE_NOOP("Floor", "drawn, button unknown", "who moves"),
    "move.who.chosen": QT_TRANSLATE_NOOP("Floor", "chosen by the director", "who moves"),
    "move.who.ask": QT_TRANSLATE_NOOP("Floor", "ask the button of table {table}"),
    "move.where.big_blind_at_once": QT_TRANSLATE_NOOP("Floor", "has the big blind at once"),
    "move.where.single_big_blind_twice": QT_TRANSLATE_NOOP("Floor", "single big blind, the seat has it twice"),
    "move.where.fewest_hands": QT_TRANSLATE_NOOP("Floor", "big blind after %n hands", "", 1),
    "move.where.nothing_else": QT_TRANSLATE_NOOP("Floor", "no other seat, waits for the button"),
    "move.where.last_open": QT_TRANSLATE_NOOP("Floor", "to the last open seat"),
    "move.where.drawn": QT_TRANSLATE_NOOP("Floor", "seat drawn"),
    "move.where.chosen": QT_TRANSLATE_NOOP("Floor", "seat chosen"),
    "move.where.ask": QT_TRANSLATE_NOOP("Floor", "ask the button of table {table}"),
    "deals.at_once": QT_TRANSLATE_NOOP("Floor", "dealt in at once"),
    "deals.waits": QT_TRANSLATE_NOOP("Floor", "waits until the button has passed"),
    "deals.ask": QT_TRANSLATE_NOOP("Floor", "the dealer says whether to wait for the button"),
    # Why a plan has more moves than there need be
    "cost.pinned": QT_TRANSLATE_NOOP("Floor", "nobody may leave: {tables}", "table numbers"),
    "cost.closed": QT_TRANSLATE_NOOP("Floor", "free seats are blocked or kept: {tables}", "table numbers"),
    "cost.small_blind": QT_TRANSLATE_NOOP(
        "Floor", "the open seat has the small blind until a hand is played: {tables}", "table numbers"
    ),
    "cost.apart": QT_TRANSLATE_NOOP("Floor", "players are kept apart: {tables}", "table numbers"),
    "cost.chosen": QT_TRANSLATE_NOOP("Floor", "chosen by the director: {tables}", "table numbers"),
    # What needs the director
    "needs.table_stops": QT_TRANSLATE_NOOP("Needs", "Table {table} stops: %n short", "", 1),
    "needs.table_stops.several": QT_TRANSLATE_NOOP("Needs", "%n tables stop, too few players: {tables}", "", 1),
    "needs.table_stops.why": QT_TRANSLATE_NOOP("Floor", "The big blind falls on an open seat ({book} {rule})"),
    "needs.table_short": QT_TRANSLATE_NOOP("Floor", "Table {table} is %n short: ask its button", "", 1),
    "needs.table_short.several": QT_TRANSLATE_NOOP(
        "Floor", "%n tables far too short, ask the buttons: {tables}", "", 1
    ),
    "needs.table_short.why": QT_TRANSLATE_NOOP(
        "Floor", "Play stops there once the big blind falls on an open seat ({book} {rule})"
    ),
    "needs.table_alone": QT_TRANSLATE_NOOP("Floor", "One player sits alone at table {table}"),
    "needs.table_alone.several": QT_TRANSLATE_NOOP("Floor", "One player alone at each of %n tables: {tables}", "", 1),
    "needs.redraw": QT_TRANSLATE_NOOP("Floor", "%n players left: redraw everybody", "", 1),
    "needs.ask_buttons": QT_TRANSLATE_NOOP("Floor", "%n moves proposed; buttons to ask: {tables}", "", 1),
    "needs.unseated": QT_TRANSLATE_NOOP("Floor", "%n players on the way to a new seat", "", 1),
    "needs.unseated.first": QT_TRANSLATE_NOOP("Floor", "From {origin} to {seat}: {name}"),
    # What the command box offers
    "command.button": QT_TRANSLATE_NOOP("Floor", "Button at {seat}"),
    "command.hand": QT_TRANSLATE_NOOP("Floor", "A hand was played at table {table}"),
    "command.seated": QT_TRANSLATE_NOOP("Floor", "{name} sits in seat {seat}"),
    "command.play_on": QT_TRANSLATE_NOOP("Floor", "Let table {table} play on"),
    "command.compress": QT_TRANSLATE_NOOP("Floor", "Table {table}: move everybody up to the lowest seats"),
    "command.swap_tables": QT_TRANSLATE_NOOP("Floor", "Swap tables {table} and {second}"),
    # Refusals
    "refused.moves.stale_table": QT_TRANSLATE_NOOP(
        "Floor", "Table {table} has changed since these moves were proposed. Check the new proposal."
    ),
    "refused.moves.together": QT_TRANSLATE_NOOP(
        "Floor",
        "The moves to table {table} were planned together. Accept all of them, or remove a player from "
        "the plan to get a new one.",
    ),
    "refused.moves.ask_button": QT_TRANSLATE_NOOP(
        "Floor", "The button of table {table} is unknown. Give its seat, or let a draw decide."
    ),
    "refused.moves.change_how": QT_TRANSLATE_NOOP(
        "Floor", "Type the seat of the player to move, the free seat to move to, or both."
    ),
    "refused.moves.same_table": QT_TRANSLATE_NOOP(
        "Floor", "{name} already sits at table {table}. Choose a seat at another table."
    ),
    "refused.moves.closed_seat": QT_TRANSLATE_NOOP(
        "Floor", "Seat {seat} is blocked or kept for somebody. Choose another seat."
    ),
    "refused.moves.apart": QT_TRANSLATE_NOOP(
        "Floor", "A player kept apart from {name} sits at table {table}. Choose a seat at another table."
    ),
    "refused.moves.nobody_unseated": QT_TRANSLATE_NOOP(
        "Floor", "Everybody who was moved has been seen in the new seat."
    ),
    "refused.moves.is_seated": QT_TRANSLATE_NOOP(
        "Floor", "{name} is not on the way to a new seat. Choose somebody who was moved."
    ),
    "refused.button.too_few": QT_TRANSLATE_NOOP(
        "Floor", "Fewer than two players sit at table {table}, so there is no button."
    ),
    "refused.button.heads_up": QT_TRANSLATE_NOOP(
        "Floor", "Between two players the button is never at an empty seat. Choose one of the two instead of {seat}."
    ),
    "refused.button.nobody_there": QT_TRANSLATE_NOOP(
        "Floor", "Nobody sits at {seat} to post the big blind. Choose another seat."
    ),
    "refused.button.one_blind_each": QT_TRANSLATE_NOOP(
        "Floor", "Seat {seat} cannot have both blinds. Choose another seat for one of them."
    ),
    "refused.table.swap_self": QT_TRANSLATE_NOOP("Floor", "A table cannot swap with itself. Choose another."),
    "refused.table.smaller": QT_TRANSLATE_NOOP(
        "Floor", "Table {table} has too few seats for the players of table {second}. Move those players first."
    ),
    "refused.halt.not_short": QT_TRANSLATE_NOOP("Floor", "Table {table} is not short enough to have to stop."),
    "refused.halt.waived": QT_TRANSLATE_NOOP("Floor", "Table {table} may play on already."),
    "refused.halt.alone": QT_TRANSLATE_NOOP(
        "Floor", "The only player at table {table} has no opponent. Move somebody."
    ),
    "refused.halt.needs_reason": QT_TRANSLATE_NOOP(
        "Floor", "Table {table} is %n short and must stop.[ Give a reason to let it play on.]", "", 1
    ),
    "lifted.halt.needs_reason": QT_TRANSLATE_NOOP("Floor", "although the table is too short"),
    "refused.floor_rules.tolerance": QT_TRANSLATE_NOOP(
        "Floor", "Tables may differ by 1 to {limit} players. Correct it."
    ),
    "refused.floor_rules.ideal": QT_TRANSLATE_NOOP(
        "Floor", "The ideal load is at most {limit} players, 0 for none. Correct it."
    ),
    "refused.floor_rules.halt_short": QT_TRANSLATE_NOOP(
        "Floor", "A table can stop at 2 to {limit} players short. Correct it."
    ),
    "refused.floor_rules.twice": QT_TRANSLATE_NOOP(
        "Floor", "A table is listed twice in the breaking order. Remove one of the two."
    ),
    "conflict.not_moved": QT_TRANSLATE_NOOP(
        "Floor", "it confirms somebody in a new seat who would not have been moved."
    ),
}
