### Une soirée ensemble : invitations, partie suivante, score, allées et venues, réactions.

web-ask-name = Comment vous appelez-vous ?
web-ask-name-go = Continuer
web-playing-as = Vous jouez sous le nom de { $name }.
web-other-name = Changer de nom
web-bot-here = Mettre un robot
web-open-seat = Libérer la place
web-begin-with = { $count ->
    [one] Commencer seul
   *[other] Commencer à { $count }
}
web-change-game = Changer de jeu ou de places
web-choose-game = Jeu
web-seat-nobody = Place libre
web-seat-up = Monter : { $name }
web-seat-out = Retirer : { $name }
web-add-seat = Ajouter une place
web-lay-table = Jouer
web-players-from-to = { $game } se joue de { $from } à { $to }.

web-next-ready = Partie suivante : { $game }
web-next-in = { $seconds ->
    [one] On y va dans { $seconds } seconde.
   *[other] On y va dans { $seconds } secondes.
}
web-next-go = Y aller
web-next-stay = Rester ici

web-score = Le score de la soirée
web-score-who = Joueur
web-score-wins = Victoires
web-score-game = { $number }. { $game }
web-score-absent = n’y était pas
