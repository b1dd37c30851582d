# What a table says to the people around it.
# A key that a program sees as the code of a refusal never changes.

## Refusals

table-stale = The table has changed (to version { $current }). Look again before you decide.
table-not-seated = You have no seat at this table.
table-not-host = Only the host of the table can do that.
table-not-your-turn = It is not your turn.
table-turn-complete = Your turn is complete. End it, or undo a step.
table-turn-incomplete = Your turn is not complete yet.
table-nothing-to-undo = You have no step to undo. Dice rolls and other players’ moves can’t be undone.
table-stood-in = A bot is playing for you. Take your seat back first.
table-not-stood-in = No bot is playing for you.
table-not-started = The game has not started yet.
table-started = The game has already started.
table-over = The game is over.
table-closed = The operator of this server has closed the table. Nobody has won.
table-not-over = The game is not over yet.
table-paused = The game is paused.
table-not-paused = The game is not paused.
table-no-clock = This table has no clock to pause.
table-no-such-seat = There is no Player { $seat } at this table.
table-seat-taken = Player { $seat }’s seat is taken.
table-seat-open = Nobody is playing as Player { $seat }.
table-no-open-seat = All seats are taken.
table-open-seats = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
} Fill or close the open seats, then start.
table-wrong-seats = This game is for { $least } to { $most } players.
table-bad-name = A name has 1 to { $most } characters.
table-name-character = A name cannot contain the character { $character }: nobody can see it, or it is not a letter, digit, sign or emoji.
table-name-scripts = A name is written in one alphabet. Letters of different alphabets can look the same.
table-name-bot = A name cannot begin with the word “bot”: bots are called that.
table-name-taken = Someone at this table already has that name, or one that looks the same.
table-bad-id = An identifier has 1 to 64 letters, digits, “-” and “_”.
table-bad-seed = A seed has 64 lowercase hexadecimal digits.
table-bad-pace = A live game has 5 seconds to an hour per turn and a time bank of up to a day; a slow game has 1 to 60 days per turn.
table-chat-off = The host has turned the chat off.
table-chat-empty = This message is empty.
table-chat-too-long = A message has at most { $most } characters.
table-chat-too-fast = You are writing too fast. Wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
table-unknown-phrase = There is no such ready-made message.
table-nobody-to-mute = There is nobody in this seat to mute.
table-nobody-to-report = Nobody sits there who could be reported.
table-no-spectators = This table does not allow spectators.
table-record-closed = The record shows what is hidden. You can have it when the game is over.
table-bad-opening = Action { $number } of the opening, “{ $action }”, cannot be played.
table-opening-over = The opening plays the game to its end. Leave some moves to play.
table-long-opening = The opening is too long. It may have at most { $most } actions.
table-large-setup = These components are too large to be stored. There is room for { $most } bytes.
table-full = Too much has happened at this table. The game can still be played to its end.
table-no-such-look = There are { $most } colors to choose from.
table-has-clock = This table has a clock: a bot plays for a player whose time runs out.
table-nobody-to-replace = A bot can only play for another player at this table.
table-already-stood-in = A bot is already playing for that player.
table-not-away = That player is here.
table-away-too-short = That player has not been away long enough. Wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
table-nobody-to-nudge = You can only nudge another player whose turn it is.
table-hint-among-people = A bot only advises people who play alone against bots.
table-nudged-just-now = You have just nudged. Wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
table-no-rematch = A rematch starts when everyone at the table wants one.

## Ready-made phrases

table-say-hello = Hello!
table-say-good-luck = Good luck, have fun!
table-say-well-played = Well played!
table-say-thanks = Thanks!
table-say-sorry = Sorry!
table-say-one-moment = One moment, please.
table-say-good-game = Good game!
table-say-again = Another one?

## Checking the dice of a record

verify-opening = { $count ->
    [one] The first action was
   *[other] The first { $count } actions were
} given when the game started. Nobody rolled for { $count ->
    [one] it
   *[other] them
}.
verify-bad-opening = Expected the number of actions that were given when the game started, and no more than there are.
verify-roll = Roll { $roll } is “{ $action }”, as the seed says.
verify-complete = The game is complete. { $rolls ->
    [one] Its only roll was
   *[other] All its { $rolls } rolls were
} checked, and all its { $actions } actions follow the rules.
verify-cut-short = The record stops before the end of the game. { $rolls ->
    [0] There was no roll to check, and its
    [one] One roll was checked, and its
   *[other] { $rolls } rolls were checked, and its
} { $actions } actions follow the rules.
verify-missing = The dice cannot be checked: the header has no line “# { $key } …”{ $key ->
    [seed] . The seed is revealed when the game is over
   *[other] {""}
}.
verify-twice = The header has more than one line “# { $key } …”.
verify-malformed = { $key ->
    [table] This is not the name of a table.
   *[other] Expected 64 lowercase hexadecimal digits.
}
verify-wrong-seed = This seed does not match the commitment: its SHA-256 is not { $commitment }.
verify-wrong-roll = Roll { $roll } is “{ $found }”, but the seed says “{ $expected }”.
