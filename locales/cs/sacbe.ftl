# Co program říká kolem her. Věty her jsou ve vlastních souborech.

## Místa a výsledky

seat = Hráč { $seat }
seat-with-name = Hráč { $seat } ({ $name })
scores = Body:
final-scores = Konečné skóre:
won = { $count ->
    [one] Vyhrává hráč { $seats }.
    [few] O vítězství se dělí hráči { $seats }.
   *[other] O vítězství se dělí hráči { $seats }.
}

## Odmítnutí

refused-by-rule = { $sentence } (pravidlo { $rule })
at-line = Řádek { $line }: { $sentence }
in-file = { $file }: { $sentence }

not-an-action = „{ $text }“ není akce. Napiš ji přesně tak, jak je v seznamu.
no-game = Ještě tu není žádná hra. Začni ji příkazem „new“ nebo „load“.
nothing-to-undo = Není co vzít zpět.
unknown-game = Hra „{ $name }“ tu není. K dispozici: { $known }.
unknown-option = Volba „{ $name }“ tu není. K dispozici: { $known }.
unknown-rules = Hra { $title } nemá pravidla ve verzi { $found }. K dispozici: { $known }.
bad-option =
    Volba „{ $name }“ je { $found }. Očekává se: { $name ->
        [master] true nebo false.
        [gaps] any nebo empty.
        [diamonds] true nebo false.
        [edition] de, fr nebo cs.
        [board] default nebo hrací deska jako objekt JSON.
        [die] šest stran, každá celé číslo od 1 do 9 nebo arrows.
        [stall_rounds] celé číslo od 0 do 999.
       *[other] { $expected }.
    }
wrong-players =
    { $title } je pro { $least } až { $most } { $most ->
        [one] hráče
        [few] hráče
       *[other] hráčů
    }, ne pro { $found }.
unknown-bot = Bot „{ $name }“ tu není. K dispozici: { $known }.
go-at-chance = Teď nikdo nerozhoduje: na řadě je náhoda. Zahraj jednu z povolených akcí podle jejich vah.
go-when-over = Není o čem rozhodovat: hra skončila.
unknown-clause = Pravidla hry { $game } nemají číslo { $number }.

## Záznamy

record-malformed = Tento řádek sem do záznamu nepatří. V hlavičce je na každém řádku slovo s hodnotou, pak prázdný řádek; řádky končí jen znakem LF.
record-header = V hlavičce je „{ $key } { $found }“, ale tento program čte „{ $key } { $expected }“.
record-header-missing = V hlavičce chybí řádek „{ $key }“.
record-header-twice = V hlavičce je víc než jeden řádek „{ $key }“.
record-players = „{ $found }“ není počet hráčů.
record-option = V „option { $found }“ chybí hodnota. Očekává se „option NÁZEV HODNOTA“.
record-option-twice = Volba „{ $name }“ je zadaná víc než jednou.

## Požadavky programů

bad-json = Tohle není platný JSON: { $reason }.
bad-request = { $field ->
    [request] Požadavek má být objekt JSON; tento je typu „{ $found }“.
   *[other] { $found ->
        [nothing] Chybí pole „{ $field }“. Očekává se: { $field ->
                [players] celé číslo
                [ms] celé číslo
                [playouts] celé číslo
                [threads] celé číslo
                [seed] celé číslo
                [options] objekt
               *[other] text
            }.
        [unreadable] Část „{ $field }“ tohoto požadavku nejde přečíst.
       *[other] U pole „{ $field }“ se očekává: { $field ->
                [players] celé číslo
                [ms] celé číslo
                [playouts] celé číslo
                [threads] celé číslo
                [seed] celé číslo
                [options] objekt
               *[other] text
            }; je typu „{ $found }“.
    }
}
unknown-command = Příkaz „{ $name }“ tu není. K dispozici: { $known }.
line-too-long = Tento řádek je delší než { $most } B, proto nebyl přečten.
internal-error = V programu se něco pokazilo. Požadavek nebyl proveden.

## Soubory a příkazová řádka

file-unreadable = Soubor nejde přečíst: { $reason }.
file-too-large = Soubor nejde přečíst: má víc než { $most } MB, mnohem víc než záznam nebo součásti hry.
file-not-text = Soubor nejde přečíst: není to textový soubor.
file-unwritable = Soubor nejde zapsat: { $reason }.
io-failed = Čtení nebo zápis se nezdařily: { $reason }.
end-of-input = Vstup skončil.
option-shape = Volba se zadává jako NÁZEV=HODNOTA, ne jako „{ $found }“.
option-twice = Volba „{ $name }“ je zadaná víc než jednou.

