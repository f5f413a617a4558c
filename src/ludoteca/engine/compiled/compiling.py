"""How Numba compiles rules and their callers.

Rules are inlined into their callers and get no code of their own, which halves compile time. Loops in callers
are not vectorised: loops over a few seats or cards only get slower by that.

Numba's documented options can inline rules, but can neither skip their own code nor leave loops alone. That
takes Numba's internals, which may change with any version; where they have changed, the documented options are
used, with the same results.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

LOGGER = logging.getLogger(__name__)

Options = Any
"""Keywords by name."""


class Way(NamedTuple):
    """A set of options for Numba."""

    rules: Options
    """For rules, which are compiled into their callers."""
    entries: Options
    """For functions that call rules and are called from Python."""
    entries_without_memory: Options
    """The same for functions that allocate nothing, so that arrays need no reference counts."""


DOCUMENTED = Way(
    rules={"forceinline": True, "error_model": "numpy"},
    entries={"error_model": "numpy"},
    entries_without_memory={"error_model": "numpy"},
)


RULES_APART = "LUDOTECA_RULES_APART"
"""Set in processes that make small code: rules stay functions, and LLVM decides in the end which to inline."""


def inlined() -> Options:
    """Options for rules: they are small and call each other often, so they are inlined into their callers."""
    rules = chosen().rules
    return {**rules, "forceinline": False} if RULES_APART in os.environ else rules


def code_as_written(function: Callable[..., None], arguments: tuple[Any, ...]) -> str:
    """The LLVM code of a function for C and of all it calls, before any optimisation."""
    from numba import types
    from numba.core.ccallback import _CFuncCompiler  # type: ignore[attr-defined]
    from numba.core.compiler_lock import global_compiler_lock
    from numba.core.registry import cpu_target

    options = {"nopython": True, "error_model": "numpy"}
    compiler = _CFuncCompiler(function, cpu_target, options, {}, pipeline_class=_rule_compiler())
    with global_compiler_lock:
        library = compiler.compile(arguments, types.void).library
        library.finalize()
    return str(library.get_llvm_str())


@cache
def chosen() -> Way:
    """The faster way if this Numba supports it. The caller decides where compiled code is cached."""
    try:
        way = inner_way()
        try_out(way)
    except Exception as error:
        LOGGER.warning("The rules take longer to compile, as Numba is not built as expected: %r", error)
        try_out(DOCUMENTED)
        return DOCUMENTED
    return way


def try_out(way: Way) -> None:
    """Compiles a rule and its caller, or loads them from the cache; raises whatever goes wrong."""
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
    """A caller of the rule, one per kind of options: Numba's cache tells functions apart by what they refer to."""

    def called(number: int) -> int:
        return rule(number) if of_this_kind else 0

    return called


def inner_way() -> Way:
    """The options that use Numba's internals."""
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
        """Code of a rule. Optimising it and generating machine code are left to the function that it is inlined
        into."""

        def _optimize_final_module(self) -> None:
            pass

        def _finalize_final_module(self) -> None:
            self._finalize_dynamic_globals()  # type: ignore[no-untyped-call]
            self._finalized = True

    return RuleCode


def _entry_code() -> Any:
    from numba.core.codegen import JITCodeLibrary

    class EntryCode(JITCodeLibrary):
        """Code of a caller of rules. As in Numba it is optimised in two passes, of which the first prepares the
        second; only vectorising is left out."""

        def _optimize_final_module(self) -> None:
            maker: Any = self._codegen
            for effort in ({"cost": "cheap", "opt": maker._opt_level}, {}):
                manager, builder = maker._module_pass_manager(loop_vectorize=False, **effort)
                manager.run(self._final_module, builder)

    return EntryCode


def _never_called() -> Any:
    """A stand-in for the entry point of a compiled rule, which Python never calls."""
    from numba import _dynfunc  # type: ignore[attr-defined]

    make, no_address = _dynfunc.make_function, 0

    def never_called(library: Any, description: Any, environment: Any) -> Any:
        library._ensure_finalized()
        module, name = description.lookup_module(), description.qualname
        return make(module, name, "", no_address, environment, (library,))

    return never_called
