# Mail: confirmed addresses, turn mails, unsubscribing.

too-many-mails = Several emails were asked for already. Try again later.
email-not-sent = The email could not be sent. Check the address, or try again later.
no-such-mail-link = This link is not valid. It may have been used already, or be too old.

## What is sent (not on the page)

# $server is the address of the server.
mail-confirm-subject = Please confirm your email address
mail-confirm-body =
    Somebody, probably you, wants an email at this address when it is their turn in a game at { $server }.

    If it was you, open this link and press the button:
    { $link }

    The link works once, for 48 hours. If it was not you, there is nothing to do: without the link no other email comes.
mail-subject = It is your turn: { $game }
mail-body =
    It is your turn at a table of { $game }:
    { $link }
# Followed by a list of games and links.
mail-others = It is also your turn here:
mail-reminder-subject = Your time is running out: { $game }
mail-reminder-body =
    { $hours ->
        [one] You have one more hour
       *[other] You have { $hours } more hours
    } for your turn at a table of { $game }:
    { $link }

    After that a bot takes over. You can always take your seat back.
mail-why =
    You get this email because this address was confirmed at { $server }. There is at most one an hour.
mail-stop =
    No more email from there:
    { $link }
