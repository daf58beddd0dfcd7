"""The lens equals counting every world there is, and never differs between worlds that a seat cannot tell apart."""

from collections import Counter
from itertools import combinations, permutations
from math import comb
from typing import cast

import pytest

from parlour.bots.random import RandomBot
from parlour.core.chance import Chance
from parlour.core.found import beside
from parlour.core.game import find, games
from parlour.core.lens import ALL, MEMORIES, Known, Spot, Unseen, alike, at_least_one, known, spread
from parlour.core.table import Table
from parlour.core.words import NOBODY, State, Viewer, member_id
from parlour.games.gatsby.ending import has_set
from parlour.games.gatsby.guess import blanks_of
from parlour.games.gatsby.knowledge import row_of
from parlour.games.gatsby.lens import tiles
from parlour.games.gatsby.material import ON_BOARD, Space
from parlour.games.gatsby.state import Party
from parlour.games.kairo.material import HUES
from parlour.games.kairo.state import Market
from parlour.games.worlds_fair.facts import KINDS
from parlour.games.worlds_fair.lens import CARDS
from parlour.games.worlds_fair.state import Fair
from parlour.text.catalog import LANGUAGES, Catalog

MOST = 20_000  # hands that are counted one by one
WITH_LENS = [game for game in games() if beside(find(game), "lens") is not None]
each_game = pytest.mark.parametrize("game_id", WITH_LENS)


def sights(table: Table, view: State, viewer: Viewer, memory: str = ALL) -> list[Known]:
    return known(table.game, view, viewer, memory)


def moments(game_id: str, seats: int, every: int, seed: int = 1) -> list[Table]:
    """A random game, looked at now and then."""
    table, bot, found = Table(game_id, seats, seed), RandomBot(Chance(seed)), list[Table]()
    while table.turn is not None:
        if table.at % every == 0:
            found.append(table.copy())
        table.play(bot.choose(table.view(table.turn), table.turn, table.legal()))
    return found


@pytest.mark.parametrize(("things", "drawn"), [([2, 1, 3], 2), ([1, 1], 1), ([4], 3), ([3, 2, 2], 4)])
def test_the_chance_of_one_at_least_is_that_of_all_orders(things: list[int], drawn: int) -> None:
    pool = [kind for kind, many in enumerate(things) for _ in range(many)]
    orders = list(permutations(range(len(pool)), drawn))
    for kind, many in enumerate(things):
        met = sum(any(pool[at] == kind for at in order) for order in orders)
        assert at_least_one(many, len(pool), drawn) == pytest.approx(met / len(orders))


def test_places_without_a_thing_and_those_nobody_can_fill_are_left_out() -> None:
    found = spread("any", [Unseen("a", 1), Unseen("b", 1)], [Spot("none", 0), Spot("one", 1), Spot("many", 3)])
    assert [place.name for place in found.places] == ["one"]
    assert found.chances == [[0.5], [0.5]]
    assert [len(things) for things, _ in alike(found)] == [2]


@each_game
def test_worlds_that_cannot_be_told_apart_are_known_alike(game_id: str) -> None:
    for table in moments(game_id, find(game_id).seats[-1], 23):
        game = table.game
        for viewer in [*range(table.seats), None]:
            view = table.view(viewer)
            guessed = game.guess(view, viewer, Chance(7))
            for memory in MEMORIES:
                told = sights(table, view, viewer, memory)
                assert sights(table, game.view(guessed, viewer), viewer, memory) == told


@each_game
def test_something_lies_at_every_place(game_id: str) -> None:
    for table in moments(game_id, find(game_id).seats[0], 31):
        for sight in sights(table, table.view(0), 0):
            for row in sight.chances:
                assert all(-1e-9 <= chance <= 1 + 1e-9 for chance in row)
            single = [at for at, place in enumerate(sight.places) if place.many == 1]
            for at in single if sight.chances else []:
                assert sum(row[at] for row in sight.chances) == pytest.approx(1), "something lies there"


@each_game
def test_numbers_that_are_known_add_up_and_nothing_empty_is_told(game_id: str) -> None:
    for table in moments(game_id, find(game_id).seats[-1], 7):
        for memory in MEMORIES:
            for one in sights(table, table.view(0), 0, memory):
                assert one.things
                assert one.places
                assert all(thing.many for thing in one.things) or one.counts
                for thing, row in zip(one.things, one.counts, strict=False):
                    assert sum(row) == thing.many
                for number, place in enumerate(one.places if one.counts else []):
                    assert sum(row[number] for row in one.counts) == place.many


def test_worlds_fairs_deck_is_counted_card_by_card() -> None:
    """Seen from the true state, which the lens is not shown: the kinds of the cards that lie in the deck."""
    for table in moments("worlds_fair", 3, 11):
        state = cast(Fair, table._state)
        told = {thing.name: thing.many for one in sights(table, table.view(0), 0) for thing in one.things}
        if told:
            assert told == Counter(CARDS[KINDS[card]] for card in state.deck)


def test_kairos_coins_are_the_true_ones() -> None:
    for table in moments("kairo", 3, 17):
        state = cast(Market, table._state)
        for one in sights(table, table.view(0), 0):
            if one.name == "lens-coins":
                assert one.counts == [[state.coins[seat][colour] for seat in (1, 2)] for colour in range(HUES)]


