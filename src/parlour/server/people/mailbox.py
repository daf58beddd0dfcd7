"""Addresses of mailboxes: compared by a hash under a key of the house, written to once, and kept nowhere."""

import hmac
import re
from hashlib import sha256
from secrets import token_hex
from typing import Final

from sqlalchemy import Connection, insert, select

from parlour.server.refusal import Refusal
from parlour.server.store.schema import keys

LONGEST: Final = 254  # letters of an address (RFC 5321)
ADDRESS: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)*[A-Za-z0-9-]{1,63}", re.ASCII
)
ENCODED: Final = "=?"  # begins a word that stands for another in the head of a letter (RFC 2047), so for any address
KEY: Final = "mail"


def spelled(address: str) -> str:
    """An address as it is written to and compared; Refusal if it cannot be one. Never more than one."""
    found = address.strip()
    if len(found) > LONGEST or ENCODED in found or not ADDRESS.fullmatch(found):
        raise Refusal("bad-mailbox", "this is no e-mail address")
    return found.lower()


def house_key(connection: Connection, name: str = KEY) -> str:
    """A key of this house, that of mailboxes if nothing else is said: made when first needed, and kept in the store."""
    found: str | None = connection.execute(select(keys.c.value).where(keys.c.name == name)).scalar()
    if found is None:
        found = token_hex(32)
        connection.execute(insert(keys), {"name": name, "value": found})
    return found


def fingerprint(key: str, address: str) -> str:
    """By which a mailbox is known again."""
    return hmac.new(bytes.fromhex(key), address.encode(), sha256).hexdigest()
