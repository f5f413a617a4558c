### Diceland, pour le terminal et pour le web.
### $name est un joueur ; $colour vaut blue, green, grey, orange, red ou yellow, ou le mot qui le dit ; dés et cases
### arrivent en texte, par exemple « B B R » et « f5, g5 et g6 ».

diceland-title = Diceland
diceland-facts = 2 à 4 joueurs · 20 minutes
diceland-teaser = Lancez, tentez votre chance, cochez des hexagones : le premier à neuf étoiles et une couleur entière gagne.
diceland-intro =
    Chacun a une carte d’hexagones colorés. On lance six dés, on choisit une couleur et on relance les autres pour en avoir
    plus, tant qu’on ose. Puis on coche une case par dé, toutes dans un même groupe de cette couleur ; s’il y a plus de dés
    que de place, on ne coche rien. Pendant ce temps, les autres se servent des dés restants. Une case bonus (*) donne un
    autre lancer. Le premier à neuf cases bonus et une couleur entière gagne. « cartes » montre toutes les cartes.

## Couleurs et dés

diceland-colour = { $colour ->
    [blue] bleu
    [green] vert
    [grey] gris
    [orange] orange
    [red] rouge
   *[yellow] jaune
}
diceland-dice = { $count ->
    [one] { $count } dé { diceland-colour }
   *[other] { $count } dés { $colour ->
        [blue] bleus
        [green] verts
        [grey] gris
        [orange] orange
        [red] rouges
       *[yellow] jaunes
    }
}

## Ce qui s’est passé

diceland-event-board = { $name } reçoit le plateau { $board }.
    .you-name = Vous recevez le plateau { $board }.
diceland-event-side = { $name } joue sur la carte { $map }.
    .you-name = Vous jouez sur la carte { $map }.
diceland-event-first = Le sort désigne { $name } pour commencer.
    .you-name = Le sort vous désigne pour commencer.
diceland-event-turn = Tour { $turn } : { $name } lance les dés.
    .you-name = Tour { $turn } : vous lancez les dés.
diceland-event-rolled = { $count ->
    [6] Ils montrent { $dice }.
    [1] L’autre dé, relancé, montre { $dice }.
   *[other] Les { $count } autres, relancés, montrent { $dice }.
}
diceland-event-chose = { $name } choisit { $colour ->
    [orange] l’orange
   *[other] le { $colour }
} ({ $count }).
    .you-name = Vous choisissez { $colour ->
        [orange] l’orange
       *[other] le { $colour }
    } ({ $count }).
diceland-event-again = { $name } met de côté { $aside } et relance les autres.
    .you-name = Vous mettez de côté { $aside } et relancez les autres.
diceland-event-added = En tout : { $aside }.
diceland-event-missed = Pas { $colour ->
    [orange] d’orange
   *[other] de { $colour }
} : { $name } garde { $aside }.
    .you-name = Pas { $colour ->
        [orange] d’orange
       *[other] de { $colour }
    } : vous gardez { $aside }.
diceland-event-all-aside = Les six dés montrent { $colour } !
diceland-event-stopped = { $name } s’arrête avec { $aside }.
    .you-name = Vous vous arrêtez avec { $aside }.
diceland-event-wasted = { $name } n’a pas de groupe où placer { $dice } et ne coche rien.
    .you-name = Vous n’avez pas de groupe où placer { $dice } et ne cochez rien.
diceland-event-used = { $name } se sert de { $dice }.
    .you-name = Vous vous servez de { $dice }.
diceland-event-passed = { $bonus ->
    [yes] { $name } laisse passer ce lancer bonus.
   *[no] { $name } ne coche rien.
}
    .you-name = { $bonus ->
        [yes] Vous laissez passer ce lancer bonus.
       *[no] Vous ne cochez rien.
    }
diceland-event-marked = { $name } coche { $cells } ({ $colour }).
    .you-name = Vous cochez { $cells } ({ $colour }).
diceland-event-group-complete = { $name } coche { $cells } ({ $colour }) et complète un groupe.
    .you-name = Vous cochez { $cells } ({ $colour }) et complétez un groupe.
