"""Writes the types of what the server says and hears, of sentences and of what the games' boards are shown.

    python contract.py

They are read from the sources, not from the package: nothing has to be installed to build the web app.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
PACKAGE = HERE.parent / "src" / "ludoteca"
WRITTEN = HERE / "src" / "net" / "contract.ts"

TELLING = PACKAGE / "engine" / "telling.py"
MESSAGES = PACKAGE / "server" / "messages.py"
ENTRIES = PACKAGE / "server" / "tables" / "entries.py"
AFTERWARDS = tuple(PACKAGE / "server" / name for name in ("findings.py", "afterwards.py"))
OF_ENTRIES = ("Origin",)
OF_A_GAME = ("events.py", "telling.py", "details.py")

PLAIN = {
    "int": "number", "float": "number", "str": "string", "bool": "boolean", "None": "null", "Any": "any",
    "Actor": "number | 'chance'",
}  # fmt: skip
LISTS = ("list", "Sequence", "tuple")
LEFT_OUT = ("UnsetType",)
SHAPES = ("TypedDict", "Struct")
HEADER = "/** Made from the Python sources by contract.py, whenever the app is built: do not edit. */\n"


def sources() -> list[Path]:
    """The files from which the types are made."""
    return [TELLING, MESSAGES, ENTRIES, *AFTERWARDS, *(file for files in of_games().values() for file in files)]


def of_games() -> dict[str, list[Path]]:
    """By game, the files with types for its boards."""
    folders = sorted(file.parent for file in PACKAGE.glob("games/*/telling.py"))
    return {folder.name: [folder / name for name in OF_A_GAME if (folder / name).is_file()] for folder in folders}


def write() -> None:
    text = contract()
    if not WRITTEN.is_file() or WRITTEN.read_text(encoding="utf-8") != text:
        WRITTEN.write_text(text, encoding="utf-8")


def contract() -> str:
    messages = Module(MESSAGES)
    renamed = [f"export type {name} = {original}\n" for name, original in messages.renamed()]
    parts = [Module(TELLING).typed(), *renamed, in_namespace("Server", Module(ENTRIES, OF_ENTRIES), messages)]
    parts.append(in_namespace("Review", *map(Module, AFTERWARDS)))
    parts += [in_namespace(name_of(game), *map(Module, files)) for game, files in of_games().items()]
    return "\n".join([HEADER, *filter(None, parts)])


def name_of(game: str) -> str:
    return "".join(part.capitalize() for part in game.replace("-", "_").split("_"))


def in_namespace(name: str, *modules: Module) -> str:
    """A namespace, for types whose names also occur elsewhere."""
    inside = "\n".join(filter(None, (module.typed() for module in modules)))
    indented = "\n".join(f"  {line}" if line else "" for line in inside.splitlines())
    return f"export namespace {name} {{\n{indented}\n}}\n" if inside else ""


class Module:
    """The types that a module declares."""

    def __init__(self, file: Path, only: tuple[str, ...] = ()) -> None:
        tree = ast.parse(file.read_text(encoding="utf-8"))
        self.body = tree.body
        self.only = only
        classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
        self.shapes: dict[str, Shape] = {}
        for node in classes:
            if is_shape(node, self.shapes):
                self.shapes[node.name] = Shape(node, self.shapes)
        self.aliases = {name: value for name, value in aliases(tree.body) if is_type(value)}

    def renamed(self) -> Iterator[tuple[str, str]]:
        """The types that it imports under another name."""
        for node in self.body:
            if isinstance(node, ast.ImportFrom):
                yield from ((one.asname, one.name) for one in node.names if one.asname)

    def typed(self) -> str:
        wanted = [shape for name, shape in self.shapes.items() if not self.only or name in self.only]
        named = [] if self.only else [f"export type {name} = {of(value)}\n" for name, value in self.aliases.items()]
        return "\n".join([*named, *(shape.typed() for shape in wanted)])


def is_shape(node: ast.ClassDef, known: dict[str, Shape]) -> bool:
    return any(last_name(base) in (*SHAPES, *known) for base in node.bases)


class Shape:
    """A TypedDict, or a Struct of msgspec with its tag."""

    def __init__(self, node: ast.ClassDef, known: dict[str, Shape]) -> None:
        self.node = node
        self.bases = [known[name] for name in map(last_name, node.bases) if name in known]
        self.settings = {one.arg: one.value for one in node.keywords}

    def setting(self, name: str) -> ast.expr | None:
        own = self.settings.get(name)
        return own or next((found for base in self.bases if (found := base.setting(name))), None)

    def typed(self) -> str:
        about = ast.get_docstring(self.node)
        lines = [f"export interface {self.node.name} {{", *self.tag(), *self.fields(), "}"]
        return "\n".join([*([comment(about)] if about else []), *lines]) + "\n"

    def tag(self) -> list[str]:
        field, tag = self.setting("tag_field"), self.setting("tag")
        if field is None:
            return []
        value = str(ast.literal_eval(tag)) if isinstance(tag, ast.Constant) else self.node.name.lower()
        return [f"  {ast.literal_eval(field)}: '{value}'"]

    def fields(self) -> Iterator[str]:
        for base in self.bases:
            yield from base.fields()
        for position, node in enumerate(self.node.body):
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                about = docstring(self.node.body[position + 1 : position + 2])
                if about:
                    yield f"  {comment(about)}"
                yield self.field(node)

    def field(self, node: ast.AnnAssign) -> str:
        assert isinstance(node.target, ast.Name)
        name, has_default = node.target.id, node.value is not None
        if isinstance(node.value, ast.Call):
            given = {one.arg: one.value for one in node.value.keywords}
            name, has_default = ast.literal_eval(given.get("name", ast.Constant(name))), "default" in given
        may_lack = last_name(node.annotation) == "NotRequired" or (has_default and self.leaves_out_defaults())
        return f"  {name}{'?' if may_lack else ''}: {of(node.annotation)}"

    def leaves_out_defaults(self) -> bool:
        """Whether messages may lack fields that have their default."""
        return bool(self.setting("omit_defaults") or self.setting("forbid_unknown_fields"))


def aliases(body: list[ast.stmt]) -> Iterator[tuple[str, ast.expr]]:
    for node in body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            yield node.targets[0].id, node.value


def is_type(node: ast.expr) -> bool:
    """Whether the node declares a type: a union, or something[of something]."""
    if isinstance(node, ast.BinOp):
        return isinstance(node.op, ast.BitOr) and is_type(node.left) | is_name(node.left)
    return isinstance(node, ast.Subscript) and last_name(node) in (*LISTS, "dict", "Annotated", "Literal")


def is_name(node: ast.expr) -> bool:
    return isinstance(node, ast.Name | ast.Constant)


def of(node: ast.expr) -> str:
    """A type in TypeScript."""
    if isinstance(node, ast.BinOp):
        parts = [of(part) for part in union(node) if last_name(part) not in LEFT_OUT]
        return " | ".join(dict.fromkeys(parts))
    if isinstance(node, ast.Subscript):
        return of_something(last_name(node), parts_of(node.slice))
    if isinstance(node, ast.Constant):
        return PLAIN[str(node.value)] if node.value is None else repr(node.value)
    return PLAIN.get(last_name(node), last_name(node))


def of_something(name: str, parts: list[ast.expr]) -> str:
    if name == "Annotated":
        known = parts[0] if last_name(parts[1]) == "Meta" else parts[1]
        return of(known)
    if name == "Literal":
        return " | ".join(map(of, parts))
    if name == "dict":
        return f"Record<{of(parts[0])}, {of(parts[1])}>"
    if name == "tuple":
        return f"[{', '.join(map(of, parts))}]"
    if name == "NotRequired":
        return of(parts[0])
    assert name in LISTS, name
    inside = of(parts[0])
    return f"({inside})[]" if " | " in inside else f"{inside}[]"


def union(node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, ast.BinOp):
        yield from union(node.left)
        yield from union(node.right)
    else:
        yield node


def parts_of(node: ast.expr) -> list[ast.expr]:
    return list(node.elts) if isinstance(node, ast.Tuple) else [node]


def last_name(node: ast.expr) -> str:
    """A name without its module and its parameters."""
    match node:
        case ast.Name(name) | ast.Attribute(attr=name):
            return name
        case ast.Subscript(value=inner) | ast.Call(func=inner):
            return last_name(inner)
    return ""


def docstring(following: list[ast.stmt]) -> str | None:
    match following:
        case [ast.Expr(ast.Constant(str(text)))]:
            return text
    return None


def comment(text: str) -> str:
    return f"/** {' '.join(text.split())} */"


if __name__ == "__main__":
    write()
