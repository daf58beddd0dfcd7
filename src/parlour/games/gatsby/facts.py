"""What Gatsby's table shows beside the view: how far everything is, as the rules count it, from the view alone.

Lists of two are by seat. What is kept from the viewer is told as a range or as tiles that it may be.
"""

from dataclasses import dataclass
from typing import Final, NamedTuple

from mypy_extensions import i64

from parlour.core.facts import Facts, SourcePoints, fact, sent
from parlour.core.words import NOBODY, Seat, ranked
from parlour.games.gatsby.cabaret import CUT, free, has_won, stars_held, tokens_missing
from parlour.games.gatsby.ending import NONE, counted_now, families_of, merits, owners_now, set_of, sheet
from parlour.games.gatsby.finance import rise, step_bonus
from parlour.games.gatsby.knowledge import BOX, row_of
from parlour.games.gatsby.material import (
    A_FAMILY,
    CELLS,
    EACH_TILE,
    FAMILIES,
    FAMILY,
    FIRST_LANE,
    HIDDEN,
    IN_CABARET,
    ON_BOARD,
    PLACE_SPACES,
    SEATS,
    STARS,
    STEP_SPACE,
    TOP,
    TRACK_CELLS,
    TRACKS,
)
from parlour.games.gatsby.progress import commander, parts_now, special_now
from parlour.games.gatsby.racetrack import is_available, is_finished, leftmost, majority_missing, tokens_on
from parlour.games.gatsby.state import Party

NOWHERE: Final = -1
FEW: Final = 3  # spaces a tile may be on and still be worth remembering
BOXED: Final = -2  # a tile that is out of play
LOST: Final = -1  # a majority for which too few cells are left


class Range(NamedTuple):
    """At least and at most, by what the viewer knows."""

    least: int
    most: int


class StepNow(NamedTuple):
    """What a step of the Finance Center pays, and the seats still below it, a bit each."""

    bonus: int
    below: int


@dataclass
class TrackNow:
    """A track: tokens of both, cells left, the cell of the next token, and who has a majority already, or NOBODY."""

    tokens: list[int]
    left: int
    next: int
    safe: int


