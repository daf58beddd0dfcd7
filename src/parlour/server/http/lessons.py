"""Routes of the lessons. Nothing is kept: a lesson is played out once, and a step of it is a number."""

from typing import Annotated, Literal

from litestar import Router, get, post
from litestar.params import JSONBody, QueryParameter
from msgspec.structs import replace

from parlour.core.game import UnknownGame
from parlour.core.words import State
from parlour.lessons.finding import course
from parlour.lessons.finding import lessons as shelved
from parlour.lessons.lesson import Course
from parlour.lessons.words import words
from parlour.server.http.books import GameId
from parlour.server.http.identity import PROBLEMS, AnyRequest
from parlour.server.http.services import Services
from parlour.server.http.tables import Notation
from parlour.server.limits import LOOKS, TABLES_OF_ALL
from parlour.server.refusal import Refusal
from parlour.server.tables.foresight import foresee, why_not
from parlour.server.tables.scene import scene_of, table_of, told_of
from parlour.server.wire.asked import Fork, LessonPlay
from parlour.server.wire.readings import CourseInfo, LessonInfo, LessonMoment, LessonScene, LessonStep, WordRow
from parlour.server.wire.told import Foresight, Scene, TableInfo, Why

NoteLanguage = Annotated[Literal["en", "fr", "pl"], QueryParameter(description="of the notes")]
StepNumber = Annotated[int, QueryParameter(ge=0, le=1000, description="a step of the lesson, from 0")]


def lessons(services: Services) -> Router:
    """Everything below /api/lessons."""

    @get("/", summary="The lessons of the house")
    async def every() -> list[LessonInfo]:
        """One a game."""
        return [LessonInfo(game=game, title=title(game), moves=told.guided) for game, told in shelved().items()]

    @get("/{game:str}", responses=PROBLEMS, summary="A lesson, step by step")
    async def whole(game: GameId) -> CourseInfo:
        """What is told and asked; where the table then stands is told by its scene."""
        return told_lesson(found(game))

    @get("/{game:str}/words", summary="The words of a game in three languages")
    async def vocabulary(game: GameId, lang: NoteLanguage = "en") -> list[WordRow]:
        """As its books have them, with notes in one language; none if there is no such table."""
        return [WordRow(en=row[0], fr=row[1], pl=row[2], note=row[3]) for row in words(game, lang)]

    @get("/{game:str}/scene", responses=PROBLEMS, summary="The table at a step of a lesson")
    async def scene(game: GameId, step: StepNumber = 0) -> LessonScene:
        """As the learner sees it, and what happened since the step before."""
        played = found(game)
        at = reached(played, step)
        since = reached(played, step - 1) if step else 0
        return LessonScene(
            scene=seen(played, at, played.steps[step].asked is not None), moments=moments(played, since, at)
        )

    @get("/{game:str}/why", responses=PROBLEMS, summary="Why an action is not allowed at a step")
    async def why(game: GameId, action: Notation, step: StepNumber = 0) -> Why:
        """With the rule that forbids it."""
        played = found(game)
        return why_not(played.table.game, view(played, reached(played, step)), played.lesson.seat, action)

    @get("/{game:str}/foresee", responses=PROBLEMS, summary="Where an action would lead at a step")
    async def preview(request: AnyRequest, game: GameId, action: Notation, step: StepNumber = 0) -> Foresight:
        """As far as the learner can tell beforehand."""
        services.rooms.limits.take(LOOKS, services.identity.address(request))
        played = found(game)
        return foresee(played.table.game, view(played, reached(played, step)), played.lesson.seat, action)

    @post("/{game:str}/play", responses=PROBLEMS, summary="Play on from a lesson, against bots")
    async def play(request: AnyRequest, game: GameId, data: JSONBody[LessonPlay]) -> TableInfo:
        """A table of one's own; what the learner could not see is dealt anew."""
        player, played = await services.identity.known(request), found(game)
        services.rooms.limits.take(TABLES_OF_ALL, services.identity.address(request))
        step = len(played.steps) - 1 if data.step is None else data.step
        reached(played, step)
        record, at = played.record(step)
        return await services.lobby.fork(
            record, player, Fork(at=at, seat=played.lesson.seat, id=data.id, level=data.level)
        )

    handlers = [every, whole, vocabulary, scene, why, preview, play]
    return Router("/api/lessons", route_handlers=handlers, tags=["lessons"])


def found(game: str) -> Course:
    """The lesson of a game; Refusal if there is none."""
    try:
        return course(game)
    except UnknownGame as unknown:
        raise Refusal("no-lesson", str(unknown)) from None


def reached(played: Course, step: int) -> int:
    """How many actions come before a step; Refusal if there is none."""
    if step >= len(played.steps):
        raise Refusal("no-step", f"the lesson has {len(played.steps)} steps, not {step + 1}")
    return played.steps[step].at


def title(game: str) -> str:
    """The message that names a lesson: the one before its first text."""
    return f"{shelved()[game].moves[0].text.rsplit('-', 1)[0]}-title"


def view(played: Course, at: int) -> State:
    """What the learner knows after so many actions."""
    return played.table.view(played.lesson.seat, at)


def seen(played: Course, at: int, choosing: bool) -> Scene:
    """The scene after so many actions; the options are the real ones, whatever the lesson asks for."""
    return scene_of(f"lesson-{played.lesson.game}", played.table, played.lesson.seat, at, choosing=choosing)


def moments(played: Course, since: int, until: int) -> list[LessonMoment]:
    """What the learner was told on the way; choices that only lead to another one are told with it."""
    told = []
    for at in range(since, until):
        happened = told_of(played.table, played.lesson.seat, at)
        if happened.events:
            told.append(LessonMoment(happened=happened, scene=seen(played, at + 1, False)))
    return told


def told_lesson(played: Course) -> CourseInfo:
    """A lesson as it is said."""
    lesson = played.lesson
    whole = table_of(f"lesson-{lesson.game}", played.table, list(lesson.names), [lesson.seat])
    info = replace(whole, live=True, phase="playing", at=0, outcome=None)  # it is being learnt
    steps = [
        LessonStep(
            move=step.move,
            text=lesson.moves[step.move].text,
            asked=[] if step.asked is None else [step.asked],
            rule=lesson.moves[step.move].rule,
            pieces=list(lesson.moves[step.move].pieces),
            marks=list(lesson.moves[step.move].marks),
            first=step.first,
            last=step.last,
        )
        for step in played.steps
    ]
    return CourseInfo(
        game=lesson.game,
        title=title(lesson.game),
        seat=lesson.seat,
        names=list(lesson.names),
        moves=lesson.guided,
        table=info,
        steps=steps,
    )
