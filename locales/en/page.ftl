# The words of the page around the games.

## Everywhere

page-name = Sacbe
page-title = Sacbe: Pacal’s Rocket and Uxmal
page-home = Start page
page-skip = Skip to content
page-nav = Main
page-nav-tables = Tables
page-nav-replay = Replay
page-loading = One moment …
page-close = Close
page-again = Try again

page-title-pacal = Pacal’s Rocket
page-title-uxmal = Uxmal

## What went wrong

page-fault-unreachable = The server does not respond. Check your connection; nothing you did is lost.
page-fault-own = Something went wrong on this page. Your game is safe on the server.
page-fault-unknown = That did not work.
page-nowhere = There is nothing here
page-nowhere-about = The link has a typo, or the page no longer exists.

## Preferences

page-preferences = Preferences
page-language = Language
page-your-name = Your name at tables
page-guest = Guest
# $version is a number such as 0.2.0.
page-version = Version { $version } of Sacbe
page-theme = Colors
page-theme-system = Same as system
page-theme-light = Light
page-theme-dark = Dark
page-speed = Other players’ moves
page-speed-normal = Normal
page-speed-fast = Fast
page-speed-instant = Instant
page-speed-instant-about = No animation

## The start page

page-hero = Two games from the land of the Maya
page-hero-about = Play right away against bots, with friends through a link, or together on one screen.
page-about-pacal = Fly a hollow ship over the city, drop stones where nobody expects them, and build pyramids from constellations.
page-about-uxmal = Build one great pyramid together, level by level, and get your priests onto the most popular idols.
# $least and $most are numbers of players.
page-players = { $least } to { $most } players
page-facts-pacal = about an hour
page-facts-uxmal = about 25 minutes
page-play-bots = Play against bots
page-play-friends = With friends
page-play-screen = On this screen
page-learn = Learn by playing
page-rules = Rules
page-options = Options
page-promises = Good to know
page-promise-account = No account, nothing to install. All your friends need is a link.
page-promise-dice = Fair dice that you can check yourself after every game.
page-promise-everyone = Mouse, touch, keyboard or screen reader, on any screen.

page-mine = Continue your games
page-mine-waits = Your turn
page-mine-others = Waiting for others
page-phase-gathering = Waiting for players
page-phase-playing = In progress
page-phase-paused = Paused
page-phase-over = Over
page-phase-closed = Closed by the operator

page-record = Open a record
page-record-about = Watch a saved game, or play on from any of its moves.
page-record-file = Choose a file
page-record-paste = Or paste its text
page-record-open = Open
page-record-empty = It is empty.
page-record-too-large = That is too large to be a game record.

## Setting up a table

page-plan-bots = You against bots. Choose how many and how strong.
page-plan-friends = Make a table and send the link to your friends. The game starts when you say so.
page-plan-screen = Everyone plays on this screen and takes turns.
page-plan-who = Players, in turn order
# $seat is the number of a seat.
page-plan-seat = Player { $seat }
page-plan-name = Name of player { $seat }
page-plan-seat-more = Add a seat
page-plan-seat-less = Remove a seat
page-plan-more = Rules and pace
page-plan-chat = Players can chat
page-plan-make = Make the table
page-plan-start = Start the game
page-sitter-here = On this screen
page-sitter-name = Name
page-sitter-link = By link
page-sitter-link-about = Waits for someone with the link.
# $level is the number and the name of a level.
page-bot = Bot { $level }

