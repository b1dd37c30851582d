# Hints that explain a new situation once, in the first games.

page-hint = Hint
page-hint-close = Got it
page-hint-never = No more hints
page-hint-pacal-place = All ships start here, and in the first round all must leave. From the edge of the district you get out in more directions.
page-hint-pacal-first = In the first round every ship leaves the middle in a straight line. Look for the district where your first pyramid should be.
page-hint-pacal-fly = A straight flight lets you drop two stones, one with turns only one. But turns take you to the square where your stones make a pattern.
page-hint-pacal-leap = With the arrows you leap over everything and still drop two stones: a good moment to reach a district far away.
page-hint-pacal-god = Your ship is stuck. A god stone takes it anywhere, but is then no longer worth its points at the end.
page-hint-pacal-own = The stone lies under your ship and does not count yet. When you fly off, it stays here and can become part of a pyramid.
page-hint-pacal-other = A stone in another ship stays where that ship flies off: maybe in a district you cannot reach. It is worth it where your own stones are near.
page-hint-pacal-back = Your supply is empty. Take back the stone that helps you least; it lies open again when the ship flies off.
page-hint-pacal-build = A player who takes the lead in a district scores its value at once. Otherwise it can pay to wait: one more stone in the pattern gives one more floor.
page-hint-pacal-raise = Raising a pyramid gives floors in a district where you already stand, without using a new square. Good to take the lead back, or to keep it.
page-hint-uxmal-put = An idol on the same idol earns two cards, beside the same idol one. Cards pay for moves, and those of popular idols score.
page-hint-uxmal-lift = This tile can lift priests. Turn it: a good idol under yours, a poor one or the blank under your rivals’.
page-hint-uxmal-claim = You get only one reward. Take cards of an idol that is popular, or of one that you want to move on the track.
page-hint-uxmal-priest = A priest scores when the level is complete, by the popularity of its idol then. If you wait too long, the good places are taken.
page-hint-uxmal-move = A move costs a card for each square, but puts a priest on a better idol. It is worth it if the idol gains more than the cards would.
page-hint-uxmal-pay = Pay with cards of idols that are not popular: only cards of popular idols score.
page-hint-uxmal-track = Cards move their idol on the popularity track: up if your priests stand on it, down if your rivals’ do. That changes what everyone scores.

## What a bot would do, for people who play alone against bots

page-bot-hint-brief = Hint
page-bot-hint = What would a bot do?
page-bot-hint-says = A strong bot would do this: { $action }.
