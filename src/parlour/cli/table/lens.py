"""The lens at the terminal: what a seat can know of what it cannot see, a line for all things known alike."""

from typing import TYPE_CHECKING

from rich.text import Text

from parlour.core.lens import Known, Spot, Unseen, alike, known
from parlour.core.words import NOBODY, Seat

if TYPE_CHECKING:
    from parlour.cli.table.session import Session


def show(session: "Session", seat: Seat, memory: str) -> None:
    """Everything that the game's lens tells; a word if it brings none."""
    view = session.table.view(seat)
    sorts = known(session.table.game, view, seat, memory)
    for sort in sorts:
        tell(session, sort)
    if not sorts:
        session.say("lens-none")


def tell(session: "Session", sort: Known) -> None:
    """What is known of one sort of things."""
    session.console.print(Text(session.catalog.text(sort.name), "bold"))
    for things, row in alike(sort):
        names = ", ".join(named(session, thing) for thing in things)
        told = [f"{where(session, sort.places[at])} {figure(session, sort, row[at])}" for at in range(len(row))]
        session.console.print(Text(f"  · {names} — {', '.join(told)}"))


def named(session: "Session", thing: Unseen) -> str:
    """A thing, and how many of them there are if there are several."""
    return session.catalog.times(thing.name, thing.many)


def where(session: "Session", place: Spot) -> str:
    """A place, whose it is, and how many things lie there if several do."""
    owner = "" if place.seat == NOBODY else f"{session.names[place.seat]}, "
    many = f" ({place.many})" if place.many > 1 else ""
    return f"{owner}{session.catalog.text(place.name)}{many}:"


def figure(session: "Session", sort: Known, value: float) -> str:
    """How many lie there, or the chance that one does."""
    return str(round(value)) if sort.counts else session.catalog.text("percent", n=round(100 * value))
