"""The texts of the window of the people of the club."""

from tdapp.texts import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Directory", "People of the club")
CLOSE = QT_TRANSLATE_NOOP("Directory", "Close")
COUNT = QT_TRANSLATE_NOOP("Directory", "%n people", "", 1)
FOUND = QT_TRANSLATE_NOOP("Directory", "%n found", "people", 1)
FOUND_MORE = QT_TRANSLATE_NOOP("Directory", "the first {shown}; type more letters")
READYING = QT_TRANSLATE_NOOP("Directory", "Preparing the list")
SEARCH = QT_TRANSLATE_NOOP("Directory", "Find by name, nickname or club card")
LIST = QT_TRANSLATE_NOOP("Directory", "People of the club by name")
NEW = QT_TRANSLATE_NOOP("Directory", "New person")
IMPORT = QT_TRANSLATE_NOOP("Directory", "Import a list")
RESULTS = QT_TRANSLATE_NOOP("Directory", "Import results")
EVENINGS = QT_TRANSLATE_NOOP("Directory", "Imported evenings", "button")
EXPORT = QT_TRANSLATE_NOOP("Directory", "Save as a list")
RULES = QT_TRANSLATE_NOOP("Directory", "What the club keeps")

# Columns
NAME = QT_TRANSLATE_NOOP("Directory", "Name")
NICKNAME = QT_TRANSLATE_NOOP("Directory", "Nickname")
CARD = QT_TRANSLATE_NOOP("Directory", "Card")
NATIONALITY = QT_TRANSLATE_NOOP("Directory", "Nationality")
PLAYED = QT_TRANSLATE_NOOP("Directory", "Last played")
MAY_PLAY = QT_TRANSLATE_NOOP("Directory", "May play")
MAY = QT_TRANSLATE_NOOP("Directory", "yes", "in the column 'May play'")
BLOCKED = QT_TRANSLATE_NOOP("Directory", "Barred")
BLOCKED_UNTIL = QT_TRANSLATE_NOOP("Directory", "Barred until {until}")
BLOCKED_FOR_GOOD = QT_TRANSLATE_NOOP("Directory", "Barred for good")

# Nothing to show
NOBODY = QT_TRANSLATE_NOOP("Directory", "Nobody yet")
NOBODY_WHY = QT_TRANSLATE_NOOP(
    "Directory", "Add people one by one, or import the club's list. Anyone who is registered is added automatically."
)
NOT_FOUND = QT_TRANSLATE_NOOP("Directory", "Nobody by that name")
NOT_FOUND_WHY = QT_TRANSLATE_NOOP(
    "Directory", "Nobody matches '{text}'. Type fewer letters, or add a new person with this name."
)
CHOOSE = QT_TRANSLATE_NOOP("Directory", "Nobody chosen")
CHOOSE_WHY = QT_TRANSLATE_NOOP("Directory", "Choose somebody in the list; Enter moves to the form.")

# The form
NEW_TITLE = QT_TRANSLATE_NOOP("Directory", "New person")
FIRST = QT_TRANSLATE_NOOP("Directory", "First name")
LAST = QT_TRANSLATE_NOOP("Directory", "Last name")
CLUB_NO = QT_TRANSLATE_NOOP("Directory", "Club card number")
EMAIL = QT_TRANSLATE_NOOP("Directory", "E-mail address")
PHONE = QT_TRANSLATE_NOOP("Directory", "Telephone number")
LANGUAGES = QT_TRANSLATE_NOOP("Directory", "Languages")
NOTE = QT_TRANSLATE_NOOP("Directory", "Note")
NEEDS = QT_TRANSLATE_NOOP("Directory", "Note for seating")
DOCUMENT = QT_TRANSLATE_NOOP("Directory", "Document number")
BORN = QT_TRANSLATE_NOOP("Directory", "Date of birth")
WANTED = QT_TRANSLATE_NOOP("Directory", "{field}, needed")
NATIONALITY_HINT = QT_TRANSLATE_NOOP("Directory", "Two letters or the name: NL, Belgium")
LANGUAGES_HINT = QT_TRANSLATE_NOOP("Directory", "Separated by commas: nl, French")
EMAIL_HINT = QT_TRANSLATE_NOOP("Directory", "As in name@example.org")
PHONE_HINT = QT_TRANSLATE_NOOP("Directory", "With the country code: +31 6 12345678")
CLUB_NO_HINT = QT_TRANSLATE_NOOP("Directory", "Type it, or scan the card")
BORN_HINT = QT_TRANSLATE_NOOP("Directory", "As in 1985-03-21 or 21-3-1985")
NEEDS_HINT = QT_TRANSLATE_NOOP("Directory", "Seen only by those who seat players: a wheelchair, an end seat")
SAVE = QT_TRANSLATE_NOOP("Directory", "Save")
LEAVE = QT_TRANSLATE_NOOP("Directory", "Discard changes")
ADD = QT_TRANSLATE_NOOP("Directory", "Add to the club")
LEAVE_NEW = QT_TRANSLATE_NOOP("Directory", "Do not add")
NOTHING_CHANGED = QT_TRANSLATE_NOOP("Directory", "Nothing has been changed.")
SAVED = QT_TRANSLATE_NOOP("Directory", "Saved: {name}")
ADDED = QT_TRANSLATE_NOOP("Directory", "New in the club: {name}")
UNSAVED = QT_TRANSLATE_NOOP("Directory", "{name} has changes: save them (Ctrl+S), or discard them (Alt+L).")
UNSAVED_NEW = QT_TRANSLATE_NOOP("Directory", "The new person is not saved: add them (Ctrl+S), or do not (Alt+L).")
KNOWN_SINCE = QT_TRANSLATE_NOOP("Directory", "in the club's list since {day}")
LACKS = QT_TRANSLATE_NOOP("Directory", "The club wants to know before somebody plays: {fields}")

