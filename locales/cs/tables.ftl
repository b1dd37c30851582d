# Co stůl říká lidem kolem sebe.

## Odmítnutí

table-stale = U stolu se něco změnilo (verze { $current }). Než se rozhodneš, podívej se znovu.
table-not-seated = U tohoto stolu nemáš místo.
table-not-host = To smí jen hostitel stolu.
table-not-your-turn = Nejsi na tahu.
table-turn-complete = Tvůj tah je hotový. Ukonči ho, nebo se vrať o krok.
table-turn-incomplete = Tvůj tah ještě není hotový.
table-nothing-to-undo = Nemáš žádný krok, který by šel vzít zpět. Hody a tahy ostatních zpět vzít nejde.
table-stood-in = Hraje za tebe bot. Nejdřív se vrať na své místo.
table-not-stood-in = Žádný bot za tebe nehraje.
table-not-started = Hra ještě nezačala.
table-started = Hra už začala.
table-over = Hra skončila.
table-closed = Správce tohoto serveru stůl zavřel. Nikdo nevyhrál.
table-not-over = Hra ještě neskončila.
table-paused = Hra je pozastavená.
table-not-paused = Hra není pozastavená.
table-no-clock = Tento stůl nemá hodiny, které by šly pozastavit.
table-no-such-seat = U tohoto stolu není hráč { $seat }.
table-seat-taken = Místo hráče { $seat } je obsazené.
table-seat-open = Za hráče { $seat } nikdo nehraje.
table-no-open-seat = Všechna místa jsou obsazená.
table-open-seats = { $count ->
    [one] Jedno místo je ještě volné.
    [few] { $count } místa jsou ještě volná.
   *[other] { $count } míst je ještě volných.
} Obsaď nebo zavři, co je volné, a pak začni.
table-wrong-seats =
    Tato hra je pro { $least } až { $most } { $most ->
        [one] hráče
        [few] hráče
       *[other] hráčů
    }.
table-bad-name = Jméno má 1 až { $most } znaků.
table-name-character = Jméno nemůže obsahovat znak { $character }: není vidět, nebo to není písmeno, číslice ani symbol.
table-name-scripts = Jméno se píše jednou abecedou. Písmena různých abeced mohou vypadat stejně.
table-name-bot = Jméno nemůže začínat slovem „bot“: tak se jmenují boti.
table-name-taken = Někdo u tohoto stolu se už tak jmenuje, nebo jeho jméno vypadá stejně.
table-bad-id = Identifikátor má 1 až 64 písmen, číslic, „-“ a „_“.
table-bad-seed = Semínko má 64 šestnáctkových číslic psaných malými písmeny.
table-bad-pace = Živá hra má 5 sekund až hodinu na tah a časovou rezervu nejvýš den; pomalá má 1 až 60 dní na tah.
table-chat-off = Hostitel vypnul chat.
table-chat-empty = Tato zpráva je prázdná.
table-chat-too-long =
    Zpráva má nejvýš { $most ->
        [one] { $most } znak
        [few] { $most } znaky
       *[other] { $most } znaků
    }.
table-chat-too-fast = Píšeš moc rychle. Počkej { $seconds ->
    [one] sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
table-unknown-phrase = Taková hotová zpráva tu není.
table-nobody-to-mute = Na tomto místě není nikdo, koho by šlo ztlumit.
table-nobody-to-report = Nesedí tam nikdo, koho by šlo nahlásit.
table-no-spectators = Tento stůl nedovoluje diváky.
table-record-closed = Záznam prozrazuje, co je skryté. Dostaneš ho, až hra skončí.
table-bad-opening = Akci { $number } zahájení, „{ $action }“, nejde zahrát.
table-opening-over = Zahájení dohraje hru až do konce. Nech něco i na hraní.
table-long-opening = Zahájení je příliš dlouhé. Akcí může mít nejvýš { $most }.
table-large-setup = Tyto součásti jsou na uložení příliš velké. Místo v bajtech: { $most }.
table-full = U tohoto stolu se toho stalo příliš mnoho. Hru lze ještě dohrát do konce.
table-no-such-look = Na výběr je { $most ->
    [one] jedna barva
    [few] { $most } barvy
   *[other] { $most } barev
}.
table-has-clock = U tohoto stolu běží hodiny: komu vyprší čas, za toho hraje bot.
table-nobody-to-replace = Bot může hrát jen za někoho jiného u tohoto stolu.
table-already-stood-in = Za tohoto hráče už hraje bot.
table-not-away = Tento hráč je u stolu.
table-away-too-short = Tento hráč ještě není pryč dost dlouho. Počkej { $seconds ->
    [one] sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
table-nobody-to-nudge = Šťouchnout můžeš jen do jiného hráče, který je na tahu.
table-hint-among-people = Bot radí jen tomu, kdo hraje sám proti botům.
table-nudged-just-now = Právě teď už šťouchnutí proběhlo. Počkej { $seconds ->
    [one] sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
table-no-rematch = Odveta začne, až ji budou chtít všichni u stolu.

## Hotové věty

table-say-hello = Ahoj!
table-say-good-luck = Hodně štěstí a zábavy!
table-say-well-played = Dobře zahráno!
table-say-thanks = Díky!
table-say-sorry = Pardon!
table-say-one-moment = Okamžik, prosím.
table-say-good-game = Pěkná hra!
table-say-again = Ještě jednu?

## Kontrola hodů záznamu

verify-opening = { $count ->
    [one] První akce byla dána
    [few] První { $count } akce byly dány
   *[other] Prvních { $count } akcí bylo dáno
} na začátku hry. Nikdo na to neházel.
verify-bad-opening = Očekává se počet akcí, které byly dány na začátku hry, nejvýš tolik, kolik jich je.
verify-roll = Hod { $roll } je „{ $action }“, jak říká semínko.
verify-complete = Hra je úplná. { $rolls ->
    [one] Její jediný hod byl ověřen
    [few] Všechny její { $rolls } hody byly ověřeny
   *[other] Všech jejích { $rolls } hodů bylo ověřeno
} a { $actions ->
    [one] její jediná akce odpovídá pravidlům
    [few] všechny její { $actions } akce odpovídají pravidlům
   *[other] všech jejích { $actions } akcí odpovídá pravidlům
}.
verify-cut-short = Záznam končí před koncem hry. { $rolls ->
    [0] Nebyl žádný hod k ověření
    [one] Jeden hod byl ověřen
    [few] { $rolls } hody byly ověřeny
   *[other] { $rolls } hodů bylo ověřeno
} a jeho akce ({ $actions }) odpovídají pravidlům.
verify-missing = Hody nejde ověřit: v hlavičce chybí řádek „# { $key } …“{ $key ->
    [seed] . Semínko se odhalí, až hra skončí
   *[other] {""}
}.
verify-twice = V hlavičce je víc než jeden řádek „# { $key } …“.
verify-malformed = { $key ->
    [table] Tohle není název stolu.
   *[other] Očekává se 64 šestnáctkových číslic malými písmeny.
}
verify-wrong-seed = Toto semínko neodpovídá otisku: jeho SHA-256 není { $commitment }.
verify-wrong-roll = Hod { $roll } je „{ $found }“, ale semínko říká „{ $expected }“.
