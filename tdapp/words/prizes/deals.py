"""The sentences about deals: what stands in the way of one, and how a deal is called in the journal."""

from tdapp.domain.prizes.prize_facts import DealMethod
from tdapp.texts import QT_TRANSLATE_NOOP, Text

METHODS: dict[DealMethod, Text] = {
    DealMethod.ICM: QT_TRANSLATE_NOOP("Deals", "ICM"),
    DealMethod.CHIPS: QT_TRANSLATE_NOOP("Deals", "Chip chop"),
    DealMethod.EVEN: QT_TRANSLATE_NOOP("Deals", "Even split"),
    DealMethod.PERCENT: QT_TRANSLATE_NOOP("Deals", "Percentages"),
    DealMethod.AMOUNTS: QT_TRANSLATE_NOOP("Deals", "Amounts"),
}

_REFUSED: dict[str, Text] = {
    "refused.deal.nobody": QT_TRANSLATE_NOOP("Deals", "A deal needs at least two players who are still in."),
    "refused.deal.registration_open": QT_TRANSLATE_NOOP(
        "Deals", "Registration is still open, and any new entry changes the prize pool. Close it first."
    ),
    "refused.deal.no_prizes": QT_TRANSLATE_NOOP("Deals", "There is no prize money left to share."),
    "refused.deal.house": QT_TRANSLATE_NOOP(
        "Deals",
        "The house rules of this tournament allow no deals. Change them on the Rulings page[, or give a reason to make "
        "this one].",
    ),
    "refused.deal.stack_negative": QT_TRANSLATE_NOOP("Deals", "A stack cannot be below zero. Count it again."),
    "refused.deal.stack_missing": QT_TRANSLATE_NOOP(
        "Deals", "The stack of {name} is missing, and this deal goes by chips. Type it, or choose another way to share."
    ),
    "refused.deal.no_stacks": QT_TRANSLATE_NOOP("Deals", "All stacks are 0. Type what each player has."),
    "refused.deal.chips": QT_TRANSLATE_NOOP(
        "Deals",
        "The stacks add up to {total}, but {in_play} chips are in play: a difference of {difference}. Count again[, or "
        "give a reason to go by these stacks].",
    ),
    "refused.deal.saved_negative": QT_TRANSLATE_NOOP(
        "Deals", "What is left to play for cannot be below zero. Type 0 for nothing."
    ),
    "refused.deal.saved_too_much": QT_TRANSLATE_NOOP(
        "Deals", "There is {most} to play for, and this leaves {difference} more than that. Leave less."
    ),
    "refused.deal.saved_places": QT_TRANSLATE_NOOP(
        "Deals", "Money can be left to play for on %n places at most: so many players are in the deal.", "", 1
    ),
    "refused.deal.things": QT_TRANSLATE_NOOP("Deals", "Name %n things for the winner at most.", "", 1),
    "refused.deal.thing_long": QT_TRANSLATE_NOOP(
        "Deals", "Name each thing for the winner in %n letters at most.", "", 1
    ),
    "refused.deal.unit": QT_TRANSLATE_NOOP("Deals", "Amounts are rounded to a cent at least."),
    "refused.deal.negative": QT_TRANSLATE_NOOP("Deals", "Nobody gets less than nothing. Type 0 or more."),
    "refused.deal.percent_short": QT_TRANSLATE_NOOP(
        "Deals", "The percentages come to {difference} % less than 100 %. Share the rest as well."
    ),
    "refused.deal.percent_over": QT_TRANSLATE_NOOP(
        "Deals", "The percentages come to {difference} % more than 100 %. Lower one of them."
    ),
    "refused.deal.short": QT_TRANSLATE_NOOP(
        "Deals", "Of the {total} that is left, {difference} goes to nobody. Share it too, or keep it to play for."
    ),
    "refused.deal.over": QT_TRANSLATE_NOOP(
        "Deals", "These amounts come to {difference} more than the {total} that is left. Lower one of them."
    ),
    "refused.deal.not_posted": QT_TRANSLATE_NOOP(
        "Deals", "Play ends at once only by a deal that is posted. Make the deal and post the prizes first."
    ),
    "refused.deal.not_in_it": QT_TRANSLATE_NOOP(
        "Deals", "{name} is still in, but not in the deal. Make a new deal with everybody, or play on."
    ),
    "refused.deal.not_left": QT_TRANSLATE_NOOP("Deals", "{name} is not in the deal any more. Name somebody who is."),
    "refused.deal.name_the_winner": QT_TRANSLATE_NOOP(
        "Deals", "%n players have the largest stack. Name who takes the title.", "", 1
    ),
    "refused.deal.title_is_played": QT_TRANSLATE_NOOP(
        "Deals",
        "In this house the title is played for, so play continues after a deal[. Give a reason to end it anyway].",
    ),
}

_LIFTED: dict[str, Text] = {
    "lifted.deal.house": QT_TRANSLATE_NOOP("Deals", "although the house allows no deals"),
    "lifted.deal.chips": QT_TRANSLATE_NOOP("Deals", "although the stacks were not the chips in play"),
    "lifted.deal.title_is_played": QT_TRANSLATE_NOOP("Deals", "although the title is played for in this house"),
}

_ACTS: dict[str, Text] = {
    "act.dealing.make_deal": QT_TRANSLATE_NOOP("Deals", "Deal of %n players ({method}): {total} shared", "", 1),
    "act.dealing.make_deal.saved": QT_TRANSLATE_NOOP(
        "Deals", "Deal of %n players ({method}): {total} shared, {saved} left to play for", "", 1
    ),
    "label.dealing.make_deal": QT_TRANSLATE_NOOP("Deals", "deal of %n players", "as a thing to undo", 1),
    "label.dealing.make_deal.saved": QT_TRANSLATE_NOOP("Deals", "deal of %n players", "as a thing to undo", 1),
    "act.ending.end_by_deal": QT_TRANSLATE_NOOP("Deals", "Play ended by the deal, %n players out at once", "", 1),
    "label.ending.end_by_deal": QT_TRANSLATE_NOOP("Deals", "end of play by the deal"),
}

DEALS: dict[str, Text] = {
    **_REFUSED,
    **_LIFTED,
    **_ACTS,
    **{f"deal.method.{method.value}": text for method, text in METHODS.items()},
}
