"""Mise en place: the table laid out.  [GA 3]"""

from typing import Final

from parlour.core.chance import advance, below, mix, shuffle, shuffle_row
from parlour.core.row import row
from parlour.core.words import Action, Reason, Step
from parlour.games.gatsby.actions import Put
from parlour.games.gatsby.box import HOUSE, PartyBox
from parlour.games.gatsby.cabaret import puts, why_no_put
from parlour.games.gatsby.draw import KEEP_SPECIAL
from parlour.games.gatsby.knowledge import dealt
from parlour.games.gatsby.material import (
    BIT,
    EACH_TILE,
    FACE_UP,
    FIRST_LANE,
    LOWER_UPPER,
    SPECIALS,
    STAR,
    STARS,
)
from parlour.games.gatsby.parts import compulsory
from parlour.games.gatsby.reasons import NOT_A_STAR, STAR_ASKS
from parlour.games.gatsby.state import Party
from parlour.games.gatsby.turn import CHOOSE
from parlour.games.gatsby.verbs import change_places, draw, place

FIRST: Final = 0  # the toss was made when the seats were given  [GA 3.7a, R1]
SECOND: Final = 1


def laid_out(seats: int, key: int, box: PartyBox = HOUSE) -> Party:
    """The table before the second player's choices; both ascension tokens are at the bottom [GA 3.6c]."""
    state = Party(seats, key)
    lay_slabs(state, box)
    deal_characters(state)
    state.pile = row(list(range(1, SPECIALS + 1)))  # [GA 3.4]
    state.key = shuffle_row(state.pile, state.key)
    draw(state, SECOND, 2)  # [GA 3.7b, R20]
    state.agenda.extend([CHOOSE[FIRST], PutOnStar(SECOND), KEEP_SPECIAL[SECOND]])  # [GA 3.7b-d, 4.1]
    return state


def lay_slabs(state: Party, box: PartyBox) -> None:
    """Four slabs in a square, shuffled and each turned at random, or not turned by some boxes.  [GA 3.2]"""
    slabs = [0, 1, 2, 3]
    state.key = shuffle(slabs, state.key)
    turns: list[int] = []
    for _ in slabs:
        if box.turned:
            state.key = advance(state.key)
        turns.append(int(below(mix(state.key), 4)) if box.turned else 0)
    state.layout = row([0] * FIRST_LANE + box.lanes)
    for corner, slab in enumerate(slabs):
        for at, bonus in enumerate(turned(box.slabs[slab], turns[corner])):
            cell = 6 * (3 * (corner // 2) + at // 3) + 3 * (corner % 2) + at % 3
            if bonus == STAR:
                state.stars |= BIT[cell]
            else:
                state.layout[cell] = bonus


def turned(slab: list[int], turns: int) -> list[int]:
    """The nine cells of a slab after so many quarter turns clockwise."""
    for _ in range(turns):
        slab = [slab[3 * (2 - at % 3) + at // 3] for at in range(9)]
    return slab


def deal_characters(state: Party) -> None:
    """Twelve on the board [GA 3.3a], three in the box [GA 3.3b], six face up [GA 3.3c, 3.3d]."""
    state.tiles = EACH_TILE.copy()
    state.key = shuffle_row(state.tiles, state.key)
    for space in FACE_UP:
        state.up |= BIT[space]
    for lower, upper in LOWER_UPPER:
        if STARS[state.tiles[lower]] > STARS[state.tiles[upper]]:
            change_places(state, lower, upper)
    dealt(state)


class PutOnStar(Step[Party]):
    """Il pose également un jeton sur une case étoile de son choix.  [GA 3.7d]"""

    def options(self, state: Party) -> list[Action]:
        """Any of the four."""
        return puts(state.stars)

    def take(self, state: Party, choice: Action) -> None:
        """A star cell has no bonus."""
        assert isinstance(choice, Put)
        place(state, self.seat, choice.cell)

    def asks(self) -> Reason:
        """A star cell."""
        return STAR_ASKS

    def why(self, state: Party, action: Action) -> Reason:
        """Not a star."""
        if isinstance(action, Put):
            return why_no_put(state, action.cell, NOT_A_STAR)
        return compulsory(action, self.asks())