diceland-event-starred = { $cell } est une case bonus, pour { $name } { $bonus ->
    [1] la première : elle vaut un lancer bonus.
    [2] la deuxième : elle vaut un lancer bonus.
    [3] la troisième : elle vaut un lancer bonus.
   *[other] la { $bonus }e : elle vaut un lancer bonus.
}
    .you-name = { $cell } est une case bonus, pour vous { $bonus ->
        [1] la première : elle vaut un lancer bonus.
        [2] la deuxième : elle vaut un lancer bonus.
        [3] la troisième : elle vaut un lancer bonus.
       *[other] la { $bonus }e : elle vaut un lancer bonus.
    }
diceland-starred = { $cell } est une case bonus, la numéro { $bonus } de { $name }.
    .you-name = { $cell } est une case bonus, votre numéro { $bonus }.
diceland-event-colour-complete = { $name } a complété { $colour ->
    [orange] l’orange
   *[other] le { $colour }
} !
    .you-name = Vous avez complété { $colour ->
        [orange] l’orange
       *[other] le { $colour }
    } !
diceland-event-bonus-rolled = { $number ->
    [1] Lancer bonus pour { $name } : { $dice }.
   *[other] Lancer bonus numéro { $number } de suite pour { $name } : { $dice }.
}
    .you-name = { $number ->
        [1] Lancer bonus pour vous : { $dice }.
       *[other] Lancer bonus numéro { $number } de suite pour vous : { $dice }.
    }
diceland-event-useless = { $name } ne peut rien cocher avec ces dés.
    .you-name = Vous ne pouvez rien cocher avec ces dés.
diceland-event-won-on = { $name } atteint le but au tour { $turn }, avec { $bonus } cases bonus et une couleur entière : { $colours }.
    .you-name = Vous atteignez le but au tour { $turn }, avec { $bonus } cases bonus et une couleur entière : { $colours }.
diceland-event-ended = La partie est finie : { $count ->
    [one] { $players } gagne.
   *[other] { $players } gagnent ensemble.
}
    .you-players = La partie est finie : { $count ->
        [one] vous gagnez.
       *[other] vous gagnez avec { $players }.
    }

## Le plateau

diceland-turn = Tour { $turn }
diceland-phase-board = on distribue les plateaux
diceland-phase-side = choix du côté
diceland-phase-first = on tire au sort qui commence
diceland-phase-roll = on lance les dés
diceland-phase-choose = choix de la couleur
diceland-phase-decide = relancer ou s’arrêter
diceland-phase-mark = tout le monde coche
diceland-phase-bonus = lancer bonus
diceland-phase-end = fin
diceland-bonus-roll-of = lancer bonus : { $name }
diceland-dice-lying = Dés
diceland-dice-aside = À part
diceland-column-lacks = reste
diceland-column-most = nouveau
diceland-column-player = Joueur
diceland-column-map = Carte
diceland-column-bonus = Bonus (il en faut { $needed })
diceland-column-complete = Complètes
diceland-column-due = Lancers dus
diceland-column-marked = Cochées
diceland-no-maps = Personne n’a encore de carte.

diceland-outlook-chance = { $dice ->
    [one] Encore un dé : { $chance } pour { $colour ->
        [orange] de l’orange
       *[other] du { $colour }
    }.
   *[other] { $dice } dés : { $chance } pour au moins un { $colour } de plus.
}
diceland-outlook-more = { $group ->
    [unfinished] Votre groupe entamé en prend { $room } ; au-delà, vous ne cochez rien.
   *[new] Le plus grand groupe que vous pouvez entamer en prend { $room } ; au-delà, vous ne cochez rien.
}
diceland-outlook-exactly = { $group ->
    [unfinished] C’est juste ce que prend votre groupe entamé ({ $room }) : un de plus et vous ne cochez rien.
   *[new] C’est juste ce que prend le plus grand groupe que vous pouvez entamer ({ $room }) : un de plus et vous ne cochez rien.
}
diceland-outlook-too-many = { $group ->
    [unfinished] C’est déjà trop : votre groupe entamé n’en prend que { $room }.
   *[new] C’est déjà trop : le plus grand groupe que vous pouvez entamer n’en prend que { $room }.
}
diceland-outlook-nowhere = En { $colour }, vous ne pouvez de toute façon rien cocher.

