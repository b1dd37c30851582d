# Was ein Server zu Anfragen sagt.

bad-field = { $wrong ->
    [missing] Das Feld „{ $field }“ fehlt.
    [unknown] Ein Feld „{ $field }“ gibt es hier nicht.
    [value] Das Feld „{ $field }“ ist ungültig: { $reason }.
   *[shape] Die Anfrage ist JSON, aber ungültig: { $reason }.
}
bad-method = Diese Methode geht an dieser Adresse nicht.
bad-origin = Eine andere Website wollte hier für dich handeln. Das ist nicht erlaubt.
bad-address = Das ist keine E-Mail-Adresse.
no-such-table = Diesen Tisch gibt es nicht.
no-such-page = Hier ist nichts.
no-such-code = Dieser Link wurde schon benutzt oder ist älter als zehn Minuten.
no-seats-yet = Dieser Browser spielt an keinem Tisch mit, es gibt also nichts fortzusetzen.
too-many-devices = Dieser Browser führt schon die Spiele von vier Geräten weiter. Öffne den Link in einem anderen Browser.
signed-out = Dieses Gerät wurde auf einem anderen abgemeldet.
no-such-device = Dieses Gerät ist nicht mehr angemeldet.
no-notices = Dieser Server verschickt keine Benachrichtigungen.
advice-while-playing = In diesem Spiel sind noch Menschen am Zug. Rat gibt es, wenn es vorbei ist.
too-large = Das ist mehr, als dieser Server auf einmal annimmt.
too-many-requests = Zu viele Anfragen. Warte einen Moment und versuch es noch einmal.
too-many-tables = Du hast sehr viele Tische eröffnet. Warte eine Stunde oder spiel an einem davon.
too-many-reports = Du hast viele Meldungen gesendet. Warte eine Stunde bis zur nächsten.
reported-enough = Der Betreiber hat genug Meldungen zu diesem Tisch und hat sie noch nicht gelesen.
report-needs-words = Sag mit ein paar Worten, was du melden willst.
report-too-long = Eine Meldung darf höchstens { $most } Zeichen haben.
too-many-bot-games = Aus deinem Netz laufen schon viele Spiele gegen Bots. Spiel zuerst eines davon zu Ende.
too-much-stored = Aus deinem Netz wurde in der letzten Stunde sehr viel gespeichert. Warte ein wenig und versuch es noch einmal.
server-busy = Der Server hat gerade viel zu rechnen. Versuch es in ein paar Sekunden noch einmal.
network-banned = Dieser Server bedient dein Netz nicht.
too-slow = Deine Verbindung ist zu langsam. Verbinde dich neu.
storage-unavailable = Der Server kann gerade nichts speichern. Nichts ist verloren; versuch es bald wieder.
server-stopping = Der Server wird beendet. Versuch es bald wieder.
server-fault = Im Server ist etwas schiefgegangen. Es hat sich nichts geändert.
preview-busy = Der Server zeichnet gerade viele Bilder. Versuche es in ein paar Sekunden noch einmal.
no-page = Dieses Programm wurde ohne die Seite gebaut. Ruf „make page“ auf und bau es noch einmal.

## The preview that other sites show of a link to a finished game (not on the page)

preview-title = { $game }: der Spielplan am Ende
# $scores is a list of points, with the players' names at a public table.
preview-scores = Endstand: { $scores }
preview-bot = ein Bot

## Einen Server starten

serve-address = Der Server kann an dieser Adresse nicht lauschen: { $reason }
serve-addresses = Andere in diesem Netz können öffnen:
serve-no-address = Dieser Rechner hat keine Adresse, die andere öffnen könnten.
serve-invite = Wer mitspielen will, öffnet { $link } im Browser eines Handys oder Rechners im selben Netz, oder scannt den Code, und setzt sich unter „Tische“ oder über den Link an deinen Tisch.
serve-storage-failed = Die Tische lassen sich nicht öffnen: { $reason }
serve-storage-newer = Diese Tische hat eine neuere Version dieses Programms geschrieben. ({ $reason })
serve-storage-missing = Bei { $file } gibt es keine Datenbank. Nenne den Ordner des Servers mit --data.
serve-storage-in-use = Ein anderes Programm benutzt diese Tische schon. ({ $reason })
serve-storage-exists = Diese Datei gibt es schon. ({ $reason })
serve-storage-unsupported = Das kann diese Datenbank nicht. ({ $reason })
serve-storage-bad-location = Hier lassen sich keine Tische speichern. ({ $reason })
serve-not-migrated = Diese Tische sind beschädigt, deshalb wurde die Datenbank nicht umgestellt und ist wie zuvor: { $tables }. Mit --skip-check wird sie trotzdem umgestellt; die Tische bleiben, wie sie sind, und `sacbe admin delete` entfernt sie.
serve-needs-consent = Diese Datenbank stammt von einer älteren Version des Programms. Mach mit pg_dump eine Kopie und starte dann mit --migrate. Es gibt keinen Weg zurück. ({ $reason })
serve-key-unreadable = Die Schlüsseldatei { $file } lässt sich nicht benutzen: { $reason }
serve-key-malformed = Die Schlüsseldatei { $file } enthält keinen Schlüssel: Erwartet werden 64 hexadezimale Ziffern in Kleinbuchstaben.
serve-key-missing = Die Schlüsseldatei { $file } fehlt, und diese Datenbank wurde mit einem Schlüssel benutzt. Leg die Datei zurück; nichts wurde verändert.
serve-key-another = Der Schlüssel in { $file } ist nicht der, mit dem diese Datenbank benutzt wurde. Nichts wurde verändert.

## Sichern und Ausgeben

backup-done = Die Tische wurden nach { $file } kopiert.
export-done = { $count ->
    [one] Eine Aufzeichnung wurde geschrieben.
   *[other] { $count } Aufzeichnungen wurden geschrieben.
}
export-unreadable = Die Ereignisse dieses Tisches sind nicht lesbar.
export-incomplete = Die oben genannten Tische fehlen in diesem Export.
admin-done = Erledigt.
admin-nothing-found = Diesen Tisch, Platz, Beitrag, diese Sperre oder Meldung gibt es nicht. Nichts wurde geändert.
admin-nothing-left = Es gab nichts mehr zu ändern. Vielleicht hat es ein Server getan, der danach angehalten hat.
admin-already-over = Die Partie an diesem Tisch ist vorbei, also lässt er sich nicht schließen. Er lässt sich löschen.
admin-failed = Das ging nicht. Warum, steht im Protokoll des Servers.
admin-no-answer = Kein Server hat geantwortet. Es wird erledigt, sobald einer antwortet.
check-done = Tische: { $tables }, beendete Partien: { $finished }, Fehler: { $wrong }.
check-failed = Mit diesen Tischen stimmt etwas nicht.
check-unreadable = Tisch { $table }: Die Ereignisse lassen sich nicht lesen.
check-unverified = Tisch { $table }: Die Würfel der Aufzeichnung lassen sich nicht bestätigen.
check-bad-seed = Tisch { $table }: Der Startwert lässt sich mit diesem Schlüssel nicht entschlüsseln, das Spiel kann nicht weitergehen.
