"""How many times fewer games are as certain where luck is taken off the shares of bots (`arena --adjusted`).

    .venv/bin/python -m benchmarks.adjusted --games 20000
    .venv/bin/python -m benchmarks.adjusted twins --bots easy,random,random --games 5000

For each game and line-up it tells the least gain of any bot: where dice and cards alone are corrected, as if nobody
knew how the bots decide, and where what the bots chose is corrected, too. Beside the ratios stand the mean luck in
standard errors, which is 0 in the long run, and the processor time of a game.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca import bots
from ludoteca.engine.dice import luck, luck_of_choices, luck_of_game, pick, seed_of_game
from ludoteca.engine.game import Game
from ludoteca.engine.kernels import Kernel
from ludoteca.engine.many.batch import play_chunks
from ludoteca.engine.many.loop import MOST_DECISIONS, Policy, decision_rule, forget_fault, goes_on
from ludoteca.engine.many.outcomes import joined
from ludoteca.engine.rule import rule
from ludoteca.engine.seats import CHANCE_ALONE, NOBODY, lowest
from ludoteca.games import GAMES, find
from ludoteca.study.adjusting import Line, line_of, luck_in_games, luck_in_moves, seats_of
from ludoteca.study.arena.correcting import Corrected
from ludoteca.study.judging.reviewing import judge_of
from ludoteca.study.tasks import Task
from ludoteca.study.views import VIEWS

LINE_UPS = ("easy,easy,easy,easy", "medium,medium,medium,medium", "easy,easy,medium,medium")
SEED, AT_ONCE = 1, 100
NUMBER, SEATS = 1, 2
MOST_MOVES = 2 * MOST_DECISIONS

Numbers = NDArray[np.float64]


@cache
def recording(game: Game, policies: tuple[Policy, ...]) -> Kernel:
    """Plays a game of rules and tells how many moves were made, then the actor and the move of each."""
    rules, decide = game.rules, decision_rule(game, policies, forget_fault)
    legal, play, happen = rules.legal, rules.play, rules.happen
    chance_key, chance_outcomes, chance_move = rules.chance_key, rules.chance_outcomes, rules.chance_move

    @rule
    def record(states: Any, given: Any, told: Any, buffer: Any) -> None:
        s, seed = states[0], seed_of_game(given[0], given[NUMBER])
        dice, choices, decisions, made = luck_of_game(seed), luck_of_choices(seed), 0, 0
        while goes_on(s, decisions, MOST_DECISIONS) and made < MOST_MOVES:
            seat = NOBODY
            if s.awaited == CHANCE_ALONE:
                move = chance_move(s, pick(luck(dice, chance_key(s)), chance_outcomes(s)))
                happen(s, move)
            else:
                seat = lowest(s.awaited)
                count = legal(s, seat, buffer)
                which = given[SEATS + seat]
                move = decide(which, s, seat, buffer, buffer, count, luck(choices, decisions), ())
                play(s, seat, move)
                decisions += 1
            told[1 + 2 * made], told[2 + 2 * made] = seat, move
            made += 1
        told[0] = made

    return Kernel(game, "recording", record, states=1)


class Games:
    """Games of a line-up, on all of whose seats are rules."""

    def __init__(self, game: Game, names: Sequence[str], count: int) -> None:
        self.game, self.names, self.count = game, names, count
        self.batch = Task(game.name, tuple(names), range(count), SEED).batch()
        self.line = line_of(game, names)
        games = joined([*play_chunks(self.batch, range(count), cores=1)], self.batch.empty(range(0)))
        self.wins = games.wins()

    def all_corrected(self) -> Iterator[Numbers]:
        for first in range(0, self.count, AT_ONCE):
            numbers = range(first, min(first + AT_ONCE, self.count))
            yield from np.array(luck_in_games(self.game, self.batch.start, self.line, SEED, numbers))

    def chance_corrected(self) -> Iterator[Numbers]:
        """The judge plays on in the place of each bot, and each decision ends a stretch."""
        judge = Line((judge_of(self.game)[1],), (0,) * len(self.names), known=0)
        record, start = recording(self.game, self.line.policies), self.batch.start
        for number in range(self.count):
            told = record(start, [SEED, number, *seats_of(self.line)], 1 + 2 * MOST_MOVES)
            yield np.array(luck_in_moves(self.game, start, judge, luck(SEED, number), told[1 : 1 + 2 * told[0]]))

    def gains(self, luck: Iterator[Numbers]) -> str:
        next(luck)  # it compiles
        began = time.process_time()
        kinds = list(dict.fromkeys(self.names))
        seats = [[seat for seat, name in enumerate(self.names) if name == kind] for kind in kinds]
        corrected, own = Corrected(len(kinds), len(VIEWS) * len(kinds)), []
        for wins, given in zip(self.wins[1:], luck, strict=True):
            if len(kinds) == 1:  # all alike: one seat is looked at
                corrected.add([wins[0]], given[:, 0].tolist())
            else:
                corrected.add([wins[of].sum() for of in seats], [view[of].sum() for view in given for of in seats])
            own.append(given[0, 0])
        parts = np.eye(len(kinds)).tolist()
        gains = [corrected.plain(part) / corrected.figure(part).variance for part in parts]
        seconds = (time.process_time() - began) / (self.count - 1)
        error = np.mean(own) / (np.std(own) / np.sqrt(len(own)))
        return f"{min(gains):5.1f} times fewer, luck {error:+.1f} standard errors, {1000 * seconds:.1f} ms a game"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games_asked", nargs="*", metavar="GAME")
    parser.add_argument("--bots", nargs="*", default=LINE_UPS, metavar="NAMES")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--chance-games", type=int, help="for chance alone, where it takes long")
    wanted = parser.parse_args()
    for name in wanted.games_asked or GAMES:
        for line_up in wanted.bots:
            names = line_up.split(",")
            assert all(bots.find(bot, name).policy for bot in names), "only bots that are rules"
            few = Games(find(name), names, wanted.chance_games or wanted.games)
            print(
                f"{name} {line_up}, {few.count:,} games, chance alone:  {few.gains(few.chance_corrected())}",
                flush=True,
            )
            all_of_them = Games(find(name), names, wanted.games)
            told = all_of_them.gains(all_of_them.all_corrected())
            print(f"{name} {line_up}, {wanted.games:,} games, choices, too: {told}", flush=True)


if __name__ == "__main__":
    main()