## Hra v terminálu

play-welcome = Napiš akci nebo její číslo. „?“ ukáže nápovědu.
play-game = { $number }  { $title } ({ $name })
play-ask-game = Kterou hru?
play-ask-players = Kolik hráčů ({ $least } až { $most })?
play-a-number = Očekává se celé číslo od { $least } do { $most }.
play-ask-people = Za které z { $players } hráčů hrají lidé? (třeba 1,3; Enter pro hráče 1; „none“, chceš-li se jen dívat)
play-seats = „{ $found }“ není seznam hráčů. Očekávají se čísla jako 1 nebo 1,3, anebo „none“.
play-no-such-seat = Ve hře pro { $players } není hráč { $seat }.
play-levels =
    1  { bot-level-1 }: { bot-level-1-about }
    2  { bot-level-2 }: { bot-level-2-about }
    3  { bot-level-3 }: { bot-level-3-about }
    4  { bot-level-4 }: { bot-level-4-about }
    5  { bot-level-5 }: { bot-level-5-about }
    6  { bot-level-6 }: { bot-level-6-about }
    7  { bot-level-7 }: { bot-level-7-about }
    8  { bot-level-8 }: { bot-level-8-about }
    9  { bot-level-9 }: { bot-level-9-about }
    10 { bot-level-10 }: { bot-level-10-about }
play-ask-levels = Jak dobře { $bots ->
    [one] má hrát bot
    [few] mají hrát { $bots } boti
   *[other] má hrát { $bots } botů
}? ({ $levels }; Enter pro { $usual }{ $bots ->
    [one] {""}
    [few] ; jedna úroveň pro všechny, nebo pro každého jedna, třeba 3,5
   *[other] ; jedna úroveň pro všechny, nebo pro každého jedna, třeba 3,5
})
play-wrong-levels = { $found ->
    [one] Jedna úroveň
    [few] { $found } úrovně
   *[other] { $found } úrovní
} pro { $bots ->
    [one] jednoho bota
    [few] { $bots } boty
   *[other] { $bots } botů
}. Uveď jednu pro všechny, nebo pro každého jednu.
play-no-bot = Za hráče { $seat } nehraje bot.
play-prompt = >
play-no-such-number = Žádná akce v seznamu nemá toto číslo.
play-undone = Vzato zpět: { $action }
play-why-legal = To teď můžeš udělat. { $sentence }
play-which-file = Který soubor? Napiš jeho jméno za příkaz, třeba „save moje-hra.txt“.
play-saved = Uloženo jako { $file }.
play-not-saved = Neuloženo.
play-ask-overwrite = { $file } už existuje. Přepsat (y = ano, n = ne)?
play-file-exists = { $file } už existuje. „save! { $file }“ ho přepíše.
play-over = Hra skončila. „save SOUBOR“ ji uloží, „undo“ se vrátí, „quit“ skončí.
play-help =
    Napiš akci tak, jak je v seznamu, třeba „fly f9“, nebo její číslo. Kromě toho:
      ?             tato nápověda
      why AKCE      proč akce není dovolená, s pravidlem
      undo          zpět k tvému poslednímu rozhodnutí
      board         znovu hrací deska a seznam
      log           všechno, co se stalo
      rules         všechna pravidla; „rules 5.4“ je jedno pravidlo, „rules 5“ oddíl
      save SOUBOR   uloží záznam; „save! SOUBOR“ přepíše soubor
      load SOUBOR   hraje dál od záznamu
      quit          konec

## At a table of a server (not on the page)

