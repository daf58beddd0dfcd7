"""An authenticator of the tests: makes passkeys and signs challenges as a phone does, and lies where a test wants."""

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from itertools import count
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from parlour.client import Client, Json

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40
_number = count(1)


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def data_of(told: str) -> bytes:
    return urlsafe_b64decode(told + "=" * (-len(told) % 4))


class Authenticator:
    """Holds one passkey, once it has made it."""

    def __init__(self, origin: str = "http://localhost:1893") -> None:
        self.origin = origin
        self.name = "localhost"
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = sha256(f"passkey {next(_number)}".encode()).digest()
        self.handle = b""
        self.signatures = 0
        self.flags = PRESENT | VERIFIED

    def make(self, options: Json) -> Json:
        """The answer of `navigator.credentials.create`."""
        self.handle = data_of(options["user"]["id"])
        numbers = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(cose)
        said = self._said("webauthn.create", options)
        whole = {"fmt": "none", "attStmt": {}, "authData": self._data(self.flags | ATTESTED) + attested}
        return self._answer({"clientDataJSON": text(said), "attestationObject": text(cbor2.dumps(whole))})

    def sign(self, options: Json, **lies: Any) -> Json:
        """The answer of `navigator.credentials.get`."""
        self.signatures += 1
        said, data = self._said("webauthn.get", {**options, **lies}), self._data(self.flags)
        signature = self.key.sign(data + sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        told = {"clientDataJSON": text(said), "authenticatorData": text(data), "signature": text(signature)}
        return self._answer({**told, "userHandle": text(self.handle)})

    def _said(self, kind: str, options: Json) -> bytes:
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": self.origin}).encode()

    def _data(self, flags: int) -> bytes:
        return sha256(self.name.encode()).digest() + bytes([flags]) + self.signatures.to_bytes(4, "big")

    def _answer(self, response: Json) -> Json:
        named = text(self.id)
        return {"id": named, "rawId": named, "type": "public-key", "clientExtensionResults": {}, "response": response}


async def enrolled(client: Client, phone: Authenticator, **how: Any) -> Json:
    """A passkey is made for whoever the client is."""
    asked = await client.ask("POST", "/me/passkeys")
    answer = phone.make(asked["options"])
    return dict(await client.ask("POST", "/me/passkeys/answer", {"ticket": asked["ticket"], "answer": answer, **how}))


async def proved(client: Client, phone: Authenticator) -> Json:
    """A passkey has signed; what its ticket is good for."""
    asked = await client.ask("POST", "/sign-in/passkey")
    answer = {"ticket": asked["ticket"], "answer": phone.sign(asked["options"])}
    return dict(await client.ask("POST", "/sign-in/passkey/answer", answer))


async def signed_in(client: Client, phone: Authenticator, **how: Any) -> Json:
    """Somebody comes in by a passkey."""
    ticket = (await proved(client, phone))["ticket"]
    return dict(await client.ask("POST", "/sign-in/enter", {"ticket": ticket, **how}))
