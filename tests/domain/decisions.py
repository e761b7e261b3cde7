"""Every decision of the domain by its verb, found in its code, in whatever room it stands."""

import ast
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import Any

import tdapp.domain
from tdapp.domain.verbs import WRITTEN_AS

DOMAIN = Path(tdapp.domain.__path__[0])
OF_A_TOURNAMENT = ["state", "now"]
INSIDE = "timing.undo_clock"  # what undo makes of a clock act: written as an undo, asked under that act's own verb


def modules() -> Iterator[Path]:
    """Every file of the domain."""
    yield from sorted(DOMAIN.rglob("*.py"))


@cache
def functions() -> Mapping[str, tuple[Path, ast.FunctionDef]]:
    """Every public function of the domain by the verb it has where it is a decision; the domain is read once."""
    return MappingProxyType(
        {
            f"{WRITTEN_AS.get(path.stem, path.stem)}.{node.name}": (path, node)
            for path in modules()
            for node in ast.parse(path.read_text(encoding="utf-8")).body
            if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")
        }
    )


def written(gives: str = "tuple[Fact, ...]") -> dict[str, tuple[Path, list[str]]]:
    """The functions that give facts: the file and the names of the first two arguments."""
    return {
        verb: (path, [each.arg for each in node.args.args[:2]])
        for verb, (path, node) in functions().items()
        if node.returns is not None and ast.unparse(node.returns) == gives
    }


def decisions() -> dict[str, Callable[..., Any]]:
    """Every decision about a tournament that stands."""
    found = {}
    for verb, (path, first) in written().items():
        if first == OF_A_TOURNAMENT and verb != INSIDE:
            module = ".".join(("tdapp.domain", *path.relative_to(DOMAIN).with_suffix("").parts))
            found[verb] = getattr(import_module(module), verb.partition(".")[2])
    return found
