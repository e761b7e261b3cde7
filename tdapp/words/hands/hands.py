"""The sentences about hand-for-hand play, head counts, the last hands of the day, and what is put right."""

from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.words.hands.announcing import ANNOUNCING

_ACTS: dict[str, Text] = {
    "act.hand_for_hand.begin": QT_TRANSLATE_NOOP("Hands", "Hand for hand begins"),
    "act.hand_for_hand.begin.clock": QT_TRANSLATE_NOOP(
        "Hands", "Hand for hand begins, {lasts} off the clock for each hand"
    ),
    "act.hand_for_hand.done": QT_TRANSLATE_NOOP("Hands", "Hand played at table {table}"),
    "act.hand_for_hand.done.several": QT_TRANSLATE_NOOP("Hands", "Hand played at %n tables", "", 1),
    "act.hand_for_hand.done.over": QT_TRANSLATE_NOOP("Hands", "Hand {number} is over at every table"),
    "act.hand_for_hand.done.over.out": QT_TRANSLATE_NOOP(
        "Hands", "Hand {number} is over at every table, out in it: {names}"
    ),
    "act.hand_for_hand.note_stack": QT_TRANSLATE_NOOP("Hands", "{name} had {chips} before the hand"),
    "act.hand_for_hand.note_stack.unknown": QT_TRANSLATE_NOOP("Hands", "Stack of {name} before the hand unknown"),
    "act.hand_for_hand.settle": QT_TRANSLATE_NOOP("Hands", "Hand {number} is over, out in it: {names}"),
    "act.hand_for_hand.settle.nobody": QT_TRANSLATE_NOOP("Hands", "Hand {number} is over, nobody out"),
    "act.hand_for_hand.end": QT_TRANSLATE_NOOP("Hands", "Hand for hand ends"),
    "act.head_count.count": QT_TRANSLATE_NOOP("Hands", "Heads counted at table {table}: {heads}"),
    "act.head_count.count.several": QT_TRANSLATE_NOOP("Hands", "Heads counted at %n tables", "", 1),
    "act.head_count.announce_money": QT_TRANSLATE_NOOP(
        "Hands", "Announced: in the money, {left} left and {paid} places paid"
    ),
    "act.end_of_day.set_day_end": QT_TRANSLATE_NOOP("Hands", "The day ends with level {level}"),
    "act.end_of_day.set_day_end.open": QT_TRANSLATE_NOOP("Hands", "The end of the day is open again"),
    "act.end_of_day.draw_last_hands": QT_TRANSLATE_NOOP("Hands", "Card drawn: every table plays %n more hands", "", 1),
    "act.end_of_day.play_on.stands": QT_TRANSLATE_NOOP(
        "Hands", "Last hands called off, the day continues; the clock is stopped until it is resumed"
    ),
    "act.end_of_day.play_on": QT_TRANSLATE_NOOP("Hands", "Last hands called off, the day continues"),
    "act.corrections.wrong_seat": QT_TRANSLATE_NOOP(
        "Hands", "{name} sat in {found} by mistake, moves to {seat} with the current chips"
    ),
    "act.corrections.wrong_seat.several": QT_TRANSLATE_NOOP(
        "Hands", "%n players sat in wrong seats, they move to their own with their current chips", "", 1
    ),
    "act.corrections.wrong_seat.stay": QT_TRANSLATE_NOOP("Hands", "{name} sat in {found} by mistake and stays there"),
    "act.corrections.wrong_seat.several.stay": QT_TRANSLATE_NOOP(
        "Hands", "%n players sat in wrong seats and stay there", "", 1
    ),
    "act.corrections.correct_bust_out": QT_TRANSLATE_NOOP(
        "Hands", "Out, place {place}: {name}, not {wrong}, who plays on"
    ),
    "act.corrections.correct_bust_out.seated": QT_TRANSLATE_NOOP(
        "Hands", "Out, place {place}: {name}, not {wrong}, who plays on in {seat}"
    ),
    "act.corrections.forgotten_bust_out": QT_TRANSLATE_NOOP(
        "Hands", "{name} out, place {place}, entered late: it was before {other}"
    ),
    "act.corrections.forgotten_bust_out.tied": QT_TRANSLATE_NOOP(
        "Hands", "{name} out, entered late: in one hand with {other}, they share the place"
    ),
    "act.corrections.place_bust_out": QT_TRANSLATE_NOOP("Hands", "Order corrected: {name} busted out before {other}"),
    "act.corrections.place_bust_out.tied": QT_TRANSLATE_NOOP(
        "Hands", "Order corrected: {name} and {other} busted out in one hand and share the place"
    ),
    "act.corrections.place_bust_out.last": QT_TRANSLATE_NOOP("Hands", "Order corrected: {name} busted out last"),
}

