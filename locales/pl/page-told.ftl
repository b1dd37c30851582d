page-scoring-begins = Zaczyna się punktacja.
# Każdy krok punktacji, na planszy. Gracz { $seat } zmienia się w imię.
page-uxmal-told-priest = Gracz { $seat }, { $cell }: { page-uxmal-scoring-priest }
page-uxmal-told-cards = Gracz { $seat }: { page-uxmal-scoring-cards }
page-uxmal-choose = Wybierz, co robisz.
page-uxmal-claim = Weź jedną nagrodę.

# Odmowy dotyczące tego, co twoje, zamiast zdania z twoim imieniem.
page-own-uxmal-priest-on-priest = Na { $cell } stoi już twój kapłan; na polu mieści się tylko jeden.
page-own-uxmal-move-to-priest = Na { $cell } stoi twój własny kapłan; można go przeskoczyć, ale nie można się tam zatrzymać.
page-own-uxmal-move-no-cards = Nie masz kart; każde przejście kapłana kosztuje co najmniej jedną.
page-own-uxmal-priest-none-left = Wszyscy twoi kapłani stoją na piramidzie; nie ma już kogo ustawić.
page-own-uxmal-claim-first = Twój kafelek daje karty; najpierw wybierz dopasowanie, za które je weźmiesz.
page-own-uxmal-put-nothing-drawn = Nie masz dobranego kafelka; najpierw wybierz kładzenie kafelka, a potem go dobierz.
page-own-pacal-take-back-hidden = Na { $square } stoi twój statek, więc nie można zabrać kamienia z jego wnętrza.
page-own-pacal-stone-hidden = Na { $square } stoi twój statek, więc nic, co w nim jest, nie liczy się do układu.

# Jak zdania gry mówią „gracz 2”, i to samo z imieniem zamiast numeru.
page-form-seat-of = gracza { $seat }
page-form-name-of = gracza { $name }
# Przed samogłoską.
page-form-name-of-vowel = gracza { $name }
page-form-seat-to = graczowi { $seat }
page-form-name-to = graczowi { $name }
page-form-seat-the = gracz { $seat }
page-form-name-the = { $name }
