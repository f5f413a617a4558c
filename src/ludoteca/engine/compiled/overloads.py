"""The compiled forms of functions that are no rules: `note`, `luck`, `lowest`, `sort`, `renew`."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from ludoteca.engine import dice
from ludoteca.engine.compiled.compiling import inlined
from ludoteca.engine.notes import count_notes, note
from ludoteca.engine.rule import (
    LANES,
    copy_first,
    copy_state,
    is_among,
    renew,
    sort,
    sort_in,
)
from ludoteca.engine.seats import lowest

BLOCK_MEMORY = 3
"""The address space of the memory that the threads of a block share."""


def overload_note() -> None:
    """Compiled, a note is counted if the record has counters or the GPU's block has some; else it is compiled to
    nothing."""
    from numba import types
    from numba.extending import overload

    count_in_block = _count_in_block()

    def count(s, what, seat, first=0, second=0, place=0):  # type: ignore[no-untyped-def]
        s.tally[what + place] += 1

    def count_by_seat(s, what, seat, first=0, second=0, place=0):  # type: ignore[no-untyped-def]
        s.tally[what + place] += 1
        s.by_seat[seat][what + place] += 1

    def count_or_vanish(s, what, seat, first=0, second=0, place=0):  # type: ignore[no-untyped-def]
        count_in_block(what + place)

    @overload(note, jit_options=inlined())
    def _(s, what, seat, first=0, second=0, place=0):  # type: ignore[no-untyped-def]
        fields = s.fields if isinstance(s, types.Record) else ()
        if "by_seat" in fields:
            return count_by_seat
        return count if "tally" in fields else count_or_vanish


def overload_count_notes() -> None:
    from numba.extending import overload

    @overload(count_notes, jit_options=inlined())
    def _(s, counters, first):  # type: ignore[no-untyped-def]
        def add(s, counters, first):  # type: ignore[no-untyped-def]
            for counter in range(len(s.tally)):
                counters[first + counter] += s.tally[counter]

        return add


def _count_in_block() -> Any:
    """An intrinsic that atomically adds 1 to a counter in a block's shared memory; on CPUs it does nothing."""
    from llvmlite import ir  # type: ignore[import-untyped]
    from numba import types
    from numba.extending import intrinsic

    name, numbers = "tally_of_block", ir.ArrayType(ir.IntType(32), 0)

    def tally_in(module: Any) -> Any:
        if name not in module.globals:
            ir.GlobalVariable(module, numbers, name, BLOCK_MEMORY).align = 4
        return module.globals[name]

    @intrinsic
    def count_in_block(typing, cell):  # type: ignore[no-untyped-def]
        def count(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
            if is_gpu(context):
                counter = builder.gep(tally_in(builder.module), [ir.IntType(64)(0), *arguments], inbounds=True)
                builder.atomic_rmw("add", counter, ir.IntType(32)(1), "monotonic")
            return context.get_dummy_value()

        return types.void(types.int64), count

    return count_in_block


def is_gpu(context: Any) -> bool:
    return bool(context.__class__.__name__ == "CUDATargetContext")


def overload_luck() -> None:
    """The same numbers as in Python, in 64-bit arithmetic."""
    from numba.extending import overload

    golden, first, second = map(np.uint64, (dice.GOLDEN, dice.FIRST, dice.SECOND))
    s1, s27, s30, s31 = map(np.uint64, (1, 27, 30, 31))

    @overload(dice.luck, jit_options=inlined())
    def _(seed, key):  # type: ignore[no-untyped-def]
        def luck(seed, key):  # type: ignore[no-untyped-def]
            x = np.uint64(seed) + np.uint64(key) * golden
            x = (x ^ (x >> s30)) * first
            x = (x ^ (x >> s27)) * second
            return np.int64((x ^ (x >> s31)) >> s1)

        return luck


def overload_sort() -> None:
    """A branchless bubble sort, which is fastest for a few numbers."""
    from numba.extending import overload

    @overload(sort, jit_options=inlined())
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

    @overload(sort_in, jit_options=inlined())
    def _(numbers, count):  # type: ignore[no-untyped-def]
        def sink(numbers, count):  # type: ignore[no-untyped-def]
            largest = numbers[count - 1]
            for i in range(count - 1):
                other = numbers[i]
                numbers[i] = min(largest, other)
                largest = max(largest, other)
            numbers[count - 1] = largest

        return sink


def overload_lowest() -> None:
    """Compiled to one instruction (count trailing zeros)."""
    from numba.extending import overload

    overload(lowest, jit_options=inlined())(lambda seats: _lowest())


@cache
def _lowest() -> Any:
    """An intrinsic that counts trailing zeros."""
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic

    @intrinsic
    def zeros(typing, number):  # type: ignore[no-untyped-def]
        def count(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
            return builder.cttz(arguments[0], ir.IntType(1)(0))

        return types.int64(types.int64), count

    def count_zeros(seats):  # type: ignore[no-untyped-def]
        return zeros(seats)  # type: ignore[call-arg]

    return count_zeros


def overload_copy_first() -> None:
    """A plain loop: Numba would copy slices twice."""
    from numba.extending import overload

    @overload(copy_first, jit_options=inlined())
    def _(target, source, count):  # type: ignore[no-untyped-def]
        def copy(target, source, count):  # type: ignore[no-untyped-def]
            for i in range(count):
                target[i] = source[i]

        return copy


def overload_is_among() -> None:
    """Compares many numbers at once and without a branch: the end of a search loop is hard to predict."""
    from numba import types
    from numba.extending import overload, register_jitable

    fewest, greatest = np.iinfo(np.int16).min, np.iinfo(np.int16).max
    equal, equal_of_many = _equal_lanes(LANES), _equal_lanes(2 * LANES)

    def seek(numbers, count, number, most):  # type: ignore[no-untyped-def]
        if not fewest <= number <= greatest:
            return False
        if most <= LANES:
            return equal(numbers, count, number) & ((1 << count) - 1) != 0
        if most < 2 * LANES:
            return equal_of_many(numbers, count, number) & ((1 << count) - 1) != 0
        return seek_one_by_one(numbers, count, number, most)  # type: ignore[no-untyped-call]

    def one_by_one(numbers, count, number, most):  # type: ignore[no-untyped-def]
        found = False
        for i in range(count):
            found |= numbers[i] == number
        return found

    seek_one_by_one = register_jitable(**inlined())(one_by_one)

    @overload(is_among, jit_options=inlined())
    def _(numbers, count, number, most):  # type: ignore[no-untyped-def]
        in_lanes = isinstance(numbers, types.Array) and (numbers.dtype, numbers.layout) == (types.int16, "C")
        return seek if in_lanes else one_by_one


def _equal_lanes(lanes: int) -> Any:
    """An intrinsic that compares several numbers with one; returns a bit for each. A GPU compares the first few
    in turn."""
    from llvmlite import ir
    from numba import types
    from numba.core import cgutils
    from numba.extending import intrinsic

    many, bits = ir.VectorType(ir.IntType(16), lanes), ir.IntType(64)

    def compare_all(builder: Any, data: Any, number: Any) -> Any:
        one = builder.insert_element(ir.Constant(many, ir.Undefined), number, ir.IntType(32)(0))
        alike = builder.shuffle_vector(one, one, ir.Constant(ir.VectorType(ir.IntType(32), lanes), [0] * lanes))
        found = builder.load(builder.bitcast(data, many.as_pointer()), align=many.element.width // 8)
        return builder.zext(builder.bitcast(builder.icmp_signed("==", found, alike), ir.IntType(lanes)), bits)

    def compare_in_turn(builder: Any, data: Any, count: Any, number: Any) -> Any:
        equal = cgutils.alloca_once_value(builder, bits(0))  # type: ignore[no-untyped-call]
        with cgutils.for_range(builder, count) as loop:
            same = builder.icmp_signed("==", builder.load(builder.gep(data, [loop.index])), number)
            bit = builder.shl(builder.zext(same, bits), loop.index)
            builder.store(builder.or_(builder.load(equal), bit), equal)
        return builder.load(equal)

    @intrinsic
    def equal_lanes(typing, numbers, count, number):  # type: ignore[no-untyped-def]
        def compare(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
            data = context.make_array(numbers)(context, builder, arguments[0]).data
            if is_gpu(context):
                return compare_in_turn(builder, data, *arguments[1:])
            return compare_all(builder, data, arguments[2])

        return types.int64(numbers, types.intp, types.int16), compare

    return equal_lanes


def overload_renew() -> None:
    """Assigning a record copies it."""
    from numba.extending import overload

    @overload(renew, jit_options=inlined())
    def _(states, row, start):  # type: ignore[no-untyped-def]
        def copy(states, row, start):  # type: ignore[no-untyped-def]
            states[row] = start[0]

        return copy


def overload_copy_state() -> None:
    """Assigning a record copies it."""
    from numba.extending import overload

    @overload(copy_state, jit_options=inlined())
    def _(states, target, source):  # type: ignore[no-untyped-def]
        def copy(states, target, source):  # type: ignore[no-untyped-def]
            states[target] = states[source]

        return copy
