"""A client of what people do around the tables: the lobby, friends, challenges, ratings, tournaments, reports, news.

async with Visitor("http://127.0.0.1:1893") as me:
    await me.be("Ann")
    table = await me.paired("kairo", 2, near=True)
    await me.run(table, lambda scene: scene["options"][0]["action"])
"""

import asyncio
from secrets import token_urlsafe
from typing import Any, Literal

from parlour.client import Client, Json

Act = Literal["begin", "pause", "resume", "drop", "correct", "end"]


class Visitor(Client):
    """Somebody who comes by cookie, with everything that `Client` does at tables."""

    async def __aenter__(self) -> "Visitor":
        return self

    # --- tables to sit down at

    async def lobby(self, **wanted: Any) -> Json:
        """Tables to sit down at, games to watch, people who wait: by game, seats, live, clock, rated, language,
        least and most."""
        return dict(await self.ask("GET", "/lobby", **wanted))

    async def mine(self) -> list[Json]:
        """My tables, those that wait for me first."""
        return list(await self.ask("GET", "/me/tables"))

    async def wish(self, game: str, seats: int, **wanted: Any) -> Json:
        """Wait for others who want to play the same: live, rated, near, watch, language, bots, nonce."""
        body = {"game": game, "seats": seats, "id": token_urlsafe(12), **wanted}
        return dict(await self.ask("POST", "/pairing", body))

    async def waited(self, seen: int | None = None) -> Json:
        """How it stands with my wish; held back a while if that is what I have `seen`."""
        return dict(await self.ask("GET", "/pairing", seen=seen))

    async def wait_no_longer(self) -> Json:
        """End my wish; the answer tells where I was seated just before, if I was."""
        return dict(await self.ask("DELETE", "/pairing"))

    async def paired(self, game: str, seats: int, **wanted: Any) -> str:
        """Wait until I am seated: the table. Whoever gives up waiting stops by cancelling."""
        now = await self.wish(game, seats, **wanted)
        try:
            while now["phase"] == "waiting":
                now = await self.waited(now["seen"])
        except asyncio.CancelledError:
            await self.wait_no_longer()
            raise
        return str(now["table"])

    # --- people

    async def profile(self, player: str | None = None) -> Json:
        """Somebody's profile, or mine; Refused as `no-profile` where it is not for me."""
        whose = player or (await self.ask("GET", "/me"))["player"]
        return dict(await self.ask("GET", f"/people/{whose}/profile"))

    async def open_to(self, **how: Any) -> Json:
        """Who sees my `profile`, whether with what was `judged`, and whose `challenges` reach me; the rest stays."""
        said = await self.ask("GET", "/me/openness")
        return dict(await self.ask("PUT", "/me/openness", {**said, **how}))

    async def challenge(self, player: str, game: str, seats: int = 2, **how: Any) -> Json:
        """Challenge somebody: `clock`, `rated`, `live`, `level` of bots on other seats."""
        body = {"player": player, "game": game, "seats": seats, "id": token_urlsafe(12), **how}
        return dict(await self.ask("POST", "/challenges", body))

    async def challenges(self) -> Json:
        """Those to me, and mine."""
        return dict(await self.ask("GET", "/challenges"))

    async def answer(self, challenge: str, accept: bool) -> Json:
        """Accept a challenge, or decline it; whoever accepts sits down at its `table`."""
        return dict(await self.ask("POST", f"/challenges/{challenge}/answer", {"accept": accept}))

    async def take_back(self, challenge: str) -> Json:
        """Take a challenge of mine back."""
        return dict(await self.ask("DELETE", f"/challenges/{challenge}"))

    async def people(self) -> Json:
        """Friends, whom I asked, who is asking me, and whom I met."""
        return dict(await self.ask("GET", "/me/people"))

    async def befriend(self, player: str, friend: bool = True) -> Json:
        """Ask somebody I have played with, or say yes; or say no, take back, end it."""
        return dict(await self.ask("PUT", "/me/friends", {"player": player, "friend": friend}))

    async def keep_seat(self, table: str, seat: int, player: str) -> Json:
        """Keep a seat of a table of mine for a friend."""
        return dict(await self.ask("PUT", f"/tables/{table}/seats/{seat}", {"kind": "friend", "player": player}))

    async def blocks(self) -> list[Json]:
        """Whom I block."""
        return list(await self.ask("GET", "/me/blocks"))

    async def block(self, player: str, blocked: bool = True) -> list[Json]:
        """Block somebody, or no longer; all whom I block."""
        return list(await self.ask("PUT", "/me/blocks", {"player": player, "blocked": blocked}))

    async def report(self, kind: str, reason: str, **what: Any) -> Json:
        """Tell whoever keeps order here: player, place, lines, at, words."""
        return dict(await self.ask("POST", "/reports", {"kind": kind, "reason": reason, **what}))

    # --- ratings and tournaments

    async def leaderboard(self, game: str, seats: int) -> Json:
        """The best at a game."""
        return dict(await self.ask("GET", f"/ratings/{game}/{seats}"))

    async def ratings(self) -> list[Json]:
        """Mine, a ladder each."""
        return list(await self.ask("GET", "/me/ratings"))

    async def tournaments(self) -> list[Json]:
        """Those that are not over first."""
        return list(await self.ask("GET", "/tournaments"))

    async def tournament(self, tournament: str, round: int | None = None, seen: int | None = None) -> Json:
        """How it stands; held back a while if that is what I have `seen`."""
        return dict(await self.ask("GET", f"/tournaments/{tournament}", round=round, seen=seen))

    async def make_tournament(self, name: str, game: str, clock: Json, **wanted: Any) -> Json:
        """A new one, which I direct."""
        body = {"name": name, "game": game, "clock": clock, "id": token_urlsafe(12), **wanted}
        return dict(await self.ask("POST", "/tournaments", body))

    async def enter(self, tournament: str) -> Json:
        """I will play, or am back."""
        return dict(await self.ask("POST", f"/tournaments/{tournament}/enter"))

    async def withdraw(self, tournament: str) -> Json:
        """I play no further round."""
        return dict(await self.ask("POST", f"/tournaments/{tournament}/withdraw"))

    async def direct(self, tournament: str, act: Act, **how: Any) -> Json:
        """What whoever directs it does."""
        return dict(await self.ask("POST", f"/tournaments/{tournament}/acts", {"act": act, **how}))

    # --- news

    async def alerts(self) -> Json:
        """How I am told of news while I am elsewhere."""
        return dict(await self.ask("GET", "/me/alerts"))

    async def switch(self, kind: Literal["turns", "invitations", "tournaments"], way: str, on: bool) -> Json:
        """Be told of a kind by a way, `mail` or the name of a browser, or no longer."""
        return dict(await self.ask("PUT", "/me/alerts/switch", {"kind": kind, "way": way, "on": on}))