# Private data
PRIVATE = QT_TRANSLATE_NOOP("Directory", "Private")
SHOW = QT_TRANSLATE_NOOP("Directory", "Hold to show")
CHANGE = QT_TRANSLATE_NOOP("Directory", "Change")
KNOWN = QT_TRANSLATE_NOOP("Directory", "known", "instead of a date of birth that is not shown")
UNKNOWN = QT_TRANSLATE_NOOP("Directory", "not known")
SAID_SO = QT_TRANSLATE_NOOP("Directory", "{field}: {value}")

# Photo
PHOTO = QT_TRANSLATE_NOOP("Directory", "Photo")
NO_PHOTO = QT_TRANSLATE_NOOP("Directory", "No photo")
CHOOSE_PHOTO = QT_TRANSLATE_NOOP("Directory", "Choose a photo")
TAKE_PHOTO_OFF = QT_TRANSLATE_NOOP("Directory", "Remove the photo")
PICTURES = QT_TRANSLATE_NOOP("Directory", "Pictures ({kinds})", "keep the brackets as they are")
NO_PICTURE = QT_TRANSLATE_NOOP("Directory", "{path}: {reason}. Choose another picture.")
PICTURE_MISSING = QT_TRANSLATE_NOOP("Directory", "this file cannot be opened")
PICTURE_KIND = QT_TRANSLATE_NOOP("Directory", "this kind of picture cannot be read")
PICTURE_DAMAGED = QT_TRANSLATE_NOOP("Directory", "this picture is damaged or not complete")
PICTURE_LARGE = QT_TRANSLATE_NOOP("Directory", "this picture has more than {n} million pixels")
PHOTO_KEPT = QT_TRANSLATE_NOOP("Directory", "{name} now has a photo")
PHOTO_GONE = QT_TRANSLATE_NOOP("Directory", "Photo of {name} removed")

# Block
BLOCK = QT_TRANSLATE_NOOP("Directory", "Bar")
BLOCK_TITLE = QT_TRANSLATE_NOOP("Directory", "Bar from playing")
UNTIL = QT_TRANSLATE_NOOP("Directory", "First day they may play again")
UNTIL_HINT = QT_TRANSLATE_NOOP("Directory", "As in 2026-12-31; empty: for good")
BY_HOUSE = QT_TRANSLATE_NOOP("Directory", "Decided by the house")
BY_SELF = QT_TRANSLATE_NOOP("Directory", "At their own request")
UNBLOCK = QT_TRANSLATE_NOOP("Directory", "Lift it", "a block")
UNBLOCK_WHY = QT_TRANSLATE_NOOP("Directory", "Why it ends early", "a block")
BACK = QT_TRANSLATE_NOOP("Directory", "Back")
BLOCKED_DONE = QT_TRANSLATE_NOOP("Directory", "{name} may not play from now on")
UNBLOCKED_DONE = QT_TRANSLATE_NOOP("Directory", "{name} may play again")

