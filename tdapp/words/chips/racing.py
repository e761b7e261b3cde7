"""The sentences about chip races, and about chips that enter or leave play beside them."""

from tdapp.texts import QT_TRANSLATE_NOOP, Text

_REFUSED: dict[str, Text] = {
    "refused.race.no_set": QT_TRANSLATE_NOOP(
        "Race", "No chip set is chosen yet. Choose one on the Chips page, so that it is known which chips there are."
    ),
    "refused.race.goes_on": QT_TRANSLATE_NOOP("Race", "The race of the {chip} chips goes on. End it first."),
    "refused.race.none": QT_TRANSLATE_NOOP("Race", "No race is going on. Begin one first."),
    "refused.race.not_in_set": QT_TRANSLATE_NOOP(
        "Race", "There is no chip of {chip} in the set: it has {chips}. Choose one of these."
    ),
    "refused.race.gone": QT_TRANSLATE_NOOP("Race", "The {chip} chips were raced off already. Choose a higher chip."),
    "refused.race.not_a_multiple": QT_TRANSLATE_NOOP(
        "Race", "No whole number of {old} chips makes a chip of {new}. Choose another new chip."
    ),
    "refused.race.lower_stays": QT_TRANSLATE_NOOP(
        "Race", "The {lower} chips stay in play, lower than {chip}. Race them off first[, or give a reason]."
    ),
    "refused.race.still_needed": QT_TRANSLATE_NOOP(
        "Race",
        "Level {level} needs the {chip} chips: {amount} cannot be paid without them. Race them off later[, or give "
        "a reason].",
    ),
    "refused.race.floor_decides": QT_TRANSLATE_NOOP(
        "Race", "In this race the floor decides who gets a chip, not cards. Enter who gets one."
    ),
    "refused.race.nothing_waits": QT_TRANSLATE_NOOP(
        "Race", "No table waits for its cards. Enter the odd chips of a table first."
    ),
    "refused.race.not_entered": QT_TRANSLATE_NOOP(
        "Race", "The odd chips of table {table} are not entered, or need no cards. Enter them first."
    ),
    "refused.race.has_left": QT_TRANSLATE_NOOP(
        "Race", "{name} has left seat {seat} since the odd chips were entered. Enter the chips of that table again."
    ),
    "refused.race.tables_left": QT_TRANSLATE_NOOP(
        "Race", "%n tables are to go: {tables}. Enter their odd chips[, or give a reason to end the race].", "", 1
    ),
    "refused.race.players_left": QT_TRANSLATE_NOOP(
        "Race",
        "%n players came to a table after it was done, and their odd chips are not raced: {seats}. Enter these tables "
        "again[, or give a reason to end the race].",
        "",
        1,
    ),
    "refused.race.raced_left": QT_TRANSLATE_NOOP(
        "Race",
        "The odd chips of {name} were raced in seat {seat}, which is somebody else's or free since. Take the move or "
        "the bust-out back to enter this table again, or record what is wrong as chips found or changed.",
    ),
    "refused.race.only_without": QT_TRANSLATE_NOOP(
        "Race", "Seat {seat} has no odd chips, so they cannot be all there is. Enter the chips first."
    ),
    "refused.race.empty_seat": QT_TRANSLATE_NOOP(
        "Race", "Nobody sits in seat {seat}. Enter the chips at the seat they came from."
    ),
    "refused.race.odd": QT_TRANSLATE_NOOP(
        "Race",
        "Seat {seat} cannot have {n} odd chips of {old}: at most {most}, for {new} is exchanged in full. Correct the "
        "number.",
    ),
    "refused.race.more_than_stack": QT_TRANSLATE_NOOP(
        "Race",
        "The odd chips of {name} are worth {worth}, and the stack was counted at {chips}. Count both again[, or give "
        "a reason].",
    ),
    "refused.race.collected": QT_TRANSLATE_NOOP(
        "Race",
        "Table {table} handed in {n} × {chip}, {odd} of them odd. The other {rest} do not make whole chips of {new}: "
        "{over} × {chip} too many. Count again.",
    ),
    "refused.race.collected_short": QT_TRANSLATE_NOOP(
        "Race", "Table {table} handed in {n} × {chip}, and has {odd} odd ones alone. Count again."
    ),
    "refused.race.races_not": QT_TRANSLATE_NOOP("Race", "Seat {seat} has no odd chips to race. Enter them first."),
    "refused.race.one_each": QT_TRANSLATE_NOOP("Race", "Nobody gets more than one chip: correct seat {seat}."),
    "refused.race.card_missing": QT_TRANSLATE_NOOP("Race", "Seat {seat} has no card yet. Enter its highest one."),
    "refused.race.card_twice": QT_TRANSLATE_NOOP(
        "Race", "One card was entered twice at table {table}. Look at the cards again."
    ),
    "refused.race.more_than_play": QT_TRANSLATE_NOOP(
        "Race",
        "With table {table} the odd chips are worth {worth}, and all chips in play {most}. Count the odd chips again.",
    ),
    "refused.race.more_than_made": QT_TRANSLATE_NOOP(
        "Race",
        "{n} × {chip} were handed in, and the set has {most}. Look for chips of others among them[, or give a reason].",
    ),
    "refused.race.stock": QT_TRANSLATE_NOOP(
        "Race", "The race takes {n} × {chip}, and at hand: {most}. Race for a higher chip[, or give a reason]."
    ),
    "refused.adjust.no_entry": QT_TRANSLATE_NOOP("Race", "There is no such entry. Choose another, or none."),
    "refused.adjust.no_ruling": QT_TRANSLATE_NOOP("Race", "There is no ruling {ruling}. Choose another, or none."),
    "refused.adjust.recorded": QT_TRANSLATE_NOOP(
        "Race", "The chips of ruling {ruling} are recorded already.[ Give a reason to record more.]"
    ),
    "refused.adjust.nothing": QT_TRANSLATE_NOOP("Race", "No chips are entered. Enter how many of which."),
    "refused.adjust.pieces": QT_TRANSLATE_NOOP(
        "Race",
        "{n} chips of {chip} cannot be right: from 1 to {limit}, of a chip that is worth something. Correct them.",
    ),
    "refused.adjust.gives_nothing": QT_TRANSLATE_NOOP(
        "Race", "Nothing is given for such chips. Enter only what leaves play."
    ),
    "refused.adjust.not_raced": QT_TRANSLATE_NOOP(
        "Race", "The {chip} chips are in play, so nobody can be late with them. Choose chips that were raced off."
    ),
    "refused.adjust.too_many": QT_TRANSLATE_NOOP(
        "Race", "{chips} cannot leave play: {most} are in play. Correct the pieces."
    ),
    "refused.adjust.more_chips": QT_TRANSLATE_NOOP(
        "Race", "This brings {chips} more chips into play than were sold.[ Give the reason.]"
    ),
    "refused.adjust.other": QT_TRANSLATE_NOOP(
        "Race", "No reason of the list says why these chips change.[ Give one of your own.]"
    ),
}

