# What others do at the table, as it is shown.

page-speed-slow = Slow
page-slower = Slower
page-faster = Faster
page-recall-back = One step back
page-recall-forth = One step on
page-recall-pause = Pause
page-recall-play = Go on
page-recall-at = { $step } of { $count }
page-recall-close = Back to the game
page-gain = +{ $points }
page-pacal-gain = +{ $points } · { $district }
page-volume = Volume
page-sound-off = Sound off
page-sound-on = Sound on
