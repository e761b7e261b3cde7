"""Refuses the boxes of a layout in a file that cannot be seen as they were meant, with the line of each."""

from collections.abc import Callable

from tdapp.domain.refusal import Refused
from tdapp.read.screen_layout import Shape
from tdapp.read.screen_placing import Wrong, faults


def check_boxes(shape: Shape, file: str, line: Callable[[int], int]) -> None:
    """Refuse a shape with a box that cannot be seen as it was meant. `line`: where the box of an index stands in the
    file; of two that lie on each other the later one is named.
    """
    for fault in faults(shape):
        kind, where = shape.boxes[fault.index].kind.value, line(fault.index)
        match fault.wrong:
            case Wrong.OUTSIDE:
                raise Refused("screen.outside", file=file, line=where, box=kind, columns=shape.columns, rows=shape.rows)
            case Wrong.LOW:
                raise Refused("screen.low", file=file, line=where, box=kind, rows=fault.least)
            case Wrong.NARROW:
                raise Refused("screen.narrow", file=file, line=where, box=kind, columns=fault.least)
        assert fault.other is not None
        raise Refused("screen.overlap", file=file, line=where, box=kind, other=fault.other.kind.value)