_LIFTED: dict[str, Text] = {
    "lifted.race.lower_stays": QT_TRANSLATE_NOOP("Race", "although a lower chip stayed in play"),
    "lifted.race.still_needed": QT_TRANSLATE_NOOP("Race", "although a level to come needed the chip"),
    "lifted.race.tables_left": QT_TRANSLATE_NOOP("Race", "although tables were to go"),
    "lifted.race.players_left": QT_TRANSLATE_NOOP("Race", "although chips of players who moved were not raced"),
    "lifted.race.more_than_stack": QT_TRANSLATE_NOOP("Race", "although the stack was counted lower"),
    "lifted.race.more_than_made": QT_TRANSLATE_NOOP("Race", "although the set has fewer such chips"),
    "lifted.race.stock": QT_TRANSLATE_NOOP("Race", "although fewer chips were at hand"),
    "lifted.adjust.recorded": QT_TRANSLATE_NOOP("Race", "although chips of that ruling were recorded"),
    "lifted.adjust.more_chips": QT_TRANSLATE_NOOP("Race", "although it brought chips into play"),
    "lifted.adjust.other": QT_TRANSLATE_NOOP("Race", "for a reason that is not in the list"),
}

_CONFLICTS: dict[str, Text] = {
    "conflict.chips_gone": QT_TRANSLATE_NOOP("Race", "fewer chips than none would be in play."),
    "conflict.race_on": QT_TRANSLATE_NOOP("Race", "it begins a race while another one would go on."),
    "conflict.raced_off": QT_TRANSLATE_NOOP("Race", "it races off chips that would be gone already."),
    "conflict.not_in_race": QT_TRANSLATE_NOOP("Race", "it races chips of somebody who would be out."),
    "conflict.no_race": QT_TRANSLATE_NOOP("Race", "it belongs to a race that would not go on."),
}

