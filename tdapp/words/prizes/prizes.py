"""The sentences about the account of the prize money: what stands in the way of a wrong payment, and what is left to
settle.
"""

from tdapp.texts import QT_TRANSLATE_NOOP, Text

_REFUSED: dict[str, Text] = {
    "refused.prizes.paid_stays": QT_TRANSLATE_NOOP(
        "PrizeMoney",
        "%n paid prizes would be wrong: {wrongs}. Undo the payments first[, or give a reason: the "
        "difference is then listed on the Prizes page until it is settled].",
        "",
        1,
    ),
    "refused.prizes.paid_pool": QT_TRANSLATE_NOOP(
        "PrizeMoney",
        "%n prizes have been paid, but the pool would be {pool} and the prizes add up to {total}: a "
        "difference of {difference}. Set prizes that add up to the pool[, or give a reason to settle it "
        "later].",
        "",
        1,
    ),
    "refused.prizes.stay_posted": QT_TRANSLATE_NOOP(
        "PrizeMoney",
        "%n prizes have been paid as posted, so the prizes stay posted. Post new ones over them, or undo "
        "the payments first.",
        "",
        1,
    ),
    "refused.prizes.post_others": QT_TRANSLATE_NOOP(
        "PrizeMoney",
        "Other prizes are posted already, and they add up to the pool: players have seen them[. Give the reason, "
        "which is printed on the payouts sheet].",
    ),
    "refused.prizes.is_locked": QT_TRANSLATE_NOOP("PrizeMoney", "The prizes are already locked."),
    "refused.prizes.not_locked": QT_TRANSLATE_NOOP("PrizeMoney", "The prizes are not locked."),
    "refused.prizes.lock_open": QT_TRANSLATE_NOOP(
        "PrizeMoney",
        "Registration is still open, and nobody can enter while the prizes are locked. Close it first[, or give a "
        "reason].",
    ),
    "refused.prizes.unlock": QT_TRANSLATE_NOOP(
        "PrizeMoney",
        "The prizes are locked as final[. To unlock them give the reason, which is printed on the payouts sheet].",
    ),
    "refused.prizes.locked": QT_TRANSLATE_NOOP(
        "PrizeMoney",
        "The prizes are locked, and this would change the posted ones. Unlock them on the Prizes page first.",
    ),
    "refused.prizes.locked_pool": QT_TRANSLATE_NOOP(
        "PrizeMoney",
        "The prizes are locked, and this would change the pool from {pool} to {other}. Unlock them on the Prizes page "
        "first.",
    ),
    "refused.prizes.locked_places": QT_TRANSLATE_NOOP(
        "PrizeMoney",
        "The prizes are locked, and with {other} entries instead of {entries} there would be another number of "
        "places to pay. Unlock them on the Prizes page first.",
    ),
    "refused.prizes.hold": QT_TRANSLATE_NOOP(
        "PrizeMoney",
        "The prize of {name} is due[. To hold it back give the reason, which is printed on the payouts sheet].",
    ),
    "refused.pay.held": QT_TRANSLATE_NOOP(
        "PrizeMoney", "The prize of {name} is held back; the Journal has the reason. Release it first, then pay."
    ),
    "refused.pay.is_held": QT_TRANSLATE_NOOP("PrizeMoney", "The prize of {name} is already held back."),
    "refused.pay.not_held": QT_TRANSLATE_NOOP("PrizeMoney", "The prize of {name} is not held back."),
    "refused.seats.none": QT_TRANSLATE_NOOP(
        "PrizeMoney", "No seats are won in this tournament. Choose a payout table that pays seats."
    ),
    "refused.seats.all_won": QT_TRANSLATE_NOOP("PrizeMoney", "All seats are won already."),
    "refused.seats.none_left": QT_TRANSLATE_NOOP("PrizeMoney", "No seat is left to win."),
    "refused.seats.not_reached": QT_TRANSLATE_NOOP(
        "PrizeMoney", "{left} are left for %n seats. Play on until there is one for everybody.", "", 1
    ),
    "refused.seats.no_milestone": QT_TRANSLATE_NOOP(
        "PrizeMoney", "No number of chips wins a seat here. Set the milestone in the payout table first."
    ),
    "refused.seats.not_started": QT_TRANSLATE_NOOP(
        "PrizeMoney", "Nobody plays yet, so nobody has reached the milestone. Start the clock first."
    ),
    "refused.seats.below_milestone": QT_TRANSLATE_NOOP(
        "PrizeMoney", "{name} has {chips} chips, and a seat takes {least}. Count again[, or give a reason]."
    ),
    "refused.seats.nobody_out": QT_TRANSLATE_NOOP(
        "PrizeMoney", "Nobody has busted yet, so no seat has been won. Play on."
    ),
    "refused.seats.registration_open": QT_TRANSLATE_NOOP(
        "PrizeMoney", "Players may still register. Close registration first."
    ),
    "refused.seats.hand_open": QT_TRANSLATE_NOOP(
        "PrizeMoney", "Tables still play the hand in which somebody busted. Wait until all have finished it."
    ),
    "refused.pay.is_seat": QT_TRANSLATE_NOOP(
        "PrizeMoney",
        "{name} won a seat worth {value}, which is given as a ticket. Issue the ticket.",
    ),
    "refused.ticket.other_target": QT_TRANSLATE_NOOP(
        "PrizeMoney", "The ticket {given} is for {names}[. Give a reason to take it here]."
    ),
    "refused.ticket.is_back": QT_TRANSLATE_NOOP(
        "PrizeMoney", "The ticket {given} was returned and pays no more. Take another payment."
    ),
    "refused.ticket.prize_is_back": QT_TRANSLATE_NOOP(
        "PrizeMoney",
        "{name} gave back in money what the ticket {given} was worth, so the ticket stays good. Let it pay an entry.",
    ),
    "refused.ticket.not_ours": QT_TRANSLATE_NOOP(
        "PrizeMoney", "No ticket {given} was issued in this tournament. Check the code."
    ),
    "refused.ticket.not_refundable": QT_TRANSLATE_NOOP(
        "PrizeMoney", "The ticket {given} is not refundable[. To pay it out, give a reason]."
    ),
    "refused.ticket.value": QT_TRANSLATE_NOOP(
        "PrizeMoney", "A ticket of {value} is not what {name} is due: {due}. Issue one for that, or for less."
    ),
    "refused.ticket.expires_before": QT_TRANSLATE_NOOP(
        "PrizeMoney", "The ticket would have expired when it is issued. Give a day from {day} on, or none."
    ),
    "refused.ticket.code_taken": QT_TRANSLATE_NOOP(
        "PrizeMoney", "The code {given} is known already. Issue another one."
    ),
    "refused.ticket.too_much": QT_TRANSLATE_NOOP(
        "PrizeMoney", "The ticket {given} is worth {worth} and cannot pay {paid}. Pay the rest by other means."
    ),
    "refused.ticket.currency": QT_TRANSLATE_NOOP(
        "PrizeMoney", "{given} is worth an amount in {currency}; this tournament is paid in {other}. Pay another way."
    ),
    "refused.ticket.expired": QT_TRANSLATE_NOOP(
        "PrizeMoney", "The ticket {given} was valid until {expires}[. Give a reason to take it anyway]."
    ),
    "refused.ticket.was_taken": QT_TRANSLATE_NOOP(
        "PrizeMoney",
        "The ticket {given} has paid for {name} in {tournament} of {day} at {time}, and pays once. Take another "
        "payment.",
    ),
    "refused.ticket.was_used": QT_TRANSLATE_NOOP(
        "PrizeMoney",
        "The ticket {given} has paid in {tournament} of {day} at {time}, so it stays issued. Cancel that payment "
        "first.",
    ),
    "refused.pay.identity": QT_TRANSLATE_NOOP(
        "PrizeMoney",
        "{name} will have been paid a total of {won}. From {least} the club pays against an identity document and "
        "two signatures[. Say which document was shown and who signs with you].",
    ),
    "refused.pay.tax": QT_TRANSLATE_NOOP(
        "PrizeMoney",
        "{name} will have been paid a total of {won}. From {least} the club pays against a tax form[. Say which one].",
    ),
    "refused.pay.not_posted": QT_TRANSLATE_NOOP(
        "PrizeMoney", "Only posted prizes are paid, and none are posted. Post them first."
    ),
    "refused.pay.other_sum": QT_TRANSLATE_NOOP(
        "PrizeMoney", "The posted prizes add up to {total}, but the pool is {pool}. Post them again, then pay."
    ),
    "refused.finish.registration_open": QT_TRANSLATE_NOOP(
        "PrizeMoney",
        "Registration is still open, and any new entry changes every place and prize. Close it, pay the "
        "prizes, then finish.",
    ),
    "refused.finish.unpaid": QT_TRANSLATE_NOOP(
        "PrizeMoney",
        "%n prizes have not been paid, {total} in total. Pay them first[, or give a reason to finish anyway].",
        "",
        1,
    ),
    "refused.finish.back": QT_TRANSLATE_NOOP(
        "PrizeMoney",
        "%n players were overpaid, {total} in total. Recover it first[, or give a reason].",
        "",
        1,
    ),
    "refused.finish.pool": QT_TRANSLATE_NOOP(
        "PrizeMoney",
        "The prizes add up to {prizes}, but the pool is {pool}: a difference of {difference}. Post them "
        "again and settle the rest[, or give a reason to finish anyway].",
    ),
    "refused.finish.bounties": QT_TRANSLATE_NOOP(
        "PrizeMoney",
        "Bounties of {total} were sold and are still held. Hand them out[, then say here who got them: "
        "the reason is printed on the payouts sheet].",
    ),
}

