"""The sentences about draws and the room they are made in: what was done, why not, and what stands in the way."""

from tdapp.texts import QT_TRANSLATE_NOOP, Text

DRAWS: dict[str, Text] = {
    "act.seating.draw_seats.spread": QT_TRANSLATE_NOOP(
        "Draws", "Seats drawn for %n players, spread by nationality, tables: {tables}", "", 1
    ),
    "label.seating.draw_seats.spread": QT_TRANSLATE_NOOP(
        "Draws", "seat draw for %n players, spread by nationality, tables: {tables}", "", 1
    ),
    "act.seating.redraw": QT_TRANSLATE_NOOP("Draws", "%n players redrawn, tables: {tables}", "", 1),
    "label.seating.redraw": QT_TRANSLATE_NOOP("Draws", "redraw of %n players, tables: {tables}", "", 1),
    "act.seating.redraw.final": QT_TRANSLATE_NOOP("Draws", "Final table drawn for %n players", "", 1),
    "label.seating.redraw.final": QT_TRANSLATE_NOOP("Draws", "final table draw for %n players", "", 1),
    "act.seeds.give_public_value": QT_TRANSLATE_NOOP("Draws", "Word from the room for draw {number}: {value}"),
    "act.seeds.give_public_value.old": QT_TRANSLATE_NOOP("Draws", "Word from the room for the draws: {value}"),
    "label.seeds.give_public_value": QT_TRANSLATE_NOOP("Draws", "word from the room {value}"),
    "label.seeds.give_public_value.old": QT_TRANSLATE_NOOP("Draws", "word from the room {value}"),
    "act.seeds.reveal": QT_TRANSLATE_NOOP("Draws", "Secret number of the draws revealed"),
    "label.seeds.reveal": QT_TRANSLATE_NOOP("Draws", "reveal of the secret number of the draws"),
    "act.arranging.begin_with_room": QT_TRANSLATE_NOOP("Draws", "The club's room is used"),
    "label.arranging.begin_with_room": QT_TRANSLATE_NOOP("Draws", "use of the club's room"),
    "act.arranging.set_room": QT_TRANSLATE_NOOP("Draws", "Room rules changed"),
    "label.arranging.set_room": QT_TRANSLATE_NOOP("Draws", "change of the room rules"),
    # What a draw is
    "draw.first": QT_TRANSLATE_NOOP("Draws", "First draw"),
    "draw.spread": QT_TRANSLATE_NOOP("Draws", "First draw, spread by nationality"),
    "draw.redraw": QT_TRANSLATE_NOOP("Draws", "Full redraw"),
    "draw.final": QT_TRANSLATE_NOOP("Draws", "Final table draw"),
    "draw.break": QT_TRANSLATE_NOOP("Draws", "Table broken, cards and seats"),
    "draw.join": QT_TRANSLATE_NOOP("Draws", "Seats for late entries"),
    "draw.moves": QT_TRANSLATE_NOOP("Draws", "Moves between tables"),
    "draw.card": QT_TRANSLATE_NOOP("Draws", "Card for the last hands"),
    "draw.envelope": QT_TRANSLATE_NOOP("Draws", "Envelope for a bounty"),
    "draw.race": QT_TRANSLATE_NOOP("Draws", "Cards for a chip race"),
    # Refusals: the public value and the secret
    "refused.public.empty": QT_TRANSLATE_NOOP("Draws", "There is no word yet. Type what the room called out."),
    "refused.public.unfit": QT_TRANSLATE_NOOP(
        "Draws", "The word from the room has at most {limit} characters and no bar (|). Type a word or digits."
    ),
    "refused.public.given": QT_TRANSLATE_NOOP(
        "Draws",
        "The room has called out {value} for exactly this list. Draw, or undo it if it was typed "
        "wrongly: both stay on the sheet.",
    ),
    "refused.public.stands": QT_TRANSLATE_NOOP(
        "Draws",
        "The word from the room stays: %n draws have been made since. Take a fresh word for the next one.",
        "",
        1,
    ),
    "refused.reveal.still_playing": QT_TRANSLATE_NOOP(
        "Draws", "More draws may follow, so the secret number stays secret. Finish the tournament first."
    ),
    "refused.reveal.nothing": QT_TRANSLATE_NOOP(
        "Draws", "No secret number was fixed here, so there is none to reveal."
    ),
    "refused.reveal.is_revealed": QT_TRANSLATE_NOOP(
        "Draws", "The secret number has already been revealed. It is on the draw sheet."
    ),
    "refused.reveal.other_secret": QT_TRANSLATE_NOOP(
        "Draws", "The club's key does not match the secret number that was fixed. This file comes from another club."
    ),
    # Refusals: a draw
    "refused.draw.used": QT_TRANSLATE_NOOP(
        "Draws", "Draw {number} was made in the meantime. Try again to make the next one."
    ),
    "refused.draw.other_value": QT_TRANSLATE_NOOP(
        "Draws", "The room has called out another word in the meantime. Try again to draw with it."
    ),
    "refused.draw.no_flags": QT_TRANSLATE_NOOP(
        "Draws", "No nationalities are known, so there is nothing to spread. Fill them in, or draw without."
    ),
    "refused.draw.apart": QT_TRANSLATE_NOOP(
        "Draws",
        "No seating was found that keeps {name} and {other_name} apart and meets all other requests. "
        "Remove this request or open another table.",
    ),
    "refused.draw.never": QT_TRANSLATE_NOOP(
        "Draws",
        "Only table {table} has a seat for {name}, and a player kept apart from {name} sits there. Open "
        "another table or remove the request.",
    ),
    "refused.draw.kept_gone": QT_TRANSLATE_NOOP(
        "Draws",
        "Seat {seat} is kept for {name}, but there is no such seat in the room. Open the table or remove the request.",
    ),
    "refused.draw.kept_taken": QT_TRANSLATE_NOOP(
        "Draws", "Seat {seat} is kept for {name}, but {other_name} sits there. Move {other_name} or remove the request."
    ),
    "refused.draw.kept_together": QT_TRANSLATE_NOOP(
        "Draws",
        "{name} and {other_name} are kept apart, but both have a kept seat at table {table}. Remove one "
        "of these requests.",
    ),
    "refused.draw.final_full": QT_TRANSLATE_NOOP(
        "Draws",
        "%n players do not fit at the final table: only {seats} can sit there. Make it larger, or free "
        "blocked or kept seats.",
        "",
        1,
    ),
    "refused.seat.blocked": QT_TRANSLATE_NOOP("Draws", "Seat {seat} is blocked. Choose another[, or give a reason]."),
    "refused.seat.kept": QT_TRANSLATE_NOOP(
        "Draws", "Seat {seat} is kept for {name}. Choose another[, or give a reason]."
    ),
    "refused.seat.apart": QT_TRANSLATE_NOOP(
        "Draws",
        "A player kept apart from {name} sits at table {table}. Choose another table[, or give a reason].",
    ),
    "lifted.seat.blocked": QT_TRANSLATE_NOOP("Draws", "although the seat was blocked"),
    "lifted.seat.kept": QT_TRANSLATE_NOOP("Draws", "although the seat was kept for somebody"),
    "lifted.seat.apart": QT_TRANSLATE_NOOP("Draws", "although two players were to be kept apart"),
    # Refusals: the rules of the room
    "refused.room.twice": QT_TRANSLATE_NOOP("Draws", "Table {table} is listed twice. List it once."),
    "refused.room.size": QT_TRANSLATE_NOOP("Draws", "Table {table} must have {least} to {most} seats."),
    "refused.room.seat": QT_TRANSLATE_NOOP("Draws", "There is no seat {seat}: seats are numbered 1 to {most}."),
    "refused.room.label": QT_TRANSLATE_NOOP(
        "Draws", "A label or area has %n characters; at most {limit} fit. Make it shorter.", "", 1
    ),
    "refused.room.place": QT_TRANSLATE_NOOP(
        "Draws", "Row and position of table {table} must be numbers from 1 to {most}."
    ),
    "refused.room.place_twice": QT_TRANSLATE_NOOP(
        "Draws", "Tables {table} and {second} cannot be in the same spot. Move one of them."
    ),
    "refused.room.redraw": QT_TRANSLATE_NOOP(
        "Draws", "A full redraw at {count} players is not possible. Choose {least} or more."
    ),
    "refused.room.no_seats": QT_TRANSLATE_NOOP(
        "Draws", "With these seats blocked at every table, fewer than {least} can sit at one. Block fewer."
    ),
    "refused.room.few_seats": QT_TRANSLATE_NOOP(
        "Draws",
        "With these seats blocked, fewer than {least} can sit at table {table}. Block fewer, or make it larger.",
    ),
    "refused.room.apart_self": QT_TRANSLATE_NOOP(
        "Draws", "{name} cannot be kept apart from the same person. Choose another player."
    ),
    "refused.room.kept_two": QT_TRANSLATE_NOOP("Draws", "Two seats are kept for {name}. Keep one."),
    "refused.room.kept_beyond": QT_TRANSLATE_NOOP(
        "Draws", "Seat {seat} cannot be kept for {name}: that table has %n seats.", "", 1
    ),
    "refused.room.kept_blocked": QT_TRANSLATE_NOOP(
        "Draws", "Seat {seat} would be both kept for {name} and blocked. Remove one of the two."
    ),
    "refused.room.kept_shared": QT_TRANSLATE_NOOP(
        "Draws", "Seat {seat} would be kept for both {name} and {other_name}. Keep another seat for one of them."
    ),
    "refused.room.kept_taken": QT_TRANSLATE_NOOP(
        "Draws", "{other_name} sits in seat {seat}, which would be kept for {name}. Move {other_name} first."
    ),
    "refused.room.kept_apart": QT_TRANSLATE_NOOP(
        "Draws",
        "{name} and {other_name} would be kept apart, and both would have a kept seat at table {table}. "
        "Remove one request.",
    ),
    # What stands in the way of taking something back
    "conflict.still_drawing": QT_TRANSLATE_NOOP("Draws", "it reveals the secret number while more draws could follow."),
    "conflict.other_secret": QT_TRANSLATE_NOOP("Draws", "it reveals a secret number that would not have been fixed."),
}
