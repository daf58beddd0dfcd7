"""Puzzles for people: the next one for their rating, that of the day, a rush; answered once, and told afterwards.

An attempt follows from its choices, which are what is stored. Whoever asks again is told the same; a puzzle that was
given stays theirs until it is answered, and to give it up is to miss it.
"""

from contextlib import suppress
from datetime import date
from typing import Final

import msgspec

from parlour.core.notation import UnknownAction
from parlour.core.table import Table
from parlour.core.words import Action, IllegalAction
from parlour.puzzles.book import PuzzleBook, book_of, booked
from parlour.puzzles.puzzle import Puzzle
from parlour.puzzles.rush import MISSES, SECONDS
from parlour.puzzles.rush import wanted as hardness
from parlour.puzzles.solving import Solved, Solving, last_turn, solution
from parlour.server.people.guests import Player
from parlour.server.refusal import Refusal
from parlour.server.store import puzzles as stored
from parlour.server.store.base import Conflict
from parlour.server.store.puzzles import Answered, PuzzlerRow, PuzzleWay, Rushed, RushRow, SolvingRow
from parlour.server.tables.awake import AwakeRooms
from parlour.server.tables.scene import option, scene_of, table_of, told_of
from parlour.server.times import day_of, end_of
from parlour.server.wire.puzzles import (
    LineMove,
    PuzzleChoice,
    PuzzleDoor,
    PuzzleNow,
    PuzzleTheme,
    Rush,
    RushAnswer,
    SolvedQuestion,
)
from parlour.server.wire.readings import LessonMoment
from parlour.server.wire.told import Option

RUSH: Final = 1000 * SECONDS  # of served time


