"""The sentences about the account of the prize money: what stands in the way of a wrong payment, and what is left to
settle.
"""

from tdapp.texts import QT_TRANSLATE_NOOP, Text

_REFUSED: dict[str, Text] = {
    "refused.prizes.deal_places": QT_TRANSLATE_NOOP(
        "Prizes", "A deal is over two prizes or more, and there are %n. Choose the places of the deal anew.", "", 1
    ),
    "refused.prizes.deal_beyond": QT_TRANSLATE_NOOP(
        "Prizes",
        "A deal over %n prizes leaves the others as they are, and the prize of place {place} is changed too. Type it "
        "as it was, or discard what is typed and set the prizes by hand.",
        "",
        1,
    ),
    "refused.prizes.paid_stays": QT_TRANSLATE_NOOP(
        "PrizeMoney",
        "%n prizes that were paid would be wrong: {wrongs}. Take the payments back first[, or give a reason: "
        "the difference then stands on the Prizes page until it is settled].",
        "",
        1,
    ),
    "refused.prizes.paid_pool": QT_TRANSLATE_NOOP(
        "PrizeMoney",
        "%n prizes have been paid, the pool would be {pool}, and the prizes come to {total}: {difference} differ. "
        "Set prizes that come to the pool[, or give a reason to settle it later].",
        "",
        1,
    ),
    "refused.prizes.stay_posted": QT_TRANSLATE_NOOP(
        "PrizeMoney",
        "%n prizes have been paid as they were posted, so they stay posted. "
        "Post others over them, or take the payments back first.",
        "",
        1,
    ),
    "refused.pay.not_posted": QT_TRANSLATE_NOOP(
        "PrizeMoney", "Only posted prizes are paid, and none are posted. Post them first."
    ),
    "refused.pay.other_sum": QT_TRANSLATE_NOOP(
        "PrizeMoney", "The posted prizes come to {total}, the pool is {pool}. Post them anew, then pay."
    ),
    "refused.finish.registration_open": QT_TRANSLATE_NOOP(
        "PrizeMoney",
        "Registration is still open, and whoever comes in now changes every place and prize. "
        "Close it, pay the prizes, then finish.",
    ),
    "refused.finish.unpaid": QT_TRANSLATE_NOOP(
        "PrizeMoney",
        "%n prizes have not been paid, {total} in all. Pay them first[, or give a reason to finish all the same].",
        "",
        1,
    ),
    "refused.finish.back": QT_TRANSLATE_NOOP(
        "PrizeMoney",
        "%n players have more than their prize, {total} in all. Take it back first[, or give a reason].",
        "",
        1,
    ),
    "refused.finish.pool": QT_TRANSLATE_NOOP(
        "PrizeMoney",
        "The prizes come to {prizes}, the pool is {pool}: {difference} differ. Post them anew and settle the rest[, "
        "or give a reason to finish all the same].",
    ),
    "refused.finish.bounties": QT_TRANSLATE_NOOP(
        "PrizeMoney",
        "Bounties of {total} were sold and are still held. Hand them out[, then say here who got them: "
        "the reason stands on the payouts sheet].",
    ),
}

_WRONG: dict[str, Text] = {
    "prizes.wrong.nothing": QT_TRANSLATE_NOOP(
        "PrizeMoney", "{name} has {paid} and would get nothing ({difference} to be taken back)"
    ),
    "prizes.wrong.back": QT_TRANSLATE_NOOP(
        "PrizeMoney", "{name} has {paid} and would get {award} ({difference} to be taken back)"
    ),
    "prizes.wrong.due": QT_TRANSLATE_NOOP(
        "PrizeMoney", "{name} has {paid} and would get {award} ({difference} still to pay)"
    ),
    "prizes.wrong.more": QT_TRANSLATE_NOOP("PrizeMoney", "%n others", "people whose prize would be wrong", 1),
}

_LIFTED: dict[str, Text] = {
    "lifted.prizes.paid_stays": QT_TRANSLATE_NOOP("PrizeMoney", "although prizes that were paid are others by it"),
    "lifted.prizes.paid_pool": QT_TRANSLATE_NOOP("PrizeMoney", "although prizes were paid of another pool"),
    "lifted.finish.unpaid": QT_TRANSLATE_NOOP("PrizeMoney", "although prizes were unpaid"),
    "lifted.finish.back": QT_TRANSLATE_NOOP("PrizeMoney", "although prize money was to be taken back"),
    "lifted.finish.pool": QT_TRANSLATE_NOOP("PrizeMoney", "although the prizes did not come to the pool"),
    "lifted.finish.bounties": QT_TRANSLATE_NOOP("PrizeMoney", "although bounties were held"),
}

_NEEDS: dict[str, Text] = {
    "needs.prizes_back": QT_TRANSLATE_NOOP("PrizeMoney", "To be taken back: {total} from {name}"),
    "needs.prizes_back.several": QT_TRANSLATE_NOOP("PrizeMoney", "To be taken back: {total} from %n players", "", 1),
    "needs.prizes_back.why": QT_TRANSLATE_NOOP("PrizeMoney", "They have more than their prize: {names}"),
    "needs.prizes_back.has": QT_TRANSLATE_NOOP("PrizeMoney", "Has {paid} in hand, and the prize is {award}"),
    "needs.prizes_back.nothing": QT_TRANSLATE_NOOP("PrizeMoney", "Has {paid} in hand, and gets no prize"),
    "needs.prizes_end": QT_TRANSLATE_NOOP("PrizeMoney", "The prizes do not come to the pool: {difference} differ"),
    "needs.prizes_end.why": QT_TRANSLATE_NOOP("PrizeMoney", "Undo the finish to set others"),
    "needs.bounties": QT_TRANSLATE_NOOP("PrizeMoney", "Bounties of {total} are still held"),
    "needs.bounties.why": QT_TRANSLATE_NOOP("PrizeMoney", "They were sold, and nobody was paid one here"),
}

PRIZES: dict[str, Text] = {**_REFUSED, **_WRONG, **_LIFTED, **_NEEDS}
