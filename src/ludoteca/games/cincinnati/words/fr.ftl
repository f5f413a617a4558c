### Cincinnati, pour le terminal et le web.
### $name est un joueur, $letter une lettre parmi A, B et C ; les dés arrivent en texte, par exemple « 4 4 6 ».

cincinnati-title = Cincinnati
cincinnati-facts = 3 à 6 joueurs · 45 minutes
cincinnati-teaser = Cinq dés, trois tables, un choix secret : lancez ce que votre table demande et prenez ses cartes.
cincinnati-intro =
    À chaque manche, des cartes sont posées sur les tables : argent, jetons, duels. Vous lancez cinq dés,
    choisissez une table en secret, puis disposez de deux autres lancers (et de coups supplémentaires, contre
    des jetons) pour obtenir ce que la table demande. Le meilleur résultat y rafle toutes les cartes. Au
    bout de douze manches, la plus grosse fortune gagne.

## Tables, cartes, combinaisons

cincinnati-table = { $letter ->
    [A] Atlantic
    [B] Ballroom
   *[C] Caesar’s
}
cincinnati-the-table = { $letter ->
    [A] table Atlantic
    [B] table Ballroom
   *[C] table Caesar’s
}
cincinnati-condition = { $letter ->
    [A] trois dés identiques
    [B] une série
   *[C] 11 points au plus
}
cincinnati-card = { $card ->
    [duel] duel
    [tokens] jetons
   *[money] { $money }
}
cincinnati-hand = { $hand ->
    [five-of-a-kind] quintuplé
    [four-of-a-kind] quartet
    [large-straight] maxi série
    [full-house] full house
    [three-of-a-kind] triplet
    [small-straight] mini série
    [two-pairs] deux paires
    [pair] paire
   *[nothing] rien
}
cincinnati-sum = total { $sum }
cincinnati-player-with-hand = { $name } ({ $hand })
    .you-name = vous ({ $hand })

## Ce qui s’est passé

cincinnati-event-round = Manche { $round }.
cincinnati-event-set-aside = Une carte est écartée, face cachée.
cincinnati-event-laid = { $letter } : { cincinnati-card }.
cincinnati-event-threw = { $throw ->
    [1] { $name } lance { $dice } ({ $hand }) sous le gobelet.
   *[other] { $name } a maintenant { $dice } ({ $hand }).
}
    .you-name = { $throw ->
        [1] Vous lancez { $dice } ({ $hand }) sous le gobelet.
       *[other] Vous avez maintenant { $dice } ({ $hand }).
    }
cincinnati-event-chose = { $name } choisit en secret la { cincinnati-the-table }.
    .you-name = Vous choisissez en secret la { cincinnati-the-table }.
cincinnati-event-chose-unseen = { $name } a choisi une table.
    .you-name = Vous avez choisi une table.
cincinnati-event-chose-again = { $name } change d’avis : { cincinnati-the-table }.
    .you-name = Vous changez d’avis : { cincinnati-the-table }.
cincinnati-event-showed = { $name } : { cincinnati-table }, { $dice } ({ $hand }).
    .you-name = Vous : { cincinnati-table }, { $dice } ({ $hand }).
cincinnati-event-decided = En secret : { cincinnati-event-kept }
    .you-name = { $count ->
        [0] En secret, vous relancez tout.
        [5] En secret, vous gardez tout.
       *[other] En secret, vous gardez { $dice }.
    }
cincinnati-event-decided-unseen = { $name } a décidé quoi garder.
    .you-name = Vous avez décidé quoi garder.
cincinnati-event-decided-again = Changement : { cincinnati-event-kept }
    .you-name = { $count ->
        [0] Vous changez d’avis et relancez tout.
        [5] Vous changez d’avis et gardez tout.
       *[other] Vous changez d’avis et gardez { $dice }.
    }
cincinnati-event-kept = { $count ->
    [0] { $name } relance tout.
    [5] { $name } garde tout.
   *[other] { $name } garde { $dice }.
}
    .you-name = { $count ->
        [0] Vous relancez tout.
        [5] Vous gardez tout.
       *[other] Vous gardez { $dice }.
    }
