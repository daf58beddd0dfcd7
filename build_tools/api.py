"""A page for each public module, made from its docstrings: `make generated` writes docs/api/*.md.

The sources are read, not run: so a page is the same whether the house is compiled or not.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
SRC: Final = ROOT / "src"
FOLDER: Final = ROOT / "docs" / "api"
PUBLIC: Final = (
    "parlour",
    "parlour.core.table",
    "parlour.core.engine",
    "parlour.core.game",
    "parlour.core.words",
    "parlour.core.notation",
    "parlour.core.record",
    "parlour.core.box",
    "parlour.core.deal",
    "parlour.core.chance",
    "parlour.core.facts",
    "parlour.core.foresight",
    "parlour.core.features",
    "parlour.bots",
    "parlour.bots.bot",
    "parlour.bots.judge",
    "parlour.bots.levels",
    "parlour.laws",
    "parlour.lessons.lesson",
    "parlour.cli.boards",
    "parlour.client",
    "parlour.visitor",
    "parlour.research",
    "parlour.research.arrays",
    "parlour.research.aec",
    "parlour.research.single",
    "parlour.research.spiel",
    "parlour.research.opponents",
    "parlour.research.seen",
    "parlour.research.vector",
    "parlour.research.dataset",
    "parlour.research.field",
)
MADE: Final = "<!-- Made from the docstrings by build_tools/api.py (`make generated`): do not edit. -->\n"
Defined = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def written() -> dict[Path, str]:
    """Every page, and the list of them."""
    pages = {FOLDER / f"{name}.md": page(name) for name in PUBLIC}
    rows = [f"| [`{name}`]({name}.md) | {brief(tree(name))} |" for name in PUBLIC]
    told = "What programs may use, module by module. Names that begin with `_`, and other modules, may change."
    head = f"# The library\n\n{told}\n"
    return {FOLDER / "README.md": "\n".join([MADE, head, "| module | |", "|---|---|", *rows, ""]), **pages}


def page(name: str) -> str:
    """The page of a module."""
    module = tree(name)
    parts = [MADE, f"# `{name}`\n", ast.get_docstring(module) or "", ""]
    parts += [part for node in module.body for part in told(node)]
    given = exported(module)
    if given:
        parts += ["## Names from elsewhere\n", "| name | of |", "|---|---|"]
        parts += [f"| `{one}` | {where(source)} |" for one, source in given]
    return "\n".join(parts).rstrip("\n") + "\n"


def tree(name: str) -> ast.Module:
    """The source of a module."""
    place = SRC.joinpath(*name.split("."))
    file = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
    return ast.parse(file.read_text("utf-8"))


def brief(node: ast.Module | Defined) -> str:
    """The first line of a docstring."""
    return (ast.get_docstring(node) or "").partition("\n")[0]


def told(node: ast.stmt) -> Iterator[str]:
    """A class with what it can do, a function, a named number."""
    if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
        bases = ", ".join(ast.unparse(base) for base in node.bases)
        yield f"## class `{node.name}{f'({bases})' if bases else ''}`\n"
        yield f"{ast.get_docstring(node) or ''}\n"
        lines = [line for part in node.body for line in member(part)]
        if lines:
            yield "\n".join(lines) + "\n"
    elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and not node.name.startswith("_"):
        yield f"## `{signature(node)}`\n"
        yield f"{ast.get_docstring(node) or ''}\n"


def member(node: ast.stmt) -> Iterator[str]:
    """A line for each public member of a class, and for how it is made."""
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and not node.target.id.startswith("_"):
        yield f"- `{ast.unparse(node)}`"
    elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        if node.name == "__init__":
            yield f"- `{signature(node)}`"
        elif not node.name.startswith("_"):
            is_property = any(ast.unparse(one) == "property" for one in node.decorator_list)
            said = (
                f"{node.name}: {ast.unparse(node.returns) if node.returns else ''}" if is_property else signature(node)
            )
            yield f"- `{said}`  \n  {' '.join((ast.get_docstring(node) or '').split())}"


def signature(node: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    """As it is called: `self` is left out."""
    args = ast.parse(ast.unparse(node.args).join(["def f(", "): ..."])).body[0]
    assert isinstance(args, ast.FunctionDef)
    for some in (args.args.posonlyargs, args.args.args):
        if some and some[0].arg in ("self", "cls"):
            del some[0]
    back = f" -> {ast.unparse(node.returns)}" if node.returns and node.name != "__init__" else ""
    waits = "async " if isinstance(node, ast.AsyncFunctionDef) else ""
    return f"{waits}{node.name}({ast.unparse(args.args)}){back}"


def exported(module: ast.Module) -> list[tuple[str, str]]:
    """The names of `__all__` that other modules define, and which."""
    listed: list[str] = []
    sources: dict[str, str] = {}
    for node in module.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            listed = ast.literal_eval(node.value)
        elif isinstance(node, ast.ImportFrom) and node.module:
            sources |= {one.asname or one.name: node.module for one in node.names}
    return [(name, sources[name]) for name in listed if name in sources]


def where(source: str) -> str:
    """A module, as a link if it has a page."""
    return f"[`{source}`]({source}.md)" if source in PUBLIC else f"`{source}`"


def main() -> int:
    """Write them all, and remove what is no longer one."""
    pages = written()
    FOLDER.mkdir(exist_ok=True)
    for old in set(FOLDER.glob("*.md")) - set(pages):
        old.unlink()
    for path, text in pages.items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
