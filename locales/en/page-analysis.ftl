# The analysis board.

page-analysis-title = Analysis board
page-analysis-offer = Or play all players yourself, choose the dice, and see what a strong bot thinks of each position.
page-analysis-from-here = Analyze from here
page-analysis-main = Main line
page-analysis-branch = Branch { $number }
page-analysis-branches = Branches
page-analysis-evaluation = Evaluation
page-analysis-evaluate = Evaluate every position
page-analysis-line = Then:
page-analysis-play = Play this
page-analysis-fall = Let chance decide
page-analysis-outcomes = Or choose what happens
page-analysis-percent = { $percent }%
page-analysis-name = Name
page-analysis-remove = Remove this branch
page-analysis-empty = Play any move to begin. Another move at an earlier point opens a new branch.
page-analysis-count =
    { $count ->
        [one] one move
       *[other] { $count } moves
    }
page-analysis-link = Copy a link to this analysis
page-analysis-full = There is no room for more branches. Remove one first.
page-analysis-broken = This link has no analysis in it, or only a part of one. Open a replay and choose “Analyze from here”.
page-analysis-while-playing = People are still playing this game. It can be analyzed when it is over.
