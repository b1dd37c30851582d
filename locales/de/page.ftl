# Die Wörter der Seite rund um die Spiele.

## Überall

page-name = Sacbe
page-title = Sacbe: Pacal’s Rocket und Uxmal
page-home = Zur Startseite
page-skip = Zum Inhalt springen
page-nav = Hauptmenü
page-nav-tables = Tische
page-nav-replay = Wiedergabe
page-loading = Einen Moment …
page-close = Schließen
page-again = Noch einmal versuchen

page-title-pacal = Pacal’s Rocket
page-title-uxmal = Uxmal

## Was schiefgegangen ist

page-fault-unreachable = Der Server antwortet nicht. Prüfe deine Verbindung; von deinem Spiel ist nichts verloren.
page-fault-own = Auf dieser Seite ist etwas schiefgegangen. Dein Spiel ist auf dem Server gespeichert.
page-fault-unknown = Das hat nicht geklappt.
page-nowhere = Hier ist nichts
page-nowhere-about = Der Link ist falsch geschrieben, oder die Seite gibt es nicht mehr.

## Einstellungen

page-preferences = Einstellungen
page-language = Sprache
page-your-name = Dein Name am Tisch
page-guest = Gast
page-version = Sacbe, Version { $version }
page-theme = Farben
page-theme-system = Wie das System
page-theme-light = Hell
page-theme-dark = Dunkel
page-speed = Züge der anderen
page-speed-normal = Normal
page-speed-fast = Schnell
page-speed-instant = Sofort
page-speed-instant-about = Ohne Animation

## Die Startseite

page-hero = Zwei Spiele aus dem Land der Maya
page-hero-about = Spiel sofort gegen Bots, mit Freunden über einen Link oder gemeinsam an einem Bildschirm.
page-about-pacal = Flieg ein hohles Raumschiff über die Stadt, wirf Steine ein, wo sie niemand erwartet, und bau aus ihren Konstellationen Pyramiden.
page-about-uxmal = Bau mit den anderen eine große Pyramide, Ebene für Ebene, und stell deine Priester auf die beliebtesten Idole.
page-players = { $least } bis { $most } Spieler
page-facts-pacal = etwa eine Stunde
page-facts-uxmal = etwa 25 Minuten
page-play-bots = Gegen Bots spielen
page-play-friends = Mit Freunden
page-play-screen = An diesem Bildschirm
page-learn = Spielend lernen
page-rules = Regeln
page-options = Optionen
page-promises = Gut zu wissen
page-promise-account = Kein Konto, nichts zu installieren. Deine Freunde brauchen nur einen Link.
page-promise-dice = Faire Würfel, die du nach jedem Spiel selbst prüfen kannst.
page-promise-everyone = Mit Maus, Finger, Tastatur oder Screenreader, auf jedem Bildschirm.

page-mine = Deine Spiele fortsetzen
page-mine-waits = Du bist dran
page-mine-others = Warten auf die anderen
page-phase-gathering = Wartet auf Spieler
page-phase-playing = Läuft
page-phase-paused = Pause
page-phase-over = Vorbei
page-phase-closed = Vom Betreiber geschlossen

page-record = Aufzeichnung öffnen
page-record-about = Sieh dir ein gespeichertes Spiel noch einmal an oder spiel von einem beliebigen Zug aus weiter.
page-record-file = Datei wählen
page-record-paste = Oder füge ihren Text ein
page-record-open = Öffnen
page-record-empty = Da steht nichts.
page-record-too-large = Das ist zu groß für die Aufzeichnung eines Spiels.

## Einen Tisch einrichten

page-plan-bots = Du gegen Bots. Wähle, wie viele und wie stark sie sind.
page-plan-friends = Eröffne einen Tisch und schick deinen Freunden den Link. Das Spiel beginnt, wenn du es startest.
page-plan-screen = Alle spielen an diesem Bildschirm, einer nach dem anderen.
page-plan-who = Spieler, in Zugreihenfolge
page-plan-seat = Spieler { $seat }
page-plan-name = Name von Spieler { $seat }
page-plan-seat-more = Platz hinzufügen
page-plan-seat-less = Platz entfernen
page-plan-more = Regeln und Tempo
page-plan-chat = Spieler können chatten
page-plan-make = Tisch eröffnen
page-plan-start = Spiel starten
page-sitter-here = An diesem Bildschirm
page-sitter-name = Name
page-sitter-link = Per Link
page-sitter-link-about = Wartet auf jemanden mit dem Link.
page-bot = Bot { $level }


