"""The verbs: the only code that moves material. Each tells one event while somebody listens.

What moves nothing, a bonus declined for one, is told by its step.
"""

from parlour.core.row import Row
from parlour.core.words import Seat
from parlour.games.gatsby.events import (
    ActionTaken,
    Climbed,
    Discarded,
    Drew,
    Gained,
    Kept,
    Looked,
    Placed,
    PutAside,
    Returned,
    SpecialTaken,
    Swapped,
    TrackFinished,
)
from parlour.games.gatsby.knowledge import blur, follow, learn
from parlour.games.gatsby.material import BIT, HIDDEN, MAINS, SPACES, TRACK_MASK
from parlour.games.gatsby.state import PUBLIC, Party


def take_action(state: Party, seat: Seat, number: int) -> None:
    """Move the action token to a main action."""
    state.stands = number
    if state.log is not None:
        state.log.append(ActionTaken(seat, number))


def take_special(state: Party, seat: Seat) -> int:
    """Move the action token to the slot; its special action is gone.  [GA 4.5, 7.2c, R2, R10]"""
    special = state.slot[seat]
    state.stands = MAINS + 1 + seat
    state.slot[seat] = HIDDEN
    state.used.append(special)
    if state.log is not None:
        state.log.append(SpecialTaken(seat, special))
    return special


def place(state: Party, seat: Seat, cell: int) -> None:
    """Put an influence token on a cell; there is always another.  [GA R11]"""
    state.tokens[seat] |= BIT[cell]
    if state.log is not None:
        state.log.append(Placed(seat, cell))


def raise_token(state: Party, seat: Seat, steps: int) -> None:
    """Move an ascension token up."""
    state.height[seat] += steps
    if state.log is not None:
        state.log.append(Climbed(seat, steps, state.height[seat]))


def swap(state: Party, seat: Seat, mine: int, theirs: int) -> None:
    """Two influence tokens change places.  [GA 7.3a]"""
    both = BIT[mine] | BIT[theirs]
    state.tokens[seat] ^= both
    state.tokens[1 - seat] ^= both
    if state.log is not None:
        state.log.append(Swapped(seat, [mine, theirs]))


def look(state: Party, seat: Seat, first: int, second: int) -> None:
    """Pick two characters up; what lies face down is seen by this seat alone.  [GA 7.5c]"""
    for space in (first, second):
        if not state.up >> space & 1:
            learn(state, seat, space)
    if state.log is not None:
        tiles: list[int] = [state.tiles[first], state.tiles[second]]
        up = int(state.up >> first & 1) | int(state.up >> second & 1) << 1
        state.log.append(Looked(seat, SPACES[first], SPACES[second], tiles, up))


def put_back(state: Party, seat: Seat, first: int, second: int, exchanged: bool) -> None:
    """Back on the board, exchanged or not; of two face down nobody else learns which.  [GA 7.5d, 7.5e]"""
    secret = not state.up & (BIT[first] | BIT[second])
    if exchanged:
        change_places(state, first, second)
        follow(state.where[seat], first, second)
    if secret:
        state.seen[first] = state.seen[second] = 1 << seat
        blur(state.where[1 - seat], first, second)
        blur(state.where[PUBLIC], first, second)
    elif exchanged:
        follow(state.where[1 - seat], first, second)
        follow(state.where[PUBLIC], first, second)
    if state.log is not None:
        state.log.append(Returned(seat, SPACES[first], SPACES[second], int(exchanged), int(secret)))


def change_places(state: Party, first: int, second: int) -> None:
    """Two tiles change spaces, each with its side up and with who has seen it.  [GA 7.5d, R7]"""
    state.tiles[first], state.tiles[second] = state.tiles[second], state.tiles[first]
    state.seen[first], state.seen[second] = state.seen[second], state.seen[first]
    both = BIT[first] | BIT[second]
    turned = state.up & both
    if turned != 0 and turned != both:
        state.up ^= both


def draw(state: Party, seat: Seat, count: int) -> None:
    """Take special actions from the top of the pile into the hand."""
    state.drawn = Row()
    for _ in range(count):
        state.drawn.append(state.pile.pop())
    if state.log is not None:
        state.log.append(Drew(seat, state.drawn.listed()))


def keep(state: Party, seat: Seat, special: int) -> None:
    """A drawn special action goes face up to the slot; an old one there is set aside.  [GA 7.6c, 7.6e]"""
    old = state.slot[seat]
    leave_hand(state, special)
    state.slot[seat] = special
    state.shown |= BIT[special]
    if state.log is not None:
        state.log.append(Kept(seat, special))
    if old != HIDDEN:
        state.aside[seat].append(old)
        if state.log is not None:
            state.log.append(PutAside(seat, old, 1))


def set_aside(state: Party, seat: Seat, special: int) -> None:
    """A drawn special action is set aside unseen; the slot keeps the old one.  [GA 7.6c, 7.6e]"""
    leave_hand(state, special)
    state.aside[seat].append(special)
    if state.log is not None:
        state.log.append(PutAside(seat, special, 0))


def leave_hand(state: Party, special: int) -> None:
    """Take a special action out of the hand; in a view it is one of the blanks."""
    state.drawn.remove(special if special in state.drawn else HIDDEN)


def discard_hand(state: Party, seat: Seat) -> None:
    """What is left of the hand is discarded face down.  [GA 7.6b]"""
    rest = state.drawn
    state.drawn = Row()
    state.discards[seat].extend(rest)
    if state.log is not None:
        state.log.append(Discarded(seat, rest.listed()))


def gain(state: Party, seat: Seat, space: int) -> None:
    """A character is claimed; face down it stays so, and its owner sees it.  [GA 5.0b, R14, R15]"""
    up = state.up >> space & 1
    state.owner[space] = seat
    if not up:
        learn(state, seat, space)
    if state.log is not None:
        state.log.append(Gained(seat, SPACES[space], state.tiles[space], int(up)))


def finish_track(state: Party, track: int) -> None:
    """The tokens of a track go back to their owners and it is closed.  [GA 5.3d, 5.3e]"""
    state.tokens[0] &= ~TRACK_MASK[track]
    state.tokens[1] &= ~TRACK_MASK[track]
    if state.log is not None:
        state.log.append(TrackFinished(track + 1))
