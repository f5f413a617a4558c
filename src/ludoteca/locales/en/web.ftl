### What the web app itself says, whatever the game.

web-verbatim = { $text }
web-value = { $value }
web-close = Close
web-cancel = Cancel
web-not-found = Nothing here.
web-cannot-show = This can’t be shown
web-to-home = Back to games
web-connecting = Connecting…

## Settings

web-language = Language
web-light = Appearance
web-light-system = Same as device
web-light-light = Light
web-light-dark = Dark
web-hints = Hints
web-hints-plain = Off
web-hints-helper = Helper
web-hints-coach = Coach
web-hints-plain-means = No help beyond the rules.
web-hints-helper-means = Shows what you can do and what each choice would make.
web-hints-coach-means = Also rates your best choices, with odds and reasons.
web-pace = Speed
web-pace-calm = Calm
web-pace-normal = Normal
web-pace-fast = Fast
web-clock-then = { $you ->
    [yes] Then a bot moves for you.
   *[no] Time left for { $name }.
}
web-clock-urgent = Hurry! { $then }
web-tap-on = Tap to go on
web-sound = Sounds
web-guide-setting = Tour in your first game
web-plain-setting = Simple boards: lists and plain pieces

## Setting up a table

web-new-table = New { $game } table
web-players = Players
web-seats = Seats
web-seat = Seat { $number }
web-seat-me = Me
web-seat-here = Friend on this device
web-seat-elsewhere = Invite a friend
web-seat-bot = Bot
web-name = Name
web-name-of = Name, { $seat }
web-level-of = Level, { $seat }
web-bot-random = random
web-bot-easy = easy
web-bot-medium = medium
web-bot-expert = expert
web-options = Options
web-own-maps = Your own maps
web-own-maps-means = Paste a map, or several: the output of “ludoteca maps make”, or nine lines of twelve letters. Everyone plays on one map; if there are several, each seat gets its own.
web-drop-map = Drop a map here, or choose a file.
web-own-maps-unreadable = That isn’t a map: a map has nine rows of twelve letters.
web-own-maps-read = { $count ->
    [one] One map: everyone plays on it.
   *[other] { $count } maps.
}
web-option-cincinnati-keep = How are dice kept?
web-option-cincinnati-keep-value = { $value ->
    [in-turn] In turn, openly
   *[at-once] All at once, in secret
}
web-option-twins-hands = How many hands?
web-option-twins-hands-value = { $value ->
    [1] One hand
    [3] Three hands
   *[null] Until someone goes bankrupt
}
web-time = Time per decision
web-time-value = { $seconds ->
    [0] No time limit
    [15] 15 seconds
    [30] 30 seconds
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
   *[86400] 1 day
}
web-public = Public
web-public-means = Anyone can find this table on the home page.
web-spectators = Anyone can watch
web-spectators-means = Anyone with the link can watch without a seat.
web-approve = Approve new players
web-approve-means = Nobody gets a seat without your OK.
web-chat = Chat
web-open-at-end = Reveal everything at the end
web-open-at-end-means = After the game everyone at the table can replay it with all cards open and verify the dice and cards.
web-sealed-means = What wasn’t shown in the game stays hidden for good, and the dice and cards can’t be verified.
web-make-table-now = Create table

## Lobby

