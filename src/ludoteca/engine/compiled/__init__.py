"""How rules become machine code: Numba on CPUs and GPUs, WebAssembly in browsers."""
