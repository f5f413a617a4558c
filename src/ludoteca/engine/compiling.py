"""How Numba compiles rules, and what calls them.

Rules become part of what calls them, and not also code of their own, which would take twice the time. In what calls
them, loops stay loops: those over a few seats or cards only get slower if several turns are done at once.

Numba's documented options inline rules, but cannot spare their own code or leave loops alone. That takes its inner
workings, which any version may change: where they are others, the documented options do, with the same results.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

LOGGER = logging.getLogger(__name__)

Options = Any
"""Keywords by name."""


class Way(NamedTuple):
    """Options for Numba."""

    rules: Options
    """For what is compiled into whatever calls it."""
    entries: Options
    """For what calls rules and is itself called from Python."""
    entries_without_memory: Options
    """The same where nothing is allocated: nobody has to count who uses the arrays."""


DOCUMENTED = Way(
    rules={"forceinline": True, "error_model": "numpy"},
    entries={"error_model": "numpy"},
    entries_without_memory={"error_model": "numpy"},
)


def inlined() -> Options:
    """Options for rules: they are small and call each other all the time, so they are part of what calls them."""
    return chosen().rules


@cache
def chosen() -> Way:
    """The faster way to compile, where this Numba can go it. Who calls sets where compiled code is kept."""
    try:
        way = inner_way()
        try_out(way)
    except Exception as error:
        LOGGER.warning("The rules take longer to compile, as Numba is not built as expected: %r", error)
        try_out(DOCUMENTED)
        return DOCUMENTED
    return way


def try_out(way: Way) -> None:
    """Compiles a rule and what calls it, or takes them from the disk. What goes wrong is raised."""
    from numba import njit
    from numba.extending import register_jitable

    def twice(number: int) -> int:
        return 2 * number

    register_jitable(**way.rules)(twice)
    for name, options in way._asdict().items():
        if options is not way.rules:
            trial = njit(cache=True, **options)(_calling(twice, f"{name} {sorted(options)}"))
            assert trial(21) == 42


def _calling(rule: Callable[[int], int], of_this_kind: str) -> Callable[[int], int]:
    """Numba tells what it keeps on the disk apart by what the function refers to."""

    def called(number: int) -> int:
        return rule(number) if of_this_kind else 0

    return called


def inner_way() -> Way:
    """By Numba's inner workings."""
    entries = {"error_model": "numpy", "pipeline_class": _entry_compiler()}
    return Way(
        rules={**DOCUMENTED.rules, "no_cfunc_wrapper": True, "pipeline_class": _rule_compiler()},
        entries=entries,
        entries_without_memory={**entries, "_nrt": False},
    )


def _rule_compiler() -> Any:
    from numba.core.compiler import Compiler

    rule_code, never_called = _rule_code(), _never_called()

    class RuleCompiler(Compiler):
        def compile_extra(self, func: Any) -> Any:
            self.state.library = rule_code(self.state.targetctx.codegen(), func.__qualname__)
            self.state.targetctx.get_executable = never_called
            return super().compile_extra(func)  # type: ignore[no-untyped-call]

    return RuleCompiler


def _entry_compiler() -> Any:
    from numba.core.compiler import Compiler

    entry_code = _entry_code()

    class EntryCompiler(Compiler):
        def compile_extra(self, func: Any) -> Any:
            self.state.library = entry_code(self.state.targetctx.codegen(), func.__qualname__)
            self.state.library.enable_object_caching()
            return super().compile_extra(func)  # type: ignore[no-untyped-call]

    return EntryCompiler


def _rule_code() -> Any:
    from numba.core.codegen import JITCodeLibrary

    class RuleCode(JITCodeLibrary):
        """It is made faster, and becomes machine code, in the function that it ends up in."""

        def _optimize_final_module(self) -> None:
            pass

        def _finalize_final_module(self) -> None:
            self._finalize_dynamic_globals()  # type: ignore[no-untyped-call]
            self._finalized = True

    return RuleCode


def _entry_code() -> Any:
    from numba.core.codegen import JITCodeLibrary

    class EntryCode(JITCodeLibrary):
        """It is made faster in two passes, as Numba does it; the first clears the way for the second."""

        def _optimize_final_module(self) -> None:
            maker: Any = self._codegen
            for effort in ({"cost": "cheap", "opt": maker._opt_level}, {}):
                manager, builder = maker._module_pass_manager(loop_vectorize=False, **effort)
                manager.run(self._final_module, builder)

    return EntryCode


def _never_called() -> Any:
    """What Numba knows a compiled function by. Of a rule there is nothing behind it."""
    from numba import _dynfunc  # type: ignore[attr-defined]

    make, no_address = _dynfunc.make_function, 0

    def never_called(library: Any, description: Any, environment: Any) -> Any:
        library._ensure_finalized()
        module, name = description.lookup_module(), description.qualname
        return make(module, name, "", no_address, environment, (library,))

    return never_called
