"""Files that are written whole or not at all: what was there stays until the new one is on the disk."""

import os
from pathlib import Path

from tdapp.store.durable import flush_file, flush_folder
from tdapp.store.owner_only import new_file

_LETTERS = 40  # of its name that the unfinished file keeps, so that its own is never too long


def write_whole(path: Path, data: bytes) -> None:
    """Write a file, for its owner alone, and wait until the disk has it. Raises OSError with what stands in the way;
    a file that was there stays then.
    """
    part = path.with_name(f".{path.name[:_LETTERS]}.part")
    try:
        part.unlink(missing_ok=True)
        new_file(part)
        part.write_bytes(data)
        flush_file(part)
        os.replace(part, path)  # noqa: PTH105 - both are on the same disk, and this is the atomic call by name
        flush_folder(path.parent)
    except OSError:
        part.unlink(missing_ok=True)
        raise
