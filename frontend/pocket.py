"""Puts beside the web app what tables need to run in a browser: Pyodide, msgspec, our Python, the kernels of games.

Files have their content in their names, and `index.json` tells which belong together: versions are never mixed.
Python comes compiled by Pyodide itself, without what no table asks for: that more than halves the time to the first
move. Kernels take minutes, and the extra `wasm`; without them bots think more slowly.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterable, Iterator
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile, ZipInfo

HERE = Path(__file__).parent
SOURCE = HERE.parent / "src"
OURS = "ludoteca"
PROJECT = HERE.parent / "pyproject.toml"
POCKET = SOURCE / OURS / "web" / "pocket"
INDEX = POCKET / "index.json"

PYODIDE = HERE / "node_modules" / "pyodide"
OF_PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
STANDARD_LIBRARY = "python_stdlib.zip"
NO_TABLE_ASKS = re.compile(
    r"(_pyrepl|bdb|cmd|compileall|ctypes|curses|doctest|ensurepip|ftplib|html|http|idlelib|imaplib|mailbox|"
    r"modulefinder|multiprocessing|optparse|pdb|pickletools|plistlib|poplib|profile|pstats|pydoc|pydoc_data|"
    r"smtplib|socketserver|sqlite3|test|tkinter|trace|turtle|turtledemo|unittest|venv|wave|webbrowser|wsgiref|xml|"
    r"xmlrpc|zipapp|encodings/(big5|cp(?!437)|euc|gb|hp_|hz|iso|johab|koi8|kz|mac|palmos|ptcp|shift|tis)\w*)"
    r"(/.*|\.py)"
)
"""Of Python's own library, what would only make the way longer."""
LOCK = "pyodide-lock.json"
WHEELS = HERE / "pocket-wheels.txt"
FETCHED = HERE / "node_modules" / ".pocket-wheels"
COMPILED = HERE / "node_modules" / ".pocket-python"
COMPILE = HERE / "compile.mjs"
FOR_PYODIDE = (
    "--platform=pyemscripten_2026_0_wasm32", "--implementation=cp", "--python-version=3.14", "--abi=cp314",
    "--only-binary=:all:", "--no-deps", "--require-hashes",
)  # fmt: skip

GAMES = "ludoteca.games"
"""The group of entry points."""
LEFT_OUT = ("cli", "envs", "terminal", "testing", "web", "words", "locales", "__pycache__")
"""Folders of what no table needs."""
KEPT = (".py", ".json", ".bin", ".gz")
NOT_THERE = re.compile(
    rb"^(import|from) (asyncpg|babel|llvmlite|numpy|prometheus_client|segno|sqlite3|starlette|uvicorn)\b", re.M
)
"""What begins with one of these cannot be imported in a browser."""


def is_stale(kernels: bool = False) -> bool:
    """Whether something is missing or was made from other sources."""
    if not INDEX.is_file():
        return True
    index = json.loads(INDEX.read_text(encoding="utf-8"))
    return index["made_from"] != digest() or (kernels and not index["kernels"])


def digest() -> str:
    made_by = (WHEELS, HERE / "package-lock.json", COMPILE, Path(__file__))
    total = hashlib.sha256(b"".join(file.read_bytes() for file in made_by))
    for path, body in sorted(files()):
        total.update(f"{path}\n".encode() + body)
    return total.hexdigest()


Node = Callable[..., object]
"""Runs a script with arguments."""


def write(app: str, node: Node, kernels: bool = False) -> None:
    """Everything anew. The app goes by a hash: what it says and hears fits what is here."""
    made = dict(modules()) if kernels else {}
    shutil.rmtree(POCKET, ignore_errors=True)
    index = {
        "app": app,
        "pyodide": put_pyodide(node),
        "wheels": [put(wheel.name.partition("-")[0], ".whl", wheel.read_bytes()) for wheel in wheels()],
        "python": put(OURS, ".zip", compiled(files(), node)),
        "kernels": {game: put(f"kernels-{game}", ".wasm", module) for game, module in made.items()},
        "made_from": digest(),
    }
    sizes = {
        file.relative_to(POCKET).as_posix(): file.stat().st_size for file in POCKET.rglob("*") if file.is_file()
    }
    INDEX.write_text(json.dumps(index | {"sizes": dict(sorted(sizes.items()))}, indent=2), encoding="utf-8")


