"""World's Fair 1893, as the house knows it."""

from typing import Final, cast

from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.words import Outcome, State, Viewer
from parlour.games.worlds_fair.actions import ACTIONS
from parlour.games.worlds_fair.ending import SOURCES, THIRD_SCORING, counted_now, outcome, totals
from parlour.games.worlds_fair.events import EVENTS
from parlour.games.worlds_fair.facts import FairFacts
from parlour.games.worlds_fair.figures import AddSupporter, LiftSupporter, PlayFigures, SetSupporterDown
from parlour.games.worlds_fair.material import ROUNDS
from parlour.games.worlds_fair.reasons import REASONS
from parlour.games.worlds_fair.scoring import (
    ExchangeTickets,
    NextRound,
    RecallSupporters,
    ScoreAreas,
    ScoringPhase,
)
from parlour.games.worlds_fair.secrets import guess, seen, view
from parlour.games.worlds_fair.setup import laid_out
from parlour.games.worlds_fair.state import Fair
from parlour.games.worlds_fair.turn import AddCards, CollectCards, EndTurn, PlaceSupporter

STEPS: Final[list[type]] = [
    PlaceSupporter,
    PlayFigures,
    AddSupporter,
    LiftSupporter,
    SetSupporterDown,
    CollectCards,
    AddCards,
    EndTurn,
    ScoringPhase,
    ExchangeTickets,
    ScoreAreas,
    RecallSupporters,
    NextRound,
]


class WorldsFair(Game):
    """Two to four organisers, three rounds."""

    def __init__(self) -> None:
        super().__init__(
            id="worlds_fair",
            prefix="WF",
            rules=2,
            seats=[2, 3, 4],
            actions=ACTIONS,
            words=[Fair, *STEPS, *EVENTS],
            reasons=REASONS,
            endings=[THIRD_SCORING],
            sources=SOURCES,
            options={},
            longest=2000,
            facts=FairFacts,
            secrets=False,  # the deck is hidden from all alike
            open_points=True,
        )

    def setup(self, seats: int, key: int, options: dict[str, str]) -> State:
        """The table laid out."""
        return laid_out(seats, key)

    def view(self, state: State, viewer: Viewer) -> State:
        """The same for everybody."""
        return view(cast(Fair, state))

    def guess(self, view: State, viewer: Viewer, chance: Chance) -> State:
        """The deck in some order."""
        return guess(cast(Fair, view), chance)

    def standing(self, state: State) -> list[int]:
        """Points if a scoring phase came now; at the end, the points."""
        fair = cast(Fair, state)
        return counted_now(fair) if fair.agenda else totals(fair)

    def outcome(self, state: State) -> Outcome | None:
        """The result after the third scoring phase."""
        return None if state.agenda else outcome(cast(Fair, state))

    def counted(self, state: State) -> list[int]:
        """Coins, medals and sets so far.  [WF 7.1, 7.2, 7.3]"""
        return totals(cast(Fair, state))

    def round_of(self, state: State) -> int:
        """Of three.  [WF 1.1]"""
        return cast(Fair, state).round

    def opens_deed(self, state: State) -> bool:
        """A supporter placed, or a figure with all that it does.  [WF 4.1, 4.2]"""
        return isinstance(state.agenda[len(state.agenda) - 1], (PlaceSupporter, PlayFigures))

    def near_end(self, state: State) -> bool:
        """In the last round.  [WF 7.0]"""
        return cast(Fair, state).round == ROUNDS

    def census(self, state: State) -> list[int]:
        """Every card by number, then each player's supporters."""
        fair = cast(Fair, state)
        cards = sorted([*fair.deck, *(card for pile in seen(fair) for card in pile)])
        on_areas = [sum(row[seat] for row in fair.supporters) for seat in range(fair.seats)]
        return [*cards, *(fair.reserve[seat] + on_areas[seat] for seat in range(fair.seats))]


GAME: Final = WorldsFair()