_LABELS: dict[str, Text] = {
    "label.hand_for_hand.begin": QT_TRANSLATE_NOOP("Hands", "start of hand for hand"),
    "label.hand_for_hand.begin.clock": QT_TRANSLATE_NOOP("Hands", "start of hand for hand, {lasts} per hand"),
    "label.hand_for_hand.done": QT_TRANSLATE_NOOP("Hands", "hand played at table {table}"),
    "label.hand_for_hand.done.several": QT_TRANSLATE_NOOP("Hands", "hand played at %n tables", "", 1),
    "label.hand_for_hand.done.over": QT_TRANSLATE_NOOP("Hands", "end of hand {number}"),
    "label.hand_for_hand.done.over.out": QT_TRANSLATE_NOOP("Hands", "end of hand {number}, with the places of {names}"),
    "label.hand_for_hand.note_stack": QT_TRANSLATE_NOOP("Hands", "stack of {name} before the hand, {chips}"),
    "label.hand_for_hand.note_stack.unknown": QT_TRANSLATE_NOOP(
        "Hands", "removal of the stack of {name} before the hand"
    ),
    "label.hand_for_hand.settle": QT_TRANSLATE_NOOP("Hands", "end of hand {number}, places of {names}"),
    "label.hand_for_hand.settle.nobody": QT_TRANSLATE_NOOP("Hands", "end of hand {number}, nobody out"),
    "label.hand_for_hand.end": QT_TRANSLATE_NOOP("Hands", "end of hand for hand"),
    "label.head_count.count": QT_TRANSLATE_NOOP("Hands", "count of table {table}, {heads} heads"),
    "label.head_count.count.several": QT_TRANSLATE_NOOP("Hands", "count of %n tables", "", 1),
    "label.head_count.announce_money": QT_TRANSLATE_NOOP("Hands", "announcement of the money, {left} left"),
    "label.end_of_day.set_day_end": QT_TRANSLATE_NOOP("Hands", "end of the day with level {level}"),
    "label.end_of_day.set_day_end.open": QT_TRANSLATE_NOOP("Hands", "open end of the day"),
    "label.end_of_day.draw_last_hands": QT_TRANSLATE_NOOP("Hands", "card for the %n last hands", "", 1),
    "label.end_of_day.play_on.stands": QT_TRANSLATE_NOOP("Hands", "calling off of the last hands"),
    "label.end_of_day.play_on": QT_TRANSLATE_NOOP("Hands", "calling off of the last hands"),
    "label.corrections.wrong_seat": QT_TRANSLATE_NOOP("Hands", "wrong seat {found} of {name}"),
    "label.corrections.wrong_seat.several": QT_TRANSLATE_NOOP("Hands", "wrong seats of %n players", "", 1),
    "label.corrections.wrong_seat.stay": QT_TRANSLATE_NOOP("Hands", "wrong seat {found}, where {name} stays"),
    "label.corrections.wrong_seat.several.stay": QT_TRANSLATE_NOOP("Hands", "wrong seats where %n players stay", "", 1),
    "label.corrections.correct_bust_out": QT_TRANSLATE_NOOP("Hands", "bust-out of {name} instead of {wrong}"),
    "label.corrections.correct_bust_out.seated": QT_TRANSLATE_NOOP(
        "Hands", "bust-out of {name} instead of {wrong}, place {place}"
    ),
    "label.corrections.forgotten_bust_out": QT_TRANSLATE_NOOP("Hands", "late bust-out of {name} in place {place}"),
    "label.corrections.forgotten_bust_out.tied": QT_TRANSLATE_NOOP("Hands", "late bust-out of {name} with {other}"),
    "label.corrections.place_bust_out": QT_TRANSLATE_NOOP("Hands", "order of {name} before {other}"),
    "label.corrections.place_bust_out.tied": QT_TRANSLATE_NOOP("Hands", "shared place of {name} and {other}"),
    "label.corrections.place_bust_out.last": QT_TRANSLATE_NOOP("Hands", "order of {name} as the last one out"),
}

