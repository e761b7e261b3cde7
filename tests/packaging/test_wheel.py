"""The wheel: everything is in it, and what it finds are its own files."""

import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

import tdapp
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NOT_IN_IT = (".ts", ".pyc")  # for translators; made anew where it runs


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout."""
    out = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(out)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return next(out.glob("*.whl"))


def test_everything_that_ships_is_in_it(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    code = {path.relative_to(ROOT).as_posix() for path in (ROOT / "tdapp").rglob("*.py")}
    shipped = {f"tdapp/{path.relative_to(ROOT).as_posix()}" for path in (ROOT / "resources").rglob("*.*")}
    cases = {name for name in shipped if "/cases/" in name}
    assert code | {name for name in shipped - cases if not name.endswith(NOT_IN_IT)} <= names
    assert len(cases) > 1000 and not cases & names
    assert not [name for name in names if name.startswith("tests") or name.endswith(NOT_IN_IT)]


def test_it_has_a_program_for_the_window_and_one_for_the_command_line(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as opened:
        points = next(opened.read(name).decode() for name in opened.namelist() if name.endswith("entry_points.txt"))
        about = next(opened.read(name).decode() for name in opened.namelist() if name.endswith("METADATA"))
    assert "[gui_scripts]\ntdapp = tdapp.main:main" in points
    assert "[console_scripts]\ntdapp-cli = tdapp.main:command_line" in points
    assert f"Requires-Python: {PROJECT['requires-python']}" in about


def test_a_python_that_is_too_old_is_asked_for_no_library(wheel: Path) -> None:
    """Its pip would say that it cannot find one of them, and never that Python is too old."""
    with zipfile.ZipFile(wheel) as opened:
        about = next(opened.read(name).decode() for name in opened.namelist() if name.endswith("METADATA"))
    asked = [Requirement(line) for line in re.findall(r"^Requires-Dist: (.*)$", about, re.MULTILINE)]

    def wanted(python: str, system: str) -> set[str]:
        here = {"python_version": python, "python_full_version": f"{python}.0", "sys_platform": system, "extra": ""}
        return {each.name.lower() for each in asked if each.marker is None or each.marker.evaluate(here)}

    least = PROJECT["requires-python"].removeprefix(">=")
    assert wanted(least, "win32") == {Requirement(line).name.lower() for line in PROJECT["dependencies"]}
    assert wanted(least, "linux") == wanted(least, "win32") - {"tzdata"}
    assert wanted("3.10", "linux") == wanted("3.10", "win32") == wanted("3.9", "linux") == set()


def test_unpacked_elsewhere_it_finds_its_own_files(wheel: Path, tmp_path: Path) -> None:
    zipfile.ZipFile(wheel).extractall(tmp_path / "installed")
    code = "from tdapp.app.resources import resource; from tdapp.main import command_line; print(resource('fonts'))"
    at = f"import sys; sys.path.insert(0, {str(tmp_path / 'installed')!r}); {code}; command_line(['--version'])"
    done = subprocess.run([sys.executable, "-P", "-c", at], cwd=tmp_path, check=True, capture_output=True, text=True)
    found, version = done.stdout.splitlines()
    assert Path(found) == tmp_path / "installed" / "tdapp" / "resources" / "fonts"
    assert version == f"tdapp {tdapp.__version__}"