# Who may be the same
MAY_BE = QT_TRANSLATE_NOOP("Directory", "Already in the club?")
MAY_BE_HELP = QT_TRANSLATE_NOOP("Directory", "Enter opens the person the club has, instead of a new one.")
MAY_BE_TWICE = QT_TRANSLATE_NOOP("Directory", "The same person twice?")
MAY_BE_TWICE_HELP = QT_TRANSLATE_NOOP("Directory", "Enter compares both, to merge them.")
LIKE = QT_TRANSLATE_NOOP("Directory", "{name}: {reasons}", "a name, and why it may be the same: has this card")
CARD_NO = QT_TRANSLATE_NOOP("Directory", "card {number}")

# Merging
MERGE = QT_TRANSLATE_NOOP("Directory", "Merge")
MERGE_TITLE = QT_TRANSLATE_NOOP("Directory", "Merge two people into one")
MERGE_FIND = QT_TRANSLATE_NOOP("Directory", "The other record: name, nickname or club card")
MERGE_FIRST = QT_TRANSLATE_NOOP("Directory", "Find the other record of {name} above.")
MERGE_WHAT = QT_TRANSLATE_NOOP("Directory", "Field")
MERGE_KEEPS = QT_TRANSLATE_NOOP("Directory", "Leads")
MERGE_FILLS = QT_TRANSLATE_NOOP(
    "Directory", "Fills gaps", "head of a column: the record that fills what the other leaves empty"
)
MERGE_OUTCOME = QT_TRANSLATE_NOOP("Directory", "Result")
MERGE_TURN = QT_TRANSLATE_NOOP("Directory", "Swap", "two records change places")
MERGE_DO = QT_TRANSLATE_NOOP("Directory", "Merge")
MERGE_SAID = QT_TRANSLATE_NOOP(
    "Directory", "Entries, results and penalties of both now belong to {name}. You can split them again later."
)
MERGED = QT_TRANSLATE_NOOP("Directory", "The two records of {name} are now one")
PART = QT_TRANSLATE_NOOP("Directory", "Split")
PARTED = QT_TRANSLATE_NOOP("Directory", "{name} is a separate person again")
OTHER_RECORD = QT_TRANSLATE_NOOP("Directory", "Another record: {name}")
TOURNAMENTS = QT_TRANSLATE_NOOP("Directory", "Tournaments")

# Erasing
ERASE = QT_TRANSLATE_NOOP("Directory", "Erase")
ERASE_TITLE = QT_TRANSLATE_NOOP("Directory", "Erase {name}")
ERASE_GOES = QT_TRANSLATE_NOOP(
    "Directory",
    "Gone for good: name, nickname, club card, contact, languages, notes, photo, document and date "
    "of birth, and anything written about this person only.",
)
ERASE_STAYS = QT_TRANSLATE_NOOP(
    "Directory", "What remains: entries, results and payments, under a name that says nothing ('Erased player')."
)
ERASE_BLOCK = QT_TRANSLATE_NOOP(
    "Directory", "The bar stays too, as a mark that only recognises the same name if it comes back."
)
ERASE_COPIES = QT_TRANSLATE_NOOP(
    "Directory",
    "The copies in {folder}, and replaced club files kept beside this one, lose all of it too: they "
    "are rewritten, and those that cannot be read are removed. A copy you put elsewhere keeps it "
    "until you delete it.",
)
ERASE_NO_WAY_BACK = QT_TRANSLATE_NOOP("Directory", "This cannot be undone. Type the name to continue: {name}")
ERASE_TYPE = QT_TRANSLATE_NOOP("Directory", "The name")
ERASE_NOT_SAME = QT_TRANSLATE_NOOP("Directory", "First type the name as shown above.")
ERASED = QT_TRANSLATE_NOOP("Directory", "Erased. What remains is called {name}.")
ERASED_COPIES = QT_TRANSLATE_NOOP(
    "Directory", "Erased. What remains is called {name}. %n copies were rewritten without this player.", "", 1
)
ERASED_REMOVED = QT_TRANSLATE_NOOP(
    "Directory", "Removed, because they could not be read or were of an older version: {files}."
)
ERASED_LEFT = QT_TRANSLATE_NOOP(
    "Directory",
    "Erased from the club file, but {files} could not be changed and still shows who it was. It is "
    "tried again with the next copy; if it is still there then, delete it yourself.",
)

# One person's file
SAVE_FILE = QT_TRANSLATE_NOOP("Directory", "Data file", "button: saves all the club has about a person")
SAVE_FILE_TITLE = QT_TRANSLATE_NOOP("Directory", "Everything the club has on {name}, as a file")
FILE_KIND = QT_TRANSLATE_NOOP("Directory", "Data of a person (*.json)", "keep the brackets as they are")
FILE_SAVED = QT_TRANSLATE_NOOP("Directory", "Saved: {path}")
FILE_NOT_SAVED = QT_TRANSLATE_NOOP("Directory", "It could not be written to {path}: {reason}. Choose another folder.")

