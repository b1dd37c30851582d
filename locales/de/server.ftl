# Was ein Server zu Anfragen sagt.

bad-field = { $wrong ->
    [missing] Das Feld „{ $field }“ fehlt.
    [unknown] Ein Feld „{ $field }“ gibt es hier nicht.
    [value] Das Feld „{ $field }“ ist nicht wie erwartet: { $reason }.
   *[shape] Die Anfrage ist JSON, aber nicht wie erwartet: { $reason }.
}
bad-method = Das geht an dieser Adresse nicht.
bad-origin = Eine fremde Seite wollte hier für dich handeln. Das ist nicht erlaubt.
bad-address = Das ist keine E-Mail-Adresse.
no-such-table = Diesen Tisch gibt es nicht.
no-such-page = Hier ist nichts.
no-such-code = Dieser Link wurde schon benutzt oder ist älter als zehn Minuten.
no-seats-yet = Dieser Browser hat noch nirgends einen Platz, es gibt also nichts fortzusetzen.
no-notices = Dieser Server verschickt keine Zugnachrichten.
advice-while-playing = Diese Partie läuft noch, und es spielen Menschen mit. Rat gibt es, wenn sie vorbei ist.
too-large = Das ist mehr, als dieser Server auf einmal liest.
too-many-requests = Das war viel auf einmal. Warte ein wenig und versuch es noch einmal.
too-many-tables = Du hast sehr viele Tische eröffnet. Warte eine Stunde oder spiel an einem davon.
too-slow = Deine Verbindung kommt nicht mit. Verbinde dich neu.
storage-unavailable = Der Server kann gerade nichts speichern. Verloren ist nichts; versuch es bald wieder.
server-stopping = Der Server wird beendet. Versuch es bald wieder.
server-fault = Im Server ist etwas schiefgegangen. Geändert hat sich nichts.
no-page = Dieses Programm wurde ohne die Seite gebaut. Ruf „make page“ auf und bau es noch einmal.

## Einen Server starten

serve-address = Der Server kann dort nicht lauschen: { $reason }
serve-storage-failed = Die Tische lassen sich nicht öffnen: { $reason }
serve-storage-newer = Diese Tische hat eine neuere Fassung dieses Programms geschrieben. ({ $reason })
serve-storage-in-use = Ein anderes Programm benutzt diese Tische schon. ({ $reason })
serve-storage-exists = Diese Datei gibt es schon. ({ $reason })
serve-storage-unsupported = Das kann diese Datenbank nicht. ({ $reason })
serve-storage-bad-location = Das ist kein Ort für Tische. ({ $reason })

## Sichern und Ausgeben

backup-done = Die Tische wurden nach { $file } kopiert.
export-done = { $count ->
    [one] Eine Aufzeichnung wurde geschrieben.
   *[other] { $count } Aufzeichnungen wurden geschrieben.
}
export-unreadable = Die Ereignisse dieses Tisches sind nicht lesbar.

## E-Mails

mail-subject = Du bist am Zug: { $game }
mail-body =
    Hallo { $name },

    an einem Tisch von { $game } bist du am Zug:
    { $link }

    Du bekommst diese E-Mail, weil du dort deine Adresse hinterlassen hast.
