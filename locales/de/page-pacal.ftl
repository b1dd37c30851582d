# Die Seite von Pacal’s Rocket: Knöpfe, der Spielplan in Worten, Stand, Schlusswertung.

## Aktionen, auf Knöpfen und für Screenreader

page-pacal-do-place = Raumschiff auf { $square } stellen
page-pacal-do-roll =
    { $face ->
        [arrows] Die Pfeile würfeln
       *[other] { $face } würfeln
    }
page-pacal-do-fly = Geradeaus nach { $square } fliegen
page-pacal-do-bend = Mit Abbiegen nach { $square } fliegen
page-pacal-do-leap = Nach { $square } springen
page-pacal-do-god = Götterstein mit Wert { $value } abgeben
page-pacal-do-land = Raumschiff auf { $square } stellen
page-pacal-do-drop-own = Einen Stein in dein Raumschiff werfen
page-pacal-do-drop-other = Einen Stein in das Raumschiff von Spieler { $seat } werfen
page-pacal-do-drop-own-from = Den Stein von { $square } in dein Raumschiff werfen
page-pacal-do-drop-other-from = Den Stein von { $square } in das Raumschiff von Spieler { $seat } werfen
page-pacal-do-done = Keinen Stein mehr
page-pacal-do-build =
    { pacal-floors } auf { $square } bauen, mit { $squares }{ $points ->
        [0] {""}
        [one] , 1 Punkt
       *[other] , { $points } Punkte
    }
page-pacal-do-raise =
    { $square } auf { pacal-floors } aufstocken, mit { $squares }{ $points ->
        [0] {""}
        [one] , 1 Punkt
       *[other] , { $points } Punkte
    }
page-pacal-do-pass = Verzichten: nichts bauen

## Der Spielplan in Worten

page-pacal-board = Der Spielplan
page-pacal-keys = Pfeiltasten: über den Spielplan gehen. Enter: ausführen. N: nächstes Feld, auf dem du etwas tun kannst. D: Bezirk zeigen. Escape: Auswahl aufheben.
page-pacal-lake = See
page-pacal-covered = abgedeckt, nicht im Spiel
page-pacal-in-district =
    { $kind ->
        [sacred] heiliger Bezirk { $letter }, Wert { $value }
       *[plain] Bezirk { $letter }, Wert { $value }
    }
page-pacal-at-river = am Fluss
page-pacal-at-lake = am Seeufer
page-pacal-has-pyramid =
    { $you ->
        [yes] deine Pyramide mit { pacal-floors.dative }
       *[no] Pyramide von { $name }, { pacal-floors }
    }
page-pacal-has-ship =
    { $you ->
        [yes] dein Raumschiff
       *[no] Raumschiff von { $name }
    }
page-pacal-has-stone =
    { $you ->
        [yes] dein Stein
       *[no] Stein von { $name }
    }
page-pacal-inside =
    { $you ->
        [yes] { $count ->
            [one] darin 1 Stein von dir
           *[other] darin { $count } Steine von dir
        }
       *[no] { $count ->
            [one] darin 1 Stein von { $name }
           *[other] darin { $count } Steine von { $name }
        }
    }
page-pacal-inside-hidden = Inhalt verdeckt
page-pacal-inside-empty = nichts darin
page-pacal-may-place = hier kannst du dein Raumschiff aufstellen
page-pacal-may-straight = hierher kannst du geradeaus fliegen: zwei Steine
page-pacal-may-bent = hierher kannst du mit Abbiegen fliegen: ein Stein
page-pacal-may-leap = hierher kannst du springen: zwei Steine
page-pacal-may-land = hier kannst du dein Raumschiff abstellen
page-pacal-may-ship = in dieses Raumschiff kannst du einen Stein werfen
page-pacal-may-stone = diesen Stein kannst du zurücknehmen
page-pacal-may-build = hier kannst du bauen

