page-speed-slow = Pomalu
page-slower = Pomaleji
page-faster = Rychleji
page-recall-back = O krok zpět
page-recall-forth = O krok dál
page-recall-pause = Pozastavit
page-recall-play = Pokračovat
page-recall-at = { $step } z { $count }
page-recall-close = Zpět do hry
page-gain = +{ $points }
page-pacal-gain = +{ $points } · { $district }
page-volume = Hlasitost
page-sound-off = Vypnout zvuk
page-sound-on = Zapnout zvuk
page-first = Tvoje první hra
page-first-pacal = Lítej s lodí, shazuj kameny a ze sestav kamenů stavěj pyramidy. První pyramida v okrsku přinese jeho hodnotu, získání nadvlády také. Vyhrává, kdo má nejvíc bodů.
page-first-uxmal = Stavte společně jednu pyramidu a stavte kněze na bůžky, kteří jsou právě oblíbení. Když je patro hotové, bodují kněží a karty oblíbenců. Vyhrává, kdo má nejvíc bodů.
page-first-learn = Naučit se za čtyři minuty
page-first-play = Prostě hrát
page-notify = Upozornit mě, až budu na tahu
page-curve = Body v průběhu hry
page-curve-seat = { $name }: { $points }.
page-story-close = Těsná hra: rozhodlo jen pár bodů.
page-story-comeback = Velký návrat: vítěz byl ke konci hry daleko pozadu.
page-story-runaway = Jasné vítězství od začátku do konce.
page-story-first-win = Tvoje první výhra na této úrovni: { $level }.
page-story-leads = { $count ->
    [one] Vedení se změnilo jednou.
    [few] Vedení se změnilo { $count }krát.
    [many] Vedení se změnilo { $count }krát.
   *[other] Vedení se změnilo { $count }krát.
 }
