"""What can happen at a table, a kind each: the entries of its log, and the columns in which they are stored."""

from typing import Any, ClassVar, Final

import msgspec


class Noted(msgspec.Struct, frozen=True, kw_only=True):
    """Where in the log, whose seat, by whom (nobody for a bot), by which request of theirs, and when."""

    kind: ClassVar[str]
    at: int
    seat: int
    by: str = ""
    request: str | None = None
    time: int = 0
    served: int | None = None  # older entries have none


class Played(Noted, frozen=True, kw_only=True):
    """An action, in notation, and what it took of the seat's clock in milliseconds."""

    kind: ClassVar[str] = "play"
    action: str
    spent: int = 0


class Undone(Noted, frozen=True, kw_only=True):
    """Everything after the first `keep` actions was taken back."""

    kind: ClassVar[str] = "undo"
    keep: int


class Redone(Noted, frozen=True, kw_only=True):
    """What was last taken back is played again: nothing else has been played since."""

    kind: ClassVar[str] = "redo"


class Redealt(Noted, frozen=True, kw_only=True):
    """What the eyes could not see was dealt anew by the key: the start of a fork."""

    kind: ClassVar[str] = "redeal"
    eyes: int
    key: int


class UndoAsked(Noted, frozen=True, kw_only=True):
    """Somebody asks to take back everything after the first `keep` actions."""

    kind: ClassVar[str] = "ask"
    keep: int


class UndoAgreed(Noted, frozen=True, kw_only=True):
    """Somebody agrees, and others have still to."""

    kind: ClassVar[str] = "agree"


class UndoRefused(Noted, frozen=True, kw_only=True):
    """Somebody does not agree."""

    kind: ClassVar[str] = "refuse"


class UndoWithdrawn(Noted, frozen=True, kw_only=True):
    """Whoever asked no longer does."""

    kind: ClassVar[str] = "withdraw"


class Left(Noted, frozen=True, kw_only=True):
    """Somebody leaves their seat to a stand-in."""

    kind: ClassVar[str] = "leave"


class Overran(Noted, frozen=True, kw_only=True):
    """Somebody's time ran out: a stand-in plays this turn, and the third time in a row until they are back."""

    kind: ClassVar[str] = "overran"


class Resigned(Noted, frozen=True, kw_only=True):
    """Somebody gives up: a stand-in plays their seat to the end."""

    kind: ClassVar[str] = "resign"


class Late(Noted, frozen=True, kw_only=True):
    """Somebody's time ran out, in logs from before there was `Overran`: a stand-in plays until they are back."""

    kind: ClassVar[str] = "late"


class Missed(Noted, frozen=True, kw_only=True):
    """Somebody would rather have a stand-in for a seat whose person is not there; others have still to agree."""

    kind: ClassVar[str] = "missed"
    missing: int


class Replaced(Noted, frozen=True, kw_only=True):
    """All who are here agree: a stand-in plays that seat until its person is back."""

    kind: ClassVar[str] = "replace"
    missing: int


class CameBack(Noted, frozen=True, kw_only=True):
    """Somebody takes their seat back from the stand-in."""

    kind: ClassVar[str] = "back"


class Reopened(Noted, frozen=True, kw_only=True):
    """An operator had closed the table; the time until now is on nobody's clock."""

    kind: ClassVar[str] = "reopen"


class Unreadable(Noted, frozen=True, kw_only=True):
    """An entry that this Parlour cannot read: a newer one wrote it, or the store is damaged."""

    kind: ClassVar[str] = "unreadable"
    stored: dict[str, Any]


Undoing = Undone | Redone | UndoAsked | UndoAgreed | UndoRefused | UndoWithdrawn
Entry = (
    Played | Undoing | Redealt | Missed | Replaced | Left | Overran | Resigned | Late | CameBack | Reopened | Unreadable
)

COLUMNS: Final = ["at", "kind", "seat", "text", "by", "request", "spent", "time", "served"]
_PLAIN: Final = (
    Redone,
    UndoAgreed,
    UndoRefused,
    UndoWithdrawn,
    Left,
    Overran,
    Resigned,
    Late,
    CameBack,
    Reopened,
)  # their kind says it all
_KINDS: Final = {kind.kind: kind for kind in _PLAIN}


def columns(entry: Entry) -> dict[str, Any]:
    """An entry as it is stored."""
    if isinstance(entry, Unreadable):
        return entry.stored
    values = {name: getattr(entry, name) for name in Noted.__struct_fields__}
    spent = entry.spent if isinstance(entry, Played) else 0
    return {**values, "kind": entry.kind, "text": _text(entry), "spent": spent}


def _text(entry: Entry) -> str:
    if isinstance(entry, Played):
        return entry.action
    if isinstance(entry, Undone | UndoAsked):
        return str(entry.keep)
    if isinstance(entry, Missed | Replaced):
        return str(entry.missing)
    return f"{entry.eyes} {entry.key}" if isinstance(entry, Redealt) else ""


def entry_of(row: Any) -> Entry:
    """The entry of a stored row, its columns in the order of COLUMNS."""
    stored = dict(zip(COLUMNS, row, strict=True))
    noted = {name: stored[name] for name in Noted.__struct_fields__}
    kind, text = stored["kind"], stored["text"]
    try:
        if kind == Played.kind:
            return Played(**noted, action=text, spent=stored["spent"])
        if kind == Undone.kind:
            return Undone(**noted, keep=int(text))
        if kind == UndoAsked.kind:
            return UndoAsked(**noted, keep=int(text))
        if kind == Missed.kind:
            return Missed(**noted, missing=int(text))
        if kind == Replaced.kind:
            return Replaced(**noted, missing=int(text))
        if kind == Redealt.kind:
            eyes, key = text.split()
            return Redealt(**noted, eyes=int(eyes), key=int(key))
        return _KINDS[kind](**noted)
    except (KeyError, ValueError):
        return Unreadable(**noted, stored=stored)
