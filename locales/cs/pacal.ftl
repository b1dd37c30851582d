# Pacal's Rocket česky.
#
# Políčka, strany kostky a sestavy jsou v notaci. Odmítnutí říká nejdřív, co je, pak, co z toho
# plyne; číslo pravidla přidá ten, kdo ho ukazuje.

## Názvy

pacal-obstacle =
    { $what ->
        [own-ship] tvoje vlastní loď na { $where }
        [own-pyramid] tvoje vlastní pyramida na { $where }
        [ship] loď hráče { $owner } na { $where }
        [pyramid] pyramida hráče { $owner } na { $where }
        [lake] jezero na { $where }
        [cover] zakrývací díl na { $where }
       *[edge] okraj hrací desky
    }

pacal-where-obstacle =
    { $what ->
        [own-ship] Na { $where } stojí tvoje vlastní loď
        [own-pyramid] Na { $where } stojí tvoje vlastní pyramida
        [ship] Na { $where } stojí loď hráče { $owner }
        [pyramid] Na { $where } stojí pyramida hráče { $owner }
        [lake] { $where } leží v jezeře
        [cover] { $where } je zakryté a mimo hru
       *[edge] { $where } leží za okrajem hrací desky
    }

pacal-floors =
    { $floors ->
        [one] 1 patro
        [few] { $floors } patra
       *[other] { $floors } pater
    }

pacal-stands-for =
    { $stands_for ->
        [one] 1 patro
        [few] { $stands_for } patra
       *[other] { $stands_for } pater
    }

pacal-squares-away =
    { $distance ->
        [one] 1 políčko daleko
        [few] { $distance } políčka daleko
       *[other] { $distance } políček daleko
    }

pacal-and-scores =
    { $points ->
        [0] .
        [one] {" "}a získává 1 bod.
        [few] {" "}a získává { $points } body.
       *[other] {" "}a získává { $points } bodů.
    }

## Na co se hra ptá

pacal-ask-place = Postav svou loď na volné políčko Posvátného okrsku.
pacal-ask-roll = Hoď kostkou.
pacal-ask-fly =
    Leť o { $number ->
        [one] 1 políčko
        [few] { $number } políčka
       *[other] { $number } políček
    }: rovně (pak dva kameny), nebo se zatáčkami (pak jeden).
pacal-ask-fly-out =
    Leť o { $number ->
        [one] 1 políčko
        [few] { $number } políčka
       *[other] { $number } políček
    } v přímé linii ven z Posvátného okrsku.
pacal-ask-leap = Skoč libovolně daleko ve své řadě nebo sloupci.
pacal-ask-leap-out = Skoč ve své řadě nebo sloupci ven z Posvátného okrsku.
pacal-ask-stuck-god = Tvoje loď uvízla: použij božský kámen.
pacal-ask-stuck = Tvoje loď uvízla a nemáš božský kámen: polož ji na kterékoli volné políčko.
pacal-ask-land = Polož svou loď na kterékoli volné políčko.
pacal-ask-drop-two = Vhoď až dva kameny: nejdřív do své lodi, pak do jiné. Nebo pokračuj.
pacal-ask-drop-one = Vhoď svůj poslední kámen do své nebo jiné lodi, nebo pokračuj.
pacal-ask-drop-own = Můžeš vhodit jeden kámen do své lodi. Nebo pokračuj.
pacal-ask-drop-other = Ještě jeden kámen: vhoď ho do jiné lodi, nebo pokračuj.
pacal-ask-build = Postav nebo vylepši pyramidu, nebo stavbu vynech.
pacal-ask-over = Hra skončila.

## Co se děje

pacal-place = Hráč { $seat } staví loď na { $square }.
pacal-roll =
    Hráč { $seat } hází { $number }{ $players ->
        [2] .
       *[other] ; platí to pro celé kolo.
    }
pacal-roll-arrows =
    Hráč { $seat } hází šipky{ $players ->
        [2] .
       *[other] ; platí pro celé kolo.
    }
