"""World's Fair 1893, as the house knows it."""

from typing import Final, cast

from parlour.core.box import Values
from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.words import Outcome, State, Viewer, cited
from parlour.games.worlds_fair.actions import ACTIONS
from parlour.games.worlds_fair.box import CITES, HOUSE, VERSIONS, FairBox, values
from parlour.games.worlds_fair.ending import SOURCES, THIRD_SCORING, counted_now, outcome, totals
from parlour.games.worlds_fair.events import EVENTS
from parlour.games.worlds_fair.facts import FairFacts
from parlour.games.worlds_fair.figures import AddSupporter, LiftSupporter, PlayFigures, SetSupporterDown
from parlour.games.worlds_fair.material import ROUNDS, THINGS
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

STEPS: Final = cited(
    {
        PlaceSupporter: "WF 4.1",
        PlayFigures: "WF 4.2",
        AddSupporter: "WF 5.3",
        LiftSupporter: "WF 5.3c",
        SetSupporterDown: "WF 5.3c",
        CollectCards: "WF 4.3",
        AddCards: "WF 4.4",
        EndTurn: "WF 4.5",
        ScoringPhase: "WF 6.0",
        ExchangeTickets: "WF 6.1",
        ScoreAreas: "WF 6.2",
        RecallSupporters: "WF 6.3",
        NextRound: "WF 6.4",
    },
    THINGS,
)


class WorldsFair(Game):
    """Two to four organisers."""

    def __init__(self, rules: int = VERSIONS[-1], pieces: FairBox = HOUSE, changed: Values | None = None) -> None:
        super().__init__(
            id="worlds_fair",
            prefix="WF",
            rules=rules,
            seats=[2, 3, 4],
            actions=ACTIONS,
            words=[Fair, *STEPS, *EVENTS],
            reasons=REASONS,
            endings=[THIRD_SCORING],
            sources=SOURCES,
            options={},
            longest=2000,
            versions=VERSIONS,
            changed=changed,
            facts=FairFacts,
            secrets=False,  # the deck is hidden from all alike
            open_points=True,
        )
        self.pieces = pieces

    def values(self, rules: int) -> Values:
        """What is assumed, and may be corrected."""
        return values(rules)

    def cites(self) -> dict[str, str]:
        """Where it comes from."""
        return CITES

    def made(self, rules: int, values: Values, changed: Values) -> Game:
        """With other pieces."""
        return WorldsFair(rules, FairBox(values), changed)

    def adopt(self, state: State) -> None:
        """The pieces of this edition."""
        cast(Fair, state).use(self.pieces)

    def setup(self, seats: int, key: int, options: dict[str, str]) -> State:
        """The table laid out."""
        return laid_out(seats, key, self.pieces)

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
        """Of three.  [WF 1.2]"""
        return cast(Fair, state).round

    def opens_deed(self, state: State) -> bool:
        """A supporter placed, or a figure with all that it does.  [WF 4.1, 4.2]"""
        return isinstance(state.agenda.top(), (PlaceSupporter, PlayFigures))

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
