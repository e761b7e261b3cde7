"""The translators' files: collected from the code, checked, compiled.

`update` brings resources/i18n/*.ts up to date with the marks in tdapp/ and compiles them; `check` changes nothing and
says what is not in order. English has a file too, only for its plurals. The compiled .qm files are kept beside the
sources, so that the application needs no tool when it runs.
"""

import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import PySide6

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from tdapp.texts import LANGUAGES  # noqa: E402

FOLDER = Path("resources/i18n")
SOURCE = "en"  # the texts in the code are English
PLACE = re.compile(r"\{[^{}]*\}|%n|%L?\d+")


def main(arguments: list[str]) -> int:
    """`update` or `check`; exit code 1 when something is not in order."""
    if arguments == ["update"]:
        update(ROOT)
        print("Up to date and compiled. What is still to be translated:")
        left = [line for language in LANGUAGES for line in complaints(ROOT / file_of(language))]
        print("\n".join(left) or "nothing.")
        return 0
    if arguments == ["check"]:
        found = check(ROOT)
        print("\n".join(found) or "The translations are complete and current.")
        return 1 if found else 0
    print("Say 'update' or 'check'.", file=sys.stderr)
    return 2


def file_of(language: str) -> Path:
    """The translators' file of a language, seen from the checkout's folder."""
    return FOLDER / f"tdapp_{language}.ts"


def update(root: Path) -> None:
    """Write the .ts and .qm files of every language below `root`."""
    for language in LANGUAGES:
        (root / FOLDER).mkdir(parents=True, exist_ok=True)
        collect(root, language, into=root / file_of(language))
        compile_one(root / file_of(language), into=(root / file_of(language)).with_suffix(".qm"))


def check(root: Path) -> list[str]:
    """What is not in order below `root`: a file behind the code, a text without translation, a place gone wrong."""
    found = []
    for language in LANGUAGES:
        source = root / file_of(language)
        if not source.exists():
            found.append(f"{file_of(language)} is missing: run `packaging/dev.py translate`.")
            continue
        found += complaints(source)
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / source.name
            copy.write_bytes(source.read_bytes())
            collect(root, language, into=copy)
            if words(copy) != words(source):
                found.append(f"{file_of(language)} is behind the code: run `packaging/dev.py translate`.")
            compiled, kept = copy.with_suffix(".qm"), source.with_suffix(".qm")
            compile_one(source, into=compiled)
            if not kept.exists() or kept.read_bytes() != compiled.read_bytes():
                found.append(f"{file_of(language).with_suffix('.qm')} is behind: run `packaging/dev.py translate`.")
    return found


def collect(root: Path, language: str, into: Path) -> None:
    """Bring one .ts file up to date with the marks in the code; what nobody says any more is dropped."""
    sources = sorted(str(path.relative_to(root)) for path in (root / "tdapp").rglob("*.py"))
    with tempfile.TemporaryDirectory() as folder:
        names = Path(folder) / "sources.lst"
        names.write_text("\n".join(sources), encoding="utf-8")
        options = ["-silent", "-locations", "none", "-no-obsolete", "-sort-messages"]
        options += ["-pluralonly"] if language == SOURCE else []
        languages = ["-source-language", SOURCE, "-target-language", language]
        said = qt_tool("lupdate", f"@{names}", *options, *languages, "-ts", str(into), folder=root)
    if said:
        raise SystemExit(f"lupdate could not read the marks of these texts:\n{said}")


def compile_one(source: Path, into: Path) -> None:
    """Compile a .ts file; texts without a finished translation stay English.

    The old file goes in one step: a window or a test that reads it at that moment has it mapped, and would crash.
    """
    with tempfile.TemporaryDirectory(dir=into.parent) as folder:
        made = Path(folder) / into.name
        qt_tool("lrelease", "-silent", "-nounfinished", str(source), "-qm", str(made), folder=source.parent)
        made.replace(into)


def qt_tool(name: str, *arguments: str, folder: Path) -> str:
    """Run one of Qt's tools, which come with PySide6, and return what it said (silent: only complaints)."""
    program = Path(PySide6.__file__).parent / (f"{name}.exe" if sys.platform == "win32" else name)
    command = [str(program), *arguments]
    usual = {**os.environ, "LC_ALL": "C.UTF-8"}  # of a language that is not installed here the tools complain too
    done = subprocess.run(command, check=False, cwd=folder, env=usual, capture_output=True, text=True, encoding="utf-8")
    if done.returncode:
        raise SystemExit(f"{name} failed:\n{done.stdout}{done.stderr}")
    return (done.stdout + done.stderr).strip()


def complaints(source: Path) -> list[str]:
    """The texts of a .ts file that are not translated, or whose places do not fit the English text."""
    found = []
    for context, text, translation in messages(source):
        where = f"{source.name}, {context}: {text!r}"
        forms = [form.text or "" for form in translation.findall("numerusform")] or [translation.text or ""]
        if translation.get("type") == "unfinished" or not all(form.strip() for form in forms):
            found.append(f"{where} is not translated.")
            continue
        for form in forms:
            if sorted(PLACE.findall(form)) != sorted(PLACE.findall(text)):
                found.append(f"{where} has other places in its translation {form!r}.")
    return found


def messages(source: Path) -> Iterator[tuple[str, str, ET.Element]]:
    """Context, English text and the element of the translation, of every message of a .ts file."""
    for context in ET.parse(source).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is not None:
                yield context.findtext("name", ""), message.findtext("source", ""), translation


def words(source: Path) -> str:
    """A .ts file as text, whatever line ends the version control has given it."""
    return source.read_text(encoding="utf-8").replace("\r\n", "\n")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