class Puzzles:
    """Gives puzzles to people and judges their answers."""

    def __init__(self, rooms: AwakeRooms) -> None:
        self._rooms = rooms

    async def doors(self, player: Player | None) -> list[PuzzleDoor]:
        """The games that have puzzles, and how I fare at them."""
        day, told = day_of(self._rooms.now()), []
        for game in booked():
            book, today = book_of(game), book_of(game).of_day(date.fromisoformat(day))
            me, mine = PuzzlerRow(), dict[str, SolvingRow]()
            if player is not None:
                me = await self._rooms.store.read(stored.puzzler(player.id, game))
                mine = await self._rooms.store.read(stored.given(player.id, game))
            told.append(
                PuzzleDoor(
                    game=game,
                    many=len(book),
                    rating=me.rating,
                    answered=me.answered,
                    solved=me.solved,
                    best=me.best,
                    today=mine[today.id].phase if today.id in mine else "new",
                    ends=end_of(day),
                    minutes=SECONDS // 60,
                    misses=MISSES,
                    themes=_themes(book, set(mine)),
                )
            )
        return told

    async def next(self, player: Player, game: str, theme: str | None = None) -> PuzzleNow:
        """The one that I was given and have not answered; else the nearest to my rating that I do not know.

        With a theme, of those that are about it: one stays open for each theme, beside the next of all.
        """
        book, mine = _book(game), await self._given(player, game)
        if theme is not None and theme not in book.themes():
            raise Refusal("no-puzzle", f"there are no puzzles of {game} about '{theme}'")
        ways = ("next",) if theme is None else ("next", "theme")
        for row in mine.values():
            there = book.find(row.puzzle) if row.phase == "asked" and row.way in ways else None
            if there is None or not fits(there, row.choices, row.phase):
                continue  # the book was made anew: it is asked no more
            if theme is None or theme in book.about(there):
                return await self.look(player, game, row.puzzle)
        me = await self._rooms.store.read(stored.puzzler(player.id, game))
        found = await self._nearest(book, me.rating, set(mine), theme)  # never what a rush asks: that was given too
        if found is None:
            raise Refusal("no-more-puzzles", "you have answered every puzzle of this game, or about this theme")
        return await self._give(player, game, found, "next" if theme is None else "theme")

    async def today(self, player: Player, game: str) -> PuzzleNow:
        """The puzzle of the day, the same for everybody."""
        found = _book(game).of_day(date.fromisoformat(day_of(self._rooms.now())))
        return await self._give(player, game, found, "day")

    async def look(self, player: Player, game: str, puzzle: str) -> PuzzleNow:
        """A puzzle that I was given, as far as I am with it."""
        row, found = await self._mine(player, game, puzzle)
        return await self._told(player, game, found, row)

    async def answer(self, player: Player, game: str, puzzle: str, wanted: PuzzleChoice) -> PuzzleNow:
        """Choose. The same choice again is answered the same; another one for a question that is answered is stale."""
        row, found = await self._mine(player, game, puzzle)
        choices = msgspec.json.decode(row.choices, type=list[str])
        solving = Solving(found, choices)
        action = chosen(solving.table, found.seat, wanted, choices, row.phase)
        if action is None:
            return await self._told(player, game, found, row)
        solving.choose(action)
        answered = self._answered(found, [*choices, action.write()], solving)
        await self._rooms.store.write(stored.answer(player.id, game, answered))
        return await self.look(player, game, puzzle)

    async def give_up(self, player: Player, game: str, puzzle: str) -> PuzzleNow:
        """Be told the solution: it counts as missed."""
        row, found = await self._mine(player, game, puzzle)
        if row.phase == "asked":
            choices = msgspec.json.decode(row.choices, type=list[str])
            missed = Answered(puzzle, choices, "failed", found.rating, self._rooms.now())
            await self._rooms.store.write(stored.answer(player.id, game, missed))
        return await self.look(player, game, puzzle)

    async def rush(self, player: Player, game: str) -> Rush:
        """The rush that goes on, or a new one."""
        book, row = _book(game), await self._rooms.store.read(stored.rush(player.id, game))
        if row is None or self._over(book, row):
            first = await self._hurried(player, book, RushRow(self._rooms.served()))
            with suppress(Conflict):  # begun meanwhile: then that one goes on
                await self._rooms.store.write(stored.hurry(player.id, game, row, first, self._rooms.now()))
            row = await self._rooms.store.read(stored.rush(player.id, game))
        return await self._rushed(player, game, row or RushRow(0), None)

    async def rushing(self, player: Player | None, game: str) -> Rush:
        """The rush that goes on, or how the last one stands: nothing begins by asking."""
        _book(game)
        row = None if player is None else await self._rooms.store.read(stored.rush(player.id, game))
        return await self._rushed(player, game, row or RushRow(0), None)

    async def hurry(self, player: Player, game: str, puzzle: str, wanted: PuzzleChoice) -> Rush:
        """An answer in a rush; too late once it is over by the server's clock. The same again is answered the same."""
        book, row = _book(game), await self._rooms.store.read(stored.rush(player.id, game))
        if row is not None and row.puzzle != puzzle and puzzle in {one.puzzle for one in row.asked()}:
            return await self._rushed(player, game, row, await self._was_right(player, game, puzzle, wanted))
        found = None if row is None else book.find(row.puzzle)
        if row is None or found is None or self._over(book, row):
            raise Refusal("rush-over", "this rush is over")
        if row.puzzle != puzzle:
            raise Refusal("stale", "the rush is at another puzzle")
        choices = msgspec.json.decode(row.choices, type=list[str])
        solving = Solving(found, choices)
        action = chosen(solving.table, found.seat, wanted, choices, "asked")
        if action is None:
            return await self._rushed(player, game, row, None)
        solving.choose(action)
        choices = [*choices, action.write()]
        right, answered = None, None
        after = msgspec.structs.replace(row, choices=msgspec.json.encode(choices).decode())
        if solving.phase != "asked":
            right, answered = solving.phase == "solved", self._answered(found, choices, solving)
            score, missed = row.score + right, row.missed + (not right)
            told = [msgspec.structs.replace(one, right=right) if one.puzzle == puzzle else one for one in row.asked()]
            seen = _written(told)
            after = msgspec.structs.replace(row, score=score, missed=missed, choices="[]", puzzle="", seen=seen)
            if missed < MISSES:
                after = await self._hurried(player, book, after)
        await self._rooms.store.write(stored.hurry(player.id, game, row, after, self._rooms.now(), answered))
        return await self._rushed(player, game, after, right)

    async def _was_right(self, player: Player, game: str, puzzle: str, wanted: PuzzleChoice) -> bool:
        """What came of an answer that the rush has had; stale for another than that."""
        row, found = await self._mine(player, game, puzzle)
        choices = msgspec.json.decode(row.choices, type=list[str])
        chosen(Solving(found, choices[:-1]).table, found.seat, wanted, choices, row.phase)
        return row.phase == "solved"

    def _over(self, book: PuzzleBook, row: RushRow) -> bool:
        """By its misses, by the clock, or because what it asks is no longer in the book."""
        found = book.find(row.puzzle)
        if found is None or row.missed >= MISSES or self._rooms.served() >= row.began + RUSH:
            return True
        return not fits(found, row.choices, "asked")

    async def _hurried(self, player: Player, book: PuzzleBook, row: RushRow) -> RushRow:
        """The rush with its next puzzle: harder and harder, first those that I do not know."""
        seen = row.asked()
        today = book.of_day(date.fromisoformat(day_of(self._rooms.now()))).id
        known, hard = set(await self._given(player, book.game)), hardness(row.score + row.missed)
        never = {today, *(one.puzzle for one in seen)}
        found = await self._nearest(book, hard, known | never) or await self._nearest(book, hard, never)
        if found is None:
            return msgspec.structs.replace(row, puzzle="")
        best = None if seen else (await self._rooms.store.read(stored.puzzler(player.id, book.game))).best
        return msgspec.structs.replace(row, puzzle=found.id, seen=_written([*seen, Rushed(found.id, best=best)]))

    async def _rushed(self, player: Player | None, game: str, row: RushRow, right: bool | None) -> Rush:
        book, me = _book(game), PuzzlerRow()
        over = self._over(book, row)
        if player is not None:
            me = await self._rooms.store.read(stored.puzzler(player.id, game))
        moved = await self._rooms.store.read(stored.ratings(game))
        found = None if over else book.find(row.puzzle)
        done = [(there, one.right) for one in row.asked() if one.right is not None and (there := book.find(one.puzzle))]
        asked = SolvingRow(row.puzzle, "rush", row.choices, "asked", 0)
        before = next((one.best for one in row.asked() if one.best is not None), me.best)
        return Rush(
            game=game,
            left=0 if over else row.began + RUSH - self._rooms.served(),
            score=row.score,
            missed=row.missed,
            misses=MISSES,
            over=over,
            best=me.best,
            before=before,
            right=right,
            puzzle=None if found is None or player is None else await self._told(player, game, found, asked),
            done=[RushAnswer(puzzle=one.id, rating=moved.get(one.id, one.rating), right=was) for one, was in done],
        )

    async def _given(self, player: Player, game: str) -> dict[str, SolvingRow]:
        return await self._rooms.store.read(stored.given(player.id, game))

    async def _mine(self, player: Player, game: str, puzzle: str) -> tuple[SolvingRow, Puzzle]:
        row, found = await self._known(player, game, puzzle)
        if await self._rushes(player, game, puzzle) is not None:
            raise Refusal("stale", "your rush asks this puzzle: answer it there")
        return row, found

    async def _known(self, player: Player, game: str, puzzle: str) -> tuple[SolvingRow, Puzzle]:
        """A puzzle that I was given. A book that was made anew may have it no more, or with other answers."""
        found, row = _book(game).find(puzzle), (await self._given(player, game)).get(puzzle)
        if row is None:
            raise Refusal("no-puzzle", f"you were given no puzzle '{puzzle}' of {game}")
        if found is None or not fits(found, row.choices, row.phase):
            raise Refusal("puzzle-gone", f"puzzle '{puzzle}' of {game} is no longer in the book")
        return row, found

    async def _rushes(self, player: Player, game: str, puzzle: str) -> RushRow | None:
        """My rush, if it asks this puzzle now."""
        rush = await self._rooms.store.read(stored.rush(player.id, game))
        asks = rush is not None and rush.puzzle == puzzle and not self._over(_book(game), rush)
        return rush if asks else None

    async def seen(self, player: Player, game: str, puzzle: str) -> Solving:
        """A puzzle that I was given, or am asked in a rush, as it stands."""
        rush, found = await self._rushes(player, game, puzzle), _book(game).find(puzzle)
        if rush is not None and found is not None:
            return Solving(found, msgspec.json.decode(rush.choices, type=list[str]))
        row, found = await self._known(player, game, puzzle)
        return Solving(found, msgspec.json.decode(row.choices, type=list[str]))

    async def _give(self, player: Player, game: str, puzzle: Puzzle, way: PuzzleWay) -> PuzzleNow:
        with suppress(Conflict):  # they have it already
            await self._rooms.store.write(stored.give(player.id, game, puzzle.id, way, self._rooms.now()))
        return await self.look(player, game, puzzle.id)

    async def _nearest(self, book: PuzzleBook, rating: int, known: set[str], theme: str | None = None) -> Puzzle | None:
        """The puzzle nearest to a rating, of those not known; its own rating is what people made of it."""
        return book.next(rating, known, await self._rooms.store.read(stored.ratings(book.game)), theme)

    def _answered(self, puzzle: Puzzle, choices: list[str], solving: Solving) -> Answered:
        return Answered(puzzle.id, choices, solving.phase, puzzle.rating, self._rooms.now())

    async def _told(self, player: Player, game: str, puzzle: Puzzle, row: SolvingRow) -> PuzzleNow:
        """A puzzle as its solver may see it: views and cut events of their seat, the solution once it is over."""
        choices = msgspec.json.decode(row.choices, type=list[str])
        solving = Solving(puzzle, choices[:-1])
        table, seat, id = solving.table, puzzle.seat, f"puzzle-{puzzle.id}"
        since, last = last_turn(table, seat), None
        if choices:
            last = table.parse(choices[-1])
            since = solving.choose(last).since
        me = await self._rooms.store.read(stored.puzzler(player.id, game))
        moved = await self._rooms.store.read(stored.ratings(game))
        moments = []
        for at in range(since, table.at):
            happened = told_of(table, seat, at)
            if happened.events:
                moments.append(LessonMoment(happened=happened, scene=scene_of(id, table, seat, at + 1)))
        info = table_of(id, table, [""] * table.seats, [seat])
        return PuzzleNow(
            game=game,
            puzzle=puzzle.id,
            way=row.way,
            phase=row.phase,
            question=solving.answered,
            depth=puzzle.depth,
            part=solving.is_part(),
            rating=moved.get(puzzle.id, puzzle.rating),
            mine=me.rating if row.after is None else row.after,
            before=row.before,
            chosen=None if last is None else option(table, last),
            table=info,
            scene=scene_of(id, table, seat, choosing=row.phase == "asked"),
            moments=moments,
            solution=[] if row.phase == "asked" else [told(table, one) for one in solution(puzzle)],
        )


