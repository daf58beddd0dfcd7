"""What the tests of the coach play with: decisions, and every theme said again from the facts by name."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from parlour import bots
from parlour.bots.coaches.gatsby import ChainCut
from parlour.bots.coaches.kairo import PaysTwice
from parlour.bots.comparing import Found
from parlour.bots.lines import Lines
from parlour.bots.verdict import CoachsWord, spoken
from parlour.core.chance import Chance
from parlour.core.game import Game, find
from parlour.core.table import Table
from parlour.core.theme import Theme
from parlour.core.words import Action, Seat, State
from parlour.games.gatsby.material import FINANCE, TRACK_CELLS, Space
from parlour.games.kairo.material import Work
from parlour.games.worlds_fair.material import Standing

Fields = dict[str, Any]
Said = Callable[[Any, Any, Seat, Any], Fields]  # facts, view, seat, theme → its numbers


class Decision(NamedTuple):
    """Somebody chose."""

    view: Any
    seat: Seat
    chosen: Action
    word: CoachsWord


def decisions(game: Game, seats: int, bot: str = "level1", seed: int = 0) -> Iterator[Decision]:
    """Decisions of bots among two or more options, game after game, each with the coach's word."""
    while True:
        table = Table(game, seats, seed)
        players = [bots.make(game, bot, Chance(seats * seed + seat)) for seat in range(seats)]
        while (seat := table.turn) is not None:
            view, options = table.view(seat), table.legal()
            chosen = players[seat].choose(view, seat, options)
            if len(options) > 1:
                yield Decision(view, seat, chosen, spoken(game, view, seat, chosen, Chance(table.at + 1)))
            table.play(chosen)
        seed += 1


def costly(game: Game, seats: int, many: int, seed: int = 0) -> list[Decision]:
    """The first decisions that cost something."""
    found: list[Decision] = []
    for one in decisions(game, seats, seed=seed):
        if one.word.verdict == "cost":
            found.append(one)
            if len(found) == many:
                return found
    raise AssertionError


def facts_of(game: Game, world: State, seat: Seat) -> tuple[Any, Any]:
    """What a seat sees of a world, and what the rules say of that."""
    view = game.view(world, seat)
    return game.facts(view, seat), view


def area(facts: Any, view: Any, seat: Seat, theme: Any) -> Fields:
    where = theme.area
    return {
        "standing": facts.standings()[where][seat],
        "medal": facts.medals()[where][seat],
        "exhibits": facts.approved()[where][seat],
    }


