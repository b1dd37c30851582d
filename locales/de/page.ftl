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

page-fault-unreachable = Der Server antwortet nicht. Prüfe deine Verbindung; nichts, was du getan hast, ist verloren.
page-fault-own = Auf dieser Seite ist etwas schiefgegangen. Dein Spiel ist auf dem Server sicher.
page-fault-unknown = Das hat nicht geklappt.
page-nowhere = Hier ist nichts
page-nowhere-about = Der Link ist falsch geschrieben, oder sein Ziel gibt es nicht mehr.

## Einstellungen

page-preferences = Einstellungen
page-language = Sprache
page-your-name = Dein Name am Tisch
page-guest = Gast
page-theme = Farben
page-theme-system = Wie das System
page-theme-light = Hell
page-theme-dark = Dunkel
page-speed = Was andere tun, wird gezeigt
page-speed-normal = In Ruhe
page-speed-fast = Schnell
page-speed-instant = Sofort
page-speed-instant-about = Ohne jede Bewegung

## Die Startseite

page-hero = Zwei Spiele aus dem Land der Maya
page-hero-about = Spiel sofort gegen Bots, mit Freunden über einen Link oder gemeinsam an einem Bildschirm.
page-about-pacal = Flieg ein hohles Raumschiff über die Stadt, wirf Steine ein, wo sie niemand erwartet, und bau aus ihren Konstellationen Pyramiden.
page-about-uxmal = Bau mit den anderen eine große Pyramide, Ebene für Ebene, und stell deine Priester auf die Idole, die alle lieben.
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
page-mine-others = Andere sind dran
page-mine-all = Alle { $count } Spiele zeigen
page-phase-gathering = Wartet auf Spieler
page-phase-playing = Läuft
page-phase-paused = Angehalten
page-phase-over = Vorbei

page-record = Aufzeichnung öffnen
page-record-about = Sieh dir ein gespeichertes Spiel noch einmal an oder spiel von einem beliebigen Zug aus weiter.
page-record-file = Datei wählen
page-record-paste = Oder füge ihren Text ein
page-record-open = Öffnen
page-record-empty = Da steht nichts drin.
page-record-too-large = Das ist zu groß für die Aufzeichnung eines Spiels.

## Einen Tisch einrichten

page-plan-bots = Du gegen Bots. Wähle, wie viele und wie gut sie spielen.
page-plan-friends = Eröffne einen Tisch und schick seinen Link an deine Freunde. Das Spiel beginnt, wenn du es sagst.
page-plan-screen = Alle spielen an diesem Bildschirm, einer nach dem anderen.
page-plan-who = Wer spielt, in Zugreihenfolge
page-plan-seat = Platz { $seat }
page-plan-name = Name für Platz { $seat }
page-plan-seat-more = Ein Platz mehr
page-plan-seat-less = Ein Platz weniger
page-plan-more = Regeln und Tempo
page-plan-chat = Spieler können chatten
page-plan-make = Tisch eröffnen
page-plan-start = Spiel starten
page-sitter-here = An diesem Bildschirm
page-sitter-name = Name
page-sitter-link = Per Link
page-sitter-link-about = Wartet auf jemanden mit dem Link.
page-bot = Bot, { $level }
page-level-random = zufällig
page-level-easy = leicht
page-level-medium = mittel
page-level-hard = schwer
page-level-master = meisterlich
page-level-uct = Baumsuche
page-level-easy-about = Übersieht viel und vergisst viel.
page-level-medium-about = Denkt ein wenig voraus.
page-level-hard-about = Denkt voraus. Schwer zu schlagen.
page-level-master-about = Lässt sich Zeit. Sehr schwer zu schlagen.

page-option-pacal-master = Variante
page-option-pacal-master-false = Standard
page-option-pacal-master-false-about = Deine Pyramiden können Steine einer Konstellation ersetzen.
page-option-pacal-master-true = Profi
page-option-pacal-master-true-about = Neue Pyramiden werden nur aus Steinen gebaut.
page-option-pacal-edition = Ausgabe
page-option-pacal-edition-de = Deutsch
page-option-pacal-edition-de-about = Das Original; die polnischen Regeln spielen sich genauso.
page-option-pacal-edition-fr = Französisch
page-option-pacal-edition-fr-about = Die letzte Pyramide beendet das Spiel und bringt 5 Punkte; 5 Punkte bringt auch die vorletzte in der Schlussrunde.
page-option-pacal-edition-cs = Tschechisch
page-option-pacal-edition-cs-about = Ein zurückgenommener Stein pro Zug, keine Sackgassen, 40 Punkte zu fünft.
page-option-pacal-gaps = Lücken
page-option-pacal-gaps-any = Beliebig
page-option-pacal-gaps-any-about = Nur der gleiche Abstand deiner Steine zählt, nicht was dazwischen steht.
page-option-pacal-gaps-empty = Leer
page-option-pacal-gaps-empty-about = Die Felder zwischen deinen Steinen müssen leer sein, wie es in den Anleitungen steht.
page-option-pacal-diamonds = Rauten
page-option-pacal-diamonds-false = Nein
page-option-pacal-diamonds-false-about = Ein Quadrat aus Steinen steht gerade.
page-option-pacal-diamonds-true = Ja
page-option-pacal-diamonds-true-about = Auch ein um 45 Grad gedrehtes Quadrat erlaubt fünf Stockwerke.
page-option-uxmal-priests = Zwischen den Ebenen
page-option-uxmal-priests-break = machen die Priester Pause
page-option-uxmal-priests-break-about = Die Grundregel: Alle nehmen ihre Priester zurück.
page-option-uxmal-priests-stay = bleiben die Priester
page-option-uxmal-priests-stay-about = Sie bleiben stehen, wo sie sind.
page-option-uxmal-priests-dwindle = werden die Priester weniger
page-option-uxmal-priests-dwindle-about = Drei auf der ersten Ebene, zwei auf der zweiten, einer auf der dritten.

