### Twins, pour le terminal et le web.
### $name est un joueur ; les cartes arrivent en texte, par exemple « G7 B7 » ; $play va de 1 à 4, ou vaut 0 tant qu’on
### donne et achète des cartes.

twins-title = Twins
twins-intro =
    Chacun reçoit huit cartes et peut en acheter d’autres. Puis, quatre fois, tous posent deux cartes face cachée et les
    montrent ensemble. Le mieux : des jumeaux, deux fois le même nombre, tous deux noirs (●) ou tous deux blancs (○) ; puis
    une paire, un noir et un blanc ; puis une couleur ; enfin des simples. Deux coups coûtent des jetons aux plus faibles,
    un récompense les meilleurs, le dernier rapporte tout le pot. Dès que quelqu’un ne peut plus payer, la manche en
    cours est la dernière : qui a le plus de jetons gagne.

## Cartes, combinaisons, coups

twins-combination = { $kind ->
    [twins] jumeaux de { $value }
    [pair] paire de { $value }
    [colour] couleur { $value }
   *[singles] simples { $value }
}
twins-colour = { $letter ->
    [N] N brun
    [G] G vert
    [K] K rose
    [B] B bleu
    [Y] Y jaune
   *[P] P violet
}
# Une phrase sans sa fin : un point ou les noms des joueurs concernés suivent.
twins-stake = { $play ->
    [1] { $count ->
        [1] Le dernier paie 2 jetons au pot
        [2] Les deux derniers paient chacun 2 jetons au pot
       *[3] Les trois derniers paient chacun 2 jetons au pot
    }
    [2] { $count ->
        [1] Le premier prend 3 jetons dans le pot
       *[2] Les deux premiers prennent chacun 3 jetons dans le pot
    }
    [3] { $count ->
        [1] Le dernier paie 1 jeton et ne joue pas le coup 4
       *[2] Les deux derniers paient chacun 1 jeton et ne jouent pas le coup 4
    }
   *[4] Le premier remporte tout le pot
}

## Ce qui s’est passé

twins-event-hand = Manche { $hand } : { $name } donne huit cartes à chacun.{ $pot ->
    [0] { "" }
    [one] { " " }Il reste { $pot } jeton dans le pot.
   *[other] { " " }Il reste { $pot } jetons dans le pot.
}
twins-event-dealt = { $name } reçoit { $cards }.
twins-event-dealt-unseen = { $name } reçoit une carte.
twins-event-bought = { $cards ->
    [0] { $count ->
        [one] { $players } n’achète rien.
       *[other] { $players } n’achètent rien.
    }
    [1] { $players } achète une carte pour { $price }.
   *[2] { $players } achète deux cartes pour { $price }.
}
twins-event-laid = { $name } pose { $cards } ({ $combination }) face cachée.
twins-event-laid-unseen = { $name } a posé deux cartes.
twins-event-laid-again = { $name } pose plutôt { $cards } ({ $combination }).
twins-reveal = Coup { $play } : { $shown }
twins-event-showed = { $place }. { $name } { $cards } ({ $combination })
twins-event-paid = { $stake } : { $players }.
twins-event-out = { $stake } : { $players }.
twins-event-won = { $stake } : { $players }.
twins-tied-last = { $players } sont à égalité : tous comptent comme derniers.
twins-tied-first = { $players } sont à égalité : tous gagnent.
twins-event-bankrupt = { $paid ->
    [0] { $name } n’a rien pour payer et fait faillite.
    [one] { $name } n’a que { $paid } jeton, le verse et fait faillite.
   *[other] { $name } n’a que { $paid } jetons, les verse et fait faillite.
}
twins-event-won-less = { $chips ->
    [0] Il ne reste rien dans le pot pour { $name }.
   *[other] Le pot n’a que { $chips } pour { $name }.
}
twins-event-unpaid = { $players } sont à égalité et devraient prendre { $needed } en tout, mais le pot n’a que { $pot } : ils n’ont rien.
twins-event-won-pot = { $rivals ->
    [0] Il ne reste personne d’autre :{ " " }
   *[other] { "" }
}{ $chips ->
    [0] { $name } gagnerait le pot, mais il est vide.
    [one] { $name } gagne le pot, { $chips } jeton.
   *[other] { $name } gagne le pot, { $chips } jetons.
}
twins-event-alone = Il ne reste que { $name } pour ce coup : personne ne paie ni ne gagne.
twins-event-pot-stays = { $players } sont à égalité pour le pot : personne ne le gagne. { $pot ->
    [one] Son { $pot } jeton y reste.
   *[other] Ses { $pot } jetons y restent.
}
twins-event-pot-stays-unplayed = Il ne reste personne pour continuer, et le pot attend : { $pot ->
    [one] { $pot } jeton.
   *[other] { $pot } jetons.
}
twins-pot-now = Le pot est maintenant de { $pot }.
twins-event-result = Jetons après la manche { $hand } : { $results }.
twins-ended-bankrupt = { $count ->
    [one] { $players } a fait faillite : c’était la dernière manche.
   *[other] { $players } ont fait faillite : c’était la dernière manche.
}
twins-ended-hands = { $hands ->
    [one] Il n’y avait qu’une manche à jouer.
   *[other] Les { $hands } manches sont jouées.
}
twins-event-ended = La partie est finie : { $count ->
    [one] { $players } gagne.
   *[other] { $players } se partagent la victoire.
}

## Le tableau

