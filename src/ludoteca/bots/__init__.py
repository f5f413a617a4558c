"""Bots. A bot sees what its seat may know and its legal moves, nothing else."""
