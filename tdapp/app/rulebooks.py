"""The rulebooks that ship with the application, each read once, and the house's values over them."""

from collections.abc import Mapping
from functools import cache

from tdapp.app.resources import resource
from tdapp.rulebooks.book import Rulebook
from tdapp.rulebooks.loading import load_rulebook, with_house


@cache
def rulebooks() -> Mapping[str, Rulebook]:
    """Every shipped rulebook by its id."""
    folders = sorted(path for path in resource("rulebooks").iterdir() if (path / "book.toml").is_file())
    return {book.id: book for book in (load_rulebook(folder) for folder in folders)}


@cache
def rulebook(book: str, house: str = "") -> Rulebook:
    """A book with the club's own values over it; KeyError for a book this version does not have.

    Raises BadBook when the values do not fit the book.
    """
    found = rulebooks()[book]
    return with_house(found, house) if house else found
