"""Sees to what the operating system must bring: named in `tdapp/app/system.py`.

As root on a system with apt the missing packages are installed; everywhere else the sentence names them with the
command to type.
"""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent))  # the application's folder, which nobody has installed

from tdapp.app import system as needed
from tdapp.app.system import INSTALL, Need, has_display

__all__ = ["Trouble", "apt_install", "has_display", "ready"]


class Trouble(Exception):
    """Something stands in the way that the person at the keyboard can change; the text says what and how."""


def ready(*, windows: bool, making: bool) -> None:
    """Make sure the system brings what it must; `windows` for the display in use, `making` for a new environment.

    Raises `Trouble` with everything that is missing at once and the line to type.
    """
    _bring(needed.needs(windows=windows, making=making))


def ready_to_build() -> None:
    """Make sure a Linux has what a built program brings along. Raises `Trouble` as `ready` does."""
    _bring(needed.BUILDING if sys.platform.startswith("linux") else ())


def _bring(wanted: Sequence[Need]) -> None:
    missing = tuple(need for need in wanted if not need.there())
    manager = needed.package_manager()
    if missing and manager == "apt-get" and needed.is_root():
        apt_install(missing)
        missing = tuple(need for need in missing if not need.there())
    if missing:
        raise Trouble(needed.sentence(missing, manager))


def apt_install(missing: Sequence[Need]) -> None:
    """Install what is missing, saying so; a failure shows in what is missing afterwards."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    print("Asking apt for its list of packages ...", flush=True)
    subprocess.call(["apt-get", "update", "-qq"], env=quiet, stdin=subprocess.DEVNULL)
    packages = [need.package("apt-get") for need in missing]
    print(f"Installing with apt: {' '.join(packages)}", flush=True)
    line = [*INSTALL["apt-get"], "-qq", *packages]
    subprocess.call(line, env=quiet, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    ready_to_build()
