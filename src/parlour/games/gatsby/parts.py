"""The parts of an action, in order: done where possible, else skipped.  [GA 4.6, 6, R3]

A part runs by itself and asks the active player where there is something to choose.
"""

from typing import ClassVar, Final

from mypy_extensions import i64

from parlour.core.words import NOBODY, Action, Reason, Seat, Step
from parlour.games.gatsby.actions import PUTS, Decline, Put, Race
from parlour.games.gatsby.bonuses import climb, put_token
from parlour.games.gatsby.cabaret import beside, free, linked, puts, why_no_put, why_not_beside
from parlour.games.gatsby.characters import ask_characters
from parlour.games.gatsby.events import Skipped
from parlour.games.gatsby.finance import rise
from parlour.games.gatsby.material import FIRST_LANE, MAINS, SEATS, TRACK_CELLS, TRACK_OF, TRACKS, Place
from parlour.games.gatsby.racetrack import (
    empty_lanes,
    is_available,
    is_finished,
    leftmost,
    races,
    why_no_lane,
    why_no_race,
)
from parlour.games.gatsby.reasons import (
    ANYWHERE_ASKS,
    CABARET_ASKS,
    COMPULSORY,
    LANE_ASKS,
    LEFTMOST,
    NOT_LINKED,
    NOT_ON_TRACK,
    OCCUPIED,
    PAIR_ASKS,
    SAME_TRACK,
    SAME_TRACK_SPECIAL,
    TRACK_ASKS,
)
from parlour.games.gatsby.state import Party
from parlour.games.gatsby.swap import ask_swap


def skip(state: Party, place: Place) -> None:
    """Nothing can be done here.  [GA R3]"""
    if state.log is not None:
        state.log.append(Skipped(state.active, place))


def compulsory(action: Action, asked: Reason) -> Reason:
    """A part cannot be declined; another kind of action is not what is asked."""
    return COMPULSORY if isinstance(action, Decline) else asked


class CabaretPart(Step[Party]):
    """One token in the Cabaret, beside any token there, and so many linked to it.  [GA 6.1a, 6.2a]"""

    FIELDS: ClassVar[dict[str, type]] = {"seat": int, "links": int}

    def __init__(self, seat: Seat, links: int) -> None:
        super().__init__(seat)
        self.links = links

    def run(self, state: Party) -> None:
        """Ask where, unless the Cabaret is full."""
        if beside(state):
            state.then(PutBeside(state.active, self.links))
        else:
            skip(state, Place.CABARET)


class PutBeside(Step[Party]):
    """Adjacent orthogonalement à un autre jeton déjà présent.  [GA 5.1d, 6.1a]"""

    FIELDS: ClassVar[dict[str, type]] = {"seat": int, "links": int}

    def __init__(self, seat: Seat, links: int) -> None:
        super().__init__(seat)
        self.links = links

    def options(self, state: Party) -> list[Action]:
        """Beside any token, no matter whose."""
        return puts(beside(state))

    def take(self, state: Party, choice: Action) -> None:
        """The bonus first, then what is linked.  [GA R3]"""
        assert isinstance(choice, Put)
        if self.links:
            state.then(LinkPart(NOBODY, choice.cell, self.links))
        put_token(state, self.seat, choice.cell)

    def asks(self) -> Reason:
        """A cell of the Cabaret."""
        return CABARET_ASKS

    def why(self, state: Party, action: Action) -> Reason:
        """Taken, or beside nothing."""
        if isinstance(action, Put):
            return why_not_beside(state, action.cell)
        return compulsory(action, self.asks())


class LinkPart(Step[Party]):
    """A token beside the cell of the one before it, and so many linked to it in turn.  [GA 6.1b, 8.2, R4]"""

    FIELDS: ClassVar[dict[str, type]] = {"seat": int, "cell": int, "links": int}

    def __init__(self, seat: Seat, cell: int, links: int) -> None:
        super().__init__(seat)
        self.cell = cell
        self.links = links

    def run(self, state: Party) -> None:
        """Without a free neighbour the rest of the chain is skipped.  [GA R4]"""
        if linked(state, self.cell):
            state.then(PutLinked(state.active, self.cell, self.links))
        else:
            skip(state, Place.CABARET)


