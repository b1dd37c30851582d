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
page-replay-forth = One move forward
page-replay-last = To the end
page-replay-speed = Speed
# $times is 1, 2 or 4.
page-replay-times = { $times }×
page-replay-link = Copy a link to this move
page-replay-copied = Copied
page-replay-by-hand = This browser won’t let the page copy. The link to this move is in the address bar.
page-replay-keys = Left and right arrow: one move. Home and End: start and end. Space: play or pause.
page-replay-on = Play on from here
page-replay-on-about = Starts a new table with the moves so far. Bots play the other players.
page-replay-on-seat = You play
page-replay-on-go = Play on
page-replay-over = The game is over here. Go back a few moves to play on.
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
        [one] 1 passage found
       *[other] { $count } passages found
    }
page-rules-none = No passage contains all of these words.
page-rules-all = Show all rules
page-rules-contents = Contents
page-rules-top = Back to top
page-rules-example = Drawn example
page-rules-try = Try it yourself
page-rules-pacal-fly = The die shows 3. Full dots are straight flights, hollow dots are flights with turns.
page-rules-pacal-choose = A constellation of two: stones side by side on b6 and c6. The pyramid can go on either square.
page-rules-pacal-takeover = The pyramid on c6 counts as a stone: c6, d6 and e6 make three floors, enough to take over the sacred district.
page-rules-pacal-water = Two floors on h5 would also count for the lake.
page-rules-uxmal-put = You can put the tile on any free site and turn it. A match on top or beside gives you cards.
page-rules-uxmal-move = The priest on b2 jumps over the one on b1: for one card it reaches the quetzal on a1.
page-rules-uxmal-lift = The level 2 tile lifts the priest on f2.

## Learning by playing

page-learn-title = Learn { $title }
# $step is the number of the step, $count how many there are.
page-learn-step = Step { $step } of { $count }
page-learn-steps = Steps
page-learn-step-done = done
page-learn-next = Next
page-learn-back = Back
page-learn-skip = Skip this step
page-learn-again = Try again
page-learn-show = Show me
page-learn-shown = Like this: { $action }.
page-learn-restart = Start over
page-learn-praise-1 = Well done.
page-learn-praise-2 = Exactly right.
page-learn-praise-3 = Great.
page-learn-legal = That’s a legal move, but the story goes on differently here. Try again.
page-learn-finished = You know how to play.
page-learn-finished-about = Now try a real game: the bots are patient. The rules explain everything else.
page-learn-you = You

## The lesson of Pacal’s Rocket. Squares are in notation: column, then row.

