### Why a move is refused, in every game.

refused-over = The game is over.
refused-no-seat = There is no seat { $seat }: the seats are 0 to { $last }.
refused-not-possible = “{ $move }” cannot happen now.
refused-no-text = A move is a text, not { $given }.
refused-chance = Chance is awaited now.
refused-not-awaited = Awaited now: { $players }.
refused-not-legal = “{ $move }” is not possible now.
refused-unreadable = { $problem }

## What can be said of every game

any-move = { $move }
any-score = Score
any-won = { $count ->
    [one] { $players } wins!
   *[other] { $players } win together!
}

## Who is awaited

any-your-turn = It’s your turn.
any-chance = Chance decides.
waiting-for = Waiting for { $players }.
