"""Passkeys (WebAuthn): what a browser is asked, and whether its answer is good. The package is loaded when needed."""

from importlib.util import find_spec
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from parlour.server.addresses import is_name
from parlour.server.refusal import Refusal

HOUSE: Final = "Parlour"
LOCAL: Final = "localhost"
SHORTEST: Final = 16  # bytes of a credential's name
LONGEST: Final = 1023  # as WebAuthn has it


class Origin(msgspec.Struct, frozen=True):
    """Where passkeys belong: to a host name, at one origin."""

    name: str
    origin: str


def origin_of(public: str, host: str) -> Origin | None:
    """Of the address people use; without one, of this machine as `localhost`. None where browsers allow no passkeys:

    at an address of digits, or without encryption.
    """
    if find_spec("webauthn") is None:
        return None
    place = urlsplit(public or f"http://{host}")
    name = place.hostname or ""
    if name != LOCAL and not (public.startswith("https://") and is_name(name)):
        return None
    return Origin(name, f"{place.scheme}://{place.netloc}")


def creation(at: Origin, handle: str, name: str, challenge: bytes, known: list[str]) -> dict[str, Any]:
    """What `navigator.credentials.create` is given."""
    import webauthn
    from webauthn.helpers import base64url_to_bytes, options_to_json_dict
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    options = webauthn.generate_registration_options(
        rp_id=at.name,
        rp_name=HOUSE,
        user_name=name,
        user_id=handle.encode(),
        challenge=challenge,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,  # or nobody could sign in without saying who they are
            user_verification=UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(one)) for one in known],
    )
    return dict(options_to_json_dict(options))


def asking(at: Origin, challenge: bytes) -> dict[str, Any]:
    """What `navigator.credentials.get` is given: no names, so nobody learns which accounts there are."""
    import webauthn
    from webauthn.helpers import options_to_json_dict
    from webauthn.helpers.structs import UserVerificationRequirement

    needed = UserVerificationRequirement.REQUIRED
    options = webauthn.generate_authentication_options(rp_id=at.name, challenge=challenge, user_verification=needed)
    return dict(options_to_json_dict(options))


def made(at: Origin, challenge: bytes, answer: dict[str, Any]) -> tuple[str, str, int]:
    """A new passkey: its name, its public key, its count of signatures; Refusal if the answer is not good."""
    import webauthn
    from webauthn.helpers import bytes_to_base64url

    try:
        found = webauthn.verify_registration_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=at.name,
            expected_origin=at.origin,
            require_user_verification=True,
        )
    except Exception as wrong:  # whatever a stranger sent: the package has many complaints, and lets others through
        raise _no(wrong) from None
    if not SHORTEST <= len(found.credential_id) <= LONGEST:
        raise _no(ValueError(f"its name has {len(found.credential_id)} bytes, not {SHORTEST} to {LONGEST}"))
    return bytes_to_base64url(found.credential_id), bytes_to_base64url(found.credential_public_key), found.sign_count


def named(answer: dict[str, Any]) -> tuple[str, str | None]:
    """Which passkey an answer is by, and whose its authenticator says it is."""
    from webauthn.helpers import bytes_to_base64url, parse_authentication_credential_json

    try:
        found = parse_authentication_credential_json(answer)
        said = found.response.user_handle
        return bytes_to_base64url(found.raw_id), None if said is None else said.decode()
    except Exception as wrong:
        raise _no(wrong) from None


def signed(at: Origin, challenge: bytes, answer: dict[str, Any], key: str, count: int) -> int:
    """The new count of signatures; Refusal if this is no answer to the challenge by that key."""
    import webauthn
    from webauthn.helpers import base64url_to_bytes

    try:
        found = webauthn.verify_authentication_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=at.name,
            expected_origin=at.origin,
            credential_public_key=base64url_to_bytes(key),
            credential_current_sign_count=count,
            require_user_verification=True,
        )
    except Exception as wrong:
        raise _no(wrong) from None
    return int(found.new_sign_count)


def _no(wrong: Exception) -> Refusal:
    return Refusal("wrong-passkey", f"this is no passkey's answer: {str(wrong)[:120]}")
