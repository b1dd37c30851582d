## Hlášení správci

page-report = Nahlásit správci
page-report-heading = Není tu něco v pořádku?
page-report-brief = Napiš správci tohoto serveru, když někdo uráží, má nevhodné jméno nebo hraje nečestně.
page-report-about = Přečte si to jen správce tohoto serveru. Ostatní se to nedozvědí.
page-report-whom = O koho jde?
page-report-table = O stůl
page-report-why = O co jde?
page-report-chat = Urážky, výhrůžky nebo reklama v chatu
page-report-name = Nevhodné jméno
page-report-play = Podvádění nebo nečestná hra
page-report-other = Něco jiného
page-report-words = Více podrobností (nepovinné)
page-report-words-needed = Co chceš nahlásit?
page-report-send = Odeslat hlášení
page-report-cancel = Zrušit
page-report-sent = Děkujeme. Správce má tvoje hlášení.
