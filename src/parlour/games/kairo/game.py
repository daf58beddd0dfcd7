"""Kairo, as the house knows it."""

from typing import Final, cast

from parlour.core.box import Values
from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.words import Outcome, State, Viewer, cited
from parlour.games.kairo.actions import ACTIONS
from parlour.games.kairo.board import known_board
from parlour.games.kairo.box import CITES, EXAMPLE, HOUSE_BOX, VALUES, VERSIONS, MarketBox
from parlour.games.kairo.build import ChooseCell, ChooseColour, ChooseSide, ScoreExtension
from parlour.games.kairo.cards import LayThree, PayJoker, PlayCard
from parlour.games.kairo.draw import DiscardCard, DrawCard
from parlour.games.kairo.ending import ENDINGS, SOURCES, outcome, totals, track
from parlour.games.kairo.events import EVENTS
from parlour.games.kairo.facts import MarketFacts
from parlour.games.kairo.final import closing, is_due, is_late
from parlour.games.kairo.lure import ChooseCustomer, ChooseEntrance
from parlour.games.kairo.material import HUES, STALLS_IN, THINGS, Work
from parlour.games.kairo.payment import PayOther, PayOwn
from parlour.games.kairo.reasons import REASONS
from parlour.games.kairo.secrets import guess, view
from parlour.games.kairo.setup import DrawNeutral, PlaceInTurn, laid_out
from parlour.games.kairo.state import Market
from parlour.games.kairo.turn import ChooseAction, EndTurn

STEPS: Final = cited(
    {
        PlaceInTurn: "KA 3.7",
        DrawNeutral: "KA 3.9b",
        ChooseAction: "KA 4.1",
        PlayCard: "KA 5.1",
        PayJoker: "KA 5.1b",
        LayThree: "KA 5.1c",
        ChooseColour: "KA 5.1",
        ChooseCell: "KA 5.1",
        ChooseSide: "KA R4",
        PayOwn: "KA 5.4",
        PayOther: "KA 5.4b",
        ScoreExtension: "KA 5.5",
        ChooseCustomer: "KA 6.1c",
        ChooseEntrance: "KA 6.2",
        DrawCard: "KA 7.1",
        DiscardCard: "KA 7.3",
        EndTurn: "KA 4.3",
    },
    THINGS,
)


class Kairo(Game):
    """Two to four merchants.  [KA 1.1]"""

    def __init__(self, rules: int = VERSIONS[-1], pieces: MarketBox = HOUSE_BOX, changed: Values | None = None) -> None:
        super().__init__(
            id="kairo",
            prefix="KA",
            rules=rules,
            seats=[2, 3, 4],
            actions=ACTIONS,
            words=[Market, *STEPS, *EVENTS],
            reasons=REASONS,
            endings=ENDINGS,
            sources=SOURCES,
            options={"start": ["given", "variable"], "board": [pieces.board], "screens": ["closed", "open"]},
            longest=18_000,  # at most 26 extensions, 80 turns between them, 8 choices a turn
            versions=VERSIONS,
            changed=changed,
            facts=MarketFacts,
            open_points=True,  # coins are no secret, whatever is drawn of them  [KA R15]
        )
        self.pieces = pieces

    def values(self, rules: int) -> Values:
        """What is assumed, and may be corrected."""
        return VALUES

    def cites(self) -> dict[str, str]:
        """Where it comes from."""
        return CITES

    def doubts(self) -> list[str]:
        """Medals we would not expect: which of them the example shows is lost.  [KA 9.1x]"""
        gold, silver = self.pieces.gold, self.pieces.silver
        return [] if gold > silver and 3 * (gold + silver) == EXAMPLE else ["medals"]

    def made(self, rules: int, values: Values, changed: Values) -> Game:
        """With other pieces."""
        return Kairo(rules, MarketBox(values), changed)

    def adopt(self, state: State) -> None:
        """The pieces of this edition."""
        cast(Market, state).box = self.pieces

    def settled(self, chosen: dict[str, str]) -> dict[str, str]:
        """A board is the one of the box, or any that was loaded, by its digest.  [KA R24]"""
        board = chosen.get("board", self.pieces.board)
        if board != self.pieces.board:
            known_board(board)
        others = {name: value for name, value in chosen.items() if name != "board"}
        return {**super().settled(others), "board": board}

    def setup(self, seats: int, key: int, options: dict[str, str]) -> State:
        """The table laid out; the option `screens` matters to drawings alone.  [KA R15]"""
        settled = self.settled(options)
        state = laid_out(seats, key, settled["start"] == "variable", settled["board"], self.pieces)
        state.screens = settled["screens"] == "closed"
        return state

    def view(self, state: State, viewer: Viewer) -> State:
        """Others' cards from the pile, the pile and the bag are blank."""
        return view(cast(Market, state), viewer)

    def guess(self, view: State, viewer: Viewer, chance: Chance) -> State:
        """Unseen cards dealt anew."""
        return guess(cast(Market, view), chance)

    def standing(self, state: State) -> list[int]:
        """Points if the game were counted now."""
        return totals(cast(Market, state))

    def outcome(self, state: State) -> Outcome | None:
        """The result once nobody builds any more."""
        return None if state.agenda else outcome(cast(Market, state))

    def counted(self, state: State) -> list[int]:
        """The score track; at the end, all points.  [KA 5.5, 5.6, 9.1, 9.2]"""
        market = cast(Market, state)
        return track(market) if market.agenda else totals(market)

    def opens_deed(self, state: State) -> bool:
        """A build, a lure or two cards; at the start a stall placed.  [KA 4.1, 3.7b, 3.9b]"""
        step = state.agenda.top()
        if isinstance(step, ChooseColour):
            return step.work == Work.START
        return isinstance(step, ChooseAction) or (isinstance(step, ChooseCell) and step.work == Work.NEUTRAL)

    def near_end(self, state: State) -> bool:
        """In the final phase, or when this turn can begin it, or is about to.  [KA 8.5]"""
        market = cast(Market, state)
        return market.trigger > 0 or is_late(market) or is_due(market) or bool(closing(market))

    def census(self, state: State) -> list[int]:
        """Every card by kind, then barkers, coins, extensions, customers by number."""
        market = cast(Market, state)
        cards = [*market.pile, *market.discards, *market.display, *market.played]
        for seat in range(market.seats):
            cards += [*market.shown[seat], *market.secret[seat]]
        coins = [market.bank[colour] + sum(purse[colour] for purse in market.coins) for colour in range(HUES)]
        built = [sum(max(0, market.sizes[stall] - 1) for stall in STALLS_IN[colour]) for colour in range(HUES)]
        extensions = [market.stock[colour] + built[colour] for colour in range(HUES)]
        tiles = sum(tile > 0 for tile in market.tiles) - sum(market.sizes)
        return [
            *sorted(cards),
            market.supply + sum(market.barkers),
            *coins,
            *extensions,
            tiles,
            market.customers.count(-1),
        ]


GAME: Final = Kairo()
