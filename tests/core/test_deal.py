"""Deals that can be verified, and forks that deal the hidden things anew."""

from collections import Counter

import pytest

import parlour
from parlour.core.codec import Codec
from parlour.core.deal import as_they_sat, commitment, drawn_first, in_turn, seed_of
from parlour.core.record import RecordError, read
from tests import high_card

SECRET = "00" * 31 + "07"
NONCES = ["Zm9v", ""]
LOTS = {
    4: [0, 1, 0, 3, 1, 0, 0, 1, 2, 1, 1, 0],
    3: [0, 1, 0, 2, 0, 0, 0, 1, 1, 1, 1, 0],
    2: [0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0],
}


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
        (lambda r: r.redealt.append([0, 0, 1]), "no deal was promised for that"),
        (lambda r: r.names.extend("abc"), "3 names for 2 seats"),
        (lambda r: r.redealt.append([0, 0]), "lists of three numbers"),
        (lambda r: (r.deal.clear(), r.redealt.append([0, 7, 1])), "no seat 7"),
        (lambda r: (r.deal.clear(), r.redealt.append([9, 0, 1])), "after the last action"),
    ],
)
def test_a_deal_that_was_not_promised_is_refused(change: object, message: str) -> None:
    record = dealt()
    change(record)  # type: ignore[operator]
    with pytest.raises(RecordError, match=message):
        parlour.replay(read(record.write()))


def test_the_lot_never_changes_and_every_place_is_drawn_as_often() -> None:
    """[WF 3.9, R12; KA 3.7, R16; GA 3.7a, R1]"""
    assert [drawn_first(seed, 4) for seed in range(12)] == LOTS[4]
    assert [drawn_first(seed, 3) for seed in range(12)] == LOTS[3]
    assert [drawn_first(seed, 2) for seed in range(12)] == LOTS[2]
    for places in (2, 3, 4):
        counts = Counter(drawn_first(seed, places) for seed in range(12_000))
        assert set(counts) == set(range(places))
        assert all(abs(many - 12_000 / places) < 300 for many in counts.values())


def test_the_lot_is_not_the_deal() -> None:
    """Of tables that one place begins, all else is as chance has it: here the first area of World's Fair."""
    areas = Counter(
        (drawn_first(seed, 2), parlour.Table("worlds_fair", 2, seed).state_at(0).places[0])  # type: ignore[attr-defined]
        for seed in range(2_000)
    )
    assert len(areas) == 10
    assert all(abs(many - 200) < 70 for many in areas.values())


def test_everybody_follows_the_first_player_clockwise_and_the_way_leads_back() -> None:
    assert in_turn("abcd", 2) == ["c", "d", "a", "b"]
    for first in range(4):
        assert as_they_sat(in_turn("abcd", first), first) == list("abcd")


def drawn_and_dealt() -> parlour.Record:
    """Ann, Bob and Cy sit down in this order, with a nonce each; the seed draws who begins."""
    nonces = ["ann", "bob", "cy"]
    seed = seed_of(SECRET, nonces)
    first = drawn_first(seed, 3)
    assert first  # or nobody has moved
    record = parlour.Table("worlds_fair", seats=3, seed=seed).record
    record.names, record.drawn = in_turn(["Ann", "Bob", "Cy"], first), first
    record.deal = {"commitment": commitment(SECRET), "secret": SECRET, "nonces": in_turn(nonces, first)}
    return record


def test_a_record_says_who_was_drawn_and_nonces_go_with_the_person() -> None:
    record = read(drawn_and_dealt().write())
    assert record == drawn_and_dealt()
    assert [name.lower() for name in record.names] == record.deal["nonces"]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (
            lambda r: setattr(r, "drawn", (r.drawn + 1) % 3),
            "the first player is not the one drawn: the seed draws place",
        ),
        (lambda r: setattr(r, "drawn", 7), "the first player is not the one drawn"),
        (lambda r: setattr(r, "drawn", None), "lead to another seed"),
        (lambda r: r.deal["nonces"].reverse(), "lead to another seed"),
    ],
)
def test_another_first_player_than_the_one_drawn_is_refused(change: object, message: str) -> None:
    record = drawn_and_dealt()
    change(record)  # type: ignore[operator]
    with pytest.raises(RecordError, match=message):
        read(record.write())


def test_a_place_is_a_number() -> None:
    record = drawn_and_dealt()
    with pytest.raises(RecordError, match="'drawn' is not of type int"):
        read(record.write().replace(f'"drawn":{record.drawn}', '"drawn":"1"'))


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