page-pacal-and = { $one } und { $other }
page-pacal-comma = { $one }, { $other }
page-pacal-none = keine

page-pacal-text-round = Die Runde
page-pacal-text-seats = Die Spieler
page-pacal-text-ships = Raumschiffe
page-pacal-text-stones = Offene Steine
page-pacal-text-districts = Bezirke
page-pacal-text-waters = Fluss und See
page-pacal-die-none = Es wurde noch nicht gewürfelt.
page-pacal-die-shows =
    { $face ->
        [arrows] Der Würfel zeigt die Pfeile.
       *[other] Der Würfel zeigt { $face }.
    }
page-pacal-turn-of =
    { $you ->
        [yes] Du bist am Zug.
       *[no] { $name } ist am Zug.
    }
page-pacal-order-is = Die nächsten Züge: { $names }.
page-pacal-closing = Das ist die letzte Runde.
page-pacal-of-floors = { $count } mit { pacal-floors.dative }
page-pacal-text-seat =
    { $you ->
        [yes] Du
       *[no] { $name }
    }: { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }. Vorrat: { $stones ->
        [one] 1 Stein
       *[other] { $stones } Steine
    }; Pyramiden: { $pyramids }. Göttersteine: { $gods }.
page-pacal-text-ship =
    { $you ->
        [yes] Dein Raumschiff auf { $square }: { $load }.
       *[no] Raumschiff von { $name } auf { $square }: { $load }.
    }
page-pacal-text-stone =
    { $you ->
        [yes] Deine Steine: { $squares }.
       *[no] Steine von { $name }: { $squares }.
    }
page-pacal-text-district = Bezirk { $letter }, Wert { $value }: { $leader }. Pyramiden: { $pyramids }.
page-pacal-text-pyramid =
    { $you ->
        [yes] deine mit { pacal-floors.dative } auf { $square }
       *[no] die von { $name } mit { pacal-floors.dative } auf { $square }
    }
page-pacal-text-river = Fluss: { $places }.
page-pacal-text-lake = See: { $places }.
page-pacal-text-place =
    { $you ->
        [yes] du
       *[no] { $name }
    } mit { pacal-floors.dative } für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
page-pacal-leads-nobody = hier hat niemand gebaut
page-pacal-leads =
    { $you ->
        [yes] du hast die Mehrheit
       *[no] { $name } hat die Mehrheit
    }
page-pacal-leads-shared = { $names } teilen sich die Mehrheit

## Die Leiste: was man tun kann, außer auf den Plan zu drücken

page-pacal-die =
    { $face ->
        [none] Der Würfel, noch nicht geworfen
        [arrows] Der Würfel zeigt die Pfeile
       *[other] Der Würfel zeigt { $face }
    }
page-pacal-order = Zugreihenfolge
page-pacal-order-seat = { $place }: { $name }
page-pacal-order-round = Neue Runde
page-pacal-key-straight = geradeaus: 2 Steine
page-pacal-key-bent = mit Abbiegen: 1 Stein
page-pacal-key-leap = Sprung: 2 Steine
page-pacal-god-instead = Oder ein Götterstein:
page-pacal-god-loses = seine Punkte fehlen dir am Ende
page-pacal-your-ship = Dein Raumschiff
page-pacal-into-own = In dein Raumschiff
page-pacal-into-other = In das Raumschiff von { $name }
page-pacal-to-drop =
    { $count ->
        [one] Noch 1 Stein
       *[other] Noch { $count } Steine
    }
page-pacal-which-stone = Dein Vorrat ist leer: Nimm einen dieser Steine zurück.
page-pacal-which-ship = Dein Vorrat ist leer: Wähle ein Raumschiff, dann einen deiner Steine zum Zurücknehmen.
page-pacal-builds = Was du bauen kannst
page-pacal-build-on =
    { $verb ->
        [raise] { $square } auf { $floors } aufstocken
       *[build] { $floors } auf { $square } bauen
    }
