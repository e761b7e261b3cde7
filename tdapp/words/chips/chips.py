"""The sentences about chips before play: the set, the stacks, whether there are enough, and which leave at which
break.
"""

from tdapp.texts import QT_TRANSLATE_NOOP, Text

_REFUSED: dict[str, Text] = {
    "field.chip_set": QT_TRANSLATE_NOOP("Chips", "name of the chip set"),
    "refused.chipset.key": QT_TRANSLATE_NOOP(
        "Chips", "This chip set cannot be told apart from others. Create it again."
    ),
    "refused.chipset.unknown": QT_TRANSLATE_NOOP("Chips", "The club no longer has this chip set. Choose another."),
    "refused.chipset.name_taken": QT_TRANSLATE_NOOP(
        "Chips", "The club already has another chip set called {name}. Give this one a name of its own."
    ),
    "refused.chipset.empty": QT_TRANSLATE_NOOP("Chips", "A chip set needs at least one denomination. Add one."),
    "refused.chipset.too_many": QT_TRANSLATE_NOOP(
        "Chips", "The chip set has {n} denominations, and the most is {limit}. Remove some."
    ),
    "refused.chipset.twice": QT_TRANSLATE_NOOP(
        "Chips", "The denomination {chip} is listed twice. Put the chips together in one row."
    ),
    "refused.chipset.value": QT_TRANSLATE_NOOP("Chips", "A chip is worth from 1 to {limit}, not {chip}. Correct it."),
    "refused.chipset.figures": QT_TRANSLATE_NOOP(
        "Chips", "A chip of {chip} has too many digits: at most three, then zeros. Correct it."
    ),
    "refused.chipset.stock": QT_TRANSLATE_NOOP(
        "Chips", "A denomination has 0 to {limit} chips. Correct the stock of the {chip} chips."
    ),
    "refused.chipset.reserve": QT_TRANSLATE_NOOP(
        "Chips", "{n} of the {chip} chips cannot stay in the safe when there are only {stock}. Correct the reserve."
    ),
    "refused.chipset.called": QT_TRANSLATE_NOOP(
        "Chips", "The name for the colour of the {chip} chips is over {limit} characters. Make it shorter."
    ),
    "refused.chipset.colour": QT_TRANSLATE_NOOP(
        "Chips", "'{colour}' is not a colour for the {chip} chips. Type # and six digits, or choose one."
    ),
    "refused.chipset.picture": QT_TRANSLATE_NOOP(
        "Chips", "The picture of the {chip} chips cannot be found. Choose it again, or remove it."
    ),
    "refused.chip_picture.large": QT_TRANSLATE_NOOP(
        "Chips", "The picture is {n} KB, and the most is {limit} KB. Choose a smaller one."
    ),
    "refused.chip_picture.kind": QT_TRANSLATE_NOOP(
        "Chips", "The picture is neither a PNG nor a JPEG. Choose another file."
    ),
    "refused.chipset.race_on": QT_TRANSLATE_NOOP(
        "Chips", "The {chip} chips are being raced off, so the set stays as it is. End the race first."
    ),
    "refused.chipset.in_play": QT_TRANSLATE_NOOP(
        "Chips", "Chips of {chips} are on the tables, and the new set has none. Add them[, or give a reason]."
    ),
    "lifted.chipset.in_play": QT_TRANSLATE_NOOP("Chips", "although such chips were on the tables"),
    "refused.stack.no_set": QT_TRANSLATE_NOOP(
        "Chips", "No chip set is chosen yet. Choose one before you enter stack breakdowns."
    ),
    "refused.stack.no_offer": QT_TRANSLATE_NOOP("Chips", "The price list no longer has this line. Choose one it has."),
    "refused.stack.count": QT_TRANSLATE_NOOP("Chips", "A stack has 0 to {limit} chips of {chip}. Correct the number."),
    "refused.stack.not_in_set": QT_TRANSLATE_NOOP(
        "Chips", "The set {name} has no chip of {chip}. Leave that chip out, or add it to the set."
    ),
    "refused.stack.raced_off": QT_TRANSLATE_NOOP(
        "Chips", "The {chip} chips have been raced off. Use higher chips for the stack."
    ),
    "refused.stack.short": QT_TRANSLATE_NOOP(
        "Chips", "The chips are worth {made}, and the stack is {chips}: {by} too little. Add chips."
    ),
    "refused.stack.over": QT_TRANSLATE_NOOP(
        "Chips", "The chips are worth {made}, and the stack is {chips}: {by} too much. Remove chips."
    ),
    "conflict.not_in_set": QT_TRANSLATE_NOOP("Chips", "it makes up a stack from chips that would not be in the set."),
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
    "chips.unpayable": QT_TRANSLATE_NOOP("Chips", "The chips in play cannot make {chips}, however many are used."),
    "proposal.usual": QT_TRANSLATE_NOOP("Chips", "Usual", "a way to make a stack"),
    "proposal.change": QT_TRANSLATE_NOOP("Chips", "More low chips, less change-making", "a way to make a stack"),
    "proposal.quick": QT_TRANSLATE_NOOP("Chips", "Few chips, quick to count", "a way to make a stack"),
    "proposal.field": QT_TRANSLATE_NOOP("Chips", "For the largest field", "a way to make a stack"),
    "proposal.only": QT_TRANSLATE_NOOP("Chips", "The only way", "a way to make a stack"),
    "proposal.short": QT_TRANSLATE_NOOP("Chips", "%n chips of {chip} short", "", 1),
    "proposal.few_low": QT_TRANSLATE_NOOP("Chips", "too few of the lowest chip for the first blinds"),
    "proposal.many": QT_TRANSLATE_NOOP("Chips", "more chips than a player can handle"),
}

