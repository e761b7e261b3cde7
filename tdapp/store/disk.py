"""The reason the disk itself gives for a failure: SQLite tells that something failed, the system why.

The questions are put to a small file of our own in the same folder, never to the club file: closing it a second time
would let go of its lock.
"""

import errno
import os
import sys
import tempfile
from pathlib import Path

_SOME = 65_536  # bytes written to see whether the disk takes them
_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
_GONE = {errno.ENOENT, errno.ENOTDIR, errno.ENODEV, errno.ENXIO, errno.ESTALE}
_NO_LOCKS = {errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOTSUP, errno.ENOSYS, errno.EINVAL, errno.EIO}


def reason(code: str, path: Path) -> str:
    """The name of the trouble, once the disk under `path` was asked; `code`, from SQLite, where it knows no better."""
    if not _there(path.parent):
        return "store.no_folder"
    if code == "store.locked":
        return "store.locked" if _can_lock(path.parent) else "store.no_locks"
    if code == "store.cannot_open":
        allowed = _may(path, os.R_OK) if path.exists() else _may(path.parent, os.W_OK)
        return code if allowed else "store.not_allowed"
    said = _refused(path)
    if said == errno.EROFS:
        return "store.disk_read_only"
    if code == "store.disk_failed":
        return "store.disk_full" if said in _FULL else "store.no_folder" if said in _GONE else code
    return code


def _there(folder: Path) -> bool:
    try:
        return folder.is_dir()
    except OSError:
        return False


def _may(path: Path, how: int) -> bool:
    """Whether this program may read or write there."""
    return os.access(path, how, effective_ids=os.access in os.supports_effective_ids)


def _refused(path: Path) -> int:
    """The number of the error with which the disk refuses to take a little more than it has; 0: it takes it."""
    try:
        with tempfile.TemporaryFile(dir=path.parent) as file:
            file.write(bytes(_SOME))
            file.flush()
            os.fsync(file.fileno())
        return errno.EFBIG if _at_its_limit(path) else 0
    except OSError as error:
        return error.errno or errno.EIO


def _at_its_limit(path: Path) -> bool:
    """Whether the system lets this program write no larger file, as some set it for their users."""
    try:
        import resource  # not on Windows
    except ImportError:
        return False
    limit = resource.getrlimit(resource.RLIMIT_FSIZE)[0]
    return limit != resource.RLIM_INFINITY and path.exists() and path.stat().st_size + _SOME > limit


def _can_lock(folder: Path) -> bool:
    """Whether files in the folder can be locked at all; network shares often cannot."""
    if sys.platform == "win32":
        return True
    import fcntl

    try:
        with tempfile.TemporaryFile(dir=folder) as file:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno not in _NO_LOCKS
    return True
