"""A guess is fair: checked against brute force over all worlds that a viewer cannot tell apart."""

from collections import Counter
from math import sqrt

import pytest

from parlour.core.chance import Chance
from parlour.games.gatsby.ending import has_set
from parlour.games.gatsby.game import GAME
from parlour.games.gatsby.guess import compressed, counted
from parlour.games.gatsby.knowledge import deduce
from parlour.games.gatsby.state import PUBLIC, Party
from parlour.games.gatsby.verbs import look as look_at
from tests.games.gatsby.scenes import after, guessed, look, own, party, space
from tests.games.gatsby.worlds import Worlds, by_masks, characters, claim, random_history


def small(state: Party | None = None) -> tuple[Party, Worlds]:
    """Seat 0 has seen three of the six hidden characters: 6 unseen tiles on 3 spaces, 120 worlds."""
    state = state or party()
    look_at(state, 0, 2, 4)
    look_at(state, 0, 5, 4)
    return state, Worlds(state, 0, 2, 4, 5)


def world(state: Party) -> tuple[int, ...]:
    return tuple(state.tiles.listed()[:12])


@pytest.mark.parametrize("seed", range(40))
def test_masks_never_leave_out_a_world(seed: int) -> None:
    """Sound always; exact with up to two looks that are secret from the viewer. [GA 7.5e]"""
    state, mine = small()
    secrets = random_history(state, [mine], Chance(seed), 1 + seed % 6)
    allowed = by_masks(state, 0)
    assert mine.all <= allowed
    assert world(state) in mine.all
    if secrets <= 2:
        assert mine.all == allowed


def test_masks_are_nearly_exact_after_more_secrets() -> None:
    """Of histories with three secrets or more six in seven are exact; the rest allow a few worlds more. [GA 7.5e]"""
    exact = cases = 0
    for seed in range(120):
        state, mine = small()
        if random_history(state, [mine], Chance(1000 + seed), 9) >= 3:
            allowed = by_masks(state, 0)
            assert mine.all <= allowed
            assert len(allowed) <= 3 * len(mine.all)
            cases += 1
            exact += mine.all == allowed
    assert cases > 40
    assert exact >= 6 / 7 * cases


def test_what_everybody_knows_is_sound_too() -> None:
    """[GA R15]"""
    state = party()
    for at in (2, 4, 5):  # as if three had been shown, to keep it small
        state.where[PUBLIC][state.tiles[at]] = 1 << at
    deduce(state.where[PUBLIC])
    public = Worlds(state, None, 2, 4, 5)
    assert by_masks(state, None) == public.all
    characters(state, [public], 0, 8, 9, True)
    assert by_masks(state, None) == public.all
    characters(state, [public], 1, 9, 2, False)
    assert by_masks(state, None) == public.all
    assert world(state) in public.all


def frequencies(view: Party, tries: int, viewer: int | None = 0) -> Counter[tuple[int, ...]]:
    chance = Chance(7)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(tries):
        full = GAME.guess(view, viewer, chance)
        assert isinstance(full, Party)
        found[world(full)] += 1
    return found


def is_even(found: Counter[tuple[int, ...]], worlds: int) -> bool:
    """Chi-square within six standard deviations of what even chances give."""
    expected = found.total() / worlds
    chi = sum((count - expected) ** 2 / expected for count in found.values()) + (worlds - len(found)) * expected
    return bool(abs(chi - (worlds - 1)) < 6 * sqrt(2 * (worlds - 1)))


def test_every_world_is_guessed_as_often_as_any_other() -> None:
    """[GA 3.3b, 7.5c]"""
    state, mine = small()
    found = frequencies(look(state, 0), 1500)
    assert set(found) == mine.all
    assert len(found) == 120
    assert is_even(found, 120)


def test_also_after_perhaps_an_exchange() -> None:
    """The known y3 is on either of two spaces: masks bind it. [GA 7.5e]"""
    state, mine = small()
    characters(state, [mine], 1, 2, 8, True)
    found = frequencies(look(state, 0), 2400)
    assert set(found) == mine.all
    assert len(mine.all) == 240
    assert is_even(found, 240)
    characters(state, [mine], 1, 4, 5, False)
    found = frequencies(look(state, 0), 1920)
    assert set(found) <= mine.all
    assert is_even(found, len(mine.all))


