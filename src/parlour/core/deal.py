"""Verifiable deals: a secret promised by its hash before anybody sits down, a seed that every place has a hand in.

The same seed draws who begins. Places are where people sit round the table when it begins, seats the turn order.
"""

import hmac
from collections.abc import Sequence
from hashlib import sha256
from typing import Final, TypeVar

from parlour.core.chance import Chance, key_of, mix

T = TypeVar("T")
LOT: Final = 0x6C6F74  # the lot is drawn from another stream than the game's

NONCE: Final = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_"  # what a nonce is written with


def commitment(secret: str) -> str:
    """What is shown at the start: SHA-256 of the secret's 32 bytes, both in hexadecimal."""
    return sha256(_bytes(secret)).hexdigest()


def is_nonce(text: str) -> bool:
    """Whether a text can have a hand in a deal; an empty one has none, and may."""
    return len(text) <= 64 and all(letter in NONCE for letter in text)


def seed_of(secret: str, nonces: list[str]) -> int:
    """The seed of the deal: the first 64 bits of HMAC-SHA-256 of the places' nonces, a line each, under the secret."""
    for nonce in nonces:
        if not is_nonce(nonce):
            raise ValueError(f"a nonce is at most 64 letters, digits, - or _, not {nonce!r}")
    return int.from_bytes(hmac.new(_bytes(secret), "\n".join(nonces).encode(), sha256).digest()[:8], "big")


def drawn_first(seed: int, places: int) -> int:
    """The place whose player begins, drawn by lot from the seed; the others follow clockwise."""
    return int(Chance(mix(key_of(seed) ^ LOT)).below(places))


def in_turn(places: Sequence[T], first: int) -> list[T]:
    """Whatever belongs to the places, in turn order from the first player on: seat 0 is the one drawn."""
    return [*places[first:], *places[:first]]


def as_they_sat(seats: Sequence[T], first: int) -> list[T]:
    """Whatever belongs to the seats, in the order of their places: the way back from `in_turn`."""
    return in_turn(seats, len(seats) - first)


def _bytes(secret: str) -> bytes:
    found = bytes.fromhex(secret)
    if len(found) != 32:
        raise ValueError("the secret of a deal is 32 bytes in hexadecimal")
    return found
