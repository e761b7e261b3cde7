"""The libraries the program stands on, each with its version and licence: said in 'about', and in the bill of materials
of a built program.
"""

import re
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

from msgspec import Struct

# What `pyproject.toml` asks for; what these need themselves is found from there.
ASKED_FOR = (
    "arabic-reshaper", "babel", "defusedxml", "msgspec", "numpy", "openpyxl", "platformdirs", "pypdfium2",
    "PySide6-Essentials", "python-bidi", "reportlab", "rpds-py", "SQLAlchemy", "sqlmodel", "tzdata", "XlsxWriter",
)  # fmt: skip
_NAME = re.compile(r"[A-Za-z0-9._-]+")
_LICENCE = re.compile(r"(?i)(licen[cs]e|copying|notice)[^/]*(/[^/]*)*$")
_LONG = 60  # letters: a licence field that is longer holds the whole text
_KNOWN = {"arabic-reshaper": "MIT", "python-bidi": "LGPL-3.0-or-later"}  # whose packages do not say it in a word


class Library(Struct, frozen=True):
    """A library that is here: its name and version, the short name of its licence, and the texts of it."""

    name: str
    version: str
    licence: str
    texts: tuple[str, ...]


def libraries() -> tuple[Library, ...]:
    """Every library the program uses here, by name. What is not installed on this system is not among them."""
    found: dict[str, Distribution] = {}
    waiting = list(ASKED_FOR)
    while waiting:
        name = _plain(waiting.pop())
        if name in found:
            continue
        try:
            found[name] = distribution(name)
        except PackageNotFoundError:
            continue
        waiting += _needs(found[name])
    return tuple(sorted((_library(each) for each in found.values()), key=lambda library: library.name.lower()))


def python_licence() -> Library:
    """Python itself."""
    return Library("Python", sys.version.split()[0], "PSF-2.0", ())


def _needs(installed: Distribution) -> Iterator[str]:
    """The names of what a library needs; what only an extra of it needs is left out."""
    for line in installed.requires or ():
        if "extra ==" not in line and (name := _NAME.match(line)):
            yield name[0]


def _library(installed: Distribution) -> Library:
    about = installed.metadata
    files = (path for path in installed.files or () if path.parts[0].endswith(".dist-info"))
    texts = [_text(Path(path.locate()).read_bytes()) for path in files if _LICENCE.search(str(path))]
    return Library(about["Name"], about["Version"], _short(installed), tuple(texts))


def _text(content: bytes) -> str:
    """A licence as it is read: most are UTF-8, some are older."""
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        return content.decode("latin-1")


def _short(installed: Distribution) -> str:
    """The licence in a word or two: as the package says it, or as its classifier does."""
    about = installed.metadata
    fields = (*(about.get_all("License-Expression") or ()), _KNOWN.get(_plain(about["Name"]), ""))
    for said in (*fields, *(about.get_all("License") or ())):
        if said and len(said) <= _LONG and "\n" not in said:
            return str(said)
    kinds = [each.rpartition(" :: ")[2] for each in about.get_all("Classifier") or () if each.startswith("License ::")]
    return ", ".join(kinds) or "?"


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
