"""The sentences about lists that are imported: what is in a column, what was read, why a list or a row is left out."""

from tdapp.app.lists.columns import Column
from tdapp.texts import QT_TRANSLATE_NOOP, Text

LISTS = QT_TRANSLATE_NOOP(
    "Import",
    "Lists (*.xlsx *.xlsm *.ods *.csv *.txt *.tsv *.html *.htm);;All files (*)",
    "keep the brackets as they are",
)
READ_AS = QT_TRANSLATE_NOOP("Import", "{name}: %n rows, {encoding}, {delimiter}", "", 1)
READ_PAGE = QT_TRANSLATE_NOOP("Import", "{name}: %n rows of table {worksheet}, {encoding}", "", 1)
READ_WORKBOOK = QT_TRANSLATE_NOOP("Import", "{name}: %n rows, worksheet {worksheet}", "", 1)
WORKSHEET = QT_TRANSLATE_NOOP("Import", "&Worksheet:")
TABLE = QT_TRANSLATE_NOOP("Import", "&Table:", "one of the tables of a web page")
ENCODING = QT_TRANSLATE_NOOP("Import", "&Letters:", "the encoding of a text file")
WRONG_LETTERS = QT_TRANSLATE_NOOP("Import", "Choose another one if names look wrong.")
USUAL = {
    "UTF-8": QT_TRANSLATE_NOOP("Import", "all languages", "where an encoding is usual"),
    "UTF-16": QT_TRANSLATE_NOOP("Import", "all languages", "where an encoding is usual"),
    "Windows-1252": QT_TRANSLATE_NOOP("Import", "Western Europe", "where an encoding is usual"),
    "Windows-1250": QT_TRANSLATE_NOOP("Import", "Central Europe", "where an encoding is usual"),
    "ISO-8859-2": QT_TRANSLATE_NOOP("Import", "Central Europe", "where an encoding is usual"),
    "Windows-1251": QT_TRANSLATE_NOOP("Import", "Cyrillic", "where an encoding is usual"),
    "KOI8-U": QT_TRANSLATE_NOOP("Import", "Cyrillic", "where an encoding is usual"),
    "ISO-8859-5": QT_TRANSLATE_NOOP("Import", "Cyrillic", "where an encoding is usual"),
    "Windows-1254": QT_TRANSLATE_NOOP("Import", "Turkish", "where an encoding is usual"),
    "Windows-1253": QT_TRANSLATE_NOOP("Import", "Greek", "where an encoding is usual"),
    "ISO-8859-7": QT_TRANSLATE_NOOP("Import", "Greek", "where an encoding is usual"),
    "Windows-1257": QT_TRANSLATE_NOOP("Import", "Baltic", "where an encoding is usual"),
    "ISO-8859-15": QT_TRANSLATE_NOOP("Import", "Western Europe", "where an encoding is usual"),
}
READING = QT_TRANSLATE_NOOP("Import", "Reading {name}: %n rows", "", 1)
HEAD = QT_TRANSLATE_NOOP("Import", "The first row names the columns")
WHAT = QT_TRANSLATE_NOOP("Import", "What is in each column?")
COLUMN_IS = QT_TRANSLATE_NOOP("Import", "Column {n} is", "said before a choice such as 'Last name'")
PREVIEW = QT_TRANSLATE_NOOP("Import", "First rows of the file")
NOT_USED = QT_TRANSLATE_NOOP("Import", "not used")
KINDS: dict[Column, Text] = {
    Column.LAST: QT_TRANSLATE_NOOP("Import", "Last name"),
    Column.FIRST: QT_TRANSLATE_NOOP("Import", "First name"),
    Column.INFIX: QT_TRANSLATE_NOOP("Import", "Before the last name", "the 'van der' of Dutch lists"),
    Column.NAME: QT_TRANSLATE_NOOP("Import", "Name"),
    Column.CLUB_NO: QT_TRANSLATE_NOOP("Import", "Club number"),
    Column.NICKNAME: QT_TRANSLATE_NOOP("Import", "Nickname"),
    Column.NATIONALITY: QT_TRANSLATE_NOOP("Import", "Nationality"),
    Column.EMAIL: QT_TRANSLATE_NOOP("Import", "E-mail address"),
    Column.PHONE: QT_TRANSLATE_NOOP("Import", "Telephone number"),
    Column.LANGUAGES: QT_TRANSLATE_NOOP("Import", "Languages"),
    Column.NOTE: QT_TRANSLATE_NOOP("Import", "Note"),
    Column.BORN: QT_TRANSLATE_NOOP("Import", "Date of birth"),
    Column.TABLE: QT_TRANSLATE_NOOP("Import", "Table"),
    Column.SEAT: QT_TRANSLATE_NOOP("Import", "Seat, or 12-4"),
    Column.CHIPS: QT_TRANSLATE_NOOP("Import", "Chips"),
    Column.CODE: QT_TRANSLATE_NOOP("Import", "Code"),
    Column.WORTH: QT_TRANSLATE_NOOP("Import", "Worth"),
    Column.ISSUER: QT_TRANSLATE_NOOP("Import", "From whom"),
    Column.UNTIL: QT_TRANSLATE_NOOP("Import", "Valid until"),
    Column.PLACE: QT_TRANSLATE_NOOP("Import", "Place"),
    Column.PRIZE: QT_TRANSLATE_NOOP("Import", "Prize"),
    Column.ENTRIES: QT_TRANSLATE_NOOP("Import", "Entries"),
    Column.REBUYS: QT_TRANSLATE_NOOP("Import", "Rebuys"),
    Column.ADD_ONS: QT_TRANSLATE_NOOP("Import", "Add-ons"),
    Column.LEVEL: QT_TRANSLATE_NOOP("Import", "Level or break"),
    Column.GAME: QT_TRANSLATE_NOOP("Import", "Game"),
    Column.BLINDS: QT_TRANSLATE_NOOP("Import", "Blinds, 100/200"),
    Column.SMALL: QT_TRANSLATE_NOOP("Import", "Small blind"),
    Column.BIG: QT_TRANSLATE_NOOP("Import", "Big blind"),
    Column.ANTE: QT_TRANSLATE_NOOP("Import", "Ante"),
    Column.ANTE_KIND: QT_TRANSLATE_NOOP("Import", "Who posts the ante"),
    Column.LASTS: QT_TRANSLATE_NOOP("Import", "Minutes"),
    Column.SMALL_BET: QT_TRANSLATE_NOOP("Import", "Small bet"),
    Column.BIG_BET: QT_TRANSLATE_NOOP("Import", "Big bet"),
    Column.BRING_IN: QT_TRANSLATE_NOOP("Import", "Bring-in"),
    Column.BREAK: QT_TRANSLATE_NOOP("Import", "Name of the break"),
    Column.RACED_OFF: QT_TRANSLATE_NOOP("Import", "Chips raced off"),
}
DELIMITERS = {
    ",": QT_TRANSLATE_NOOP("Import", "commas"),
    ";": QT_TRANSLATE_NOOP("Import", "semicolons"),
    "\t": QT_TRANSLATE_NOOP("Import", "tabs"),
    "|": QT_TRANSLATE_NOOP("Import", "bars", "what stands between the fields of a list: |"),
}
UNREADABLE = {
    "sheet.too_large": QT_TRANSLATE_NOOP(
        "Import", "This file is larger than {limit} MB, too large for a list of players."
    ),
    "sheet.too_many_rows": QT_TRANSLATE_NOOP("Import", "This list has more than {limit} rows. Split it."),
    "sheet.too_many_columns": QT_TRANSLATE_NOOP(
        "Import", "This list has more than {limit} columns. Save it with the columns that are needed."
    ),
    "sheet.empty": QT_TRANSLATE_NOOP("Import", "There is nothing in this file."),
    "sheet.no_workbook": QT_TRANSLATE_NOOP(
        "Import", "This file is not a workbook. Open it in the program that made it and save the list as XLSX or CSV."
    ),
    "sheet.other_kind": QT_TRANSLATE_NOOP(
        "Import", "This is another kind of workbook. Open it in the spreadsheet and save it as XLSX or CSV."
    ),
    "sheet.protected": QT_TRANSLATE_NOOP(
        "Import", "This workbook is protected by a password. Save it without one, then import that."
    ),
    "sheet.damaged": QT_TRANSLATE_NOOP(
        "Import", "This workbook is damaged. Open it in the spreadsheet and save it as XLSX or CSV, then import that."
    ),
    "sheet.unpacks_too_large": QT_TRANSLATE_NOOP(
        "Import",
        "This workbook holds far more than a list of players. Copy the list into a new workbook and import that.",
    ),
    "sheet.encoding": QT_TRANSLATE_NOOP(
        "Import", "The text of this file cannot be read. Save it as CSV in UTF-8, then import that."
    ),
    "sheet.no_text": QT_TRANSLATE_NOOP("Import", "This is not a text file. Save the list as CSV, then import that."),
    "sheet.no_table": QT_TRANSLATE_NOOP(
        "Import",
        "There is no table on this page. Export the list as CSV in the program that made it, then import that.",
    ),
    "sheet.picture": QT_TRANSLATE_NOOP(
        "Import", "This is a picture. Export the list as CSV in the program that made it, then import that."
    ),
    "sheet.paper": QT_TRANSLATE_NOOP(
        "Import", "This is a document to print. Export the list as CSV in the program that made it, then import that."
    ),
    "sheet.database": QT_TRANSLATE_NOOP(
        "Import", "This is the database of a program. Export the list as CSV in that program, then import that."
    ),
    "sheet.tournament": QT_TRANSLATE_NOOP(
        "Import",
        "This is a whole tournament of another program. Export its list there as CSV or HTML, then import that.",
    ),
    "sheet.cannot_read": QT_TRANSLATE_NOOP("Import", "This file cannot be read: {reason}."),
}
ROW_REASONS = {  # why a row is left out, whatever the list is for
    "row.quote": QT_TRANSLATE_NOOP("Import", "a quotation mark is not closed"),
    "row.too_long": QT_TRANSLATE_NOOP("Import", "a field has more than {limit} characters"),
    "row.no_name": QT_TRANSLATE_NOOP("Import", "no name"),
    "row.name_too_long": QT_TRANSLATE_NOOP("Import", "the name has {n} characters, the most is {limit}"),
    "row.number_too_long": QT_TRANSLATE_NOOP("Import", "the club number has {n} characters, the most is {limit}"),
    "row.twice": QT_TRANSLATE_NOOP("Import", "the same player or club number as in line {first}"),
    "row.number_other_name": QT_TRANSLATE_NOOP("Import", "club number {number} belongs to {name}"),
}
