"""No module names two texts alike: the one below would stand wherever the one above is meant."""

import ast
from collections import Counter
from pathlib import Path

import tdapp


def test_no_module_gives_a_name_twice() -> None:
    twice = []
    for file in Path(tdapp.__file__).parent.rglob("*.py"):
        names = Counter(
            target.id
            for node in ast.parse(file.read_text(encoding="utf-8")).body
            if isinstance(node, ast.Assign | ast.AnnAssign)
            for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
            if isinstance(target, ast.Name)
        )
        twice += [f"{file.name}: {name}" for name, many in names.items() if many > 1]
    assert not twice
