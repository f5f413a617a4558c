"""How compiled code that steps many games copies and prefetches memory."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from ludoteca.engine.compiled.compiling import inlined
from ludoteca.engine.rule import copy_into, fetch

LINE = 64
"""Bytes of a cache line."""


def set_ones(mask: Any, places: Any, count: int) -> None:
    """Sets the mask to 1 at the first `count` places."""
    mask[places[:count]] = 1


@cache
def overload_memory() -> None:
    """Compiled, fields are copied in as few instructions as possible, and states are prefetched."""
    from numba import types
    from numba.extending import overload

    copy_bytes, fetch_line = _copy_bytes(), _fetch_line()

    @overload(copy_into, jit_options=inlined())
    def _(row, place, field):  # type: ignore[no-untyped-def]
        def copy(row, place, field):  # type: ignore[no-untyped-def]
            copy_bytes(row, place, field, len(field))

        return copy

    @overload(fetch, jit_options=inlined())
    def _(memory):  # type: ignore[no-untyped-def]
        is_record = isinstance(memory, types.Record)
        size = memory.size if is_record else 0

        def fetch_record(memory):  # type: ignore[no-untyped-def]
            for place in range(0, size + LINE - 1, LINE):
                fetch_line(memory, place)

        def fetch_array(memory):  # type: ignore[no-untyped-def]
            for place in range(0, memory.nbytes + LINE - 1, LINE):
                fetch_line(memory, place)

        return fetch_record if is_record else fetch_array

    @overload(set_ones, jit_options=inlined())
    def _(mask, places, count):  # type: ignore[no-untyped-def]
        def set_each(mask, places, count):  # type: ignore[no-untyped-def]
            for i in range(count):
                mask[np.uintp(places[i])] = 1

        return set_each


def _copy_bytes() -> Any:
    """An intrinsic that copies `count` bytes of an array into another, from a place on."""
    from numba import types
    from numba.core import cgutils
    from numba.extending import intrinsic

    @intrinsic
    def copy_bytes(typing, row, place, field, count):  # type: ignore[no-untyped-def]
        assert {(array.dtype, array.layout) for array in (row, field)} == {(types.int8, "C")}

        def copy(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
            target = context.make_array(row)(context, builder, arguments[0]).data
            source = context.make_array(field)(context, builder, arguments[2]).data
            place = builder.gep(target, [arguments[1]])
            cgutils.raw_memcpy(builder, place, source, arguments[3], 1)  # type: ignore[no-untyped-call]
            return context.get_dummy_value()

        return types.void(row, types.intp, field, types.intp), copy

    return copy_bytes


def _fetch_line() -> Any:
    """An intrinsic that prefetches the cache line at an offset within a record or array."""
    from llvmlite import ir  # type: ignore[import-untyped]
    from numba import types
    from numba.extending import intrinsic

    address, how = ir.IntType(8).as_pointer(), ir.IntType(32)
    reading, to_be_kept, data = how(0), how(3), how(1)

    @intrinsic
    def fetch_line(typing, memory, place):  # type: ignore[no-untyped-def]
        def ask(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
            kind = ir.FunctionType(ir.VoidType(), [address, how, how, how])
            instruction = builder.module.declare_intrinsic("llvm.prefetch", [address], kind)
            start = arguments[0]
            if isinstance(memory, types.Array):
                start = context.make_array(memory)(context, builder, start).data
            start = builder.bitcast(start, address)
            builder.call(instruction, [builder.gep(start, [arguments[1]]), reading, to_be_kept, data])
            return context.get_dummy_value()

        return types.void(memory, types.intp), ask

    return fetch_line