cincinnati-event-paid = { $tokens ->
    [0] { $name } paie son dernier jeton pour un coup supplémentaire.
   *[other] { $name } paie un jeton pour un coup supplémentaire (reste { $tokens }).
}
    .you-name = { $tokens ->
        [0] Vous payez votre dernier jeton pour un coup supplémentaire.
       *[other] Vous payez un jeton pour un coup supplémentaire (reste { $tokens }).
    }
cincinnati-event-passed = { $name } ne paie pas.
    .you-name = Vous ne payez pas.
cincinnati-event-cleared = { $name } vide la { cincinnati-the-table } avec { $dice } ({ $hand }) et ramasse { $spoils }.
    .you-name = Vous videz la { cincinnati-the-table } avec { $dice } ({ $hand }) et ramassez { $spoils }.
cincinnati-beaten = Battus : { $players }.
cincinnati-missed = Sans { cincinnati-condition } : { $players }.
cincinnati-event-stayed = { $visitors ->
    [0] Personne n’a choisi la { cincinnati-the-table } :
   *[other] Personne à la { cincinnati-the-table } n’a réussi ({ cincinnati-condition }) :
} { $cards ->
    [one] sa carte y reste.
   *[other] ses { $cards } cartes y restent.
}
cincinnati-event-got-money = { $count ->
    [one] { $money }
   *[other] { $count } × { $money }
}
cincinnati-event-got-tokens = { $gained ->
    [0] aucun jeton (la réserve est vide)
    [one] { $gained } jeton
   *[other] { $gained } jetons
}
cincinnati-event-got-duel = { $count ->
    [one] une carte de duel
   *[other] { $count } cartes de duel
}
cincinnati-event-shared = { $players } ont le même meilleur résultat à la { cincinnati-the-table } : un duel les départage.
    .you-players = Vous avez le même meilleur résultat que { $players } à la { cincinnati-the-table } : un duel vous départage.
cincinnati-event-duel-threw = { $throw ->
    [1] { $name } lance { $dice } ({ $hand }).
   *[other] { $name } a maintenant { $dice } ({ $hand }).
}
    .you-name = { $throw ->
        [1] Vous lancez { $dice } ({ $hand }).
       *[other] Vous avez maintenant { $dice } ({ $hand }).
    }
cincinnati-event-duel-won = { $outcome ->
    [holder] { $name } remporte le duel avec { $dice } ({ $hand }).
    [opponent] { $name } remporte le duel avec { $dice } ({ $hand }) : personne ne perd rien.
   *[table] { $name } remporte le duel pour la table avec { $dice } ({ $hand }).
}
    .you-name = { $outcome ->
        [holder] Vous remportez le duel avec { $dice } ({ $hand }).
        [opponent] Vous remportez le duel avec { $dice } ({ $hand }) : personne ne perd rien.
       *[table] Vous remportez le duel pour la table avec { $dice } ({ $hand }).
    }
cincinnati-equal-dice = À dés égaux, celui d’entre eux qui vient plus tard dans l’ordre des lancers l’emporte.
cincinnati-event-took = { $name } prend à { $opponent } sa carte la plus forte : { $money }.
    .you-name = Vous prenez à { $opponent } sa carte la plus forte : { $money }.
    .you-opponent = { $name } vous prend votre carte la plus forte : { $money }.
cincinnati-event-took-nothing = { $opponent } n’a aucune carte d’argent à perdre : { $name } ne prend rien.
    .you-name = { $opponent } n’a aucune carte d’argent à perdre : vous ne prenez rien.
    .you-opponent = Vous n’avez aucune carte d’argent à perdre : { $name } ne prend rien.
cincinnati-event-ended = La partie est finie : { $count ->
    [one] { $players } gagne.
   *[other] { $players } se partagent la victoire.
}
    .you-players = La partie est finie : { $count ->
        [one] vous gagnez.
       *[other] vous partagez la victoire avec { $players }.
    }

## Le tableau

cincinnati-round-of = Manche { $round } sur 12
cincinnati-phase-aside = on écarte des cartes
cincinnati-phase-cards = on pose les cartes
cincinnati-phase-roll = on lance les dés
cincinnati-phase-choose = choix secret des tables
cincinnati-phase-keep = { $throw ->
    [2] deuxième lancer
    [3] troisième lancer
   *[other] coup supplémentaire
}
cincinnati-phase-extra = coups supplémentaires
cincinnati-phase-challenge = duels
cincinnati-phase-end = fin
cincinnati-phase-duel = duel : { $players }
cincinnati-phase-duel-for-table = duel pour la { cincinnati-the-table } : { $players }
cincinnati-reserve = { $tokens ->
    [one] { $tokens } jeton en réserve
   *[other] { $tokens } jetons en réserve
}
cincinnati-column-player = Joueur
cincinnati-column-money = Argent
cincinnati-column-tokens = Jetons
cincinnati-column-duels = Duels
cincinnati-column-table = Table
cincinnati-column-dice = Dés

