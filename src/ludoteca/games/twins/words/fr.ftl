### Twins, pour le terminal et le web.
### $name est un joueur ; les cartes arrivent en texte, par exemple « G7 B7 » ; $play va de 1 à 4, ou vaut 0 tant qu’on
### donne et achète des cartes.

twins-title = Twins
twins-facts = 3 à 6 joueurs · 30 minutes
twins-teaser = Deux cartes chacun, tous à la fois : les jumeaux battent les paires, les paires les couleurs. Ne soyez pas dernier et prenez le pot.
twins-intro =
    Chacun reçoit huit cartes et peut en acheter d’autres. Puis, quatre fois, tous posent deux cartes face cachée et les
    montrent ensemble. Le mieux : des jumeaux, deux fois le même nombre, tous deux noirs (●) ou tous deux blancs (○) ; puis
    une paire, un noir et un blanc ; puis une couleur ; enfin des simples. Deux coups coûtent des jetons aux plus faibles,
    un récompense les meilleurs, le dernier rapporte tout le pot. Dès que quelqu’un ne peut plus payer, la manche en
    cours est la dernière : le plus de jetons gagne.

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
    .you-name = Manche { $hand } : vous donnez huit cartes à chacun.{ $pot ->
        [0] { "" }
        [one] { " " }Il reste { $pot } jeton dans le pot.
       *[other] { " " }Il reste { $pot } jetons dans le pot.
    }
twins-event-dealt = { $name } reçoit { $cards }.
    .you-name = Vous recevez { $cards }.
twins-event-bought = { $cards ->
    [0] { $count ->
        [one] { $players } n’achète rien.
       *[other] { $players } n’achètent rien.
    }
    [1] { $players } achète une carte pour { $price }.
   *[2] { $players } achète deux cartes pour { $price }.
}
    .you-players = { $cards ->
        [0] { $count ->
            [one] Vous n’achetez rien.
           *[other] Comme { $players }, vous n’achetez rien.
        }
        [1] Vous achetez une carte pour { $price }.
       *[2] Vous achetez deux cartes pour { $price }.
    }
twins-event-laid = { $name } pose { $cards } ({ $combination }) face cachée.
    .you-name = Vous posez { $cards } ({ $combination }) face cachée.
twins-event-laid-unseen = { $name } a posé deux cartes.
    .you-name = Vous avez posé deux cartes.
twins-event-laid-again = { $name } pose plutôt { $cards } ({ $combination }).
    .you-name = Vous posez plutôt { $cards } ({ $combination }).
twins-reveal = Coup { $play } : { $shown }
twins-event-showed = { $place }. { $name } { $cards } ({ $combination })
    .you-name = { $place }. Vous { $cards } ({ $combination })
twins-event-concerned = { $stake } : { $players }.
    .you-players = { $stake } : { $count ->
        [1] vous.
        [2] vous et { $players }.
       *[other] vous, { $players }.
    }
twins-tied-last = { $players } sont à égalité : tous comptent comme derniers.
    .you-players = Vous êtes à égalité avec { $players } : vous comptez tous comme derniers.
twins-tied-first = { $players } sont à égalité : tous gagnent.
    .you-players = Vous êtes à égalité avec { $players } : vous gagnez tous.
twins-event-bankrupt = { $paid ->
    [0] { $name } n’a rien pour payer et fait faillite.
    [one] { $name } n’a que { $paid } jeton, le verse et fait faillite.
   *[other] { $name } n’a que { $paid } jetons, les verse et fait faillite.
}
    .you-name = { $paid ->
        [0] Vous n’avez rien pour payer et faites faillite.
        [one] Vous n’avez que { $paid } jeton, le versez et faites faillite.
       *[other] Vous n’avez que { $paid } jetons, les versez et faites faillite.
    }
twins-event-won-less = { $chips ->
    [0] Il ne reste rien dans le pot pour { $name }.
   *[other] Il n’y a que { $chips } dans le pot pour { $name }.
}
    .you-name = { $chips ->
        [0] Il ne reste rien dans le pot pour vous.
       *[other] Il n’y a que { $chips } dans le pot pour vous.
    }
twins-event-unpaid = { $players } sont à égalité et devraient prendre { $needed } en tout, mais il n’y a que { $pot } dans le pot : personne d’entre eux n’a rien.
    .you-players = Vous êtes à égalité avec { $players } et devriez prendre { $needed } en tout, mais il n’y a que { $pot } dans le pot : aucun de vous n’a rien.
