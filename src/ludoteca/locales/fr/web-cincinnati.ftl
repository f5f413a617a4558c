### Cincinnati, ce que dit seulement le web.
### $name est un joueur, $letter une lettre parmi A, B et C ; les dés arrivent en texte, par exemple « 4 4 6 ».

web-cincinnati-then = { $first } { $next }
web-cincinnati-or = { $first } ou { $other }

## Les choses sur la table

web-cincinnati-dice = dés { $dice }
web-cincinnati-die = { $keeping ->
    [yes] { $kept ->
        [yes] dé { $face }, gardé
       *[no] dé { $face }, à relancer
    }
   *[no] dé { $face }
}
web-cincinnati-your-dice = Vos dés
web-cincinnati-lane-throw = Ceux-ci sont relancés
web-cincinnati-lane-keep = Ceux-ci, vous les gardez
web-cincinnati-card-tokens = jetons
web-cincinnati-card-duel = Duel
web-cincinnati-deck = { $cards ->
    [one] { $cards } carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
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
web-cincinnati-prize = { $prize ->
    [0] { $name } : aucune carte d’argent à perdre
   *[other] { $name } : meilleure carte { $prize }
}

## Ce que valent les dés et ce qui leur manque

web-cincinnati-now = Maintenant : { $hand }.
web-cincinnati-hand-and-sum = { $hand } · { $sum }
web-cincinnati-lack-nothing = Suffisant pour la { cincinnati-the-table }.
web-cincinnati-lack-equal = { $face ->
    [0] Il faut trois dés identiques.
   *[other] { $more ->
        [one] Il manque encore un { $face }.
       *[other] Il manque encore { $more } dés de { $face }.
    }
}
web-cincinnati-lack-faces = Il manque : { $ways }.
web-cincinnati-lack-most = { $dice ->
    [one] Le dernier dé peut montrer { $left } au plus.
   *[other] Les { $dice } autres dés peuvent faire { $left } au plus.
}
web-cincinnati-lack-too-high = { $over } de trop.
web-cincinnati-with-choice = Avec ce choix :
web-cincinnati-chance = Chances : { $chance }
web-cincinnati-chance-table = { $throws ->
    [one] { $chance } pour { cincinnati-condition }
   *[other] { $chance } pour { cincinnati-condition } en { $throws } lancers
}
web-cincinnati-chance-pass = { $throws ->
    [one] { $chance } de battre les dés de { $name }
   *[other] { $chance } de battre les dés de { $name } en { $throws } lancers
}
web-cincinnati-chance-duel = { $throws ->
    [one] { $chance } d’être en tête après ce lancer
   *[other] { $chance } d’être en tête en { $throws } lancers
}
web-cincinnati-chance-extra = Un lancer de plus : { $chance } d’être seul en tête à la { cincinnati-the-table }.
web-cincinnati-chance-extra-duel = Un lancer de plus : { $chance } d’être en tête.

## Vider les tables, duels

web-cincinnati-took-cards = { $name } vide la table : { $hand }.
web-cincinnati-tried = Ont essayé : { $players }.
web-cincinnati-stake = { $prize ->
    [0] { $name } provoque { $opponent }, qui n’a aucune carte d’argent à perdre.
   *[other] { $name } provoque { $opponent }. Si { $name } gagne : { $prize }.
}
web-cincinnati-throws = lance
web-cincinnati-asked = un lancer de plus ?
web-cincinnati-not-thrown = pas encore lancé
web-cincinnati-throws-made = { $throws ->
    [one] { $throws } lancer fait
   *[other] { $throws } lancers faits
}
web-cincinnati-duel-winner = { $name } remporte le duel.
web-cincinnati-owner-lost = { $name } ne prend rien et personne ne perd rien.

## Questions

web-cincinnati-ask-choose = À quelle table allez-vous ? Personne ne le sait avant que tous aient choisi.
web-cincinnati-ask-keep = { $throws ->
    [one] Dernier lancer : touchez les dés à garder pour la { cincinnati-the-table }.
   *[other] Encore { $throws } lancers : touchez les dés à garder pour la { cincinnati-the-table }.
}
web-cincinnati-ask-keep-duel = { $throws ->
    [one] Duel avec { $players }, dernier lancer : touchez les dés à garder.
   *[other] Duel avec { $players }, encore { $throws } lancers : touchez les dés à garder.
}
web-cincinnati-ask-extra = { $tokens ->
    [one] Payer votre dernier jeton pour un lancer de plus ?
   *[other] Payer un de vos { $tokens } jetons pour un lancer de plus ?
}
web-cincinnati-ask-challenge = { $duels ->
    [one] Vous avez une carte de duel : qui provoquez-vous ?
   *[other] Vous avez { $duels } cartes de duel : qui provoquez-vous d’abord ?
}
web-cincinnati-wait-choose = { $count ->
    [one] { $players } choisit encore une table, en secret.
   *[other] { $players } choisissent encore une table, en secret.
}
web-cincinnati-wait-keep = { $count ->
    [one] { $players } choisit les dés à garder.
   *[other] { $players } choisissent les dés à garder.
}
web-cincinnati-wait-extra = { $count ->
    [one] { $players } va-t-il payer un jeton pour un lancer de plus ?
   *[other] { $players } vont-ils payer un jeton pour un lancer de plus ?
}
web-cincinnati-wait-challenge = { $count ->
    [one] { $players } a une carte de duel : qui sera provoqué ?
   *[other] { $players } ont des cartes de duel : qui sera provoqué ?
}
web-cincinnati-ready-choose = Vous avez choisi. Vous pouvez encore changer tant que tous n’ont pas choisi.
web-cincinnati-ready-keep = Vous avez décidé. Vous pouvez encore changer tant que tous n’ont pas décidé.

## Boutons

web-cincinnati-go = Aller à cette table
web-cincinnati-go-to = Aller à la { cincinnati-the-table }
web-cincinnati-go-first = Touchez d’abord une table.
web-cincinnati-throw = { $count ->
    [0] Tout garder, ne pas lancer
    [1] Lancer un dé
    [5] Lancer les cinq dés
   *[other] Lancer { $count } dés
}
web-cincinnati-keep = { $count ->
    [0] Lancer les cinq dés
    [5] Garder les cinq dés
   *[other] Garder { $dice }
}
web-cincinnati-keep-all = Tout garder
web-cincinnati-keep-none = Ne rien garder
web-cincinnati-pay = { $left ->
    [0] Payer le dernier jeton et lancer
   *[other] Payer un jeton et lancer (reste { $left })
}
web-cincinnati-pass = Pas de lancer de plus
web-cincinnati-challenge = Provoquer
web-cincinnati-challenge-first = Touchez d’abord qui vous provoquez.
web-cincinnati-challenge-to = { $prize ->
    [0] Provoquer { $name } (sans carte d’argent)
   *[other] Provoquer { $name } pour { $prize }
}

## Pourquoi pas

web-cincinnati-why-watching = Vous regardez : ici, rien n’est à vous.
web-cincinnati-why-not-awaited = Ce n’est pas à vous.
web-cincinnati-why-not-yours = Ce duel oppose d’autres joueurs.
web-cincinnati-why-table = { $phase ->
    [choose] Vous ne pouvez pas y aller.
   *[other] On choisit sa table une fois par manche, après le premier lancer.
}
web-cincinnati-why-die = { $phase ->
    [choose] Choisissez d’abord une table ; ensuite vous direz quels dés vous gardez.
    [extra] Dites d’abord si vous payez un lancer de plus ; ensuite vous choisirez quoi garder.
   *[other] On garde des dés quand c’est à soi de lancer.
}
web-cincinnati-why-seat = Vous ne pouvez pas vous provoquer vous-même.

## Une première partie

web-cincinnati-guide-dice = Voici vos cinq premiers dés. Personne d’autre ne les voit encore.
web-cincinnati-guide-table-A = L’Atlantic veut au moins trois dés identiques. Qui fait le mieux y ramasse toutes les cartes.
web-cincinnati-guide-table-B = Le Ballroom veut une série, par exemple 2 3 4 5.
web-cincinnati-guide-table-C = Le Caesar’s veut un petit total : 11 au plus.
web-cincinnati-guide-seats = Les autres ont lancé sous leur gobelet et choisissent aussi en secret. Moins de rivaux à une table, mieux c’est pour vous.
web-cincinnati-guide-choose = Touchez une table qui convient à vos dés et à votre appétit, puis allez-y. Vous aurez encore deux lancers.
web-cincinnati-guide-shown = Les gobelets sont levés : voici qui est allé où, et avec quels dés.
web-cincinnati-guide-keep = Touchez les dés à garder : ils passent au premier rang. Les autres sont relancés.
web-cincinnati-guide-throw = Lancez quand vous voulez. Garder les cinq dés, c’est renoncer au lancer.
web-cincinnati-guide-extra = Vos jetons paient des lancers de plus. Un jeton gardé vaut 5 000 à la fin.
web-cincinnati-guide-challenge = Votre carte de duel : provoquez qui vous voulez. Si vous gagnez, vous prenez sa plus forte carte d’argent.
web-cincinnati-guide-duel = Un duel : trois lancers chacun, à tour de rôle. La meilleure combinaison gagne, quoi que veuillent les tables.
