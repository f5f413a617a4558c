### Why a move is refused, in every game.

refused-over = La partie est terminée.
refused-no-seat = La place { $seat } n’existe pas : les places vont de 0 à { $last }.
refused-not-possible = « { $move } » est impossible maintenant.
refused-no-text = Un coup est un texte, pas { $given }.
refused-chance = C’est au hasard de décider.
refused-not-awaited = On attend { $players }.
refused-not-legal = « { $move } » n’est pas possible maintenant.
refused-unreadable = { $problem }

## What can be said of every game

any-move = { $move }
any-score = Points
any-won = { $count ->
    [one] { $players } gagne !
   *[other] { $players } gagnent ensemble !
}

## Who is awaited

any-your-turn = C’est à vous.
any-chance = Le hasard décide.
waiting-for = On attend { $players }.
