"""Verifiable deals: a secret promised by its hash before anybody sits down, a seed that every seat has a hand in."""

import hmac
from hashlib import sha256
from typing import Final

NONCE: Final = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_"  # what a nonce is written with


def commitment(secret: str) -> str:
    """What is shown at the start: SHA-256 of the secret's 32 bytes, both in hexadecimal."""
    return sha256(_bytes(secret)).hexdigest()


def seed_of(secret: str, nonces: list[str]) -> int:
    """The seed of the deal: the first 64 bits of HMAC-SHA-256 of the seats' nonces, a line each, under the secret."""
    for nonce in nonces:
        if len(nonce) > 64 or any(letter not in NONCE for letter in nonce):
            raise ValueError(f"a nonce is at most 64 letters, digits, - or _, not {nonce!r}")
    return int.from_bytes(hmac.new(_bytes(secret), "\n".join(nonces).encode(), sha256).digest()[:8], "big")


def _bytes(secret: str) -> bytes:
    found = bytes.fromhex(secret)
    if len(found) != 32:
        raise ValueError("the secret of a deal is 32 bytes in hexadecimal")
    return found