page-option-pacal-master = Variante
page-option-pacal-master-false = Standard
page-option-pacal-master-false-about = Deine Pyramiden können Steine einer Konstellation ersetzen.
page-option-pacal-master-true = Profi
page-option-pacal-master-true-about = Neue Pyramiden werden nur aus Steinen gebaut.
page-option-pacal-edition = Ausgabe
page-option-pacal-edition-de = Deutsch
page-option-pacal-edition-de-about = Die deutschen Regeln; die polnischen spielen sich genauso.
page-option-pacal-edition-fr = Französisch
page-option-pacal-edition-fr-about = Die letzte Pyramide beendet das Spiel und bringt 5 Punkte. In der letzten Runde bringt auch die vorletzte 5 Punkte.
page-option-pacal-edition-cs = Tschechisch
page-option-pacal-edition-cs-about = Nur ein zurückgenommener Stein pro Zug, keine Sackgassen, 40 Punkte zu fünft.
page-option-pacal-gaps = Lücken
page-option-pacal-gaps-any = Beliebig
page-option-pacal-gaps-any-about = Es zählt nur, dass die Lücken zwischen deinen Steinen gleich breit sind, nicht was darin ist.
page-option-pacal-gaps-empty = Leer
page-option-pacal-gaps-empty-about = Die Felder zwischen deinen Steinen müssen leer sein, wie es in den Spielregeln steht.
page-option-pacal-diamonds = Rauten
page-option-pacal-diamonds-false = Nein
page-option-pacal-diamonds-false-about = Nur gerade stehende Quadrate aus Steinen zählen.
page-option-pacal-diamonds-true = Ja
page-option-pacal-diamonds-true-about = Auch ein um 45 Grad gedrehtes Quadrat ergibt fünf Stockwerke.
page-option-uxmal-priests = Priester zwischen den Ebenen
page-option-uxmal-priests-break = Pause
page-option-uxmal-priests-break-about = Die Grundregel: Alle nehmen ihre Priester zurück.
page-option-uxmal-priests-stay = Keine Pause für die Priester
page-option-uxmal-priests-stay-about = Sie bleiben stehen, wo sie sind.
page-option-uxmal-priests-dwindle = Zwangspause der Priester
page-option-uxmal-priests-dwindle-about = Drei Priester auf Ebene 1, zwei auf Ebene 2, einer auf Ebene 3.

page-pace = Tempo
page-pace-unhurried = Ohne Zeitlimit
page-pace-unhurried-about = Nehmt euch so viel Zeit, wie ihr wollt.
page-pace-live = Live
page-pace-live-about = Eine feste Zahl von Sekunden pro Zug und dazu eine Zeitreserve. Ist deine Zeit um, spielt ein Bot für dich, bis du zurückkommst.
page-pace-days = Fernpartie
page-pace-days-about = Ein paar Tage Zeit für jeden Zug: Spiel, wann du magst.
page-pace-turn = Sekunden pro Zug
page-pace-reserve = Zeitreserve in Minuten
page-pace-day-count = Tage pro Zug
page-spectators = Zuschauer
page-spectators-link = Mit dem Link
page-spectators-link-about = Alle mit dem Link können zusehen.
page-spectators-public = Alle
page-spectators-public-about = Der Tisch und seine freien Plätze stehen in der öffentlichen Liste.
page-spectators-none = Niemand
page-spectators-none-about = Nur die Spieler.

## Ein Link zum Weitergeben

page-share-link = Link zu diesem Tisch
page-share-copy = Link kopieren
page-share-copied = Kopiert
page-share-by-hand = Der Browser erlaubt der Seite nicht, etwas zu kopieren. Der Link ist markiert: Kopiere ihn selbst.
page-share-share = Teilen
page-share-qr = Der Link als QR-Code

## Auf einem anderen Gerät weiterspielen

