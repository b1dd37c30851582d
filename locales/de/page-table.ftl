page-speed-slow = Langsam
page-slower = Langsamer
page-faster = Schneller
page-recall-back = Einen Schritt zurück
page-recall-forth = Einen Schritt weiter
page-recall-pause = Anhalten
page-recall-play = Weiter
page-recall-at = { $step } von { $count }
page-recall-close = Zurück zum Spiel
page-gain = +{ $points }
page-pacal-gain = +{ $points } · { $district }
page-volume = Lautstärke
page-sound-off = Ton aus
page-sound-on = Ton an
page-first = Dein erstes Spiel
page-first-pacal = Flieg dein Raumschiff, wirf Steine ein und mach aus den richtigen Mustern Pyramiden. Die erste Pyramide in einem Bezirk bringt seinen Wert, die Übernahme der Mehrheit auch. Wer die meisten Punkte hat, gewinnt.
page-first-uxmal = Baut zusammen eine Pyramide und stellt eure Priester auf die Idole, die gerade beliebt sind. Ist eine Ebene fertig, bringen Priester und Karten der beliebtesten Idole Punkte. Wer die meisten Punkte hat, gewinnt.
page-first-learn = In vier Minuten lernen
page-first-play = Einfach spielen
page-notify = Benachrichtige mich, wenn ich dran bin
page-curve = Punkte im Verlauf des Spiels
page-curve-seat = { $name }: { $points }.
page-story-close = Knapp: Nur wenige Punkte haben entschieden.
page-story-comeback = Aufholjagd: Der Sieger lag spät im Spiel noch weit zurück.
page-story-runaway = Ein klarer Sieg von Anfang bis Ende.
page-story-first-win = Dein erster Sieg gegen diese Stufe: { $level }.
page-story-leads = { $count ->
    [one] Die Führung wechselte einmal.
   *[other] Die Führung wechselte { $count }-mal.
 }
page-forced = Für dich gemacht, weil nichts anderes möglich war: { $step }.
page-forced-brief = Einzige Möglichkeit: für dich gemacht.
