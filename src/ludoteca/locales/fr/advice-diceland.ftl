### Pourquoi un bot jouerait un coup à Diceland.
### $colour et $count sont comme dans diceland-dice ; $chance et $loss sont des parts de 1 ; $room et $cells comptent des cases.

advice-diceland-side = Carte { $map } : { $groups ->
    [one] un groupe touche le départ
   *[other] { $groups } groupes touchent le départ
}, { $stars ->
    [0] et aucune case bonus n’est à deux pas.
    [one] et une case bonus est à deux pas au plus.
   *[other] et { $stars } cases bonus sont à deux pas au plus.
}
advice-diceland-choose-cells = { diceland-dice }, de la place pour { $room } : { NUMBER($cells, minimumFractionDigits: 1) } cases en moyenne, si l’on s’arrête à temps.
advice-diceland-choose-star = { diceland-dice }, de la place pour { $room } : { NUMBER($cells, minimumFractionDigits: 1) } cases en moyenne, si l’on s’arrête à temps, et une case bonus est à portée.
advice-diceland-choose-useless = { diceland-dice } : vous ne pouvez rien cocher avec.
advice-diceland-use-cells = { diceland-dice } : il y a de la place dans un groupe.
advice-diceland-use-group = { diceland-dice } : un groupe est complet.
advice-diceland-use-star = { diceland-dice } : on arrive à une case bonus.
advice-diceland-use-goal = { diceland-dice } : la couleur est complète, et le but atteint.
advice-diceland-pass = Ne rien cocher : vos groupes gardent leur place.
advice-diceland-again = Relancer : { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } d’en avoir au moins un de plus ; à la fin, { NUMBER($loss, style: "percent", maximumFractionDigits: 0) } d’en avoir trop.
advice-diceland-again-safe = Relancer : { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } d’en avoir au moins un de plus, et il y a de la place pour tous.
advice-diceland-again-full = Relancer : { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } d’en avoir trop. Avec { diceland-dice }, le groupe est déjà plein.
advice-diceland-again-useless = Relancer : de toute façon vous ne pouvez rien cocher, mais les autres auront d’autres dés.
advice-diceland-stop = S’arrêter avec { diceland-dice }. En relançant : { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } d’en avoir au moins un de plus ; à la fin, { NUMBER($loss, style: "percent", maximumFractionDigits: 0) } d’en avoir trop.
advice-diceland-stop-safe = S’arrêter avec { diceland-dice } : les autres se servent des dés tels qu’ils sont. En relançant : { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } d’en avoir au moins un de plus.
advice-diceland-stop-full = S’arrêter : avec { diceland-dice }, le groupe est plein, et un de plus serait de trop ({ NUMBER($chance, style: "percent", maximumFractionDigits: 0) }).
advice-diceland-stop-useless = S’arrêter : de toute façon vous ne pouvez rien cocher, et les autres trouvent les dés tels qu’ils sont.
advice-diceland-mark-goal = Votre case bonus numéro { $stars } : c’est le but.
advice-diceland-mark-star = Votre case bonus numéro { $stars } : elle vaut un lancer bonus.
advice-diceland-mark-all = Tout le groupe est coché, peu importe l’ordre.
advice-diceland-mark-way = Mène à la case bonus { $cell }.
advice-diceland-mark-new = { $count ->
    [0] Aucune nouvelle case n’est à portée.
    [one] Une nouvelle case est à portée.
   *[other] { $count } nouvelles cases sont à portée.
}
