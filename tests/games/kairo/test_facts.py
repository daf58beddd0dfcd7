"""What the drawn table shows beside the view: always what the rules do when it is played."""

from itertools import combinations_with_replacement
from typing import Any

import pytest

from parlour.core.chance import Chance
from parlour.core.codec import Codec
from parlour.core.engine import legal, play, push, turn
from parlour.core.row import row
from parlour.core.table import Table
from parlour.games.kairo.facts import MarketFacts
from parlour.games.kairo.final import look_for_trigger
from parlour.games.kairo.game import GAME
from parlour.games.kairo.material import (
    CELL_NAMES,
    COINS_A_POINT,
    EXTENSIONS,
    HUES,
    NEUTRAL,
    STALLS,
    STALLS_OF,
    Work,
)
from parlour.games.kairo.possible import hand_size
from parlour.games.kairo.state import Market
from tests.games.kairo.scenes import BLUE, GREEN, RED, YELLOW, after, cell, market, options

THREE = ["green r3c7v", "green r3c2>", "green r8c4>"]  # 2, 3 and 4 steps from the green customer on r4c5


def seen(state: Market, viewer: int | None = 0) -> dict[str, Any]:
    """What a viewer is shown."""
    return GAME.shown(GAME.view(state, viewer), viewer)


def site(told: dict[str, Any], work: Work, colour: int) -> dict[str, Any]:
    """One of the pieces that may be built."""
    found: dict[str, Any] = next(one for one in told["builds"] if (one["work"], one["colour"]) == (work, colour))
    return found


def test_before_a_lure_the_way_the_barkers_and_the_coins() -> None:
    """[KA 6.2, 6.3, 6.5, 6.6]"""
    state = market(3, stalls=THREE, extensions={1: "green r2c2"}, barkers=[1, 0, 0])
    told = {CELL_NAMES[lure["cell"]]: lure for lure in seen(state)["lures"]}
    assert sorted(told) == ["r3c3", "r4c7", "r8c5"]
    near, middle, far = told["r4c7"], told["r3c3"], told["r8c5"]
    assert (near["steps"], near["barkers"], near["passed"], near["earns"]) == (2, 0, [], [[0, 1]])
    assert [CELL_NAMES[step] for step in near["path"]] == ["r4c5", "r4c6", "r4c7"]
    assert (middle["steps"], middle["barkers"], middle["owner"]) == (3, 1, 1)
    assert middle["passed"] == [cell("r4c7")]
    assert middle["earns"] == [[1, 2], [0, 1]]  # the owner first
    assert near["actions"] == ["lure", "customer green", "cell r4c7"]
    assert (far["enough"], far["path"], far["earns"]) == (False, [], [])
    assert (far["why"], far["rule"]) == ("needs-barkers", "KA 6.3")


def test_a_lure_is_shown_from_what_is_asked_and_its_way_to_everybody() -> None:
    state = after(market(3, stalls=THREE), "lure")
    assert seen(state)["lures"][0]["actions"] == ["customer green", "cell r4c7"]
    assert seen(state, 1)["lures"] == []
    state = after(state, "customer green")
    for viewer in (None, 0, 1, 2):
        lure = seen(state, viewer)["lures"][0]
        assert lure["actions"] == ["cell r4c7"]
        assert lure["path"]


def test_customers_who_cannot_be_lured_say_why() -> None:
    """[KA 6.1b, 6.1c]"""
    still = seen(market(stalls=["green r3c4v"]))["still"]
    assert still["5"] == ["not-on-the-market", "KA 6.1c"]
    assert still[str(RED)] == ["no-entrance-for-it", "KA 6.1b"]
    assert str(GREEN) not in still


def test_an_empty_bank_pays_nobody_and_the_table_stays_as_it_was() -> None:
    """[KA R11]"""
    state = market(stalls=["green r3c4v"])
    state.bank[GREEN] = 0
    assert seen(state)["lures"][0]["earns"] == []
    assert state.bank[GREEN] == 0


