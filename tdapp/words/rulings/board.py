"""The chapter `board` of the rulings in words."""

from tdapp.words.rulings.chapter import Chapter

WORDS = Chapter()
