"""The words of the results on paper and as a web page."""

from tdapp.texts import QT_TRANSLATE_NOOP

OUT_AT = QT_TRANSLATE_NOOP("Papers", "Out", "head of a column: the time a player went out")
OUT_BY = QT_TRANSLATE_NOOP("Papers", "Knocked out by", "head of a column")
NATION = QT_TRANSLATE_NOOP("Papers", "Nat.", "head of a column: nationality in two letters")
SAVED_AT = QT_TRANSLATE_NOOP("Papers", "As of {time}, {day}.", "under results that are saved as a web page")
