"""What luck gave each seat of a game of bots: taken off the result, it leaves a share that varies less.

A game is looked at in stretches that end where a hand, a round or a turn does. What a seat can expect there is
known roughly without playing on (`search.horizon_of`), in several views (`views`); where that is too rough,
stretches are whole games. A stretch counts for as much as that turned out higher than the mean
of other stretches from the same beginning, with luck of their own. That mean is true however rough the knowledge
is, and so is the adjusted share on average; good knowledge only makes it vary less.
(AIVAT: Burch, Schmid et al., 2018.)

Where all bots are rules, a stretch is a whole hand: dice and cards are corrected, and what bots chose by lot. A bot
that is no rule ends a stretch with each of its decisions, as nobody knows what else it might have done.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from ludoteca import bots
from ludoteca.bots.search import VICTORY, horizon_of, share_of_victory
from ludoteca.engine.dice import CHOICES, luck, luck_of_choices, luck_of_game, seed_of_game
from ludoteca.engine.game import CHANCE_NAME, Game
from ludoteca.engine.kernels import Kernel
from ludoteca.engine.layout import Layout
from ludoteca.engine.many.loop import (
    MOST_DECISIONS,
    Policy,
    by_seat,
    decision_rule,
    draw_rule,
    forget_fault,
    goes_on,
)
from ludoteca.engine.match import Match
from ludoteca.engine.rule import copy_state, rule
from ludoteca.engine.seats import CHANCE_ALONE, MOST_PLAYERS, NOBODY, has, lowest, one
from ludoteca.study.judging.reviewing import judge_of
from ludoteca.study.views import VIEWS, add_views

VERSION = 2
"""Of what is expected: anything that changes it makes another judge of it."""
DEALS = 32
"""So many other stretches are played from each beginning."""
OF_JUDGE = CHOICES + 2
"""A key no event has: the luck of the other stretches begins there, so that it is not the game's own."""


Luck = list[list[list[float]]]
"""Game by game, what luck gave in each view: a number for each seat."""


class Line(NamedTuple):
    """The bots of a game, by seat."""

    policies: tuple[Policy, ...]
    """The different ones."""
    policy_of: tuple[int, ...]
    """By seat; where a bot is no rule, that of the judge, who plays on in its place."""
    known: int
    """The seats whose bots are rules."""


def line_of(game: Game, names: Sequence[str]) -> Line:
    own = [bots.find(name, game.name).policy for name in names]
    policies, policy_of = by_seat([policy or judge_of(game)[1] for policy in own])
    known = sum(one(seat) for seat, policy in enumerate(own) if policy)
    return Line(policies, tuple(policy_of), known)


def judge_of_luck(game: Game) -> str:
    """Its name and version: it is fixed before the first game, and part of every result."""
    return f"{judge_of(game)[0]} and the prospects of {game.name}, version {VERSION}, {DEALS} deals"


def luck_in_games(game: Game, start: Layout, line: Line, seed: int, numbers: range) -> Luck:
    """Of games of rules, by number: what dice, cards and choices by lot gave each seat, in shares of a victory."""
    given = [seed, DEALS, numbers.start, len(numbers), *seats_of(line)]
    room = len(numbers) * len(VIEWS) * start.players + MOST_PLAYERS
    return shares(playing(game, line.policies)(start, given, room), start.players)


def luck_in_match(match: Match, line: Line, seed: int, number: int) -> list[list[float]]:
    """Of a game of any bots: what dice, cards and choices by lot of known bots gave each seat."""
    read = match.game.notation.read
    moves = [
        part
        for actor, text in match.moves
        for part in (
            NOBODY if isinstance(actor, str) else actor,
            read(text, by_chance=actor == CHANCE_NAME),
        )
    ]
    start = Match(match.game, match.players, match.options).state
    return luck_in_moves(match.game, start, line, luck(luck(seed, OF_JUDGE), number), moves)


def luck_in_moves(game: Game, start: Layout, line: Line, judge: int, moves: Sequence[int]) -> list[list[float]]:
    """The same of a game given as numbers, the actor and the move of each."""
    given = [judge, DEALS, line.known, 0, *seats_of(line), *moves]
    room = len(VIEWS) * start.players + MOST_PLAYERS
    return shares(replaying(game, line.policies)(start, given, room), start.players)[0]


def shares(told: Sequence[int], players: int) -> Luck:
    parts = [sum_ / DEALS / VICTORY for sum_ in told[:-MOST_PLAYERS]]
    views = [parts[row : row + players] for row in range(0, len(parts), players)]
    return [views[row : row + len(VIEWS)] for row in range(0, len(views), len(VIEWS))]


def span_of(game: Game) -> int:
    """How many hands, rounds or turns a stretch lasts; the whole game, where half way too little is known."""
    return MOST_DECISIONS if horizon_of(game).is_rough else 1


def seats_of(line: Line) -> list[int]:
    return [*line.policy_of, *[0] * (MOST_PLAYERS - len(line.policy_of))]


SEED, OTHERS, FIRST, GAMES, SEATS = range(5)
KNOWN = FIRST
"""What is given; where moves are, they come last, two numbers each."""
MOVES = SEATS + MOST_PLAYERS
NOW, BEGUN, STRETCH, OTHER = range(1, 5)
"""The states: now; where the hand began, where the stretch did; another way it could go on."""


