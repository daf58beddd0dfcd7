"""The page people play on: the files that were built for it, or a plain word where none were."""

from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from parlour.core.found import home
from parlour.core.game import UnknownGame, find
from parlour.server.http.identity import AnyRequest
from parlour.server.refusal import Refusal

BUILT: Final = Path(__file__).resolve().parents[1] / "page"
PLACES: Final = [
    "/",
    "/new",
    "/tables",
    "/replays",
    "/learn",
    "/learn/{what:str}",
    "/rules",
    "/rules/{what:str}",
    "/me",
    "/settings",
    "/sign-in",
    "/letters",
    "/join",
    "/daily",
    "/daily/{what:str}/{game:str}",
    "/puzzles",
    "/progress",
    "/ratings",
    "/people",
    "/people/{what:str}",
    "/order",
    "/lobby",
    "/tournaments",
    "/tournaments/{what:str}",
    "/clubs",
    "/clubs/{what:str}",
    "/puzzles/{game:str}/{what:str}",
    "/t/{what:str}",
    "/t/{what:str}/screen",
    "/r/{what:str}",
]
KINDS: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".txt": "text/plain",
    ".ftl": "text/plain",
    ".wasm": "application/wasm",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
}
PACKED: Final = {"br": ".br", "gzip": ".gz"}  # the smallest first
FOR_EVER: Final = "public, max-age=31536000, immutable"  # what lies in assets/ has a name of its own for each content
ASK_AGAIN: Final = "no-cache"
MODULE: Final = "table.js"  # in `page/` of a game's own package; its interface is web/src/brought/page.ts
PLAIN: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Parlour</title>
<h1>Parlour</h1>
<p>The server runs, but its page was not built. Programs play by its API.</p>
<ul>
<li><a href="/api/schema/openapi.json">The API as an OpenAPI schema</a></li>
<li><a href="/api/tables">Public tables</a>, <a href="/api/games">games</a></li>
<li><a href="/health">Health</a>, <a href="/metrics">metrics</a></li>
</ul>
</html>
"""


def page_routes(folder: Path = BUILT) -> list[HTTPRouteHandler]:
    """The places of the page, which it tells apart itself, and its files."""

    @get(PLACES, media_type=MediaType.HTML, include_in_schema=False, rate=None)
    async def page(request: AnyRequest) -> Response[Any]:
        if not (folder / "index.html").is_file():
            return Response(PLAIN, media_type=MediaType.HTML)
        return _sent(folder / "index.html", request, ASK_AGAIN)

    @get("/assets/{name:path}", include_in_schema=False, rate=None)
    async def asset(request: AnyRequest, name: FromPath[str]) -> Response[Any]:
        return _sent(_within(folder / "assets", name), request, FOR_EVER)

    @get(["/{name:str}", "/icons/{name:str}"], include_in_schema=False, rate=None)
    async def file(request: AnyRequest, name: FromPath[str]) -> Response[Any]:
        inside = folder / "icons" if request.url.path.startswith("/icons/") else folder
        return _sent(_within(inside, name), request, ASK_AGAIN)

    @get("/games/{game:str}/{name:str}", include_in_schema=False, rate=None)
    async def brought(request: AnyRequest, game: FromPath[str], name: FromPath[str]) -> Response[Any]:
        place = brought_by(game)
        if place is None:
            raise Refusal("not-found", "there is no such page")
        return _sent(_within(place, name), request, ASK_AGAIN)

    return [page, asset, file, brought]


def brought_by(game: str) -> Path | None:
    """The folder of the page that a game's own package brings."""
    try:
        package = home(find(game))
    except UnknownGame:
        return None
    return package / "page" if package and (package / "page" / MODULE).is_file() else None


def module_of(game: str) -> str | None:
    """The address of the module that draws its table; None if it brings none."""
    return f"/games/{game}/{MODULE}" if brought_by(game) else None


def astray(request: AnyRequest) -> Response[Any] | None:
    """Whoever follows a wrong link in a browser is told so by the page itself; None for anybody else."""
    wants_a_page = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if not wants_a_page or request.url.path.startswith(("/api/", "/assets/")) or not (BUILT / "index.html").is_file():
        return None
    headers = {"cache-control": ASK_AGAIN}
    return Response((BUILT / "index.html").read_bytes(), status_code=404, headers=headers, media_type=MediaType.HTML)


def _within(folder: Path, name: str) -> Path:
    """A file of the folder or below; Refusal for anything else."""
    parts = name.strip("/").split("/")
    file = folder.joinpath(*parts)
    if any(part.startswith(".") or part == "" or "\\" in part or "\0" in part for part in parts):
        raise Refusal("not-found", "there is no such page")
    try:
        there = file.suffix in KINDS and file.is_file() and folder.resolve() in file.resolve().parents
    except OSError:  # a name longer than any file has
        there = False
    if not there:
        raise Refusal("not-found", "there is no such page")
    return file


def _sent(file: Path, request: AnyRequest, cache: str) -> Response[Any]:
    """The file, packed if the browser can unpack it and a packed neighbour lies there."""
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    accepted = {
        name.strip(): "q=0" not in quality.replace(" ", "").replace("q=0.", "")
        for name, _, quality in (one.partition(";") for one in request.headers.get("accept-encoding", "").split(","))
    }
    chosen = file
    for coding, suffix in PACKED.items():
        packed = file.with_name(file.name + suffix)
        if accepted.get(coding) and packed.is_file():
            chosen, headers["content-encoding"] = packed, coding
            break
    body = chosen.read_bytes()
    if cache == ASK_AGAIN:
        headers["etag"] = f'"{sha256(body).hexdigest()[:32]}"'
        if headers["etag"] in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers, media_type=KINDS[file.suffix])
    return Response(body, headers=headers, media_type=KINDS[file.suffix])
