"""Who may read what is kept: its owner and nobody else, whatever the umask says. A store holds the secrets of deals."""

import logging
import os
import stat
from pathlib import Path
from typing import BinaryIO, Final

LOG: Final = logging.getLogger("parlour.server")
FOLDER: Final = 0o700
FILE: Final = 0o600
BESIDE: Final = ("", "-wal", "-shm", "-journal", ".lock", ".mark")  # what SQLite and we lay beside the file of a store


def make_store_file(path: Path) -> None:
    """Made before SQLite makes it, in a folder for us alone: what SQLite lays beside it gets the same mode."""
    if not path.parent.exists():
        path.parent.mkdir(parents=True)
        path.parent.chmod(FOLDER)
    if not path.exists():
        private_file(path).close()


def mend_store(path: Path, ours: bool) -> None:
    """A store that was there, once it is known to be one; and its folder if that is `ours`, not just anybody's."""
    if ours and not path.parent.stat().st_mode & stat.S_ISVTX:  # everybody's: /tmp
        mend(path.parent, FOLDER)
    for end in BESIDE:
        beside = path.with_name(path.name + end)
        if beside.exists():
            mend(beside, FILE)


def private_file(path: Path) -> BinaryIO:
    """A new or emptied file to write, nobody else's to read from its first byte on."""
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_CLOEXEC, FILE)
    if stat.S_ISREG(os.fstat(handle).st_mode):
        os.fchmod(handle, FILE)
        os.ftruncate(handle, 0)
    return os.fdopen(handle, "wb")


def mend(path: Path, mode: int) -> None:
    """Take away what others may do, and say so; somebody else's file is left as it is, and said."""
    was = stat.S_IMODE(path.stat().st_mode)
    if not was & ~mode:
        return
    try:
        path.chmod(was & mode)
        LOG.warning("others could read it (mode %o); now they cannot", was, extra={"path": str(path)})
    except OSError as refused:
        LOG.warning("others can read it (mode %o): %s", was, refused.strerror, extra={"path": str(path)})
