"""World's Fair 1893 as features: what lies where, who leads by how much, what is held, and how long the round lasts."""

from typing import Final, cast

from mypy_extensions import i64

from parlour.core.features import ONE, STEPS, Encoder, FeaturesFound, Part, clip
from parlour.core.row import Row, level, row
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
    LEADER_COINS,
    MEDAL,
    ROUNDS,
    is_ticket,
)
from parlour.games.worlds_fair.scoring import standing
from parlour.games.worlds_fair.state import Fair

VERSION: Final = 1
ALIKE: Final = [2, 3]  # versions of the rules: only the start bonus cards differ, and a supporter more is one more
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
BITS: Final = 8  # of a count of cards, where those of all areas, and then tickets, are one number
LARGEST_COUNT: Final = (1 << BITS) - 1
IN_SETS: Final = row(  # by tokens of an area: one in each set that it has a part in, in such a number
    [sum(1 << BITS * k for k in range(tokens)) for tokens in range(SETS_TOLD + 1)]
)
TICKET: Final = AREA_COUNT  # the place of tickets in it
ONE_OF: Final = row(  # by card: one of its kind, in such a number; figures and blanks are none
    [
        1 << BITS * (TICKET if is_ticket(card) else area) if area >= 0 or is_ticket(card) else 0
        for card, area in enumerate(EXHIBIT)
    ]
)


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
        self.medal: Row = row([points[seats] for points in MEDAL])  # by standing
        self.approvals: Row = row([most[seats] for most in APPROVALS])
        self.kinds: dict[object, int] = {kind: at for at, kind in enumerate(FAIR_STEPS)}
        self.s_supporters: i64 = self.start("supporters")
        self.s_lead: i64 = self.start("lead")
        self.s_soon: i64 = self.start("lead-soon")
        self.s_round: i64 = self.start("lead-round")
        self.s_duel: i64 = self.start("duel")
        self.s_standing: i64 = self.start("standing")
        self.s_beside: i64 = self.start("beside")
        self.s_beside_tickets: i64 = self.start("beside-tickets")
        self.s_beside_figures: i64 = self.start("beside-figures")
        self.s_exhibits: i64 = self.start("exhibits")
        self.s_approved: i64 = self.start("approved")
        self.s_sets: i64 = self.start("sets")
        self.s_sets_now: i64 = self.start("sets-now")
        self.s_tickets: i64 = self.start("tickets")
        self.s_tickets_lead: i64 = self.start("tickets-lead")
        self.s_figures: i64 = self.start("figures")
        self.s_points: i64 = self.start("points")
        self.s_points_now: i64 = self.start("points-now")
        self.s_wheel: i64 = self.start("wheel")
        self.s_reserve: i64 = self.start("reserve")
        self.s_deck_size: i64 = self.start("deck-size")
        self.s_deck_tickets: i64 = self.start("deck-tickets")
        self.s_deck_exhibits: i64 = self.start("deck-exhibits")
        self.s_places: i64 = self.start("places")
        self.s_placed: i64 = self.start("placed")
        self.s_step: i64 = self.start("step")
        self.s_lifted: i64 = self.start("lifted")
        self.s_adding: i64 = self.start("adding")
        self.s_turn: i64 = self.start("turn")

    def number(self, action: Action, seat: Seat) -> int:
        """Palmer's supporters are told by whose they are from here."""
        if isinstance(action, Lift) and action.owner < self.seats:
            return LIFTS[(action.owner - seat) % self.seats][action.area].index
        return action.index

    def find(self, state: State, seat: Seat, found: FeaturesFound) -> None:
        """Add the features of a state, as the seat would tell it if nothing were hidden from it."""
        fair = cast(Fair, state)
        car: i64 = fair.car
        wheel: i64 = fair.wheel
        soon = clip(3 * car // wheel, 0, 2)
        before: i64 = fair.round - 1
        self.add_holdings(fair, seat, self.add_areas(fair, seat, soon, before, found), found)
        for area in range(AREA_COUNT):
            self.add_beside(fair.beside[area], area, found)
            found.add(self.s_places + area * AREA_COUNT + fair.places[area])
        found.add(self.s_wheel + before * WHEEL_SPOTS + clip(wheel - car, 0, WHEEL_SPOTS - 1))
        self.add_deck(fair.deck, found)
        self.add_step(fair, seat, found)

    def add_areas(self, fair: Fair, seat: i64, soon: i64, before: i64, found: FeaturesFound) -> i64:
        """Supporters and leads; the standing of each seat on each area is handed on, see `standing_at`."""
        seats: i64 = self.seats
        standings: i64 = 0
        for area in range(i64(AREA_COUNT)):
            counts = fair.supporters[area]
            first: i64 = 0
            second: i64 = 0
            leaders: i64 = 0
            seconds: i64 = 0
            for count in counts.numbers:
                if count > first:
                    second, seconds = first, leaders
                    first, leaders = count, 1
                elif count == first:
                    leaders += 1
                elif count > second:
                    second, seconds = count, 1
                elif count == second:
                    seconds += 1
            best_other = first if leaders > 1 else second
            ahead: i64 = counts[seat]
            who = seat
            for q in range(seats):
                mine: i64 = counts[who]
                place = standing(mine, first, leaders, second, seconds)
                standings |= place << standing_place(area, who)
                here = q * AREA_COUNT + area
                found.add(self.s_supporters + here * COUNT + (mine if mine < COUNT else COUNT - 1))
                lead = here * LEADS + clip(mine - (best_other if mine == first else first), -MARGIN, MARGIN) + MARGIN
                found.add(self.s_lead + lead)
                found.add(self.s_soon + 3 * lead + soon)
                found.add(self.s_round + ROUNDS * lead + before)
                found.add(self.s_standing + here * 5 + place)
                if q:
                    duel = clip(ahead - mine, -MARGIN, MARGIN) + MARGIN
                    found.add(self.s_duel + (here - AREA_COUNT) * LEADS + duel)
                who = who + 1 if who + 1 < seats else 0
        return standings

    def add_holdings(self, fair: Fair, seat: i64, standings: i64, found: FeaturesFound) -> None:
        """What lies in front of each seat, and its points."""
        seats: i64 = self.seats
        most: i64 = 0
        for cards in fair.tickets:
            if len(cards) > most:
                most = len(cards)
        my_tickets: i64 = len(fair.tickets[seat])
        mine: i64 = 0
        mine_now: i64 = 0
        tokens_now = level(AREA_COUNT, 0)  # of each seat in turn
        who = seat
        for q in range(seats):
            held = counted(fair.exhibits[who])
            tokens = fair.approved[who]
            tickets: i64 = len(fair.tickets[who])
            points: i64 = fair.coins[who] + fair.medals[who]
            now = points + tickets
            sets: i64 = 0
            sets_now: i64 = 0
            if most and tickets == most:
                now += LEADER_COINS
            for area in range(i64(AREA_COUNT)):
                here = (q * AREA_COUNT + area) * HELD
                exhibits = count_of(held, area)
                approved: i64 = tokens[area]
                add_steps(self.s_exhibits + here, exhibits, HELD, found)
                add_steps(self.s_approved + here, approved, HELD, found)
                place = standing_at(standings, area, who)
                now += self.medal[place]
                allowed = self.approvals[place]
                soon = approved + (exhibits if exhibits < allowed else allowed)
                tokens_now[area] = soon
                sets += IN_SETS[clip(approved, 0, SETS_TOLD)]
                sets_now += IN_SETS[clip(soon, 0, SETS_TOLD)]
            points += set_points(tokens)
            now += set_points(tokens_now)
            for k in range(i64(SETS_TOLD)):
                found.add(self.s_sets + (q * SETS_TOLD + k) * 6 + count_of(sets, k))
                found.add(self.s_sets_now + (q * SETS_TOLD + k) * 6 + count_of(sets_now, k))
            add_steps(self.s_tickets + q * TICKETS, tickets, TICKETS, found)
            for card in fair.figures[who].numbers:
                if card >= FIRST_FIGURE:
                    found.add(self.s_figures + q * FIGURE_COUNT + FIGURE[card])
            found.add(self.s_reserve + q * 5 + clip(fair.reserve[who], 0, 4))
            if q == 0:
                mine = points
                mine_now = now
            else:
                lead = clip(my_tickets - tickets, -MARGIN, MARGIN) + MARGIN
                found.add(self.s_tickets_lead + (q - 1) * LEADS + lead)
                found.add(self.s_points + (q - 1) * AHEAD + clip(mine - points, -POINTS, POINTS) + POINTS)
                found.add(self.s_points_now + (q - 1) * AHEAD + clip(mine_now - now, -POINTS, POINTS) + POINTS)
            who = who + 1 if who + 1 < seats else 0

    def add_beside(self, cards: Row, area: i64, found: FeaturesFound) -> None:
        """Cards beside an area."""
        if not cards:
            return
        for card in cards.numbers:
            if card >= FIRST_FIGURE:
                found.add(self.s_beside_figures + area * FIGURE_COUNT + FIGURE[card])
        counts = counted(cards)
        add_steps(self.s_beside_tickets + area * 4, count_of(counts, TICKET), 4, found)
        for kind in range(i64(AREA_COUNT)):
            add_steps(self.s_beside + (area * AREA_COUNT + kind) * 3, count_of(counts, kind), 3, found)

    def add_deck(self, deck: Row, found: FeaturesFound) -> None:
        """What the deck holds, in whatever order; a view does not say."""
        found.add(self.s_deck_size + clip(len(deck) // 4, 0, DECK_STEPS))
        counts = counted(deck)
        for kind in range(i64(AREA_COUNT)):
            add_steps(self.s_deck_exhibits + kind * 8, count_of(counts, kind), 8, found)
        found.add(self.s_deck_tickets + clip(count_of(counts, TICKET) // 2, 0, 14))

    def add_step(self, fair: Fair, seat: Seat, found: FeaturesFound) -> None:
        """What is asked, and what was chosen on the way there."""
        found.add(self.s_turn + (fair.active - seat) % self.seats)
        if not fair.agenda:
            return
        step = fair.agenda[-1]
        kind = self.kinds[type(step)]
        found.add(self.s_step + kind)
        if kind != 0 and fair.placed >= 0:
            found.add(self.s_placed + fair.placed)
        if isinstance(step, SetSupporterDown):
            found.add(self.s_lifted + (step.owner - seat) % self.seats * AREA_COUNT + step.source)
        elif isinstance(step, AddSupporter):
            found.add(self.s_adding + step.figure)


def standing_place(area: i64, who: i64) -> i64:
    """Where the standing of a seat on an area lies in the number that holds all of them: three bits each."""
    return 3 * (4 * area + who)


def standing_at(standings: i64, area: i64, who: i64) -> i64:
    """The standing of a seat on an area."""
    return standings >> standing_place(area, who) & 7


def counted(cards: Row) -> i64:
    """How many exhibits of each area, and how many tickets, these cards are, in one number: see `count_of`."""
    counts: i64 = 0
    ones = ONE_OF.numbers
    for card in cards.numbers:
        counts += ones[card]
    return counts


def count_of(counts: i64, kind: i64) -> i64:
    """How many of an area, or tickets."""
    return counts >> BITS * kind & LARGEST_COUNT


def add_steps(start: i64, count: i64, most: i64, found: FeaturesFound) -> None:
    """As many features as the count is, from the first on."""
    end = start + (count if count < most else most)
    while start < end:
        found.add(start)
        start += 1


def encoder(seats: int) -> Encoder:
    """The encoder for a number of seats."""
    return FairEncoder(seats)
