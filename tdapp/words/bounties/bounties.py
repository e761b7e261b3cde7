"""The sentences about bounties: what is refused, what the journal says, what is to be done."""

from tdapp.texts import QT_TRANSLATE_NOOP, Text

_REFUSED: dict[str, Text] = {
    "refused.knock_out.still_in": QT_TRANSLATE_NOOP(
        "Bounties", "{name} is still in. Bust out the player first, then say who did it."
    ),
    "refused.knock_out.is_disqualified": QT_TRANSLATE_NOOP(
        "Bounties", "{name} was disqualified: nobody wins that bounty. Where it goes stands in the entry terms."
    ),
    "refused.knock_out.surrendered": QT_TRANSLATE_NOOP(
        "Bounties",
        "{name} gave up the stack to re-enter: nobody wins that bounty. Where it goes stands in the entry terms.",
    ),
    "refused.knock_out.himself": QT_TRANSLATE_NOOP(
        "Bounties", "{name} is the one who busted. Name the player who won the pot."
    ),
    "refused.knock_out.twice": QT_TRANSLATE_NOOP("Bounties", "Somebody is named twice. Name each winner once."),
    "refused.knock_out.one_only": QT_TRANSLATE_NOOP(
        "Bounties", "By the entry terms the winner with most chips takes the whole bounty. Name one player, not {n}."
    ),
    "refused.knock_out.winner_out": QT_TRANSLATE_NOOP(
        "Bounties", "{name} had busted by then and cannot have won the pot. Name somebody who was still in."
    ),
    "refused.knock_out.came_later": QT_TRANSLATE_NOOP(
        "Bounties", "{name} entered only after {other_name} had busted. Name somebody who was in then."
    ),
    "refused.bounty.nothing_due": QT_TRANSLATE_NOOP("Bounties", "No bounty is due to {name}."),
    "refused.bounty.own_waits": QT_TRANSLATE_NOOP(
        "Bounties",
        "{name} gets the winner's own bounty once nobody can enter any more. Close registration, then pay.",
    ),
    "refused.bounty.not_paid": QT_TRANSLATE_NOOP("Bounties", "{name} was paid no bounty."),
    "refused.bounty.paid_stays": QT_TRANSLATE_NOOP(
        "Bounties",
        "%n players would have too much bounty money, {total} in total; the first is {name}. Undo the payments "
        "first[, or give a reason: it is then listed until it is recovered].",
        "",
        1,
    ),
    "refused.marker.is_out": QT_TRANSLATE_NOOP(
        "Bounties", "{name} is out: nothing is paid for a marker any more. Choose a player who is still in."
    ),
    "refused.marker.none": QT_TRANSLATE_NOOP("Bounties", "{name} has no bounty, and so no marker to lose."),
    "refused.marker.is_lost": QT_TRANSLATE_NOOP("Bounties", "{name} has paid for a lost marker already."),
    "refused.marker.not_lost": QT_TRANSLATE_NOOP("Bounties", "{name} has paid for no lost marker."),
    "refused.envelopes.no_mystery": QT_TRANSLATE_NOOP(
        "Bounties",
        "The bounties of this tournament are not in envelopes. Set mystery bounties in the entry terms first.",
    ),
    "refused.envelopes.positive": QT_TRANSLATE_NOOP(
        "Bounties", "Every envelope holds more than 0. Take out the empty ones."
    ),
    "refused.envelopes.sum": QT_TRANSLATE_NOOP(
        "Bounties", "The envelopes add up to {total}, the bounty money is {pool}. Change them by {difference}."
    ),
    "refused.envelopes.drawn_stay": QT_TRANSLATE_NOOP(
        "Bounties", "%n envelopes have been drawn and stay as they are. Change the others.", "", 1
    ),
    "refused.envelopes.not_set": QT_TRANSLATE_NOOP(
        "Bounties", "Mystery bounties have not begun. Set the envelopes first."
    ),
    "refused.envelopes.not_left": QT_TRANSLATE_NOOP("Bounties", "No envelope with {amount} is left. Check the amount."),
    "refused.envelopes.none_left": QT_TRANSLATE_NOOP("Bounties", "No envelope is left to draw. Set them again."),
    "refused.envelopes.is_drawn": QT_TRANSLATE_NOOP("Bounties", "The envelope for {name} has been drawn already."),
    "refused.envelopes.has_none": QT_TRANSLATE_NOOP(
        "Bounties", "{name} is worth no envelope: busted before they were set, or knocked out by nobody."
    ),
    "refused.envelopes.nobody_named": QT_TRANSLATE_NOOP(
        "Bounties", "Nobody has been named who knocked out {name}. Say who it was, then draw."
    ),
    "refused.terms.bounty_percent": QT_TRANSLATE_NOOP(
        "Bounties", "{percent} % of a bounty cannot be paid out. Type a share from 0 to 100 %."
    ),
    "refused.terms.bounty_unit": QT_TRANSLATE_NOOP(
        "Bounties", "Bounties cannot be paid in units of {unit}. Type more than 0."
    ),
    "refused.terms.bounty_stage": QT_TRANSLATE_NOOP(
        "Bounties", "Mystery bounties begin at a level, or with so many players left. Type 1 or more."
    ),
    "refused.terms.envelopes_set": QT_TRANSLATE_NOOP(
        "Bounties", "The envelopes are set, so the bounties stay mystery bounties. Undo the envelopes first."
    ),
    "refused.finish.bounties_open": QT_TRANSLATE_NOOP(
        "Bounties",
        "For %n busted players it is still open who gets the bounty; {total} of bounty money is not paid out. "
        "Say who knocked them out[, or give a reason to finish anyway].",
        "",
        1,
    ),
    "refused.finish.bounties_due": QT_TRANSLATE_NOOP(
        "Bounties",
        "Bounties are due to %n players, {total} in total. Pay them first[, or give a reason to finish anyway].",
        "",
        1,
    ),
    "refused.finish.bounties_back": QT_TRANSLATE_NOOP(
        "Bounties",
        "%n players were overpaid bounties, {total} in total. Recover it first[, or give a reason].",
        "",
        1,
    ),
}
_LIFTED: dict[str, Text] = {
    "lifted.bounty.paid_stays": QT_TRANSLATE_NOOP("Bounties", "although it changes bounties already paid"),
    "lifted.finish.bounties_open": QT_TRANSLATE_NOOP("Bounties", "although it was open who got bounties"),
    "lifted.finish.bounties_due": QT_TRANSLATE_NOOP("Bounties", "although bounties were unpaid"),
    "lifted.finish.bounties_back": QT_TRANSLATE_NOOP("Bounties", "although bounty money was still to be recovered"),
}
_ACTS: dict[str, Text] = {
    "act.knock_outs.name": QT_TRANSLATE_NOOP("Bounties", "{name} knocked out by {by}"),
    "act.knock_outs.name.nobody": QT_TRANSLATE_NOOP("Bounties", "{name} was blinded off: nobody wins the bounty"),
    "act.bounties.pay": QT_TRANSLATE_NOOP("Bounties", "Bounty of {amount} paid to {name}"),
    "act.bounties.take_back": QT_TRANSLATE_NOOP("Bounties", "Bounty of {amount} recovered from {name}"),
    "act.markers.lose": QT_TRANSLATE_NOOP("Bounties", "{name} paid {amount} for a lost bounty marker"),
    "act.markers.find": QT_TRANSLATE_NOOP("Bounties", "Bounty marker found: {amount} refunded to {name}"),
    "act.envelopes.set_envelopes": QT_TRANSLATE_NOOP("Bounties", "%n envelopes set, {total} in total", "", 1),
    "act.envelopes.draw": QT_TRANSLATE_NOOP("Bounties", "Envelope for {name} drawn: {amount}"),
    "act.envelopes.note": QT_TRANSLATE_NOOP("Bounties", "Envelope for {name}: {amount}"),
    "label.knock_outs.name": QT_TRANSLATE_NOOP("Bounties", "knock-out of {name} by {by}"),
    "label.knock_outs.name.nobody": QT_TRANSLATE_NOOP("Bounties", "blinding off of {name}"),
    "label.bounties.pay": QT_TRANSLATE_NOOP("Bounties", "bounty of {amount} for {name}"),
    "label.bounties.take_back": QT_TRANSLATE_NOOP("Bounties", "recovery of the bounty of {amount} from {name}"),
    "label.markers.lose": QT_TRANSLATE_NOOP("Bounties", "{amount} from {name} for a lost bounty marker"),
    "label.markers.find": QT_TRANSLATE_NOOP("Bounties", "refund of {amount} to {name} for a bounty marker found"),
    "label.envelopes.set_envelopes": QT_TRANSLATE_NOOP("Bounties", "setting of %n envelopes, {total}", "", 1),
    "label.envelopes.draw": QT_TRANSLATE_NOOP("Bounties", "draw of the envelope for {name}, {amount}"),
    "label.envelopes.note": QT_TRANSLATE_NOOP("Bounties", "envelope for {name}, {amount}"),
}
_NEEDS: dict[str, Text] = {
    "needs.bounties_open": QT_TRANSLATE_NOOP("Bounties", "%n bounties open: who won them?", "", 1),
    "needs.bounties_open.why": QT_TRANSLATE_NOOP("Bounties", "Busted: {names}"),
    "needs.bounties_due": QT_TRANSLATE_NOOP("Bounties", "Bounties to pay to %n players", "", 1),
    "needs.bounties_back": QT_TRANSLATE_NOOP("Bounties", "Bounty money to recover: {total}"),
    "needs.bounties_back.why": QT_TRANSLATE_NOOP("Bounties", "From %n players who were overpaid", "", 1),
    "needs.envelopes_undrawn": QT_TRANSLATE_NOOP("Bounties", "%n envelopes to draw", "", 1),
    "needs.envelopes_undrawn.why": QT_TRANSLATE_NOOP("Bounties", "Each is for a player who was knocked out"),
    "needs.envelopes_set": QT_TRANSLATE_NOOP("Bounties", "Mystery bounties begin: set the envelopes"),
    "needs.envelopes_set.why": QT_TRANSLATE_NOOP("Bounties", "{total} of bounty money goes into them"),
    "needs.envelopes_gap": QT_TRANSLATE_NOOP("Bounties", "The envelopes are {difference} off the bounty money"),
    "needs.envelopes_gap.why": QT_TRANSLATE_NOOP("Bounties", "Set them again: drawn ones stay"),
}
_GOES: dict[str, Text] = {
    "bounty_goes.pool": QT_TRANSLATE_NOOP("Bounties", "Bounty of {amount}: goes to the prize pool."),
    "bounty_goes.next": QT_TRANSLATE_NOOP("Bounties", "Bounty of {amount}: goes to the next bounty won."),
    "bounty_goes.envelopes": QT_TRANSLATE_NOOP("Bounties", "Bounty of {amount}: stays for the envelopes."),
}
_CONFLICTS: dict[str, Text] = {
    "conflict.envelope_gone": QT_TRANSLATE_NOOP("Bounties", "it is about an envelope that would not be there."),
}

BOUNTIES: dict[str, Text] = {**_REFUSED, **_LIFTED, **_ACTS, **_NEEDS, **_GOES, **_CONFLICTS}
