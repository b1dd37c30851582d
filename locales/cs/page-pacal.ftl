# Stránka Pacal's Rocket: tlačítka, hrací deska slovy, stav hry, konečné hodnocení.

## Akce, na tlačítkách a pro čtečky

page-pacal-do-place = Postavit loď na { $square }
page-pacal-do-roll =
    { $face ->
        [arrows] Hodit šipky
       *[other] Hodit { $face }
    }
page-pacal-do-fly = Letět rovně na { $square }
page-pacal-do-bend = Letět se zatáčkami na { $square }
page-pacal-do-leap = Skočit na { $square }
page-pacal-do-god = Použít božský kámen v hodnotě { $value }
page-pacal-do-land = Položit loď na { $square }
page-pacal-do-drop-own = Vhodit kámen do své lodi
page-pacal-do-drop-other = Vhodit kámen do lodi hráče { $seat }
page-pacal-do-drop-own-from = Vhodit kámen z { $square } do své lodi
page-pacal-do-drop-other-from = Vhodit kámen z { $square } do lodi hráče { $seat }
page-pacal-do-done = Už žádný kámen
page-pacal-do-build =
    Postavit { pacal-floors } na { $square } z { $squares }{ $points ->
        [0] {""}
        [one] , 1 bod
        [few] , { $points } body
       *[other] , { $points } bodů
    }
page-pacal-do-raise =
    Vylepšit { $square } na { pacal-floors } z { $squares }{ $points ->
        [0] {""}
        [one] , 1 bod
        [few] , { $points } body
       *[other] , { $points } bodů
    }
page-pacal-do-pass = Vynechat: nic nestavět

## Hrací deska slovy

page-pacal-board = Hrací deska
page-pacal-keys = Šipky: pohyb po hrací desce. Enter: provést akci. N: další políčko, kde můžeš něco udělat. D: ukázat okrsek. Escape: zrušit volbu.
page-pacal-lake = jezero
page-pacal-covered = zakryté, mimo hru
page-pacal-in-district =
    { $kind ->
        [sacred] Posvátný okrsek { $letter } v hodnotě { $value }
       *[plain] okrsek { $letter } v hodnotě { $value }
    }
page-pacal-at-river = na břehu řeky
page-pacal-at-lake = na břehu jezera
page-pacal-has-pyramid =
    { $you ->
        [yes] tvoje pyramida vysoká { pacal-floors }
       *[no] pyramida hráče { $name }, { pacal-floors }
    }
page-pacal-has-ship =
    { $you ->
        [yes] tvoje loď
       *[no] loď hráče { $name }
    }
page-pacal-has-stone =
    { $you ->
        [yes] tvůj kámen
       *[no] kámen hráče { $name }
    }
page-pacal-inside =
    { $you ->
        [yes] { $count ->
            [one] uvnitř 1 tvůj kámen
            [few] uvnitř { $count } tvoje kameny
           *[other] uvnitř { $count } tvých kamenů
        }
       *[no] { $count ->
            [one] uvnitř 1 kámen hráče { $name }
            [few] uvnitř { $count } kameny hráče { $name }
           *[other] uvnitř { $count } kamenů hráče { $name }
        }
    }
page-pacal-inside-hidden = obsah je skrytý
page-pacal-inside-empty = uvnitř nic
page-pacal-may-place = sem smíš postavit loď
page-pacal-may-straight = sem smíš letět rovně: dva kameny
page-pacal-may-bent = sem smíš letět se zatáčkami: jeden kámen
page-pacal-may-leap = sem smíš skočit: dva kameny
page-pacal-may-land = sem smíš položit loď
page-pacal-may-ship = do této lodi smíš vhodit kámen
page-pacal-may-stone = tento kámen smíš vzít zpět
page-pacal-may-build = tady smíš stavět

page-pacal-and = { $one } a { $other }
page-pacal-comma = { $one }, { $other }
page-pacal-none = nic

