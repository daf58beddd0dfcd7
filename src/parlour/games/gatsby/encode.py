"""Gatsby as features: tokens, characters and how far each seat is from them, sets, special actions, the agenda."""

from typing import Final, cast

from mypy_extensions import i64

from parlour.core.features import ONE, STEPS, Encoder, FeaturesFound, Part, clip
from parlour.core.row import Row, row
from parlour.core.words import Seat, State
from parlour.games.gatsby.actions import ACTIONS
from parlour.games.gatsby.bonuses import BonusDue
from parlour.games.gatsby.cabaret import CUT, stars_missing, tokens_missing
from parlour.games.gatsby.game import STEPS as PARTY_STEPS
from parlour.games.gatsby.material import (
    A_FAMILY,
    BONUSES,
    BOTTOM,
    CELLS,
    FAMILY,
    FINANCE,
    FIRST_LANE,
    LEFT,
    ON_BOARD,
    RIGHT,
    SEATS,
    SPECIALS,
    STARS,
    TILES,
    TOP,
    TRACKS,
    track_space,
)
from parlour.games.gatsby.parts import PutBeside, PutLinked, PutOnTrack
from parlour.games.gatsby.racetrack import majority_missing
from parlour.games.gatsby.secrets import drawn_seen, tiles_seen
from parlour.games.gatsby.state import Party
from parlour.games.gatsby.turn import EndCommanded, EndTurn