web-lobby-waiting = The game starts as soon as every seat is taken.
web-invite = Invite others
web-code-is = Table code: { $code }
web-qr = QR code with the link to this table
web-copy-link = Share link
web-copied = Copied
web-open-screen = Show on a big screen
web-your-name = Your name
web-your-name-counts = Used from your next table on.
web-name-beside = Someone else on this device? Their name
web-name-first = Type a name first.
web-is-here = is here
web-is-away = is offline
web-is-bot = bot, { $level }
web-bot-plays = away: a bot is playing
web-you = you
web-seat-free = free
web-seat-kept = reserved for { $name }
web-sit-here = Sit here
web-stand-up = Leave seat
web-leaving = Leaving…
web-ask-for-seat = Ask for this seat
web-asked-host = Waiting for the host to agree…
web-asked-others = Waiting for the others to agree…
web-opening = The game is about to start…
web-watching-count = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
web-host = Manage table
web-mute = Mute { $name }
web-unmute = Unmute { $name }
web-dismiss = Remove { $name }
web-dismiss-sure = Remove { $name }?
web-dismiss-means = { $phase ->
    [gathering] The seat is free for someone else.
   *[playing] { $name } loses the seat for the rest of this game, and a bot plays on.
}
web-asks = { $name } would like to join.
web-asks-for-seat = { $name } would like to take over from { $player }.
web-admit = Let { $name } play
web-decline = No
web-declined = Your request was turned down. You can keep watching.
web-unseated = You no longer have a seat at this table. You can keep watching.
web-begin-with-bots = Start now, bots fill the free seats
web-close-table = Close table
web-fair-hash = The server’s secret number for this table is already sealed: { $hash }…

## The table

web-over = The game is over.
web-thinking = thinking…
web-ready = ready
web-won = wins!
web-drawer = Players, log
web-log = Log
web-chat-line = Say something to the table
web-send = Send
web-said = { $name } says: { $text }
web-undo = Undo
web-since = Since my last move
web-looking-back = You are looking back
web-back-to-now = Back to now
web-step-back = Step back
web-step-on = Step forward
web-run = Play
web-pause = Pause
web-moment = Moment
web-moment-of = { $move } of { $moves }
web-part = Go to a part of the game
web-part-back = Back to: { $part }
web-part-back-none = No earlier part
web-part-on = On to: { $part }
web-part-on-none = No later part
web-part-end = The end
web-speed = Speed
web-times = { $speed }×
web-leave = Leave
web-leave-sure = Leave the table?
web-leave-means = A bot plays for you until you come back.
web-screen = Big screen
web-watching = You are watching.
web-take-over = Take the seat of { $name }
web-take-over-seat = Take over a seat
web-take-over-means = A bot is keeping the seat warm. The people at the table have to agree first.
web-why-closed = { $why ->
    [abandoned] The table was closed because nobody came back.
    [operator] The site’s operators closed the table.
   *[host] The host closed the table.
}
web-rematch = Play again
web-join-next = Join the next game
web-watch-again = Replay
web-curtain = Hand the device to { $name }
web-curtain-why = What comes next is for { $name }’s eyes only.
web-curtain-open = I’m { $name }
web-connection-lost = Connection lost. Your game is safe and resumes when the server is back.
web-trouble = The bot { $name } couldn’t decide; a random move was played instead.
web-connection-back = Back online; everything is as it was.
web-connection-refused = This seat no longer gives you access to the table.

## Replay and dice

