"""The sentences of refusals: why the rules said no, and what to do next.

What stands in square brackets, here and in every other sentence of a refusal, is said only to whoever may go on with a
reason.
"""

from tdapp.texts import QT_TRANSLATE_NOOP, Text

REFUSALS: dict[str, Text] = {
    "refused.finished": QT_TRANSLATE_NOOP(
        "Refusals", "The tournament is finished, so nothing in it can change. Undo the finish first."
    ),
    "refused.tournament.none": QT_TRANSLATE_NOOP(
        "Refusals", "No tournament is open. Choose one from the list, or create one."
    ),
    "refused.tournament.unknown": QT_TRANSLATE_NOOP(
        "Refusals", "This club file has no such tournament. Choose one from the list."
    ),
    "refused.override.no_reason": QT_TRANSLATE_NOOP(
        "Refusals", "Overriding a rule needs a reason that others can read later. Type one."
    ),
    "refused.archive.is_archived": QT_TRANSLATE_NOOP("Refusals", "This tournament is already in the archive."),
    "refused.archive.not_archived": QT_TRANSLATE_NOOP(
        "Refusals", "This tournament is not in the archive, so there is nothing to restore."
    ),
    # Names and setup
    "refused.name.empty": QT_TRANSLATE_NOOP("Refusals", "There is no {field} yet. Type one."),
    "refused.name.long": QT_TRANSLATE_NOOP(
        "Refusals", "The {field} has {n} characters; {limit} is the maximum. Make it shorter."
    ),
    "refused.setup.out_of_bounds": QT_TRANSLATE_NOOP(
        "Refusals", "The {field} cannot be {value}. Choose something from {least} to {most}."
    ),
    "refused.setup.currency": QT_TRANSLATE_NOOP(
        "Refusals", "'{currency}' is not a currency. Type its three letters, such as EUR."
    ),
    "refused.setup.pays_nobody": QT_TRANSLATE_NOOP(
        "Refusals",
        "This payout table pays nobody, but {buy_in} of each entry goes to prizes. Choose another table, "
        "or make it part of the fee.",
    ),
    "refused.terms.pays_nobody": QT_TRANSLATE_NOOP(
        "Refusals",
        "This tournament's payout table pays nobody, but {prize} of '{name}' goes to prizes. Choose "
        "another table on the Structure page, or remove that part.",
    ),
    "refused.terms.guarantees_nobody": QT_TRANSLATE_NOOP(
        "Refusals",
        "This tournament's payout table pays nobody, so {guarantee} cannot be guaranteed. Choose another "
        "table on the Structure page.",
    ),
    "refused.setup.payout_sum": QT_TRANSLATE_NOOP(
        "Refusals",
        "The shares of the column that starts at {entries} add up to {sum} %, not to 100 %. Correct them.",
    ),
    "refused.setup.payout_share": QT_TRANSLATE_NOOP(
        "Refusals",
        "In the column that starts at {entries}, a place has no share above 0. Give it one, or leave the place out.",
    ),
    "refused.payout.in_file": QT_TRANSLATE_NOOP("Refusals", "{file}: {why}"),
    "refused.payout.file": QT_TRANSLATE_NOOP(
        "Refusals",
        "This is not a payout table. Take TOML like the built-in ones, or CSV with entries above (9-27, 28+), places "
        "at the left (1, 10-12) and percentages.",
    ),
    "refused.payout.toml": QT_TRANSLATE_NOOP(
        "Refusals", "Line {line} is not written as TOML is. Check quotes, brackets and commas there."
    ),
    "refused.payout.missing": QT_TRANSLATE_NOOP(
        "Refusals", "'{key}' is missing in the column of line {line}. Add it, as in the built-in tables."
    ),
    "refused.payout.part": QT_TRANSLATE_NOOP(
        "Refusals", "Something under '{part}' cannot be read, from line {line} on. Write it as in the built-in tables."
    ),
    "refused.payout.nothing": QT_TRANSLATE_NOOP(
        "Refusals", "No place would be paid: 'column', 'curve' or 'seats' is missing. Add one of them."
    ),
    "refused.payout.cell": QT_TRANSLATE_NOOP(
        "Refusals",
        "'{text}' in line {line} cannot be read. Entries and places are written 9-27, 28+ or 4, shares 12.5.",
    ),
    "refused.payout.share": QT_TRANSLATE_NOOP(
        "Refusals",
        "'{text}' is not a percentage. Type the shares with spaces between: 50 30 20, or 1.4x3 for three places.",
    ),
    "refused.payout.places": QT_TRANSLATE_NOOP(
        "Refusals", "Line {line} is not for the place after the one above it. Put the places in order, from 1 down."
    ),
    # Files of public screens
    "refused.screen.unreadable": QT_TRANSLATE_NOOP(
        "Refusals", "{file} cannot be read. Check that it is there, that you may read it, and that it is text (UTF-8)."
    ),
    "refused.screen.toml": QT_TRANSLATE_NOOP(
        "Refusals", "{file}, line {line}: this is not written as TOML is. Check quotes, brackets and commas there."
    ),
    "refused.screen.missing": QT_TRANSLATE_NOOP(
        "Refusals", "{file}, line {line}: '{key}' is missing, or is not written as in the built-in files."
    ),
    "refused.screen.unknown": QT_TRANSLATE_NOOP(
        "Refusals", "{file}, line {line}: '{key}' means nothing here. What may stand here: {choices}."
    ),
    "refused.screen.choice": QT_TRANSLATE_NOOP(
        "Refusals", "{file}, line {line}: there is no '{value}'. Choose one of: {choices}."
    ),
    "refused.screen.number": QT_TRANSLATE_NOOP(
        "Refusals", "{file}, line {line}: '{key}' has to be a whole number from 1 to {most}."
    ),
    "refused.screen.numbers": QT_TRANSLATE_NOOP(
        "Refusals", "{file}, line {line}: '{key}' has to be {count} whole numbers in brackets with commas between."
    ),
    "refused.screen.aspect": QT_TRANSLATE_NOOP(
        "Refusals", "{file}, line {line}: '{value}' is not a shape of a display. Write it as 16:9, 4:3 or 9:16."
    ),
    "refused.screen.grid": QT_TRANSLATE_NOOP(
        "Refusals", "{file}, line {line}: a grid has 1 to {most} columns, and as many rows at the most."
    ),
    "refused.screen.outside": QT_TRANSLATE_NOOP(
        "Refusals",
        "{file}, line {line}: the box '{box}' is not within the grid of {columns} columns and {rows} rows. Move it, or "
        "make it smaller.",
    ),
    "refused.screen.low": QT_TRANSLATE_NOOP(
        "Refusals", "{file}, line {line}: the box '{box}' is too low for one line of text. Give it {rows} rows or more."
    ),
    "refused.screen.narrow": QT_TRANSLATE_NOOP(
        "Refusals",
        "{file}, line {line}: the box '{box}' is too narrow for letters of 4 % of the height. Give it {columns} "
        "columns or more.",
    ),
    "refused.screen.overlap": QT_TRANSLATE_NOOP(
        "Refusals",
        "{file}, line {line}: the box '{box}' lies on '{other}'. Move it, or let them take turns or be seen at "
        "different stages.",
    ),
    # Boxes of a public screen, arranged by hand
    "refused.draft.outside": QT_TRANSLATE_NOOP("Refusals", "{box}: that is outside the grid. It stays where it is."),
    "refused.draft.low": QT_TRANSLATE_NOOP(
        "Refusals",
        "{box}: its letters would be smaller than 4 % of the height. It needs at least {rows} rows of the grid.",
    ),
    "refused.draft.narrow": QT_TRANSLATE_NOOP(
        "Refusals",
        "{box}: its letters would be smaller than 4 % of the height. It needs at least {columns} columns of the grid.",
    ),
    "refused.draft.overlap": QT_TRANSLATE_NOOP(
        "Refusals", "{box} would lie on '{under}'. Move that one first, or show them at different stages or in turn."
    ),
    "refused.draft.no_room": QT_TRANSLATE_NOOP(
        "Refusals", "There is no room for '{box}'. Make another box smaller or take one out first."
    ),
    "refused.draft.never": QT_TRANSLATE_NOOP(
        "Refusals", "{box} would never be seen. Take it out, or leave at least one stage."
    ),
    "refused.draft.both_give_way": QT_TRANSLATE_NOOP(
        "Refusals",
        "'{box}' cannot give way to '{under}', which gives way to '{box}': neither would be seen. Undo that first.",
    ),
    "refused.draft.name": QT_TRANSLATE_NOOP("Refusals", "Type a name with letters or digits."),
    "refused.draft.name_taken": QT_TRANSLATE_NOOP(
        "Refusals", "There are own boxes named '{name}' already. Type another name, or choose those first."
    ),
    "refused.draft.not_saved": QT_TRANSLATE_NOOP(
        "Refusals", "{file} could not be saved: {detail}. Check the disk; the boxes are still here."
    ),
    "refused.screen.windows": QT_TRANSLATE_NOOP(
        "Refusals", "There are {most} public screens already. Remove one in the window of Shift F11 first."
    ),
    "refused.screen.picture": QT_TRANSLATE_NOOP(
        "Refusals", "{file}: the picture {picture} is not there, or cannot be read. Its place stays marked until it is."
    ),
    "refused.screen.colour": QT_TRANSLATE_NOOP(
        "Refusals", "{file}, line {line}: '{value}' is not a colour. Write it as #05080C."
    ),
    "refused.setup.payout_rises": QT_TRANSLATE_NOOP(
        "Refusals",
        "In the column that starts at {entries}, a lower place would get more than the one before it. "
        "Correct its shares.",
    ),
    "refused.setup.payout_columns": QT_TRANSLATE_NOOP(
        "Refusals",
        "The column that starts at {entries} does not begin where the one before it ends. "
        "Let each column begin one entry above the one before it; only the last may be without an end.",
    ),
    "refused.setup.payout_both": QT_TRANSLATE_NOOP(
        "Refusals", "A payout goes by columns or by a curve, not by both. Leave one of them out."
    ),
    "refused.setup.seats_alone": QT_TRANSLATE_NOOP(
        "Refusals",
        "A satellite pays seats and the rest in cash: no columns or curve beside them, no minimum cash, groups or "
        "locked places. Leave these out.",
    ),
    "refused.setup.seat_value": QT_TRANSLATE_NOOP(
        "Refusals", "A seat must be worth something. Give what one costs, up to 1,000,000."
    ),
    "refused.setup.seats_many": QT_TRANSLATE_NOOP(
        "Refusals", "So many seats cannot be guaranteed. Give a number from 1 to {most}, or let the pool say how many."
    ),
    "refused.setup.seats_milestone": QT_TRANSLATE_NOOP(
        "Refusals", "So many chips cannot win a seat. Give a number of chips, or none."
    ),
    "refused.setup.seats_valid": QT_TRANSLATE_NOOP(
        "Refusals", "A ticket cannot be valid for so many days. Give a number up to {most}, or 0 for no end."
    ),
    "refused.setup.seats_split": QT_TRANSLATE_NOOP(
        "Refusals", "The rest can be split among 1 to {most} places. Correct the number."
    ),
    "refused.setup.payout_places": QT_TRANSLATE_NOOP(
        "Refusals",
        "It is not clear how many places are paid. Give a percentage of the field up to 100, one in so many entries, "
        "or a number of places: just one of them.",
    ),
    "refused.setup.payout_curve": QT_TRANSLATE_NOOP(
        "Refusals",
        "Such a curve cannot be drawn. First prize and second prize are above 0 and at most 100 %, "
        "steepness is from 0 to {most}, and beside it neither of them is set.",
    ),
    "refused.setup.min_cash": QT_TRANSLATE_NOOP(
        "Refusals", "The minimum cash cannot be that much. Choose something from none to {most} buy-ins."
    ),
    "refused.setup.locked": QT_TRANSLATE_NOOP(
        "Refusals",
        "The prize of place {place} cannot be locked at {amount}. Each place is locked once, above 0, and "
        "never at more than a place before it.",
    ),
    "refused.setup.money_fixed": QT_TRANSLATE_NOOP(
        "Refusals",
        "Buy-in, fee and currency are fixed, because %n entries have paid. Cancel them first, or create "
        "a new tournament.",
        "",
        1,
    ),
    "refused.setup.stack_fixed": QT_TRANSLATE_NOOP(
        "Refusals", "The starting stack is fixed, because play has started with it."
    ),
    # Structure
    "refused.structure.no_level": QT_TRANSLATE_NOOP("Refusals", "The structure has no level. Add at least one."),
    "refused.structure.too_long": QT_TRANSLATE_NOOP(
        "Refusals", "The structure has {n} rows; {limit} is the maximum. Remove some."
    ),
    "refused.structure.lasts": QT_TRANSLATE_NOOP(
        "Refusals", "Row {row} must last between 10 seconds and 24 hours. Correct its length."
    ),
    "refused.structure.big_blind": QT_TRANSLATE_NOOP(
        "Refusals", "Row {row} needs a big blind from 1 to {limit}. Correct it."
    ),
    "refused.structure.small_blind": QT_TRANSLATE_NOOP(
        "Refusals", "In row {row} the small blind must be from 0 to the big blind. Correct it."
    ),
    "refused.structure.ante": QT_TRANSLATE_NOOP("Refusals", "Row {row} needs an ante from 0 to {limit}. Correct it."),
    "refused.structure.ante_kind": QT_TRANSLATE_NOOP(
        "Refusals",
        "Row {row} has an ante without an amount, or without saying who posts it. Fill in both, or neither.",
    ),
    "refused.structure.games": QT_TRANSLATE_NOOP(
        "Refusals", "Row {row} needs 1 to {limit} games, each named once. Correct its games."
    ),
    "refused.structure.hands": QT_TRANSLATE_NOOP(
        "Refusals",
        "In row {row}, hands of each game can be set from 1 to {limit} where several games are dealt by turns.",
    ),
    "refused.structure.stud_limit": QT_TRANSLATE_NOOP(
        "Refusals", "In row {row} a stud game needs fixed limit, with a small and a big bet. Correct its limit."
    ),
    "refused.structure.bets": QT_TRANSLATE_NOOP(
        "Refusals", "Row {row} is at fixed limit: it needs a small bet from 1, and a big bet from it to {limit}."
    ),
    "refused.structure.no_bets": QT_TRANSLATE_NOOP(
        "Refusals", "Row {row} has bets, but no game at fixed limit. Remove the bets, or change its limit."
    ),
    "refused.structure.bring_in": QT_TRANSLATE_NOOP(
        "Refusals", "In row {row} a bring-in needs a stud game, and is at most the small bet. Correct it."
    ),
    "refused.structure.no_blinds": QT_TRANSLATE_NOOP(
        "Refusals", "Row {row} plays stud games only, which have no blinds. Remove the blinds."
    ),
    "refused.structure.no_big_blind": QT_TRANSLATE_NOOP(
        "Refusals", "Row {row} plays stud games only, so no big blind can post the ante. Choose each player."
    ),
    "refused.structure.played": QT_TRANSLATE_NOOP(
        "Refusals", "Row {row} has been played or is being played, so it cannot change. Change the rows after it."
    ),
    "refused.structure.too_short_now": QT_TRANSLATE_NOOP(
        "Refusals", "Row {row} is running and has already lasted longer than that. Give it more time."
    ),
    # Registration and entries
    "refused.registration.is_open": QT_TRANSLATE_NOOP("Refusals", "Registration is already open."),
    "refused.registration.is_closed": QT_TRANSLATE_NOOP(
        "Refusals", "Registration is closed. Open it again first[, or give a reason]."
    ),
    "refused.registration.level_over": QT_TRANSLATE_NOOP(
        "Refusals", "Level {level} has ended, so registration would close at once. Choose a later level."
    ),
    "refused.entry.unknown": QT_TRANSLATE_NOOP(
        "Refusals", "Entry {entry} no longer exists. Choose a player from the list."
    ),
    "refused.entry.is_out": QT_TRANSLATE_NOOP("Refusals", "{name} is out. If that is wrong, undo the bust-out first."),
    "refused.register.twice": QT_TRANSLATE_NOOP(
        "Refusals", "The list of players to register is empty or names somebody twice. Name each once."
    ),
    "refused.register.is_in": QT_TRANSLATE_NOOP(
        "Refusals", "{name} has already entered, with ticket {entry}. A player enters once."
    ),
    "refused.unregister.is_out": QT_TRANSLATE_NOOP(
        "Refusals", "{name} has played and is out, so the entry cannot be cancelled."
    ),
    "refused.unregister.started": QT_TRANSLATE_NOOP(
        "Refusals", "Play has started, so {name}'s entry counts and its money stays in the pool."
    ),
    "refused.bust_out.twice": QT_TRANSLATE_NOOP(
        "Refusals", "Nobody was named, or a player was named twice. Name each player of the hand once."
    ),
    "refused.bust_out.is_out": QT_TRANSLATE_NOOP("Refusals", "{name} is already out. Choose somebody still in."),
    "refused.bust_out.last": QT_TRANSLATE_NOOP(
        "Refusals", "Somebody must be left to win, and only %n players are still in. Name fewer players.", "", 1
    ),
    "refused.bust_out.not_started": QT_TRANSLATE_NOOP(
        "Refusals",
        "The clock has not started, so nobody can bust out. Start it or cancel the entry[, or give a reason].",
    ),
    "refused.reinstate.is_in": QT_TRANSLATE_NOOP("Refusals", "{name} is still in, so there is nothing to undo."),
    "refused.reinstate.is_disqualified": QT_TRANSLATE_NOOP(
        "Refusals", "{name} was disqualified. If that was a mistake, undo the disqualification."
    ),
    "refused.ruling.no_reason": QT_TRANSLATE_NOOP(
        "Refusals", "Overruling the rulebook needs a reason that others can read later. Type one."
    ),
    "refused.ruling.unknown": QT_TRANSLATE_NOOP(
        "Refusals", "There is no ruling {ruling}, or it was undone. Give it first, then keep how the hand played on."
    ),
    "refused.ruling.without_hand": QT_TRANSLATE_NOOP(
        "Refusals",
        "Ruling {ruling} was given without a hand, so there is none to play on. Enter a hand and rule on it.",
    ),
    "refused.ruling.other_hand": QT_TRANSLATE_NOOP(
        "Refusals",
        "This is not the hand of ruling {ruling}: table, cards and play up to the ruling must match. "
        "Open that hand and play it on.",
    ),
    "refused.ruling.hand_refused": QT_TRANSLATE_NOOP(
        "Refusals", "The hand of ruling {ruling} stops at '{word}'. Correct that word, then keep the hand."
    ),
    "refused.penalty.is_out": QT_TRANSLATE_NOOP(
        "Refusals", "{name} is out of the tournament and has no hands to miss. Note it in the ruling instead."
    ),
    "refused.penalty.disqualify_instead": QT_TRANSLATE_NOOP(
        "Refusals", "A disqualification takes chips out of play. Choose Disqualify and count them."
    ),
    "refused.penalty.hands": QT_TRANSLATE_NOOP(
        "Refusals", "A penalty cannot be {hands} hands. Choose from {least} to {most}."
    ),
    "refused.penalty.nobody_away": QT_TRANSLATE_NOOP(
        "Refusals",
        "At table {table} the button is unknown and nobody is away on a penalty, so there is no hand to "
        "count. Set the button first.",
    ),
    "refused.penalty.over": QT_TRANSLATE_NOOP("Refusals", "This penalty has been served, so there is nothing to lift."),
    "refused.penalty.chips": QT_TRANSLATE_NOOP(
        "Refusals", "{chips} chips cannot leave play: {most} at most. Count them again."
    ),
    "refused.reinstate.has_seat": QT_TRANSLATE_NOOP("Refusals", "{name} has won a seat. Undo that first."),
    "refused.reinstate.is_paid": QT_TRANSLATE_NOOP(
        "Refusals", "{name} has been paid the prize. Undo that payment first."
    ),
    # Seats and tables
    "refused.draw.too_few": QT_TRANSLATE_NOOP(
        "Refusals", "A draw needs at least two players, and there are %n. Register more.", "", 1
    ),
    "refused.draw.started": QT_TRANSLATE_NOOP(
        "Refusals", "Play has started, and a new draw moves everybody.[ Give a reason to draw anyway.]"
    ),
    "refused.seat.nobody_waits": QT_TRANSLATE_NOOP("Refusals", "Everybody in play has a seat."),
    "refused.seat.not_drawn": QT_TRANSLATE_NOOP("Refusals", "Seats have not been drawn yet. Draw them first."),
    "refused.seat.none_free": QT_TRANSLATE_NOOP("Refusals", "No seat is free. Open a table first."),
    "refused.seat.unknown": QT_TRANSLATE_NOOP("Refusals", "There is no seat {seat} in the room. Choose another."),
    "refused.seat.taken": QT_TRANSLATE_NOOP(
        "Refusals", "{name} is in seat {seat}. Choose a free seat, or swap the two."
    ),
    "refused.seat.has_none": QT_TRANSLATE_NOOP("Refusals", "{name} has no seat to swap. Choose two seated players."),
    "refused.swap.self": QT_TRANSLATE_NOOP("Refusals", "A swap needs two different players. Choose another one."),
    "refused.table.number": QT_TRANSLATE_NOOP("Refusals", "A table has a number from 1 to {limit}. Choose another."),
    "refused.table.is_open": QT_TRANSLATE_NOOP("Refusals", "Table {table} is already open. Choose another number."),
    "refused.table.too_many": QT_TRANSLATE_NOOP(
        "Refusals", "No more than {limit} tables can be open. Use a free table number below that."
    ),
    "refused.table.unknown": QT_TRANSLATE_NOOP("Refusals", "Table {table} is not open. Choose one that is."),
    "refused.table.not_empty": QT_TRANSLATE_NOOP(
        "Refusals", "%n players sit at table {table}. Break the table, so that everybody gets a new seat.", "", 1
    ),
    "refused.table.no_room": QT_TRANSLATE_NOOP(
        "Refusals", "The other tables have no seats for the %n players of table {table}. Open a table first.", "", 1
    ),
    "refused.moves.none": QT_TRANSLATE_NOOP("Refusals", "No move is ticked. Tick at least one."),
    "refused.moves.unknown": QT_TRANSLATE_NOOP(
        "Refusals", "There is no such move: %n were proposed. Check the proposal.", "", 1
    ),
    "refused.moves.all": QT_TRANSLATE_NOOP("Refusals", "These %n moves belong together. Accept all of them.", "", 1),
    "refused.moves.stale": QT_TRANSLATE_NOOP(
        "Refusals", "The room has changed since these moves were proposed. Check the new proposal."
    ),
    # Clock
    "refused.clock.started": QT_TRANSLATE_NOOP("Refusals", "The clock has already been started."),
    "refused.clock.play_is_over": QT_TRANSLATE_NOOP(
        "Refusals", "Only one player is left, so the clock is stopped. It runs again as soon as somebody is back in."
    ),
    "refused.clock.not_started": QT_TRANSLATE_NOOP("Refusals", "The clock has not started yet. Start it first."),
    "refused.clock.no_seats": QT_TRANSLATE_NOOP(
        "Refusals", "Nobody has a seat yet. Draw seats first[, or give a reason to start without]."
    ),
    "refused.away.minutes": QT_TRANSLATE_NOOP(
        "Refusals",
        "The club's answer is given after 1 to {most} whole minutes. Type so many, or nothing to wait for somebody.",
    ),
    "refused.clock.start_past": QT_TRANSLATE_NOOP(
        "Refusals", "{at} is not within the next year. Choose another time, or start now."
    ),
    "refused.clock.stands": QT_TRANSLATE_NOOP("Refusals", "The clock is not running, so it cannot be paused."),
    "refused.clock.is_running": QT_TRANSLATE_NOOP("Refusals", "The clock is already running."),
    "refused.clock.too_little_left": QT_TRANSLATE_NOOP(
        "Refusals", "This level has less time left than that. Take off less, or go to the next level."
    ),
    "refused.clock.length": QT_TRANSLATE_NOOP(
        "Refusals", "A level or break lasts at least 10 seconds and at most {limit}. Choose another length."
    ),
    "refused.clock.on_break": QT_TRANSLATE_NOOP(
        "Refusals", "The room is already on a break. Make that one longer instead."
    ),
    "refused.clock.last_level": QT_TRANSLATE_NOOP(
        "Refusals", "This is the last row of the structure. Add levels after it to go further."
    ),
    "refused.clock.no_level": QT_TRANSLATE_NOOP(
        "Refusals", "There is no level {level}: the structure has levels 1 to {n}. Choose one of them."
    ),
    "refused.clock.no_break": QT_TRANSLATE_NOOP(
        "Refusals", "No break follows in the structure. Add one, or send the room on a break now."
    ),
    "refused.clock.first_level": QT_TRANSLATE_NOOP(
        "Refusals", "This is the first row of the structure; there is nothing before it."
    ),
    # Prizes
    "refused.prizes.positive": QT_TRANSLATE_NOOP(
        "Refusals", "Every place needs a prize. Fill in the empty ones, or remove them from the end."
    ),
    "refused.prizes.too_many": QT_TRANSLATE_NOOP(
        "Refusals", "There are {n} prizes for {entries} entries. Remove some from the end."
    ),
    "refused.prizes.sum": QT_TRANSLATE_NOOP(
        "Refusals", "The prizes add up to {total}, the pool is {pool}. Change them by {difference}."
    ),
    "refused.prizes.by_table": QT_TRANSLATE_NOOP("Refusals", "The prizes already follow the payout table."),
    "refused.prizes.none": QT_TRANSLATE_NOOP("Refusals", "There is no prize pool yet, so there is nothing to post."),
    "refused.prizes.is_posted": QT_TRANSLATE_NOOP("Refusals", "These prizes are already posted."),
    "refused.prizes.not_posted": QT_TRANSLATE_NOOP("Refusals", "No prizes are posted."),
    "refused.pay.still_in": QT_TRANSLATE_NOOP("Refusals", "{name} is still in, so the prize is not known yet."),
    "refused.pay.registration_open": QT_TRANSLATE_NOOP(
        "Refusals", "Registration is still open, and new entries change every place and prize. Close it, then pay."
    ),
    "refused.pay.is_paid": QT_TRANSLATE_NOOP("Refusals", "{name} has already been paid."),
    "refused.pay.not_paid": QT_TRANSLATE_NOOP("Refusals", "{name} has not been paid: there is nothing to undo."),
    "refused.pay.no_prize": QT_TRANSLATE_NOOP("Refusals", "{name} finished outside the prizes."),
    "refused.announce.none": QT_TRANSLATE_NOOP("Refusals", "There is no such announcement on the public screen."),
    "refused.announce.many": QT_TRANSLATE_NOOP(
        "Refusals", "%n announcements are up already. Take one off first.", "", 1
    ),
    "refused.announce.field": QT_TRANSLATE_NOOP("Refusals", "There is no field {word}. Known are: {fields}."),
    "refused.announce.fill": QT_TRANSLATE_NOOP("Refusals", "Type what is meant in the place of {word}."),
    "refused.announce.empty": QT_TRANSLATE_NOOP("Refusals", "There is nothing to fill {word} with now."),
    "refused.announce.long": QT_TRANSLATE_NOOP(
        "Refusals", "The text has {n} letters, and {limit} are read from afar. Shorten it."
    ),
    "refused.finish.nobody": QT_TRANSLATE_NOOP(
        "Refusals", "Fewer than two players have entered, so nobody can win. Archive the tournament instead."
    ),
    "refused.finish.still_playing": QT_TRANSLATE_NOOP(
        "Refusals", "%n players are still in. Bust out all but the winner first.", "", 1
    ),
    # Taking back
    "refused.undo.nothing": QT_TRANSLATE_NOOP("Refusals", "There is nothing to undo."),
    "refused.redo.nothing": QT_TRANSLATE_NOOP("Refusals", "There is nothing to redo."),
    "refused.retract.no_such_act": QT_TRANSLATE_NOOP("Refusals", "The journal has no line {act}. Choose another one."),
    "refused.retract.gone": QT_TRANSLATE_NOOP(
        "Refusals", "Line {line} was already undone by line {by}. Undo that line to restore it."
    ),
    "refused.retract.gone_since": QT_TRANSLATE_NOOP(
        "Refusals",
        "What line {line} restored has been undone again since, by line {by}: there is nothing left to undo.",
    ),
    "refused.retract.creation": QT_TRANSLATE_NOOP(
        "Refusals", "Creating the tournament cannot be undone. Archive the tournament instead."
    ),
    "refused.retract.clock": QT_TRANSLATE_NOOP(
        "Refusals",
        "Line {line} set the clock, and time that has been played cannot be undone. Adjust the clock instead.",
    ),
    "refused.retract.clock_since": QT_TRANSLATE_NOOP(
        "Refusals", "The clock has been adjusted since. Undo that first, or adjust the clock."
    ),
    "refused.retract.levels_played": QT_TRANSLATE_NOOP(
        "Refusals", "This would change levels that have been played. Change later levels instead."
    ),
    "refused.retract.in_the_way": QT_TRANSLATE_NOOP(
        "Refusals", "Line {line} is in the way: {why} Undo that line first."
    ),
}

