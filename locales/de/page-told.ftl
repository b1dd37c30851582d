page-scoring-begins = Die Wertung beginnt.
# Jeder Schritt einer Wertung auf dem Brett. Aus Spieler { $seat } wird der Name.
page-uxmal-told-priest = Spieler { $seat }, { $cell }: { page-uxmal-scoring-priest }
page-uxmal-told-cards = Spieler { $seat }: { page-uxmal-scoring-cards }
page-uxmal-choose = Wähle, was du tust.
page-uxmal-claim = Nimm eine Belohnung.

# Ablehnungen über Eigenes, statt des Satzes mit dem eigenen Namen.
page-own-uxmal-priest-on-priest = Auf { $cell } steht dein Priester; auf jedem Feld ist nur Platz für einen.
page-own-uxmal-move-to-priest = Auf { $cell } steht dein eigener Priester; du kannst ihn überspringen, aber nicht dort anhalten.
page-own-uxmal-move-no-cards = Du hast keine Karten; einen Priester zu bewegen, kostet mindestens eine.
page-own-uxmal-priest-none-left = Alle deine Priester stehen auf der Pyramide; es ist keiner mehr übrig.
page-own-uxmal-claim-first = Dein Plättchen hat Paare gebildet; wähle zuerst, wofür du Karten nimmst.
page-own-uxmal-put-nothing-drawn = Du hast kein Plättchen gezogen; wähle zuerst, ein Plättchen zu legen.
page-own-pacal-take-back-hidden = Auf { $square } steht dein Raumschiff, also kannst du daraus keinen Stein zurücknehmen.
page-own-pacal-stone-hidden = Auf { $square } steht dein Raumschiff, also zählt für eine Konstellation nichts, was darin ist.

# Wie Sätze des Spiels „Spieler 2“ sagen, und dasselbe mit einem Namen an dieser Stelle.
page-form-seat-of = Spieler { $seat }
page-form-name-of = { $name }
# Vor einem Vokal.
page-form-name-of-vowel = { $name }
page-form-seat-to = Spieler { $seat }
page-form-name-to = { $name }
page-form-seat-the = Spieler { $seat }
page-form-name-the = { $name }
