"""Whether all of a built program was unpacked: asked before anything else, so with what Python has built in."""

import os

MANIFEST = "files.txt"  # of a built program: the size and path of each of its files, one a line


def not_unpacked(folder: str) -> str:
    """What to do where a file of a built program is gone or cut off, by their list; '' where all are there."""
    try:
        with open(os.path.join(folder, MANIFEST), encoding="utf-8") as found:  # noqa: PTH123, PTH118 - see above
            lines = found.read().splitlines()
    except FileNotFoundError:
        return _cut_off(MANIFEST, folder)
    for line in lines:
        size, _, name = line.partition(" ")
        try:
            there = os.stat(f"{folder}/{name}").st_size  # noqa: PTH116
        except OSError:
            there = -1
        if there != int(size):
            return _cut_off(name, folder)
    return ""


def _cut_off(name: str, folder: str) -> str:
    return (
        f"This program was unpacked only in part: {name} is missing from {folder}, or cut off. "
        "Make room on the disk and unpack the whole archive again."
    )
