"""Turn alerts with the page closed, against an endpoint of our own."""

import asyncio
import json
import logging

import pytest
from sqlalchemy import Connection, insert, select, update

from parlour.server.alerts import webpush
from parlour.server.alerts.delivery import resolved
from parlour.server.store.news import PUSH_GAP
from parlour.server.store.schema import players, pushes
from tests.server.endpoint import INSIDE, an_endpoint, opened
from tests.server.places import PLACES
from tests.server.serving import ME, OPEN, Served, eventually, run, until
from tests.server.test_tables import duel, refused


def test_a_push_is_sealed_as_the_standard_says() -> None:
    sealed = webpush.sealed(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        webpush.decode("DGv6ra1nlYgDCS1FRnbzlw"),
        "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
    )
    assert webpush.code(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_webhook_and_a_push_say_whose_turn_it_is_and_nothing_else() -> None:
    async def test(served: Served) -> None:
        async with an_endpoint() as endpoint, asyncio.timeout(300):
            ann, bob, table = await duel(served, live=False)
            browser, auth = webpush.private(webpush.new_key()), webpush.code(b"0123456789abcdef")
            keys = {"p256dh": webpush.code(webpush.public(browser)), "auth": auth}
            hook = {"webhook": f"{endpoint.url}/hook", "endpoint": f"{endpoint.url}/push"}
            await bob.ask("PUT", "/me/alerts", {**hook, **keys})
            await ann.play(table, 0, "swap")
            posted = {path: (headers, body) for path, headers, body in [await endpoint.posted.get() for _ in range(2)]}
            headers, body = posted["/hook"]
            assert headers["content-type"] == "application/json"
            told = {"table": table, "game": "high_card", "path": f"/t/{table}"}
            assert json.loads(body) == {**told, "seat": 1}
            headers, body = posted["/push"]
            assert headers["content-encoding"] == "aes128gcm"
            words = {"kind": "turns", "many": 1, "title": "Your turn", "body": "high_card: your turn"}
            assert json.loads(opened(body, browser, auth)) == {**told, **words}
            key = (await bob.ask("GET", "/me/alerts/key"))["key"]
            assert headers["authorization"].endswith(f"k={key}")
            endpoint.status = 410
            await bob.play(table, 1, "keep")
            served.later(PUSH_GAP)
            await ann.play(table, 2, "keep")
            assert {(await endpoint.posted.get())[0] for _ in range(2)} == {"/hook", "/push"}

            async def forgotten() -> bool:
                return not (await bob.ask("GET", "/me/alerts"))["pushes"]

            await eventually(forgotten)

    run(test, settings=INSIDE)


def test_whoever_looks_at_the_table_is_left_in_peace() -> None:
    async def test(served: Served) -> None:
        async with an_endpoint() as endpoint:
            ann, bob, table = await duel(served, live=False)
            await bob.ask("PUT", "/me/alerts", {"webhook": endpoint.url})
            ear = bob.told(table, 0)
            await until(ear, lambda said: said["type"] == "table")
            await ann.play(table, 0, "keep")
            await until(ear, lambda said: said["type"] == "told")
            await asyncio.sleep(0.1)
            assert endpoint.posted.empty()

    run(test, settings=INSIDE)


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/x", "http://10.0.0.1/", "http://[::1]/", "http://localhost:9/", "http://", "http://0/",
        "http://[::ffff:10.0.0.1]/", "http://[2002:7f00:1::]/", "http://169.254.169.254/", "http://224.0.0.1/",
        "http://[fe80::1]/", "http://100.64.0.1/", "http://[::127.0.0.1]/", "http://[64:ff9b::7f00:1]/",
        "http://[64:ff9b:1::7f00:1]/", "http://[fec0::1]/", "http://[2001::7f00:1]/", "http://[ff0e::1]/", "http://[fd00::1]/",
        "http://192.0.0.8/", "http://192.88.99.1/", "http://192.52.193.1/", "http://[3fff::1]/", "http://[2620:4f:8000::1]/",
        "http://[3ffe::1]/", "http://127.0.0.1\\@example.com/",
        "http://2130706433/", "http://0x7f.1/", "http://[fe80::1%25lo]/",
    ],
)  # fmt: skip
def test_alerts_do_not_reach_into_the_operators_network(url: str) -> None:
    assert asyncio.run(resolved(url, inside=False)) == []


