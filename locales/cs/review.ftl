# Rozbor dohrané partie, česky.

review-unfinished = Tato partie ještě neskončila. Rozebrat lze jen dohrané partie.
review-halted = Rozbor byl ukončen předčasně.
review-busy = Na rozbor už čeká příliš mnoho partií. Zkuste to prosím za chvíli.

## Tabulka v terminálu

review-title = { $title }, počet hráčů: { $players }, simulací na jedno rozhodnutí: { $playouts }. Změny se týkají šance na výhru.
review-player = hráč
review-start = začátek
review-luck = štěstí
review-own = vlastní tahy
review-others = tahy ostatních
review-end = výsledek
review-luck-points = štěstí v bodech
review-accuracy = přesnost
review-remainder = zbytek
review-no-mistakes = Nikdo nic nepokazil.
review-mistakes = Co něco stálo:
review-slip = nepřesnost
review-mistake = chyba
review-blunder = hrubá chyba
review-choice = { $at }. Hráč { $seat }: { $played }, lepší { $best }
review-moments = { $count ->
    [one] Okamžik, který rozhodl partii:
    [few] { $count } okamžiky, které rozhodly partii:
   *[other] { $count } okamžiků, které rozhodly partii:
}
review-moment-choice = { $at }. Hráč { $seat } hraje { $played } místo { $best }: { $effect }
review-moment-chance = { $at }. { $played }: { $effect } pro hráče { $seat }

## Fakta: co akce udělá, aby se dal říct důvod

review-fact-then = Potom: { $line }.
review-fact-now-more =
    Při bodování hned po tahu by hráč { $seat } měl o { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    } víc než po zahraném tahu.
review-fact-now-less =
    Při bodování hned po tahu by hráč { $seat } měl o { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    } méně než po zahraném tahu.
review-fact-expected =
    Očekávaný konec: hráč { $seat } by měl o { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    } víc.
review-fact-expected-less =
    Očekávaný konec: hráč { $seat } by měl o { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    } méně.
review-fact-as-good = Něco aspoň tak dobrého pro hráče { $seat } přijde v { $percent } % případů.
review-fact-as-bad = Něco aspoň tak špatného pro hráče { $seat } přijde v { $percent } % případů.
