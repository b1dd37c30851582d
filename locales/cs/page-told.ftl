page-scoring-begins = Začíná bodování.
# Každý krok bodování na desce. Z Hráč { $seat } se stane jméno.
page-uxmal-told-priest = Hráč { $seat }, { $cell }: { page-uxmal-scoring-priest }
page-uxmal-told-cards = Hráč { $seat }: { page-uxmal-scoring-cards }
page-uxmal-choose = Vyber, co uděláš.
page-uxmal-claim = Vezmi si jednu odměnu.

# Odmítnutí o tom, co je tvoje, místo věty s tvým jménem.
page-own-uxmal-priest-on-priest = Na { $cell } stojí tvůj kněz; dva kněží na jednom políčku stát nemohou.
page-own-uxmal-move-to-priest = Na { $cell } stojí tvůj vlastní kněz; můžeš ho přeskočit, ale ne se tam zastavit.
page-own-uxmal-move-no-cards = Nemáš karty; přesun kněze stojí aspoň jednu.
page-own-uxmal-priest-none-left = Všichni tvoji kněží stojí na pyramidě; žádný další k umístění není.
page-own-uxmal-claim-first = Tvůj dílek vytvořil shodu; nejdřív zvol, za co si vezmeš karty.
page-own-uxmal-put-nothing-drawn = Nemáš vylosovaný dílek; nejdřív zvol položení dílku.
page-own-pacal-take-back-hidden = Na { $square } stojí tvoje loď, takže kámen v ní nemůžeš vzít zpět.
page-own-pacal-stone-hidden = Na { $square } stojí tvoje loď, takže nic, co je v ní, se do sestavy nepočítá.

# Jak věty hry říkají „hráč 2“, a totéž se jménem místo čísla.
page-form-seat-of = hráče { $seat }
page-form-name-of = hráče { $name }
# Před samohláskou.
page-form-name-of-vowel = hráče { $name }
page-form-seat-to = hráči { $seat }
page-form-name-to = hráči { $name }
page-form-seat-the = hráč { $seat }
page-form-name-the = { $name }
