# Rozbor dohrané hry.

page-review-start = Rozebrat tuto hru
page-review-what = Bot si prohlédne každé rozhodnutí, každý hod i každé tažení. Řekne, co změnily a co by bylo lepší. Trvá to nejvýš minutu.
page-review-unfinished = Rozebrat lze jen dohranou hru.
page-review-asked = Rozbor začíná…
page-review-queued =
    { $ahead ->
        [one] Nejdřív přijde na řadu jeden jiný rozbor.
        [few] Nejdřív přijdou na řadu { $ahead } jiné rozbory.
        [many] Nejdřív přijde na řadu { $ahead } jiného rozboru.
       *[other] Nejdřív přijde na řadu { $ahead } jiných rozborů.
    }
page-review-progress = Prohlédnuto { $judged } z { $of }
page-review-done = Rozbor je hotový.

## Křivka

page-review-curve = Šance na výhru
page-review-win-of = { $name }: { $percent } %.
page-review-percent = { $percent } %
page-review-numbers = Křivka v číslech
page-review-numbers-about = Šance všech na výhru
page-review-move = Krok

## Co vyniká

page-review-mark-slip = nepřesnost
page-review-mark-mistake = chyba
page-review-mark-blunder = hrubá chyba
page-review-mark-joker = šťastná náhoda
page-review-next = Další označený krok
page-review-previous = Předchozí označený krok
page-review-thresholds = Nepřesnost stojí aspoň 1 % šance na výhru, chyba 2 %, hrubá chyba 8 %. Šťastná náhoda někomu přinese 30 % nebo víc.

## Tah na obrazovce

page-review-this = Tento krok
page-review-not-judged = Tady nebylo co volit.
page-review-not-yet = Zatím neprohlédnuto.
page-review-nothing-better = Nic nebylo lepší.
page-review-loss = Stálo to { $percent } % šance na výhru.
page-review-played = Zahráno: { $action }
page-review-better = Lepší: { $action }
page-review-luck-gave = Štěstí přineslo { $percent } % šance na výhru.
page-review-luck-took = Smůla stála { $percent } % šance na výhru.
page-review-show = Ukázat na desce
page-review-try = Zkusit to

## Rozhodující okamžiky

page-review-moments = Co hru rozhodlo
page-review-no-moments = Tuto hru nerozhodl žádný jednotlivý okamžik.
page-review-moment = Krok { $move }, { $name }
page-review-chance = náhoda
page-review-effect-gave = { $name } získává { $percent } % šance na výhru.
page-review-effect-took = { $name } ztrácí { $percent } % šance na výhru.
page-review-effect-from = Z { $from } % na { $to } %.

## Štěstí a rozhodnutí

page-review-account = Štěstí a rozhodnutí
page-review-luck-gave-points =
    { $points ->
        [one] { $name }: štěstí přineslo { $points } bod.
        [few] { $name }: štěstí přineslo { $points } body.
        [many] { $name }: štěstí přineslo { $points } bodu.
       *[other] { $name }: štěstí přineslo { $points } bodů.
    }
page-review-luck-took-points =
    { $points ->
        [one] { $name }: smůla stála { $points } bod.
        [few] { $name }: smůla stála { $points } body.
        [many] { $name }: smůla stála { $points } bodu.
       *[other] { $name }: smůla stála { $points } bodů.
    }
page-review-own-cost = Vlastní rozhodnutí stála { $points }.
page-review-own-gained = Vlastní rozhodnutí přinesla { $points }.
page-review-account-about = Štěstí se porovnává s průměrem všeho, co mohlo přijít, rozhodnutí pokaždé s tím nejlepším. Všechna nenajde nikdo.
page-review-account-all = Od začátku k výsledku
page-review-account-percent = Šance na výhru v procentech
page-review-account-points = Body
page-review-remainder-about = Změněné úsudky: později, když bylo vidět víc, bot některé pozice posoudil jinak než předtím. U šance na výhru jsou rozdělené do ostatních řádků.
page-review-account-choices = Rozhodnutí
page-review-part-start = Na začátku
page-review-part-luck = Štěstí
page-review-part-own = Vlastní rozhodnutí
page-review-part-others = Rozhodnutí ostatních
page-review-part-remainder = Změněné úsudky
page-review-part-end = Výsledek
page-review-count-choices = Všechna rozhodnutí
page-review-count-slips = Nepřesnosti
page-review-count-mistakes = Chyby
page-review-count-blunders = Hrubé chyby
page-review-accuracy = Přesnost
page-review-accuracy-about = Přesnost je průměr přes všechna rozhodnutí: to, které nic nestojí, se počítá jako 100 %, to, které stojí 8 %, jako 50 %.

## Rozhodnutí znovu

page-review-try-ask = Hraješ za: { $name }. Co bys udělal(a)?
page-review-try-best = Správně: nic není lepší.
page-review-try-played = To se zahrálo. Stojí to { $percent } % šance na výhru.
page-review-try-other = To stojí { $percent } % šance na výhru.
page-review-try-behind = Existuje aspoň pět lepších tahů.
page-review-try-again = Zkusit znovu
page-review-try-show = Ukázat nejlepší tah
page-review-try-back = Zpět k rozboru

## Statistika

page-review-statistics = Statistika

## Statistika Pacalovy rakety

page-review-pacal-districts = Okrsky, které by vynesly body
page-review-pacal-points-play = { page-source-pacal-play }: body v průběhu kol
page-review-pacal-points-river = { page-source-pacal-river }: body v průběhu kol
page-review-pacal-points-lake = { page-source-pacal-lake }: body v průběhu kol
page-review-pacal-points-district = { page-source-pacal-district }: body v průběhu kol
page-review-pacal-points-god_stones = { page-source-pacal-god_stones }: body v průběhu kol
page-review-pacal-flights = Lety
page-review-pacal-flight-straight = Rovně
page-review-pacal-flight-turns = Se zatáčkami
page-review-pacal-flight-leap = Skoky
page-review-pacal-flight-god = Použité božské kameny
page-review-pacal-pyramids = Pyramidy na konci
page-review-pacal-floors =
    { $floors ->
        [one] { $floors } patro
        [few] { $floors } patra
        [many] { $floors } patra
       *[other] { $floors } pater
    }
page-review-pacal-stones = Kameny
page-review-pacal-returned = Vrácené, když stavěli ostatní

## Statistika Uxmalu

page-review-uxmal-cards = Karty
page-review-uxmal-card-overlay = Za překrytý idol
page-review-uxmal-card-adjacent = Za sousední idol
page-review-uxmal-card-moves = Zaplacené za přesuny
page-review-uxmal-card-venerate = Zaplacené za uctění
page-review-uxmal-card-curse = Zaplacené za prokletí
page-review-uxmal-points = Body podle úrovní
page-review-uxmal-points-priests = Úroveň { $level }, kněží
page-review-uxmal-points-cards = Úroveň { $level }, karty
page-review-uxmal-popularity = Místa idolů v průběhu hry
page-review-uxmal-move = Krok { $move }
page-review-uxmal-level = Úroveň { $level }
page-review-uxmal-idol = { uxmal-idol }
