### Why a move is refused, in every game.

refused-over = The game is over.
refused-no-seat = There is no seat { $seat }: the seats are 0 to { $last }.
refused-not-possible = “{ $move }” cannot happen now.
refused-no-text = A move is a text, not { $given }.
refused-chance = Chance is awaited now.
refused-not-awaited = Awaited now: { $players }.
refused-unreadable = { $problem }

## Who is awaited

waiting-for = Waiting for { $players }.
