"""Secrets and names that nobody guesses."""

from hashlib import sha256


def hashed(token: str) -> str:
    """How tokens are stored."""
    return sha256(token.encode()).hexdigest()


def short_id(token: str) -> str:
    """A name for a guest, table or replay that nobody guesses: 16 letters and digits, good on a command line too."""
    return token.replace("-", "a").replace("_", "b")[:16]
