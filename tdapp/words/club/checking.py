"""The sentences of a check of a club file, and of what is saved of a damaged one."""

from tdapp.texts import QT_TRANSLATE_NOOP, Text

CHECKING: dict[str, Text] = {
    "check.looked_at": QT_TRANSLATE_NOOP(
        "Checking", "Tournaments checked: {tournaments}, journal lines: {lines}. The file itself was not changed."
    ),
    "check.draws": QT_TRANSLATE_NOOP("Checking", "Draws recomputed: {draws}"),
    "check.unbound": QT_TRANSLATE_NOOP(
        "Checking",
        "%n draws were made by an earlier version, whose seeds were bound to no number: these cannot be recomputed.",
        "",
        1,
    ),
    "check.well": QT_TRANSLATE_NOOP("Checking", "All is well: nothing was found."),
    "check.at": QT_TRANSLATE_NOOP("Checking", "{where}, line {line} ({day}, {time}): {what}"),
    "check.at_line": QT_TRANSLATE_NOOP("Checking", "{where}, line {line}: {what}"),
    "check.club": QT_TRANSLATE_NOOP("Checking", "The club's own journal"),
    "check.tournament": QT_TRANSLATE_NOOP("Checking", "{name}"),
    "check.nameless": QT_TRANSLATE_NOOP("Checking", "Tournament {id}"),
    "check.disk": QT_TRANSLATE_NOOP(
        "Checking",
        "The file is damaged ({detail}). Copy it to another disk before anything else, then save what can be "
        "saved into a new file.",
    ),
    "check.tables": QT_TRANSLATE_NOOP(
        "Checking",
        "The file does not have the tables this program made. Save what can be saved into a new file, "
        "or put back a copy.",
    ),
    "check.unreadable": QT_TRANSLATE_NOOP(
        "Checking", "Part of the file cannot be read. Save what can be saved into a new file, or put back a copy."
    ),
    "check.line": QT_TRANSLATE_NOOP("Checking", "this line cannot be trusted: {because} Put back an earlier copy."),
    "check.broken": QT_TRANSLATE_NOOP(
        "Checking",
        "this line does not follow from those before it: {because} Up to line {last} everything comes out; "
        "%n later lines can still be read. Put back an earlier copy, or save what can be saved.",
        "",
        1,
    ),
    "check.two_seats": QT_TRANSLATE_NOOP(
        "Checking", "ticket {entry} sits in two seats, {seat} and {other}. Put the seat right on the floor map."
    ),
    "check.wrong_seat": QT_TRANSLATE_NOOP(
        "Checking", "ticket {entry} and seat {seat} do not agree. Look who sits there, and move the player."
    ),
    "check.players": QT_TRANSLATE_NOOP(
        "Checking", "the count of players still in is wrong. Count the room and compare with the list of players."
    ),
    "check.chips": QT_TRANSLATE_NOOP(
        "Checking",
        "the acts bring {acts} chips into play, the tournament says {state}. Check the chip ledger before the next "
        "colour-up.",
    ),
    "check.money": QT_TRANSLATE_NOOP(
        "Checking",
        "payments come to {acts}, what it belongs to comes to {state}. Check the list of payments before anybody is "
        "paid.",
    ),
    "check.drawers": QT_TRANSLATE_NOOP(
        "Checking",
        "money went through %n drawers this club never opened. Check the list of payments.",
        "",
        1,
    ),
    "check.differs": QT_TRANSLATE_NOOP(
        "Checking",
        "the tables do not match the journal: {what}. The program restores them from the journal when it opens the "
        "file; lists printed before may have been wrong.",
    ),
    "check.seal": QT_TRANSLATE_NOOP(
        "Checking",
        "something other than this program wrote to the tables of this tournament. They match the journal; nothing "
        "needs to be done.",
    ),
    "check.draw": QT_TRANSLATE_NOOP(
        "Checking", "draw {number} does not come out as it was written: {because} Ask who was at the desk."
    ),
    "check.draw_seats": QT_TRANSLATE_NOOP("Checking", "its seed gives other seats."),
    "check.draw_moves": QT_TRANSLATE_NOOP("Checking", "its seed gives another player or another seat."),
    "check.draw_card": QT_TRANSLATE_NOOP("Checking", "its seed gives another card for the last hands."),
    "check.draw_race": QT_TRANSLATE_NOOP("Checking", "its seed deals other cards, or the chips go to other seats."),
    "check.draw_envelope": QT_TRANSLATE_NOOP("Checking", "its seed gives another envelope."),
    "check.draw_list": QT_TRANSLATE_NOOP("Checking", "it was made from other players or seats than its line says."),
    "check.draw_seed": QT_TRANSLATE_NOOP("Checking", "its seed was not made from the secret number that was sealed."),
    "check.changed": QT_TRANSLATE_NOOP(
        "Checking",
        "Something other than this program changed this in the club file: {what}. Check that it is right, or put back "
        "an earlier copy.",
    ),
    "check.mislaid": QT_TRANSLATE_NOOP(
        "Checking",
        "Not all of these are found when they are looked up: {what}. Open the file: the program restores it.",
    ),
    "save.done": QT_TRANSLATE_NOOP(
        "Checking",
        "Saved in {path}, up to the last act at {time}, {day}: %n tournaments, {lines} journal lines.",
        "",
        1,
    ),
    "save.done_empty": QT_TRANSLATE_NOOP("Checking", "Saved in {path}: no journal line was left."),
    "save.nothing_lost": QT_TRANSLATE_NOOP("Checking", "No act is missing of those that are known."),
    "save.lost": QT_TRANSLATE_NOOP("Checking", "Missing: %n acts. Do them again:", "", 1),
    "save.more_lost": QT_TRANSLATE_NOOP("Checking", "and %n more.", "", 1),
    "save.lost_act": QT_TRANSLATE_NOOP("Checking", "{where}, line {line} ({day}, {time}): {what}"),
    "save.lost_line": QT_TRANSLATE_NOOP("Checking", "{where}, line {line}: {what}"),
    "save.undo": QT_TRANSLATE_NOOP("Checking", "an undo or redo of an earlier act"),
    "save.verb": QT_TRANSLATE_NOOP("Checking", "an act that cannot be read ({verb})"),
    "trouble.recover.nothing": QT_TRANSLATE_NOOP(
        "Checking", "Nothing that was found can be read. Look in the folder of another copy or stick."
    ),
    "trouble.save.exists": QT_TRANSLATE_NOOP(
        "Checking", "There is a file {path} already, and no file is written over. Choose another name."
    ),
}