## Questions et réponses. Les listes de réponses sont des mots compris, séparés par des espaces.

diceland-or = { $one } ou { $other }
diceland-type-side = Tapez { $choices }.
diceland-type-choose = Tapez sa lettre : { $choices }.
diceland-type-decide = Tapez e (encore) ou s (stop).
diceland-type-use = Tapez { $choices }, ou p pour ne rien cocher.
diceland-type-mark = { $left ->
    [one] Tapez l’une des cases entre crochets, par exemple { $cell }. « retour » annule.
   *[other] Tapez-en une ou plusieurs, par exemple { $cell }. « retour » annule.
}
diceland-choice-colour = { $fits ->
    [yes] { $letter } ({ $count })
   *[no] { $letter } ({ $count }, pas de place)
}

diceland-answers-blue = bleu bleue blue
diceland-answers-green = vert verte green
diceland-answers-grey = gris grise grey gray
diceland-answers-orange = orange
diceland-answers-red = rouge red
diceland-answers-yellow = jaune yellow
diceland-answers-side = côté carte side
diceland-answers-take = prends choisis take
diceland-answers-mark = coche mark
diceland-answers-again = e encore a again
diceland-answers-stop = s stop arrêter
diceland-answers-pass = p passe pass
diceland-answers-maps = cartes carte maps

diceland-nothing-back = Il n’y a rien à annuler : on ne retire que les croix, tant qu’on n’a pas fini de cocher.
diceland-wrong-side = « { $answer } » n’est pas un côté de votre plateau. Tapez { $choices }.
diceland-wrong-decide = Tapez e pour relancer les autres dés, ou s pour vous arrêter.
diceland-wrong-choose = « { $answer } » n’est pas une couleur de ces dés. Tapez une lettre ou un mot : { $choices }.
diceland-wrong-use = « { $answer } » n’est pas une couleur utilisable. Tapez { $choices }, ou p pour ne rien cocher.
diceland-wrong-no-die = Aucun dé ne montre { $colour }.
diceland-wrong-complete = Vous avez déjà complété { $colour ->
    [orange] l’orange
   *[other] le { $colour }
}.
diceland-wrong-unreachable = Aucun groupe de couleur { $colour } ne touche une case que vous avez cochée.
diceland-wrong-too-many-unfinished = Impossible avec { $dice } : votre groupe entamé n’en prend que { $room }.
diceland-wrong-too-many-new = Impossible avec { $dice } : le plus grand groupe que vous pouvez entamer a { $room } cases.
diceland-wrong-cell = « { $answer } » n’est pas une case. Une case est une lettre de a à l et un chiffre de 1 à 9, par exemple f5.
diceland-wrong-count = { $left ->
    [one] Cela fait { $count } cases, et il n’en reste qu’une à cocher.
   *[other] Cela fait { $count } cases, et il n’en reste que { $left } à cocher.
}
diceland-no-mark-black = { $cell } est noire et ne se coche jamais.
diceland-no-mark-start = { $cell } est le départ : il compte déjà comme coché.
diceland-no-mark-other-colour = { $cell } est de couleur { $hue }, et vous cochez { $colour ->
    [orange] de l’orange
   *[other] du { $colour }
}.
diceland-no-mark-marked = { $cell } est déjà cochée.
diceland-no-mark-apart = { $cell } ne touche aucune case cochée.
diceland-no-mark-other-group = { $cell } est dans un autre groupe : il faut d’abord finir celui qui est entamé.
diceland-no-mark-too-small = { $cell } est dans un groupe de { $room } cases seulement : tous les dés doivent tenir dans un groupe.
diceland-hint-cells = Possible : { $cells }.

## Aide

