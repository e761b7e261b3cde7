"""The house's own values over a rulebook: what may be changed, and the text they are kept as.

They are kept as TOML, one table for each value with the club's own citation, and no code is needed to change them:

>>> text = with_own("", "odd_chips", "all_to_first", "House rules 2026, art. 4")
>>> print(text, end="")
[values.odd_chips]
value = "all_to_first"
cite = "House rules 2026, art. 4"
>>> without_own(text, "odd_chips")
''
"""

from collections.abc import Mapping

from msgspec import Struct

from tdapp.app.rulings.rulebooks import rulebook, rulebook_ids
from tdapp.nested import toml_text
from tdapp.rulebooks.book import Plain, Rulebook, Value
from tdapp.rulebooks.loading import BadBook, HouseValue, house_values, with_house

BOOK = "rulebook"  # the club's setting: which book new tournaments rule under
OWN = "house_rules."  # and the house's values over a book, by its id
USUAL = "TDA2024"  # what a tournament rules under when nobody chooses
HIGHEST = 100_000  # far more than any number of hands, seconds or minutes that could be meant


class HouseRule(Struct, frozen=True):
    """A value the house may set, with what the book says. `book` is what the book says and `cite` where; `here` is what
    counts.

    `own` is where the club has written it down, '' while the book's own value counts. `choices` None: any whole number
    up to `highest`. `option`: the book itself leaves it to the house.
    """

    name: str
    book: Plain
    here: Plain
    cite: str
    own: str
    choices: tuple[Plain, ...] | None
    highest: int
    option: bool


def house_rules(book: Rulebook, house: str) -> tuple[HouseRule, ...]:
    """Every value the house may set, those it has set first, then those the book leaves to it, then by the book.

    Raises BadBook when the house's text does not fit the book.
    """
    laid = with_house(book, house).values if house else book.values
    found = [_rule(book, name, value, laid[name]) for name, value in book.values.items() if may_be_set(value)]
    return tuple(sorted(found, key=lambda rule: (not rule.own, not rule.option)))


def may_be_set(value: Value) -> bool:
    """Whether the house can set a value: the book leaves it open, there is a choice, or it is a number."""
    number = isinstance(value.value, int) and not isinstance(value.value, bool)
    return number or len(choices_of(value) or ()) > 1


def choices_of(value: Value) -> tuple[Plain, ...] | None:
    """The choices a value may be set to; None for a number."""
    if value.choices:
        return value.choices
    return (True, False) if isinstance(value.value, bool) and value.option else None


def with_own(house: str, name: str, value: Plain, cite: str) -> str:
    """The house's text with one more value, or another one in the place of the old."""
    return written({**house_values(house), name: HouseValue(value, cite.strip())})


def without_own(house: str, name: str) -> str:
    """The house's text without this value: the book counts again."""
    return written({own: value for own, value in house_values(house).items() if own != name})


def written(values: Mapping[str, HouseValue]) -> str:
    """The house's values as text, by name; '' for none."""
    tables = [
        f"[values.{_quoted(name)}]\nvalue = {_plain(own.value)}\ncite = {toml_text(own.cite)}\n"
        for name, own in sorted(values.items())
    ]
    return "\n".join(tables)


def for_new(settings: Mapping[str, str]) -> tuple[str, str]:
    """The book and the house's values for a new tournament; ('', '') where the club has set nothing that can be used.

    Values an older or newer version wrote and that do not fit are left out whole: no ruling then rests on half of them.
    """
    chosen = settings.get(BOOK, "")
    book = chosen if chosen in rulebook_ids() else USUAL
    house = settings.get(OWN + book, "")
    house = house if fits(book, house) else ""
    return (book, house) if house or book != USUAL else ("", "")


def fits(book: str, house: str) -> bool:
    """Whether the house's text can be laid over the book."""
    try:
        with_house(rulebook(book), house)
    except BadBook:
        return False
    return True


def _rule(book: Rulebook, name: str, own: Value, laid: Value) -> HouseRule:
    return HouseRule(
        name=name,
        book=own.value,
        here=laid.value,
        cite=str(book.cite(own.cite)),
        own=laid.house,
        choices=choices_of(own),
        highest=100 if name.endswith("_percent") else HIGHEST,
        option=own.option,
    )


def _plain(value: Plain) -> str:
    return toml_text(value) if isinstance(value, str) else str(value).lower()


def _quoted(name: str) -> str:
    return name if name.replace("_", "").isalnum() and name.isascii() else toml_text(name)
