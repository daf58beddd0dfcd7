"""Gatsby, as the house knows it."""

from typing import Final, cast

from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.words import Outcome, Seat, State, Viewer
from parlour.games.gatsby.actions import ACTIONS
from parlour.games.gatsby.bonuses import AskAdvance, AskPlace, BonusDue
from parlour.games.gatsby.characters import LookFirst, LookSecond, PutBack
from parlour.games.gatsby.draw import AskDraw, KeepSpecial
from parlour.games.gatsby.ending import ENDING_IDS, SOURCES, counted_now, outcome, prestige
from parlour.games.gatsby.events import EVENTS
from parlour.games.gatsby.facts import PartyFacts
from parlour.games.gatsby.guess import guess, specials
from parlour.games.gatsby.material import HIDDEN
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
from parlour.games.gatsby.turn import ChooseAction, CommandAction, EndTurn

STEPS: Final[list[type]] = [
    KeepSpecial,
    PutOnStar,
    ChooseAction,
    CommandAction,
    CabaretPart,
    PutBeside,
    LinkPart,
    PutLinked,
    AnywherePart,
    PutAnywhere,
    AdvancePart,
    RacePart,
    PutOnTrack,
    PairPart,
    PutPair,
    FollowPart,
    LanePart,
    PutOnLane,
    SwapPart,
    CharactersPart,
    BonusDue,
    AskAdvance,
    AskPlace,
    SwapMine,
    SwapTheirs,
    LookFirst,
    LookSecond,
    PutBack,
    AskDraw,
    EndTurn,
]


class Gatsby(Game):
    """Dorothy and James; seat 0 plays first."""

    def __init__(self) -> None:
        super().__init__(
            id="gatsby",
            prefix="GA",
            rules=1,
            seats=[2],
            actions=ACTIONS,
            words=[Party, *STEPS, *EVENTS],
            reasons=REASONS,
            endings=ENDING_IDS,
            sources=SOURCES,
            options={},
            longest=600,
            facts=PartyFacts,
        )

    def setup(self, seats: int, key: int, options: dict[str, str]) -> State:
        """The table laid out."""
        return laid_out(seats, key)

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

    def census(self, state: State) -> list[int]:
        """Every character, then every special action."""
        party = cast(Party, state)
        tiles = [special for pile in specials(party) for special in pile if special != HIDDEN]
        return sorted(party.tiles) + sorted(tiles)


GAME: Final = Gatsby()
