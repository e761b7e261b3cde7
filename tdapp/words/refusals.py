"""The sentences of refusals: why the rules said no, and what to do next.

What stands in square brackets, here and in every other sentence of a refusal, is said only to whoever may go on with a
reason.
"""

from tdapp.texts import QT_TRANSLATE_NOOP, Text

REFUSALS: dict[str, Text] = {
    "refused.finished": QT_TRANSLATE_NOOP(
        "Refusals", "The tournament is finished, so nothing in it changes any more. Undo the finish to go on."
    ),
    "refused.tournament.none": QT_TRANSLATE_NOOP(
        "Refusals", "No tournament is open. Choose one from the list, or create one."
    ),
    "refused.tournament.unknown": QT_TRANSLATE_NOOP(
        "Refusals", "This club file has no such tournament. Choose one from the list."
    ),
    "refused.override.no_reason": QT_TRANSLATE_NOOP(
        "Refusals", "Going against a rule needs a reason that can be read later. Type one."
    ),
    "refused.archive.is_archived": QT_TRANSLATE_NOOP("Refusals", "This tournament is in the archive already."),
    "refused.archive.not_archived": QT_TRANSLATE_NOOP(
        "Refusals", "This tournament is not in the archive, so there is nothing to bring back."
    ),
    # Names and setup
    "refused.name.empty": QT_TRANSLATE_NOOP("Refusals", "There is no {field} yet. Type one."),
    "refused.name.long": QT_TRANSLATE_NOOP(
        "Refusals", "The {field} has {n} characters, and {limit} is the most. Make it shorter."
    ),
    "refused.setup.out_of_bounds": QT_TRANSLATE_NOOP(
        "Refusals", "The {field} cannot be {value}. Choose something from {least} to {most}."
    ),
    "refused.setup.currency": QT_TRANSLATE_NOOP(
        "Refusals", "'{currency}' is no currency. Give its three capital letters, such as EUR."
    ),
    "refused.setup.pays_nobody": QT_TRANSLATE_NOOP(
        "Refusals",
        "This payout table pays nobody, but {buy_in} of each entry is for prizes. "
        "Choose another table, or let the house have it as its fee.",
    ),
    "refused.terms.pays_nobody": QT_TRANSLATE_NOOP(
        "Refusals",
        "The payout table of this tournament pays nobody, but {prize} of '{name}' is for prizes. "
        "Choose another table on the Structure page, or take that part out.",
    ),
    "refused.terms.guarantees_nobody": QT_TRANSLATE_NOOP(
        "Refusals",
        "The payout table of this tournament pays nobody, so {guarantee} cannot be guaranteed. "
        "Choose another table on the Structure page.",
    ),
    "refused.setup.payout_sum": QT_TRANSLATE_NOOP(
        "Refusals",
        "The payout table does not add up to 100 % in the column from {entries} entries on. "
        "Correct its shares, all above 0.",
    ),
    "refused.setup.money_fixed": QT_TRANSLATE_NOOP(
        "Refusals",
        "Buy-in, fee and currency stand, because %n entries have paid. Cancel them first, or make a new tournament.",
        "",
        1,
    ),
    "refused.setup.stack_fixed": QT_TRANSLATE_NOOP(
        "Refusals", "The starting stack stands, because play has begun with it."
    ),
    # Structure
    "refused.structure.no_level": QT_TRANSLATE_NOOP("Refusals", "The structure has no level. Add at least one."),
    "refused.structure.too_long": QT_TRANSLATE_NOOP(
        "Refusals", "The structure has {n} rows, and {limit} is the most. Take some out."
    ),
    "refused.structure.lasts": QT_TRANSLATE_NOOP(
        "Refusals", "Row {row} must last between 10 seconds and 24 hours. Correct its length."
    ),
    "refused.structure.big_blind": QT_TRANSLATE_NOOP(
        "Refusals", "Row {row} needs a big blind from 1 to {limit}. Correct it."
    ),
    "refused.structure.small_blind": QT_TRANSLATE_NOOP(
        "Refusals", "In row {row} the small blind must be from 0 up to the big blind. Correct it."
    ),
    "refused.structure.ante": QT_TRANSLATE_NOOP("Refusals", "Row {row} needs an ante from 0 to {limit}. Correct it."),
    "refused.structure.ante_kind": QT_TRANSLATE_NOOP(
        "Refusals",
        "In row {row} ante and its kind do not go together. Give an amount and who posts it, or neither.",
    ),
    "refused.structure.played": QT_TRANSLATE_NOOP(
        "Refusals", "Row {row} has been played or is being played, so it stays. Change what comes after it."
    ),
    "refused.structure.too_short_now": QT_TRANSLATE_NOOP(
        "Refusals", "Row {row} runs now and has already lasted longer than that. Give it more time."
    ),
    # Registration and entries
    "refused.registration.is_open": QT_TRANSLATE_NOOP("Refusals", "Registration is open already."),
    "refused.registration.is_closed": QT_TRANSLATE_NOOP(
        "Refusals", "Registration is closed. Open it again first[, or give a reason]."
    ),
    "refused.registration.level_over": QT_TRANSLATE_NOOP(
        "Refusals", "Level {level} has ended, so registration would close at once. Choose a later level."
    ),
    "refused.entry.unknown": QT_TRANSLATE_NOOP(
        "Refusals", "There is no entry {entry} any more. Choose somebody from the list."
    ),
    "refused.entry.is_out": QT_TRANSLATE_NOOP(
        "Refusals", "{name} is out. Take the bust-out back first if that is wrong."
    ),
    "refused.register.twice": QT_TRANSLATE_NOOP(
        "Refusals", "The list of players to register is empty or names somebody twice. Name each once."
    ),
    "refused.register.is_in": QT_TRANSLATE_NOOP(
        "Refusals", "{name} has entered already, with ticket {entry}. A player enters once."
    ),
    "refused.unregister.is_out": QT_TRANSLATE_NOOP(
        "Refusals", "{name} has played and is out, so the entry cannot be cancelled."
    ),
    "refused.unregister.started": QT_TRANSLATE_NOOP(
        "Refusals", "Play has begun, so the entry of {name} counts and its money stays in the pool."
    ),
    "refused.bust_out.twice": QT_TRANSLATE_NOOP(
        "Refusals", "Nobody was named, or somebody twice. Name each player of the hand once."
    ),
    "refused.bust_out.is_out": QT_TRANSLATE_NOOP("Refusals", "{name} is out already. Choose somebody still in."),
    "refused.bust_out.last": QT_TRANSLATE_NOOP(
        "Refusals", "Somebody must be left to win, and only %n are still in. Name fewer players.", "", 1
    ),
    "refused.bust_out.not_started": QT_TRANSLATE_NOOP(
        "Refusals", "The clock has not started, so nobody can be out. Start it or cancel the entry[, or give a reason]."
    ),
    "refused.reinstate.is_in": QT_TRANSLATE_NOOP("Refusals", "{name} is still in, so there is nothing to take back."),
    "refused.reinstate.is_disqualified": QT_TRANSLATE_NOOP(
        "Refusals", "{name} was disqualified. If that was a mistake, take the disqualification itself back."
    ),
    "refused.ruling.no_reason": QT_TRANSLATE_NOOP(
        "Refusals", "Overruling the book needs a reason that can be read later. Type one."
    ),
    "refused.ruling.unknown": QT_TRANSLATE_NOOP(
        "Refusals", "There is no ruling {ruling}, or it was taken back. Give it first, then keep how the hand went on."
    ),
    "refused.ruling.without_hand": QT_TRANSLATE_NOOP(
        "Refusals",
        "Ruling {ruling} was given without a hand, so none can be played on. Enter a hand and rule on it.",
    ),
    "refused.ruling.other_hand": QT_TRANSLATE_NOOP(
        "Refusals",
        "This is not the hand of ruling {ruling}: table, cards and play up to the ruling must be as they were kept. "
        "Open that hand and play it on.",
    ),
    "refused.ruling.hand_refused": QT_TRANSLATE_NOOP(
        "Refusals", "The hand of ruling {ruling} stops at '{word}'. Put that word right, then keep the hand."
    ),
    "refused.penalty.is_out": QT_TRANSLATE_NOOP(
        "Refusals", "{name} is out of the tournament, so there is nothing to miss. Note it in the ruling instead."
    ),
    "refused.penalty.disqualify_instead": QT_TRANSLATE_NOOP(
        "Refusals", "A disqualification takes chips out of play. Choose Disqualify and count them."
    ),
    "refused.penalty.hands": QT_TRANSLATE_NOOP(
        "Refusals", "A penalty cannot be {hands} hands. Choose a number from {least} to {most}."
    ),
    "refused.penalty.nobody_away": QT_TRANSLATE_NOOP(
        "Refusals",
        "At table {table} nobody knows the button and nobody is away on a penalty, so there is no hand to count. "
        "Give the button's seat first.",
    ),
    "refused.penalty.over": QT_TRANSLATE_NOOP("Refusals", "This penalty is over, so there is nothing to lift."),
    "refused.penalty.chips": QT_TRANSLATE_NOOP(
        "Refusals", "{chips} chips cannot leave play. Count them again: from 0 to {most}."
    ),
    "refused.reinstate.is_paid": QT_TRANSLATE_NOOP(
        "Refusals", "{name} has been paid the prize. Take back that payment first."
    ),
    # Seats and tables
    "refused.draw.too_few": QT_TRANSLATE_NOOP(
        "Refusals", "A draw needs at least two players, and there are %n. Register more.", "", 1
    ),
    "refused.draw.started": QT_TRANSLATE_NOOP(
        "Refusals", "Play has begun, and a new draw moves everybody.[ Give a reason to draw all the same.]"
    ),
    "refused.seat.nobody_waits": QT_TRANSLATE_NOOP("Refusals", "Everybody in play has a seat."),
    "refused.seat.not_drawn": QT_TRANSLATE_NOOP("Refusals", "Seats have not been drawn yet. Draw them first."),
    "refused.seat.none_free": QT_TRANSLATE_NOOP("Refusals", "No seat is free. Open a table first."),
    "refused.seat.unknown": QT_TRANSLATE_NOOP("Refusals", "There is no seat {seat} in the room. Choose another."),
    "refused.seat.taken": QT_TRANSLATE_NOOP(
        "Refusals", "{name} sits in seat {seat}. Choose a free one, or swap the two."
    ),
    "refused.seat.has_none": QT_TRANSLATE_NOOP("Refusals", "{name} has no seat to swap. Choose two seated players."),
    "refused.swap.self": QT_TRANSLATE_NOOP("Refusals", "A swap needs two different players. Choose the other one."),
    "refused.table.number": QT_TRANSLATE_NOOP("Refusals", "A table has a number from 1 to {limit}. Choose another."),
    "refused.table.is_open": QT_TRANSLATE_NOOP("Refusals", "Table {table} is open already. Choose another number."),
    "refused.table.too_many": QT_TRANSLATE_NOOP(
        "Refusals", "More than {limit} tables cannot be open. Use the free numbers below it."
    ),
    "refused.table.unknown": QT_TRANSLATE_NOOP("Refusals", "Table {table} is not open. Choose one that is."),
    "refused.table.not_empty": QT_TRANSLATE_NOOP(
        "Refusals", "%n players sit at table {table}. Break the table, so that everybody gets a seat.", "", 1
    ),
    "refused.table.no_room": QT_TRANSLATE_NOOP(
        "Refusals", "The other tables have no seats for the %n players of table {table}. Open a table first.", "", 1
    ),
    "refused.moves.none": QT_TRANSLATE_NOOP("Refusals", "No move is ticked. Tick at least one."),
    "refused.moves.unknown": QT_TRANSLATE_NOOP(
        "Refusals", "There is no such move: %n were proposed. Look at the proposal again.", "", 1
    ),
    "refused.moves.all": QT_TRANSLATE_NOOP("Refusals", "The %n moves belong together. Accept all of them.", "", 1),
    "refused.moves.stale": QT_TRANSLATE_NOOP(
        "Refusals", "The room has changed since these moves were proposed. Look at the new proposal."
    ),
    # Clock
    "refused.clock.started": QT_TRANSLATE_NOOP("Refusals", "The clock has been started already."),
    "refused.clock.play_is_over": QT_TRANSLATE_NOOP(
        "Refusals", "Only one is left, so the clock counts for nobody. It counts again as soon as somebody is back in."
    ),
    "refused.clock.not_started": QT_TRANSLATE_NOOP("Refusals", "The clock has not started yet. Start it first."),
    "refused.clock.no_seats": QT_TRANSLATE_NOOP(
        "Refusals", "Nobody has a seat yet. Draw seats first[, or give a reason to start without]."
    ),
    "refused.clock.start_past": QT_TRANSLATE_NOOP(
        "Refusals", "{at} is not a time within the year to come. Choose a later time, or start now."
    ),
    "refused.clock.stands": QT_TRANSLATE_NOOP("Refusals", "The clock is not running, so it cannot be paused."),
    "refused.clock.is_running": QT_TRANSLATE_NOOP("Refusals", "The clock is running already."),
    "refused.clock.too_little_left": QT_TRANSLATE_NOOP(
        "Refusals", "So much time is not left in this level. Take off less, or go to the next one."
    ),
    "refused.clock.length": QT_TRANSLATE_NOOP(
        "Refusals", "A level or break lasts at least 10 seconds and at most {limit}. Choose another length."
    ),
    "refused.clock.on_break": QT_TRANSLATE_NOOP(
        "Refusals", "The room is on a break already. Make that one longer instead."
    ),
    "refused.clock.last_level": QT_TRANSLATE_NOOP(
        "Refusals", "This is the last row of the structure. Add levels after it to go further."
    ),
    "refused.clock.first_level": QT_TRANSLATE_NOOP(
        "Refusals", "This is the first row of the structure, there is nothing before it."
    ),
    # Prizes
    "refused.prizes.positive": QT_TRANSLATE_NOOP(
        "Refusals", "Every place needs a prize above nothing. Fill the empty ones, or take them off the end."
    ),
    "refused.prizes.too_many": QT_TRANSLATE_NOOP(
        "Refusals", "There are {n} prizes for {entries} entries. Take some off the end."
    ),
    "refused.prizes.sum": QT_TRANSLATE_NOOP(
        "Refusals", "The prizes add up to {total}, the pool is {pool}. Change them by {difference} in all."
    ),
    "refused.prizes.by_table": QT_TRANSLATE_NOOP("Refusals", "The prizes follow the payout table already."),
    "refused.prizes.none": QT_TRANSLATE_NOOP("Refusals", "There is no prize pool yet, so there is nothing to post."),
    "refused.prizes.is_posted": QT_TRANSLATE_NOOP("Refusals", "These prizes are posted already."),
    "refused.prizes.not_posted": QT_TRANSLATE_NOOP("Refusals", "No prizes are posted."),
    "refused.pay.still_in": QT_TRANSLATE_NOOP("Refusals", "{name} is still in, so the prize is not known yet."),
    "refused.pay.registration_open": QT_TRANSLATE_NOOP(
        "Refusals", "Entries may still come and change every place and prize. Close registration, then pay."
    ),
    "refused.pay.is_paid": QT_TRANSLATE_NOOP("Refusals", "{name} has been paid already."),
    "refused.pay.not_paid": QT_TRANSLATE_NOOP("Refusals", "{name} has not been paid: there is nothing to take back."),
    "refused.pay.no_prize": QT_TRANSLATE_NOOP("Refusals", "{name} finished outside the prizes."),
    "refused.announce.none": QT_TRANSLATE_NOOP("Refusals", "No message is on the screens."),
    "refused.finish.nobody": QT_TRANSLATE_NOOP(
        "Refusals", "Fewer than two have entered, so there is nobody to win. Archive the tournament instead."
    ),
    "refused.finish.still_playing": QT_TRANSLATE_NOOP(
        "Refusals", "%n players are still in. Bust out all but the winner first.", "", 1
    ),
    # Taking back
    "refused.undo.nothing": QT_TRANSLATE_NOOP("Refusals", "There is nothing to undo."),
    "refused.redo.nothing": QT_TRANSLATE_NOOP("Refusals", "There is nothing to redo."),
    "refused.retract.no_such_act": QT_TRANSLATE_NOOP("Refusals", "The journal has no act {act}. Choose another line."),
    "refused.retract.gone": QT_TRANSLATE_NOOP(
        "Refusals", "Line {line} was taken back already, by line {by}. Take that one back to have it again."
    ),
    "refused.retract.gone_since": QT_TRANSLATE_NOOP(
        "Refusals",
        "What line {line} brought back was taken back again since, by line {by}: there is nothing left to take back.",
    ),
    "refused.retract.creation": QT_TRANSLATE_NOOP(
        "Refusals", "What made the tournament cannot be taken back. Archive the tournament instead."
    ),
    "refused.retract.clock": QT_TRANSLATE_NOOP(
        "Refusals", "Line {line} set the clock, and time that has passed is not taken back. Correct the clock instead."
    ),
    "refused.retract.clock_since": QT_TRANSLATE_NOOP(
        "Refusals", "The clock was set again since. Undo that first, or correct the clock."
    ),
    "refused.retract.levels_played": QT_TRANSLATE_NOOP(
        "Refusals", "This would change levels that have been played. Change the levels to come instead."
    ),
    "refused.retract.in_the_way": QT_TRANSLATE_NOOP(
        "Refusals", "Line {line} stands in the way: {why} Take that line back first."
    ),
}

