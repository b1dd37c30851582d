# E-Mails: bestätigte Adressen, Benachrichtigungen, Abbestellen.

too-many-mails = Es wurden schon mehrere E-Mails angefordert. Versuch es später noch einmal.
email-not-sent = Die E-Mail konnte nicht verschickt werden. Prüf die Adresse oder versuch es später noch einmal.
no-such-mail-link = Dieser Link gilt nicht. Vielleicht wurde er schon benutzt oder ist zu alt.

## Was verschickt wird (not on the page)

# $server is the address of the server.
mail-confirm-subject = Bitte bestätige deine E-Mail-Adresse
mail-confirm-body =
    Jemand, vermutlich du, möchte an diese Adresse eine E-Mail bekommen, wenn er bei einem Spiel auf { $server } dran ist.

    Wenn du das warst, öffne diesen Link und drück auf den Knopf:
    { $link }

    Der Link gilt einmal und 48 Stunden lang. Wenn du es nicht warst, musst du nichts tun: Ohne den Link kommt keine weitere E-Mail.
mail-subject = Du bist dran: { $game }
mail-body =
    An einem Tisch von { $game } bist du dran:
    { $link }
# Followed by a list of games and links.
mail-others = Hier bist du auch dran:
mail-reminder-subject = Deine Zeit läuft ab: { $game }
mail-reminder-body =
    { $hours ->
        [one] Du hast noch eine Stunde
       *[other] Du hast noch { $hours } Stunden
    } für deinen Zug an einem Tisch von { $game }:
    { $link }

    Danach übernimmt ein Bot. Du kannst deinen Platz jederzeit wieder einnehmen.
mail-why =
    Du bekommst diese E-Mail, weil diese Adresse auf { $server } bestätigt wurde. Es kommt höchstens eine pro Stunde.
mail-stop =
    Keine E-Mails mehr von dort:
    { $link }