page-pace = Tempo
page-pace-unhurried = Ohne Eile
page-pace-unhurried-about = Ganz ohne Uhr.
page-pace-live = Live
page-pace-live-about = So viele Sekunden für jeden Zug und eine Reserve für lange. Wem die Zeit ausgeht, den ersetzt ein Bot; Zurückkommen ist erlaubt.
page-pace-days = Tageweise
page-pace-days-about = Tage für jeden Zug: Schau vorbei, wann du magst.
page-pace-turn = Sekunden pro Zug
page-pace-reserve = Minuten Reserve
page-pace-day-count = Tage pro Zug
page-spectators = Zuschauer
page-spectators-link = Mit dem Link
page-spectators-link-about = Wer den Link hat, darf zusehen.
page-spectators-public = Alle
page-spectators-public-about = Der Tisch wird aufgelistet, freie Plätze auch.
page-spectators-none = Niemand
page-spectators-none-about = Nur wer mitspielt.

## Ein Link zum Weitergeben

page-share-link = Link zu diesem Tisch
page-share-copy = Link kopieren
page-share-copied = Kopiert
page-share-by-hand = Dieser Browser lässt die Seite nichts kopieren. Der Link ist markiert: Kopiere ihn selbst.
page-share-share = Teilen
page-share-qr = Der Link als QR-Code

## Auf einem anderen Gerät weiterspielen

page-continue = Hier weiterspielen
page-continue-about = Dieser Link bringt die Spiele deines anderen Geräts in diesen Browser. Er gilt einmal, innerhalb von zehn Minuten. Eigene Spiele dieses Browsers sind dann hier nicht mehr aufgelistet.
page-continue-here = Hier weiterspielen
page-continue-none = Dieser Link ist unvollständig. Erstell auf dem anderen Gerät einen neuen.

## Tische, die allen offenstehen

page-tables = Offene Tische
page-tables-about = Tische, an denen alle mitspielen oder zusehen dürfen.
page-tables-none = Gerade gibt es keinen. Eröffne einen und lass alle zusehen.
page-tables-make = Tisch eröffnen

## Was rund um ein Spiel geschieht

page-event-left = Spieler { $seat } geht; ein Bot spielt weiter.
page-event-timed-out = Spieler { $seat } hat keine Zeit mehr; ein Bot spielt weiter.
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
    [one] Ein Platz ist frei. Schick diesen Link an alle, mit denen du spielen willst.
   *[other] { $count } Plätze sind frei. Schick diesen Link an alle, mit denen du spielen willst.
}
page-lobby-sit-about = Setz dich: Wie sollen die anderen dich nennen?
page-lobby-sit = Hinsetzen
page-lobby-full = Alle Plätze sind besetzt. Du kannst zusehen, sobald das Spiel beginnt.
page-lobby-you = du
page-lobby-host = Gastgeber
page-lobby-move = Hier sitzen
page-lobby-bot = Bot für Platz { $seat }
page-lobby-bot-choose = Ein Bot …
page-lobby-free = Entfernen
page-lobby-close = Platz schließen
page-lobby-open = { $count ->
    [one] Ein Platz ist noch frei: Warte auf jemanden oder gib ihn einem Bot.
   *[other] { $count } Plätze sind noch frei: Warte auf jemanden oder gib sie Bots.
}
page-lobby-waits = Das Spiel startet, wer den Tisch eröffnet hat. Du musst nichts tun.
page-lobby-leave = Tisch verlassen
page-manner-unhurried = Ohne Uhr
page-manner-live = { $seconds } s pro Zug, { $minutes } min Reserve
page-manner-days = { $days ->
    [one] Ein Tag pro Zug
   *[other] { $days } Tage pro Zug
}

## Am Tisch

