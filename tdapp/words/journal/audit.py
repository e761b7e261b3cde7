"""The words of the audit of a tournament."""

from tdapp.texts import QT_TRANSLATE_NOOP

ACTS = QT_TRANSLATE_NOOP("Audit", "Acts")
LIFTED = QT_TRANSLATE_NOOP("Audit", "With a reason")
TAKEN_BACK = QT_TRANSLATE_NOOP("Audit", "Undone")
PUT_RIGHT = QT_TRANSLATE_NOOP("Audit", "Corrected")
LIFTED_HEAD = QT_TRANSLATE_NOOP("Audit", "What a rule was lifted for, and the reason given")
TAKEN_HEAD = QT_TRANSLATE_NOOP("Audit", "What was undone")
RIGHT_HEAD = QT_TRANSLATE_NOOP("Audit", "What was corrected")
BY_HEAD = QT_TRANSLATE_NOOP("Audit", "Who did how much")
ALL_HEAD = QT_TRANSLATE_NOOP("Audit", "Every act, in order")
NONE = QT_TRANSLATE_NOOP("Audit", "Nothing.")
HERE = QT_TRANSLATE_NOOP("Audit", "Act {act}, {time}, {who}", "an act: its number, when, whose")
REASON = QT_TRANSLATE_NOOP("Audit", "{lifted}. Reason: {reason}")
NO_REASON = QT_TRANSLATE_NOOP("Audit", "erased", "the reason, once its words were erased from the club file")
BY = QT_TRANSLATE_NOOP("Audit", "Undone: {here}")
GONE = QT_TRANSLATE_NOOP("Audit", "undone by act {act}")
HOW_MANY = QT_TRANSLATE_NOOP("Audit", "%n acts", "", 1)
NOBODY = QT_TRANSLATE_NOOP("Audit", "not named")
