"""A game in the terminal, from the first question to the goodbye."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca import bots
from ludoteca.bots import Player
from ludoteca.bots.player import get_ready
from ludoteca.engine.compiled import native
from ludoteca.engine.match import Match
from ludoteca.terminal.prose import Prose
from ludoteca.terminal.saving import offer_to_save, resuming, same_luck
from ludoteca.terminal.screen import LEAVING, Screen
from ludoteca.terminal.seating import BadWish, Seating, Wishes, seat_everybody
from ludoteca.terminal.session import Session


def play(wishes: Wishes, bot: str, screen: Screen, *, plain: bool = False) -> None:
    """Raises BadWish or BadFile if there can be no such game."""
    try:
        seating = seat_everybody(wishes, screen)
    except LEAVING:
        screen.show("")
        return
    player = chosen_bot(bot, seating.match)
    session = Session(seating.match, seating.people, player, screen, plain=plain)
    try:
        if player.compiles and len(seating.people) < seating.match.players:
            let_compile(player, session)
        welcome(session, resumed=wishes.resume is not None)
        session.play_out()
        session.tell_the_end()
    except LEAVING:
        leave_table(session)
    say_goodbye(seating, screen)


def chosen_bot(name: str, match: Match) -> Player:
    try:
        return bots.find(name, match.game.name)
    except ValueError as error:
        raise BadWish(str(error)) from None


def let_compile(player: Player, session: Session) -> None:
    """Compiles a bot before the game, with a message, so that it does not seem to hang."""
    if native.available():
        if native.is_first_use():
            session.screen.say("terminal-compiling")
        get_ready(player, session.match.game)


def welcome(session: Session, resumed: bool) -> None:
    """Shown with the first board; or at once, if several people share the keyboard."""
    session.news = [*greeting(session, resumed)]
    if len(session.people) > 1:
        session.screen.show(*session.news)
        session.screen.pause()
        session.news.clear()


def greeting(session: Session, resumed: bool) -> Iterator[Prose]:
    say, listed = session.words.say, session.words.listed
    people = [session.names[seat] for seat in session.people]
    others = [name for seat, name in enumerate(session.names) if seat not in session.people]
    yield Prose(say("terminal-welcome", people=listed(people), bots=len(others), opponents=listed(others)))
    yield Prose(say("terminal-welcome-back") if resumed else session.face.intro())
    yield Prose(say("terminal-commands"))


def leave_table(session: Session) -> None:
    """Clears the screen: the others must not see what one person was looking at."""
    session.screen.show("")
    if len(session.people) > 1:
        session.screen.wipe()


def say_goodbye(seating: Seating, screen: Screen) -> None:
    try:
        path = offer_to_save(seating.match, screen)
    except LEAVING:
        screen.show("")
        path = None
    if path is None:
        screen.say("terminal-not-saved")
    else:
        screen.say("terminal-saved", file=str(path))
    if not seating.match.actors:
        tell_command(screen, "terminal-same-luck", same_luck(seating))
    elif path is not None:
        tell_command(screen, "terminal-resume", resuming(path, seating))


def tell_command(screen: Screen, message: str, command: str | None) -> None:
    if command is not None:
        screen.say(message)
        screen.show_command(command)