page-option-pacal-master = Variant
page-option-pacal-master-false = Standard
page-option-pacal-master-false-about = Your pyramids can replace stones in a constellation.
page-option-pacal-master-true = Master
page-option-pacal-master-true-about = New pyramids are built from stones only.
page-option-pacal-edition = Edition
page-option-pacal-edition-de = German
page-option-pacal-edition-de-about = The German rules (also the Polish ones).
page-option-pacal-edition-fr = French
page-option-pacal-edition-fr-about = The last pyramid ends the game and scores 5 points. In the last round the next-to-last one scores 5 points too.
page-option-pacal-edition-cs = Czech
page-option-pacal-edition-cs-about = Take back only one stone per turn, no dead ends, 40 points with five players.
page-option-pacal-gaps = Gaps
page-option-pacal-gaps-any = Anything
page-option-pacal-gaps-any-about = Only the spacing of your stones counts, not what is between them.
page-option-pacal-gaps-empty = Empty
page-option-pacal-gaps-empty-about = The squares between your stones must be empty, as the rulebooks say.
page-option-pacal-diamonds = Diamonds
page-option-pacal-diamonds-false = No
page-option-pacal-diamonds-false-about = Only upright squares of stones count.
page-option-pacal-diamonds-true = Yes
page-option-pacal-diamonds-true-about = A square turned by 45 degrees also gives five floors.
page-option-uxmal-priests = Priests between the levels
page-option-uxmal-priests-break = Break
page-option-uxmal-priests-break-about = The standard rule: everyone takes all priests back.
page-option-uxmal-priests-stay = No break for the priests
page-option-uxmal-priests-stay-about = They stay where they are.
page-option-uxmal-priests-dwindle = Forced break (3, 2, 1 priests)
page-option-uxmal-priests-dwindle-about = Three priests on level 1, two on level 2, one on level 3.

page-pace = Pace
page-pace-unhurried = No time limit
page-pace-unhurried-about = Take as long as you like.
page-pace-live = Live
page-pace-live-about = A set number of seconds per turn, plus a time bank. If you run out, a bot takes over until you come back.
page-pace-days = Days per turn
page-pace-days-about = Play whenever you like within a few days.
page-pace-turn = Seconds per turn
page-pace-reserve = Minutes in the time bank
page-pace-day-count = Days per turn
page-spectators = Spectators
page-spectators-link = With the link
page-spectators-link-about = Anyone with the link can watch.
page-spectators-public = Everyone
page-spectators-public-about = The table and its open seats are listed for everyone.
page-spectators-none = Nobody
page-spectators-none-about = Only the players.

## A link to pass on

page-share-link = Link to this table
page-share-copy = Copy the link
page-share-copied = Copied
page-share-by-hand = This browser won’t let the page copy. The link is selected: copy it yourself.
page-share-share = Share
page-share-qr = Link as a QR code

## Continuing on another device

page-continue = Continue here
page-continue-about = This link brings the games of your other device to this browser. It works once, within ten minutes. The games of this browser stay listed here.
page-continue-here = Continue here
page-continue-none = This link is incomplete. Make a new one on the other device.

## Tables open to everybody

page-tables = Open tables
page-tables-about = Tables that anyone can join or watch.
page-tables-make = Make a table

## What happened around a game

page-event-left = Player { $seat } leaves; a bot takes over.
page-event-timed-out = Player { $seat } is out of time; a bot takes over.
page-event-taken-back = Player { $seat } is back.
page-event-paused = The game is paused.
page-event-resumed = Player { $seat } ends the pause.

## Seats

page-seat-open = Open

page-seats = Players
page-seat-turn = to play
page-seat-won = wins
page-seat-away-left = has left, a bot plays
page-seat-away-out_of_time = out of time, a bot plays
page-seat-wants-pause = wants a pause
page-seat-wants-rematch = wants a rematch
page-score = Points
page-clock = Time left

## Before the start

# $count is the number of open seats.
page-lobby-share = { $count ->
    [one] One seat is open. Send this link to the person you want to play with.
   *[other] { $count } seats are open. Send this link to the people you want to play with.
}
page-lobby-sit-about = Take a seat. What should the others call you?
page-lobby-sit = Take a seat
page-lobby-nameless = Enter a name first: the others see it at the table.
page-lobby-full = All seats are taken. You can watch as soon as the game starts.
page-lobby-you = you
page-lobby-host = host
page-lobby-move = Sit here
page-lobby-bot = Bot for player { $seat }
page-lobby-bot-choose = Add a bot …
page-lobby-free = Remove
page-lobby-close = Close the seat
page-lobby-open = { $count ->
    [one] One seat is still open: wait for someone, or give it to a bot.
   *[other] { $count } seats are still open: wait for others, or give them to bots.
}
page-lobby-waits = The host starts the game. You don’t need to do anything.
page-lobby-leave = Leave the table
page-manner-unhurried = No time limit
page-manner-live = { $seconds } s per turn, { $minutes } min time bank
page-manner-days = { $days ->
    [one] One day per turn
   *[other] { $days } days per turn
}