diceland-help-side =
    Votre plateau a deux côtés, donc deux cartes ; vous jouez sur une seule jusqu’à la fin. W est le départ : les couleurs
    qui l’entourent sont les premières utilisables. Répondez par la lettre de la carte.
diceland-help-choose =
    Tous les dés de la couleur choisie sont mis à part, et elle reste la vôtre pour ce tour. Ensuite, vous pouvez relancer
    les autres pour en avoir plus. Le tableau à côté de la carte dit combien de dés de chaque couleur trouvent place.
    Répondez par une lettre.
diceland-help-decide =
    e relance les autres dés : tous ceux de votre couleur s’ajoutent, que cela vous plaise ou non. S’il n’y en a pas, c’est
    fini, mais vous gardez les vôtres. s arrête. Puis vous cochez avec tous vos dés, ou avec aucun s’ils sont trop
    nombreux ; les autres joueurs se servent de ceux qui restent.
diceland-help-use =
    Vous pouvez vous servir des dés restants : choisissez une couleur et cochez une case par dé. Plusieurs joueurs peuvent
    se servir des mêmes dés. Seules les couleurs où vous avez de la place sont proposées. p ne coche rien.
diceland-help-bonus =
    Un lancer bonus est un seul lancer de cinq dés, rien que pour vous. Choisissez une couleur où vous avez de la place et
    cochez avec tous ses dés ; une nouvelle case bonus vaut un autre lancer. p ne coche rien.
diceland-help-mark =
    Tapez une case, colonne puis ligne, comme f5, ou plusieurs, comme f5 g5 g6. Celles qui sont possibles sont entre
    crochets ; d’autres le deviennent en chemin. Jusqu’à la dernière croix, « retour » les retire une à une.
diceland-help-map =
    La carte : une lettre est une couleur, * une case bonus, x une croix, [ ] une case qu’on peut cocher, # un obstacle,
    W le départ. À côté : ce qui reste à cocher du groupe entamé (reste), ou la taille du groupe que vous pouvez
    entamer (nouveau).
diceland-help-marking =
    Cocher : une case par dé, toutes dans un groupe de la couleur, chacune touchant le départ ou une case cochée. Un groupe
    entamé doit être complété avant qu’on en commence un autre de sa couleur. Si les dés ne tiennent pas tous, ils sont
    perdus.
diceland-help-goal =
    Le but : 9 des 12 cases bonus, et les 16 cases d’une couleur.
diceland-help-more = « cartes » montre toutes les cartes ; « retour » retire une croix tant que vous n’avez pas fini de cocher.
diceland-help-chances = Au moins un dé de plus de votre couleur :
diceland-help-dice = dés lancés
diceland-help-chance = chance

## La fin

diceland-end-winner = { $count ->
    [one] { $players } gagne !
   *[other] { $players } gagnent ensemble !
}
    .you-players = { $count ->
        [one] Vous gagnez !
       *[other] Vous gagnez avec { $players } !
    }
diceland-lead = { $when ->
    [always] Du premier tour au dernier, personne n’était plus près du but que { $name }.
    [last] { $name } n’a pris l’avantage qu’au dernier tour.
   *[since] À partir du tour { $number }, personne n’était plus près du but que { $name }.
}
    .you-name = { $when ->
        [always] Du premier tour au dernier, personne n’était plus près du but que vous.
        [last] Vous n’avez pris l’avantage qu’au dernier tour.
       *[since] À partir du tour { $number }, personne n’était plus près du but que vous.
    }
diceland-lacks-stars = { $stars ->
    [one] Il manque une case bonus à { $name }.
   *[other] Il manque { $stars } cases bonus à { $name }.
}
    .you-name = { $stars ->
        [one] Il vous manque une case bonus.
       *[other] Il vous manque { $stars } cases bonus.
    }
