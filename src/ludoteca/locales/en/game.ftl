### Why a move is refused, in every game.

refused-over = The game is over.
refused-no-seat = There is no seat { $seat }: seats are numbered 0 to { $last }.
refused-not-possible = “{ $move }” can’t happen now.
refused-no-text = A move is text, not { $given }.
refused-chance = Chance decides next.
refused-not-awaited = Waiting for { $players }.
refused-not-legal = “{ $move }” isn’t possible now.
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
