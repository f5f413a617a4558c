"""The messages of the protocol, as described in docs/protocol.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from ludoteca.engine.fair import SEAL_PATTERN
from ludoteca.engine.match import Actor
from ludoteca.engine.telling import Moment, Sentence, Shown, Told
from ludoteca.engine.telling import Move as ToldMove
from ludoteca.server.tables.entries import Origin
from ludoteca.server.tokens import ID_LENGTH

TableName = Annotated[str, Meta(max_length=ID_LENGTH)]
Token = Annotated[str, Meta(max_length=64)]
Id = Annotated[str, Meta(min_length=1, max_length=64)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
Words = Annotated[str, Meta(max_length=1000)]
Seal = Annotated[str, Meta(pattern=SEAL_PATTERN)]
"""The SHA-256 of a text for the dice; empty without one."""
Shows = Literal["nothing", "board", "areas"]
"""What a client shows besides the position.

'nothing', as for programs; 'board', the game's own board; or 'areas', from which any game can be shown. The latter
two are also told the story, the question and the moves in words.
"""

Reaction = Literal["clap", "laugh", "wow", "heart", "good", "hmm", "sad", "party"]

# What a client says over the socket


class Message(Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    pass


class Hello(Message):
    table: TableName
    token: Token | None = None
    seq: Number | None = None
    shows: Shows = "nothing"


class Move(Message):
    id: Id
    seq: Number
    move: Words


class Undo(Message):
    id: Id
    seq: Number


class Chat(Message):
    text: Words
    id: Id | None = None


class React(Message):
    """A quick reaction for everybody at the table, which is not kept."""

    reaction: Reaction


class Relieve(Message):
    """Have a bot play at once for somebody who is awaited and away."""

    seat: Number


class SealText(Message, tag="seal"):
    seal: Seal


class OpenText(Message, tag="open"):
    text: Words


class Answer(Message):
    """An answer to somebody who asks for a seat."""

    number: Number
    yes: bool


class Hint(Message):
    id: Id


class Agree(Message):
    hints: bool


class Leave(Message):
    id: Id | None = None


class State(Message):
    pass


AnyMessage = (
    Hello | Move | Undo | Chat | React | Relieve | SealText | OpenText | Answer | Hint | Agree | Leave | State
)
read_message = msgspec.json.Decoder(AnyMessage).decode

# What a client says over HTTP


class SeatWish(Struct, forbid_unknown_fields=True):
    kind: str
    bot: str | None = None


class Custom(Struct, kw_only=True, forbid_unknown_fields=True):
    """The settings that a new table can have."""

    seats: Annotated[list[SeatWish], Meta(max_length=16)]
    time: Annotated[int, Meta(ge=5, le=7 * 24 * 60 * 60)] | None = None
    public: bool = False
    chat: bool = True
    open_at_end: bool = True
    spectators: bool = True
    approve: bool = False


class NewTable(Custom, kw_only=True, forbid_unknown_fields=True):
    game: str
    options: dict[str, Any] = {}


class Continuation(Custom, kw_only=True, forbid_unknown_fields=True):
    moves: Number
    same_luck: bool = False


class RecordContinuation(Continuation, kw_only=True, forbid_unknown_fields=True):
    record: str


class NextSeat(Struct, forbid_unknown_fields=True):
    """A seat at the next table; a 'kept' one is for whoever has this seat now."""

    kind: str
    bot: str | None = None
    seat: Number | None = None


class NextGame(Struct, forbid_unknown_fields=True):
    """What is left out stays as it is."""

    game: str | None = None
    options: dict[str, Any] | None = None
    seats: Annotated[list[NextSeat], Meta(max_length=16)] | None = None


class Join(Struct, forbid_unknown_fields=True):
    name: Words
    seat: Number | None = None
    seal: Seal = ""


class SeatPlanned(Struct, forbid_unknown_fields=True):
    seat: Number
    kind: str
    bot: str | None = None


class SeatNamed(Struct, forbid_unknown_fields=True):
    seat: Number


class Mute(Struct, forbid_unknown_fields=True):
    seat: Number
    muted: bool


class DoorWish(Struct, forbid_unknown_fields=True):
    spectators: bool | None = None
    approve: bool | None = None


class Admit(Struct, forbid_unknown_fields=True):
    number: Number
    yes: bool


# What a client is told


class SeatInfo(Struct):
    kind: str
    name: str | None
    bot: str
    away: bool
    here: bool


class DiceInfo(Struct):
    hash: str
    """The hash of the server's seed."""
    seals: list[str]
    texts: list[str | None]
    """None: sealed and not opened yet."""
    opening: bool
    seed: str | None


