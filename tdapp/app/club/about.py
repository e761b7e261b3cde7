"""What 'about' tells: what changed from version to version, and on which terms each part of the program stands."""

import sys
from pathlib import Path

from msgspec import Struct

import tdapp
from tdapp.app.club.libraries import Library, libraries, python_licence
from tdapp.app.resources import resource
from tdapp.texts import QT_TRANSLATE_NOOP, Text

CHANGES = QT_TRANSLATE_NOOP("About", "What changed")
FONTS = QT_TRANSLATE_NOOP("About", "Fonts")
ICONS = QT_TRANSLATE_NOOP("About", "Icons")
LGPL = ("LGPL-3.0.txt", "GPL-3.0.txt")  # the first rests on the second


class Part(Struct, frozen=True):
    """A part of what is told: its title, a text of ours or a name; what is told; whether that is marked up."""

    title: Text | str
    text: str
    marked: bool = False


def parts() -> tuple[Part, ...]:
    """The changes first, then the licences: the program's own, then every other's."""
    own = Part(f"tdapp {tdapp.__version__}: MIT", _read("licences", "MIT-tdapp.txt"))
    return (
        Part(CHANGES, _read("CHANGELOG.md"), marked=True),
        own,
        Part(FONTS, _read("fonts", "LICENCES.md"), marked=True),
        Part(ICONS, "\n\n".join((_read("icons", "README.md"), _read("icons", "LICENSE-lucide.txt"))), marked=True),
        *(_of(each) for each in (python_licence(), *libraries())),
        *(Part(path.stem, path.read_text(encoding="utf-8")) for path in _of_the_system()),
    )


def _of(library: Library) -> Part:
    texts = library.texts or tuple(_read("licences", name) for name in LGPL if library.licence.startswith("LGPL"))
    title = f"{library.name} {library.version}: {library.licence}"
    return Part(title, "\n\n".join((title, *texts)))


def _of_the_system() -> list[Path]:
    """The licences of what a built program brings along from the system it was built on."""
    folder = getattr(sys, "_MEIPASS", None)
    return sorted((Path(folder) / "licences").glob("*.txt")) if folder is not None else []


def _read(*parts: str) -> str:
    return resource(*parts).read_text(encoding="utf-8")
