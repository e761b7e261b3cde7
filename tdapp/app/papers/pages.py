"""The pages of PDFs: as pictures, how large they are, several files bound into one.

The library that reads them may be used by one thread at a time only: previews are made beside sheets for the printer,
so whoever uses it here waits for the other. When the program ends it is put away: whoever uses it then is waited for
as well, and nobody begins any more.
"""

import atexit
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import cache
from io import BytesIO
from threading import RLock
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from tdapp.reports.typesetting.paper import Printed

if TYPE_CHECKING:  # loaded with the first page that is looked at
    from pypdfium2 import PdfDocument

Write = Callable[[BytesIO], Printed]
_COLOURS = 3  # bytes of a pixel: red, green, blue
_ONE = RLock()


class PagePicture(Struct, frozen=True):
    """A page as a picture, to look at or for a printer that takes no PDF: rows from the top, a pixel is RGB."""

    width: int
    height: int
    pixels: bytes


def page_picture(data: bytes, page: int, *, width: int) -> PagePicture:
    """A page of a PDF, counted from 0, so many pixels wide."""
    with _opened(data) as document:
        sheet = document[page]
        scale = width / sheet.get_width()
        with closing(sheet.render(scale=scale, rev_byteorder=True, fill_color=(255, 255, 255, 255))) as bitmap:
            rows, row = bytes(bitmap.buffer), bitmap.width * _COLOURS
            pixels = b"".join(rows[y * bitmap.stride : y * bitmap.stride + row] for y in range(bitmap.height))
            return PagePicture(bitmap.width, bitmap.height, pixels)


def page_sizes(data: bytes) -> tuple[tuple[float, float], ...]:
    """Width and height of each page of a PDF, in points: the pages of a roll are as long as what stands on them."""
    with _opened(data) as document:
        return tuple(document.get_page_size(page) for page in range(len(document)))


def bound(writers: Sequence[Write]) -> Write:
    """What writes several sheets as one file, in their order."""

    def write(out: BytesIO) -> Printed:
        parts = [(part := BytesIO(), each(part)) for each in writers]
        with _opened(None) as whole:
            for data, _printed in parts:
                with _opened(data.getvalue()) as document:
                    whole.import_pages(document)
            whole.save(out)
        missing = {letter for _data, printed in parts for letter in printed.missing}
        return Printed(sum(printed.pages for _data, printed in parts), tuple(sorted(missing)))

    return write


@contextmanager
def _opened(data: bytes | None) -> "Iterator[PdfDocument]":
    """A PDF to work with, closed afterwards; None: a new one."""
    with _ONE:
        opened = _library().PdfDocument
        document = opened.new() if data is None else opened(data)
        try:
            yield document
        finally:
            document.close()


@cache
def _library() -> Any:
    """The library, loaded. At the end of the program it has itself put away, and Python whatever is open in it, once
    something was: what is registered after that comes before it.
    """
    import pypdfium2

    pypdfium2.PdfDocument.new().close()
    atexit.register(_ONE.acquire)
    return pypdfium2
