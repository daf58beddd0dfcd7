"""Routes of the lessons. Nothing is kept: a lesson is played out once, and a step of it is a number."""

from functools import lru_cache
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Response, Router, get, post
from litestar.params import JSONBody, QueryParameter
from msgspec.structs import replace

from parlour.core.game import UnknownGame
from parlour.core.words import State
from parlour.lessons.finding import course
from parlour.lessons.finding import lessons as shelved
from parlour.lessons.lesson import Course
from parlour.lessons.words import words
from parlour.server.http.books import GameId, spoken
from parlour.server.http.identity import PROBLEMS, AnyRequest
from parlour.server.http.rates import SCENES
from parlour.server.http.services import Services
from parlour.server.http.tables import Notation
from parlour.server.limits import LOOKS, TABLES_OF_ALL
from parlour.server.refusal import Refusal
from parlour.server.tables.foresight import foresee, why_not
from parlour.server.tables.scene import scene_of, table_of, told_of
from parlour.server.wire.asked import WORD, Fork, LessonPlay
from parlour.server.wire.readings import CourseInfo, LessonInfo, LessonMoment, LessonScene, LessonStep
from parlour.server.wire.told import Foresight, Scene, TableInfo, Why

NoteLanguage = Annotated[str, QueryParameter(max_length=8, pattern=WORD, description="of the notes")]
KEPT: Final = 512  # answers of each kind: more than all the lessons of the house have steps
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

    @get("/{game:str}/words", responses=PROBLEMS, summary="The words of a game in every language")
    async def vocabulary(game: GameId, lang: NoteLanguage = "en") -> list[dict[str, str]]:
        """As its books have them, by language, with a `note` in one of them; none if there is no such table."""
        spoken(lang)
        return words(game, lang)

    @get("/{game:str}/scene", responses=PROBLEMS, rate=SCENES, summary="The table at a step of a lesson")
    async def scene(game: GameId, step: StepNumber = 0) -> Response[LessonScene]:
        """As the learner sees it, and what happened since the step before."""
        return Response(scene_at(found(game), step), media_type=MediaType.JSON)

    @get("/{game:str}/why", responses=PROBLEMS, rate=SCENES, summary="Why an action is not allowed at a step")
    async def why(game: GameId, action: Notation, step: StepNumber = 0) -> Response[Why]:
        """With the rule that forbids it."""
        return Response(why_at(found(game), step, action), media_type=MediaType.JSON)

    @get("/{game:str}/foresee", responses=PROBLEMS, summary="Where an action would lead at a step")
    async def preview(request: AnyRequest, game: GameId, action: Notation, step: StepNumber = 0) -> Response[Foresight]:
        """As far as the learner can tell beforehand."""
        services.rooms.limits.take(LOOKS, services.identity.address(request))
        return Response(foreseen_at(found(game), step, action), media_type=MediaType.JSON)

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


@lru_cache(maxsize=KEPT)
def scene_at(played: Course, step: int) -> Any:
    """The table at a step as it is sent, worked out once: it is the same for everybody."""
    at = reached(played, step)
    since = reached(played, step - 1) if step else 0
    scene = seen(played, at, played.steps[step].asked is not None)
    return msgspec.json.encode(LessonScene(scene=scene, moments=moments(played, since, at)))


@lru_cache(maxsize=KEPT)
def why_at(played: Course, step: int, action: str) -> Any:
    """Why not, at a step."""
    known = view(played, reached(played, step))
    return msgspec.json.encode(why_not(played.table.game, known, played.lesson.seat, action))


@lru_cache(maxsize=KEPT)
def foreseen_at(played: Course, step: int, action: str) -> Any:
    """Where an action leads, at a step."""
    known = view(played, reached(played, step))
    return msgspec.json.encode(foresee(played.table.game, known, played.lesson.seat, action))


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
