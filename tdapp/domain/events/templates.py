"""Templates of announcements, with fields that are filled when they are shown, and one that is typed over before."""

from datetime import timedelta

from msgspec import Struct


class Template(Struct, frozen=True):
    """A template. `key` names it for ever. `texts`: by language; `typed`: what is typed for it, likewise.

    `lasts`: how long it is up, None: until it is taken off.
    """

    key: str
    texts: tuple[tuple[str, str], ...]
    typed: tuple[tuple[str, str], ...] = ()
    lasts: timedelta | None = None

    def said(self, language: str) -> str:
        """Its text in a language; '' where it has none."""
        return dict(self.texts).get(language, "")
