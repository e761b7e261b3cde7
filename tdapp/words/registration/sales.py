"""The sentences of the registration desk: refusals, what was lifted, why a line stands in the way, and its journal
lines.
"""

from tdapp.texts import QT_TRANSLATE_NOOP, Text

SALES: dict[str, Text] = {
    # The price list
    "refused.terms.sold": QT_TRANSLATE_NOOP(
        "Sales", "'{name}' has been sold, so its line stays. Close it, or set how often it is sold."
    ),
    "refused.terms.too_many": QT_TRANSLATE_NOOP("Sales", "A price list holds {limit} lines at most. Take one out."),
    "refused.terms.keys": QT_TRANSLATE_NOOP(
        "Sales", "Two lines of the price list cannot be told apart. Give each a short name of its own."
    ),
    "refused.terms.guarantee": QT_TRANSLATE_NOOP("Sales", "This guarantee is out of bounds. Give one from 0 up."),
    "refused.terms.most_tables": QT_TRANSLATE_NOOP("Sales", "The room holds from 1 to {limit} tables. Correct it."),
    "refused.terms.rebuy_percent": QT_TRANSLATE_NOOP(
        "Sales", "The largest stack that may rebuy is from 1 to {limit} % of a starting stack. Correct it."
    ),
    "refused.terms.open_table_at": QT_TRANSLATE_NOOP(
        "Sales", "A further table opens for 1 to {limit} alternates. Correct the number."
    ),
    "refused.terms.seats_held": QT_TRANSLATE_NOOP("Sales", "From 0 to {limit} seats can be held. Correct the number."),
    "refused.terms.call_minutes": QT_TRANSLATE_NOOP(
        "Sales", "A called alternate has from 1 to {limit} minutes to answer. Correct the number."
    ),
    "refused.terms.price": QT_TRANSLATE_NOOP(
        "Sales", "A part of the price of '{name}' is out of bounds. Each part is from 0 to {limit}."
    ),
    "refused.terms.chips": QT_TRANSLATE_NOOP("Sales", "'{name}' brings from 1 to {limit} chips. Correct the number."),
    "refused.terms.limit": QT_TRANSLATE_NOOP(
        "Sales", "'{name}' is sold at least once. Give a limit from 1 up, or leave it empty for none."
    ),
    "refused.terms.bounty": QT_TRANSLATE_NOOP(
        "Sales", "Only an entry or a re-entry has a bounty. Set the bounty of '{name}' to 0."
    ),
    "refused.window.not_for_registration": QT_TRANSLATE_NOOP(
        "Sales", "Registration cannot close that way. Choose a level, a time, a number of entries, or by hand."
    ),
    "refused.window.no_level": QT_TRANSLATE_NOOP(
        "Sales", "The structure has no level {level}. Choose one it has, from {least} up."
    ),
    "refused.window.no_break": QT_TRANSLATE_NOOP(
        "Sales", "No break follows level {level}. Choose the end of the level, or another level."
    ),
    "refused.window.entries": QT_TRANSLATE_NOOP("Sales", "Give a number of entries from 1 to {limit}."),
    "refused.window.no_time": QT_TRANSLATE_NOOP("Sales", "There is no time yet. Type one."),
    "refused.closing.over": QT_TRANSLATE_NOOP(
        "Sales", "Registration would be closed at once. Close it by hand, or choose something still to come."
    ),
    "refused.registration.window_over": QT_TRANSLATE_NOOP(
        "Sales", "What closes registration has passed already. Choose when it closes, then open it."
    ),
    # Selling
    "refused.sale.not_offered": QT_TRANSLATE_NOOP(
        "Sales", "'{name}' is not on the price list for this. Choose another line, or add it to the terms of entry."
    ),
    "refused.sale.closed": QT_TRANSLATE_NOOP(
        "Sales", "'{name}' is not sold now. Change until when it is sold[, or go on with a reason]."
    ),
    "refused.sale.members_only": QT_TRANSLATE_NOOP(
        "Sales", "'{name}' is for people with a club card. Choose another price[, or go on with a reason]."
    ),
    "refused.sale.sold_out": QT_TRANSLATE_NOOP(
        "Sales", "'{name}' was sold {n} times, and {limit} is the most. Change the limit[, or go on with a reason]."
    ),
    "refused.sale.limit": QT_TRANSLATE_NOOP(
        "Sales", "{name} is at the limit: sold {n} times, and {limit} is the most for one player."
    ),
    "refused.sale.chips_gone": QT_TRANSLATE_NOOP(
        "Sales", "{chips} chips would leave play, and no more than {most} can: others have won them. It stays sold."
    ),
    "refused.sale.stack_too_big": QT_TRANSLATE_NOOP(
        "Sales", "{name} has {chips} chips, and only a stack of {limit} or less may rebuy.[ Go on with a reason.]"
    ),
    "refused.sale.stack": QT_TRANSLATE_NOOP("Sales", "A stack is from 0 to {most} chips here. Count it again."),
    "refused.sale.times": QT_TRANSLATE_NOOP("Sales", "At once, one player buys from 1 to {most} of a kind."),
    "refused.sale.twice": QT_TRANSLATE_NOOP("Sales", "Nobody is ticked, or somebody twice. Tick each player once."),
    "refused.sale.is_out": QT_TRANSLATE_NOOP(
        "Sales", "{name} is out. Take the bust-out back first, or sell a re-entry."
    ),
    "refused.sale.unknown": QT_TRANSLATE_NOOP("Sales", "There is no sale {sale}. Choose one from the list."),
    "refused.sale.is_returned": QT_TRANSLATE_NOOP("Sales", "Sale {sale} was given back already."),
    "refused.register.was_in": QT_TRANSLATE_NOOP(
        "Sales", "{name} was in and is out now. Sell a re-entry instead, if there is one."
    ),
    "refused.register.pays_one": QT_TRANSLATE_NOOP(
        "Sales", "Payments other than cash are taken one player at a time. Register them one by one."
    ),
    "refused.register.full": QT_TRANSLATE_NOOP(
        "Sales", "The room seats {seats} players and is full. Put them on the waiting list[, or go on with a reason]."
    ),
    "refused.register.alternates_wait": QT_TRANSLATE_NOOP(
        "Sales", "%n players wait for a seat. Put newcomers behind them[, or go on with a reason].", "", 1
    ),
    "refused.register.winner_paid": QT_TRANSLATE_NOOP(
        "Sales", "{name} has been paid as the winner, so nobody can enter any more. Undo that payment first."
    ),
    "refused.re_entry.not_last": QT_TRANSLATE_NOOP(
        "Sales", "{name} has entered again since. Use the newest entry for another one."
    ),
    "refused.re_entry.is_paid": QT_TRANSLATE_NOOP("Sales", "{name} has been paid a prize, and cannot enter again."),
    "refused.re_entry.is_disqualified": QT_TRANSLATE_NOOP("Sales", "{name} was disqualified, and cannot enter again."),
    "refused.re_entry.still_in": QT_TRANSLATE_NOOP(
        "Sales", "{name} is still in. Count the stack to give up, or bust the entry out first."
    ),
    "refused.re_entry.last": QT_TRANSLATE_NOOP(
        "Sales", "{name} is the last one in, and cannot give up the stack. Register somebody else first."
    ),
    "refused.reinstate.surrendered": QT_TRANSLATE_NOOP(
        "Sales", "{name} gave up this stack to enter again. Undo the re-entry instead."
    ),
    "refused.reinstate.entered_again": QT_TRANSLATE_NOOP(
        "Sales", "{name} has entered again since. Undo the re-entry first."
    ),
    "refused.unregister.other_share": QT_TRANSLATE_NOOP(
        "Sales", "The terms give {name} another share back. Choose that one[, or go on with a reason]."
    ),
    "refused.unregister.has_sales": QT_TRANSLATE_NOOP(
        "Sales", "{name} has a rebuy or an add-on. Give that back first."
    ),
    "refused.unregister.last": QT_TRANSLATE_NOOP(
        "Sales", "{name} is the last one in, and the others have finished. Undo a bust-out first."
    ),
    "refused.no_show.is_here": QT_TRANSLATE_NOOP(
        "Sales", "{name} is checked in. Clear that first, or cancel the entry."
    ),
    "refused.no_show.everybody": QT_TRANSLATE_NOOP(
        "Sales", "That would take everybody out. Check in those who are there first."
    ),
    "refused.check_in.nobody": QT_TRANSLATE_NOOP("Sales", "Nobody is chosen. Choose who is there."),
    # Money
    "refused.payment.sum": QT_TRANSLATE_NOOP(
        "Sales", "{given} does not pay {due}: {difference} apart. Correct the payments."
    ),
    "refused.payment.positive": QT_TRANSLATE_NOOP(
        "Sales", "Each payment is more than 0. Leave out what is not paid that way."
    ),
    "refused.payment.code_missing": QT_TRANSLATE_NOOP("Sales", "A voucher or ticket needs its code. Type it in."),
    "refused.payment.code_unwanted": QT_TRANSLATE_NOOP(
        "Sales", "Only vouchers and tickets have a code. Leave it out, or choose one of them."
    ),
    "refused.payment.code_unknown": QT_TRANSLATE_NOOP(
        "Sales", "Nobody here has seen {given} before. Look at each voucher, and say why its code counts.", "codes"
    ),
    "lifted.payment.code_unknown": QT_TRANSLATE_NOOP("Sales", "with a code that was not known"),
    "refused.payment.code_used": QT_TRANSLATE_NOOP(
        "Sales", "The code '{used}' was used already. Look at the voucher again, or take another payment."
    ),
    "refused.payment.code_used_elsewhere": QT_TRANSLATE_NOOP(
        "Sales",
        "The code '{used}' was used already: in {tournament} of {day}, at {time}. Look at the voucher again, or take "
        "another payment.",
    ),
    "refused.payment.codes_used_elsewhere": QT_TRANSLATE_NOOP(
        "Sales",
        "{all} were used already, '{used}' in {tournament} of {day}, at {time}. Look at the vouchers again, or take "
        "another payment.",
    ),
    "lifted.payment.codes_used_elsewhere": QT_TRANSLATE_NOOP(
        "Sales", "although the codes of the vouchers were used in other tournaments"
    ),
    "lifted.payment.code_used_elsewhere": QT_TRANSLATE_NOOP(
        "Sales", "although the code of the voucher was used in another tournament"
    ),
    "refused.refund.too_high": QT_TRANSLATE_NOOP(
        "Sales", "{back} is more than the {paid} paid, in all or in one of its parts. Give back less."
    ),
    "refused.refund.code": QT_TRANSLATE_NOOP(
        "Sales", "No voucher or ticket '{given}' paid so much for this. Give it back in another way."
    ),
    # Alternates
    "refused.alternate.waits": QT_TRANSLATE_NOOP("Sales", "{name} waits already, with number {number}."),
    "refused.alternate.unknown": QT_TRANSLATE_NOOP(
        "Sales", "Nobody waits with number {number} any more. Look at the list again."
    ),
    "refused.alternate.is_called": QT_TRANSLATE_NOOP(
        "Sales", "Number {number} is called and may still answer. Wait, or strike the number when the time is over."
    ),
    "refused.alternate.not_called": QT_TRANSLATE_NOOP("Sales", "Number {number} is not called yet. Call it first."),
    "refused.alternate.not_next": QT_TRANSLATE_NOOP(
        "Sales", "Number {first} waits longer than number {number}. Call that one[, or go on with a reason]."
    ),
    "refused.alternate.no_seat": QT_TRANSLATE_NOOP(
        "Sales", "There is no seat for number {number} yet. Wait for a bust-out[, or go on with a reason]."
    ),
    "refused.alternate.not_expired": QT_TRANSLATE_NOOP(
        "Sales", "Number {number} may still answer. Wait until the time is over, or strike it as left."
    ),
    "refused.alternate.expired": QT_TRANSLATE_NOOP(
        "Sales", "Number {number} did not answer in time. Call it again[, or go on with a reason]."
    ),
    # What the director lifted, in the journal
    "lifted.unregister.other_share": QT_TRANSLATE_NOOP("Sales", "although the terms give another share back"),
    "lifted.unregister.started": QT_TRANSLATE_NOOP("Sales", "although play had begun"),
    "lifted.sale.closed": QT_TRANSLATE_NOOP("Sales", "although it was no longer sold"),
    "lifted.sale.members_only": QT_TRANSLATE_NOOP("Sales", "although it is for people with a club card"),
    "lifted.sale.sold_out": QT_TRANSLATE_NOOP("Sales", "although it was sold out"),
    "lifted.sale.limit": QT_TRANSLATE_NOOP("Sales", "although the player was at the limit"),
    "lifted.sale.stack_too_big": QT_TRANSLATE_NOOP("Sales", "although the stack was too big for it"),
    "lifted.register.full": QT_TRANSLATE_NOOP("Sales", "although the room was full"),
    "lifted.register.alternates_wait": QT_TRANSLATE_NOOP("Sales", "although others waited for a seat"),
    "lifted.alternate.not_next": QT_TRANSLATE_NOOP("Sales", "although another was next"),
    "lifted.alternate.no_seat": QT_TRANSLATE_NOOP("Sales", "although no seat was free"),
    "lifted.alternate.expired": QT_TRANSLATE_NOOP("Sales", "although the time to answer was over"),
    # Why a later line stands in the way
    "conflict.stack_given_up": QT_TRANSLATE_NOOP("Sales", "it brings back a stack that would have been given up."),
    "conflict.entered_again": QT_TRANSLATE_NOOP("Sales", "it brings back somebody who would have entered again."),
    "conflict.re_entered_in": QT_TRANSLATE_NOOP("Sales", "it enters somebody again who would still be in."),
    "conflict.has_purchases": QT_TRANSLATE_NOOP("Sales", "it cancels an entry that would still have a rebuy."),
    "conflict.refund_too_high": QT_TRANSLATE_NOOP("Sales", "it gives back more than would have been paid."),
    "conflict.payments_differ": QT_TRANSLATE_NOOP("Sales", "its payments would not come to its price."),
    "conflict.code_used": QT_TRANSLATE_NOOP("Sales", "it pays with a code that would have been used already."),
    "conflict.sale_exists": QT_TRANSLATE_NOOP("Sales", "its sale would be made twice."),
    "conflict.no_such_sale": QT_TRANSLATE_NOOP("Sales", "it gives back a sale that would not have been made."),
    "conflict.sale_returned": QT_TRANSLATE_NOOP("Sales", "it gives back a sale that would have been given back."),
    "conflict.alternate_exists": QT_TRANSLATE_NOOP("Sales", "its number in the queue would be given out twice."),
    "conflict.alternate_waits": QT_TRANSLATE_NOOP("Sales", "its player would wait twice."),
    "conflict.no_such_alternate": QT_TRANSLATE_NOOP("Sales", "it is about an alternate who would not wait any more."),
    # Journal lines, and the same as a thing that undo takes back
    "act.price_list.set_terms": QT_TRANSLATE_NOOP("Sales", "Terms of entry set"),
    "act.price_list.set_closing": QT_TRANSLATE_NOOP("Sales", "Closing of registration set"),
    "act.entries.re_enter": QT_TRANSLATE_NOOP("Sales", "{name} entered again, entry {number}"),
    "act.entries.re_enter.seated": QT_TRANSLATE_NOOP("Sales", "{name} entered again, entry {number}, seat {seat}"),
    "act.entries.re_enter.surrendered": QT_TRANSLATE_NOOP(
        "Sales", "{name} gave up {chips} chips and entered again, entry {number}"
    ),
    "act.entries.remove_no_shows": QT_TRANSLATE_NOOP("Sales", "{name} never came, {amount} returned"),
    "act.entries.remove_no_shows.several": QT_TRANSLATE_NOOP("Sales", "%n players who never came taken out", "", 1),
    "act.entries.register.sold": QT_TRANSLATE_NOOP("Sales", "{name} registered, entry {number}: {paid}"),
    "act.entries.register.sold_seated": QT_TRANSLATE_NOOP(
        "Sales", "{name} registered, entry {number}, seat {seat}: {paid}"
    ),
    "label.entries.register.sold": QT_TRANSLATE_NOOP("Sales", "registration of {name}"),
    "label.entries.register.sold_seated": QT_TRANSLATE_NOOP("Sales", "registration of {name}, seat {seat}"),
    "paid.free": QT_TRANSLATE_NOOP("Sales", "free"),
    "act.sales.buy": QT_TRANSLATE_NOOP("Sales", "{name}: {offer}, {paid}", "what a player bought"),
    "act.sales.buy.several": QT_TRANSLATE_NOOP(
        "Sales", "{name}: %n times {offer}, {amount}", "what a player bought", 1
    ),
    "act.sales.buy_many": QT_TRANSLATE_NOOP("Sales", "%n players: {offer}, {amount} in all", "", 1),
    "act.sales.give_back": QT_TRANSLATE_NOOP("Sales", "{name}: {offer} given back, {amount} returned"),
    "act.check_in.check_in": QT_TRANSLATE_NOOP("Sales", "{name} is there"),
    "act.check_in.check_in.several": QT_TRANSLATE_NOOP("Sales", "%n players are there", "", 1),
    "act.check_in.clear": QT_TRANSLATE_NOOP("Sales", "{name} is not there after all"),
    "act.check_in.clear.several": QT_TRANSLATE_NOOP("Sales", "%n players are not there after all", "", 1),
    "act.waiting.join": QT_TRANSLATE_NOOP("Sales", "{name} waits for a seat, number {number}"),
    "act.waiting.call": QT_TRANSLATE_NOOP("Sales", "{name} called, number {number}"),
    "act.waiting.answer": QT_TRANSLATE_NOOP("Sales", "{name} answered the call, number {number}"),
    "act.waiting.seat": QT_TRANSLATE_NOOP("Sales", "{name} came in from the waiting list"),
    "act.waiting.seat.seated": QT_TRANSLATE_NOOP("Sales", "{name} came in from the waiting list, seat {seat}"),
    "act.waiting.leave": QT_TRANSLATE_NOOP("Sales", "{name} left the waiting list, number {number}"),
    "act.waiting.expire": QT_TRANSLATE_NOOP("Sales", "{name} did not answer and lost number {number}"),
    "label.price_list.set_terms": QT_TRANSLATE_NOOP("Sales", "terms of entry"),
    "label.price_list.set_closing": QT_TRANSLATE_NOOP("Sales", "closing of registration"),
    "label.entries.re_enter": QT_TRANSLATE_NOOP("Sales", "re-entry of {name}"),
    "label.entries.re_enter.seated": QT_TRANSLATE_NOOP("Sales", "re-entry of {name}"),
    "label.entries.re_enter.surrendered": QT_TRANSLATE_NOOP("Sales", "re-entry of {name}"),
    "label.entries.remove_no_shows": QT_TRANSLATE_NOOP("Sales", "removal of {name}"),
    "label.entries.remove_no_shows.several": QT_TRANSLATE_NOOP("Sales", "removal of %n players", "", 1),
    "label.sales.buy": QT_TRANSLATE_NOOP("Sales", "{offer} for {name}"),
    "label.sales.buy.several": QT_TRANSLATE_NOOP("Sales", "%n times {offer} for {name}", "", 1),
    "label.sales.buy_many": QT_TRANSLATE_NOOP("Sales", "{offer} for %n players", "", 1),
    "label.sales.give_back": QT_TRANSLATE_NOOP("Sales", "return of {offer} by {name}"),
    "label.check_in.check_in": QT_TRANSLATE_NOOP("Sales", "check-in of {name}"),
    "label.check_in.check_in.several": QT_TRANSLATE_NOOP("Sales", "check-in of %n players", "", 1),
    "label.check_in.clear": QT_TRANSLATE_NOOP("Sales", "cleared check-in of {name}"),
    "label.check_in.clear.several": QT_TRANSLATE_NOOP("Sales", "cleared check-in of %n players", "", 1),
    "label.waiting.join": QT_TRANSLATE_NOOP("Sales", "place of {name} on the waiting list"),
    "label.waiting.call": QT_TRANSLATE_NOOP("Sales", "call of {name}"),
    "label.waiting.answer": QT_TRANSLATE_NOOP("Sales", "answer of {name}"),
    "label.waiting.seat": QT_TRANSLATE_NOOP("Sales", "entry of {name} from the waiting list"),
    "label.waiting.seat.seated": QT_TRANSLATE_NOOP("Sales", "entry of {name} from the waiting list"),
    "label.waiting.leave": QT_TRANSLATE_NOOP("Sales", "leaving of {name} from the waiting list"),
    "label.waiting.expire": QT_TRANSLATE_NOOP("Sales", "struck number of {name}"),
}

OFFERS: dict[str, Text] = {
    "sold.cancelled": QT_TRANSLATE_NOOP("Sales", "entry cancelled"),
    "sold.given_back": QT_TRANSLATE_NOOP("Sales", "{what} given back"),
    "offer.entry": QT_TRANSLATE_NOOP("Sales", "entry"),
    "offer.re_entry": QT_TRANSLATE_NOOP("Sales", "re-entry"),
    "offer.rebuy": QT_TRANSLATE_NOOP("Sales", "rebuy"),
    "offer.add_on": QT_TRANSLATE_NOOP("Sales", "add-on"),
}
