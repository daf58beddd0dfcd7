"""Gatsby as features: tokens, characters and how far each seat is from them, sets, special actions, the agenda."""

from typing import Final, cast

from mypy_extensions import i64

from parlour.core.features import ONE, STEPS, Encoder, Part, clip
from parlour.core.words import Seat, State
from parlour.games.gatsby.actions import ACTIONS
from parlour.games.gatsby.bonuses import BonusDue
from parlour.games.gatsby.cabaret import CUT, stars_missing, tokens_missing
from parlour.games.gatsby.game import STEPS as PARTY_STEPS
from parlour.games.gatsby.material import (
    A_FAMILY,
    BONUSES,
    CELLS,
    FAMILY,
    FINANCE,
    FIRST_LANE,
    ON_BOARD,
    SEATS,
    SPECIALS,
    STARS,
    TILES,
    TOP,
    TRACKS,
    Space,
    track_space,
)
from parlour.games.gatsby.parts import PutBeside, PutLinked, PutOnTrack
from parlour.games.gatsby.racetrack import majority_missing
from parlour.games.gatsby.state import Party
from parlour.games.gatsby.turn import EndCommanded, EndTurn

VERSION: Final = 1
LANES: Final = CELLS - FIRST_LANE
HEIGHTS: Final = TOP + 1
TOLD: Final = [step for step in PARTY_STEPS if step is not EndCommanded]  # told as the end of any other turn
FAR: Final = 7  # tokens or steps away: as far as is told, or out of reach
WAYS: Final = FAR + 1
NEARER: Final = 4  # how much nearer one is than the other
RACE: Final = 2 * NEARER + 1
PRESTIGE: Final = 20
AHEAD: Final = 10
STANDS: Final = 7
BONUS_KINDS: Final = len(BONUSES) - 1  # without none


def parts() -> list[Part]:
    """What is told: of both seats first what is the chooser's."""
    steps = len(TOLD)
    return [
        Part("my-tokens", [FIRST_LANE], "each cell of the Cabaret with a token of the chooser"),
        Part("their-tokens", [FIRST_LANE], "… of the other"),
        Part("stars", [3, FIRST_LANE], "each star cell: free, the chooser's, the other's"),
        Part("bonuses", [FIRST_LANE, BONUS_KINDS], "each free cell: its bonus, from 1", ONE, 1),
        Part("my-lanes", [LANES], "each cell of the Racetrack with a token of the chooser"),
        Part("their-lanes", [LANES], "… of the other"),
        Part("heights", [2, HEIGHTS], "the steps of both ascension tokens", ONE),
        Part("height-lead", [2 * TOP + 1], "steps the chooser is ahead (-13 to 13)", ONE, -TOP),
        Part("face-up", [ON_BOARD], "each space with an unclaimed character that lies face up"),
        Part("seen", [2, ON_BOARD], "each space with a face-down one that the chooser, or the other, has seen"),
        Part("claimed", [2, ON_BOARD], "each space whose character the chooser, or the other, has claimed"),
        Part("my-way", [ON_BOARD, WAYS], "each unclaimed character: tokens or steps the chooser is away", ONE),
        Part("their-way", [ON_BOARD, WAYS], "… the other", ONE),
        Part("race", [ON_BOARD, RACE], "… how much farther the chooser is (-4 to 4)", ONE, -NEARER),
        Part("slots", [2, SPECIALS + 1], "the special action in both slots, or none", ONE),
        Part("asides", [2, 3], "special actions set aside, 1 to 3 at least", STEPS),
        Part("stands", [STANDS], "the action token: nowhere, on a main action, the chooser's slot, the other's", ONE),
        Part("turn", [3], "the chooser's turn; a command earned by the chooser, by the other"),
        Part("step", [steps], "what is asked", ONE),
        Part("agenda", [steps], "what waits, each as often as it does"),
        Part("due", [len(BONUSES)], "bonuses that wait"),
        Part("left", [4], "tokens of this part still to be put", ONE),
        Part("tiles", [ON_BOARD, TILES], "each unclaimed character, by its tile, from 1", ONE, 1, hidden=True),
        Part("families", [ON_BOARD, 5], "… by its family, from 1", ONE, 1, hidden=True),
        Part("worth", [ON_BOARD, 4], "… by its stars", ONE, hidden=True),
        Part("race-worth", [4, RACE], "stars × how much farther the chooser is", hidden=True),
        Part("winning", [2, WAYS], "characters that would complete a set: how far away", hidden=True),
        Part("nearly", [2, WAYS], "characters that would leave one missing: how far away", hidden=True),
        Part(
            "sets",
            [2, 5, 12],
            "each family: four times the characters held (0-2), and unclaimed (0-3)",
            ONE,
            hidden=True,
        ),
        Part("different", [2, 6], "different families held", ONE, hidden=True),
        Part("prestige", [2, PRESTIGE], "1 to 20 at least", STEPS, hidden=True),
        Part("prestige-lead", [2 * AHEAD + 1], "prestige the chooser is ahead (-10 to 10)", ONE, -AHEAD, hidden=True),
        Part("drawn", [SPECIALS], "special actions in the hand of whoever chooses one", hidden=True),
        Part("pile", [SPECIALS], "special actions in the pile", hidden=True),
    ]