cincinnati-outlook-secret = Personne d’autre ne voit encore ces dés.
cincinnati-outlook-missing = Pas encore : la { cincinnati-the-table } demande { cincinnati-condition }.
cincinnati-outlook-ahead = Pour l’instant, vous videz la { cincinnati-the-table }.
cincinnati-outlook-behind = Pour l’instant, { $name } vide la { cincinnati-the-table } ({ $hand }).
cincinnati-outlook-shared = Pour l’instant, un duel décide à la { cincinnati-the-table }.
cincinnati-outlook-duel-ahead = Pour l’instant, vous gagnez ce duel.
cincinnati-outlook-duel-behind = Pour l’instant, { $name } gagne ce duel.

## Questions et réponses. Les listes de réponses sont des mots compris, séparés par des espaces.

cincinnati-type-choose = Tapez { $choices }.
cincinnati-type-keep = Tapez leurs chiffres, ou « tout », ou « rien ».
cincinnati-type-extra = Tapez o ou n.
cincinnati-type-challenge = Tapez un numéro ou un nom : { $choices }
cincinnati-choice-table = { $answer } ({ cincinnati-table })
cincinnati-choice-opponent = { $number } { $name } ({ $prize ->
    [0] sans argent
   *[other] meilleure carte { $prize }
})

cincinnati-answers-table = table
cincinnati-answers-keep = garde garder keep
cincinnati-answers-all = tout tous all
cincinnati-answers-none = rien aucun none
cincinnati-answers-pay = o oui paie payer y yes pay
cincinnati-answers-pass = n non no passe pass
cincinnati-answers-duel = duel provoque

cincinnati-wrong-table = « { $answer } » n’est pas une table ici. Tapez { $choices }.
cincinnati-wrong-keep-empty = Entrée seule ne décide rien : tapez les dés à garder, ou « tout », ou « rien ».
cincinnati-wrong-keep = « { $answer } », ce ne sont pas des dés. Tapez des chiffres, comme 4 4, ou « tout », ou « rien ».
cincinnati-wrong-dice = Impossible de garder { $keep } : vos dés sont { $dice }.
cincinnati-wrong-extra = Répondez o pour payer un jeton et relancer, n pour en rester là.
cincinnati-wrong-opponent = « { $answer } » n’est pas un adversaire. Tapez un numéro ou un nom : { $choices }

## Aide

cincinnati-help-choose =
    Chacun a lancé une fois et choisit maintenant une table en secret. Quand tous ont choisi, on découvre les dés
    et les choix, puis chacun a encore deux lancers pour obtenir ce que sa table demande. Le meilleur résultat
    rafle toutes les cartes ; si personne n’y arrive, elles restent pour la manche suivante. Répondez par la lettre.
cincinnati-help-keep =
    Vous allez relancer : dites d’abord quels dés ne bougent pas. 44 ou 4 4 garde deux quatre et relance les
    autres. « tout » renonce à ce lancer, « rien » relance les cinq dés.
cincinnati-help-extra =
    Un jeton paie un coup supplémentaire ; ensuite on redemande à tous ceux qui ont des jetons, jusqu’à ce que
    personne n’en veuille plus. Un jeton gardé rapporte 5 000 € au décompte final. Répondez o ou n.
cincinnati-help-challenge =
    Avec votre carte de duel, vous provoquez qui vous voulez. Chacun lance trois fois, vous d’abord, et peut
    payer des coups supplémentaires. La meilleure combinaison gagne ; à dés égaux, vous perdez. Si vous gagnez, vous
    prenez la carte d’argent la plus forte de l’adversaire. Répondez par un numéro ou un nom.
cincinnati-help-duel =
    C’est un duel : seule compte la hiérarchie ci-dessous, quoi que demande une table. À dés égaux, celui
    qui vient plus tard dans l’ordre des lancers gagne, même si l’autre a lancé en dernier.