_WRONG: dict[str, Text] = {
    "prizes.wrong.nothing": QT_TRANSLATE_NOOP(
        "PrizeMoney", "{name} has {paid} and would get nothing ({difference} to recover)"
    ),
    "prizes.wrong.back": QT_TRANSLATE_NOOP(
        "PrizeMoney", "{name} has {paid} and would get {award} ({difference} to recover)"
    ),
    "prizes.wrong.due": QT_TRANSLATE_NOOP(
        "PrizeMoney", "{name} has {paid} and would get {award} ({difference} still to pay)"
    ),
    "prizes.wrong.more": QT_TRANSLATE_NOOP("PrizeMoney", "%n others", "people whose prize would be wrong", 1),
}

_LIFTED: dict[str, Text] = {
    "lifted.prizes.paid_stays": QT_TRANSLATE_NOOP("PrizeMoney", "although it changes prizes already paid"),
    "lifted.prizes.paid_pool": QT_TRANSLATE_NOOP("PrizeMoney", "although prizes were paid from a different pool"),
    "lifted.prizes.post_others": QT_TRANSLATE_NOOP("PrizeMoney", "although other prizes had been posted"),
    "lifted.prizes.lock_open": QT_TRANSLATE_NOOP("PrizeMoney", "although registration was open"),
    "lifted.prizes.unlock": QT_TRANSLATE_NOOP("PrizeMoney", "although they were locked as final"),
    "lifted.prizes.hold": QT_TRANSLATE_NOOP("PrizeMoney", "although it was due"),
    "lifted.ticket.other_target": QT_TRANSLATE_NOOP("PrizeMoney", "although the ticket was for another tournament"),
    "lifted.ticket.not_refundable": QT_TRANSLATE_NOOP("PrizeMoney", "although the ticket was not refundable"),
    "lifted.seats.below_milestone": QT_TRANSLATE_NOOP("PrizeMoney", "although the stack was below the milestone"),
    "lifted.ticket.expired": QT_TRANSLATE_NOOP("PrizeMoney", "although the ticket had expired"),
    "lifted.pay.identity": QT_TRANSLATE_NOOP("PrizeMoney", "with the identity checked"),
    "lifted.pay.tax": QT_TRANSLATE_NOOP("PrizeMoney", "with a tax form"),
    "lifted.finish.unpaid": QT_TRANSLATE_NOOP("PrizeMoney", "although prizes were unpaid"),
    "lifted.finish.back": QT_TRANSLATE_NOOP("PrizeMoney", "although prize money was still to be recovered"),
    "lifted.finish.pool": QT_TRANSLATE_NOOP("PrizeMoney", "although the prizes did not add up to the pool"),
    "lifted.finish.bounties": QT_TRANSLATE_NOOP("PrizeMoney", "although bounties were still held"),
}