def test_cards_for_each_section_and_the_cells_they_allow() -> None:
    """[KA 5.1a-c]"""
    state = market(stalls=["red r4c4^"], hands={0: "5 6 column-1"}, coins={0: "red 2"})
    red = site(seen(state), Work.EXTENSION, RED)
    assert (red["ways"][4], red["ways"][3], red["ways"][0]) == (
        ["card 5", "three"],
        ["three"],
        [],
    )  # no coin for the joker
    assert red["action"] == "build extension"
    assert {CELL_NAMES[one] for one in red["cells"]} == {"r4c3", "r5c4"}
    state = market(stalls=["red r4c4^"], hands={0: "5 6 column-1"}, coins={0: "red 2 white 1"})
    assert site(seen(state), Work.EXTENSION, RED)["ways"][3] == ["joker column-1", "three"]
    assert site(seen(state), Work.STALL, BLUE)["ways"][0] == ["joker column-1", "three"]
    state = market(stalls=["red r4c4^"], hands={0: "5"}, coins={0: "red 2"})
    assert {CELL_NAMES[one] for one in site(seen(state), Work.EXTENSION, RED)["cells"]} == {"r5c4"}


def test_what_an_extension_brings() -> None:
    """[KA 5.4, 5.5, 5.6, 8.1]"""
    state = market(stalls=["red r4c5<", "red r0c1v"], hands={0: "5"}, coins={0: "red 1 blue 2 white 2"}, stock="red 1")
    red = site(seen(state), Work.EXTENSION, RED)
    assert (red["size"], red["points"], red["medals"]) == (2, 2, 5)
    assert (red["gold"], red["silver"]) == ([-1, 0], [-1, 0])
    assert red["ending"] == 1
    assert red["coins"] == [0, 1, 0, 0, 1, 1]  # a share of each
    assert red["gives"] == ["give blue 1"]
    state = after(state, "build extension", "card 5", "colour red", CELL_NAMES[red["cells"][0]].join(["cell ", ""]))
    assert options(state) == ["give blue 0", "give blue 1", "give blue 2"]
    assert seen(state)["pays"] == {"give blue 0": 2, "give blue 1": 1, "give blue 2": 0}


def test_coins_of_the_colour_and_what_is_owed_then() -> None:
    """[KA 5.4b]"""
    state = market(stalls=["red r4c5<"], hands={0: "5"}, coins={0: "red 2 blue 2"})
    state = after(state, "build extension", "card 5", "colour red", "cell r3c5")
    assert seen(state)["pays"] == {"give red 1": 2, "give red 2": 0}


def test_why_not_beside_the_stall_and_what_would_be_harmed() -> None:
    """[KA R6]"""
    state = market(
        stalls=["red r1c1^", "green r3c4v"],
        customers="purple r1c5 red r0c2 green r4c5 yellow r4c8 blue r7c5",
        extensions={0: "red r1c2 red r1c3"},
        hands={0: "1"},
        coins={0: "red 9"},
    )
    red = site(seen(state), Work.EXTENSION, RED)
    why = {CELL_NAMES[one]: refusal["reason"] for refusal in red["no"] for one in refusal["cells"]}
    assert why["r0c1"] == "has-entrance"
    assert why["r0c2"] == "has-customer"
    assert why["r1c0"] == "not-the-market"
    assert why["r0c3"] == "cuts-off"
    cut = next(refusal for refusal in red["no"] if refusal["reason"] == "cuts-off")
    assert sorted(CELL_NAMES[one] for one in cut["harm"][str(cell("r0c3"))]) == ["r0c1", "r0c2"]
    assert cut["rule"] == "KA R6"
    assert not set(why) & {CELL_NAMES[one] for one in red["cells"]}


def test_a_piece_without_a_cell_says_why() -> None:
    """[KA 5.4a]"""
    red = site(seen(market(stalls=["red r4c5<"], hands={0: "5"}, coins={0: "blue 9"})), Work.EXTENSION, RED)
    assert (red["cells"], red["why"], red["rule"]) == ([], "cannot-pay", "KA R7")