class PutLinked(Step[Party]):
    """Le second jeton doit être adjacent au premier.  [GA 6.1b, 8.2]"""

    FIELDS: ClassVar[dict[str, type]] = {"seat": int, "cell": int, "links": int}

    def __init__(self, seat: Seat, cell: int, links: int) -> None:
        super().__init__(seat)
        self.cell = cell
        self.links = links

    def options(self, state: Party) -> list[Action]:
        """Beside the cell, even if its token was swapped away.  [GA R4]"""
        return puts(linked(state, self.cell))

    def take(self, state: Party, choice: Action) -> None:
        """The bonus first, then the next link."""
        assert isinstance(choice, Put)
        if self.links > 1:
            state.then(LinkPart(NOBODY, choice.cell, self.links - 1))
        put_token(state, self.seat, choice.cell)

    def asks(self) -> Reason:
        """A cell of the Cabaret."""
        return CABARET_ASKS

    def why(self, state: Party, action: Action) -> Reason:
        """Taken, or not beside the one before."""
        if isinstance(action, Put):
            return why_no_put(state, action.cell, NOT_LINKED)
        return compulsory(action, self.asks())


class AnywherePart(Step[Party]):
    """One token on any empty cell of the Cabaret.  [GA 8.4]"""

    def run(self, state: Party) -> None:
        """Ask where, unless the Cabaret is full."""
        if free(state):
            state.then(PUT_ANYWHERE[state.active])
        else:
            skip(state, Place.CABARET)


class PutAnywhere(Step[Party]):
    """Sur la case vide de votre choix.  [GA 8.4]"""

    def options(self, state: Party) -> list[Action]:
        """Every empty cell."""
        return puts(free(state))

    def take(self, state: Party, choice: Action) -> None:
        """Its bonus applies."""
        assert isinstance(choice, Put)
        put_token(state, self.seat, choice.cell)

    def asks(self) -> Reason:
        """A cell of the Cabaret."""
        return ANYWHERE_ASKS

    def why(self, state: Party, action: Action) -> Reason:
        """Taken."""
        if isinstance(action, Put):
            return why_no_put(state, action.cell, self.asks())
        return compulsory(action, self.asks())


class AdvancePart(Step[Party]):
    """An advance in the Finance Center.  [GA 6.2b, 6.3a]"""

    def run(self, state: Party) -> None:
        """Nobody chooses; from the top there is no advance.  [GA R18]"""
        if rise(state, state.active):
            climb(state, state.active)
        else:
            skip(state, Place.FINANCE)


class RacePart(Step[Party]):
    """So many tokens on the Racetrack, on tracks that this action has not used.  [GA 6.3b, 6.4a, 8.9]"""

    FIELDS: ClassVar[dict[str, type]] = {"seat": int, "count": int, "past": int}

    def __init__(self, seat: Seat, count: int, past: int) -> None:
        super().__init__(seat)
        self.count = count
        self.past = past

    def run(self, state: Party) -> None:
        """With too few tracks the rest is skipped.  [GA 6.4b, 8.9]"""
        if races(state, self.past):
            state.then(PutOnTrack(state.active, self.count, self.past))
        else:
            skip(state, Place.RACETRACK)


class PutOnTrack(Step[Party]):
    """Sur une piste encore disponible, sur la case vide la plus à gauche.  [GA 5.3a]"""

    FIELDS: ClassVar[dict[str, type]] = {"seat": int, "count": int, "past": int}

    def __init__(self, seat: Seat, count: int, past: int) -> None:
        super().__init__(seat)
        self.count = count
        self.past = past

    def options(self, state: Party) -> list[Action]:
        """Only this action's own tokens count as the different tracks.  [GA 6.4a, R5]"""
        return races(state, self.past)

    def take(self, state: Party, choice: Action) -> None:
        """The bonus first, then the next track."""
        assert isinstance(choice, Race)
        if self.count > 1:
            state.then(RacePart(NOBODY, self.count - 1, self.past | 1 << choice.track - 1))
        put_token(state, self.seat, leftmost(state, choice.track - 1))

    def asks(self) -> Reason:
        """A track."""
        return TRACK_ASKS

    def why(self, state: Party, action: Action) -> Reason:
        """Finished, full, or used by this action; a cell of it is not for choosing."""
        if isinstance(action, Race):
            track = action.track - 1
            return same_track(state) if is_available(state, track) else why_no_race(state, track)
        if isinstance(action, Put) and action.cell >= FIRST_LANE:
            used = self.past >> TRACK_OF[action.cell - FIRST_LANE] & 1
            return why_no_lane(state, action.cell, same_track(state) if used else LEFTMOST)
        return compulsory(action, self.asks())


def same_track(state: Party) -> Reason:
    """This action has used the track: the fourth main one [GA 6.4a], or a special one [GA 8.9]."""
    return SAME_TRACK_SPECIAL if state.stands > MAINS else SAME_TRACK


class PairPart(Step[Party]):
    """Two tokens on one track.  [GA 8.8]"""

    def run(self, state: Party) -> None:
        """Ask which, unless none is available."""
        if races(state, 0):
            state.then(PUT_PAIR[state.active])
        else:
            skip(state, Place.RACETRACK)


