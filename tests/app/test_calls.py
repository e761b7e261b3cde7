"""The program calls nobody."""

import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TRIED = """
import socket, sys
sys.path.insert(0, sys.argv[1])
from tdapp.app.calls import nobody_called
with nobody_called() as called:
    for call in (lambda: socket.getaddrinfo("localhost", 9), lambda: socket.socket().connect(("127.0.0.1", 9))):
        try:
            call()
        except PermissionError as refused:
            print(refused)
print(*called)
try:
    socket.socket().connect(("127.0.0.1", 9))
except OSError as answer:
    print(type(answer).__name__)
"""


def test_a_call_is_refused_and_named_while_it_listens() -> None:
    run = [sys.executable, "-P", "-c", TRIED, str(ROOT)]
    said = subprocess.run(run, check=True, capture_output=True, text=True).stdout.splitlines()
    assert said[:2] == [f"this program calls nobody: socket.{way}" for way in ("getaddrinfo", "connect")]
    assert "('127.0.0.1', 9)" in said[2] and said[3] == "ConnectionRefusedError"


def test_no_test_calls_anybody() -> None:
    with pytest.raises(PermissionError, match="calls nobody"):
        socket.create_connection(("127.0.0.1", 9))


def test_no_module_loads_what_qt_calls_with() -> None:
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "tdapp").rglob("*.py")]
    assert len(sources) > 500
    assert not [
        source for source in sources if re.search(r"import.*\bQt(Network|WebSockets|WebEngine|HttpServer)", source)
    ]
