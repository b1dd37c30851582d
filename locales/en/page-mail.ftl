# Email for turn notifications: the address, and the pages that links in emails open.

page-mail-sent = We sent a link to { $email }. Open it to confirm the address; until then no other email comes. If it does not arrive in a few minutes, look into the spam folder. If you have stopped emails to this address before, the link at the end of any earlier email allows them again.
page-mail-pending = { $email } is not confirmed yet. Open the link that we sent, or save again to get a new one.
page-mail-confirmed = { $email } is confirmed.
page-mail-none = Saved. You get no emails.
page-mail-confirm = Confirm your email address
page-mail-confirm-about = You will get an email at this address when it is your turn, at most one an hour. Every email has a link that stops them.
page-mail-confirm-do = Confirm the address
page-mail-confirm-done = The address is confirmed. You can close this page.
page-mail-link-none = This link is incomplete. Open the whole link from the email.
page-mail-stop = Stop emails
page-mail-stop-about = This server will send no more email to your address, even if somebody enters it again.
page-mail-stop-do = Stop all emails
page-mail-stop-done = No more email will be sent to your address.
page-mail-allow-do = Allow emails again
page-mail-allow-done = Emails are allowed again. To get them, enter your address at a table.
