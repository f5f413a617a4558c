"""Blank states, for rules that build up what a seat may know."""

from __future__ import annotations

from functools import cache
from typing import Any


def blank(s: Any) -> Any:
    """A new state of the same type with every field zero. In compiled code it lives on the stack of the calling
    function."""
    return type(s)()


@cache
def overload_blank() -> None:
    from llvmlite import ir  # type: ignore[import-untyped]
    from numba.core import cgutils
    from numba.extending import intrinsic, overload

    @intrinsic
    def on_stack(typing, s):  # type: ignore[no-untyped-def]
        def make(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
            memory = cgutils.alloca_once(builder, ir.ArrayType(ir.IntType(8), s.size))  # type: ignore[no-untyped-call]
            cgutils.memset(builder, memory, ir.IntType(64)(s.size), 0)  # type: ignore[no-untyped-call]
            return builder.bitcast(memory, context.get_value_type(s))

        return s(s), make

    @overload(blank, inline="always")  # before anything is compiled, so that the memory is on the caller's stack
    def _(s):  # type: ignore[no-untyped-def]
        def make(s):  # type: ignore[no-untyped-def]
            return on_stack(s)  # type: ignore[call-arg]

        return make
