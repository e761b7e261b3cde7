"""The sentences about the prize pool: money added to it, what is held back for the season, and the acts of both."""

from tdapp.texts import QT_TRANSLATE_NOOP, Text

POOL: dict[str, Text] = {
    "refused.pool.amount": QT_TRANSLATE_NOOP(
        "Pool", "Money added to the pool is more than nothing, and {limit} at most. Correct the amount."
    ),
    "refused.pool.pays_nobody": QT_TRANSLATE_NOOP(
        "Pool",
        "This tournament's payout table pays nobody, so money in the pool would be nobody's. Choose another payout "
        "table, or undo what was added.",
    ),
    "refused.season.nothing_due": QT_TRANSLATE_NOOP(
        "Pool", "Nothing is held back for the season that is still here, so there is nothing to hand over."
    ),
    "refused.season.paid_stays": QT_TRANSLATE_NOOP(
        "Pool",
        "{paid} went to the season, and {share} would be held back for it: {back} too much. Undo that payment "
        "first[, or give a reason: the money statement then lists the difference].",
    ),
    "lifted.season.paid_stays": QT_TRANSLATE_NOOP("Pool", "although the season has its money"),
    "refused.terms.season": QT_TRANSLATE_NOOP(
        "Pool",
        "What is held back for the season is either a percentage below 100, or an amount of each entry. Set one of "
        "the two.",
    ),
    "refused.terms.season_entry": QT_TRANSLATE_NOOP(
        "Pool", "{held} of each entry cannot be held back: an entry brings {most} into the pool. Hold back less."
    ),
    "terms.season": QT_TRANSLATE_NOOP("Pool", "{held} would now be held back for the season."),
    "terms.no_season": QT_TRANSLATE_NOOP("Pool", "Nothing is held back for the season any more."),
    "act.pool.add": QT_TRANSLATE_NOOP("Pool", "{amount} added to the prize pool by {name}"),
    "act.pool.pay_season": QT_TRANSLATE_NOOP("Pool", "{amount} held back for the season handed to {name}"),
    "label.pool.add": QT_TRANSLATE_NOOP("Pool", "{amount} added to the prize pool by {name}", "as a thing to undo"),
    "label.pool.pay_season": QT_TRANSLATE_NOOP("Pool", "{amount} for the season to {name}", "as a thing to undo"),
    "refused.bubble.is_protected": QT_TRANSLATE_NOOP("Pool", "The bubble is protected. Give nothing back first."),
    "refused.bubble.not_protected": QT_TRANSLATE_NOOP("Pool", "The bubble gets nothing back as it is."),
    "refused.bubble.satellite": QT_TRANSLATE_NOOP(
        "Pool", "What the bubble gets comes out of the prizes, and this payout table has none. Choose another one."
    ),
    "refused.bubble.deal": QT_TRANSLATE_NOOP(
        "Pool", "A deal was made, and what it leaves is agreed on. Undo the deal first."
    ),
    "refused.bubble.no_money": QT_TRANSLATE_NOOP(
        "Pool",
        "First prize cannot pay the bubble its buy-in: it is locked, would fall below second prize, or everybody is "
        "paid. Pay fewer places, or unlock it.",
    ),
    "act.bubble.protect": QT_TRANSLATE_NOOP("Pool", "The bubble gets its buy-in back, out of first prize"),
    "refused.bubble.no_half": QT_TRANSLATE_NOOP(
        "Pool",
        "The last prize cannot be shared with the bubble: it is locked, half of it is less than the prizes are rounded "
        "to, or everybody is paid. Pay fewer places, or unlock it.",
    ),
    "act.bubble.share": QT_TRANSLATE_NOOP("Pool", "The bubble gets half of the last prize"),
    "label.bubble.share": QT_TRANSLATE_NOOP("Pool", "protection of the bubble"),
    "act.bubble.unprotect": QT_TRANSLATE_NOOP("Pool", "The bubble gets nothing back"),
    "label.bubble.protect": QT_TRANSLATE_NOOP("Pool", "protection of the bubble"),
    "label.bubble.unprotect": QT_TRANSLATE_NOOP("Pool", "end of the bubble protection"),
    "field.giver": QT_TRANSLATE_NOOP("Pool", "name of who gives it"),
    "field.keeper": QT_TRANSLATE_NOOP("Pool", "name of who keeps the money of the season"),
    "needs.season": QT_TRANSLATE_NOOP("Pool", "Hand over what is held back for the season: {total}"),
    "needs.season.why": QT_TRANSLATE_NOOP("Pool", "On the Prizes page, under Pool."),
}
