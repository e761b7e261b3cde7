"""What the operating system must bring: Python's venv support and the libraries Qt is linked to.

What is missing is named with the command to type. Windows and macOS bring everything themselves. Chores that run before
anything is installed use this too, so it needs the standard library only.
"""

import os
import sys
from collections.abc import Sequence
from typing import NamedTuple


class Need(NamedTuple):
    """Something the system must have and the packages that bring it; for apt several names, newest system first."""

    what: str
    apt: tuple[str, ...]
    dnf: str
    zypper: str
    pacman: str

    def there(self) -> bool:
        """Whether the system has it: libraries are loaded to see, anything else is a module of Python or a program."""
        import ctypes  # none of these where nothing is missing: every start would wait
        import importlib.util
        import shutil

        if ".so." not in self.what:
            importlib.invalidate_caches()
            return importlib.util.find_spec(self.what) is not None or shutil.which(self.what) is not None
        try:
            ctypes.CDLL(self.what)
        except OSError:
            return False
        return True

    def package(self, manager: str) -> str:
        """The package's name for this package manager."""
        if manager == "apt-get":
            return choose_apt_name(self.apt)
        return {"dnf": self.dnf, "zypper": self.zypper, "pacman": self.pacman}[manager]


# Debian and Ubuntu keep the part of Python that puts pip into a virtual environment in a package of its own.
VENV = Need(
    "ensurepip",
    (f"python{sys.version_info.major}.{sys.version_info.minor}-venv", "python3-venv"),
    "python3-pip",
    "python3-pip",
    "python",
)

# Found one by one in bare systems: without any of these Qt does not load.
ALWAYS: tuple[Need, ...] = (
    Need("libglib-2.0.so.0", ("libglib2.0-0t64", "libglib2.0-0"), "glib2", "libglib-2_0-0", "glib2"),
    Need("libGL.so.1", ("libgl1",), "libglvnd-glx", "Mesa-libGL1", "libglvnd"),
    Need("libEGL.so.1", ("libegl1",), "libglvnd-egl", "Mesa-libEGL1", "libglvnd"),
    Need("libxkbcommon.so.0", ("libxkbcommon0",), "libxkbcommon", "libxkbcommon0", "libxkbcommon"),
    Need("libfontconfig.so.1", ("libfontconfig1",), "fontconfig", "fontconfig", "fontconfig"),
    Need("libgssapi_krb5.so.2", ("libgssapi-krb5-2",), "krb5-libs", "krb5", "krb5"),
    Need("libdbus-1.so.3", ("libdbus-1-3",), "dbus-libs", "libdbus-1-3", "dbus"),
)
X11: tuple[Need, ...] = (
    Need("libxcb-cursor.so.0", ("libxcb-cursor0",), "xcb-util-cursor", "libxcb-cursor0", "xcb-util-cursor"),
    Need("libxcb-icccm.so.4", ("libxcb-icccm4",), "xcb-util-wm", "libxcb-icccm4", "xcb-util-wm"),
    Need("libxcb-keysyms.so.1", ("libxcb-keysyms1",), "xcb-util-keysyms", "libxcb-keysyms1", "xcb-util-keysyms"),
    Need("libxcb-shape.so.0", ("libxcb-shape0",), "libxcb", "libxcb-shape0", "libxcb"),
    Need("libxcb-xkb.so.1", ("libxcb-xkb1",), "libxcb", "libxcb-xkb1", "libxcb"),
    Need(
        "libxkbcommon-x11.so.0", ("libxkbcommon-x11-0",), "libxkbcommon-x11", "libxkbcommon-x11-0", "libxkbcommon-x11"
    ),
)
WAYLAND: tuple[Need, ...] = (
    Need("libwayland-cursor.so.0", ("libwayland-cursor0",), "libwayland-cursor", "libwayland-cursor0", "wayland"),
)
# A built program brings its libraries along, so whoever builds one has all of them, and the tools that look into them.
TOOLS = Need("objdump", ("binutils",), "binutils", "binutils", "binutils")
BUILDING: tuple[Need, ...] = (TOOLS, *ALWAYS, *X11, *WAYLAND)

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


def missing(*, windows: bool, making: bool) -> tuple[Need, ...]:
    """What this system lacks of what it must bring: see `needs`."""
    return tuple(need for need in needs(windows=windows, making=making) if not need.there())


def needs(*, windows: bool, making: bool) -> tuple[Need, ...]:
    """What this system must bring."""
    wanted: tuple[Need, ...] = (VENV,) if making else ()
    if not sys.platform.startswith("linux"):
        return wanted
    wanted += ALWAYS
    if windows and os.environ.get("QT_QPA_PLATFORM", "") in ("", "xcb", "wayland"):
        wanted += X11 if os.environ.get("DISPLAY") else ()
        wanted += WAYLAND if os.environ.get("WAYLAND_DISPLAY") else ()
    return wanted


def package_manager() -> str | None:
    """The system's own way to install packages; None when it is none of those known here."""
    import shutil

    return next((name for name in INSTALL if shutil.which(name)), None)


def is_root() -> bool:
    """Whether packages can be installed without asking."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def choose_apt_name(names: Sequence[str]) -> str:
    """The first of `names` this distribution offers; the last when apt has no list of packages yet."""
    import subprocess

    for name in names:
        shown = subprocess.run(["apt-cache", "show", "--no-all-versions", name], check=False, capture_output=True)
        if shown.returncode == 0 and shown.stdout.strip():
            return name
    return names[-1]


def sentence(missing: Sequence[Need], manager: str | None) -> str:
    """What is missing, and the line that brings it."""
    lacks = f"This system lacks what the application needs: {', '.join(need.what for need in missing)}."
    if manager is None:
        return f"{lacks}\nInstall the packages that bring it, then start again."
    packages = dict.fromkeys(need.package(manager) for need in missing)
    typed = " ".join((*(() if is_root() else ("sudo",)), *INSTALL[manager], *packages))
    return f"{lacks}\nType this, then start again:\n  {typed}"
