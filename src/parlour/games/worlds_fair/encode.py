"""World's Fair 1893 as features: what lies where, who leads by how much, what is held, and how long the round lasts."""

from typing import Final, cast

from parlour.core.features import ONE, STEPS, Encoder, Part, clip
from parlour.core.words import Action, Seat, State
from parlour.games.worlds_fair.actions import ACTIONS, LIFTS, Lift
from parlour.games.worlds_fair.ending import set_points
from parlour.games.worlds_fair.figures import AddSupporter, SetSupporterDown
from parlour.games.worlds_fair.game import STEPS as FAIR_STEPS
from parlour.games.worlds_fair.material import (
    APPROVALS,
    EXHIBIT,
    FIGURE,
    FIRST_FIGURE,
    FIRST_TICKET,
    LEADER_COINS,
    MEDAL,
    ROUNDS,
)
from parlour.games.worlds_fair.scoring import rank
from parlour.games.worlds_fair.state import Fair

VERSION: Final = 1
AREA_COUNT: Final = 5
FIGURE_COUNT: Final = 8
COUNT: Final = 12  # supporters on an area: 0 to 11 and more
MARGIN: Final = 5  # a lead, from 5 behind to 5 ahead
LEADS: Final = 2 * MARGIN + 1
HELD: Final = 6  # exhibits, or tokens, of an area
TICKETS: Final = 8
POINTS: Final = 20  # points ahead or behind
AHEAD: Final = 2 * POINTS + 1
WHEEL_SPOTS: Final = 14
DECK_STEPS: Final = 23
SETS_TOLD: Final = 4


def parts(seats: int) -> list[Part]:
    """What is told. A seat's block comes first for the chooser, then for the others in turn order."""
    each = f"for each of {seats} seats"
    others = seats - 1
    return [
        Part("supporters", [seats, AREA_COUNT, COUNT], f"{each}, each area: how many (0-11)", ONE),
        Part("lead", [seats, AREA_COUNT, LEADS], f"{each}, each area: ahead of the best other (-5 to 5)", ONE, -MARGIN),
        Part("lead-soon", [seats, AREA_COUNT, LEADS, 3], "the same × third of the wheel"),
        Part("lead-round", [seats, AREA_COUNT, LEADS, ROUNDS], "the same × round"),
        Part("duel", [others, AREA_COUNT, LEADS], "each other, each area: the chooser ahead (-5 to 5)", ONE, -MARGIN),
        Part("standing", [seats, AREA_COUNT, 5], f"{each}, each area: the standing if it were scored now", ONE),
        Part(
            "beside", [AREA_COUNT, AREA_COUNT, 3], "each area, exhibits of each area beside it: 1 to 3 at least", STEPS
        ),
        Part("beside-tickets", [AREA_COUNT, 4], "each area: tickets beside it: 1 to 4 at least", STEPS),
        Part("beside-figures", [AREA_COUNT, FIGURE_COUNT], "each area, each figure: copies beside it"),
        Part("exhibits", [seats, AREA_COUNT, HELD], f"{each}, each area: exhibits held, 1 to 6 at least", STEPS),
        Part("approved", [seats, AREA_COUNT, HELD], f"{each}, each area: tokens, 1 to 6 at least", STEPS),
        Part("sets", [seats, SETS_TOLD, 6], f"{each}: the size of its first to fourth set", ONE),
        Part("sets-now", [seats, SETS_TOLD, 6], f"{each}: the same if a scoring phase came now", ONE),
        Part("tickets", [seats, TICKETS], f"{each}: 1 to 8 at least", STEPS),
        Part("tickets-lead", [others, LEADS], "each other: tickets the chooser is ahead of it (-5 to 5)", ONE, -MARGIN),
        Part("figures", [seats, FIGURE_COUNT], f"{each}: copies of each figure that is due"),
        Part("points", [others, AHEAD], "each other: points the chooser is ahead of it (-20 to 20)", ONE, -POINTS),
        Part("points-now", [others, AHEAD], "the same if a scoring phase came now", ONE, -POINTS),
        Part("wheel", [ROUNDS, WHEEL_SPOTS], "round × spaces the car still has to go"),
        Part("reserve", [seats, 5], f"{each}: supporters at home, 0 to 3, or more", ONE),
        Part("deck-size", [DECK_STEPS + 1], "cards in the deck, by fours", ONE),
        Part("deck-tickets", [15], "tickets in the deck, by twos", ONE, deduced=True),
        Part(
            "deck-exhibits", [AREA_COUNT, 8], "exhibits of each area in the deck: 1 to 8 at least", STEPS, deduced=True
        ),
        Part("places", [AREA_COUNT, AREA_COUNT], "which area lies at each place", ONE),
        Part("placed", [AREA_COUNT], "the area of step 1, once it was chosen", ONE),
        Part("step", [len(FAIR_STEPS)], "what is asked", ONE),
        Part("lifted", [seats, AREA_COUNT], "Palmer: whose supporter was lifted, and from where"),
        Part("adding", [FIGURE_COUNT], "which figure adds a supporter", ONE),
        Part("turn", [seats], "whose turn it is", ONE),
    ]