## At the table

# The title of the window. $title is the name of the game.
page-title-your-turn = Your turn – { $title }
page-fault-game = This page cannot show the game “{ $game }”.
page-link-lost = Connection lost. Reconnecting …
page-link-lost-asking = Connection lost. Your move will be sent when it is back …
page-hand-over = It is { $name }’s turn
page-hand-over-about = Pass the screen on. Nothing is shown until you continue.
page-hand-over-ready = I am { $name }
page-asking = What to do now
page-beside = Beside the board
page-tab-after = Result
page-tab-panel = Standings
page-tab-log = Log
page-tab-words = In words
page-tab-chat = Chat
page-tab-more = More

page-ask-wait = { $name } is playing.
page-ask-chance = Waiting for a roll or a draw.
page-ask-complete = Your turn is complete: end it, or undo a step.
page-ask-paused = The game is paused. The clocks are stopped.
page-ask-recalling = This is what happened since your last turn.
page-ask-away-left = You left, and a bot is playing for you.
page-ask-away-out_of_time = Your time ran out, and a bot is playing for you.
page-won-you = You win!
page-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
page-take-back = Take my seat back
page-resume = End the pause
page-undo = Undo
page-undo-turn = Undo all
page-end-turn = End turn
page-skip-news = Skip
page-recall = What happened since my turn?
page-rule = Rule { $rule }
page-key = Key { $key }

page-log-none = Nothing has happened yet.
# In memory play. $seat is the number of a seat.
page-log-hidden = Player { $seat } does something that is hidden now.
page-words-actions = What you can do

page-chat-none = No messages yet.
page-chat-write = Write a message
page-chat-send = Send
page-chat-mute = Mute { $name }

## More

page-confirms = I end my turns myself
page-confirms-about = Otherwise a turn ends by itself after its last step and cannot be undone.
page-pause = Ask for a pause
page-pause-not = Withdraw the pause request
page-leave = Leave the game
page-leave-about = A bot takes over for you. You can come back at any time during the game.
page-leave-sure = Leave and let a bot play
page-leave-not = Stay
page-records = Record and dice
page-save = Save the record
page-replay = Watch it again
page-verify = Check the dice
page-verify-holds = The dice match the commitment in this record.
page-verify-holds-kept = The dice match the commitment that this browser kept from before the game.
page-verify-fails = The dice could not be verified.
page-verify-rolls = { $count ->
    [one] The roll
   *[other] All { $count } rolls
}
page-dice-about = All rolls of this game come from a secret number that was fixed before the first roll. When the game is over, it is revealed and you can check every roll against it. Its fingerprint:
page-watch = Watch
page-watch-about = Anyone with this link can watch the game.
page-elsewhere = Continue on another device
page-elsewhere-about = Makes a link that works once, within ten minutes. Keep it to yourself: anyone who opens it plays in your place.
page-elsewhere-make = Make the link
page-elsewhere-link = Open this on your other device.
page-notices = Turn notifications
page-notices-about = Get an email when it is your turn, at most one an hour. Leave it empty for none.
page-notices-address = Email address
page-notices-keep = Save
page-notices-kept = Saved.
page-host = For the host
page-stand-in = Level of stand-in bots
page-rematch = Rematch
page-rematch-not = Withdraw the rematch request
page-rematch-go = To the rematch
page-rematch-waits = The rematch starts when everyone wants it.
page-keys = Keyboard
page-key-arrows = Move over the board
page-key-enter = Choose the square, or end the turn
page-key-help = Show these keys
page-key-cancel = Cancel a choice before it is played
page-key-row = First or last square of the row
page-key-next = Next square where you can do something
page-key-details = Show the district
page-key-rotate = Turn the tile
page-key-toggle = Play or pause
page-keys-table = At the table
page-keys-board = On the board
page-keys-replay = In a replay