page-continue = Hier weiterspielen
page-continue-about = Dieser Link bringt die Spiele deines anderen Geräts in diesen Browser. Er gilt einmal und zehn Minuten lang. Die bisherigen Spiele dieses Browsers bleiben hier aufgelistet.
page-continue-here = Hier weiterspielen
page-continue-none = Dieser Link ist unvollständig. Erstell auf dem anderen Gerät einen neuen.

## Tische, die allen offenstehen

page-tables = Offene Tische
page-tables-about = Tische, an denen alle mitspielen oder zusehen können.
page-tables-make = Tisch eröffnen

## Was rund um ein Spiel geschieht

page-event-left = Spieler { $seat } geht; ein Bot übernimmt.
page-event-timed-out = Spieler { $seat } hat keine Zeit mehr; ein Bot übernimmt.
page-event-taken-back = Spieler { $seat } ist wieder da.
page-event-paused = Das Spiel ist angehalten.
page-event-resumed = Spieler { $seat } beendet die Pause.

## Plätze

page-seat-open = Frei

page-seats = Spieler
page-seat-turn = ist dran
page-seat-won = gewinnt
page-seat-away-left = ist gegangen, ein Bot spielt
page-seat-away-out_of_time = keine Zeit mehr, ein Bot spielt
page-seat-wants-pause = möchte eine Pause
page-seat-wants-rematch = möchte eine Revanche
page-score = Punkte
page-clock = Restzeit

## Vor dem Start

page-lobby-share = { $count ->
    [one] Ein Platz ist frei. Schick diesen Link der Person, mit der du spielen willst.
   *[other] { $count } Plätze sind frei. Schick diesen Link allen, mit denen du spielen willst.
}
page-lobby-sit-about = Setz dich: Wie sollen die anderen dich nennen?
page-lobby-sit = Hinsetzen
page-lobby-nameless = Gib zuerst einen Namen ein: Die anderen sehen ihn am Tisch.
page-lobby-full = Alle Plätze sind besetzt. Du kannst zusehen, sobald das Spiel beginnt.
page-lobby-you = du
page-lobby-host = Gastgeber
page-lobby-move = Hier sitzen
page-lobby-bot = Bot für Spieler { $seat }
page-lobby-bot-choose = Bot hinzufügen …
page-lobby-free = Entfernen
page-lobby-close = Platz schließen
page-lobby-open = { $count ->
    [one] Ein Platz ist noch frei: Warte auf jemanden oder gib ihn einem Bot.
   *[other] { $count } Plätze sind noch frei: Warte auf jemanden oder gib sie Bots.
}
page-lobby-waits = Der Gastgeber startet das Spiel. Du musst nichts tun.
page-lobby-leave = Tisch verlassen
page-manner-unhurried = Ohne Zeitlimit
page-manner-live = { $seconds } s pro Zug, { $minutes } min Zeitreserve
page-manner-days = { $days ->
    [one] Ein Tag pro Zug
   *[other] { $days } Tage pro Zug
}

## Am Tisch

page-title-your-turn = Du bist dran – { $title }
page-fault-game = Diese Seite kann das Spiel „{ $game }“ nicht zeigen.
page-link-lost = Verbindung unterbrochen. Neuer Versuch …
page-link-lost-asking = Verbindung unterbrochen. Dein Zug wird gesendet, sobald sie wieder steht …
page-hand-over = { $name } ist dran
page-hand-over-about = Gib den Bildschirm weiter. Bis du tippst, ist nichts zu sehen.
page-hand-over-ready = Ich bin { $name }
page-asking = Was jetzt zu tun ist
page-beside = Neben dem Spielplan
page-tab-after = Ergebnis
page-tab-panel = Stand
page-tab-log = Verlauf
page-tab-words = In Worten
page-tab-chat = Chat
page-tab-more = Mehr

