# The pages where one learns and looks back, in English: lessons, rules, replays.

## Replaying a record

page-replay-title = Replay
page-replay-about = Open the record of a game and watch it move by move.
page-replay-other = Open another record
# $move is the number of the action that is shown, $count how many there are.
page-replay-at = Move { $move } of { $count }
page-replay-start = The start of the game.
page-replay-scrub = Moves
page-replay-first = To the start
page-replay-back = One move back
page-replay-play = Play
page-replay-pause = Pause
page-replay-forth = One move on
page-replay-last = To the end
page-replay-speed = Speed
# $times is 1, 2 or 4.
page-replay-times = { $times }×
page-replay-link = Copy a link to this move
page-replay-copied = Copied
page-replay-by-hand = This browser does not let the page copy. The link to this move is in the address bar.
page-replay-keys = Left and right arrow: one move. Home and End: start and end. Space: play or pause.
page-replay-on = Play on from here
page-replay-on-about = Makes a new table that begins with the moves so far. Bots play the other seats.
page-replay-on-seat = You play
page-replay-on-go = Play on
page-replay-over = The game is over here. Go back some moves to play on.
# $line is the number of a line of the record, $reason a whole sentence.
page-replay-broken = Line { $line } of the record: { $reason }
page-replay-broken-about = This record cannot be replayed. Check it, or open another one.
page-replay-link-broken = This link is incomplete. Ask for it again, or open the record itself.
page-replay-tab-moves = Moves

## The rules

# $title is the name of the game.
page-rules-title = { $title }: rules
page-rules-english = The text of the rules is in English; it has not been translated yet.
page-rules-search = Search the rules
page-rules-found =
    { $count ->
        [one] One passage found
       *[other] { $count } passages found
    }
page-rules-none = No passage has all of these words.
page-rules-all = Show all rules
page-rules-contents = Contents
page-rules-top = To the top
page-rules-example = Drawn example
page-rules-try = Try it yourself
page-rules-pacal-fly = The die shows 3. Full dots are straight flights, hollow dots are bent ones.
page-rules-pacal-choose = A constellation of two: stones side by side on b6 and c6. The pyramid can stand on either square.
page-rules-pacal-takeover = The pyramid on c6 serves as a stone: c6, d6 and e6 make three floors, enough to take the sacred district over.
page-rules-pacal-water = Two floors on h5 would count at the lake, too.
page-rules-uxmal-put = The tile can be put on each free site and turned: where an idol meets its own likeness, cards are earned.
page-rules-uxmal-move = The priest on b2 jumps over the one on b1: for one card it reaches the quetzal on a1.
page-rules-uxmal-lift = The tile of level 2 lifts the priest on f2.

## Learning by playing

page-learn-title = Learn { $title }
# $step is the number of the step, $count how many there are.
page-learn-step = Step { $step } of { $count }
page-learn-steps = Steps
page-learn-step-done = done
page-learn-next = Next
page-learn-back = Back
page-learn-skip = Skip this step
page-learn-again = Try it again
page-learn-show = Show me
page-learn-shown = This is it: { $action }.
page-learn-restart = From the beginning
page-learn-praise-1 = Well done.
page-learn-praise-2 = Exactly.
page-learn-praise-3 = Very good.
page-learn-legal = You could do that in a game, but this step is about something else. Try again.
page-learn-finished = You know the game.
page-learn-finished-about = Now play it: the bots are patient. The rules explain everything else.
page-learn-you = You

## The lesson of Pacal’s Rocket. Squares are in notation: column, then row.