class FairEncoder(Encoder):
    """See `parts`."""

    def __init__(self, seats: int) -> None:
        super().__init__(VERSION, seats, len(ACTIONS), parts(seats))
        self.kinds: dict[object, int] = {kind: at for at, kind in enumerate(FAIR_STEPS)}
        self.s_supporters = self.start("supporters")
        self.s_lead = self.start("lead")
        self.s_soon = self.start("lead-soon")
        self.s_round = self.start("lead-round")
        self.s_duel = self.start("duel")
        self.s_standing = self.start("standing")
        self.s_beside = self.start("beside")
        self.s_beside_tickets = self.start("beside-tickets")
        self.s_beside_figures = self.start("beside-figures")
        self.s_exhibits = self.start("exhibits")
        self.s_approved = self.start("approved")
        self.s_sets = self.start("sets")
        self.s_sets_now = self.start("sets-now")
        self.s_tickets = self.start("tickets")
        self.s_tickets_lead = self.start("tickets-lead")
        self.s_figures = self.start("figures")
        self.s_points = self.start("points")
        self.s_points_now = self.start("points-now")
        self.s_wheel = self.start("wheel")
        self.s_reserve = self.start("reserve")
        self.s_deck_size = self.start("deck-size")
        self.s_deck_tickets = self.start("deck-tickets")
        self.s_deck_exhibits = self.start("deck-exhibits")
        self.s_places = self.start("places")
        self.s_placed = self.start("placed")
        self.s_step = self.start("step")
        self.s_lifted = self.start("lifted")
        self.s_adding = self.start("adding")
        self.s_turn = self.start("turn")

    def number(self, action: Action, seat: Seat) -> int:
        """Palmer's supporters are told by whose they are from here."""
        if isinstance(action, Lift) and action.owner < self.seats:
            return LIFTS[(action.owner - seat) % self.seats][action.area].index
        return action.index

    def encode(self, state: State, seat: Seat) -> list[int]:
        """The features of a state, as the seat would tell it."""
        fair = cast(Fair, state)
        found: list[int] = []
        soon = clip(3 * fair.car // fair.wheel, 0, 2)
        before = fair.round - 1
        self.add_holdings(fair, seat, self.add_areas(fair, seat, soon, before, found), found)
        for area in range(AREA_COUNT):
            self.add_beside(fair.beside[area], area, found)
            found.append(self.s_places + area * AREA_COUNT + fair.places[area])
        found.append(self.s_wheel + before * WHEEL_SPOTS + clip(fair.wheel - fair.car, 0, WHEEL_SPOTS - 1))
        self.add_deck(fair.deck, found)
        self.add_step(fair, seat, found)
        return found

    def add_areas(self, fair: Fair, seat: Seat, soon: int, before: int, found: list[int]) -> list[list[int]]:
        """Supporters and leads; the standing of each seat on each area is handed on."""
        seats = self.seats
        standings: list[list[int]] = []
        for area in range(AREA_COUNT):
            counts = fair.supporters[area]
            ranking = rank(counts)
            standings.append(ranking)
            first = 0
            second = 0
            for count in counts:
                if count > first:
                    second = first
                    first = count
                elif count > second:
                    second = count
            who = seat
            for q in range(seats):
                mine = counts[who]
                here = q * AREA_COUNT + area
                found.append(self.s_supporters + here * COUNT + (mine if mine < COUNT else COUNT - 1))
                lead = here * LEADS + clip(mine - (second if mine == first else first), -MARGIN, MARGIN) + MARGIN
                found.append(self.s_lead + lead)
                found.append(self.s_soon + 3 * lead + soon)
                found.append(self.s_round + ROUNDS * lead + before)
                found.append(self.s_standing + here * 5 + ranking[who])
                if q:
                    duel = clip(counts[seat] - mine, -MARGIN, MARGIN) + MARGIN
                    found.append(self.s_duel + (here - AREA_COUNT) * LEADS + duel)
                who = who + 1 if who + 1 < seats else 0
        return standings

    def add_holdings(self, fair: Fair, seat: Seat, standings: list[list[int]], found: list[int]) -> None:
        """What lies in front of each seat, and its points."""
        seats = self.seats
        most = 0
        for cards in fair.tickets:
            most = max(most, len(cards))
        mine = 0
        mine_now = 0
        who = seat
        for q in range(seats):
            held = [0] * AREA_COUNT
            for card in fair.exhibits[who]:
                held[EXHIBIT[card]] += 1
            tokens = fair.approved[who]
            tokens_now = tokens[:]
            tickets = len(fair.tickets[who])
            points = fair.coins[who] + fair.medals[who]
            now = points + tickets + (LEADER_COINS if most and tickets == most else 0)
            for area in range(AREA_COUNT):
                here = (q * AREA_COUNT + area) * HELD
                for k in range(min(held[area], HELD)):
                    found.append(self.s_exhibits + here + k)
                for k in range(min(tokens[area], HELD)):
                    found.append(self.s_approved + here + k)
                standing = standings[area][who]
                now += MEDAL[standing][seats]
                tokens_now[area] += min(held[area], APPROVALS[standing][seats])
            points += set_points(tokens)
            now += set_points(tokens_now)
            add_sets(tokens, self.s_sets + q * SETS_TOLD * 6, found)
            add_sets(tokens_now, self.s_sets_now + q * SETS_TOLD * 6, found)
            for k in range(min(tickets, TICKETS)):
                found.append(self.s_tickets + q * TICKETS + k)
            for card in fair.figures[who]:
                if card >= FIRST_FIGURE:
                    found.append(self.s_figures + q * FIGURE_COUNT + FIGURE[card])
            found.append(self.s_reserve + q * 5 + min(fair.reserve[who], 4))
            if q == 0:
                mine = points
                mine_now = now
            else:
                lead = clip(len(fair.tickets[seat]) - tickets, -MARGIN, MARGIN) + MARGIN
                found.append(self.s_tickets_lead + (q - 1) * LEADS + lead)
                found.append(self.s_points + (q - 1) * AHEAD + clip(mine - points, -POINTS, POINTS) + POINTS)
                found.append(self.s_points_now + (q - 1) * AHEAD + clip(mine_now - now, -POINTS, POINTS) + POINTS)
            who = who + 1 if who + 1 < seats else 0

    def add_beside(self, cards: list[int], area: int, found: list[int]) -> None:
        """Cards beside an area."""
        exhibits = [0] * AREA_COUNT
        tickets = 0
        for card in cards:
            if card >= FIRST_FIGURE:
                found.append(self.s_beside_figures + area * FIGURE_COUNT + FIGURE[card])
            elif card >= FIRST_TICKET:
                if tickets < 4:
                    found.append(self.s_beside_tickets + area * 4 + tickets)
                tickets += 1
            elif card > 0:
                kind = EXHIBIT[card]
                if exhibits[kind] < 3:
                    found.append(self.s_beside + (area * AREA_COUNT + kind) * 3 + exhibits[kind])
                exhibits[kind] += 1

    def add_deck(self, deck: list[int], found: list[int]) -> None:
        """What the deck holds, in whatever order; a view does not say."""
        found.append(self.s_deck_size + min(len(deck) // 4, DECK_STEPS))
        exhibits = [0] * AREA_COUNT
        tickets = 0
        for card in deck:
            if 0 < card < FIRST_TICKET:
                kind = EXHIBIT[card]
                if exhibits[kind] < 8:
                    found.append(self.s_deck_exhibits + kind * 8 + exhibits[kind])
                exhibits[kind] += 1
            elif FIRST_TICKET <= card < FIRST_FIGURE:
                tickets += 1
        found.append(self.s_deck_tickets + min(tickets // 2, 14))

    def add_step(self, fair: Fair, seat: Seat, found: list[int]) -> None:
        """What is asked, and what was chosen on the way there."""
        found.append(self.s_turn + (fair.active - seat) % self.seats)
        if not fair.agenda:
            return
        step = fair.agenda[-1]
        kind = self.kinds[type(step)]
        found.append(self.s_step + kind)
        if kind != 0 and fair.placed >= 0:
            found.append(self.s_placed + fair.placed)
        if isinstance(step, SetSupporterDown):
            found.append(self.s_lifted + (step.owner - seat) % self.seats * AREA_COUNT + step.source)
        elif isinstance(step, AddSupporter):
            found.append(self.s_adding + step.figure)


def add_sets(tokens: list[int], start: int, found: list[int]) -> None:
    """The sizes of the first sets of these tokens."""
    for k in range(SETS_TOLD):
        size = 0
        for held in tokens:
            if held > k:
                size += 1
        found.append(start + k * 6 + size)


def encoder(seats: int) -> Encoder:
    """The encoder for a number of seats."""
    return FairEncoder(seats)
