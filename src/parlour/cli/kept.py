"""What the terminal keeps for its user between two times: a file of JSON each, in the data folder."""

from pathlib import Path
from typing import Any, TypeVar

import msgspec

from parlour.cli.complaint import Complaint

K = TypeVar("K", bound=dict[Any, Any])


def file(name: str) -> Path:
    """Where one is."""
    from parlour.server.store.opening import data_folder

    return data_folder() / name


def read(path: Path, kind: type[K]) -> K:
    """What is kept, or nothing yet. A damaged file is not written over: Complaint says where it is."""
    try:
        found: K = msgspec.json.decode(path.read_bytes(), type=kind)
        return found
    except FileNotFoundError:
        return kind()
    except (OSError, msgspec.MsgspecError) as error:
        raise Complaint(f"{path} cannot be read: {error}; mend it, or move it away to begin anew") from None


def write(path: Path, kept: dict[Any, Any]) -> None:
    """For the next time: a whole file or the old one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(path.name + ".new")
    fresh.write_bytes(msgspec.json.encode(kept))
    fresh.replace(path)
