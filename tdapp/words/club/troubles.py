"""The sentences about trouble with files and disks: what happened, what it means for the data, what to do."""

from tdapp.texts import QT_TRANSLATE_NOOP, Text

TROUBLES: dict[str, Text] = {
    "trouble.store.disk_full": QT_TRANSLATE_NOOP(
        "Troubles", "The disk is full, so nothing was saved. Free some space and do it again."
    ),
    "trouble.store.disk_failed": QT_TRANSLATE_NOOP(
        "Troubles",
        "The disk reports a fault, so nothing was saved. Do it again; if this happens again, copy the "
        "club file to another disk and continue there.",
    ),
    "trouble.store.stands": QT_TRANSLATE_NOOP(
        "Troubles",
        "The disk reported a fault, but your last action was saved. Make a copy on another disk.",
    ),
    "trouble.store.unclear": QT_TRANSLATE_NOOP(
        "Troubles",
        "The disk reports a fault, and it is not known whether this was saved. Check the Journal once "
        "the disk works again, before you do it a second time.",
    ),
    "trouble.store.disk_read_only": QT_TRANSLATE_NOOP(
        "Troubles",
        "The disk with the club file is write-protected. Remove the protection, or copy the file to another disk.",
    ),
    "trouble.store.not_allowed": QT_TRANSLATE_NOOP(
        "Troubles",
        "You are not allowed to open the club file. Ask its owner for permission to read and write it.",
    ),
    "trouble.store.no_locks": QT_TRANSLATE_NOOP(
        "Troubles",
        "The club file is in a place where files cannot be locked, as on many network folders. Copy it "
        "to this laptop's own disk and open it there.",
    ),
    "trouble.store.only_shown": QT_TRANSLATE_NOOP(
        "Troubles",
        "{path} is damaged and only shown, so nothing is saved. Recover the night, or save what is left into a new "
        "file, and continue there.",
    ),
    "trouble.store.gone": QT_TRANSLATE_NOOP(
        "Troubles", "The club file was removed while it was open, so nothing can be saved now."
    ),
    "trouble.store.replaced": QT_TRANSLATE_NOOP(
        "Troubles",
        "The club file was replaced by another file while it was open, so nothing can be saved now.",
    ),
    "trouble.store.cut": QT_TRANSLATE_NOOP(
        "Troubles", "The club file was cut short while it was open, so nothing can be saved now."
    ),
    "trouble.store.overwritten": QT_TRANSLATE_NOOP(
        "Troubles",
        "Another program wrote to the club file while it was open, so nothing can be saved now.",
    ),
    "trouble.store.out_of_reach": QT_TRANSLATE_NOOP(
        "Troubles", "The club file cannot be reached ({detail}), so nothing is saved until it can."
    ),
    "trouble.store.read_only": QT_TRANSLATE_NOOP(
        "Troubles",
        "The club file is read-only. Allow writing to it and to its folder, or copy it to another folder.",
    ),
    "trouble.store.locked": QT_TRANSLATE_NOOP(
        "Troubles", "The club file is open somewhere else. Close it there, then open it again."
    ),
    "trouble.store.locked.by": QT_TRANSLATE_NOOP(
        "Troubles",
        "{holder} has had the club file open on {machine} since {since}. Close it there, then open it again.",
    ),
    "trouble.store.cannot_open": QT_TRANSLATE_NOOP(
        "Troubles", "The club file cannot be opened. Check that you are allowed to read it and to write to its folder."
    ),
    "trouble.store.no_database": QT_TRANSLATE_NOOP(
        "Troubles", "This is not a club file. Choose another one, or the latest good copy."
    ),
    "trouble.store.damaged": QT_TRANSLATE_NOOP(
        "Troubles", "The club file is damaged. Keep it as it is and open the latest good copy."
    ),
    "trouble.store.is_a_folder": QT_TRANSLATE_NOOP("Troubles", "{path} is a folder. Choose the club file in it."),
    "trouble.store.no_folder": QT_TRANSLATE_NOOP(
        "Troubles", "The folder of {path} does not exist. Choose another folder, or plug in the USB stick."
    ),
    "trouble.store.missing": QT_TRANSLATE_NOOP(
        "Troubles", "There is no file {path}. Restore a copy if there is one, or choose another file."
    ),
    "trouble.store.empty": QT_TRANSLATE_NOOP(
        "Troubles", "The club file is empty: nothing in it is left. Open the latest good copy."
    ),
    "trouble.store.foreign": QT_TRANSLATE_NOOP("Troubles", "This file belongs to another program. Choose a club file."),
    "trouble.store.newer": QT_TRANSLATE_NOOP(
        "Troubles",
        "The club file was written by a newer version (file version {version}, this one knows {known}). "
        "Update this program to open it.",
    ),
    "trouble.store.too_old": QT_TRANSLATE_NOOP(
        "Troubles",
        "The file {path} is from a version too old to update (file version {version}).",
    ),
    "trouble.store.unreadable_fact": QT_TRANSLATE_NOOP(
        "Troubles",
        "A journal line cannot be read ({fact}, version {version}: {detail}). Open the latest good copy.",
    ),
    "trouble.store.unknown_fact": QT_TRANSLATE_NOOP(
        "Troubles",
        "A journal line was written by a newer version ({fact}, version {version}). Update this program to open it.",
    ),
    "trouble.store.text_changed": QT_TRANSLATE_NOOP(
        "Troubles", "A text kept with the journal was changed by another program. Open the latest good copy."
    ),
    "trouble.store.behind": QT_TRANSLATE_NOOP(
        "Troubles",
        "The file has changed since it was read (line {found} instead of {expected}), so nothing was "
        "saved. It has been read again: check the Journal before you continue.",
    ),
    "trouble.store.chain": QT_TRANSLATE_NOOP(
        "Troubles",
        "Line {seq} of the journal was changed after it was written. Keep the file as it is and open the "
        "latest good copy.",
    ),
    "found.changed": QT_TRANSLATE_NOOP(
        "Troubles",
        "Something other than this program changed this in the club file: {what}. Check that it is "
        "right, or open the latest good copy.",
    ),
    "found.repaired": QT_TRANSLATE_NOOP(
        "Troubles",
        "The club file did not match the journal of {name}: {what}. It was restored from the journal.",
    ),
    "found.newer": QT_TRANSLATE_NOOP(
        "Troubles",
        "The copy of {time}, {day}, has %n more journal lines than this club file: the file may have "
        "been replaced by an older one. Restore that copy (Ctrl+Shift+B), unless you left those out on "
        "purpose.",
        "",
        1,
    ),
    "found.mislaid": QT_TRANSLATE_NOOP(
        "Troubles",
        "The club file did not list all of these: {what}. They were restored from the file itself; "
        "totals and lists you saw before may have been wrong.",
    ),
    "found.lookup_tournament": QT_TRANSLATE_NOOP("Troubles", "tournaments"),
    "found.lookup_player": QT_TRANSLATE_NOOP("Troubles", "people"),
    "found.lookup_template": QT_TRANSLATE_NOOP("Troubles", "templates"),
    "found.player": QT_TRANSLATE_NOOP("Troubles", "the data of {name}"),
    "found.player_private": QT_TRANSLATE_NOOP("Troubles", "document or date of birth of {name}"),
    "found.player_photo": QT_TRANSLATE_NOOP("Troubles", "the photo of {name}"),
    "found.operator": QT_TRANSLATE_NOOP("Troubles", "name or PIN of the operator {name}"),
    "found.setting": QT_TRANSLATE_NOOP("Troubles", "the setting '{name}'"),
    "found.template": QT_TRANSLATE_NOOP("Troubles", "the template '{name}'"),
    "found.chip_picture": QT_TRANSLATE_NOOP("Troubles", "the picture of a chip"),
    "found.free_text": QT_TRANSLATE_NOOP("Troubles", "a text kept with the journal"),
    "found.barred": QT_TRANSLATE_NOOP("Troubles", "the bar on a person whose data were erased"),
    "found.rows_tournament": QT_TRANSLATE_NOOP("Troubles", "its line in the list"),
    "found.rows_entry": QT_TRANSLATE_NOOP("Troubles", "who sits where"),
    "found.rows_result": QT_TRANSLATE_NOOP("Troubles", "places and prizes"),
    "found.rows_payment": QT_TRANSLATE_NOOP("Troubles", "payments"),
    "found.rows_record": QT_TRANSLATE_NOOP("Troubles", "rulings and penalties"),
    "rescue.copied": QT_TRANSLATE_NOOP(
        "Troubles", "Everything so far is in {path}: open it and continue there, or restore the file."
    ),
    "trouble.rescue.nowhere": QT_TRANSLATE_NOOP(
        "Troubles", "No copy of the unsaved work could be made anywhere ({detail}). Leave this window open."
    ),
    "trouble.store.unexpected": QT_TRANSLATE_NOOP(
        "Troubles",
        "The file contains something the program does not understand ({detail}); it is noted in the log. "
        "Nothing was changed. Restore a copy, try again, or choose another file.",
    ),
    "trouble.medium.gone": QT_TRANSLATE_NOOP(
        "Troubles",
        "The second medium is not there: {folder}. Play continues and the club file has every act; plug it in, and it "
        "catches up by itself.",
    ),
    "trouble.medium.fails": QT_TRANSLATE_NOOP(
        "Troubles",
        "The second medium in {folder} takes nothing ({detail}). Play continues and the club file has every act; free "
        "some space, or choose another folder in Settings.",
    ),
    "trouble.medium.slow": QT_TRANSLATE_NOOP(
        "Troubles",
        "The second medium in {folder} does not keep up. Play continues and the club file has every act; choose "
        "another folder in Settings if this stays.",
    ),
    "trouble.medium.none": QT_TRANSLATE_NOOP(
        "Troubles", "The file {path} is not one of a second medium. Choose the one whose name ends with .ndjson."
    ),
    "trouble.papers.not_saved": QT_TRANSLATE_NOOP(
        "Troubles", "The sheet was not saved as {path}: {detail}. Choose another folder."
    ),
    "trouble.backup.damaged": QT_TRANSLATE_NOOP(
        "Troubles", "The copy {path} is damaged. Choose another copy, or make a new one."
    ),
    "trouble.backup.cannot_write": QT_TRANSLATE_NOOP(
        "Troubles", "The copy {path} could not be written. {detail} The club file itself is safe."
    ),
}
