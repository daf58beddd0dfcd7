"""What a drawn table shows beside the view: every number, path and reason here is worked out by the rules' own code.

Only what is asked now is told: customers and entrances while luring is possible, pieces and cells while building is.
"""

from typing import Any, Final

from parlour.core.words import Seat, Viewer
from parlour.games.kairo.actions import (
    BUILD_EXTENSION,
    BUILD_STALL,
    CELLS_OF,
    CUSTOMERS,
    GIVES,
    LURE,
    MOVE_STALL,
    PLAYS,
    THREE_CARDS,
    Give,
)
from parlour.games.kairo.build import ChooseCell, ChooseColour, ScoreExtension
from parlour.games.kairo.cards import PlayCard, hand, kinds
from parlour.games.kairo.final import look_for_trigger
from parlour.games.kairo.forbidden import why_no_cell, why_no_colour
from parlour.games.kairo.ground import Ground
from parlour.games.kairo.lure import ChooseCustomer, ChooseEntrance, barkers_needed, pay_income
from parlour.games.kairo.material import (
    COLOURS,
    EXCHANGE,
    FIRST_JOKER,
    FITS,
    IN_SUPPLY,
    NEUTRAL,
    OWNERS,
    THREE,
    Work,
)
from parlour.games.kairo.payment import PayOther, PayOwn, ask_payment
from parlour.games.kairo.possible import cells_for, fits, hand_size, is_stuck
from parlour.games.kairo.reach import distances, path
from parlour.games.kairo.region import flood, has, one, without
from parlour.games.kairo.state import Market
from parlour.games.kairo.turn import ChooseAction
from parlour.games.kairo.verbs import extend

BEGINS: Final = [BUILD_STALL, BUILD_EXTENSION, MOVE_STALL]  # by Work
_grounds: dict[str, dict[str, Any]] = {}


def shown(view: Market, viewer: Viewer) -> dict[str, Any]:
    """The board, the track and the stocks; for whoever is asked, where each choice leads."""
    everyone = range(view.seats)
    told: dict[str, Any] = {
        "ground": drawn(view.ground()),
        "points": [view.built[seat] + view.won[seat] for seat in everyone],
        "cards": [hand_size(view, seat) for seat in everyone],
        "stalls": [view.mains[seat * 6 : seat * 6 + 6].count(IN_SUPPLY) for seat in everyone],
        "closing": closing(view),
        "lures": [],
        "still": {},
        "builds": [],
        "pays": {},
    }
    if not view.agenda:
        return told
    step = view.agenda[len(view.agenda) - 1]
    if isinstance(step, ChooseEntrance):  # open to all: so that everybody sees the customer walk
        told["lures"] = lures(view, step.seat, step.colour, 2)
    if step.seat != viewer:
        return told
    seat = step.seat
    if isinstance(step, ChooseAction):
        if not view.trigger:
            told["lures"] = [lure for colour in range(6) for lure in lures(view, seat, colour, 0)]
            told["still"] = still(view, seat)
        told["builds"] = [*works(view, seat, Work.STALL), *works(view, seat, Work.EXTENSION)]
        told["builds"] += works(view, seat, Work.MOVE)
    elif isinstance(step, ChooseCustomer):
        told["lures"] = [lure for colour in range(6) for lure in lures(view, seat, colour, 1)]
        told["still"] = still(view, seat)
    elif isinstance(step, PlayCard):
        told["builds"] = works(view, seat, step.work)
    elif isinstance(step, ChooseColour):
        told["builds"] = [
            site(view, seat, step.work, colour, step.sections) for colour in pieces(view, seat, step.work)
        ]
    elif isinstance(step, ChooseCell):
        told["builds"] = [site(view, seat, step.work, step.colour, step.sections)]
    elif isinstance(step, PayOwn):
        size = view.sizes[seat * 6 + step.colour]
        for coins in range(step.least, step.most + 1):
            told["pays"][GIVES[step.colour][coins].write()] = EXCHANGE * (size - coins)
    elif isinstance(step, PayOther):
        for give in step.options(view):
            assert isinstance(give, Give)
            told["pays"][give.write()] = step.owed - give.coins
    return told


def drawn(ground: Ground) -> dict[str, Any]:
    """The map of a board, made once."""
    known = _grounds.get(ground.name)
    if known is None:
        known = {
            "rows": ground.rows,
            "columns": ground.columns,
            "zone": ground.zone[:-1],
            "section": ground.section[:-1],
            "starts": ground.customers[:],
        }
        _grounds[ground.name] = known
    return known


