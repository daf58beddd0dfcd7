"""The changes that are made to a module to see whether a test notices: one place, one change each."""

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

OPERATORS: dict[type[ast.AST], list[type[ast.AST]]] = {
    ast.Lt: [ast.LtE, ast.Gt],
    ast.LtE: [ast.Lt, ast.GtE],
    ast.Gt: [ast.GtE, ast.Lt],
    ast.GtE: [ast.Gt, ast.LtE],
    ast.Eq: [ast.NotEq],
    ast.NotEq: [ast.Eq],
    ast.Is: [ast.IsNot],
    ast.IsNot: [ast.Is],
    ast.In: [ast.NotIn],
    ast.NotIn: [ast.In],
    ast.Add: [ast.Sub],
    ast.Sub: [ast.Add],
    ast.Mult: [ast.FloorDiv],
    ast.FloorDiv: [ast.Mult],
    ast.Mod: [ast.FloorDiv],
    ast.LShift: [ast.RShift],
    ast.RShift: [ast.LShift],
    ast.BitAnd: [ast.BitOr],
    ast.BitOr: [ast.BitAnd],
    ast.BitXor: [ast.BitAnd],
    ast.And: [ast.Or],
    ast.Or: [ast.And],
}
FUNCTIONS = {"min": "max", "max": "min", "any": "all", "all": "any"}
SKIPPED = {"annotation", "returns", "decorator_list", "bases", "type_params"}
LISTS = (ast.List, ast.ListComp, ast.Tuple, ast.JoinedStr)


@dataclass(frozen=True)
class Mutant:
    """One change of one module."""

    id: str  # file, place, change: the same as long as the place is
    file: str
    line: int
    source: str


Change = tuple[ast.AST, str, int | None, ast.AST, ast.AST]  # whose, field, place in it, the old, the new


def mutants(folder: Path) -> list[Mutant]:
    """Every mutant of the modules in a folder, in a stable order."""
    return [mutant for path in sorted(folder.glob("*.py")) for mutant in mutants_of(path)]


def mutants_of(path: Path) -> Iterator[Mutant]:
    """Every mutant of a module."""
    tree = ast.parse(path.read_text("utf-8"))
    before, seen = ast.unparse(tree), Counter[str]()
    for place, change in changes(tree, ""):
        holder, field, index, old, new = change
        name = f"{path.name} {place or 'module'}: {describe(holder, old, new)}"
        put(holder, field, index, new)
        after = ast.unparse(ast.fix_missing_locations(tree))
        put(holder, field, index, old)
        if after != before:
            seen[name] += 1
            number = f" #{seen[name]}" if seen[name] > 1 else ""
            yield Mutant(name + number, path.name, getattr(old, "lineno", getattr(holder, "lineno", 0)), after)


def put(holder: ast.AST, field: str, index: int | None, node: ast.AST) -> None:
    """Set a part of a node."""
    if index is None:
        setattr(holder, field, node)
    else:
        getattr(holder, field)[index] = node


def describe(holder: ast.AST, old: ast.AST, new: ast.AST) -> str:
    """A change in words, short."""
    if isinstance(old, (ast.operator, ast.cmpop, ast.boolop)):
        return f"{clip(holder)}: {type(old).__name__} → {type(new).__name__}"
    if isinstance(old, ast.Constant):
        return f"{clip(holder)}: {clip(old)} → {clip(new)}"
    return f"{clip(old)} → {clip(new)}"


def clip(node: ast.AST) -> str:
    """A node as one short line."""
    line = " ".join(ast.unparse(node).split())
    return line if len(line) <= 70 else f"{line[:50]} … {line[-17:]}"


def changes(node: ast.AST, place: str) -> Iterator[tuple[str, Change]]:
    """Every change below a node, and where it stands."""
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        place = f"{place}.{node.name}".strip(".")
    if isinstance(node, (ast.Assign, ast.AnnAssign)) and not place:
        target = node.targets[0] if isinstance(node, ast.Assign) else node.target
        place = ast.unparse(target)
    for field, value in ast.iter_fields(node):
        if field in SKIPPED:
            continue
        for index, part in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if not isinstance(part, ast.AST) or is_left_alone(node, field, index, part):
                continue
            for new in replacements(node, field, part):
                yield place, (node, field, index, part, new)
            yield from changes(part, place)


def is_left_alone(holder: ast.AST, field: str, index: int | None, part: ast.AST) -> bool:
    """What changes nothing by construction."""
    if isinstance(part, (ast.Import, ast.ImportFrom)) or (
        isinstance(part, ast.FunctionDef) and part.name == "__repr__"
    ):
        return True
    if isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant):
        return True  # a docstring
    if isinstance(part, ast.Assert) and "isinstance" in ast.unparse(part):
        return True
    return isinstance(holder, ast.Call) and ast.unparse(holder.func) == "cast" and (field, index) == ("args", 0)


def replacements(holder: ast.AST, field: str, part: ast.AST) -> Iterator[ast.AST]:
    """What may stand in place of a part."""
    if type(part) in OPERATORS and not joins_lists(holder):
        yield from (other() for other in OPERATORS[type(part)])
    if isinstance(part, ast.Constant) and isinstance(part.value, bool):
        yield ast.Constant(not part.value)
    elif isinstance(part, ast.Constant) and isinstance(part.value, int):
        yield from (ast.Constant(part.value + 1), ast.Constant(part.value - 1))
    if isinstance(part, ast.UnaryOp) and isinstance(part.op, ast.Not):
        yield part.operand
    if isinstance(part, ast.Call) and isinstance(part.func, ast.Name) and part.func.id in FUNCTIONS:
        yield ast.Call(ast.Name(FUNCTIONS[part.func.id]), part.args, part.keywords)
    if isinstance(part, ast.expr) and is_condition(holder, field) and not has_opposite(part):
        yield ast.UnaryOp(ast.Not(), part)
    if isinstance(part, ast.Return) and part.value is not None:
        empty: ast.expr = ast.List([]) if isinstance(part.value, LISTS) else ast.Constant(None)
        yield ast.Return(empty)
    if can_go(part) and not isinstance(holder, (ast.Module, ast.ClassDef)):
        yield ast.Pass()


def can_go(part: ast.AST) -> bool:
    """Whether a statement can be left out without leaving a name unmade for certain."""
    if isinstance(part, ast.Return):
        return part.value is None
    return isinstance(part, (ast.Expr, ast.Assign, ast.AugAssign, ast.Break, ast.Continue, ast.Raise))


def joins_lists(holder: ast.AST) -> bool:
    """Whether an operator works on lists, so that another could only crash."""
    if isinstance(holder, ast.BinOp):
        return isinstance(holder.left, LISTS) or isinstance(holder.right, LISTS)
    return isinstance(holder, ast.AugAssign) and isinstance(holder.value, LISTS)


def is_condition(holder: ast.AST, field: str) -> bool:
    """Whether a part decides between branches."""
    return field == "test" if isinstance(holder, (ast.If, ast.While, ast.IfExp)) else field == "ifs"


def has_opposite(test: ast.expr) -> bool:
    """Whether the changed operator of a condition is its negation already."""
    opposites = (ast.Eq, ast.NotEq, ast.Is, ast.IsNot, ast.In, ast.NotIn)
    if isinstance(test, ast.Compare):
        return len(test.ops) == 1 and isinstance(test.ops[0], opposites)
    return isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)