# History
HISTORY = QT_TRANSLATE_NOOP("Directory", "Evenings", "button: the tournaments of a person, rulings and penalties")
HISTORY_TITLE = QT_TRANSLATE_NOOP("Directory", "Past evenings of {name}")
HISTORY_NOTHING = QT_TRANSLATE_NOOP("Directory", "Has not played here yet")
HISTORY_PLAYED = QT_TRANSLATE_NOOP("Directory", "%n tournaments", "", 1)
HISTORY_RECORDS = QT_TRANSLATE_NOOP("Directory", "%n rulings and penalties", "", 1)
EVENING = QT_TRANSLATE_NOOP("Directory", "{tournament}\n{day} · {how}")
ENTRIES = QT_TRANSLATE_NOOP("Directory", "%n entries", "", 1)
PLACE = QT_TRANSLATE_NOOP("Directory", "place {place}")
TIED = QT_TRANSLATE_NOOP("Directory", "places {first} to {last}")
PRIZE = QT_TRANSLATE_NOOP("Directory", "prize {prize}")
REBUYS = QT_TRANSLATE_NOOP("Directory", "%n rebuys", "", 1)
ADD_ONS = QT_TRANSLATE_NOOP("Directory", "%n add-ons", "", 1)
ELSEWHERE = QT_TRANSLATE_NOOP("Directory", "imported", "an evening that another program ran")
NO_RESULT = QT_TRANSLATE_NOOP("Directory", "no result yet")

# Evenings of other programs
IMPORTED = QT_TRANSLATE_NOOP("Directory", "Imported evenings")
IMPORTED_NONE = QT_TRANSLATE_NOOP("Directory", "No evening has been imported")
IMPORTED_NONE_WHY = QT_TRANSLATE_NOOP("Directory", "'Import results' takes in the results of an evening as a list.")
RESULTS_OF = QT_TRANSLATE_NOOP("Directory", "%n results", "of an evening", 1)
PRIZES = QT_TRANSLATE_NOOP("Directory", "{prizes} in prizes")
UNDO_IMPORT = QT_TRANSLATE_NOOP("Directory", "Undo this import")
UNDO_IMPORT_ASK = QT_TRANSLATE_NOOP("Directory", "Undo the import of {name} of {day}?")
UNDO_IMPORT_RESULTS = QT_TRANSLATE_NOOP("Directory", "%n results go.", "", 1)
UNDO_IMPORT_PEOPLE = QT_TRANSLATE_NOOP("Directory", "%n people who came with it go too: {names}.", "", 1)
UNDO_IMPORT_PEOPLE_MORE = QT_TRANSLATE_NOOP(
    "Directory", "%n people who came with it go too: {names} and {more} more.", "", 1
)
UNDO_IMPORT_STAY = QT_TRANSLATE_NOOP("Directory", "%n people who came with it stay: they have been used since.", "", 1)
UNDO_IMPORT_DO = QT_TRANSLATE_NOOP("Directory", "Undo the import")
UNDO_IMPORT_NOT = QT_TRANSLATE_NOOP("Directory", "Keep it", "an imported evening")
UNDO_IMPORT_DONE = QT_TRANSLATE_NOOP("Directory", "Import undone: {name} of {day}")
NOT_IMPORTED = QT_TRANSLATE_NOOP("Directory", "This evening was not imported from another program.")

# What the club keeps: the settings
RULES_WANTED = QT_TRANSLATE_NOOP("Directory", "Must be known before somebody plays")
RULES_WANTED_WHY = QT_TRANSLATE_NOOP(
    "Directory", "A player missing one of these is not registered until it is filled in. A name is always needed."
)
RULES_PRIVATE = QT_TRANSLATE_NOOP("Directory", "Keep document numbers and dates of birth")
RULES_PRIVATE_WHY = QT_TRANSLATE_NOOP(
    "Directory",
    "They are shown masked, never printed and never listed. Keep them only where the law requires "
    "it: if you keep them, you must look after them, and tell anyone who asks about theirs.",
)
RULES_FORGET = QT_TRANSLATE_NOOP("Directory", "Delete them all", "document numbers and dates of birth")
RULES_FORGET_WHY = QT_TRANSLATE_NOOP(
    "Directory", "When you switch this off, the ones the club has are deleted at once. This cannot be undone."
)
RULES_SAVED = QT_TRANSLATE_NOOP("Directory", "What the club keeps is saved")
