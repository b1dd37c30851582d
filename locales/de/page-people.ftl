# Geräte einer Person, und vergessen werden.

page-devices = Geräte
page-devices-here = dieses Gerät
page-devices-unknown = Unbekanntes Programm
page-devices-since = Angemeldet seit { $day }
page-devices-used = zuletzt benutzt { $day }
page-devices-out = Abmelden
page-devices-done = { $device } ist abgemeldet.
page-devices-all = Alle anderen Geräte abmelden
page-devices-all-done = Alle anderen Geräte sind abgemeldet.
page-forget = Vergiss mich
page-forget-about = Entfernt deinen Namen und deine Chatnachrichten von diesem Server.
page-forget-ask = Vergiss mich …
page-forget-what = Dein Name und deine Chatnachrichten werden an allen Tischen entfernt, ebenso deine E-Mail-Adresse, Benachrichtigungen und Geräte. In laufenden Spielen spielt ein Bot für dich weiter. Das lässt sich nicht rückgängig machen.
page-forget-stays = Züge und Ergebnisse bleiben ohne deinen Namen erhalten, und ihre Würfel lassen sich weiter prüfen. Aufzeichnungen, die andere gespeichert haben, behalten den Namen.
page-forget-not = Alles behalten
page-forget-sure = Endgültig vergessen
page-forget-done = Du bist vergessen. Dieser Browser beginnt von vorn, als jemand Neues.
