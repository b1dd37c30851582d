# Verdecktes: was ein neuer Tisch dazu fragt und wie es gezeigt wird.

page-visibility-pacal = Was in den Raumschiffen liegt
page-visibility-pacal-open = Offen
page-visibility-pacal-open-about = Alle sehen es. Leichter für den Anfang.
page-visibility-pacal-memory = Verdeckt
page-visibility-pacal-memory-about = Nach dem Einwerfen sieht es niemand mehr: Merk es dir.
page-visibility-uxmal = Handkarten
page-visibility-uxmal-open = Offen
page-visibility-uxmal-open-about = Alle sehen alle Karten.
page-visibility-uxmal-memory = Verdeckt
page-visibility-uxmal-memory-about = Du siehst deine eigenen Karten und wie viele die anderen haben. Merk dir, was sie nehmen.

page-manner-pacal-open = Raumschiffe offen
page-manner-pacal-memory = Raumschiffe verdeckt
page-manner-uxmal-open = Handkarten offen
page-manner-uxmal-memory = Handkarten verdeckt

page-hidden-cards =
    { $count ->
        [one] 1 verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
page-hidden-would-score =
    { $points ->
        [one] Brächte jetzt 1 Punkt, dazu die verdeckten Karten
       *[other] Brächte jetzt { $points } Punkte, dazu die verdeckten Karten
    }
page-hidden-screen = Dieser Bildschirm ist für { $name }