pacal-fly = Hráč { $seat } letí rovně na { $square }.
pacal-bend = Hráč { $seat } letí se zatáčkami na { $square }.
pacal-leap = Hráč { $seat } skáče na { $square }.
pacal-god = Hráč { $seat } používá božský kámen v hodnotě { $value }.
pacal-land = Hráč { $seat } pokládá loď na { $square }.
pacal-drop-own = Hráč { $seat } vhazuje kámen do vlastní lodi.
pacal-drop-own-from = Hráč { $seat } bere kámen zpět z { $square } a vhazuje ho do vlastní lodi.
pacal-drop-other = Hráč { $seat } vhazuje kámen do lodi hráče { $other }.
pacal-drop-other-from = Hráč { $seat } bere kámen zpět z { $square } a vhazuje ho do lodi hráče { $other }.
pacal-done = Hráč { $seat } už žádné kameny nevhazuje.
pacal-build = Hráč { $seat } staví na { $square } v okrsku { $district } pyramidu vysokou { pacal-floors }{ pacal-and-scores }
pacal-raise = Hráč { $seat } vylepšuje pyramidu na { $square } v okrsku { $district } na { pacal-floors }{ pacal-and-scores }
pacal-pass = Hráč { $seat } nic nestaví.

## Nadpisy seznamu akcí

pacal-kind-place = Postavit loď
pacal-kind-roll = Hodit kostkou
pacal-kind-fly = Letět rovně, pak dva kameny
pacal-kind-bend = Letět se zatáčkami, pak jeden kámen
pacal-kind-leap = Skočit, pak dva kameny
pacal-kind-god = Použít božský kámen
pacal-kind-land = Položit loď
pacal-kind-drop = Vhodit kámen
pacal-kind-build = Postavit pyramidu
pacal-kind-raise = Vylepšit pyramidu
pacal-kind-finish = Pokračovat

## Odmítnutí: teď ne

pacal-over = Hra skončila a body jsou spočítané, takže už nejde nic zahrát.
pacal-place-first = Ještě nejsou všechny lodě na hrací desce, takže nejdřív postav svou.
pacal-already-placed = Všechny lodě už jsou na hrací desce, takže další postavit nejde.
pacal-roll-first = Kostkou se ještě neházelo, takže se nejdřív musí hodit.
pacal-already-rolled = Kostkou se už házelo, takže hraj s tím, co ukazuje.
pacal-other-step =
    { $step ->
        [move] Tvoje loď se ještě nepohnula, takže nejdřív musí letět.
        [land] Tvoje loď je ve vzduchu, takže ji nejdřív polož na volné políčko.
        [drop] Ještě smíš vhazovat kameny, takže nejdřív jeden vhoď, nebo řekni „done“.
       *[build] Tvoje loď už letěla a vhazování skončilo, takže teď můžeš jen postavit nebo vylepšit pyramidu, anebo stavbu vynechat.
    }
pacal-off-board =
    Hrací deska má { $columns ->
        [one] 1 sloupec
        [few] { $columns } sloupce
       *[other] { $columns } sloupců
    } a { $rows ->
        [one] 1 řadu
        [few] { $rows } řady
       *[other] { $rows } řad
    }, takže políčko { $square } neexistuje.

## Odmítnutí: příprava a kostka

pacal-place-outside = { $square } leží mimo Posvátný okrsek { $district }, takže tam žádná loď nemůže začít.
pacal-place-taken = { pacal-where-obstacle }, takže pro svou loď vyber jiné políčko.
pacal-roll-no-such-face = Kostka nemá stranu { $face }, takže to padnout nemůže.

## Odmítnutí: let

pacal-stay = Tvoje loď stojí na { $square } a musí se pohnout, takže tam nemůže zůstat.
pacal-arrows-leap = Kostka ukazuje šipky, takže tvoje loď neletí o počet políček, ale skáče.
pacal-fly-not-straight = { $to } neleží ve stejné řadě ani ve stejném sloupci jako { $from }, takže tam žádný přímý let nevede.
pacal-fly-blocked =
    Hned { $direction ->
        [north] na sever
        [east] na východ
        [south] na jih
       *[west] na západ
    } od tvé lodi je { pacal-obstacle }, takže tím směrem letět nejde.
pacal-must-fly-on =
    Cesta { $direction ->
        [north] na sever
        [east] na východ
        [south] na jih
       *[west] na západ
    } je volná { $squares ->
        [2] na obě políčka
        [one] na 1 políčko
        [few] na všechna { $squares } políčka
       *[other] na všech { $squares } políček
    }, takže tvoje loď musí letět dál na { $end }.
pacal-must-fly-up-to =
    Cesta { $direction ->
        [north] na sever
        [east] na východ
        [south] na jih
       *[west] na západ
    } je volná na { $squares ->
        [one] 1 políčko
        [few] { $squares } políčka
       *[other] { $squares } políček
    }, takže tvoje loď musí letět dál na { $end }, kde se zastaví.