def test_a_stuck_stall_may_move() -> None:
    """[KA 5.7]"""
    state = market(
        stalls=["yellow r0c1v"],
        neutral="red r0c2v green r2c1>",
        customers="purple r1c5 red r4c2 green r4c5 blue r7c5 white r7c8",
        hands={0: "5"},
    )
    moved = [one for one in seen(state)["builds"] if one["work"] == Work.MOVE]
    assert [one["colour"] for one in moved] == ([YELLOW] if "move stall" in options(state) else [])


def test_colours_that_are_about_to_end_the_game() -> None:
    """[KA 8.1, 8.1b]"""
    assert seen(market())["closing"] == []
    assert seen(market(stock="red 1"))["closing"] == [RED]
    assert seen(market(stock="red 2 blue 1"))["closing"] == [RED, BLUE]
    assert seen(market(stock="red 1", trigger=1))["closing"] == []


@pytest.mark.parametrize(
    ("stock", "left"),
    [
        ("", 6),  # six of any colour
        ("red 5", 5),
        ("red 3 blue 3", 3),  # all of one; both down to one would take four
        ("red 2 blue 2", 2),  # two of one, or one of each
        ("red 1 blue 2", 1),  # either
        ("red 1 blue 6", 1),
    ],
)
def test_how_many_extensions_begin_the_final_phase_at_the_earliest(stock: str, left: int) -> None:
    """[KA 8.1, 8.1b]"""
    assert seen(market(stock=stock))["extensions_to_go"] == left
    assert seen(market(stock=stock, trigger=1))["extensions_to_go"] == 0


def test_whatever_is_left_no_order_of_extensions_begins_it_earlier() -> None:
    """[KA 8.1, 8.1b]"""
    state = market()
    earliest: dict[tuple[int, ...], int] = {}
    for stock in combinations_with_replacement(range(EXTENSIONS + 1), HUES):  # rising: those with fewer come first
        ways: list[int] = []
        for colour in range(HUES):
            if stock[colour]:
                fewer = [left - (other == colour) for other, left in enumerate(stock)]
                state.stock, state.trigger = row(fewer), 0
                look_for_trigger(state, colour)
                ways.append(1 if state.trigger else 1 + earliest[tuple(sorted(fewer))])
        earliest[stock] = min(ways, default=0)
        state.stock, state.trigger = row(list(stock)), 0
        if sum(left <= 1 for left in stock) < 2 and 0 not in stock:  # else it has begun
            assert MarketFacts(state, None).extensions_to_go() == earliest[stock], stock


def test_a_purse_holds_coins_of_all_colours() -> None:
    """[KA 9.2]"""
    assert seen(market(coins={0: "red 2 blue 3", 1: "white 1"}))["purses"] == [5, 1]


def test_coins_are_open_without_screens_and_at_the_end() -> None:
    """[KA R15]"""
    state = market()
    assert seen(state)["coins_open"] is False
    state.screens = False
    assert seen(state)["coins_open"] is True
    state.screens = True
    state.agenda.clear()
    assert seen(state)["coins_open"] is True


def test_nothing_is_offered_to_those_who_are_not_asked() -> None:
    state = market(stalls=["red r4c5<"], hands={0: "5"}, coins={0: "red 4"})
    for viewer in (None, 1):
        told = seen(state, viewer)
        assert (told["lures"], told["builds"], told["pays"], told["still"]) == ([], [], {}, {})


def test_the_final_phase_has_builds_alone() -> None:
    """[KA 8.2]"""
    told = seen(market(stalls=["green r3c4v"], hands={0: "5"}, trigger=1))
    assert told["lures"] == []
    assert told["builds"]


@pytest.mark.parametrize(("seats", "start"), [(2, "variable"), (3, "given"), (4, "given")])
def test_in_a_whole_game_what_is_shown_is_what_happens(seats: int, start: str) -> None:
    """Every promised lure and build can be played as told, and leads where it was told to lead."""
    table = Table(GAME, seats, seed=seats, options={"start": start})
    codec = Codec(GAME)
    number = 0
    while table.turn is not None and table.at < 260:
        seat = table.turn
        view = table.view(seat)
        before = codec.encode(view)
        told = GAME.shown(view, seat)
        assert codec.encode(view) == before
        assert isinstance(view, Market)
        assert told["cards"] == [hand_size(view, other) for other in range(seats)]
        state = table.state_at(table.at)
        assert isinstance(state, Market)
        number += 1
        if number % 3 == 0:
            check_lures(state, seat, told)
            check_builds(state, seat, told)
        chosen = table.legal()
        table.play(chosen[(7 * number) % len(chosen)])
    assert number > 60


