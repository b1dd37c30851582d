page-scoring-begins = The scoring begins.
# Each step of a scoring, told on the board. Player { $seat } becomes the name.
page-uxmal-told-priest = Player { $seat }, { $cell }: { page-uxmal-scoring-priest }
page-uxmal-told-cards = Player { $seat }: { page-uxmal-scoring-cards }
page-uxmal-choose = Choose what to do.
page-uxmal-claim = Take one reward.

# Refusals about what is yours, in place of the sentence with your name.
page-own-uxmal-priest-on-priest = Your priest is on { $cell }; two priests cannot share a square.
page-own-uxmal-move-to-priest = Your own priest is on { $cell }; you can jump over it, but not stop there.
page-own-uxmal-move-no-cards = You have no cards; moving a priest costs at least one.
page-own-uxmal-priest-none-left = All your priests are on the pyramid; there is none left to place.
page-own-uxmal-claim-first = Your tile has made a match; choose which cards to take first.
page-own-uxmal-put-nothing-drawn = You have not drawn a tile; choose to place a tile first.
page-own-pacal-take-back-hidden = Your ship is on { $square }, so you cannot take a stone back from inside it.
page-own-pacal-stone-hidden = Your ship is on { $square }, so nothing inside it counts for a constellation.

# How sentences of the game say "player 2", and the same with a name in its place.
page-form-seat-of = player { $seat }
page-form-name-of = { $name }
# Before a vowel.
page-form-name-of-vowel = { $name }
page-form-seat-to = player { $seat }
page-form-name-to = { $name }
page-form-seat-the = player { $seat }
page-form-name-the = { $name }
