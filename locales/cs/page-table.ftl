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
page-first-pacal = Létej lodí, vhazuj kameny do lodí a z jejich sestav stav pyramidy. První pyramida v okrsku přinese jeho hodnotu, převzetí nadvlády také. Vyhrává, kdo má nejvíc bodů.
page-first-uxmal = Společně stavíte jednu pyramidu. Umísťuj kněze na idoly, které jsou právě oblíbené. Když je úroveň hotová, boduje se za kněze na oblíbených idolech a za jejich karty. Vyhrává, kdo má nejvíc bodů.
page-first-learn = Naučit se za čtyři minuty
page-first-play = Rovnou hrát
page-notify = Upozornit mě, až budu na tahu
page-curve = Body v průběhu hry
page-curve-seat = { $name }: { $points }.
page-story-close = Těsná hra: rozhodlo jen pár bodů.
page-story-comeback = Velký obrat: ještě ke konci hry vítěz hodně ztrácel.
page-story-runaway = Jasné vítězství od začátku do konce.
page-story-first-win = Tvoje první výhra na této úrovni: { $level }.
page-story-leads = { $count ->
    [one] Vedení se změnilo jednou.
    [few] Vedení se změnilo { $count }krát.
    [many] Vedení se změnilo { $count }krát.
   *[other] Vedení se změnilo { $count }krát.
 }
page-forced = Provedeno za tebe, protože nic jiného nešlo: { $step }.
page-forced-brief = Jediná možnost: provedeno za tebe.
