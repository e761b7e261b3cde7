"""What can stand in the way before the first window, each said in a sentence with what to do.

It is said in English, for there are no translations before Qt is loaded, and needs the standard library only.
"""

import os

from tdapp.app import system


class CannotStart(Exception):
    """Something stands in the way that the person in front can change; the text says what and how."""


def see_display() -> None:
    """Refuse to open a window where no display is named. Whether the one that is named answers, Qt finds out."""
    if not system.has_display():
        raise CannotStart(no_display(""))


def no_display(why: str) -> str:
    """There is no display to open a window on; `why`: in Qt's words, '' for none is named at all."""
    told = f"({why}) " if why else ""
    return (
        f"There is no display here to open the window on. {told}Start it in a desktop session, or use `tdapp-cli`, "
        "which needs none: `tdapp-cli demo` plays the demo evening."
    )


def without_display() -> None:
    """Have Qt draw without a display where there is none, for what opens no window."""
    if not system.has_display():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"


def lacking(error: ImportError) -> str:
    """A part of the program could not be loaded: what to do. '' for an error of our own."""
    missing = system.missing(windows=True, making=False)
    if missing:
        return system.sentence(missing, system.package_manager())
    if error.name is not None and not error.name.startswith("tdapp"):
        return (
            f"A part of the program cannot be loaded: {error}. Install it again: "
            "unpack the whole archive, or `pip install --force-reinstall tdapp`."
        )
    return ""
