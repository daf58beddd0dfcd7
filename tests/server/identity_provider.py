"""A small provider of identities of the tests, by OpenID Connect: honest, unless a test makes it lie."""

import asyncio
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256
from time import time
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

import httpx
import msgspec
import uvicorn
from joserfc import jwt
from joserfc.jwk import ECKey

from parlour.cli.commands.serve import listening
from parlour.client import Client, Json
from parlour.server.settings import Settings

HOUSE = "http://localhost:1893"
CLIENT, SECRET = "parlour", "a secret of the two"


class IdentityProvider:
    """Whoever asks is `sub`; `lies` are put into what it says, `key` signs it."""

    def __init__(self) -> None:
        self.url = ""
        self.sub = "ann at the provider"
        self.lies: Json = {}
        self.key = ECKey.generate_key("P-256", {"kid": "one"})
        self.shown = self.key
        self.asked: dict[str, Json] = {}  # by code: what was asked for
        self.shut = False

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        body = b""
        while True:
            message = await receive()
            body += message.get("body", b"")
            if not message.get("more_body"):
                break
        query = {name: values[0] for name, values in parse_qs(scope["query_string"].decode()).items()}
        form = {name: values[0] for name, values in parse_qs(body.decode()).items()}
        status, headers, told = 200, [(b"content-type", b"application/json")], self._told(scope["path"], query, form)
        if scope["path"] == "/authorize":
            status, headers, told = 302, [(b"location", told["back"].encode())], {}
        elif "error" in told:
            status = told.pop("status", 400)
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": msgspec.json.encode(told)})

    def _told(self, path: str, query: Json, form: Json) -> Json:
        if self.shut:
            return {"error": "closed", "status": 500}
        if path.endswith("/openid-configuration"):
            places = {"authorization_endpoint": "/authorize", "token_endpoint": "/token", "jwks_uri": "/keys"}
            return {"issuer": self.url, **{name: self.url + place for name, place in places.items()}}
        if path == "/keys":
            return {"keys": [self.shown.as_dict(private=False)]}
        if path == "/authorize":
            code = f"code {len(self.asked)}"
            self.asked[code] = query
            return {"back": f"{query['redirect_uri']}?{urlencode({'code': code, 'state': query['state']})}"}
        asked = self.asked.pop(form.get("code", ""), None)
        if asked is None or form.get("client_secret") != SECRET or form["redirect_uri"] != asked["redirect_uri"]:
            return {"error": "invalid_grant"}
        shown = urlsafe_b64encode(sha256(form["code_verifier"].encode()).digest()).rstrip(b"=").decode()
        if asked["code_challenge_method"] != "S256" or asked["code_challenge"] != shown:
            return {"error": "invalid_grant"}
        now = int(time())
        claims = {"iss": self.url, "aud": CLIENT, "sub": self.sub, "iat": now, "exp": now + 300}
        claims |= {"nonce": asked["nonce"], "name": "Ann Other", "email": "ann@example.org", **self.lies}
        claims = {name: value for name, value in claims.items() if value is not None}
        return {"id_token": jwt.encode({"alg": "ES256", "kid": "one"}, claims, self.key), "token_type": "Bearer"}


@asynccontextmanager
async def a_provider() -> AsyncIterator[tuple[IdentityProvider, Settings]]:
    """On a port of its own, and the settings of a server that asks it."""
    provider, listener = IdentityProvider(), listening("127.0.0.1", 0)
    provider.url = f"http://127.0.0.1:{listener.getsockname()[1]}"
    server = uvicorn.Server(uvicorn.Config(provider, log_config=None, lifespan="off"))
    task = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started:
        await asyncio.sleep(0.01)
    settings = Settings(
        public=HOUSE, provider=provider.url, provider_id=CLIENT, provider_secret=SECRET, provider_name="The Club"
    )
    try:
        yield provider, settings
    finally:
        server.should_exit = True
        await task
        listener.close()


async def went_there(client: Client) -> Json:
    """Go to the provider and come back: what it sent back with us."""
    url = (await client.ask("POST", "/sign-in/provider"))["url"]
    async with httpx.AsyncClient() as http:
        back = (await http.get(url)).headers["location"]
    assert back.startswith(f"{HOUSE}/sign-in?"), "to the host's own address"
    return {name: values[0] for name, values in parse_qs(urlsplit(back).query).items()}


async def recognised(client: Client) -> Json:
    """And what the ticket that came of it is good for."""
    return dict(await client.ask("POST", "/sign-in/provider/answer", await went_there(client)))