join-bad-link = „{ $link }“ není odkaz na stůl. Očekává se odkaz jako https://games.example.org/t/STUL.
join-no-folder = Není složka, ve které by se zapamatovalo tvé místo. Uveď ji pomocí --state.
join-no-sacbe = Na této adrese není server Sacbe: odpověď měla stav { $status }.
join-unreachable = { $server } není dostupný: { $reason }
join-gone = { $server } už příliš dlouho neodpovídá: { $reason } Tvé místo zůstává tvoje; stejný příkaz tě k němu vrátí.
join-refused = Server říká: { $sentence }
join-full = Všechna místa u tohoto stolu jsou obsazená.
join-over = Hra u tohoto stolu skončila.
join-closed = Správce serveru tento stůl zavřel.
join-table = { $game }, stůl s { $seats } místy.
join-ask-name = Tvé jméno u stolu?
join-seated = Jsi hráč { $seat }. Hra začne, až ji hostitel spustí. „?“ ukáže nápovědu.
join-host = Jsi hostitel: napiš „start“ a hra začne.
join-started = Hra začíná.
join-sat = { $name } si sedá jako hráč { $seat }.
join-filled = Bot úrovně { $level } zaujímá místo hráče { $seat }.
join-left = Hráč { $seat } odchází.
join-undone = { $steps ->
    [one] Hráč { $seat } bere zpět jeden krok.
    [few] Hráč { $seat } bere zpět { $steps } kroky.
    [many] Hráč { $seat } bere zpět { $steps } kroku.
   *[other] Hráč { $seat } bere zpět { $steps } kroků.
}
join-timed-out = Čas hráče { $seat } vypršel; dál hraje bot.
join-stood-in = Za hráče { $seat }, který je pryč, hraje bot.
join-taken-back = Hráč { $seat } je zpět.
join-paused = Hra je přerušená.
join-resumed = Hra pokračuje.
join-said = { $name }: „{ $text }“
join-rematch-wanted = Hráč { $seat } chce odvetu; napiš „rematch“, pokud chceš taky.
join-rematched = Odveta: sacbe play --join { $link }
join-nudged = Hráč { $seat } do tebe šťouchá: jsi na tahu.
join-allowed = To teď můžeš udělat.
join-may-end = „end“ ukončí tvůj tah, „undo“ vezme zpět krok.
join-finished = Hra skončila. „save SOUBOR“ ji uloží, „rematch“ požádá o odvetu, „quit“ skončí.
join-dice-right = Všechny kostky padly tak, jak server slíbil.
join-lost = Spojení je přerušené. Další pokus …
join-back = Znovu připojeno.
join-help =
    Napiš akci tak, jak je v seznamu, třeba „fly f9“, nebo její číslo. Můžeš napsat také:
      ?             tato nápověda
      why AKCE      proč akce není dovolená, s pravidlem
      undo          vzít zpět krok svého tahu
      end           ukončit svůj tah
      board         znovu plán a seznam
      log           vše, co se stalo
      rules         všechna pravidla; „rules 5.4“ je jedno, „rules 5“ oddíl
      say SLOVA     říct něco všem u stolu
      save SOUBOR   uložit záznam
      start         spustit hru jako hostitel
      back          vzít si své místo zpět od bota
      rematch       požádat o odvetu
      leave         odejít od stolu: dál hraje bot
      quit          skončit; tvé místo zůstává tvoje

## Přehrávání

replay-of = { $title }, hráčů: { $players }, { $actions ->
    [one] jedna akce
    [few] { $actions } akce
   *[other] { $actions } akcí
}.
replay-ask = Enter: dál, b: zpět, q: konec >
replay-ask-end = Konec záznamu. b: zpět, q: konec >
replay-help = Stiskni Enter pro další akci, nebo napiš b pro návrat či q pro konec.
replay-too-far = Po akci číslo { $at } už není žádná pozice: záznam jich má { $last }.

## Rychlost

speed-table =
    Náhodné partie { $game }, hráčů: { $players }; partií: { $games }, rozhodnutí: { $decisions }, { $seconds } s
      partií za sekundu           { $games-rate }
      rozhodnutí za sekundu       { $decisions-rate }
      vypsaných akcí za sekundu   { $listed-rate }
      bajtů na pozici             { $bytes }

## Aréna

