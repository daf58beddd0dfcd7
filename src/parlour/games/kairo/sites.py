"""Where a piece may be built, why not elsewhere, and what it brings: the rules' own code, run on copies.  [KA 5]"""

from dataclasses import dataclass
from typing import Any, Final

from parlour.core.row import Row
from parlour.core.words import Seat
from parlour.games.kairo.actions import BUILD_EXTENSION, BUILD_STALL, MOVE_STALL, PLAYS, THREE_CARDS
from parlour.games.kairo.build import ScoreExtension
from parlour.games.kairo.cards import held
from parlour.games.kairo.forbidden import why_no_cell, why_no_colour
from parlour.games.kairo.material import (
    COLOURS,
    FIRST_JOKER,
    FITS,
    HUES,
    IN_SUPPLY,
    KINDS,
    NEUTRAL,
    STALLS_OF,
    THREE,
    Work,
    colour_of,
    stall_of,
    tile_of,
)
from parlour.games.kairo.payment import PayOther, ask_payment, size_extended
from parlour.games.kairo.possible import cells_for, fits, hand_size, is_stuck
from parlour.games.kairo.reasons import CUTS_OFF
from parlour.games.kairo.region import flood, has, one, without
from parlour.games.kairo.state import Market
from parlour.games.kairo.verbs import extend

BEGINS: Final = [BUILD_STALL, BUILD_EXTENSION, MOVE_STALL]  # by Work


@dataclass
class Unfit:
    """Cells that will not do for one reason; `harm`, by cell, is what a tile there would cut off."""

    reason: str
    rule: str
    cells: list[int]
    harm: dict[str, list[int]] | None = None


@dataclass
class Site:
    """A piece: where it may go, why not elsewhere; for an extension one way to pay for it and what it brings."""

    work: int
    colour: int
    cells: list[int]
    no: list[Unfit]
    action: str | None = None  # that begins it
    why: str | None = None  # there is no cell at all
    rule: str | None = None
    size: int | None = None  # of the stall, once extended
    coins: list[int] | None = None  # to pay, by colour
    gives: list[str] | None = None  # the actions that pay them
    points: int | None = None
    medals: int | None = None
    gold: list[int] | None = None  # who holds it before and after
    silver: list[int] | None = None
    ending: int | None = None  # the trigger of the final phase, 0 if none
    ways: list[list[str]] | None = None  # by section, the cards that may be played to build there


def pieces(state: Market, seat: Seat, work: int) -> list[int]:
    """The colours this work can be about: stalls not yet built, stalls that stand, stalls that are stuck."""
    if work == Work.NEUTRAL:
        return [colour for colour in range(HUES) if state.mains[stall_of(NEUTRAL, colour)] == IN_SUPPLY]
    stalls = STALLS_OF[seat]
    if work == Work.EXTENSION:
        return [colour_of(stall) for stall in stalls if state.sizes[stall] > 0]
    if work == Work.MOVE:
        return [colour_of(stall) for stall in stalls if is_stuck(state, stall)]
    return [colour_of(stall) for stall in stalls if state.mains[stall] == IN_SUPPLY]


def works(state: Market, seat: Seat, work: int) -> list[Site]:
    """Every piece of a work with the cards in hand."""
    found: list[Site] = []
    for colour in pieces(state, seat, work):
        cards = ways(state, seat, work, colour)
        sections = 0
        for section in range(9):
            if cards[section]:
                sections |= 1 << section
        told = site(state, seat, work, colour, sections)
        told.ways = cards
        found.append(told)
    return found


def ways(state: Market, seat: Seat, work: int, colour: int) -> list[list[str]]:
    """By section, what may be played to build there: a standard card first, then jokers, then three.  [KA 5.1a-c]"""
    purse = state.coins[seat]
    cards_held = held(state, seat)
    found: list[list[str]] = []
    for section in range(9):
        bit = 1 << section
        cards: list[str] = []
        if fits(state, seat, work, colour, bit, purse):
            for card in range(KINDS):
                if (
                    cards_held >> card & 1
                    and FITS[card] & bit
                    and (card < FIRST_JOKER or joker_pays(state, seat, work, colour, bit))
                ):
                    cards.append(PLAYS[card].write())
            if hand_size(state, seat) >= THREE:
                cards.append(THREE_CARDS.write())
        found.append(cards)
    return found


