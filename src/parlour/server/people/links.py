"""Personal links: who has one is that guest on one more device, once, until a date."""

from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select, update

from parlour.server.store.base import Job
from parlour.server.store.schema import links, players

MOST: Final = 10  # links of one guest that still open something: beyond that the oldest ends


def make(player: str, token: str, now: int, until: int, uses: int) -> Job[None]:
    """A new one. Those before it stay, except for the one of a time when there was only one."""

    def job(connection: Connection) -> None:
        mine = links.c.player == player
        connection.execute(delete(links).where(mine, (links.c.until <= now) | (links.c.uses < 1)))
        connection.execute(update(players).where(players.c.id == player).values(link=None))
        row = {"token": token, "player": player, "made": now, "until": until, "uses": uses}
        connection.execute(insert(links), row)
        kept = select(links.c.token).where(mine).order_by(links.c.made.desc(), links.c.token).limit(MOST)
        connection.execute(delete(links).where(mine, links.c.token.not_in(list(connection.execute(kept).scalars()))))

    return job


def end(player: str) -> Job[int]:
    """No link of theirs opens anything any more; how many did."""

    def job(connection: Connection) -> int:
        connection.execute(update(players).where(players.c.id == player).values(link=None))
        return connection.execute(delete(links).where(links.c.player == player)).rowcount

    return job


def whose(token: str, now: int) -> Job[Any]:
    """The guest of a link that still opens something; None if there is none."""
    named = select(players.c.id, players.c.name, players.c.banned, players.c.role)
    live = (links.c.token == token) & (links.c.until > now) & (links.c.uses > 0)

    def job(connection: Connection) -> Any:
        found = connection.execute(named.join(links).where(live)).first()
        return found or connection.execute(named.where(players.c.link == token)).first()

    return job


def use(connection: Connection, token: str, now: int) -> bool:
    """Count one use; False if somebody else had the last."""
    live = (links.c.token == token) & (links.c.until > now) & (links.c.uses > 0)
    if connection.execute(update(links).where(live).values(uses=links.c.uses - 1)).rowcount:
        return True
    return connection.execute(update(players).where(players.c.link == token).values(link=None)).rowcount == 1
