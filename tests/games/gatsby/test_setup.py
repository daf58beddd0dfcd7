"""Mise en place."""

from collections import Counter

import pytest

from parlour.games.gatsby.material import LANE_BONUS, SLABS, STAR, STARS
from parlour.games.gatsby.setup import turned
from tests.games.gatsby.scenes import TILE_NAMES, act, after, asked, cells, dealt, look, named, options, tile

SEEDS = range(1, 301)


def corners(state: object) -> list[list[int]]:
    layout, stars = state.layout, state.stars  # type: ignore[attr-defined]
    grid = [STAR if stars >> cell & 1 else layout[cell] for cell in range(36)]
    return [
        [grid[6 * (3 * (corner // 2) + at // 3) + 3 * (corner % 2) + at % 3] for at in range(9)] for corner in range(4)
    ]


def test_a_quarter_turn_takes_the_left_column_to_the_top() -> None:
    """[GA 3.2]"""
    assert turned([1, 2, 3, 4, 5, 6, 7, 8, 9], 0) == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert turned([1, 2, 3, 4, 5, 6, 7, 8, 9], 1) == [7, 4, 1, 8, 5, 2, 9, 6, 3]
    assert turned([1, 2, 3, 4, 5, 6, 7, 8, 9], 2) == [9, 8, 7, 6, 5, 4, 3, 2, 1]
    assert turned([1, 2, 3, 4, 5, 6, 7, 8, 9], 3) == [3, 6, 9, 2, 5, 8, 1, 4, 7]


def test_the_slabs_are_shuffled_and_turned() -> None:
    """Every slab comes to every corner in every turn. [GA 3.2]"""
    met: Counter[tuple[int, int, int]] = Counter()
    for seed in SEEDS:
        laid = corners(dealt(seed))
        placed = []
        for corner, found in enumerate(laid):
            slab, turns = next((s, t) for s in range(4) for t in range(4) if turned(SLABS[s], t) == found)
            met[corner, slab, turns] += 1
            placed.append(slab)
        assert sorted(placed) == [0, 1, 2, 3]
        assert dealt(seed).layout.listed()[36:] == LANE_BONUS
        assert int(dealt(seed).stars).bit_count() == 4
    assert len(met) == 64


def test_twelve_characters_lie_on_the_board_and_three_are_in_the_box_unseen() -> None:
    """[GA 3.3a, 3.3b]"""
    state = dealt(5)
    assert sorted(state.tiles) == list(range(1, 16))
    assert state.owner == [-1] * 12
    for viewer in (None, 0, 1):
        assert look(state, viewer).tiles.listed()[12:] == [0, 0, 0]
    assert len({tuple(dealt(seed).tiles) for seed in range(50)}) == 50


def test_the_two_ends_of_each_place_are_turned_up() -> None:
    """[GA 3.3c]"""
    view = look(dealt(5), None)
    assert [bool(found) for found in view.tiles.listed()[:12]] == [
        True, True, False,
        True, False, False, True,
        True, False, False, False, True,
    ]  # fmt: skip


def test_the_upper_end_never_has_fewer_stars_than_the_lower() -> None:
    """Step 3 against 13, track 5 against 1; equal ones stay. [GA 3.3d]"""
    exchanged = 0
    for seed in SEEDS:
        tiles = dealt(seed).tiles
        assert STARS[tiles[3]] <= STARS[tiles[6]]
        assert STARS[tiles[11]] <= STARS[tiles[7]]
        exchanged += STARS[tiles[0]] > STARS[tiles[1]]
    assert exchanged > 30  # in the Cabaret nothing is exchanged


def test_the_ends_are_exchanged_and_not_dealt_again() -> None:
    """[GA 3.3d]"""
    from parlour.core.chance import shuffle
    from parlour.games.gatsby.setup import deal_characters
    from parlour.games.gatsby.state import Party

    moved = 0
    for key in range(60):
        plain, state = list(range(1, 16)), Party(2, key)
        shuffle(plain, key)
        deal_characters(state)
        for lower, upper in ((3, 6), (11, 7)):
            if STARS[plain[lower]] > STARS[plain[upper]]:
                plain[lower], plain[upper] = plain[upper], plain[lower]
                moved += 1
        assert state.tiles == plain
    assert moved > 10


def test_the_special_actions_are_shuffled_face_down() -> None:
    """[GA 3.4]"""
    state = dealt(3)
    assert sorted([*state.pile, *state.drawn]) == list(range(1, 12))
    assert len({tuple(dealt(seed).pile) for seed in range(50)}) == 50
    assert look(state, 0).pile == look(state, 1).pile == [0] * 9


def test_both_ascension_tokens_start_at_the_bottom() -> None:
    """[GA 3.6c]"""
    assert dealt(1).height == [0, 0]


def test_the_second_player_keeps_one_of_two_special_actions_face_up() -> None:
    """The first has none. [GA 3.7b, 3.7c, R1, R20]"""
    state = dealt(4)
    assert asked(state) == (1, "KeepSpecial")
    kept, other = state.drawn
    assert options(state) == [f"keep {kept}", f"keep {other}"]
    assert look(state, 1).drawn == [kept, other]
    assert look(state, 0).drawn == look(state, None).drawn == [0, 0]
    state = after(state, f"keep {kept}")
    assert state.slot == [0, kept]
    assert state.discards == [[], [other]]
    assert look(state, 0).slot == [0, kept]
    assert look(state, 0).discards == [[], [0]]
    assert look(state, 1).discards == [[], [other]]
    assert state.aside == [[], []]


def test_the_second_player_puts_a_token_on_a_star_cell() -> None:
    """[GA 3.7d, R1]"""
    state = dealt(4)
    state = after(state, options(state)[0])
    assert asked(state) == (1, "PutOnStar")
    assert len(options(state)) == 4
    assert cells(" ".join(text.removeprefix("put ") for text in options(state))) == state.stars
    state, told = act(state, options(state)[2])
    assert state.tokens[0] == 0
    assert state.tokens[1] & state.stars == state.tokens[1]
    assert [type(event).__name__ for event in told] == ["Placed"]


def test_the_first_player_begins_with_every_main_action_open() -> None:
    """Seat 0 is whom the toss chose. [GA 3.7a, 4.1, 4.3, R1]"""
    state = dealt(4)
    state = after(state, options(state)[0])
    state = after(state, options(state)[0])
    assert asked(state) == (0, "ChooseAction")
    assert options(state) == ["action 1", "action 2", "action 3", "action 4"]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_same_seed_lays_the_same_table(seed: int) -> None:
    """[GA 3.2]"""
    assert dealt(seed).layout == dealt(seed).layout
    assert dealt(seed).tiles == dealt(seed).tiles
    assert dealt(seed).layout != dealt(seed + 10).layout


def test_scenes_say_what_they_mean() -> None:
    """[GA 2.2]"""
    assert named(cells("a1 t2.4")) == "a1 t2.4"
    assert TILE_NAMES[tile("k3")] == "k3"
