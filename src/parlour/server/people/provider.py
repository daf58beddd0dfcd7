"""The host's provider of identities, by OpenID Connect: the code flow with state, nonce and PKCE.

Of what it says its own name for somebody (`sub`) is kept, as a hash, and nothing else: no address, so none is taken
for a mailbox that somebody else has proved.
"""

import asyncio
from base64 import urlsafe_b64encode
from collections.abc import Callable
from hashlib import sha256
from importlib.util import find_spec
from typing import Any, Final
from urllib.parse import urlencode, urlsplit

import msgspec

from parlour.server.addresses import is_here
from parlour.server.refusal import Refusal
from parlour.server.settings import Settings

PATIENCE: Final = 10.0  # seconds for each answer
FRESH: Final = 3_600_000  # milliseconds for which its addresses and keys are believed
SIGNED_BY: Final = [
    "RS256",
    "PS256",
    "ES256",
    "EdDSA",
]  # by its private key: never by a secret that is shared, or nobody
SCOPE: Final = "openid profile"
BACK: Final = "/sign-in"
LEEWAY: Final = 60  # seconds by which two clocks may differ
LARGEST: Final = 200_000  # bytes of an answer


class Leaving(msgspec.Struct, frozen=True):
    """What has to come back from the provider, and what is shown to it then."""

    nonce: str
    verifier: str


class Recognised(msgspec.Struct, frozen=True):
    """Who somebody is to the provider, as a hash, and how it calls them."""

    hash: str
    name: str


class Provider:
    """Asked by its operator's settings; `now` in milliseconds."""

    def __init__(self, settings: Settings, now: Callable[[], int]) -> None:
        self._settings = settings
        self._now = now
        self._known: dict[str, Any] = {}
        self._keys: Any = None
        self._until = 0
        self._asking = asyncio.Lock()

    @property
    def offered(self) -> bool:
        """Whether there is one to be asked, safely."""
        settings = self._settings
        wanted = settings.provider and settings.provider_id and settings.public
        return bool(wanted and _safe(settings.provider) and find_spec("joserfc"))

    @property
    def _back(self) -> str:
        """Where it sends people back: the host's own address, whatever a request calls it."""
        return f"{self._settings.public.rstrip('/')}{BACK}"

    async def address(self, state: str, leaving: Leaving) -> str:
        """Where to go to say who one is."""
        known = await self._discovered()
        challenge = urlsafe_b64encode(sha256(leaving.verifier.encode()).digest()).rstrip(b"=").decode()
        asked = {
            "response_type": "code",
            "client_id": self._settings.provider_id,
            "redirect_uri": self._back,
            "scope": SCOPE,
            "state": state,
            "nonce": leaving.nonce,
            "code_challenge": challenge,
            "code_challenge_method": "S256",
        }
        place = str(known["authorization_endpoint"])
        return f"{place}{'&' if urlsplit(place).query else '?'}{urlencode(asked)}"

    async def said(self, code: str, leaving: Leaving) -> Recognised:
        """Who came back with a code; Refusal if the provider does not say so, to us, for this very asking."""
        known = await self._discovered()
        form = {
            "grant_type": "authorization_code",
            "code": code,
            "redirect_uri": self._back,
            "client_id": self._settings.provider_id,
            "code_verifier": leaving.verifier,
        }
        if self._settings.provider_secret:
            form["client_secret"] = self._settings.provider_secret
        answer = await self._asked("POST", str(known["token_endpoint"]), form)
        token = answer.get("id_token") if isinstance(answer, dict) else None
        if not isinstance(token, str):
            raise Refusal("provider-says-no", "the provider did not say who you are")
        claims = await self._read(token, leaving.nonce)
        subject = sha256(f"{self._settings.provider} {claims['sub']}".encode()).hexdigest()
        name = claims.get("name") or claims.get("preferred_username") or ""
        return Recognised(subject, name if isinstance(name, str) else "")

    async def _read(self, token: str, nonce: str) -> dict[str, Any]:
        """What stands in a token that the provider has signed for us."""
        from joserfc import jwt
        from joserfc.errors import JoseError

        settings = self._settings
        rules = jwt.JWTClaimsRegistry(
            now=self._now() // 1000,
            leeway=LEEWAY,
            iss={"essential": True, "value": settings.provider},
            aud={"essential": True, "value": settings.provider_id},
            sub={"essential": True},
            exp={"essential": True},
            iat={"essential": True},
            nonce={"essential": True, "value": nonce},
        )
        try:
            found = jwt.decode(token, self._keys, algorithms=SIGNED_BY)
            rules.validate(found.claims)
            several = found.claims["aud"] if isinstance(found.claims["aud"], list) else []
            meant = found.claims.get("azp")
            if meant != settings.provider_id and (len(several) > 1 or meant is not None):
                raise ValueError("it is for somebody else too")
        except (JoseError, ValueError) as wrong:
            self._until = 0  # its keys may be others by now
            raise Refusal("provider-says-no", f"what the provider said is not good: {str(wrong)[:120]}") from None
        return dict(found.claims)

    async def _discovered(self) -> dict[str, Any]:
        """Its addresses and its keys."""
        async with self._asking:
            if self._until <= self._now():
                from joserfc.errors import JoseError
                from joserfc.jwk import KeySet

                base = self._settings.provider
                found = await self._asked("GET", f"{base.rstrip('/')}/.well-known/openid-configuration")
                needed = ("issuer", "authorization_endpoint", "token_endpoint", "jwks_uri")
                if not isinstance(found, dict) or found.get("issuer") != base:
                    raise Refusal("provider-away", "the provider goes by another name than its operator said")
                if not all(isinstance(found.get(name), str) for name in needed):
                    raise Refusal("provider-away", "the provider does not say where to ask it")
                if not all(_safe(found[name]) for name in needed):
                    raise Refusal("provider-away", "the provider is asked by https only")
                try:
                    self._keys = KeySet.import_key_set(await self._asked("GET", found["jwks_uri"]))
                except (JoseError, KeyError, TypeError, ValueError, AttributeError):
                    raise Refusal("provider-away", "the keys of the provider cannot be read") from None
                self._known, self._until = found, self._now() + FRESH
            return self._known

    async def _asked(self, method: str, url: str, form: dict[str, str] | None = None) -> Any:
        import httpx  # it takes a while to load: not before it is needed

        try:
            async with (
                asyncio.timeout(PATIENCE),
                httpx.AsyncClient(follow_redirects=False, trust_env=False) as http,
                http.stream(method, url, data=form, headers={"accept": "application/json"}) as answer,
            ):
                body = b""
                async for piece in answer.aiter_bytes():
                    body += piece
                    if len(body) > LARGEST:
                        raise Refusal("provider-away", "the provider says too much")
            if 400 <= answer.status_code < 500 and method == "POST":
                raise Refusal("provider-says-no", "the provider did not say who you are")
            if answer.status_code != 200:
                raise Refusal("provider-away", "the provider does not answer as it should")
            return msgspec.json.decode(body)
        except (httpx.HTTPError, httpx.InvalidURL, TimeoutError, msgspec.MsgspecError):
            raise Refusal("provider-away", "the provider does not answer; try again later") from None


def _safe(url: str) -> bool:
    """Encrypted, or on this machine."""
    place = urlsplit(url)
    return place.scheme == "https" or (
        place.scheme == "http" and (place.hostname == "localhost" or is_here(place.hostname or ""))
    )
