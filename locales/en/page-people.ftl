# Devices of a person, and being forgotten.

page-devices = Devices
page-devices-here = this device
page-devices-unknown = Unknown program
page-devices-since = Signed in since { $day }
page-devices-used = last used { $day }
page-devices-out = Sign out
page-devices-done = { $device } is signed out.
page-devices-all = Sign out all other devices
page-devices-all-done = All other devices are signed out.
page-forget = Forget me
page-forget-about = Removes your name and your chat messages from this server.
page-forget-ask = Forget me …
page-forget-what = Your name and your chat messages are removed from all tables, and so are your email address, notifications and devices. A bot goes on for you in running games. This cannot be undone.
page-forget-stays = Moves and results stay, without your name, and their dice can still be checked. Records that others have saved keep the name.
page-forget-not = Keep everything
page-forget-sure = Forget me for good
page-forget-done = You are forgotten. This browser starts again as a new person.
