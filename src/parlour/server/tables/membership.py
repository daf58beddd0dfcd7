"""What the operator of a server does about its members, beside it. Every command is noted in the audit."""

from secrets import token_urlsafe
from typing import Any

from sqlalchemy import Connection, Select, func, select, update

from parlour.server.people import ways
from parlour.server.people.forgetting import forget
from parlour.server.people.roles import Role
from parlour.server.people.signing_in import end_all, helped
from parlour.server.store.schema import devices, identities, mailboxes, passkeys, players
from parlour.server.tables.operator import NOTICE, NoSuch, Operator, Rows


class Membership(Operator):
    """`parlour members`. Whom it is about is named by their id, or by their name if nobody else has it."""

    async def members(self, role: str | None, many: int) -> Rows:
        """Those who can sign in, the newest first: their role, and how many ways and devices they have."""
        await self.note("members", word=role or "")
        wanted = _told().order_by(players.c.made.desc()).limit(many)
        wanted = wanted.where(players.c.role != "guest" if role is None else players.c.role == role)
        return await self._read(wanted)

    async def show(self, who: str) -> Rows:
        """One of them."""
        player = await self._store.read(lambda connection: _found(connection, who))
        await self.note("members", player)
        return await self._read(_told().where(players.c.id == player))

    async def set_role(self, who: str, role: Role) -> str:
        """What they are to the house from now on; NoSuch for a guest, who could not come back to it."""

        def job(connection: Connection) -> str:
            player = _found(connection, who)
            if ways.count(connection, player) == 0:
                raise NoSuch(f"{who} is a guest: a role is for somebody who can sign in")
            connection.execute(update(players).where(players.c.id == player).values(role=role))
            return player

        return await self._noted("role", who, role, job)

    async def sign_out(self, who: str) -> str:
        """All their devices and personal links end; a guest who is no member could not come back."""

        def job(connection: Connection) -> str:
            player = _found(connection, who)
            if ways.count(connection, player) == 0:
                raise NoSuch(f"{who} is a guest, and could not come back")
            end_all(connection, player)
            return player

        return await self._noted("sign-out", who, "", job)

    async def help_in(self, who: str) -> tuple[str, str]:
        """Who it is, and the secret of a link by which they sign in once within a day, though every way is lost."""
        ticket, now = token_urlsafe(32), self._now()

        def job(connection: Connection) -> str:
            player = _found(connection, who)
            helped(player, ticket, now)(connection)
            return player

        return await self._noted("help-in", who, "", job), ticket

    async def forget_member(self, who: str) -> str:
        """All that is known of them goes, as if they had asked for it on the page."""
        player = await self._store.read(lambda connection: _found(connection, who))
        await self.note("forget", player, job=forget(player, self._now()), notice=NOTICE)
        return player

    async def _noted(self, what: str, who: str, word: str, job: Any) -> str:
        """Done, and noted under the id of whom it was about."""
        player = await self._store.read(lambda connection: _found(connection, who))
        done: str = await self.note(what, player, word, job, NOTICE)
        return done


def _found(connection: Connection, who: str) -> str:
    """The id of somebody; NoSuch if there is nobody, or several are called so."""
    by_id = connection.execute(select(players.c.id).where(players.c.id == who)).scalar()
    if by_id is not None:
        return str(by_id)
    named = list(connection.execute(select(players.c.id).where(players.c.name == who).limit(2)).scalars())
    if len(named) > 1:
        raise NoSuch(f"several are called '{who}': say which by their id, as `parlour host players --name` tells it")
    if not named:
        raise NoSuch(f"there is nobody called '{who}'")
    return str(named[0])


def _told() -> Select[Any]:
    def many(table: Any) -> Any:
        return select(func.count()).where(table.c.player == players.c.id).scalar_subquery()

    seen = select(func.max(devices.c.seen)).where(devices.c.player == players.c.id).scalar_subquery()
    wanted: Select[Any] = select(players.c.id, players.c.name, players.c.role, players.c.made, seen.label("seen"))
    kinds = {"passkeys": passkeys, "mail": mailboxes, "provider": identities, "devices": devices}
    return wanted.add_columns(*(many(table).label(name) for name, table in kinds.items()))
