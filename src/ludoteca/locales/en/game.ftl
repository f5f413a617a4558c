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
any-victory = { $by ->
    [none] { $you ->
        [yes] You win: level with { $second }, but ahead on the tie-break!
       *[no] { $name } wins: level with { $second }, but ahead on the tie-break!
    }
   *[some] { $you ->
        [yes] You win, { $lead } ahead of { $second }!
       *[no] { $name } wins, { $lead } ahead of { $second }!
    }
}
any-shared-victory = { $you ->
    [yes] You share the victory: { $players }!
   *[no] { $players } share the victory!
}
any-place = { $place ->
    [2] You finish second
    [3] You finish third
    [4] You finish fourth
    [5] You finish fifth
   *[other] You finish sixth
}
any-behind = { any-place }, { $by ->
    [none] level with { $name } but behind on the tie-break.
   *[some] { $gap } behind { $name }.
}
any-won = { $count ->
    [one] { $players } wins!
   *[other] { $players } win together!
}
    .you-players = { $count ->
        [one] You win!
       *[other] You win together with { $players }!
    }

## Who is awaited

any-your-turn = It’s your turn.
any-chance = Chance decides.
waiting-for = Waiting for { $players }.
