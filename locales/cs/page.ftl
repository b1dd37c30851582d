# Slova stránky kolem her.

## Všude

page-name = Sacbe
page-title = Sacbe: Pacal’s Rocket a Uxmal
page-home = Na úvodní stránku
page-skip = Přejít k obsahu
page-nav = Hlavní nabídka
page-nav-tables = Stoly
page-nav-replay = Přehrávání
page-loading = Okamžik…
page-close = Zavřít
page-again = Zkusit znovu

page-title-pacal = Pacal’s Rocket
page-title-uxmal = Uxmal

## Co se nepovedlo

page-fault-unreachable = Server neodpovídá. Zkontroluj připojení; nic z toho, co už je zahrané, se neztratilo.
page-fault-own = Na této stránce se něco pokazilo. Tvoje hra je na serveru v bezpečí.
page-fault-unknown = To se nepovedlo.
page-nowhere = Tady nic není
page-nowhere-about = V odkazu je překlep, nebo stránka už neexistuje.

## Nastavení

page-preferences = Nastavení
page-language = Jazyk
page-your-name = Tvoje jméno u stolů
page-guest = Host
page-version = Sacbe, verze { $version }
page-theme = Barvy
page-theme-system = Podle systému
page-theme-light = Světlé
page-theme-dark = Tmavé
page-speed = Tahy ostatních
page-speed-normal = Normálně
page-speed-fast = Rychle
page-speed-instant = Okamžitě
page-speed-instant-about = Bez animací

## Úvodní stránka

page-hero = Dvě hry ze země Mayů
page-hero-about = Hraj hned proti botům, s přáteli přes odkaz, nebo společně na jedné obrazovce.
page-about-pacal = Leť dutou lodí nad městem, vhazuj kameny tam, kde je nikdo nečeká, a stav pyramidy z jejich sestav.
page-about-uxmal = Stavte společně jednu velkou pyramidu, úroveň po úrovni, a dostaň své kněze na nejoblíbenější idoly.
page-players =
    { $least } až { $most } { $most ->
        [one] hráči
        [few] hráči
       *[other] hráčů
    }
page-facts-pacal = asi hodina
page-facts-uxmal = asi 25 minut
page-play-bots = Hrát proti botům
page-play-friends = S přáteli
page-play-screen = Na této obrazovce
page-learn = Naučit se hrou
page-rules = Pravidla
page-options = Volby
page-promises = Dobré vědět
page-promise-account = Žádný účet, žádná instalace. Přátelům stačí odkaz.
page-promise-dice = Poctivé kostky, které si po každé hře můžeš ověřit.
page-promise-everyone = Myší, prstem, klávesnicí nebo čtečkou obrazovky, na každém displeji.

page-mine = Pokračuj ve svých hrách
page-mine-waits = Jsi na tahu
page-mine-others = Čeká se na ostatní
page-phase-gathering = Čeká na hráče
page-phase-playing = Hraje se
page-phase-paused = Pozastavená
page-phase-over = Skončila
page-phase-closed = Zavřel správce

page-record = Otevřít záznam
page-record-about = Podívej se na uloženou hru, nebo hraj dál od kteréhokoli jejího tahu.
page-record-file = Vybrat soubor
page-record-paste = Nebo vlož jeho text
page-record-open = Otevřít
page-record-empty = Záznam je prázdný.
page-record-too-large = Na záznam hry je to příliš velké.

## Příprava stolu

page-plan-bots = Ty proti botům. Vyber, kolik jich bude a jak budou silní.
page-plan-friends = Založ stůl a pošli jeho odkaz přátelům. Hra začne, až řekneš.
page-plan-screen = Všichni hrají na této obrazovce a střídají se.
page-plan-who = Hráči, v pořadí tahů
page-plan-seat = Hráč { $seat }
page-plan-name = Jméno hráče { $seat }
page-plan-seat-more = Přidat místo
page-plan-seat-less = Odebrat místo
page-plan-more = Pravidla a tempo
page-plan-chat = Hráči si mohou psát
page-plan-make = Založit stůl
page-plan-start = Začít hru
page-sitter-here = Na této obrazovce
page-sitter-name = Jméno
page-sitter-link = Přes odkaz
page-sitter-link-about = Čeká na někoho s odkazem.
page-bot = Bot { $level }

