### An evening together: inviting, the next game, the score, people who come and go, reactions.

web-ask-name = What shall we call you?
web-ask-name-go = Continue
web-playing-as = You play as { $name }.
web-other-name = Another name
web-bot-here = Put a bot here
web-open-seat = Free this seat
web-begin-with = { $count ->
    [one] Start with { $count } player
   *[other] Start with { $count } players
}
web-change-game = Another game, other seats
web-end-game = End this game
web-end-game-sure = End the game for everybody?
web-end-game-means = Nobody wins. After that you can play again, or choose another game.
web-choose-game = Game
web-seat-nobody = Free seat
web-seat-up = Move up: { $name }
web-seat-out = Take out: { $name }
web-add-seat = Add a seat
web-lay-table = Play this
web-players-from-to = { $game } is for { $from } to { $to } players.

web-next-ready = Next game: { $game }
web-next-in = { $seconds ->
    [one] We’re moving over in { $seconds } second.
   *[other] We’re moving over in { $seconds } seconds.
}
web-next-go = Go now
web-next-stay = Stay here

web-score = The score this evening
web-score-who = Player
web-score-wins = Wins
web-score-game = { $number }. { $game }
web-score-absent = didn’t play

web-dropped = { $name } has lost the connection.
web-dropped-until = { $seconds ->
    [one] A bot takes over in { $seconds } second.
   *[other] A bot takes over in { $seconds } seconds.
}
web-bot-now = Let the bot play now
web-left = { $name } has left. A bot plays on.
web-returned = { $name } is back.

web-react = React
web-reaction-clap = Bravo!
web-reaction-laugh = Haha!
web-reaction-wow = Wow!
web-reaction-heart = Lovely!
web-reaction-good = Well played!
web-reaction-hmm = Hmm …
web-reaction-sad = Oh no!
web-reaction-party = Hooray!
web-reacts = { $name }: { $words }
web-silence = Hide messages from { $name }
web-unsilence = Show messages from { $name }
web-talk = Chat and reactions
web-refused-not-missed = Nobody has to play for them yet: wait a moment.
web-turn-of = { $name }’s turn: { $question }
web-silence-who = Hide somebody’s messages
