"""Compiles rules with Numba. Without Numba everything works, but slower."""

from __future__ import annotations

import hashlib
import logging
import re
import shutil
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from inspect import unwrap
from pathlib import Path
from threading import Lock
from typing import Any

from ludoteca.engine.compiled import compiling
from ludoteca.engine.rule import RULES, TABLES
from ludoteca.installed import folder_of, installed

LOGGER = logging.getLogger(__name__)

PACKAGE = Path(__file__).parents[2]
COMPILED_PARTS = ("engine", "bots")
COMPILED_FILES = (".py", ".json", ".bin")
CACHES_KEPT = 4
PLACE = re.compile(r'( at |File ")(?P<file>[^"]+\.py)(", line | \()(?P<line>\d+)')
"""How Numba's reports name a line."""
NO_REASON = re.compile(
    r"[-*^]|>>>|raised from|During|Known sig|No match|Of which|(Operator )?Overload|There are |With arg|Reject|<sou"
)
"""Lines of Numba's reports that do not say what is wrong."""
COLOUR = re.compile("\x1b\\[[0-9;]*m")
NUMBA_LOCK = Lock()
"""Held while Numba registers or compiles our functions: its registry and cache settings are shared by all
threads."""


@cache
def available() -> bool:
    """Whether Numba is installed and works: it has compiled a trivial function, now or in an earlier process."""
    try:
        _choose_way()
    except ModuleNotFoundError as error:
        if error.name == "numba":
            return False
        LOGGER.warning("Numba lacks a part, so that everything is interpreted: %s", error)
    except Exception as error:
        LOGGER.warning("Numba does not work here, so that everything is interpreted: %s", error)
    else:
        return True
    return False


def compiled(function: Callable[..., Any], allocates: bool = True) -> Any:
    """A function over records, compiled on its first call or loaded from the cache."""
    from numba import njit

    prepare()
    way = compiling.chosen()
    options = way.entries if allocates else way.entries_without_memory
    with _kept_in(writable_cache_folder()):
        return njit(nogil=True, cache=True, **options)(function)


class DoesNotCompile(ValueError):
    """Numba cannot compile somebody's function; the message names its file and line."""


@contextmanager
def naming_lines(functions: Iterable[Callable[..., Any]]) -> Iterator[None]:
    """Turns Numba's errors about these functions into a sentence with file and line; Numba prints pages."""
    from numba.core.errors import NumbaError

    try:
        yield
    except (NumbaError, KeyError) as error:  # a missing field of a state is a KeyError
        for function in functions:
            if found := _complaint_about(function, error):
                raise DoesNotCompile(found) from None
        raise


def _complaint_about(function: Callable[..., Any], error: Exception) -> str | None:
    """The sentence; None if the error does not seem to be about this function."""
    code = unwrap(function).__code__
    if Path(code.co_filename).is_relative_to(PACKAGE):
        return None
    if isinstance(error, KeyError):
        (name,) = error.args
        line = _line_with(f".{name}", code.co_filename) or code.co_firstlineno
        return f"{code.co_filename}, line {line}: a state has no field {name!r}."
    lines = [line.strip() for line in COLOUR.sub("", str(error)).splitlines()]
    for number, text in enumerate(lines):
        place = PLACE.search(text)
        if place and Path(place["file"]).name == Path(code.co_filename).name:
            why = next(
                (before for before in reversed(lines[:number]) if before and not NO_REASON.match(before)), ""
            )
            hint = " Put @rule above it." if "<class 'function'>" in why else ""
            return f"{code.co_filename}, line {place['line']} does not compile: {why}{hint}"
    return (
        f"{code.co_filename}, line {code.co_firstlineno}: {function.__name__} does not compile. A policy has @rule "
        "above it, takes (state, seat, moves, count, luck) and always returns a whole number."
    )


def _line_with(text: str, file: str) -> int | None:
    lines = Path(file).read_text(encoding="utf-8").splitlines()
    return next((number for number, line in enumerate(lines, 1) if text in line), None)


def prepare() -> None:
    """Registers everything with Numba that can be compiled."""
    _prepare_numba()
    _register_new_rules()


def seconds_compiling() -> float:
    """How long this process has spent compiling or loading compiled code."""
    return COMPILING.seconds()


