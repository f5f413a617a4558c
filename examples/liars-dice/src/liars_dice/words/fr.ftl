### Le dé menteur.

liars-dice-title = Le dé menteur
liars-dice-facts = 2 à 6 joueurs · 20 minutes
liars-dice-teaser = Cinq dés sous chaque gobelet : surenchérissez, ou dites que vous n’y croyez pas.
liars-dice-intro =
    Chacun a cinq dés sous son gobelet. À tour de rôle, on annonce combien de dés d’une même face il y a en tout, chaque
    annonce plus haute que la précédente. Si vous n’y croyez pas, doutez : on lève les gobelets, et celui qui avait tort
    perd un dé. Le dernier qui a des dés gagne.
liars-dice-option-ones = Les as
liars-dice-option-ones-wild = comptent pour toutes les faces
liars-dice-option-ones-plain = comptent pour des as

## Dés et annonces

liars-dice-dice = Dés
liars-dice-cup = Sous le gobelet
liars-dice-table = L’annonce
liars-dice-hidden = un dé que vous ne voyez pas
liars-dice-die = { $face }
liars-dice-called = { $count ->
    [one] { $count } dé avec le { $face }
   *[other] { $count } dés avec le { $face }
}
liars-dice-bid-now = { $name } : { liars-dice-called }

## Ce qu’on demande

liars-dice-rolling = On lance les dés.
liars-dice-ask-first = À vous de commencer : combien de dés de quelle face y a-t-il sous tous les gobelets ?
liars-dice-ask = { $name } annonce : { liars-dice-called }. Surenchérissez, ou doutez.
liars-dice-bid = { liars-dice-called } ({ $chance } de chances, d’après ce que vous voyez)
liars-dice-doubt = Douter ({ $chance } de chances d’avoir raison, d’après ce que vous voyez)

## Pourquoi pas

liars-dice-nothing-to-doubt = Il n’y a pas encore d’annonce à mettre en doute.
liars-dice-too-low = Il faut annoncer plus que { liars-dice-called }.
liars-dice-too-high = Il n’y a que { $count } dés.
liars-dice-you-out = Vous n’avez plus de dés.

## Ce qui s’est passé

liars-dice-event-round = Tour { $round } : { $name } commence.
    .you-name = Tour { $round } : vous commencez.
liars-dice-event-rolled = { $name } lance { $dice }.
    .you-name = Vous lancez { $dice }.
liars-dice-event-bid = { $name } annonce : { liars-dice-called }.
    .you-name = Vous annoncez : { liars-dice-called }.
liars-dice-event-doubted = { $name } ne croit pas { $other }.
    .you-name = Vous ne croyez pas { $other }.
    .you-other = { $name } ne vous croit pas.
liars-dice-event-showed = { $name } a { $dice }.
    .you-name = Vous avez { $dice }.
liars-dice-event-counted = { $there ->
    [one] Il y en a { $there }.
   *[other] Il y en a { $there }.
}
liars-dice-event-lost = { $left ->
    [0] { $name } perd son dernier dé et sort du jeu.
    [one] { $name } perd un dé : il en reste { $left }.
   *[other] { $name } perd un dé : il en reste { $left }.
}
    .you-name = { $left ->
        [0] Vous perdez votre dernier dé et sortez du jeu.
        [one] Vous perdez un dé : il vous en reste { $left }.
       *[other] Vous perdez un dé : il vous en reste { $left }.
    }
liars-dice-event-ended = { $players } gagne !
    .you-players = Vous gagnez !
liars-dice-beat-lost = { $you ->
    [yes] Vous perdez un dé !
   *[no] { $name } perd un dé !
}