def _book(game: str) -> PuzzleBook:
    if game not in booked():
        raise Refusal("no-puzzle", f"there are no puzzles of {game}")
    return book_of(game)


def fits(puzzle: Puzzle, text: str, phase: str) -> bool:
    """Whether choices that were made at a puzzle lead through it as it is in the book now, to where they did."""
    choices = msgspec.json.decode(text, type=list[str])
    if not choices:
        return True
    try:
        solving = Solving(puzzle, choices[:-1])
        asked = solving.phase == "asked"
        solving.choose(choices[-1])
    except (UnknownAction, IllegalAction):
        return False
    return asked and (phase != "asked" or solving.phase == "asked")


def _written(seen: list[Rushed]) -> str:
    return msgspec.json.encode(seen).decode()


def _themes(book: PuzzleBook, given: set[str]) -> list[PuzzleTheme]:
    left = book.themes(given)
    return [PuzzleTheme(theme=theme, many=many, left=left.get(theme, 0)) for theme, many in book.themes().items()]


def chosen(table: Table, seat: int, wanted: PuzzleChoice, choices: list[str], phase: str) -> Action | None:
    """The action of an answer; None where it was given before. Refusal for what may not be chosen: it costs nothing."""
    try:
        action = table.game.vocabulary.parse(wanted.action)
    except UnknownAction as unknown:
        raise Refusal("unknown-action", str(unknown)) from None
    if wanted.question < len(choices) and choices[wanted.question] == action.write():
        return None
    if wanted.question != len(choices) or phase != "asked" or table.turn != seat:
        raise Refusal("stale", "this question is answered")
    reason = table.why(action)
    if reason is not None:
        raise Refusal("not-allowed", f"'{action.write()}' is not allowed now", reason.id, reason.cite)
    return action


def told(table: Table, one: Solved) -> SolvedQuestion:
    """One question of a solution, in words."""

    def said(action: Action) -> Option:
        return option(table, action)

    def moved(seat: int, action: Action) -> LineMove:
        found = option(table, action)
        return LineMove(action=found.action, word=found.word, seat=seat)

    return SolvedQuestion(
        best=said(one.best),
        also=[said(action) for action in one.also],
        line=[moved(seat, action) for seat, action in one.played],
        tempting=said(one.tempting),
        chance=one.chance,
        instead=one.instead,
        why=[theme.plain() for theme in one.why],
    )
