"""The coach at the terminal: a word after a choice, what to look at before one, and why a hint is one."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rich.text import Text

from parlour.bots.analysis import WHOLE
from parlour.bots.comparing import Found
from parlour.bots.verdict import DEEPER, CoachsWord, reasons, searched, spoken, stakes
from parlour.cli.judged import note_word
from parlour.core.engine import legal
from parlour.core.words import Action, Seat, State

if TYPE_CHECKING:
    from parlour.cli.table.session import Session

LOOK: Final = "look"  # of a theme: what is at stake, and nothing of where it leads
PERCENT: Final = WHOLE // 100


def hint(session: "Session", seat: Seat) -> None:
    """What a good player would do, the chance to win then, and what speaks for it."""
    view, game = session.table.view(seat), session.table.game
    search = searched(game, view, seat, session.chance(), 1)
    thoughts = [thought for thought in search.thoughts(legal(view)) if thought.visits]
    best = thoughts[0]
    session.say("hint", sentence=session.catalog.say(best.action, session.names), action=best.action.write())
    session.say("hint-chance", percent=round(100 * best.win), error=round(100 * best.error))
    if len(thoughts) > 1:
        other = thoughts[1].action
        found = reasons(search, best.action, other)
        if found:
            session.say("hint-against", "dim", other=session.catalog.say(other, session.names))
        tell(session, found)


def look(session: "Session", seat: Seat) -> None:
    """Two or three things at stake, and not the move."""
    found = stakes(session.table.game, session.table.view(seat), seat, session.chance())
    session.say("coach-look" if found else "coach-look-none", "bold" if found else "")
    tell(session, found, LOOK)


def word(session: "Session", view: State, seat: Seat, chosen: Action) -> None:
    """What there is to say of a choice just made, from what its chooser saw: by the longer look at once.

    There is one word at the terminal, and none to follow it while the bots play.
    """
    said = spoken(session.table.game, view, seat, chosen, session.chance(), DEEPER)
    note_word(session, seat, said)
    best = session.catalog.say(said.best, session.names)
    if said.verdict == "decided" and said.best is chosen:
        session.say("coach-decided-none", "green")
    elif said.verdict == "decided":
        session.say("coach-decided", "yellow", best=best, points=said.points)
        reasoned(session, said)
    elif said.verdict == "best":
        session.say("coach-best", "green")
    elif said.verdict in ("even", "doubt"):  # what is smaller than its own error is noise: nothing better is known
        session.say("coach-even", "green", best=best)
    else:
        session.say("coach-cost", "yellow", best=best, **about(said))
        reasoned(session, said)


def reasoned(session: "Session", said: CoachsWord) -> None:
    """What the better option would have brought, beside the choice."""
    if not said.why:
        session.say("coach-no-why", "dim")
        return
    session.say("coach-against", "dim", chosen=session.catalog.say(said.chosen, session.names))
    tell(session, said.why)


def about(said: CoachsWord) -> dict[str, int]:
    """What a choice cost, in hundredths of a victory, and how sure that is."""
    return {"cost": round(said.cost / PERCENT), "error": max(1, round(100 * said.error))}


def tell(session: "Session", found: Sequence[Found], form: str | None = None) -> None:
    """Themes, a line each."""
    for one in found:
        session.console.print(Text(f"  · {session.catalog.say(one.theme, session.names, form)}"))