class PartyEncoder(Encoder):
    """See `parts`."""

    def __init__(self) -> None:
        super().__init__(VERSION, 2, len(ACTIONS), parts())
        self.kinds: dict[object, int] = {kind: at for at, kind in enumerate(TOLD)}
        self.kinds[EndCommanded] = self.kinds[EndTurn]
        self.s_my_tokens = self.start("my-tokens")
        self.s_their_tokens = self.start("their-tokens")
        self.s_stars = self.start("stars")
        self.s_bonuses = self.start("bonuses")
        self.s_my_lanes = self.start("my-lanes")
        self.s_their_lanes = self.start("their-lanes")
        self.s_heights = self.start("heights")
        self.s_height_lead = self.start("height-lead")
        self.s_face_up = self.start("face-up")
        self.s_seen = self.start("seen")
        self.s_claimed = self.start("claimed")
        self.s_my_way = self.start("my-way")
        self.s_their_way = self.start("their-way")
        self.s_race = self.start("race")
        self.s_slots = self.start("slots")
        self.s_asides = self.start("asides")
        self.s_stands = self.start("stands")
        self.s_turn = self.start("turn")
        self.s_step = self.start("step")
        self.s_agenda = self.start("agenda")
        self.s_due = self.start("due")
        self.s_left = self.start("left")
        self.s_tiles = self.start("tiles")
        self.s_families = self.start("families")
        self.s_worth = self.start("worth")
        self.s_race_worth = self.start("race-worth")
        self.s_winning = self.start("winning")
        self.s_nearly = self.start("nearly")
        self.s_sets = self.start("sets")
        self.s_different = self.start("different")
        self.s_prestige = self.start("prestige")
        self.s_prestige_lead = self.start("prestige-lead")
        self.s_drawn = self.start("drawn")
        self.s_pile = self.start("pile")

    def encode(self, state: State, seat: Seat) -> list[int]:
        """The features of a state, as the seat would tell it."""
        party = cast(Party, state)
        found: list[int] = []
        self.add_board(party, seat, found)
        self.add_characters(party, seat, found)
        self.add_specials(party, seat, found)
        self.add_steps(party, seat, found)
        return found

    def add_board(self, party: Party, seat: Seat, found: list[int]) -> None:
        """Tokens, stars, free bonuses and steps."""
        mine: i64 = party.tokens[seat]
        theirs: i64 = party.tokens[1 - seat]
        stars: i64 = party.stars
        layout = party.layout
        for cell in range(FIRST_LANE):
            if mine & 1:
                found.append(self.s_my_tokens + cell)
                if stars & 1:
                    found.append(self.s_stars + FIRST_LANE + cell)
            elif theirs & 1:
                found.append(self.s_their_tokens + cell)
                if stars & 1:
                    found.append(self.s_stars + 2 * FIRST_LANE + cell)
            else:
                if stars & 1:
                    found.append(self.s_stars + cell)
                bonus = layout[cell]
                if bonus:
                    found.append(self.s_bonuses + BONUS_KINDS * cell + bonus - 1)
            mine >>= 1
            theirs >>= 1
            stars >>= 1
        for lane in range(LANES):
            if mine & 1:
                found.append(self.s_my_lanes + lane)
            elif theirs & 1:
                found.append(self.s_their_lanes + lane)
            mine >>= 1
            theirs >>= 1
        mine_up = party.height[seat]
        theirs_up = party.height[1 - seat]
        found.append(self.s_heights + mine_up)
        found.append(self.s_heights + HEIGHTS + theirs_up)
        found.append(self.s_height_lead + mine_up - theirs_up + TOP)

    def add_characters(self, party: Party, seat: Seat, found: list[int]) -> None:
        """Unclaimed characters and the ways to them; those held, sets and prestige."""
        held = [[0] * 6, [0] * 6]
        open_tiles = [0] * 6
        stars = [0, 0]
        for space in range(ON_BOARD):
            owner = party.owner[space]
            tile = party.tiles[space]
            if owner < 0:
                open_tiles[FAMILY[tile]] += 1
            else:
                q = 0 if owner == seat else 1
                held[q][FAMILY[tile]] += 1
                stars[q] += STARS[tile]
                found.append(self.s_claimed + q * ON_BOARD + space)
        different = [0, 0]
        for q in range(2):
            for family in range(1, 6):
                here = held[q][family]
                if here:
                    different[q] += 1
                fill = 4 * min(here, A_FAMILY - 1) + min(open_tiles[family], A_FAMILY)
                found.append(self.s_sets + (q * 5 + family - 1) * 12 + fill)
            found.append(self.s_different + 6 * q + different[q])
        mine = ways(party, seat)
        theirs = ways(party, 1 - seat)
        for space in range(ON_BOARD):
            if party.owner[space] < 0:
                self.add_open(party, seat, space, mine[space], theirs[space], held, different, found)
        self.add_prestige(party, seat, stars, found)

    def add_open(
        self,
        party: Party,
        seat: Seat,
        space: int,
        mine: int,
        theirs: int,
        held: list[list[int]],
        different: list[int],
        found: list[int],
    ) -> None:
        """An unclaimed character: who knows it, who is nearer, and what it would mean."""
        race = clip(mine - theirs, -NEARER, NEARER) + NEARER
        found.append(self.s_my_way + space * WAYS + mine)
        found.append(self.s_their_way + space * WAYS + theirs)
        found.append(self.s_race + space * RACE + race)
        if party.up >> space & 1:
            found.append(self.s_face_up + space)
        else:
            seen = party.seen[space]
            if seen >> seat & 1:
                found.append(self.s_seen + space)
            if seen >> (1 - seat) & 1:
                found.append(self.s_seen + ON_BOARD + space)
        tile = party.tiles[space]
        if not tile:
            return
        family = FAMILY[tile]
        found.append(self.s_tiles + space * TILES + tile - 1)
        found.append(self.s_families + space * 5 + family - 1)
        found.append(self.s_worth + space * 4 + STARS[tile])
        found.append(self.s_race_worth + STARS[tile] * RACE + race)
        for q in range(2):
            here = held[q][family]
            way = theirs if q else mine
            if here == A_FAMILY - 1 or (here == 0 and different[q] == 4):
                found.append(self.s_winning + q * WAYS + way)
            elif here == A_FAMILY - 2 or (here == 0 and different[q] == 3):
                found.append(self.s_nearly + q * WAYS + way)

    def add_prestige(self, party: Party, seat: Seat, stars: list[int], found: list[int]) -> None:
        """Stars, special actions in the slots and set aside."""
        mine = stars[0] + (1 if party.slot[seat] else 0) + len(party.aside[seat])
        theirs = stars[1] + (1 if party.slot[1 - seat] else 0) + len(party.aside[1 - seat])
        for k in range(min(mine, PRESTIGE)):
            found.append(self.s_prestige + k)
        for k in range(min(theirs, PRESTIGE)):
            found.append(self.s_prestige + PRESTIGE + k)
        found.append(self.s_prestige_lead + clip(mine - theirs, -AHEAD, AHEAD) + AHEAD)

    def add_specials(self, party: Party, seat: Seat, found: list[int]) -> None:
        """Special actions, wherever they are."""
        for q in range(2):
            who = 1 - seat if q else seat
            found.append(self.s_slots + q * (SPECIALS + 1) + party.slot[who])
            for k in range(min(len(party.aside[who]), 3)):
                found.append(self.s_asides + 3 * q + k)
        for special in party.drawn:
            if special:
                found.append(self.s_drawn + special - 1)
        for special in party.pile:
            if special:
                found.append(self.s_pile + special - 1)

    def add_steps(self, party: Party, seat: Seat, found: list[int]) -> None:
        """What is asked and what waits."""
        stands = party.stands
        if stands >= 5:
            stands = 5 if stands - 5 == seat else 6
        found.append(self.s_stands + stands)
        if party.active == seat:
            found.append(self.s_turn)
        if party.command:
            found.append(self.s_turn + (1 if party.active == seat else 2))
        if not party.agenda:
            return
        step = party.agenda[-1]
        found.append(self.s_step + self.kinds[type(step)])
        for waiting in range(len(party.agenda) - 1):
            other = party.agenda[waiting]
            found.append(self.s_agenda + self.kinds[type(other)])
            if isinstance(other, BonusDue):
                found.append(self.s_due + other.bonus)
        if isinstance(step, (PutBeside, PutLinked)):
            found.append(self.s_left + min(step.links, 3))
        elif isinstance(step, PutOnTrack):
            found.append(self.s_left + min(step.count, 3))


def ways(party: Party, seat: Seat) -> list[int]:
    """How many tokens or steps a seat is away from the character of each space; FAR is too far to tell."""
    found = [FAR] * ON_BOARD
    for space in (Space.LEFT, Space.RIGHT):
        missing = tokens_missing(party, seat, space) if party.owner[space] < 0 else CUT
        if missing != CUT:
            found[space] = min(missing, FAR - 1)
    found[Space.BOTTOM] = stars_missing(party, seat)
    height = party.height[seat]
    for step, won in FINANCE:
        found[won] = clip(step - height, 0, FAR)
    for track in range(TRACKS):
        if majority_missing(party, track, 1 - seat) > 0:
            found[track_space(track)] = clip(majority_missing(party, track, seat), 0, FAR)
    return found


def encoder(seats: int) -> Encoder:
    """The encoder; two play."""
    assert seats == SEATS
    return PartyEncoder()
