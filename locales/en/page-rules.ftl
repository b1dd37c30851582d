# The two rules texts of a game.

page-rules-texts = The two texts of the rules: Learn and Reference
page-rules-learn = Learn
page-rules-reference = Reference
# $title is the name of the game.
page-rules-learn-title = { $title }: learn the game
page-rules-print = Print