class HintsInfo(Struct):
    on: bool
    agreed: list[int]
    """Seats whose people have agreed."""


class RequestInfo(Struct):
    """Somebody asks for a seat."""

    number: int
    seat: int
    name: str
    agreed: list[int]


class Score(Struct):
    """What somebody has reached in an evening. Bots have no name, and people who have left have no seat."""

    name: str | None
    seat: int | None
    won: int
    places: list[int | None]
    """The place reached in each game; None where they had no seat."""


class EveningInfo(Struct):
    """The games of an evening so far, and everybody's score."""

    games: list[str]
    scores: list[Score]


class TableInfo(Struct):
    id: str
    code: str | None
    game: str
    options: dict[str, Any]
    phase: str
    public: bool
    chat: bool
    time: int | None
    open_at_end: bool
    made: int
    seats: list[SeatInfo]
    dice: DiceInfo
    hints: HintsInfo
    continued: Origin | None
    unproved: bool
    asking: list[RequestInfo]
    muted: list[int]
    spectators: bool
    approve: bool
    watching: int
    next: str | None
    evening: EveningInfo | None
    winners: list[int]
    why_closed: str | None


class ChatLine(Struct):
    seat: int
    name: str
    text: str
    at: int


class Trouble(Struct):
    code: str
    seat: int
    bot: str


View = dict[str, Any]
Events = list[dict[str, Any]]
Story = list[Told]
Clock = dict[int, int]
Legal = Annotated[Raw, list[str]]
Moves = Annotated[Raw, list[ToldMove]]
"""A list of moves, encoded once and sent as it is; the annotation names its type for the schema."""


class Everything(Struct, tag_field="type", tag="state", omit_defaults=True):
    seq: int
    seat: int | None
    table: TableInfo
    view: View | None
    legal: Legal
    from_: int = msgspec.field(name="from")
    events: Events
    chat: list[ChatLine]
    clock: Clock
    told: Story | UnsetType = UNSET
    shown: Shown | UnsetType = UNSET
    moves: Moves | UnsetType = UNSET
    undo: bool = False
    done: str | UnsetType = UNSET


class Update(Struct, tag_field="type", tag="update", omit_defaults=True):
    seq: int
    done: str | UnsetType = UNSET
    events: Events | UnsetType = UNSET
    told: Story | UnsetType = UNSET
    moments: list[Moment] | UnsetType = UNSET
    """The table on the way to `view`, for each result that is announced with a pause."""
    shown: Shown | UnsetType = UNSET
    view: View | UnsetType = UNSET
    legal: Legal | UnsetType = UNSET
    moves: Moves | UnsetType = UNSET
    clock: Clock | UnsetType = UNSET
    undo: bool = False
    table: TableInfo | UnsetType = UNSET
    said: ChatLine | UnsetType = UNSET
    trouble: Trouble | UnsetType = UNSET


class Here(Struct, tag_field="type", tag="here", omit_defaults=True):
    here: list[bool]
    watching: int
    waits: Clock = {}
    """Milliseconds until a bot plays for each awaited person who is away."""


class Reacted(Struct, tag_field="type", tag="reaction"):
    seat: int
    reaction: Reaction


class Weighed(Struct):
    """A move as a bot weighed it for a seat: docs/write-a-bot.md."""

    move: str
    value: float
    win: float | None
    reason: Annotated[dict[str, Any], Sentence]


class Step(TypedDict):
    """A step of a replay: what a move changed for one viewer."""

    move: int
    actor: Actor | None
    text: str | None
    events: Events
    view: View
    told: Story
    moments: NotRequired[list[Moment]]
    """The table on the way to `view`, for each result that is announced with a pause."""
    shown: Shown


class HintGiven(Struct, tag_field="type", tag="hint"):
    id: str
    weighed: list[Weighed]


class Refusal(Struct, tag_field="type", tag="refused", omit_defaults=True):
    id: str | None
    code: str
    sentence: str
    reasons: Sequence[Sentence] = ()
    """The same as sentences, for clients with words of their own."""


encode = msgspec.json.Encoder().encode