class PartyFacts(Facts[Party]):
    """What the rules say of a party to one viewer."""

    @sent("GA 2.6")
    def held(self) -> list[list[int]]:
        """The cells with a token of each seat, one by one: as a mask they are more than a number of JavaScript."""
        found: list[list[int]] = []
        for seat in range(SEATS):
            tokens: i64 = self.view.tokens[seat]
            found.append([cell for cell in range(CELLS) if tokens >> cell & 1])
        return found

    @fact("GA 5.1b, 5.1c")
    def missing(self, seat: Seat, space: int) -> int:
        """How many tokens more win a character of the Cabaret; CUT while the other's are in the way."""
        return tokens_missing(self.view, seat, space)

    @sent("GA 5.1b, 5.1c")
    def to_go(self) -> list[list[int]]:
        """The same for each character of the Cabaret and each seat."""
        return [[self.missing(seat, space) for seat in range(SEATS)] for space in IN_CABARET]

    @sent("GA 5.1b, 5.1c")
    def nearest(self) -> int:
        """How many tokens more win the next character of the Cabaret, whoever's; CUT if none can be won so."""
        nearest = CUT
        for space in IN_CABARET:
            if self.view.owner[space] < 0:
                for missing in self.to_go()[space]:
                    if missing != CUT and (nearest == CUT or missing < nearest):
                        nearest = missing
        return nearest

    @sent("GA 5.1b, 5.1c")
    def keys(self) -> list[list[int]]:
        """For each seat the empty cells where one token wins a character of the Cabaret."""
        return [winning_cells(self.view, seat, self.to_go()) for seat in range(SEATS)]

    @sent("GA 5.1c")
    def stars(self) -> list[int]:
        """Star cells with a token of each seat."""
        return [stars_held(self.view, seat) for seat in range(SEATS)]

    @sent("GA 5.2b, 5.2c")
    def steps(self) -> list[StepNow]:
        """Each step from the ground: what it pays, and who may still be paid there or win its character."""
        height = self.view.height
        return [
            StepNow(step_bonus(self.view, step), int(height[0] < step) | int(height[1] < step) << 1)
            for step in range(TOP + 1)
        ]

    @sent("GA 5.2d")
    def rise(self) -> list[int]:
        """How many steps each seat would climb."""
        return [rise(self.view, seat) for seat in range(SEATS)]

    @fact("GA 5.2c")
    def below(self, seat: Seat, space: int) -> int:
        """How many steps a seat is below a character of the Finance Center."""
        return STEP_SPACE.index(space) - self.view.height[seat]

    @fact("GA 5.3b, 7.3a")
    def majority(self, seat: Seat, track: int) -> int:
        """How many tokens more make a majority of a track; LOST where only a SWAP could, for want of cells."""
        missing = max(0, majority_missing(self.view, track, seat))
        return missing if missing <= self.tracks()[track].left else LOST

    @sent("GA 5.3a, 5.3b")
    def tracks(self) -> list[TrackNow]:
        """Each track of the Racetrack."""
        return [track_now(self.view, track) for track in range(TRACKS)]

    @fact("GA R15")
    def may_lie_on(self, space: int) -> list[int]:
        """The tiles that may be on a space the viewer does not know; none if it is known."""
        if self.view.tiles[space] != HIDDEN:
            return []
        row = self.view.where[row_of(self.viewer)]
        return [tile for tile in EACH_TILE if row[tile] >> space & 1]

    @sent("GA 7.5e")
    def perhaps(self) -> list[list[int]]:
        """By space, the tiles once seen that are here or on one of a few other spaces, after a secret exchange."""
        row = self.view.where[row_of(self.viewer)]
        return [
            [tile for tile in self.may_lie_on(space) if int(row[tile]).bit_count() <= FEW] for space in range(ON_BOARD)
        ]

    @sent("GA 7.5c")
    def looked(self) -> list[list[int]]:
        """By space, the others who have looked at the character that lies there face down."""
        return [self.lookers(space) for space in range(ON_BOARD)]

    def lookers(self, space: int) -> list[int]:
        """The others who have looked at the character of a space; nobody once it lies face up."""
        if self.view.up >> space & 1:
            return []
        return [seat for seat in range(SEATS) if seat != self.viewer and self.view.seen[space] >> seat & 1]

    @sent("GA 9.3")
    def left(self) -> list[int]:
        """Characters still to be had in each place."""
        return [len(self.unclaimed(place)) for place in range(len(PLACE_SPACES))]

    @sent("GA 9.3")
    def last(self) -> list[int]:
        """The spaces whose character is the last of its place: whoever wins it ends the game."""
        found = [self.unclaimed(place) for place in range(len(PLACE_SPACES))]
        return [spaces[0] for spaces in found if len(spaces) == 1]

    @fact("GA 9.3")
    def unclaimed(self, place: int) -> list[int]:
        """The spaces of a place whose character is still there."""
        return [space for space in PLACE_SPACES[place] if self.view.owner[space] < 0]

    @sent("GA 9.1, 9.2")
    def families(self) -> list[list[int]]:
        """How many characters of each family a seat is known to have."""
        return [families_of(self.view, seat)[1:] for seat in range(SEATS)]

    @sent("GA R15")
    def unknown(self) -> list[int]:
        """How many characters of each seat the viewer has not seen."""
        return [len(self.unseen_of(seat)) for seat in range(SEATS)]

    @fact("GA R15")
    def unseen_of(self, seat: Seat) -> list[int]:
        """The spaces a seat won whose tile the viewer has not seen."""
        view = self.view
        return [space for space in range(ON_BOARD) if view.owner[space] == seat and view.tiles[space] == HIDDEN]

    @sent("GA 9.2")
    def kinds(self) -> list[Range]:
        """How many families each seat has."""
        return [self.kinds_of(seat) for seat in range(SEATS)]

    @fact("GA 9.2")
    def kinds_of(self, seat: Seat) -> Range:
        """How many families a seat has."""
        held = self.families()[seat]
        sure = sum([int(count > 0) for count in held])
        hidden = len(self.unseen_of(seat))
        if not hidden:
            return Range(sure, sure)
        maybe: list[int] = []
        stale = False
        for tile in self.candidates(seat):
            family = FAMILY[tile] - 1
            stale = stale or held[family] > 0
            if held[family] == 0 and family not in maybe:
                maybe.append(family)
        return Range(sure if stale else sure + 1, sure + min(hidden, len(maybe)))

    @fact("GA R15")
    def candidates(self, seat: Seat) -> list[int]:
        """The tiles that may be among those of a seat that the viewer has not seen."""
        return self.tiles_among(self.unseen_of(seat))

    def tiles_among(self, spaces: list[int]) -> list[int]:
        """The tiles that may be on some of these spaces, none of which the viewer knows."""
        found: list[int] = []
        for space in spaces:
            found += [tile for tile in self.may_lie_on(space) if tile not in found]
        return found

    @sent("GA 9.3, 9.4")
    def prestige(self) -> list[Range]:
        """The prestige of each seat: characters won, slot and set-aside specials."""
        return [self.prestige_of(seat) for seat in range(SEATS)]

    @fact("GA 9.3, 9.4")
    def prestige_of(self, seat: Seat) -> Range:
        """The prestige of a seat."""
        return self.with_hidden(sum(sheet(self.view)[seat]), self.unseen_of(seat))

    @sent("GA 9.3, 9.4, R15")
    def sources(self) -> list[list[SourcePoints]]:
        """Prestige of each seat by source: what the viewer has seen, and with the characters gained face down."""
        found: list[list[SourcePoints]] = []
        for seat, (seen, special, aside) in enumerate(sheet(self.view)):
            stars = self.with_hidden(seen, self.unseen_of(seat))
            found.append(
                [
                    SourcePoints(seen, stars.least, stars.most),
                    SourcePoints(special, special, special),
                    SourcePoints(aside, aside, aside),
                ]
            )
        return found

    @fact("GA 5.0a, 9.3, 9.4")
    def counted(self) -> list[Range]:
        """The prestige of each seat if the turn ended now, with what it would win."""
        view, owner, sure = self.view, owners_now(self.view), counted_now(self.view)
        found: list[Range] = []
        for seat in range(SEATS):
            hidden = [space for space in range(ON_BOARD) if owner[space] == seat and view.tiles[space] == HIDDEN]
            found.append(self.with_hidden(sure[seat], hidden))
        return found

    def with_hidden(self, sure: int, spaces: list[int]) -> Range:
        """What is certain, with the stars of the tiles of these spaces, which the viewer has not seen."""
        hidden = len(spaces)
        if not hidden:
            return Range(sure, sure)
        worth = sorted([STARS[tile] for tile in self.tiles_among(spaces)])
        return Range(sure + sum(worth[:hidden]), sure + sum(worth[-hidden:]))

    @sent("GA 9.1, 9.2")
    def completes(self) -> list[list[int]]:
        """For each seat the spaces whose character, as far as it is known, would complete a set."""
        return [completing(self.view, seat) for seat in range(SEATS)]

    @sent("GA 2.2")
    def unseen(self) -> list[int]:
        """The tiles in play whose space the viewer does not know."""
        return [tile for tile in EACH_TILE if self.lies_on(tile) == NOWHERE]

    @sent("GA 3.3b")
    def boxed(self) -> list[int]:
        """The tiles known to be in the box."""
        return [tile for tile in EACH_TILE if self.lies_on(tile) == BOXED]

    @fact("GA 3.3a, 3.3b")
    def lies_on(self, tile: int) -> int:
        """The space a tile lies on or was won from; BOXED if it is known to be in the box, else NOWHERE."""
        view = self.view
        for space in range(ON_BOARD):
            if view.tiles[space] == tile:
                return space
        return BOXED if not view.agenda or view.where[row_of(self.viewer)][tile] == BOX else NOWHERE

    @sent("GA 4.6")
    def part(self) -> list[int]:
        """Which part of the action is being done, and how many it has; empty between turns."""
        return parts_now(self.view)

    @sent("GA 4.1, 4.2")
    def mover(self) -> int:
        """Whose action is being done; between turns, whose the last one was."""
        return self.view.active if self.part() else 1 - self.view.active

    @sent("GA 4.5")
    def special(self) -> int:
        """The special action being carried out, 0 if none."""
        return special_now(self.view)

    @sent("GA 9.1, 9.2, 9.3, 9.5")
    def winner(self) -> int:
        """Who has won a game that is over, whatever is still hidden; NOBODY if that cannot be told."""
        view = self.view
        if view.agenda:
            return NOBODY
        if not self.unseen_of(0) and not self.unseen_of(1):
            ranks = ranked(merits(view))
            return NOBODY if ranks[0] == ranks[1] else ranks.index(1)
        for seat in range(SEATS):
            if self.may_have_set(1 - seat):
                continue
            if set_of(view, seat) != NONE:
                return seat
            if self.prestige_of(seat).least > self.prestige_of(1 - seat).most:
                return seat
        return NOBODY

    @fact("GA 9.1, 9.2")
    def may_have_set(self, seat: Seat) -> bool:
        """Whether a seat may have completed a set, by what the viewer knows."""
        most = max(self.families()[seat]) + len(self.unseen_of(seat))
        return most >= A_FAMILY or self.kinds_of(seat).most == len(FAMILIES) - 1

    @sent("GA 7.2a")
    def command(self) -> int:
        """Who will choose the other's next action, or is choosing it; NOBODY if nobody."""
        return self.view.agenda[-1].seat if self.view.command and self.view.agenda else NOBODY

    @sent("GA 7.2a")
    def commander(self) -> int:
        """Who commanded the action that is being carried out; NOBODY if its player chose it."""
        return commander(self.view)


