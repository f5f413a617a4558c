"""A learner that plays against itself: PPO on thousands of games at once, with PyTorch.

python examples/ppo.py --game twins --players 4 --minutes 4 --seed 1 --beside medium --out twins.npz

It needs `pip install torch "ludoteca[native]"`, and uses a GPU if there is one. The network gives each legal action
a score by what the seat sees and by what the action makes (`action_features`). `examples/learned.py` plays what was
learned, without PyTorch.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

from ludoteca.envs import vector

LEVELS = ("random", "easy", "medium")
REPORTS, GAMES_ON_THE_WAY, GAMES_AT_THE_END = 8, 400, 4000


@dataclass(frozen=True)
class Settings:
    """Values that work for all three games; a GPU can take more games at once."""

    games: int = 256
    steps: int = 64
    """Decisions in each game between two updates."""
    epochs: int = 3
    parts: int = 8
    """In which the decisions are learned, one after the other."""
    width: int = 128
    rate: float = 1e-3
    clip: float = 0.2
    trace: float = 0.95
    """How far surprises reach back: 1 to the beginning of the game, 0 to the decision before."""
    curiosity: float = 0.01
    beside: str | None = None
    """Bots beside which it plays half of the games; all others it plays against itself."""


class Network(nn.Module):
    """Scores of the actions, and the expected reward of the seat."""

    def __init__(self, features: int, actions: int, action_features: int, width: int) -> None:
        super().__init__()
        self.first, self.second = nn.Linear(features, width), nn.Linear(width, width)
        self.of_seat, self.of_action = nn.Linear(width, width), nn.Linear(action_features, width, bias=False)
        self.score, self.by_number = nn.Linear(width, 1, bias=False), nn.Linear(width, actions)
        self.worth = nn.Linear(width, 1)
        for last in (self.score, self.by_number, self.worth):
            nn.init.normal_(last.weight, std=0.01)

    def forward(self, rows: Tensor, told: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        seen = torch.relu(self.second(torch.relu(self.first(small(rows)))))
        both = torch.relu(self.of_seat(seen)[:, None] + self.of_action(small(told)))
        scores = self.score(both)[..., 0] + self.by_number(seen)
        return scores.masked_fill(masks == 0, -torch.inf).log_softmax(1), self.worth(seen)[:, 0]


def small(numbers: Tensor) -> Tensor:
    """Compresses large numbers: 1, 10, 100 become 0.7, 2.4, 4.6."""
    numbers = numbers.float()
    return numbers.sign() * numbers.abs().log1p()


class Look(NamedTuple):
    """The network's input for some decisions."""

    rows: Tensor
    told: Tensor
    masks: Tensor


class Lessons(NamedTuple):
    """Decisions whose outcome is known."""

    rows: Tensor
    told: Tensor
    masks: Tensor
    actions: Tensor
    likely: Tensor
    hopes: Tensor
    """The reward that was to be expected, as it is seen afterwards."""
    gains: Tensor
    """How much more that is than was expected before."""


class Decisions(NamedTuple):
    """The steps of all games, one after another."""

    rows: Tensor
    told: Tensor
    masks: Tensor
    actions: Tensor
    likely: Tensor
    """The logarithm of how likely each was to be chosen."""
    worths: Tensor
    seats: Tensor
    """Beside bots the learner is the only one, and has number 0."""
    done: Tensor
    rewards: Tensor


class Learner:
    def __init__(self, game: str, players: int, settings: Settings, seed: int, **options: Any) -> None:
        torch.manual_seed(seed)
        self.settings = settings
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        cores, bots = os.cpu_count() or 1, settings.beside
        many = partial(vector.make, game, players, settings.games, action_features=True, cores=cores, **options)
        self.env = many()
        self.envs = [self.env, many(bots=bots)] if bots else [self.env]
        for env in self.envs:
            env.reset(seed)
        shape = len(self.env.features), len(self.env.actions), len(self.env.action_feature_names)
        self.network = Network(*shape, settings.width).to(self.device)
        self.optimizer = torch.optim.Adam(self.network.parameters(), settings.rate, eps=1e-5)
        self.decisions = 0

    def update(self, share_left: float = 1.0) -> None:
        """Plays some steps and learns from them; less towards the end."""
        for group in self.optimizer.param_groups:
            group["lr"] = self.settings.rate * share_left
        played = [self.play(env) for env in self.envs]
        self.decisions += sum(decisions.actions.numel() for decisions in played)
        lessons = [lessons_of(decisions, self.settings.trace) for decisions in played]
        self.learn(Lessons(*map(torch.cat, zip(*lessons, strict=True))))

    @torch.no_grad()
    def play(self, env: vector.Vector) -> Decisions:
        """The same network plays all seats that no bot has."""
        steps = []
        for _ in range(self.settings.steps):
            look = looked(env, self.device)
            likely, worths = self.network(*look)
            actions = torch.multinomial(likely.exp(), 1)
            seats = env.seats.astype(np.int64) * (not env.bots)
            step = env.step(actions[:, 0].cpu().numpy())
            rewards = env.won[:, None] if env.bots else step.rewards
            told = (torch.tensor(array, device=self.device) for array in (seats, step.done != 0, rewards))
            steps.append((*look, actions[:, 0], likely.gather(1, actions)[:, 0], worths, *told))
        return Decisions(*map(torch.stack, zip(*steps, strict=True)))

    def learn(self, lessons: Lessons) -> None:
        """Makes actions that turned out better than expected more likely, in small steps."""
        rows, told, masks, actions, before, hopes, gains = lessons
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        for part in self.in_parts(len(actions)):
            likely, worths = self.network(rows[part], told[part], masks[part])
            change = (likely.gather(1, actions[part][:, None])[:, 0] - before[part]).exp()
            held = change.clamp(1 - self.settings.clip, 1 + self.settings.clip)
            gain = torch.minimum(change * gains[part], held * gains[part]).mean()
            spread = -(likely.exp() * likely.masked_fill(masks[part] == 0, 0)).sum(1).mean()
            error = (worths - hopes[part]).square().mean()
            self.optimizer.zero_grad()
            (0.5 * error - gain - self.settings.curiosity * spread).backward()
            nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
            self.optimizer.step()

    def in_parts(self, decisions: int) -> Iterator[Tensor]:
        for _ in range(self.settings.epochs):
            yield from torch.randperm(decisions, device=self.device).chunk(self.settings.parts)


