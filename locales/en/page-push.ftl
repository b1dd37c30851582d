# Notifications outside the page, quiet hours, days off in slow games.

page-push-about = Get a notification on this device when it is your turn, even when this page is closed.
page-push-turn-on = Notify me on this device
page-push-turn-off = Stop notifying me here
page-push-is-on = This device will be notified.
page-push-is-off = This device will no longer be notified.
page-push-insecure = Your browser allows this only at addresses that begin with https.
page-push-unsupported = This browser cannot receive notifications while the page is closed. On an iPhone or iPad, add the page to the Home Screen first.
page-push-denied = You have blocked notifications for this page. You can allow them in the settings of your browser.
page-push-failed = Your browser could not reach its notification service. Try again later.
page-quiet = Quiet hours
page-quiet-from = From
page-quiet-to = To
page-quiet-about = Notifications wait until the end of these hours.
page-days-off = Days off
page-days-off-about = Your clock stands still while you are away. You can play anyway.
page-days-off-left = { $days ->
    [0] You have no days off left at this table.
    [one] You can take one day off at this table.
   *[other] You can take { $days } days off at this table.
}
page-days-off-count = Number of days
page-days-off-take = Take days off
page-days-off-until = Your clock stands still until { $date }.
page-seat-off = off until { $date }
page-event-days-off = { $days ->
    [one] Player { $seat } takes a day off.
   *[other] Player { $seat } takes { $days } days off.
}
page-pace-days-off = Days off per person
page-pace-weekends-off = Weekends do not count
page-manner-weekends-off = weekends do not count
page-manner-days-off = { $days ->
    [one] one day off each
   *[other] { $days } days off each
}
