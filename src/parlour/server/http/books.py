"""Routes of the rules as this house tells them, and of the words that games of other packages bring."""

from typing import Annotated

from litestar import Response, Router, get
from litestar.params import PathParameter

from parlour.bots.coaches import coach_of
from parlour.core.game import UnknownGame
from parlour.core.game import find as find_game
from parlour.core.words import Word
from parlour.server.http.identity import PROBLEMS
from parlour.server.http.page import module_of
from parlour.server.refusal import Refusal
from parlour.server.wire.readings import Book, BookChapter, BookParagraph, GameWords, WordFacts
from parlour.text.book import chapters, title

HOUR = {"cache-control": "public, max-age=3600"}
GameId = Annotated[str, PathParameter(max_length=40, pattern=r"^[a-z_]+$(?!\n)")]
Language = Annotated[str, PathParameter(max_length=2, pattern=r"^[a-z]+$(?!\n)", description="en, fr or pl")]


def books() -> Router:
    """Everything below /api/books."""

    @get("/{game:str}/{lang:str}", responses=PROBLEMS, summary="The rules of a game, paragraph by paragraph")
    async def book(game: GameId, lang: Language) -> Response[Book]:
        """The digest and, as its last chapter, the rulings; ids are what reasons and problems cite."""
        spoken(lang)
        try:
            told = [
                BookChapter(
                    id=chapter.id,
                    title=chapter.title,
                    paragraphs=[
                        BookParagraph(id=one.id, rule=one.rule, text=one.text, sources=one.sources)
                        for one in chapter.paragraphs
                    ],
                )
                for chapter in chapters(game, lang)
            ]
        except UnknownGame as unknown:
            raise Refusal("no-book", str(unknown)) from None
        return Response(Book(game=game, lang=lang, title=title(game, lang), chapters=told), headers=HOUR)

    @get("/{game:str}/{lang:str}/words", responses=PROBLEMS, summary="The sentences of a game that came by itself")
    async def words(game: GameId, lang: Language) -> Response[GameWords]:
        """None for a game of the house, whose sentences are in its page. English first, then what the language has."""
        spoken(lang)
        return Response(words_of(game, lang), headers=HOUR)

    return Router("/api/books", route_handlers=[book, words], tags=["games"])


def spoken(lang: str) -> None:
    """Refusal for a language that the house does not speak."""
    from parlour.text.catalog import LANGUAGES  # it brings Fluent: a tenth of a second of a start

    if lang not in LANGUAGES:
        raise Refusal("no-language", f"the books are told in {', '.join(LANGUAGES)}")


def words_of(id: str, lang: str) -> GameWords:
    """All that a page needs to tell a game in sentences; Refusal if there is no such game."""
    from parlour.text.catalog import LANGUAGES, lacked, own_pages, things_of

    try:
        game = find_game(id)
    except UnknownGame as unknown:
        raise Refusal("no-book", str(unknown)) from None
    pages = own_pages(LANGUAGES[0], id)
    if lang != LANGUAGES[0]:
        here = own_pages(lang, id)
        pages = {name: f"{text}\n{here.get(name, '')}" for name, text in pages.items()}
    kinds = dict.fromkeys([*(type(action) for action in game.actions), *game.words, *coach_of(game).themes()])
    facts = {
        kind.__name__: WordFacts(cite=kind.cite, things=things_of(kind)) for kind in kinds if issubclass(kind, Word)
    }
    return GameWords(
        game=id,
        lang=lang,
        draft=bool(lacked(lang, id)),
        secrets=game.secrets,
        page=module_of(id),
        pages=pages,
        words=facts if pages else {},
    )
