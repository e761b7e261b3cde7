"""The library of pages is used by one thread at a time, and by none once the program puts it away."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
ENDS = """
from io import BytesIO
from threading import Event, Thread

from reportlab.pdfgen.canvas import Canvas

from tdapp.app.papers.pages import page_picture

made, begun = BytesIO(), Event()
canvas = Canvas(made)
for line in range(80):
    canvas.drawString(20, 10 * line, "12-4 by 12-7 " * 9)
canvas.save()


def pictures():
    while True:
        page_picture(made.getvalue(), 0, width=1500)
        begun.set()


for _each in range(2):
    Thread(target=pictures, daemon=True).start()
begun.wait()
"""


def test_the_program_may_end_while_pages_are_looked_at() -> None:
    """Quit while a floor pack is bound for the second medium: nothing is reported of it at the next start."""
    ended = subprocess.run([sys.executable, "-c", ENDS], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
