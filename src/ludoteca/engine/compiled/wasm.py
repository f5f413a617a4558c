"""Kernels as WebAssembly, for browsers: the LLVM code that Numba makes, compiled for another target.

A module imports nothing. It exports its kernels by name; each is called with the addresses of the states, the
given numbers, room for results, and room for moves.

Numba decides when it is loaded for which CPU it makes code, so a module is made in a process with the
environment `FOR_ANY_CPU`.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from ludoteca.engine.compiled import native
from ludoteca.engine.compiled.compiling import RULES_APART, code_as_written
from ludoteca.engine.kernels import Kernel
from ludoteca.engine.many.loop import room_for_moves

TRIPLE = "wasm32-unknown-unknown"
LAYOUT = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
FEATURES = "+bulk-memory,+bulk-memory-opt,+sign-ext,+simd128"
FOR_ANY_CPU = {
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_SLP_VECTORIZE": "0",
    RULES_APART: "1",
}
"""Settings for code without instructions that WebAssembly lacks, in which kernels share the rules they call."""
STACK = 1 << 20
LINKER = [sys.executable, "-m", "ziglang", "wasm-ld"]
OPTIONS = ["--no-entry", "--strip-all", "-O2", "--stack-first", "-z", f"stack-size={STACK}", "--export=__heap_base"]


def made_by(module: str, game: str) -> Path:
    """The file that a Python module makes for a game in another process, made now or taken from the cache."""
    file = native.writable_cache_folder() / f"{module}-{game}.wasm"
    if not file.exists():
        making = file.with_suffix(f".{os.getpid()}")
        command = [sys.executable, "-m", module, game, str(making)]
        subprocess.run(command, env={**os.environ, **FOR_ANY_CPU}, check=True)
        making.replace(file)
    return file


def module_of(kernels: Sequence[Kernel]) -> bytes:
    """Some kernels of one game as a WebAssembly module. The process must have `FOR_ANY_CPU`."""
    import llvmlite.binding as llvm  # type: ignore[import-untyped]

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    whole = llvm.parse_assembly("")
    for kernel in kernels:
        whole.link_in(llvm.parse_assembly(code_of(kernel)))
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(features=FEATURES, opt=3, reloc="static")
    options = llvm.create_pipeline_tuning_options(speed_level=2)
    options.loop_vectorization = options.slp_vectorization = False
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(whole, builder)
    return linked(machine.emit_object(whole), [kernel.name for kernel in kernels])


def code_of(kernel: Kernel) -> str:
    """A kernel's LLVM code for WebAssembly."""
    from numba import carray, from_dtype, types  # type: ignore[attr-defined]

    native.prepare()
    pointer: Any = types.CPointer
    body, states, room = kernel.body, kernel.states, room_for_moves(kernel.game)
    numbers = pointer(types.int64)
    record = pointer(from_dtype(kernel.game.state.dtype()))

    def run(at, given, how_many_given, told, how_many_told, moves):  # type: ignore[no-untyped-def]
        body(
            carray(at, (states,)),
            carray(given, (how_many_given,)),
            carray(told, (how_many_told,)),
            carray(moves, (room,)),
        )

    arguments = record, numbers, types.int64, numbers, types.int64, pointer(types.int16)
    return retargeted(code_as_written(run, arguments), kernel.name)


def retargeted(code: str, name: str) -> str:
    """LLVM code for this machine turned into code for WebAssembly. Reference counts are dropped, and errors
    trap."""
    code = re.sub(r'target datalayout = ".*"', f'target datalayout = "{LAYOUT}"', code)
    code = re.sub(r'target triple = ".*"', f'target triple = "{TRIPLE}"', code)
    code = re.sub(r'"target-(cpu|features)"="[^"]*"', "", code)
    code = re.sub(r"= common ", "= internal ", code)  # WebAssembly has no common symbols
    code = re.sub(r"^define linkonce_odr void @NRT_(\w+)\(.*?\n}$", NOTHING, code, flags=re.M | re.S)
    code = re.sub(rf"^declare ([^@]*@{OF_PYTHON}\(.*\)).*$", STOP, code, flags=re.M)
    code = re.sub(rf"^(@{OF_PYTHON} = )external (global \S+)", r"\1internal \2 zeroinitializer", code, flags=re.M)
    (entry,) = re.findall(r"^define [^@]*@(cfunc[^(]*)\(", code, flags=re.M)
    return code.replace(f"@{entry}", f'@"{name}"') + "\ndeclare void @llvm.trap()\n"


OF_PYTHON = r"(?:_?Py|numba_|NRT_)\w+"
NOTHING = r"define linkonce_odr void @NRT_\1(ptr %0) {\n  ret void\n}"
STOP = r"define internal \1 {\n  call void @llvm.trap()\n  unreachable\n}"


def linked(machine_code: bytes, names: Sequence[str]) -> bytes:
    with TemporaryDirectory() as folder:
        given, made = Path(folder, "kernels.o"), Path(folder, "kernels.wasm")
        given.write_bytes(machine_code)
        exports = [f"--export={name}" for name in names]
        subprocess.run([*LINKER, str(given), "-o", str(made), *OPTIONS, *exports], check=True)
        return made.read_bytes()
