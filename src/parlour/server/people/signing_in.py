"""Signing in: a way is proved, which gives a ticket, and with the ticket somebody comes in on this device.

Whoever is here, and nobody who asked elsewhere, decides what becomes of it: an address that a stranger typed, a link
that a stranger sent, or a device that is somebody's already never changes hands without a yes on the page itself.
"""

from secrets import token_bytes
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import Connection, insert, select, update

from parlour.server.people import devices, links, mailbox, merging, passkeys, tickets, ways
from parlour.server.people.guests import People, Player
from parlour.server.people.passkeys import Origin
from parlour.server.people.provider import Leaving, Recognised
from parlour.server.people.tokens import hashed, short_id
from parlour.server.people.ways import WayIn
from parlour.server.refusal import Refusal
from parlour.server.store import pairing
from parlour.server.store.base import Conflict, Job
from parlour.server.store.schema import devices as device_rows
from parlour.server.store.schema import passkeys as passkey_rows
from parlour.server.store.schema import players

Doing = Literal["enter", "replace", "bring", "add", "new"]
LETTERS: Final = 3  # that are good at once for one mailbox, whoever asks
HELP: Final = 24 * 60 * 60_000  # milliseconds for which an operator's link is good
CHALLENGE: Final = 32  # bytes


class TicketOf(msgspec.Struct, frozen=True):
    """What a ticket is good for: whose way it proves (nobody's yet if there is no player); `there`: asked for here."""

    way: WayIn
    player: str | None
    name: str
    there: bool


class Proof(msgspec.Struct, frozen=True):
    """What a ticket of a proved way keeps: the way, and how a provider calls them."""

    way: WayIn
    name: str = ""


