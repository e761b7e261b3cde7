"""The sentences about chip races, and about chips that enter or leave play beside them."""

from tdapp.texts import QT_TRANSLATE_NOOP, Text

_REFUSED: dict[str, Text] = {
    "refused.race.no_set": QT_TRANSLATE_NOOP("Race", "No chip set is chosen yet. Choose one on the Chips page first."),
    "refused.race.goes_on": QT_TRANSLATE_NOOP("Race", "The race of the {chip} chips is still running. End it first."),
    "refused.race.none": QT_TRANSLATE_NOOP("Race", "No chip race is running. Start one first."),
    "refused.race.not_in_set": QT_TRANSLATE_NOOP(
        "Race", "The set has no chip of {chip}; it has {chips}. Choose one of these."
    ),
    "refused.race.gone": QT_TRANSLATE_NOOP("Race", "The {chip} chips are already raced off. Choose a higher chip."),
    "refused.race.not_a_multiple": QT_TRANSLATE_NOOP(
        "Race", "A {new} chip is not a multiple of {old}. Choose another new chip."
    ),
    "refused.race.lower_stays": QT_TRANSLATE_NOOP(
        "Race", "The {lower} chips are lower than {chip} and still in play. Race them off first[, or give a reason]."
    ),
    "refused.race.still_needed": QT_TRANSLATE_NOOP(
        "Race",
        "Level {level} still needs the {chip} chips: {amount} cannot be posted without them. Race them "
        "off later[, or give a reason].",
    ),
    "refused.race.floor_decides": QT_TRANSLATE_NOOP(
        "Race", "In this race the floor decides who gets a chip; no cards are drawn. Enter who gets one."
    ),
    "refused.race.nothing_waits": QT_TRANSLATE_NOOP(
        "Race", "No table is waiting for cards. Enter the odd chips of a table first."
    ),
    "refused.race.not_entered": QT_TRANSLATE_NOOP(
        "Race", "Table {table} has no odd chips entered, or none that need cards. Enter them first."
    ),
    "refused.race.has_left": QT_TRANSLATE_NOOP(
        "Race", "{name} has left seat {seat} since the odd chips were entered. Enter the chips of that table again."
    ),
    "refused.race.tables_left": QT_TRANSLATE_NOOP(
        "Race",
        "%n tables have not raced yet: {tables}. Enter their odd chips[, or give a reason to end the race].",
        "",
        1,
    ),
    "refused.race.players_left": QT_TRANSLATE_NOOP(
        "Race",
        "%n players came to a table after it was raced, so their odd chips are not in the race: {seats}. "
        "Enter these tables again[, or give a reason to end the race].",
        "",
        1,
    ),
    "refused.race.raced_left": QT_TRANSLATE_NOOP(
        "Race",
        "{name}'s odd chips were raced in seat {seat}, and that seat has changed hands since. Undo the "
        "move or the bust-out to enter this table again, or record the difference as chips found or "
        "wrong change.",
    ),
    "refused.race.only_without": QT_TRANSLATE_NOOP(
        "Race", "Seat {seat} has no odd chips, so they cannot be its whole stack. Enter the chips first."
    ),
    "refused.race.empty_seat": QT_TRANSLATE_NOOP(
        "Race", "Nobody sits in seat {seat}. Enter the chips at the seat they came from."
    ),
    "refused.race.odd": QT_TRANSLATE_NOOP(
        "Race",
        "Seat {seat} cannot have {n} odd chips of {old}: {most} at most, because every full {new} is "
        "exchanged. Correct the number.",
    ),
    "refused.race.more_than_stack": QT_TRANSLATE_NOOP(
        "Race",
        "{name}'s odd chips are worth {worth}, but the whole stack was counted at {chips}. Count both "
        "again[, or give a reason].",
    ),
    "refused.race.collected": QT_TRANSLATE_NOOP(
        "Race",
        "Table {table} handed in {n} × {chip}, {odd} of them odd. The other {rest} do not make full "
        "chips of {new}: {over} × {chip} too many. Count again.",
    ),
    "refused.race.collected_short": QT_TRANSLATE_NOOP(
        "Race", "Table {table} handed in {n} × {chip}, but has {odd} odd chips alone. Count again."
    ),
    "refused.race.races_not": QT_TRANSLATE_NOOP("Race", "Seat {seat} has no odd chips to race. Enter them first."),
    "refused.race.one_each": QT_TRANSLATE_NOOP("Race", "No player can win more than one chip. Correct seat {seat}."),
    "refused.race.card_missing": QT_TRANSLATE_NOOP("Race", "Seat {seat} has no card yet. Enter its highest card."),
    "refused.race.card_twice": QT_TRANSLATE_NOOP(
        "Race", "The same card was entered twice at table {table}. Check the cards."
    ),
    "refused.race.more_than_play": QT_TRANSLATE_NOOP(
        "Race",
        "With table {table} the odd chips are worth {worth}, more than the {most} in play. Count the odd chips again.",
    ),
    "refused.race.more_than_made": QT_TRANSLATE_NOOP(
        "Race",
        "{n} × {chip} were handed in, but the set has only {most}. Check them for foreign chips[, or give a reason].",
    ),
    "refused.race.stock": QT_TRANSLATE_NOOP(
        "Race",
        "The race needs {n} × {chip}, and only {most} are available. Race for a higher chip[, or give a reason].",
    ),
    "refused.adjust.no_entry": QT_TRANSLATE_NOOP("Race", "That entry does not exist. Choose another, or none."),
    "refused.adjust.no_ruling": QT_TRANSLATE_NOOP("Race", "There is no ruling {ruling}. Choose another, or none."),
    "refused.adjust.recorded": QT_TRANSLATE_NOOP(
        "Race", "The chips of ruling {ruling} are recorded already.[ Give a reason to record more.]"
    ),
    "refused.adjust.nothing": QT_TRANSLATE_NOOP("Race", "No chips are entered. Enter how many of each."),
    "refused.adjust.pieces": QT_TRANSLATE_NOOP(
        "Race",
        "{n} chips of {chip} cannot be right. Enter 1 to {limit}, of a chip that has a value.",
    ),
    "refused.adjust.gives_nothing": QT_TRANSLATE_NOOP(
        "Race", "Such chips are not exchanged. Enter only what leaves play."
    ),
    "refused.adjust.not_raced": QT_TRANSLATE_NOOP(
        "Race",
        "The {chip} chips are still in play, so nobody can be too late with them. Choose chips that were raced off.",
    ),
    "refused.adjust.too_many": QT_TRANSLATE_NOOP(
        "Race", "{chips} cannot leave play: only {most} are in play. Correct the number."
    ),
    "refused.adjust.more_chips": QT_TRANSLATE_NOOP(
        "Race", "This puts {chips} more chips in play than were sold.[ Give the reason.]"
    ),
    "refused.adjust.other": QT_TRANSLATE_NOOP(
        "Race", "None of the listed reasons explains this change of chips.[ Give your own reason.]"
    ),
}

