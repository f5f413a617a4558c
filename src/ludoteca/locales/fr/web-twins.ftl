### Twins dans le navigateur, en plus de ce qu’il partage avec le terminal.

## Ce qui est demandé

web-twins-ask-buy = { $chips ->
    [0] Vous n’avez plus de jetons et ne pouvez rien acheter.
   *[other] Achetez-vous d’autres cartes ? Le prix va au pot.
}
web-twins-others-buy = C’est à { $players } d’acheter des cartes ou non.
web-twins-ask-play = Coup { $play } : posez deux cartes face cachée. { $stake }.
web-twins-others-play = Coup { $play } : { $stake }.
web-twins-laid = Vous avez posé : { $combination }. On attend { $players } ; d’ici là, vous pouvez changer.
web-twins-you-out = Vous étiez parmi les derniers du coup 3 et ne jouez pas le coup 4.
web-twins-you-bankrupt = Vous avez fait faillite et ne jouez plus dans cette manche.

## Boutons

web-twins-buy = { $cards ->
    [0] Rien
    [1] Une pour { $price }
   *[2] Deux pour { $price }
}
web-twins-keeps = il vous reste { $chips }
web-twins-lay-two = Poser deux cartes
web-twins-lay = Poser { $cards } : { $combination }
web-twins-lay-instead = Poser plutôt { $cards } : { $combination }
web-twins-lies = { $cards } sont posées face cachée
web-twins-put-back = Reprendre
web-twins-keep = Laisser ainsi
web-twins-move-buy = { $cards ->
    [0] Ne rien acheter
    [1] Acheter une carte pour { $price }
   *[2] Acheter deux cartes pour { $price }
}
web-twins-move-play = { $cards } ({ $combination })

## Pourquoi non

web-twins-why-two = Touchez deux de vos cartes.
web-twins-why-one-more = Touchez encore une carte.
web-twins-why-change = Elles sont déjà posées. Touchez d’autres cartes pour les changer.
web-twins-why-buy-first = Dites d’abord combien de cartes vous achetez.
web-twins-why-not-yet = On pose des cartes quand chacun a décidé de ses achats.

## La table

web-twins-sheet = Les coups de cette manche
web-twins-stop = { $play ->
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
web-twins-stop-is = { $state ->
    [past] joué
    [now] maintenant
   *[next] plus tard
}
web-twins-last = Coup { $play } :
web-twins-begins = Quatre fois, tous posent deux cartes et les montrent ensemble.
web-twins-tied = { $what ->
    [too-little] { $players } sont à égalité et le pot ne suffit pas pour tous : ils n’ont rien.
    [over] { $players } sont à égalité : personne ne gagne le pot.
   *[stays] { $players } sont à égalité : personne ne gagne le pot, il reste pour la manche suivante.
}
web-twins-no-chips = Aucun jeton ne change de main.
web-twins-bankrupt = { $count ->
    [one] { $players } a fait faillite : cette manche est la dernière.
   *[other] { $players } ont fait faillite : cette manche est la dernière.
}
web-twins-dealer-mark = D
web-twins-chips = { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}
web-twins-has-bought = { $cards ->
    [one] a acheté une carte
   *[other] a acheté deux cartes
}
web-twins-price = { $cards ->
    [one] une carte pour { $price }
   *[other] deux cartes pour { $price }
}
web-twins-face-down = face cachée
web-twins-showed = Place { $place } : { $cards }, { $combination }{ $chips ->
    [0] { "" }
   *[other] , jetons : { $chips }
}

## Ses propres cartes

web-twins-hand = Vos cartes
web-twins-card = { $letter ->
    [N] { $number } brun, noir
    [G] { $number } vert, noir
    [K] { $number } rose, noir
    [B] { $number } bleu, blanc
    [Y] { $number } jaune, blanc
   *[P] { $number } violet, blanc
}
web-twins-called = { $letter ->
    [N] { $number } brun
    [G] { $number } vert
    [K] { $number } rose
    [B] { $number } bleu
    [Y] { $number } jaune
   *[P] { $number } violet
}
web-twins-short = { $kind ->
    [twins] Jumeaux
    [pair] Paire
    [colour] Coul. { $value }
   *[singles] { $value }
}
web-twins-makes = { $kind ->
    [twins] jumeaux de { $value } avec { $with }
    [pair] paire de { $value } avec { $with }
    [colour] couleur { $value } avec { $with }
   *[singles] simples { $value } avec { $with }
}
web-twins-possible = Ce que font vos cartes
web-twins-and-another = { $card } et quelle autre carte ?

## Le guide de la première partie

web-twins-guide-hand = Voici vos cartes. Ce qui va ensemble est côte à côte : d’abord les mêmes nombres, puis les mêmes couleurs. Le disque clair ou sombre distingue les chiffres noirs des blancs.
web-twins-guide-buy = Une carte de plus coûte 1 jeton, deux en coûtent 3. Plus de cartes, plus de choix ; mais il faut des jetons pour payer, et qui ne peut pas payer fait faillite.
web-twins-guide-track = Une manche a quatre coups. Ici est écrit ce que fait chacun ; celui qui brille est en cours.
web-twins-guide-lay = Touchez deux cartes : les mots en dessous disent ce qu’elles font. Les jumeaux battent les paires, les paires les couleurs, les couleurs les simples.
web-twins-guide-pot = Tout ce qu’on paie est ici. Le premier du coup 4 le gagne entièrement.
web-twins-guide-shown = Ici se lit ce qu’a fait le dernier coup. En dessous, chaque paire de cartes montre son rang : 1 est le meilleur.
