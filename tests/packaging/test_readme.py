"""The documents are true: what they name is there, and both languages have the same pages."""

import doctest
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tdapp.texts import LANGUAGES
from tdapp.ui.commands import COMMANDS

ROOT = Path(__file__).resolve().parents[2]
README, CONTRIBUTING = ROOT / "README.md", ROOT / "packaging" / "CONTRIBUTING.md"
ARCHITECTURE = ROOT / "tdapp" / "ARCHITECTURE.md"
GLOSSARY = ROOT / "tdapp" / "GLOSSARY.md"
CODES = ROOT / "tdapp" / "rulebooks" / "CODES.md"
BOOKS = ROOT / "resources" / "rulebooks"
MANUAL = ROOT / "resources" / "manual"
PAGES = sorted(MANUAL.glob("*/*.md"))
KEY = r"`((?:(?:Ctrl|Alt|Shift)\+)[^` ]+|F\d+)`"
NOT_OURS = {"__init__", "msgspec.Struct", "rpds", "QSortFilterProxyModel"}  # names of Python, Qt and others
SAID_OTHERWISE = {"Enter": "Return", "Spatie": "Space", "Up": "↑", "Down": "↓"}


def paths_of(line: str) -> list[Path]:
    """The files and folders a line names; a bare name stands in the folder named before it, a link beside the file."""
    found, folder = [], ROOT
    for name in re.findall(r"`([^`]+)`", line):
        if re.search(r"[<*{ ]", name) or not name.endswith(("/", ".py", ".md", ".toml", ".ts")):
            continue
        path = ROOT / name if (ROOT / name.split("/")[0]).is_dir() and "/" in name else folder / name
        found.append(path)
        if path.is_relative_to(ROOT) and (ROOT / name) == path:
            folder = path if name.endswith("/") else path.parent
    return found


def links_of(path: Path) -> list[Path]:
    """What a document links to in this folder, pictures too."""
    targets = re.findall(r"\]\(([^)#]+)\)", path.read_text(encoding="utf-8"))
    return [path.parent / target for target in targets if "://" not in target]


def missing(paths: Iterator[Path] | list[Path]) -> list[str]:
    return [str(path) for path in paths if not path.exists()]


def test_the_front_page_fits_a_glance() -> None:
    assert len(README.read_text(encoding="utf-8").splitlines()) < 120


def test_the_examples_of_the_front_page_run() -> None:
    tried = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert tried.attempted > 10 and not tried.failed


def test_the_manual_names_commands_that_an_installed_program_has() -> None:
    """What only the source has is said once, on the first page."""
    pages = {path: path.read_text(encoding="utf-8") for path in PAGES}
    assert sorted(path.name for path, text in pages.items() if "-m tdapp" in text) == ["index.md"] * len(LANGUAGES)
    assert not [path for path, text in pages.items() for name in re.findall(r"`tdapp ([a-z]\S*)", text)]
    named = {path: re.findall(r"`tdapp-cli ([a-z-]+)", text) for path, text in pages.items()}
    assert {name for names in named.values() for name in names} <= {*COMMANDS}
    for path, names in named.items():
        assert names == named[MANUAL / "en" / path.name], path


def test_the_front_page_and_the_page_of_man_name_every_command() -> None:
    told = README.read_text(encoding="utf-8")
    man = (ROOT / "packaging" / "linux" / "tdapp.1").read_text(encoding="utf-8")
    assert [name for name in COMMANDS if not re.search(rf"`{name}[` ]", told) or f"\n.B {name} " not in man] == []


def test_every_path_of_the_map_is_there() -> None:
    found = CONTRIBUTING.read_text(encoding="utf-8").partition("## Where do I change")[2]
    rows = [row for row in found.splitlines() if row.startswith("| ")]
    named = [path for row in rows for path in paths_of(row)]
    assert len(named) > 130
    assert missing(named) == []


@pytest.mark.parametrize("path", [README, CONTRIBUTING, *PAGES], ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_link_and_picture_is_there(path: Path) -> None:
    assert missing(links_of(path)) == []


@pytest.mark.parametrize("path", [README, CONTRIBUTING, ARCHITECTURE, GLOSSARY, CODES], ids=lambda path: path.stem)
def test_every_path_of_a_document_is_there(path: Path) -> None:
    rows = path.read_text(encoding="utf-8").splitlines()
    assert missing(named for row in rows for named in paths_of(row)) == []


def test_every_name_of_the_architecture_is_in_the_source() -> None:
    """`Desk.do` is a method `do` of a class `Desk`; `GATES` and `project` are written somewhere too."""
    source = "\n".join(file.read_text(encoding="utf-8") for file in (ROOT / "tdapp").rglob("*.py"))
    named = set(re.findall(r"`([A-Za-z_]\w*(?:\.\w+)?)(?:\([^`]*\))?`", ARCHITECTURE.read_text(encoding="utf-8")))
    files = {path.name for path in (ROOT / "tdapp").rglob("*")} | {path.name for path in ROOT.iterdir()}
    missing_names = []
    for name in sorted(named - files - NOT_OURS):
        owner, _dot, part = name.rpartition(".")
        known = (not owner or f"class {owner}" in source or re.search(rf"\b{owner}\b", source)) and (
            re.search(rf"\b(def|class) {part}\b|^{part}\b[^\n]*=|^    {part}\b[^\n]*=", source, re.MULTILINE)
        )
        if not known:
            missing_names.append(name)
    assert len(named) > 40 and missing_names == []


def test_the_glossary_says_of_each_word_where_it_lives() -> None:
    words = GLOSSARY.read_text(encoding="utf-8").split("## Not said")[0]
    rows = [row for row in words.splitlines() if row.startswith("| ") and "`" in row]
    assert len(rows) > 80
    assert [row for row in rows if not paths_of(row)] == []


@pytest.mark.parametrize("path", PAGES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_key_of_the_manual_is_a_key_of_the_program(path: Path) -> None:
    source = "\n".join(file.read_text(encoding="utf-8") for file in (ROOT / "tdapp" / "ui").rglob("*.py"))
    for key in set(re.findall(KEY, path.read_text(encoding="utf-8"))):
        if re.fullmatch(r"Alt\+\d|Ctrl\+(Up|Down|↑|↓)", key):
            continue  # made of a number, or of an arrow, where it is used
        parts = [SAID_OTHERWISE.get(part, part) for part in key.split("+")]
        assert f'"{key}"' in source or f'"{"+".join(parts)}"' in source, key


def test_the_index_of_the_manual_names_every_page() -> None:
    for index in MANUAL.glob("*/index.md"):
        pages = {path.name for path in index.parent.glob("*.md")}
        assert {path.name for path in links_of(index)} == pages - {"index.md"}


def test_the_manual_has_the_same_pages_in_every_language() -> None:
    pages = {language: {path.name for path in (MANUAL / language).iterdir()} for language in LANGUAGES}
    assert all(each == pages["en"] for each in pages.values()) and {path.name for path in MANUAL.iterdir()} == {*pages}


@pytest.mark.parametrize("path", sorted((MANUAL / "en").glob("*.md")), ids=lambda path: path.stem)
def test_a_page_names_the_same_keys_in_every_language(path: Path) -> None:
    english, *others = (
        {key.replace("Up", "↑").replace("Down", "↓").replace("Spatie", "Space") for key in re.findall(KEY, text)}
        for text in ((MANUAL / language / path.name).read_text(encoding="utf-8") for language in LANGUAGES)
    )
    assert all(keys == english for keys in others)


@pytest.mark.parametrize("code", [r"\bN-\d+", r"\bRP-\d+", r"\bA\d\d\b", r"(?<=QLD )s\d+[AB]?"])
def test_every_code_of_the_source_is_explained(code: str) -> None:
    # A4 is paper too, so a letter with one digit is asked of the books below.
    explained = set(re.findall(r"^\| ([\w-]+) \|", CODES.read_text(encoding="utf-8"), re.MULTILINE))
    files = [
        path for folder in (ROOT / "tdapp", BOOKS) for path in folder.rglob("*") if path.suffix in (".py", ".toml")
    ]
    found = {each for path in files for each in re.findall(code, path.read_text(encoding="utf-8"))}
    assert found and found - explained == set()


@pytest.mark.parametrize("book", sorted(path.name for path in BOOKS.iterdir()))
def test_every_reading_of_a_book_is_explained(book: str) -> None:
    told = CODES.read_text(encoding="utf-8")
    readings = tomllib.loads((BOOKS / book / "book.toml").read_text(encoding="utf-8"))["readings"]
    assert [each["id"] for each in readings if f"\n| {each['id']} |" not in told] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_of_a_ruling_says_what_it_prints(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = (MANUAL / language / "rulings.md").read_text(encoding="utf-8")
    case, example = (re.findall(rf"```{kind}\n(.*?)```", page, re.DOTALL)[0] for kind in ("toml", "python"))
    (tmp_path / "CASE.toml").write_text(case, encoding="utf-8")
    monkeypatch.chdir(ROOT)
    exec(example.replace("CASE.toml", (tmp_path / "CASE.toml").as_posix()), {})
    assert capsys.readouterr().out.splitlines() == re.findall(r"  # (.*)", example)
