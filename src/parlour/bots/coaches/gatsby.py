"""What a player of Gatsby points at: characters won, ways through the Cabaret, steps, tracks, prestige, sets."""

from dataclasses import dataclass
from typing import Final, cast

from parlour.bots.coach import Coach, Sight
from parlour.bots.judge import chance_to_beat
from parlour.bots.judges.gatsby import CHARACTER, NEAR, steps
from parlour.core.game import Game
from parlour.core.theme import Theme
from parlour.core.words import Seat, State, cited
from parlour.games.gatsby.cabaret import tokens_missing
from parlour.games.gatsby.facts import LOST, PartyFacts
from parlour.games.gatsby.material import HIDDEN, ON_BOARD, STARS, Space, track_of
from parlour.games.gatsby.state import Party

OPEN, MINE, THEIRS = 0, 1, 2  # whose a character is


@dataclass
class CharacterWon(Theme):
    """Whose a character is: 0 nobody's, 1 the seat's, 2 the other's."""

    space: Space
    whose: int
    instead_whose: int


@dataclass
class CharacterTaken(Theme):
    """A character that is the seat's, instead of nobody's (0) or the other's (2)."""

    space: Space
    instead_whose: int


@dataclass
class CharacterDenied(Theme):
    """A character that is nobody's, instead of the other's."""

    space: Space


@dataclass
class ToGo(Theme):
    """What the seat and the other still need for a character."""

    space: Space
    mine: int
    theirs: int
    instead_mine: int
    instead_theirs: int


@dataclass
class WayThrough(ToGo):
    """Tokens that the seat and the other still need from edge to edge of the Cabaret; -1 where the way is cut."""


@dataclass
class StarsToGo(ToGo):
    """Star cells that the seat and the other still need for the bottom character; -1 while the other holds one."""


@dataclass
class StepsToGo(ToGo):
    """Steps that the seat and the other are below a character of the Finance Center."""


@dataclass
class TokensToGo(ToGo):
    """Tokens that the seat and the other still need for the majority of a track; -1 where too few cells are left."""


@dataclass
class ChainCut(ToGo):
    """The other's way through the Cabaret, made longer by the seat's own tokens, or cut; -1 where one is cut."""


@dataclass
class OutOfReach(Theme):
    """A character that the other can no longer get as things stand; what the seat still needs for it."""

    space: Space
    mine: int
    instead_mine: int
    instead_theirs: int


@dataclass
class StarDenied(OutOfReach):
    """The other cannot have all star cells while the seat holds one."""


@dataclass
class RaceDecided(OutOfReach):
    """The other cannot have the majority of a track any more, but for a SWAP."""


@dataclass
class PrestigeHeld(Theme):
    """Prestige of the seat, at least, by what it knows."""

    prestige: int
    instead_prestige: int


@dataclass
class PrestigeOfOther(Theme):
    """Prestige of the other, at least, by what the seat knows."""

    prestige: int
    instead_prestige: int


@dataclass
class SetNear(Theme):
    """Characters known to the seat that would complete a set for it."""

    characters: int
    instead_characters: int


@dataclass
class SetOfOther(Theme):
    """Characters known to the seat that would complete a set for the other."""

    characters: int
    instead_characters: int


@dataclass
class SpecialHeld(Theme):
    """Special actions of the seat: in its slot, and set aside."""

    specials: int
    instead_specials: int


THEMES: Final = cited(
    {
        CharacterWon: "GA 5.0a",
        CharacterTaken: "GA 5.0a",
        CharacterDenied: "GA 5.0a",
        WayThrough: "GA 5.1b",
        ChainCut: "GA 5.1b",
        StarsToGo: "GA 5.1c",
        StarDenied: "GA 5.1c",
        StepsToGo: "GA 5.2c",
        TokensToGo: "GA 5.3b",
        RaceDecided: "GA 5.3b",
        PrestigeHeld: "GA 9.3",
        PrestigeOfOther: "GA 9.3",
        SetNear: "GA 9.1",
        SetOfOther: "GA 9.1",
        SpecialHeld: "GA 4.5",
    }
)
DENIED: Final[dict[type[Theme], type[OutOfReach]]] = {StarsToGo: StarDenied, TokensToGo: RaceDecided}
SET: Final = 1.5  # points, about, of a character in reach that completes a set
SPECIAL: Final = 0.7
UNSEEN: Final = 1.5  # stars of a tile that was not seen


