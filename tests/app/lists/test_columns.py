"""The name in a row of a list: put together of whatever columns there are, and no word of it is lost."""

from itertools import chain, combinations, product

import pytest

from tdapp.app.lists.columns import Column, Columns, cells_of, name_of
from tdapp.app.lists.csv_files import ListRow
from tdapp.read.people.names import PlayerName, fold

NAME, FIRST, INFIX, LAST = Column.NAME, Column.FIRST, Column.INFIX, Column.LAST
PARTS = (NAME, FIRST, INFIX, LAST)
CELLS = ("", "Jan", "Anna Maria", "van den Berg", "De Vries", "Jan van den Berg", "Berg, Jan", "Vos", "van den")


def name(**cells: str) -> PlayerName:
    columns = Columns(tuple(Column(kind) for kind in cells), head=True)
    return name_of(cells_of(ListRow(2, tuple(cells.values())), columns), columns)


@pytest.mark.parametrize(
    ("cells", "expected"),
    [
        # A column of names beside one of first names is that of the last names, however many words they have.
        ({"name": "van den Berg", "first": "Jan"}, PlayerName("van den Berg", "Jan")),
        ({"name": "De Vries", "first": "Anna Maria"}, PlayerName("De Vries", "Anna Maria")),
        ({"name": "Berg", "first": "Jan", "infix": "van den"}, PlayerName("van den Berg", "Jan")),
        ({"name": "van den Berg", "first": ""}, PlayerName("van den Berg")),
        ({"name": "Thomas", "first": "Thomas"}, PlayerName("Thomas", "Thomas")),
        ({"name": "ben Ali", "first": "Ali"}, PlayerName("ben Ali", "Ali")),
        # ... unless it says the first name once more.
        ({"name": "Jan van den Berg", "first": "Jan"}, PlayerName("van den Berg", "Jan")),
        ({"name": "van den Berg, Jan", "first": "Jan"}, PlayerName("van den Berg", "Jan")),
        ({"name": "Berg, Jan Willem", "first": "Jan", "infix": "van den"}, PlayerName("van den Berg", "Jan Willem")),
        # Beside one of last names it is that of the first names.
        ({"name": "Anna Maria", "last": "De Vries"}, PlayerName("De Vries", "Anna Maria")),
        ({"name": "Jan", "infix": "van den", "last": "Berg"}, PlayerName("van den Berg", "Jan")),
        ({"name": "Thomas", "last": "Thomas"}, PlayerName("Thomas", "Thomas")),
        ({"name": "Jan van den Berg", "last": "van den Berg"}, PlayerName("van den Berg", "Jan")),
        ({"name": "Berg Jan", "last": "Berg"}, PlayerName("Berg", "Jan")),
        # Beside both it says nothing new, or what stands in neither.
        ({"name": "Jan van den Berg", "first": "Jan", "infix": "van den", "last": "Berg"},
         PlayerName("van den Berg", "Jan")),
        ({"name": "Jan Willem Berg", "first": "Jan", "last": "Berg"}, PlayerName("Berg", "Jan Willem")),
        ({"name": "Jan Berg", "first": "", "last": ""}, PlayerName("Berg", "Jan")),
        ({"name": "Ada", "first": "Ada", "last": ""}, PlayerName("", "Ada")),
        # Alone it is both.
        ({"name": "Jan van den Berg"}, PlayerName("van den Berg", "Jan")),
        ({"name": "Jan Berg", "infix": "van den"}, PlayerName("van den Berg", "Jan")),
        ({"infix": "van den", "last": "van den Berg", "first": "Jan"}, PlayerName("van den Berg", "Jan")),
    ],
)  # fmt: skip
def test_what_each_combination_of_columns_means(cells: dict[str, str], expected: PlayerName) -> None:
    assert name(**cells) == expected


def words_of(text: str) -> set[str]:
    return set(fold(text).replace(",", " ").split())


@pytest.mark.parametrize("kinds", list(chain.from_iterable(combinations(PARTS, n) for n in range(1, 5))))
def test_no_word_of_any_cell_is_lost_and_none_is_added(kinds: tuple[Column, ...]) -> None:
    columns = Columns(kinds, head=True)
    for texts in product(CELLS, repeat=len(kinds)):
        made = name_of(cells_of(ListRow(1, texts), columns), columns)
        assert words_of(made.full) == words_of(" ".join(texts)), (texts, made)
        assert made.full == " ".join(made.full.split()), (texts, made)
