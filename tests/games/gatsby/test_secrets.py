"""What a viewer may see."""

from typing import cast

import pytest

from parlour.core.chance import Chance
from parlour.core.codec import Codec
from parlour.core.engine import legal, push, turn
from parlour.core.row import Row, level, row
from parlour.core.words import NOBODY
from parlour.games.gatsby.game import GAME
from parlour.games.gatsby.knowledge import BOX, blur, deduce, follow, settle_box, settle_spaces, settle_tiles
from parlour.games.gatsby.material import EACH_TILE, ON_BOARD, UNDEALT
from parlour.games.gatsby.state import PUBLIC, Party
from tests.games.gatsby.scenes import after, dealt, look, own, party

CODEC = Codec(GAME)


def test_everybody_sees_the_board_and_nobody_the_chance() -> None:
    """[GA 3.3c]"""
    state = party("a2", slot=(3, 4), height=(2, 5))
    for viewer in (None, 0, 1):
        view = look(state, viewer)
        assert view.key == 0
        for field in ("layout", "stars", "tokens", "height", "owner", "up", "seen", "slot", "used", "stands", "active"):
            assert getattr(view, field) == getattr(state, field)


def test_looking_changes_nothing_and_shares_nothing() -> None:
    """[GA 7.5c]"""
    state = after(dealt(3), "keep " + str(dealt(3).drawn[0]))
    packed = CODEC.pack(state)
    view = look(state, 1)
    view.tiles[0] = 99
    view.where[1][3] = 99
    view.where[PUBLIC][3] = 99
    view.aside[0].append(99)
    view.discards[1].append(99)
    view.tokens[0] = 99
    view.agenda.clear()
    assert CODEC.pack(state) == packed


def test_what_the_other_knows_is_not_in_my_view() -> None:
    """[GA 7.5c]"""
    state = after(party(height=(0, 0)), "action 3", "look bottom", "and step-7", "leave")
    assert look(state, 1).where[0] == state.where[PUBLIC]
    assert look(state, 1).where[1] == state.where[1]
    assert look(state, 0).where[0] == state.where[0] != state.where[PUBLIC]
    assert look(state, None).where == [state.where[PUBLIC]] * 3


def test_the_tiles_in_the_box_are_known_to_nobody() -> None:
    """Not even when they can be concluded. [GA 3.3b]"""
    state = party()
    for at in (2, 4, 5, 8, 9, 10):
        own(state, 0, ["", "", "bottom", "", "step-7", "step-10", "", "", "track-2", "track-3", "track-4"][at])
    state.owner = level(12, -1)
    view = look(state, 0)
    assert view.tiles.listed()[:12] == list(range(1, 13))
    assert view.tiles.listed()[12:] == [0, 0, 0]
    assert [state.where[0][tile] for tile in (13, 14, 15)] == [BOX] * 3


def test_conclusions_are_drawn() -> None:
    """Five of six hidden ones seen: of the last, four tiles are left. [GA 7.5c]"""
    state = party()
    for name in ("bottom", "step-7", "step-10", "track-2", "track-3"):
        own(state, 0, name)
    assert {tile for tile in range(1, 16) if state.where[0][tile] >> 10 & 1} == {11, 13, 14, 15}


def known(**masks: int) -> Row:
    """Masks by tile number; tiles 1-12 lie on their own space, 13-15 in the box, unless told."""
    found = [0] + [1 << at for at in range(12)] + [BOX] * 3
    for name, mask in masks.items():
        found[int(name[1:])] = mask
    return row(found)


def test_a_tile_with_one_space_left_is_there_and_no_other_is() -> None:
    """[GA 7.5c]"""
    masks = known(t1=0b11, t2=0b10)
    deduce(masks)
    assert masks == known()
    masks = known(t1=0b111, t2=0b110, t3=0b010)
    deduce(masks)
    assert masks == known(t1=0b001, t2=0b100, t3=0b010)


def test_a_space_with_one_tile_left_holds_it() -> None:
    """[GA 7.5c]"""
    masks = known(t1=0b01 | BOX, t2=0b10 | BOX, t13=0b10 | BOX)
    settle_spaces(masks)
    assert masks == known(t1=0b01, t2=0b10 | BOX, t13=0b10 | BOX)
    deduce(masks)
    assert masks[2] == masks[13] == 0b10 | BOX


def test_three_tiles_in_the_box_leave_no_room_there() -> None:
    """[GA 3.3b]"""
    masks = known(t1=1 | BOX)
    settle_box(masks)
    assert masks == known()
    settle_box(masks)
    assert masks == known()
    masks = known(t13=0b1 | BOX, t1=0b1)
    settle_box(masks)  # only three may be there
    assert masks == known()
    masks = known(t13=0b1 | BOX, t1=0b1 | BOX)
    settle_box(masks)
    assert masks == known(t13=0b1 | BOX, t1=0b1 | BOX)


def test_a_settled_tile_takes_its_space_from_the_others_but_the_box_from_none() -> None:
    """[GA 3.3b, 7.5c]"""
    masks = known(t1=0b11, t2=0b10, t3=0b110 | BOX)
    settle_tiles(masks)
    assert masks == known(t1=0b01, t2=0b10, t3=0b100 | BOX)
    masks = known(t2=0b11)
    settle_tiles(masks)
    assert masks == known()


