"""Routes of the rules as this house tells them."""

from typing import Annotated

from litestar import Response, Router, get
from litestar.params import PathParameter

from parlour.core.game import UnknownGame
from parlour.server.http.identity import PROBLEMS
from parlour.server.refusal import Refusal
from parlour.server.wire.readings import Book, BookChapter, BookParagraph
from parlour.text.book import chapters, title

HOUR = {"cache-control": "public, max-age=3600"}
GameId = Annotated[str, PathParameter(max_length=40, pattern=r"^[a-z_]+$(?!\n)")]
Language = Annotated[str, PathParameter(max_length=2, pattern=r"^[a-z]+$(?!\n)", description="en, fr or pl")]


def books() -> Router:
    """Everything below /api/books."""

    @get("/{game:str}/{lang:str}", responses=PROBLEMS, summary="The rules of a game, paragraph by paragraph")
    async def book(game: GameId, lang: Language) -> Response[Book]:
        """The digest and, as its last chapter, the rulings; ids are what reasons and problems cite."""
        from parlour.text.catalog import LANGUAGES  # it brings Fluent: a tenth of a second of a start

        if lang not in LANGUAGES:
            raise Refusal("no-language", f"the books are told in {', '.join(LANGUAGES)}")
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

    return Router("/api/books", route_handlers=[book], tags=["games"])
