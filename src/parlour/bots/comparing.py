"""Why one option is better than another, in the game's words: themes, from where the two lead in guessed worlds.

The numbers of a theme are those of one world, in which they are facts: of the worlds that speak for the better option,
the one whose numbers are found most often.
"""

from typing import Any, Final

from parlour.bots.coach import ANY_GAME, Coach, Points, Sight
from parlour.bots.lines import Lines
from parlour.core.theme import Theme
from parlour.core.words import Action, State, fields_of

TOLD: Final = 2  # reasons of a decision
STAKES: Final = 3  # things to look at before one
LOOKED_AT: Final = 4  # options whose differences are what is at stake
LEAST: Final = 0.25  # points, about, that a difference is worth at least
FURTHEST: Final = 3  # turns ahead, if nothing differs sooner


class Found:
    """A theme in which two lines differ."""

    def __init__(self, theme: Theme, gain: float, agree: int, of: int, world: int, turns: int) -> None:
        self.theme = theme
        self.gain = gain  # on average, in points, about
        self.agree = agree  # the worlds that speak for the better option …
        self.of = of  # … of so many
        self.world = world  # the one whose numbers it tells
        self.turns = turns  # how far ahead


class Ahead:
    """By how much one option is ahead of another, and in what: where their chances no longer tell them apart."""

    def __init__(self, gain: float, found: list[Found]) -> None:
        self.gain = gain  # on average, in points, about: of all that speaks for either
        self.found = found  # what speaks for the first

    @property
    def points(self) -> int:
        """The points that it brings more, in the world that is told; 0 where they are not what is told."""
        first = self.found[0].theme if self.found else None
        return first.points - first.instead_points if isinstance(first, Points) else 0


class Gap:
    """How one thing differs between two lines, world by world."""

    def __init__(self) -> None:
        self.gain = 0.0
        self.better: list[tuple[int, Sight, Sight]] = []  # world, with the better option, with the other

    def add(self, world: int, one: Sight, other: Sight) -> None:
        """One world more; what is told alike is no difference."""
        if one.numbers == other.numbers:
            return
        self.gain += one.worth - other.worth
        if one.worth > other.worth:
            self.better.append((world, one, other))


def why(coach: Coach, lines: Lines, better: Action, other: Action, most: int = TOLD) -> list[Found]:
    """What speaks for the better option, the most telling first: at the seat's next turn, or else later."""
    for turns in range(1, FURTHEST + 1):
        found = compared(coach, lines, lines.where(better, turns), lines.where(other, turns), turns)
        if found:
            return as_motifs(coach, lines, better, other, once(found)[:most])
    return []


def ahead(coach: Coach, lines: Lines, better: Action, other: Action, most: int = TOLD) -> Ahead:
    """What all things seen together say of two options, as soon as they differ; points are told first."""
    for turns in range(1, FURTHEST + 1):
        ones, others = lines.where(better, turns), lines.where(other, turns)
        differences, worlds = gaps(coach, lines, ones, others)
        if worlds and any(gap.better for gap in differences.values()):
            found = once(compared(coach, lines, ones, others, turns))
            found.sort(key=lambda one: type(one.theme) is not Points)
            gain = sum([gap.gain for gap in differences.values()]) / worlds
            return Ahead(gain, as_motifs(coach, lines, better, other, found[:most]))
    return Ahead(0.0, [])


def at_stake(coach: Coach, lines: Lines, options: list[Action], most: int = STAKES) -> list[Found]:
    """What the best options differ in, whichever of them is better there; each thing once."""
    ends = [lines.where(option) for option in options[:LOOKED_AT]]
    found: list[Found] = []
    for one in range(len(ends)):
        for other in range(len(ends)):
            if one != other:
                found += compared(coach, lines, ends[one], ends[other], 1)
    found = once(sorted(found, key=by_weight))[:most]
    for stake in found:
        stake.theme = coach.motif(stake.theme)
    return found


def as_motifs(coach: Coach, lines: Lines, better: Action, other: Action, found: list[Found]) -> list[Found]:
    """Each by what players call such a case, where they have a name for it."""
    for one in found:
        world = lines.worlds[one.world]
        after, instead = lines.played(world, better, 0), lines.played(world, other, 0)
        assert after is not None
        assert instead is not None
        one.theme = coach.motif(coach.turned(one.theme, lines.seat, world, after, instead))
    return found


def once(found: list[Found]) -> list[Found]:
    """Of several themes about one thing the first."""
    seen: list[tuple[Any, ...]] = []
    kept: list[Found] = []
    for one in found:
        thing = about(one.theme)
        if thing not in seen:
            seen.append(thing)
            kept.append(one)
    return kept


def about(theme: Theme) -> tuple[Any, ...]:
    """What a theme is about, an area say, whoever holds it; one without a thing of the game is about itself."""
    kind = type(theme)
    things = [(name, int(getattr(theme, name))) for name, part in fields_of(kind).items() if part is not int]
    return things[0] if things else (kind.__name__,)


def compared(
    coach: Coach, lines: Lines, ones: list[State | None], others: list[State | None], turns: int
) -> list[Found]:
    """Every theme that speaks for the first of two options, the most telling first."""
    differences, worlds = gaps(coach, lines, ones, others)
    found = [told(difference, worlds, turns) for difference in differences.values() if speaks(difference, worlds)]
    return sorted(found, key=by_weight)


def gaps(
    coach: Coach, lines: Lines, ones: list[State | None], others: list[State | None]
) -> tuple[dict[tuple[str, tuple[int, ...], int], Gap], int]:
    """Everything that is seen at the ends of both lines, with how it differs; and in how many worlds."""
    differences: dict[tuple[str, tuple[int, ...], int], Gap] = {}
    worlds = 0
    for world in range(len(ones)):
        one, other = ones[world], others[world]
        if one is None or other is None:
            continue
        worlds += 1
        theirs = {sight.key: sight for sight in coach.sights(other, lines.seat)}
        for sight in coach.sights(one, lines.seat):
            if sight.key in theirs:
                differences.setdefault(sight.key, Gap()).add(world, sight, theirs[sight.key])
    return differences, worlds


def by_weight(found: Found) -> tuple[bool, float]:
    """The most telling first; what sums up the rest comes last."""
    return type(found.theme) in ANY_GAME, -found.gain


def speaks(difference: Gap, worlds: int) -> bool:
    """Whether it is worth a word: enough on average, and in half of the worlds at least."""
    return difference.gain >= LEAST * worlds and 2 * len(difference.better) >= worlds


def told(difference: Gap, worlds: int, turns: int) -> Found:
    """The theme with the numbers that are found most often."""
    often: dict[tuple[tuple[int, ...], tuple[int, ...]], int] = {}
    for _, one, other in difference.better:
        numbers = (one.numbers, other.numbers)
        often[numbers] = often.get(numbers, 0) + 1
    most = max(often.values())
    world, one, other = next(row for row in difference.better if often[row[1].numbers, row[2].numbers] == most)
    theme = made(one.kind, [*one.things, *one.numbers, *other.numbers])
    return Found(theme, difference.gain / worlds, len(difference.better), worlds, world, turns)


def made(kind: type[Theme], values: list[int]) -> Theme:
    """A theme of a kind: its things, its numbers, then those of the other line."""
    typed = [value if part is int else part(value) for value, part in zip(values, fields_of(kind).values())]
    return kind(*typed)
