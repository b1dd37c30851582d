# The words of the page around the games.

## Everywhere

page-name = Sacbe
page-title = Sacbe: Pacal’s Rocket and Uxmal
page-home = To the start page
page-skip = Skip to the content
page-nav = Main
page-nav-tables = Tables
page-nav-replay = Replay
page-loading = One moment …
page-close = Close
page-again = Try again

page-title-pacal = Pacal’s Rocket
page-title-uxmal = Uxmal

## What went wrong

page-fault-unreachable = The server does not answer. Check your connection; nothing you did is lost.
page-fault-own = Something went wrong on this page. Your game is safe on the server.
page-fault-unknown = That did not work.
page-nowhere = There is nothing here
page-nowhere-about = The link is mistyped, or what it led to is no longer there.

## Preferences

page-preferences = Preferences
page-language = Language
page-your-name = Your name at tables
page-guest = Guest
page-theme = Colors
page-theme-system = As the system
page-theme-light = Light
page-theme-dark = Dark
page-speed = What others do is shown
page-speed-normal = Calmly
page-speed-fast = Fast
page-speed-instant = At once
page-speed-instant-about = Without any movement

## The start page

page-hero = Two games from the land of the Maya
page-hero-about = Play at once against bots, with friends through a link, or together at one screen.
page-about-pacal = Fly a hollow ship over the city, drop stones where nobody expects them, and raise pyramids from their constellations.
page-about-uxmal = Build one great pyramid together, level by level, and have your priests stand on the idols that everybody loves.
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
page-promise-account = No account, nothing to install. A link is all your friends need.
page-promise-dice = Fair dice that you can check yourself after every game.
page-promise-everyone = By mouse, finger, keyboard or screen reader, on any screen.

page-mine = Continue your games
page-mine-waits = Your turn
page-mine-others = Others’ turn
page-mine-all = Show all { $count } games
page-phase-gathering = Waiting for players
page-phase-playing = Being played
page-phase-paused = Paused
page-phase-over = Over

page-record = Open a record
page-record-about = Watch a saved game again, or play on from any of its moves.
page-record-file = Choose a file
page-record-paste = Or paste its text
page-record-open = Open
page-record-empty = There is nothing in it.
page-record-too-large = That is too large to be the record of a game.

## Setting up a table

page-plan-bots = You against bots. Choose how many, and how well they play.
page-plan-friends = Make a table and send its link to your friends. The game starts when you say so.
page-plan-screen = Everybody plays on this screen, one after the other.
page-plan-who = Who plays, in turn order
# $seat is the number of a seat.
page-plan-seat = Seat { $seat }
page-plan-name = Name of seat { $seat }
page-plan-seat-more = One seat more
page-plan-seat-less = One seat less
page-plan-more = Rules and pace
page-plan-chat = Players can chat
page-plan-make = Make the table
page-plan-start = Start the game
page-sitter-here = At this screen
page-sitter-name = Name
page-sitter-link = By link
page-sitter-link-about = Waits for somebody with the link.
# $level is one of the levels below.
page-bot = Bot, { $level }
page-level-random = random
page-level-easy = easy
page-level-medium = medium
page-level-hard = hard
page-level-master = master
page-level-uct = tree search
page-level-easy-about = Overlooks much, forgets much.
page-level-medium-about = Thinks ahead a little.
page-level-hard-about = Thinks ahead. Hard to beat.
page-level-master-about = Takes its time. Very hard to beat.

page-option-pacal-master = Variant
page-option-pacal-master-false = Standard
page-option-pacal-master-false-about = Your pyramids can stand in for stones of a constellation.
page-option-pacal-master-true = Master
page-option-pacal-master-true-about = New pyramids are built from stones alone.
page-option-pacal-edition = Edition
page-option-pacal-edition-de = German
page-option-pacal-edition-de-about = The original; the Polish rules play the same.
page-option-pacal-edition-fr = French
page-option-pacal-edition-fr-about = The last pyramid ends the game and brings 5 points; so does the next-to-last in the closing round.
page-option-pacal-edition-cs = Czech
page-option-pacal-edition-cs-about = One stone taken back a turn, no dead ends, 40 points with five players.
page-option-pacal-gaps = Gaps
page-option-pacal-gaps-any = Anything
page-option-pacal-gaps-any-about = Only the spacing of your stones counts, not what stands between them.
page-option-pacal-gaps-empty = Empty
page-option-pacal-gaps-empty-about = The squares between your stones must be empty, as the rulebooks write.
page-option-pacal-diamonds = Diamonds
page-option-pacal-diamonds-false = No
page-option-pacal-diamonds-false-about = A square of stones stands upright.
page-option-pacal-diamonds-true = Yes
page-option-pacal-diamonds-true-about = A square turned by 45 degrees also allows five floors.
page-option-uxmal-priests = Between the levels, priests
page-option-uxmal-priests-break = take a break
page-option-uxmal-priests-break-about = The standard rule: everybody takes all of them back.
page-option-uxmal-priests-stay = stay
page-option-uxmal-priests-stay-about = They keep standing where they are.
page-option-uxmal-priests-dwindle = dwindle
page-option-uxmal-priests-dwindle-about = Three on the first level, two on the second, one on the third.

page-pace = Pace
page-pace-unhurried = Unhurried
page-pace-unhurried-about = No clock at all.
page-pace-live = Live
page-pace-live-about = So many seconds for each turn, and a reserve for long ones. Who runs out is replaced by a bot and may come back.
page-pace-days = By the day
page-pace-days-about = Days for each turn: look in when you like.
page-pace-turn = Seconds for a turn
page-pace-reserve = Minutes in reserve
page-pace-day-count = Days for a turn
page-spectators = Onlookers
page-spectators-link = With the link
page-spectators-link-about = Who has the link may watch.
page-spectators-public = Everybody
page-spectators-public-about = The table is listed, and open seats with it.
page-spectators-none = Nobody
page-spectators-none-about = Only those who play.

