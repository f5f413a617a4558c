"""Reviews of finished games: what luck gave, what decisions were worth, and where the game turned."""

from __future__ import annotations

from ludoteca.study.judging.findings import Balance, Decision, Estimate, Event, Judge, Review
from ludoteca.study.judging.points import NotOver
from ludoteca.study.judging.reviewing import Effort, review

__all__ = ["Balance", "Decision", "Effort", "Estimate", "Event", "Judge", "NotOver", "Review", "review"]