page-learn-pacal-place-title = Your ship
page-learn-pacal-place = You win with the most points, and you score by having the most floors in a district; the large numbers are their values. Ships start in the sacred district in the middle. Place yours on the lit square.
page-learn-pacal-place-done = Your ship is hollow: you can drop stones into it from above. That is what the game is about.
page-learn-pacal-fly-title = Flying straight
page-learn-pacal-fly = The others have placed their ships too. One roll counts for everyone for a whole round (with two players, each rolls for their own turn). It shows 4: fly exactly four squares straight ahead, to b6. In the first round everyone must leave the middle.
page-learn-pacal-fly-done = After a straight flight you can drop two stones: one into your ship and one into another player’s.
page-learn-pacal-own-title = A stone into your ship
page-learn-pacal-own = Your ship has flown to b6. Drop one of your stones into it.
page-learn-pacal-own-done = The stone is on b6, covered by your ship. It does not count yet.
page-learn-pacal-other-title = A stone into another ship
page-learn-pacal-other = Now drop a stone into another player’s ship: Itzel’s, the lit one. You can’t decide where it flies next, but you know where it is now.
page-learn-pacal-other-done = When that ship flies off, your stone stays behind and lies open on a square you have never visited.
page-learn-pacal-bend-title = Flying with turns
page-learn-pacal-bend = Meanwhile the others have flown, dropped stones and built their first pyramids. Round two; the die shows 3. You can turn corners, but you must fly exactly three squares. Fly to c6, which has a hollow dot.
page-learn-pacal-bend-done = Your stone on b6 is open now, because your ship is no longer above it. A flight with turns lets you drop only one stone, into your own ship.
page-learn-pacal-build-title = The first pyramid
page-learn-pacal-build = You have dropped a stone into your ship. A single open stone is enough for a pyramid of one floor. Itzel’s ship has left e5, and your stone stayed there: build on it, in the sacred district.
page-learn-pacal-build-done = You are the first to build in this district, so you score its value at once: 7 points. You get the stone back.
page-learn-pacal-leap-title = The arrows
page-learn-pacal-leap = A new round. The die shows the arrows, and Balam has leapt already. Leap as far as you like along your row or column, over everything in the way: to e6.
page-learn-pacal-leap-done = A leap lets you drop two stones, like a straight flight.
page-learn-pacal-double-title = Doubles go back
page-learn-pacal-double = Another game. Your ship landed on g7, where one of your stones lay, and you dropped a second one into it. Lift off and fly to c7.
page-learn-pacal-double-done = A square keeps only one stone of each color. There were two of yours on g7, so both came back to your supply.
page-learn-pacal-choose-title = Constellations
page-learn-pacal-choose = You have dropped two stones again. Two open stones side by side, on b6 and c6, give two floors. The pyramid goes on one of them. Choose c6: its district is worth more.
page-learn-pacal-choose-done = 6 points, and c6 is on the river, which counts at the end. Three or four in a line with equal gaps give three or four floors; the corners of a square give five.
page-learn-pacal-obstacle-title = Obstacles
page-learn-pacal-obstacle = Meanwhile Itzel has leapt, and a new round begins: the die shows 4. Pyramids, ships, the lake and the edge stop a straight flight. Fly west: your own pyramid stops you on d6.
page-learn-pacal-obstacle-done = You lose the rest of the number, but you can still drop two stones. A flight with turns cannot be cut short like that.
page-learn-pacal-takeover-title = Taking over a district
page-learn-pacal-takeover = A round later. Balam has built three floors in the sacred district, where you have one, and you have flown on to e7. Your pyramids count as stones: c6, d6 and e6 are a line of three. Build on e6.
page-learn-pacal-takeover-done = Four floors against three: you take over the district and score its 7 points again. A tie would have scored nothing.
page-learn-pacal-raise-title = Raising
page-learn-pacal-raise = Meanwhile Balam has flown on, and you have flown to g5. You can also replace a pyramid with a higher one. e5, e6 and e7 are a line of three: raise the pyramid on e5.
page-learn-pacal-raise-done = You were already leading here, so it scores nothing now. But this district will be hard to take from you.
page-learn-pacal-god-title = God stones
page-learn-pacal-god = Meanwhile Itzel has built three floors. You have three god stones, worth 2, 4 and 6 points at the end. Instead of flying, give up the one worth 2, then put your ship on h5, by the lake.
page-learn-pacal-god-done = A god stone takes you anywhere. Then you can drop one stone.
page-learn-pacal-empty-title = When your supply is empty
page-learn-pacal-empty = Another game: all ten stones are on the board. After a leap you can drop two stones. Take one of your open stones back and drop it into another player’s ship.
page-learn-pacal-empty-done = With an empty supply you can take back an open stone for each stone you drop. You must drop it at once.
page-learn-pacal-water-title = River and lake
page-learn-pacal-water = Meanwhile the others have built three pyramids, and you have flown on. Floors on the shore count again at the end: 12, 8 and 4 points for the top three at the river, and the same at the lake. Build two floors on h5.
page-learn-pacal-water-done = 5 points for the district, and two floors by the lake.
page-learn-pacal-end-title = The end
page-learn-pacal-end = The end of another game. A game ends when someone has only one pyramid left, or after the round in which someone reaches 40 points. The four corners of a square give five floors: build them on d8.
page-learn-pacal-end-done = 5 points for ending the game. Then the districts, the river, the lake and the god stones are counted, and you win.

## The lesson of Uxmal. Cells are in notation: column, then row.

