"""Why a move that was understood is refused, in a sentence for the one who made it."""

from __future__ import annotations

from ludoteca.games.cincinnati import phases
from ludoteca.games.cincinnati.hands import SETS
from ludoteca.games.cincinnati.layout import BALLROOM, LETTERS, State
from ludoteca.games.cincinnati.notation import ASIDE, CHALLENGE, KEEP, TABLE
from ludoteca.games.cincinnati.rules import dice_of, is_in_play

EXPECTED = {
    phases.CHOOSE: "Now choose a table, for example 'table A'.",
    phases.KEEP: "Now decide which dice to keep, for example 'keep 6 6'; 'keep' alone throws all five.",
    phases.EXTRA: "Now answer 'pay' (one token for one more throw) or 'pass'.",
    phases.CHALLENGE: "Now challenge another player, for example 'duel 2'.",
}


def why_not(s: State, seat: int, move: int) -> str:
    if s.phase == phases.KEEP and KEEP <= move < ASIDE:
        return f"Your dice are {faces(dice_of(s, seat))}; you cannot keep {faces(move - KEEP)} of them."
    if s.phase == phases.CHOOSE and move == TABLE + BALLROOM and not is_in_play(s, BALLROOM):
        return f"Table {LETTERS[BALLROOM]} is not in play with three players."
    if s.phase == phases.CHALLENGE and move == CHALLENGE + seat:
        return "Nobody can challenge themselves."
    if s.phase == phases.CHALLENGE and CHALLENGE <= move < KEEP:
        return f"There is no seat {move - CHALLENGE}: the seats are 0 to {s.players - 1}."
    return EXPECTED[s.phase]


def faces(number: int) -> str:
    return " ".join(map(str, SETS[number]))
