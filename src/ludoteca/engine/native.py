"""Compiles rules with Numba. Without Numba everything works, only slower."""

from __future__ import annotations

import hashlib
import importlib.util
import shutil
import tempfile
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from platformdirs import user_cache_path

from ludoteca.engine import dice
from ludoteca.engine.rule import KINDS_BY_SEAT, RULES, TABLES, Table, later_grid, lists, note, sort, table

PACKAGE = Path(__file__).parents[1]
COMPILED_PARTS = ("engine", "games", "bots")
CACHES_KEPT = 4

OPTIONS: Any = {"forceinline": True, "error_model": "numpy"}
"""Rules are small and call each other all the time: inlined they run faster."""


def available() -> bool:
    """Whether Numba is installed."""
    return importlib.util.find_spec("numba") is not None


def compiled(function: Callable[..., Any]) -> Any:
    """A function over records, compiled on its first call or taken from the disk."""
    from numba import njit

    _prepare()
    _register_new_rules()
    return njit(nogil=True, cache=True, error_model="numpy")(function)


def is_first_use() -> bool:
    """Whether nothing of these sources was compiled on this machine before."""
    return not cache_folder().exists()


def cache_folder() -> Path:
    """Where compiled code is kept.

    Numba does not notice a change in a rule that a cached function calls from another file. So the folder goes by a
    hash of all sources: an edited rule is always compiled anew.
    """
    return user_cache_path("ludoteca") / "compiled" / sources_hash(PACKAGE)


def sources_hash(package: Path) -> str:
    digest = hashlib.sha256()
    for part in COMPILED_PARTS:
        for path in sorted((package / part).rglob("*.py")):
            digest.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


@cache
def _prepare() -> None:
    import numba

    numba.config.CACHE_DIR = str(_made_cache_folder())  # type: ignore[attr-defined]
    _overload_note()
    _overload_luck()
    _overload_sort()


def _made_cache_folder() -> Path:
    """Where nothing can be kept, compiled code lives as long as the process."""
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
    except FileNotFoundError:  # another process forgot it first
        return 0.0


def _register_new_rules() -> None:
    from numba.extending import register_jitable

    while RULES:
        register_jitable(**OPTIONS)(RULES.pop())
    while TABLES:
        _overload_table(TABLES.pop())


def _overload_note() -> None:
    """Compiled, a note counts if the record has a tally, by seat if it has room for that, and else vanishes."""
    from numba import types
    from numba.extending import overload

    @overload(note, jit_options=OPTIONS)
    def _(s, event, which, seat, value):  # type: ignore[no-untyped-def]
        def count(s, event, which, seat, value):  # type: ignore[no-untyped-def]
            s.tally[event][which] += 1

        def count_by_seat(s, event, which, seat, value):  # type: ignore[no-untyped-def]
            s.tally[event][which] += 1
            if which < KINDS_BY_SEAT:
                s.by_seat[seat][event][which] += 1

        def vanish(s, event, which, seat, value):  # type: ignore[no-untyped-def]
            pass

        if not isinstance(s, types.Record) or "tally" not in s.fields:
            return vanish
        return count_by_seat if "by_seat" in s.fields else count


def _overload_luck() -> None:
    """The same numbers as in Python, in arithmetic of 64 bits."""
    from numba.extending import overload

    golden, first, second = map(np.uint64, (dice.GOLDEN, dice.FIRST, dice.SECOND))
    s1, s27, s30, s31 = map(np.uint64, (1, 27, 30, 31))

    @overload(dice.luck, jit_options=OPTIONS)
    def _(seed, key):  # type: ignore[no-untyped-def]
        def luck(seed, key):  # type: ignore[no-untyped-def]
            x = np.uint64(seed) + np.uint64(key) * golden
            x = (x ^ (x >> s30)) * first
            x = (x ^ (x >> s27)) * second
            return np.int64((x ^ (x >> s31)) >> s1)

        return luck


def _overload_sort() -> None:
    """Again and again the largest moves to the end: for a few numbers, without a branch, that is fastest."""
    from numba.extending import overload

    @overload(sort, jit_options=OPTIONS)
    def _(numbers, count):  # type: ignore[no-untyped-def]
        def bubble(numbers, count):  # type: ignore[no-untyped-def]
            for end in range(count - 1, 0, -1):
                largest = numbers[0]
                for i in range(end):
                    other = numbers[i + 1]
                    numbers[i] = min(largest, other)
                    largest = max(largest, other)
                numbers[end] = largest

        return bubble


def _overload_table(made: Table) -> None:
    """A table is a constant array."""
    from numba.extending import overload

    if made.maker is table:
        numbers = np.array(made.rows, _small_type(made.rows))

        def look_up(i):  # type: ignore[no-untyped-def]
            return numbers[i]

        overload(made.function, jit_options=OPTIONS)(lambda i: look_up)
    elif made.maker is lists:
        entries, lengths = _padded(made.rows)

        def write(i, buffer):  # type: ignore[no-untyped-def]
            for k in range(lengths[i]):
                buffer[k] = entries[i, k]
            return lengths[i]

        overload(made.function, jit_options=OPTIONS)(lambda i, buffer: write)
    else:
        _overload_grid(made)


def _overload_grid(made: Table) -> None:
    """Worked out only where it is compiled into something."""
    from numba.extending import overload

    @cache
    def look_up() -> Any:
        squares, _ = _padded(made.rows() if made.maker is later_grid else made.rows)
        return lambda i, j: squares[i, j]

    overload(made.function, jit_options=OPTIONS)(lambda i, j: look_up())


def _small_type(numbers: Sequence[int]) -> type[np.signedinteger[Any]]:
    return np.int16 if max(map(abs, numbers)) < 2**15 else np.int32


def _padded(rows: tuple[Any, ...]) -> tuple[NDArray[Any], NDArray[np.int16]]:
    """Rows of different lengths as one array, and the lengths."""
    lengths = np.array([len(row) for row in rows], np.int16)
    array = np.zeros((len(rows), lengths.max()), _small_type([number for row in rows for number in row]))
    for i, row in enumerate(rows):
        array[i, : len(row)] = row
    return array, lengths
