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


AFTER = """
import sys
from tdapp.ui.application import Application
from tdapp.ui.pages.clock.ahead import AheadPlace
from tdapp.ui.loading import imported, load_for
def there():
    return {name for name in sys.modules if name.partition(".")[0] == "tdapp"}
for steps, uses in ((Application._loading(), Application._prepare), (load_for(AheadPlace.begin), AheadPlace.begin)):
    before, most = there(), 0
    for _ in steps:
        now = there()
        most, before = max(most, len(now - before)), now
    for name, part in imported(uses.__code__):
        __import__(name, fromlist=[part])
    print(most, len(there() - before), uses.__qualname__)
"""


def test_what_comes_after_the_first_picture_is_loaded_a_few_modules_a_step() -> None:
    """The screens of the room, sound and the evening ahead: a key that is pressed just then waits for a step."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    said = subprocess.run([sys.executable, "-c", AFTER], env=environment, capture_output=True, text=True, check=True)
    for line in said.stdout.splitlines():
        most, later, uses = line.split()
        assert int(most) <= AT_ONCE, f"{uses}: {most} modules in a step"
        assert int(later) == 0, f"{uses} loads {later} modules more"
    assert len(said.stdout.splitlines()) == 2


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
