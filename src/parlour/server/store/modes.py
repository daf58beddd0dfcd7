"""Who may read what is kept: its owner and nobody else, whatever the umask says. A store holds the secrets of deals."""

import logging
import os
import stat
from pathlib import Path
from typing import BinaryIO, Final

LOG: Final = logging.getLogger("parlour.server")
FOLDER: Final = 0o700
FILE: Final = 0o600
BESIDE: Final = ("", "-wal", "-shm", "-journal", ".lock")  # what SQLite and we lay beside the file of a store


def private_folder(path: Path, ours: bool) -> None:
    """Make it, for us alone; one that was there is mended only if it is `ours`, the data folder, not just anybody's."""
    if not path.exists():
        path.mkdir(parents=True)
        path.chmod(FOLDER)
    elif ours and not path.stat().st_mode & stat.S_ISVTX:  # nobody's own: /tmp
        mend(path, FOLDER)


def private_store(path: Path) -> None:
    """The file of a store: made before SQLite makes it, as what lies beside it gets the same mode."""
    for end in BESIDE:
        beside = path.with_name(path.name + end)
        if beside.exists():
            mend(beside, FILE)
    if not path.exists():
        private_file(path).close()


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
