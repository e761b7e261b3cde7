"""The sentences about chips before play: the set, the stacks, whether there are enough, and which leave at which
break.
"""

from tdapp.texts import QT_TRANSLATE_NOOP, Text

_REFUSED: dict[str, Text] = {
    "field.chip_set": QT_TRANSLATE_NOOP("Chips", "name of the chip set"),
    "refused.chipset.key": QT_TRANSLATE_NOOP("Chips", "This chip set cannot be told from others. Make it anew."),
    "refused.chipset.unknown": QT_TRANSLATE_NOOP("Chips", "The club has no such chip set any more. Choose another."),
    "refused.chipset.name_taken": QT_TRANSLATE_NOOP(
        "Chips", "The club has another chip set called {name} already. Give this one a name of its own."
    ),
    "refused.chipset.empty": QT_TRANSLATE_NOOP("Chips", "A chip set needs at least one denomination. Add one."),
    "refused.chipset.too_many": QT_TRANSLATE_NOOP(
        "Chips", "The chip set has {n} denominations, and {limit} is the most. Take some out."
    ),
    "refused.chipset.twice": QT_TRANSLATE_NOOP(
        "Chips", "The denomination {chip} stands there twice. Put their pieces together in one."
    ),
    "refused.chipset.value": QT_TRANSLATE_NOOP("Chips", "A chip is worth from 1 to {limit}, not {chip}. Correct it."),
    "refused.chipset.figures": QT_TRANSLATE_NOOP(
        "Chips", "A chip of {chip} has too many figures: at most three, then zeros. Correct it."
    ),
    "refused.chipset.stock": QT_TRANSLATE_NOOP(
        "Chips", "There are from 0 to {limit} pieces of a denomination. Correct the stock of the {chip} chips."
    ),
    "refused.chipset.reserve": QT_TRANSLATE_NOOP(
        "Chips", "{n} of the {chip} chips cannot stay in the safe, when there are {stock}. Correct the reserve."
    ),
    "refused.chipset.called": QT_TRANSLATE_NOOP(
        "Chips", "The name for the colour of the {chip} chips is over {limit} characters. Make it shorter."
    ),
    "refused.chipset.colour": QT_TRANSLATE_NOOP(
        "Chips", "'{colour}' is no colour for the {chip} chips. Give it as # and six figures, or choose one."
    ),
    "refused.chipset.picture": QT_TRANSLATE_NOOP(
        "Chips", "The picture of the {chip} chips cannot be found. Choose it again, or take it away."
    ),
    "refused.chip_picture.large": QT_TRANSLATE_NOOP(
        "Chips", "The picture has {n} KB, and {limit} KB is the most. Choose a smaller one."
    ),
    "refused.chip_picture.kind": QT_TRANSLATE_NOOP(
        "Chips", "The picture is neither a PNG nor a JPEG. Choose another file."
    ),
    "refused.chipset.race_on": QT_TRANSLATE_NOOP(
        "Chips", "The {chip} chips are being raced off, so the set stays as it is. End the race first."
    ),
    "refused.chipset.in_play": QT_TRANSLATE_NOOP(
        "Chips", "Chips of {chips} are on the tables, and the new set has none. Add them to it[, or give a reason]."
    ),
    "lifted.chipset.in_play": QT_TRANSLATE_NOOP("Chips", "although such chips were on the tables"),
    "refused.stack.no_set": QT_TRANSLATE_NOOP("Chips", "No chip set is chosen yet. Choose one before making stacks."),
    "refused.stack.no_offer": QT_TRANSLATE_NOOP(
        "Chips", "The price list has no such line any more. Choose one that it has."
    ),
    "refused.stack.count": QT_TRANSLATE_NOOP(
        "Chips", "A stack has from 0 to {limit} pieces of {chip}. Correct their number."
    ),
    "refused.stack.not_in_set": QT_TRANSLATE_NOOP(
        "Chips", "There is no chip of {chip} in the set {name}. Leave it out, or add it to the set."
    ),
    "refused.stack.raced_off": QT_TRANSLATE_NOOP(
        "Chips", "The {chip} chips were raced off. Make the stack of higher ones."
    ),
    "refused.stack.short": QT_TRANSLATE_NOOP(
        "Chips", "The pieces are worth {made}, and the stack is {chips}: {by} too little. Add pieces."
    ),
    "refused.stack.over": QT_TRANSLATE_NOOP(
        "Chips", "The pieces are worth {made}, and the stack is {chips}: {by} too much. Take pieces out."
    ),
    "conflict.not_in_set": QT_TRANSLATE_NOOP("Chips", "it makes a stack of chips that would not be in the set."),
    "refused.expected.count": QT_TRANSLATE_NOOP(
        "Chips", "From 0 to {limit} stacks can be expected at one price. Correct the number."
    ),
}