page-pacal-text-round = Kolo
page-pacal-text-seats = Hráči
page-pacal-text-ships = Lodě
page-pacal-text-stones = Viditelné kameny
page-pacal-text-districts = Okrsky
page-pacal-text-waters = Řeka a jezero
page-pacal-die-none = Kostkou se ještě neházelo.
page-pacal-die-shows =
    { $face ->
        [arrows] Kostka ukazuje šipky.
       *[other] Kostka ukazuje { $face }.
    }
page-pacal-turn-of =
    { $you ->
        [yes] Jsi na tahu.
       *[no] Na tahu je { $name }.
    }
page-pacal-order-is = Další tahy: { $names }.
page-pacal-closing = Tohle je poslední kolo.
page-pacal-of-floors = { $count } × { pacal-floors }
page-pacal-text-seat =
    { $you ->
        [yes] Ty
       *[no] { $name }
    }: { $score ->
        [one] 1 bod
        [few] { $score } body
       *[other] { $score } bodů
    }. Zásoba: { $stones ->
        [one] 1 kámen
        [few] { $stones } kameny
       *[other] { $stones } kamenů
    }; pyramidy: { $pyramids }. Božské kameny: { $gods }.
page-pacal-text-ship =
    { $you ->
        [yes] Tvoje loď na { $square }: { $load }.
       *[no] Loď hráče { $name } na { $square }: { $load }.
    }
page-pacal-text-stone =
    { $you ->
        [yes] Tvoje kameny: { $squares }.
       *[no] Kameny hráče { $name }: { $squares }.
    }
page-pacal-text-district = Okrsek { $letter } v hodnotě { $value }: { $leader }. Pyramidy: { $pyramids }.
page-pacal-text-pyramid =
    { $you ->
        [yes] tvoje na { $square }, { pacal-floors }
       *[no] hráče { $name } na { $square }, { pacal-floors }
    }
page-pacal-text-river = Řeka: { $places }.
page-pacal-text-lake = Jezero: { $places }.
page-pacal-text-place =
    { $you ->
        [yes] ty
       *[no] { $name }
    } – { pacal-floors } za { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }
page-pacal-leads-nobody = nikdo tu nestavěl
page-pacal-leads =
    { $you ->
        [yes] vedeš
       *[no] vede { $name }
    }
page-pacal-leads-shared = společně vedou { $names }

## Lišta: co jde udělat kromě stisknutí desky

page-pacal-die =
    { $face ->
        [none] Kostka, ještě se neházelo
        [arrows] Kostka ukazuje šipky
       *[other] Kostka ukazuje { $face }
    }
page-pacal-order = Pořadí tahů
page-pacal-order-seat = { $place }: { $name }
page-pacal-order-round = Nové kolo
page-pacal-key-straight = rovně: 2 kameny
page-pacal-key-bent = zatáčky: 1 kámen
page-pacal-key-leap = skok: 2 kameny
page-pacal-god-instead = Nebo božský kámen:
page-pacal-god-loses = na konci přijdeš o jeho body
page-pacal-your-ship = Tvoje loď
page-pacal-into-own = Do tvé lodi
page-pacal-into-other = Do lodi hráče { $name }
page-pacal-to-drop =
    { $count ->
        [one] Ještě 1 kámen
        [few] Ještě { $count } kameny
       *[other] Ještě { $count } kamenů
    }
page-pacal-which-stone = Tvoje zásoba je prázdná: vezmi jeden z těchto kamenů zpět.
page-pacal-which-ship = Tvoje zásoba je prázdná: vyber loď a pak svůj kámen, který vezmeš zpět.
page-pacal-builds = Co můžeš postavit
page-pacal-build-on =
    { $verb ->
        [raise] Vylepšit { $square } na { $floors }
       *[build] Postavit { $floors } na { $square }
    }
page-pacal-build-with = z { $squares }
page-pacal-points-now =
    { $points ->
        [0] Teď žádné body.
        [one] Teď 1 bod.
        [few] Teď { $points } body.
       *[other] Teď { $points } bodů.
    }
