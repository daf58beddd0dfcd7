"""`parlour sit`: a bot takes a seat at a server, by the link of an invitation, and plays to the end."""

import argparse
import asyncio
from collections.abc import Callable
from secrets import token_hex
from typing import Any, Final
from urllib.parse import urlsplit

import httpx

from parlour.bots.brought import WrongChoice
from parlour.bots.levels import make
from parlour.cli.complaint import Complaint
from parlour.cli.language import add_language, catalog_for
from parlour.client import Client, Refused
from parlour.core.chance import Chance
from parlour.core.codec import Codec
from parlour.core.game import find
from parlour.core.table import codec_of
from parlour.core.words import Seat, State

PLACE: Final = "/t/"
SEAT: Final = "seat="


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where, and who."""
    parser.add_argument("link", metavar="LINK", help="an invitation: http://…/t/TABLE#seat=TOKEN, in quotes")
    parser.add_argument("--bot", default="level3", metavar="BOT", help="who plays, such as my.module:MyBot (level3)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of the bot's own chance (1)")
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """Sit down and play."""
    server, table, token = taken_apart(arguments.link)
    try:
        ended = asyncio.run(play(server, table, token, arguments.bot, arguments.seed))
    except Refused as refused:
        raise Complaint(f"{server}: {refused}") from None
    except httpx.HTTPError as lost:
        raise Complaint(f"{server}: {lost or type(lost).__name__}") from None
    outcome = ended["outcome"]
    catalog = catalog_for(arguments)
    rank, score = outcome["ranks"][ended["seat"]], outcome["scores"][ended["seat"]]
    print(catalog.text("sat-to-the-end", bot=arguments.bot, rank=rank, seats=len(outcome["ranks"]), score=score))
    return 0


def taken_apart(link: str) -> tuple[str, str, str]:
    """The server, the table and the seat's token of an invitation."""
    parts = urlsplit(link)
    table = parts.path.removeprefix(PLACE)
    token = parts.fragment.removeprefix(SEAT)
    if parts.scheme not in ("http", "https") or not parts.path.startswith(PLACE) or not table:
        raise Complaint(f"'{link}' is no link of a table: it looks like http://…/t/TABLE#seat=TOKEN")
    if not parts.fragment.startswith(SEAT) or not token:
        raise Complaint(f"'{link}' has no seat: the link of an invitation ends with #seat=TOKEN; put it in quotes")
    return f"{parts.scheme}://{parts.netloc}", table, token


async def play(server: str, table: str, token: str, bot: str, seed: int) -> dict[str, Any]:
    """The scene at the end of the game."""
    async with Client(server, token) as me:
        info = await me.ask("GET", f"/tables/{table}")
        if info["box"]:
            raise Complaint(f"this table is played with the box {info['box']}, whose values a server does not tell")
        game = find(info["game"]).edition(info["rules"])
        player = make(game, bot, Chance(seed))
        await me.join(table, token=token)
        try:
            return await me.run(table, answering(codec_of(game), player.choose))
        except WrongChoice as wrong:  # nobody waits for a bot that is gone: those at the table are told
            await me.ask("POST", f"/tables/{table}/leave", {"id": token_hex(8)})
            raise Complaint(f"{wrong}; a stand-in plays its seat now, until somebody sits down there again") from None


def answering(codec: Codec, choose: Callable[..., Any]) -> Callable[[dict[str, Any]], str]:
    """A bot's answer to a scene, in notation."""

    def answer(scene: dict[str, Any]) -> str:
        view = codec.read(scene["view"])
        assert isinstance(view, State)
        options = [codec.game.vocabulary.parse(option["action"]) for option in scene["options"]]
        seat: Seat = scene["seat"]
        return str(choose(view, seat, options).write())

    return answer