def winning_cells(view: Party, seat: Seat, to_go: list[list[int]]) -> list[int]:
    """The empty cells where one token wins a character of the Cabaret."""
    found: list[int] = []
    close = [space for space in IN_CABARET if view.owner[space] < 0 and to_go[space][seat] == 1]
    if not close:
        return found
    trial = view.copy()
    tokens = view.tokens[seat]
    empty: i64 = free(view)
    for cell in range(FIRST_LANE):
        if empty >> cell & 1:
            trial.tokens[seat] = tokens | 1 << cell
            for space in close:
                if has_won(trial, seat, space):
                    found.append(cell)
                    break
    return found


def track_now(view: Party, track: int) -> TrackNow:
    """How a track stands."""
    tokens = [tokens_on(view, track, seat) for seat in range(SEATS)]
    return TrackNow(
        tokens,
        0 if is_finished(view, track) else len(TRACK_CELLS[track]) - tokens[0] - tokens[1],
        leftmost(view, track) if is_available(view, track) else NOWHERE,
        next((seat for seat in range(SEATS) if majority_missing(view, track, seat) <= 0), NOBODY),
    )


def completing(view: Party, seat: Seat) -> list[int]:
    """The spaces whose character, as far as it is known, would complete a set for a seat."""
    if view.owner.count(seat) < 2 or not view.agenda:
        return []
    trial = view.copy()
    found: list[int] = []
    for space in range(ON_BOARD):
        if view.owner[space] < 0 and view.tiles[space] != HIDDEN:
            trial.owner[space] = seat
            if set_of(trial, seat) != NONE:
                found.append(space)
            trial.owner[space] = NOBODY
    return found