twins-hand-of = { $hands ->
    [0] Manche { $hand }
   *[other] Manche { $hand } sur { $hands }
}
twins-dealer = { $name } donne
twins-pot = pot { $pot }
twins-deck = { $cards ->
    [one] { $cards } carte au talon
   *[other] { $cards } cartes au talon
}
twins-track = { $play ->
    [0] Achats
    [1] 1 payer
    [2] 2 gagner
    [3] 3 payer, sortir
   *[4] 4 le pot
}
twins-phase-dealer = On tire au sort qui donne en premier.
twins-phase-deal = On donne les cartes.
twins-phase-buy = Une carte de plus coûte 1 jeton, deux en coûtent 3. Le prix va au pot.
twins-phase-play = { $stake }.
twins-phase-end = La partie est finie.
twins-column-player = Joueur
twins-column-chips = Jetons
twins-column-cards = Cartes
twins-column-bought = Achats
twins-column-play = Coup { $play }
twins-state-out = dehors
twins-state-bankrupt = faillite
twins-hint = { $kind ->
    [twins] Jumeaux : { $cards }
    [pair] { $count ->
        [one] Paire : { $cards }
       *[other] Paires : { $cards }
    }
   *[colour] { $count ->
        [one] Couleur : { $cards }
       *[other] Couleurs : { $cards }
    }
}
twins-hint-none = Rien que des simples.

## Questions et réponses. Les listes de réponses sont des mots compris, séparés par des espaces.

twins-ask-buy = { $chips ->
    [0] Vous n’avez plus de jetons et ne pouvez rien acheter : tapez 0.
    [one] Combien de cartes achetez-vous ? Tapez { $choices }. Vous avez { $chips } jeton.
   *[other] Combien de cartes achetez-vous ? Tapez { $choices }. Vous avez { $chips } jetons.
}
twins-choice-buy = { $cards ->
    [0] 0
   *[other] { $cards } (pour { $price })
}
twins-ask-play = Quelles cartes posez-vous ? Deux noms (g7 b7) ou les numéros en dessous (3 4)

twins-answers-buy = achète acheter buy
twins-answers-none = rien aucune non n none
twins-answers-play = joue jouer pose play

twins-wrong-buy = « { $answer } » n’est pas un nombre de cartes que vous pouvez acheter. Tapez { $choices }.
twins-wrong-buy-empty = Entrée seule ne décide rien : tapez { $choices }.
twins-wrong-price = { $cards ->
    [one] Une carte coûte { $price }, et vous avez { $chips }.
   *[other] Deux cartes coûtent { $price }, et vous avez { $chips }.
}
twins-wrong-play-empty = Entrée seule ne joue rien : tapez deux cartes, comme g7 b7, ou les numéros en dessous.
twins-wrong-card = « { $answer } » n’est pas une carte. Une carte, c’est une lettre (N G K B Y P) et un nombre de 1 à 10, comme G7.
twins-wrong-held = Vous n’avez pas { $card } en main. Vos cartes : { $cards }.
twins-wrong-number = Il n’y a pas de numéro { $number } sous vos cartes : ils vont de 1 à { $count }.
twins-wrong-count = { $count ->
    [one] Cela fait une carte ; on en pose deux, comme g7 b7.
   *[other] Cela fait { $count } cartes ; on en pose deux, comme g7 b7.
}
twins-wrong-twice = Vous n’avez { $card } qu’une fois : choisissez deux cartes différentes.

## Aide

twins-help-buy =
    On vous le demande une fois par manche. Qui reste jusqu’au bout joue huit cartes, deux par coup : acheter donne plus de
    choix, mais le prix va au pot, et il vous faudra des jetons pour payer ensuite. Qui ne peut pas payer fait faillite.
    Répondez 0, 1 ou 2.
twins-help-play = { $play ->
    [1] Coup 1 : il suffit de ne pas être parmi les derniers. Les cartes montrées ne reviennent pas de la manche.
    [2] Coup 2 : les meilleurs se servent dans le pot, tant qu’il y en a. Les autres ne perdent rien.
    [3] Coup 3 : les derniers paient encore et manquent le coup 4, donc le pot.
   *[4] Coup 4 : un seul remporte tout le pot. Si les meilleurs sont à égalité, personne ne l’a, et il reste pour la manche suivante.
}
twins-help-answer =
    Tapez deux cartes par leur nom, comme g7 b7, ou par les numéros en dessous, comme 3 4. Personne ne les voit avant l’heure.
twins-help-plays = Les quatre coups à { $players } joueurs
twins-help-ties =
    À égalité avec un des derniers, on est dernier aussi. Les premiers ex æquo du coup 2 gagnent tous, si le pot suffit ;
    ex æquo au coup 4, personne ne gagne.
twins-help-ranking = Les combinaisons, de la meilleure à la moindre
twins-help-because = { $kind ->
    [twins] même nombre, deux noirs ou deux blancs
    [pair] même nombre, un noir et un blanc
    [colour] même couleur, on additionne les nombres
   *[singles] tout le reste, on additionne les nombres
}
twins-help-colours = Chiffres noirs { $black } ; chiffres blancs { $white }.

## La fin

twins-end-pot = { $pot ->
    [one] Il reste { $pot } jeton dans le pot : il n’est à personne.
   *[other] Il reste { $pot } jetons dans le pot : ils ne sont à personne.
}
twins-end-winner = { $count ->
    [one] { $players } gagne !
   *[other] { $players } gagnent ensemble !
}
