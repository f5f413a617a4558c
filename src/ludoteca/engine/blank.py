"""Blank states, for rules that build up what a seat may know, and blank records as working memory."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

from ludoteca.engine.layout import Layout
from ludoteca.engine.rule import TABLES, ConstantTable

Memory = TypeVar("Memory", bound=Layout)
WIDEST = 8


def blank(s: Any) -> Any:
    """A new state of the same type with every field zero. In compiled code it lives on the stack of the calling
    function."""
    return type(s)()


def working_memory(layout: type[Memory]) -> Callable[[], Memory]:
    """A function that rules call for a new record of a layout, in which they note down what they compute.

    Every field is zero. In compiled code it lives on the stack of the calling function.
    """

    def make() -> Memory:
        return layout()

    TABLES.append(ConstantTable(make, layout, working_memory))
    return make


@cache
def overload_blank() -> None:
    from numba.extending import intrinsic, overload

    @intrinsic
    def on_stack(typing, s):  # type: ignore[no-untyped-def]
        return s(s), lambda context, builder, signature, arguments: _zeros_on_stack(context, builder, s)

    @overload(blank, inline="always")  # before anything is compiled, so that the memory is on the caller's stack
    def _(s):  # type: ignore[no-untyped-def]
        def make(s):  # type: ignore[no-untyped-def]
            return on_stack(s)  # type: ignore[call-arg]

        return make


def overload_working_memory(constant: ConstantTable) -> None:
    from numba import from_dtype
    from numba.extending import intrinsic, overload

    record = from_dtype(constant.rows.dtype())

    @intrinsic
    def on_stack(typing):  # type: ignore[no-untyped-def]
        return record(), lambda context, builder, signature, arguments: _zeros_on_stack(context, builder, record)

    @overload(constant.function, inline="always")
    def _():  # type: ignore[no-untyped-def]
        def make():  # type: ignore[no-untyped-def]
            return on_stack()  # type: ignore[call-arg]

        return make


def _zeros_on_stack(context: Any, builder: Any, record: Any) -> Any:
    from llvmlite import ir  # type: ignore[import-untyped]
    from numba.core import cgutils

    memory = cgutils.alloca_once(builder, ir.ArrayType(ir.IntType(8), record.size))  # type: ignore[no-untyped-call]
    memory.align = WIDEST
    cgutils.memset(builder, memory, ir.IntType(64)(record.size), 0)  # type: ignore[no-untyped-call]
    return builder.bitcast(memory, context.get_value_type(record))
