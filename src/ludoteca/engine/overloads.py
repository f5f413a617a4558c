"""What compiled code does for functions that are no rules: `note`, `luck`, `lowest`, `sort`, `renew`, tables."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.engine import dice
from ludoteca.engine.compiling import inlined
from ludoteca.engine.notes import count_notes, note
from ludoteca.engine.rule import (
    LANES,
    ConstantTable,
    copy_first,
    copy_state,
    is_among,
    later_grid,
    lists,
    pairs,
    renew,
    sort,
    sort_in,
    table,
)
from ludoteca.engine.seats import lowest

GPU_MEMORY = 1
"""The address space of a GPU in which tables have room; that of constants is small."""

BLOCK_MEMORY = 3
"""The one that the threads of a block share."""


def overload_note() -> None:
    """Compiled, a note is counted where the record has room for it or the block of a GPU has, and else vanishes."""
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
    """Compiled code that adds 1 in the memory of a block, whatever its other threads do; on CPUs, nothing."""
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
            if _is_gpu(context):
                counter = builder.gep(tally_in(builder.module), [ir.IntType(64)(0), *arguments], inbounds=True)
                builder.atomic_rmw("add", counter, ir.IntType(32)(1), "monotonic")
            return context.get_dummy_value()

        return types.void(types.int64), count

    return count_in_block


def _is_gpu(context: Any) -> bool:
    return bool(context.__class__.__name__ == "CUDATargetContext")


def overload_luck() -> None:
    """The same numbers as in Python, in arithmetic of 64 bits."""
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
    """Again and again the largest moves to the end: for a few numbers, without a branch, that is fastest."""
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
    """A single instruction knows it."""
    from numba.extending import overload

    overload(lowest, jit_options=inlined())(lambda seats: _lowest())


@cache
def _lowest() -> Any:
    """Compiled code that counts the zeros below the lowest bit of a number."""
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
    """One by one: Numba's slices would be copied twice."""
    from numba.extending import overload

    @overload(copy_first, jit_options=inlined())
    def _(target, source, count):  # type: ignore[no-untyped-def]
        def copy(target, source, count):  # type: ignore[no-untyped-def]
            for i in range(count):
                target[i] = source[i]

        return copy


def overload_is_among() -> None:
    """Many numbers at once and without a branch: where a loop finds its number is guessed wrong too often."""
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
    """Compiled code that compares so many numbers with one: a bit for each. A GPU takes the first few in turn."""
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
            if _is_gpu(context):
                return compare_in_turn(builder, data, *arguments[1:])
            return compare_all(builder, data, arguments[2])

        return types.int64(numbers, types.intp, types.int16), compare

    return equal_lanes


def overload_renew() -> None:
    """Records are copied when they are assigned."""
    from numba.extending import overload

    @overload(renew, jit_options=inlined())
    def _(states, row, start):  # type: ignore[no-untyped-def]
        def copy(states, row, start):  # type: ignore[no-untyped-def]
            states[row] = start[0]

        return copy


def overload_copy_state() -> None:
    """The same."""
    from numba.extending import overload

    @overload(copy_state, jit_options=inlined())
    def _(states, target, source):  # type: ignore[no-untyped-def]
        def copy(states, target, source):  # type: ignore[no-untyped-def]
            states[target] = states[source]

        return copy


def overload_table(constant: ConstantTable) -> None:
    """A table is part of the compiled code, and worked out only where it is compiled into something."""
    from numba.extending import overload

    if constant.maker is table:
        overload(constant.function, jit_options=inlined())(lambda i: _look_up(constant))
    elif constant.maker is lists:
        overload(constant.function, jit_options=inlined())(lambda i, buffer: _write(constant))
    elif constant.maker is pairs:
        overload(constant.function, jit_options=inlined())(lambda numbers, count, buffer: _write_pairs(constant))
    else:
        overload(constant.function, jit_options=inlined())(lambda i, j: _look_up_square(constant))


@cache
def _look_up(constant: ConstantTable) -> Any:
    number = _constant(np.array(constant.rows, _small_type(constant.rows)))
    return lambda i: number(i)


@cache
def _look_up_square(constant: ConstantTable) -> Any:
    squares, _ = _padded(constant.rows() if constant.maker is later_grid else constant.rows)
    square, width = _constant(squares.ravel()), squares.shape[1]
    return lambda i, j: square(i * width + j)


@cache
def _write(constant: ConstantTable) -> Any:
    rows, lengths = _padded(constant.rows)
    entry, width, length = _constant(rows.ravel()), rows.shape[1], _constant(lengths)

    def write(i, buffer):  # type: ignore[no-untyped-def]
        for k in range(length(i)):
            buffer[k] = entry(i * width + k)
        return length(i)

    return write


@cache
def _write_pairs(constant: ConstantTable) -> Any:
    """Worked out, for all numbers that could be lower: the next row writes over those that are not."""
    first = constant.rows[1][0]

    def write(numbers, count, buffer):  # type: ignore[no-untyped-def]
        for j in range(1, count):
            row = j * (j - 1) >> 1
            higher = first + (numbers[j] * (numbers[j] - 1) >> 1)
            for i in range(len(numbers) - 1):
                buffer[np.uintp(row + i)] = higher + numbers[i]
        return count * (count - 1) >> 1

    return write


def _constant(numbers: NDArray[Any]) -> Any:
    """Compiled code that reads one of these numbers, whose index must be right."""
    from llvmlite import ir
    from numba import from_dtype, types
    from numba.core import cgutils
    from numba.extending import intrinsic

    name = f"table_{hashlib.sha256(numbers.tobytes()).hexdigest()[:16]}_{numbers.dtype}"
    words = ir.ArrayType(ir.IntType(8 * numbers.itemsize), len(numbers))

    def stored(context: Any, module: Any) -> Any:
        if name not in module.globals:
            space = GPU_MEMORY if _is_gpu(context) else 0
            variable = cgutils.add_global_variable(module, words, name, space)  # type: ignore[no-untyped-call]
            variable.linkage, variable.global_constant = "linkonce_odr", True
            variable.initializer = ir.Constant(words, numbers.tolist())
        return module.globals[name]

    @intrinsic
    def number(typing, index):  # type: ignore[no-untyped-def]
        def read(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
            first = ir.IntType(64)(0)
            return builder.load(builder.gep(stored(context, builder.module), [first, *arguments], inbounds=True))

        return from_dtype(numbers.dtype)(types.int64), read

    return number


def _small_type(numbers: Sequence[int]) -> type[np.signedinteger[Any]]:
    most = max(map(abs, numbers))
    if most < 2**7:
        return np.int8
    return np.int16 if most < 2**15 else np.int32


def _padded(rows: tuple[Any, ...]) -> tuple[NDArray[Any], NDArray[np.int16]]:
    """Rows of different lengths as one array, and the lengths."""
    lengths = np.array([len(row) for row in rows], np.int16)
    array = np.zeros((len(rows), lengths.max()), _small_type([number for row in rows for number in row]))
    for i, row in enumerate(rows):
        array[i, : len(row)] = row
    return array, lengths
