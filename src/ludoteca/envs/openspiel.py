"""The games for OpenSpiel, with explicit chance: `pyspiel.load_game("ludoteca_twins(players=4)")`.

Importing this module registers them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from random import Random
from typing import Any

import numpy as np

from ludoteca.engine.dice import SEEDS
from ludoteca.engine.game import PUBLIC, Game, Viewer
from ludoteca.engine.many.loop import MOST_DECISIONS
from ludoteca.engine.many.vector import write_rewards
from ludoteca.engine.notes import Noted
from ludoteca.engine.seats import CHANCE_ALONE, has, lowest, members
from ludoteca.envs import missing
from ludoteca.games import GAMES

try:
    import pyspiel
except ModuleNotFoundError:
    raise missing("OpenSpiel", "openspiel") from None


def options_in(game: Game, settings: Mapping[str, Any]) -> dict[str, Any]:
    """A game's options from OpenSpiel's parameters, which are numbers and texts."""
    return {name: option.of_plain(settings[name]) for name, option in game.options.items()}


def most_decisions(game: Game, players: int, options: dict[str, Any]) -> int:
    """The length limit: that of the rules, if they have one, and of cutting games short."""
    bound = getattr(game.rules, "most_decisions", None)
    return MOST_DECISIONS if bound is None else min(MOST_DECISIONS, bound(players, **options))


@cache
def _actions(game: Game, players: int) -> list[str]:
    return game.encoding.actions(players)


@cache
def _features(game: Game, players: int) -> list[str]:
    return game.encoding.features(players)


@cache
def _alike(game: Game, move: int) -> list[int]:
    """The chance moves with the same first word and the same number of words as a move."""
    moves = range(game.notation.player_moves, game.notation.moves)
    return [other for other in moves if _kind(game, other) == _kind(game, move)]


def _kind(game: Game, move: int) -> tuple[str, int]:
    words = game.notation.text(move).split()
    return words[0], len(words)


class SeenHistory:
    """A state, and what every seat has seen on the way to it."""

    def __init__(self, game: Game, state: Any) -> None:
        self.game = game
        self.state = state
        self.decisions = 0
        self.notes: list[Noted] = []
        self.seen_from = [0] * state.players
        """The note from which each seat remembers what it alone saw; before it, only what everybody saw."""

    def __deepcopy__(self, memo: object) -> SeenHistory:
        other = SeenHistory.__new__(SeenHistory)
        vars(other).update(vars(self))
        other.state, other.notes, other.seen_from = self.state.copy(), self.notes[:], self.seen_from[:]
        return other

    def remember(self) -> None:
        self.notes.extend(self.state.events)
        self.state.events.clear()

    def told(self, seat: int) -> str:
        """All that a seat has seen, a line for each event."""
        known = self.seen_from[seat]
        seen = [self.game.event(note, PUBLIC) for note in self.notes[:known]]
        seen += [self.game.event(note, seat) for note in self.notes[known:]]
        return "\n".join(str(event) for event in seen if event)

    def view(self, viewer: Viewer) -> str:
        position = self.game.position(self.game.seen(self.state, viewer), viewer)
        return "\n".join(f"{key}: {value}" for key, value in position.items())

    def observation(self, seat: int) -> Any:
        row = np.zeros(len(_features(self.game, self.state.players)), np.int8)
        self.game.observe(self.state, seat, row)
        return row

    def action_features(self, seat: int) -> Any:
        """A row for each action; zeros for those that the seat cannot take."""
        game = self.game
        told = np.zeros((len(_actions(game, self.state.players)), len(game.action_features)), np.int8)
        for action in self.legal_actions(seat):
            game.describe(self.state, seat, action, told[action])
        return told

    def legal_actions(self, seat: int) -> list[int]:
        game, s = self.game, self.state
        actions = [0] * game.rules.MOST_LEGAL
        count = game.encoding.legal_actions(s, seat, actions) if has(s.awaited, seat) else 0
        return sorted(map(int, actions[:count]))

    def resampled(self, seat: int, luck: int) -> SeenHistory:
        """A state that the seat cannot tell from this one: hidden things and others' secret choices are drawn
        anew."""
        other: SeenHistory = self.__deepcopy__(None)
        other.state = self.game.seen(self.state, seat)
        self.game.deal_unseen(other.state, seat, luck)
        generator = Random(luck)
        for chooser in members(other.state.awaited & ~self.state.awaited) if self.is_decision() else []:
            moves = [0] * self.game.rules.MOST_LEGAL
            count = self.game.rules.legal(other.state, chooser, moves)
            self.game.rules.play(other.state, chooser, generator.choice(moves[:count]))
        other.state.events.clear()
        other.seen_from = [0 if one == seat else len(self.notes) for one in range(self.state.players)]
        return other

    def is_decision(self) -> bool:
        return self.state.awaited != CHANCE_ALONE and not self.is_over()

    def is_over(self) -> bool:
        return bool(self.state.awaited == 0 or self.decisions >= MOST_DECISIONS)


class Position(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel. Seats that decide at the same time are asked one after another, without seeing the
    others' choices."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        options = options_in(game.table, game.settings)
        self.story = SeenHistory(game.table, game.table.rules.set_up(game.settings["players"], **options))
        self.story.remember()

    def current_player(self) -> Any:
        if self.story.is_over():
            return pyspiel.PlayerId.TERMINAL
        if self.story.state.awaited == CHANCE_ALONE:
            return pyspiel.PlayerId.CHANCE
        return lowest(self.story.state.awaited)

    def is_terminal(self) -> bool:
        return self.story.is_over()

    def _legal_actions(self, player: int) -> list[int]:
        return self.story.legal_actions(player)

    def action_features(self, player: int) -> Any:
        """The features of a player's legal actions, named in the game's `action_feature_names`."""
        return self.story.action_features(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """An outcome is a chance move, numbered from the first: dice are a sorted set, not a sequence."""
        game, s = self.story.game, self.story.state
        first, weight = game.notation.player_moves, game.rules.chance_weight
        total = game.rules.chance_outcomes(s)
        weights = [(move - first, weight(s, move)) for move in _alike(game, game.rules.chance_move(s, 0))]
        return [(outcome, ways / total) for outcome, ways in weights if ways]

    def _apply_action(self, action: int) -> None:
        story, game = self.story, self.story.game
        if story.state.awaited == CHANCE_ALONE:
            game.rules.happen(story.state, action + game.notation.player_moves)
        else:
            seat = lowest(story.state.awaited)
            game.rules.play(story.state, seat, game.encoding.move_of(story.state, seat, action))
            story.decisions += 1
        story.remember()

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.story.game
        if player == pyspiel.PlayerId.CHANCE:
            return game.notation.text(action + game.notation.player_moves)
        return _actions(game, self.story.state.players)[action]

    def returns(self) -> list[float]:
        rewards = [0.0] * self.story.state.players
        if self.story.is_over():
            write_rewards(self.story.state, rewards)
        return rewards

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> Position:
        clone: Position = self.clone()
        clone.story = self.story.resampled(player, int(sampler() * SEEDS) % SEEDS)
        return clone

    def __str__(self) -> str:
        return self.story.view(None)


class Observer:
    """What a seat sees; with perfect recall, the text also tells everything it has seen."""

    def __init__(self, features: int, perfect_recall: bool) -> None:
        self.tensor = np.zeros(features, np.float32)
        self.dict = {"observation": self.tensor}
        self._perfect_recall = perfect_recall

    def set_from(self, position: Position, player: int) -> None:
        self.tensor[:] = position.story.observation(player)

    def string_from(self, position: Position, player: int) -> str:
        view = f"seat: {player}\n{position.story.view(player)}"
        return f"{view}\n{position.story.told(player)}" if self._perfect_recall else view


def register(table: Game) -> None:
    """Registers a game with OpenSpiel."""
    kinds = pyspiel.GameType.Information
    kind = pyspiel.GameType(
        short_name=f"ludoteca_{table.name.replace('-', '_')}",
        long_name=f"Ludoteca: {table.name.replace('-', ' ').title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.IMPERFECT_INFORMATION if table.has_secrets else kinds.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=table.players[-1],
        min_num_players=table.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": table.players[0],
            **{name: option.plain for name, option in table.options.items()},
        },
    )
    pyspiel.register_game(kind, _class_of(table, kind))


def _class_of(table: Game, kind: Any) -> type:
    class Played(pyspiel.Game):  # type: ignore[misc]
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            self.table = table
            self.settings = {**kind.parameter_specification, **(params or {})}
            players = table.check_players(self.settings["players"])
            options = table.check_options(options_in(table, self.settings))
            self.action_feature_names = table.action_features
            about = pyspiel.GameInfo(
                num_distinct_actions=len(table.encoding.actions(players)),
                max_chance_outcomes=table.notation.moves - table.notation.player_moves,
                num_players=players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=most_decisions(table, players, options),
            )
            super().__init__(kind, about, params or {})

        def new_initial_state(self) -> Position:
            return Position(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
            features = _features(table, self.num_players())
            return Observer(len(features), iig_obs_type is not None and iig_obs_type.perfect_recall)

    Played.__name__ = Played.__qualname__ = f"Played{table.name.replace('-', ' ').title().replace(' ', '')}"
    globals()[Played.__name__] = Played  # pickle looks it up here
    return Played


for _table in GAMES.values():
    register(_table)
