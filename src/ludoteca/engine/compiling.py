"""How Numba compiles rules, and what calls them.

Rules become part of what calls them, and not also code of their own, which would take twice the time. In what calls
them, loops stay loops: those over a few seats or cards only get slower if several turns are done at once.
"""

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


@cache
def whole() -> Any:
    """Options for what calls rules and is itself called from Python."""
    return {"error_model": "numpy", "pipeline_class": _compiler_of_wholes()}


def _rule_compiler() -> Any:
    from numba.core.compiler import Compiler

    code_of_rule = _code_of_rule()

    class RuleCompiler(Compiler):
        def compile_extra(self, func: Any) -> Any:
            self.state.library = code_of_rule(self.state.targetctx.codegen(), func.__qualname__)
            self.state.targetctx.get_executable = _never_called
            return super().compile_extra(func)  # type: ignore[no-untyped-call]

    return RuleCompiler


def _compiler_of_wholes() -> Any:
    from numba.core.compiler import Compiler

    code_of_whole = _code_of_whole()

    class CompilerOfWholes(Compiler):
        def compile_extra(self, func: Any) -> Any:
            self.state.library = code_of_whole(self.state.targetctx.codegen(), func.__qualname__)
            self.state.library.enable_object_caching()
            return super().compile_extra(func)  # type: ignore[no-untyped-call]

    return CompilerOfWholes


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


def _code_of_whole() -> Any:
    from numba.core.codegen import JITCodeLibrary

    class CodeOfWhole(JITCodeLibrary):
        """It is made faster in two passes, as Numba does it; the first clears the way for the second."""

        def _optimize_final_module(self) -> None:
            maker: Any = self._codegen
            for effort in ({"cost": "cheap", "opt": maker._opt_level}, {}):
                manager, builder = maker._module_pass_manager(loop_vectorize=False, **effort)
                manager.run(self._final_module, builder)

    return CodeOfWhole


def _never_called(library: Any, description: Any, environment: Any) -> Any:
    """What Numba knows a compiled function by. Of a rule there is nothing behind it."""
    from numba import _dynfunc  # type: ignore[attr-defined]

    library._ensure_finalized()
    address = 0
    return _dynfunc.make_function(
        description.lookup_module(), description.qualname, "", address, environment, (library,)
    )