_ACTS: dict[str, Text] = {
    "act.chip_sets.choose_set": QT_TRANSLATE_NOOP("Acts", "Chips: set {name}"),
    "act.chip_sets.choose_set.remade": QT_TRANSLATE_NOOP(
        "Acts", "Chips: set {name}, %n stack breakdowns to set again", "", 1
    ),
    "act.chip_sets.choose_set.none": QT_TRANSLATE_NOOP("Acts", "Chips: no set any more"),
    "act.chip_sets.make_stack": QT_TRANSLATE_NOOP("Acts", "Starting stack breakdown: {pieces}"),
    "act.chip_sets.make_stack.of": QT_TRANSLATE_NOOP("Acts", "Stack breakdown for {name}: {pieces}"),
    "act.chip_sets.make_stack.open": QT_TRANSLATE_NOOP("Acts", "Starting stack breakdown to be set again"),
    "act.chip_sets.make_stack.open_of": QT_TRANSLATE_NOOP("Acts", "Stack breakdown for {name} to be set again"),
    "act.chip_sets.expect": QT_TRANSLATE_NOOP("Acts", "%n stacks expected in total", "", 1),
    "label.chip_sets.choose_set": QT_TRANSLATE_NOOP("Acts", "chip set {name}"),
    "label.chip_sets.choose_set.remade": QT_TRANSLATE_NOOP("Acts", "chip set {name} and %n open stacks", "", 1),
    "label.chip_sets.choose_set.none": QT_TRANSLATE_NOOP("Acts", "giving up the chip set"),
    "label.chip_sets.make_stack": QT_TRANSLATE_NOOP("Acts", "starting stack breakdown"),
    "label.chip_sets.make_stack.of": QT_TRANSLATE_NOOP("Acts", "stack breakdown for {name}"),
    "label.chip_sets.make_stack.open": QT_TRANSLATE_NOOP("Acts", "starting stack breakdown to be set again"),
    "label.chip_sets.make_stack.open_of": QT_TRANSLATE_NOOP("Acts", "stack breakdown for {name} to be set again"),
    "label.chip_sets.expect": QT_TRANSLATE_NOOP("Acts", "%n expected stacks", "", 1),
    "pieces.one": QT_TRANSLATE_NOOP("Chips", "{n} × {chip}", "so many pieces of a chip"),
}

_SET: dict[str, Text] = {
    "chips.no_set": QT_TRANSLATE_NOOP("Chips", "No chip set is chosen yet."),
    "chips.alike": QT_TRANSLATE_NOOP(
        "Chips", "The {chip} and the {second} chips look alike. Give one of them another colour or other marks."
    ),
    "chips.unpayable": QT_TRANSLATE_NOOP("Chips", "The chips in play cannot make {chips}, in whatever number."),
    "proposal.usual": QT_TRANSLATE_NOOP("Chips", "Usual", "a way to make a stack"),
    "proposal.change": QT_TRANSLATE_NOOP("Chips", "More low chips, less changing", "a way to make a stack"),
    "proposal.quick": QT_TRANSLATE_NOOP("Chips", "Few pieces, counted quickly", "a way to make a stack"),
    "proposal.field": QT_TRANSLATE_NOOP("Chips", "For the largest field", "a way to make a stack"),
    "proposal.only": QT_TRANSLATE_NOOP("Chips", "The only way", "a way to make a stack"),
    "proposal.short": QT_TRANSLATE_NOOP("Chips", "%n pieces of {chip} short", "", 1),
    "proposal.few_low": QT_TRANSLATE_NOOP("Chips", "too few of the lowest chip for the first blinds"),
    "proposal.many": QT_TRANSLATE_NOOP("Chips", "more pieces than a player can look after"),
}

_STOCK: dict[str, Text] = {
    "stock.short": QT_TRANSLATE_NOOP("Chips", "%n pieces of {chip} are missing.", "", 1),
    "stock.short_but_reserve": QT_TRANSLATE_NOOP(
        "Chips", "%n pieces of {chip} are missing; the reserve in the safe has them.", "", 1
    ),
    "stock.shared": QT_TRANSLATE_NOOP("Chips", "{name} plays with chips of the same set. There are enough for both."),
    "stock.shared_short": QT_TRANSLATE_NOOP(
        "Chips", "{name} plays with chips of the same set, and there are not enough of {chips} for both."
    ),
    "stock.open_standard": QT_TRANSLATE_NOOP("Chips", "The starting stack is not made yet, so it is not counted."),
    "stock.open": QT_TRANSLATE_NOOP("Chips", "The stack of {name} is not made yet, so it is not counted."),
    "stock.not_expected": QT_TRANSLATE_NOOP(
        "Chips", "Nobody has said how many are expected: only what is sold is counted."
    ),
}

_PLAN: dict[str, Text] = {
    "plan.level": QT_TRANSLATE_NOOP("Chips", "level {level}"),
    "plan.break_after": QT_TRANSLATE_NOOP("Chips", "the break after level {level}"),
    "plan.break_first": QT_TRANSLATE_NOOP("Chips", "the break before play"),
    "plan.no_chip": QT_TRANSLATE_NOOP("Chips", "No chips make {amount}, which is due in {where}."),
    "plan.too_early": QT_TRANSLATE_NOOP("Chips", "The {chip} chips leave in {where}, and {then} still needs them."),
    "plan.no_new": QT_TRANSLATE_NOOP(
        "Chips", "The {chip} chips leave in {where}, and no higher chip that stays is worth a number of them."
    ),
    "plan.not_in_set": QT_TRANSLATE_NOOP("Chips", "Chips of {chip} leave in {where}, and nobody plays with them."),
    "plan.twice": QT_TRANSLATE_NOOP("Chips", "The {chip} chips leave in {where}, and in {then} before that."),
    "plan.late": QT_TRANSLATE_NOOP("Chips", "The {chip} chips leave in {where}; no level needs them from {then} on."),
    "plan.never": QT_TRANSLATE_NOOP("Chips", "The {chip} chips never leave; no level needs them from {where} on."),
    "plan.higher": QT_TRANSLATE_NOOP(
        "Chips", "There are too few {chip} chips for {where}. Bring {pieces} for the rest."
    ),
    "plan.higher_back": QT_TRANSLATE_NOOP(
        "Chips",
        "There are too few {chip} chips for {where}. Bring {pieces} for the rest, and take back {n} of {chip}.",
    ),
    "plan.no_break": QT_TRANSLATE_NOOP(
        "Chips", "No level needs the {chip} chips after {where}, and no break follows to take them out."
    ),
}

CHIPS: dict[str, Text] = {**_REFUSED, **_ACTS, **_SET, **_STOCK, **_PLAN}
