"""QR codes: a text as a square picture for a scanner."""

from functools import lru_cache

from reportlab.graphics.barcode.qrencoder import QRCode, QRErrorCorrectLevel

from tdapp.reports.typesetting.sheet import Sheet

QUIET = 4  # modules of white around it, as scanners want
_MASK = 0  # of the eight there are; to weigh them all takes ten times as long, and any of them is read as well


def draw_qr(sheet: Sheet, text: str, x: float, top: float, size: float) -> None:
    """Draw a text as a QR code, so that the picture with its white border takes `size` points square below and right of
    the corner.
    """
    rows = modules(text)
    each = size / (len(rows) + 2 * QUIET)
    canvas = sheet.canvas
    canvas.saveState()
    canvas.translate(x, top)
    canvas.scale(each, -each)  # modules are counted down and right; whole numbers are written fastest
    path = canvas.beginPath()
    for number, row in enumerate(rows, QUIET):
        for start, length in _runs(row):
            path.rect(QUIET + start, number, length, 1)
    canvas.drawPath(path, stroke=0, fill=1)
    canvas.restoreState()


@lru_cache(256)  # a sheet is often printed more than once
def modules(text: str) -> tuple[tuple[bool, ...], ...]:
    """The squares of a QR code, row by row from the top; True is black. A quarter of it may be dirty and it still
    reads.
    """
    code = QRCode(None, QRErrorCorrectLevel.Q)
    code.addData(text)
    code.version = code.calculate_version()
    code.makeImpl(False, _MASK)
    count = code.getModuleCount()
    return tuple(tuple(bool(code.isDark(row, column)) for column in range(count)) for row in range(count))


def _runs(row: tuple[bool, ...]) -> list[tuple[int, int]]:
    """Where black begins, and how far it goes: whole bars leave no hairlines between modules."""
    runs: list[tuple[int, int]] = []
    for place, dark in enumerate(row):
        if dark and runs and sum(runs[-1]) == place:
            runs[-1] = (runs[-1][0], runs[-1][1] + 1)
        elif dark:
            runs.append((place, 1))
    return runs
