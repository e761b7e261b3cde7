"""The sentences why a later line would not fit if an earlier one were taken back. Each stands inside a refusal."""

from tdapp.texts import QT_TRANSLATE_NOOP, Text

CONFLICTS: dict[str, Text] = {
    "conflict.announcement_gone": QT_TRANSLATE_NOOP("Conflicts", "its announcement would not have been up."),
    "conflict.not_created": QT_TRANSLATE_NOOP("Conflicts", "it needs a tournament created before it."),
    "conflict.created_twice": QT_TRANSLATE_NOOP("Conflicts", "it creates a tournament that already exists."),
    "conflict.not_of_a_tournament": QT_TRANSLATE_NOOP("Conflicts", "it does not belong to a tournament."),
    "conflict.entry_exists": QT_TRANSLATE_NOOP("Conflicts", "its ticket would be issued twice."),
    "conflict.player_entered": QT_TRANSLATE_NOOP("Conflicts", "its player would be entered twice."),
    "conflict.no_such_entry": QT_TRANSLATE_NOOP("Conflicts", "it is about an entry that would not be there."),
    "conflict.already_out": QT_TRANSLATE_NOOP("Conflicts", "it is about somebody who would be out by then."),
    "conflict.last_one_in": QT_TRANSLATE_NOOP("Conflicts", "it would bust out the last player left."),
    "conflict.not_out": QT_TRANSLATE_NOOP("Conflicts", "it brings back somebody who would not be out."),
    "conflict.no_such_seat": QT_TRANSLATE_NOOP("Conflicts", "its seat would not be in the room."),
    "conflict.seat_taken": QT_TRANSLATE_NOOP("Conflicts", "its seat would be taken by somebody else."),
    "conflict.already_seated": QT_TRANSLATE_NOOP("Conflicts", "it seats somebody who would already have a seat."),
    "conflict.not_seated": QT_TRANSLATE_NOOP("Conflicts", "it moves somebody who would have no seat."),
    "conflict.swap_with_self": QT_TRANSLATE_NOOP("Conflicts", "it would swap somebody with themselves."),
    "conflict.table_open": QT_TRANSLATE_NOOP("Conflicts", "it opens a table that would be open already."),
    "conflict.no_such_table": QT_TRANSLATE_NOOP("Conflicts", "it closes a table that would not be open."),
    "conflict.table_not_empty": QT_TRANSLATE_NOOP("Conflicts", "it closes a table where people would be sitting."),
    "conflict.no_such_level": QT_TRANSLATE_NOOP("Conflicts", "it changes a level that would not be there."),
    "conflict.not_posted": QT_TRANSLATE_NOOP("Conflicts", "it locks prizes that would not be posted."),
    "conflict.ticket_exists": QT_TRANSLATE_NOOP("Conflicts", "its ticket would be issued twice over."),
    "conflict.ticket_gone": QT_TRANSLATE_NOOP("Conflicts", "it returns a ticket that would not be out."),
    "conflict.seat_won": QT_TRANSLATE_NOOP("Conflicts", "it brings somebody back who has won a seat."),
    "conflict.already_paid": QT_TRANSLATE_NOOP("Conflicts", "its entry would have been paid already."),
    "conflict.not_paid": QT_TRANSLATE_NOOP("Conflicts", "it recovers a prize that would not have been paid."),
    "conflict.still_in": QT_TRANSLATE_NOOP("Conflicts", "it pays somebody who would still be in."),
    "conflict.ruling_exists": QT_TRANSLATE_NOOP("Conflicts", "its ruling would be given twice."),
    "conflict.no_such_ruling": QT_TRANSLATE_NOOP("Conflicts", "it follows a ruling that would not be there."),
    "conflict.penalty_exists": QT_TRANSLATE_NOOP("Conflicts", "its penalty would be given twice."),
    "conflict.nobody_away": QT_TRANSLATE_NOOP(
        "Conflicts", "it counts a hand where no button would be known and nobody away on a penalty."
    ),
    "conflict.penalty_over": QT_TRANSLATE_NOOP("Conflicts", "it lifts a penalty that would be over."),
    "conflict.disqualified": QT_TRANSLATE_NOOP("Conflicts", "it brings back somebody who would be disqualified."),
    "conflict.still_playing": QT_TRANSLATE_NOOP("Conflicts", "it ends a tournament that would still be played."),
}
