"""What an option of Gatsby leads to: its bonus, its step, and a warning before what may end the game."""

from typing import Final, cast

from parlour.core.chance import Chance
from parlour.core.engine import legal, push, turn
from parlour.core.words import Action, Seat
from parlour.games.gatsby.actions import Advance, Put, Race, TakeAction, TakeSpecial
from parlour.games.gatsby.ending import outcome
from parlour.games.gatsby.facts import PartyFacts
from parlour.games.gatsby.guess import guess
from parlour.games.gatsby.material import BONUSES, CELL_NAMES, ON_BOARD
from parlour.games.gatsby.progress import climbs
from parlour.games.gatsby.state import Party
from parlour.text.catalog import Catalog

WORLDS: Final = 8  # guessed for a warning; what they do not show may still happen


def preview(view: Party, action: Action, catalog: Catalog) -> str:
    """In a few words."""
    parts = [paid(view, action, catalog), warning(view, action, catalog)]
    return " · ".join(part for part in parts if part)


def paid(view: Party, action: Action, catalog: Catalog) -> str:
    """The bonus of a cell, the step of an advance, the text of a special action."""
    seat = view.agenda[-1].seat
    if isinstance(action, TakeSpecial):
        return catalog.text(f"special-{view.slot[seat]}", "what")
    facts = PartyFacts(view, seat)
    if isinstance(action, Advance) or (isinstance(action, TakeAction) and climbs(action.number)):
        return catalog.text("gatsby-preview-steps", height=view.height[seat] + facts.rise()[seat])
    if isinstance(action, Race):
        cell = facts.tracks()[action.track - 1].next
        return " ".join([CELL_NAMES[cell], bonus(view, cell, catalog)]).strip()
    return bonus(view, action.cell, catalog) if isinstance(action, Put) else ""


def bonus(view: Party, cell: int, catalog: Catalog) -> str:
    """The bonus of a cell; empty if there is none."""
    found = view.layout[cell]
    return catalog.name(BONUSES[found]) if found else ""


def warning(view: Party, action: Action, catalog: Catalog) -> str:
    """Whether the game is won, lost or over at once, or may be over before the turn is."""
    seat = view.agenda[-1].seat
    imagined = view.copy()
    push(imagined, action)
    if not imagined.agenda:
        return verdict(imagined, seat, catalog)
    chance = Chance(1)
    for _ in range(WORLDS):
        world = guess(view, seat, chance)
        push(world, action)
        if ends_this_turn(world, seat, chance):
            return catalog.text("gatsby-warning-may")
    return ""


def verdict(imagined: Party, seat: Seat, catalog: Catalog) -> str:
    """Who wins a game that would be over, if all that counts is known."""
    if any(imagined.owner[space] >= 0 and not imagined.tiles[space] for space in range(ON_BOARD)):
        return catalog.text("gatsby-warning-end")
    ranks = outcome(imagined).ranks
    if ranks.count(1) > 1:
        return catalog.text("gatsby-warning-end")
    return catalog.text("gatsby-warning-win") if ranks[seat] == 1 else catalog.text("gatsby-warning-lose")


def ends_this_turn(world: Party, seat: Seat, chance: Chance) -> bool:
    """Whether the rest of the turn, played anyhow, ended the game."""
    active = world.active
    while world.agenda and world.active == active and turn(world) == seat:
        options = legal(world)
        push(world, options[cast(int, chance.below(len(options)))])
    return not world.agenda