class PutPair(Step[Party]):
    """Sur une seule et même piste disponible.  [GA 8.8]"""

    def options(self, state: Party) -> list[Action]:
        """Any available track, even with one cell left.  [GA R5]"""
        return races(state, 0)

    def take(self, state: Party, choice: Action) -> None:
        """The first and its bonus, then the second."""
        assert isinstance(choice, Race)
        state.then(FOLLOW_PART[choice.track - 1])
        put_token(state, self.seat, leftmost(state, choice.track - 1))

    def asks(self) -> Reason:
        """A track for both."""
        return PAIR_ASKS

    def why(self, state: Party, action: Action) -> Reason:
        """Finished or full; a cell of it is not for choosing."""
        if isinstance(action, Race):
            return why_no_race(state, action.track - 1)
        if isinstance(action, Put) and action.cell >= FIRST_LANE:
            return why_no_lane(state, action.cell, self.asks())
        return compulsory(action, self.asks())


class FollowPart(Step[Party]):
    """The second token of a pair, on the same track.  [GA 8.8, R5]"""

    FIELDS: ClassVar[dict[str, type]] = {"seat": int, "track": int}

    def __init__(self, seat: Seat, track: int) -> None:
        super().__init__(seat)
        self.track = track

    def run(self, state: Party) -> None:
        """With one cell left, one token was all.  [GA R5]"""
        if is_available(state, self.track):
            put_token(state, state.active, leftmost(state, self.track))
        else:
            skip(state, Place.RACETRACK)


class LanePart(Step[Party]):
    """One token on any empty cell of the Racetrack.  [GA 8.11]"""

    def run(self, state: Party) -> None:
        """Ask where, unless no track is available."""
        if races(state, 0):
            state.then(PUT_ON_LANE[state.active])
        else:
            skip(state, Place.RACETRACK)


class PutOnLane(Step[Party]):
    """À l'Hippodrome, sur la case vide de votre choix.  [GA 8.11]"""

    def options(self, state: Party) -> list[Action]:
        """It may leave a gap.  [GA R5]"""
        found: list[Action] = []
        for track in range(TRACKS):
            if not is_finished(state, track):
                empty: i64 = empty_lanes(state, track)
                for cell in TRACK_CELLS[track]:
                    if empty >> cell & 1:
                        found.append(PUTS[cell])
        return found

    def take(self, state: Party, choice: Action) -> None:
        """Its bonus applies."""
        assert isinstance(choice, Put)
        put_token(state, self.seat, choice.cell)

    def asks(self) -> Reason:
        """A cell of the Racetrack."""
        return LANE_ASKS

    def why(self, state: Party, action: Action) -> Reason:
        """Of a finished track, taken, or elsewhere."""
        if isinstance(action, Put):
            if action.cell < FIRST_LANE:
                return NOT_ON_TRACK
            track = TRACK_OF[action.cell - FIRST_LANE]
            return why_no_race(state, track) if is_finished(state, track) else OCCUPIED
        return compulsory(action, self.asks())


class SwapPart(Step[Party]):
    """SWAP within a special action; it may be declined.  [GA 8.3, 8.7, 8.10, R3]"""

    def run(self, state: Party) -> None:
        """As the bonus."""
        ask_swap(state)


class CharactersPart(Step[Party]):
    """CHARACTERS within a special action: look at two, perhaps exchange; or decline.  [GA 8.7, R3, R19]"""

    def run(self, state: Party) -> None:
        """As the bonus."""
        ask_characters(state)


PUT_ANYWHERE: Final = [PutAnywhere(seat) for seat in range(SEATS)]
PUT_PAIR: Final = [PutPair(seat) for seat in range(SEATS)]
PUT_ON_LANE: Final = [PutOnLane(seat) for seat in range(SEATS)]
FOLLOW_PART: Final = [FollowPart(NOBODY, track) for track in range(TRACKS)]

ONE_CABARET: Final = CabaretPart(NOBODY, 0)
TWO_CABARET: Final = CabaretPart(NOBODY, 1)
THREE_CABARET: Final = CabaretPart(NOBODY, 2)
ANY_CABARET: Final = AnywherePart()
ADVANCE_PART: Final = AdvancePart()
ONE_TRACK: Final = RacePart(NOBODY, 1, 0)
TWO_TRACKS: Final = RacePart(NOBODY, 2, 0)
THREE_TRACKS: Final = RacePart(NOBODY, 3, 0)
PAIR_PART: Final = PairPart()
LANE_PART: Final = LanePart()
SWAP_PART: Final = SwapPart()
CHARACTERS_PART: Final = CharactersPart()