page-option-pacal-master = Varianta
page-option-pacal-master-false = Základní
page-option-pacal-master-false-about = Tvoje pyramidy se v sestavě počítají jako kameny.
page-option-pacal-master-true = Pro mistry
page-option-pacal-master-true-about = Nové pyramidy se stavějí jen z kamenů.
page-option-pacal-edition = Vydání
page-option-pacal-edition-de = Německé
page-option-pacal-edition-de-about = Podle německých pravidel; podle polských se hraje stejně.
page-option-pacal-edition-fr = Francouzské
page-option-pacal-edition-fr-about = Hra končí poslední pyramidou a ta přináší 5 bodů. V posledním kole přináší 5 bodů i předposlední.
page-option-pacal-edition-cs = České
page-option-pacal-edition-cs-about = Za tah lze vzít zpět jen jeden kámen, slepé uličky neplatí, při pěti hráčích 40 bodů.
page-option-pacal-gaps = Mezery
page-option-pacal-gaps-any = Libovolné
page-option-pacal-gaps-any-about = Důležité jsou jen stejné rozestupy tvých kamenů, ne to, co je mezi nimi.
page-option-pacal-gaps-empty = Prázdné
page-option-pacal-gaps-empty-about = Políčka mezi tvými kameny musí být prázdná, jak píší tištěná pravidla.
page-option-pacal-diamonds = Kosočtverce
page-option-pacal-diamonds-false = Ne
page-option-pacal-diamonds-false-about = Počítají se jen neotočené čtverce.
page-option-pacal-diamonds-true = Ano
page-option-pacal-diamonds-true-about = Pět pater dá i čtverec otočený o 45 stupňů.
page-option-uxmal-priests = Kněží mezi úrovněmi
page-option-uxmal-priests-break = Přestávka
page-option-uxmal-priests-break-about = Základní pravidlo: každý si vezme všechny kněze zpět.
page-option-uxmal-priests-stay = Bez přestávky pro kněze
page-option-uxmal-priests-stay-about = Zůstávají stát, kde jsou.
page-option-uxmal-priests-dwindle = Nucená přestávka (3, 2, 1 kněz)
page-option-uxmal-priests-dwindle-about = Tři kněží na úrovni 1, dva na úrovni 2, jeden na úrovni 3.

page-pace = Tempo hry
page-pace-unhurried = Bez časového limitu
page-pace-unhurried-about = Přemýšlej, jak dlouho chceš.
page-pace-live = Živě
page-pace-live-about = Daný počet sekund na tah a k tomu časová rezerva. Když ti čas dojde, hraje za tebe bot, dokud se nevrátíš.
page-pace-days = Dny na tah
page-pace-days-about = Na každý tah je několik dní: hraj, kdy chceš.
page-pace-turn = Sekund na tah
page-pace-reserve = Minut časové rezervy
page-pace-day-count = Dní na tah
page-spectators = Diváci
page-spectators-link = S odkazem
page-spectators-link-about = Dívat se může každý, kdo má odkaz.
page-spectators-public = Všichni
page-spectators-public-about = Stůl i jeho volná místa jsou v seznamu pro všechny.
page-spectators-none = Nikdo
page-spectators-none-about = Jen hráči.

## Odkaz k předání

page-share-link = Odkaz na tento stůl
page-share-copy = Kopírovat odkaz
page-share-copied = Zkopírováno
page-share-by-hand = Tento prohlížeč stránce nedovolí kopírovat. Odkaz je označený: zkopíruj ho ručně.
page-share-share = Sdílet
page-share-qr = Odkaz jako QR kód

## Pokračování na jiném zařízení

