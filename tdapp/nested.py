"""Text that somebody else may have written, as plain values: JSON and TOML; and how a text stands in TOML.

Whatever is wrong with it is a ValueError, also that it is nested deeper than anybody could mean: a hundred thousand
brackets in a setting are a bad setting, and end nothing.

>>> json_of("[1, 2]")
[1, 2]
>>> json_of("[" * 100_000)
Traceback (most recent call last):
ValueError: nested too deeply
"""

import json
from collections.abc import Callable
from typing import Any

TOO_DEEP = "nested too deeply"


def json_of(text: str) -> Any:
    """The value of a JSON text. ValueError when it is none."""
    try:
        return json.loads(text)
    except RecursionError:
        raise ValueError(TOO_DEEP) from None


def toml_of(text: str, *, parse_float: Callable[[str], Any] = float) -> dict[str, Any]:
    """The tables of a TOML text; `parse_float` makes its numbers with a point. ValueError when it is none."""
    import tomllib

    try:
        return tomllib.loads(text, parse_float=parse_float)
    except RecursionError:
        raise ValueError(TOO_DEEP) from None


def toml_text(text: str) -> str:
    """A text as TOML has it, in double quotes: JSON's escapes are TOML's, and one more character may not stand bare.

    >>> print(toml_text('The "Blue" room'), toml_text("a" + chr(127)))
    "The \\"Blue\\" room" "a\\u007f"
    """
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