class SigningIn:
    """For one server; secrets are made as those of guests are."""

    def __init__(self, people: People) -> None:
        self._people = people
        self._store = people.store
        self._now = people.now
        self._token = people.token

    # --- a way is proved

    async def ask_passkey(self, at: Origin, browser: str) -> tuple[str, dict[str, Any]]:
        """A ticket, and what the browser is asked."""
        challenge = token_bytes(CHALLENGE)
        ticket = await self._ticket("asking", challenge.hex(), browser=browser)
        return ticket, passkeys.asking(at, challenge)

    async def passkey(self, at: Origin, ticket: str, browser: str, answer: dict[str, Any]) -> str:
        """The ticket of a passkey that has signed the challenge; the challenge is used up, whatever comes of it."""
        found = await self._take(ticket, "asking", browser)
        credential, said = passkeys.named(answer)
        wanted = select(passkey_rows).where(passkey_rows.c.credential == credential)
        row = await self._store.read(lambda connection: connection.execute(wanted).first())
        if row is None or (said is not None and said != row.handle):
            raise Refusal("unknown-passkey", "nobody here has this passkey")
        count = passkeys.signed(at, bytes.fromhex(found.data), answer, row.key, row.signatures)
        proof, fresh = Proof(WayIn("passkey", credential)), self._token()
        made = tickets.make(hashed(fresh), "proved", _written(proof), self._now(), browser=hashed(browser))

        def job(connection: Connection) -> None:
            ways.used(connection, credential, row.signatures, count, self._now())
            made(connection)

        await self._store.write(job)
        return fresh

    async def letter(self, address: str, browser: str) -> str | None:
        """The secret to be sent to a mailbox, whoever's it is; None if it has had enough letters."""
        ticket, now = self._token(), self._now()

        def job(connection: Connection) -> bool:
            about = mailbox.fingerprint(mailbox.house_key(connection), address)
            if tickets.sent(connection, about, now) >= LETTERS:
                return False
            proof = _written(Proof(WayIn("mail", about)))
            tickets.make(hashed(ticket), "proved", proof, now, browser=hashed(browser), about=about)(connection)
            return True

        try:
            return ticket if await self._store.write(job) else None
        except Conflict:  # two processes made the house's key at the same moment
            return ticket if await self._store.write(job) else None

    async def leave(self, browser: str) -> tuple[str, Leaving]:
        """What is taken along to the provider of identities: a state, a nonce and the secret of PKCE."""
        leaving = Leaving(self._token(), self._token())
        return await self._ticket("leaving", msgspec.json.encode(leaving).decode(), browser=browser), leaving

    async def came_back(self, state: str, browser: str) -> Leaving:
        """What was taken along; Refusal if it was not from this browser, or has come back already."""
        found = await self._take(state, "leaving", browser)
        return msgspec.json.decode(found.data, type=Leaving)

    async def recognised(self, who: Recognised, browser: str) -> str:
        """The ticket of whom the provider knows."""
        return await self._ticket("proved", _written(Proof(WayIn("provider", who.hash), who.name)), browser=browser)

    # --- and somebody comes in by it

    async def held(self, ticket: str, browser: str) -> TicketOf:
        """What it is good for; it is not used up by that. Refusal if it is none, or who it is of is banned."""

        def job(connection: Connection) -> TicketOf:
            found = tickets.look(connection, hashed(ticket), "proved", hashed(browser), self._now())
            proof = msgspec.json.decode(found.data, type=Proof)
            player = ways.owner(connection, proof.way)
            named = select(players.c.name).where(players.c.id == player)
            name = connection.execute(named).scalar() if player else proof.name
            return TicketOf(proof.way, player, name or "", found.browser == hashed(browser))

        held = await self._store.read(job)
        if held.player is not None:
            await self._people.check_guest(held.player)
        return held

    async def enter(
        self, ticket: str, browser: str, here: Player | None, do: Doing, name: str, keep: bool, agent: str
    ) -> tuple[Player, str]:
        """Come in on this device; its cookie is another from now on, whoever it was before.

        `do` says what whoever is here wants, where there is a choice: `replace` leaves who is here, `bring` joins
        them to whom the way belongs, `add` makes it a way of whoever is here, `new` makes somebody new.
        """
        cookie, now = self._token(), self._now()
        held = await self.held(ticket, browser)
        newcomer = short_id(self._token())

        def job(connection: Connection) -> str:
            found = tickets.take(connection, hashed(ticket), "proved", hashed(browser), now)
            way = msgspec.json.decode(found.data, type=Proof).way
            player = ways.owner(connection, way)
            if player != held.player:
                raise Conflict("the way is somebody else's since")
            if player is None:
                if way.kind == "mail" and not held.there:
                    raise Refusal("asked-elsewhere", "open this link in the browser in which you asked for it")
                return self._begin(connection, way, here, do, name, keep, cookie, agent, newcomer)
            if here is not None and here.id != player:
                if do not in ("replace", "bring"):
                    detail = f"this device is {here.name}'s: say `replace` to become {held.name} here, or `bring`"
                    raise Refusal("somebody-here", detail)
                if do == "bring":  # a guest is whoever has the device; a member has to have signed in on it
                    ways.check_fresh(connection, here.id, here.device, now)
                    merging.merge(connection, here.id, player)
            _come_in(connection, player, cookie, agent, now)
            if here is not None and here.id == player:
                devices.renewed(connection, here.device, hashed(cookie))
            elif here is not None:
                devices.gone(connection, device_rows.c.token == here.device)
            return player

        player = await self._store.write(job, self._people.notice)
        for one in {player, *([here.id] if here is not None else [])}:
            self._people.look_up(one)
        return await self._people.named(player, hashed(cookie)), cookie

    def _begin(
        self,
        connection: Connection,
        way: WayIn,
        here: Player | None,
        do: Doing,
        name: str,
        keep: bool,
        cookie: str,
        agent: str,
        newcomer: str,
    ) -> str:
        """A way that is nobody's yet becomes that of whoever is here, or of somebody new."""
        now = self._now()
        if here is not None and do == "add":
            ways.check_fresh(connection, here.id, here.device, now)
            ways.add(connection, here.id, way, now)
            ways.enrol(connection, here.id, here.device, hashed(cookie), keep, now)
            return here.id
        if here is None and do == "new":
            row = {"id": newcomer, "name": name, "made": now, "banned": False, "role": "member"}
            connection.execute(insert(players), row)
            ways.add(connection, newcomer, way, now)
            _come_in(connection, newcomer, cookie, agent, now)
            return newcomer
        raise Refusal("nobody-yet", "nobody signs in by this yet: say `add` to make it yours, or `new` where nobody is")

    # --- passkeys of somebody who is here

    async def make_passkey(self, at: Origin, player: Player) -> tuple[str, dict[str, Any]]:
        """A ticket, and what the browser is asked for a new one."""
        challenge, now = token_bytes(CHALLENGE), self._now()
        mine = select(passkey_rows.c.credential).where(passkey_rows.c.player == player.id)

        def job(connection: Connection) -> list[str]:
            ways.check_fresh(connection, player.id, player.device, now)
            return list(connection.execute(mine).scalars())

        known = await self._store.read(job)
        if len(known) >= ways.MOST:
            raise Refusal("too-many-passkeys", f"somebody has at most {ways.MOST} passkeys: end one you do not use")
        ticket = await self._ticket("making", challenge.hex(), player=player.id)
        return ticket, passkeys.creation(at, player.id, player.name, challenge, known)

    async def passkey_made(
        self, at: Origin, ticket: str, player: Player, answer: dict[str, Any], keep: bool, agent: str
    ) -> str:
        """It is theirs; the device's new cookie. Refusal if the challenge was somebody else's, or the passkey is."""
        found = await self._take(ticket, "making", "")
        if found.player != player.id:
            raise Refusal("wrong-ticket", "this is not, or no longer, good for signing in here: begin again")
        credential, key, count = passkeys.made(at, bytes.fromhex(found.data), answer)
        cookie, now = self._token(), self._now()
        row = {"credential": credential, "player": player.id, "handle": player.id, "key": key, "signatures": count}
        row |= {"made": now, "used": now // devices.DAY * devices.DAY, "label": devices.label(agent)}

        def job(connection: Connection) -> None:
            ways.check_fresh(connection, player.id, player.device, now)
            connection.execute(insert(passkey_rows), row)
            ways.enrol(connection, player.id, player.device, hashed(cookie), keep, now)

        try:
            await self._store.write(job, self._people.notice)
        except Conflict:
            raise Refusal("passkey-taken", "this passkey is somebody's already") from None
        self._people.look_up(player.id)
        return cookie

    async def check_fresh(self, player: Player) -> None:
        """Refusal unless they have just signed in on this device, or have no way to do so."""
        now = self._now()
        await self._store.read(lambda connection: ways.check_fresh(connection, player.id, player.device, now))

    async def remove(self, player: Player, way: str) -> None:
        """A way in of theirs is one no longer."""
        if not await self._store.write(ways.remove(player.id, player.device, way, self._now())):
            raise Refusal("no-way", f"you have no way in called '{way}'")

    async def sign_out(self, player: Player, everywhere: bool) -> None:
        """This device, or all of them and every personal link, open nothing any more."""

        def job(connection: Connection) -> None:
            if ways.count(connection, player.id) == 0:
                raise Refusal("no-way-back", "you could not come back: add a way to sign in first, or be forgotten")
            if everywhere:
                end_all(connection, player.id)
            else:
                devices.gone(connection, device_rows.c.token == player.device)
                pairing.end(player.id)(connection)

        await self._store.write(job, self._people.notice)
        self._people.look_up(player.id)

    async def _ticket(self, kind: tickets.Kind, data: str, browser: str = "", player: str | None = None) -> str:
        ticket = self._token()
        bound = hashed(browser) if browser else None
        await self._store.write(tickets.make(hashed(ticket), kind, data, self._now(), browser=bound, player=player))
        return ticket

    async def _take(self, ticket: str, kind: tickets.Kind, browser: str) -> Any:
        token, bound, now = hashed(ticket), hashed(browser), self._now()
        return await self._store.write(lambda connection: tickets.take(connection, token, kind, bound, now))


def end_all(connection: Connection, player: str) -> int:
    """Every device, personal link, token of a seat, alert and wish of somebody; how many devices."""
    links.end(player)(connection)
    ways.end_lent(connection, player)
    return devices.gone(connection, device_rows.c.player == player)


def helped(player: str, ticket: str, now: int) -> Job[None]:
    """A ticket by which an operator lets somebody in who has lost every way."""
    return tickets.make(
        hashed(ticket), "proved", _written(Proof(WayIn("operator", player))), now, player=player, good_for=HELP
    )


def _come_in(connection: Connection, player: str, cookie: str, agent: str, now: int) -> None:
    devices.add(connection, player, hashed(cookie), agent, now)
    connection.execute(update(device_rows).where(device_rows.c.token == hashed(cookie)).values(proved=now))


def _written(proof: Proof) -> str:
    return msgspec.json.encode(proof).decode()
