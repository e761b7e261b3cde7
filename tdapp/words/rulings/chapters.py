"""The sentences of all chapters of the rulings together, by code."""

from collections.abc import Mapping
from typing import Final

from tdapp.texts import Text
from tdapp.words.rulings import betting, board, common, conduct, deal, showdown, tournament, turn
from tdapp.words.rulings.chapter import Chapter

_CHAPTERS: Final[tuple[Chapter, ...]] = (
    common.WORDS, betting.WORDS, turn.WORDS, deal.WORDS, board.WORDS, showdown.WORDS, conduct.WORDS, tournament.WORDS
)  # fmt: skip


def _all(name: str) -> dict[str, Text]:
    return {code: text for chapter in _CHAPTERS for code, text in getattr(chapter, name).items()}


TITLES: Final[Mapping[str, Text]] = _all("titles")
KEYWORDS: Final[Mapping[str, Text]] = _all("keywords")
QUESTIONS: Final[Mapping[str, Text]] = _all("questions")
ANSWERS: Final[Mapping[str, Text]] = _all("answers")
STEPS: Final[Mapping[str, Text]] = _all("steps")
CHOICES: Final[Mapping[str, Text]] = _all("choices")
VALUES: Final[Mapping[str, Text]] = _all("values")
SETTINGS: Final[Mapping[str, Text]] = _all("settings")
NOTES: Final[Mapping[str, Text]] = _all("notes")
PLACES: Final[Mapping[str, Text]] = _all("places")
