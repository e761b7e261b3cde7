"""The table of measurements: ratios, limits, and rows without a number."""

from pathlib import Path

import benchmarks
import pytest
from benchmarks import Row

ROWS = """
def rows():
    yield ("a bust-out", 0.004, 0.001, {limit}, "bare commit")
    yield ("the clock", 0.003, None, 5, "nothing")
    yield ("memory", None, 1.0, 2.2, "bare window")
    yield ("a draw", 0.002, 0.001, None, "random.shuffle")
"""


@pytest.mark.parametrize(
    ("limit", "code", "last"), [("5", 0, "All within their limits."), ("3", 1, "1 over the limit.")]
)
def test_the_exit_code_tells_whether_a_limit_is_broken(
    limit: str,
    code: int,
    last: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "store.py").write_text(ROWS.format(limit=limit), encoding="utf-8")
    monkeypatch.setattr(benchmarks, "FOLDER", tmp_path)
    assert benchmarks.main([]) == code
    told = capsys.readouterr().out.splitlines()
    assert told[-1] == last
    assert "4.00x" in told[2] and told[2].endswith("OVER") == bool(code)


def test_a_row_without_a_number_breaks_no_limit() -> None:
    assert not Row("x", None, 1.0, 2.0, "y").over
    assert not Row("x", 9.0, None, 2.0, "y").over
    assert not Row("x", 9.0, 1.0, None, "y").over
    assert Row("x", 9.0, 1.0, 8.9, "y").over and not Row("x", 9.0, 1.0, 9.0, "y").over


def test_an_unknown_benchmark_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchmarks, "FOLDER", tmp_path)
    assert benchmarks.main(["nothing"]) == 2