LIFTED: dict[str, Text] = {
    "lifted.registration.is_closed": QT_TRANSLATE_NOOP("Refusals", "although registration was closed"),
    "lifted.bust_out.not_started": QT_TRANSLATE_NOOP("Refusals", "although the clock had not started"),
    "lifted.draw.started": QT_TRANSLATE_NOOP("Refusals", "although play had begun"),
    "lifted.clock.no_seats": QT_TRANSLATE_NOOP("Refusals", "although nobody had a seat"),
}

FIELDS: dict[str, Text] = {
    "field.tournament": QT_TRANSLATE_NOOP("Refusals", "name of the tournament"),
    "field.player": QT_TRANSLATE_NOOP("Refusals", "name of the player"),
    "field.first": QT_TRANSLATE_NOOP("Refusals", "first name"),
    "field.last": QT_TRANSLATE_NOOP("Refusals", "last name"),
    "field.operator": QT_TRANSLATE_NOOP("Refusals", "name of the director"),
    "field.template": QT_TRANSLATE_NOOP("Refusals", "name of the template"),
    "field.buy_in": QT_TRANSLATE_NOOP("Refusals", "buy-in"),
    "field.fee": QT_TRANSLATE_NOOP("Refusals", "fee"),
    "field.starting_stack": QT_TRANSLATE_NOOP("Refusals", "starting stack"),
    "field.seats_per_table": QT_TRANSLATE_NOOP("Refusals", "number of seats at a table"),
    "field.late_level": QT_TRANSLATE_NOOP("Refusals", "last level of registration"),
    "field.offer": QT_TRANSLATE_NOOP("Refusals", "name of the price"),
    "field.unit": QT_TRANSLATE_NOOP("Refusals", "unit of the prizes"),
}
