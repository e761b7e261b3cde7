"""Measures what must be fast and prints each number beside its reference from the same run.

Every file in packaging/bench/ has a function `rows()` that yields tuples (name, ours, reference, limit, reference
name): seconds (or any unit both share), how many times the reference ours may take, and what the reference is. A number
that is None was not measured or has no limit. Only ratios count: they hold on any computer, seconds do not.
"""

import importlib.util
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

FOLDER = Path(__file__).resolve().parent / "bench"


class Row(NamedTuple):
    """One measurement; None where there is no number."""

    name: str
    ours: float | None
    reference: float | None
    limit: float | None
    reference_name: str

    @property
    def ratio(self) -> float | None:
        """How many times the reference ours took."""
        return self.ours / self.reference if self.ours is not None and self.reference else None

    @property
    def over(self) -> bool:
        """Whether the ratio breaks its limit."""
        return self.ratio is not None and self.limit is not None and self.ratio > self.limit


def main(names: list[str]) -> int:
    """Print the table; exit code 1 when a limit is broken, 2 when there is no such benchmark."""
    files = {path.stem: path for path in sorted(FOLDER.glob("*.py")) if not path.stem.startswith("_")}
    unknown = [name for name in names if name not in files]
    if unknown:
        print(f"No benchmark {', '.join(unknown)}; there are: {', '.join(files)}.", file=sys.stderr)
        return 2
    print(f"{'':52} {'ours':>10} {'reference':>10} {'ratio':>8} {'limit':>7}", flush=True)
    broken = 0
    for name in names or files:
        print(name)
        for row in measured(load(files[name])):
            broken += row.over
            print(line(row), flush=True)
    print(f"{broken} over the limit." if broken else "All within their limits.")
    return 1 if broken else 0


def load(path: Path) -> ModuleType:
    """Import a benchmark from its file."""
    spec = importlib.util.spec_from_file_location(f"bench_{path.stem}", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def measured(module: ModuleType) -> Iterator[Row]:
    """The rows of a benchmark, one as soon as it is there."""
    rows: Iterable[tuple[str, float | None, float | None, float | None, str]] = module.rows()
    for row in rows:
        yield Row(*row)


def line(row: Row) -> str:
    """A row of the table, with a mark when the limit is broken."""
    ratio = "-" if row.ratio is None else f"{row.ratio:.2f}x"
    limit = "-" if row.limit is None else f"{row.limit:g}x"
    mark = "  OVER" if row.over else ""
    numbers = f"{number(row.ours):>10} {number(row.reference):>10} {ratio:>8} {limit:>7}"
    return f"  {row.name:50} {numbers}  {row.reference_name}{mark}"


def number(value: float | None) -> str:
    """A number of seconds in three figures."""
    return "-" if value is None else f"{value:.3g}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