def is_first_use() -> bool:
    """Whether nothing from these sources has been compiled on this machine before."""
    return not cache_folder().exists()


def cache_folder() -> Path:
    """Where compiled code is cached.

    Numba's cache ignores changes in rules from other files, and in data that rules were made of. So the folder
    is named by a hash of all sources: after any edit everything is compiled again.
    """
    return cache_home() / "compiled" / hash_of_all_sources()


def cache_home() -> Path:
    from platformdirs import user_cache_path  # imported here alone, like Numba: tables work without it

    return user_cache_path("ludoteca")


def hash_of_all_sources() -> str:
    """Of our sources and those of other installed games."""
    return sources_hash(*(PACKAGE / part for part in COMPILED_PARTS), *map(folder_of, installed()))


def sources_hash(*folders: Path) -> str:
    digest = hashlib.sha256()
    for folder in folders:
        for path in sorted(path for path in folder.rglob("*") if path.suffix in COMPILED_FILES):
            digest.update(
                f"{folder.name}/{path.relative_to(folder).as_posix()}".encode() + b"\0" + path.read_bytes()
            )
    return digest.hexdigest()[:16]


class Stopwatch:
    """Adds up time. Starts within a running measurement do not count twice."""

    def __init__(self) -> None:
        self.begun: list[float] = []
        self.before = 0.0

    def start(self) -> None:
        self.begun.append(time.monotonic())

    def stop(self) -> None:
        began = self.begun.pop()
        if not self.begun:
            self.before += time.monotonic() - began

    def seconds(self) -> float:
        return self.before + (time.monotonic() - self.begun[0] if self.begun else 0.0)


COMPILING = Stopwatch()


@cache
def _choose_way() -> None:
    """Finds the way to compile. Its trial has a cache of its own, independent of edits to rules."""
    import numba  # noqa: F401 - before everything else that may be missing

    folder = cache_home() / "trial"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        folder = writable_cache_folder()
    with _kept_in(folder):
        compiling.chosen()


@cache
def _prepare_numba() -> None:
    from ludoteca.engine import blank
    from ludoteca.engine.compiled import overloads

    _choose_way()
    _watch_compiling()
    overloads.overload_note()
    overloads.overload_count_notes()
    blank.overload_blank()
    overloads.overload_luck()
    overloads.overload_sort()
    overloads.overload_copy_first()
    overloads.overload_is_among()
    overloads.overload_lowest()
    overloads.overload_renew()
    overloads.overload_copy_state()


def _watch_compiling() -> None:
    from numba.core.event import Event, Listener, register

    class Watch(Listener):
        def on_start(self, event: Event) -> None:
            COMPILING.start()

        def on_end(self, event: Event) -> None:
            COMPILING.stop()

    register("numba:compiler_lock", Watch())  # type: ignore[no-untyped-call]


@contextmanager
def _kept_in(folder: Path) -> Iterator[None]:
    """Sets Numba's cache folder for our functions, which it reads when it wraps them. Others' functions keep
    theirs."""
    from numba import config

    with NUMBA_LOCK:
        before = config.CACHE_DIR  # type: ignore[attr-defined]
        config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
        try:
            yield
        finally:
            config.CACHE_DIR = before  # type: ignore[attr-defined]


@cache
def writable_cache_folder() -> Path:
    """The cache folder, or None if it cannot be written: then compiled code lives as long as the process."""
    folder = cache_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
    except OSError:
        return Path(tempfile.mkdtemp(prefix="ludoteca-"))
    _forget_old_caches(folder.parent)
    return folder


def _forget_old_caches(folder: Path) -> None:
    newest_first = sorted(folder.iterdir(), key=_last_use, reverse=True)
    for old in newest_first[CACHES_KEPT:]:
        shutil.rmtree(old, ignore_errors=True)


def _last_use(folder: Path) -> float:
    try:
        return folder.stat().st_mtime
    except FileNotFoundError:  # another process was first
        return 0.0


def _register_new_rules() -> None:
    from numba.extending import register_jitable

    from ludoteca.engine.compiled.tables import overload_table

    with NUMBA_LOCK:
        while RULES:
            register_jitable(**compiling.inlined())(RULES.pop())
        while TABLES:
            overload_table(TABLES.pop())
