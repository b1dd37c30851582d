# Přehrávání, pravidla a lekce na stránce.

## Přehrávání

page-replay-title = Přehrávání
page-replay-about = Otevři záznam hry a sleduj ji krok za krokem.
page-replay-other = Otevřít jiný záznam
page-replay-at = Krok { $move } z { $count }
page-replay-start = Začátek hry.
page-replay-scrub = Kroky
page-replay-first = Na začátek
page-replay-back = O krok zpět
page-replay-play = Přehrát
page-replay-pause = Zastavit
page-replay-forth = O krok dál
page-replay-last = Na konec
page-replay-speed = Rychlost
page-replay-times = { $times }×
page-replay-link = Kopírovat odkaz na tento krok
page-replay-copied = Zkopírováno
page-replay-by-hand = Tento prohlížeč stránce nedovolí kopírovat. Odkaz na tento krok je v adresním řádku.
page-replay-keys = Šipka vlevo a vpravo: jeden krok. Home a End: začátek a konec. Mezerník: přehrát nebo zastavit.
page-replay-on = Hrát dál odtud
page-replay-on-about = Založí nový stůl, který začíná dosavadními kroky. Za ostatní hráče hrají boti.
page-replay-on-seat = Hraješ za
page-replay-on-go = Hrát dál
page-replay-over = Tady hra skončila. Chceš-li hrát dál, vrať se o pár kroků.
page-replay-broken = Řádek { $line } záznamu: { $reason }
page-replay-broken-about = Tento záznam nejde přehrát. Zkontroluj ho, nebo otevři jiný.
page-replay-link-broken = Tento odkaz je neúplný. Požádej o něj znovu, nebo otevři samotný záznam.
page-replay-tab-moves = Kroky

## Pravidla

page-rules-title = { $title }: pravidla
page-rules-english = Text pravidel je anglicky; ještě není přeložený.
page-rules-search = Hledat v pravidlech
page-rules-found =
    { $count ->
        [one] Nalezeno jedno místo
        [few] Nalezena { $count } místa
       *[other] Nalezeno { $count } míst
    }
page-rules-none = Na žádném místě nejsou všechna tato slova.
page-rules-all = Ukázat všechna pravidla
page-rules-contents = Obsah
page-rules-top = Nahoru
page-rules-example = Kreslený příklad
page-rules-try = Zkus to
page-rules-pacal-fly = Kostka ukazuje 3. Plné tečky jsou přímé lety, duté lety se zatáčkami.
page-rules-pacal-choose = Sestava ze dvou: kameny vedle sebe na b6 a c6. Pyramida může stát na kterémkoli z obou políček.
page-rules-pacal-takeover = Pyramida na c6 se počítá jako kámen: c6, d6 a e6 dají tři patra, dost na převzetí Posvátného okrsku.
page-rules-pacal-water = Dvě patra na h5 by se počítala i u jezera.
page-rules-uxmal-put = Dílek můžeš položit na kterékoli volné staveniště a otočit ho. Karty přináší překrytí nebo sousedství stejného idolu.
page-rules-uxmal-move = Kněz na b2 přeskočí kněze na b1: za jednu kartu se dostane na kvesala na a1.
page-rules-uxmal-lift = Dílek úrovně 2 zvedá kněze na f2.

## Lekce

page-learn-title = Nauč se: { $title }
page-learn-step = Krok { $step } z { $count }
page-learn-steps = Kroky
page-learn-step-done = hotovo
page-learn-next = Další
page-learn-back = Zpět
page-learn-skip = Přeskočit tento krok
page-learn-again = Zkusit znovu
page-learn-show = Ukaž mi to
page-learn-shown = Takhle: { $action }.
page-learn-restart = Od začátku
page-learn-praise-1 = Dobrá práce.
page-learn-praise-2 = Přesně tak.
page-learn-praise-3 = Výborně.
page-learn-legal = Tah je dovolený, ale tady příběh pokračuje jinak. Zkus to znovu.
page-learn-finished = Hru už umíš.
page-learn-finished-about = Teď si zahraj: boti jsou trpěliví. Všechno ostatní vysvětlí pravidla.
page-learn-you = Ty

## Pacal's Rocket

