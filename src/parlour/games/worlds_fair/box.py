"""The values that an owner of the box may correct, read and checked.  [WF R14; docs/rulings/worlds_fair.md]"""

from typing import Any, Final

from parlour.core.box import BoxError, Values, spelt
from parlour.core.row import Row, row, rows
from parlour.games.worlds_fair.material import (
    APPROVALS,
    AREAS,
    COPIES,
    FIGURES,
    FIRST_START_BONUS,
    LIMIT,
    MEDAL,
    MOST_COPIES,
    REMOVED,
    SECOND_START_BONUS,
    START_BONUS,
    WHEEL,
    Area,
    Figure,
    Standing,
    deck_for,
)

VERSIONS: Final = [1, 2, 3]
CARDS: Final = ["first", "second", "third", "fourth"]  # start bonus cards, by place in turn order
COUNTS: Final = {"two": 2, "three": 3, "four": 4}  # players
CITES: Final = {
    "start_bonus": "WF 3.9b, R14",
    "card_limit": "WF 4.4c",
    "figures": "WF 2.2, 3.5b",
    "wheel": "WF 3.1, R5",
    "medal": "WF 6.2a, 6.2c",
    "tied_first_medal": "WF 6.2e",
    "tied_first_exhibits": "WF 6.2e",
}
MEDALS: Final = [2, 4]  # what a medal can be worth  [WF 6.2a]


def spell(member: Area | Figure) -> str:
    """fine-arts"""
    return member.name.lower().replace("_", "-")


AREA_OF: Final = {spell(area): area for area in AREAS}
FIGURE_OF: Final = {spell(figure): figure for figure in FIGURES}


def values(rules: int) -> Values:
    """What a version of the rules assumes."""
    bonus = {1: FIRST_START_BONUS, 2: SECOND_START_BONUS}.get(rules, START_BONUS)
    return {
        "start_bonus": {place: [spell(area) for area in bonus[seat]] for seat, place in enumerate(CARDS)},
        "card_limit": {name: LIMIT[area] for name, area in AREA_OF.items()},
        "figures": {name: COPIES[figure] for name, figure in FIGURE_OF.items()},
        "wheel": {"start_is_a_space": True},
        "medal": {"two": MEDAL[Standing.FIRST][2]},
        "tied_first_medal": {name: MEDAL[Standing.TIED_FIRST][many] for name, many in COUNTS.items()},
        "tied_first_exhibits": {name: APPROVALS[Standing.TIED_FIRST][many] for name, many in COUNTS.items()},
    }


class FairBox:
    """The tables of one box, as the rules ask for them."""

    def __init__(self, values: Values) -> None:
        """BoxError for what no sentence of the books allows."""
        self.start_bonus: list[list[int]] = [bonus_card(place, values["start_bonus"][place]) for place in CARDS]
        self.limit: Row = row(
            [
                allowed("card_limit", name, values["card_limit"][name], [3, 4], "an area holds three or four cards")
                for name in AREA_OF
            ]
        )
        self.copies: list[int] = figure_copies(values["figures"])
        extra = 0 if values["wheel"]["start_is_a_space"] else 1
        self.wheel: list[int] = [spaces + extra if spaces else 0 for spaces in WHEEL]  # tickets that bring the car back
        self.medal: list[Row] = rows(MEDAL)  # [standing][players]
        self.approvals: list[Row] = rows(APPROVALS)
        first = allowed("medal", "two", values["medal"]["two"], MEDALS, "a medal is worth 2 or 4 points")
        self.medal[Standing.FIRST][2] = first
        for name, many in COUNTS.items():
            self.medal[Standing.TIED_FIRST][many] = allowed(
                "tied_first_medal", name, values["tied_first_medal"][name], [0, *MEDALS], "a medal of 2 or 4, or none"
            )
            self.approvals[Standing.TIED_FIRST][many] = allowed(
                "tied_first_exhibits", name, values["tied_first_exhibits"][name], [1, 2], "one or two exhibits"
            )
            if self.medal[Standing.TIED_FIRST][many] > self.medal[Standing.FIRST][many]:
                best = int(self.medal[Standing.FIRST][many])
                alone = f"worth more than the {best} of being first alone"
                cite = CITES["tied_first_medal"]
                raise BoxError(f"tied_first_medal.{name}", alone, cite, "tied-above-first", first=best)
        self.decks: list[Row] = rows([deck_for(seats, self.copies) if seats >= 2 else [] for seats in range(5)])


def bonus_card(place: str, named: list[Any]) -> list[int]:
    """The areas of a start bonus card: one or two different ones."""
    where, cite = f"start_bonus.{place}", CITES["start_bonus"]
    for name in named:
        if name not in AREA_OF:
            known = ", ".join(AREA_OF)
            raise BoxError(
                where, f"{spelt(name)} is no area; they are {known}", cite, "no-area", value=spelt(name), known=known
            )
    if not 1 <= len(named) <= 2 or len(set(named)) != len(named):
        shows = f"a start bonus card shows one or two different areas, not {spelt(named)}"
        raise BoxError(where, shows, cite, "start-bonus", value=spelt(named))
    return [AREA_OF[name] for name in named]


def figure_copies(named: dict[str, Any]) -> list[int]:
    """How many cards each figure has: 23 in all, and enough of those that stay out with four players."""
    cite = CITES["figures"]
    for name, figure in FIGURE_OF.items():
        least = max(1, REMOVED[figure])
        if not least <= named[name] <= MOST_COPIES:
            cards = f"{least} to {MOST_COPIES} cards, not {named[name]}"
            value = int(named[name])
            raise BoxError(f"figures.{name}", cards, cite, "figure", least=least, most=MOST_COPIES, value=value)
    copies = [int(named[name]) for name in FIGURE_OF]
    if sum(copies) != sum(COPIES):
        found, whole = sum(copies), sum(COPIES)
        raise BoxError(
            "figures",
            f"these are {found} figures in all; the box has {whole}",
            cite,
            "figures",
            value=found,
            whole=whole,
        )
    return copies


def allowed(table: str, name: str, value: int, among: list[int], sentence: str) -> int:
    """A number that the book allows there."""
    if value not in among:
        reason = table.replace("_", "-")
        raise BoxError(f"{table}.{name}", f"{sentence}, not {value}", CITES[table], reason, value=value)
    return value


HOUSE: Final = FairBox(values(VERSIONS[-1]))
