"""Learns what strong players of Twins show, and what chips are worth; writes games/twins/bots/habits.py.

    python scripts/learn_twins.py            12 passes from what is known, some minutes
    python scripts/learn_twins.py --anew     from nothing: every pair as likely as any other

In each pass strong players play many games among themselves. They plan with what was shown before; what they show
now is mixed into it, a little less in each pass (fictitious play with whims: where plans are nearly equal, both are
played). The weights of `chance_to_win` are fitted to who won from which chips.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np

HABITS = Path(__file__).parents[1] / "src" / "ludoteca" / "games" / "twins" / "bots" / "habits.py"
PASSES = 12
GAMES = 4000
PLAYERS = range(3, 7)
MOST_HANDS = 100
SCALE = 100_000
FEWEST = 13
"""Weights are fitted for the fewest chips of a seat from 0 to 12."""
GROWTHS = np.arange(0.02, 1.5, 0.01)
ENOUGH = 300
"""Positions to fit a weight to."""


def learn(anew: bool) -> None:
    """Runs each pass in a process of its own, since tables are compiled into the players."""
    if anew:
        write_anew()
    for number in range(PASSES):
        share = 1 / (2 + number + (0 if anew else PASSES))
        print(f"pass {number + 1} of {PASSES}", flush=True)
        subprocess.run([sys.executable, __file__, "pass", str(share), str(number)], check=True)


def write_anew() -> None:
    from ludoteca.games.twins.combinations import PAIRS
    from ludoteca.games.twins.odds import LEVELS, level

    shown = np.bincount([level(pair) for pair in range(len(PAIRS))], minlength=LEVELS) / len(PAIRS)
    write({players: np.array([shown] * 4) for players in PLAYERS}, {players: [0.1] * FEWEST for players in PLAYERS})


def one_pass(share: float, seed: int) -> None:
    from ludoteca.games.twins.bots.habits import SHOWN

    shown, growth = {}, {}
    for players in PLAYERS:
        counts, chips, wins = played(players, seed)
        now, before = counts / counts.sum(axis=1, keepdims=True), np.array(SHOWN[players]) / SCALE
        print(f"{players} players: {np.abs(now - before).sum(axis=1).round(2)} new", flush=True)
        shown[players] = (1 - share) * before + share * now
        growth[players] = fitted(chips, wins)
    write(shown, growth)


def played(players: int, seed: int) -> tuple[Any, Any, Any]:
    """How often each level was shown in each play; the chips at the beginning of hands, with each seat's share
    of the victory."""
    from ludoteca.games.twins import rules
    from ludoteca.games.twins.odds import LEVELS

    start = rules.set_up(players, None)
    template = np.zeros(1, start.dtype())
    start.write(template[0])
    counts = np.zeros((4, LEVELS))
    chips = np.zeros((GAMES, MOST_HANDS, players), np.int8)
    wins = np.zeros((GAMES, players))
    lengths = np.zeros(GAMES, np.int64)
    kernel()(template, template.copy(), seed, np.zeros(rules.MOST_LEGAL, np.int16), counts, chips, wins, lengths)
    begun = np.arange(MOST_HANDS) < lengths[:, None]
    return counts, chips[begun], np.repeat(wins, lengths, axis=0)


def kernel() -> Any:
    from ludoteca.bots.search import VICTORY, share_of_victory
    from ludoteca.engine.compiled import native
    from ludoteca.engine.dice import luck, luck_of_choices, luck_of_game, pick, seed_of_game
    from ludoteca.engine.seats import CHANCE_ALONE, lowest
    from ludoteca.games.twins.bots.thinking import strong_policy
    from ludoteca.games.twins.odds import level
    from ludoteca.games.twins.rules import chance_key, chance_move, chance_outcomes, happen, play

    def play_games(template, record, seed, moves, counts, chips, wins, lengths):  # type: ignore[no-untyped-def]
        s = record[0]
        for game in range(len(wins)):
            record[0] = template[0]
            own = seed_of_game(seed, game)
            decisions = 0
            while s.awaited != 0:
                if s.awaited == CHANCE_ALONE:
                    if s.hand > lengths[game] and lengths[game] < MOST_HANDS:
                        chips[game, lengths[game]] = s.chips[: s.players]
                        lengths[game] += 1
                    happen(s, chance_move(s, pick(luck(luck_of_game(own), chance_key(s)), chance_outcomes(s))))
                else:
                    seat = lowest(s.awaited)
                    shown = s.last_hand * 8 + s.last_play
                    play(s, seat, strong_policy(s, seat, moves, 0, luck(luck_of_choices(own), decisions)))
                    decisions += 1
                    if s.last_hand * 8 + s.last_play != shown:
                        for other in range(s.players):
                            if s.last_pair[other] >= 0:
                                counts[s.last_play - 1, level(s.last_pair[other])] += 1
            for other in range(s.players):
                wins[game, other] = share_of_victory(s, other) / VICTORY

    return native.compiled(play_games)


def fitted(chips: Any, wins: Any) -> list[float]:
    """For each number of chips of the poorest, the growth that makes the observed results most likely."""
    fewest = np.minimum(chips.min(axis=1), FEWEST - 1)
    return filled([likeliest(chips[fewest == few], wins[fewest == few]) for few in range(FEWEST)])


def likeliest(chips: Any, wins: Any) -> float | None:
    if len(chips) < ENOUGH:
        return None
    scores = (chips - chips.max(axis=1, keepdims=True))[None] * GROWTHS[:, None, None]
    logs = scores - np.log(np.exp(scores).sum(axis=2, keepdims=True))
    return float(GROWTHS[(logs * wins).sum(axis=(1, 2)).argmax()])


def filled(growth: list[float | None]) -> list[float]:
    """Fills gaps of too little data with the next higher number's value."""
    known = [one for one in growth if one is not None]
    for few in reversed(range(len(growth))):
        above = growth[few + 1] if few + 1 < len(growth) else known[-1]
        growth[few] = above if growth[few] is None else growth[few]
    return [float(one) for one in growth if one is not None]


def write(shown: dict[int, Any], growth: dict[int, list[float]]) -> None:
    lines = [
        '"""What strong players show, and what chips are worth. Written by scripts/learn_twins.py."""',
        "",
        "# fmt: off",
        f"# By the number of players, for plays 1 to 4: how often each combination is shown, of {SCALE:,} times,",
        "# from Singles 3 to Twins of 10 (`games.twins.odds.STRENGTHS`).",
        "SHOWN = {",
    ]
    for players, plays in shown.items():
        lines.append(f"    {players}: (")
        for play in plays:
            lines += ["        (", *wrapped([str(round(SCALE * share)) for share in play]), "        ),"]
        lines.append("    ),")
    lines += [
        "}",
        "# By the number of players and the chips of the poorest seat, 0 to 12 or more: how a seat's weight grows.",
        "GROWTH = {",
        *(f"    {players}: ({', '.join(f'{one:.2f}' for one in growth[players])})," for players in growth),
        "}",
    ]
    HABITS.write_text("\n".join(lines) + "\n")


def wrapped(numbers: list[str], most: int = 14) -> list[str]:
    return [" " * 12 + ", ".join(numbers[i : i + most]) + "," for i in range(0, len(numbers), most)]


if __name__ == "__main__":
    if sys.argv[1:2] == ["pass"]:
        one_pass(float(sys.argv[2]), int(sys.argv[3]))
    else:
        learn(anew="--anew" in sys.argv)
