"""The locks hold pins and hashes and nothing else, and they cover what the project says it needs."""

import re
import tomllib
from pathlib import Path

import locks
import pytest

ROOT = Path(__file__).resolve().parents[2]


def text(name: str) -> str:
    return (ROOT / "packaging" / "requirements" / f"{name}.txt").read_text(encoding="utf-8")


def project() -> dict[str, list[str]]:
    """What pyproject.toml asks for: lock name to the names of the packages."""
    read = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    app = read["dependencies"]
    asked = {"app": app, **{lock: [*app, *more] for lock, more in read["optional-dependencies"].items()}}
    names = re.compile(r"[A-Za-z0-9._-]+")
    return {lock: [locks.normal(names.match(line)[0]) for line in lines] for lock, lines in asked.items()}


@pytest.mark.parametrize("name", ["app", "dev", "dist"])
def test_a_lock_holds_pins_and_hashes_only(name: str) -> None:
    assert locks.strangers(text(name)) == []
    assert "://" not in text(name)


@pytest.mark.parametrize("name", ["app", "dev", "dist"])
def test_every_pin_has_a_hash(name: str) -> None:
    lines = text(name).splitlines()
    for line, following in zip(lines, [*lines[1:], ""], strict=True):
        if locks.PIN.match(line):
            assert locks.HASH.match(following), line


@pytest.mark.parametrize("name", ["app", "dev", "dist"])
def test_a_lock_covers_what_the_project_asks_for(name: str) -> None:
    assert set(project()[name]) <= set(locks.pins(text(name)))


@pytest.mark.parametrize("name", ["dev", "dist"])
def test_a_lock_pins_the_same_versions_as_the_application(name: str) -> None:
    assert locks.pins(text("app")).items() <= locks.pins(text(name)).items()


def test_pyside_is_no_version_that_loses_references() -> None:
    pinned = tuple(map(int, locks.pins(text("app"))["pyside6-essentials"].split(".")))
    assert (6, 8, 3) <= pinned < (6, 12)


@pytest.mark.parametrize(
    "line",
    [
        "--find-links /somewhere",
        "--index-url https://index.example/simple",
        "--extra-index-url file:///somewhere",
        "pytest @ https://index.example/pytest.whl",
        "# https://index.example/simple",
        "pytest>=9",
        "-e .",
    ],
)
def test_a_stranger_in_a_lock_is_found(line: str) -> None:
    assert locks.strangers(f"{text('app')}{line}\n") == [line]
