### Why a move is refused, in every game.

refused-over = Das Spiel ist zu Ende.
refused-no-seat = Platz { $seat } gibt es nicht: Die Plätze heißen 0 bis { $last }.
refused-not-possible = „{ $move }“ kann jetzt nicht geschehen.
refused-no-text = Ein Zug ist ein Text, nicht { $given }.
refused-chance = Jetzt entscheidet der Zufall.
refused-not-awaited = Am Zug: { $players }.
refused-not-legal = „{ $move }“ ist jetzt nicht möglich.
refused-unreadable = { $problem }

## What can be said of every game

any-move = { $move }
any-score = Punkte
any-victory = { $by ->
    [none] { $you ->
        [yes] Du gewinnst: gleichauf mit { $second }, aber im Gleichstand vorn!
       *[no] { $name } gewinnt: gleichauf mit { $second }, aber im Gleichstand vorn!
    }
   *[some] { $you ->
        [yes] Du gewinnst mit { $lead } Vorsprung auf { $second }!
       *[no] { $name } gewinnt mit { $lead } Vorsprung auf { $second }!
    }
}
any-shared-victory = { $you ->
    [yes] Ihr teilt euch den Sieg: { $players }!
   *[no] { $players } teilen sich den Sieg!
}
any-place = Platz { $place } für dich
any-behind = { any-place }: { $by ->
    [none] gleichauf mit { $name }, aber im Gleichstand dahinter.
   *[some] { $gap } hinter { $name }.
}
any-won = { $count ->
    [one] { $players } gewinnt!
   *[other] { $players } gewinnen zusammen!
}
    .you-players = { $count ->
        [one] Du gewinnst!
       *[other] Du gewinnst gemeinsam mit { $players }!
    }

## Who is awaited

any-your-turn = Du bist dran.
any-chance = Der Zufall entscheidet.
waiting-for = Warten auf { $players }.
