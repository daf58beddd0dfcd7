"""What the catalogs hold and what asks for it, for the tests that compare the two."""

import ast
import re
from functools import cache
from pathlib import Path

from parlour.core.words import Action, Event, Step, fields_of
from parlour.text.catalog import LOCALE, OF
from parlour.text.messages import CatalogEntry, written

HOUSE = Path(__file__).parents[2] / "src" / "parlour"
WEB = HOUSE.parents[1] / "web" / "src"
QUOTED = re.compile(r"""["'`]([a-z][\w]*(?:-[\w]+)+)["'`]""")  # an id, said whole
BEGUN = re.compile(r"[`\"']([a-z][\w-]*-)(?:\$\{|[\"'] ?\+)")  # the beginning of an id, the rest put together
ASKED = re.compile(r"""(?:say|catalog)\.text\(\s*["'`]([\w-]+)["'`]""")


@cache
def entries(lang: str, page: str) -> dict[str, CatalogEntry]:
    """Every message of a file; `$area-of` is the same thing as `$area` in another form."""
    found = written(LOCALE / lang / page)
    for entry in found.values():
        entry.variables = {name.removesuffix(f"-{OF}") for name in entry.variables}
        entry.references = {name.split(".")[0] for name in entry.references}
    return found


def asked_by_code() -> dict[str, set[str] | None]:
    """The ids that terminal, server and catalog name, with the arguments they give; None where those are not plain."""
    asked: dict[str, set[str] | None] = {}
    for module in [path for room in ("cli", "server", "text") for path in (HOUSE / room).rglob("*.py")]:
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                asked.setdefault(node.value, None)
            if not isinstance(node, ast.Call) or not node.args or any(word.arg is None for word in node.keywords):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            id = node.args[0].value if isinstance(node.args[0], ast.Constant) else None
            if name in ("text", "say") and isinstance(id, str):
                given = {str(word.arg) for word in node.keywords}
                known = asked.get(id)
                assert known is None or known == given, f"{id} is given {known} and {given}"
                asked[id] = given
    return asked


@cache
def page_sources() -> list[str]:
    """The text of the page and of the lessons."""
    files = [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts"), *(HOUSE / "lessons").rglob("*.*")]
    told = [path for path in files if path.suffix in (".svelte", ".ts", ".py", ".json") and ".test." not in path.name]
    return [path.read_text("utf-8") for path in told]


def asked_by_page() -> tuple[set[str], set[str]]:
    """The ids that the page names, and the beginnings of those it puts together."""
    texts = page_sources()
    return {id for text in texts for id in QUOTED.findall(text)}, {id for text in texts for id in BEGUN.findall(text)}


def said_by_page() -> set[str]:
    """The ids that the page says for certain."""
    return {id for text in page_sources() for id in ASKED.findall(text)}


def fields(kind: type) -> set[str]:
    """The arguments a word gives to its message."""
    assert issubclass(kind, (Action, Event, Step))
    return set(fields_of(kind))