def check_lures(state: Market, seat: int, told: dict[str, Any]) -> None:
    """Each lure within reach brings the coins that were told."""
    for lure in told["lures"]:
        end: Any = state
        if not lure["enough"]:
            continue
        for action in lure["actions"]:
            end, _ = play(end, GAME.vocabulary.parse(action))
        colour = lure["colour"]
        earned = [end.coins[other][colour] - state.coins[other][colour] for other in range(state.seats)]
        assert sorted([who, coins] for who, coins in enumerate(earned) if coins) == sorted(lure["earns"])
        assert len(lure["path"]) == lure["steps"] + 1
        assert end.barkers[seat] == state.barkers[seat] - lure["barkers"]


def check_builds(state: Market, seat: int, told: dict[str, Any]) -> None:
    """Each piece can be built on its first and last cell by the first card told, for the coins told."""
    sections = told["ground"]["section"]
    for one in told["builds"]:
        for where in {*one["cells"][:1], *one["cells"][-1:]}:
            ways = one["ways"][sections[where]] if "ways" in one else []
            if ways and (ways[0].startswith("joker") or ways[0] == "three"):
                continue
            colour = one["colour"]
            asked = [one.get("action"), *ways[:1], f"colour {GAME_COLOURS[colour]}", f"cell {CELL_NAMES[where]}"]
            end = state.copy()
            for action in [*asked, *one.get("gives", [])]:
                if action is not None and action in [option.write() for option in legal(end)]:
                    push(end, GAME.vocabulary.parse(action))
            stall = (NEUTRAL if one["work"] == Work.NEUTRAL else seat) * 6 + colour
            assert stall < STALLS
            if one["work"] == Work.EXTENSION:
                assert end.tiles[where] == stall + 1
                assert end.sizes[stall] == one["size"]
                assert [state.coins[seat][c] - end.coins[seat][c] for c in range(6)] == one["coins"]
                assert end.built[seat] - state.built[seat] == one["points"]
                assert end.won[seat] - state.won[seat] == one["medals"]
                assert [state.gold[colour], end.gold[colour]] == one["gold"]
            elif turn(end) != seat or end.tiles[where]:
                assert end.tiles[where] == stall + 1


GAME_COLOURS = ["purple", "red", "green", "yellow", "blue", "white"]


def test_points_by_source_are_those_of_the_track_and_those_counted_now() -> None:
    """[KA 5.5, 5.6, 9.1, 9.2]"""
    state = market(3, stalls=THREE, extensions={1: "green r2c2"}, coins={1: "red 5 blue 4"})
    state.screens = False
    sources = seen(state)["sources"]
    assert sources[1][3] == [0, 9 // COINS_A_POINT, 9 // COINS_A_POINT]
    assert [sum(now for _, now, _ in row) for row in sources] == GAME.standing(state)
    assert [sum(already for already, _, _ in row) for row in sources] == GAME.counted(state)


def test_behind_screens_the_track_alone_is_a_source_before_the_end() -> None:
    """[KA R15]"""
    state = market(3, stalls=THREE, coins={1: "red 5 blue 4"})
    assert state.screens
    assert [sum(now for _, now, _ in row) for row in seen(state)["sources"]] == seen(state)["points"]


@pytest.mark.parametrize("seats", GAME.seats)
def test_main_stalls_still_to_build_are_those_without_a_tile(seats: int) -> None:
    table, chance = Table(GAME, seats, seats), Chance(seats)
    while table.at < 200 and table.turn is not None:
        options = table.legal()
        table.play(options[chance.below(len(options))])
        view = table.view(0)
        assert isinstance(view, Market)
        none = [sum(view.sizes[stall] == 0 for stall in STALLS_OF[seat]) for seat in range(seats)]
        assert GAME.shown(view, 0)["stalls"] == none
