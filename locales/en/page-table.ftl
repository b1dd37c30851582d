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
page-first = Your first game
page-first-pacal = Fly your ship, drop stones and turn patterns of stones into pyramids. The first pyramid in a district scores its value, and so does taking the lead there. Most points wins.
page-first-uxmal = Build one pyramid together and put your priests on the idols that are popular just now. When a level is finished, priests and cards on the favorites score. Most points wins.
page-first-learn = Learn it in four minutes
page-first-play = Just play
page-notify = Notify me when it is my turn
page-curve = Points over the game
page-curve-seat = { $name }: { $points }.
page-story-close = A close game: only a few points made the difference.
page-story-comeback = A comeback: the winner was far behind late in the game.
page-story-runaway = A clear win from start to finish.
page-story-first-win = Your first win against this level: { $level }.
page-story-leads = { $count ->
    [one] The lead changed once.
   *[other] The lead changed { $count } times.
 }
page-forced = Done for you, since nothing else was possible: { $step }.
page-forced-brief = The only choice: done for you.