def joker_pays(state: Market, seat: Seat, work: int, colour: int, sections: int) -> bool:
    """Whether there is a coin for the joker besides the cost.  [KA 5.1b]"""
    for coin in range(HUES):
        if state.coins[seat][coin]:
            left = state.coins[seat].copy()
            left[coin] -= 1
            if fits(state, seat, work, colour, sections, left):
                return True
    return False


def site(state: Market, seat: Seat, work: int, colour: int, sections: int) -> Site:
    """Where a piece may be built, why not elsewhere, and what it brings."""
    cells: list[int] = []
    if fits(state, seat, work, colour, sections, state.coins[seat]):
        cells = cells_for(state, seat, work, colour, sections)
    told = Site(int(work), colour, cells, refusals(state, seat, work, colour, sections))
    if work <= Work.MOVE:
        told.action = BEGINS[work].write()
    if not cells and work != Work.NEUTRAL:
        reason = why_no_colour(state, seat, work, colour)
        told.why, told.rule = reason.id, reason.cite
    if work == Work.EXTENSION:
        told.size = size_extended(state, seat, colour)
        if cells:
            gain(told, state, seat, colour, cells[0])
    return told


def refusals(state: Market, seat: Seat, work: int, colour: int, sections: int) -> list[Unfit]:
    """Cells that will not do, by reason: all of them for a main stall, those beside the stall for an extension."""
    ground = state.ground()
    looked = ground.cells.listed()
    if work == Work.EXTENSION:
        mine = tile_of(stall_of(seat, colour))
        looked = []
        for cell in ground.cells:
            if state.tiles[cell] != mine and any(state.tiles[other] == mine for other in ground.neighbours(cell)):
                looked.append(cell)
    found: dict[str, Unfit] = {}
    for cell in looked:
        reason = why_no_cell(state, seat, work, colour, cell, sections)
        if reason is None:
            continue
        told = found.get(reason.id)
        if told is None:
            told = Unfit(reason.id, reason.cite, [])
            found[reason.id] = told
        told.cells.append(cell)
        if work == Work.EXTENSION and reason is CUTS_OFF:
            harm = told.harm or {}
            harm[str(cell)] = parted(state, cell)
            told.harm = harm
    return list(found.values())


def parted(state: Market, cell: int) -> list[int]:
    """Customers and entrances that a tile on this cell would part from the others.  [KA R6]"""
    busy, rest = state.survey().busy, without(state.layout().open, one(cell))
    marked = [other for other in state.ground().cells if has(busy, other)]
    part = flood(one(marked[0]), rest, rest)
    lost = [other for other in marked if not has(part, other)]
    return lost if 2 * len(lost) <= len(marked) else [other for other in marked if has(part, other)]


def gain(told: Site, state: Market, seat: Seat, colour: int, cell: int) -> None:
    """What an extension brings: points, medals, perhaps the final phase; and one way to pay for it.  [KA 5.4-5.6]"""
    after = state.copy()
    extend(after, seat, colour, cell)
    after.agenda.clear()
    gives: list[str] = []
    ask_payment(after, seat, colour)
    while after.agenda:
        step = after.agenda.pop()
        options = step.options(after)
        choice = options[len(options) - 1]
        if isinstance(step, PayOther):
            choice = even(after.coins[seat], step, options)
        step.take(after, choice)
        gives.append(choice.write())
    told.coins = [state.coins[seat][coin] - after.coins[seat][coin] for coin in range(HUES)]
    told.gives = gives
    ScoreExtension(COLOURS[colour]).run(after)
    told.points = after.built[seat] - state.built[seat]
    told.medals = after.won[seat] - state.won[seat]
    told.gold = [state.gold[colour], after.gold[colour]]
    told.silver = [state.silver[colour], after.silver[colour]]
    told.ending = after.trigger if after.trigger != state.trigger else 0


def even(purse: Row, step: PayOther, options: list[Any]) -> Any:
    """A share of what is owed in keeping with the coins there are, so that no colour is emptied first."""
    rest = sum(purse[other] for other in range(step.other, HUES) if other != step.colour)
    share = (2 * step.owed * purse[step.other] + rest) // (2 * rest)
    return options[min(max(share - options[0].coins, 0), len(options) - 1)]
