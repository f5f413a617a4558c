"""What the engine needs to know of a game. A game's modules have the functions named here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any, Generic, Literal, Protocol, TypeVar

from ludoteca.engine.action_features import PlainActionFeatures
from ludoteca.engine.counts import Count
from ludoteca.engine.layout import Layout
from ludoteca.engine.limits import check_moves, check_notes, check_players, check_state
from ludoteca.engine.notation import Notation
from ludoteca.engine.notes import Detail, Note, Noted, number_of_counters, told
from ludoteca.engine.plain_encoding import PlainEncoding
from ludoteca.engine.plain_telling import PlainTelling
from ludoteca.engine.telling import Sentence, Telling
from ludoteca.installed import installed

CHANCE_NAME: Literal["chance"] = "chance"
PUBLIC = "public"

Viewer = int | str | None
"""A seat, PUBLIC for what anybody may know, or None for whoever knows everything."""

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from typing_extensions import TypeVar as TypeVarWithDefault

    S = TypeVarWithDefault("S", bound=Layout, default=Any)
    Row = NDArray[np.int8]
    """A row of small numbers that can be written to. (A list will not do: its parts are copies.)"""
else:
    S = TypeVar("S")
    Row = Any
S_contra = TypeVar("S_contra", contravariant=True)


class RefusedValue(ValueError):
    """What an option may not be; the reasons say it again for programs with words of their own."""

    def __init__(self, sentence: str, reasons: list[Sentence]) -> None:
        super().__init__(sentence)
        self.reasons = reasons


class Rules(Protocol[S_contra]):
    """`rules.py`: pure functions over the state, all but `set_up` compilable."""

    MOST_LEGAL: int
    """The most moves that a seat can ever choose from."""
    MOST_OUTCOMES: int
    """The most outcomes, equally likely ones, that chance can ever choose from."""

    set_up: Callable[..., Any]

    def legal(self, s: S_contra, seat: int, moves: list[int], /) -> int: ...
    def play(self, s: S_contra, seat: int, move: int, /) -> None: ...
    def chance_outcomes(self, s: S_contra, /) -> int: ...
    def chance_key(self, s: S_contra, /) -> int: ...
    def chance_move(self, s: S_contra, outcome: int, /) -> int: ...
    def chance_weight(self, s: S_contra, move: int, /) -> int: ...
    def happen(self, s: S_contra, move: int, /) -> None: ...
    def score(self, s: S_contra, seat: int, /) -> int: ...
    def length(self, s: S_contra, /) -> int: ...


class Position(Protocol[S_contra]):
    """`position.py`: what a viewer knows (`Game.seen`), as plain JSON data.

    What anybody may know can be handed in, so that it is worked out once for many viewers; then only what the
    viewer knows on top of that is read from the state.
    """

    def __call__(
        self, known: S_contra, viewer: Viewer, public: dict[str, Any] | None = None, /
    ) -> dict[str, Any]: ...


class View(dict[str, Any]):
    """All that a bot on a seat gets to see: the position, which seat it is (`you`), and the `options`.

    `state` is the same for programs that think in rules: the state with what the seat knows (`Game.seen`).
    """

    def __init__(self, position: dict[str, Any], seat: int, options: dict[str, Any], known: Any) -> None:
        super().__init__(position, you=seat, options=options)
        self.state = known


class Encoding(Protocol[S_contra]):
    """`encoding.py`: the game in whole numbers, for programs that learn. All but the two lists are rules.

    It may also tell of single actions: `ACTION_FEATURES`, a list of names, and a rule `describe(s, seat, action,
    row)` that writes into a row of zeros what is told of a legal action. Where it does not, the words of an action
    are told as numbers.
    """

    def actions(self, players: int, /) -> list[str]: ...
    def features(self, players: int, /) -> list[str]: ...
    def legal_actions(self, s: S_contra, seat: int, actions: list[int], /) -> int: ...
    def move_of(self, s: S_contra, seat: int, action: int, /) -> int: ...
    def observe(self, s: S_contra, seat: int, row: Row, /) -> None: ...
    def fetch_for(self, s: S_contra, seat: int, /) -> None: ...


Describe = Callable[[Any, int, int, Row], None]


def _as_it_is(value: Any) -> Any:
    return value


@dataclass(frozen=True)
class Option:
    """A choice of the table before the game: its default, and how a given value is checked."""

    default: Any
    allowed: str
    """What a value can be, to follow "is"."""
    check: Callable[[Any], bool]
    examples: tuple[Any, ...]
    """A few values worth trying, the default among them."""
    help: str
    """What it is for, in one sentence."""
    read: Callable[[Sequence[str]], Any]
    """The value that texts mean, as given on a command line; what they cannot mean raises ValueError."""
    plain: str | int
    """The default for those who know only numbers and texts."""
    clean: Callable[[Any], Any] = _as_it_is
    """The one form of a good value that is kept and shown: nothing comes with it that means nothing."""
    refuse: Callable[[Any], object] = _as_it_is
    """Raises ValueError for a bad value of which more can be said than what is allowed."""
    flag: str = ""
    """On a command line, where it is not called by its name."""
    metavar: str = "VALUE"

    def of_plain(self, value: str | int) -> Any:
        """The value that a number or a text means."""
        return self.default if value == self.plain else self.read([str(value)])


def choice(*values: str, help: str) -> Option:
    """An option with a few values; the first is the default."""
    return Option(
        default=values[0],
        allowed=" or ".join(repr(value) for value in values),
        check=lambda value: value in values,
        examples=values,
        help=help,
        read=lambda texts: texts[-1],
        plain=values[0],
        metavar="HOW",
    )


@dataclass(frozen=True, eq=False)
class Game(Generic[S]):
    """Made once, when its package is imported. What compiled code could not cope with raises `BadGame` there."""

    name: str
    package: str
    """Where everything of the game lies."""
    version: int
    """Of the rules: a record is only replayed by the version that wrote it (`by_rules`)."""
    players: range
    options: Mapping[str, Option]
    state: type[S]
    notes: type[Note]
    """What can happen."""
    notation: Notation
    rules: Rules[S]
    position: Position[S]
    """What a viewer knows, as data."""
    details: Mapping[Any, Detail]
    """What is told of each note to those who may know it."""
    see_public: Callable[[S, S], None]
    """A rule (state, known): writes what anybody may know into a blank state. A forgotten field stays hidden."""
    see_own: Callable[[S, S, int], None]
    """A rule (state, known, seat): adds what the seat alone knows."""
    deal_unseen: Callable[[S, int, int], None]
    """A rule (known state, seat, luck): fills in what the seat may not know as it could be; others choose in secret
    anew."""
    telling: object = None
    """What the game tells people (`engine.telling.Telling`), as far as it has more to say than any game has."""
    usual_players: int = 4
    """As many play where nobody says how many, as far as the game allows it."""
    noticed: Mapping[Any, Detail] = field(default_factory=dict)
    """What others notice of what only a seat may know."""
    counts: tuple[Count, ...] = ()
    """What is told of every single game of a simulation."""
    encoding: Encoding[S] = None  # type: ignore[assignment]
    """For programs that learn. A game that brings none has a plain one."""
    has_secrets: bool = True
    """Whether one seat may know what another does not."""
    final: frozenset[str] = frozenset()
    """Kinds of move, by their first words, that cannot be taken back once they are made."""
    earlier: Mapping[int, Callable[..., S]] = field(default_factory=dict)
    """Versions of the rules that differ only in how a game is set up, each with its `set_up`: what was recorded and
    begun by them can still be played."""

    def __post_init__(self) -> None:
        check_players(self.players)
        check_state(self.state)
        check_moves(self.rules.MOST_LEGAL, self.rules.MOST_OUTCOMES, self.notation.moves)
        check_notes(self.notes, self.details, self.noticed, self.counts)
        if self.encoding is None:
            plain = PlainEncoding(self.notation, self.state, self.rules.legal, self.see_public, self.see_own)
            object.__setattr__(self, "encoding", plain)

    def __reduce__(self) -> Any:
        """By its name: whoever reads it has the game installed."""
        return _installed_game, (self.name, self.version)

    def __deepcopy__(self, memo: object) -> Game[S]:
        return self

    def by_rules(self, version: int) -> Game[S]:
        """The game by this or an earlier version of its rules; one that is no longer known raises ValueError."""
        if version == self.version:
            return self
        if version not in self.earlier:
            raise ValueError(f"Written for rules {version}; this is rules {self.version}.")
        return _by_earlier_rules(self, version)

    def set_up(self, players: int, options: Mapping[str, Any]) -> S:
        """The state at the beginning, by the rules of this version."""
        set_up: Callable[..., S] = self.earlier.get(self.version, self.rules.set_up)
        return set_up(players, **options)

    @cached_property
    def tells(self) -> Telling[S]:
        """What the game tells people, and what can be told of any game where it says nothing."""
        return PlainTelling(self.name, self.notation, self.rules, self.telling)

    def is_final(self, move: str) -> bool:
        return move.split(maxsplit=1)[0] in self.final

    def part(self, name: str) -> ModuleType | None:
        """A module of the game's folder that some tools need (`bots`, `terminal`, `tables`, …), if it has one."""
        module = self.package
        for step in name.split("."):
            module = f"{module}.{step}"
            if find_spec(module) is None:
                return None
        return import_module(module)

    def seen(self, s: S, viewer: Viewer) -> S:
        """A new state with exactly what a viewer may know of a state; who knows everything gets a copy."""
        if viewer is None or not self.has_secrets:
            return s.copy()
        known = self.state()
        self.see_public(s, known)
        if isinstance(viewer, int):
            self.see_own(s, known, viewer)
        return known

    def positions(self, s: S, viewers: Iterable[Viewer]) -> list[dict[str, Any]]:
        """The positions of several viewers; what all may know is worked out once, and is in each of them."""
        known = self.seen(s, PUBLIC) if self.has_secrets else s
        public = self.position(known, PUBLIC)
        positions = []
        for viewer in viewers:
            if isinstance(viewer, int) and self.has_secrets:
                self.see_own(s, known, viewer)  # one state for all, for speed: a position reads its viewer's part
            positions.append(self.position(s if viewer is None else known, viewer, public))
        return positions

    def view(self, known: S, seat: int, options: dict[str, Any]) -> View:
        """All that a bot on a seat gets to see, made of the state that the seat knows."""
        return View(self.position(known, seat), seat, options, known)

    @property
    def action_features(self) -> list[str]:
        """What each number that is told of an action means."""
        return self._of_actions[0]

    @property
    def describe(self) -> Describe:
        """A rule (state, seat, legal action, row): writes what is told of an action into a row of zeros."""
        return self._of_actions[1]

    @cached_property
    def _of_actions(self) -> tuple[list[str], Describe]:
        encoding: Any = self.encoding
        if hasattr(encoding, "describe"):
            return list(encoding.ACTION_FEATURES), encoding.describe
        plain = PlainActionFeatures(encoding.actions(self.players[-1]))
        return plain.action_features, plain.describe

    @cached_property
    def counters(self) -> int:
        """How many numbers it takes to count all that is noted."""
        return number_of_counters(self.notes)

    def event(self, noted: Noted, viewer: Viewer) -> dict[str, Any] | None:
        """What a viewer may know of something noted; None if nothing. Only its seat may know more than all."""
        return told(noted, viewer, self.details, self.noticed)

    def observe(self, s: S, seat: int, row: Row) -> None:
        """Writes what a seat may know into a row; one that cannot take it raises ValueError."""
        length = _features(self, s.players)
        memory = _memory_of(row)
        if memory is None or memory.format != "b" or memory.shape != (length,):
            raise ValueError(f"A row is a NumPy array of {length} numbers of type int8, not {_what(row)}.")
        if memory.readonly or not memory.c_contiguous:
            raise ValueError("A row can be written to, and its numbers lie side by side.")
        self.encoding.observe(s, seat, row)

    def check_players(self, players: object) -> int:
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.players:
            raise ValueError(
                f"{self.name} is played by {self.players[0]} to {self.players[-1]} players, not {players!r}."
            )
        return players

    def check_options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """All options with their values, the given ones checked."""
        for name, value in given.items():
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise ValueError(f"{self.name} has no option {name!r}. Its options: {known}.")
            if not self.options[name].check(value):
                self.options[name].refuse(value)
                raise ValueError(f"The option {name!r} is {self.options[name].allowed}, not {value!r}.")
        return {
            name: option.clean(given[name]) if name in given else option.default
            for name, option in self.options.items()
        }


def _installed_game(name: str, version: int) -> Game:
    if name not in installed():
        raise ValueError(f"This needs the game {name!r}, which is not installed.")
    game: Game = installed()[name].load()
    return game.by_rules(version)


@cache
def _by_earlier_rules(game: Game, version: int) -> Game:
    """One and the same each time, so that what was compiled for it is found again."""
    return replace(game, version=version)


@cache
def _features(game: Game, players: int) -> int:
    """How many numbers a seat gets to know."""
    return len(game.encoding.features(players))


def _memory_of(row: Any) -> memoryview | None:
    """Where the numbers of an array lie."""
    try:
        return memoryview(row)
    except (TypeError, ValueError):
        return None


def _what(row: object) -> str:
    if hasattr(row, "dtype") and hasattr(row, "shape"):
        return f"one of type {row.dtype} and shape {row.shape}"
    return f"a {type(row).__name__}"
