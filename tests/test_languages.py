"""What a language needs. Whoever adds one to `tdapp.texts.LANGUAGES` is told here what it still lacks."""

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import translations
from babel import Locale

import tdapp
from tdapp.app.lists.columns import HEADINGS
from tdapp.app.people.country_codes import AND
from tdapp.app.resources import resource
from tdapp.texts import LANGUAGES
from tdapp.words.say import SIGNS, SYMBOLS
from tests.rulings.cases import BOOKS

SOURCE = Path(tdapp.__file__).parent
ENGLISH = translations.SOURCE
OTHERS = LANGUAGES.keys() - {ENGLISH}
NO_LANGUAGE_MEANT = ("app/people/country_codes.py",)  # what a player speaks: Flemish is kept as Dutch


def every_text(language: str) -> Iterator[str]:
    """What the translators have not said yet."""
    source = translations.ROOT / translations.file_of(language)
    if not source.exists() or not source.with_suffix(".qm").exists():
        yield f"{source.name}: run `packaging/dev.py translate`, and translate what it says"
        return
    yield from translations.complaints(source)


def its_own_name(language: str) -> Iterator[str]:
    """The name by which whoever speaks it finds it in the settings."""
    name = Locale.parse(language).get_language_name(language) or ""
    if LANGUAGES[language].casefold() != name.casefold():
        yield f"LANGUAGES says {LANGUAGES[language]!r}, they say {name!r}"


def the_rulebooks(language: str) -> Iterator[str]:
    """Titles and summaries of every rule, and every reading of it."""
    for book in BOOKS.values():
        said, english = book.texts.get(language), book.texts[ENGLISH]
        if said is None:
            yield f"resources/rulebooks/{book.id}/{language}.toml"
            continue
        if not said.name:
            yield f"the name of {book.id}"
        lacking = (english.rules.keys() - said.rules.keys()) | (english.readings.keys() - said.readings.keys())
        told = {number for number in english.rules if bool(book.text(number, language).not_modelled)}
        silent = {rule.number for rule in book.not_modelled}
        yield from (f"{book.id} {number}" for number in sorted(lacking | (told ^ silent)))


def the_manual(language: str) -> Iterator[str]:
    """Every page of it."""
    for page in sorted(path.name for path in resource("manual", ENGLISH).iterdir()):
        if not resource("manual", language, page).is_file():
            yield f"resources/manual/{language}/{page}"


def lists_of_people(language: str) -> Iterator[str]:
    """The headings of lists that are read, what stands between two languages in a cell, countries by name."""
    if language not in HEADINGS:
        yield "tdapp/app/lists/columns.py: HEADINGS"
    if language not in AND:
        yield "tdapp/app/people/country_codes.py: AND"
    if len(Locale.parse(language).territories) < 200:
        yield "babel knows no countries by their names in it"


def numbers_and_money(language: str) -> Iterator[str]:
    """Written down, because they are shown before babel is loaded."""
    if language not in SYMBOLS:
        yield "tdapp/words/say.py: SYMBOLS"
    if SIGNS.get(language, {}).keys() != SIGNS[ENGLISH].keys():
        yield "tdapp/words/say.py: SIGNS"


NEEDS: tuple[Callable[[str], Iterator[str]], ...] = (
    every_text,
    its_own_name,
    the_rulebooks,
    the_manual,
    lists_of_people,
    numbers_and_money,
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("need", NEEDS, ids=lambda need: need.__name__)
def test_a_language_has_what_it_needs(language: str, need: Callable[[str], Iterator[str]]) -> None:
    missing = list(need(language))
    assert not missing, f"{LANGUAGES[language]} lacks: {missing[:20]}"


def test_the_language_of_the_sources_is_one_of_them() -> None:
    assert ENGLISH in LANGUAGES


def test_a_table_by_language_has_them_all() -> None:
    for path, tree in files(ENGLISH):
        for table in tables(tree):
            keys = {key.value for key in table.keys if isinstance(key, ast.Constant)}
            assert ENGLISH not in keys or keys == LANGUAGES.keys(), f"{path}, line {table.lineno}"


def test_no_code_speaks_of_one_language_beside_english() -> None:
    """`"nl" if ... else "en"` is forgotten when there are three."""
    for path, tree in files(*OTHERS):
        in_tables = {id(key) for table in tables(tree) for key in table.keys}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and node.value in OTHERS and id(node) not in in_tables:
                assert path in NO_LANGUAGE_MEANT, f"{path}, line {node.lineno}: {node.value!r}"


def files(*languages: str) -> Iterator[tuple[str, ast.Module]]:
    """Every file of the code that has one of these languages in quotes, read."""
    quoted = re.compile(f"[\"'](?:{'|'.join(languages)})[\"']")
    for path in sorted(SOURCE.rglob("*.py")):
        text = path.read_text("utf-8")
        if quoted.search(text):
            yield path.relative_to(SOURCE).as_posix(), ast.parse(text)


def tables(tree: ast.Module) -> Iterator[ast.Dict]:
    """Every table that is written out in a file."""
    return (node for node in ast.walk(tree) if isinstance(node, ast.Dict))