def test_one_conclusion_leads_to_the_next() -> None:
    """The box is settled last and settles a tile, which settles another. [GA 7.5c]"""
    masks = known(t1=0b01 | BOX, t2=0b11)
    deduce(masks)
    assert masks == known()
    masks = known(t1=0b011, t2=0b110, t3=0b100 | BOX)
    deduce(masks)
    assert masks == known()


def test_a_known_exchange_is_followed_and_a_possible_one_blurs() -> None:
    """[GA 7.5d, 7.5e]"""
    masks = known(t1=0b0001, t2=0b0010, t3=0b0111, t4=0b1001)
    follow(masks, 0, 1)
    assert masks.listed()[1:5] == [0b0010, 0b0001, 0b0111, 0b1010]
    blur(masks, 1, 3)
    assert masks.listed()[1:5] == [0b1010, 0b0001, 0b1111, 0b1010]


def test_a_view_can_be_played_on_and_doubts_what_it_cannot_tell() -> None:
    """Whether a face-down character completed a set is told by the game going on. [GA R15]"""
    state = party("t4.1 t4.2", "a3")
    for viewer in (None, 1):
        view = look(state, viewer)
        for text in ("action 4", "track 4", "track 5"):
            push(view, GAME.vocabulary.parse(text))
        assert view.owner[10] == 0
        assert view.doubt == 1
    assert after(state, "action 4", "track 4", "track 5").doubt == 0


def test_a_view_does_not_doubt_while_nobody_gains() -> None:
    """An old hidden character completes nothing new. [GA R15]"""
    for seat in (0, 1):
        view = look(party("a2", owned={"track-4": seat}), 1 - seat)
        for text in ("action 4", "track 5", "track 2"):
            push(view, GAME.vocabulary.parse(text))
        assert view.doubt == 0


def test_a_view_does_not_doubt_what_it_knows() -> None:
    """Track 5 is face up, and the gainer holds nothing hidden. [GA R15]"""
    view = look(party("t5.1 t5.2", "a3", owned={"track-4": 1}), 0)
    for text in ("action 4", "track 5", "decline", "track 4"):
        push(view, GAME.vocabulary.parse(text))
    assert view.owner[11] == 0
    assert view.doubt == 0


@pytest.mark.parametrize("seed", range(12))
def test_every_view_can_be_played_on_to_the_next_choice(seed: int) -> None:
    """With any action that is legal in truth. [GA 7.5e, R20]"""
    state, chance = dealt(seed), Chance(seed)
    while turn(state) != NOBODY:
        choices = legal(state)
        action = choices[chance.below(len(choices))]
        for viewer in (None, 0, 1):
            push(look(state, viewer), action)
        push(state, action)
    assert isinstance(state, Party)


def test_conclusions_are_those_of_looking_again_and_again() -> None:
    """Whatever order they are drawn in: against one rule after another, tile by tile, until nothing changes."""
    chance = Chance(11)
    for seed in range(12):
        state = cast(Party, GAME.setup(2, seed, {}))
        while options := legal(state):
            for each in state.where:
                masks = each.copy()
                for _ in range(chance.below(4)):
                    space = chance.below(ON_BOARD)
                    masks[state.tiles[space]] = 1 << space
                slow = masks.listed()
                deduce(masks)
                assert masks == slowly_deduced(slow)
            push(state, options[chance.below(len(options))])


def slowly_deduced(masks: list[int]) -> list[int]:
    before: list[int] = []
    while before != masks:
        before = masks[:]
        for tile in EACH_TILE:
            if masks[tile].bit_count() == 1 and masks[tile] != BOX:
                for other in EACH_TILE:
                    if other != tile:
                        masks[other] &= ~masks[tile]
        for space in range(ON_BOARD):
            holders = [tile for tile in EACH_TILE if masks[tile] >> space & 1]
            if len(holders) == 1:
                masks[holders[0]] = 1 << space
        maybe = [tile for tile in EACH_TILE if masks[tile] & BOX]
        inside = [tile for tile in maybe if masks[tile] == BOX]
        if len(maybe) == UNDEALT:
            for tile in maybe:
                masks[tile] = BOX
        elif len(inside) == UNDEALT:
            for tile in maybe:
                if masks[tile] != BOX:
                    masks[tile] &= ~BOX
    return masks


def test_what_is_kept_between_guesses_holds_for_that_view_alone() -> None:
    """A view that was guessed from and then played on is guessed as one that never was."""
    for seed in range(6):
        state = GAME.setup(2, seed, {})
        chance = Chance(seed)
        for _ in range(40):
            options = legal(state)
            if not options:
                break
            push(state, options[chance.below(len(options))])
        seat = turn(state)
        if seat < 0:
            continue
        used = GAME.view(state, seat)
        GAME.guess(used, seat, Chance(1))
        fresh = GAME.view(state, seat)
        for _ in range(3):
            options = legal(used)
            if turn(used) != seat or not options:
                break
            push(used, options[0])
            push(fresh, options[0])
            one, other = GAME.guess(used, seat, Chance(7)), GAME.guess(fresh, seat, Chance(7))
            assert cast(Party, one).tiles == cast(Party, other).tiles
