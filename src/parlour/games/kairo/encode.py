"""Kairo as features: stalls, entrances and customers, money and what it buys, cards, medals, and the way to the end."""

from typing import Final, cast

from parlour.core.features import ONE, STEPS, Encoder, Part, clip
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
    QUIET_ROUNDS,
)
from parlour.games.kairo.payment import PayOther, PayOwn, can_pay, total
from parlour.games.kairo.reach import distances
from parlour.games.kairo.state import Market

VERSION: Final = 1
SECTIONS: Final = 9
CARD_KINDS: Final = 15
COINS_TOLD: Final = 8
PURSE: Final = 12  # coins in all, by twos
STEPS_AWAY: Final = 9  # of a customer, 8 and more the same; then nowhere
POINTS: Final = 25
AHEAD: Final = 2 * POINTS + 1
QUIET: Final = 10
LEFT: Final = 4


def parts(seats: int) -> list[Part]:
    """What is told. A seat's block comes first for the chooser, then for the others in turn order, then neutral."""
    each = f"for each of {seats} seats"
    others = seats - 1
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
        Part(
            "points", [others, AHEAD], "each other: points the chooser is ahead, counted now (-25 to 25)", ONE, -POINTS
        ),
        Part("hand-sizes", [seats, 8], f"{each}: cards in hand", ONE),
        Part("shown", [seats, CARD_KINDS], f"{each}, each kind: cards that all have seen, as many as there are"),
        Part("secret", [seats, CARD_KINDS], f"{each}, each kind: cards that only the owner has seen", hidden=True),
        Part("reach", [seats, SECTIONS], f"{each}: sections for which a card is in hand", hidden=True),
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
        self.s_tiles = self.start("tiles")
        self.s_doors = self.start("doors")
        self.s_door_owners = self.start("door-owners")
        self.s_customers = self.start("customers")
        self.s_sizes = self.start("sizes")
        self.s_sections = self.start("sections")
        self.s_steps = self.start("steps")
        self.s_needed = self.start("barkers-needed")
        self.s_visits = self.start("visits")
        self.s_coins = self.start("coins")
        self.s_purse = self.start("purse")
        self.s_payable = self.start("payable")
        self.s_lead_size = self.start("lead-size")
        self.s_gold = self.start("gold")
        self.s_silver = self.start("silver")
        self.s_stock = self.start("stock")
        self.s_least_stock = self.start("least-stock")
        self.s_points = self.start("points")
        self.s_hand_sizes = self.start("hand-sizes")
        self.s_shown = self.start("shown")
        self.s_secret = self.start("secret")
        self.s_reach = self.start("reach")
        self.s_pile = self.start("pile")
        self.s_pile_size = self.start("pile-size")
        self.s_display = self.start("display")
        self.s_discards = self.start("discards")
        self.s_barkers = self.start("barkers")
        self.s_supply = self.start("supply")
        self.s_quiet = self.start("quiet")
        self.s_trigger = self.start("trigger")
        self.s_out = self.start("out")
        self.s_step = self.start("step")
        self.s_work = self.start("work")
        self.s_colour = self.start("colour")
        self.s_other = self.start("other")
        self.s_allowed = self.start("allowed")
        self.s_cell = self.start("cell")
        self.s_left = self.start("left")
        self.s_turn = self.start("turn")

    def encode(self, state: State, seat: Seat) -> list[int]:
        """The features of a state, as the seat would tell it."""
        market = cast(Market, state)
        found: list[int] = []
        self.add_board(market, seat, found)
        self.add_stalls(market, seat, found)
        self.add_customers(market, seat, found)
        self.add_seats(market, seat, found)
        self.add_common(market, seat, found)
        self.add_step(market, seat, found)
        return found

    def place(self, owner: int, seat: Seat) -> int:
        """Which block an owner has: 0 the chooser's, the neutral one last."""
        return self.seats if owner == NEUTRAL else (owner - seat) % self.seats

    def add_board(self, market: Market, seat: Seat, found: list[int]) -> None:
        """Tiles and entrances by their cells, as the chooser's, another's or neutral."""
        for cell, tile in enumerate(market.tiles):
            if tile:
                owner = (tile - 1) // HUES
                found.append(self.s_tiles + (0 if owner == seat else (2 if owner == NEUTRAL else 1)) * CELLS + cell)
        for stall, door in enumerate(market.doors):
            if door >= 0:
                owner = stall // HUES
                found.append(self.s_doors + stall % HUES * CELLS + door)
                whose = 0 if owner == seat else (2 if owner == NEUTRAL else 1)
                found.append(self.s_door_owners + whose * CELLS + door)

    def add_stalls(self, market: Market, seat: Seat, found: list[int]) -> None:
        """Sizes, sections and the race for medals."""
        section = market.ground().section
        for colour in range(HUES):
            first = 0
            second = 0
            for owner in range(self.seats):
                size = market.sizes[owner * HUES + colour]
                if size > first:
                    second = first
                    first = size
                elif size > second:
                    second = size
            for owner in range(NEUTRAL + 1):
                if owner >= self.seats and owner != NEUTRAL:
                    continue
                stall = owner * HUES + colour
                here = self.place(owner, seat) * HUES + colour
                size = market.sizes[stall]
                found.append(self.s_sizes + here * (LARGEST + 1) + min(size, LARGEST))
                main = market.mains[stall]
                if main >= 0:
                    found.append(self.s_sections + here * SECTIONS + section[main])
                if owner != NEUTRAL:
                    lead = clip(size - (second if size == first else first), -3, 3) + 3
                    found.append(self.s_lead_size + here * 7 + lead)

    def add_customers(self, market: Market, seat: Seat, found: list[int]) -> None:
        """Where they stand and whose entrance is near."""
        for colour in range(HUES):
            at = market.customers[colour]
            found.append(self.s_customers + colour * (CELLS + 1) + (at if at >= 0 else CELLS))
            if at < 0:
                continue
            stalls = free_entrances(market, colour)
            far = distances(market, at, [market.doors[stall] for stall in stalls])
            for i in range(len(stalls)):
                owner = stalls[i] // HUES
                block = self.place(owner, seat)
                here = block * HUES + colour
                nearer = 0
                for steps in far:
                    if steps < far[i]:
                        nearer += 1
                found.append(self.s_steps + here * (STEPS_AWAY + 1) + clip(far[i], -1, STEPS_AWAY - 1) + 1)
                found.append(self.s_needed + here * 4 + min(nearer, 3))
                if nearer == 0 and owner != NEUTRAL:
                    found.append(self.s_visits + block * LARGEST + clip(market.sizes[stalls[i]], 1, LARGEST) - 1)

    def add_seats(self, market: Market, seat: Seat, found: list[int]) -> None:
        """Money, cards, barkers and points of each seat."""
        mine = 0
        who = seat
        for q in range(self.seats):
            purse = market.coins[who]
            coins = total(purse)
            for colour in range(HUES):
                here = q * HUES + colour
                for k in range(min(purse[colour], COINS_TOLD)):
                    found.append(self.s_coins + here * COINS_TOLD + k)
                size = market.sizes[who * HUES + colour]
                if size and market.stock[colour] and can_pay(purse, colour, size + 1):
                    found.append(self.s_payable + here)
            found.append(self.s_purse + q * PURSE + min(coins // 2, PURSE - 1))
            points = market.built[who] + market.won[who] + coins // COINS_A_POINT
            points += medal_points(market, who)
            if q == 0:
                mine = points
            else:
                found.append(self.s_points + (q - 1) * AHEAD + clip(mine - points, -POINTS, POINTS) + POINTS)
            self.add_hand(market, who, q, found)
            for k in range(min(market.barkers[who], BARKERS)):
                found.append(self.s_barkers + q * BARKERS + k)
            if market.out[who]:
                found.append(self.s_out + q)
            who = who + 1 if who + 1 < self.seats else 0

    def add_hand(self, market: Market, who: Seat, q: int, found: list[int]) -> None:
        """Cards in hand, and the sections they fit; a view does not say which the others' are."""
        shown = market.shown[who]
        secret = market.secret[who]
        found.append(self.s_hand_sizes + q * 8 + min(len(shown) + len(secret), 7))
        reach = 0
        for card in shown:
            found.append(self.s_shown + q * CARD_KINDS + card - 1)
            reach |= FITS[card]
        for card in secret:
            if card:
                found.append(self.s_secret + q * CARD_KINDS + card - 1)
                reach |= FITS[card]
        for section in range(SECTIONS):
            if reach >> section & 1:
                found.append(self.s_reach + q * SECTIONS + section)

    def add_common(self, market: Market, seat: Seat, found: list[int]) -> None:
        """Medals, stocks, cards of nobody, and how near the end is."""
        least = EXTENSIONS
        second = EXTENSIONS
        for colour in range(HUES):
            gold = market.gold[colour]
            silver = market.silver[colour]
            found.append(self.s_gold + colour + HUES * (self.seats if gold < 0 else self.place(gold, seat)))
            found.append(self.s_silver + colour + HUES * (self.seats if silver < 0 else self.place(silver, seat)))
            left = market.stock[colour]
            found.append(self.s_stock + colour * (EXTENSIONS + 1) + left)
            if left < least:
                second = least
                least = left
            elif left < second:
                second = left
        found.append(self.s_least_stock + least)
        found.append(self.s_least_stock + EXTENSIONS + 1 + second)
        for card in market.display:
            if card:
                found.append(self.s_display + card - 1)
        for card in market.pile:
            if card:
                found.append(self.s_pile + card - 1)
        for card in market.discards:
            found.append(self.s_discards + card - 1)
        for card in market.played:
            found.append(self.s_discards + card - 1)
        found.append(self.s_pile_size + min(len(market.pile) // 4, 8))
        found.append(self.s_supply + market.supply)
        found.append(self.s_quiet + min(market.quiet * QUIET // (QUIET_ROUNDS * self.seats), QUIET - 1))
        found.append(self.s_trigger + market.trigger)
        found.append(self.s_turn + (market.active - seat) % self.seats)

    def add_step(self, market: Market, seat: Seat, found: list[int]) -> None:
        """What is asked, and what was chosen on the way there."""
        if not market.agenda:
            return
        step = market.agenda[-1]
        found.append(self.s_step + self.kinds[type(step)])
        if isinstance(step, PlayCard):
            found.append(self.s_work + step.work)
        elif isinstance(step, (PayJoker, ChooseColour)):
            found.append(self.s_work + step.work)
            self.add_allowed(step.sections, found)
        elif isinstance(step, LayThree):
            found.append(self.s_work + step.work)
            found.append(self.s_left + min(step.left, LEFT - 1))
        elif isinstance(step, ChooseCell):
            found.append(self.s_work + step.work)
            found.append(self.s_colour + step.colour)
            self.add_allowed(step.sections, found)
        elif isinstance(step, ChooseSide):
            found.append(self.s_work + step.work)
            found.append(self.s_colour + step.colour)
            found.append(self.s_cell + step.cell)
        elif isinstance(step, PayOwn):
            found.append(self.s_colour + step.colour)
        elif isinstance(step, PayOther):
            found.append(self.s_colour + step.colour)
            found.append(self.s_other + step.other)
        elif isinstance(step, ChooseEntrance):
            found.append(self.s_colour + step.colour)
        elif isinstance(step, DrawCard):
            found.append(self.s_left + min(step.left, LEFT - 1))

    def add_allowed(self, sections: int, found: list[int]) -> None:
        """The sections of a mask."""
        for section in range(SECTIONS):
            if sections >> section & 1:
                found.append(self.s_allowed + section)


def encoder(seats: int) -> Encoder:
    """The encoder for a number of seats."""
    return MarketEncoder(seats)
