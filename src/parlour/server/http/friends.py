"""Routes of my people: friends, who asks to be one, and those I have played with."""

from typing import Any

from litestar import Router, get, put
from litestar.params import JSONBody

from parlour.server.http.identity import PROBLEMS, AnyRequest
from parlour.server.http.services import Services
from parlour.server.limits import FRIENDS, FRIENDS_OF_ALL
from parlour.server.people import friends
from parlour.server.wire.asked import Befriend
from parlour.server.wire.people import MetPerson, MyPeople, Person


def friend_routes(services: Services) -> Router:
    """What of /api/me is about people I know."""
    identity, rooms = services.identity, services.rooms

    async def told(player: str) -> MyPeople:
        found = await rooms.store.read(friends.people(player))

        def person(row: Any) -> Person:
            watch, challenge = found.watched.get(row.player), row.player in found.challenged
            return Person(player=row.player, name=row.name, made=row.made, watch=watch, challenge=challenge)

        return MyPeople(
            friends=[person(row) for row in found.friends],
            asked=[Person(player=row.player, name=row.name, made=row.made) for row in found.asked],
            asking=[Person(player=row.player, name=row.name, made=row.made) for row in found.asking],
            met=[
                MetPerson(
                    player=row.player,
                    name=row.name,
                    table=row.table,
                    game=row.game,
                    changed=row.changed,
                    challenge=row.player in found.challenged,
                )
                for row in found.met
            ],
        )

    @get("/people", responses=PROBLEMS, summary="My people")
    async def people(request: AnyRequest) -> MyPeople:
        """Friends, whom I asked, who asks me, and whom I have played with, the last first; nobody whom I block."""
        player = await identity.guest(request)
        return MyPeople(friends=[], asked=[], asking=[], met=[]) if player is None else await told(player.id)

    @put("/friends", responses=PROBLEMS, summary="Ask somebody to be friends, say yes or no, or end it")
    async def befriend(request: AnyRequest, data: JSONBody[Befriend]) -> MyPeople:
        """Somebody I have played with. Whoever is told no, or no longer, is not told."""
        player = await identity.known(request)
        if data.friend:
            rooms.limits.take(FRIENDS, player.id)
            rooms.limits.take(FRIENDS_OF_ALL, identity.address(request))
            await rooms.store.write(friends.ask(player.id, data.player, rooms.now()))
            rooms.news.invited(data.player, player.id, "friend", player.id)  # if it is heard: store/news.py
        else:
            await rooms.store.write(friends.end(player.id, data.player))
        return await told(player.id)

    return Router("/api/me", route_handlers=[people, befriend], tags=["me"])
