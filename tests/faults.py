"""What ends a process of the tests: where each of its threads was, told in the summary of the run.

Two processes test side by side. Of one that is gone the other end of the pipe knows no more than the test it was at,
and what Python writes in its last moment goes to a stream that few keep.
"""

import faulthandler
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any, Final

import pytest

_TOLD: Final = "faults"  # under which each process is told the folder
_faults: "Faults | None" = None


class Faults:
    """The last words of the processes of one run, each in a file of its own."""

    def __init__(self, config: pytest.Config) -> None:
        told: dict[str, str] | None = getattr(config, "workerinput", None)
        self._is_first = told is None
        self._folder = Path(told[_TOLD] if told is not None else mkdtemp(prefix="tdapp-faults-"))
        self._file = (self._folder / (told or {}).get("workerid", "first")).open("w", encoding="utf-8")

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node: Any) -> None:
        """Tell a process that is about to begin where its last words go."""
        node.workerinput[_TOLD] = str(self._folder)

    @pytest.hookimpl(trylast=True)
    def pytest_sessionstart(self) -> None:
        """Watch from now on, instead of pytest."""
        self.watch()

    def watch(self) -> None:
        """Have the last words of this process written down."""
        faulthandler.enable(self._file)

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        """Tell what was written down."""
        for file in sorted(self._folder.iterdir()):
            if words := file.read_text(encoding="utf-8", errors="replace").strip():
                terminalreporter.section(f"last words of {file.name}")
                terminalreporter.write_line(words)

    def pytest_unconfigure(self) -> None:
        """Leave nothing behind."""
        faulthandler.disable()
        self._file.close()
        if self._is_first:
            rmtree(self._folder, ignore_errors=True)


def begin(config: pytest.Config) -> None:
    """Begin to watch this process and those it starts."""
    global _faults  # noqa: PLW0603  there is one process
    _faults = Faults(config)
    config.pluginmanager.register(_faults)


def watch_again() -> None:
    """Watch again, after something that was tested did so in its own way."""
    if _faults is not None:
        _faults.watch()
