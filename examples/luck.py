"""Was it luck? Bots play a game of Twins, and it is told afterwards. Try it: python examples/luck.py"""

import ludoteca
from ludoteca import bots
from ludoteca.study import review
from ludoteca.study.judging import Effort

LEVELS = ["medium", "easy", "random"]


def main() -> None:
    match = ludoteca.new("twins", players=3, seed=5, names=LEVELS)
    match.run([bots.find(level, "twins") for level in LEVELS])
    told = review(match.record(), effort=Effort(deals=64, tried=0, confirmed=1))
    for name, balance in zip(told.names, told.balances, strict=True):
        luck = balance.luck.value + balance.guesses.value
        print(f"{name}: {100 * balance.result:.0f} points, {100 * luck:+.0f} by luck")
    for event in told.turning_points:
        print(f"move {event.number}: {event.move}")


if __name__ == "__main__":
    main()
