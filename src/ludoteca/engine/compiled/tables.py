"""Constant tables in compiled code."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.engine.blank import overload_working_memory, working_memory
from ludoteca.engine.compiled.compiling import inlined
from ludoteca.engine.compiled.overloads import is_gpu
from ludoteca.engine.rule import ConstantTable, later_grid, lists, pairs, table

GPU_MEMORY = 1
"""The address space of a GPU's global memory, which has room for tables; constant memory is small."""


def overload_table(constant: ConstantTable) -> None:
    """A table becomes constant data in the compiled code, and is computed only when it is compiled into
    something."""
    from numba.extending import overload

    if constant.maker is working_memory:
        overload_working_memory(constant)
    elif constant.maker is table:
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
    """Computed for all lower numbers without a branch: the next row overwrites those that are not lower."""
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
    """An intrinsic that reads one of these constants without checking the index."""
    from llvmlite import ir  # type: ignore[import-untyped]
    from numba import from_dtype, types
    from numba.core import cgutils
    from numba.extending import intrinsic

    name = f"table_{hashlib.sha256(numbers.tobytes()).hexdigest()[:16]}_{numbers.dtype}"
    words = ir.ArrayType(ir.IntType(8 * numbers.itemsize), len(numbers))

    def stored(context: Any, module: Any) -> Any:
        if name not in module.globals:
            space = GPU_MEMORY if is_gpu(context) else 0
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
    """The smallest integer type that holds the numbers."""
    most = max(map(abs, numbers))
    types = (np.int8, np.int16, np.int32, np.int64)
    return next(fitting for fitting in types if most <= np.iinfo(fitting).max)


def _padded(rows: tuple[Any, ...]) -> tuple[NDArray[Any], NDArray[np.int16]]:
    """Rows of different lengths as a rectangular array, and the lengths."""
    lengths = np.array([len(row) for row in rows], np.int16)
    array = np.zeros((len(rows), lengths.max()), _small_type([number for row in rows for number in row]))
    for i, row in enumerate(rows):
        array[i, : len(row)] = row
    return array, lengths