twins-event-won-pot = { $rivals ->
    [0] Il ne reste personne d’autre :{ " " }
   *[other] { "" }
}{ $chips ->
    [0] { $name } gagnerait le pot, mais il est vide.
    [one] { $name } gagne le pot, { $chips } jeton.
   *[other] { $name } gagne le pot, { $chips } jetons.
}
    .you-name = { $rivals ->
        [0] Il ne reste personne d’autre : vous
       *[other] Vous
    } { $chips ->
        [0] gagneriez le pot, mais il est vide.
        [one] gagnez le pot, { $chips } jeton.
       *[other] gagnez le pot, { $chips } jetons.
    }
twins-event-alone = Il ne reste que { $name } pour ce coup : personne ne paie ni ne gagne.
    .you-name = Il ne reste que vous pour ce coup : personne ne paie ni ne gagne.
twins-event-pot-stays = { $players } sont à égalité pour le pot : personne ne le gagne. { $pot ->
    [one] Son { $pot } jeton y reste.
   *[other] Ses { $pot } jetons y restent.
}
    .you-players = Vous êtes à égalité avec { $players } pour le pot : personne ne le gagne. { $pot ->
        [one] Son { $pot } jeton y reste.
       *[other] Ses { $pot } jetons y restent.
    }
twins-event-pot-stays-unplayed = Il ne reste personne pour continuer, et le pot attend : { $pot ->
    [one] { $pot } jeton.
   *[other] { $pot } jetons.
}
twins-pot-now = Le pot est maintenant de { $pot }.
twins-result = { $name } { $chips } ({ $won })
    .you-name = vous { $chips } ({ $won })
twins-event-result = Jetons après la manche { $hand } : { $results }.
twins-ended-bankrupt = { $count ->
    [one] { $players } a fait faillite : c’était la dernière manche.
   *[other] { $players } ont fait faillite : c’était la dernière manche.
}
    .you-players = { $count ->
        [one] Vous avez fait faillite : c’était la dernière manche.
       *[other] Vous avez fait faillite, comme { $players } : c’était la dernière manche.
    }