def brute(view: Party, viewer: Viewer) -> dict[tuple[int, int], float]:
    """By tile and space (the box is one), how many of all worlds have it there."""
    blanks = blanks_of(view, row_of(viewer))
    masks = blanks.masks + [-1] * (len(blanks.order) - len(blanks.masks))
    counted: Counter[tuple[int, int]] = Counter()
    worlds = 0
    for order in permutations(range(len(blanks.spaces))):
        if any(not masks[depth] >> at & 1 for depth, at in enumerate(order)):
            continue
        world = view.copy()
        for depth, at in enumerate(order):
            world.tiles[blanks.spaces[at]] = blanks.order[depth]
        if has_set(world, 0) or has_set(world, 1):
            continue
        worlds += 1
        counted.update((blanks.order[depth], min(blanks.spaces[at], ON_BOARD)) for depth, at in enumerate(order))
    return {key: many / worlds for key, many in counted.items()}


def test_gatsbys_tiles_are_those_of_every_world_counted_one_by_one() -> None:
    compared = 0
    for seed in range(6):
        for table in moments("gatsby", 2, 9, seed):
            view = cast(Party, table.view(0))
            blanks = blanks_of(view, row_of(0))
            if len(blanks.spaces) > 6:
                continue
            sight, told = tiles(view, 0), brute(view, 0)
            spaces = [space for space in blanks.spaces if space < ON_BOARD] + [ON_BOARD]
            for thing, row in zip(sight.things, sight.chances, strict=True):
                tile = int(thing.name.removeprefix("tile-"))
                assert row == pytest.approx([told.get((tile, space), 0.0) for space in spaces])
            compared += 1
    assert compared > 10


def test_gatsbys_won_characters_lie_with_their_owner_and_are_known_to_them() -> None:
    """What a seat has won, drawn or set aside it may look at whenever it likes, whatever it remembers."""
    met = Counter[str]()
    for table in moments("gatsby", 2, 7):
        for viewer in range(table.seats):
            view = cast(Party, table.view(viewer))
            mine = {f"tile-{view.tiles[space]}" for space in range(ON_BOARD) if view.owner[space] == viewer}
            kept = {f"special-{special}" for special in [*view.aside[viewer], *view.drawn]}
            won = {f"lens-won-{member_id(space)}": view.owner[space] for space in Space if view.owner[space] >= 0}
            for memory in MEMORIES:
                for sight in sights(table, view, viewer, memory):
                    names = {thing.name for thing in sight.things}
                    assert not names & mine
                    assert not names & kept
                    for place in sight.places if sight.name == "lens-tiles" else []:
                        assert place.seat == won.get(place.name, NOBODY)
                        assert place.seat != viewer
                        met["won"] += place.seat != NOBODY
            met["mine, face down"] += sum(view.owner[at] == viewer and not view.up >> at & 1 for at in range(ON_BOARD))
            met["kept"] += len(kept)
    assert met["won"]
    assert met["mine, face down"]
    assert met["kept"]


def test_kairos_hands_are_those_of_many_guesses() -> None:
    table = next(one for one in moments("kairo", 3, 20) if one.turn is not None and one.at > 30)
    view = table.view(0)
    sight = sights(table, view, 0)[0]
    times, met = 3000, Counter[tuple[str, int]]()
    for number in range(times):
        world = table.game.guess(view, 0, Chance(number))
        for seat in (1, 2):
            hand = {f"card-{card}" for card in world.secret[seat]}  # type: ignore[attr-defined]
            met.update((name, seat) for name in hand)
    held = [at for at, place in enumerate(sight.places) if place.seat != NOBODY]
    assert held
    for thing, row in zip(sight.things, sight.chances, strict=True):
        for at in held:
            assert met[thing.name, sight.places[at].seat] / times == pytest.approx(row[at], abs=0.05)


def test_kairos_hands_are_those_of_every_hand_counted_one_by_one() -> None:
    """What nobody has shown, from the true state, which the lens is not shown: every hand it may make."""
    compared = 0
    for table in moments("kairo", 3, 13):
        state, sight = cast(Market, table._state), sights(table, table.view(0), 0)[0]
        unseen = [*state.pile, *state.secret[1], *state.secret[2]]
        for at, place in enumerate(sight.places):
            if place.seat == NOBODY or comb(len(unseen), len(state.secret[place.seat])) > MOST:
                continue
            hands = [set(hand) for hand in combinations(unseen, len(state.secret[place.seat]))]
            for thing, row in zip(sight.things, sight.chances, strict=True):
                card = int(thing.name.removeprefix("card-"))
                assert row[at] == pytest.approx(sum(card in hand for hand in hands) / len(hands)), (table.at, thing)
            compared += 1
    assert compared > 10


@each_game
def test_everything_has_its_name_in_every_language(game_id: str) -> None:
    names = set[str](beside(find(game_id), "lens").NAMES)
    for table in moments(game_id, find(game_id).seats[-1], 29):
        for memory in MEMORIES:
            for sight in sights(table, table.view(0), 0, memory):
                names |= {sight.name, *(thing.name for thing in sight.things), *(place.name for place in sight.places)}
    for lang in LANGUAGES:
        catalog = Catalog(lang, game_id)
        assert all(catalog.text(name) for name in names)


def test_whoever_forgets_knows_less() -> None:
    """What was discarded may come again, and what was paid behind screens is not known."""
    for table in moments("worlds_fair", 2, 40)[1:]:
        remembered, forgotten = (sights(table, table.view(0), 0, memory)[0] for memory in MEMORIES)
        assert sum(thing.many for thing in forgotten.things) >= sum(thing.many for thing in remembered.things)
    late = moments("kairo", 2, 60)[-1]
    assert {"lens-coins"} == {sight.name for sight in sights(late, late.view(0), 0)} - {
        sight.name for sight in sights(late, late.view(0), 0, MEMORIES[1])
    } - {"lens-shown"}
