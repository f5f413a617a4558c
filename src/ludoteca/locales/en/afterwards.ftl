### A finished game told afterwards, and exercises made of it. What terminal and browser both say is in review.ftl.

web-after-title = What happened here?
web-after-looking = The game is being looked at: first figures come in a few seconds, the very first time in a minute or two.
web-after-better = First figures. They get better while you read.
web-after-start = Before the first move.
web-after-nothing = nothing to see.
web-after-through = Go through the game
web-after-bars = Bars: luck of { $name }, { $luck } points in all. Crosses: mistakes.
web-after-show = Show
web-after-show-move = Show move { $move }
web-after-balance = Where the points came from
web-after-sure = { $name }: luck { $luck }, own play { $own } points.
web-after-words = What these words mean
web-after-whose = Player
web-after-made = played
web-after-best = best
web-after-why = Why:
web-after-would = What each move would have brought, in points
web-after-try = Try again
web-after-try-title = Find a better move
web-after-reveal = Show the better move
web-after-back = Back to the game
web-after-play-from = Play from here against bots:
web-after-same-luck = same dice and cards
web-after-new-luck = new dice and cards
web-after-closed = At this table it was agreed that hidden things stay hidden after the game. So you only see your own decisions.
web-after-not-compiled = The game could be played on only a few times here, so mistakes were not looked for.

## A position to be solved

web-try-means = Make your move on the board. Then you see what each move is worth.
web-try-made = In the game, “{ $move }” was played.
web-try-yours = yours
web-try-result = Show the result
web-try-best = That is the best move!
web-try-close = Good: only { $points } points less than the best
web-try-worse = There is a better move: this one costs { $points } points
web-try-unknown = This move was not tried; the best one found is another

## Training

web-training-of = Training: { $game }
web-training-own = From your own games
web-training-due = { $count ->
    [0] Nothing to practise today. What you solved comes back after a while, later each time.
    [one] One position to practise today.
   *[other] { $count } positions to practise today.
}
web-training-none = Look at “{ web-after-title }” after a game: your mistakes become exercises here, and come back at growing intervals.
web-training-begin = Practise
web-training-shipped-means = Positions with one clearly best move.
web-training-exercise = Exercise: { $game }
web-training-next = Next
web-training-stop = Finish
web-training-games = { $game }: { $count ->
    [one] one game
   *[other] { $count } games
}
web-training-few = { $count } of { $fewest } decisions: too few to tell
web-training-luck = luck so far, in points
web-training-mean = result on average
web-training-kind = kind of decision
web-training-private = All of this stays in this browser. Nothing of it is sent anywhere.
web-training-forget = Delete everything
web-training-forget-means = Your figures and exercises in this browser are deleted. Your games stay.
