"""The words of the Papers page."""

from tdapp.texts import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("PapersPage", "Papers")
ABOUT = QT_TRANSLATE_NOOP("PapersPage", "as things are now")
PAGES = QT_TRANSLATE_NOOP("PapersPage", "%n pages", "", 1)
SHEETS = QT_TRANSLATE_NOOP("PapersPage", "Sheets")
PREVIEW = QT_TRANSLATE_NOOP("PapersPage", "Preview")
PRINT = QT_TRANSLATE_NOOP("PapersPage", "Print")
SAVE = QT_TRANSLATE_NOOP("PapersPage", "Save as PDF")
SAVE_TITLE = QT_TRANSLATE_NOOP("PapersPage", "Save the sheet as a PDF")
PDF_FILES = QT_TRANSLATE_NOOP("PapersPage", "PDF files (*.pdf)")
SAVED = QT_TRANSLATE_NOOP("PapersPage", "Saved {file}")
PRINTED = QT_TRANSLATE_NOOP("PapersPage", "{sheet} sent to {printer}")
NOT_PRINTED = QT_TRANSLATE_NOOP(
    "PapersPage", "The printer did not accept the sheet: {detail}. Check the printer, or save the sheet as a PDF."
)
NO_PRINTER = QT_TRANSLATE_NOOP(
    "PapersPage", "No printer is set up on this laptop. Save the sheet as a PDF and print it elsewhere."
)
TWO_LANGUAGES = QT_TRANSLATE_NOOP("PapersPage", "In two languages")
A4 = QT_TRANSLATE_NOOP("PapersPage", "A4")
LETTER = QT_TRANSLATE_NOOP("PapersPage", "Letter")
MISSING = QT_TRANSLATE_NOOP(
    "PapersPage",
    "No built-in font has these characters, so they print as boxes: {signs}. Write the name in another script.",
)
STALE = QT_TRANSLATE_NOOP("PapersPage", "The room has moved on since this preview was made.")
DRAWING = QT_TRANSLATE_NOOP("PapersPage", "The sheet is being made. It can be printed and saved already.")
AGAIN = QT_TRANSLATE_NOOP("PapersPage", "Show as it is now")
NO_SHEET_PRINTER = QT_TRANSLATE_NOOP(
    "PapersPage", "{sheet} was not printed: this computer has no printer. Save it as a PDF, or set up a printer."
)
PACK_KEPT = QT_TRANSLATE_NOOP("PapersPage", "The floor pack goes to the printer, and is kept as {path}.")
SHEET_NOT_PRINTED = QT_TRANSLATE_NOOP(
    "PapersPage", "{sheet} was not printed. Save it as a PDF, or print it from Papers. ({detail})"
)
NO_SLIP_PRINTER = QT_TRANSLATE_NOOP(
    "PapersPage", "The slip was not printed: its printer is not set up on this laptop. Choose another in the settings."
)
SLIP_NOT_PRINTED = QT_TRANSLATE_NOOP(
    "PapersPage", "The slip was not printed: {detail}. Check the printer, then print the slip again."
)
SAVE_LIST = QT_TRANSLATE_NOOP("PapersPage", "Save as a list")
LIST_TITLE = QT_TRANSLATE_NOOP("PapersPage", "Save the payments as a list")
