### Diceland, pour le web seulement. $colour vaut blue, green, grey, orange, red ou yellow, ou le mot qui le dit.

web-diceland-some = { $count ->
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

web-diceland-ask-side = De quel côté de votre plateau jouez-vous ?
web-diceland-ask-choose = À vous : quelle couleur choisissez-vous ? Tous ses dés sont mis à part.
web-diceland-ask-decide = { $dice ->
    [one] Vous avez { $aside }. Relancer l’autre dé, ou vous arrêter ?
   *[other] Vous avez { $aside }. Relancer les { $dice } autres dés, ou vous arrêter ?
}
web-diceland-ask-use = { $name } a laissé ces dés. De quelle couleur vous servez-vous ?
web-diceland-ask-bonus = Votre lancer bonus : de quelle couleur vous servez-vous ?
web-diceland-ask-mark = { $left ->
    [one] Cochez une case { $colour ->
        [blue] bleue
        [green] verte
        [grey] grise
        [orange] orange
        [red] rouge
       *[yellow] jaune
    } : touchez-en une qui brille.
   *[other] Cochez { $left } cases { $colour ->
        [blue] bleues
        [green] vertes
        [grey] grises
        [orange] orange
        [red] rouges
       *[yellow] jaunes
    }, l’une après l’autre : touchez celles qui brillent.
}
web-diceland-others-choose = { $name } choisit une couleur.
web-diceland-others-decide = { $name } a { $aside } : encore ou stop ?
web-diceland-others-bonus = { $name } a un lancer bonus.
web-diceland-others-side = { $count ->
    [one] { $players } choisit encore son côté.
   *[other] { $players } choisissent encore leur côté.
}
web-diceland-others-mark = { $count ->
    [one] { $players } n’a pas fini de cocher.
   *[other] { $players } n’ont pas fini de cocher.
}
web-diceland-button-side = Jouer sur la carte { $map }
web-diceland-button-side-none = Jouer sur cette carte
web-diceland-button-take = Prendre { $dice }
web-diceland-button-use = Utiliser { $dice }
web-diceland-button-take-none = Prendre des dés
web-diceland-button-pass = Aucune
web-diceland-button-again = Encore : { $chance }
web-diceland-button-stop = Stop
web-diceland-move-mark = Cocher { $cell }
web-diceland-move-take = Prendre { $dice }
web-diceland-move-again = Relancer
web-diceland-move-stop = S’arrêter
web-diceland-move-pass = Ne rien cocher

## Ce que feraient des dés, et pourquoi pas

web-diceland-makes-new = Il y a de la place pour { $dice } : vous entamez un groupe. Le plus grand possible a { $room } cases.
web-diceland-makes-part = Il y a de la place pour { $dice } dans le groupe entamé ; il lui manquera encore { $lacks ->
    [one] { $lacks } case.
   *[other] { $lacks } cases.
}
web-diceland-makes-whole = Avec { $dice }, vous complétez le groupe entamé !
web-diceland-why-side = Touchez d’abord l’une des deux cartes.
web-diceland-why-choose = Choisissez d’abord des dés : touchez ceux d’une couleur.
web-diceland-why-decide = Décidez d’abord : relancer ou vous arrêter.
web-diceland-why-marking = { $left ->
    [one] Vous cochez du { diceland-colour } : encore une case.
   *[other] Vous cochez du { diceland-colour } : encore { $left } cases.
}
web-diceland-why-aside-own = Vous avez déjà ces { $dice } : vous cocherez avec tous une fois les lancers finis.
web-diceland-why-aside = Ces { $dice } sont mis à part pour { $name } seulement.

## Relancer

web-diceland-chance-none = { $chance } pour aucun { $colour } de plus.
web-diceland-chance-good = { $chance } pour du { $colour } de plus.
web-diceland-chance-many = { $chance } pour trop de dés.
web-diceland-share-none = aucun
web-diceland-share-good = de plus
web-diceland-share-many = trop
web-diceland-cup = Les dés sont dans le gobelet.
web-diceland-none-left = Il ne reste pas de dés pour les autres.
web-diceland-no-use = ne sert à rien

## Cartes et barres

web-diceland-cell-black = obstacle
web-diceland-cell-start = départ
web-diceland-cell-bonus = case bonus
web-diceland-cell-marked = cochée
web-diceland-cell-possible = peut être cochée
web-diceland-side = Carte { $map }
web-diceland-side-around = Carte { $map }. Autour du départ : { $colours }.
web-diceland-side-means = La case blanche est le départ : les couleurs qui l’entourent sont les premières que vous pourrez cocher. Vous gardez cette carte jusqu’à la fin.
web-diceland-map-of = { $name } : carte { $map }
web-diceland-look = La carte de { $name }, en grand
web-diceland-others = Les cartes des autres
web-diceland-bar-of = { $name } : cases bonus et couleurs
web-diceland-stars = Étoiles
web-diceland-stars-of = { $stars } cases bonus sur { $needed }
web-diceland-due = { $due ->
    [one] { $due } lancer bonus à venir
   *[other] { $due } lancers bonus à venir
}
web-diceland-left = { $left ->
    [0] { $colour } : complet
    [one] { $colour } : reste { $left } case
   *[other] { $colour } : restent { $left } cases
}
web-diceland-row-stars = Bonus
web-diceland-row-left = Restent
web-diceland-row-groups = Groupes
web-diceland-row-lacks = Manquent
web-diceland-colours = Couleurs
web-diceland-rolls-due = Lancers bonus

## La première partie

web-diceland-guide-side = Votre plateau a deux côtés. Touchez une carte pour la choisir ; on part de la case blanche. Beaucoup de couleurs autour d’elle donnent un début plus libre.
web-diceland-guide-choose = Voici les dés. Touchez une couleur pour voir sur la carte où elle irait, puis prenez-la. ✓ : il y a de la place pour tous ses dés ; ✕ : il n’y en a pas.
web-diceland-guide-map = Voici votre carte. Les cases d’une couleur qui se touchent forment un groupe. On coche une case par dé, toutes dans un groupe, chacune à côté d’une croix ou du départ.
web-diceland-guide-goal = Le but : neuf cases bonus ★ et les seize cases d’une couleur. Ici, vous voyez où vous en êtes.
web-diceland-guide-decide = Relancer peut donner d’autres dés de votre couleur. Mais tous comptent : s’ils sont trop nombreux pour le groupe, vous ne cochez rien.
web-diceland-guide-aside = Ces dés sont acquis : même si le prochain lancer n’en donne aucun, vous les gardez.
web-diceland-guide-use = Pendant le tour des autres, vous pouvez vous servir d’une couleur des dés restants. Mieux vaut avoir un groupe prêt pour chaque couleur.
web-diceland-guide-others = Les cartes des autres. Touchez-en une pour la voir en grand.
web-diceland-guide-bonus = Une case bonus vous donne ce lancer de cinq dés, rien que pour vous. Servez-vous d’une couleur, ou ne cochez rien.
web-diceland-guide-mark = Touchez une case qui brille. Jusqu’à la dernière croix, vous pouvez annuler. Le nombre dans un groupe dit combien de cases lui manquent.

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
