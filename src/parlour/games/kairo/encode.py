"""Kairo as features: stalls, entrances and customers, money and what it buys, cards, medals, and the way to the end."""

from typing import Final, cast

from mypy_extensions import i64

from parlour.core.features import ONE, STEPS, Encoder, FeaturesFound, Part, clip
from parlour.core.words import Seat, State
from parlour.games.kairo.actions import ACTIONS
from parlour.games.kairo.build import ChooseCell, ChooseColour, ChooseSide
from parlour.games.kairo.cards import LayThree, PayJoker, PlayCard
from parlour.games.kairo.draw import DrawCard
from parlour.games.kairo.ending import medal_points
from parlour.games.kairo.game import STEPS as MARKET_STEPS
from parlour.games.kairo.lure import ChooseEntrance, free_entrances
from parlour.games.kairo.material import (
    BARKERS,
    CELLS,
    COINS_A_POINT,
    EXTENSIONS,
    FITS,
    HUES,
    LARGEST,
    NEUTRAL,
    OWNERS,
    QUIET_ROUNDS,
)
from parlour.games.kairo.payment import PayOther, PayOwn, suffice, total
from parlour.games.kairo.reach import distances
from parlour.games.kairo.secrets import sees_hand
from parlour.games.kairo.state import Market

VERSION: Final = 1
SECTIONS: Final = 9
CARD_KINDS: Final = 15
COINS_TOLD: Final = 8
PURSE: Final = 12  # coins in all, by twos
BITS: Final = 8  # of a distance, where those to all entrances of a colour are one number
LARGEST_WAY: Final = (1 << BITS) - 1
STEPS_AWAY: Final = 9  # of a customer, 8 and more the same; then nowhere
POINTS: Final = 25
AHEAD: Final = 2 * POINTS + 1
QUIET: Final = 10
LEFT: Final = 4


def parts(seats: int) -> list[Part]:
    """What is told. A seat's block comes first for the chooser, then for the others in turn order, then neutral."""
    each = f"for each of {seats} seats"
    owners = seats + 1
    owned = f"{each} and the neutral stalls, each colour"
    return [
        Part("tiles", [3, CELLS], "each cell with a tile: the chooser's, another's, neutral"),
        Part("doors", [HUES, CELLS], "each cell with an entrance, by its colour"),
        Part("door-owners", [3, CELLS], "… the chooser's, another's, neutral"),
        Part("customers", [HUES, CELLS + 1], "each customer: its cell, or beside the board", ONE),
        Part("sizes", [owners, HUES, LARGEST + 1], f"{owned}: tiles of the stall, 0 if it is not built", ONE),
        Part("sections", [owners, HUES, SECTIONS], f"{owned}: the section of its main stall", ONE),
        Part("steps", [owners, HUES, STEPS_AWAY + 1], f"{owned}: steps of the customer to its free entrance", ONE, -1),
        Part("barkers-needed", [owners, HUES, 4], f"{owned}: free entrances nearer to the customer (0-3)", ONE),
        Part("visits", [seats, LARGEST], f"{each}: sizes of the stalls to which a customer comes without barkers"),
        Part("coins", [seats, HUES, COINS_TOLD], f"{each}, each colour: 1 to 8 at least", STEPS),
        Part("purse", [seats, PURSE], f"{each}: coins in all, by twos", ONE),
        Part("payable", [seats, HUES], f"{each}, each colour: an extension of its stall can be paid"),
        Part(
            "lead-size",
            [seats, HUES, 7],
            f"{each}, each colour: tiles ahead of the largest other (-3 to 3)",
            ONE,
            -3,
        ),
        Part("gold", [owners, HUES], "each gold medal: who holds it, or nobody"),
        Part("silver", [owners, HUES], "each silver medal"),
        Part("stock", [HUES, EXTENSIONS + 1], "extensions of each colour left", ONE),
        Part("least-stock", [2, EXTENSIONS + 1], "the smallest and second smallest stock", ONE),
        Part("points", [seats - 1, AHEAD], "each other: points the chooser is ahead now (-25 to 25)", ONE, -POINTS),
        Part("hand-sizes", [seats, 8], f"{each}: cards in hand", ONE),
        Part("shown", [seats, CARD_KINDS], f"{each}, each kind: cards that all have seen, as many as there are"),
        Part(
            "secret",
            [seats, CARD_KINDS],
            f"{each}, each kind: cards that only the owner has seen",
            hidden=True,
            own=True,
        ),
        Part("reach", [seats, SECTIONS], f"{each}: sections for which a card is in hand", hidden=True, own=True),
        Part("pile", [CARD_KINDS], "cards of each kind in the pile", hidden=True),
        Part("pile-size", [9], "cards in the pile, by fours", ONE),
        Part("display", [CARD_KINDS], "cards of each kind on the display"),
        Part("discards", [CARD_KINDS], "cards of each kind discarded or played"),
        Part("barkers", [seats, BARKERS], f"{each}: 1 to 7", STEPS),
        Part("supply", [BARKERS + 1], "barkers nobody has", ONE),
        Part("quiet", [QUIET], "turns without an extension, in tenths of what ends the game", ONE),
        Part("trigger", [4], "what began the final phase, or nothing", ONE),
        Part("out", [seats], f"{each}: has left the final phase"),
        Part("step", [len(MARKET_STEPS)], "what is asked", ONE),
        Part("work", [5], "what is being built", ONE),
        Part("colour", [HUES], "the colour being built, paid for, or lured", ONE),
        Part("other", [HUES], "the other colour being paid with", ONE),
        Part("allowed", [SECTIONS], "sections that the cards played allow"),
        Part("cell", [CELLS], "the cell of the stall whose side is chosen", ONE),
        Part("left", [LEFT], "cards still to be drawn or laid", ONE),
        Part("turn", [seats], "whose turn it is", ONE),
    ]


