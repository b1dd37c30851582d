## Příspěvky ke kostkám

table-bad-promise = Příslib má 64 šestnáctkových číslic psaných malými písmeny: SHA-256 příspěvku.
table-bad-contribution = Příspěvek má 32 šestnáctkových číslic psaných malými písmeny.
table-old-dice = Hody u tohoto stolu byly určeny, když k nim hráči ještě nemohli přispět.
table-promises-closed = Hra za chvíli začne, takže už nejde přislíbit žádný příspěvek.
table-not-closed = Příspěvky se odhalí, až když má hra začít.
table-not-promised = Nemáš přislíbený žádný příspěvek ke kostkám.
table-wrong-contribution = Tohle není přislíbený příspěvek: jeho SHA-256 je jiné.
table-already-revealed = Tvůj příspěvek je už odhalený.

## Ověření hodů v záznamu

verify-scheme-seed = Hody vznikly postupem 1: jen ze semínka serveru.
verify-scheme-contributions = Hody vznikly postupem 2: ze semínka serveru a příspěvků hráčů.
verify-commitment = Semínko odpovídá otisku v tomto souboru.
verify-commitment-kept = Semínko odpovídá otisku, který máš uschovaný.
verify-other-commitment = Tohle není otisk, který máš uschovaný: ten je { $kept }.
verify-contribution = Hráč { $seat } přispěl ke kostkám.
verify-contribution-promised = Hráč { $seat } přispěl tím, co bylo přislíbeno.
verify-contribution-kept = Příspěvek hráče { $seat } je ten, který máš uschovaný.
verify-contribution-missing = Hráč { $seat } ke kostkám ničím nepřispěl.
verify-contribution-dropped = Hráč { $seat } ke kostkám přispěl, ale záznam to vynechává.
verify-other-contribution = Tohle není příspěvek hráče { $seat }, který máš uschovaný.
verify-broken-promise = Tohle není příspěvek, který hráč { $seat } přislíbil.
verify-unpromised = Hráč { $seat } žádný příspěvek nepřislíbil, ale v záznamu je.
verify-promise-missing = Hráč { $seat } přislíbil příspěvek ke kostkám. Chybí: buď nedorazil před začátkem hry, nebo ho server vynechal.
verify-promise-dropped = Hráč { $seat } přislíbil příspěvek ke kostkám, ale záznam se o něm nezmiňuje.
verify-setup-kept = Stůl, nastavení, zahájení, kolo a místa jsou ty, které máš uschované.
verify-other-setup = Stůl, nastavení, zahájení, kolo nebo místa nejsou ty, které máš uschované: závisí na nich hody.
verify-rounds = Po odhalení prvního příspěvku se změnila místa a všichni přispěli znovu: je to kolo { $round }.
verify-nothing-rolled = Všechny hody prý patří k zahájení, takže žádný nešel ověřit.
verify-not-commitment = Neověřeno: zda byl tento otisk ukázán před hrou. Bez otisku, který máš uschovaný (--commitment), se záznam porovnává jen sám se sebou.
verify-not-contributions = Neověřeno: zda bylo nastavení pevně dané, než byly příspěvky odhaleny (--setup), a zda jsou příspěvky ty, které hráči udělali (--contribution, --promise).
verify-bad-line = Server píše tento řádek jinak.
verify-signed = Záznam je podepsaný klíčem, který je zadaný.
verify-signed-by = Záznam je podepsaný klíčem, který sám uvádí.
verify-unsigned = Záznam není podepsaný.
verify-other-key = Záznam uvádí jiný klíč, než je zadaný.
verify-wrong-signature = Podpis nesouhlasí: záznam byl po podepsání změněn.
