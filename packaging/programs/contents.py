"""What goes into a built program, and what the libraries bring that it never asks for."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NOT_SHIPPED = ("cases", ".ts")  # of the resources: for tests and translators

# Modules no part of the program loads, though a library could.
LEFT_OUT = (
    "PIL._avif", "PIL._imagingcms", "PIL._imagingft", "PIL._imagingmath", "PIL._imagingmorph", "PIL._imagingtk",
    "PIL._webp", "PySide6.QtDBus", "PySide6.QtNetwork", "PySide6.QtQml", "PySide6.QtQuick", "_pytest", "_ssl",
    "_testcapi", "ast_serialize", "curses", "doctest", "ensurepip", "ftplib", "hypothesis", "idlelib", "lib2to3",
    "librt", "mypy", "mypyc", "numpy.distutils", "numpy.f2py", "numpy.testing", "pkg_resources", "pydantic.mypy",
    "pydantic.v1", "pydoc_data", "pygments", "pytest", "readline", "rich", "setuptools", "smtplib",
    "sqlalchemy.dialects.mssql", "sqlalchemy.dialects.mysql", "sqlalchemy.dialects.oracle", "sqlalchemy.ext.mypy",
    "ssl", "tkinter",
)  # fmt: skip

NAMED = ("reportlab.graphics.barcode",)  # packages whose modules are loaded by their names

PLUGINS = (  # of Qt, by folder: what a window, its pictures, its keys and its printers need
    r"platforms/(lib)?q(xcb|wayland|offscreen|windows|cocoa)\.",
    r"imageformats/(lib)?q(jpeg|gif|ico|svg|webp)\.",
    r"iconengines/",
    r"platforminputcontexts/",
    r"platformthemes/(lib)?qxdgdesktopportal\.",
    r"printsupport/",
    r"styles/",
    r"wayland-decoration-client/",
    r"wayland-shell-integration/(lib)?xdg-shell\.",
)
_PLUGIN = re.compile("|".join(PLUGINS))
_LOCALE = re.compile(r"(root|en|nl)(_\w+)?\.dat")


def resources() -> list[Path]:
    """The files of `resources/` that ship."""
    found = (ROOT / "resources").rglob("*")
    return [path for path in found if path.is_file() and not set(NOT_SHIPPED) & {*path.parts, path.suffix}]


def libraries() -> list[str]:
    """The libraries that go along, with all that they need themselves: their names as their packages write them."""
    from tdapp.app.club.libraries import libraries as used

    return [library.name for library in used()]


def wanted(name: str) -> bool:
    """Whether a file of a library goes along.

    >>> wanted("PySide6/Qt/plugins/platforms/libqxcb.so"), wanted("PySide6/Qt/plugins/platforms/libqvnc.so")
    (True, False)
    >>> wanted("babel/locale-data/nl_BE.dat"), wanted("babel/locale-data/de.dat"), wanted("numpy/core.so")
    (True, False, True)
    """
    path = Path(name)
    if "plugins" in path.parts:
        return _PLUGIN.search(path.as_posix()) is not None
    if "locale-data" in path.parts:
        return _LOCALE.fullmatch(path.name) is not None
    return "translations" not in path.parts