pacal-fly-stopped =
    V cestě { $direction ->
        [north] na sever
        [east] na východ
        [south] na jih
       *[west] na západ
    } je { pacal-obstacle }, takže se tvoje loď zastaví před překážkou na { $end }.
pacal-fly-too-far =
    Kostka ukazuje { $number } a toto políčko je { pacal-squares-away }, takže let končí na { $end }.
pacal-first-round-leave = { $square } je ještě v Posvátném okrsku { $district } a v prvním kole ho tvoje loď musí opustit, takže vyber jiné políčko.
pacal-first-round-straight = Je první kolo, takže tvoje loď musí opustit Posvátný okrsek v přímé linii.
pacal-stuck = Tvoje loď na { $square } uvízla, takže nemůže letět.
pacal-bend-back = Tvůj let začíná na { $square } a žádné políčko nesmí navštívit dvakrát, takže tam nemůže skončit.
pacal-bend-is-straight = Na { $square } končí i přímý let, takže se let tam počítá jako přímý a dovoluje dva kameny: fly { $square }.
pacal-bend-onto-obstacle = { pacal-where-obstacle }, takže tam tvoje loď nemůže skončit.
pacal-bend-too-far = { $square } je { pacal-squares-away }, takže { $number } na to nestačí.
pacal-bend-odd = { $square } je { pacal-squares-away } a každá oklika přidá sudý počet políček, takže let přesně o { $number } tam skončit nemůže.
pacal-bend-no-way =
    Žádná cesta dlouhá přesně { $number ->
        [one] 1 políčko
        [few] { $number } políčka
       *[other] { $number } políček
    } nevede kolem překážek na { $square }, takže tam tvůj let nemůže skončit.
pacal-leap-no-arrows = Kostka ukazuje { $number }, a ne šipky, takže tvoje loď nemůže skočit.
pacal-leap-line = { $to } neleží ve stejné řadě ani ve stejném sloupci jako { $from }, takže tam žádný skok nevede.
pacal-not-free = { pacal-where-obstacle }, takže tam tvoje loď nemůže skončit.
pacal-god-spent = Tvůj božský kámen v hodnotě { $value } je mimo hru, takže ho nemůžeš použít.
pacal-god-first-round = Tvoje loď může opustit Posvátný okrsek v přímé linii a v prvním kole musí, takže místo toho nemůžeš použít božský kámen.
pacal-god-given-up = Místo letu používáš božský kámen, takže teď polož loď na volné políčko.
pacal-land-same = Tvoje loď letí z { $square } a musí se pohnout, takže se tam nemůže vrátit.
pacal-land-not-stuck = Tvoje loď může letět, takže ji nemůžeš jen tak položit na jiné políčko.
pacal-land-god-first = Tvoje loď uvízla a ještě máš božský kámen, takže nejdřív musíš jeden použít.

## Odmítnutí: vhazování

pacal-drop-own-twice = Jeden kámen už je ve tvé lodi, takže druhý může přijít jen do jiné.
pacal-drop-own-only = V tomto tahu smíš vhodit jeden kámen, a to do své lodi, takže hráč { $seat } žádný nedostane.
pacal-drop-say-own = Loď hráče { $seat } je tvoje, takže řekni „drop own“.
pacal-no-such-seat =
    { $players ->
        [one] Hraje jen { $players } hráč
        [few] Hrají jen { $players } hráči
       *[other] Hraje jen { $players } hráčů
    }, takže loď hráče { $seat } neexistuje.
pacal-take-back-not-empty =
    V zásobě máš ještě { $supply ->
        [one] 1 kámen
        [few] { $supply } kameny
       *[other] { $supply } kamenů
    }, takže kámen na { $square } nemůžeš vzít zpět.
pacal-supply-empty = Tvoje zásoba je prázdná, takže řekni, ze kterého políčka bereš kámen zpět.
pacal-take-back-hidden =
    { $whose ->
        [yours] Na { $square } stojí tvoje vlastní loď
       *[theirs] Na { $square } stojí loď hráče { $owner }
    }, takže kámen v ní nemůžeš vzít zpět.
pacal-take-back-none = Na { $square } neleží žádný tvůj kámen, takže tam není co vzít zpět.

## Odmítnutí: stavba

