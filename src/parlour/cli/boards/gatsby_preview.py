"""What an option of Gatsby leads to: its bonus, its step, its special action."""

from parlour.core.words import Action
from parlour.games.gatsby.actions import Advance, Put, Race, TakeAction, TakeSpecial
from parlour.games.gatsby.facts import PartyFacts
from parlour.games.gatsby.material import BONUSES, CELL_NAMES
from parlour.games.gatsby.progress import climbs
from parlour.games.gatsby.state import Party
from parlour.text.catalog import Catalog


def preview(view: Party, action: Action, catalog: Catalog) -> str:
    """The bonus of a cell, the step of an advance, the text of a special action, in a few words."""
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
