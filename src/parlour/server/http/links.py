"""Links as QR codes."""

from io import BytesIO
from typing import Any

from litestar import Request, Response, Router, post
from litestar.params import JSONBody

from parlour.server.http.identity import PROBLEMS, Connection
from parlour.server.http.services import Services
from parlour.server.limits import PICTURES
from parlour.server.wire.asked import Link

SVG = "image/svg+xml"


def drawn(services: Services, asking: Connection, path: str) -> Response[bytes]:
    """A path of this server, as people's devices reach it, as an SVG picture."""
    import segno

    services.rooms.limits.take(PICTURES, services.identity.address(asking))
    base = services.settings.public or str(asking.base_url)
    picture = BytesIO()
    segno.make(f"{base.rstrip('/')}{path}", micro=False).save(picture, kind="svg", scale=6, border=2)
    return Response(picture.getvalue(), media_type=SVG)


def links(services: Services) -> Router:
    """Everything below /api/qr."""

    @post("/", responses=PROBLEMS, status_code=200, media_type=SVG, summary="A link as a QR code")
    async def qr(request: Request[Any, Any, Any], data: JSONBody[Link]) -> Response[bytes]:
        """An SVG picture; a secret after # stays in the body, out of every log."""
        return drawn(services, request, data.path)

    return Router("/api/qr", route_handlers=[qr], tags=["games"])