page-learn-pacal-place-title = Your ship
page-learn-pacal-place = This is a city of districts; the large numbers are their values. Ships start in the sacred district in the middle. Place yours on any lit square.
page-learn-pacal-place-done = Your ship is hollow: stones can be dropped into it from above. That is what the game is about.
page-learn-pacal-fly-title = Flying straight
page-learn-pacal-fly = Each round one roll of the die serves everybody. It shows 4: fly exactly four squares in a straight line. In the first round everybody must leave the middle.
page-learn-pacal-fly-done = After a straight flight you may drop two stones: one into your ship, one into somebody else’s.
page-learn-pacal-own-title = A stone into your ship
page-learn-pacal-own = Your ship has flown to b6. Put one of your stones into it.
page-learn-pacal-own-done = The stone lies on b6, covered by your ship. It does not count yet.
page-learn-pacal-other-title = A stone into another ship
page-learn-pacal-other = Now put a stone into the ship of another player. You cannot say where it will fly, but you know where it stands.
page-learn-pacal-other-done = When that ship flies off, your stone stays behind and lies open, on a square you never visited.
page-learn-pacal-bend-title = Flying with turns
page-learn-pacal-bend = The second round; the die shows 3. You may turn corners, but must fly exactly three squares. Fly to c6: a hollow dot marks it.
page-learn-pacal-bend-done = Your stone on b6 lies open now, because the ship above it is gone. A bent flight lets you drop only one stone, into your own ship.
page-learn-pacal-build-title = The first pyramid
page-learn-pacal-build = A single open stone is enough for a pyramid of one floor. The ship you dropped a stone into has left e5. Build there, in the sacred district.
page-learn-pacal-build-done = You are the first to build in this district and score its value at once: 7 points. The stone is yours again.
page-learn-pacal-leap-title = The arrows
page-learn-pacal-leap = The die shows the arrows: leap as far as you like along your row or column, over everything in the way. Choose a square.
page-learn-pacal-leap-done = A leap counts as a straight flight: two stones.
page-learn-pacal-choose-title = Constellations
page-learn-pacal-choose = Two stones side by side, on b6 and c6, give two floors. The pyramid stands on one of them. Choose c6: its district is worth more.
page-learn-pacal-choose-done = 6 points, and c6 lies on the river, which counts at the end. Three or four in a line with equal gaps give three or four floors, the corners of a square five.
page-learn-pacal-obstacle-title = Obstacles
page-learn-pacal-obstacle = The die shows 4. Pyramids, ships, the lake and the edge stop a straight flight. Fly west: your own pyramid stops you on d6.
page-learn-pacal-obstacle-done = You lose the rest of the number, but you still may drop two stones. A bent flight may not be cut short like that.
page-learn-pacal-takeover-title = Taking over a district
page-learn-pacal-takeover = Somebody has built three floors in the sacred district, and you have one. Your pyramids count as stones: c6, d6 and e6 are a line of three. Build on e6.
page-learn-pacal-takeover-done = Four floors against three: you take the district over and score its 7 points again. Drawing level would have scored nothing.
page-learn-pacal-raise-title = Raising
page-learn-pacal-raise = You can also replace a pyramid by a higher one. e5, e6 and e7 are a line of three: raise the pyramid on e5.
page-learn-pacal-raise-done = You led here already, so it scores nothing now. But nobody will take this district from you soon.
page-learn-pacal-god-title = God stones
page-learn-pacal-god = You have three god stones, worth 2, 4 and 6 points at the end. Instead of flying, give up the one worth 2, then put your ship on h5, at the lake.
page-learn-pacal-god-done = A god stone takes you anywhere. Then you may drop one stone.
page-learn-pacal-water-title = River and lake
page-learn-pacal-water = Floors on the shore count once more at the end: 12, 8 and 4 points for the first three at the river, and the same at the lake. Build two floors on h5.
page-learn-pacal-water-done = 5 points for the district, and two floors at the lake.
page-learn-pacal-end-title = The end
page-learn-pacal-end = Much later. The game ends when somebody has only one pyramid left, or after the round in which somebody reaches 40 points. The four corners of a square give five floors: build them on d8.
page-learn-pacal-end-done = 5 points for ending the game. Then every district, the river, the lake and the god stones are counted, and you win.

## The lesson of Uxmal. Cells are in notation: column, then row.

