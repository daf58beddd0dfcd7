"""What can be known of characters face down, and of special actions.  [GA 3.3b, 7.5c, R15, R20]

Each world that a seat cannot tell from the true one is as likely as any other, and in none of them has anybody
completed a set, since the game goes on.
"""

from typing import Final

from parlour.core.lens import ALL, Known, Spot, Unseen, spread
from parlour.core.words import NOBODY, State, Viewer, member_id
from parlour.games.gatsby.ending import has_set
from parlour.games.gatsby.guess import blanks_of, unseen_specials
from parlour.games.gatsby.knowledge import deduce, row_of
from parlour.games.gatsby.material import BIT, HIDDEN, ON_BOARD, SPACES
from parlour.games.gatsby.secrets import view as seen_by
from parlour.games.gatsby.state import PUBLIC, Party

BOX: Final = "lens-box"
WON: Final = "lens-won-"
NAMES: Final = [
    *("lens-tiles", "lens-specials", BOX, "lens-next-special", "lens-aside"),
    *(WON + member_id(space) for space in SPACES),
]


def lens(view: State, viewer: Viewer, memory: str) -> list[Known]:
    """Whoever forgets knows what everybody was shown, and what is their own."""
    assert isinstance(view, Party)
    if not view.agenda:
        return []
    if memory != ALL:
        now = open_to(view, viewer)
        return [tiles(now, None), actions(now, viewer)]
    return [tiles(view, viewer), actions(view, viewer)]


def open_to(view: Party, viewer: Viewer) -> Party:
    """What lies open to everybody, and what a seat may look at whenever it likes.  [GA 5.0b, R15, R20]

    That is the characters it has won, the special actions in its hand, and those it has set aside.
    """
    known = view.copy()
    for space in range(ON_BOARD):
        if view.owner[space] == viewer and view.tiles[space] != HIDDEN:
            known.where[PUBLIC][view.tiles[space]] = BIT[space]
    deduce(known.where[PUBLIC])
    now = seen_by(known, None)
    if viewer is not None:
        now.aside[viewer] = view.aside[viewer].copy()
        now.drawn = view.drawn.copy()
    return now


def tiles(view: Party, viewer: Viewer) -> Known:
    """Where each character may be that one cannot see: on a space, or one of those in the box."""
    blanks = blanks_of(view, row_of(viewer))
    spaces, order = blanks.spaces, blanks.order
    everywhere = (1 << len(spaces)) - 1
    masks = blanks.masks + [everywhere] * (len(order) - len(blanks.masks))
    ways = [[0] * len(spaces) for _ in order]
    worlds = count(view.copy(), spaces, order, masks, ways)
    on_board = [at for at in range(len(spaces)) if spaces[at] < ON_BOARD]
    boxed = [at for at in range(len(spaces)) if spaces[at] >= ON_BOARD]
    places = [place_of(view, spaces[at]) for at in on_board] + [Spot(BOX, len(boxed))]
    chances: list[list[float]] = []
    for row in ways:
        chances.append([row[at] / worlds for at in on_board] + [sum(row[at] for at in boxed) / worlds])
    by_tile = sorted(range(len(order)), key=order.__getitem__)
    things = [Unseen(f"tile-{order[at]}", 1) for at in by_tile]
    return Known("lens-tiles", things, places, [], [chances[at] for at in by_tile])


def place_of(view: Party, space: int) -> Spot:
    """A space of the board; a character that was won from there lies with whoever has it.  [GA 5.0b]"""
    owner = view.owner[space]
    name = member_id(SPACES[space])
    return Spot(name, 1) if owner == NOBODY else Spot(WON + name, 1, owner)


def count(world: Party, spaces: list[int], order: list[int], masks: list[int], ways: list[list[int]]) -> int:
    """All worlds, and for each tile and space those in which it lies there.

    Whether somebody has a set is told by the characters that were won: those are laid out in every way, and how the
    others lie is counted by what is left.
    """
    won = [at for at in range(len(spaces)) if spaces[at] < ON_BOARD and world.owner[spaces[at]] >= 0]
    return lay_out(world, spaces, order, masks, ways, won, [], 0)


def lay_out(
    world: Party,
    spaces: list[int],
    order: list[int],
    masks: list[int],
    ways: list[list[int]],
    won: list[int],
    laid: list[int],
    taken: int,
) -> int:
    """The worlds with these tiles on the first spaces of those that were won."""
    if len(laid) == len(won):
        if has_set(world, 0) or has_set(world, 1):
            return 0
        return lie(laid, won, taken, masks, ways)
    at, found = won[len(laid)], 0
    for depth in range(len(order)):
        if depth not in laid and masks[depth] >> at & 1:
            world.tiles[spaces[at]] = order[depth]
            found += lay_out(world, spaces, order, masks, ways, won, [*laid, depth], taken | 1 << at)
    world.tiles[spaces[at]] = HIDDEN
    return found


def lie(laid: list[int], won: list[int], taken: int, masks: list[int], ways: list[list[int]]) -> int:
    """How the other tiles may lie on the other spaces: from the front and from the back, and where both meet."""
    free = [depth for depth in range(len(masks)) if depth not in laid]
    before = [{taken: 1}]
    for depth in free:
        after: dict[int, int] = {}
        for used, many in before[-1].items():
            for at in range(len(masks)):
                if masks[depth] >> at & 1 and not used >> at & 1:
                    after[used | 1 << at] = after.get(used | 1 << at, 0) + many
        before.append(after)
    full = (1 << len(masks)) - 1
    worlds = before[-1].get(full, 0)
    if not worlds:
        return 0
    rest = {full: 1}
    for number in range(len(free) - 1, -1, -1):
        depth, back = free[number], dict[int, int]()
        for used, many in before[number].items():
            for at in range(len(masks)):
                if masks[depth] >> at & 1 and not used >> at & 1:
                    left = rest.get(used | 1 << at, 0)
                    ways[depth][at] += many * left
                    back[used] = back.get(used, 0) + left
        rest = back
    for depth, at in zip(laid, won, strict=True):
        ways[depth][at] += worlds
    return worlds


def actions(view: Party, viewer: Viewer) -> Known:
    """The special actions one cannot see: the next of the pile, and what the other has set aside."""
    things = [Unseen(f"special-{special}", 1) for special in unseen_specials(view)]
    places = [Spot("lens-next-special", min(1, len(view.pile)))]
    for seat in range(view.seats):
        if seat != viewer:
            places.append(Spot("lens-aside", view.aside[seat].count(HIDDEN), seat))
    return spread("lens-specials", things, places)
