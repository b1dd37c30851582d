# Dílna, kde majitelé tištěné hry zadávají její součásti, a co je naše rekonstrukce.

## Rekonstrukce

page-ours-pacal = Mapa: naše rekonstrukce
page-ours-uxmal = Deska, dílky, body: naše rekonstrukce
page-ours-title = Co je naše rekonstrukce?
page-ours-known = Známe:
page-ours-made = Naše:
page-ours-pacal-known = pravidla, herní materiál, síť se 16 okrsky v hodnotě 3 až 7, uprostřed Posvátný okrsek 3 × 3 políčka v hodnotě 7, jednu řeku, jedno jezero, kostku s čísly 2 až 5 a jednou stranou se šipkami.
page-ours-pacal-made = velikost a obrysy mapy, hodnoty ostatních okrsků, poloha řeky, jezera a břehů, které okrsky zakrývají zakrývací díly a že je na kostce dvakrát trojka.
page-ours-uxmal-known = pravidla, základní desku se 4 × 4 staveništi, 29 dílků, na každém tři různé idoly a prázdné políčko, idoly Jaguár a Had a 5 bodů za kněze na idolu na stupni 2.
page-ours-uxmal-made = potisk základní desky a dílků, ostatní body a idoly Kvesal, Opice a Želva.
page-ours-own = Máš tištěnou hru?
page-ours-enter = Zadej tu svou
page-ours-lesson-pacal = Mapa, její hodnoty a to, která strana je na kostce dvakrát, jsou naše rekonstrukce.
page-ours-lesson-uxmal = Základní deska, dílky, body a tři z idolů jsou naše rekonstrukce.
page-map-pacal = Mapa
page-map-uxmal = Součásti hry
page-map-ours = Naše (rekonstrukce)
page-map-own = Tvoje
page-map-offered = Z tohoto serveru
page-map-named = Mapa: { $map }
page-map-named-about = Tato hra se hraje se součástmi, které někdo zadal v dílně: „{ $map }“.

## Dílna

page-workshop = Dílna
page-workshop-about = Máš tištěnou hru? Zadej sem její součásti a hraj s nimi.
page-workshop-game = Hra
page-workshop-begin-usual = Začít od naší rekonstrukce
page-workshop-begin-blank = Začít od nuly
page-workshop-load = Načíst soubor
page-workshop-name = Název
page-workshop-unnamed = Moje krabice
page-workshop-undo = Zpět
page-workshop-redo = Znovu
page-workshop-undone = Vráceno zpět.
page-workshop-redone = Provedeno znovu.
page-workshop-linked = Otevřeno z odkazu jako nová sada. Tvoje sady se nezměnily.
page-workshop-check = Kontrola
page-workshop-checking = Kontroluje se …
page-workshop-offline = Můžeš pokračovat; zkontroluje se to, jakmile server odpoví.
page-workshop-problems =
    { $count ->
        [one] Jedna věc chybí nebo je špatně:
        [few] { $count } věci chybí nebo jsou špatně:
        [many] { $count } věci chybí nebo je špatně:
       *[other] { $count } věcí chybí nebo je špatně:
    }
page-workshop-unfilled =
    { $count ->
        [one] Jedno políčko je ještě prázdné.
        [few] { $count } políčka jsou ještě prázdná.
        [many] { $count } políčka je ještě prázdného.
       *[other] { $count } políček je ještě prázdných.
    }
