# Benachrichtigungen außerhalb der Seite, Ruhezeit, freie Tage in Fernpartien.

page-push-about = Du bekommst auf diesem Gerät eine Benachrichtigung, wenn du dran bist, auch wenn diese Seite geschlossen ist.
page-push-turn-on = Auf diesem Gerät benachrichtigen
page-push-turn-off = Hier nicht mehr benachrichtigen
page-push-is-on = Dieses Gerät wird benachrichtigt.
page-push-is-off = Dieses Gerät wird nicht mehr benachrichtigt.
page-push-insecure = Dein Browser erlaubt das nur auf Adressen, die mit https beginnen.
page-push-unsupported = Dieser Browser kann keine Benachrichtigungen empfangen, während die Seite geschlossen ist. Auf iPhone und iPad muss die Seite zuerst auf den Home-Bildschirm.
page-push-denied = Du hast Benachrichtigungen für diese Seite blockiert. In den Einstellungen deines Browsers kannst du sie erlauben.
page-push-failed = Dein Browser erreicht seinen Benachrichtigungsdienst nicht. Versuch es später noch einmal.
page-quiet = Ruhezeit
page-quiet-from = Von
page-quiet-to = Bis
page-quiet-about = Benachrichtigungen warten bis zum Ende dieser Zeit.
page-days-off = Freie Tage
page-days-off-about = Solange du weg bist, steht deine Uhr. Spielen kannst du trotzdem.
page-days-off-left = { $days ->
    [0] Du hast an diesem Tisch keine freien Tage mehr.
    [one] Du kannst dir an diesem Tisch einen Tag freinehmen.
   *[other] Du kannst dir an diesem Tisch { $days } Tage freinehmen.
}
page-days-off-count = Anzahl der Tage
page-days-off-take = Freinehmen
page-days-off-until = Deine Uhr steht bis { $date }.
page-seat-off = hat frei bis { $date }
page-event-days-off = { $days ->
    [one] Spieler { $seat } nimmt sich einen Tag frei.
   *[other] Spieler { $seat } nimmt sich { $days } Tage frei.
}
page-pace-days-off = Freie Tage pro Person
page-pace-weekends-off = Wochenenden zählen nicht
page-manner-weekends-off = Wochenenden zählen nicht
page-manner-days-off = { $days ->
    [one] je ein freier Tag
   *[other] je { $days } freie Tage
}