def looked(env: vector.Vector, device: torch.device, rows: Any = slice(None)) -> Look:
    arrays = env.observations, env.action_features, env.masks
    return Look(*(torch.tensor(array[rows], device=device) for array in arrays))


def lessons_of(decisions: Decisions, trace: float) -> Lessons:
    surprises, known = look_back(decisions, trace)
    rows, told, masks, actions, likely = (each[known] for each in decisions[:5])
    return Lessons(rows, told, masks, actions, likely, (decisions.worths + surprises)[known], surprises[known])


def look_back(decisions: Decisions, trace: float) -> tuple[Tensor, Tensor]:
    """How much better than expected each decision turned out for its seat, and where that is known yet.

    A seat's expectation is compared with its expectation at its own next decision, or with its reward.
    """
    steps, games = decisions.seats.shape
    row = torch.arange(games, device=decisions.seats.device)
    ahead, surprise = torch.zeros_like(decisions.rewards[0]), torch.zeros_like(decisions.rewards[0])
    is_known = torch.zeros_like(surprise, dtype=torch.bool)
    surprises, known = torch.zeros_like(decisions.worths), torch.zeros_like(decisions.done)
    for step in reversed(range(steps)):
        over = decisions.done[step][:, None]
        ahead = torch.where(over, decisions.rewards[step], ahead)
        surprise, is_known = surprise.masked_fill(over, 0), is_known | over
        seat, worth = decisions.seats[step], decisions.worths[step]
        known[step] = is_known[row, seat]
        now = ahead[row, seat] - worth + trace * surprise[row, seat]
        surprises[step] = torch.where(known[step], now, 0)
        surprise[row, seat], ahead[row, seat], is_known[row, seat] = surprises[step], worth, True
    return surprises, known


@torch.no_grad()
def wins_against(learner: Learner, bot: str, games: int, seed: int) -> float:
    """The share of games that the network wins alone among bots, counting shared victories in part."""
    env = learner.env
    env = vector.make(env.game.name, env.players, games, bots=bot, action_features=True, **env.options)
    env.reset(seed)
    rewards, is_over = np.zeros(games), np.zeros(games, bool)
    while not is_over.all():
        rows, actions = np.flatnonzero(~is_over), env.drawn.copy()
        likely, _ = learner.network(*looked(env, learner.device, rows))
        actions[rows] = likely.argmax(1).cpu().numpy()
        first = (env.step(actions).done != 0) & ~is_over
        rewards[first], is_over = env.won[first], is_over | first
    return float((rewards.mean() * (env.players - 1) + 1) / env.players)


def save(learner: Learner, path: str) -> None:
    weights = {name: value.cpu().numpy() for name, value in learner.network.state_dict().items()}
    np.savez(path, game=learner.env.game.name, players=learner.env.players, **weights)


def report(learner: Learner, seconds: float, games: int, seed: int) -> None:
    told = ", ".join(f"{wins_against(learner, bot, games, seed):.1%} against {bot}" for bot in LEVELS)
    print(f"{seconds / 60:6.1f} minutes, {learner.decisions:,} decisions: wins {told}", flush=True)


def train(learner: Learner, minutes: float, seed: int) -> None:
    """Trains for some minutes; the time for reports does not count."""
    learned, left, reports = 0.0, 60 * minutes, 0
    while learned < left:
        began = time.monotonic()
        learner.update(1 - learned / left)
        learned += time.monotonic() - began
        if learned >= left * reports / REPORTS:
            report(learner, learned, GAMES_ON_THE_WAY, seed + 1)
            reports += 1
    report(learner, learned, GAMES_AT_THE_END, seed + 2)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="twins")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--beside", metavar="BOT", help="play half of the games beside bots of this kind, e.g. medium"
    )
    parser.add_argument("--out", help="where to write the network: FILE.npz")
    given = parser.parse_args()
    on_gpu = torch.cuda.is_available()
    settings = Settings(games=4096, width=256, parts=16) if on_gpu else Settings()
    settings = replace(settings, beside=given.beside)
    learner = Learner(given.game, given.players, settings, given.seed)
    print(f"{given.game}, {given.players} players, on {learner.device}; the fair share is {1 / given.players:.1%}")
    train(learner, given.minutes, given.seed)
    if given.out:
        save(learner, given.out)
        print(
            f"Written to {given.out}. It plays: LUDOTECA_NETWORK={given.out} ludoteca arena {given.game}", end=" "
        )
        print(f"--bots examples/learned.py:learned,medium --players {given.players}")


if __name__ == "__main__":
    main()
