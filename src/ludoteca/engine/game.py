"""What a game provides to the engine; its modules hold the functions that are named here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any, Generic, Literal, Protocol, TypeVar

from ludoteca.engine.layout import Layout
from ludoteca.engine.limits import check_moves, check_notes, check_players, check_state
from ludoteca.engine.notation import Notation
from ludoteca.engine.notes import Count, Detail, Note, Noted, number_of_counters, told
from ludoteca.engine.plain_encoding import PlainActionFeatures, PlainEncoding
from ludoteca.engine.plain_telling import PlainTelling
from ludoteca.engine.telling import Sentence, Telling
from ludoteca.installed import installed

CHANCE_NAME: Literal["chance"] = "chance"
PUBLIC = "public"

Viewer = int | str | None
"""A seat; PUBLIC for what anybody may know; None for someone who knows everything."""

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
    """A value that an option cannot have. `reasons` says why as data, for programs with words of their own."""

    def __init__(self, sentence: str, reasons: list[Sentence]) -> None:
        super().__init__(sentence)
        self.reasons = reasons


class Rules(Protocol[S_contra]):
    """`rules.py`: pure functions over the state. All but `set_up` can be compiled."""

    MOST_LEGAL: int
    """The most legal moves that a seat can ever have."""
    MOST_OUTCOMES: int
    """The most equally likely outcomes that a chance event can ever have."""

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

    The public part can be passed in, so that it is built only once for several viewers; then only the viewer's
    own part is read from the state.
    """

    def __call__(
        self, known: S_contra, viewer: Viewer, public: dict[str, Any] | None = None, /
    ) -> dict[str, Any]: ...


class View(dict[str, Any]):
    """All that a bot sees: the position, its seat (`you`), and the `options`.

    `state` holds the same knowledge (`Game.seen`) as a state, for bots that use the rules.
    """

    def __init__(self, position: dict[str, Any], seat: int, options: dict[str, Any], known: Any) -> None:
        super().__init__(position, you=seat, options=options)
        self.state = known