page-continue = Pokračovat tady
page-continue-about = Tento odkaz přenese hry z tvého druhého zařízení do tohoto prohlížeče. Funguje jednou, do deseti minut. Dosavadní hry tohoto prohlížeče v seznamu zůstanou.
page-continue-here = Pokračovat tady
page-continue-none = Tento odkaz je neúplný. Vytvoř na druhém zařízení nový.

## Stoly otevřené všem

page-tables = Otevřené stoly
page-tables-about = Stoly, u kterých může každý hrát nebo se dívat.
page-tables-make = Založit stůl

## Co se děje kolem hry

page-event-left = Hráč { $seat } odchází; dál hraje bot.
page-event-timed-out = Hráč { $seat } už nemá čas; dál hraje bot.
page-event-taken-back = Hráč { $seat } je zpět.
page-event-paused = Hra je pozastavená.
page-event-resumed = Hráč { $seat } ukončuje přestávku.

## Místa

page-seat-open = Volné

page-seats = Hráči
page-seat-turn = na tahu
page-seat-won = vyhrává
page-seat-away-left = mimo stůl, hraje bot
page-seat-away-out_of_time = bez času, hraje bot
page-seat-wants-pause = chce přestávku
page-seat-wants-rematch = chce odvetu
page-score = Body
page-clock = Zbývající čas

## Před začátkem

page-lobby-share = { $count ->
    [one] Jedno místo je volné. Pošli tento odkaz tomu, s kým chceš hrát.
    [few] { $count } místa jsou volná. Pošli tento odkaz těm, se kterými chceš hrát.
   *[other] { $count } míst je volných. Pošli tento odkaz těm, se kterými chceš hrát.
}
page-lobby-sit-about = Posaď se: jak ti mají ostatní říkat?
page-lobby-sit = Posadit se
page-lobby-nameless = Nejdřív zadej jméno: ostatní ho uvidí u stolu.
page-lobby-full = Všechna místa jsou obsazená. Můžeš se dívat, jakmile hra začne.
page-lobby-you = ty
page-lobby-host = hostitel
page-lobby-move = Sednout si sem
page-lobby-bot = Bot za hráče { $seat }
page-lobby-bot-choose = Přidat bota…
page-lobby-free = Odebrat
page-lobby-close = Zavřít místo
page-lobby-open = { $count ->
    [one] Jedno místo je ještě volné: počkej na někoho, nebo ho dej botovi.
    [few] { $count } místa jsou ještě volná: počkej na někoho, nebo je dej botům.
   *[other] { $count } míst je ještě volných: počkej na někoho, nebo je dej botům.
}
page-lobby-waits = Hru začíná hostitel. Nemusíš nic dělat.
page-lobby-leave = Odejít od stolu
page-manner-unhurried = Bez časového limitu
page-manner-live = { $seconds } s na tah, rezerva { $minutes } min
page-manner-days = { $days ->
    [one] Jeden den na tah
    [few] { $days } dny na tah
   *[other] { $days } dní na tah
}

## U stolu

page-title-your-turn = Jsi na tahu – { $title }
page-fault-game = Tato stránka neumí ukázat hru „{ $game }“.
page-link-lost = Spojení je přerušené. Nový pokus…
page-link-lost-asking = Spojení je přerušené. Tvůj krok se pošle, jakmile bude zpět…
page-hand-over = Na tahu je { $name }
page-hand-over-about = Předej obrazovku. Dokud nebudeš pokračovat, nic se neukáže.
page-hand-over-ready = Tady { $name }
page-asking = Co teď
page-beside = Vedle hrací desky
page-tab-after = Výsledek
page-tab-panel = Stav hry
page-tab-log = Průběh
page-tab-words = Slovy
page-tab-chat = Chat
page-tab-more = Víc

