"""Many games stepped decision by decision, for learners' environments.

Compiled, the states are records; without Numba they are plain states in a list, and the same functions run
interpreted.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from ludoteca.engine.compiled import native
from ludoteca.engine.compiled.memory import overload_memory, set_ones
from ludoteca.engine.dice import luck, luck_of_choices, luck_of_game, pick, seed_of_game
from ludoteca.engine.game import Game
from ludoteca.engine.many.loop import Policy, draw_rule, goes_on, is_ours
from ludoteca.engine.many.opponents import opponents_rules
from ludoteca.engine.rule import renew, rule
from ludoteca.engine.seats import CHANCE_ALONE, NOBODY, has, lowest

GOES_ON, OVER, CUT_SHORT = range(3)
"""Whether a game goes on after a step, is over, or was cut short."""

ALL_LEGAL = -1

AHEAD = 2
"""A game is prefetched when the loop is this many games before it."""


def compiled_if_possible(function: Callable[..., Any], policies: tuple[Policy, ...] = ()) -> Any:
    """The function, compiled if Numba is available. It allocates nothing, unless others' policies do."""
    if not native.available():
        return function
    overload_memory()
    return native.compiled(function, allocates=not all(map(is_ours, policies)))


class Vectors(NamedTuple):
    """The arrays of many games: row g of each belongs to game g. `envs/vector.py` says what they hold.

    A step takes them one by one: unpacking the tuple would take Numba longer than stepping a single game.
    """

    states: Any
    numbers: Any
    seeds: Any
    decisions: Any
    seats: Any
    masks: Any
    rows: Any
    drawn: Any
    rewards: Any
    done: Any
    start: Any
    """The state that every game begins with."""
    buffer: Any
    """Room for a seat's legal actions."""
    opponents: Any
    """`Opponents`, or None if every seat is a learner's."""
    action_features: Any
    """The features of every legal action, or None."""
    stride: int
    """The number of games; a row's next game has a number that much higher."""

    def part(self, rows: slice, core: int) -> Vectors:
        """The arrays of some rows only, with working memory of their own; for states that are records."""
        shared = ("start", "opponents", "stride")
        changed = {
            name: value[rows] for name, value in self._asdict().items() if name not in shared and value is not None
        }
        opponents = self.opponents and self.opponents.part(rows, core)
        return self._replace(**{**changed, "buffer": self.buffer.copy(), "opponents": opponents})


@cache
def step_of(game: Game, policies: tuple[Policy, ...] = (), tells_actions: bool = False) -> Any:
    """A function that makes a decision in each game and plays on to the next one; see `vector`.

    A game that awaits nobody begins anew; that is how the first games begin. If an action is illegal, the
    function changes nothing and returns its row.
    """
    play, draw, look = game.rules.play, draw_rule(game), look_rule(game)
    tell_actions = actions_rule(game, tells_actions)
    move_of, fetch_for = game.encoding.move_of, game.encoding.fetch_for
    forget_end, bot_decides, seat_learner, tell_end = opponents_rules(game, policies)

    def step(  # type: ignore[no-untyped-def]
        states, numbers, seeds, decisions, seats, masks, rows, drawn, rewards, done, start, buffer, opponents,
        action_features, stride, actions, seed, endless, most_decisions,
    ):  # fmt: skip
        games = len(seats)
        for g in range(games):
            if seats[g] != NOBODY and not is_legal(masks[g], actions[g]):
                return g
        for g in range(games):
            if g + AHEAD < games:
                fetch_for(states[g + AHEAD], int(seats[g + AHEAD]))
            s = states[g]
            if done[g] != GOES_ON:
                done[g] = GOES_ON
                rewards[g, :] = 0.0
                forget_end(g, opponents)
            decided = s.awaited != 0
            if decided:
                seat = int(seats[g])
                play(s, seat, move_of(s, seat, int(actions[g])))
                decisions[g] += 1
            dice = luck_of_game(int(seeds[g]))
            while True:
                if s.awaited == CHANCE_ALONE:
                    draw(s, dice)
                elif goes_on(s, decisions[g], most_decisions):
                    if not bot_decides(s, g, int(seeds[g]), decisions, opponents):
                        break
                else:
                    if decided:
                        decided = False
                        done[g] = OVER if s.awaited == 0 else CUT_SHORT
                        write_rewards(s, rewards[g])
                        tell_end(s, g, rewards, opponents)
                        if not endless:
                            break
                    decisions[g] = 0
                    numbers[g] += stride
                    seeds[g] = seed_of_game(seed, int(numbers[g])) if endless else seed
                    dice = luck_of_game(int(seeds[g]))
                    renew(states, g, start)
                    s = states[g]
                    seat_learner(s, g, int(seeds[g]), opponents)
            if done[g] != GOES_ON and not endless:
                seats[g] = NOBODY
                continue
            seat = lowest(s.awaited)
            seats[g] = seat
            count = look(s, seat, masks[g], rows[g], buffer)
            tell_actions(s, seat, buffer, count, action_features, g)
            drawn[g] = buffer[pick(luck(luck_of_choices(int(seeds[g])), int(decisions[g])), count)]
        return ALL_LEGAL

    return compiled_if_possible(step, policies)


@rule
def is_legal(mask: Any, action: int) -> bool:
    return 0 <= action < len(mask) and mask[action] == 1


@rule
def write_rewards(s: Any, rewards: Any) -> None:
    """A winner alone gets 1, paid by the others in equal parts; several winners share. Without a winner,
    nothing."""
    players = s.players
    winners = 0
    for seat in range(players):
        if has(s.winners, seat):
            winners += 1
    for seat in range(players):
        if winners > 0:
            rewards[seat] = ((players / winners if has(s.winners, seat) else 0.0) - 1.0) / (players - 1)


@cache
def look_rule(game: Game) -> Callable[[Any, int, Any, Any, Any], int]:
    """A rule that writes a seat's legal actions and observation, and returns the number of actions."""
    legal_actions, observe = game.encoding.legal_actions, game.encoding.observe

    @rule
    def look(s: Any, seat: int, mask: Any, row: Any, buffer: Any) -> int:
        mask[:] = 0
        count = 0
        if s.awaited != CHANCE_ALONE and has(s.awaited, seat):
            count = legal_actions(s, seat, buffer)
            set_ones(mask, buffer, count)
        observe(s, seat, row)  # of the whole state, for speed: test_an_observation_is_that_of_what_the_seat_knows
        return count

    return look


@cache
def actions_rule(game: Game, tells_actions: bool) -> Callable[[Any, int, Any, int, Any, int], None]:
    """A rule that writes the features of each legal action in a buffer, and zeros for all others."""
    describe = game.describe

    @rule
    def tell_actions(s: Any, seat: int, actions: Any, count: int, action_features: Any, g: int) -> None:
        action_features[g, :, :] = 0
        for i in range(count):
            describe(s, seat, int(actions[i]), action_features[g, int(actions[i])])

    return tell_actions if tells_actions else tell_nothing


@rule
def tell_nothing(s: Any, seat: int, actions: Any, count: int, action_features: Any, g: int) -> None:
    pass


@cache
def look_of(game: Game, tells_actions: bool = False) -> Any:
    """The look rule for one of many games; the features of actions go into the first row."""
    look, tell_actions = look_rule(game), actions_rule(game, tells_actions)

    def look_at(states, g, seat, mask, row, buffer, action_features):  # type: ignore[no-untyped-def]
        s = states[g]
        tell_actions(s, seat, buffer, look(s, seat, mask, row, buffer), action_features, 0)

    return compiled_if_possible(look_at)