def closing(state: Market) -> list[int]:
    """The colours of which the next extension begins the final phase.  [KA 8.1, 8.1b]"""
    found: list[int] = []
    if state.trigger:
        return found
    twin = state.copy()
    for colour in range(6):
        if twin.stock[colour] > 0:
            twin.stock[colour] -= 1
            look_for_trigger(twin, colour)
            if twin.trigger:
                found.append(colour)
            twin.stock[colour] += 1
            twin.trigger = 0
    return found


def still(state: Market, seat: Seat) -> dict[str, list[str]]:
    """The customers who cannot be lured, and why; by colour."""
    step = ChooseCustomer(seat)
    offered = step.options(state)
    found: dict[str, list[str]] = {}
    for colour in range(6):
        if CUSTOMERS[colour] not in offered:
            reason = step.why(state, CUSTOMERS[colour])
            found[str(colour)] = [reason.id, reason.cite]
    return found


def lures(state: Market, seat: Seat, colour: int, done: int) -> list[dict[str, Any]]:
    """Each free entrance of a customer: how far, how many barkers, who earns what.  [KA 6.2-6.5]"""
    start = state.customers[colour]
    found: list[dict[str, Any]] = []
    if start < 0:
        return found
    needed = barkers_needed(state, colour)
    far = dict(zip(needed, distances(state, start, list(needed))))
    twin = state.copy()
    for cell in needed:
        barkers = needed[cell]
        owner = next(owner for owner in range(OWNERS) if state.doors[owner * 6 + colour] == cell)
        told: dict[str, Any] = {
            "colour": colour,
            "cell": cell,
            "owner": owner,
            "size": state.sizes[owner * 6 + colour],
            "steps": far[cell],
            "barkers": barkers,
            "enough": barkers <= state.barkers[seat],
            "passed": [other for other in needed if needed[other] < barkers],
            "path": [],
            "earns": [],
            "actions": [LURE.write(), CUSTOMERS[colour].write(), CELLS_OF[cell].write()][done:],
        }
        if barkers <= state.barkers[seat]:
            told["path"] = path(state, start, cell)
            told["earns"] = incomes(state, twin, seat, colour, cell)
        else:
            reason = ChooseEntrance(seat, COLOURS[colour]).why(state, CELLS_OF[cell])
            told["why"], told["rule"] = reason.id, reason.cite
        found.append(told)
    return found


def incomes(state: Market, twin: Market, seat: Seat, colour: int, cell: int) -> list[list[int]]:
    """Who gets how many coins, the owner first; the twin is left as it was."""
    pay_income(twin, seat, colour, cell)
    found: list[list[int]] = []
    for other in range(state.seats):
        coins = twin.coins[other][colour] - state.coins[other][colour]
        twin.coins[other][colour] -= coins
        if coins and other == seat:
            found.append([other, coins])
        elif coins:
            found.insert(0, [other, coins])
    twin.bank[colour] = state.bank[colour]
    return found


def pieces(state: Market, seat: Seat, work: int) -> list[int]:
    """The colours this work can be about: stalls not yet built, stalls that stand, stalls that are stuck."""
    if work == Work.NEUTRAL:
        return [colour for colour in range(6) if state.mains[NEUTRAL * 6 + colour] == IN_SUPPLY]
    stalls = range(seat * 6, seat * 6 + 6)
    if work == Work.EXTENSION:
        return [stall % 6 for stall in stalls if state.sizes[stall] > 0]
    if work == Work.MOVE:
        return [stall % 6 for stall in stalls if is_stuck(state, stall)]
    return [stall % 6 for stall in stalls if state.mains[stall] == IN_SUPPLY]


def works(state: Market, seat: Seat, work: int) -> list[dict[str, Any]]:
    """Every piece of a work with the cards in hand."""
    found: list[dict[str, Any]] = []
    for colour in pieces(state, seat, work):
        cards = ways(state, seat, work, colour)
        sections = 0
        for section in range(9):
            if cards[section]:
                sections |= 1 << section
        told = site(state, seat, work, colour, sections)
        told["ways"] = cards
        found.append(told)
    return found


