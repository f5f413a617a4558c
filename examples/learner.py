"""A learner in NumPy: policy gradients for one hand of Twins, against random play on thousands of games at once.

python examples/learner.py
"""

import numpy as np
from numpy.typing import NDArray

from ludoteca.envs import vector

PLAYERS, GAMES = 3, 2048
LEARNER = 0
"""The seat that learns; the others play by lot."""
COLOURS, NUMBERS, BUYS, PLACES = 6, 10, 3, 10
KINDS = 4
RATE = 0.05

Floats = NDArray[np.float64]
LOWER, HIGHER = np.array([(i, j) for j in range(1, PLACES) for i in range(j)]).T
"""The places of the cards that action BUYS + k lays."""


class Learner:
    """A weight for each feature of an action, and a probability for each legal action by their sum."""

    def __init__(self) -> None:
        self.weights = np.zeros((5, KINDS + 2))
        self.buying = np.zeros(BUYS)

    def traits(self, observations: NDArray[np.int8]) -> Floats:
        """Features of the pairs in each hand: the kind, the value of Twins and Pairs, the sum of the others."""
        cards = observations[:, :PLACES].astype(int)
        one, other = cards[:, LOWER], cards[:, HIGHER]
        numbers, sums = one % NUMBERS, (one % NUMBERS + other % NUMBERS) / 18
        equal = one % NUMBERS == other % NUMBERS
        black = (one // NUMBERS < COLOURS // 2) == (other // NUMBERS < COLOURS // 2)
        same = one // NUMBERS == other // NUMBERS
        kinds = [~equal & ~same, ~equal & same, equal & ~black, equal & black]
        return np.stack([*kinds, np.where(equal, numbers / 9, 0), np.where(equal, 0, sums)], axis=2).astype(float)

    def shares(self, observations: NDArray[np.int8], masks: NDArray[np.int8], traits: Floats) -> Floats:
        play = observations[:, PLACES + 3]  # after the hand, the choice and the phase
        pairs = np.einsum("gpt,gt->gp", traits, self.weights[play])
        scores = np.hstack([np.tile(self.buying, (len(play), 1)), pairs])
        scores = np.where(masks == 1, scores, -np.inf)
        shares = np.exp(scores - scores.max(axis=1, keepdims=True))
        return np.asarray(shares / shares.sum(axis=1, keepdims=True))

    def learn(
        self, play: NDArray[np.int8], traits: Floats, shares: Floats, chosen: NDArray[np.intp], won: Floats
    ) -> None:
        """Makes actions more likely if they brought more than average, and less likely if less."""
        surprise = -shares
        surprise[np.arange(len(chosen)), chosen] += 1
        surprise *= (won - won.mean())[:, None] / len(won)
        self.buying += RATE * len(won) ** 0.5 * surprise[:, :BUYS].sum(axis=0)
        change = np.einsum("gp,gpt->gt", surprise[:, BUYS:], traits)
        np.add.at(self.weights, play, RATE * len(won) ** 0.5 * change)


def choose(shares: Floats, generator: np.random.Generator) -> NDArray[np.intp]:
    """One action for each row, by these probabilities."""
    ladder = shares.cumsum(axis=1)
    return np.asarray((generator.random((len(shares), 1)) * ladder[:, -1:] > ladder).sum(axis=1))


def train(steps: int, seed: int = 1, report: int = 200) -> list[float]:
    """Plays and learns; returns the learner's mean rewards, one for every `report` steps."""
    env = vector.make("twins", PLAYERS, GAMES, hands=1)
    generator, learner = np.random.default_rng(seed), Learner()
    env.reset(seed)
    memory: list[list[tuple[int, Floats, Floats, int]]] = [[] for _ in range(GAMES)]
    rewards: list[float] = []
    curve: list[float] = []
    for step in range(1, steps + 1):
        rows = np.flatnonzero(env.seats == LEARNER)
        actions = env.drawn.copy()
        if len(rows):
            traits = learner.traits(env.observations[rows])
            shares = learner.shares(env.observations[rows], env.masks[rows], traits)
            chosen = choose(shares, generator)
            actions[rows] = chosen
            for k, row in enumerate(rows):
                memory[row].append((int(env.observations[row, PLACES + 3]), traits[k], shares[k], int(chosen[k])))
        done = env.step(actions).done
        ended = np.flatnonzero(done)
        if len(ended):
            past = [(moment, env.rewards[row, LEARNER]) for row in ended for moment in memory[row]]
            plays, known, given, taken = zip(*(moment for moment, _ in past), strict=True)
            won = np.array([reward for _, reward in past], float)
            learner.learn(np.array(plays, np.int8), np.stack(known), np.stack(given), np.array(taken), won)
            rewards += env.rewards[ended, LEARNER].tolist()
            for row in ended:
                memory[row] = []
        if step % report == 0:
            curve.append(float(np.mean(rewards)))
            rewards = []
    return curve


def main() -> None:
    print("mean reward of the learner; by lot it would be 0, and 1 is to win every game")
    for number, reward in enumerate(train(2000), start=1):
        print(f"after {number * 200:5} steps: {reward:+.3f}")


if __name__ == "__main__":
    main()