VERSION: Final = 1
LANES: Final = CELLS - FIRST_LANE
HEIGHTS: Final = TOP + 1
TOLD: Final = [step for step in PARTY_STEPS if step is not EndCommanded]  # told as the end of any other turn
FAR: Final = 7  # tokens or steps away: as far as is told, or out of reach
WAYS: Final = FAR + 1
WAY_BITS: Final = 3  # of how far one is, where all characters are one number
NEARER: Final = 4  # how much nearer one is than the other
RACE: Final = 2 * NEARER + 1
PRESTIGE: Final = 20
AHEAD: Final = 10
STANDS: Final = 7
BONUS_KINDS: Final = len(BONUSES) - 1  # without none
BITS: Final = 4  # of a count of characters, where those of all families are one number: there are ON_BOARD at most
RUNGS: Final = row([step for step, _ in FINANCE])  # steps that win a character,
RUNG_SPACES: Final = row([space for _, space in FINANCE])  # and whose
ONE_OF: Final = row([1 << BITS * family for family in FAMILY])  # by tile: one of its family in such a number


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
        self.s_my_tokens: i64 = self.start("my-tokens")
        self.s_their_tokens: i64 = self.start("their-tokens")
        self.s_stars: i64 = self.start("stars")
        self.s_bonuses: i64 = self.start("bonuses")
        self.s_my_lanes: i64 = self.start("my-lanes")
        self.s_their_lanes: i64 = self.start("their-lanes")
        self.s_heights: i64 = self.start("heights")
        self.s_height_lead: i64 = self.start("height-lead")
        self.s_face_up: i64 = self.start("face-up")
        self.s_seen: i64 = self.start("seen")
        self.s_claimed: i64 = self.start("claimed")
        self.s_my_way: i64 = self.start("my-way")
        self.s_their_way: i64 = self.start("their-way")
        self.s_race: i64 = self.start("race")
        self.s_slots: i64 = self.start("slots")
        self.s_asides: i64 = self.start("asides")
        self.s_stands: i64 = self.start("stands")
        self.s_turn: i64 = self.start("turn")
        self.s_step: i64 = self.start("step")
        self.s_agenda: i64 = self.start("agenda")
        self.s_due: i64 = self.start("due")
        self.s_left: i64 = self.start("left")
        self.s_tiles: i64 = self.start("tiles")
        self.s_families: i64 = self.start("families")
        self.s_worth: i64 = self.start("worth")
        self.s_race_worth: i64 = self.start("race-worth")
        self.s_winning: i64 = self.start("winning")
        self.s_nearly: i64 = self.start("nearly")
        self.s_sets: i64 = self.start("sets")
        self.s_different: i64 = self.start("different")
        self.s_prestige: i64 = self.start("prestige")
        self.s_prestige_lead: i64 = self.start("prestige-lead")
        self.s_drawn: i64 = self.start("drawn")
        self.s_pile: i64 = self.start("pile")

    def find(self, state: State, seat: Seat, found: FeaturesFound) -> None:
        """Add the features of a state, as the seat would tell it if nothing were hidden from it."""
        party = cast(Party, state)
        self.add_all(party, seat, party.tiles, party.drawn, found)
        for special in party.pile.numbers:
            if special:
                found.add(self.s_pile + special - 1)

    def find_known(self, state: State, seat: Seat, found: FeaturesFound) -> bool:
        """Without characters and special actions that the seat has not seen; the pile has no faces for anybody."""
        party = cast(Party, state)
        if party.agenda:
            self.add_all(party, seat, tiles_seen(party, seat), drawn_seen(party, seat), found)
        else:
            self.find(party, seat, found)  # [GA R21]
        return True

    def add_all(self, party: Party, seat: Seat, tiles: Row, drawn: Row, found: FeaturesFound) -> None:
        """Everything but the pile, with these tiles on the spaces and these special actions in hand."""
        self.add_board(party, seat, found)
        self.add_characters(party, seat, tiles, found)
        self.add_specials(party, seat, drawn, found)
        self.add_steps(party, seat, found)

    def add_board(self, party: Party, seat: Seat, found: FeaturesFound) -> None:
        """Tokens, stars, free bonuses and steps."""
        mine: i64 = party.tokens[seat]
        theirs: i64 = party.tokens[1 - seat]
        stars: i64 = party.stars
        layout = party.layout
        for cell in range(i64(FIRST_LANE)):
            if mine & 1:
                found.add(self.s_my_tokens + cell)
                if stars & 1:
                    found.add(self.s_stars + FIRST_LANE + cell)
            elif theirs & 1:
                found.add(self.s_their_tokens + cell)
                if stars & 1:
                    found.add(self.s_stars + 2 * FIRST_LANE + cell)
            else:
                if stars & 1:
                    found.add(self.s_stars + cell)
                bonus: i64 = layout[cell]
                if bonus:
                    found.add(self.s_bonuses + BONUS_KINDS * cell + bonus - 1)
            mine >>= 1
            theirs >>= 1
            stars >>= 1
        for lane in range(i64(LANES)):
            if mine & 1:
                found.add(self.s_my_lanes + lane)
            elif theirs & 1:
                found.add(self.s_their_lanes + lane)
            mine >>= 1
            theirs >>= 1
        mine_up: i64 = party.height[seat]
        theirs_up: i64 = party.height[1 - seat]
        found.add(self.s_heights + mine_up)
        found.add(self.s_heights + HEIGHTS + theirs_up)
        found.add(self.s_height_lead + mine_up - theirs_up + TOP)

    def add_characters(self, party: Party, seat: Seat, tiles: Row, found: FeaturesFound) -> None:
        """Unclaimed characters and the ways to them; those held, sets and prestige."""
        mine: i64 = 0  # characters held, those unclaimed likewise: by family, BITS each
        theirs: i64 = 0
        unclaimed: i64 = 0
        my_stars: i64 = 0
        their_stars: i64 = 0
        for space in range(i64(ON_BOARD)):
            owner = party.owner[space]
            tile: i64 = tiles[space]
            one: i64 = ONE_OF[tile]
            if owner < 0:
                unclaimed += one
            elif owner == seat:
                mine += one
                my_stars += STARS[tile]
                found.add(self.s_claimed + space)
            else:
                theirs += one
                their_stars += STARS[tile]
                found.add(self.s_claimed + ON_BOARD + space)
        my_different = self.add_sets(0, mine, unclaimed, found)
        their_different = self.add_sets(1, theirs, unclaimed, found)
        my_ways = ways(party, seat)
        their_ways = ways(party, 1 - seat)
        for space in range(i64(ON_BOARD)):
            if party.owner[space] < 0:
                my_way = my_ways >> WAY_BITS * space & FAR
                their_way = their_ways >> WAY_BITS * space & FAR
                race = clip(my_way - their_way, -NEARER, NEARER) + NEARER
                self.add_open(party, seat, space, my_way, their_way, race, found)
                tile = tiles[space]
                if tile:
                    self.add_tile(space, tile, race, found)
                    self.add_worth(0, tile, my_way, mine, my_different, found)
                    self.add_worth(1, tile, their_way, theirs, their_different, found)
        self.add_prestige(party, seat, my_stars, their_stars, found)

    def add_sets(self, q: i64, held: i64, unclaimed: i64, found: FeaturesFound) -> i64:
        """How far the sets of one of the two are; how many different families are held."""
        different: i64 = 0
        for family in range(1, i64(6)):
            here = count_of(held, family)
            if here:
                different += 1
            fill = 4 * clip(here, 0, A_FAMILY - 1) + clip(count_of(unclaimed, family), 0, A_FAMILY)
            found.add(self.s_sets + (q * 5 + family - 1) * 12 + fill)
        found.add(self.s_different + 6 * q + different)
        return different

    def add_open(
        self, party: Party, seat: i64, space: i64, mine: i64, theirs: i64, race: i64, found: FeaturesFound
    ) -> None:
        """An unclaimed character: who is nearer, and who knows it."""
        found.add(self.s_my_way + space * WAYS + mine)
        found.add(self.s_their_way + space * WAYS + theirs)
        found.add(self.s_race + space * RACE + race)
        up: i64 = party.up
        if up >> space & 1:
            found.add(self.s_face_up + space)
        else:
            seen: i64 = party.seen[space]
            if seen >> seat & 1:
                found.add(self.s_seen + space)
            if seen >> (1 - seat) & 1:
                found.add(self.s_seen + ON_BOARD + space)

    def add_tile(self, space: i64, tile: i64, race: i64, found: FeaturesFound) -> None:
        """What an unclaimed character is, where that is known."""
        stars: i64 = STARS[tile]
        found.add(self.s_tiles + space * TILES + tile - 1)
        found.add(self.s_families + space * 5 + FAMILY[tile] - 1)
        found.add(self.s_worth + space * 4 + stars)
        found.add(self.s_race_worth + stars * RACE + race)

    def add_worth(self, q: i64, tile: i64, way: i64, held: i64, different: i64, found: FeaturesFound) -> None:
        """What an unclaimed character would mean to one of the two."""
        here = count_of(held, FAMILY[tile])
        if here == A_FAMILY - 1 or (here == 0 and different == 4):
            found.add(self.s_winning + q * WAYS + way)
        elif here == A_FAMILY - 2 or (here == 0 and different == 3):
            found.add(self.s_nearly + q * WAYS + way)

    def add_prestige(self, party: Party, seat: Seat, my_stars: i64, their_stars: i64, found: FeaturesFound) -> None:
        """Stars, special actions in the slots and set aside."""
        mine: i64 = my_stars + (1 if party.slot[seat] else 0) + len(party.aside[seat])
        theirs: i64 = their_stars + (1 if party.slot[1 - seat] else 0) + len(party.aside[1 - seat])
        for k in range(mine if mine < PRESTIGE else PRESTIGE):
            found.add(self.s_prestige + k)
        for k in range(theirs if theirs < PRESTIGE else PRESTIGE):
            found.add(self.s_prestige + PRESTIGE + k)
        found.add(self.s_prestige_lead + clip(mine - theirs, -AHEAD, AHEAD) + AHEAD)

    def add_specials(self, party: Party, seat: Seat, drawn: Row, found: FeaturesFound) -> None:
        """Special actions, wherever they lie but in the pile."""
        for q in range(2):
            who = 1 - seat if q else seat
            found.add(self.s_slots + q * (SPECIALS + 1) + party.slot[who])
            for k in range(min(len(party.aside[who]), 3)):
                found.add(self.s_asides + 3 * q + k)
        for special in drawn.numbers:
            if special:
                found.add(self.s_drawn + special - 1)

    def add_steps(self, party: Party, seat: Seat, found: FeaturesFound) -> None:
        """What is asked and what waits."""
        stands = party.stands
        if stands >= 5:
            stands = 5 if stands - 5 == seat else 6
        found.add(self.s_stands + stands)
        if party.active == seat:
            found.add(self.s_turn)
        if party.command:
            found.add(self.s_turn + (1 if party.active == seat else 2))
        if not party.agenda:
            return
        step = party.agenda[-1]
        found.add(self.s_step + self.kinds[type(step)])
        for other in party.agenda.listed()[:-1]:
            found.add(self.s_agenda + self.kinds[type(other)])
            if isinstance(other, BonusDue):
                found.add(self.s_due + other.bonus)
        if isinstance(step, (PutBeside, PutLinked)):
            found.add(self.s_left + min(step.links, 3))
        elif isinstance(step, PutOnTrack):
            found.add(self.s_left + min(step.count, 3))


