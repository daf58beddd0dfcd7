"""Web Push: a message that only the subscriber's browser can read (RFC 8291), signed by this server (RFC 8292)."""

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

SIZE: Final = 4096
HOURS: Final = 12 * 3600


def code(data: bytes) -> str:
    """Bytes as they are written in keys and tokens."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """The bytes of a key."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """A private key."""
    return code(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))


def private(key: str) -> ec.EllipticCurvePrivateKey:
    """The private key of its text."""
    return ec.derive_private_key(int.from_bytes(decode(key), "big"), ec.SECP256R1())


def public(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The point that belongs to it."""
    return key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def check(p256dh: str, auth: str) -> None:
    """ValueError if these are no keys of a subscriber: a point of the curve, and 16 bytes that they share."""
    point = decode(p256dh)
    if len(point) != 65 or len(decode(auth)) != 16:
        raise ValueError("the keys of a subscription have 65 and 16 bytes")
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)


def sealed(message: bytes, p256dh: str, auth: str, salt: bytes = b"", once: str = "") -> bytes:
    """The message for one subscriber; ValueError if their keys are none."""
    check(p256dh, auth)
    salt, mine = salt or os.urandom(16), private(once or new_key())
    theirs = decode(p256dh)
    shared = mine.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    secret = _derived(decode(auth), shared, b"WebPush: info\0" + theirs + public(mine), 32)
    key = _derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    body = AESGCM(key).encrypt(nonce, message + b"\x02", None)
    return salt + SIZE.to_bytes(4, "big") + b"\x41" + public(mine) + body


def signed(endpoint: str, key: str, contact: str, now: int) -> dict[str, str]:
    """The headers of a push: who sends it, for how long it is worth something."""
    place = urlsplit(endpoint)
    claims = {"aud": f"{place.scheme}://{place.netloc}", "exp": now + HOURS, "sub": contact}
    said = f"{code(msgspec.json.encode({'typ': 'JWT', 'alg': 'ES256'}))}.{code(msgspec.json.encode(claims))}"
    r, s = decode_dss_signature(private(key).sign(said.encode(), ec.ECDSA(hashes.SHA256())))
    token = f"{said}.{code(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return {
        "authorization": f"vapid t={token}, k={code(public(private(key)))}",
        "content-encoding": "aes128gcm",
        "ttl": str(HOURS),
    }


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)