def put(name: str, ending: str, body: bytes) -> str:
    path = f"{name}-{hash_of(body)}{ending}"
    POCKET.mkdir(exist_ok=True)
    (POCKET / path).write_bytes(body)
    return path


def put_pyodide(node: Node) -> str:
    """A folder: its files find each other by their names. Packages that it could load from elsewhere it forgets."""
    files = {name: (PYODIDE / name).read_bytes() for name in OF_PYODIDE}
    files[STANDARD_LIBRARY] = standard_library(node)
    files[LOCK] = json.dumps(json.loads((PYODIDE / LOCK).read_text(encoding="utf-8")) | {"packages": {}}).encode()
    folder = POCKET / f"pyodide-{hash_of(*files.values())}"
    folder.mkdir(parents=True)
    for name, body in files.items():
        (folder / name).write_bytes(body)
    return folder.name


def standard_library(node: Node) -> bytes:
    """Compiled once."""
    given = PYODIDE / STANDARD_LIBRARY
    wanted = COMPILED / hash_of(given.read_bytes(), COMPILE.read_bytes(), Path(__file__).read_bytes())
    if not wanted.is_file():
        with ZipFile(given) as archive:
            paths = [path for path in archive.namelist() if not NO_TABLE_ASKS.fullmatch(path)]
            made = compiled([(path, archive.read(path)) for path in paths], node)
        making = wanted.with_suffix(f".{os.getpid()}")
        COMPILED.mkdir(exist_ok=True)
        making.write_bytes(made)
        making.replace(wanted)
    return wanted.read_bytes()


def compiled(sources: Iterable[tuple[str, bytes]], node: Node) -> bytes:
    """An archive with these files; what is Python is compiled."""
    with TemporaryDirectory() as folder:
        given, made = Path(folder, "sources.zip"), Path(folder, "compiled.zip")
        with ZipFile(given, "w") as archive:
            for path, body in sorted(sources):
                archive.writestr(ZipInfo(path), body)
        node(COMPILE, PYODIDE, given, made)
        return made.read_bytes()


def hash_of(*parts: bytes) -> str:
    return hashlib.sha256(b"".join(parts)).hexdigest()[:12]


def wheels() -> list[Path]:
    """The packages that are not ours, as wheels for Pyodide; fetched once."""
    wanted = FETCHED / hash_of(WHEELS.read_bytes())
    if not wanted.is_dir():
        making = wanted.with_suffix(f".{os.getpid()}")
        pip = [sys.executable, "-m", "pip", "download", "-qq", "--disable-pip-version-check", "--dest", str(making)]
        if subprocess.run([*pip, *FOR_PYODIDE, "--requirement", str(WHEELS)], stdout=sys.stderr).returncode:
            sys.exit("What the web app needs to play without a server could not be fetched; why stands above.")
        making.replace(wanted)
    return sorted(wanted.iterdir())


# Our Python, and that of games beside ours


def files() -> Iterator[tuple[str, bytes]]:
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
    others = [one for one in entry_points(group=GAMES) if package_of(one) != OURS]
    games = project["entry-points"][GAMES] | {one.name: one.value for one in others}
    lines = [f"[{GAMES}]", *(f"{name} = {value}" for name, value in sorted(games.items()))]
    yield f"{OURS}-{project['version']}.dist-info/entry_points.txt", "\n".join(lines).encode()
    for folder in [SOURCE / OURS, *map(folder_of, others)]:
        yield from files_in(folder)


def files_in(folder: Path) -> Iterator[tuple[str, bytes]]:
    for file in folder.rglob("*"):
        path = file.relative_to(folder.parent)
        if file.suffix in KEPT and not {*LEFT_OUT}.intersection(path.parts):
            body = file.read_bytes()
            if not NOT_THERE.search(body):
                yield path.as_posix(), body


def package_of(game: EntryPoint) -> str:
    return game.module.partition(".")[0]


def folder_of(game: EntryPoint) -> Path:
    spec = find_spec(package_of(game))
    if spec is None or spec.origin is None:
        sys.exit(f"The game {game.name!r} is installed without its package {package_of(game)}.")
    return Path(spec.origin).parent


# Kernels


def modules() -> Iterator[tuple[str, bytes]]:
    """What compiles a game's kernels needs Ludoteca itself, installed where this runs."""
    command = [sys.executable, "-m", "ludoteca.study.modules"]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        sys.exit("The kernels of the games could not be made; why stands above. They need the extra 'wasm'.")
    for game, file in json.loads(done.stdout).items():
        yield game, Path(file).read_bytes()