cincinnati-help-tables = Les tables
cincinnati-help-table = { $letter ->
    [A] Au moins trois dés identiques. Dans l’ordre : quintuplé, quartet, full house, triplet.
    [B] Une série. Dans l’ordre : 2–6, 1–5 (maxi), puis 3–6, 2–5, 1–4 (mini), puis le cinquième dé.
   *[C] 11 points au plus en tout. Le plus petit total, puis le plus de 1, le plus de 2, etc.
}
cincinnati-help-ranking = La hiérarchie des combinaisons, de la meilleure à la moindre

## La fin

cincinnati-end-tokens = { $tokens } × { $worth }
cincinnati-end-wealth = En tout
cincinnati-end-tied = { $players } ont la même fortune ; leurs cartes de { $money } décident : { $counts }.
    .you-players = Vous avez la même fortune que { $players } ; les cartes de { $money } décident : { $counts }.
cincinnati-end-alike = { $players } ont la même fortune et les mêmes cartes : la victoire est partagée.
    .you-players = Vous avez la même fortune et les mêmes cartes que { $players } : la victoire est partagée.
cincinnati-end-alike-place = { $players } ont la même fortune et les mêmes cartes : ils se partagent la place { $place }.
    .you-players = Vous avez la même fortune et les mêmes cartes que { $players } : vous vous partagez la place { $place }.
cincinnati-end-count = { $name } { $count }
    .you-name = vous { $count }
cincinnati-end-winner = { $count ->
    [one] { $players } gagne !
   *[other] { $players } gagnent ensemble !
}
    .you-players = { $count ->
        [one] Vous gagnez !
       *[other] Vous partagez la victoire avec { $players } !
    }

### Cincinnati, ce que dit seulement le web.
### $name est un joueur, $letter une lettre parmi A, B et C ; les dés arrivent en texte, par exemple « 4 4 6 ».

cincinnati-or = { $first } ou { $other }

## Les choses sur la table

web-cincinnati-dice = dés { $dice }
cincinnati-die = { $keeping ->
    [yes] { $kept ->
        [yes] dé { $face }, gardé
       *[no] dé { $face }, à relancer
    }
   *[no] dé { $face }
}
web-cincinnati-your-dice = Vos dés
web-cincinnati-lane-throw = À relancer
web-cincinnati-lane-keep = À garder
web-cincinnati-card-tokens = jetons
web-cincinnati-card-duel = Duel
cincinnati-deck = { $cards ->
    [one] { $cards } carte au talon
   *[other] { $cards } cartes au talon
}
cincinnati-stock = À côté des tables
cincinnati-wants = { cincinnati-table } : { cincinnati-condition }
cincinnati-under-cup = dé sous le gobelet
web-cincinnati-cards = { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
}
web-cincinnati-bare = vide
web-cincinnati-your-choice = Votre choix. Personne d’autre ne le connaît encore.
web-cincinnati-chosen = { $name } a choisi une table.
web-cincinnati-leads = en tête
web-cincinnati-shares = en tête à égalité
web-cincinnati-has-paid = a payé
cincinnati-prize = { $prize ->
    [0] { $name } : aucune carte d’argent à perdre
   *[other] { $name } : meilleure carte { $prize }
}

## Ce que valent les dés et ce qui leur manque

cincinnati-now = Maintenant : { $hand }.
cincinnati-hand-and-sum = { $hand } · { $sum }
cincinnati-lack-nothing = Suffisant pour la { cincinnati-the-table }.
cincinnati-lack-equal = { $face ->
    [0] Il faut trois dés identiques.
   *[other] { $more ->
        [one] Il manque encore un { $face }.
       *[other] Il manque encore { $more } dés de { $face }.
    }
}
cincinnati-lack-faces = Il manque : { $ways }.
cincinnati-lack-most = { $dice ->
    [one] Le dernier dé peut montrer { $left } au plus.
   *[other] Les { $dice } autres dés peuvent faire { $left } au plus.
}
cincinnati-lack-too-high = { $over } de trop.
web-cincinnati-with-choice = Avec ce choix :
web-cincinnati-chance = Chances d’y arriver : { $chance }
cincinnati-chance-table = { $throws ->
    [one] { $chance } de chances d’y arriver
   *[other] { $chance } de chances d’y arriver en { $throws } lancers
}
cincinnati-chance-pass = { $throws ->
    [one] { $chance } de chances de remporter la table devant { $name }
   *[other] { $chance } de chances de remporter la table devant { $name } en { $throws } lancers
}
cincinnati-chance-duel = { $throws ->
    [one] { $chance } de chances de mener le duel après ce lancer
   *[other] { $chance } de chances de mener le duel en { $throws } lancers
}
cincinnati-chance-extra = Un coup supplémentaire : { $chance } de chances de remporter la { cincinnati-the-table }, dans l’état actuel.
cincinnati-chance-extra-duel = Un coup supplémentaire : { $chance } de chances de mener le duel.
cincinnati-extra-ahead = Vous êtes déjà en tête : le jeton serait perdu.
cincinnati-to-beat = À battre : { $rival }.