_ACTS: dict[str, Text] = {
    "act.racing.begin": QT_TRANSLATE_NOOP("Race", "Race of the {old} chips for {new} begins, by cards"),
    "act.racing.begin.drawn": QT_TRANSLATE_NOOP("Race", "Race of the {old} chips for {new} begins, drawn by the desk"),
    "act.racing.begin.round_up": QT_TRANSLATE_NOOP(
        "Race", "Race of the {old} chips for {new} begins, everybody is rounded up"
    ),
    "act.racing.begin.floor": QT_TRANSLATE_NOOP(
        "Race", "Race of the {old} chips for {new} begins, the floor exchanges"
    ),
    "act.racing.settle": QT_TRANSLATE_NOOP("Race", "Table {table} raced: {odd} × {old} for {got} × {new}"),
    "act.racing.settle.kept": QT_TRANSLATE_NOOP(
        "Race", "Table {table} raced: {odd} × {old} for {got} × {new}, kept one: {names}"
    ),
    "act.racing.settle.none": QT_TRANSLATE_NOOP("Race", "Table {table} raced: no odd chips"),
    "act.racing.settle.waits": QT_TRANSLATE_NOOP("Race", "Table {table}: {odd} × {old} to race"),
    "act.racing.draw": QT_TRANSLATE_NOOP("Race", "Cards drawn for the race of %n tables", "", 1),
    "act.racing.draw.one": QT_TRANSLATE_NOOP("Race", "Cards drawn for the race of table {table}"),
    "act.racing.end": QT_TRANSLATE_NOOP("Race", "Race of the {old} chips ends, chips in play as before"),
    "act.racing.end.more": QT_TRANSLATE_NOOP("Race", "Race of the {old} chips ends, {chips} more in play"),
    "act.racing.end.less": QT_TRANSLATE_NOOP("Race", "Race of the {old} chips ends, {chips} fewer in play"),
    "act.adjusting.adjust.found": QT_TRANSLATE_NOOP("Race", "Found without an owner, out of play: {pieces}"),
    "act.adjusting.adjust.foreign": QT_TRANSLATE_NOOP("Race", "Not of this tournament, taken away: {pieces}"),
    "act.adjusting.adjust.hidden": QT_TRANSLATE_NOOP("Race", "Hidden, out of play: {pieces}"),
    "act.adjusting.adjust.hidden.of": QT_TRANSLATE_NOOP("Race", "Hidden by {name}, out of play: {pieces}"),
    "act.adjusting.adjust.late": QT_TRANSLATE_NOOP("Race", "Late for the race, out of play: {pieces}"),
    "act.adjusting.adjust.late.for": QT_TRANSLATE_NOOP("Race", "Late for the race: {pieces} for {given}"),
    "act.adjusting.adjust.lost": QT_TRANSLATE_NOOP("Race", "Lost: {pieces}"),
    "act.adjusting.adjust.stack": QT_TRANSLATE_NOOP("Race", "Stack set out wrong, by {chips}"),
    "act.adjusting.adjust.change": QT_TRANSLATE_NOOP("Race", "Change given wrong, by {chips}"),
    "act.adjusting.adjust": QT_TRANSLATE_NOOP("Race", "Chips in play changed by {chips}"),
}

