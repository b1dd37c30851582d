# The position of the day.

page-daily = Position of the day
page-daily-title = { $title }: position of the day
page-daily-task = Play this turn so that you would have the most points if everything were scored right after it.
page-daily-found = That is the best turn.
page-daily-more = There is more in this position.
page-daily-answer = The best turn:
page-daily-brings-now = It brings { $now } points at once.
page-daily-brings-later = It brings { $later } points when everything is scored.
page-daily-brings-both = It brings { $now } points at once and { $later } more when everything is scored.
page-daily-second = Any other result brings { $points } at most.
page-daily-yours = Your turn brings { $points } of { $best } points.
page-daily-again = Try again
page-daily-restart = Start over
page-daily-show = Show the best turn
page-daily-tell = Share the result
page-daily-share = Sacbe, { $title }, position of { $date }
page-daily-share-points = { $points } of { $best } points
page-daily-share-found = { $tries ->
    [one] Found at the first try.
   *[other] Found after { $tries } tries.
 }
page-daily-share-missed = Not found.
page-daily-streak = { $days } days in a row.
