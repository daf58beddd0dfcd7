"""Brute force: every deal of the characters that a viewer cannot tell from the true one, kept as a set of worlds.

It follows the rules of looking by itself, world by world, and knows nothing of masks.
"""

from collections.abc import Iterator
from itertools import permutations

from parlour.core.chance import Chance
from parlour.core.row import Row
from parlour.core.words import Viewer
from parlour.games.gatsby.knowledge import row_of
from parlour.games.gatsby.state import Party
from parlour.games.gatsby.verbs import gain, look, put_back

World = tuple[int, ...]  # the tile of each of the twelve spaces


class Worlds:
    """All worlds a viewer thinks possible, through a game."""

    def __init__(self, state: Party, viewer: Viewer, *seen: int) -> None:
        """All but what lies face up, and the spaces seen, is unknown."""
        self.viewer = viewer
        hidden = [at for at in range(12) if not state.up >> at & 1 and at not in seen]
        unseen = sorted(state.tiles[at] for at in [*hidden, 12, 13, 14])
        self.all: set[World] = set()
        for dealt in permutations(unseen, len(hidden)):
            world = state.tiles.listed()[:12]
            for at, tile in zip(hidden, dealt, strict=True):
                world[at] = tile
            self.all.add(tuple(world))

    def see(self, state: Party, *spaces: int) -> None:
        """The viewer sees some tiles."""
        self.all = {world for world in self.all if all(world[at] == state.tiles[at] for at in spaces)}

    def returned(self, seat: int, first: int, second: int, exchanged: bool, secret: bool) -> None:
        """Two tiles come back, exchanged or not: told, or not told."""
        swapped = {exchange(world, first, second) for world in self.all}
        if secret and seat != self.viewer:
            self.all |= swapped
        elif exchanged:
            self.all = swapped


def exchange(world: World, first: int, second: int) -> World:
    tiles = list(world)
    tiles[first], tiles[second] = tiles[second], tiles[first]
    return tuple(tiles)


def characters(state: Party, worlds: list[Worlds], seat: int, first: int, second: int, exchanged: bool) -> bool:
    """A seat looks at two characters and puts them back; whether that was a secret."""
    secret = not state.up & (1 << first | 1 << second)
    look(state, seat, first, second)
    for known in worlds:
        if known.viewer == seat:
            known.see(state, first, second)
    put_back(state, seat, first, second, exchanged)
    for known in worlds:
        known.returned(seat, first, second, exchanged, secret)
    return secret


def claim(state: Party, worlds: list[Worlds], seat: int, at: int) -> None:
    """A seat gains the character of a space."""
    gain(state, seat, at)
    for known in worlds:
        if known.viewer == seat:
            known.see(state, at)


def by_masks(state: Party, viewer: Viewer) -> set[World]:
    """Every world that the masks of a viewer allow."""
    masks = state.where[row_of(viewer)]
    return set(filled(masks, 0, [], set()))


def filled(masks: Row, at: int, world: list[int], used: set[int]) -> Iterator[World]:
    if at == 12:
        if all(masks[tile] >> 12 & 1 for tile in range(1, 16) if tile not in used):
            yield tuple(world)
        return
    for tile in range(1, 16):
        if tile not in used and masks[tile] >> at & 1:
            yield from filled(masks, at + 1, [*world, tile], used | {tile})


def random_history(state: Party, worlds: list[Worlds], chance: Chance, events: int) -> int:
    """So many looks and now and then a gain, at random; how many secrets there were for seat 0."""
    secrets = 0
    for _ in range(events):
        free = [at for at in range(12) if state.owner[at] < 0]
        down = [at for at in free if not state.up >> at & 1]
        seat = int(chance.below(3) > 0)
        if chance.below(8) == 0:
            claim(state, worlds, seat, free[chance.below(len(free))])
            continue
        if len(down) > 1 and chance.below(4):
            free = down
        chance.shuffle(free)
        secret = characters(state, worlds, seat, free[0], free[1], bool(chance.below(2)))
        secrets += secret and seat == 1
    return secrets
