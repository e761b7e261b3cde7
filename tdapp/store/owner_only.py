"""Files that belong to their owner alone: a club file holds names, telephone numbers and days of birth.

On Windows a file has the rights of its folder, and that of a person's own documents is closed to other accounts;
nothing is changed there. A disk that knows no rights (most sticks) keeps none.
"""

import os
import sys
from contextlib import suppress
from pathlib import Path

FILE, FOLDER = 0o600, 0o700


def new_file(path: Path) -> None:
    """Make an empty file that only its owner may read, from its first moment. Refuses, as OSError, one that exists."""
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, FILE))


def close_to_others(path: Path) -> None:
    """Take a file or folder of ours from everybody but its owner. What cannot be changed stays as it is."""
    if sys.platform == "win32":
        return
    with suppress(OSError):
        path.chmod(FOLDER if path.is_dir() else FILE)


def own_folder(path: Path) -> None:
    """See that a folder of ours is there, and closed to others. Raises OSError."""
    path.mkdir(parents=True, exist_ok=True)
    close_to_others(path)
