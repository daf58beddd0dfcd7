"""Motifs, a tie to break say: themes by what players call them, and what their names say is a fact."""

import itertools
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from parlour.bots import make
from parlour.bots.coaches import coach_of
from parlour.bots.coaches.gatsby import WayThrough
from parlour.bots.coaches.kairo import CustomerNear, PaysTwice
from parlour.bots.comparing import as_motifs, compared
from parlour.bots.lines import Lines
from parlour.bots.verdict import searched
from parlour.core.chance import Chance
from parlour.core.engine import legal, turn
from parlour.core.game import Game, find, games
from parlour.core.table import Table
from parlour.core.words import Action, Seat, State
from parlour.games.gatsby.material import Space
from parlour.games.kairo.build import ChooseColour
from parlour.games.kairo.material import Colour
from parlour.puzzles.book import book_of, booked
from parlour.puzzles.puzzle import theme_of
from parlour.text.catalog import LANGUAGES, Catalog
from tests.bots.coached import hold_to_facts
from tests.bots.tables import halfway

# Of random games: how many play, by seed and choices, and what is to be met there between the first options.
LED = {"TieBroken", "LeadTaken", "LeadEnded", "MostTickets"}
FAIR = ("worlds_fair", 3, [(1, 23), (2, 10), (2, 49), (6, 49), (10, 49), (11, 36), (15, 10), (20, 23)], LED)
MARKET = ("kairo", 2, [(1, 62), (1, 192), (1, 244), (2, 309)], {"PaysTwice", "ExtensionReady", "FinalPhaseNear"})
TAKEN = {"ChainCut", "StarDenied", "RaceDecided", "CharacterTaken", "CharacterDenied"}
PARTY = ("gatsby", 2, [(1, 36), (1, 49), (1, 62), (2, 62), (2, 88)], TAKEN)
MET = [FAIR, MARKET, PARTY]
NAMES = {  # as the players of a language would say it
    "TieBroken": ("worlds_fair", ["A tie to break", "Une égalité à rompre", "Remis do przełamania"]),
    "ChainCut": ("gatsby", ["A chain to cut", "Une chaîne à couper", "Łańcuch do przecięcia"]),
    "PaysTwice": (
        "kairo",
        ["A lure that pays twice", "Un client qui rapporte deux fois", "Zwabienie, które płaci dwa razy"],
    ),
    "LastExtension": ("kairo", ["The last extension", "Le dernier agrandissement", "Ostatnia rozbudowa"]),
}
OPTIONS = 4  # that are compared


def lines_of(game: Game, state: State, seed: int) -> Lines:
    seat = turn(state)
    return Lines(searched(game, game.view(state, seat), seat, Chance(seed), 1), 4)


def met(game: Game, lines: Lines, options: list[Action]) -> Counter[str]:
    """The themes between these options, each held to the facts."""
    found, coach = Counter[str](), coach_of(game)
    for better, other in itertools.permutations(options, 2):
        there = compared(coach, lines, lines.where(better), lines.where(other), 1)
        for one in as_motifs(coach, lines, better, other, there):
            hold_to_facts(game, lines, better, other, one)
            found[type(one.theme).__name__] += 1
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats", "moments", "wanted"), MET)
def test_what_a_motif_says_is_so(name: str, seats: int, moments: list[tuple[int, int]], wanted: set[str]) -> None:
    game, found = find(name), Counter[str]()
    for seed, choices in moments:
        state = halfway(game, seats, seed, choices)
        found += met(game, lines_of(game, state, seed), legal(state)[:OPTIONS])
    assert wanted <= set(found), found


def before_the_last_extension() -> Iterator[tuple[Game, State, list[Action]]]:
    """Games of Kairo at a choice of a colour: the next extension of one of them begins the final phase."""
    game = find("kairo")
    for seed in range(1, 9):
        table = Table(game, 2, seed)
        players = [make(game, "greedy", Chance(seed + seat)) for seat in range(2)]
        while (seat := table.turn) is not None:
            view = table.view(seat)
            facts: Any = game.facts(view, seat)
            if isinstance(view.agenda[-1], ChooseColour) and len(table.legal()) > 1 and facts.closing():
                yield game, table.state_at(table.at), table.legal()
            table.play(players[seat].choose(view, seat, table.legal()))


@pytest.mark.slow
def test_the_last_extension_is_told_as_that() -> None:
    found = Counter[str]()
    for number, (game, state, options) in enumerate(before_the_last_extension()):
        found += met(game, lines_of(game, state, number), options)
        if found["LastExtension"]:
            return
    raise AssertionError(found)


def test_what_is_only_near_to_a_motif_is_none() -> None:
    """A way that is longer because the other played elsewhere is not cut; coins of a customer who was there come once.

    And the end is near to both before it has begun.
    """
    gatsby, kairo = coach_of(find("gatsby")), coach_of(find("kairo"))
    party = halfway(find("gatsby"), 2, 1, 36)
    way = WayThrough(Space.LEFT, 4, 6, 4, 5)
    assert gatsby.turned(way, turn(party), party, party, party) is way
    assert gatsby.motif(way) is way
    market: Any = halfway(find("kairo"), 2, 1, 62)
    seat: Seat = turn(market)
    on_board = next(colour for colour in Colour if market.customers[colour] >= 0)
    beside = next(colour for colour in Colour if market.customers[colour] < 0)
    richer = market.copy()
    richer.coins[seat][on_board] += 2
    assert not isinstance(kairo.turned(CustomerNear(on_board, 3, 0), seat, market, richer, market), PaysTwice)
    assert not isinstance(kairo.turned(CustomerNear(beside, 3, 0), seat, market, market, market), PaysTwice)
    told = kairo.turned(CustomerNear(beside, 3, 1), seat, market, richer, market)
    assert told == PaysTwice(beside, 2, 3, 0, 1)


@pytest.mark.parametrize("kind", NAMES)
def test_the_motifs_of_players_have_their_names_in_three_languages(kind: str) -> None:
    name, said = NAMES[kind]
    assert [Catalog(lang, name).text(f"theme-{kind}", "name") for lang in LANGUAGES] == said
    assert kind in {one.__name__ for one in coach_of(find(name)).themes()}


@pytest.mark.parametrize("name", games())
def test_no_two_themes_have_one_name(name: str) -> None:
    for lang in LANGUAGES:
        catalog = Catalog(lang, name)
        called = [catalog.text(f"theme-{kind.__name__}", "name") for kind in coach_of(find(name)).themes()]
        assert len(set(called)) == len(called), sorted(called)


@pytest.mark.parametrize("name", booked())
def test_a_book_is_told_by_motifs_whenever_it_was_written(name: str) -> None:
    """By the numbers of its themes; what is a motif already stays one."""
    game, book = find(name), book_of(name)
    coach = coach_of(game)
    for puzzle in book.puzzles:
        told = [theme_of(game, plain) for question in puzzle.questions for plain in question.why]
        assert book.about(puzzle) == puzzle.themes == list(dict.fromkeys(type(theme).__name__ for theme in told))
        for theme in told:
            assert coach.motif(theme) == theme
            assert theme_of(game, theme.plain()) == theme
    wanted = next((one[3] for one in MET if one[0] == name), set(book.themes()))
    assert sum(book.themes().get(kind, 0) for kind in wanted) >= len(book) // 4
