"""What the system must bring: found, installed where that is allowed, otherwise named with the line to type."""

import subprocess
from collections.abc import Callable, Sequence

import pytest
import system as chores
from system import Trouble

from tdapp.app import system
from tdapp.app.system import Need

GONE = Need("libnobody-has-this.so.9", ("libnobody0t64", "libnobody0"), "nobody", "libnobody0", "nobody-libs")
Set = Callable[..., None]


@pytest.fixture
def linux(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """A Linux without a display and without a package manager, where nobody is root."""
    monkeypatch.setattr(system.sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(system, "package_manager", lambda: None)
    monkeypatch.setattr(system, "is_root", lambda: False)
    return monkeypatch


def test_a_library_nobody_has_is_missing_and_one_of_python_is_there() -> None:
    assert not GONE.there()
    assert not Need("no_module_of_this_name", (), "", "", "").there()
    assert Need("json", (), "", "", "").there()


@pytest.mark.parametrize(
    ("display", "expected"),
    [
        ({}, system.ALWAYS),
        ({"DISPLAY": ":0"}, system.ALWAYS + system.X11),
        ({"WAYLAND_DISPLAY": "wayland-0"}, system.ALWAYS + system.WAYLAND),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}, system.ALWAYS),
    ],
)
def test_only_the_display_in_use_is_asked_for(
    linux: pytest.MonkeyPatch, display: dict[str, str], expected: tuple[Need, ...]
) -> None:
    for name, value in display.items():
        linux.setenv(name, value)
    assert system.needs(windows=True, making=False) == expected
    assert system.needs(windows=False, making=False) == system.ALWAYS
    assert system.needs(windows=False, making=True) == (system.VENV, *system.ALWAYS)


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_windows_and_macos_bring_everything(linux: pytest.MonkeyPatch, platform: str) -> None:
    linux.setattr(system.sys, "platform", platform)
    assert system.needs(windows=True, making=False) == ()
    assert system.has_display()


def test_a_linux_without_display_variables_has_no_display(linux: pytest.MonkeyPatch) -> None:
    assert not system.has_display()
    linux.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert system.has_display()


@pytest.mark.parametrize(
    ("manager", "line"),
    [
        ("apt-get", "sudo apt-get install -y --no-install-recommends libnobody0"),
        ("dnf", "sudo dnf install -y nobody"),
        ("zypper", "sudo zypper install -y libnobody0"),
        ("pacman", "sudo pacman -S --needed --noconfirm nobody-libs"),
        (None, "Install the packages that bring it"),
    ],
)
def test_what_is_missing_is_named_with_the_line_to_type(
    linux: pytest.MonkeyPatch, manager: str | None, line: str
) -> None:
    linux.setattr(system, "package_manager", lambda: manager)
    linux.setattr(system, "choose_apt_name", lambda names: names[-1])
    linux.setattr(system, "ALWAYS", (GONE, GONE))
    with pytest.raises(Trouble) as raised:
        chores.ready(windows=False, making=False)
    assert "libnobody-has-this.so.9" in str(raised.value)
    assert str(raised.value).splitlines()[-1].strip().startswith(line)


def test_as_root_on_apt_the_packages_are_installed(linux: pytest.MonkeyPatch) -> None:
    typed: list[Sequence[str]] = []
    known = {"libnobody0t64"}

    def call(line: Sequence[str], **options: object) -> int:
        typed.append(line)
        linux.setattr(Need, "there", lambda need: True)
        return 0

    def run(line: Sequence[str], **options: object) -> subprocess.CompletedProcess[bytes]:
        there = line[-1] in known
        return subprocess.CompletedProcess(line, 0 if there else 100, stdout=b"Package: x" if there else b"")

    linux.setattr(system, "package_manager", lambda: "apt-get")
    linux.setattr(system, "is_root", lambda: True)
    linux.setattr(system, "ALWAYS", (GONE,))
    linux.setattr(chores.subprocess, "call", call)
    linux.setattr(chores.subprocess, "run", run)
    chores.ready(windows=False, making=False)
    assert [line[1] for line in typed] == ["update", "install"]
    assert typed[-1][-1] == "libnobody0t64"


def test_an_installation_that_did_not_help_is_told(linux: pytest.MonkeyPatch) -> None:
    linux.setattr(system, "package_manager", lambda: "apt-get")
    linux.setattr(system, "is_root", lambda: True)
    linux.setattr(chores, "apt_install", lambda missing: None)
    linux.setattr(system, "choose_apt_name", lambda names: names[0])
    linux.setattr(system, "ALWAYS", (GONE,))
    with pytest.raises(Trouble, match=r"apt-get install -y --no-install-recommends libnobody0t64"):
        chores.ready(windows=False, making=False)
