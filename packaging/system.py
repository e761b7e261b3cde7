"""What the operating system must bring: Python's venv support and the libraries Qt is linked to.

As root on a system with apt the missing packages are installed; everywhere else the sentence names them with the
command to type. Windows and macOS bring everything themselves.
"""

import ctypes
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from typing import NamedTuple


class Trouble(Exception):
    """Something stands in the way that the person at the keyboard can change; the text says what and how."""


class Library(NamedTuple):
    """A shared library and the packages that bring it; for apt several names, newest distribution first."""

    file: str
    apt: tuple[str, ...]
    dnf: str
    zypper: str
    pacman: str

    def packages(self, manager: str) -> tuple[str, ...]:
        """The names this package manager may know it by."""
        return {"apt-get": self.apt, "dnf": (self.dnf,), "zypper": (self.zypper,), "pacman": (self.pacman,)}[manager]


# Found one by one in bare systems: without any of these Qt does not load.
ALWAYS: tuple[Library, ...] = (
    Library("libglib-2.0.so.0", ("libglib2.0-0t64", "libglib2.0-0"), "glib2", "libglib-2_0-0", "glib2"),
    Library("libGL.so.1", ("libgl1",), "libglvnd-glx", "Mesa-libGL1", "libglvnd"),
    Library("libEGL.so.1", ("libegl1",), "libglvnd-egl", "Mesa-libEGL1", "libglvnd"),
    Library("libxkbcommon.so.0", ("libxkbcommon0",), "libxkbcommon", "libxkbcommon0", "libxkbcommon"),
    Library("libfontconfig.so.1", ("libfontconfig1",), "fontconfig", "fontconfig", "fontconfig"),
    Library("libdbus-1.so.3", ("libdbus-1-3",), "dbus-libs", "libdbus-1-3", "dbus"),
)
X11: tuple[Library, ...] = (
    Library("libxcb-cursor.so.0", ("libxcb-cursor0",), "xcb-util-cursor", "libxcb-cursor0", "xcb-util-cursor"),
    Library("libxcb-icccm.so.4", ("libxcb-icccm4",), "xcb-util-wm", "libxcb-icccm4", "xcb-util-wm"),
    Library("libxcb-keysyms.so.1", ("libxcb-keysyms1",), "xcb-util-keysyms", "libxcb-keysyms1", "xcb-util-keysyms"),
    Library("libxcb-shape.so.0", ("libxcb-shape0",), "libxcb", "libxcb-shape0", "libxcb"),
    Library("libxcb-xkb.so.1", ("libxcb-xkb1",), "libxcb", "libxcb-xkb1", "libxcb"),
    Library(
        "libxkbcommon-x11.so.0", ("libxkbcommon-x11-0",), "libxkbcommon-x11", "libxkbcommon-x11-0", "libxkbcommon-x11"
    ),
)
WAYLAND: tuple[Library, ...] = (
    Library("libwayland-cursor.so.0", ("libwayland-cursor0",), "libwayland-cursor", "libwayland-cursor0", "wayland"),
)

INSTALL = {
    "apt-get": ("apt-get", "install", "-y", "--no-install-recommends"),
    "dnf": ("dnf", "install", "-y"),
    "zypper": ("zypper", "install", "-y"),
    "pacman": ("pacman", "-S", "--needed", "--noconfirm"),
}


def has_display() -> bool:
    """Whether windows can be shown: always so on Windows and macOS, and wherever a Qt platform was chosen by hand."""
    chosen = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return not sys.platform.startswith("linux") or any(os.environ.get(name) for name in chosen)


def install_qt_libraries(*, windows: bool) -> None:
    """Make sure Qt's libraries are there, with `windows` also those of the display in use. Raises `Trouble` if not."""
    if not sys.platform.startswith("linux"):
        return
    wanted: tuple[Library, ...] = ALWAYS
    if windows and os.environ.get("QT_QPA_PLATFORM", "") in ("", "xcb", "wayland"):
        wanted += X11 if os.environ.get("DISPLAY") else ()
        wanted += WAYLAND if os.environ.get("WAYLAND_DISPLAY") else ()
    missing = [library for library in wanted if not _loads(library.file)]
    if not missing:
        return
    manager = package_manager()
    if manager == "apt-get" and is_root():
        _apt_install([library.apt for library in missing])
        missing = [library for library in missing if not _loads(library.file)]
    if missing:
        raise Trouble(_sentence(missing, manager))


def install_venv_support() -> None:
    """Make sure `python -m venv` can put pip into an environment; Debian and Ubuntu keep that in a package apart."""
    if importlib.util.find_spec("ensurepip") is not None:
        return
    manager = package_manager()
    package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    if manager == "apt-get" and is_root():
        _apt_install([(package, "python3-venv")])
        importlib.invalidate_caches()
        if importlib.util.find_spec("ensurepip") is not None:
            return
    names = {"apt-get": package, "dnf": "python3-pip", "zypper": "python3-pip", "pacman": "python"}
    advice = f"Type this, then start again:\n  {command(manager, [names[manager]])}" if manager else "Install it first."
    raise Trouble(
        f"This Python ({sys.executable}) cannot make virtual environments: its part 'ensurepip' is missing.\n{advice}"
    )


def package_manager() -> str | None:
    """The system's own way to install packages; None when it is none of those known here."""
    return next((name for name in INSTALL if shutil.which(name)), None)


def is_root() -> bool:
    """Whether packages can be installed without asking."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def command(manager: str, packages: Sequence[str]) -> str:
    """The line to type to install `packages`."""
    return " ".join((*(() if is_root() else ("sudo",)), *INSTALL[manager], *packages))


def choose_apt_name(names: Sequence[str]) -> str:
    """The first of `names` this distribution offers; the last (oldest) name when apt knows none of them."""
    for name in names:
        shown = subprocess.run(["apt-cache", "show", "--no-all-versions", name], check=False, capture_output=True)
        if shown.returncode == 0 and shown.stdout.strip():
            return name
    return names[-1]


def _apt_install(wanted: Sequence[tuple[str, ...]]) -> None:
    """Install one package of each tuple of names. Says what it does; a failure shows in what is still missing."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    print("Asking apt for the list of packages ...", flush=True)
    subprocess.call(["apt-get", "update", "-qq"], env=quiet, stdin=subprocess.DEVNULL)
    packages = [choose_apt_name(names) for names in wanted]
    print(f"Installing with apt: {' '.join(packages)}", flush=True)
    subprocess.call(
        [*INSTALL["apt-get"], "-qq", *packages], env=quiet, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL
    )


def _loads(file: str) -> bool:
    try:
        ctypes.CDLL(file)
    except OSError:
        return False
    return True


def _sentence(missing: Sequence[Library], manager: str | None) -> str:
    files = ", ".join(library.file for library in missing)
    if manager is None:
        lacks = f"Qt needs these libraries, which this system lacks: {files}."
        return f"{lacks}\nInstall the packages that bring them, then start again."
    names = [_name(library, manager) for library in missing]
    return (
        f"Qt needs these libraries, which this system lacks: {files}.\n"
        f"Type this, then start again:\n  {command(manager, list(dict.fromkeys(names)))}"
    )


def _name(library: Library, manager: str) -> str:
    names = library.packages(manager)
    return choose_apt_name(names) if manager == "apt-get" else names[0]
