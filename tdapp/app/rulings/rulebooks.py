"""The rulebooks that ship with the application, each read once when it is first asked for, and the house's values."""

from collections.abc import Mapping
from functools import cache

from tdapp.app.resources import resource
from tdapp.rulebooks.book import Rulebook
from tdapp.rulebooks.loading import load_rulebook, with_house


@cache
def rulebook_ids() -> tuple[str, ...]:
    """The ids of the shipped rulebooks, which are the names of their folders."""
    folders = (path for path in resource("rulebooks").iterdir() if (path / "book.toml").is_file())
    return tuple(sorted(folder.name for folder in folders))


@cache
def rulebooks() -> Mapping[str, Rulebook]:
    """Every shipped rulebook by its id."""
    return {book: _shipped(book) for book in rulebook_ids()}


@cache
def rulebook(book: str, house: str = "") -> Rulebook:
    """A book with the club's own values over it; KeyError for a book this version does not have.

    Raises BadBook when the values do not fit the book.
    """
    return with_house(_shipped(book), house) if house else _shipped(book)


@cache
def _shipped(book: str) -> Rulebook:
    if book not in rulebook_ids():
        raise KeyError(book)
    return load_rulebook(resource("rulebooks") / book)