pacal-no-constellation =
    { $count ->
        [2] { $squares } neleží vedle sebe v řadě ani ve sloupci, takže netvoří sestavu.
        [3] { $squares } neleží v jedné linii se stejnými mezerami, takže netvoří sestavu.
       *[other] { $squares } neleží v linii se stejnými mezerami ani v rozích neotočeného čtverce, takže netvoří sestavu.
    }
pacal-no-constellation-or-diamond =
    { $count ->
        [2] { $squares } neleží vedle sebe v řadě ani ve sloupci, takže netvoří sestavu.
        [3] { $squares } neleží v jedné linii se stejnými mezerami, takže netvoří sestavu.
       *[other] { $squares } neleží v linii se stejnými mezerami, v rozích neotočeného čtverce ani v rozích kosočtverce, takže netvoří sestavu.
    }
pacal-gap-taken =
    Na { $square }, mezi tvými kameny, { $what ->
        [own-ship] stojí tvoje vlastní loď
        [own-pyramid] stojí tvoje vlastní pyramida
        [ship] stojí loď hráče { $owner }
        [pyramid] stojí pyramida hráče { $owner }
       *[stone] leží kámen hráče { $owner }
    } a v této hře musí být mezery prázdné, takže tato políčka netvoří sestavu.
pacal-stone-hidden =
    { $whose ->
        [yours] Na { $square } stojí tvoje vlastní loď
       *[theirs] Na { $square } stojí loď hráče { $owner }
    }, takže nic, co je v ní, se do sestavy nepočítá.
pacal-not-your-pyramid = Pyramida na { $square } patří hráči { $owner }, takže nemůže být součástí tvé sestavy.
pacal-no-stone = Na { $square } není ani tvůj viditelný kámen, ani tvoje pyramida, takže nemůže být součástí tvé sestavy.
pacal-build-outside = { $square } nepatří do sestavy, takže tam nejde postavit pyramida.
pacal-build-on-pyramid = Na { $square } už stojí tvoje pyramida, takže ji můžeš jen vylepšit, ne tam postavit novou.
pacal-raise-outside = { $square } nepatří do sestavy, takže s ní pyramidu na tomto políčku nevylepšíš.
pacal-raise-no-pyramid = Na { $square } nestojí žádná tvoje pyramida, takže není co vylepšit.
pacal-pyramids-only = V této sestavě jsou jen pyramidy a je potřeba aspoň jeden kámen, takže se nepočítá.
pacal-master-stones-only =
    Ve variantě pro mistry se nové pyramidy stavějí jen z kamenů, takže { $pyramids ->
        [one] se pyramida v této sestavě nepočítá.
        [few] se { $pyramids } pyramidy v této sestavě nepočítají.
       *[other] se { $pyramids } pyramid v této sestavě nepočítá.
    }
pacal-master-one-pyramid =
    V této sestavě { $pyramids ->
        [one] je { $pyramids } pyramida
        [few] jsou { $pyramids } pyramidy
       *[other] je { $pyramids } pyramid
    } a ve variantě pro mistry do ní patří jen ta, kterou vylepšuješ, takže se nepočítá.
pacal-too-high = Tato sestava stačí jen na { pacal-stands-for }, takže pyramidu vysokou { pacal-floors } z ní postavit nejde.
pacal-raise-not-higher =
    Pyramida na { $square } už má { $standing ->
        [one] 1 patro
        [few] { $standing } patra
       *[other] { $standing } pater
    }, takže pyramida vysoká { pacal-floors } by nebyla vyšší.
pacal-none-left = Nemáš už pyramidu vysokou { pacal-floors }, takže ji nemůžeš postavit.
pacal-lower-needs-smaller = Tato sestava stačí na { pacal-stands-for } a takovou pyramidu máš, takže pyramida vysoká { pacal-floors } potřebuje menší sestavu.

## Odmítnutí: příprava hry

