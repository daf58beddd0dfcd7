"""World's Fair: ticket and exhibit, a figure of each sort, a majority made and one broken, the first scoring phase."""

from typing import Any, Final, cast

from parlour.core.words import State
from parlour.games.worlds_fair.material import EXHIBIT, FIGURE, Figure, is_ticket
from parlour.games.worlds_fair.state import Fair
from parlour.lessons.search import Notes, WholeTurn, Wish, WishList


def collects(turn: WholeTurn) -> tuple[int, int, list[int]]:
    """How many tickets and exhibits a turn collects, and which figures."""
    cards = turn.first("Collected", "cards")
    return (
        sum(is_ticket(card) for card in cards),
        sum(EXHIBIT[card] >= 0 for card in cards),
        [FIGURE[card] for card in cards if FIGURE[card] >= 0],
    )


def ticket_and_exhibit(_: State, turn: WholeTurn, __: Notes) -> bool:
    return collects(turn) == (1, 1, [])


def only(figure: Figure) -> Any:
    """A turn that collects this figure and no other."""

    def granted(_: State, turn: WholeTurn, __: Notes) -> bool:
        return collects(turn)[2] == [figure]

    return granted


def quiet(_: State, turn: WholeTurn, __: Notes) -> bool:
    return not turn.told("FigureDiscarded") and not turn.told("ScoringBegan")


def burnham_takes_the_lead(before: State, turn: WholeTurn, notes: Notes) -> bool:
    area = turn.first("Placed", "area")
    row = cast(Fair, before).supporters[area]
    return bool(turn.told("Added")) and row[0] == row[1] and only(Figure.DAVIS)(before, turn, notes)


def tie_is_broken(before: State, turn: WholeTurn, _: Notes) -> bool:
    moved, after = turn.told("Moved", owner=1), cast(Fair, turn.state)
    if not moved or not turn.told("ScoringBegan") or after.figures[0]:
        return False
    row = cast(Fair, before).supporters[turn.first("Moved", "source")]
    kinds = sum(tokens > 0 for tokens in after.approved[0])
    return row[0] == row[1] and kinds in (3, 4) and after.coins[0] > after.coins[1] and sum(after.approved[1]) > 0


WISHES: Final = WishList(
    "worlds_fair",
    2,
    ("PlaceSupporter",),
    (
        Wish(granted=ticket_and_exhibit),
        Wish(granted=quiet, likes=("play",)),
        Wish(granted=only(Figure.BURNHAM)),
        Wish(granted=quiet, likes=("play",)),
        Wish(granted=burnham_takes_the_lead, likes=("play",)),
        Wish(granted=quiet, likes=("play",)),
        Wish(granted=lambda b, t, n: quiet(b, t, n) and not collects(t)[2], likes=("play",)),
        Wish(granted=quiet, likes=("play",)),
        Wish(granted=only(Figure.PALMER)),
        Wish(granted=quiet, likes=("play",)),
        Wish(granted=tie_is_broken, likes=("play",)),
    ),
)