## Vider les tables, duels

web-cincinnati-took-cards = { $name } vide la table : { $hand }.
cincinnati-tried = Ont essayé : { $players }.
cincinnati-stake = { $prize ->
    [0] { $name } provoque { $opponent }, qui n’a aucune carte d’argent à perdre.
   *[other] { $name } provoque { $opponent }. Si { $name } gagne : { $prize }.
}
    .you-name = { $prize ->
        [0] Vous provoquez { $opponent }, qui n’a aucune carte d’argent à perdre.
       *[other] Vous provoquez { $opponent }. Si vous gagnez : { $prize }.
    }
    .you-opponent = { $prize ->
        [0] { $name } vous provoque, mais vous n’avez aucune carte d’argent à perdre.
       *[other] { $name } vous provoque. Si { $name } gagne : { $prize }.
    }
web-cincinnati-throws = lance
web-cincinnati-asked = encore un coup ?
web-cincinnati-not-thrown = pas encore lancé
web-cincinnati-throws-made = { $throws ->
    [one] { $throws } lancer fait
   *[other] { $throws } lancers faits
}
web-cincinnati-duel-winner = { $outcome ->
    [opponent] { $name } remporte le duel : personne ne perd rien.
   *[other] { $name } remporte le duel.
}

## Questions

cincinnati-ask-choose = À quelle table allez-vous ? Personne ne le sait avant que tous aient choisi.
cincinnati-ask-keep = { $throws ->
    [0] Coup supplémentaire : quels dés gardez-vous pour la { cincinnati-the-table } ?
    [one] Dernier lancer : quels dés gardez-vous pour la { cincinnati-the-table } ?
   *[other] Encore { $throws } lancers : quels dés gardez-vous pour la { cincinnati-the-table } ?
}
cincinnati-ask-keep-duel = { $throws ->
    [0] Duel avec { $players }, coup supplémentaire : quels dés gardez-vous ?
    [one] Duel avec { $players }, dernier lancer : quels dés gardez-vous ?
   *[other] Duel avec { $players }, encore { $throws } lancers : quels dés gardez-vous ?
}
cincinnati-ask-extra = { $tokens ->
    [one] Payez-vous votre dernier jeton pour un coup supplémentaire ?
   *[other] Payez-vous un de vos { $tokens } jetons pour un coup supplémentaire ?
}
cincinnati-ask-challenge = { $duels ->
    [one] Vous avez une carte de duel : qui provoquez-vous ?
   *[other] Vous avez { $duels } cartes de duel : qui provoquez-vous d’abord ?
}
cincinnati-wait-choose = { $count ->
    [one] { $players } choisit une table, en secret.
   *[other] { $players } choisissent une table, en secret.
}
cincinnati-wait-keep = { $count ->
    [one] { $players } choisit les dés à garder.
   *[other] { $players } choisissent les dés à garder.
}
cincinnati-wait-extra = { $count ->
    [one] Un coup supplémentaire contre un jeton ? { $players } décide.
   *[other] Un coup supplémentaire contre un jeton ? { $players } décident.
}
cincinnati-wait-challenge = { $count ->
    [one] { $players } a une carte de duel : qui sera provoqué ?
   *[other] { $players } ont des cartes de duel : qui sera provoqué ?
}
cincinnati-wait-aside = On écarte douze cartes, faces cachées.
cincinnati-wait-cards = On pose les cartes sur les tables.
cincinnati-wait-roll = { $throw ->
    [1] Chacun lance cinq dés sous son gobelet.
   *[other] { $name } lance.
}
    .you-name = { $throw ->
        [1] Chacun lance cinq dés sous son gobelet.
       *[other] Vous lancez.
    }
