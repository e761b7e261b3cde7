"""The sentences about side pools: what is refused, what the journal says, what is to be done."""

from tdapp.texts import QT_TRANSLATE_NOOP, Text

_REFUSED: dict[str, Text] = {
    "refused.side.too_many": QT_TRANSLATE_NOOP("SidePools", "A tournament has {limit} side pools at most."),
    "refused.side.unknown": QT_TRANSLATE_NOOP("SidePools", "There is no such side pool. Open it first."),
    "refused.side.closed": QT_TRANSLATE_NOOP("SidePools", "{pool} is closed to entrants. Reopen it first."),
    "refused.side.too_late": QT_TRANSLATE_NOOP("SidePools", "{pool} could be joined until the end of level {level}."),
    "refused.side.nobody": QT_TRANSLATE_NOOP("SidePools", "Nobody is named for {pool}. Type names or seats first."),
    "refused.side.is_out": QT_TRANSLATE_NOOP("SidePools", "{name} is out and cannot join {pool}."),
    "refused.side.already": QT_TRANSLATE_NOOP("SidePools", "{name} is in {pool} already. Nobody joins twice."),
    "refused.side.not_in": QT_TRANSLATE_NOOP("SidePools", "This player is not in {pool}. Choose an entrant."),
    "refused.side.not_entrant": QT_TRANSLATE_NOOP("SidePools", "{name} is not in {pool}. Name an entrant of it."),
    "refused.side.has_lost": QT_TRANSLATE_NOOP(
        "SidePools", "{name} is out, and so has lost {pool}[. Give a reason to refund it anyway]."
    ),
    "refused.side.decided": QT_TRANSLATE_NOOP(
        "SidePools", "{pool} is decided. Undo the result or the bust-out first, if it was wrong."
    ),
    "refused.side.name_taken": QT_TRANSLATE_NOOP(
        "SidePools", "There is a side pool named {taken} already. Choose another name."
    ),
    "refused.side.price": QT_TRANSLATE_NOOP(
        "SidePools", "A side pool costs more than 0 and at most {limit}. Change the price."
    ),
    "refused.side.fee": QT_TRANSLATE_NOOP(
        "SidePools", "What the house keeps is less than the price of {price}. Type a smaller amount."
    ),
    "refused.side.shares": QT_TRANSLATE_NOOP(
        "SidePools", "The shares add up to 100 %, in {limit} parts at most, none of them 0. Change them, as in 60 40."
    ),
    "refused.side.shares_of_beat": QT_TRANSLATE_NOOP(
        "SidePools", "A bad beat has {limit} shares at most: loser, winner, the others at the table."
    ),
    "refused.side.until": QT_TRANSLATE_NOOP("SidePools", "The last level to join is 1 or later."),
    "refused.side.no_hands": QT_TRANSLATE_NOOP("SidePools", "{pool} is not a high hand: it takes no hands."),
    "refused.side.hand": QT_TRANSLATE_NOOP(
        "SidePools", "A hand is {least} to {limit} different cards, such as AsKsQsJsTs. Type it again."
    ),
    "refused.side.empty": QT_TRANSLATE_NOOP("SidePools", "There is no money in {pool}, so nobody can win it."),
    "refused.side.no_winner": QT_TRANSLATE_NOOP("SidePools", "Say who won {pool}: type names or seats first."),
    "refused.side.twice": QT_TRANSLATE_NOOP("SidePools", "Somebody is named twice. Name each winner once."),
    "refused.side.too_many_groups": QT_TRANSLATE_NOOP(
        "SidePools", "This side pool has {limit} shares. Name as many winners, joined by + where they split one."
    ),
    "refused.side.amounts": QT_TRANSLATE_NOOP("SidePools", "Type %n amounts, each more than 0.", "", 1),
    "refused.side.sum": QT_TRANSLATE_NOOP(
        "SidePools", "The amounts add up to {total}, the pool is {pool}. Change them by {difference}."
    ),
    "refused.side.nothing_due": QT_TRANSLATE_NOOP("SidePools", "Nothing of {pool} is due to this player."),
    "refused.side.may_return": QT_TRANSLATE_NOOP(
        "SidePools", "{pool} may still change while registration is open. Close registration, then pay."
    ),
    "refused.side.not_paid": QT_TRANSLATE_NOOP("SidePools", "This player was paid nothing of {pool}."),
    "refused.side.paid_stays": QT_TRANSLATE_NOOP(
        "SidePools",
        "%n players would have too much of {pool}, {total} in total; the first is {name}. Undo the payments "
        "first[, or give a reason: it is then listed until it is recovered].",
        "",
        1,
    ),
    "refused.side.entrant_goes": QT_TRANSLATE_NOOP(
        "SidePools", "{name} is in {pool}. Refund that first[, or give a reason: the money then stays in it]."
    ),
    "refused.finish.side_pools": QT_TRANSLATE_NOOP(
        "SidePools",
        "%n side pools are not settled, {total} in total: {pools}. Settle them on the Desk page, part Side pools[, or "
        "give a reason to finish anyway].",
        "",
        1,
    ),
    "field.side_pool": QT_TRANSLATE_NOOP("SidePools", "name of the side pool"),
}
_LIFTED: dict[str, Text] = {
    "lifted.side.has_lost": QT_TRANSLATE_NOOP("SidePools", "although the player had lost the side pool"),
    "lifted.side.paid_stays": QT_TRANSLATE_NOOP("SidePools", "although it changes a side pool already paid"),
    "lifted.side.entrant_goes": QT_TRANSLATE_NOOP("SidePools", "although the player was in a side pool"),
    "lifted.finish.side_pools": QT_TRANSLATE_NOOP("SidePools", "although side pools were not settled"),
}
_ACTS: dict[str, Text] = {
    "act.side_pools.open_pool": QT_TRANSLATE_NOOP("SidePools", "Side pool {pool} opened, {amount} each"),
    "act.side_pools.close_pool": QT_TRANSLATE_NOOP("SidePools", "Side pool {pool} closed to entrants"),
    "act.side_pools.reopen_pool": QT_TRANSLATE_NOOP("SidePools", "Side pool {pool} open to entrants again"),
    "act.side_entrants.join": QT_TRANSLATE_NOOP("SidePools", "%n players joined {pool} for {amount}: {names}", "", 1),
    "act.side_entrants.leave": QT_TRANSLATE_NOOP("SidePools", "{amount} of {pool} refunded to {name}"),
    "act.side_entrants.give_back": QT_TRANSLATE_NOOP("SidePools", "{pool}: {amount} refunded to all %n players", "", 1),
    "act.side_results.show_hand": QT_TRANSLATE_NOOP("SidePools", "{pool}: {name} showed {cards}"),
    "act.side_results.award": QT_TRANSLATE_NOOP("SidePools", "{pool} won by {names}"),
    "act.side_payouts.pay": QT_TRANSLATE_NOOP("SidePools", "{amount} of {pool} paid to {name}"),
    "act.side_payouts.take_back": QT_TRANSLATE_NOOP("SidePools", "{amount} of {pool} recovered from {name}"),
    "label.side_pools.open_pool": QT_TRANSLATE_NOOP("SidePools", "opening of side pool {pool}"),
    "label.side_pools.close_pool": QT_TRANSLATE_NOOP("SidePools", "closing of side pool {pool}"),
    "label.side_pools.reopen_pool": QT_TRANSLATE_NOOP("SidePools", "reopening of side pool {pool}"),
    "label.side_entrants.join": QT_TRANSLATE_NOOP("SidePools", "joining of {pool} by %n players", "", 1),
    "label.side_entrants.leave": QT_TRANSLATE_NOOP("SidePools", "refund of {pool} to {name}"),
    "label.side_entrants.give_back": QT_TRANSLATE_NOOP("SidePools", "refund of {pool} to all %n players", "", 1),
    "label.side_results.show_hand": QT_TRANSLATE_NOOP("SidePools", "hand of {name} in {pool}"),
    "label.side_results.award": QT_TRANSLATE_NOOP("SidePools", "result of {pool}, won by {names}"),
    "label.side_payouts.pay": QT_TRANSLATE_NOOP("SidePools", "payment of {pool} to {name}, {amount}"),
    "label.side_payouts.take_back": QT_TRANSLATE_NOOP("SidePools", "recovery of {pool} from {name}, {amount}"),
}
_NEEDS: dict[str, Text] = {
    "needs.side_due": QT_TRANSLATE_NOOP("SidePools", "Side pool to pay: {pool}"),
    "needs.side_due.why": QT_TRANSLATE_NOOP("SidePools", "{total} to {names}"),
    "needs.side_back": QT_TRANSLATE_NOOP("SidePools", "Side pool to recover: {pool}"),
    "needs.side_back.why": QT_TRANSLATE_NOOP("SidePools", "{total} from {names}"),
    "needs.side_open": QT_TRANSLATE_NOOP("SidePools", "Who won {pool}?"),
    "needs.side_open.why": QT_TRANSLATE_NOOP("SidePools", "{total} in it: name the winner, or refund it"),
}
_CONFLICTS: dict[str, Text] = {
    "conflict.no_such_side_pool": QT_TRANSLATE_NOOP("SidePools", "it is about a side pool that would not be there."),
    "conflict.side_stake": QT_TRANSLATE_NOOP("SidePools", "{name} would be in a side pool twice."),
    "conflict.not_in_side_pool": QT_TRANSLATE_NOOP("SidePools", "{name} would not be in the side pool."),
}

SIDE_POOLS: dict[str, Text] = {**_REFUSED, **_LIFTED, **_ACTS, **_NEEDS, **_CONFLICTS}