def test_a_guess_holds_no_set_while_the_game_goes_on() -> None:
    """Seat 1 has two yellow ones and gained a face-down one: it is not the third. [GA R15, R16]"""
    state = party(tiles={"bottom": "k1", "track-1": "y1", "track-5": "y2"})
    for name in ("track-1", "track-5", "track-2"):
        own(state, 1, name)
    state, mine = small(state)
    fair = {found for found in mine.all if found[8] != 3}
    assert len(fair) < len(mine.all)
    found = frequencies(look(state, 0), 1500)
    assert set(found) == fair
    assert is_even(found, len(fair))


def test_a_guess_gives_each_seat_what_it_is_known_to_have_seen() -> None:
    """And the viewer's own knowledge as it was. [GA 7.5c]"""
    state, mine = small()
    characters(state, [mine], 1, 8, 9, False)
    claim(state, [mine], 1, 10)
    view = look(state, 0)
    full = guessed(view)
    assert full.where[0] == state.where[0]
    for at in (8, 9, 10):
        assert full.where[1][full.tiles[at]] == 1 << at
    assert full.where[1][state.tiles[2]] != 1 << 2
    others = [tile for tile in range(1, 16) if tile not in full.tiles.listed()[8:11]]
    assert all(not full.where[1][tile] >> at & 1 for tile in others for at in (8, 9, 10))
    assert look(full, 1).tiles.listed()[8:11] == full.tiles.listed()[8:11]
    assert not has_set(full, 1)


def test_the_special_actions_not_seen_are_dealt_over_the_blanks() -> None:
    """[GA R20]"""
    state = after(party("t2.1 t2.2", slot=(3, 1), pile=[5, 6, 7]), "action 4", "track 2", "draw", "set aside 6")
    view = look(state, 1)
    met: list[Counter[int]] = [Counter(), Counter(), Counter()]
    for key in range(400):
        full = guessed(view, 1, key)
        assert GAME.census(full) == GAME.census(state)
        assert full.slot == [3, 1]
        met[0][full.aside[0][0]] += 1
        met[1][full.discards[0][0]] += 1
        met[2][full.pile[-1]] += 1
    assert all(set(counts) == {2, 4, 5, 6, 7, 8, 9, 10, 11} for counts in met)
    assert all(20 <= count <= 80 for counts in met for count in counts.values())
    mine = guessed(look(state, 0), 0)
    assert mine.aside == [[6], []]
    assert mine.discards == [[5, 7], []]


def test_a_guess_of_a_hand_is_for_the_other_player_only() -> None:
    """[GA R20]"""
    state = after(party("t2.1 t2.2", pile=[5, 6, 7]), "action 4", "track 2", "draw")
    assert guessed(look(state, 0), 0).drawn == [5, 6, 7]
    hands = {tuple(guessed(look(state, 1), 1, key).drawn) for key in range(50)}
    assert len(hands) > 40
    assert all(len(set(hand)) == 3 for hand in hands)


def test_a_guess_has_a_chance_of_its_own() -> None:
    """Never the game's key. [GA R20]"""
    state = party()
    keys = {guessed(look(state, 0), 0, key).key for key in range(20)}
    assert len(keys) == 20
    assert state.key not in keys


def test_a_guess_of_a_finished_game_changes_nothing_but_the_chance() -> None:
    """[GA R21]"""
    state = party(height=(12, 9), owned={"step-3": 1, "step-7": 1, "step-10": 0})
    state = after(state, "action 3", "track 4")
    assert guessed(look(state, 0)).tiles == state.tiles


def test_counting_the_ways() -> None:
    """Two tiles on three spaces, the first bound to two of them. [GA 7.5e]"""
    ways = counted([0b011, 0b111], 3)
    assert ways[0] == 4
    assert ways[0b001] == ways[0b010] == 2
    assert ways[0b011] == 1
    assert compressed(1 << 2 | 1 << 12, [2, 5, 12, 13, 14]) == 0b11101
    assert space("bottom") == 2


def test_a_view_that_cannot_be_is_guessed_all_the_same() -> None:
    """A set is complete and the game goes on: no world fits, and the guess ends. [GA 9.1]"""
    state = party(tiles={"left": "m1", "right": "m2", "step-3": "m3"}, owned={"left": 0, "right": 0, "step-3": 0})
    assert GAME.census(guessed(look(state, 1), 1)) == GAME.census(state)