_REFUSALS: dict[str, Text] = {
    "refused.clock.hand_for_hand": QT_TRANSLATE_NOOP(
        "Hands", "Play is hand for hand, and the clock runs by the hand. End hand for hand first."
    ),
    "refused.hand.goes_on": QT_TRANSLATE_NOOP("Hands", "Play is hand for hand already."),
    "refused.hand.none": QT_TRANSLATE_NOOP("Hands", "Play is not hand for hand, and no last hands are being played."),
    "refused.hand.nobody_left": QT_TRANSLATE_NOOP("Hands", "Only the winner is left, so no more hands are played."),
    "refused.hand.long": QT_TRANSLATE_NOOP(
        "Hands", "At most {limit} comes off the clock per hand. Take less[, or give a reason]."
    ),
    "refused.hand.twice": QT_TRANSLATE_NOOP("Hands", "No table was given, or one twice. Give each once."),
    "refused.hand.table_done": QT_TRANSLATE_NOOP(
        "Hands", "Table {table} has already played this hand. Undo that if it is wrong."
    ),
    "refused.hand.not_done": QT_TRANSLATE_NOOP(
        "Hands", "%n tables are still playing this hand: {tables}. Wait for them.", "", 1
    ),
    "refused.hand.not_out_in_it": QT_TRANSLATE_NOOP(
        "Hands", "{name} did not bust out in this hand. Stacks are needed only for those who did."
    ),
    "refused.hand.stack_missing": QT_TRANSLATE_NOOP(
        "Hands", "The stack of {name} before the hand is missing. Give every stack, or none to keep the order entered."
    ),
    "refused.pay.hand_open": QT_TRANSLATE_NOOP(
        "Hands", "The hand {name} busted out in is not over at every table, so the place may be shared. Wait for it."
    ),
    "refused.count.twice": QT_TRANSLATE_NOOP("Hands", "No table was given, or one twice. Give each once."),
    "refused.count.heads": QT_TRANSLATE_NOOP(
        "Hands", "Table {table} cannot have {heads} heads. Give a number from 0 to {most}."
    ),
    "refused.money.not_reached": QT_TRANSLATE_NOOP("Hands", "{left} are left and {paid} places are paid. Play on."),
    "refused.money.is_announced": QT_TRANSLATE_NOOP("Hands", "The money has already been announced."),
    "refused.money.hand_open": QT_TRANSLATE_NOOP(
        "Hands", "A player busted out in the hand being played. Wait until every table has played it."
    ),
    "refused.money.not_counted": QT_TRANSLATE_NOOP(
        "Hands", "%n tables were not counted in this hand: {tables}. Count them[, or give a reason].", "", 1
    ),
    "refused.money.heads_differ": QT_TRANSLATE_NOOP(
        "Hands",
        "The count differs from the seats on record at %n tables: {tables}. Check who is there[, or give a reason].",
        "",
        1,
    ),
    "refused.day.no_such_level": QT_TRANSLATE_NOOP("Hands", "There is no level {level}. Choose one of the structure."),
    "refused.day.level_over": QT_TRANSLATE_NOOP("Hands", "Level {level} is over. Choose a later one."),
    "refused.last_hands.set": QT_TRANSLATE_NOOP(
        "Hands", "The card has already been drawn. Call off the last hands first."
    ),
    "refused.last_hands.none": QT_TRANSLATE_NOOP("Hands", "No last hands are being played."),
    "refused.last_hands.card": QT_TRANSLATE_NOOP("Hands", "The card must be from {least} to {most}, not {card}."),
    "refused.last_hands.early": QT_TRANSLATE_NOOP(
        "Hands", "The card is drawn {before} before the end of the day. Wait[, or give a reason]."
    ),
    "refused.last_hands.over": QT_TRANSLATE_NOOP("Hands", "Table {table} has played its last hand."),
    "refused.wrong_seat.twice": QT_TRANSLATE_NOOP(
        "Hands", "No player was given, or a player or seat twice. Give each once."
    ),
    "refused.wrong_seat.has_none": QT_TRANSLATE_NOOP("Hands", "{name} has no seat yet. Seat the player instead."),
    "refused.wrong_seat.is_right": QT_TRANSLATE_NOOP(
        "Hands", "{seat} is the right seat of {name}. Choose another one."
    ),
    "refused.wrong_seat.goes_back": QT_TRANSLATE_NOOP(
        "Hands",
        "{name} moves to the right seat with the current chips.[ To leave the seats as they are, give a reason.]",
    ),
    "refused.correct.same": QT_TRANSLATE_NOOP("Hands", "This is the same player twice. Choose two players."),
    "refused.correct.before_is_in": QT_TRANSLATE_NOOP("Hands", "{name} is still in. Choose somebody who is out."),
    "refused.correct.came_later": QT_TRANSLATE_NOOP(
        "Hands", "{name} entered only after {other_name} was out. Choose somebody who was there."
    ),
    "refused.correct.bought_since": QT_TRANSLATE_NOOP(
        "Hands", "{name} has bought something since (%n times). Refund it first[, or give a reason].", "", 1
    ),
}

