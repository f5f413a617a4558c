"""Which bot is stronger: every line-up on the same luck, the seats rotated, until it is certain or enough."""

from ludoteca.study.arena.results import Question, Results
from ludoteca.study.arena.tournament import tournament

__all__ = ["Question", "Results", "tournament"]