page-learn-uxmal-tile-title = The pyramid
page-learn-uxmal-tile = Together you build a pyramid of three levels on this base. The animals are idols, some more popular than others. Begin by placing a tile.
page-learn-uxmal-tile-done = You drew a tile: three idols and a blank.
page-learn-uxmal-put-title = Turning and placing
page-learn-uxmal-put = Put the tile on any free site. You may turn it first, with the buttons or the key R.
page-learn-uxmal-put-done = An idol on its own likeness earns two cards of it. An idol beside its likeness earns one.
page-learn-uxmal-claim-title = One reward
page-learn-uxmal-claim = Here the tile lies in the corner: quetzal on quetzal, and jaguar and serpent beside their likenesses. You may take one reward only. Take the two cards.
page-learn-uxmal-claim-done = Two quetzal cards. Cards are what you pay with, and cards of the two most popular idols score.
page-learn-uxmal-overlay-title = Two cards
page-learn-uxmal-overlay = Your next tile. Turn it and put it so that one of its idols covers its own likeness.
page-learn-uxmal-overlay-done = Two cards nearly every time: look for them.
page-learn-uxmal-priest-title = Priests
page-learn-uxmal-priest = Instead of a tile you may place one of your three priests on an idol. The more popular the idol, the more it scores. Place one on a quetzal: it is the most popular.
page-learn-uxmal-priest-done = On level 1 the first three idols are worth 4, 3 and 2; on level 2 they are worth 6, 5 and 4; on level 3, 8, 7 and 6. The others are worth nothing.
page-learn-uxmal-move-title = Walking
page-learn-uxmal-move = Each space that a priest enters costs one card of any kind. Occupied spaces are jumped over for free. Move the priest from b2 to a1, then pay with a serpent card.
page-learn-uxmal-move-done = One card for two spaces, because the one between was occupied. You kept the quetzal cards, which will score.
page-learn-uxmal-curse-title = Cursing
page-learn-uxmal-curse = A card of an idol moves that idol on the stair. Your rival has a priest on a serpent, the third in popularity. Curse the serpent: one step down.
page-learn-uxmal-curse-done = The serpent is fourth now, and the priest on it worth nothing.
page-learn-uxmal-venerate-title = Venerating
page-learn-uxmal-venerate = Your rival has venerated the serpent again. You have a priest on a monkey and two monkey cards: venerate the monkey, one step or two.
page-learn-uxmal-venerate-done = The monkey passes the serpent. Your priest on it scores, and your rival’s on the serpent does not.
page-learn-uxmal-phase-title = A level is complete
page-learn-uxmal-phase = Another game. This is the last tile of level 1: put it so that monkey comes on monkey. Then everybody scores at once.
page-learn-uxmal-phase-done = Priests and cards have scored. Then the two most popular idols fall to the bottom of the stair, and all priests leave the pyramid.
page-learn-uxmal-level-title = The second level
page-learn-uxmal-level = Tiles of level 2 lie where four tiles meet. Put this one on any free site.
page-learn-uxmal-level-done = You have all three priests again. On a higher level each idol is worth more.
page-learn-uxmal-lift-title = Lifted
page-learn-uxmal-lift = A tile that covers a priest lifts it. Yours stands on the serpent on f2. Put the tile on the site of f2 so that a serpent comes under your priest.
page-learn-uxmal-lift-done = The same idol, one level higher: 6 points instead of 4. What comes under a rival’s priest is your choice, too.
page-learn-uxmal-end-title = The end
page-learn-uxmal-end = The very last tile. It lifts your rival’s priest on d3: turn it so that the blank comes there. Then take the turtle card: the turtle is first, so the card scores 2 points.
page-learn-uxmal-end-done = The third level is complete and scored for the last time. The most points win: that is you.

## What a bot would play

page-tab-advice = Advice
page-advice-about = A bot at the level “master” looks at this position for a second and says what it would play.
page-advice-ask = What would the master play?
page-advice-thinking = The bot is thinking …
page-advice-nobody = Nobody has a choice here: chance decides, or the game is over.
page-advice-whose = { $name } is to move. The best actions, as the bot sees it:
page-advice-win = { $percent } % to win
page-advice-played = played
page-advice-other = What was played is not among the best five.
page-advice-ahead =
    { $points ->
        [one] { $points } point ahead
       *[other] { $points } points ahead
    }
page-advice-behind =
    { $points ->
        [one] { $points } point behind
       *[other] { $points } points behind
    }