diceland-lacks-colour = { $left ->
    [one] Il manque à { $name } une case { $colour ->
        [bleu] bleue
        [vert] verte
        [gris] grise
        [orange] orange
        [rouge] rouge
       *[jaune] jaune
    }.
   *[other] Il manque à { $name } { $left } cases { $colour ->
        [bleu] bleues
        [vert] vertes
        [gris] grises
        [orange] orange
        [rouge] rouges
       *[jaune] jaunes
    }.
}
    .you-name = { $left ->
        [one] Il vous manque une case { $colour ->
            [bleu] bleue
            [vert] verte
            [gris] grise
            [orange] orange
            [rouge] rouge
           *[jaune] jaune
        }.
       *[other] Il vous manque { $left } cases { $colour ->
            [bleu] bleues
            [vert] vertes
            [gris] grises
            [orange] orange
            [rouge] rouges
           *[jaune] jaunes
        }.
    }
diceland-lacks-both = Il manque à { $name } { $stars ->
    [one] une case bonus
   *[other] { $stars } cases bonus
} et { $left ->
    [one] une case { $colour ->
        [bleu] bleue
        [vert] verte
        [gris] grise
        [orange] orange
        [rouge] rouge
       *[jaune] jaune
    }.
   *[other] { $left } cases { $colour ->
        [bleu] bleues
        [vert] vertes
        [gris] grises
        [orange] orange
        [rouge] rouges
       *[jaune] jaunes
    }.
}
    .you-name = Il vous manque { $stars ->
        [one] une case bonus
       *[other] { $stars } cases bonus
    } et { $left ->
        [one] une case { $colour ->
            [bleu] bleue
            [vert] verte
            [gris] grise
            [orange] orange
            [rouge] rouge
           *[jaune] jaune
        }.
       *[other] { $left } cases { $colour ->
            [bleu] bleues
            [vert] vertes
            [gris] grises
            [orange] orange
            [rouge] rouges
           *[jaune] jaunes
        }.
    }

### Diceland, ce qui est raconté en plus. Les id qui commencent par web sont pour le web seulement.
### $colour vaut blue, green, grey, orange, red ou yellow, ou le mot qui le dit.

diceland-some = { $count ->
    [one] { $count } { diceland-colour }
   *[other] { $count } { $colour ->
        [blue] bleus
        [green] verts
        [grey] gris
        [orange] orange
        [red] rouges
       *[yellow] jaunes
    }
}

## Ce qui est demandé, et les boutons

diceland-ask-side = De quel côté de votre plateau jouez-vous ?
diceland-ask-choose = À vous : quelle couleur choisissez-vous ? Tous ses dés sont mis à part.
diceland-ask-decide = { $dice ->
    [one] Vous avez { $aside }. Relancez-vous l’autre dé, ou vous arrêtez-vous ?
   *[other] Vous avez { $aside }. Relancez-vous les { $dice } autres dés, ou vous arrêtez-vous ?
}
diceland-ask-use = { $name } a laissé ces dés. De quelle couleur vous servez-vous ?
diceland-ask-bonus = Votre lancer bonus : de quelle couleur vous servez-vous ?
diceland-ask-mark = { $left ->
    [one] Cochez une case { $colour ->
        [blue] bleue
        [green] verte
        [grey] grise
        [orange] orange
        [red] rouge
       *[yellow] jaune
    }.
   *[other] Cochez { $left } cases { $colour ->
        [blue] bleues
        [green] vertes
        [grey] grises
        [orange] orange
        [red] rouges
       *[yellow] jaunes
    }, l’une après l’autre.
}
diceland-others-choose = { $name } choisit une couleur.
diceland-others-decide = { $name } a { $aside } : relancer ou s’arrêter ?
diceland-others-bonus = { $name } a un lancer bonus.
    .you-name = Vous avez un lancer bonus.
diceland-others-side = { $count ->
    [one] { $players } choisit encore son côté.
   *[other] { $players } choisissent encore leur côté.
}
diceland-others-mark = { $count ->
    [one] { $players } n’a pas fini de cocher.
   *[other] { $players } n’ont pas fini de cocher.
}
diceland-others-board = On distribue les plateaux.
diceland-others-first = On tire au sort qui commence.
diceland-others-roll = { $count ->
    [one] { $name } lance un dé.
   *[other] { $name } lance { $count } dés.
}
    .you-name = { $count ->
        [one] Vous lancez un dé.
       *[other] Vous lancez { $count } dés.
    }