web-replay = Replay
web-replay-means = Watch a game again from its record: a file saved with “Download” or by the terminal.
web-drop-record = Drop a record here, or choose a file.
web-other-record = Another record
web-eyes = Seen by
web-eyes-public = spectators
web-eyes-all = everyone, all cards open
web-copy-moment = Link to this moment
web-go-on-here = Continue from here against bots
web-download = Download
web-verify-means = Before the first roll the server showed a seal of its secret number, and the players sealed texts of their own; then the texts were opened. From number and texts this browser recomputes every outcome of chance that the server names.
web-verify-none = There is no seal for this record: its dice and cards can’t be verified.
web-verify-taken-out = This browser sat at this table and was shown a seal, but the record doesn’t mention it. Don’t trust this record!
web-verify-hash-right = The secret number matches the seal in the record.
web-verify-hash-wrong = The secret number doesn’t match the seal in the record!
web-verify-draws-right = { $draws ->
    [0] No roll or card in this record comes from the number and the texts.
    [one] The outcome that the server names for the one roll or card follows from the number and the texts.
   *[other] The server names an outcome for each of the { $draws } rolls and cards: all follow from the number and the texts.
}
web-verify-draws-wrong = { $move ->
    [0] The rolls and cards in the record don’t follow from it!
   *[other] The rolls and cards in the record don’t follow from it, or not all are accounted for: move { $move } is the first one!
}
web-verify-unproved = { $moves ->
    [one] Careful: nobody can vouch for the first move of this game. It comes from a record that this server can’t prove and may have been made up.
   *[other] Careful: nobody can vouch for the first { $moves } moves of this game. They come from a record that this server can’t prove; their cards and rolls may have been made up.
}
web-verify-before = { $moves ->
    [one] The first move comes from a finished game at another table, whose record anyone can read: the host of this table chose the moment, and what was hidden then may be known. This check is about what came after it.
   *[other] The first { $moves } moves come from a finished game at another table, whose record anyone can read: the host of this table chose the moment, and what was hidden then may be known. This check is about what came after them.
}
web-verify-before-link = Verify that table too
web-verify-texts-right = Every sealed text in the dice matches its seal.
web-verify-texts-broken = { $count ->
    [one] { $players }’s text is not the one that was sealed!
   *[other] The texts of { $players } are not the ones that were sealed!
}
web-verify-left-out = { $count ->
    [one] { $players }’s text was not opened in time and is not in the dice.
   *[other] The texts of { $players } were not opened in time and are not in the dice.
}
web-verify-unsealed = { $count ->
    [one] { $players }’s text was not sealed beforehand: whoever gives theirs last can try many.
   *[other] The texts of { $players } were not sealed beforehand: whoever gives theirs last can try many.
}
web-verify-no-texts = No player’s text is in the dice. That proves less: the server could have tried many numbers before it sealed one.
web-verify-not-here = This browser did not sit at this table: it can only check that the record is consistent.
web-verify-other-table = This browser sat at the table you asked about, but this is the record of another one!
web-verify-same-seal = This browser sat at this table: the seal in the record is the one it was shown then.
web-verify-other-seal = This browser sat at this table, and the seal in the record is not the one it was shown then!
web-verify-same-seals = All players’ seals in the record are those this browser was shown before it opened its text.
web-verify-other-seals = The players’ seals in the record are not those this browser was shown before it opened its text! Someone may have chosen theirs afterwards.
web-verify-own-text = { $fate ->
    [there] The text this browser sealed for { $player } is in the dice.
    [left-out] The text this browser sealed for { $player } was left out, as the record says.
   *[missing] The text this browser sealed for { $player } is missing from the record!
}
web-verify-no-own-text = This browser put no text of its own into the dice.
web-verify-details = Seal, number and texts
web-verify-published = The seal
web-verify-seed = The secret number
web-verify-texts = The players’ texts
web-proof = What this proves, and against whom
web-proof-players = Players: without the server’s number they could neither choose the dice and cards nor know them in advance, not even all together. Where a game continues another one, this is true only of what came after.
web-proof-server = The people who run the server: if you opened a text, and this browser finds the seals it was shown in the record, they could not choose the number, or a text, to suit yours. But they know the number during the game and could look ahead. And they could leave texts out: each text that they can count or not count doubles the number of possible draws they can choose from, even if none is missing in the end.
web-proof-together = Both together: as long as one person who opened a text is not in on it, the same is true of them. Their own texts are also among those they can open or withhold.
web-proof-rules = Which event each roll or card is, how many outcomes it has and what each of them means in the game is worked out by the server here. “ludoteca verify FILE” on your own computer recomputes that as well.

## The big screen

web-screen-how = Scan the code with your phone, or open the address and type the letters.

## Help, guide, coach

