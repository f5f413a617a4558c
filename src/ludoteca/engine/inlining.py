"""How Numba compiles rules: into what calls them, and not also by themselves, which would take twice the time."""

from __future__ import annotations

from functools import cache
from typing import Any


@cache
def inlined() -> Any:
    """Options for Numba: rules are small and call each other all the time, so they are part of who calls them."""
    return {
        "forceinline": True,
        "error_model": "numpy",
        "no_cfunc_wrapper": True,
        "pipeline_class": _rule_compiler(),
    }


def _rule_compiler() -> Any:
    from numba.core.compiler import Compiler

    code_of_rule = _code_of_rule()

    class RuleCompiler(Compiler):
        def compile_extra(self, func: Any) -> Any:
            self.state.library = code_of_rule(self.state.targetctx.codegen(), func.__qualname__)
            self.state.targetctx.get_executable = _never_called
            return super().compile_extra(func)  # type: ignore[no-untyped-call]

    return RuleCompiler


def _code_of_rule() -> Any:
    from numba.core.codegen import JITCodeLibrary

    class CodeOfRule(JITCodeLibrary):
        """It is made faster, and becomes machine code, in the function that it ends up in."""

        def _optimize_final_module(self) -> None:
            pass

        def _finalize_final_module(self) -> None:
            self._finalize_dynamic_globals()  # type: ignore[no-untyped-call]
            self._finalized = True

    return CodeOfRule


def _never_called(library: Any, description: Any, environment: Any) -> Any:
    """What Numba knows a compiled function by. Of a rule there is nothing behind it."""
    from numba import _dynfunc  # type: ignore[attr-defined]

    library._ensure_finalized()
    address = 0
    return _dynfunc.make_function(
        description.lookup_module(), description.qualname, "", address, environment, (library,)
    )
