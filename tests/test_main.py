"""The start: what is done before the first window."""

import builtins
import importlib
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from tdapp.main import leave_imports_alone


def test_pyside_reads_no_source_of_what_is_imported_after_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert QApplication  # Qt's modules are here, and with them PySide's own way to import
    monkeypatch.setattr(builtins, "__import__", vars(builtins)["__feature_import__"])
    monkeypatch.syspath_prepend(tmp_path)
    read: list[Any] = []
    monkeypatch.setattr("inspect.getsource", lambda module: read.append(module.__name__) or "")

    def imported(name: str) -> None:
        (tmp_path / f"{name}.py").write_text("")
        importlib.invalidate_caches()
        exec(f"import {name}", {})
        del sys.modules[name]

    imported("seen_by_pyside")
    assert read == ["seen_by_pyside"]
    leave_imports_alone()
    leave_imports_alone()
    imported("left_alone")
    assert read == ["seen_by_pyside"]
