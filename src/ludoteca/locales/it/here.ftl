### Tavoli che tiene questo browser.

web-here = Il tavolo su questo dispositivo
web-here-load = Carico il tavolo ({ $all } MB, solo la prima volta)…
web-here-start = Preparo il tavolo…
web-here-done = Fatto il { $share }
web-here-reload = Ricarica
web-here-full = La memoria di questo browser è piena: le mosse non si possono salvare. Elimina vecchie partite in «Le mie partite», oppure libera spazio sul dispositivo.

web-refused-here-unsupported = Questo browser è troppo vecchio per giocare senza server. Ci riesce una versione recente di Firefox, Chrome, Edge o Safari.
web-refused-here-insecure = Senza server si gioca solo su pagine il cui indirizzo comincia con https: alle altre il browser non lascia conservare nulla in modo sicuro.
web-refused-here-not-loaded = Non è stato possibile caricare una parte dell’app. Collegati una volta alla rete: poi si gioca anche senza.
web-refused-here-other-version = C’è una nuova versione di Ludoteca. Ricarica la pagina per continuare: le tue partite sono al sicuro.
web-refused-here-no-storage = Questo browser non lascia conservare nulla alla pagina, forse perché la finestra è privata o l’archiviazione è disattivata. Così le partite non si possono salvare: usa una finestra normale o consenti l’archiviazione per questa pagina.
web-refused-here-no-memory = Il dispositivo ha poca memoria libera. Chiudi altre schede e app, poi riprova: le tue partite sono al sicuro.
web-refused-here-broken = Il tavolo si è fermato all’improvviso. Le tue partite sono al sicuro fino all’ultima mossa.
web-refused-not-here = Questo tavolo non è in questo browser. Le partite giocate senza server restano nel browser in cui sono cominciate.

web-keep = Senza rete
web-keep-ready = Ludoteca si apre e si gioca anche senza rete: in treno, in aereo, ovunque.
web-keep-load = Mi preparo per aprirmi e giocare senza rete…
web-keep-full = Su questo dispositivo c’è troppo poco spazio per conservare Ludoteca. Finché c’è rete si può giocare.
web-keep-not-loaded = Non è stato ancora possibile caricare tutto. Si continua alla prossima visita.
web-keep-none = Questo browser non conserva nulla a lungo, forse perché la finestra è privata: senza rete la pagina non si apre, e chiudendo la finestra le partite possono andare perse.
web-install = Installa l’app
web-install-ios = Per averla nella schermata Home: in Safari tocca Condividi, poi «Aggiungi alla schermata Home».
web-new-version = C’è una nuova versione di Ludoteca
web-new-version-means = È pronta e prende il posto di questa quando lo chiedi, oppure quando Ludoteca non è più aperta in questo browser. Le tue partite restano.
web-new-version-take = Usala adesso

web-games-are-here = Le partite contro i bot e su un solo dispositivo restano in questo browser. Una partita scaricata si può aprire su qualsiasi altro dispositivo, rivedere e continuare.
web-no-games = Ancora nessuna partita.
web-download-game = { web-download }: { $game }
web-download-sure = Terminare questa partita e scaricarla?
web-download-means = Il file mostra tutto, anche ciò che ora è nascosto. Per questo la partita qui finisce. Dal file si può continuare, su questo o su un altro dispositivo.
web-download-end = Termina e scarica
web-delete = Elimina
web-delete-game = { web-delete }: { $game }
web-delete-sure = Eliminare questa partita?
web-delete-means = Non si può recuperare, a meno che tu l’abbia scaricata.
