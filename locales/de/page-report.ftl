## Meldungen an den Betreiber

page-report = Dem Betreiber melden
page-report-heading = Stimmt hier etwas nicht?
page-report-brief = Sag dem Betreiber dieses Servers, wenn jemand beleidigt, einen schlimmen Namen hat oder unfair spielt.
page-report-about = Nur der Betreiber dieses Servers liest das. Die anderen erfahren es nicht.
page-report-whom = Um wen geht es?
page-report-table = Um den Tisch
page-report-why = Worum geht es?
page-report-chat = Beleidigungen, Drohungen oder Werbung im Chat
page-report-name = Ein anstößiger Name
page-report-play = Betrug oder unfaires Spiel
page-report-other = Etwas anderes
page-report-words = Mehr dazu (wenn du magst)
page-report-words-needed = Was willst du melden?
page-report-send = Meldung senden
page-report-cancel = Abbrechen
page-report-sent = Danke. Der Betreiber hat deine Meldung.