page-title-your-turn = Du bist dran – { $title }
page-fault-game = Diese Seite kann das Spiel „{ $game }“ nicht zeigen.
page-link-lost = Die Verbindung ist abgebrochen. Neuer Versuch …
page-link-lost-asking = Die Verbindung ist abgebrochen. Was du getan hast, wird gesendet, sobald sie wieder steht …
page-hand-over = { $name } ist dran
page-hand-over-about = Gib den Bildschirm weiter. Bevor du drückst, wird nichts gezeigt.
page-hand-over-ready = Ich bin { $name }
page-asking = Was gefragt ist
page-beside = Neben dem Spielplan
page-tab-after = Ergebnis
page-tab-panel = Stand
page-tab-log = Verlauf
page-tab-words = In Worten
page-tab-chat = Chat
page-tab-more = Mehr

page-ask-wait = { $name } ist am Zug.
page-ask-chance = Der Zufall entscheidet.
page-ask-complete = Dein Zug ist vollständig: Beende ihn oder geh einen Schritt zurück.
page-ask-paused = Das Spiel ist angehalten. Die Uhren stehen.
page-ask-recalling = Das ist seit deinem letzten Zug geschehen.
page-ask-away-left = Du bist gegangen, und ein Bot spielt für dich.
page-ask-away-out_of_time = Deine Zeit ist abgelaufen, und ein Bot spielt für dich.
page-won-you = Du gewinnst!
page-won = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
page-take-back = Meinen Platz wieder einnehmen
page-resume = Pause beenden
page-undo = Zurücknehmen
page-undo-turn = Alles zurücknehmen
page-end-turn = Zug beenden
page-skip-news = Überspringen
page-recall = Was ist seit meinem Zug geschehen?
page-rule = Regel { $rule }
page-key = Taste { $key }

page-log-none = Noch ist nichts geschehen.
page-log-hidden = Spieler { $seat } tut etwas, das jetzt verdeckt ist.
page-words-actions = Was du tun kannst

page-chat-none = Noch hat niemand etwas gesagt.
page-chat-write = Sag etwas
page-chat-send = Senden
page-chat-mute = { $name } stummschalten

## Mehr

page-confirms = Ich beende meine Züge selbst
page-pause = Um eine Pause bitten
page-pause-not = Doch keine Pause
page-leave = Spiel verlassen
page-leave-about = Ein Bot spielt an deiner Stelle weiter. Solange die Partie läuft, kannst du jederzeit zurückkommen.
page-leave-sure = Gehen; ein Bot spielt für mich weiter
page-leave-not = Bleiben
page-records = Aufzeichnung und Würfel
page-save = Aufzeichnung speichern
page-replay = Noch einmal ansehen
page-verify = Würfel prüfen
page-verify-holds = Die Würfel waren ehrlich.
page-verify-fails = Für die Würfel lässt sich nicht bürgen.
page-verify-rolls = { $count ->
    [one] Der Wurf
   *[other] Alle { $count } Würfe
}
page-dice-about = Alle Würfe dieses Spiels folgen aus einem Geheimnis, das vor dem ersten Wurf feststand. Nach dem Spiel wird es offengelegt, und du kannst jeden Wurf daran prüfen. Sein Siegel:
page-watch = Zusehen
page-watch-about = Wer diesen Link hat, kann dem Spiel zusehen.
page-elsewhere = Auf einem anderen Gerät weiterspielen
page-elsewhere-about = Erstellt einen Link, der einmal gilt, innerhalb von zehn Minuten. Behalte ihn für dich: Wer ihn öffnet, spielt an deiner Stelle.
page-elsewhere-make = Link erstellen
page-elsewhere-link = Öffne das auf deinem anderen Gerät.
page-notices = Zugnachrichten
page-notices-about = Lass dir eine E-Mail schicken, wenn du dran bist. Leer lassen heißt: keine.
page-notices-address = E-Mail-Adresse
page-notices-keep = Speichern
page-notices-kept = Gespeichert.
page-host = Für den Gastgeber
page-stand-in = Ein Bot, der für jemanden einspringt, spielt
page-rematch = Revanche
page-rematch-not = Doch keine Revanche
page-rematch-go = Zur Revanche
page-rematch-waits = Die Revanche beginnt, wenn alle sie wollen.
page-keys = Tasten
page-key-arrows = Über den Spielplan gehen
page-key-enter = Feld drücken oder Zug beenden
page-key-help = Diese Tasten
page-key-cancel = Auswahl aufheben, solange sie nicht gespielt ist
page-key-row = Erstes oder letztes Feld der Reihe
page-key-next = Nächstes Feld, auf dem etwas möglich ist
page-key-details = Bezirk ansehen
page-key-rotate = Plättchen drehen
page-key-toggle = Abspielen oder anhalten
page-keys-table = Am Tisch
page-keys-board = Auf dem Spielplan
page-keys-replay = Beim Nachspielen
