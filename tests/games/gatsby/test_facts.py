"""What a drawn table shows beside the view: counted by the rules, from what the viewer knows."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from parlour.bots.greedy import GreedyBot
from parlour.core.chance import Chance
from parlour.core.engine import legal, push, turn
from parlour.core.words import NOBODY, Viewer, agenda
from parlour.games.gatsby.cabaret import CUT
from parlour.games.gatsby.ending import NONE, set_of
from parlour.games.gatsby.facts import LOST, PartyFacts
from parlour.games.gatsby.game import GAME
from parlour.games.gatsby.material import A_FAMILY, FAMILY, PLACE_SPACES, SPECIALS, STARS
from parlour.games.gatsby.state import Party
from parlour.games.gatsby.turn import SPECIAL

from .scenes import after, cells, dealt, look, named, options, party, space, tile


def told(state: Party, viewer: Viewer = 0) -> dict[str, Any]:
    return GAME.shown(look(state, viewer), viewer)


def test_a_chain_counts_the_tokens_that_are_missing() -> None:
    """[GA 5.1b]"""
    assert told(party("a1 a2 a3", "f6"))["to_go"][0] == [3, 5]
    assert told(party("", ""))["to_go"][:2] == [[6, 6], [6, 6]]
    assert told(party("a1 a2 b2 b3 b4 b5 b6", "f6"))["to_go"][0][0] == 0


def test_the_nearest_character_is_told_unless_it_is_won_or_cut() -> None:
    """[GA 5.1b, 5.1c]"""
    assert told(party("", ""))["nearest"] == min(min(pair) for pair in told(party("", ""))["to_go"])
    near = party("a1 a2 a3", "f6")
    missing = [[left for left in pair if left != CUT] for pair in told(near)["to_go"]]
    assert told(near)["nearest"] == min(min(pair) for pair in missing if pair)
    for at in range(len(missing)):
        near.owner[at] = 0
    assert told(near)["nearest"] == CUT
    cut = party("a1", "a3 b3 c3 d3 e3 f3")
    left = {at: pair for at, pair in enumerate(told(cut)["to_go"]) if CUT in pair}
    for at in range(len(missing)):
        cut.owner[at] = NOBODY if at in left else 0
    assert told(cut)["nearest"] == min(max(pair) for pair in left.values())


def test_the_others_who_looked_at_a_character_face_down_are_told() -> None:
    """[GA 7.5c]"""
    state = dealt()
    down = next(at for at in range(len(state.seen)) if not state.up >> at & 1)
    state.seen[down] = 0b11
    assert [told(state, viewer)["looked"][down] for viewer in (0, 1, None)] == [[1], [0], [0, 1]]
    state.up |= 1 << down
    assert told(state)["looked"][down] == []


def test_a_chain_goes_round_and_never_by_a_corner() -> None:
    """[GA 5.1b]"""
    assert told(party("a1 b2 c3", ""))["to_go"][0][0] == 5
    walled = party("a1 a2", "a3 b3 c3 d3 e3")
    assert told(walled)["to_go"][0][0] == 6  # by f3: a2 is far from it


def test_a_chain_the_other_has_cut_is_said_to_be() -> None:
    """[GA 5.1b]"""
    assert told(party("a1", "a3 b3 c3 d3 e3 f3"))["to_go"][:2] == [[CUT, 5], [5, 0]]


def test_stars_are_counted_and_cut_by_one_of_the_others() -> None:
    """[GA 5.1c]"""
    mine = told(party("a3 f2", ""))
    assert mine["stars"] == [2, 0]
    assert mine["to_go"][2] == [2, CUT]


def test_the_cells_that_win_with_one_token() -> None:
    """[GA 5.1b, 5.1c]"""
    shown = told(party("a1 a2 a3 a4 a5", "c6"))
    assert named(sum(1 << cell for cell in shown["keys"][0])) == "a6"
    assert shown["keys"][1] == []
    stars = told(party("a3 f2 b5", ""))
    assert named(sum(1 << cell for cell in stars["keys"][0])) == "f4"
    won = told(party("a1 a2 a3 a4 a5", "c6", owned={"left": 1}))
    assert won["keys"][0] == []


def test_tokens_are_told_cell_by_cell() -> None:
    """A mask of 57 bits is more than a number of JavaScript holds."""
    state = party("a1 t5.3", "f6")
    assert told(state)["held"] == [[0, 56], [35]]
    assert state.tokens[0] == cells("a1 t5.3")


def test_steps_tell_their_bonus_and_who_is_still_below() -> None:
    """[GA 5.2c, R18]"""
    steps = told(party(height=[4, 9], owned={"step-3": 0, "step-7": 1}))["steps"]
    assert steps[1] == [5, 0]
    assert steps[3] == [4, 0]
    assert steps[5] == [3, 1]
    assert steps[7] == [4, 1]
    assert steps[10] == [0, 3]
    assert steps[13] == [0, 3]


def test_rise_is_two_for_whoever_is_behind() -> None:
    """[GA 5.2d, R18]"""
    assert told(party(height=[4, 9]))["rise"] == [2, 1]
    assert told(party(height=[13, 12]))["rise"] == [0, 1]


def test_a_track_tells_who_needs_how_many() -> None:
    """[GA 5.3a, 5.3b]"""
    tracks = told(party("t1.1 t1.2 t1.3 t4.1", "t1.4 t4.3", owned={"track-5": 1}))["tracks"]
    assert tracks[0] == {"tokens": [3, 1], "left": 1, "next": 40, "safe": 0}
    assert tracks[3] == {"tokens": [1, 1], "left": 1, "next": 52, "safe": -1}
    assert tracks[4]["left"] == 0
    assert tracks[4]["next"] == -1
    assert tracks[1]["safe"] == -1


def test_a_majority_may_be_out_of_reach() -> None:
    """Where too few cells are left only a SWAP could bring it.  [GA 5.3b, 7.3a]"""
    facts = PartyFacts(party("t1.1 t1.2 t4.1", "t1.3 t1.4 t2.1 t2.2 t2.3"), 0)
    assert [[facts.majority(seat, track) for seat in (0, 1)] for track in range(5)] == [
        [1, 1],
        [LOST, 0],
        [3, 3],
        [1, 2],
        [2, 2],
    ]


def test_steps_below_a_character_are_counted_from_where_a_token_stands() -> None:
    """[GA 5.2c]"""
    facts = PartyFacts(party(height=[4, 9]), 0)
    assert [facts.below(seat, space("step-13")) for seat in (0, 1)] == [9, 4]
    assert facts.below(0, space("step-7")) == 3


def test_the_last_of_a_place_is_marked() -> None:
    """[GA 9.3]"""
    shown = told(party(owned={"left": 0, "bottom": 1, "step-3": 0}))
    assert shown["left"] == [1, 3, 5]
    assert shown["last"] == [space("right")]


def test_a_set_within_reach_is_marked_as_far_as_it_is_known() -> None:
    """[GA 9.1, 9.2]"""
    state = party(tiles={"left": "y1", "step-3": "y2", "track-1": "y3"}, owned={"left": 0, "step-3": 0})
    assert told(state, 0)["completes"] == [[space("track-1")], []]
    hidden = party(tiles={"left": "y1", "step-3": "y2", "track-2": "y3"}, owned={"left": 0, "step-3": 0})
    assert told(hidden, 0)["completes"] == [[], []]


def test_prestige_is_a_range_where_a_tile_is_hidden() -> None:
    """[GA 9.3, 9.4, R15]"""
    state = party(tiles={"bottom": "m1"}, owned={"bottom": 1}, slot=(3, 0), aside=((), (4,)))
    mine, theirs = told(state, 1), told(state, 0)
    assert mine["prestige"] == [[1, 1], [4, 4]]
    assert theirs["prestige"][1] == [1, 4]
    assert theirs["unknown"] == [0, 1]
    assert theirs["families"][1] == [0, 0, 0, 0, 0]
    assert mine["families"][1] == [0, 0, 1, 0, 0]
    assert theirs["kinds"] == [[0, 0], [1, 1]]


def test_a_winner_is_told_only_when_sure() -> None:
    """[GA 9.1, 9.3, 9.5]"""
    state = party(owned={"left": 0, "bottom": 1}, tiles={"left": "y1", "bottom": "y2"}, slot=(3, 0))
    assert told(state, 0)["winner"] == -1
    blind = look(state, 0)  # as the first seat sees it: one hidden tile of the other's, worth 3 at most
    blind.agenda.clear()
    assert GAME.shown(blind, 0)["prestige"] == [[4, 4], [0, 3]]
    assert GAME.shown(blind, 0)["winner"] == 0
    blind.slot[0] = 0
    assert GAME.shown(blind, 0)["winner"] == -1
    state.agenda.clear()
    assert told(state, 1)["winner"] == 0
    family = party(owned={"left": 1, "right": 1, "bottom": 1}, tiles={"left": "y1", "right": "y2", "bottom": "y3"})
    family.agenda.clear()
    assert told(family)["winner"] == 1


def test_the_unseen_are_counted_with_those_in_the_box() -> None:
    """[GA 3.3b]"""
    shown = told(dealt(3), 0)
    assert len(shown["unseen"]) == 9
    assert shown["boxed"] == []


def test_a_look_is_remembered_and_blurred_by_a_secret_one() -> None:
    """[GA 7.5c, 7.5e]"""
    state = party("", "a3 b3", tiles={"step-7": "b1", "step-10": "p1"})
    state.agenda.append(GAME_STEPS["LookFirst"](0))
    seen = after(state, "look step-7", "and step-10", "leave")
    assert look(seen, 0).tiles[space("step-7")] == tile("b1")
    assert told(seen, 0)["perhaps"][space("step-7")] == []
    seen.agenda.append(GAME_STEPS["LookFirst"](1))
    blurred = after(seen, "look step-7", "and track-2", "exchange")
    assert look(blurred, 0).tiles[space("step-7")] == 0
    assert told(blurred, 0)["perhaps"][space("step-7")] == [tile("b1")]
    assert told(blurred, 0)["perhaps"][space("track-2")] == [tile("b1")]
    assert told(blurred, None)["perhaps"] == [[]] * 12


def test_parts_are_counted_through_an_action() -> None:
    """[GA 4.6, 6.1a, 6.1b]"""
    state = party("", "a3")
    assert told(state)["part"] == []
    assert told(state)["mover"] == 1 - state.active  # who has just played
    first = after(state, "action 1")
    assert told(first)["mover"] == first.active
    assert told(first)["part"] == [1, 2]
    second = after(first, "put b3")
    assert told(second)["part"] == [2, 2]
    race = after(party("", "a3", height=(1, 3)), "action 3")
    assert told(race)["part"] == [2, 2]


@pytest.mark.parametrize("special", range(1, SPECIALS + 1))
def test_every_special_begins_with_its_first_part_that_asks(special: int) -> None:
    """[GA 8.0]"""
    begun = after(party("b3", "a3", slot=(special, 0), height=(4, 6)), "special")
    now, of = told(begun)["part"]
    assert told(begun)["special"] == special
    assert 1 <= now <= of <= 3
    assert of >= len(SPECIAL[special]) - 1


def test_whoever_earned_a_command_is_told() -> None:
    """[GA 7.2a, R8]"""
    state = party("", "a3")
    assert told(state)["command"] == -1
    state.command = 1
    assert told(state)["command"] == 0


def test_whose_command_an_action_follows_is_told_to_all_until_its_turn_ends() -> None:
    """[GA 7.2a, R8]"""
    state = party("", "a3", active=1)
    assert told(after(state, "action 1"))["commander"] == -1
    state.agenda = agenda([GAME_STEPS["CommandAction"](0)])
    commanded = after(state, "command 1")
    assert [told(commanded, viewer)["commander"] for viewer in (0, 1, None)] == [0, 0, 0]
    first = after(commanded, options(commanded)[0])
    assert told(first)["commander"] == 0
    assert told(after(first, options(first)[0]))["commander"] == -1
    assert told(after(state, "leave free"))["commander"] == -1


@pytest.mark.parametrize("seed", range(1, 4))
def test_it_depends_on_the_view_alone(seed: int) -> None:
    """Another world that looks the same to a viewer shows the same; and ranges hold the truth."""
    state, bots = dealt(seed), [GreedyBot(GAME, Chance(seed + 7 * seat)) for seat in range(2)]
    while state.agenda:
        seat = turn(state)
        for viewer in (0, 1, None):
            view = look(state, viewer)
            shown = GAME.shown(view, viewer)
            assert json.loads(json.dumps(shown)) == shown
            world = GAME.guess(view, viewer, Chance(seed))
            assert GAME.shown(GAME.view(world, viewer), viewer) == shown
            truth = [sum(STARS[state.tiles[at]] for at in range(12) if state.owner[at] == who) for who in range(2)]
            for who in range(2):
                low, high = shown["prestige"][who]
                assert low <= truth[who] + int(state.slot[who] > 0) + len(state.aside[who]) <= high
                kinds = len({FAMILY[state.tiles[at]] for at in range(12) if state.owner[at] == who})
                assert shown["kinds"][who][0] <= kinds <= shown["kinds"][who][1]
        push(state, bots[seat].choose(look(state, seat), seat, legal(state)))
    over = told(state, None)
    assert over["unknown"] == [0, 0]
    assert len(over["boxed"]) == 3


GAME_STEPS: dict[str, Any] = {kind.__name__: kind for kind in GAME.words}


def test_prestige_by_source_adds_up_to_what_each_is_known_to_have() -> None:
    """[GA 9.3, 9.4, R15]"""
    for seen in (told(dealt(3), 0), told(party(owned={"left": 0, "bottom": 1, "step-3": 0})), told(party("a1", "b2"))):
        rows = seen["sources"]
        totals = [[sum(one[1] for one in row), sum(one[2] for one in row)] for row in rows]
        assert totals == [list(one) for one in seen["prestige"]]


def test_the_last_character_of_a_place_is_told_and_no_other() -> None:
    """[GA 9.3]"""
    place = PLACE_SPACES[0]
    state = party()
    for many, spaces in enumerate([[], *([one] for one in place)]):
        for one in spaces:
            state.owner[one] = 0
        left = len(place) - many
        shown = told(state)
        assert shown["left"][0] == left
        assert shown["last"] == ([place[-1]] if left == 1 else [])


def greedy_game(seed: int) -> Iterator[Party]:
    """The states of a game between two greedy bots, its end too."""
    state = GAME.setup(2, seed, {})
    bots = [GreedyBot(GAME, Chance(seed * 2 + seat)) for seat in range(2)]
    assert isinstance(state, Party)
    yield state
    while (seat := turn(state)) != NOBODY:
        push(state, bots[seat].choose(look(state, seat), seat, legal(state)))
        yield state


def test_whoever_has_a_set_in_some_world_is_said_to_perhaps_have_one() -> None:
    """[GA 9.1, 9.2]"""
    chance, sets = Chance(7), 0
    for seed in range(1, 9):
        for state in greedy_game(seed):
            if sum(owner >= 0 for owner in state.owner) < A_FAMILY:
                continue
            for viewer in range(2):
                view = look(state, viewer)
                world = GAME.guess(view, viewer, chance)
                assert isinstance(world, Party)
                for seat in range(2):
                    have = set_of(world, seat) != NONE
                    assert PartyFacts(view, viewer).may_have_set(seat) or not have
                    sets += have
    assert sets


def test_tiles_that_lie_on_one_of_three_spaces_or_fewer_are_remembered() -> None:
    """[GA R15]"""
    three = 0
    for seed in range(3, 7):
        for state in greedy_game(seed):
            view = look(state, 0)
            facts, many = PartyFacts(view, 0), [bin(spaces).count("1") for spaces in view.where[0]]
            for here, tiles in enumerate(facts.perhaps()):
                assert tiles == [one for one in facts.may_lie_on(here) if many[one] <= 3]
                three += any(many[one] == 3 for one in tiles)
    assert three
