"""What is found in a structure: what is wrong, why that matters, and what the mend does."""

from tdapp.texts import QT_TRANSLATE_NOOP, Text

LINT: dict[str, Text] = {
    "lint.falls": QT_TRANSLATE_NOOP("Lint", "The big blind falls from {before} to {big}."),
    "lint.falls.why": QT_TRANSLATE_NOOP("Lint", "Blinds that fall make short stacks deep again; it is seldom meant."),
    "lint.falls.bets": QT_TRANSLATE_NOOP("Lint", "The small bet falls from {before} to {big}."),
    "lint.falls.bets.why": QT_TRANSLATE_NOOP(
        "Lint", "Bets that fall make short stacks deep again; that is seldom meant."
    ),
    "lint.step": QT_TRANSLATE_NOOP("Lint", "The big blind rises by {percent} % to {big} in one step."),
    "lint.step.why": QT_TRANSLATE_NOOP("Lint", "Above 60 % most stacks are suddenly short."),
    "lint.step.bets": QT_TRANSLATE_NOOP("Lint", "The small bet rises by {percent} % to {big} in one step."),
    "lint.step.bets.why": QT_TRANSLATE_NOOP("Lint", "Above 60 % most stacks are suddenly short."),
    "lint.step_by_chips": QT_TRANSLATE_NOOP(
        "Lint", "The big blind rises by {percent} % to {big}; these chips allow nothing in between."
    ),
    "lint.step_by_chips.why": QT_TRANSLATE_NOOP("Lint", "While stacks are deep this hurts nobody."),
    "lint.step_by_chips.bets": QT_TRANSLATE_NOOP(
        "Lint", "The small bet rises by {percent} % to {big}; these chips allow nothing in between."
    ),
    "lint.step_by_chips.bets.why": QT_TRANSLATE_NOOP("Lint", "While stacks are deep this hurts nobody."),
    "lint.ante_high": QT_TRANSLATE_NOOP("Lint", "The ante of {ante} is above the big blind of {big}."),
    "lint.ante_high.why": QT_TRANSLATE_NOOP("Lint", "An ante is at most a big blind; more is usually a typing error."),
    "lint.ante_high.bets": QT_TRANSLATE_NOOP("Lint", "The ante of {ante} is above the small bet of {big}."),
    "lint.ante_high.bets.why": QT_TRANSLATE_NOOP(
        "Lint", "An ante in stud is a part of the small bet; more is usually a typing error."
    ),
    "lint.small_odd": QT_TRANSLATE_NOOP("Lint", "The small blind of {small} is not about half of {big}."),
    "lint.small_odd.why": QT_TRANSLATE_NOOP("Lint", "Players expect half of the big blind, or two thirds of it."),
    "lint.bets": QT_TRANSLATE_NOOP("Lint", "The big bet of {big} is not twice the small bet of {small}."),
    "lint.bets.why": QT_TRANSLATE_NOOP("Lint", "In a limit game the big bet is twice the small one."),
    "lint.bring_in": QT_TRANSLATE_NOOP("Lint", "The bring-in of {bring_in} is above the small bet of {small}."),
    "lint.bring_in.why": QT_TRANSLATE_NOOP("Lint", "The bring-in is part of a small bet, which completes it."),
    "lint.twice": QT_TRANSLATE_NOOP("Lint", "Blinds and ante are the same as in the level before."),
    "lint.twice.why": QT_TRANSLATE_NOOP("Lint", "One longer level plays the same and is easier to read."),
    "lint.short": QT_TRANSLATE_NOOP("Lint", "The level lasts {lasts}."),
    "lint.short.why": QT_TRANSLATE_NOOP("Lint", "In less than 5 minutes some tables play no hand of it."),
    "lint.unpayable": QT_TRANSLATE_NOOP("Lint", "No chips of the set can pay {amount}; the lowest is {chip}."),
    "lint.unpayable.why": QT_TRANSLATE_NOOP("Lint", "Nobody could post it."),
    "lint.shallow": QT_TRANSLATE_NOOP("Lint", "A starting stack is only {n}.", "40 big blinds"),
    "lint.shallow.why": QT_TRANSLATE_NOOP("Lint", "Below {least} the first hands decide the evening.", "40 big blinds"),
    "lint.deep": QT_TRANSLATE_NOOP("Lint", "A starting stack is {n}.", "300 big blinds"),
    "lint.deep.why": QT_TRANSLATE_NOOP(
        "Lint", "Above {least} hardly anyone is out in the first levels.", "250 big blinds"
    ),
    "lint.no_break": QT_TRANSLATE_NOOP("Lint", "{played} are played without a break by the end of this level."),
    "lint.no_break.why": QT_TRANSLATE_NOOP("Lint", "After two and a half hours players take breaks by themselves."),
    "lint.closes_late": QT_TRANSLATE_NOOP(
        "Lint", "Registration closes after level {level}, when a stack is worth {n}.", "15 big blinds"
    ),
    "lint.closes_late.why": QT_TRANSLATE_NOOP(
        "Lint", "Below {least} a late entry is little more than one hand.", "20 big blinds"
    ),
    "lint.rebuys_late": QT_TRANSLATE_NOOP(
        "Lint", "Rebuys end after level {level}, when their chips are worth {n}.", "15 big blinds"
    ),
    "lint.rebuys_late.why": QT_TRANSLATE_NOOP(
        "Lint",
        "Below {least} a rebuy buys little more than one hand. Their end is set at the Desk, under Terms.",
        "20 big blinds",
    ),
    "lint.ends_early": QT_TRANSLATE_NOOP(
        "Lint", "The levels end with {n} in play; half of all evenings take longer.", "120 big blinds"
    ),
    "lint.ends_early.why": QT_TRANSLATE_NOOP("Lint", "Play usually ends with about {least} in play.", "99 big blinds"),
    "lint.ends_tight": QT_TRANSLATE_NOOP(
        "Lint", "The levels end with {n} in play; some evenings take longer.", "60 big blinds"
    ),
    "lint.ends_tight.why": QT_TRANSLATE_NOOP(
        "Lint", "One evening in ten is still playing with {least} in play.", "43 big blinds"
    ),
    "lint.colour_up.why": QT_TRANSLATE_NOOP("Lint", "Chips leave at the first break once no level needs them."),
    "needs.structure": QT_TRANSLATE_NOOP("Lint", "Structure, row {row}: {said}"),
    "needs.structure.more": QT_TRANSLATE_NOOP("Lint", "%n more findings, shown in the structure editor.", "", 1),
    "lint.does.closes": QT_TRANSLATE_NOOP("Lint", "Closes registration after level {level}"),
    "lint.does.colour_up": QT_TRANSLATE_NOOP("Lint", "Sets all colour-ups to their best breaks"),
    "lint.does.levels": QT_TRANSLATE_NOOP("Lint", "Adds %n levels", "", 1),
    "lint.does.break": QT_TRANSLATE_NOOP("Lint", "Puts a break of {lasts} into row {row}"),
    "lint.does.level": QT_TRANSLATE_NOOP("Lint", "Puts a level of {small}/{big} into row {row}"),
    "lint.does.without": QT_TRANSLATE_NOOP("Lint", "Deletes %n rows", "", 1),
    "lint.does.lasts": QT_TRANSLATE_NOOP("Lint", "Makes row {row} {lasts} long"),
    "lint.does.blinds": QT_TRANSLATE_NOOP("Lint", "Sets row {row} to {small}/{big}"),
    "lint.does.ante": QT_TRANSLATE_NOOP("Lint", "Sets the ante of row {row} to {ante}"),
    "lint.does.big_bet": QT_TRANSLATE_NOOP("Lint", "Sets the big bet of row {row} to {big}"),
    "lint.does.bring_in": QT_TRANSLATE_NOOP("Lint", "Sets the bring-in of row {row} to {bring_in}"),
    "lint.does.row": QT_TRANSLATE_NOOP("Lint", "Corrects row {row}"),
}
