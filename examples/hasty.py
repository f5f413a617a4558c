"""A bot as a policy: compiled, it plays millions of games. `docs/write-a-bot.md` goes through it."""

from typing import Any

from ludoteca.bots import policy
from ludoteca.engine.dice import pick
from ludoteca.engine.rule import rule
from ludoteca.games.twins import phases

RICH = 6


@rule
def may_buy(s: Any, seat: int) -> bool:
    return bool(s.chips[seat] >= RICH)


@policy("twins", "Buys a card while it is rich, and plays any pair.")
def hasty(s: Any, seat: int, moves: list[int], count: int, luck: int) -> int:
    if s.phase == phases.BUY:
        return moves[1] if count > 1 and may_buy(s, seat) else moves[0]
    return moves[pick(luck, count)]
