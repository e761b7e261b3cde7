"""The sentences about counted chips: of the journal, refusals, the panel and the causes of a difference."""

from tdapp.texts import QT_TRANSLATE_NOOP, Text

_ACTS: dict[str, Text] = {
    "act.chip_counts.begin_count": QT_TRANSLATE_NOOP("Counts", "Chip count started"),
    "act.chip_counts.count": QT_TRANSLATE_NOOP("Counts", "Stack of {name} counted: {chips}"),
    "act.chip_counts.count.seated": QT_TRANSLATE_NOOP("Counts", "Stack of {name} in {seat} counted: {chips}"),
    "act.chip_counts.count.stacks": QT_TRANSLATE_NOOP("Counts", "%n stacks counted", "", 1),
    "act.chip_counts.count.table": QT_TRANSLATE_NOOP("Counts", "Chips at table {table} counted: {chips}"),
    "act.chip_counts.count.tables": QT_TRANSLATE_NOOP("Counts", "Chips at %n tables counted", "", 1),
    "act.chip_counts.count.both": QT_TRANSLATE_NOOP("Counts", "%n stacks counted, and tables: {tables}", "", 1),
    "act.chip_counts.close_count": QT_TRANSLATE_NOOP("Counts", "Chip count closed: {chips}, exactly what is in play"),
    "act.chip_counts.close_count.over": QT_TRANSLATE_NOOP(
        "Counts", "Chip count closed: {chips}, {difference} more than in play"
    ),
    "act.chip_counts.close_count.short": QT_TRANSLATE_NOOP(
        "Counts", "Chip count closed: {chips}, {difference} less than in play"
    ),
}

_LABELS: dict[str, Text] = {
    "label.chip_counts.begin_count": QT_TRANSLATE_NOOP("Counts", "start of the chip count"),
    "label.chip_counts.count": QT_TRANSLATE_NOOP("Counts", "count of {name}, {chips}"),
    "label.chip_counts.count.seated": QT_TRANSLATE_NOOP("Counts", "count of {name} in {seat}, {chips}"),
    "label.chip_counts.count.stacks": QT_TRANSLATE_NOOP("Counts", "count of %n stacks", "", 1),
    "label.chip_counts.count.table": QT_TRANSLATE_NOOP("Counts", "chip count of table {table}, {chips}"),
    "label.chip_counts.count.tables": QT_TRANSLATE_NOOP("Counts", "chip count of %n tables", "", 1),
    "label.chip_counts.count.both": QT_TRANSLATE_NOOP("Counts", "count of %n stacks, and tables: {tables}", "", 1),
    "label.chip_counts.close_count": QT_TRANSLATE_NOOP("Counts", "end of the chip count, {chips}"),
    "label.chip_counts.close_count.over": QT_TRANSLATE_NOOP("Counts", "end of the chip count, {difference} over"),
    "label.chip_counts.close_count.short": QT_TRANSLATE_NOOP("Counts", "end of the chip count, {difference} short"),
}

_REFUSALS: dict[str, Text] = {
    "refused.counts.is_on": QT_TRANSLATE_NOOP(
        "Counts", "A chip count is already under way. Close it before you start the next one."
    ),
    "refused.counts.nobody_in": QT_TRANSLATE_NOOP("Counts", "Nobody is in play, so there are no chips to count."),
    "refused.counts.nothing_counted": QT_TRANSLATE_NOOP("Counts", "No number was entered. Type what was counted."),
    "refused.counts.twice": QT_TRANSLATE_NOOP("Counts", "The stack of {name} is entered twice. Enter it once."),
    "refused.counts.is_out": QT_TRANSLATE_NOOP(
        "Counts", "{name} is out, so there is no stack to count. Check whose chips these are."
    ),
    "refused.counts.no_stack": QT_TRANSLATE_NOOP(
        "Counts", "{name} is in play and has at least one chip. Count again, or enter the bust-out."
    ),
    "refused.counts.empty_seat": QT_TRANSLATE_NOOP(
        "Counts", "Seat {seat} is empty, so nobody has chips there. Type the right seat."
    ),
    "refused.counts.empty_table": QT_TRANSLATE_NOOP(
        "Counts", "Nobody sits at table {table}, so there are no chips to count."
    ),
    "refused.counts.too_few": QT_TRANSLATE_NOOP(
        "Counts", "%n players at table {table} have more than {chips} chips. Count again.", "", 1
    ),
    "refused.counts.more_than_play": QT_TRANSLATE_NOOP(
        "Counts", "{chips} of {name} is {over} more than the {most} in play. Check the number[, or give a reason]."
    ),
    "refused.counts.table_over_play": QT_TRANSLATE_NOOP(
        "Counts",
        "{chips} at table {table} is {over} more than the {most} in play. Check the number[, or give a reason].",
    ),
    "refused.counts.not_payable": QT_TRANSLATE_NOOP(
        "Counts",
        "{chips} of {name} cannot be made up from the chips in play, the lowest of which is {lowest}; "
        "{nearest} can. Count again[, or give a reason].",
    ),
    "refused.counts.table_not_payable": QT_TRANSLATE_NOOP(
        "Counts",
        "{chips} at table {table} cannot be made up from the chips in play, the lowest of which is "
        "{lowest}; {nearest} can. Count again[, or give a reason].",
    ),
    "refused.counts.none_on": QT_TRANSLATE_NOOP("Counts", "No chip count is under way. Start one first."),
    "refused.counts.not_counted": QT_TRANSLATE_NOOP(
        "Counts", "%n stacks are not counted yet. Count them[, or give a reason].", "", 1
    ),
    "refused.counts.over": QT_TRANSLATE_NOOP(
        "Counts", "The count is {chips} over what is in play. Find the cause[, or give a reason]."
    ),
    "refused.counts.short": QT_TRANSLATE_NOOP(
        "Counts", "The count is {chips} short of what is in play. Find the cause[, or give a reason]."
    ),
}