_LIFTED: dict[str, Text] = {
    "lifted.hand.long": QT_TRANSLATE_NOOP("Hands", "although more than three minutes come off the clock"),
    "lifted.money.not_counted": QT_TRANSLATE_NOOP("Hands", "although not every table was counted"),
    "lifted.money.heads_differ": QT_TRANSLATE_NOOP("Hands", "although the count differed"),
    "lifted.last_hands.early": QT_TRANSLATE_NOOP("Hands", "although the day was not near its end"),
    "lifted.wrong_seat.goes_back": QT_TRANSLATE_NOOP("Hands", "although it was the wrong seat"),
    "lifted.correct.bought_since": QT_TRANSLATE_NOOP("Hands", "although something has been bought since"),
}

_CONFLICTS: dict[str, Text] = {
    "conflict.hand_for_hand_begun": QT_TRANSLATE_NOOP(
        "Hands", "it starts hand for hand, which would already be running."
    ),
    "conflict.no_hand_for_hand": QT_TRANSLATE_NOOP("Hands", "it needs hand-for-hand play."),
    "conflict.not_of_the_hand": QT_TRANSLATE_NOOP(
        "Hands", "it gives a place to somebody who would not be out in that hand."
    ),
    "conflict.right_seat": QT_TRANSLATE_NOOP("Hands", "its wrong seat would be the right one."),
}

_NEEDS: dict[str, Text] = {
    "needs.hand_for_hand": QT_TRANSLATE_NOOP("Hands", "Go hand for hand: %n from the money", "", 1),
    "needs.hand_for_hand.why": QT_TRANSLATE_NOOP("Hands", "{left} left, {paid} places paid"),
    "needs.bubble": QT_TRANSLATE_NOOP("Hands", "Bubble near: %n from the money", "", 1),
    "needs.hand_for_hand.seats": QT_TRANSLATE_NOOP("Hands", "Go hand for hand: %n from the seats", "satellite", 1),
    "needs.bubble.seats": QT_TRANSLATE_NOOP("Hands", "Seat bubble near: %n from the seats", "satellite", 1),
    "needs.seats.why": QT_TRANSLATE_NOOP("Hands", "{left} left, {paid} seats", "satellite"),
    "needs.hand_plays": QT_TRANSLATE_NOOP("Hands", "Hand {number}: %n tables still to report", "", 1),
    "needs.hand_end": QT_TRANSLATE_NOOP("Hands", "End hand for hand"),
    "needs.hand_end.money": QT_TRANSLATE_NOOP("Hands", "Everybody is in the money"),
    "needs.hand_end.table": QT_TRANSLATE_NOOP("Hands", "Only one table is left"),
    "needs.hand_stacks": QT_TRANSLATE_NOOP("Hands", "Hand {number}: who had more chips?"),
    "needs.hand_stacks.why": QT_TRANSLATE_NOOP(
        "Hands", "%n out at table {table}, their stacks decide the places", "", 1
    ),
    "needs.hand_waits": QT_TRANSLATE_NOOP("Hands", "Hand {number} is over, all tables wait: deal the next"),
    "needs.money": QT_TRANSLATE_NOOP("Hands", "In the money: count heads, then announce it"),
    "needs.money.counted": QT_TRANSLATE_NOOP("Hands", "In the money: announce it"),
    "needs.money.why": QT_TRANSLATE_NOOP("Hands", "%n tables still to count", "", 1),
    "needs.money.differs": QT_TRANSLATE_NOOP("Hands", "The count differs at %n tables: {tables}", "", 1),
    "needs.last_hands": QT_TRANSLATE_NOOP("Hands", "The day ends in %n minutes: draw the card", "", 1),
    "needs.last_hands.late": QT_TRANSLATE_NOOP("Hands", "The last level of the day is over: draw the card"),
    "needs.last_hands.play": QT_TRANSLATE_NOOP("Hands", "Last hands of the day: %n tables still playing", "", 1),
    "needs.day_over": QT_TRANSLATE_NOOP("Hands", "Every table has played its last hand"),
}

HANDS: dict[str, Text] = {**ANNOUNCING, **_ACTS, **_LABELS, **_REFUSALS, **_LIFTED, **_CONFLICTS, **_NEEDS}