diceland-you-side = Vous avez choisi la carte { $map } : on ne change plus de côté.
diceland-you-done = Vous n’avez plus rien à cocher dans ce tour.
diceland-move-side = Jouer sur la carte { $map }
web-diceland-button-side-none = Jouer sur cette carte
diceland-move-take = Prendre { $dice }
diceland-move-take-no-room = Prendre { $dice } (pas de place)
diceland-move-use = Utiliser { $dice }
web-diceland-button-take-none = Prendre des dés
diceland-move-again = Relancer : { $chance } d’avoir plus { $colour ->
    [orange] d’orange
   *[other] de { diceland-colour }
}
diceland-move-stop = S’arrêter
diceland-move-mark = Cocher { $cell }
diceland-move-mark-star = Cocher { $cell } (case bonus)
diceland-move-pass = Ne rien cocher

## Ce que feraient des dés, et pourquoi pas

diceland-makes-new = Il y a de la place pour { $dice } : vous entamez un groupe. Le plus grand possible a { $room } cases.
diceland-makes-part = Il y a de la place pour { $dice } dans le groupe entamé ; il lui manquera encore { $lacks ->
    [one] { $lacks } case.
   *[other] { $lacks } cases.
}
diceland-makes-whole = Avec { $dice }, vous complétez le groupe entamé !
diceland-why-choose = Choisissez d’abord les dés d’une couleur.
diceland-why-side = Votre plateau est { $board } : choisissez l’un de ses deux côtés.
diceland-why-use = Choisissez d’abord les dés d’une couleur, ou ne cochez rien.
diceland-why-decide = Décidez d’abord : relancer ou vous arrêter.
diceland-why-marking = { $left ->
    [one] Vous cochez du { diceland-colour } : encore une case.
   *[other] Vous cochez du { diceland-colour } : encore { $left } cases.
}
diceland-why-aside-own = Mis à part pour vous : { $dice }. Vous cocherez avec tous une fois les lancers finis.
diceland-why-aside = Mis à part pour { $name } seulement : { $dice }.

## Relancer

web-diceland-chance-none = { $chance } pour aucun { $colour } de plus.
web-diceland-chance-good = { $chance } pour { $colour ->
    [orange] de l’orange
   *[other] du { $colour }
} en plus.
web-diceland-chance-many = { $chance } pour trop de dés.
web-diceland-share-none = aucun
web-diceland-share-good = de plus
web-diceland-share-many = trop
web-diceland-cup = Les dés sont dans le gobelet.
web-diceland-none-left = Il ne reste pas de dés pour les autres.
web-diceland-no-use = ne sert à rien

## Cartes et barres

diceland-bar = Cases bonus et couleurs
diceland-cell = { $cell }, { $colour ->
    [black] obstacle
    [start] départ
   *[other] { diceland-colour }
}{ $star ->
    [yes] , case bonus
   *[no] { "" }
}{ $state ->
    [marked] , cochée
    [possible] , peut être cochée
   *[free] { "" }
}
diceland-map = Carte { $map }
web-diceland-side-around = Carte { $map }. Autour du départ : { $colours }.
web-diceland-side-means = La case blanche est le départ : les couleurs qui l’entourent sont les premières que vous pourrez cocher. Vous gardez cette carte jusqu’à la fin.
web-diceland-map-of = { $name } : carte { $map }
web-diceland-look = La carte de { $name }, en grand
web-diceland-others = Les cartes des autres
web-diceland-bar-of = { $name } : cases bonus et couleurs
diceland-stars-of = Cases bonus : { $stars } (il en faut { $needed })
web-diceland-due = { $due ->
    [one] { $due } lancer bonus à venir
   *[other] { $due } lancers bonus à venir
}
diceland-left = { $left ->
    [0] { $colour } : complet
    [one] { $colour } : reste { $left } case
   *[other] { $colour } : restent { $left } cases
}
web-diceland-row-stars = Bonus
web-diceland-row-left = Restent
web-diceland-row-groups = Groupes
web-diceland-row-lacks = Manquent
diceland-colours = Couleurs
diceland-rolls-due = Lancers bonus

