"""Profiles told: what somebody has played and how it went, to whoever may know it (decision 68)."""

from collections import Counter
from typing import Final

import msgspec

from parlour.bots.gains import rewards
from parlour.bots.odds import wilson
from parlour.core.game import find, games
from parlour.core.table import codec_of
from parlour.server.people import openness, rating
from parlour.server.people.friends import watched
from parlour.server.people.guests import Player
from parlour.server.people.openness import Open, ProfileSeen, may_challenge, seen_by
from parlour.server.people.rating import Rating, placed
from parlour.server.refusal import Refusal
from parlour.server.store import judged as judged_rows
from parlour.server.store import profiles as stored
from parlour.server.store import ratings as rating_rows
from parlour.server.store.profiles import BotSort, EndedGames, EndedRow, OpeningRow
from parlour.server.tables.awake import AwakeRooms
from parlour.server.tables.counting import Counting
from parlour.server.tables.progress import FEW, interval, months_of
from parlour.server.tables.ratings import PAST
from parlour.server.tables.room import StoodIn
from parlour.server.thinking.skills import version_now
from parlour.server.times import day_of
from parlour.server.wire.profiles import (
    Against,
    GameOpenings,
    JudgedPlay,
    Opening,
    PlayedKind,
    Profile,
    RatingDay,
    RatingHistory,
    WinningRun,
)
from parlour.server.wire.readings import Account

FAVOURITES: Final = 3  # openings that are told of a game
TWICE: Final = 2  # what was played once is nobody's favourite


class GameWay(msgspec.Struct, frozen=True):
    """How a finished game went for somebody: everybody's places, whoever left being last."""

    row: EndedRow
    places: list[int]
    others: list[tuple[int, BotSort | None]]

    @property
    def place(self) -> int:
        return self.places[self.row.seat]

    @property
    def people(self) -> bool:
        """Whether other people played too."""
        return any(sort is None for _, sort in self.others)


class EndRanks(msgspec.Struct):
    """The part of an outcome that is read for it."""

    ranks: list[int]


class AccountsFound(msgspec.Struct):
    """The part of a look back that is read for it."""

    accounts: list[Account] = []


class Profiles:
    """Reads what is stored; nothing is kept for it but for seconds, and nothing thought about."""

    def __init__(self, rooms: AwakeRooms) -> None:
        self._rooms = rooms
        self._counting: Counting[Profile] = Counting(rooms.ticks)

    async def openness(self, player: Player) -> Open:
        """What I have said."""
        return await self._rooms.store.read(openness.of(player.id))

    async def be_open(self, player: Player, wanted: Open) -> None:
        """Who sees my profile and may challenge me from now on."""
        await self._rooms.store.write(openness.say(player.id, wanted))

    async def told(self, player: str, viewer: Player) -> Profile:
        """A profile; Refusal if there is none that the viewer may see, whatever the reason."""
        read, mine = self._rooms.store.read, player == viewer.id
        seen: ProfileSeen | None = await read(seen_by(player, viewer.id))
        if seen is None:
            raise Refusal("no-profile", "there is no profile like that, or it is not for you")
        judged = mine or seen.open.judged
        found = await self._counting.get((player, mine, judged), lambda: self._counted(player, mine, judged))
        apart = (await self._rooms.people.distances.of(viewer.id)).apart
        return msgspec.structs.replace(
            found,
            name=seen.name,
            friend=seen.friend,
            challenge=await read(lambda connection: may_challenge(connection, viewer.id, player) is not None),
            watch=(await read(watched([player], apart))).get(player) if seen.friend else None,
        )

    async def _counted(self, player: str, mine: bool, judged: bool) -> Profile:
        """What is the same for everybody who may see it: the dear part, for which nobody else waits."""
        read, today = self._rooms.store.read_at_leisure, day_of(self._rooms.now())
        all_games = await read(stored.played(player, today, mine))
        ended = await read(stored.ended(player, today, mine))
        ways, known = [way_of(row, ended) for row in ended.games], games()
        return Profile(
            player=player,
            name="",
            mine=mine,
            friend=False,
            challenge=False,
            watch=None,
            newest=stored.ENDED,
            played=[kind for game in known for kind in kinds_of(game, all_games, ways)],
            against=[one for game in known for one in against(game, ways)],
            runs=[run for people in (True, False) if (run := run_of(people, ways)).games],
            openings=openings_of(known, await read(stored.openings(player, ended.games))),
            ratings=await self._ratings(player, known, mine),
            judged=await self._judged(player, known, ended.games, mine) if judged else None,
        )

    async def _ratings(self, player: str, known: list[str], mine: bool) -> list[RatingHistory]:
        """Days, and no tables: whose link a game is by belongs to those who played it."""
        found: list[RatingHistory] = []
        rows = await self._rooms.store.read_at_leisure(rating_rows.of_player(player))
        for row in sorted((row for row in rows if row.game in known), key=lambda row: known.index(row.game)):
            now = Rating(row.mu, row.sigma)
            past = await self._rooms.store.read_at_leisure(rating_rows.past(player, row.game, row.seats, PAST, mine))
            history = [
                RatingDay(
                    day=day_of(one.made),
                    rating=rating.shown(one.mu_after),
                    error=Rating(one.mu_after, one.sigma_after).error,
                )
                for one in past
            ]
            found.append(
                RatingHistory(
                    game=row.game,
                    seats=row.seats,
                    rating=now.shown,
                    error=now.error,
                    games=row.games,
                    sure=now.certain,
                    history=history,
                )
            )
        return found

    async def _judged(self, player: str, known: list[str], ended: list[EndedRow], mine: bool) -> list[JudgedPlay]:
        decisions = await self._rooms.store.read_at_leisure(judged_rows.decisions_of(player, mine))
        looked = await self._rooms.store.read_at_leisure(stored.looks_back(ended))
        read = [(row, msgspec.json.decode(text, type=AccountsFound).accounts) for row, text in looked]
        accounts = [(row.game, found[row.seat]) for row, found in read if row.seat < len(found)]
        found: list[JudgedPlay] = []
        for game in known:
            of_game = [row for row in decisions if row.game == game]
            ways = [account for which, account in accounts if which == game]
            if of_game or ways:
                skill, skill_error = mean([one.own for one in ways])
                luck, luck_error = mean([one.luck for one in ways])
                found.append(
                    JudgedPlay(
                        game=game,
                        decisions=len(of_game),
                        months=months_of(of_game, version_now(game)),
                        looked=len(ways),
                        skill=skill,
                        skill_error=skill_error,
                        luck=luck,
                        luck_error=luck_error,
                    )
                )
        return found