_LABELS: dict[str, Text] = {
    "label.racing.begin": QT_TRANSLATE_NOOP("Race", "beginning of the race of the {old} chips"),
    "label.racing.begin.drawn": QT_TRANSLATE_NOOP("Race", "beginning of the race of the {old} chips"),
    "label.racing.begin.round_up": QT_TRANSLATE_NOOP("Race", "beginning of the race of the {old} chips"),
    "label.racing.begin.floor": QT_TRANSLATE_NOOP("Race", "beginning of the race of the {old} chips"),
    "label.racing.settle": QT_TRANSLATE_NOOP("Race", "race of table {table}"),
    "label.racing.settle.kept": QT_TRANSLATE_NOOP("Race", "race of table {table}"),
    "label.racing.settle.none": QT_TRANSLATE_NOOP("Race", "race of table {table}"),
    "label.racing.settle.waits": QT_TRANSLATE_NOOP("Race", "odd chips of table {table}"),
    "label.racing.draw": QT_TRANSLATE_NOOP("Race", "cards drawn for %n tables", "", 1),
    "label.racing.draw.one": QT_TRANSLATE_NOOP("Race", "cards drawn for table {table}"),
    "label.racing.end": QT_TRANSLATE_NOOP("Race", "end of the race of the {old} chips"),
    "label.racing.end.more": QT_TRANSLATE_NOOP("Race", "end of the race of the {old} chips"),
    "label.racing.end.less": QT_TRANSLATE_NOOP("Race", "end of the race of the {old} chips"),
    "label.adjusting.adjust.found": QT_TRANSLATE_NOOP("Race", "found chips out of play: {pieces}"),
    "label.adjusting.adjust.foreign": QT_TRANSLATE_NOOP("Race", "chips of others taken away: {pieces}"),
    "label.adjusting.adjust.hidden": QT_TRANSLATE_NOOP("Race", "hidden chips out of play: {pieces}"),
    "label.adjusting.adjust.hidden.of": QT_TRANSLATE_NOOP("Race", "hidden chips of {name} out of play: {pieces}"),
    "label.adjusting.adjust.late": QT_TRANSLATE_NOOP("Race", "late chips out of play: {pieces}"),
    "label.adjusting.adjust.late.for": QT_TRANSLATE_NOOP("Race", "late chips exchanged: {pieces}"),
    "label.adjusting.adjust.lost": QT_TRANSLATE_NOOP("Race", "lost chips: {pieces}"),
    "label.adjusting.adjust.stack": QT_TRANSLATE_NOOP("Race", "stack set out wrong, by {chips}"),
    "label.adjusting.adjust.change": QT_TRANSLATE_NOOP("Race", "change given wrong, by {chips}"),
    "label.adjusting.adjust": QT_TRANSLATE_NOOP("Race", "change of chips in play by {chips}"),
}

_NEEDS: dict[str, Text] = {
    "needs.race": QT_TRANSLATE_NOOP("Race", "Race of the {chip} chips: %n tables to go", "", 1),
    "needs.race_draw": QT_TRANSLATE_NOOP("Race", "Race of the {chip} chips: draw the cards of %n tables", "", 1),
    "needs.race_done": QT_TRANSLATE_NOOP("Race", "Every table has raced the {chip} chips: end the race"),
    "needs.race_late": QT_TRANSLATE_NOOP(
        "Race", "The break ends in %n minutes, and the race of the {chip} chips is not done", "", 1
    ),
    "needs.race_over_time": QT_TRANSLATE_NOOP("Race", "Play goes on, and the race of the {chip} chips is not done"),
    "needs.race_players": QT_TRANSLATE_NOOP("Race", "%n players moved and have not raced their {chip} chips", "", 1),
    "needs.race.seats": QT_TRANSLATE_NOOP("Race", "Enter the odd chips of seat {seats}"),
    "needs.race.stuck": QT_TRANSLATE_NOOP(
        "Race",
        "Seat {seats}: a player raced at that table has left it. Take his move back, or end the race with a reason",
    ),
    "needs.race.tables": QT_TRANSLATE_NOOP("Race", "Tables {tables}"),
    "needs.ruling_chips": QT_TRANSLATE_NOOP("Race", "Ruling {ruling}: chips leave play and are not recorded"),
}

RACING: dict[str, Text] = {**_REFUSED, **_LIFTED, **_CONFLICTS, **_ACTS, **_LABELS, **_NEEDS}
