### Why a move is refused, in every game.

refused-over = La partita è finita.
refused-no-seat = Il posto { $seat } non esiste: i posti vanno da 0 a { $last }.
refused-not-possible = “{ $move }” adesso non può succedere.
refused-no-text = Una mossa è un testo, non { $given }.
refused-chance = Adesso decide il caso.
refused-not-awaited = Tocca a { $players }.
refused-not-legal = “{ $move }” adesso non si può fare.
refused-unreadable = { $problem }

## What can be said of every game

any-move = { $move }
any-score = Punti
any-victory = { $by ->
    [none] { $you ->
        [yes] Vinci: a pari con { $second }, ma avanti allo spareggio!
       *[no] Vince { $name }: a pari con { $second }, ma avanti allo spareggio!
    }
   *[some] { $you ->
        [yes] Vinci con { $lead } di vantaggio su { $second }!
       *[no] Vince { $name } con { $lead } di vantaggio su { $second }!
    }
}
any-shared-victory = { $you ->
    [yes] Dividi la vittoria: { $players }!
   *[no] { $players } si dividono la vittoria!
}
any-place = { $place ->
    [2] Arrivi al secondo posto
    [3] Arrivi al terzo posto
    [4] Arrivi al quarto posto
    [5] Arrivi al quinto posto
   *[other] Arrivi al sesto posto
}
any-behind = { any-place }, { $by ->
    [none] a pari con { $name } ma dietro allo spareggio.
   *[some] a { $gap } da { $name }.
}
any-won = { $count ->
    [one] Vince { $players }!
   *[other] Vincono insieme { $players }!
}
    .you-players = { $count ->
        [one] Vinci tu!
       *[other] Vinci insieme a { $players }!
    }

## Who is awaited

any-your-turn = Tocca a te.
any-chance = Decide il caso.
waiting-for = In attesa di { $players }.