def way_of(row: EndedRow, ended: EndedGames) -> GameWay:
    """Whoever gave up is last, and so is whose profile it is where a stand-in played more of it than they did."""
    ranks = msgspec.json.decode(row.outcome, type=EndRanks).ranks
    stood = msgspec.json.decode(row.stood_in, type=StoodIn) if row.stood_in else StoodIn([], [])
    left = [seat in stood.resigned for seat in range(len(ranks))]
    for_me = stood.actions[row.seat] if row.seat < len(stood.actions) else 0
    left[row.seat] = left[row.seat] or bool(row.left) or for_me > ended.own.get(row.table, 0)
    return GameWay(row, placed(ranks, left), ended.others[row.table])


def kinds_of(game: str, counted: list[tuple[str, int, int]], ways: list[GameWay]) -> list[PlayedKind]:
    """A game's finished games by number of seats."""
    found: list[PlayedKind] = []
    for _, seats, many in [one for one in counted if one[0] == game]:
        newest = [way for way in ways if way.row.game == game and len(way.places) == seats]
        first = [way.places.count(1) for way in newest if way.place == 1]
        won = first.count(1)
        told = {"games": many, "counted": len(newest), "won": won, "shared": len(first) - won}
        found.append(PlayedKind(game=game, seats=seats, **told))
    return found


def against(game: str, ways: list[GameWay]) -> list[Against]:
    """People first, then bots by level, masters last: which part of them was left behind; a game counts once for each
    sort."""
    parts: dict[BotSort | None, list[float]] = {}
    for way in ways:
        if way.row.game == game:
            for whom in {sort for _, sort in way.others}:
                those = [way.places[seat] for seat, sort in way.others if sort == whom]
                parts.setdefault(whom, []).append(rewards([way.place, *those])[0])
    found: list[Against] = []
    for whom, ahead in sorted(parts.items(), key=lambda one: one[0] or BotSort(0, False)):
        low, high = wilson(sum(ahead), len(ahead))
        found.append(
            Against(
                game=game,
                level=None if whom is None else whom.level,
                masters=whom is not None and whom.master,
                games=len(ahead),
                ahead=round(sum(ahead) / len(ahead), 3),
                low=round(low, 3),
                high=round(high, 3),
                few=len(ahead) < FEW,
            )
        )
    return found


def run_of(people: bool, ways: list[GameWay]) -> WinningRun:
    """Of the newest games, which come the newest first."""
    firsts = [way.place == 1 for way in ways if way.others and way.people is people]
    longest = now = 0
    for first in reversed(firsts):
        now = now + 1 if first else 0
        longest = max(longest, now)
    return WinningRun(people=people, games=len(firsts), longest=longest, now=now)


def openings_of(known: list[str], rows: list[OpeningRow]) -> list[GameOpenings]:
    """The first choices made most often; of equals the newest."""
    found: list[GameOpenings] = []
    for game in known:
        mine = [row for row in rows if row.game == game]
        often = [one for one in Counter(row.action for row in mine).most_common() if one[1] >= TWICE]
        rules = {row.action: row.rules for row in reversed(mine)}
        told = [word for action, many in often if (word := _opening(game, rules[action], action, many)) is not None]
        if mine:
            few = len(mine) < FEW
            found.append(GameOpenings(game=game, games=len(mine), few=few, openings=[] if few else told[:FAVOURITES]))
    return found


def _opening(game: str, rules: int, action: str, many: int) -> Opening | None:
    """A choice as the rules name it by which it was made; None if they no longer do."""
    try:
        edition = find(game).edition(rules)
        word = codec_of(edition).pack(edition.vocabulary.parse(action))
    except ValueError:  # of an action or of rules that are not known
        return None
    return Opening(action=action, word=word, games=many)


def mean(parts: list[int]) -> tuple[int | None, int | None]:
    """A mean and half the width of its 95 % interval; neither for too few."""
    return (None, None) if len(parts) < FEW else (round(sum(parts) / len(parts)), interval(parts, FEW))