arena-title = { $title }, hráčů: { $players }, { $games ->
    [one] jedna partie
    [few] { $games } partie
   *[other] { $games } partií
}:
arena-bot = bot
arena-wins = výhry
arena-rate = podíl
arena-interval = 95% interval
arena-mean-score = průměr bodů
arena-elo = Elo
arena-elo-interval = 95% interval
arena-pairs = Vzájemné zápasy, výhry prvního:
arena-sprt-accepted = Přijato: silnější spíš o { $high } bodů Elo než o { $low }. (LLR { $llr }, končí na { $lower } nebo { $upper })
arena-sprt-rejected = Zamítnuto: pokud vůbec, pak silnější spíš o { $low } bodů Elo než o { $high }. (LLR { $llr }, končí na { $lower } nebo { $upper })
arena-sprt-open = Nerozhodnuto: málo partií na to říct, zda je silnější o { $low }, nebo o { $high } bodů Elo. (LLR { $llr }, končí na { $lower } nebo { $upper })
arena-stalled = { $count ->
    [one] Jedna partie uvázla a byla přerušena.
    [few] { $count } partie uvázly a byly přerušeny.
   *[other] { $count } partií uvázlo a bylo přerušeno.
}
arena-forfeit = Partie { $game } byla kontumována. { $sentence }
arena-more-forfeits = { $count ->
    [one] Ještě jedna partie byla kontumována.
    [few] Ještě { $count } partie byly kontumovány.
   *[other] Ještě { $count } partií bylo kontumováno.
}
arena-few-bots = Turnaj potřebuje aspoň dva boty, ne { $found }. Zadej je pomocí --bots a --engine.
arena-many-bots = Počet botů ({ $found }) neodpovídá počtu hráčů ({ $players }). Zadej dva boty, nebo jednoho za každého hráče, nebo přidej --tournament, aby hrál každý s každým.
arena-parameter = „{ $bot }“ nemá parametr „{ $found }“. K dispozici: ms=N, playouts=N a threads=N a pro enginy bot=NÁZEV.
arena-sprt = Sekvenční test potřebuje dva rozdíly Elo od -2000 do 2000, menší první, a míry chyb nad 0 a pod 0,5.
arena-sprt-bots = Sekvenční test porovnává dva boty, ne { $found }.
arena-not-a-journal = Tento řádek není z turnaje, ve kterém by šlo pokračovat.
arena-other-contest = Tento soubor patří jinému turnaji: jiná hra, jiní boti, jiné semínko nebo jiné limity. Pro každý turnaj použij vlastní soubor.
arena-command = „{ $found }“ není příkaz: chybí program nebo konec uvozovek.

arena-fault-start = { $bot } se nepodařilo spustit: { $detail }.
arena-fault-died = { $bot } skončil uprostřed partie ({ $detail }).
arena-fault-hung = { $bot } neodpověděl do { $detail }.
arena-fault-nonsense = { $bot } dal neplatnou odpověď: „{ $detail }“.
arena-fault-refused = { $bot } odmítl příkaz: „{ $detail }“.
arena-fault-illegal = { $bot } zvolil „{ $detail }“, což tam pravidla nedovolují.
arena-fault-panicked = { $bot } selhal: { $detail }.

## Učení

puzzles-progress = Úloha { $found } z { $count }
learn-games = Generace { $generation } z { $generations }: odehráno { $played } z { $games } partií.
learn-progress = Generace { $generation } z { $generations }: pozic { $positions }, ztráta { $loss } natu (kdo vyhraje).
learn-resumed = Pokračuje se po generaci { $generation }.
learn-checkpoint-damaged = Toto není úplný mezistav tréninku. Smaž ho a začne se od začátku.
learn-checkpoint-of-other-course = Tento mezistav patří k tréninku s jinými údaji. Použij tytéž, nebo ho smaž a začne se od začátku.
learn-not-a-network = Toto není síť této hry.

## Zatěžování serveru

load-not-local = Zátěžový test jde spustit jen proti serveru na tomto počítači: zadej adresu jako 127.0.0.1:7777.
load-tables = Běh má 1 až { $most } stolů.
load-too-long =
    Běh trvá nejvýš { $most ->
        [one] { $most } sekundu
        [few] { $most } sekundy
       *[other] { $most } sekund
    }.
load-connect = K serveru se nejde připojit: { $reason }
load-answered = Server odpověděl { $status }: { $body }
load-protocol = Server poslal něco nečekaného: { $reason }
load-report =
    stolů: { $tables }, spojení: { $connections }, { $seconds } s
    potvrzené akce                  { $actions }
    akcí za sekundu                 { $rate }
    odmítnuté                       { $refused }
    partie dohrané do konce         { $games }
    ztracená spojení                { $lost }
    potvrzení, p50/p95/p99 v ms     { $acknowledged }
    u ostatních, p50/p95/p99        { $seen }
    CPU serveru, µs na akci         { $cpu }
    paměť, bajtů na stůl            { $table }
    paměť, bajtů na spojení         { $connection }
    paměť serveru, bajtů            { $memory }

## Obrázky
picture-mark = „{ $found }“ není značka tohoto obrázku. Značka vypadá takto: light f9, path d4 e4, label A b2; její pole leží na desce.
