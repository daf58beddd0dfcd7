"""Secrets and names that nobody guesses."""

from hashlib import sha256
from typing import Final

LETTERS: Final = "ACDEFHJKMNPRTWXY"  # none is taken for another, or for a figure
SPOKEN: Final = 6


def hashed(token: str) -> str:
    """How tokens are stored."""
    return sha256(token.encode()).hexdigest()


def spoken(token: str) -> str:
    """A code short enough to say aloud."""
    return "".join(LETTERS[byte % len(LETTERS)] for byte in sha256(token.encode()).digest()[:SPOKEN])


def heard(code: str) -> str | None:
    """A spoken code as somebody typed it; None if it cannot be one."""
    letters = "".join(code.upper().replace("-", " ").split())
    return letters if len(letters) == SPOKEN and set(letters) <= set(LETTERS) else None


def short_id(token: str) -> str:
    """A name for a guest, table or replay that nobody guesses: 16 letters and digits, good on a command line too."""
    return token.replace("-", "a").replace("_", "b")[:16]
