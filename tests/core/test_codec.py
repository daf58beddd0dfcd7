"""The codec: strict, and says where."""

from typing import Any

import pytest

from parlour.core.codec import Codec, CodecError
from parlour.games import find
from tests import high_card


@pytest.fixture
def codec() -> Codec:
    return Codec(high_card.GAME)


def packed() -> dict[str, Any]:
    state = high_card.GAME.setup(2, 7, {})
    plain = Codec(high_card.GAME).pack(state)
    assert isinstance(plain, dict)
    return plain


def test_words_carry_their_kind(codec: Codec) -> None:
    assert codec.pack(high_card.Swapped(0, 3, 5)) == {"kind": "Swapped", "seat": 0, "old": 3, "new": 5}
    assert codec.encode(high_card.KEEP) == b'{"kind":"Keep"}'


def test_an_enum_travels_as_its_number_and_comes_back_as_itself() -> None:
    fair = find("worlds_fair")
    action = fair.vocabulary.parse("place fine arts")
    assert Codec(fair).pack(action) == {"kind": "Place", "area": 1}
    assert Codec(fair).read({"kind": "Place", "area": 1}) is action


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ({"seat": 1}, "here: no kind 'None' in high_card"),
        ({"kind": 7}, "here: no kind '7'"),
        ({"kind": "Castled"}, "here: no kind 'Castled'"),
        ({"kind": "Kept"}, "Kept has fields seat; see 'seat'"),
        ({"kind": "Kept", "seat": 1, "card": 2}, "Kept has fields seat; see 'card'"),
        ({"kind": "Kept", "seat": "1"}, "seat: '1' is not of type int"),
        ({"kind": "Kept", "seat": True}, "seat: True is not of type int"),
        ({**packed(), "hand": 3}, "hand: 3 is not of type list"),
        ({**packed(), "hand": [3, "4"]}, r"hand\[1\]: '4' is not of type int"),
        ({**packed(), "hand": [3, [4]]}, r"hand\[1\]: \[4\] is not of type int"),
        ({**packed(), "hand": [3, 2**63]}, rf"hand\[1\]: {2**63} has no room in 64 bits"),
        ({**packed(), "hand": [-(2**63) - 1]}, rf"hand\[0\]: -{2**63 + 1} has no room in 64 bits"),
        ({**packed(), "key": 2**64}, f"key: {2**64} has no room in 64 bits"),
        ({"kind": "Kept", "seat": 2**63}, f"seat: {2**63} has no room in 64 bits"),
        ({**packed(), "seats": -1}, "seats: high_card is played by 2, 3, not by -1"),
        ({**packed(), "seats": 2**62}, f"seats: high_card is played by 2, 3, not by {2**62}"),
        ({**packed(), "agenda": [7]}, r"agenda\[0\]: 7 is no Word"),
        ({**packed(), "agenda": [{"kind": "KeepOrSwap", "seat": 0}]}, r"agenda\[0\]: KeepOrSwap has fields"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(codec: Codec, value: object, message: str) -> None:
    with pytest.raises(CodecError, match=message):
        codec.read(value)


@pytest.mark.parametrize("seat", [-2, 2])
def test_a_step_of_a_seat_that_is_not_there_is_refused(codec: Codec, seat: int) -> None:
    value = packed()
    value["agenda"][-1]["seat"] = seat
    with pytest.raises(CodecError, match=rf"agenda\[{len(value['agenda']) - 1}\].seat: {seat} is no seat of 2"):
        codec.read(value)


def test_a_number_that_is_no_member_of_the_enum_is_refused() -> None:
    with pytest.raises(CodecError, match="area: 9 is no Area"):
        Codec(find("worlds_fair")).read({"kind": "Place", "area": 9})


def test_bytes_that_are_no_json_are_refused(codec: Codec) -> None:
    with pytest.raises(CodecError, match="not JSON"):
        codec.decode(b"{kind")


def test_two_words_of_one_name_are_refused() -> None:
    game = high_card.HighCard()
    game.words.append(high_card.Kept)
    with pytest.raises(ValueError, match="two words of high_card have the same name"):
        Codec(game)
