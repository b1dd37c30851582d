# Zařízení jednoho člověka a zapomenutí.

page-devices = Zařízení
page-devices-here = toto zařízení
page-devices-unknown = Neznámý program
page-devices-since = Přihlášeno od { $day }
page-devices-used = naposledy použito { $day }
page-devices-out = Odhlásit
page-devices-done = { $device }: odhlášeno.
page-devices-all = Odhlásit všechna ostatní zařízení
page-devices-all-done = Všechna ostatní zařízení jsou odhlášena.
page-forget = Zapomenout na mě
page-forget-about = Odstraní z tohoto serveru tvé jméno a tvé zprávy.
page-forget-ask = Zapomenout na mě…
page-forget-what = Tvé jméno a tvé zprávy zmizí ze všech stolů a s nimi i tvá e-mailová adresa, oznámení a zařízení. V rozehraných hrách za tebe hraje dál bot. Nejde to vrátit zpět.
page-forget-stays = Tahy a výsledky zůstanou bez tvého jména a jejich kostky lze dál ověřit. V záznamech, které si uložili jiní, jméno zůstane.
page-forget-not = Nechat všechno
page-forget-sure = Zapomenout navždy
page-forget-done = Hotovo, vše je zapomenuto. Tento prohlížeč začíná znovu jako někdo nový.