cincinnati-ready-choose = Vous avez choisi la { cincinnati-the-table }. Vous pouvez changer jusqu’à ce que tous aient choisi.
cincinnati-ready-keep = { $count ->
    [0] Vous relancez les cinq dés.
    [5] Vous gardez les cinq dés.
   *[other] Vous gardez { $dice }.
} Vous pouvez changer jusqu’à ce que tous aient décidé.

## Boutons

web-cincinnati-go = Aller à cette table
web-cincinnati-go-to = Aller à la { cincinnati-the-table }
web-cincinnati-go-first = Touchez d’abord une table.
cincinnati-move-table = Aller à la { cincinnati-the-table } : { $chance } de chances d’y arriver
web-cincinnati-throw = { $count ->
    [0] Tout garder, ne pas lancer
    [1] Lancer un dé
    [5] Lancer les cinq dés
   *[other] Lancer { $count } dés
}
cincinnati-move-keep = { $count ->
    [0] Lancer les cinq dés : { $chances }
    [5] Garder les cinq dés : { $chances }
   *[other] Garder { $dice } : { $chances }
}
web-cincinnati-keep-all = Tout garder
web-cincinnati-keep-none = Ne rien garder
cincinnati-move-pay = { $left ->
    [0] Payer le dernier jeton et lancer
   *[other] Payer un jeton et lancer (reste { $left })
}
cincinnati-move-pass = Pas de relance
web-cincinnati-challenge = Provoquer
web-cincinnati-challenge-first = Touchez d’abord la personne à provoquer.
cincinnati-move-challenge = { $prize ->
    [0] Provoquer { $name } (sans carte d’argent)
   *[other] Provoquer { $name } pour { $prize }
}

## Pourquoi pas

cincinnati-why-watching = Vous regardez : vous ne pouvez pas jouer ici.
cincinnati-why-not-awaited = Ce n’est pas à vous.
cincinnati-why-not-yours = Ce duel oppose d’autres joueurs.
cincinnati-why-table = { $phase ->
    [choose] Vous ne pouvez pas y aller.
   *[other] On choisit sa table une fois par manche, après le premier lancer.
}
cincinnati-why-die = { $phase ->
    [choose] Choisissez d’abord une table ; ensuite vous direz quels dés vous gardez.
    [extra] Dites d’abord si vous payez un coup supplémentaire ; ensuite vous choisirez quoi garder.
   *[other] On garde des dés quand c’est à soi de lancer.
}
cincinnati-why-seat = Vous ne pouvez pas vous provoquer vous-même.
cincinnati-why-phase = { $phase ->
    [choose] Choisissez maintenant une table, par exemple « table A ».
    [keep] Dites maintenant quels dés vous gardez, par exemple « keep 6 6 » ; « keep » seul les relance tous.
    [extra] Répondez maintenant « pay » (un jeton pour un coup supplémentaire) ou « pass ».
   *[challenge] Provoquez maintenant un autre joueur, par exemple « duel 2 ».
}
cincinnati-why-no-table = À trois, la table { cincinnati-table } ({ $letter }) n’est pas en jeu.
cincinnati-why-not-up = Dans ce duel, c’est à { $name } de jouer.
cincinnati-why-not-paid = Vous n’avez pas payé ce coup supplémentaire.
cincinnati-why-decided = { $count ->
    [0] Vous relancez les cinq dés : c’est décidé.
    [5] Vous gardez les cinq dés : c’est décidé.
   *[other] Vous gardez { $dice } : c’est décidé.
}
cincinnati-why-later = À la { cincinnati-the-table }, { $name } décide avant vous.
cincinnati-why-no-tokens = Vous n’avez plus de jeton : on ne vous demande rien.
cincinnati-why-answered = { $paid ->
    [yes] Vous avez payé un coup supplémentaire ; on demande encore aux autres.
   *[no] Vous avez refusé ; on demande encore aux autres.
}
cincinnati-why-asked-later = On demande d’abord à { $name }.
cincinnati-why-no-duel = Vous n’avez pas de carte de duel.
cincinnati-why-duel-later = { $name } se bat avant vous.