def test_a_name_is_looked_up_once_and_that_address_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever answers differently the second time is not asked a second time."""
    answers = iter([["93.184.216.34"], ["127.0.0.1"], ["93.184.216.34", "10.0.0.1"], []])

    def found(*_: object, **__: object) -> list[object]:
        return [(2, 1, 6, "", (address, 443)) for address in next(answers)]

    async def asked() -> list[list[str]]:
        monkeypatch.setattr("parlour.server.alerts.delivery.socket.getaddrinfo", found)
        return [await resolved("https://push.example:8443/a?b#c", inside=False) for _ in range(4)]

    assert asyncio.run(asked()) == [["https://93.184.216.34:8443/a?b#c"], [], [], []]


def test_the_host_is_still_told_its_name() -> None:
    async def test(served: Served) -> None:
        async with an_endpoint() as endpoint, asyncio.timeout(300):
            ann, bob, table = await duel(served, live=False)
            named = endpoint.url.replace("127.0.0.1", "localhost")
            await bob.ask("PUT", "/me/alerts", {"webhook": f"{named}/hook"})
            await ann.play(table, 0, "keep")
            _, headers, _ = await endpoint.posted.get()
            assert headers["host"] == named.removeprefix("http://")

    run(test, settings=INSIDE)


@pytest.mark.parametrize(
    ("wanted", "error"),
    [
        ({"webhook": "http://127.0.0.1/x"}, "bad-address"),
        ({"webhook": "http://localhost:8080/x"}, "bad-address"),
        ({"webhook": "http://nas.local/x"}, "bad-address"),
        ({"webhook": "http://router/x"}, "bad-address"),
        ({"webhook": "http://2130706433/"}, "bad-address"),
        ({"webhook": "http://[::1"}, "bad-address"),
        ({"webhook": "http://example.org:99999/"}, "bad-address"),
        ({"endpoint": "http://[::1]/", "p256dh": "AAAA", "auth": "AA"}, "bad-address"),
        ({"endpoint": "https://push.example/", "p256dh": "AAAA", "auth": "AA"}, "bad-push"),
        ({"endpoint": "https://push.example/", "p256dh": "A", "auth": "A"}, "bad-push"),
        ({"endpoint": "https://push.example/", "p256dh": "B" + "A" * 86, "auth": "A" * 22}, "bad-push"),
        ({"endpoint": "https://push.example/"}, "bad-push"),
    ],
)
def test_what_could_never_be_sent_is_refused_when_it_is_given(wanted: dict[str, str], error: str) -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        await ann.ask("PUT", "/me/alerts", {"webhook": "https://example.org/hook"})
        await refused(ann.ask("PUT", "/me/alerts", wanted), 400, error)
        kept = await served.rooms.store.read(lambda connection: connection.execute(select(players.c.webhook)).scalar())
        assert kept == "https://example.org/hook"

    run(test)


@pytest.mark.parametrize("place", PLACES)
def test_a_stored_place_that_can_never_be_sent_anything_is_forgotten(
    place: str, caplog: pytest.LogCaptureFixture
) -> None:
    """As they were stored before they were checked: each costs one line, once."""

    async def test(served: Served) -> None:
        ann, bob, table = await duel(served, live=False)
        player = (await bob.ask("GET", "/me"))["player"]

        def stored(connection: Connection) -> None:
            connection.execute(update(players).where(players.c.id == player).values(webhook="http://[::1"))
            row = {"endpoint": "https://push.example/", "player": player, "p256dh": "AAAA", "auth": "AA"}
            connection.execute(insert(pushes), row)

        def left(connection: Connection) -> int:
            hooks = connection.execute(select(players.c.webhook).where(players.c.webhook.is_not(None))).all()
            return len(hooks) + len(connection.execute(select(pushes.c.endpoint)).all())

        await served.rooms.store.write(stored)
        await ann.play(table, 0, "keep")

        async def forgotten() -> bool:
            return await served.rooms.store.read(left) == 0

        await eventually(forgotten)
        await bob.play(table, 1, "keep")
        await ann.play(table, 2, "keep")

    run(test, place=place)
    said = [line for line in caplog.records if line.levelno >= logging.WARNING and line.name == "parlour.server"]
    assert [line.message for line in said] == ["an alert was dropped for good"] * 2
    assert all(line.exc_info is None for line in said)


def test_whoever_begins_is_told_too_at_a_table_and_at_its_rematch() -> None:
    async def test(served: Served) -> None:
        async with an_endpoint() as endpoint, asyncio.timeout(300):
            ann, bob = await served.guest("Ann"), await served.guest("Bob")
            await ann.ask("PUT", "/me/alerts", {"webhook": endpoint.url})
            table = (await ann.make("high_card", [ME, OPEN], live=False))["table"]["table"]
            await bob.join(table)
            _, _, body = await endpoint.posted.get()
            assert json.loads(body) == {"table": table, "game": "high_card", "seat": 0, "path": f"/t/{table}"}
            for at in range(4):
                await (ann, bob)[at % 2].play(table, at, "keep")
            while (await ann.ask("GET", f"/tables/{table}"))["phase"] != "over":
                pass
            await ann.ask("PUT", "/me/alerts", {})
            await bob.ask("PUT", "/me/alerts", {"webhook": f"{endpoint.url}/bob"})
            await bob.ask("POST", f"/tables/{table}/rematch", {})
            again = (await ann.ask("POST", f"/tables/{table}/rematch", {}))["table"]
            while (told := await endpoint.posted.get())[0] != "/bob":
                pass
            assert json.loads(told[2])["table"] == again

    run(test, settings=INSIDE)


def test_whoever_looks_when_it_begins_is_left_in_peace() -> None:
    async def test(served: Served) -> None:
        async with an_endpoint() as endpoint, asyncio.timeout(300):
            ann, bob = await served.guest("Ann"), await served.guest("Bob")
            for who in (ann, bob):
                await who.ask("PUT", "/me/alerts", {"webhook": endpoint.url})
            table = (await ann.make("high_card", [ME, OPEN], live=False))["table"]["table"]
            ear = ann.told(table, 0)
            await until(ear, lambda said: said["type"] == "table")
            await bob.join(table)
            await ann.play(table, 0, "keep")
            assert json.loads((await endpoint.posted.get())[2])["seat"] == 1, "Bob's turn is the first that is told"

    run(test, settings=INSIDE)