## A link to pass on

page-share-link = Link to this table
page-share-copy = Copy the link
page-share-copied = Copied
page-share-by-hand = This browser does not let the page copy. The link is selected: copy it yourself.
page-share-share = Share
page-share-qr = The link as a QR code

## Continuing on another device

page-continue = Continue here
page-continue-about = This link brings the games of your other device to this browser. It works once, within ten minutes. Games of this browser’s own are no longer listed here then.
page-continue-here = Continue here
page-continue-none = This link is incomplete. Make a new one on the other device.

## Tables open to everybody

page-tables = Open tables
page-tables-about = Tables that everybody may join or watch.
page-tables-none = There is none at the moment. Make one, and let everybody look on.
page-tables-make = Make a table

## What happened around a game

page-event-left = Seat { $seat } leaves; a bot plays on.
page-event-timed-out = Seat { $seat } is out of time; a bot plays on.
page-event-taken-back = Seat { $seat } is back.
page-event-paused = The game is paused.
page-event-resumed = Seat { $seat } ends the pause.

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
    [one] One seat is open. Send this link to whom you want to play with.
   *[other] { $count } seats are open. Send this link to those you want to play with.
}
page-lobby-sit-about = Sit down: what shall the others call you?
page-lobby-sit = Sit down
page-lobby-full = All seats are taken. You can watch as soon as the game starts.
page-lobby-you = you
page-lobby-host = host
page-lobby-move = Sit here
page-lobby-bot = Bot for seat { $seat }
page-lobby-bot-choose = A bot …
page-lobby-free = Remove
page-lobby-close = Close the seat
page-lobby-open = { $count ->
    [one] One seat is still open: wait for somebody, or give it to a bot.
   *[other] { $count } seats are still open: wait for somebody, or give them to bots.
}
page-lobby-waits = The host starts the game. You need not do anything.
page-lobby-leave = Leave the table
page-manner-unhurried = No clock
page-manner-live = { $seconds } s a turn, { $minutes } min in reserve
page-manner-days = { $days ->
    [one] One day a turn
   *[other] { $days } days a turn
}

## At the table

# The title of the window. $title is the name of the game.
page-title-your-turn = Your turn – { $title }
page-fault-game = This page cannot show the game “{ $game }”.
page-link-lost = The connection is lost. Trying again …
page-link-lost-asking = The connection is lost. What you did is sent as soon as it is back …
page-hand-over = It is the turn of { $name }
page-hand-over-about = Pass the screen on. Nothing is shown before you press.
page-hand-over-ready = I am { $name }
page-asking = What is asked of you
page-beside = Beside the board
page-tab-after = Result
page-tab-panel = Standings
page-tab-log = Log
page-tab-words = In words
page-tab-chat = Chat
page-tab-more = More

page-ask-wait = { $name } is playing.
page-ask-chance = Chance decides.
page-ask-complete = Your turn is complete: end it, or take a step back.
page-ask-paused = The game is paused. The clocks stand still.
page-ask-recalling = This is what happened since your last turn.
page-ask-away-left = You have left, and a bot plays for you.
page-ask-away-out_of_time = Your time ran out, and a bot plays for you.
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
page-log-hidden = Seat { $seat } does something that lies hidden now.
page-words-actions = What you can do

page-chat-none = Nobody has said anything yet.
page-chat-write = Say something
page-chat-send = Send
page-chat-mute = Do not hear { $name }

## More

page-confirms = I end my turns by hand
page-pause = Ask for a pause
page-pause-not = No pause after all
page-leave = Leave the game
page-leave-about = A bot plays on in your place. You can come back at any time while the game lasts.
page-leave-sure = Leave; a bot plays on for me
page-leave-not = Stay
page-records = Record and dice
page-save = Save the record
page-replay = Watch it again
page-verify = Check the dice
page-verify-holds = The dice were honest.
page-verify-fails = The dice cannot be vouched for.
page-verify-rolls = { $count ->
    [one] The roll
   *[other] All { $count } rolls
}
page-dice-about = All rolls of this game follow from a secret that was fixed before the first one. When the game is over it is revealed, and you can check every roll against it. Its seal:
page-watch = Watch
page-watch-about = Who has this link can watch the game.
page-elsewhere = Continue on another device
page-elsewhere-about = Makes a link that works once, within ten minutes. Keep it to yourself: whoever opens it plays in your place.
page-elsewhere-make = Make the link
page-elsewhere-link = Open this on your other device.
page-notices = Turn notices
page-notices-about = Have an e-mail sent to you when it is your turn. Leave it empty for none.
page-notices-address = E-mail address
page-notices-keep = Save
page-notices-kept = Saved.
page-host = For the host
page-stand-in = A bot that stands in for somebody plays
page-rematch = Rematch
page-rematch-not = No rematch after all
page-rematch-go = To the rematch
page-rematch-waits = The rematch starts when everybody wants it.
page-keys = Keys
page-key-arrows = Move over the board
page-key-enter = Press the square, or end the turn
page-key-help = These keys
page-key-cancel = Take back a choice that is not played yet
page-key-row = First or last square of the row
page-key-next = Next square where you can do something
page-key-details = Look at the district
page-key-rotate = Turn the tile
page-key-toggle = Play or pause
page-keys-table = At the table
page-keys-board = On the board
page-keys-replay = In a replay