def ways(state: Market, seat: Seat, work: int, colour: int) -> list[list[str]]:
    """By section, what may be played to build there: a standard card first, then jokers, then three.  [KA 5.1a-c]"""
    purse = state.coins[seat]
    held = kinds(hand(state, seat))
    found: list[list[str]] = []
    for section in range(9):
        bit = 1 << section
        cards: list[str] = []
        if fits(state, seat, work, colour, bit, purse):
            for card in held:
                if FITS[card] & bit and (card < FIRST_JOKER or joker_pays(state, seat, work, colour, bit)):
                    cards.append(PLAYS[card].write())
            if hand_size(state, seat) >= THREE:
                cards.append(THREE_CARDS.write())
        found.append(cards)
    return found


def joker_pays(state: Market, seat: Seat, work: int, colour: int, sections: int) -> bool:
    """Whether there is a coin for the joker besides the cost.  [KA 5.1b]"""
    for coin in range(6):
        if state.coins[seat][coin]:
            left = state.coins[seat][:]
            left[coin] -= 1
            if fits(state, seat, work, colour, sections, left):
                return True
    return False


def site(state: Market, seat: Seat, work: int, colour: int, sections: int) -> dict[str, Any]:
    """Where a piece may be built, why not elsewhere, and what it brings."""
    cells: list[int] = []
    if fits(state, seat, work, colour, sections, state.coins[seat]):
        cells = cells_for(state, seat, work, colour, sections)
    told: dict[str, Any] = {
        "work": int(work),
        "colour": colour,
        "cells": cells,
        "no": refusals(state, seat, work, colour, sections),
    }
    if work <= Work.MOVE:
        told["action"] = BEGINS[work].write()
    if not cells and work != Work.NEUTRAL:
        reason = why_no_colour(state, seat, work, colour)
        told["why"], told["rule"] = reason.id, reason.cite
    if work == Work.EXTENSION:
        told["size"] = state.sizes[seat * 6 + colour] + 1
        if cells:
            gain(told, state, seat, colour, cells[0])
    return told


def refusals(state: Market, seat: Seat, work: int, colour: int, sections: int) -> list[dict[str, Any]]:
    """Cells that will not do, by reason: all of them for a main stall, those beside the stall for an extension."""
    ground = state.ground()
    looked = ground.cells
    if work == Work.EXTENSION:
        mine = seat * 6 + colour + 1
        looked = []
        for cell in ground.cells:
            if state.tiles[cell] != mine and any(state.tiles[other] == mine for other in ground.neighbours(cell)):
                looked.append(cell)
    found: dict[str, dict[str, Any]] = {}
    for cell in looked:
        reason = why_no_cell(state, seat, work, colour, cell, sections)
        if reason is None:
            continue
        told = found.get(reason.id)
        if told is None:
            told = {"reason": reason.id, "rule": reason.cite, "cells": []}
            found[reason.id] = told
        told["cells"].append(cell)
        if work == Work.EXTENSION and reason.id == "cuts-off":
            told.setdefault("harm", {})[str(cell)] = parted(state, cell)
    return list(found.values())


def parted(state: Market, cell: int) -> list[int]:
    """Customers and entrances that a tile on this cell would part from the others.  [KA R6]"""
    busy, rest = state.survey().busy, without(state.layout().open, one(cell))
    marked = [other for other in state.ground().cells if has(busy, other)]
    part = flood(one(marked[0]), rest, rest)
    lost = [other for other in marked if not has(part, other)]
    return lost if 2 * len(lost) <= len(marked) else [other for other in marked if has(part, other)]


def gain(told: dict[str, Any], state: Market, seat: Seat, colour: int, cell: int) -> None:
    """What an extension brings: points, medals, perhaps the final phase; and one way to pay for it.  [KA 5.4-5.6]"""
    after = state.copy()
    extend(after, seat, colour, cell)
    after.agenda = []
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
    told["coins"] = [state.coins[seat][coin] - after.coins[seat][coin] for coin in range(6)]
    told["gives"] = gives
    ScoreExtension(COLOURS[colour]).run(after)
    told["points"] = after.built[seat] - state.built[seat]
    told["medals"] = after.won[seat] - state.won[seat]
    told["gold"] = [state.gold[colour], after.gold[colour]]
    told["silver"] = [state.silver[colour], after.silver[colour]]
    told["ending"] = after.trigger if after.trigger != state.trigger else 0


def even(purse: list[int], step: PayOther, options: list[Any]) -> Any:
    """A share of what is owed in keeping with the coins there are, so that no colour is emptied first."""
    rest = sum(purse[other] for other in range(step.other, 6) if other != step.colour)
    share = (2 * step.owed * purse[step.other] + rest) // (2 * rest)
    return options[min(max(share - options[0].coins, 0), len(options) - 1)]