## Une première partie

web-cincinnati-guide-goal = Le plus riche après douze manches gagne : l’argent et les jetons comptent. Ici, vous voyez ce que chacun possède.
web-cincinnati-guide-dice = Voici vos cinq premiers dés. Personne d’autre ne les voit encore.
web-cincinnati-guide-table-A = L’Atlantic veut au moins trois dés identiques. Le meilleur résultat y rafle toutes les cartes.
web-cincinnati-guide-table-B = Le Ballroom veut une série, par exemple 2 3 4 5.
web-cincinnati-guide-table-C = Le Caesar’s veut un petit total : 11 au plus.
web-cincinnati-guide-seats = Les autres ont lancé sous leur gobelet et choisissent aussi en secret. Moins il y a de rivaux à une table, mieux c’est.
web-cincinnati-guide-choose = Touchez une table qui convient à vos dés et à votre appétit, puis allez-y. Vous aurez encore deux lancers.
web-cincinnati-guide-shown = Les gobelets sont levés : voici qui est allé où, et avec quels dés.
web-cincinnati-guide-keep = Touchez les dés à garder : ils passent au premier rang. Vous relancez les autres.
web-cincinnati-guide-throw = Lancez quand vous voulez. Garder les cinq dés, c’est renoncer au lancer.
web-cincinnati-guide-extra = Vos jetons paient des coups supplémentaires. Un jeton gardé vaut 5 000 € à la fin.
web-cincinnati-guide-challenge = Votre carte de duel : provoquez qui vous voulez. Si vous gagnez, vous prenez sa plus forte carte d’argent.
web-cincinnati-guide-duel = Un duel : trois lancers chacun, à tour de rôle. La meilleure combinaison gagne, quoi que veuillent les tables.

### Pourquoi un robot jouerait un coup à Cincinnati.
### $chance est une part, $worth et $wealth sont des sommes.

advice-cincinnati-table = Ce qui s’y trouve vaut environ { $worth }.
advice-cincinnati-pay = Un coup supplémentaire : { $chance } de chances de passer en tête ; enjeu : environ { $worth }.
advice-cincinnati-pass = Un coup supplémentaire : seulement { $chance } de chances de passer en tête ; enjeu : environ { $worth }.
advice-cincinnati-pass-ahead = Vous êtes en tête : laissez payer les autres.
advice-cincinnati-challenge = Sa fortune : { $wealth } en tout.

## Les résultats, en grand. $you est yes pour ceux qu’ils concernent, opponent pour qui est défié.

cincinnati-beat-showed = On lève les gobelets !
cincinnati-beat-cleared = { $you ->
    [yes] Vous gagnez { $spoils } !
   *[no] { $name } gagne { $spoils } !
}
cincinnati-beat-stayed = Personne ne vide la { cincinnati-the-table }.
cincinnati-beat-shared = { $you ->
    [yes] Duel pour la { cincinnati-the-table }, et vous en êtes !
   *[no] Duel pour la { cincinnati-the-table } !
}
cincinnati-beat-challenged = { $you ->
    [yes] Vous défiez { $opponent } !
    [opponent] { $name } vous défie !
   *[no] { $name } défie { $opponent } !
}
cincinnati-beat-took = { $you ->
    [yes] Vous prenez { $money } à { $opponent } !
    [opponent] { $name } vous prend { $money } !
   *[no] { $name } prend { $money } à { $opponent } !
}
cincinnati-beat-duel-won = { $you ->
    [yes] Vous remportez le duel !
   *[no] { $name } remporte le duel !
}
cincinnati-lead = { $when ->
    [always] { $name } a mené de la première manche à la dernière.
    [last] { $name } n’a pris la tête qu’à la dernière manche.
   *[since] { $name } a pris la tête à la manche { $number } et l’a gardée.
}
    .you-name = { $when ->
        [always] Vous avez mené de la première manche à la dernière.
        [last] Vous n’avez pris la tête qu’à la dernière manche.
       *[since] Vous avez pris la tête à la manche { $number } et l’avez gardée.
    }

## Kinds of decisions, by the first word of the move

cincinnati-kind-table = quelle table
cincinnati-kind-keep = quels dés garder
cincinnati-kind-pay = payer un coup supplémentaire
cincinnati-kind-pass = passer
cincinnati-kind-duel = qui défier
