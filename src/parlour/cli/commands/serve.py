"""`parlour serve`: tables for people and programs."""

import argparse
import contextlib
import gc
import os
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from typing import Any, Final

from parlour.cli.commands.host import beware
from parlour.cli.complaint import Complaint

MOST_WORKERS: Final = 4  # unless more are asked for: each holds the nets and a tree


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where to serve, and how."""
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (127.0.0.1)")
    parser.add_argument("--port", type=port, default=1893, help="port to listen on (1893)")
    parser.add_argument(
        "--open", action="store_true", help="open the page in a browser; another port if this one is used"
    )
    parser.add_argument("--lan", action="store_true", help="serve the local network, and show an address and QR code")
    parser.add_argument("--database", metavar="URL", help="sqlite:///FILE or postgresql://… (a file of yours)")
    parser.add_argument("--public", metavar="URL", default="", help="the address people use, behind a proxy")
    parser.add_argument("--proxies", metavar="ADDRESSES", help="proxies whose X-Forwarded headers are believed")
    workers = max(1, min(MOST_WORKERS, (os.cpu_count() or 1) // 2))
    parser.add_argument(
        "--workers", type=positive, default=workers, help=f"processes in which bots think ({workers}: half the cores)"
    )
    parser.add_argument("--contact", default="mailto:nobody@localhost", help="who runs this server, for push services")
    parser.add_argument("--inside", action="store_true", help="turn alerts may go to this machine and its network")
    parser.add_argument("--metrics", choices=("here", "all"), default="here", help="who may read /metrics (here)")
    parser.add_argument("--mail", metavar="URL", help="the post office for links to sign in (or PARLOUR_MAIL)")
    parser.add_argument("--mail-from", metavar="ADDRESS", help="who such letters are from (or PARLOUR_MAIL_FROM)")
    parser.add_argument(
        "--letters-every", type=positive, default=60, metavar="MINUTES", help="one letter of a kind in so many (60)"
    )
    parser.add_argument("--provider", metavar="URL", help="a provider of identities (or PARLOUR_PROVIDER)")
    parser.add_argument("--provider-id", metavar="ID", help="how it calls this server (or PARLOUR_PROVIDER_ID)")
    parser.add_argument("--provider-name", metavar="NAME", help="how people call it (or PARLOUR_PROVIDER_NAME)")
    who = ("directors", "members", "all")
    parser.add_argument("--clubs", choices=("members", "all"), default="members", help="who may lead clubs (members)")
    parser.add_argument("--tournaments", choices=who, default="members", help="who may make tournaments (members)")
    parser.add_argument("--scale", type=positive, default=1, help="of the rate limits, for load tests (1)")


def port(text: str) -> int:
    """The number of a port; 0 is any that is free."""
    if not text.isdecimal() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"'{text}' is no port: 0 to 65535")
    return int(text)


def positive(text: str) -> int:
    """A number from 1 on."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"'{text}' is no number from 1 on")
    return int(text)


def run(arguments: argparse.Namespace) -> int:
    """Serve until interrupted."""
    gc.disable()  # what is loaded stays: looking for rubbish meanwhile is a tenth of the start
    try:
        return _run(arguments)
    finally:
        gc.enable()


def _run(arguments: argparse.Namespace) -> int:
    from parlour.server.serve import serve
    from parlour.server.settings import Settings
    from parlour.server.store.base import CannotOpen
    from parlour.server.store.migrate import TooNew
    from parlour.server.store.opening import database

    beware(arguments.database)
    host = "0.0.0.0" if arguments.lan else arguments.host
    listener = listening(host, arguments.port, or_another=arguments.open)
    number = listener.getsockname()[1]
    public = arguments.public or (f"http://{lan_address()}:{number}" if arguments.lan else "")
    here = f"http://{arguments.host}:{number}"

    def ready() -> None:
        if arguments.lan:
            import segno

            print(f"Phones and tablets on this network: {public}", flush=True)
            segno.make(public, micro=False).terminal(compact=True)
        elif not public:
            print(f"Parlour serves at {here}", flush=True)
        if arguments.open:
            open_soon(f"{here}/")

    settings = Settings(
        **signing_in(arguments, public),
        public=public,
        workers=arguments.workers,
        metrics=arguments.metrics,
        scale=arguments.scale,
        tournaments=arguments.tournaments,
        clubs=arguments.clubs,
        inside=arguments.inside,
        letters_every=arguments.letters_every,
        contact=arguments.contact,
    )
    with listener:
        try:
            return serve(database(arguments.database), listener, settings, arguments.proxies, ready)
        except (ValueError, CannotOpen, TooNew) as wrong:
            raise Complaint(str(wrong)) from None


def signing_in(arguments: argparse.Namespace, public: str) -> dict[str, Any]:
    """How people may sign in, by what was asked or stands in the environment; Complaint if that cannot work.

    What is secret stands in the environment alone, or in the address of the post office there.
    """
    from parlour.server.alerts.post_office import check

    names = ("mail", "mail_from", "provider", "provider_id", "provider_name")
    found = {name: getattr(arguments, name) or os.environ.get(f"PARLOUR_{name.upper()}", "") for name in names}
    found["provider_secret"] = os.environ.get("PARLOUR_PROVIDER_SECRET", "")
    beware(arguments.mail, "--mail", "PARLOUR_MAIL")
    if (found["mail"] or found["provider"]) and not public:
        raise Complaint("--mail and --provider need --public: links lead to the address people use, and nowhere else")
    if found["mail"]:
        check(found["mail"])
        if "@" not in found["mail_from"]:
            raise Complaint("--mail needs --mail-from, an address that letters are from")
    if found["provider"] and not found["provider_id"]:
        raise Complaint("--provider needs --provider-id, by which it knows this server")
    return found


def listening(host: str, wanted: int, or_another: bool = False) -> socket.socket:
    """A socket at the port asked for, or at any other one if somebody listens there already."""
    for number in (wanted, 0) if or_another else (wanted,):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # asyncio hurries only what is TCP
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, number))
        except OSError as error:
            listener.close()
            why = error.strerror or str(error)
        else:
            return listener
    raise Complaint(f"cannot listen on {host} port {wanted}: {why}")


def open_soon(url: str) -> None:
    """Open a browser once the server answers; where there is no screen, the address that was printed has to do."""

    def opening() -> None:
        for _ in range(100):
            time.sleep(0.1)
            with contextlib.suppress(OSError), urllib.request.urlopen(f"{url}health", timeout=1):
                break
        if sys.platform != "linux" or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
            webbrowser.open(url)

    threading.Thread(target=opening, daemon=True).start()


def lan_address() -> str:
    """The address of this machine that others on the network reach; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostbyname(socket.gethostname())