page-learn-pacal-place-title = Tvoje loď
page-learn-pacal-place = Vyhrává ten, kdo má nejvíc bodů, a body přináší nejvíc pater v okrsku; velká čísla jsou hodnoty okrsků. Lodě začínají v Posvátném okrsku uprostřed. Postav svou na svítící políčko.
page-learn-pacal-place-done = Tvoje loď je dutá: shora do ní můžeš vhazovat kameny. O tom tahle hra je.
page-learn-pacal-fly-title = Přímý let
page-learn-pacal-fly = I ostatní už postavili své lodě. Jeden hod kostkou platí celé kolo pro všechny (ve dvou hází každý za sebe). Ukazuje 4: leť přesně o čtyři políčka v přímé linii, na b6. V prvním kole musí všichni opustit Posvátný okrsek.
page-learn-pacal-fly-done = Po přímém letu smíš vhodit dva kameny: jeden do své lodi, druhý do cizí.
page-learn-pacal-own-title = Kámen do tvé lodi
page-learn-pacal-own = Tvoje loď přiletěla na b6. Vhoď do ní jeden ze svých kamenů.
page-learn-pacal-own-done = Kámen leží na b6, zakrytý tvou lodí. Ještě se nepočítá.
page-learn-pacal-other-title = Kámen do jiné lodi
page-learn-pacal-other = Teď vhoď kámen do lodi jiného hráče: do svítící lodi, která patří Itzel. Kam poletí dál, neurčíš, ale víš, kde stojí teď.
page-learn-pacal-other-done = Až ta loď odletí, tvůj kámen zůstane viditelně ležet na políčku, kde tvoje loď nikdy nebyla.
page-learn-pacal-bend-title = Let se zatáčkami
page-learn-pacal-bend = Ostatní zatím odletěli, vhodili kameny a postavili první pyramidy. Druhé kolo; kostka ukazuje 3. Smíš zatáčet, ale musíš letět přesně o tři políčka. Leť na c6: ukazuje ho dutá tečka.
page-learn-pacal-bend-done = Tvůj kámen na b6 je teď vidět, protože loď nad ním odletěla. Po letu se zatáčkami smíš vhodit jen jeden kámen, a to do vlastní lodi.
page-learn-pacal-build-title = První pyramida
page-learn-pacal-build = V tvé lodi je další kámen. Jediný viditelný kámen stačí na jednopatrovou pyramidu. Loď Itzel opustila e5 a tvůj kámen tam zůstal: postav pyramidu tam, v Posvátném okrsku.
page-learn-pacal-build-done = V tomto okrsku před tebou nikdo nestavěl, takže hned získáváš jeho hodnotu: 7 bodů. Kámen máš zpátky.
page-learn-pacal-leap-title = Šipky
page-learn-pacal-leap = Nové kolo. Kostka ukazuje šipky a Balam už skočil. Skoč libovolně daleko ve své řadě nebo sloupci, přes cokoli: na e6.
page-learn-pacal-leap-done = Po skoku smíš vhodit dva kameny, stejně jako po přímém letu.
page-learn-pacal-double-title = Zdvojené kameny se vracejí
page-learn-pacal-double = Jiná hra. Tvoje loď přistála na g7, kde ležel tvůj kámen, a do lodi přibyl tvůj druhý. Zvedni ji a leť na c7.
page-learn-pacal-double-done = Na políčku smí zůstat jen jeden kámen od každé barvy. Na g7 byly dva tvoje, takže se oba vracejí do tvé zásoby.
page-learn-pacal-choose-title = Sestavy
page-learn-pacal-choose = V lodích jsou další dva tvé kameny. Dva viditelné kameny vedle sebe, na b6 a c6, dají dvě patra. Pyramida přijde na jeden z nich. Vyber c6: jeho okrsek má vyšší hodnotu.
page-learn-pacal-choose-done = 6 bodů, a c6 leží u řeky, která se počítá na konci. Tři nebo čtyři v linii se stejnými mezerami dají tři nebo čtyři patra, rohy čtverce pět.
page-learn-pacal-obstacle-title = Překážky
page-learn-pacal-obstacle = Itzel zatím také skáče a začíná nové kolo: kostka ukazuje 4. Pyramidy, lodě, jezero a okraj přímý let zastaví. Leť na západ: vlastní pyramida tě zastaví na d6.
page-learn-pacal-obstacle-done = Zbytek čísla propadne, ale pořád smíš vhodit dva kameny. Let se zatáčkami se takhle zkrátit nesmí.
page-learn-pacal-takeover-title = Převzetí okrsku
page-learn-pacal-takeover = O kolo později. Balam má v Posvátném okrsku tři patra a ty jedno; tvoje loď odletěla na e7. Tvoje pyramidy se počítají jako kameny: c6, d6 a e6 jsou linie tří. Postav pyramidu na e6.
page-learn-pacal-takeover-done = Čtyři patra proti třem: přebíráš nadvládu nad okrskem a znovu získáváš jeho 7 bodů. Remíza by nic nepřinesla.
page-learn-pacal-raise-title = Vylepšení
page-learn-pacal-raise = Balam zatím odletěl dál a tvoje loď je na g5. Pyramidu můžeš také nahradit vyšší. e5, e6 a e7 jsou linie tří: vylepši pyramidu na e5.
page-learn-pacal-raise-done = Tady už vedeš, takže to teď nic nepřinese. Ale jen tak ti tento okrsek nikdo nevezme.
page-learn-pacal-god-title = Božské kameny
page-learn-pacal-god = Itzel zatím staví tři patra. Máš tři božské kameny, na konci za 2, 4 a 6 bodů. Místo letu použij ten v hodnotě 2 a pak polož loď na h5, k jezeru.
page-learn-pacal-god-done = Božský kámen tě dostane kamkoli. Pak smíš vhodit jeden kámen.
page-learn-pacal-empty-title = Když je zásoba prázdná
page-learn-pacal-empty = Jiná hra: všech deset tvých kamenů je na hrací desce. Po skoku smíš vhodit dva kameny. Vezmi si zpět jeden svůj viditelný kámen a vhoď ho do lodi jiného hráče.
page-learn-pacal-empty-done = Když máš zásobu prázdnou, smíš si za každý vhazovaný kámen vzít zpět jeden viditelný. Musíš ho hned vhodit.
page-learn-pacal-water-title = Řeka a jezero
page-learn-pacal-water = Ostatní zatím postavili tři pyramidy a tvoje loď letěla dál. Patra na břehu se na konci počítají ještě jednou: 12, 8 a 4 body pro první tři u řeky a stejně tak u jezera. Postav dvě patra na h5.
page-learn-pacal-water-done = 5 bodů za okrsek a dvě patra u jezera.
page-learn-pacal-end-title = Konec
page-learn-pacal-end = Konec jiné hry. Hra končí, když někomu zbývá jen jedna pyramida, nebo po kole, ve kterém někdo dosáhne 40 bodů. Čtyři rohy čtverce dají pět pater: postav je na d8.
page-learn-pacal-end-done = 5 bodů za ukončení hry. Pak se počítají všechny okrsky, řeka, jezero a božské kameny, a vyhráváš.