page-workshop-more = Podobných ještě { $count }
page-workshop-marked = problém
page-workshop-ready = Všechno sedí. U stolu to vypadá takto:
page-workshop-picture = Hrací deska, jak vypadá u stolu
page-workshop-try = Vyzkoušet
page-workshop-try-about = Začne hru proti botům s těmito součástmi.
page-workshop-keep = Uložit a sdílet
page-workshop-keep-about = Změny se průběžně ukládají v tomto prohlížeči.
page-workshop-unkept = Tento prohlížeč nemůže nic uložit: úložiště je zablokované nebo plné. Na obrazovce se nic neztratí. Než odejdeš, ulož soubor nebo sdílej odkaz.
page-workshop-sets = Moje sady
page-workshop-sets-none = V tomto prohlížeči zatím nejsou žádné sady.
page-workshop-new = Nová sada
page-workshop-share = Sdílet odkaz
page-workshop-share-about = Každý, kdo má tento odkaz, si může otevřít kopii a hrát s ní.
page-workshop-save = Uložit jako soubor
page-workshop-rename = Přejmenovat
page-workshop-duplicate = Duplikovat
page-workshop-delete = Smazat
page-workshop-deleted = „{ $name }“ je smazáno.
page-workshop-restore = Vrátit
page-workshop-copy-of = { $name } (kopie)
page-workshop-state-ready = připraveno ke hře
page-workshop-state-open = nedokončeno
page-workshop-state-here = na obrazovce
page-workshop-keys = Klávesnice
page-workshop-history-keys = Ctrl+Z vrací zpět, Ctrl+Shift+Z provede znovu.

## Soubory a odkazy, které nelze otevřít

page-workshop-link-broken = Tento odkaz je poškozený nebo neúplný a nejde otevřít. Požádej o něj znovu.
page-workshop-file-large = Je to větší než { $most } kB, takže to nemůže být sada součástí.
page-workshop-file-json = Soubor je poškozený na řádku { $line } a nejde přečíst.
page-workshop-file-foreign = Tohle není soubor se součástmi. Takový má „game“, „name“ a „options“, nebo je to mapa s „rows“.
page-workshop-file-game = Tyto součásti jsou pro hru „{ $game }“, která tu není k dispozici.
page-workshop-misread = „{ $field }“ nejde přečíst: hodnota tam nepatří.
page-workshop-misread-unknown = „{ $field }“ k těmto součástem nepatří.
page-workshop-misread-rows = „rows“ nejde přečíst: mapa má 1 až { $most } řad.
page-workshop-misread-row = Řadu { $row } mapy nejde přečíst. Potřebuje tolik políček jako řada 1, nejvýš { $most }, a na každém písmeno A až Z nebo ~ pro jezero.
page-workshop-misread-base = Řadu { $row } v „base“ nejde přečíst. Potřebuje osm znaků z J, S, Q, M, T a „.“ pro prázdné.
page-workshop-misread-tile = Dílek { $tile } nejde přečíst. Potřebuje čtyři znaky z J, S, Q, M, T a „.“ pro prázdné.

## Pacal’s Rocket

page-workshop-pacal-modes = Co udělá klepnutí na mapu
page-workshop-pacal-mode-paint = Malovat
page-workshop-pacal-mode-values = Hodnoty
page-workshop-pacal-mode-values-about = Zadej na mapě hodnotu každého okrsku.
page-workshop-pacal-mode-river = Řeka
page-workshop-pacal-mode-river-about = Klepni na hranu mezi dvěma políčky, nebo táhni podél hran. Druhé klepnutí ji odebere.
page-workshop-pacal-mode-river-shore = Břeh řeky
page-workshop-pacal-mode-river-shore-about = Klepni na políčka, která se počítají jako břeh řeky.
page-workshop-pacal-mode-lake-shore = Břeh jezera
page-workshop-pacal-mode-lake-shore-about = Klepni na políčka, která se počítají jako břeh jezera.
page-workshop-pacal-shore-state =
    { $state ->
        [tapped] Tato políčka byla vybrána ručně.
       *[derived] Toto jsou políčka, která se vody dotýkají hranou.
    }
page-workshop-pacal-derive = Zpět k políčkům u řeky a jezera
page-workshop-pacal-brushes = Malovat
page-workshop-pacal-district = okrsek { $letter }
page-workshop-pacal-lake = jezero
page-workshop-pacal-bare = nenamalováno
page-workshop-pacal-sacred = Posvátný okrsek
page-workshop-pacal-river-shore = břeh řeky
page-workshop-pacal-lake-shore = břeh jezera
page-workshop-pacal-add = Přidat okrsek
page-workshop-pacal-map = Mapa k malování
page-workshop-pacal-keys = Šipky posouvají, Enter maluje zvoleným štětcem, písmeno maluje ten okrsek, ~ maluje jezero, Delete políčko vyprázdní, Shift se šipkou maluje cestou.
page-workshop-pacal-corners = Rohy sítě pro kladení řeky
page-workshop-pacal-corner-keys = V režimu „Řeka“: šipky jdou od rohu k rohu, se Shiftem řeku kladou nebo odebírají. Enter začne a skončí kladení bez Shiftu.
page-workshop-pacal-corner =
    { $river ->
        [yes] Roh { $x } zleva, { $y } shora, u řeky
       *[no] Roh { $x } zleva, { $y } shora
    }
