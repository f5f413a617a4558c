### Pourquoi un bot jouerait un coup à Cincinnati.
### $dice et $rival sont des dés comme « 4 4 6 », $chance est en pour cent, $worth et $money sont des sommes.

advice-cincinnati-table = { cincinnati-table } : { $chance } % pour { cincinnati-condition }, et ce qui s’y trouve vaut environ { $worth }.
advice-cincinnati-keep = { $count ->
    [0] Tout relancer
    [5] Tout garder
   *[other] Garder { $dice }
}
advice-cincinnati-keep-condition = { advice-cincinnati-keep } : { $chance } % pour { cincinnati-condition }.
advice-cincinnati-keep-beat = { advice-cincinnati-keep } : { $chance } % pour battre { $rival } ({ cincinnati-hand }).
advice-cincinnati-keep-below = { advice-cincinnati-keep } : { $chance } % pour faire mieux que { $rival } ({ cincinnati-sum }).
advice-cincinnati-pay = Un lancer de plus donne la tête à { $chance } % ; l’enjeu est d’environ { $worth }.
advice-cincinnati-pay-ahead = Vous êtes déjà en tête : le jeton serait perdu.
advice-cincinnati-pass = Un lancer de plus ne donnerait la tête qu’à { $chance } % ; l’enjeu est d’environ { $worth }.
advice-cincinnati-pass-ahead = Vous êtes en tête : laissez payer les autres.
advice-cincinnati-challenge = { $money ->
    [0] Il n’y a pas de carte d’argent à gagner ici.
   *[other] La carte la plus forte est de { $money }, la fortune de { $wealth } en tout.
}