_LIFTED: dict[str, Text] = {
    "lifted.race.lower_stays": QT_TRANSLATE_NOOP("Race", "although a lower chip stayed in play"),
    "lifted.race.still_needed": QT_TRANSLATE_NOOP("Race", "although a later level needs the chip"),
    "lifted.race.tables_left": QT_TRANSLATE_NOOP("Race", "although not every table had raced"),
    "lifted.race.players_left": QT_TRANSLATE_NOOP("Race", "although chips of players who moved were not raced"),
    "lifted.race.more_than_stack": QT_TRANSLATE_NOOP("Race", "although the stack was counted as less"),
    "lifted.race.more_than_made": QT_TRANSLATE_NOOP("Race", "although the set has fewer of these chips"),
    "lifted.race.stock": QT_TRANSLATE_NOOP("Race", "although fewer chips were available"),
    "lifted.adjust.recorded": QT_TRANSLATE_NOOP("Race", "although chips of that ruling were recorded"),
    "lifted.adjust.more_chips": QT_TRANSLATE_NOOP("Race", "although it put extra chips in play"),
    "lifted.adjust.other": QT_TRANSLATE_NOOP("Race", "for another reason"),
}

_CONFLICTS: dict[str, Text] = {
    "conflict.chips_gone": QT_TRANSLATE_NOOP("Race", "chips in play would fall below zero."),
    "conflict.race_on": QT_TRANSLATE_NOOP("Race", "it starts a race while another is still running."),
    "conflict.raced_off": QT_TRANSLATE_NOOP("Race", "it races off chips that would already be gone."),
    "conflict.not_in_race": QT_TRANSLATE_NOOP("Race", "it races chips of a player who would be out."),
    "conflict.no_race": QT_TRANSLATE_NOOP("Race", "it belongs to a race that would not be running."),
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
        "Race", "Table {table} raced: {odd} × {old} for {got} × {new}, kept in with one chip: {names}"
    ),
    "act.racing.settle.none": QT_TRANSLATE_NOOP("Race", "Table {table} raced: no odd chips"),
    "act.racing.settle.waits": QT_TRANSLATE_NOOP("Race", "Table {table}: {odd} × {old} to race"),
    "act.racing.draw": QT_TRANSLATE_NOOP("Race", "Cards drawn for the race of %n tables", "", 1),
    "act.racing.draw.one": QT_TRANSLATE_NOOP("Race", "Cards drawn for the race of table {table}"),
    "act.racing.end": QT_TRANSLATE_NOOP("Race", "Race of the {old} chips ends, chips in play unchanged"),
    "act.racing.end.more": QT_TRANSLATE_NOOP("Race", "Race of the {old} chips ends, {chips} more in play"),
    "act.racing.end.less": QT_TRANSLATE_NOOP("Race", "Race of the {old} chips ends, {chips} fewer in play"),
    "act.adjusting.adjust.found": QT_TRANSLATE_NOOP("Race", "Found without an owner, out of play: {pieces}"),
    "act.adjusting.adjust.foreign": QT_TRANSLATE_NOOP("Race", "Not from this tournament, removed: {pieces}"),
    "act.adjusting.adjust.hidden": QT_TRANSLATE_NOOP("Race", "Hidden, out of play: {pieces}"),
    "act.adjusting.adjust.hidden.of": QT_TRANSLATE_NOOP("Race", "Hidden by {name}, out of play: {pieces}"),
    "act.adjusting.adjust.late": QT_TRANSLATE_NOOP("Race", "Too late for the race, out of play: {pieces}"),
    "act.adjusting.adjust.late.for": QT_TRANSLATE_NOOP("Race", "Too late for the race: {pieces} changed for {given}"),
    "act.adjusting.adjust.lost": QT_TRANSLATE_NOOP("Race", "Lost: {pieces}"),
    "act.adjusting.adjust.stack": QT_TRANSLATE_NOOP("Race", "Stack handed out wrong: {chips}"),
    "act.adjusting.adjust.change": QT_TRANSLATE_NOOP("Race", "Wrong change given: {chips}"),
    "act.adjusting.adjust": QT_TRANSLATE_NOOP("Race", "Chips in play changed by {chips}"),
}