class Encoding(Protocol[S_contra]):
    """`encoding.py`: the game in whole numbers, for programs that learn. All members but the two lists are
    rules.

    It may also describe single actions: `ACTION_FEATURES`, a list of names, and a rule `describe(s, seat,
    action, row)` that writes the features of a legal action into a row of zeros. Without these, the words of an
    action serve as its features.
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
    """An option of a game: its default, and how a given value is checked."""

    default: Any
    allowed: str
    """What a value can be, as the end of a sentence that begins with "is"."""
    check: Callable[[Any], bool]
    examples: tuple[Any, ...]
    """A few values worth trying, including the default."""
    help: str
    """What it is for, in one sentence."""
    read: Callable[[Sequence[str]], Any]
    """Reads the value from texts on a command line; raises ValueError if they cannot mean one."""
    plain: str | int
    """The default as a number or text, for interfaces that have no other types."""
    clean: Callable[[Any], Any] = _as_it_is
    """The canonical form of a good value, without anything superfluous."""
    refuse: Callable[[Any], object] = _as_it_is
    """Raises ValueError with details for a bad value, where there is more to say than what is allowed."""
    flag: str = ""
    """Its name on a command line, if that is another one."""
    metavar: str = "VALUE"
    for_study: bool = False
    """Makes the game smaller, for programs. Where it is not given no form and no record tells of it."""

    def of_plain(self, value: str | int) -> Any:
        """The value that a number or a text stands for."""
        return self.default if value == self.plain else self.read([str(value)])


def size(fewest: int, most: int, *, usual: int, examples: Sequence[int], help: str) -> Option:
    """An option for study: how many there are of something; `usual` is as the rules have it."""
    return Option(
        default=usual,
        allowed=f"a whole number from {fewest} to {most}"
        + ("" if fewest <= usual <= most else f", or {usual} for all"),
        check=lambda value: type(value) is int and (value == usual or fewest <= value <= most),
        examples=(usual, *examples),
        help=help,
        read=lambda texts: whole_number(texts[-1]),
        plain=usual,
        metavar="N",
        for_study=True,
    )


def whole_number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise ValueError(f"{text!r} is no whole number.") from None


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
    """A game, made once when its package is imported. Raises `BadGame` if compiled code could not handle it."""

    name: str
    package: str
    """The package that holds everything of the game."""
    version: int
    """The version of the rules. A record is replayed by the version that wrote it (`by_rules`)."""
    players: range
    options: Mapping[str, Option]
    state: type[S]
    notes: type[Note]
    """The kinds of events."""
    notation: Notation
    rules: Rules[S]
    position: Position[S]
    """What a viewer knows, as data."""
    details: Mapping[Any, Detail]
    """What each note tells to those who may know it."""
    see_public: Callable[[S, S], None]
    """A rule (state, known): writes what anybody may know into a blank state. Forgotten fields stay hidden."""
    see_own: Callable[[S, S, int], None]
    """A rule (state, known, seat): adds what only this seat knows."""
    deal_unseen: Callable[[S, int, int], None]
    """A rule (known state, seat, luck): deals everything the seat cannot know at random, and reopens others'
    secret choices."""
    telling: object = None
    """What the game tells people (`engine.telling.Telling`); what it leaves out is told in a general way."""
    usual_players: int = 4
    """The number of players by default, within the game's limits."""
    noticed: Mapping[Any, Detail] = field(default_factory=dict)
    """What others notice when a note is known to one seat only."""
    counts: tuple[Count, ...] = ()
    """What simulations count in every single game."""
    encoding: Encoding[S] = None  # type: ignore[assignment]
    """The encoding for programs that learn; a game without its own has a plain one."""
    has_secrets: bool = True
    """Whether a seat may know something that another does not."""
    final: frozenset[str] = frozenset()
    """Kinds of move, by their first words, that cannot be taken back."""
    idle: frozenset[str] = frozenset()
    """Fields of the state that decide nothing that comes, as counters and the order of things: to `study.exact`
    positions that differ in them alone are the same."""
    earlier: Mapping[int, Callable[..., S]] = field(default_factory=dict)
    """Earlier versions of the rules that differ only in how a game is set up, with their `set_up`. Their
    records, and games begun by them, can still be played."""

    def __post_init__(self) -> None:
        check_players(self.players)
        check_state(self.state)
        check_moves(self.rules.MOST_LEGAL, self.rules.MOST_OUTCOMES, self.notation.moves)
        check_notes(self.notes, self.details, self.noticed, self.counts)
        if self.encoding is None:
            plain = PlainEncoding(self.notation, self.state, self.rules.legal, self.see_public, self.see_own)
            object.__setattr__(self, "encoding", plain)

    def __reduce__(self) -> Any:
        """Pickled by name: the program that reads it must have the game installed."""
        return _installed_game, (self.name, self.version)

    def __deepcopy__(self, memo: object) -> Game[S]:
        return self

    def by_rules(self, version: int) -> Game[S]:
        """The game by this or an earlier version of its rules; raises ValueError for an unknown one."""
        if version == self.version:
            return self
        if version not in self.earlier:
            raise ValueError(f"Written for rules {version}; this is rules {self.version}.")
        return _by_earlier_rules(self, version)

    def set_up(self, players: int, options: Mapping[str, Any]) -> S:
        """The initial state, by the rules of this version."""
        set_up: Callable[..., S] = self.earlier.get(self.version, self.rules.set_up)
        return set_up(players, **options)

    @cached_property
    def tells(self) -> Telling[S]:
        """What the game tells people, completed by what can be told of any game."""
        return PlainTelling(self.name, self.notation, self.rules, self.telling)

    def is_final(self, move: str) -> bool:
        return move.split(maxsplit=1)[0] in self.final

    def part(self, name: str) -> ModuleType | None:
        """An optional module of the game's folder (`bots`, `terminal`, `tables`, …); None if it is missing."""
        module = self.package
        for step in name.split("."):
            module = f"{module}.{step}"
            if find_spec(module) is None:
                return None
        return import_module(module)

    def seen(self, s: S, viewer: Viewer) -> S:
        """A new state with exactly what a viewer may know; a full copy for None."""
        if viewer is None or not self.has_secrets:
            return s.copy()
        known = self.state()
        self.see_public(s, known)
        if isinstance(viewer, int):
            self.see_own(s, known, viewer)
        return known

    def positions(self, s: S, viewers: Iterable[Viewer]) -> list[dict[str, Any]]:
        """The positions of several viewers. Their public part is built once and shared."""
        known = self.seen(s, PUBLIC) if self.has_secrets else s
        public = self.position(known, PUBLIC)
        positions = []
        for viewer in viewers:
            if isinstance(viewer, int) and self.has_secrets:
                self.see_own(s, known, viewer)  # shared, for speed: a position reads only its viewer's part
            positions.append(self.position(s if viewer is None else known, viewer, public))
        return positions

    def view(self, known: S, seat: int, options: dict[str, Any]) -> View:
        """What a bot sees, made from the state that its seat knows."""
        return View(self.position(known, seat), seat, options, known)

    @property
    def action_features(self) -> list[str]:
        """The names of the features of an action."""
        return self._of_actions[0]

    @property
    def describe(self) -> Describe:
        """A rule (state, seat, legal action, row) that writes an action's features into a row of zeros."""
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
        """How many counters the notes need."""
        return number_of_counters(self.notes)

    def event(self, noted: Noted, viewer: Viewer) -> dict[str, Any] | None:
        """What a viewer may know of a noted event; None if nothing. Its seat may know more than others."""
        return told(noted, viewer, self.details, self.noticed)

    def observe(self, s: S, seat: int, row: Row) -> None:
        """Writes what a seat may know into a row; raises ValueError if the row does not fit."""
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
        """The options with their values, the given ones checked; those for study only where they are unusual."""
        for name, value in given.items():
            if name not in self.options:
                usual = ", ".join(key for key, option in self.options.items() if not option.for_study) or "none"
                small = ", ".join(key for key, option in self.options.items() if option.for_study)
                for_study = f" For study: {small}." if small else ""
                raise ValueError(f"{self.name} has no option {name!r}. Its options: {usual}.{for_study}")
            if not self.options[name].check(value):
                self.options[name].refuse(value)
                raise ValueError(f"The option {name!r} is {self.options[name].allowed}, not {value!r}.")
        values = {
            name: option.clean(given[name]) if name in given else option.default
            for name, option in self.options.items()
        }
        options = self.options
        return {
            name: value
            for name, value in values.items()
            if not options[name].for_study or value != options[name].default
        }


def _installed_game(name: str, version: int) -> Game:
    if name not in installed():
        raise ValueError(f"This needs the game {name!r}, which is not installed.")
    game: Game = installed()[name].load()
    return game.by_rules(version)


@cache
def _by_earlier_rules(game: Game, version: int) -> Game:
    """The game by earlier rules; cached, so that its compiled code is found again."""
    return replace(game, version=version)


@cache
def _features(game: Game, players: int) -> int:
    """The length of an observation."""
    return len(game.encoding.features(players))


def _memory_of(row: Any) -> memoryview | None:
    """The address range of an array's numbers."""
    try:
        return memoryview(row)
    except (TypeError, ValueError):
        return None


def _what(row: object) -> str:
    if hasattr(row, "dtype") and hasattr(row, "shape"):
        return f"one of type {row.dtype} and shape {row.shape}"
    return f"a {type(row).__name__}"
