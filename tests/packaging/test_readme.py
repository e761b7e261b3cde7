"""The map of the README is true: every path it names is there."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def paths_of(row: str) -> list[Path]:
    """The files and folders a row of the map names; a bare name stands in the folder named before it."""
    found, folder = [], ROOT
    for name in re.findall(r"`([^`]+)`", row):
        if "<" in name or "*" in name or not name.endswith(("/", ".py", ".md", ".toml")):
            continue
        path = ROOT / name if (ROOT / name.split("/")[0]).is_dir() and "/" in name else folder / name
        found.append(path)
        if path.is_relative_to(ROOT) and (ROOT / name) == path:
            folder = path if name.endswith("/") else path.parent
    return found


def test_every_path_of_the_map_is_there() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    rows = [row for row in readme.partition("## Where do I change")[2].splitlines() if row.startswith("| ")][1:]
    named = [path for row in rows for path in paths_of(row)]
    assert len(named) > 100
    assert [str(path.relative_to(ROOT)) for path in named if not path.exists()] == []