web-help-search = What would you like to know?
web-help-example-cincinnati = What is a duel?
web-help-example-twins = Who pays in play 1?
web-help-example-diceland = What is a bonus roll?
web-help-nothing = The rules say nothing about that. Try another word.
# Words that lead to the same section; between groups of them a semicolon.
web-help-alike = tie tied draw equal equally; score points wealth; win wins winner winning victory; end ends over finish long duration minutes; joker wild wildcard cards; bankrupt broke; undo takeback mistake back taken; start begin begins setup; reroll again; skip pass stop; buy buying cost costs price; keyboard keys shortcuts; straight run sequence; best better ranking rank; star stars bonus; cross crosses mark marks; dealer deal deals
web-guide = Tour
web-guide-next = Next
web-guide-off = Skip the tour
web-coach = Coach
web-coach-ask = Ask the coach
web-coach-thinks = The coach is thinking…
web-coach-later = The coach will answer as soon as it’s your turn.
web-coach-slow = The coach is getting ready, which takes a minute on a new machine. The answer comes by itself.
web-coach-best = Best: { $win } to win the game.
web-coach-only-best = Best.
web-coach-equal = Just as good.
web-coach-loss = { $games ->
    [one] Wins 1 game in 100 fewer.
   *[other] Wins { $games } games in 100 fewer.
}
web-hints-need-all = With several people at the table, the coach helps only if all agree ({ $agreed } of { $people } do).
web-hints-agree = I agree
web-hints-disagree = I no longer agree

## Refusals

web-refused-no-such-table = This table doesn’t exist (any more). A code works until the game begins; after that, ask for the link.
web-refused-no-such-seat = This seat doesn’t exist.
web-refused-seat-taken = This seat is already taken.
web-refused-full = All seats are taken.
web-refused-bad-name = A name has 1 to 24 letters, and everyone at the table has a different one.
web-refused-bad-text = That text can’t be used.
web-refused-bad-chat = A message has 1 to 200 letters.
web-refused-bad-token = This browser doesn’t hold that seat.
web-refused-bad-options = The game can’t be played like this: { $sentence }
web-refused-bad-record = This isn’t the record of a game played by the rules; it may have been changed afterwards.{ $reasons ->
    [0] { "" }
   *[other] { " " }{ $sentence }
}
web-record-move = Line { $line }, “{ $move }”: the rules don’t allow this move here.
web-record-line = Line { $line } doesn’t belong in a record.
web-refused-no-such-bot = This game has no such bot.
web-refused-not-host = Only the host can do that.
web-refused-sealed = At this table, what wasn’t shown stays hidden.
web-refused-begun = The game has already started.
web-refused-not-begun = The game hasn’t started yet.
web-refused-not-over = The game isn’t over yet.
web-refused-closed = The table is closed.
web-refused-too-large = That is too large.
web-refused-too-fast = Too fast: wait a moment.
web-refused-too-many-tables = Too many tables were created from here: wait a while.
web-refused-too-many-connections = Too many connections from here.
web-refused-not-saved = That couldn’t be saved; nothing has changed.
web-refused-server-error = Something went wrong on the server; nothing has changed.
web-refused-stale = The table has changed in the meantime; look again.
web-refused-cannot-undo = That can’t be undone any more.
web-refused-chat-off = There is no chat at this table.
web-refused-chat-too-fast = Too fast: wait a moment before your next message.
web-refused-over = The game is over.
web-refused-not-awaited = It isn’t your turn.
web-refused-spectator = Spectators can’t do that.
web-refused-hints-off = When several people play, hints are off unless all agree.
web-refused-too-many-hints = One hint at a time: the coach is still thinking.
web-refused-bot-failed = The coach has no advice this time.
web-refused-seated = You have or had a seat in this game, so you can’t take another one.
web-refused-muted = The host has muted you.
web-refused-too-often = You’ve changed your mind too often; wait a moment.
web-refused-not-asked = Nobody is asking for that any more.
web-refused-busy = The server is busy; try again in a moment.
web-refused-no-spectators = This table is closed to spectators.
web-refused-unreadable-table = This table was made by another version of the server and can’t be opened any more.
web-refused-host-unknown = The server doesn’t know this address; open Ludoteca at its usual one.
