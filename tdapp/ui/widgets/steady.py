"""Words with a figure that changes by itself keep their place: what stands beside a countdown does not jump."""

import re

_FIGURES = re.compile(r"\d+")


class Steady:
    """The width of a text that counts down: '10 min' and '9 min' are as wide. Other words may be narrower again."""

    def __init__(self) -> None:
        self._words, self._width = "", 0

    def width(self, text: str, wanted: int) -> int:
        """The width for a text that wants so many pixels now."""
        words = _FIGURES.sub("0", text)
        self._width = max(self._width, wanted) if words == self._words else wanted
        self._words = words
        return self._width