page-ask-wait = { $name } ist am Zug.
page-ask-chance = Es wird gewürfelt oder gezogen.
page-ask-complete = Dein Zug ist fertig: Beende ihn oder nimm einen Schritt zurück.
page-ask-paused = Das Spiel ist angehalten. Die Uhren stehen still.
page-ask-recalling = Das ist seit deinem letzten Zug passiert.
page-ask-away-left = Du bist gegangen, und ein Bot spielt für dich.
page-ask-away-out_of_time = Deine Zeit ist abgelaufen, und ein Bot spielt für dich.
page-won-you = Du hast gewonnen!
page-won = { $count ->
    [one] { $names } hat gewonnen.
   *[other] { $names } teilen sich den Sieg.
}
page-take-back = Wieder selbst spielen
page-resume = Pause beenden
page-undo = Zurücknehmen
page-undo-turn = Alles zurücknehmen
page-end-turn = Zug beenden
page-skip-news = Überspringen
page-recall = Was ist seit meinem Zug passiert?
page-rule = Regel { $rule }
page-key = Taste { $key }

page-log-none = Noch ist nichts passiert.
page-log-hidden = Spieler { $seat } macht etwas, das jetzt verdeckt ist.
page-words-actions = Was du tun kannst

page-chat-none = Noch keine Nachrichten.
page-chat-write = Nachricht schreiben
page-chat-send = Senden
page-chat-mute = { $name } stummschalten

## Mehr

page-confirms = Ich beende meine Züge selbst
page-confirms-about = Sonst endet ein Zug nach seinem letzten Schritt von selbst und lässt sich nicht zurücknehmen.
page-pause = Um eine Pause bitten
page-pause-not = Bitte um Pause zurückziehen
page-leave = Spiel verlassen
page-leave-about = Ein Bot übernimmt deinen Platz. Solange das Spiel läuft, kannst du jederzeit zurückkommen.
page-leave-sure = Gehen und einen Bot spielen lassen
page-leave-not = Bleiben
page-records = Aufzeichnung und Würfel
page-save = Aufzeichnung speichern
page-replay = Noch einmal ansehen
page-verify = Würfel prüfen
page-verify-holds = Die Würfel passen zur Festlegung in dieser Aufzeichnung.
page-verify-holds-kept = Die Würfel passen zu der Festlegung, die dieser Browser vor dem Spiel aufgehoben hat.
page-verify-fails = Die Würfe ließen sich nicht bestätigen.
page-verify-rolls = { $count ->
    [one] Der Wurf
   *[other] Alle { $count } Würfe
}
page-dice-about = Alle Würfe dieses Spiels folgen aus einer geheimen Zahl, die vor dem ersten Wurf feststand. Nach dem Spiel wird sie offengelegt, und du kannst jeden Wurf damit prüfen. Ihr Fingerabdruck:
page-watch = Zusehen
page-watch-about = Alle mit diesem Link können dem Spiel zusehen.
page-elsewhere = Auf einem anderen Gerät weiterspielen
page-elsewhere-about = Erstellt einen Link, der einmal und zehn Minuten lang gilt. Behalte ihn für dich: Wer ihn öffnet, spielt an deiner Stelle.
page-elsewhere-make = Link erstellen
page-elsewhere-link = Öffne diesen Link auf deinem anderen Gerät.
page-notices = Benachrichtigung, wenn du dran bist
page-notices-about = Du bekommst eine E-Mail, wenn du dran bist, höchstens eine pro Stunde. Leer lassen heißt: keine.
page-notices-address = E-Mail-Adresse
page-notices-keep = Speichern
page-notices-kept = Gespeichert.
page-host = Für den Gastgeber
page-stand-in = Stärke der Ersatzbots
page-rematch = Revanche
page-rematch-not = Bitte um Revanche zurückziehen
page-rematch-go = Zur Revanche
page-rematch-waits = Die Revanche beginnt, wenn alle sie wollen.
page-keys = Tastatur
page-key-arrows = Über den Spielplan gehen
page-key-enter = Feld wählen oder Zug beenden
page-key-help = Diese Tasten zeigen
page-key-cancel = Auswahl aufheben, bevor sie gespielt ist
page-key-row = Erstes oder letztes Feld der Reihe
page-key-next = Nächstes Feld, auf dem etwas möglich ist
page-key-details = Bezirk zeigen
page-key-rotate = Plättchen drehen
page-key-toggle = Abspielen oder anhalten
page-keys-table = Am Tisch
page-keys-board = Auf dem Spielplan
page-keys-replay = Bei der Wiedergabe
