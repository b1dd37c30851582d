# The review of a finished game, in English.

review-unfinished = This game is not over yet. Only finished games can be reviewed.
review-halted = The review was ended before it was finished.
review-busy = Too many reviews are waiting already. Please try again in a moment.

## The table in the terminal

review-title = { $title }, { $players } players, { $playouts } playouts for each choice. Changes are in the chance to win.
review-player = player
review-start = start
review-luck = luck
review-own = own choices
review-others = others’ choices
review-end = result
review-luck-points = luck in points
review-accuracy = accuracy
review-remainder = remainder
review-no-mistakes = Nobody gave anything away.
review-mistakes = What gave something away:
review-slip = slip
review-mistake = mistake
review-blunder = blunder
review-choice = { $at }. Player { $seat }: { $played }, better { $best }
review-moments = { $count ->
    [one] The moment that decided the game:
   *[other] The { $count } moments that decided the game:
}
review-moment-choice = { $at }. Player { $seat } plays { $played } instead of { $best }: { $effect }
review-moment-chance = { $at }. { $played }: { $effect } for Player { $seat }

## Facts: what an action does, so that a reason can be given

review-fact-then = Then: { $line }.
review-fact-now-more =
    Scored right after this turn: { $points ->
        [one] 1 point
       *[other] { $points } points
    } more for Player { $seat } than what was played.
review-fact-now-less =
    Scored right after this turn: { $points ->
        [one] 1 point
       *[other] { $points } points
    } less for Player { $seat } than what was played.
review-fact-expected =
    Expected at the end: { $points ->
        [one] 1 point
       *[other] { $points } points
    } more for Player { $seat }.
review-fact-expected-less =
    Expected at the end: { $points ->
        [one] 1 point
       *[other] { $points } points
    } fewer for Player { $seat }.
review-fact-as-good = Something at least as good for Player { $seat } comes up in { $percent } % of cases.
review-fact-as-bad = Something at least as bad for Player { $seat } comes up in { $percent } % of cases.