_LABELS: dict[str, Text] = {
    "label.racing.begin": QT_TRANSLATE_NOOP("Race", "start of the race of the {old} chips"),
    "label.racing.begin.drawn": QT_TRANSLATE_NOOP("Race", "start of the race of the {old} chips"),
    "label.racing.begin.round_up": QT_TRANSLATE_NOOP("Race", "start of the race of the {old} chips"),
    "label.racing.begin.floor": QT_TRANSLATE_NOOP("Race", "start of the race of the {old} chips"),
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
    "label.adjusting.adjust.foreign": QT_TRANSLATE_NOOP("Race", "foreign chips removed: {pieces}"),
    "label.adjusting.adjust.hidden": QT_TRANSLATE_NOOP("Race", "hidden chips out of play: {pieces}"),
    "label.adjusting.adjust.hidden.of": QT_TRANSLATE_NOOP("Race", "hidden chips of {name} out of play: {pieces}"),
    "label.adjusting.adjust.late": QT_TRANSLATE_NOOP("Race", "late chips out of play: {pieces}"),
    "label.adjusting.adjust.late.for": QT_TRANSLATE_NOOP("Race", "late chips exchanged: {pieces}"),
    "label.adjusting.adjust.lost": QT_TRANSLATE_NOOP("Race", "lost chips: {pieces}"),
    "label.adjusting.adjust.stack": QT_TRANSLATE_NOOP("Race", "stack handed out wrong, {chips}"),
    "label.adjusting.adjust.change": QT_TRANSLATE_NOOP("Race", "wrong change given, {chips}"),
    "label.adjusting.adjust": QT_TRANSLATE_NOOP("Race", "change of chips in play by {chips}"),
}

_NEEDS: dict[str, Text] = {
    "needs.race": QT_TRANSLATE_NOOP("Race", "Race of the {chip} chips: %n tables to go", "", 1),
    "needs.race_draw": QT_TRANSLATE_NOOP("Race", "Race of the {chip} chips: draw the cards of %n tables", "", 1),
    "needs.race_done": QT_TRANSLATE_NOOP("Race", "Every table has raced the {chip} chips: end the race"),
    "needs.race_late": QT_TRANSLATE_NOOP(
        "Race", "The break ends in %n minutes, and the {chip} chips are not raced off yet", "", 1
    ),
    "needs.race_over_time": QT_TRANSLATE_NOOP("Race", "Play has resumed, and the {chip} chips are not raced off yet"),
    "needs.race_players": QT_TRANSLATE_NOOP("Race", "%n players moved and have not raced their {chip} chips", "", 1),
    "needs.race.seats": QT_TRANSLATE_NOOP("Race", "Enter the odd chips of seat {seats}"),
    "needs.race.stuck": QT_TRANSLATE_NOOP(
        "Race",
        "Seat {seats}: a player raced at that table has left it. Undo that move, or end the race with a reason",
    ),
    "needs.race.tables": QT_TRANSLATE_NOOP("Race", "Tables {tables}"),
    "needs.ruling_chips": QT_TRANSLATE_NOOP("Race", "Ruling {ruling}: chips leave play but are not recorded yet"),
}

RACING: dict[str, Text] = {**_REFUSED, **_LIFTED, **_CONFLICTS, **_ACTS, **_LABELS, **_NEEDS}