def to_go(facts: Any, view: Any, seat: Seat, theme: Any) -> Fields:
    """Tokens or steps by what the table shows, not by what the coach asked."""
    if theme.space <= Space.BOTTOM:
        return {"mine": facts.to_go()[theme.space][seat], "theirs": facts.to_go()[theme.space][1 - seat]}
    if theme.space >= Space.TRACK_1:
        track = facts.tracks()[theme.space - Space.TRACK_1]
        cells = TRACK_CELLS[theme.space - Space.TRACK_1]
        need = [max(0, len(cells) // 2 + 1 - tokens) for tokens in track.tokens]
        need = [-1 if many > len(cells) - sum(track.tokens) else many for many in need]
        return {"mine": need[seat], "theirs": need[1 - seat]}
    (step,) = (step for step, space in FINANCE if space == theme.space)
    return {"mine": step - view.height[seat], "theirs": step - view.height[1 - seat]}


def earned(facts: Any, view: Any, seat: Seat, theme: Any) -> Fields:
    ways = [way for way in facts.lures() if way.colour == theme.colour]
    return {"coins": max([coins for way in ways for who, coins in way.earns if who == seat], default=0)}


def extended(facts: Any, view: Any, seat: Seat, theme: Any) -> Fields:
    sites = [one for one in facts.builds() if one.work == Work.EXTENSION and one.colour == theme.colour and one.cells]
    return {"points": max([one.points + one.medals for one in sites if one.points is not None], default=0)}


def ending(facts: Any, view: Any, seat: Seat, theme: Any) -> Fields:
    """By the tiles that are left, not by what the rules say of the end."""
    track = facts.points()
    return {
        "left": 0 if view.trigger else min(view.stock),
        "points": track[seat],
        "others": max(points for other, points in enumerate(track) if other != seat),
    }


def points(game: Game, facts: Any, view: Any, seat: Seat) -> Fields:
    if game.id == "kairo" and view.agenda:
        return {"points": facts.points()[seat]}
    return {"points": game.standing(view)[seat]}


SAID: dict[str, Said] = {
    "AreaHeld": area,
    "AreaOfOther": lambda facts, view, seat, theme: area(facts, view, theme.seat, theme),
    "TicketsHeld": lambda facts, view, seat, theme: {
        "tickets": len(view.tickets[seat]),
        "coins": facts.coins()[seat],
    },
    "TieBroken": area,
    "LeadTaken": area,
    "LeadEnded": lambda facts, view, seat, theme: area(facts, view, theme.seat, theme),
    "MostTickets": lambda facts, view, seat, theme: {
        "tickets": len(view.tickets[seat]),
        "coins": facts.coins()[seat],
    },
    "ExhibitsHeld": lambda facts, view, seat, theme: {"exhibits": facts.exhibits(seat)[theme.area]},
    "FiguresHeld": lambda facts, view, seat, theme: {"figures": len(facts.figures()[seat])},
    "SupportersOut": lambda facts, view, seat, theme: {"supporters": sum(row[seat] for row in view.supporters)},
    "ScoringNear": lambda facts, view, seat, theme: {"left": facts.wheel() - view.car},
    "StallSize": lambda facts, view, seat, theme: {"size": view.sizes[6 * seat + theme.colour]},
    "MedalsHeld": lambda facts, view, seat, theme: {"points": find("kairo").standing(view)[seat] - held(view, seat)},
    "CoinsHeld": lambda facts, view, seat, theme: {"coins": sum(view.coins[seat])},
    "CardsHeld": lambda facts, view, seat, theme: {"cards": facts.cards()[seat]},
    "BarkersHeld": lambda facts, view, seat, theme: {"barkers": view.barkers[seat]},
    "CustomerNear": earned,
    "PaysTwice": earned,
    "ExtensionNext": extended,
    "ExtensionReady": extended,
    "FinalPhaseNear": ending,
    "LastExtension": ending,
    "CharacterWon": lambda facts, view, seat, theme: {"whose": whose(view.owner[theme.space], seat)},
    "CharacterTaken": lambda facts, view, seat, theme: {"whose": whose(view.owner[theme.space], seat)},
    "CharacterDenied": lambda facts, view, seat, theme: {"whose": whose(view.owner[theme.space], seat)},
    "WayThrough": to_go,
    "ChainCut": to_go,
    "StarDenied": to_go,
    "RaceDecided": to_go,
    "StarsToGo": to_go,
    "StepsToGo": to_go,
    "TokensToGo": to_go,
    "PrestigeHeld": lambda facts, view, seat, theme: {"prestige": facts.prestige()[seat].least},
    "PrestigeOfOther": lambda facts, view, seat, theme: {"prestige": facts.prestige()[1 - seat].least},
    "SetNear": lambda facts, view, seat, theme: {"characters": len(facts.completes()[seat])},
    "SetOfOther": lambda facts, view, seat, theme: {"characters": len(facts.completes()[1 - seat])},
    "SpecialHeld": lambda facts, view, seat, theme: {"specials": int(view.slot[seat] > 0) + len(view.aside[seat])},
}

LEADING = (Standing.FIRST, Standing.TIED_FIRST)
# What a motif says beside its numbers, of these two ways: by the numbers that the facts give for both.
CLAIMED: dict[str, Callable[[Fields, Fields], bool]] = {
    "TieBroken": lambda one, other: (one["standing"], other["standing"]) == (Standing.FIRST, Standing.TIED_FIRST),
    "LeadTaken": lambda one, other: one["standing"] == Standing.FIRST and other["standing"] not in LEADING,
    "LeadEnded": lambda one, other: one["standing"] != Standing.FIRST == other["standing"],
    "MostTickets": lambda one, other: one["tickets"] <= other["tickets"] and one["coins"] > other["coins"],
    "ExtensionReady": lambda one, other: one["points"] > 0 == other["points"],
    "LastExtension": lambda one, other: (one["left"] == 0) != (other["left"] == 0),
    "CharacterTaken": lambda one, other: one["whose"] == 1 != other["whose"],
    "CharacterDenied": lambda one, other: (one["whose"], other["whose"]) == (0, 2),
    "ChainCut": lambda one, other: longer(one["theirs"], other["theirs"]),
    "StarDenied": lambda one, other: one["theirs"] == -1 != other["theirs"],
    "RaceDecided": lambda one, other: one["theirs"] == -1 != other["theirs"],
}


def longer(way: int, than: int) -> bool:
    return (way, than) != (-1, -1) and (way == -1 or (than != -1 and way > than))


def hold_to_facts(game: Game, lines: Lines, better: Action, other: Action, one: Found) -> None:
    """Every number of a theme, and what its kind says beside them, in the world whose numbers it tells."""
    before, said = lines.worlds[one.world], list[Fields]()
    for option, start in ((better, ""), (other, "instead_")):
        world = lines.played(before, option, one.turns)
        assert world is not None
        said.append(said_by_facts(game, world, lines.seat, one.theme))
        for field, number in said[-1].items():
            told = getattr(one.theme, start + field, number)  # what a motif leaves out, its kind says
            assert told == number, (one.theme, start + field)
    kind = type(one.theme).__name__
    assert kind not in CLAIMED or CLAIMED[kind](said[0], said[1]), (one.theme, said)
    own: list[Any] = [lines.played(before, option, 0) for option in (better, other)]
    if isinstance(one.theme, PaysTwice):
        market: Any = before
        coins = [sum(world.coins[lines.seat]) - sum(market.coins[lines.seat]) for world in (own[0], own[1])]
        assert [one.theme.now, one.theme.instead_now] == [max(0, more) for more in coins]
        assert one.theme.now > 0 < one.theme.coins
        assert market.customers[one.theme.colour] < 0 <= own[0].customers[one.theme.colour]
    if isinstance(one.theme, ChainCut):
        facts: list[Any] = [game.facts(world, lines.seat) for world in (own[0], before)]
        now, was = (found.to_go()[one.theme.space][1 - lines.seat] for found in facts)
        assert longer(now, was)


def held(view: Any, seat: Seat) -> int:
    """Points of a market but for those that medals will score at the end."""
    return int(view.built[seat] + view.won[seat] + sum(view.coins[seat]) // 3)


def whose(owner: int, seat: Seat) -> int:
    return 0 if owner < 0 else 1 if owner == seat else 2


def said_by_facts(game: Game, world: State, seat: Seat, theme: Theme) -> Fields:
    """The numbers of a theme, asked of a world again."""
    facts, view = facts_of(game, world, seat)
    name = type(theme).__name__
    if name in ("Points", "OthersPoints"):
        return points(game, facts, view, getattr(theme, "seat", seat))
    assert name in SAID, f"tests/bots/coached.py does not say {name} again from the facts: add it to SAID"
    return SAID[name](facts, view, seat, theme)
