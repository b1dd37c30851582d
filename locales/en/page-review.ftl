# The review of a finished game.

page-review-start = Review this game
page-review-what = A bot looks at every choice, every die roll and every draw. It says what each one changed and what would have been better. That takes up to a minute.
page-review-unfinished = Only a finished game can be reviewed.
page-review-asked = The review is starting …
page-review-queued =
    { $ahead ->
        [one] One other review comes first.
       *[other] { $ahead } other reviews come first.
    }
page-review-progress = { $judged } of { $of } looked at
page-review-done = The review is complete.

## The curve

page-review-curve = Chance to win
page-review-win-of = { $name }: { $percent }%.
page-review-percent = { $percent }%
page-review-numbers = The curve in numbers
page-review-numbers-about = Everybody’s chance to win
page-review-move = Move

## What stands out

page-review-mark-slip = slip
page-review-mark-mistake = mistake
page-review-mark-blunder = blunder
page-review-mark-joker = stroke of luck
page-review-next = Next marked move
page-review-previous = Previous marked move
page-review-thresholds = A slip gives away at least 1% of the chance to win, a mistake 2%, a blunder 8%. A stroke of luck gives somebody 30% or more.

## The move on screen

page-review-this = This move
page-review-not-judged = There was nothing to choose here.
page-review-not-yet = Not looked at yet.
page-review-nothing-better = Nothing was better.
page-review-loss = It gave away { $percent }% of the chance to win.
page-review-played = Played: { $action }
page-review-better = Better: { $action }
page-review-luck-gave = The luck of it gave { $percent }% of the chance to win.
page-review-luck-took = The luck of it took { $percent }% of the chance to win.
page-review-show = Show it on the board
page-review-try = Try it yourself

## The moments that decided the game

page-review-moments = The moments that decided it
page-review-no-moments = No single moment decided this game.
page-review-moment = Move { $move }, { $name }
page-review-chance = luck
page-review-effect-gave = { $name } gains { $percent }% of the chance to win.
page-review-effect-took = { $name } loses { $percent }% of the chance to win.
page-review-effect-from = From { $from }% to { $to }%.

## Luck and choices

page-review-account = Luck and choices
page-review-luck-gave-points =
    { $points ->
        [one] { $name }: luck gave { $points } point.
       *[other] { $name }: luck gave { $points } points.
    }
page-review-luck-took-points =
    { $points ->
        [one] { $name }: luck took { $points } point.
       *[other] { $name }: luck took { $points } points.
    }
page-review-own-cost = Own choices cost { $points }.
page-review-own-gained = Own choices brought { $points }.
page-review-account-about = Luck is compared with the average of everything that could have come, choices with the best one each time. Nobody finds them all.
page-review-account-all = From the start to the result
page-review-account-percent = Chance to win, in percent
page-review-account-points = Points
page-review-remainder-about = Changed opinions: later, with more to see, the bot judged some positions differently than before. In the chance to win they are shared out over the other lines.
page-review-account-choices = Choices
page-review-part-start = At the start
page-review-part-luck = Luck
page-review-part-own = Own choices
page-review-part-others = The others’ choices
page-review-part-remainder = Changed opinions
page-review-part-end = Result
page-review-count-choices = All choices
page-review-count-slips = Slips
page-review-count-mistakes = Mistakes
page-review-count-blunders = Blunders
page-review-accuracy = Accuracy
page-review-accuracy-about = Accuracy is the mean over all choices: one that gives nothing away counts 100%, one that gives away 8% counts 50%.

## A choice, tried again

page-review-try-ask = You play { $name }. What would you do?
page-review-try-best = Right: nothing is better.
page-review-try-played = That is what was played. It gives away { $percent }% of the chance to win.
page-review-try-other = That gives away { $percent }% of the chance to win.
page-review-try-behind = There are at least five better moves.
page-review-try-again = Try again
page-review-try-show = Show the best move
page-review-try-back = Back to the review

## Statistics

page-review-statistics = Statistics

## Statistics of Pacal’s Rocket

page-review-pacal-districts = Districts that would pay
page-review-pacal-points-play = { page-source-pacal-play }: points over the rounds
page-review-pacal-points-river = { page-source-pacal-river }: points over the rounds
page-review-pacal-points-lake = { page-source-pacal-lake }: points over the rounds
page-review-pacal-points-district = { page-source-pacal-district }: points over the rounds
page-review-pacal-points-god_stones = { page-source-pacal-god_stones }: points over the rounds
page-review-pacal-flights = Flights
page-review-pacal-flight-straight = Straight
page-review-pacal-flight-turns = With turns
page-review-pacal-flight-leap = Leaps
page-review-pacal-flight-god = God stones given up
page-review-pacal-pyramids = Pyramids at the end
page-review-pacal-floors =
    { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    }
page-review-pacal-stones = Stones
page-review-pacal-returned = Returned when others built

## Statistics of Uxmal

page-review-uxmal-cards = Cards
page-review-uxmal-card-overlay = Taken for covering an idol
page-review-uxmal-card-adjacent = Taken for an idol beside
page-review-uxmal-card-moves = Paid for moves
page-review-uxmal-card-venerate = Paid to venerate
page-review-uxmal-card-curse = Paid to curse
page-review-uxmal-points = Points by level
page-review-uxmal-points-priests = Level { $level }, priests
page-review-uxmal-points-cards = Level { $level }, cards
page-review-uxmal-popularity = Places of the idols over the game
page-review-uxmal-move = Move { $move }
page-review-uxmal-level = Level { $level }
page-review-uxmal-idol = { uxmal-idol }