_CONFLICTS: dict[str, Text] = {
    "conflict.no_count": QT_TRANSLATE_NOOP("Counts", "it closes a chip count that never started."),
}

_LIFTED: dict[str, Text] = {
    "lifted.counts.more_than_play": QT_TRANSLATE_NOOP("Counts", "although it is more than is in play"),
    "lifted.counts.not_payable": QT_TRANSLATE_NOOP("Counts", "although the chips in play cannot make it"),
    "lifted.counts.table_over_play": QT_TRANSLATE_NOOP("Counts", "although it is more than is in play"),
    "lifted.counts.table_not_payable": QT_TRANSLATE_NOOP("Counts", "although the chips in play cannot make it"),
    "lifted.counts.not_counted": QT_TRANSLATE_NOOP("Counts", "although stacks were not counted"),
    "lifted.counts.over": QT_TRANSLATE_NOOP("Counts", "although the count was over"),
    "lifted.counts.short": QT_TRANSLATE_NOOP("Counts", "although the count was short"),
}

_CAUSES: dict[str, Text] = {
    "cause.table": QT_TRANSLATE_NOOP("Counts", "Table {table}"),
    "cause.stack": QT_TRANSLATE_NOOP("Counts", "Stack of {name}"),
    "cause.not_counted": QT_TRANSLATE_NOOP("Counts", "%n stacks are not counted yet", "", 1),
    "cause.not_counted.table": QT_TRANSLATE_NOOP("Counts", "%n stacks at table {table} are not counted yet", "", 1),
    "cause.reseated": QT_TRANSLATE_NOOP(
        "Counts", "Somebody has joined or left table {table} since it was counted: count it again"
    ),
    "cause.both_ways": QT_TRANSLATE_NOOP(
        "Counts", "Table {table} is entered as {entered}, and its stacks add up to {meant}"
    ),
    "cause.race_on": QT_TRANSLATE_NOOP(
        "Counts", "The race of {old} for {new} is open at %n tables: finish it first", "", 1
    ),
    "cause.as_before": QT_TRANSLATE_NOOP("Counts", "The previous count found the same: the difference is older"),
    "cause.bought_since": QT_TRANSLATE_NOOP(
        "Counts", "{name} bought {chips} after that stack was counted: count it again"
    ),
    "cause.bought_since.several": QT_TRANSLATE_NOOP(
        "Counts", "%n rebuys or add-ons were sold after their stacks were counted, {chips} in total", "", 1
    ),
    "cause.out_since": QT_TRANSLATE_NOOP("Counts", "{name} busted out after being counted; others have those {chips}"),
    "cause.out_since.table": QT_TRANSLATE_NOOP(
        "Counts", "{name} busted out after being counted; others have those {chips}: count table {table} again"
    ),
    "cause.out_since.several": QT_TRANSLATE_NOOP(
        "Counts", "%n players busted out after being counted; others have their {chips}", "", 1
    ),
    "cause.raced_off": QT_TRANSLATE_NOOP("Counts", "%n chips of {chip} are still counted, though raced off", "", 1),
    "cause.zero_more": QT_TRANSLATE_NOOP("Counts", "{where}: {entered} has a zero too many, {meant} would agree"),
    "cause.zero_less": QT_TRANSLATE_NOOP("Counts", "{where}: {entered} is missing a zero, {meant} would agree"),
    "cause.swapped": QT_TRANSLATE_NOOP("Counts", "{where}: two digits of {entered} were swapped, {meant} would agree"),
    "cause.misread": QT_TRANSLATE_NOOP("Counts", "{where}: a digit of {entered} was misread, {meant} would agree"),
    "cause.twice": QT_TRANSLATE_NOOP(
        "Counts", "Tables {table} and {second} are both entered as {entered}: the same sheet twice"
    ),
    "cause.given_up": QT_TRANSLATE_NOOP("Counts", "The {chips} {name} gave up for a re-entry are still on the table"),
    "cause.seat_won": QT_TRANSLATE_NOOP("Counts", "The {chips} of {name}, who won a seat, are still on the table"),
    "cause.disqualified": QT_TRANSLATE_NOOP("Counts", "The {chips} of {name}, disqualified, are still on the table"),
    "cause.cancelled": QT_TRANSLATE_NOOP(
        "Counts", "The {chips} of {name}, whose entry was cancelled, are still on the table"
    ),
    "cause.given_back": QT_TRANSLATE_NOOP("Counts", "The {chips} {name} returned are still on the table"),
    "cause.adjusted": QT_TRANSLATE_NOOP("Counts", "Adjustment {number} of {chips} was recorded but not made"),
    "cause.adjusted.twice": QT_TRANSLATE_NOOP("Counts", "Adjustment {number} of {chips} was made twice"),
    "cause.race": QT_TRANSLATE_NOOP(
        "Counts", "The race of {old} for {new} at table {table} was recorded but not played"
    ),
    "cause.race.all": QT_TRANSLATE_NOOP(
        "Counts", "The race of {old} for {new} was recorded but not played at any table"
    ),
    "cause.race_old": QT_TRANSLATE_NOOP(
        "Counts", "Race of {old} for {new} at table {table}: its old chips, {chips} in total, were not taken in"
    ),
    "cause.race_old.all": QT_TRANSLATE_NOOP(
        "Counts", "Race of {old} for {new}: the old chips, {chips} in total, were not taken in"
    ),
    "cause.race_new": QT_TRANSLATE_NOOP(
        "Counts", "Race of {old} for {new} at table {table}: its new chips, {chips} in total, were not given out"
    ),
    "cause.race_new.all": QT_TRANSLATE_NOOP(
        "Counts", "Race of {old} for {new}: the new chips, {chips} in total, were not given out"
    ),
    "cause.stacks.over": QT_TRANSLATE_NOOP("Counts", "%n stacks of {chips} were given out but not sold", "", 1),
    "cause.stacks.short": QT_TRANSLATE_NOOP("Counts", "%n stacks of {chips} were sold but not given out", "", 1),
    "cause.chips.over": QT_TRANSLATE_NOOP(
        "Counts", "%n chips of {chip} were counted twice, or given out in error", "", 1
    ),
    "cause.chips.short": QT_TRANSLATE_NOOP("Counts", "%n chips of {chip} were overlooked, or are gone", "", 1),
    "cause.exchanged": QT_TRANSLATE_NOOP("Counts", "%n chips of {chip} were counted or changed as {other}", "", 1),
    "cause.barrel.over": QT_TRANSLATE_NOOP("Counts", "A pile of %n chips of {chip} was counted twice", "", 1),
    "cause.barrel.short": QT_TRANSLATE_NOOP("Counts", "A pile of %n chips of {chip} was overlooked", "", 1),
}

_NEEDS: dict[str, Text] = {
    "needs.count_over": QT_TRANSLATE_NOOP("Counts", "Count is {chips} over"),
    "needs.count_short": QT_TRANSLATE_NOOP("Counts", "Count is {chips} short"),
    "needs.count_open": QT_TRANSLATE_NOOP("Counts", "Chip count: %n tables to go", "", 1),
    "needs.count_open.stacks": QT_TRANSLATE_NOOP("Counts", "Chip count: %n stacks to go", "", 1),
    "needs.count_agrees": QT_TRANSLATE_NOOP("Counts", "Chip count agrees"),
    "needs.count_agrees.why": QT_TRANSLATE_NOOP("Counts", "{chips} counted, exactly what is in play"),
}

COUNTS: dict[str, Text] = {**_ACTS, **_LABELS, **_REFUSALS, **_CONFLICTS, **_LIFTED, **_CAUSES, **_NEEDS}
