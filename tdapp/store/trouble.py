"""Trouble with file or disk as a value: apart from what finds it, so that windows need not wait for SQL."""

from typing import Any


class KnownError(Exception):
    """Trouble with the outside world: `code` names it, `facts` are what the sentence needs. State is unchanged."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts
