"""The checker of the translators' files, on a small program of its own."""

from pathlib import Path

import pytest
import translations

CODE = """
from texts import QT_TRANSLATE_NOOP

A = QT_TRANSLATE_NOOP("Tables", "Accept %n moves", "", 1)
B = QT_TRANSLATE_NOOP("Tables", "{name} is seated at {table}-{seat}")
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A checkout with two texts, translated into Dutch and with English plurals."""
    (tmp_path / "tdapp" / "ui").mkdir(parents=True)
    (tmp_path / "tdapp" / "ui" / "words.py").write_text(CODE, encoding="utf-8")
    translations.update(tmp_path)
    translate(tmp_path, "en", ["%n move accepted"], plural=["Accept %n move", "Accept %n moves"])
    translate(tmp_path, "nl", ["{name} zit op {table}-{seat}"], plural=["%n zet accepteren", "%n zetten accepteren"])
    translations.update(tmp_path)
    return tmp_path


def translate(root: Path, language: str, texts: list[str], *, plural: list[str]) -> None:
    """Fill a .ts file by hand, as a translator would: the plain texts in order, and the one plural."""
    path = root / translations.file_of(language)
    told = path.read_text(encoding="utf-8")
    unfinished = "<numerusform></numerusform>"
    forms = iter(plural)
    while unfinished in told:
        told = told.replace(unfinished, f"<numerusform>{next(forms)}</numerusform>", 1)
    told = told.replace('<translation type="unfinished">\n', "<translation>\n")
    for text in texts:
        told = told.replace('<translation type="unfinished"></translation>', f"<translation>{text}</translation>", 1)
    path.write_text(told, encoding="utf-8")


def edit(root: Path, language: str, old: str, new: str) -> None:
    path = root / translations.file_of(language)
    told = path.read_text(encoding="utf-8")
    assert old in told
    path.write_text(told.replace(old, new), encoding="utf-8")


def test_a_language_that_is_not_installed_here_is_none_of_their_business(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "xx_XX.UTF-8")
    assert "locale" not in translations.qt_tool("lupdate", "-version", folder=tmp_path)


def test_complete_and_current_files_pass(root: Path) -> None:
    assert translations.check(root) == []


def test_english_holds_the_plurals_only(root: Path) -> None:
    told = (root / translations.file_of("en")).read_text(encoding="utf-8")
    assert "Accept %n move<" in told and "is seated" not in told


def test_a_new_text_in_the_code_is_found(root: Path) -> None:
    more = root / "tdapp" / "more.py"
    more.write_text('from texts import QT_TRANSLATE_NOOP\nC = QT_TRANSLATE_NOOP("Clock", "Break")\n', encoding="utf-8")
    assert any("tdapp_nl.ts is behind the code" in line for line in translations.check(root))
    translations.update(root)
    assert translations.check(root) == ["tdapp_nl.ts, Clock: 'Break' is not translated."]


def test_a_text_nobody_says_any_more_is_found(root: Path) -> None:
    (root / "tdapp" / "ui" / "words.py").write_text("", encoding="utf-8")
    assert {line.split(":")[0] for line in translations.check(root)} == {
        f"{translations.file_of(language)} is behind the code" for language in ("en", "nl")
    }


def test_an_unfinished_translation_is_found(root: Path) -> None:
    edit(root, "nl", "<translation>{name}", '<translation type="unfinished">{name}')
    assert any(line.endswith("is not translated.") for line in translations.check(root))


def test_an_empty_plural_form_is_found(root: Path) -> None:
    edit(root, "nl", "%n zetten accepteren", "")
    assert any(line.endswith("is not translated.") for line in translations.check(root))


@pytest.mark.parametrize(
    ("old", "new"),
    [("{seat}", "{stoel}"), ("-{seat}", ""), ("%n zet accepteren", "een zet accepteren"), ("{name}", "{name} {name}")],
)
def test_places_that_differ_from_the_english_are_found(root: Path, old: str, new: str) -> None:
    path = root / translations.file_of("nl")
    head, *messages = path.read_text(encoding="utf-8").split("<message")
    changed = [part if old not in part else replace_in_translation(part, old, new) for part in messages]
    path.write_text("<message".join([head, *changed]), encoding="utf-8")
    assert any("has other places in its translation" in line for line in translations.check(root))


def replace_in_translation(message: str, old: str, new: str) -> str:
    source, translation = message.split("</source>")
    return f"{source}</source>{translation.replace(old, new, 1)}"


def test_a_compiled_file_that_is_behind_is_found(root: Path) -> None:
    edit(root, "nl", "{name} zit op", "{name} heeft plaats")
    assert [line for line in translations.check(root) if "tdapp_nl.qm" in line]


def test_a_missing_file_is_found(root: Path) -> None:
    (root / translations.file_of("nl")).unlink()
    assert any("tdapp_nl.ts is missing" in line for line in translations.check(root))


def test_the_compiled_files_of_the_project_are_what_the_sources_compile_to(tmp_path: Path) -> None:
    for language in translations.LANGUAGES:
        source = translations.ROOT / translations.file_of(language)
        translations.compile_one(source, into=tmp_path / "compiled.qm")
        assert (tmp_path / "compiled.qm").read_bytes() == source.with_suffix(".qm").read_bytes()