_NEEDS: dict[str, Text] = {
    "needs.prizes_back": QT_TRANSLATE_NOOP("PrizeMoney", "To recover: {total} from {name}"),
    "needs.prizes_back.several": QT_TRANSLATE_NOOP("PrizeMoney", "To recover: {total} from %n players", "", 1),
    "needs.prizes_back.why": QT_TRANSLATE_NOOP("PrizeMoney", "Overpaid: {names}"),
    "needs.prizes_back.has": QT_TRANSLATE_NOOP("PrizeMoney", "Has {paid}, but the prize is {award}"),
    "needs.prizes_back.nothing": QT_TRANSLATE_NOOP("PrizeMoney", "Has {paid}, but gets no prize"),
    "needs.prizes_held": QT_TRANSLATE_NOOP("PrizeMoney", "%n prizes are held back", "", 1),
    "needs.prizes_held.why": QT_TRANSLATE_NOOP("PrizeMoney", "Of {total}: {names}"),
    "needs.prizes_end": QT_TRANSLATE_NOOP("PrizeMoney", "The prizes do not add up to the pool: {difference} off"),
    "needs.prizes_end.why": QT_TRANSLATE_NOOP("PrizeMoney", "Undo the finish to set other prizes"),
    "needs.bounties": QT_TRANSLATE_NOOP("PrizeMoney", "Bounties of {total} are still held"),
    "needs.bounties.why": QT_TRANSLATE_NOOP("PrizeMoney", "Sold, but none paid out here"),
}

PRIZES: dict[str, Text] = {**_REFUSED, **_WRONG, **_LIFTED, **_NEEDS}
