"""What a page needs is loaded a module a step, and all of it before the page is made."""

import os
import subprocess
import sys

import pytest

from tdapp.ui.frame.pages import OPENERS
from tdapp.ui.loading import imported

AT_ONCE = 3  # modules in one step: a package comes with what it imports itself
CHILD = """
import sys, tdapp.ui.main_window
from tdapp.ui.frame import pages
def ours():
    return {name for name in sys.modules if name.partition(".")[0] == "tdapp"}
before, most, steps = ours(), 0, 0
for _ in pages.load(sys.argv[1]):
    now = ours()
    most, before, steps = max(most, len(now - before)), now, steps + 1
pages.kind_of(sys.argv[1])
print(most, steps, sorted(name for name in before if name.startswith("tdapp.ui.pages")))
"""


@pytest.mark.parametrize("name", ["players", "structure", "rulings"])
def test_no_step_loads_more_than_a_few_modules(name: str) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    said = subprocess.run(
        [sys.executable, "-c", CHILD, name], env=environment, capture_output=True, text=True, check=True
    )
    most, steps, there = said.stdout.split(" ", 2)
    assert int(most) <= AT_ONCE and int(steps) > AT_ONCE, said.stdout
    made = next(iter(imported(OPENERS[name].__code__)))[0]
    assert repr(f"{made}.page") in there


SAMPLE = """
import a.b
from c import d as e, f
if TYPE_CHECKING:
    from types_alone import g
from h import i
def later():
    from j import k
"""


def test_what_is_imported_for_types_or_later_is_left_out() -> None:
    found = list(imported(compile(SAMPLE, "sample", "exec")))
    assert found == [("a.b", ""), ("c", ""), ("c", "d"), ("c", "f"), ("h", ""), ("h", "i")]
