### Why a move is refused, in every game.

refused-over = La partie est terminée.
refused-no-seat = La place { $seat } n’existe pas : les places vont de 0 à { $last }.
refused-not-possible = « { $move } » est impossible maintenant.
refused-no-text = Un coup est un texte, pas { $given }.
refused-chance = C’est au hasard de décider.
refused-not-awaited = On attend { $players }.
refused-not-legal = « { $move } » n’est pas possible maintenant.
refused-unreadable = { $problem }

## What can be said of every game

any-move = { $move }
any-score = Points
any-victory = { $by ->
    [none] { $you ->
        [yes] Vous gagnez : à égalité avec { $second }, mais devant au départage !
       *[no] { $name } gagne : à égalité avec { $second }, mais devant au départage !
    }
   *[some] { $you ->
        [yes] Vous gagnez avec { $lead } d’avance sur { $second } !
       *[no] { $name } gagne avec { $lead } d’avance sur { $second } !
    }
}
any-shared-victory = { $you ->
    [yes] Vous partagez la victoire : { $players } !
   *[no] { $players } se partagent la victoire !
}
any-place = { $place ->
    [2] Vous finissez deuxième
    [3] Vous finissez troisième
    [4] Vous finissez quatrième
    [5] Vous finissez cinquième
   *[other] Vous finissez sixième
}
any-behind = { any-place }, { $by ->
    [none] à égalité avec { $name }, mais derrière au départage.
   *[some] à { $gap } de { $name }.
}
any-won = { $count ->
    [one] { $players } gagne !
   *[other] { $players } gagnent ensemble !
}
    .you-players = { $count ->
        [one] Vous gagnez !
       *[other] Vous gagnez avec { $players } !
    }

## Who is awaited

any-your-turn = C’est à vous.
any-chance = Le hasard décide.
waiting-for = On attend { $players }.
