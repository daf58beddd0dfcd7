"""What somebody tried who wanted into others' accounts, seats and queues."""

from typing import Any

import pytest
from sqlalchemy import Connection, insert, select

from parlour.client import Client
from parlour.server.limits import TABLES, TABLES_OF_ALL
from parlour.server.people.passkeys import LONGEST, SHORTEST
from parlour.server.people.ways import FRESH
from parlour.server.store import pairing
from parlour.server.store.pairing import LASTS, WishRow
from parlour.server.store.schema import players, tables, wishes
from tests.server.authenticator import Authenticator, enrolled, signed_in
from tests.server.letterbox import Letterbox, link_in
from tests.server.places import PLACES, a_store
from tests.server.serving import BOT, ME, Served, run
from tests.server.test_letters import asked, enters, with_post
from tests.server.test_merging import HERE, player
from tests.server.test_pairing import seated, wish
from tests.server.test_tables import refused


def test_a_link_that_somebody_else_asked_for_is_nobodys_first_way_in() -> None:
    """A thief asks for a letter to their own mailbox, and has a guest open the link."""

    async def test(served: Served, box: Letterbox) -> None:
        guest = await served.guest("Guest")
        async with Client(served.url) as thief, Client(served.url) as nobody:
            await asked(thief, "thief@example.org")
            link = link_in(await box.newest(1))
            await refused(enters(guest, link, do="add"), 409, "asked-elsewhere")
            await refused(enters(nobody, link, do="new", name="New"), 409, "asked-elsewhere")
        assert (await guest.ask("GET", "/me"))["role"] == "guest"

    with_post(test)


def test_whoever_is_sent_no_more_letters_has_good_ones() -> None:
    async def test(served: Served, box: Letterbox) -> None:
        async with Client(served.url) as ann, Client(served.url) as thief:
            for _ in range(3):
                await asked(thief)
            await box.newest(3)
            await asked(ann)
            assert len(box.letters) == 3
            assert (await ann.ask("POST", "/sign-in/whose", {"ticket": link_in(box.letters[-1][1])}))["elsewhere"]
            served.suspend(FRESH + 1)
            await asked(ann)
            await box.newest(4)

    with_post(test)


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("first", [True, False], ids=["first-way", "everywhere"])
def test_what_was_lent_ends_with_the_first_way_and_with_signing_out(place: str, first: bool) -> None:
    """Tokens of seats, alerts and a wish to be paired."""

    async def test(served: Served) -> None:
        ann, key = await served.guest("Ann"), Authenticator()
        if not first:
            await enrolled(ann, key)
        table = (await ann.make("high_card", [ME, BOT]))["table"]["table"]
        token = (await ann.ask("POST", f"/tables/{table}/seats/0/token"))["code"]
        hook = players.update().where(players.c.id == await player(ann)).values(webhook="https://elsewhere.example")
        await served.rooms.store.write(lambda connection: connection.execute(hook) and None)
        await wish(ann)
        await served.holder(token).scene(table)
        if first:
            await enrolled(ann, key)
        else:
            await ann.ask("POST", "/me/sign-out", {"everywhere": True})
        await refused(served.holder(token).scene(table), 401, "wrong-token")

        def left(connection: Connection) -> tuple[list[Any], list[Any]]:
            hooks = connection.execute(select(players.c.webhook).where(players.c.webhook.is_not(None))).all()
            return [*hooks], [*connection.execute(select(wishes))]

        assert await served.rooms.store.read(left) == ([], [])

    run(test, place=place, settings=HERE)


def test_a_device_that_was_lent_makes_no_links_and_forgets_nobody() -> None:
    async def test(served: Served) -> None:
        ann, key = await served.guest("Ann"), Authenticator()
        await enrolled(ann, key)
        served.suspend(FRESH + 1)
        await refused(ann.ask("POST", "/me/link"), 403, "prove-it")
        await refused(ann.ask("DELETE", "/me"), 403, "prove-it")
        await signed_in(ann, key)
        await ann.ask("POST", "/me/link")
        await ann.ask("DELETE", "/me")

    run(test, settings=HERE)


def test_names_of_passkeys_have_bounds() -> None:
    assert (SHORTEST, LONGEST) == (16, 1023)

    async def test(served: Served) -> None:
        for many in (3, LONGEST + 1):
            guest, odd = await served.guest("Odd"), Authenticator()
            odd.id = bytes(many)
            await refused(enrolled(guest, odd), 401, "wrong-passkey")

    run(test, settings=HERE)


def test_a_wish_that_has_ended_is_begun_anew_and_odd_languages_are_refused() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        await refused(wish(ann, language="zz"), 422, "no-such-table")
        await wish(ann, language="pl")
        served.later(LASTS + 1)
        assert (await ann.ask("GET", "/pairing"))["phase"] == "none"
        assert (await wish(ann))["waited"] == 0, "nobody goes to the front by having waited long ago"

    run(test, still=True)


@pytest.mark.parametrize("rate", [TABLES, TABLES_OF_ALL], ids=["person", "address"])
def test_tables_of_bots_by_pairing_are_limited_like_those_made_by_hand(rate: Any) -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        me = await player(ann)
        await wish(ann, bots=1)
        await seated(ann)
        maker = select(tables.c.maker)
        assert await served.rooms.store.read(lambda connection: connection.execute(maker).scalar_one()) == me
        for _ in range(rate.many - 1):
            served.rooms.limits.take(rate, me if rate is TABLES else "127.0.0.1")
        await refused(wish(ann, id="x", bots=1), 429, "too-fast")
        await wish(ann, id="y")
        await refused(ann.ask("POST", "/pairing/bots", {"id": "y", "level": 1}), 429, "too-fast")

    run(test, still=True, scale=1)


@pytest.mark.parametrize("place", PLACES)
def test_nobody_fills_the_queues_of_all_games(place: str) -> None:
    async def test() -> None:
        async with a_store(place) as store:
            usual = {
                "request": "r",
                "seats": 2,
                "live": True,
                "rated": False,
                "near": False,
                "watch": True,
                "nonce": "",
            }
            rows = [
                {
                    **usual,
                    "player": f"p{n}",
                    "game": "gatsby" if n < pairing.MOST + 5 else "kairo",
                    "language": "",
                    "bots": None,
                    "since": n,
                    "until": LASTS,
                }
                for n in range(pairing.MOST + 7)
            ]

            def fill(connection: Connection) -> None:
                connection.execute(
                    insert(players), [{"id": row["player"], "name": "P", "made": 1, "banned": False} for row in rows]
                )
                connection.execute(insert(wishes), rows)

            await store.write(fill)
            found, _ = await store.read(pairing.waiting(1))
            games = [one.wish.game for one in found]
            assert (games.count("gatsby"), games.count("kairo")) == (pairing.MOST, 2)
            assert isinstance(found[0].wish, WishRow)

    import asyncio

    asyncio.run(test())
