"""The outbox of alerts: who is told next, and who loses when it is full."""

import asyncio

import pytest

from parlour.server.alerts.outbox import Letter, Outbox


def letter(player: str, host: str, word: bytes = b"") -> Letter:
    return Letter(player, f"https://{host}/", word)


def test_the_outbox_is_fair() -> None:
    async def test() -> None:
        outbox = Outbox()
        for number in range(5):
            outbox.put(letter(f"mallory{number}", "slow"))
        outbox.put(letter("ann", "a"))
        outbox.put(letter("ann", "a", b"again"))
        outbox.put(letter("ann", "b"))
        taken = [await outbox.take() for _ in range(3)]
        assert [one.host for one in taken] == ["slow", "slow", "a"], "two to a host at once"
        assert taken[2].message == b"again", "of several for one person and place the last says it all"
        waiting = asyncio.create_task(outbox.take())
        await asyncio.sleep(0)
        assert not waiting.done(), "one at a time for a person"
        outbox.done(taken[2], quick=True)
        assert (await waiting).host == "b"
        for number in range(3):
            outbox.put(letter(f"eve{number}", f"unknown{number}"))
        outbox.put(letter("cem", "a"))
        taken += [await outbox.take() for _ in range(2)]
        assert [one.host for one in taken[3:]] == ["unknown0", "a"], "half of the senders are for hosts that were quick"

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
        assert [one.host for one in taken] == ["a", "slow", "slow", "b"]

    asyncio.run(test())