page-ask-wait = Hraje { $name }.
page-ask-chance = Čeká se na hod nebo losování.
page-ask-complete = Tvůj tah je hotový: ukonči ho, nebo se vrať o krok.
page-ask-paused = Hra je pozastavená. Hodiny stojí.
page-ask-recalling = Tohle se stalo od tvého posledního tahu.
page-ask-away-left = Nejsi u stolu a hraje za tebe bot.
page-ask-away-out_of_time = Tvůj čas vypršel a hraje za tebe bot.
page-won-you = Vyhráváš!
page-won = { $count ->
    [one] Vyhrává { $names }.
    [few] O vítězství se dělí { $names }.
   *[other] O vítězství se dělí { $names }.
}
page-take-back = Vrátit se na své místo
page-resume = Ukončit přestávku
page-undo = Zpět
page-undo-turn = Vrátit vše
page-end-turn = Ukončit tah
page-skip-news = Přeskočit
page-recall = Co se stalo od mého tahu?
page-rule = Pravidlo { $rule }
page-key = Klávesa { $key }

page-log-none = Ještě se nic nestalo.
page-log-hidden = Hráč { $seat } dělá něco, co je teď skryté.
page-words-actions = Co můžeš udělat

page-chat-none = Zatím žádné zprávy.
page-chat-write = Napiš zprávu
page-chat-send = Poslat
page-chat-mute = Ztlumit: { $name }

## Víc

page-confirms = Tahy ukončuji ručně
page-confirms-about = Jinak tah skončí sám po posledním kroku a nelze ho vrátit.
page-pause = Požádat o přestávku
page-pause-not = Zrušit žádost o přestávku
page-leave = Opustit hru
page-leave-about = Dál za tebe hraje bot. Dokud hra trvá, můžeš se kdykoli vrátit.
page-leave-sure = Odejít a nechat hrát bota
page-leave-not = Zůstat
page-records = Záznam a kostky
page-save = Uložit záznam
page-replay = Podívat se znovu
page-verify = Ověřit kostky
page-verify-holds = Hody odpovídají otisku v tomto záznamu.
page-verify-holds-kept = Hody odpovídají otisku, který si tento prohlížeč uschoval před hrou.
page-verify-fails = Hody se nepodařilo ověřit.
page-verify-rolls = { $count ->
    [one] Hod
    [few] Všechny { $count } hody
   *[other] Všech { $count } hodů
}
page-dice-about = Všechny hody této hry vycházejí z tajného čísla, které bylo určeno před prvním hodem. Po hře se odhalí a každý hod podle něj můžeš ověřit. Jeho otisk:
page-watch = Dívat se
page-watch-about = Hru může sledovat každý, kdo má tento odkaz.
page-elsewhere = Pokračovat na jiném zařízení
page-elsewhere-about = Vytvoří odkaz, který funguje jednou, do deseti minut. Nech si ho pro sebe: kdo ho otevře, hraje místo tebe.
page-elsewhere-make = Vytvořit odkaz
page-elsewhere-link = Otevři tento odkaz na svém druhém zařízení.
page-notices = Upozornění na tah
page-notices-about = Dostaneš e-mail, když budeš na tahu, nejvýš jeden za hodinu. Nech prázdné, pokud nechceš.
page-notices-address = E-mailová adresa
page-notices-keep = Uložit
page-notices-kept = Uloženo.
page-host = Pro hostitele
page-stand-in = Úroveň zastupujících botů
page-rematch = Odveta
page-rematch-not = Zrušit žádost o odvetu
page-rematch-go = K odvetě
page-rematch-waits = Odveta začne, až ji budou chtít všichni.
page-keys = Klávesnice
page-key-arrows = Pohyb po hrací desce
page-key-enter = Vybrat políčko, nebo ukončit tah
page-key-help = Ukázat tyto klávesy
page-key-cancel = Zrušit volbu, která ještě není zahraná
page-key-row = První nebo poslední políčko řady
page-key-next = Další políčko, kde lze něco udělat
page-key-details = Ukázat okrsek
page-key-rotate = Otočit dílek
page-key-toggle = Přehrát nebo zastavit
page-keys-table = U stolu
page-keys-board = Na hrací desce
page-keys-replay = V záznamu
