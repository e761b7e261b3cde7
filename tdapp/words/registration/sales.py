"""The sentences of the registration desk: refusals, what was lifted, why a line stands in the way, and its journal
lines.
"""

from tdapp.texts import QT_TRANSLATE_NOOP, Text

SALES: dict[str, Text] = {
    # The price list
    "refused.terms.sold": QT_TRANSLATE_NOOP(
        "Sales", "'{name}' has been sold, so its line stays. Take it off sale, or set a limit."
    ),
    "refused.terms.too_many": QT_TRANSLATE_NOOP("Sales", "A price list has {limit} lines at most. Remove one."),
    "refused.terms.keys": QT_TRANSLATE_NOOP(
        "Sales", "Two lines of the price list look the same. Give each its own short name."
    ),
    "refused.terms.guarantee": QT_TRANSLATE_NOOP("Sales", "The guarantee must be 0 or more. Correct it."),
    "refused.terms.most_tables": QT_TRANSLATE_NOOP("Sales", "A room has 1 to {limit} tables. Correct the number."),
    "refused.terms.rebuy_percent": QT_TRANSLATE_NOOP(
        "Sales", "The largest stack that may rebuy is 1 to {limit} % of a starting stack. Correct it."
    ),
    "refused.terms.open_table_at": QT_TRANSLATE_NOOP(
        "Sales", "A new table opens for 1 to {limit} alternates. Correct the number."
    ),
    "refused.terms.seats_held": QT_TRANSLATE_NOOP("Sales", "0 to {limit} seats can be held. Correct the number."),
    "refused.terms.call_minutes": QT_TRANSLATE_NOOP(
        "Sales", "A called alternate gets 1 to {limit} minutes to answer. Correct the number."
    ),
    "refused.terms.price": QT_TRANSLATE_NOOP(
        "Sales", "A part of the price of '{name}' is out of range. Each part is from 0 to {limit}."
    ),
    "refused.terms.chips": QT_TRANSLATE_NOOP("Sales", "'{name}' gives 1 to {limit} chips. Correct the number."),
    "refused.terms.limit": QT_TRANSLATE_NOOP(
        "Sales", "The limit for '{name}' must be 1 or more; empty means no limit."
    ),
    "refused.terms.bounty": QT_TRANSLATE_NOOP(
        "Sales", "Only an entry or a re-entry has a bounty. Set the bounty of '{name}' to 0."
    ),
    "refused.window.not_for_registration": QT_TRANSLATE_NOOP(
        "Sales", "Registration cannot close that way. Choose a level, a time, a number of entries, or by hand."
    ),
    "refused.window.no_level": QT_TRANSLATE_NOOP(
        "Sales", "The structure has no level {level}. Choose another, from {least} up."
    ),
    "refused.window.no_break": QT_TRANSLATE_NOOP(
        "Sales", "No break follows level {level}. Choose the end of the level, or another level."
    ),
    "refused.window.entries": QT_TRANSLATE_NOOP("Sales", "Type a number of entries from 1 to {limit}."),
    "refused.window.no_time": QT_TRANSLATE_NOOP("Sales", "There is no time yet. Type one."),
    "refused.closing.over": QT_TRANSLATE_NOOP(
        "Sales", "Registration would close at once. Close it by hand, or choose a later moment."
    ),
    "refused.registration.window_over": QT_TRANSLATE_NOOP(
        "Sales", "The moment registration closes has already passed. Choose a later one, then open it."
    ),
    # Selling
    "refused.sale.not_offered": QT_TRANSLATE_NOOP(
        "Sales", "'{name}' is not on the price list for this. Choose another line, or add it on the Terms page."
    ),
    "refused.sale.closed": QT_TRANSLATE_NOOP(
        "Sales", "'{name}' is not on sale now. Change when it is sold[, or give a reason]."
    ),
    "refused.sale.members_only": QT_TRANSLATE_NOOP(
        "Sales", "'{name}' is for players with a club card. Choose another price[, or give a reason]."
    ),
    "refused.sale.sold_out": QT_TRANSLATE_NOOP(
        "Sales", "'{name}' was sold {n} times; {limit} is the maximum. Change the limit[, or give a reason]."
    ),
    "refused.sale.limit": QT_TRANSLATE_NOOP(
        "Sales", "{name} is at the limit: bought {n} times, and {limit} is the maximum per player."
    ),
    "refused.sale.chips_gone": QT_TRANSLATE_NOOP(
        "Sales", "{chips} chips would leave play, but only {most} can: the rest has been won by others. It stays sold."
    ),
    "refused.sale.stack_too_big": QT_TRANSLATE_NOOP(
        "Sales", "{name} has {chips} chips, and only a stack of {limit} or less may rebuy.[ Give a reason to allow it.]"
    ),
    "refused.sale.stack": QT_TRANSLATE_NOOP("Sales", "A stack has 0 to {most} chips here. Count it again."),
    "refused.sale.times": QT_TRANSLATE_NOOP("Sales", "One player buys 1 to {most} of a kind at a time."),
    "refused.sale.twice": QT_TRANSLATE_NOOP(
        "Sales", "Nobody is ticked, or a player is ticked twice. Tick each player once."
    ),
    "refused.sale.is_out": QT_TRANSLATE_NOOP("Sales", "{name} is out. Undo the bust-out first, or sell a re-entry."),
    "refused.sale.unknown": QT_TRANSLATE_NOOP("Sales", "There is no sale {sale}. Choose one from the list."),
    "refused.sale.is_returned": QT_TRANSLATE_NOOP("Sales", "Sale {sale} has already been refunded."),
    "refused.register.was_in": QT_TRANSLATE_NOOP(
        "Sales", "{name} has played and is out. Sell a re-entry instead, if there is one."
    ),
    "refused.register.pays_one": QT_TRANSLATE_NOOP(
        "Sales", "Only cash can be taken for several players at once. Register the others one by one."
    ),
    "refused.register.full": QT_TRANSLATE_NOOP(
        "Sales", "The room seats {seats} players and is full. Use the waiting list[, or give a reason]."
    ),
    "refused.register.alternates_wait": QT_TRANSLATE_NOOP(
        "Sales", "%n players are waiting for a seat. Add new ones to the waiting list[, or give a reason].", "", 1
    ),
    "refused.register.seats_given": QT_TRANSLATE_NOOP(
        "Sales", "%n seats have been won and play is over. Undo the end of play first.", "of a satellite", 1
    ),
    "refused.register.winner_paid": QT_TRANSLATE_NOOP(
        "Sales", "{name} has been paid as the winner, so nobody can enter now. Undo that payment first."
    ),
    "refused.re_entry.not_last": QT_TRANSLATE_NOOP(
        "Sales", "{name} has re-entered since. Use the latest entry for another one."
    ),
    "refused.re_entry.is_paid": QT_TRANSLATE_NOOP("Sales", "{name} has been paid a prize and cannot re-enter."),
    "refused.re_entry.is_disqualified": QT_TRANSLATE_NOOP("Sales", "{name} was disqualified and cannot re-enter."),
    "refused.re_entry.still_in": QT_TRANSLATE_NOOP(
        "Sales", "{name} is still in. Count the stack to give up, or bust the player out first."
    ),
    "refused.re_entry.last": QT_TRANSLATE_NOOP(
        "Sales", "{name} is the last player in and cannot give up the stack. Register somebody else first."
    ),
    "refused.reinstate.surrendered": QT_TRANSLATE_NOOP(
        "Sales", "{name} gave up this stack to re-enter. Undo the re-entry instead."
    ),
    "refused.reinstate.entered_again": QT_TRANSLATE_NOOP(
        "Sales", "{name} has re-entered since. Undo the re-entry first."
    ),
    "refused.unregister.other_share": QT_TRANSLATE_NOOP(
        "Sales", "The terms give {name} a different refund. Choose that one[, or give a reason]."
    ),
    "refused.unregister.has_sales": QT_TRANSLATE_NOOP("Sales", "{name} has a rebuy or an add-on. Refund that first."),
    "refused.unregister.last": QT_TRANSLATE_NOOP(
        "Sales", "{name} is the last player in, and the others have finished. Undo a bust-out first."
    ),
    "refused.no_show.is_here": QT_TRANSLATE_NOOP(
        "Sales", "{name} is checked in. Clear that first, or cancel the entry."
    ),
    "refused.no_show.everybody": QT_TRANSLATE_NOOP(
        "Sales", "That would remove everybody. Check in the players who are present first."
    ),
    "refused.check_in.nobody": QT_TRANSLATE_NOOP("Sales", "Nobody is chosen. Choose who to check in."),
    # Money
    "refused.payment.sum": QT_TRANSLATE_NOOP(
        "Sales", "{given} is not {due}: {difference} difference. Correct the payments."
    ),
    "refused.accepted.none": QT_TRANSLATE_NOOP("Sales", "There is no code to add. Type one."),
    "refused.accepted.code": QT_TRANSLATE_NOOP(
        "Sales", "A ticket or voucher needs a code of 1 to {n} letters and digits. Type what stands on the paper."
    ),
    "refused.accepted.worth": QT_TRANSLATE_NOOP("Sales", "{given} is worth nothing yet. Type what it pays for."),
    "refused.accepted.issuer": QT_TRANSLATE_NOOP(
        "Sales", "Who handed it out is written with at most {n} letters. Shorten it."
    ),
    "refused.accepted.twice": QT_TRANSLATE_NOOP(
        "Sales", "{given} stands twice in this list. Nothing was added; take one of them out."
    ),
    "refused.accepted.listed": QT_TRANSLATE_NOOP("Sales", "{given} is on the list already. Type another code."),
    "refused.accepted.own": QT_TRANSLATE_NOOP(
        "Sales", "{given} is a ticket of this club, so the desk knows it already."
    ),
    "refused.accepted.unknown": QT_TRANSLATE_NOOP("Sales", "{given} is not on the list."),
    "refused.payment.positive": QT_TRANSLATE_NOOP(
        "Sales", "Each payment must be more than 0. Leave out what is not paid that way."
    ),
    "refused.payment.code_missing": QT_TRANSLATE_NOOP("Sales", "A voucher or ticket needs its code. Type it."),
    "refused.payment.code_unwanted": QT_TRANSLATE_NOOP(
        "Sales", "Only vouchers and tickets have a code. Leave the code out, or choose voucher or ticket."
    ),
    "refused.payment.code_unknown": QT_TRANSLATE_NOOP(
        "Sales", "Not on record here: {given}. Check each voucher, and say why it counts.", "codes"
    ),
    "lifted.payment.code_unknown": QT_TRANSLATE_NOOP("Sales", "with a code not on record"),
    "refused.payment.code_used": QT_TRANSLATE_NOOP(
        "Sales", "The code '{used}' has already paid for {name}, entry {number}. Check it, or take another payment."
    ),
    "refused.payment.code_twice": QT_TRANSLATE_NOOP(
        "Sales", "The code '{used}' stands there twice. Leave it out once, or take another payment."
    ),
    "refused.payment.code_used_elsewhere": QT_TRANSLATE_NOOP(
        "Sales",
        "The code '{used}' was already used: {tournament}, {day}, {time}. Check the voucher, or take another payment.",
    ),
    "refused.payment.codes_used_elsewhere": QT_TRANSLATE_NOOP(
        "Sales",
        "{all} were already used, '{used}' in {tournament}, {day}, {time}. Check the vouchers, or take "
        "another payment.",
    ),
    "lifted.payment.codes_used_elsewhere": QT_TRANSLATE_NOOP(
        "Sales", "although the codes of the vouchers were used in other tournaments"
    ),
    "lifted.payment.code_used_elsewhere": QT_TRANSLATE_NOOP(
        "Sales", "although the code of the voucher was used in another tournament"
    ),
    "refused.refund.too_high": QT_TRANSLATE_NOOP(
        "Sales", "{back} is more than the {paid} paid, or more than was paid for one part of it. Refund less."
    ),
    "refused.refund.code": QT_TRANSLATE_NOOP(
        "Sales", "Voucher or ticket '{given}' did not pay that much for this. Refund it another way."
    ),
    # Alternates
    "refused.alternate.waits": QT_TRANSLATE_NOOP("Sales", "{name} is already waiting, with number {number}."),
    "refused.alternate.unknown": QT_TRANSLATE_NOOP(
        "Sales", "Number {number} is no longer on the waiting list. Check the list."
    ),
    "refused.alternate.is_called": QT_TRANSLATE_NOOP(
        "Sales", "Number {number} has been called and may still answer. Wait, or remove it when time is up."
    ),
    "refused.alternate.not_called": QT_TRANSLATE_NOOP(
        "Sales", "Number {number} has not been called yet. Call it first."
    ),
    "refused.alternate.not_next": QT_TRANSLATE_NOOP(
        "Sales", "Number {first} has been waiting longer than number {number}. Call that player[, or give a reason]."
    ),
    "refused.alternate.no_seat": QT_TRANSLATE_NOOP(
        "Sales", "There is no seat for number {number} yet. Wait for a bust-out[, or give a reason]."
    ),
    "refused.alternate.not_expired": QT_TRANSLATE_NOOP(
        "Sales", "Number {number} may still answer. Wait until time is up, or mark that player as gone."
    ),
    "refused.alternate.expired": QT_TRANSLATE_NOOP(
        "Sales", "Number {number} did not answer in time. Call again[, or give a reason]."
    ),
    # What the director lifted, in the journal
    "lifted.unregister.other_share": QT_TRANSLATE_NOOP("Sales", "although the terms give a different refund"),
    "lifted.unregister.started": QT_TRANSLATE_NOOP("Sales", "although play had started"),
    "lifted.sale.closed": QT_TRANSLATE_NOOP("Sales", "although it was no longer on sale"),
    "lifted.sale.members_only": QT_TRANSLATE_NOOP("Sales", "although it is for players with a club card"),
    "lifted.sale.sold_out": QT_TRANSLATE_NOOP("Sales", "although it was sold out"),
    "lifted.sale.limit": QT_TRANSLATE_NOOP("Sales", "although the player was at the limit"),
    "lifted.sale.stack_too_big": QT_TRANSLATE_NOOP("Sales", "although the stack was too big for it"),
    "lifted.register.full": QT_TRANSLATE_NOOP("Sales", "although the room was full"),
    "lifted.register.alternates_wait": QT_TRANSLATE_NOOP("Sales", "although others were waiting for a seat"),
    "lifted.alternate.not_next": QT_TRANSLATE_NOOP("Sales", "although another was next"),
    "lifted.alternate.no_seat": QT_TRANSLATE_NOOP("Sales", "although no seat was free"),
    "lifted.alternate.expired": QT_TRANSLATE_NOOP("Sales", "although the time to answer was up"),
    # Why a later line stands in the way
    "conflict.stack_given_up": QT_TRANSLATE_NOOP("Sales", "it restores a stack that would have been given up."),
    "conflict.entered_again": QT_TRANSLATE_NOOP("Sales", "it restores a player who would have re-entered."),
    "conflict.re_entered_in": QT_TRANSLATE_NOOP("Sales", "it re-enters a player who would still be in."),
    "conflict.has_purchases": QT_TRANSLATE_NOOP("Sales", "it cancels an entry that would still have a rebuy."),
    "conflict.refund_too_high": QT_TRANSLATE_NOOP("Sales", "it refunds more than would have been paid."),
    "conflict.payments_differ": QT_TRANSLATE_NOOP("Sales", "its payments would not add up to its price."),
    "conflict.code_used": QT_TRANSLATE_NOOP("Sales", "it pays with a code that would already have been used."),
    "conflict.sale_exists": QT_TRANSLATE_NOOP("Sales", "its sale would be made twice."),
    "conflict.no_such_sale": QT_TRANSLATE_NOOP("Sales", "it refunds a sale that would not have been made."),
    "conflict.sale_returned": QT_TRANSLATE_NOOP("Sales", "it refunds a sale that would already have been refunded."),
    "conflict.alternate_exists": QT_TRANSLATE_NOOP("Sales", "its number in the queue would be given out twice."),
    "conflict.alternate_waits": QT_TRANSLATE_NOOP("Sales", "its player would be waiting twice."),
    "conflict.no_such_alternate": QT_TRANSLATE_NOOP(
        "Sales", "it is about an alternate who would no longer be waiting."
    ),
    # Journal lines, and the same as a thing that undo takes back
    "act.price_list.set_terms": QT_TRANSLATE_NOOP("Sales", "Entry terms changed"),
    "act.price_list.set_closing": QT_TRANSLATE_NOOP("Sales", "Closing time of registration set"),
    "act.entries.re_enter": QT_TRANSLATE_NOOP("Sales", "{name} re-entered, entry {number}"),
    "act.entries.re_enter.seated": QT_TRANSLATE_NOOP("Sales", "{name} re-entered, entry {number}, seat {seat}"),
    "act.entries.re_enter.surrendered": QT_TRANSLATE_NOOP(
        "Sales", "{name} gave up {chips} chips and re-entered, entry {number}"
    ),
    "act.entries.back_and_buy": QT_TRANSLATE_NOOP("Sales", "{name} back in play, seat {seat}: {offer}, {paid}"),
    "act.entries.remove_no_shows": QT_TRANSLATE_NOOP("Sales", "No-show {name} removed, {amount} refunded"),
    "act.entries.remove_no_shows.several": QT_TRANSLATE_NOOP("Sales", "%n no-shows removed", "", 1),
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
    "act.sales.buy_many": QT_TRANSLATE_NOOP("Sales", "%n players: {offer}, {amount} total", "", 1),
    "act.sales.give_back": QT_TRANSLATE_NOOP("Sales", "{name}: {offer} refunded, {amount}"),
    "act.check_in.check_in": QT_TRANSLATE_NOOP("Sales", "{name} checked in"),
    "act.check_in.check_in.several": QT_TRANSLATE_NOOP("Sales", "%n players checked in", "", 1),
    "act.check_in.clear": QT_TRANSLATE_NOOP("Sales", "Check-in of {name} cleared"),
    "act.check_in.clear.several": QT_TRANSLATE_NOOP("Sales", "Check-in of %n players cleared", "", 1),
    "act.waiting.join": QT_TRANSLATE_NOOP("Sales", "{name} is waiting for a seat, number {number}"),
    "act.waiting.call": QT_TRANSLATE_NOOP("Sales", "{name} called, number {number}"),
    "act.waiting.answer": QT_TRANSLATE_NOOP("Sales", "{name} answered the call, number {number}"),
    "act.waiting.seat": QT_TRANSLATE_NOOP("Sales", "{name} registered from the waiting list"),
    "act.waiting.seat.seated": QT_TRANSLATE_NOOP("Sales", "{name} registered from the waiting list, seat {seat}"),
    "act.waiting.leave": QT_TRANSLATE_NOOP("Sales", "{name} left the waiting list, number {number}"),
    "act.waiting.expire": QT_TRANSLATE_NOOP("Sales", "{name} did not answer, number {number} removed"),
    "label.price_list.set_terms": QT_TRANSLATE_NOOP("Sales", "entry terms"),
    "label.price_list.set_closing": QT_TRANSLATE_NOOP("Sales", "closing time of registration"),
    "label.entries.re_enter": QT_TRANSLATE_NOOP("Sales", "re-entry of {name}"),
    "label.entries.re_enter.seated": QT_TRANSLATE_NOOP("Sales", "re-entry of {name}"),
    "label.entries.re_enter.surrendered": QT_TRANSLATE_NOOP("Sales", "re-entry of {name}"),
    "label.entries.back_and_buy": QT_TRANSLATE_NOOP("Sales", "return of {name} with {offer}"),
    "label.entries.remove_no_shows": QT_TRANSLATE_NOOP("Sales", "removal of no-show {name}"),
    "label.entries.remove_no_shows.several": QT_TRANSLATE_NOOP("Sales", "removal of %n no-shows", "", 1),
    "label.sales.buy": QT_TRANSLATE_NOOP("Sales", "{offer} for {name}"),
    "label.sales.buy.several": QT_TRANSLATE_NOOP("Sales", "%n times {offer} for {name}", "", 1),
    "label.sales.buy_many": QT_TRANSLATE_NOOP("Sales", "{offer} for %n players", "", 1),
    "label.sales.give_back": QT_TRANSLATE_NOOP("Sales", "refund of {offer} to {name}"),
    "label.check_in.check_in": QT_TRANSLATE_NOOP("Sales", "check-in of {name}"),
    "label.check_in.check_in.several": QT_TRANSLATE_NOOP("Sales", "check-in of %n players", "", 1),
    "label.check_in.clear": QT_TRANSLATE_NOOP("Sales", "clearing the check-in of {name}"),
    "label.check_in.clear.several": QT_TRANSLATE_NOOP("Sales", "clearing the check-in of %n players", "", 1),
    "label.waiting.join": QT_TRANSLATE_NOOP("Sales", "place of {name} on the waiting list"),
    "label.waiting.call": QT_TRANSLATE_NOOP("Sales", "call for {name}"),
    "label.waiting.answer": QT_TRANSLATE_NOOP("Sales", "{name} answering the call"),
    "label.waiting.seat": QT_TRANSLATE_NOOP("Sales", "entry of {name} from the waiting list"),
    "label.waiting.seat.seated": QT_TRANSLATE_NOOP("Sales", "entry of {name} from the waiting list"),
    "label.waiting.leave": QT_TRANSLATE_NOOP("Sales", "removal of {name} from the waiting list"),
    "label.waiting.expire": QT_TRANSLATE_NOOP("Sales", "removal of {name}, who did not answer"),
}

OFFERS: dict[str, Text] = {
    "sold.cancelled": QT_TRANSLATE_NOOP("Sales", "cancelled"),
    "sold.given_back": QT_TRANSLATE_NOOP("Sales", "{what} refunded"),
    "offer.entry": QT_TRANSLATE_NOOP("Sales", "entry"),
    "offer.re_entry": QT_TRANSLATE_NOOP("Sales", "re-entry"),
    "offer.rebuy": QT_TRANSLATE_NOOP("Sales", "rebuy"),
    "offer.add_on": QT_TRANSLATE_NOOP("Sales", "add-on"),
}
