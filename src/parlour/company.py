"""A client of a Parlour server for somebody among others: profiles, and challenging people one knows.

async with Companion("http://127.0.0.1:1893") as me:
    await me.be("Ann")
    for one in (await me.challenges())["to_me"]:
        await me.answer(one["challenge"], accept=True)
"""

from secrets import token_urlsafe
from typing import Any, Self

from parlour.client import Client, Json


class Companion(Client):
    """A guest or member by cookie, with what concerns other people beside tables."""

    async def __aenter__(self) -> Self:
        return self

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

    async def withdraw(self, challenge: str) -> Json:
        """Take a challenge of mine back."""
        return dict(await self.ask("DELETE", f"/challenges/{challenge}"))