page-pacal-previous = Předchozí
page-pacal-next = Další
page-pacal-pass = Vynechat
page-pacal-choose-build = Vyber, co postavíš.

page-pacal-change-first = V okrsku { $district } před tebou nikdo nestavěl.
page-pacal-change-takeover = Přebíráš nadvládu nad okrskem { $district }. Dosud: { $names }.
page-pacal-change-untie = Remíza v okrsku { $district } končí a vedeš jen ty. Dosud také: { $names }.
page-pacal-change-tie = Remíza o vedení v okrsku { $district }: ty a { $names }.
page-pacal-change-keep = V okrsku { $district } už vedeš.
page-pacal-change-behind = V okrsku { $district } zůstávají před tebou: { $names }.
page-pacal-change-shores =
    { $shores ->
        [river] Počítá se i u řeky.
        [lake] Počítá se i u jezera.
       *[both] Počítá se i u řeky a u jezera.
    }
page-pacal-sends-back =
    { $count ->
        [one] Odtud se vrací kámen hráče { $names }.
        [few] Odtud se vracejí kameny hráčů: { $names }.
       *[other] Odtud se vracejí kameny hráčů: { $names }.
    }
page-pacal-change-ends =
    { $ends ->
        [now] { $bonus ->
            [0] Tím hra hned končí.
           *[other] Tím hra hned končí; { $bonus } z těchto bodů je právě za to.
        }
       *[round] Toto kolo bude poslední.
    }
page-pacal-before-after = Patra: předtím { $before }, potom { $after }

## Stav hry

page-pacal-score = Body
page-pacal-stones-left =
    { $count ->
        [one] 1 kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }
page-pacal-pyramids-left = Zbývající pyramidy
page-pacal-god-stones = Božské kameny
page-pacal-god-stones-left = Božské kameny: { $values }
page-pacal-river = Řeka
page-pacal-lake-name = Jezero
page-pacal-district = Okrsek
page-pacal-district-name =
    { $kind ->
        [sacred] Posvátný okrsek { $letter }
       *[plain] Okrsek { $letter }
    }
page-pacal-worth = Hodnota { $value }
page-pacal-pays = Na konci
page-pacal-pays-points =
    { $points ->
        [0] nic
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }
page-pacal-nobody-built =
    Nikdo tu ještě nestavěl: kdo začne, získá { $value ->
        [one] 1 bod.
        [few] { $value } body.
       *[other] { $value } bodů.
    }
page-pacal-ends-at =
    Konec: někdo dosáhne { $points ->
        [one] { $points } bodu
        [few] { $points } bodů
       *[other] { $points } bodů
    }, nebo postaví pyramidu tak, že mu { $left ->
        [0] nezbude žádná pyramida.
        [one] zbude jen jedna pyramida.
        [few] zbudou jen { $left } pyramidy.
       *[other] zbude jen { $left } pyramid.
    }
page-pacal-close = Zavřít

## Konečné hodnocení

page-pacal-final = Konečné hodnocení
page-pacal-forecast = Kdyby hra skončila teď
page-pacal-final-play = Body během hry
page-pacal-final-gods = Nepoužité božské kameny
page-pacal-final-sum = Celkem
page-pacal-final-wins =
    { $you ->
        [yes] Vyhráváš, body: { $points }.
       *[no] Vyhrává { $name }, body: { $points }.
    }
page-pacal-final-shared = O vítězství se dělí { $names }, body: { $points }.

## Obrázek na úvodní stránce

page-pacal-picture = Loď nad městem pyramid u řeky
page-pacal-told-river = Řeka: patra na břehu
page-pacal-told-lake = Jezero: patra na břehu
page-pacal-told-district = Okrsek { $letter }: nejvíc pater
page-pacal-told-god_stones = Nepoužité božské kameny
page-pacal-told-pyramid = Poslední pyramida
