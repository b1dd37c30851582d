# Co server říká o požadavcích.

bad-field = { $wrong ->
    [missing] Chybí pole „{ $field }“.
    [unknown] Pole „{ $field }“ tu není.
    [value] Pole „{ $field }“ nemá očekávanou hodnotu: { $reason }.
   *[shape] Tohle je JSON, ale ne takový, jaký se tu čeká: { $reason }.
}
bad-method = Tato adresa tuto metodu nepodporuje.
bad-origin = Jiná stránka se tu pokusila jednat za tebe, a to není dovoleno.
bad-address = Tohle není e-mailová adresa.
no-such-table = Takový stůl není.
no-such-page = Tady nic není.
no-such-code = Tento odkaz už byl použit, nebo je starší než deset minut.
no-seats-yet = Tento prohlížeč ještě u žádného stolu nehraje, takže není v čem pokračovat.
too-many-devices = Tento prohlížeč už pokračuje ve hrách ze čtyř zařízení. Otevři odkaz v jiném prohlížeči.
signed-out = Toto zařízení bylo odhlášeno z jiného.
no-such-device = Toto zařízení už není přihlášené.
no-notices = Tento server neposílá upozornění na tah.
advice-while-playing = Tuhle hru ještě hrají lidé. Rada bude, až skončí.
too-large = To je víc, než tento server najednou přijme.
too-many-requests = Příliš mnoho požadavků. Chvíli počkej a zkus to znovu.
too-many-tables = Založených stolů je už moc. Počkej hodinu, nebo hraj u některého z nich.
too-many-reports = Odeslaných hlášení je už moc. Před dalším počkej hodinu.
reported-enough = Správce má o tomto stole dost hlášení a ještě je nečetl.
report-needs-words = Napiš pár slovy, co chceš nahlásit.
report-too-long = Hlášení může mít nejvýše { $most } znaků.
too-many-bot-games = Z tvé sítě už běží mnoho her proti botům. Nejdřív některou dohraj.
too-much-stored = Z tvé sítě se za poslední hodinu uložilo příliš mnoho dat. Chvíli počkej a zkus to znovu.
server-busy = Server toho má teď hodně na počítání. Zkus to znovu za pár sekund.
network-banned = Tento server tvou síť neobsluhuje.
too-slow = Tvoje spojení je moc pomalé. Připoj se znovu.
storage-unavailable = Server teď nemůže nic uložit. Nic se neztratilo; zkus to brzy znovu.
server-stopping = Server se zastavuje. Zkus to brzy znovu.
server-fault = Na serveru se něco pokazilo. Nic se nezměnilo.
preview-busy = Server teď kreslí mnoho obrázků. Zkuste to znovu za pár sekund.
no-page = Tento program byl sestaven bez stránky. Spusť „make page“ a sestav ho znovu.

## The preview that other sites show of a link to a finished game (not on the page)

preview-title = { $game }: deska na konci hry
# $scores is a list of points, with the players' names at a public table.
preview-scores = Konečný výsledek: { $scores }
preview-bot = bot

## Spuštění serveru

serve-address = Server na této adrese nemůže naslouchat: { $reason }
serve-addresses = Ostatní v této síti mohou otevřít:
serve-no-address = Tento počítač nemá adresu, kterou by mohli otevřít ostatní.
serve-invite = Kdo chce hrát s tebou, otevře { $link } v prohlížeči telefonu nebo počítače ve stejné síti, nebo naskenuje kód, a posadí se k tvému stolu v části „Stoly“ nebo přes jeho odkaz.
serve-storage-failed = Stoly nelze otevřít: { $reason }
serve-storage-newer = Tyto stoly zapsala novější verze programu. ({ $reason })
serve-storage-missing = V { $file } není databáze. Uveď složku serveru pomocí --data.
serve-storage-in-use = Tyto stoly už používá jiný program. ({ $reason })
serve-storage-exists = Tento soubor už existuje. ({ $reason })
serve-storage-unsupported = Tato databáze to neumí. ({ $reason })
serve-storage-bad-location = Sem stoly ukládat nelze. ({ $reason })
serve-not-migrated = Tyto stoly jsou poškozené, proto databáze nebyla převedena a zůstala, jak byla: { $tables }. S --skip-check se přesto převede; stoly zůstanou, jak jsou, a odstraní je `sacbe admin delete`.
serve-needs-consent = Tuto databázi zapsala starší verze programu. Udělej kopii pomocí pg_dump a pak spusť s --migrate. Cesta zpět není. ({ $reason })
serve-key-unreadable = Soubor s klíčem { $file } nejde použít: { $reason }
serve-key-malformed = Soubor { $file } neobsahuje klíč: očekává se 64 šestnáctkových číslic malými písmeny.
serve-key-missing = Soubor s klíčem { $file } chybí a tato databáze se používala s klíčem. Vrať soubor zpět; nic se nezměnilo.
serve-key-another = Klíč v souboru { $file } není ten, se kterým se tato databáze používala. Nic se nezměnilo.

## Zálohy a výpisy

backup-done = Stoly byly zkopírovány do { $file }.
export-done = { $count ->
    [one] Byl zapsán jeden záznam.
    [few] Byly zapsány { $count } záznamy.
   *[other] Bylo zapsáno { $count } záznamů.
}
export-unreadable = Události tohoto stolu nelze přečíst.
export-incomplete = V tomto exportu chybí stoly uvedené výše.
admin-done = Hotovo.
admin-nothing-found = Takový stůl, místo, zpráva, zákaz ani hlášení tu není. Nic se nezměnilo.
admin-nothing-left = Už nebylo co měnit. Možná to provedl server, který se mezitím zastavil.
admin-already-over = Hra u tohoto stolu skončila, takže ho nelze zavřít. Lze ho smazat.
admin-failed = Nepodařilo se to. Důvod je v záznamu serveru.
admin-no-answer = Žádný server neodpověděl. Provede se to, až některý odpoví.
check-done = Stoly: { $tables }, dohrané partie: { $finished }, chyby: { $wrong }.
check-failed = S těmito stoly není něco v pořádku.
check-unreadable = Stůl { $table }: jeho události nelze přečíst.
check-unverified = Stůl { $table }: kostky v jeho záznamu nelze ověřit.
check-bad-seed = Stůl { $table }: jeho výchozí hodnotu nelze tímto klíčem rozšifrovat, hra nemůže pokračovat.