## La première partie

web-diceland-guide-win = Le premier qui a coché neuf cases bonus ★ et les seize cases d’une couleur gagne.
web-diceland-guide-side = Votre plateau a deux côtés. Touchez une carte pour la choisir ; on part de la case blanche. Beaucoup de couleurs autour d’elle donnent un début plus libre.
web-diceland-guide-choose = Voici les dés. Touchez une couleur pour voir sur la carte où elle irait, puis prenez-la. ✓ : il y a de la place pour tous ses dés ; ✕ : il n’y en a pas.
web-diceland-guide-map = Votre carte. Les cases d’une couleur qui se touchent forment un groupe. Une croix par dé : toutes dans un groupe, à côté d’une croix ou du départ.
web-diceland-guide-goal = Le but : neuf cases bonus ★ et les seize cases d’une couleur. Ici, vous voyez où vous en êtes.
web-diceland-guide-decide = Relancer peut donner d’autres dés de votre couleur. Mais tous comptent : s’ils sont trop nombreux pour le groupe, vous ne cochez rien.
web-diceland-guide-aside = Ces dés sont acquis : même si le prochain lancer n’en donne aucun, vous les gardez.
web-diceland-guide-use = Pendant le tour des autres, vous pouvez vous servir d’une couleur des dés restants. Mieux vaut avoir un groupe prêt pour chaque couleur.
web-diceland-guide-others = Les cartes des autres. Touchez-en une pour la voir en grand.
web-diceland-guide-bonus = Une case bonus vous donne ce lancer de cinq dés, rien que pour vous. Servez-vous d’une couleur, ou ne cochez rien.
web-diceland-guide-mark = Touchez une case qui brille. Jusqu’à la dernière croix, vous pouvez retirer les autres. Le nombre dans un groupe dit combien de cases lui manquent.

## Pourquoi une carte est refusée

diceland-map-strings = Une carte a neuf lignes de douze lettres.
diceland-map-rows = Une carte a neuf lignes, pas { $count }.
diceland-map-row = La ligne { $row } doit avoir douze lettres et en a { $count }.
diceland-map-letter = « { $letter } » en { $cell } ne veut rien dire : les lettres sont R Y G B O E, minuscules pour une case bonus, # pour le noir et W pour le départ.
diceland-map-black = Les cases noires doivent former des groupes de 3, 3, 3 et 2 qui ne se touchent pas ; { $clusters ->
    [none] il n’y en a pas.
   *[other] elles forment : { $clusters }.
}
diceland-map-starts = Il doit y avoir une seule case de départ, pas { $count }.
diceland-map-start = La case de départ { $cell } doit être une de celles-ci : { $cells }.
diceland-map-cells = Il doit y avoir 16 cases de couleur { diceland-colour }, pas { $count }.
diceland-map-groups = Il doit y avoir 4 ou 5 groupes de couleur { diceland-colour }, pas { $count }.
diceland-map-group = Un groupe a de 2 à 6 cases ; celui-ci, de couleur { diceland-colour }, en a { $count } : { $cells }.
diceland-map-bonus = Il doit y avoir 2 cases bonus de couleur { diceland-colour }, pas { $count }.
diceland-map-bonus-group = Un groupe a au plus une case bonus ; celles-ci sont dans le même : { $cells }.
diceland-map-cut-off = Des cases noires coupent { $cells } du reste de la carte.

### Pourquoi un robot jouerait un coup à Diceland.
### $colour et $count sont comme dans diceland-dice ; $chance et $loss sont des parts de 1 ; $room et $cells comptent des cases.

