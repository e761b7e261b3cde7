"""A TOML text that knows on which line something of it stands, so that what is wrong with it can be named by that."""

import re
from typing import Any

from tdapp.domain.refusal import Refused
from tdapp.nested import toml_of

_LINE = re.compile(r"at line (\d+)")
_HEAD = re.compile(r"\s*\[")
Place = tuple[str, int]  # the head of a table, '' before any, and which of several with that head, from 0


class TomlLines:
    """The text of a file with its `data`. Refuses what is no TOML as `code`, with file, line and detail."""

    def __init__(self, file: str, text: str, code: str) -> None:
        self.file = file
        self._lines = text.splitlines()
        try:
            self.data: dict[str, Any] = toml_of(text)
        except ValueError as error:
            told = _LINE.search(str(error))
            line = int(told[1]) if told else len(self._lines)
            raise Refused(code, file=file, line=max(1, line), detail=str(error)) from error

    def line(self, place: Place, key: str = "") -> int:
        """The line of a key in the `n`-th table of that head ('' before any head); of the head of its table where it is
        missing, of the first where that is missing too.
        """
        head, number = place
        inside, seen, of_table = not head, -1, 1
        for at, line in enumerate(self._lines, 1):
            if _HEAD.match(line):
                named = line.split("#")[0].strip(" []\t")
                if not head and named == key:
                    return at  # the key is a table of its own
                seen += named == head
                inside = bool(head) and seen == number and named == head
                of_table = at if inside else of_table
            elif inside and key and re.match(rf"\s*\"?{re.escape(key)}\"?\s*[=.]", line):
                return at
        return of_table
