"""Deals that can be verified, and forks that deal the hidden things anew."""

import pytest

import parlour
from parlour.core.codec import Codec
from parlour.core.deal import commitment, seed_of
from parlour.core.record import RecordError, read
from tests import high_card

SECRET = "00" * 31 + "07"
NONCES = ["Zm9v", ""]


def dealt() -> parlour.Record:
    table = parlour.Table("worlds_fair", seats=2, seed=seed_of(SECRET, NONCES))
    table.play("place electricity")
    record = table.record
    record.deal = {"commitment": commitment(SECRET), "secret": SECRET, "nonces": NONCES}
    return record


def test_the_promise_and_the_seed_never_change() -> None:
    assert commitment(SECRET) == "48428bdb7ddd829410d6bbb924fdeb3a3d7e88c2577bffae073b990c6f061d08"
    assert seed_of(SECRET, NONCES) == 4290924164969850932
    assert seed_of(SECRET, ["Zm9v", "x"]) != seed_of(SECRET, NONCES)


def test_a_deal_travels_with_the_record_and_is_verified() -> None:
    record = read(dealt().write())
    assert record.deal == dealt().deal
    assert parlour.replay(record).at == 1


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda r: r.deal.update(secret="01" * 32), "its secret does not match"),
        (lambda r: r.deal.update(nonces=["a", "b"]), "lead to another seed"),
        (lambda r: r.deal.update(nonces=["a"]), "a nonce, a text, for each seat"),
        (lambda r: r.deal.update(secret="07"), "32 bytes in hexadecimal"),
        (lambda r: r.deal.update(nonces=["a b", ""]), "a nonce is at most 64"),
        (lambda r: r.redealt.append([0, 0]), "lists of three numbers"),
        (lambda r: r.redealt.append([0, 7, 1]), "no seat 7"),
        (lambda r: r.redealt.append([9, 0, 1]), "after the last action"),
    ],
)
def test_a_deal_that_was_not_promised_is_refused(change: object, message: str) -> None:
    record = dealt()
    change(record)  # type: ignore[operator]
    with pytest.raises(RecordError, match=message):
        parlour.replay(read(record.write()))


@pytest.mark.parametrize("at", [0, 1, 7, 8, 9])
def test_a_fork_looks_the_same_to_its_seat_and_replays(at: int) -> None:
    table = parlour.Table("worlds_fair", seats=3, seed=5)
    for _ in range(at):
        table.play(table.legal()[0])
    codec = Codec(table.game)
    before = codec.pack(table.view(1))
    deck = codec.pack(table.state_at(at))
    table.redeal(1, 99)
    assert codec.pack(table.view(1)) == before
    assert codec.pack(table.state_at(at)) != deck
    for _ in range(10):
        table.play(table.legal()[0])
    again = parlour.replay(read(table.record.write()))
    assert codec.pack(again.view(None)) == codec.pack(table.view(None))
    assert codec.pack(again.state_at(at)) == codec.pack(table.state_at(at))
    for _ in range(10):
        assert table.undo() is not None
    assert table.undo() is None, "what came before the fork stays"
    assert table.at == at


def test_high_card_forks_too() -> None:
    table = parlour.Table(high_card.GAME, seats=2, seed=1)
    table.redeal(0, 4)
    assert table.redealt == [[0, 0, 4]]
