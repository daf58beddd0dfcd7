"""`parlour serve`: tables for people and programs."""

import argparse
import socket

from parlour.cli.complaint import Complaint


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where to serve, and how."""
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (127.0.0.1)")
    parser.add_argument("--port", type=int, default=1893, help="port to listen on (1893)")
    parser.add_argument("--lan", action="store_true", help="serve the local network, and show an address and QR code")
    parser.add_argument("--database", metavar="URL", help="sqlite:///FILE or postgresql://… (a file of yours)")
    parser.add_argument("--public", metavar="URL", default="", help="the address people use, behind a proxy")
    parser.add_argument("--proxies", metavar="ADDRESSES", help="proxies whose X-Forwarded headers are believed")
    parser.add_argument("--workers", type=int, default=1, help="processes in which bots think (1)")
    parser.add_argument("--contact", default="mailto:nobody@localhost", help="who runs this server, for push services")
    parser.add_argument("--inside", action="store_true", help="turn alerts may go to this machine and its network")
    parser.add_argument("--scale", type=int, default=1, help="of the rate limits, for load tests (1)")


def run(arguments: argparse.Namespace) -> int:
    """Serve until interrupted."""
    from parlour.server.migrate import TooNew
    from parlour.server.serve import serve
    from parlour.server.settings import Settings
    from parlour.server.store import InUse, database

    host, public = arguments.host, arguments.public
    if arguments.lan:
        import segno

        host = "0.0.0.0"
        public = public or f"http://{lan_address()}:{arguments.port}"
        print(f"Phones and tablets on this network: {public}", flush=True)
        segno.make(public, micro=False).terminal(compact=True)
    elif not public:
        print(f"Parlour serves at http://{host}:{arguments.port}", flush=True)
    settings = Settings(
        public=public,
        workers=arguments.workers,
        scale=arguments.scale,
        inside=arguments.inside,
        contact=arguments.contact,
    )
    try:
        return serve(database(arguments.database), host, arguments.port, settings, arguments.proxies)
    except (ValueError, InUse, TooNew) as wrong:
        raise Complaint(str(wrong)) from None


def lan_address() -> str:
    """The address of this machine that others on the network reach; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostbyname(socket.gethostname())