_STOCK: dict[str, Text] = {
    "stock.short": QT_TRANSLATE_NOOP("Chips", "%n chips of {chip} are missing.", "", 1),
    "stock.short_but_reserve": QT_TRANSLATE_NOOP(
        "Chips", "%n chips of {chip} are missing; the reserve in the safe covers them.", "", 1
    ),
    "stock.shared": QT_TRANSLATE_NOOP("Chips", "{name} plays with chips of the same set. There are enough for both."),
    "stock.shared_short": QT_TRANSLATE_NOOP(
        "Chips", "{name} plays with chips of the same set, and there are not enough of {chips} for both."
    ),
    "stock.open_standard": QT_TRANSLATE_NOOP("Chips", "The starting stack has no breakdown yet, so it is not counted."),
    "stock.open": QT_TRANSLATE_NOOP("Chips", "The stack of {name} has no breakdown yet, so it is not counted."),
    "stock.not_expected": QT_TRANSLATE_NOOP(
        "Chips", "No expected number has been entered: only what is sold is counted."
    ),
}

_PLAN: dict[str, Text] = {
    "plan.level": QT_TRANSLATE_NOOP("Chips", "level {level}"),
    "plan.break_after": QT_TRANSLATE_NOOP("Chips", "the break after level {level}"),
    "plan.break_first": QT_TRANSLATE_NOOP("Chips", "the break before play"),
    "plan.no_chip": QT_TRANSLATE_NOOP("Chips", "{amount} is due in {where}, and these chips cannot make it."),
    "plan.too_early": QT_TRANSLATE_NOOP("Chips", "The {chip} chips leave in {where}, and {then} still needs them."),
    "plan.no_new": QT_TRANSLATE_NOOP(
        "Chips", "The {chip} chips leave in {where}, and no higher chip that stays is worth a whole number of them."
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
        "There are too few {chip} chips for {where}. Bring {pieces} for the rest, and take in {n} of {chip}.",
    ),
    "plan.no_break": QT_TRANSLATE_NOOP(
        "Chips", "No level needs the {chip} chips after {where}, and no break follows to race them off."
    ),
}

CHIPS: dict[str, Text] = {**_REFUSED, **_ACTS, **_SET, **_STOCK, **_PLAN}