## Uxmal

page-learn-uxmal-tile-title = Pyramida
page-learn-uxmal-tile = Vyhrává ten, kdo má nejvíc bodů: přinášejí je kněží a karty oblíbených idolů. Společně stavíte na této desce pyramidu o třech úrovních; zvířata jsou idoly. Začni položením dílku.
page-learn-uxmal-tile-done = Tady je tvůj dílek: tři idoly a prázdné políčko.
page-learn-uxmal-put-title = Otáčení a pokládání
page-learn-uxmal-put = Polož dílek na svítící staveniště v rohu. Nejdřív ho otoč, tlačítky nebo klávesou R, aby byl kvesal vlevo nahoře.
page-learn-uxmal-put-done = Když idol překryješ stejným idolem, dostaneš dvě jeho karty. Když ho položíš vedle stejného, dostaneš jednu.
page-learn-uxmal-claim-title = Jedna odměna
page-learn-uxmal-claim = Tvůj dílek leží v rohu: kvesal na kvesalovi, jaguár vedle jaguára a had vedle hada. Smíš si vzít jen jednu odměnu. Vezmi dvě karty.
page-learn-uxmal-claim-done = Dvě karty Kvesala. Kartami se platí a karty dvou nejoblíbenějších idolů přinášejí body.
page-learn-uxmal-overlay-title = Dvě karty
page-learn-uxmal-overlay = Soupeř zatím položil dílek. Polož svůj další na svítící staveniště, otočený tak, aby jeho had překryl hada.
page-learn-uxmal-overlay-done = Překrytí jde skoro vždy: hledej ho.
page-learn-uxmal-priest-title = Kněží
page-learn-uxmal-priest = Máš dvě karty Hada a soupeř umístil kněze. Místo dílku smíš umístit jednoho ze svých tří kněží na idol. Čím oblíbenější idol, tím víc bodů. Umísti kněze na svítícího kvesala: je nejoblíbenější.
page-learn-uxmal-priest-done = Na úrovni 1 přinášejí první tři idoly 4, 3 a 2 body; na úrovni 2 to je 6, 5 a 4; na úrovni 3 pak 8, 7 a 6. Ostatní nepřinášejí nic.
page-learn-uxmal-move-title = Přesun kněze
page-learn-uxmal-move = Mezitím máš druhého kněze, na b2, a soupeř položil dílek a umístil kněze. Každé políčko, na které kněz vstoupí, stojí jednu libovolnou kartu. Obsazená políčka přeskakuje zdarma. Přesuň kněze z b2 na a1 a pak zaplať kartou Hada.
page-learn-uxmal-move-done = Jedna karta za dvě políčka, protože to mezi nimi bylo obsazené. Karty Kvesala ti zůstaly a přinesou body.
page-learn-uxmal-curse-title = Prokletí
page-learn-uxmal-curse = Mezitím přibyly dílky vás obou. Karta idolu posouvá tento idol na stupnici oblíbenosti. Soupeř má kněze na hadovi, který je na stupni 3. Proklej hada: o stupeň dolů.
page-learn-uxmal-curse-done = Had je teď na stupni 4 a kněz na něm nepřinese nic.
page-learn-uxmal-venerate-title = Uctívání
page-learn-uxmal-venerate = Soupeř zatím hada znovu uctil a tvůj kněz stojí na opici. Máš dvě karty Opice: uctij opici, o stupeň nebo o dva.
page-learn-uxmal-venerate-done = Opice předstihla hada. Tvůj kněz na ní přinese body, soupeřův na hadovi ne.
page-learn-uxmal-phase-title = Úroveň je hotová
page-learn-uxmal-phase = Jiná hra. Tohle je poslední dílek úrovně 1: polož ho tak, aby opice překryla opici. Pak se hned boduje.
page-learn-uxmal-phase-done = Body za kněze a karty jsou sečtené. Pak dva nejoblíbenější idoly klesnou na konec stupnice oblíbenosti a všichni kněží opustí pyramidu.
page-learn-uxmal-level-title = Druhá úroveň
page-learn-uxmal-level = Soupeř zatím položil první dílek úrovně 2: tam, kde se stýkají čtyři dílky. Polož svůj na svítící staveniště, otočený tak, aby jeho želva překryla želvu.
page-learn-uxmal-level-done = Zase máš všechny tři kněze. Na vyšší úrovni přináší každý idol víc bodů.
page-learn-uxmal-lift-title = Nahoru
page-learn-uxmal-lift = Mezitím stojí tvůj kněz na hadovi na f2 a soupeř položil dva dílky. Dílek, který překryje kněze, ho zvedne. Polož dílek na svítící staveniště nad f2 tak, aby pod tvého kněze přišel had.
page-learn-uxmal-lift-done = Stejný idol, o úroveň výš: 6 bodů místo 4. Co přijde pod soupeřova kněze, určuješ také ty.
page-learn-uxmal-end-title = Konec
page-learn-uxmal-end = Konec jiné hry: úplně poslední dílek. Zvedá soupeřova kněze na d3: otoč ho tak, aby tam přišlo prázdné políčko. Pak vezmi kartu Želvy: želva je na stupni 1, takže karta přinese 2 body.
page-learn-uxmal-end-done = Třetí úroveň je hotová a naposledy se boduje. Vyhrává, kdo má nejvíc bodů: to jsi ty.

## Co by zahrál bot

page-tab-advice = Rada
page-advice-about = Bot na úrovni 10 tuto pozici sekundu zkoumá a pak řekne, co by zahrál.
page-advice-ask = Co by zahrál nejsilnější bot?
page-advice-thinking = Bot přemýšlí…
page-advice-nobody = Tady není o čem rozhodovat: na řadě je náhoda, nebo hra skončila.
page-advice-whose = Na tahu je { $name }. Nejlepší akce podle bota:
page-advice-win = šance na výhru { $percent } %
page-advice-played = zahráno
page-advice-other = To, co se zahrálo, mezi pěti nejlepšími není.
page-advice-ahead =
    { $points ->
        [one] náskok { $points } bodu
        [few] náskok { $points } bodů
        [many] náskok { $points } bodu
       *[other] náskok { $points } bodů
    }
page-advice-behind =
    { $points ->
        [one] ztráta { $points } bodu
        [few] ztráta { $points } bodů
        [many] ztráta { $points } bodu
       *[other] ztráta { $points } bodů
    }
