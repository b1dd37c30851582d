# Setkání s ostatními, seznamy stolů a her, úroveň botů.

page-bots-level = Úroveň botů
# $from is the level of the last game, $to the next one: numbers from 1 to 10.
page-level-up = Nad úrovní { $from } máš jasnou výhru. Příště hraješ proti úrovni { $to }.
page-level-down = Proti úrovni { $from } to byla jasná prohra. Příště hraješ proti úrovni { $to }.
page-level-play = Hrát úroveň { $to }
page-level-is-up = Nad úrovní { $from } máš jasnou výhru, teď je na řadě úroveň { $to }.
page-level-is-down = Proti úrovni { $from } to byla jasná prohra, teď je na řadě úroveň { $to }.
page-level-back = Zpět na úroveň { $from }

page-player-numbered = Hráč { $seat }

page-pair = Hrát s někým
page-pair-about = Dostaneš místo u ostatních, kteří chtějí hrát stejnou hru. Začne se, až budou všechna místa obsazená.
page-pair-game = Hra
page-pair-players = Počet hráčů
page-pair-find = Najít někoho

page-waiting = Čeká se na někoho, s kým hrát…
page-waiting-more = { $count ->
    [one] Čeká se ještě na jednoho hráče…
    [few] Čeká se ještě na { $count } hráče…
    [many] Čeká se ještě na { $count } hráče…
   *[other] Čeká se ještě na { $count } hráčů…
}
page-waiting-ask = Nikdo jiný tu ještě není. Hrát proti botům, nebo čekat dál?
page-waiting-ask-more = Nikdo další zatím nepřišel. Doplnit boty, nebo čekat dál?
page-waiting-bots = Hrát s boty
page-waiting-keep = Čekat dál

page-filter = Ukázat jen některé stoly
page-filter-game = Hra
page-filter-pace = Tempo
page-filter-with = Hráči
page-filter-any = všechny
page-filter-people = jen lidé
page-filter-reset = Ukázat všechny stoly

page-tables-gathering = Volná místa
page-tables-playing = Probíhající hry
page-tables-join = Přidat se
page-tables-watch = Dívat se
page-tables-empty = Teď tu žádný není. Zahraj si s někým, nebo založ stůl a pozvi ostatní; tento seznam se obnovuje sám.
page-tables-filtered = Teď žádný stůl nevyhovuje.
page-tables-lost = Spojení je přerušené. Tento seznam může být zastaralý.

page-games = Moje hry
page-games-all = Všechny moje hry
page-games-running = Probíhající
page-games-over = Dohrané
page-games-none = V tomto prohlížeči se ještě u žádného stolu nehrálo.
page-games-more = Ukázat další
page-games-level = Boti: { $level }
page-games-reached = Dosažená úroveň ve hře { $game }: { $level }
page-games-export = Uložit jako tabulku (CSV)
page-result-won = { $points ->
    [one] Výhra s jedním bodem
    [few] Výhra s { $points } body
    [many] Výhra s { $points } bodu
   *[other] Výhra s { $points } body
}
page-result-place = { $points ->
    [one] { $place }. místo z { $players }, jeden bod
    [few] { $place }. místo z { $players }, { $points } body
    [many] { $place }. místo z { $players }, { $points } bodu
   *[other] { $place }. místo z { $players }, { $points } bodů
}
