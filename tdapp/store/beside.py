"""Files beside a club file: those that were once in its place, and what was cut short."""

from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

COPIES = "copies"  # the folder of copies beside a club file
TIME = "%Y%m%dT%H%M%S.%fZ"  # as file names say when


def aside_name(target: Path, now: datetime) -> Path:
    """The name of a club file once another one is put in its place."""
    return target.with_name(f"{target.stem} damaged {now.astimezone(UTC).strftime(TIME)}{target.suffix}")


def set_aside(target: Path) -> list[Path]:
    """The files that were once in the place of this one, damaged or not, with what SQLite kept beside them."""
    named = f"{target.stem} damaged "
    return sorted(path for path in target.parent.iterdir() if path.name.startswith(named) and _is_aside(path, target))


def _is_aside(path: Path, target: Path) -> bool:
    time = path.name.removeprefix(f"{target.stem} damaged ").removesuffix("-journal").removesuffix(target.suffix)
    with suppress(ValueError):
        return datetime.fromisoformat(time).strftime(TIME) == time
    return False


def clear_leftovers(target: Path) -> None:
    """Remove what was cut short beside a club file: parts of files, and the second name of a file still in its place.

    Only for whoever has the file open or is about to replace it. What cannot be removed stays.
    """
    with suppress(OSError):
        for path in target.parent.iterdir():
            if path.name.startswith(target.stem) and path.name.endswith(".part") and _is_part(path, target):
                path.unlink(missing_ok=True)
        for aside in set_aside(target):
            if target.exists() and aside.exists() and aside.samefile(target):
                aside.unlink()
                Path(f"{aside}-journal").unlink(missing_ok=True)


def _is_part(path: Path, target: Path) -> bool:
    whole = path.name.removesuffix(".part")
    raised = whole.removeprefix(f"{target.name}.").removesuffix(".bak")
    return (
        whole in (target.name, f"{target.name}.migrated")
        or (raised[:1] == "v" and raised[1:].isdecimal())
        or _is_aside(path.with_name(whole), target)
    )