page-learn-uxmal-tile-title = The pyramid
page-learn-uxmal-tile = You win with the most points: priests and cards of popular idols score. Together you build a pyramid of three levels on this base; the animals are the idols. Start by placing a tile.
page-learn-uxmal-tile-done = You drew a tile: three idols and a blank.
page-learn-uxmal-put-title = Turning and placing
page-learn-uxmal-put = Put the tile on the lit site in the corner. Turn it first, with the buttons or the key R, so that the quetzal is at the top left.
page-learn-uxmal-put-done = Cover an idol with the same idol and you get two of its cards. Put it beside the same idol and you get one.
page-learn-uxmal-claim-title = One reward
page-learn-uxmal-claim = Your tile is in the corner: quetzal on quetzal, jaguar beside jaguar and serpent beside serpent. You can take only one reward. Take the two cards.
page-learn-uxmal-claim-done = Two quetzal cards. You pay with cards, and cards of the two most popular idols score points.
page-learn-uxmal-overlay-title = Two cards
page-learn-uxmal-overlay = Meanwhile your rival has placed a tile. Put your next one on the lit site, turned so that its serpent covers the serpent.
page-learn-uxmal-overlay-done = A match on top is possible nearly every time: look for it.
page-learn-uxmal-priest-title = Priests
page-learn-uxmal-priest = You have taken two serpent cards, and your rival has placed a priest. Instead of a tile you can place one of your three priests on an idol. The more popular the idol, the more it scores. Place one on the lit quetzal: it is the most popular.
page-learn-uxmal-priest-done = On level 1 the first three idols are worth 4, 3 and 2; on level 2 they are worth 6, 5 and 4; on level 3, 8, 7 and 6. The others are worth nothing.
page-learn-uxmal-move-title = Moving
page-learn-uxmal-move = Meanwhile you have placed a priest on b2, and your rival a tile and a priest. Each square a priest enters costs one card of any kind. Jumping over occupied squares is free. Move the priest from b2 to a1, then pay with a serpent card.
page-learn-uxmal-move-done = One card for two squares, because the one between was occupied. You kept the quetzal cards, which will score.
page-learn-uxmal-curse-title = Cursing
page-learn-uxmal-curse = Meanwhile you have both placed tiles. A card of an idol moves that idol on the popularity track. Your rival has a priest on a serpent, which is on place 3. Curse the serpent: one place down.
page-learn-uxmal-curse-done = The serpent is on place 4 now, and the priest on it is worth nothing.
page-learn-uxmal-venerate-title = Venerating
page-learn-uxmal-venerate = Meanwhile your rival has venerated the serpent again, and you have placed a priest on a monkey. You have two monkey cards: venerate the monkey, one place or two.
page-learn-uxmal-venerate-done = The monkey passes the serpent. Your priest on it scores, and your rival’s on the serpent does not.
page-learn-uxmal-phase-title = A level is complete
page-learn-uxmal-phase = Another game. This is the last tile of level 1: put it so that monkey covers monkey. Then everyone scores at once.
page-learn-uxmal-phase-done = Priests and cards have scored. Then the two most popular idols fall to the bottom of the popularity track, and all priests leave the pyramid.
page-learn-uxmal-level-title = The second level
page-learn-uxmal-level = Meanwhile your rival has placed the first tile of level 2: it lies where four tiles meet. Put yours on the lit site, turned so that its turtle covers the turtle.
page-learn-uxmal-level-done = You have all three priests again. On a higher level each idol is worth more.
page-learn-uxmal-lift-title = Lifted
page-learn-uxmal-lift = Meanwhile you have placed a priest on the serpent on f2, and your rival two tiles. A tile that covers a priest lifts it. Put the tile on the lit site, over f2, so that a serpent ends up under your priest.
page-learn-uxmal-lift-done = The same idol, one level higher: 6 points instead of 4. You also choose what goes under a rival’s priest.
page-learn-uxmal-end-title = The end
page-learn-uxmal-end = The end of another game: the very last tile. It lifts your rival’s priest on d3: turn it so that the blank ends up there. Then take the turtle card: the turtle is on place 1, so the card scores 2 points.
page-learn-uxmal-end-done = The third level is complete, and everyone scores one last time. Most points wins, and that is you.

## What a bot would play

page-tab-advice = Advice
page-advice-about = A bot at level 10 looks at this position for a second and says what it would play.
page-advice-ask = What would the strongest bot play?
page-advice-thinking = The bot is thinking …
page-advice-nobody = There is nothing to decide here: chance acts, or the game is over.
page-advice-whose = It is { $name }’s turn. The bot’s best moves:
page-advice-win = { $percent }% to win
page-advice-played = played
page-advice-other = The move that was played is not among the best five.
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
