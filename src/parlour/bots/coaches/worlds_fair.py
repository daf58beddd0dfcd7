"""What a player of World's Fair 1893 points at: areas, tickets, exhibits, figures, how soon the scoring comes."""

from dataclasses import dataclass
from typing import Final, cast

from parlour.bots.coach import ANY_GAME, Coach, Sight, points_seen
from parlour.core.game import Game
from parlour.core.theme import Theme
from parlour.core.words import Seat, State, cited
from parlour.games.worlds_fair.ending import sheet
from parlour.games.worlds_fair.facts import FairFacts
from parlour.games.worlds_fair.material import AREAS, Area, Standing
from parlour.games.worlds_fair.state import Fair


@dataclass
class AreaHeld(Theme):
    """Where the seat stands on an area, and what a scoring phase would give there."""

    area: Area
    standing: Standing
    medal: int
    exhibits: int
    instead_standing: Standing
    instead_medal: int
    instead_exhibits: int


@dataclass
class AreaOfOther(Theme):
    """The same of another seat."""

    area: Area
    seat: int
    standing: Standing
    medal: int
    exhibits: int
    instead_standing: Standing
    instead_medal: int
    instead_exhibits: int


@dataclass
class TieBroken(Theme):
    """An area that the seat leads alone instead of sharing the lead, and what a scoring phase would give there."""

    area: Area
    medal: int
    exhibits: int
    instead_medal: int
    instead_exhibits: int


@dataclass
class LeadTaken(Theme):
    """An area that the seat leads alone instead of standing behind, and what a scoring phase would give there."""

    area: Area
    medal: int
    exhibits: int
    instead_standing: Standing
    instead_medal: int
    instead_exhibits: int


@dataclass
class LeadEnded(Theme):
    """An area that another seat no longer leads alone."""

    area: Area
    seat: int
    standing: Standing
    medal: int
    exhibits: int
    instead_medal: int
    instead_exhibits: int


@dataclass
class TicketsHeld(Theme):
    """Midway tickets, and the coins that a scoring phase would give for them."""

    tickets: int
    coins: int
    instead_tickets: int
    instead_coins: int


@dataclass
class MostTickets(TicketsHeld):
    """More coins for no more tickets: those of whoever has most."""


@dataclass
class ExhibitsHeld(Theme):
    """Exhibits of an area in front of the seat, not yet approved."""

    area: Area
    exhibits: int
    instead_exhibits: int


@dataclass
class FiguresHeld(Theme):
    """Influential figures due at the seat's next turn."""

    figures: int
    instead_figures: int


@dataclass
class SupportersOut(Theme):
    """Supporters of the seat on all areas."""

    supporters: int
    instead_supporters: int


@dataclass
class ScoringNear(Theme):
    """Spaces before the car is back at the start, while a scoring phase would give the seat more than anybody else."""

    left: int
    instead_left: int


THEMES: Final = cited(
    {
        AreaHeld: "WF 6.2a",
        AreaOfOther: "WF 6.2a",
        TieBroken: "WF 6.2d",
        LeadTaken: "WF 6.2c",
        LeadEnded: "WF 6.2c",
        TicketsHeld: "WF 6.1a",
        MostTickets: "WF 6.1a",
        ExhibitsHeld: "WF 5.1",
        FiguresHeld: "WF 5.3",
        SupportersOut: "WF 4.1",
        ScoringNear: "WF 4.3c",
    }
)
APPROVED: Final = 1.8  # points, about, of an exhibit that is approved: it makes a set longer
WAITING: Final = 0.6  # of one that waits for it
FIGURE: Final = 0.8
SUPPORTER: Final = 0.4
SPACE: Final = 0.3  # of a space that a scoring phase to one's liking is nearer


class FairCoach(Coach):
    """What a scoring phase would give, and what it will be decided by."""

    def themes(self) -> list[type[Theme]]:
        """Every kind of theme it may tell of."""
        return [*THEMES, *ANY_GAME]

    def sights(self, world: State, seat: Seat) -> list[Sight]:
        """What is open to all: areas, tickets, exhibits, figures, supporters, the wheel; and the points."""
        fair = cast(Fair, self.game.view(world, seat))
        found = points_seen(self.game.standing(fair), seat)
        if not fair.agenda:
            return found
        facts = cast(FairFacts, self.game.facts(fair, seat))
        now, held, rated = facts.scoring(), facts.held(), facts.standings()
        others = fair.seats - 1.0
        for area in range(len(AREAS)):
            for one in range(fair.seats):
                numbers = (rated[area][one], now.medals[area][one], now.approved[area][one])
                worth = numbers[1] + APPROVED * numbers[2]
                if one == seat:
                    found.append(Sight(AreaHeld, (area,), numbers, worth, fair.round))
                else:
                    found.append(Sight(AreaOfOther, (area, one), numbers, -worth / others, fair.round))
            waiting = held[seat][area]
            found.append(Sight(ExhibitsHeld, (area,), (waiting,), WAITING * waiting, fair.round))
        tickets, figures = len(fair.tickets[seat]), len(fair.figures[seat])
        found.append(Sight(TicketsHeld, (), (tickets, now.coins[seat]), float(now.coins[seat]), fair.round))
        found.append(Sight(FiguresHeld, (), (figures,), FIGURE * figures))
        out = int(sum([row[seat] for row in fair.supporters]))
        found.append(Sight(SupportersOut, (), (out,), SUPPORTER * out, fair.round))
        already = sheet(fair)
        gains = [sum(now.sheet[one]) - sum(already[one]) for one in range(fair.seats)]  # in points, not about
        if gains[seat] == max(gains) and gains.count(gains[seat]) == 1:
            found.append(Sight(ScoringNear, (), (facts.left(),), -SPACE * facts.left(), fair.round))
        return found

    def motif(self, theme: Theme) -> Theme:
        """A tie to break, a lead to take, somebody else's to end, most tickets."""
        if isinstance(theme, AreaHeld) and theme.standing == Standing.FIRST:
            won, instead = (theme.medal, theme.exhibits), (theme.instead_medal, theme.instead_exhibits)
            if theme.instead_standing == Standing.TIED_FIRST:
                return TieBroken(theme.area, *won, *instead)
            if theme.instead_standing != Standing.FIRST:
                return LeadTaken(theme.area, *won, theme.instead_standing, *instead)
        if isinstance(theme, AreaOfOther) and theme.standing != Standing.FIRST == theme.instead_standing:
            theirs = (theme.medal, theme.exhibits, theme.instead_medal, theme.instead_exhibits)
            return LeadEnded(theme.area, theme.seat, theme.standing, *theirs)
        if not isinstance(theme, TicketsHeld) or theme.tickets > theme.instead_tickets:
            return theme
        paid = theme.coins > theme.instead_coins
        return MostTickets(theme.tickets, theme.coins, theme.instead_tickets, theme.instead_coins) if paid else theme


def make(game: Game) -> Coach:
    """The coach of this game."""
    return FairCoach(game)
