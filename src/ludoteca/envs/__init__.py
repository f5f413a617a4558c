"""The games as environments for programs that learn: many at once, PettingZoo, Gymnasium, OpenSpiel."""


def missing(library: str, extra: str) -> ModuleNotFoundError:
    return ModuleNotFoundError(f'{library} is not installed: pip install "ludoteca[{extra}]".')