class MarketEncoder(Encoder):
    """See `parts`."""

    def __init__(self, seats: int) -> None:
        super().__init__(VERSION, seats, len(ACTIONS), parts(seats))
        self.kinds: dict[object, int] = {kind: at for at, kind in enumerate(MARKET_STEPS)}
        self.s_tiles: i64 = self.start("tiles")
        self.s_doors: i64 = self.start("doors")
        self.s_door_owners: i64 = self.start("door-owners")
        self.s_customers: i64 = self.start("customers")
        self.s_sizes: i64 = self.start("sizes")
        self.s_sections: i64 = self.start("sections")
        self.s_steps: i64 = self.start("steps")
        self.s_needed: i64 = self.start("barkers-needed")
        self.s_visits: i64 = self.start("visits")
        self.s_coins: i64 = self.start("coins")
        self.s_purse: i64 = self.start("purse")
        self.s_payable: i64 = self.start("payable")
        self.s_lead_size: i64 = self.start("lead-size")
        self.s_gold: i64 = self.start("gold")
        self.s_silver: i64 = self.start("silver")
        self.s_stock: i64 = self.start("stock")
        self.s_least_stock: i64 = self.start("least-stock")
        self.s_points: i64 = self.start("points")
        self.s_hand_sizes: i64 = self.start("hand-sizes")
        self.s_shown: i64 = self.start("shown")
        self.s_secret: i64 = self.start("secret")
        self.s_reach: i64 = self.start("reach")
        self.s_pile: i64 = self.start("pile")
        self.s_pile_size: i64 = self.start("pile-size")
        self.s_display: i64 = self.start("display")
        self.s_discards: i64 = self.start("discards")
        self.s_barkers: i64 = self.start("barkers")
        self.s_supply: i64 = self.start("supply")
        self.s_quiet: i64 = self.start("quiet")
        self.s_trigger: i64 = self.start("trigger")
        self.s_out: i64 = self.start("out")
        self.s_step: i64 = self.start("step")
        self.s_work: i64 = self.start("work")
        self.s_colour: i64 = self.start("colour")
        self.s_other: i64 = self.start("other")
        self.s_allowed: i64 = self.start("allowed")
        self.s_cell: i64 = self.start("cell")
        self.s_left: i64 = self.start("left")
        self.s_turn: i64 = self.start("turn")

    def find(self, state: State, seat: Seat, found: FeaturesFound) -> None:
        """Add the features of a state, as the seat would tell it if nothing were hidden from it."""
        market = cast(Market, state)
        self.add_open(market, seat, found)
        for who in range(self.seats):
            self.add_hand(market, seat, who, True, found)
        for card in market.pile.numbers:
            if card:
                found.add(self.s_pile + card - 1)

    def find_known(self, state: State, seat: Seat, found: FeaturesFound) -> bool:
        """Without cards that only others have seen; the pile has no faces for anybody."""
        market = cast(Market, state)
        self.add_open(market, seat, found)
        for who in range(self.seats):
            self.add_hand(market, seat, who, sees_hand(seat, who), found)
        return True

    def add_open(self, market: Market, seat: Seat, found: FeaturesFound) -> None:
        """Everything that lies open. The board is told anew only when something on it has changed."""
        survey = market.survey()
        if survey.told is None:
            survey.told = {}
        told = survey.told.get(seat)
        if told is None:
            fresh = FeaturesFound()
            self.add_board(market, seat, fresh)
            self.add_stalls(market, seat, fresh)
            self.add_customers(market, seat, fresh)
            told = fresh.packed()
            survey.told[seat] = told
        found.add_packed(told)
        self.add_seats(market, seat, found)
        self.add_common(market, seat, found)
        self.add_step(market, seat, found)

    def place(self, owner: i64, seat: i64) -> i64:
        """Which block an owner has: 0 the chooser's, the neutral one last."""
        if owner == NEUTRAL:
            return self.seats
        return owner - seat if owner >= seat else owner - seat + self.seats

    def add_board(self, market: Market, seat: i64, found: FeaturesFound) -> None:
        """Tiles and entrances by their cells, as the chooser's, another's or neutral."""
        at = self.s_tiles  # of the cell
        for tile in market.tiles.numbers:
            if tile:
                owner = (tile - 1) // HUES
                found.add(at + (0 if owner == seat else (2 if owner == NEUTRAL else 1)) * CELLS)
            at += 1
        stall: i64 = 0
        for owner in range(i64(OWNERS)):
            whose: i64 = 0 if owner == seat else (2 if owner == NEUTRAL else 1)
            for colour in range(i64(HUES)):
                door: i64 = market.doors[stall]
                stall += 1
                if door >= 0:
                    found.add(self.s_doors + colour * CELLS + door)
                    found.add(self.s_door_owners + whose * CELLS + door)

    def add_stalls(self, market: Market, seat: i64, found: FeaturesFound) -> None:
        """Sizes, sections and the race for medals."""
        section = market.ground().section
        sizes = market.sizes
        mains = market.mains
        seats: i64 = self.seats
        for colour in range(i64(HUES)):
            first: i64 = 0
            second: i64 = 0
            for other in range(seats):
                built: i64 = sizes[other * HUES + colour]
                if built > first:
                    second = first
                    first = built
                elif built > second:
                    second = built
            for block in range(seats + 1):
                owner = seat + block if seat + block < seats else seat + block - seats
                if block == seats:
                    owner = NEUTRAL
                stall = owner * HUES + colour
                here = block * HUES + colour
                size: i64 = sizes[stall]
                found.add(self.s_sizes + here * (LARGEST + 1) + clip(size, 0, LARGEST))
                main: i64 = mains[stall]
                if main >= 0:
                    found.add(self.s_sections + here * SECTIONS + section[main])
                if owner != NEUTRAL:
                    rival = second if size == first else first
                    found.add(self.s_lead_size + here * 7 + clip(size - rival, -3, 3) + 3)

    def add_customers(self, market: Market, seat: i64, found: FeaturesFound) -> None:
        """Where they stand and whose entrance is near."""
        for colour in range(i64(HUES)):
            at: i64 = market.customers[colour]
            found.add(self.s_customers + colour * (CELLS + 1) + (at if at >= 0 else CELLS))
            if at < 0:
                continue
            stalls = free_entrances(market, colour)
            far = distances(market, at, [market.doors[stall] for stall in stalls])
            many: i64 = len(stalls)
            others: i64 = 0  # all distances in one number, each with one more than it is: nowhere is -1
            for i in range(many):
                others |= (i64(far[i]) + 1) << BITS * i
            for i in range(many):
                stall: i64 = stalls[i]
                owner = stall // HUES
                block = self.place(owner, seat)
                here = block * HUES + colour
                away = (others >> BITS * i & LARGEST_WAY) - 1
                nearer: i64 = 0
                for k in range(many):
                    if (others >> BITS * k & LARGEST_WAY) - 1 < away:
                        nearer += 1
                found.add(self.s_steps + here * (STEPS_AWAY + 1) + clip(away, -1, STEPS_AWAY - 1) + 1)
                found.add(self.s_needed + here * 4 + clip(nearer, 0, 3))
                if nearer == 0 and owner != NEUTRAL:
                    found.add(self.s_visits + block * LARGEST + clip(market.sizes[stall], 1, LARGEST) - 1)

    def add_seats(self, market: Market, seat: i64, found: FeaturesFound) -> None:
        """Money, barkers and points of each seat."""
        seats: i64 = self.seats
        mine: i64 = 0
        who = seat
        here: i64 = 0  # of a seat's colour
        for q in range(seats):
            purse = market.coins[who]
            coins: i64 = total(purse)
            stall = who * HUES
            for colour in range(i64(HUES)):
                own = purse[colour]
                first = self.s_coins + here * COINS_TOLD
                for k in range(clip(own, 0, COINS_TOLD)):
                    found.add(first + k)
                size: i64 = market.sizes[stall + colour]
                if size and market.stock[colour] and suffice(own, coins - own, size + 1):
                    found.add(self.s_payable + here)
                here += 1
            found.add(self.s_purse + q * PURSE + clip(coins // 2, 0, PURSE - 1))
            points: i64 = market.built[who] + market.won[who] + medal_points(market, who)
            points += coins // COINS_A_POINT
            if q == 0:
                mine = points
            else:
                found.add(self.s_points + (q - 1) * AHEAD + clip(mine - points, -POINTS, POINTS) + POINTS)
            for k in range(clip(market.barkers[who], 0, BARKERS)):
                found.add(self.s_barkers + q * BARKERS + k)
            if market.out[who]:
                found.add(self.s_out + q)
            who = who + 1 if who + 1 < seats else 0

    def add_hand(self, market: Market, seat: i64, who: i64, seen: bool, found: FeaturesFound) -> None:
        """Cards in hand, and the sections they fit: a seat's secret ones where they are seen, and no blanks."""
        q = self.place(who, seat)
        shown = market.shown[who]
        secret = market.secret[who]
        found.add(self.s_hand_sizes + q * 8 + clip(len(shown) + len(secret), 0, 7))
        reach: i64 = 0
        for card in shown.numbers:
            found.add(self.s_shown + q * CARD_KINDS + card - 1)
            reach |= FITS[card]
        if seen:
            for card in secret.numbers:
                if card:
                    found.add(self.s_secret + q * CARD_KINDS + card - 1)
                    reach |= FITS[card]
        section = self.s_reach + q * SECTIONS
        while reach:
            if reach & 1:
                found.add(section)
            reach >>= 1
            section += 1

    def add_common(self, market: Market, seat: Seat, found: FeaturesFound) -> None:
        """Medals, stocks, cards of nobody, and how near the end is."""
        least: i64 = EXTENSIONS
        second: i64 = EXTENSIONS
        for colour in range(i64(HUES)):
            gold: i64 = market.gold[colour]
            silver: i64 = market.silver[colour]
            found.add(self.s_gold + colour + HUES * (self.seats if gold < 0 else self.place(gold, seat)))
            found.add(self.s_silver + colour + HUES * (self.seats if silver < 0 else self.place(silver, seat)))
            left: i64 = market.stock[colour]
            found.add(self.s_stock + colour * (EXTENSIONS + 1) + left)
            if left < least:
                second = least
                least = left
            elif left < second:
                second = left
        found.add(self.s_least_stock + least)
        found.add(self.s_least_stock + EXTENSIONS + 1 + second)
        for card in market.display.numbers:
            if card:
                found.add(self.s_display + card - 1)
        for card in market.discards.numbers:
            found.add(self.s_discards + card - 1)
        for card in market.played.numbers:
            found.add(self.s_discards + card - 1)
        found.add(self.s_pile_size + min(len(market.pile) // 4, 8))
        found.add(self.s_supply + market.supply)
        found.add(self.s_quiet + min(market.quiet * QUIET // (QUIET_ROUNDS * self.seats), QUIET - 1))
        found.add(self.s_trigger + market.trigger)
        found.add(self.s_turn + (market.active - seat) % self.seats)

    def add_step(self, market: Market, seat: Seat, found: FeaturesFound) -> None:
        """What is asked, and what was chosen on the way there."""
        if not market.agenda:
            return
        step = market.agenda[-1]
        found.add(self.s_step + self.kinds[type(step)])
        if isinstance(step, PlayCard):
            found.add(self.s_work + step.work)
        elif isinstance(step, (PayJoker, ChooseColour)):
            found.add(self.s_work + step.work)
            self.add_allowed(step.sections, found)
        elif isinstance(step, LayThree):
            found.add(self.s_work + step.work)
            found.add(self.s_left + min(step.left, LEFT - 1))
        elif isinstance(step, ChooseCell):
            found.add(self.s_work + step.work)
            found.add(self.s_colour + step.colour)
            self.add_allowed(step.sections, found)
        elif isinstance(step, ChooseSide):
            found.add(self.s_work + step.work)
            found.add(self.s_colour + step.colour)
            found.add(self.s_cell + step.cell)
        elif isinstance(step, PayOwn):
            found.add(self.s_colour + step.colour)
        elif isinstance(step, PayOther):
            found.add(self.s_colour + step.colour)
            found.add(self.s_other + step.other)
        elif isinstance(step, ChooseEntrance):
            found.add(self.s_colour + step.colour)
        elif isinstance(step, DrawCard):
            found.add(self.s_left + min(step.left, LEFT - 1))

    def add_allowed(self, sections: int, found: FeaturesFound) -> None:
        """The sections of a mask."""
        for section in range(SECTIONS):
            if sections >> section & 1:
                found.add(self.s_allowed + section)


def encoder(seats: int) -> Encoder:
    """The encoder for a number of seats."""
    return MarketEncoder(seats)
