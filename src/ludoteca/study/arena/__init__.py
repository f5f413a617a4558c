"""The arena: which bot is stronger? Every line-up plays on the same luck, with seats rotated, until the answer
is certain."""

from ludoteca.study.arena.results import Question, Results
from ludoteca.study.arena.tournament import tournament

__all__ = ["Question", "Results", "tournament"]