@cache
def run_rule(game: Game, policies: tuple[Policy, ...]) -> Any:
    """A rule: policies play on until a number of hands, rounds or turns; tells how many decisions were made."""
    legal, play, length = game.rules.legal, game.rules.play, game.rules.length
    draw, decide = draw_rule(game), decision_rule(game, policies, forget_fault)

    @rule
    def run(s: Any, until: int, seed: int, decisions: int, given: Any, buffer: Any) -> int:
        dice, choices = luck_of_game(seed), luck_of_choices(seed)
        while goes_on(s, decisions, MOST_DECISIONS) and length(s) < until:
            if s.awaited == CHANCE_ALONE:
                draw(s, dice)
            else:
                seat = lowest(s.awaited)
                count = legal(s, seat, buffer)
                chance = luck(choices, decisions)
                play(s, seat, decide(given[SEATS + seat], s, seat, buffer, buffer, count, chance, ()))
                decisions += 1
        return decisions

    return run


@cache
def counting(game: Game) -> Any:
    """A rule that counts what seats can expect in a state for or against them, in every view."""
    chance = horizon_of(game).chance

    @rule
    def count_state(before: Any, s: Any, sign: int, told: Any, at: int) -> None:
        chances = len(told) - MOST_PLAYERS
        for seat in range(s.players):
            if s.awaited == 0:
                for view in range(len(VIEWS)):
                    told[at + view * s.players + seat] += sign * share_of_victory(s, seat)
            else:
                told[chances + seat] = chance(before, s, seat)
        if s.awaited != 0:
            add_views(told, at, chances, s.players, sign)

    return count_state


@cache
def playing(game: Game, policies: tuple[Policy, ...]) -> Kernel:
    """Plays games of rules; of each stretch it plays others from the same beginning."""
    run, count_state, length, span = run_rule(game, policies), counting(game), game.rules.length, span_of(game)

    @rule
    def play_games(states: Any, given: Any, told: Any, buffer: Any) -> None:
        others, room = given[OTHERS], len(VIEWS) * states[0].players
        for number in range(given[GAMES]):
            seed = seed_of_game(given[SEED], given[FIRST] + number)
            judge = luck(luck(given[SEED], OF_JUDGE), given[FIRST] + number)
            copy_state(states, NOW, 0)
            decisions = 0
            while goes_on(states[NOW], decisions, MOST_DECISIONS):
                copy_state(states, BEGUN, NOW)
                made, until = decisions, length(states[BEGUN]) + span
                for other in range(others):
                    copy_state(states, OTHER, BEGUN)
                    run(states[OTHER], until, luck(judge, other), made, given, buffer)
                    count_state(states[BEGUN], states[OTHER], -1, told, number * room)
                decisions = run(states[NOW], until, seed, made, given, buffer)
                count_state(states[BEGUN], states[NOW], others, told, number * room)

    return Kernel(game, "luck-in-games", play_games, states=5)


@cache
def replaying(game: Game, policies: tuple[Policy, ...]) -> Kernel:
    """Replays a game; from where each stretch begins and ends it plays others on."""
    run, count_state, span = run_rule(game, policies), counting(game), span_of(game)
    play, happen, length = game.rules.play, game.rules.happen, game.rules.length

    @rule
    def is_over(s: Any, begun: Any) -> bool:
        return s.awaited == 0 or length(s) >= length(begun) + span

    @rule
    def expect(states: Any, row: int, sign: int, given: Any, told: Any, buffer: Any) -> None:
        """What is expected from a state on, counted for or against."""
        until = length(states[BEGUN]) + span
        if is_over(states[row], states[BEGUN]):
            count_state(states[BEGUN], states[row], sign * given[OTHERS], told, 0)
        else:
            for other in range(given[OTHERS]):
                copy_state(states, OTHER, row)
                run(states[OTHER], until, luck(given[SEED], other), 0, given, buffer)
                count_state(states[BEGUN], states[OTHER], sign, told, 0)

    @rule
    def replay(states: Any, given: Any, told: Any, buffer: Any) -> None:
        for row in (NOW, BEGUN, STRETCH):
            copy_state(states, row, 0)
        moves = (len(given) - MOVES) // 2
        moved = False
        for i in range(moves):
            actor, move = given[MOVES + 2 * i], given[MOVES + 2 * i + 1]
            is_known = actor == NOBODY or has(given[KNOWN], actor)
            ends = not is_known
            if is_known:
                if actor == NOBODY:
                    happen(states[NOW], move)
                else:
                    play(states[NOW], actor, move)
                moved = True
                ends = is_over(states[NOW], states[BEGUN])
            if ends and moved:
                expect(states, NOW, 1, given, told, buffer)
                expect(states, STRETCH, -1, given, told, buffer)
                moved = False
            if not is_known:
                play(states[NOW], actor, move)
            if ends:
                copy_state(states, STRETCH, NOW)
                if is_over(states[NOW], states[BEGUN]):
                    copy_state(states, BEGUN, NOW)

    return Kernel(game, "luck-in-match", replay, states=5)