page-workshop-pacal-river-now =
    { $laid ->
        [yes] Řeka položena k rohu { $x }, { $y }.
       *[no] Řeka odebrána k rohu { $x }, { $y }.
    }
page-workshop-pacal-pen-down = Šipky teď kladou řeku.
page-workshop-pacal-pen-up = Šipky teď jen chodí.
page-workshop-pacal-painted = { $square }: { $what }.
page-workshop-pacal-shore-now =
    { $is ->
        [yes] { $square } je teď { $water ->
            [river] břeh řeky.
           *[lake] břeh jezera.
        }
       *[no] { $square } už není { $water ->
            [river] břeh řeky.
           *[lake] břeh jezera.
        }
    }
page-workshop-pacal-size = Velikost
page-workshop-pacal-columns = Sloupce
page-workshop-pacal-rows = Řady
page-workshop-pacal-districts = Okrsky
page-workshop-pacal-districts-about = 2, 2/3 a 4 jsou zakrývací díly: zaškrtni okrsky, které každý z nich při daném počtu hráčů zakrývá.
page-workshop-pacal-column-district = Okrsek
page-workshop-pacal-column-value = Hodnota
page-workshop-pacal-column-sacred = Posvátný
page-workshop-pacal-cover = Díl { $piece }
page-workshop-pacal-covers = Zakrývací díl { $piece } leží na okrsku { $letter }
page-workshop-pacal-sacred-is = Okrsek { $letter } je posvátný
page-workshop-pacal-squares =
    { $count ->
        [one] 1 políčko
        [few] { $count } políčka
        [many] { $count } políčka
       *[other] { $count } políček
    }
page-workshop-pacal-value-of = Hodnota okrsku { $letter }
page-workshop-pacal-remove-column = Odebrat
page-workshop-pacal-remove = Odebrat okrsek { $letter }
page-workshop-pacal-die = Kostka
page-workshop-pacal-face = Strana { $face }
page-workshop-pacal-arrows = šipky
page-workshop-pacal-river-parts = Počet částí řeky: { $count }. Nejdou nakreslit jedním tahem; jedna začíná u { $square }.

## Uxmal

page-workshop-uxmal-brushes = Klepnutí nastaví
page-workshop-uxmal-next = Další
page-workshop-uxmal-bare = nezadáno
page-workshop-uxmal-base = Základní deska
page-workshop-uxmal-keys = Šipky: pohyb. Enter: nastavit zvolený idol, nebo další. J, S, Q, M, T a tečka: nastavit idol, nebo prázdné políčko. Delete: vymazat. Shift se šipkou: malovat cestou.
page-workshop-uxmal-painted = { $cell }: { $what }.
page-workshop-uxmal-tiles = Dílky
page-workshop-uxmal-count = { $count } z { $of }
page-workshop-uxmal-tile = Dílek { $tile }: { $marks }
page-workshop-uxmal-tile-chosen = Dílek { $tile }
page-workshop-uxmal-quarter =
    { $quarter ->
        [1] Vlevo nahoře: { $what }
        [2] Vpravo nahoře: { $what }
        [3] Vpravo dole: { $what }
       *[4] Vlevo dole: { $what }
    }
page-workshop-uxmal-rotate = Otočit
page-workshop-uxmal-add = Nový dílek
page-workshop-uxmal-points = Pyramida bodů
page-workshop-uxmal-rank = Stupeň { $rank }
page-workshop-uxmal-level = Úroveň { $level }
page-workshop-uxmal-points-of = Body na úrovni { $level } za stupeň { $rank }
