"""The sentences about draws and the room they are made in: what was done, why not, and what stands in the way."""

from tdapp.texts import QT_TRANSLATE_NOOP, Text

DRAWS: dict[str, Text] = {
    "act.seating.draw_seats.spread": QT_TRANSLATE_NOOP(
        "Draws", "Seats drawn for %n players, spread by nationality, tables: {tables}", "", 1
    ),
    "label.seating.draw_seats.spread": QT_TRANSLATE_NOOP(
        "Draws", "seat draw for %n players, spread by nationality, tables: {tables}", "", 1
    ),
    "act.seating.redraw": QT_TRANSLATE_NOOP("Draws", "%n players drawn anew, tables: {tables}", "", 1),
    "label.seating.redraw": QT_TRANSLATE_NOOP("Draws", "redraw of %n players, tables: {tables}", "", 1),
    "act.seating.redraw.final": QT_TRANSLATE_NOOP("Draws", "Final table drawn for %n players", "", 1),
    "label.seating.redraw.final": QT_TRANSLATE_NOOP("Draws", "final table draw for %n players", "", 1),
    "act.seeds.give_public_value": QT_TRANSLATE_NOOP("Draws", "Value of the room for draw {number}: {value}"),
    "act.seeds.give_public_value.old": QT_TRANSLATE_NOOP("Draws", "Public value for the draws: {value}"),
    "label.seeds.give_public_value": QT_TRANSLATE_NOOP("Draws", "value of the room {value}"),
    "label.seeds.give_public_value.old": QT_TRANSLATE_NOOP("Draws", "public value {value}"),
    "act.seeds.reveal": QT_TRANSLATE_NOOP("Draws", "Secret of the draws revealed"),
    "label.seeds.reveal": QT_TRANSLATE_NOOP("Draws", "revealing of the secret of the draws"),
    "act.arranging.begin_with_room": QT_TRANSLATE_NOOP("Draws", "The club's room taken over"),
    "label.arranging.begin_with_room": QT_TRANSLATE_NOOP("Draws", "taking over of the club's room"),
    "act.arranging.set_room": QT_TRANSLATE_NOOP("Draws", "Rules of the room changed"),
    "label.arranging.set_room": QT_TRANSLATE_NOOP("Draws", "change of the room's rules"),
    # What a draw is
    "draw.first": QT_TRANSLATE_NOOP("Draws", "First draw"),
    "draw.spread": QT_TRANSLATE_NOOP("Draws", "First draw, spread by nationality"),
    "draw.redraw": QT_TRANSLATE_NOOP("Draws", "Redraw of everybody"),
    "draw.final": QT_TRANSLATE_NOOP("Draws", "Draw of the final table"),
    "draw.break": QT_TRANSLATE_NOOP("Draws", "Break of a table, by cards and seats"),
    "draw.join": QT_TRANSLATE_NOOP("Draws", "Seats for newcomers"),
    "draw.moves": QT_TRANSLATE_NOOP("Draws", "Moves between tables"),
    "draw.card": QT_TRANSLATE_NOOP("Draws", "Card for the last hands"),
    "draw.race": QT_TRANSLATE_NOOP("Draws", "Cards of a chip race"),
    # Refusals: the public value and the secret
    "refused.public.empty": QT_TRANSLATE_NOOP("Draws", "There is no value yet. Type what the room called out."),
    "refused.public.unfit": QT_TRANSLATE_NOOP(
        "Draws", "A value of the room has at most {limit} characters and no bar (|) in it. Type a word or digits."
    ),
    "refused.public.given": QT_TRANSLATE_NOOP(
        "Draws",
        "The room has given {value} for just this list. Draw, or undo that act if it was typed wrong: both stay on the "
        "sheet.",
    ),
    "refused.public.stands": QT_TRANSLATE_NOOP(
        "Draws",
        "The value of the room stands: %n draws have been made since. Take a fresh value for the next one.",
        "",
        1,
    ),
    "refused.reveal.still_playing": QT_TRANSLATE_NOOP(
        "Draws", "Draws may still follow, so the secret stays one. Finish the tournament first."
    ),
    "refused.reveal.nothing": QT_TRANSLATE_NOOP("Draws", "No secret was fixed here, so there is none to reveal."),
    "refused.reveal.is_revealed": QT_TRANSLATE_NOOP(
        "Draws", "The secret has been revealed already. It stands on the draw sheet."
    ),
    "refused.reveal.other_secret": QT_TRANSLATE_NOOP(
        "Draws", "The club's key does not give the secret that was fixed. This file was made from another club's."
    ),
    # Refusals: a draw
    "refused.draw.used": QT_TRANSLATE_NOOP(
        "Draws", "Draw {number} was made in the meantime. Try again, and the next number is drawn."
    ),
    "refused.draw.other_value": QT_TRANSLATE_NOOP(
        "Draws", "The room has given another value in the meantime. Try again, and the draw is made with it."
    ),
    "refused.draw.no_flags": QT_TRANSLATE_NOOP(
        "Draws", "Nobody's nationality is known, so there is nothing to spread. Fill it in, or draw without."
    ),
    "refused.draw.apart": QT_TRANSLATE_NOOP(
        "Draws",
        "No seating was found in which {name} and {other_name} sit apart with all other wishes. "
        "Drop this wish or open another table.",
    ),
    "refused.draw.never": QT_TRANSLATE_NOOP(
        "Draws",
        "Only table {table} has a seat for {name}, and somebody {name} is kept apart from sits there. "
        "Open another table or drop the wish.",
    ),
    "refused.draw.kept_gone": QT_TRANSLATE_NOOP(
        "Draws", "Seat {seat} is kept for {name}, but it is not in the room. Open the table or drop the wish."
    ),
    "refused.draw.kept_taken": QT_TRANSLATE_NOOP(
        "Draws", "Seat {seat} is kept for {name}, but {other_name} sits there. Move {other_name} or drop the wish."
    ),
    "refused.draw.kept_together": QT_TRANSLATE_NOOP(
        "Draws",
        "{name} and {other_name} are kept apart, but both have a kept seat at table {table}. Drop one of these wishes.",
    ),
    "refused.draw.final_full": QT_TRANSLATE_NOOP(
        "Draws",
        "%n players do not fit at the final table: {seats} can sit there. Change its size, or what is blocked or kept.",
        "",
        1,
    ),
    "refused.seat.blocked": QT_TRANSLATE_NOOP("Draws", "Seat {seat} is blocked. Choose another[, or give a reason]."),
    "refused.seat.kept": QT_TRANSLATE_NOOP(
        "Draws", "Seat {seat} is kept for {name}. Choose another[, or give a reason]."
    ),
    "refused.seat.apart": QT_TRANSLATE_NOOP(
        "Draws",
        "Somebody {name} is kept apart from sits at table {table}. Choose another table[, or give a reason].",
    ),
    "lifted.seat.blocked": QT_TRANSLATE_NOOP("Draws", "although the seat was blocked"),
    "lifted.seat.kept": QT_TRANSLATE_NOOP("Draws", "although the seat was kept for somebody"),
    "lifted.seat.apart": QT_TRANSLATE_NOOP("Draws", "although two were to sit apart"),
    # Refusals: the rules of the room
    "refused.room.twice": QT_TRANSLATE_NOOP("Draws", "Table {table} is named twice. Name it once."),
    "refused.room.size": QT_TRANSLATE_NOOP("Draws", "Table {table} needs from {least} to {most} seats."),
    "refused.room.seat": QT_TRANSLATE_NOOP("Draws", "There is no seat {seat}: seats have numbers from 1 to {most}."),
    "refused.room.label": QT_TRANSLATE_NOOP(
        "Draws", "A label or an area has %n characters, and {limit} is the most. Make it shorter.", "", 1
    ),
    "refused.room.place": QT_TRANSLATE_NOOP("Draws", "Row and place of table {table} are numbers from 1 to {most}."),
    "refused.room.place_twice": QT_TRANSLATE_NOOP(
        "Draws", "Tables {table} and {second} cannot stand in the same place. Move one of them."
    ),
    "refused.room.redraw": QT_TRANSLATE_NOOP(
        "Draws", "Everybody cannot be drawn anew at {count} players. Choose {least} or more."
    ),
    "refused.room.no_seats": QT_TRANSLATE_NOOP(
        "Draws", "With these seats blocked everywhere fewer than {least} can sit at a table. Block fewer."
    ),
    "refused.room.few_seats": QT_TRANSLATE_NOOP(
        "Draws", "With these seats blocked fewer than {least} can sit at table {table}. Block fewer, or make it larger."
    ),
    "refused.room.apart_self": QT_TRANSLATE_NOOP(
        "Draws", "{name} cannot be kept apart from the same person. Choose the other one."
    ),
    "refused.room.kept_two": QT_TRANSLATE_NOOP("Draws", "Two seats are kept for {name}. Keep one."),
    "refused.room.kept_beyond": QT_TRANSLATE_NOOP(
        "Draws", "Seat {seat} cannot be kept for {name}: that table has %n seats.", "", 1
    ),
    "refused.room.kept_blocked": QT_TRANSLATE_NOOP(
        "Draws", "Seat {seat} is to be kept for {name} and blocked as well. Drop one of the two."
    ),
    "refused.room.kept_shared": QT_TRANSLATE_NOOP(
        "Draws", "Seat {seat} is to be kept for both {name} and {other_name}. Keep another one for one of them."
    ),
    "refused.room.kept_taken": QT_TRANSLATE_NOOP(
        "Draws", "{other_name} sits in seat {seat}, which is to be kept for {name}. Move {other_name} first."
    ),
    "refused.room.kept_apart": QT_TRANSLATE_NOOP(
        "Draws",
        "{name} and {other_name} are to sit apart, and both are to have a kept seat at table {table}. Drop one wish.",
    ),
    # What stands in the way of taking something back
    "conflict.still_drawing": QT_TRANSLATE_NOOP("Draws", "it reveals the secret of draws that would go on."),
    "conflict.other_secret": QT_TRANSLATE_NOOP("Draws", "it reveals a secret that would not have been fixed."),
}