advice-diceland-side = Carte { $map } : les bons joueurs y gagnent { NUMBER($won, minimumFractionDigits: 1) } parties sur 100 ; { $groups ->
    [one] un groupe touche le départ
   *[other] { $groups } groupes touchent le départ
}, { $stars ->
    [0] et aucune case bonus n’est à deux pas.
    [one] et une case bonus est à deux pas au plus.
   *[other] et { $stars } cases bonus sont à deux pas au plus.
}
advice-diceland-choose-cells = { diceland-dice }, de la place pour { $room } : { NUMBER($cells, minimumFractionDigits: 1) } cases en moyenne, si l’on s’arrête à temps.
advice-diceland-choose-star = { diceland-dice }, de la place pour { $room } : { NUMBER($cells, minimumFractionDigits: 1) } cases en moyenne, si l’on s’arrête à temps, et une case bonus est à portée.
advice-diceland-use-star = { diceland-dice } : on arrive à une case bonus.
advice-diceland-use-goal = { diceland-dice } : la couleur est complète, et le but atteint.
advice-diceland-pass = Ne rien cocher : vos groupes gardent leur place.
advice-diceland-again = { $chance } de chances d’en avoir au moins un de plus ; { $loss } de finir avec trop de dés.
advice-diceland-again-safe = { $chance } de chances d’en avoir au moins un de plus, et il y a de la place pour tous.
advice-diceland-again-full = { $chance } de chances d’en avoir trop. Avec { diceland-dice }, le groupe est déjà plein.
advice-diceland-again-useless = De toute façon vous ne pouvez rien cocher, mais les autres auront d’autres dés.
advice-diceland-stop = S’arrêter avec { diceland-dice }. En relançant : { $chance } de chances d’en avoir au moins un de plus ; { $loss } de finir avec trop de dés.
advice-diceland-stop-safe = S’arrêter avec { diceland-dice } : les autres se servent des dés tels qu’ils sont. En relançant : { $chance } de chances d’en avoir au moins un de plus.
advice-diceland-stop-full = Avec { diceland-dice }, le groupe est plein, et un de plus serait de trop ({ $chance }).
advice-diceland-stop-useless = De toute façon vous ne pouvez rien cocher, et les autres trouvent les dés tels qu’ils sont.
advice-diceland-mark-goal = Votre case bonus numéro { $stars } : c’est le but.
advice-diceland-mark-star = Votre case bonus numéro { $stars } : elle vaut un lancer bonus.
advice-diceland-mark-all = Tout le groupe est coché, peu importe l’ordre.
advice-diceland-mark-way = Mène à la case bonus { $cell }.
advice-diceland-mark-new = { $count ->
    [0] Aucune nouvelle case n’est à portée.
    [one] Une nouvelle case est à portée.
   *[other] { $count } nouvelles cases sont à portée.
}

## Les résultats, en grand. $you est yes pour qui est concerné.

diceland-beat-missed = Pas { $colour ->
    [orange] d’orange
   *[other] de { $colour }
} !
diceland-beat-all-aside = Les six dés : { $colour } !
diceland-beat-wasted = { $you ->
    [yes] Pas de place : vous ne cochez rien !
   *[no] Pas de place : { $name } ne coche rien !
}
diceland-beat-starred = { $you ->
    [yes] Votre case bonus numéro { $bonus } !
   *[no] { $name } : case bonus numéro { $bonus } !
}
diceland-beat-colour-complete = { $you ->
    [yes] Vous avez tout { $colour ->
        [orange] l’orange
       *[other] le { $colour }
    } !
   *[no] { $name } a tout { $colour ->
        [orange] l’orange
       *[other] le { $colour }
    } !
}
diceland-beat-useless = Rien n’y trouve place.
diceland-place = { $what ->
    [won] Vous gagnez au tour { $turn } !
    [both] { any-place } : il vous manquait { $stars } × ★ et { $left } × { $colour }.
    [stars] { any-place } : il vous manquait { $stars } × ★.
   *[colour] { any-place } : il vous manquait { $left } × { $colour }.
}

## Kinds of decisions, by the first word of the move

diceland-kind-side = quel côté du plateau
diceland-kind-take = quelle couleur
diceland-kind-again = relancer
diceland-kind-stop = s’arrêter
diceland-kind-mark = quelle case
diceland-kind-pass = renoncer