page-pacal-build-with = mit { $squares }
page-pacal-points-now =
    { $points ->
        [0] Jetzt keine Punkte.
        [one] Jetzt 1 Punkt.
       *[other] Jetzt { $points } Punkte.
    }
page-pacal-previous = Zurück
page-pacal-next = Weiter
page-pacal-pass = Verzichten
page-pacal-choose-build = Wähle, was du baust.

page-pacal-change-first = Im Bezirk { $district } hat vor dir niemand gebaut.
page-pacal-change-takeover = Du übernimmst den Bezirk { $district } von { $names }.
page-pacal-change-untie = Du hast jetzt allein die Mehrheit im Bezirk { $district }, vor { $names }.
page-pacal-change-tie = Du teilst dir die Mehrheit im Bezirk { $district } mit { $names }.
page-pacal-change-keep = Du hast die Mehrheit im Bezirk { $district } schon.
page-pacal-change-behind = Du bleibst im Bezirk { $district } hinter { $names }.
page-pacal-change-shores =
    { $shores ->
        [river] Zählt auch am Fluss.
        [lake] Zählt auch am See.
       *[both] Zählt auch am Fluss und am See.
    }
page-pacal-sends-back =
    { $count ->
        [one] Der Stein von { $names } dort kommt zurück in den Vorrat.
       *[other] Die Steine von { $names } dort kommen zurück in den Vorrat.
    }
page-pacal-change-ends =
    { $ends ->
        [now] { $bonus ->
            [0] Damit endet das Spiel sofort.
           *[other] Damit endet das Spiel sofort; { $bonus } dieser Punkte gibt es dafür.
        }
       *[round] Diese Runde wird die letzte.
    }
page-pacal-before-after = Stockwerke: vorher { $before }, nachher { $after }

## Stand

page-pacal-score = Punkte
page-pacal-stones-left =
    { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    }
page-pacal-pyramids-left = Pyramiden übrig
page-pacal-god-stones = Göttersteine
page-pacal-god-stones-left = Göttersteine: { $values }
page-pacal-river = Fluss
page-pacal-lake-name = See
page-pacal-district = Bezirk
page-pacal-district-name =
    { $kind ->
        [sacred] Heiliger Bezirk { $letter }
       *[plain] Bezirk { $letter }
    }
page-pacal-worth = Wert { $value }
page-pacal-pays = Am Ende
page-pacal-pays-points =
    { $points ->
        [0] nichts
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
page-pacal-nobody-built =
    Hier hat noch niemand gebaut. Wer zuerst baut, bekommt { $value ->
        [one] 1 Punkt.
       *[other] { $value } Punkte.
    }
page-pacal-ends-at =
    Das Spiel endet, wenn jemand { $points } Punkte erreicht oder baut und danach { $left ->
        [0] keine Pyramide mehr
        [one] nur noch eine Pyramide
       *[other] nur noch { $left } Pyramiden
    } hat.
page-pacal-close = Schließen

## Die Schlusswertung

page-pacal-final = Schlusswertung
page-pacal-forecast = Wenn jetzt Schluss wäre
page-pacal-final-play = Punkte während des Spiels
page-pacal-final-gods = Übrige Göttersteine
page-pacal-final-sum = Summe
page-pacal-final-wins =
    { $you ->
        [yes] Du gewinnst
       *[no] { $name } gewinnt
    } mit { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkten.
    }
page-pacal-final-shared =
    { $names } teilen sich den Sieg mit { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkten.
    }

## Das Bild auf der Startseite

page-pacal-picture = Ein Raumschiff über einer Stadt mit Pyramiden an einem Fluss
page-pacal-told-river = Der Fluss: Stockwerke am Ufer
page-pacal-told-lake = Der See: Stockwerke am Ufer
page-pacal-told-district = Bezirk { $letter }: die meisten Stockwerke
page-pacal-told-god_stones = Nicht benutzte Göttersteine
page-pacal-told-pyramid = Die letzte Pyramide
