### `ludoteca odds cincinnati`

cincinnati-odds-before = Before the first throw
cincinnati-odds-dice = Dice { $dice }
cincinnati-odds-title = { $start }, { $throws ->
    [one] 1 throw left
   *[other] { $throws } throws left
}
cincinnati-odds-picture = { $start }: chances under best play
cincinnati-odds-throws-left = throws left
cincinnati-odds-goal = goal
cincinnati-odds-best-keep = best keep
cincinnati-odds-keep = keep
cincinnati-odds-chance = chance
cincinnati-odds-exactly = exactly
cincinnati-odds-five = five of a kind
cincinnati-odds-table = table { $table }: { $condition }
cincinnati-odds-beat = beat { $dice }
cincinnati-odds-beat-at = beat { $dice } at table { $table }
cincinnati-odds-nothing = nothing
cincinnati-odds-all = all five
cincinnati-odds-no-table = There is no table “{ $table }”: the tables are A, B and C.
cincinnati-odds-one-goal = One goal at a time: --five, or --table, or --beat with or without --table.
cincinnati-odds-wrong-dice = Five dice are five digits from 1 to 6, such as 66441, not “{ $dice }”.
