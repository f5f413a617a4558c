"""Why a move that was understood is refused, in a sentence for the one who made it."""

from __future__ import annotations

from ludoteca.engine.seats import has
from ludoteca.games.twins import phases
from ludoteca.games.twins.combinations import CARDS, PAIRS
from ludoteca.games.twins.layout import PLAYS, State
from ludoteca.games.twins.notation import PLAY
from ludoteca.games.twins.rules import price


def why_not_awaited(s: State, seat: int) -> str | None:
    """T40, T30."""
    if has(s.bankrupt, seat):
        return "You are bankrupt and take no part in the rest of the hand."
    if s.phase == phases.PLAY and s.play == PLAYS and has(s.out, seat):
        return "You were among the last of play 3 and are out of play 4."
    return None


def why_not(s: State, seat: int, move: int) -> str:
    if s.phase == phases.BUY:
        if move >= PLAY:
            return "Now say how many cards to buy: 'buy 0', 'buy 1' or 'buy 2'."
        return f"That costs {price(move)}, and you have {s.chips[seat]}."
    if move < PLAY:
        return "Now lay a pair of cards face down, for example 'play G7 B7'."
    held = s.held[seat][: s.holds[seat]]
    missing = [CARDS[card] for card in PAIRS[move - PLAY] if card not in held]
    return f"You do not hold {' and '.join(missing)}."
