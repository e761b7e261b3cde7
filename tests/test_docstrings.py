"""The examples in the source say what is so."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "tdapp"
MODULES = [
    ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts).removesuffix(".__init__")
    for path in sorted(SOURCE.rglob("*.py"))
    if b">>> " in path.read_bytes()
]


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_of_a_module_run(module: str) -> None:
    tried = doctest.testmod(import_module(module))
    assert tried.attempted and not tried.failed


def test_the_examples_are_found() -> None:
    assert len(MODULES) > 90
