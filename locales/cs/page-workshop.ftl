# Dílna, kde majitelé tištěné hry zadávají její součásti, a co je naše rekonstrukce.

## Rekonstrukce

page-ours-pacal = Mapa: naše rekonstrukce
page-ours-uxmal = Deska, dílky, body: naše rekonstrukce
page-ours-title = Co je naše rekonstrukce?
page-ours-known = Známe:
page-ours-made = Naše:
page-ours-pacal-known = pravidla, figurky, síť se 16 okrsky v hodnotě 3 až 7 bodů, uprostřed posvátný okrsek 3 krát 3 políčka v hodnotě 7, jednu řeku, jedno jezero, kostku s čísly 2 až 5 a jednou stranou se šipkami.
page-ours-pacal-made = velikost a obrys mapy, hodnoty ostatních okrsků, poloha řeky, jezera a břehů, které okrsky leží pod zákryty a že se na kostce opakuje trojka.
page-ours-uxmal-known = pravidla, základní desku se 4 krát 4 místy, 29 dílků, na každém tři různé idoly a prázdnou čtvrtinu, idoly Jaguár a Had a 5 bodů za kněze na idolu druhém v pořadí.
page-ours-uxmal-made = potisk desky a dílků, ostatní body a idoly Kvesal, Opice a Želva.
page-ours-own = Máš tištěnou hru?
page-ours-enter = Zadej tu svou
page-ours-lesson-pacal = Mapa, její hodnoty a zdvojená strana kostky jsou naše rekonstrukce.
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
page-workshop-share-about = Kdo má tento odkaz, může si otevřít kopii a hrát s ní.
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
page-workshop-file-game = Tohle jsou součásti hry „{ $game }“, která se tu nehraje.
page-workshop-misread = „{ $field }“ nejde přečíst: hodnota tam nepatří.
page-workshop-misread-unknown = „{ $field }“ k těmto součástem nepatří.
page-workshop-misread-rows = „rows“ nejde přečíst: mapa má 1 až { $most } řad.
page-workshop-misread-row = Řadu { $row } mapy nejde přečíst. Potřebuje tolik políček jako řada 1, nejvýš { $most }, a na každém písmeno A až Z nebo ~ pro jezero.
page-workshop-misread-base = Řadu { $row } v „base“ nejde přečíst. Potřebuje osm znaků z J, S, Q, M, T a „.“ pro prázdné.
page-workshop-misread-tile = Dílek { $tile } nejde přečíst. Potřebuje čtyři znaky z J, S, Q, M, T a „.“ pro prázdné.

## Pacalova raketa

page-workshop-pacal-modes = Co udělá stisk na mapě
page-workshop-pacal-mode-paint = Malovat
page-workshop-pacal-mode-values = Hodnoty
page-workshop-pacal-mode-values-about = Zadej na mapě hodnotu každého okrsku.
page-workshop-pacal-mode-river = Řeka
page-workshop-pacal-mode-river-about = Stiskni hranu mezi dvěma políčky nebo táhni podél hran. Druhý stisk ji odebere.
page-workshop-pacal-mode-river-shore = Břeh řeky
page-workshop-pacal-mode-river-shore-about = Klepni na políčka, která se počítají k řece.
page-workshop-pacal-mode-lake-shore = Břeh jezera
page-workshop-pacal-mode-lake-shore-about = Klepni na políčka, která se počítají k jezeru.
page-workshop-pacal-shore-state =
    { $state ->
        [tapped] Tato políčka jsou tvůj seznam.
       *[derived] Tato políčka vyplývají z polohy vody.
    }
page-workshop-pacal-derive = Zpět k odvozeným políčkům
page-workshop-pacal-brushes = Malovat
page-workshop-pacal-district = okrsek { $letter }
page-workshop-pacal-lake = jezero
page-workshop-pacal-bare = nenamalováno
page-workshop-pacal-sacred = posvátný okrsek
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
page-workshop-pacal-districts-about = 2, 2/3 a 4 jsou zákryty: zaškrtni okrsky, které každý z nich zakrývá při tolika hráčích.
page-workshop-pacal-column-district = Okrsek
page-workshop-pacal-column-value = Hodnota
page-workshop-pacal-column-sacred = Posvátný
page-workshop-pacal-cover = Zákryt { $piece }
page-workshop-pacal-covers = Zákryt { $piece } leží na okrsku { $letter }
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

page-workshop-uxmal-brushes = Stisk nastaví
page-workshop-uxmal-next = Další
page-workshop-uxmal-bare = nezadáno
page-workshop-uxmal-base = Základní deska
page-workshop-uxmal-keys = Šipky posouvají, Enter nastaví zvoleného idola nebo dalšího, J, S, Q, M, T a tečka nastaví idola nebo prázdné, Delete vymaže, Shift se šipkou maluje cestou.
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
page-workshop-uxmal-rank = { $rank }. místo
page-workshop-uxmal-level = Úroveň { $level }
page-workshop-uxmal-points-of = Body na úrovni { $level } za { $rank }. místo