twins-ended-hands = { $hands ->
    [one] Il n’y avait qu’une manche à jouer.
   *[other] Les { $hands } manches sont jouées.
}
twins-event-ended = La partie est finie : { $count ->
    [one] { $players } gagne.
   *[other] { $players } se partagent la victoire.
}
    .you-players = La partie est finie : { $count ->
        [one] vous gagnez.
       *[other] vous partagez la victoire avec { $players }.
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
twins-column-chips = Jetons
twins-column-cards = Cartes
twins-column-bought = Achats
twins-column-play = Coup { $play }
twins-state-out = sorti
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

twins-type-buy = { $chips ->
    [0] Tapez 0.
    [one] Tapez { $choices }. Vous avez { $chips } jeton.
   *[other] Tapez { $choices }. Vous avez { $chips } jetons.
}
twins-choice-buy = { $cards ->
    [0] 0
   *[other] { $cards } (pour { $price })
}
twins-type-play = Tapez deux noms (g7 b7) ou les numéros sous les cartes (3 4).

twins-answers-buy = achète acheter buy
twins-answers-none = rien aucune non n none
twins-answers-play = joue jouer pose play

twins-wrong-buy = « { $answer } » n’est pas un nombre de cartes que vous pouvez acheter. Tapez { $choices }.
twins-wrong-buy-empty = Entrée seule ne décide rien : tapez { $choices }.
twins-wrong-price = { $cards ->
    [one] Une carte coûte { $price }, et vous avez { $chips }.
   *[other] Deux cartes coûtent { $price }, et vous avez { $chips }.
}
twins-wrong-left = { $left ->
    [0] Il ne reste aucune carte à acheter.
   *[other] Il ne reste qu’une carte.
}
twins-wrong-play-empty = Entrée seule ne joue rien : tapez deux cartes, comme g7 b7, ou les numéros en dessous.
twins-wrong-card = « { $answer } » n’est pas une carte. Une carte, c’est une lettre (N G K B Y P) et un nombre de 1 à 10, comme G7.
twins-wrong-held = Vous n’avez pas { $card } en main. Vos cartes : { $cards }.
twins-wrong-number = Il n’y a pas de numéro { $number } sous vos cartes : ils vont de 1 à { $count }.
twins-wrong-count = { $count ->
    [one] Une carte ne suffit pas ; on en pose deux, comme g7 b7.
   *[other] Cela fait { $count } cartes ; on en pose deux, comme g7 b7.
}
twins-wrong-twice = Vous n’avez { $card } qu’une fois : choisissez deux cartes différentes.

## Aide

twins-help-buy =
    On vous le demande une fois par manche. En restant jusqu’au bout, vous jouez huit cartes, deux par coup : acheter donne
    plus de choix, mais le prix va au pot, et il vous faudra des jetons ensuite : si vous ne pouvez pas payer, c’est la faillite.
    Répondez 0, 1 ou 2.
twins-help-play = { $play ->
    [1] Coup 1 : il suffit de ne pas être parmi les derniers. Les cartes montrées ne reviennent pas de la manche.
    [2] Coup 2 : les meilleurs se servent dans le pot, tant qu’il y en a. Les autres ne perdent rien.
    [3] Coup 3 : les derniers paient encore et ne jouent pas le coup 4, donc pas pour le pot.
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
    .you-players = { $count ->
        [one] Vous gagnez !
       *[other] Vous partagez la victoire avec { $players } !
    }

### Twins dans le navigateur, en plus de ce qu’il partage avec le terminal.

## Ce qui est demandé

twins-ask-buy = { $chips ->
    [0] Vous n’avez plus de jetons et ne pouvez rien acheter.
   *[other] Achetez-vous d’autres cartes ? Le prix va au pot.
}
twins-others-buy = { $players } peut acheter des cartes.
twins-ask-play = Coup { $play } : posez deux cartes face cachée. { $stake }.
twins-others-play = Coup { $play } : { $stake }.
twins-laid = Vous avez posé : { $combination }. On attend { $players } ; d’ici là, vous pouvez changer.
twins-you-out = Vous étiez parmi les derniers du coup 3 et ne jouez pas le coup 4.
twins-you-bankrupt = Vous avez fait faillite et ne jouez plus dans cette manche.

## Boutons

twins-buy = { $cards ->
    [0] Rien
    [1] Une pour { $price }
   *[2] Deux pour { $price }
}
twins-keeps = il vous reste { $chips }
twins-lay-two = Poser deux cartes
twins-lay = Poser { $cards } : { $combination }
twins-lay-instead = Poser plutôt { $cards } : { $combination }
twins-lies = { $cards } sont posées face cachée
twins-put-back = Reprendre
twins-keep = Ne rien changer
twins-move-buy = { $cards ->
    [0] Ne rien acheter
    [1] Acheter une carte pour { $price }
   *[2] Acheter deux cartes pour { $price }
}
twins-move-play = { $cards } ({ twins-combination })

## Pourquoi non

twins-why-two = Touchez deux de vos cartes.
twins-why-one-more = Touchez encore une carte.
twins-why-change = Elles sont déjà posées. Touchez d’autres cartes pour les changer.
twins-why-lay-now = C’est le moment de poser deux cartes face cachée.
twins-why-buy-first = Dites d’abord combien de cartes vous achetez.
twins-why-not-yet = On pose des cartes quand chacun a décidé de ses achats.

## La table

twins-sheet = Les coups de cette manche
twins-stop = { $play ->
    [0] achats
    [1] { $count ->
        [1] dernier paie 2
        [2] deux derniers paient 2
       *[3] trois derniers paient 2
    }
    [2] { $count ->
        [1] premier prend 3
       *[2] deux premiers prennent 3
    }
    [3] { $count ->
        [1] dernier paie 1, sort
       *[2] deux derniers paient 1, sortent
    }
   *[4] au premier le pot
}
twins-stop-is = { $state ->
    [past] joué
    [now] maintenant
   *[next] plus tard
}
twins-last = Coup { $play } :
twins-begins = Quatre fois, tous posent deux cartes et les montrent ensemble.
twins-dealer-mark = D
twins-chips = { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}
twins-has-bought = { $cards ->
    [one] a acheté une carte
   *[other] a acheté deux cartes
}
twins-price = { $cards ->
    [one] une carte pour { $price }
   *[other] deux cartes pour { $price }
}
twins-face-down = face cachée
twins-showed = Place { $place } : { $cards }, { $combination }{ $chips ->
    [0] { "" }
   *[other] , jetons : { $chips }
}

## Ses propres cartes

twins-table = La table
twins-played = Montrées dans cette manche
twins-own-cards = Vos cartes
twins-card = { $letter ->
    [N] { $number } brun, noir
    [G] { $number } vert, noir
    [K] { $number } rose, noir
    [B] { $number } bleu, blanc
    [Y] { $number } jaune, blanc
   *[P] { $number } violet, blanc
}
twins-called = { $letter ->
    [N] { $number } brun
    [G] { $number } vert
    [K] { $number } rose
    [B] { $number } bleu
    [Y] { $number } jaune
   *[P] { $number } violet
}
twins-short = { $kind ->
    [twins] Jumeaux
    [pair] Paire
    [colour] Coul. { $value }
   *[singles] { $value }
}
twins-makes = { $kind ->
    [twins] jumeaux de { $value } avec { $with }
    [pair] paire de { $value } avec { $with }
    [colour] couleur { $value } avec { $with }
   *[singles] simples { $value } avec { $with }
}
twins-possible = Ce que font vos cartes
twins-and-another = { $card } et quelle autre carte ?

## Le guide de la première partie

twins-guide-goal = À la fin, le plus de jetons gagne. La dernière manche est celle où quelqu’un ne peut plus payer. Voici les jetons de chacun.
twins-guide-hand = Voici vos cartes. Ce qui va ensemble est côte à côte : d’abord les mêmes nombres, puis les mêmes couleurs. Même nombre, même disque : jumeaux. Même nombre, autre disque : une paire.
twins-guide-buy = Une carte de plus coûte 1 jeton, deux en coûtent 3. Plus de cartes, plus de choix ; mais il faut des jetons pour payer : sinon, c’est la faillite.
twins-guide-track = Une manche a quatre coups. Cette ligne dit ce que l’on y paie ou gagne ; le prochain est éclairé.
twins-guide-lay = Touchez deux cartes : les mots en dessous disent ce qu’elles font. Les jumeaux battent les paires, les paires les couleurs, les couleurs les simples.
twins-guide-pot = Tout ce qu’on paie vient ici. Le premier du coup 4 rafle tout.
twins-guide-shown = Voici ce qu’a donné le dernier coup. En dessous, chaque paire de cartes montre son rang : 1 est le meilleur.

### Why a bot of Twins would make a move. $cards are two cards such as “G7 B7”, when buying their number; $chance is in
### percent; $chips is what the rest of the hand is expected to bring, and can be less than nothing.

advice-twins-buy = { $cards ->
    [0] Vous gardez vos jetons.
    [1] Davantage de choix.
   *[2] Bien davantage de choix.
} En moyenne pour cette manche : { NUMBER($chips, minimumFractionDigits: 1) } jetons.
advice-twins-pay = { $chance } % de ne pas payer. En moyenne pour cette manche : { NUMBER($chips, minimumFractionDigits: 1) } jetons.
advice-twins-win = { $chance } % de gagner { $prize }. En moyenne pour le reste de la manche : { NUMBER($chips, minimumFractionDigits: 1) } jetons.
advice-twins-out = { $chance } % de rester en jeu pour le pot. En moyenne pour le reste de la manche : { NUMBER($chips, minimumFractionDigits: 1) } jetons.
advice-twins-pot = { $chance } % de remporter le pot de { $prize }.
advice-twins-give-up = Abandonnez le coup { $play } et gardez les meilleures cartes. En moyenne pour le reste de la manche : { NUMBER($chips, minimumFractionDigits: 1) } jetons.

## Les résultats, en grand. $you est yes pour ceux qu’ils concernent.

twins-beat-paid = { $you ->
    [yes] { $chips ->
        [0] Vous n’avez plus rien pour payer.
        [one] Vous payez { $chips } jeton.
       *[other] Vous payez { $chips } jetons.
    }
   *[no] { $count ->
        [one] { $players } paie { $chips }.
       *[other] { $players } paient { $chips } chacun.
    }
}
twins-beat-won = { $you ->
    [yes] { $chips ->
        [0] Vous gagneriez, mais le pot est vide.
        [one] Vous gagnez { $chips } jeton !
       *[other] Vous gagnez { $chips } jetons !
    }
   *[no] { $count ->
        [one] { $players } gagne { $chips } !
       *[other] { $players } gagnent { $chips } chacun !
    }
}
twins-beat-pot = { $you ->
    [yes] Vous gagnez le pot : { $chips } !
   *[no] { $players } gagne le pot : { $chips } !
}
twins-beat-bankrupt = { $you ->
    [yes] Vous faites faillite !
   *[no] { $name } fait faillite !
}
twins-beat-alone = { $you ->
    [yes] Vous restez seul dans ce coup.
   *[no] Il ne reste que { $name } dans ce coup.
}
twins-beat-unpaid = Égalité, et le pot ne suffit pas : personne ne gagne.
twins-beat-pot-stays = Personne ne gagne le pot : il reste.
twins-beat-result = { $you ->
    [yes] Cette manche : { $won } pour vous
   *[no] La manche est finie.
}
twins-lead = { $when ->
    [always] { $name } a mené de la première manche à la dernière.
    [last] { $name } n’a pris la tête qu’à la dernière manche.
   *[since] { $name } a pris la tête à la manche { $number } et l’a gardée.
}
    .you-name = { $when ->
        [always] Vous avez mené de la première manche à la dernière.
        [last] Vous n’avez pris la tête qu’à la dernière manche.
       *[since] Vous avez pris la tête à la manche { $number } et l’avez gardée.
    }
twins-some-chips = { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}

## Kinds of decisions, by the first word of the move

twins-kind-buy = acheter des cartes
twins-kind-play = quelles cartes jouer
