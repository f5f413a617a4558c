### What the terminal itself says, whatever the game.

## Before the game

terminal-ask-game = Which game? { $games }
terminal-ask-players = How many players, { $fewest } to { $most }?
terminal-ask-name = Your name?
terminal-default = { $question } [{ $default }]
terminal-wrong-game = There is no game “{ $answer }”. The games: { $games }.
terminal-wrong-players = { $game } is for { $fewest } to { $most } players.
terminal-wrong-name = A name has 1 to { $most } letters, and everyone has their own.
terminal-too-many-names = There are more names than players.
terminal-nobody-named = Nobody in this game is called { $name }. The players: { $players }.
terminal-resume-alone = A resumed game has its players, options and luck in the record: give only names with it.
terminal-somebody = Player
terminal-compiling = The bots are getting ready for this machine. This happens once and takes about a minute.
terminal-welcome = { $bots ->
    [0] { $people } play. Good luck!
   *[other] { $people } against { $opponents }. Good luck!
}
terminal-welcome-back = The game goes on.
terminal-commands = Any time: “?” for help, “hint” for advice, “undo”, “log” for the story, “quit”.

## During the game

terminal-pause = — press Enter —
terminal-curtain = Hand the keyboard to { $name }.
terminal-curtain-enter = { $name }: press Enter when nobody else is looking.
terminal-curtain-back = (“back” lets { $name } choose again.)
terminal-bot-failed = { $name } found no legal move: one was drawn by lot.
terminal-answers-help = ? help
terminal-answers-log = log
terminal-answers-quit = quit exit
terminal-answers-back = undo back u
terminal-answers-hint = hint tip h
terminal-nothing-back = There is nothing to take back: what dice, cards or others have answered stays.
terminal-hint-thinks = The bot is thinking …
terminal-hint-title = A good bot would, best first:
terminal-hint-win = { $win } to win
terminal-answers-yes = y yes
terminal-answers-no = n no

## The moves, where a game has no answers of its own

terminal-column-player = Player
terminal-more-moves = { $count ->
    [one] One more: “moves” lists them all.
   *[other] { $count } more: “moves” lists them all.
} Or name its parts: “{ $example }”.
terminal-more-boards = { $count ->
    [one] “boards” shows one more.
   *[other] “boards” shows { $count } more.
}
terminal-help-move =
    Type the number of a move, or enough of its words to tell it from the others. “{ $number }” and “{ $move }” mean the
    same.
terminal-wrong-empty = Enter alone decides nothing.
terminal-wrong-move = “{ $answer }” isn’t a move here. Type the number of a move, or “?” for help.
terminal-which-move = “{ $answer }” could be any of these: { $moves }
terminal-answers-moves = moves
terminal-answers-boards = boards

## Leaving and saving

terminal-save = Save the record? Enter saves it as { $file }. Or type another name, or “n” for no.
terminal-saved = Saved: { $file }
terminal-not-saved = Not saved.
terminal-file-exists = { $file } exists already and stays as it is. Another name?
terminal-cannot-save = Can’t write { $file } ({ $reason }). Another name?
terminal-written = Written: { $file }
terminal-resume = Continue later with:
terminal-same-luck = Same dice and cards again:

## Replaying and checking

terminal-replay-keys =
    Move { $move } of { $moves }. Enter: next · b: back · r: next round · a number: that move · q: leave
terminal-replay-wrong = “{ $answer }” is neither one of these letters nor a move from 0 to { $moves }.
terminal-replay-help = Enter goes to the next move and “b” back. “r” goes to the next round, hand or turn; a number goes to that move, 0 to the beginning. “log” tells the story up to here, “q” leaves. What comes later is never shown.
terminal-replay-nothing = Nothing to see from here.
terminal-answers-next = n next
terminal-answers-previous = b back
terminal-answers-round = r round
terminal-answers-leave = q
terminal-check-game = Game
terminal-check-players = Players
terminal-check-moves = Moves
terminal-check-state = State
terminal-check-awaited = unfinished; awaited now: { $players }
terminal-check-chance = unfinished; chance is next
terminal-check-finished = finished
terminal-check-winners = { $count ->
    [one] Winner
   *[other] Winners
}
terminal-check-dice = Luck
terminal-check-dice-agree = { $before ->
    [0] all as seed { $seed } gives it
   *[other] after move { $before } all as seed { $seed } gives it
}
terminal-check-no-seed = the record names no seed, so it cannot be checked
terminal-check-good = Every move keeps to the rules, and all luck is that of the seed in the record.
terminal-check-legal = Every move keeps to the rules; more is not proved.
terminal-dice-differ = { $file }: move { $move } is “{ $found }”, but seed { $seed } gives “{ $expected }”.
terminal-verify-no-seed = { $file } names no seed: its luck cannot be checked.
terminal-verify-unproved = Unproved: nobody vouches for the first { $count } moves. They may have been written by anybody.
terminal-verify-before = { $count ->
    [one] By this record its first move comes from the finished game of table { $table }: verify that record too.
   *[other] By this record its first { $count } moves come from the finished game of table { $table }: verify that record too.
} The host of this table chose that moment, and what was hidden then may be known.
terminal-verify-left-out = Sealed but not opened in time, so left out of the luck: the text of { $players }.
terminal-verify-unsealed = Not sealed before the texts were opened: the text of { $players }. The last to give theirs could have tried many.
terminal-verify-seed = { $count ->
    [one] One outcome was recomputed: it is that of the seed and the texts in the record.
   *[other] { $count } outcomes were recomputed: all are those of the seed and the texts in the record.
}
terminal-verify-published = The seed’s hash is { $hash }. If you were shown this hash when you sat down, and the seals here are those you were shown before you opened your text, and your text, which nobody could guess, is here, then nobody could choose this luck; at most, by withholding texts, one of a few.
terminal-verify-chosen = { $count ->
    [one] One outcome was recomputed: it is that of seed { $seed }.
   *[other] { $count } outcomes were recomputed: all are those of seed { $seed }.
} Nobody can tell from the record how this seed was chosen.
terminal-text-differs = { $file }: the text of a player is not the one that was sealed before the game.
terminal-seed-differs = { $file }: the seed is not the one whose hash was published before the game.

## Files that cannot be read

terminal-file-missing = There is no file { $file }.
terminal-file-folder = { $file } is a folder, not a record.
terminal-file-unreadable = { $file } cannot be read: { $reason }.
terminal-file-too-big = { $file } is larger than { $megabytes } MB: that is no record of a game.
terminal-file-not-text = { $file } is no record: it is not UTF-8 text.
terminal-file-empty = { $file } is empty.
terminal-file-bad = { $file }, line { $line }: { $reason }
terminal-file-bad-move = { $file }, line { $line }, “{ $move }”: { $reason }

## Games told afterwards

terminal-review-not-over = { $file } is the record of a game that is not over: only finished games are reviewed.
terminal-review-playing-on = Playing on from each move
terminal-review-written = Written: { $file }

## Exercises

terminal-exercises-number = Exercise { $number } of { $count } (no. { $known }): what is the best move here?
terminal-exercises-again = Once more.
terminal-exercises-right = Right: no other move comes near.
terminal-exercises-wrong = Better: “{ $better }”. Yours brings { $points } points less.
terminal-exercises-brings = What each move brings, in points of 100 for the victory:
terminal-exercises-keys = Any time: “?” for help, “quit” to stop.
terminal-exercises-found = You found { $found } of { $count } at the first try.
