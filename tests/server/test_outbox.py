"""The outbox of alerts: who is told next, and who loses when it is full."""

import asyncio

import pytest

from parlour.server.alerts.outbox import Letter, Outbox


def letter(player: str, host: str, word: bytes = b"") -> Letter:
    return Letter(player, f"https://{host}/", word)


def host(one: Letter) -> str:
    return one.url.removeprefix("https://").removesuffix("/")


def test_the_outbox_is_fair() -> None:
    async def test() -> None:
        outbox = Outbox()
        for number in range(5):
            outbox.put(letter(f"mallory{number}", "slow"))
        outbox.put(letter("ann", "a"))
        outbox.put(letter("ann", "a", b"again"))
        outbox.put(letter("ann", "b"))
        taken = [await outbox.take() for _ in range(3)]
        assert [host(one) for one in taken] == ["slow", "slow", "a"], "two to a host at once"
        assert taken[2].message == b"again", "of several for one person and place the last says it all"
        waiting = asyncio.create_task(outbox.take())
        await asyncio.sleep(0)
        assert not waiting.done(), "one at a time for a person"
        outbox.done(taken[2], quick=True)
        assert host(await waiting) == "b"
        for number in range(3):
            outbox.put(letter(f"eve{number}", f"unknown{number}"))
        outbox.put(letter("cem", "a"))
        taken += [await outbox.take() for _ in range(2)]
        assert [host(one) for one in taken[3:]] == ["unknown0", "a"], (
            "half of the senders are for hosts that were quick"
        )

    asyncio.run(test())


def test_when_the_outbox_is_full_whoever_fills_it_loses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.server.alerts.outbox.WAITING", 10)

    async def test() -> None:
        outbox = Outbox()
        outbox.put(letter("ann", "a"))
        for number in range(50):
            outbox.put(letter(f"mallory{number}", "slow"))
        outbox.put(letter("bob", "b"))
        taken = [await outbox.take() for _ in range(4)]
        assert [host(one) for one in taken] == ["a", "slow", "slow", "b"]

    asyncio.run(test())


def test_another_port_of_a_host_is_another_place() -> None:
    async def test() -> None:
        outbox = Outbox()
        for number in range(3):
            outbox.put(letter(f"mallory{number}", "push.example:81"))
        outbox.put(letter("ann", "push.example"))
        outbox.put(letter("bob", "push.example:443"))
        outbox.put(letter("cem", "push.example"))
        taken = [await outbox.take() for _ in range(4)]
        assert [one.player for one in taken] == ["mallory0", "mallory1", "ann", "bob"]
        outbox.done(taken[0], quick=False)
        outbox.done(taken[2], quick=True)
        assert (await outbox.take()).player == "mallory2"
        assert (await outbox.take()).player == "cem", "what was quick stays so, whatever another port does"

    asyncio.run(test())


def test_no_room_is_made_at_the_cost_of_those_who_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred strangers of a name each do not push out what waits for a service that is quick."""
    monkeypatch.setattr("parlour.server.alerts.outbox.WAITING", 10)

    async def test() -> None:
        outbox = Outbox(["https://push.example:443"])
        assert [outbox.put(letter(f"ann{number}", "push.example")) for number in range(5)] == [None] * 5
        displaced = [outbox.put(letter(f"mallory{number}", f"slow{number}.example")) for number in range(20)]
        assert [one.player for one in displaced if one is not None] == [f"mallory{number}" for number in range(15)]
        again = letter("ann4", "push.example", b"again")
        replaced = outbox.put(again)
        assert replaced is not None
        assert replaced.player == "ann4", "and whoever waits for its answer hears that there is none"
        taken = [await outbox.take() for _ in range(2)]
        assert [one.player for one in taken] == ["ann0", "ann1"]

    asyncio.run(test())
