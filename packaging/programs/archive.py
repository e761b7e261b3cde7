"""Packs a built program: the list of its files, the archive, the checksums."""

import hashlib
import tarfile
from pathlib import Path
from typing import Final

from programs.trim import needed
from tdapp.app.whole import MANIFEST

INSIDE = "_internal"
PRESET: Final = 3  # of xz: a fifth of the time of the usual 6 for a tenth more


def write_manifest(folder: Path) -> None:
    """List every file with its size, so that a start notices what was not unpacked."""
    inside = folder / INSIDE
    (inside / MANIFEST).unlink(missing_ok=True)
    files = sorted(path for path in inside.rglob("*") if path.is_file())
    lines = [f"{path.stat().st_size} {path.relative_to(inside).as_posix()}" for path in files]
    (inside / MANIFEST).write_text("\n".join(lines) + "\n", encoding="utf-8")


def pack(folder: Path, archive: Path, *, when: int) -> None:
    """Pack a program for Linux, in an order in which it can say early that the rest of it is missing."""

    def plain(member: tarfile.TarInfo) -> tarfile.TarInfo:
        member.uid = member.gid = 0
        member.uname = member.gname = ""
        member.mtime = when
        return member

    with tarfile.open(archive, "w:xz", preset=PRESET) as packed:
        for path in in_order(folder):
            packed.add(
                path,
                f"{archive.name.removesuffix('.tar.xz')}/{path.relative_to(folder)}",
                recursive=False,
                filter=plain,
            )


def in_order(folder: Path) -> list[Path]:
    """The files of a program: what a start needs until it has looked whether all is there comes first."""
    inside = folder / INSIDE
    first = [inside / MANIFEST, inside / "base_library.zip", *inside.glob("libpython*")]
    modules = sorted(inside.glob("python3.*/lib-dynload/*"))
    names: set[str] = set()
    waiting = [*modules, *inside.glob("libpython*")]
    while waiting:
        more = needed(waiting.pop()) - names
        names |= more
        waiting += [inside / name for name in more if (inside / name).exists()]
    first += modules + [inside / name for name in sorted(names) if (inside / name).exists()]
    beside = [path for path in folder.iterdir() if path != inside]
    first += sorted(beside, key=lambda path: (path.suffix != ".pkg", path.name))  # our code, and then what starts it
    first = [*dict.fromkeys(first)]
    rest = sorted(path for path in inside.rglob("*") if path.is_file() or path.is_symlink())
    return first + [path for path in rest if path not in set(first)]


def write_checksums(folder: Path) -> Path:
    """Write what `sha256sum --check` reads of all files in a folder."""
    path = folder / "SHA256SUMS"
    files = sorted(each for each in folder.iterdir() if each.is_file() and each != path)
    path.write_text("".join(f"{sha256(each)}  {each.name}\n" for each in files), encoding="utf-8", newline="\n")
    return path


def sha256(path: Path) -> str:
    """The checksum of a file."""
    with path.open("rb") as content:
        return hashlib.file_digest(content, "sha256").hexdigest()


def size_of(folder: Path) -> int:
    """What a folder holds, in bytes."""
    return sum(path.stat(follow_symlinks=False).st_size for path in folder.rglob("*") if not path.is_dir())
