"""Gatsby, as the house knows it."""

from typing import Final, cast

from parlour.core.box import Values
from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.words import Outcome, Seat, State, Viewer, cited
from parlour.games.gatsby.actions import ACTIONS
from parlour.games.gatsby.bonuses import AskAdvance, AskPlace, BonusDue
from parlour.games.gatsby.box import CITES, HOUSE, VALUES, VERSIONS, PartyBox
from parlour.games.gatsby.characters import LookFirst, LookSecond, PutBack
from parlour.games.gatsby.draw import AskDraw, KeepSpecial
from parlour.games.gatsby.ending import ENDING_IDS, SOURCES, counted_now, outcome, prestige
from parlour.games.gatsby.events import EVENTS
from parlour.games.gatsby.facts import PartyFacts
from parlour.games.gatsby.guess import guess, specials
from parlour.games.gatsby.horizon import can_end
from parlour.games.gatsby.material import HIDDEN, THINGS
from parlour.games.gatsby.parts import (
    AdvancePart,
    AnywherePart,
    CabaretPart,
    CharactersPart,
    FollowPart,
    LanePart,
    LinkPart,
    PairPart,
    PutAnywhere,
    PutBeside,
    PutLinked,
    PutOnLane,
    PutOnTrack,
    PutPair,
    RacePart,
    SwapPart,
)
from parlour.games.gatsby.progress import in_an_action
from parlour.games.gatsby.reasons import REASONS
from parlour.games.gatsby.secrets import view
from parlour.games.gatsby.setup import PutOnStar, laid_out
from parlour.games.gatsby.state import Party
from parlour.games.gatsby.swap import SwapMine, SwapTheirs
from parlour.games.gatsby.turn import ChooseAction, CommandAction, EndCommanded, EndTurn

STEPS: Final = cited(
    {
        KeepSpecial: "GA 7.6a",
        PutOnStar: "GA 3.7d",
        ChooseAction: "GA 4.2",
        CommandAction: "GA 7.2a",
        CabaretPart: "GA 6.1a",
        PutBeside: "GA 5.1d",
        LinkPart: "GA 6.1b",
        PutLinked: "GA 6.1b",
        AnywherePart: "GA 8.4",
        PutAnywhere: "GA 8.4",
        AdvancePart: "GA 6.2b",
        RacePart: "GA 6.3b",
        PutOnTrack: "GA 5.3a",
        PairPart: "GA 8.8",
        PutPair: "GA 8.8",
        FollowPart: "GA 8.8",
        LanePart: "GA 8.11",
        PutOnLane: "GA 8.11",
        SwapPart: "GA 8.3",
        CharactersPart: "GA 8.7",
        BonusDue: "GA R3",
        AskAdvance: "GA 7.1",
        AskPlace: "GA 7.4a",
        SwapMine: "GA 7.3a",
        SwapTheirs: "GA 7.3a",
        LookFirst: "GA 7.5a",
        LookSecond: "GA 7.5a",
        PutBack: "GA 7.5d",
        AskDraw: "GA 7.6a",
        EndTurn: "GA 4.1",
        EndCommanded: "GA 7.2a",
    },
    THINGS,
)


class Gatsby(Game):
    """Dorothy and James; seat 0 plays first."""

    def __init__(self, rules: int = VERSIONS[-1], pieces: PartyBox = HOUSE, changed: Values | None = None) -> None:
        super().__init__(
            id="gatsby",
            prefix="GA",
            rules=rules,
            seats=[2],
            actions=ACTIONS,
            words=[Party, *STEPS, *EVENTS],
            reasons=REASONS,
            endings=ENDING_IDS,
            sources=SOURCES,
            options={},
            longest=600,
            versions=VERSIONS,
            changed=changed,
            facts=PartyFacts,
        )
        self.pieces = pieces

    def values(self, rules: int) -> Values:
        """What was found elsewhere, and may be corrected."""
        return VALUES

    def cites(self) -> dict[str, str]:
        """Where it comes from."""
        return CITES

    def made(self, rules: int, values: Values, changed: Values) -> Game:
        """With other pieces."""
        return Gatsby(rules, PartyBox(values), changed)

    def setup(self, seats: int, key: int, options: dict[str, str]) -> State:
        """The table laid out."""
        return laid_out(seats, key, self.pieces)

    def view(self, state: State, viewer: Viewer) -> State:
        """With blanks for what the viewer cannot know."""
        return view(cast(Party, state), viewer)

    def guess(self, view: State, viewer: Viewer, chance: Chance) -> State:
        """The blanks filled fairly."""
        return guess(cast(Party, view), viewer, chance)

    def standing(self, state: State) -> list[int]:
        """Prestige if the turn ended now; at the end, prestige."""
        party = cast(Party, state)
        return counted_now(party) if party.agenda else prestige(party)

    def known_scores(self, view: State, viewer: Viewer) -> list[int] | None:
        """Where no face-down character decides.  [GA R15]"""
        ranges = PartyFacts(cast(Party, view), viewer).counted()
        return None if any(least != most for least, most in ranges) else [least for least, _ in ranges]

    def outcome(self, state: State) -> Outcome | None:
        """The result, once a set or an emptied place has ended it."""
        return None if state.agenda else outcome(cast(Party, state))

    def counted(self, state: State) -> list[int]:
        """Prestige now, whatever this turn will win."""
        return prestige(cast(Party, state))

    def winner(self, view: State, viewer: Viewer) -> Seat:
        """As far as the characters gained face down allow.  [GA R15]"""
        return PartyFacts(cast(Party, view), viewer).winner()

    def opens_deed(self, state: State) -> bool:
        """A turn's action with all its parts and bonuses; at the set-up each choice.  [GA 4.2, 4.6]"""
        return not in_an_action(cast(Party, state))

    def near_end(self, state: State) -> bool:
        """Whether the turn can go as far as that.  [GA 9.1, 9.2, 9.3]"""
        return can_end(cast(Party, state))

    def may_be_over(self, view: State, viewer: Viewer) -> bool:
        """A set may have been completed by a character that the viewer has not seen.  [GA 9.1, 9.2, R15]"""
        party = cast(Party, view)
        if not party.doubt:
            return False
        facts = PartyFacts(party, viewer)
        return bool(facts.may_have_set(0) or facts.may_have_set(1))

    def census(self, state: State) -> list[int]:
        """Every character, then every special action."""
        party = cast(Party, state)
        tiles = [special for pile in specials(party) for special in pile if special != HIDDEN]
        return sorted(party.tiles) + sorted(tiles)


GAME: Final = Gatsby()
