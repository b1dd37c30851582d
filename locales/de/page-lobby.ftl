# Andere treffen, Listen von Tischen und Spielen, Stärke der Bots.

page-bots-level = Stärke der Bots
# $from is the level of the last game, $to the next one: numbers from 1 to 10.
page-level-up = Du hast gegen Stufe { $from } klar gewonnen. Beim nächsten Mal spielst du gegen Stufe { $to }.
page-level-down = Du hast gegen Stufe { $from } klar verloren. Beim nächsten Mal spielst du gegen Stufe { $to }.
page-level-play = Stufe { $to } spielen
page-level-is-up = Du hast gegen Stufe { $from } klar gewonnen, deshalb ist jetzt Stufe { $to } dran.
page-level-is-down = Du hast gegen Stufe { $from } klar verloren, deshalb ist jetzt Stufe { $to } dran.
page-level-back = Zurück zu Stufe { $from }

page-player-numbered = Spieler { $seat }

page-pair = Mit jemandem spielen
page-pair-about = Du bekommst einen Platz bei anderen, die dasselbe Spiel spielen wollen. Es beginnt, wenn alle Plätze besetzt sind.
page-pair-game = Spiel
page-pair-players = Anzahl der Spieler
page-pair-find = Jemanden finden

page-waiting = Warten auf jemanden zum Mitspielen …
page-waiting-more = { $count ->
    [one] Warten auf einen weiteren Spieler …
   *[other] Warten auf { $count } weitere Spieler …
}
page-waiting-ask = Noch ist niemand da. Gegen Bots spielen oder weiter warten?
page-waiting-ask-more = Noch ist niemand dazugekommen. Mit Bots auffüllen oder weiter warten?
page-waiting-bots = Mit Bots spielen
page-waiting-keep = Weiter warten

page-filter = Nur manche Tische zeigen
page-filter-game = Spiel
page-filter-pace = Tempo
page-filter-with = Mitspieler
page-filter-any = alle
page-filter-people = nur Menschen
page-filter-reset = Alle Tische zeigen

page-tables-gathering = Freie Plätze
page-tables-playing = Laufende Spiele
page-tables-join = Mitspielen
page-tables-watch = Zusehen
page-tables-empty = Gerade gibt es keinen. Spiel mit jemandem, oder eröffne einen Tisch und lade andere ein; diese Liste aktualisiert sich von selbst.
page-tables-filtered = Gerade passt kein Tisch.
page-tables-lost = Die Verbindung ist unterbrochen. Diese Liste ist vielleicht veraltet.

page-games = Meine Spiele
page-games-all = Alle meine Spiele
page-games-running = Laufend
page-games-over = Beendet
page-games-none = Mit diesem Browser wurde noch an keinem Tisch gespielt.
page-games-more = Mehr zeigen
page-games-level = Stufe der Bots: { $level }
page-games-reached = Erreichte Stufe in { $game }: { $level }
page-games-export = Als Tabelle speichern (CSV)
page-result-won = { $points ->
    [one] Gewonnen mit einem Punkt
   *[other] Gewonnen mit { $points } Punkten
}
page-result-place = { $points ->
    [one] Platz { $place } von { $players }, ein Punkt
   *[other] Platz { $place } von { $players }, { $points } Punkte
}