class PartyCoach(Coach):
    """What the seat knows of characters, places and sets."""

    def themes(self) -> list[type[Theme]]:
        """Every kind of theme it may tell of."""
        return list(THEMES)

    def sights(self, world: State, seat: Seat) -> list[Sight]:
        """Every character and how near it is to both; prestige, sets and special actions."""
        party = cast(Party, self.game.view(world, seat))
        facts = cast(PartyFacts, self.game.facts(party, seat))
        other, found = 1 - seat, list[Sight]()
        for space in range(ON_BOARD):
            worth = CHARACTER + (UNSEEN if party.tiles[space] == HIDDEN else float(STARS[party.tiles[space]]))
            owner = party.owner[space]
            whose = OPEN if owner < 0 else (MINE if owner == seat else THEIRS)
            side = 0.0 if whose == OPEN else (1.0 if whose == MINE else -1.0)
            found.append(Sight(CharacterWon, (space,), (whose,), worth * side))
            if whose == OPEN and party.agenda:
                found.append(to_go(party, facts, seat, space, worth))
        mine, theirs = facts.prestige_of(seat).least, facts.prestige_of(other).least
        found.append(Sight(PrestigeHeld, (), (mine,), 0.9 * mine))
        found.append(Sight(PrestigeOfOther, (), (theirs,), -0.9 * theirs))
        sets = facts.completes()
        found.append(Sight(SetNear, (), (len(sets[seat]),), SET * len(sets[seat])))
        found.append(Sight(SetOfOther, (), (len(sets[other]),), -SET * len(sets[other])))
        specials = int(party.slot[seat] != HIDDEN) + len(party.aside[seat])
        found.append(Sight(SpecialHeld, (), (specials,), SPECIAL * specials))
        return found

    def motif(self, theme: Theme) -> Theme:
        """A character to take or to deny, a star to deny, a race to decide."""
        if isinstance(theme, CharacterWon):
            if theme.whose == MINE:
                return CharacterTaken(theme.space, theme.instead_whose)
            return CharacterDenied(theme.space) if theme.whose == OPEN and theme.instead_whose == THEIRS else theme
        kind = DENIED.get(type(theme))
        if kind is not None and isinstance(theme, ToGo) and theme.theirs == LOST != theme.instead_theirs:
            return kind(theme.space, theme.mine, theme.instead_mine, theme.instead_theirs)
        return theme

    def turned(self, theme: Theme, seat: Seat, before: State, after: State, instead: State) -> Theme:
        """A chain to cut: whose way is longer once the seat has played, and not because the other played elsewhere."""
        if not isinstance(theme, WayThrough) or not longer(theme.theirs, theme.instead_theirs):
            return theme
        now, was = (tokens_missing(cast(Party, world), 1 - seat, theme.space) for world in (after, before))
        if not longer(now, was):
            return theme
        return ChainCut(theme.space, theme.mine, theme.theirs, theme.instead_mine, theme.instead_theirs)


def longer(way: int, than: int) -> bool:
    """Whether a way needs more tokens than another; one that is cut is the longest."""
    return than != LOST and (way == LOST or way > than)


def to_go(party: Party, facts: PartyFacts, seat: Seat, space: int, worth: float) -> Sight:
    """How near a character is to both."""
    other = 1 - seat
    if space <= Space.BOTTOM:
        kind: type[Theme] = StarsToGo if space == Space.BOTTOM else WayThrough
        numbers = (facts.missing(seat, space), facts.missing(other, space))
    elif space >= Space.TRACK_1:
        kind = TokensToGo
        track = track_of(space)
        numbers = (facts.majority(seat, track), facts.majority(other, track))
    else:
        kind = StepsToGo
        numbers = (facts.below(seat, space), facts.below(other, space))
    mine, theirs = steps(party, seat, space), steps(party, other, space)
    sooner = chance_to_beat(theirs - mine, 1.5)
    near = sooner * NEAR / (NEAR + mine) - (1.0 - sooner) * NEAR / (NEAR + theirs)
    return Sight(kind, (space,), numbers, worth * near)


def make(game: Game) -> Coach:
    """The coach of this game."""
    return PartyCoach(game)
