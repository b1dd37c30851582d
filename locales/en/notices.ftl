# Turn notifications: push messages, reminders, quiet hours, days off.

no-push = This server does not send push notifications.
bad-push-endpoint = This is not the address of a push service.
bad-push-key = The keys of this subscription are not valid.
bad-quiet-hours = Quiet hours are at most 12 hours long, from one time of day to another.
table-no-days-off = { $left ->
    [0] You have no days off left at this table.
    [one] You have only one day off left.
   *[other] You can take one to { $left } days off.
}

## What is sent (not on the page)

push-title = { $game }: your turn
push-body = { $name }, it is your turn.
push-reminder = { $hours ->
    [one] { $name }, you have one more hour for your turn.
   *[other] { $name }, you have { $hours } more hours for your turn.
}