pacal-players = Pacal's Rocket je pro 2 až 5 hráčů, ne pro { $found }.
pacal-option-newer = Volba „{ $name }“ existuje až od verze pravidel { $since } a tato hra se hraje podle verze { $rules }, takže ji nelze nastavit.
pacal-die-face = Strana { $face } kostky je { $found }, ale má to být celé číslo od 1 do 9 nebo arrows.
pacal-board-json = Hrací deska není platný JSON, ve sloupci { $column }: { $reason }.
pacal-board-unknown-field = Hrací deska nemá pole „{ $field }“. Její pole jsou { $expected }.
pacal-board-field-missing = Hrací deska potřebuje pole „{ $field }“, ale chybí jí.
pacal-board-field =
    Pole „{ $field }“ hrací desky je { $found }. Očekává se: { $field ->
        [board] objekt JSON.
        [rows] seznam 1 až 13 řad, každá je text z písmen A až Z a ~.
        [values] objekt s písmeny okrsků, A až Z, a jejich hodnotami.
        [sacred] písmeno okrsku, který je na desce.
        [river] seznam aspoň dvou rohů [x, y], nebo [] bez řeky.
        [river_shore] seznam políček jako ["c1","d1"], nebo [] pro břeh bez políček.
        [lake_shore] seznam políček jako ["c1","d1"], nebo [] pro břeh bez políček.
        [covers] objekt s díly 2, 2/3 a 4 a jejich seznamy písmen.
       *[other] { $expected }.
    }
pacal-board-row = Řada { $row } hrací desky je { $found }, ale má to být text z písmen A až Z a ~.
pacal-board-row-size =
    Řada { $row } hrací desky má { $found ->
        [one] 1 políčko
        [few] { $found } políčka
       *[other] { $found } políček
    }, ale má jich mít 1 až { $most }.
pacal-board-row-length =
    Řada { $row } má { $found ->
        [one] 1 políčko
        [few] { $found } políčka
       *[other] { $found } políček
    }, řada 1 jich má { $expected }.
pacal-board-symbol = Řada { $row }, sloupec { $column } hrací desky je „{ $found }“, ale má to být písmeno A až Z, nebo ~ pro jezero.
pacal-board-value-missing = Okrsek { $district } nemá hodnotu.
pacal-board-value = Hodnota okrsku { $district } je { $found }, ale má to být celé číslo od 0 do { $most }.
pacal-board-river-corner = Roh { $corner } řeky je { $found }, ale má to být [x, y] s x od 0 do { $columns } a y od 0 do { $rows }.
pacal-board-river-bend = Řeka teče z { $from } do { $to }, svého rohu { $corner }, ale má téct podél řady nebo sloupce rohů a nestát na místě.
pacal-board-field-newer = Pole „{ $field }“ hrací desky existuje až od verze pravidel { $since } a tato hra se hraje podle verze { $rules }, takže ho nelze použít.
pacal-board-shore = Položka { $entry } v poli „{ $field }“ je { $found }, ale má to být políčko jako "c1".
pacal-board-shore-off-map = Počet sloupců hrací desky je { $columns } a řad { $rows }, takže v poli „{ $field }“ nemůže být { $square }.
pacal-board-shore-in-lake = { $square } leží v jezeře, takže nemůže být v poli „{ $field }“; políčka na břehu jsou na souši.
pacal-board-shore-twice =
    { $square } je v břehu { $field ->
        [river_shore] řeky
       *[lake_shore] jezera
    } uvedeno dvakrát.
pacal-board-cover = Zakrývací díl { $piece } má { $found }, ale má mít seznam písmen okrsků, které jsou na desce.
pacal-board-cover-sacred = Zakrývací díl { $piece } by ležel na Posvátném okrsku, kde lodě začínají, takže to nejde.
pacal-board-sacred-room =
    Posvátný okrsek potřebuje { $players ->
        [one] { $players } políčko
        [few] { $players } políčka
       *[other] { $players } políček
    }, jedno pro každou loď; má { $squares }.
pacal-board-sacred-missing = Žádné políčko plánu nepatří do posvátného okrsku { $district }, kde lodě začínají.

## Čeho tah dosáhne, pro rozbory a rady.
pacal-fact-majority =
    Získá nadvládu v okrsku { $district }: { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
pacal-fact-ties = Remíza o nejvíc pater v okrsku { $district }.
pacal-fact-extends = Posílí nadvládu v okrsku { $district }.
pacal-fact-bonus =
    Je to jedna z posledních pyramid: { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
pacal-fact-shore =
    { $water ->
        [river] Počítá se i u řeky.
        [lake] Počítá se i u jezera.
       *[both] Počítá se i u řeky a u jezera.
    }
pacal-fact-returns = Vrátí kámen hráče { $seat } do zásoby.
pacal-fact-ends =
    { $when ->
        [now] Ukončí partii hned.
       *[round] Ukončí partii s tímto kolem.
    }
pacal-fact-stones = Kameny k vhození: { $stones }.
pacal-fact-god = Použije božský kámen v hodnotě { $value }.
