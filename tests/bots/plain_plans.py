"""The plan of Twins' medium and expert bots once more, by trying everything, to compare it with."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations

from ludoteca.games.twins.bots.plan import (
    BITS,
    CERTAIN,
    is_out,
    pays,
    plan,
    play_to_come,
    row,
    strongest,
    takes_pot,
    wins,
)
from ludoteca.games.twins.combinations import PAIRS, pair_of
from ludoteca.games.twins.layout import NONE, PLAYS, State
from ludoteca.games.twins.odds import divisions, level, pot_of_play_4
from ludoteca.games.twins.plays import (
    PAID_IN_PLAY_1,
    PAID_IN_PLAY_3,
    WON_IN_PLAY_2,
    last_in_play_1,
    last_in_play_3,
)


def plain_plan(s: State, seat: int, chance: int, whim: int) -> int:
    """The best of all orders of all divisions that are not wasteful."""
    play, cards = play_to_come(s), s.held[seat][: s.holds[seat]]
    if play == PLAYS:
        pair = strongest(s, seat, NONE)
        return plan(takes_pot(row(s.players, pair)) * s.pot, pair, chance, whim)
    return max(
        plan(worth(s, play, order), order[0], chance, whim)
        for division in sound_divisions(cards, PLAYS + 1 - play)
        for order in permutations(division)
    )


def sound_divisions(cards: list[int], pairs: int) -> Iterator[tuple[int, ...]]:
    """Those of which no pair would be better with a leftover card."""
    for used in combinations(cards, 2 * pairs):
        left_over = set(cards) - set(used)
        for division in divisions(used, pairs):
            if not any(would_improve(pair, card) for pair in division for card in left_over):
                yield division


def would_improve(pair: int, card: int) -> bool:
    return any(level(pair_of(*sorted((own, card)))) > level(pair) for own in PAIRS[pair])


def worth(s: State, play: int, order: tuple[int, ...]) -> int:
    """Of pairs for this play and those after it."""
    rows = dict(zip(range(play, PLAYS + 1), (row(s.players, pair) for pair in order), strict=True))
    before_2 = s.pot + (PAID_IN_PLAY_1 * last_in_play_1(s.players) if play == 1 else 0)
    before_4 = (
        pot_of_play_4(s.players, before_2) if play < 3 else s.pot + PAID_IN_PLAY_3 * last_in_play_3(s.players)
    )
    paid = pays(rows[1]) * PAID_IN_PLAY_1 if play == 1 else 0
    won = wins(rows[2]) * min(WON_IN_PLAY_2, before_2) if play <= 2 else 0
    out = is_out(rows[3])
    return won - paid + ((CERTAIN - out) * takes_pot(rows[4]) * before_4 >> BITS) - out * PAID_IN_PLAY_3
