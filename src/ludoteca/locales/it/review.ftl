review-won = Ha vinto { $winner }. La fortuna non ha fatto una differenza certa.
review-won-lucky = Ha vinto { $winner }, con { $points } punti di fortuna.
review-won-unlucky = Ha vinto { $winner }, anche se la sfortuna è costata { $points } punti.
review-although = Ha vinto { $winner }, anche se { $better } ha deciso meglio.
review-although-lucky = Ha vinto { $winner }, anche se { $better } ha deciso meglio: la fortuna ha dato a { $winner } { $points } punti.
review-although-unlucky = Ha vinto { $winner }, anche se { $better } ha deciso meglio e la sfortuna è costata { $points } punti.
review-shared = { $players } si dividono la vittoria.

review-start = inizio
review-luck = fortuna
review-guesses = azzardi
review-own = gioco
review-gifts = altri
review-result = risultato
review-adjusted = senza fortuna
review-points =
    In punti: la vittoria intera ne vale 100. La fortuna è quel che hanno dato dadi e carte; gli azzardi, quel che è andato bene o male senza che si potesse sapere; il gioco è confrontato con quello del giudice; gli altri, quel che le loro decisioni hanno dato o tolto. La somma è il risultato. ± vale al 95 %.
review-turned = Dove la partita è cambiata
review-moved = Mossa { $move }: { $happened }
review-mistakes = { $count ->
    [0] { $name }: nessun errore certo
    [one] { $name }: un errore
   *[other] { $name }: { $count } errori
}
review-mark = { $mark ->
    [slip] Imprecisione:
    [blunder] Errore grave:
   *[mistake] Errore:
}
review-mistake = La mossa { $move } è costata { $points } punti: «{ $made }».
review-better = Meglio: «{ $better }».
review-judge = Il giudice è il bot { $bot } (versione { $version }), che da ogni punto ha continuato la partita { $deals } volte. È un bot: il suo parere su una decisione non è l’ultima parola.
review-chart = La parte di vittoria che ciascuno poteva aspettarsi durante la partita
review-chart-means = Le linee mostrano quale parte della vittoria ciascuno poteva aspettarsi dopo ogni mossa; le croci sono errori. Le barre sotto mostrano quel che la fortuna ha dato (in su) o tolto (in giù).
review-table = Tutte le mosse che hanno cambiato qualcosa, in una tabella
review-move = Mossa
review-chance = caso
review-games = partite
review-decisions = decisioni
review-rate = persi per decisione
review-rate-means = Persi per decisione: in millesimi di vittoria, in media; non si dice per meno di { $fewest } decisioni. La fortuna è la somma di tutte le partite, in punti; il risultato è la parte media di vittoria.
review-kinds = { $name }, per tipo di decisione
