# Benachrichtigungen: Push-Nachrichten, Erinnerungen, Ruhezeit, freie Tage.

no-push = Dieser Server verschickt keine Push-Benachrichtigungen.
bad-push-endpoint = Das ist nicht die Adresse eines Push-Dienstes.
bad-push-key = Die Schlüssel dieses Abonnements sind ungültig.
bad-quiet-hours = Die Ruhezeit dauert höchstens 12 Stunden, von einer Uhrzeit bis zu einer anderen.
table-no-days-off = { $left ->
    [0] Du hast an diesem Tisch keine freien Tage mehr.
    [one] Du hast nur noch einen freien Tag.
   *[other] Du kannst dir einen bis { $left } Tage freinehmen.
}

## Was verschickt wird (not on the page)

push-title = { $game }: Du bist dran
push-body = { $name }, du bist am Zug.
push-reminder = { $hours ->
    [one] { $name }, du hast noch eine Stunde für deinen Zug.
   *[other] { $name }, du hast noch { $hours } Stunden für deinen Zug.
}