LIFTED: dict[str, Text] = {
    "lifted.registration.is_closed": QT_TRANSLATE_NOOP("Refusals", "although registration was closed"),
    "lifted.bust_out.not_started": QT_TRANSLATE_NOOP("Refusals", "although the clock had not started"),
    "lifted.draw.started": QT_TRANSLATE_NOOP("Refusals", "although play had started"),
    "lifted.clock.no_seats": QT_TRANSLATE_NOOP("Refusals", "although nobody had a seat"),
}

FIELDS: dict[str, Text] = {
    "field.tournament": QT_TRANSLATE_NOOP("Refusals", "name of the tournament"),
    "field.event_number": QT_TRANSLATE_NOOP("Refusals", "event number"),
    "field.event_name": QT_TRANSLATE_NOOP("Refusals", "event name"),
    "field.house": QT_TRANSLATE_NOOP("Refusals", "name of the house"),
    "field.lists": QT_TRANSLATE_NOOP("Refusals", "place of the seat lists"),
    "field.player": QT_TRANSLATE_NOOP("Refusals", "name of the player"),
    "field.first": QT_TRANSLATE_NOOP("Refusals", "first name"),
    "field.last": QT_TRANSLATE_NOOP("Refusals", "last name"),
    "field.operator": QT_TRANSLATE_NOOP("Refusals", "name of the director"),
    "field.template": QT_TRANSLATE_NOOP("Refusals", "name of the template"),
    "field.buy_in": QT_TRANSLATE_NOOP("Refusals", "buy-in"),
    "field.fee": QT_TRANSLATE_NOOP("Refusals", "fee"),
    "field.bounty": QT_TRANSLATE_NOOP("Refusals", "bounty"),
    "field.starting_stack": QT_TRANSLATE_NOOP("Refusals", "starting stack"),
    "field.seats_per_table": QT_TRANSLATE_NOOP("Refusals", "number of seats at a table"),
    "field.late_level": QT_TRANSLATE_NOOP("Refusals", "last level of registration"),
    "field.offer": QT_TRANSLATE_NOOP("Refusals", "name on the price list"),
    "field.unit": QT_TRANSLATE_NOOP("Refusals", "rounding of the prizes"),
}
