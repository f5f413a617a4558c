review-won = { $winner } won. Luck made no certain difference.
review-won-lucky = { $winner } won, and { $points } points of that were luck.
review-won-unlucky = { $winner } won even though luck took { $points } points away.
review-although = { $winner } won although { $better } decided better.
review-although-lucky = { $winner } won although { $better } decided better: luck gave { $winner } { $points } points.
review-although-unlucky = { $winner } won although { $better } decided better and luck took { $points } points away.
review-shared = { $players } shared the victory.

review-start = start
review-luck = luck
review-guesses = guesses
review-own = own play
review-gifts = others
review-result = result
review-adjusted = without luck
review-points =
    In points: the whole victory is 100. Luck is what dice and cards gave; guesses, what turned out well or badly that nobody could know; own play is compared with the judge’s; others, what the decisions of the others gave or took. They add up to the result. ± is 95 %.
review-turned = Where the game turned
review-moved = Move { $move }: { $happened }
review-mistakes = { $count ->
    [0] { $name } made no mistake that is certain
    [one] { $name }: one mistake
   *[other] { $name }: { $count } mistakes
}
review-mark = { $mark ->
    [slip] Slip:
    [blunder] Blunder:
   *[mistake] Mistake:
}
review-mistake = Move { $move } cost { $points } points: “{ $made }”.
review-better = Better: “{ $better }”.
review-judge = Judged by the bot { $bot } (version { $version }), who played on { $deals } times from each point. The judge is a bot: its view of a decision is not the last word.
review-chart = Each player’s expected share of the victory over the game
review-chart-means = The lines show what share of the victory each player could expect after every move; crosses are mistakes. The bars below show what luck gave (up) or took (down).
review-table = All moves that changed something, as a table
review-move = Move
review-chance = chance
review-games = games
review-decisions = decisions
review-rate = lost per decision
review-rate-means = Lost per decision: in thousandths of a victory, on average; not told for fewer than { $fewest } decisions. Luck is the sum over all games, in points; the result is the average share of the victory.
review-kinds = { $name }, by kind of decision