def count_of(held: i64, family: i64) -> i64:
    """How many characters of one family."""
    return held >> BITS * family & 15


def ways(party: Party, seat: Seat) -> i64:
    """How many tokens or steps a seat is away from the character of each space; FAR is too far to tell."""
    found = way_to(LEFT, chain_way(party, seat, LEFT)) | way_to(RIGHT, chain_way(party, seat, RIGHT))
    found |= way_to(BOTTOM, stars_missing(party, seat))
    height: i64 = party.height[seat]
    for rung in range(len(RUNGS)):
        found |= way_to(RUNG_SPACES[rung], clip(RUNGS[rung] - height, 0, FAR))
    for track in range(TRACKS):
        won = majority_missing(party, track, 1 - seat) <= 0
        found |= way_to(track_space(track), FAR if won else clip(majority_missing(party, track, seat), 0, FAR))
    return found


def chain_way(party: Party, seat: Seat, space: int) -> i64:
    """The same to a character that a path wins."""
    missing: i64 = tokens_missing(party, seat, space) if party.owner[space] < 0 else CUT
    return FAR if missing == CUT else (missing if missing < FAR else FAR - 1)


def way_to(space: i64, away: i64) -> i64:
    """How far one space is, in the number of all."""
    return away << WAY_BITS * space


def encoder(seats: int) -> Encoder:
    """The encoder; two play."""
    assert seats == SEATS
    return PartyEncoder()
