# Die Stufen der Bots: ein Name und ein Satz für jede.

bot-level-1 = Neuling
bot-level-2 = Anfänger
bot-level-3 = Lehrling
bot-level-4 = Gelegenheitsspieler
bot-level-5 = Stammspieler
bot-level-6 = erfahren
bot-level-7 = stark
bot-level-8 = Experte
bot-level-9 = Spitzenspieler
bot-level-10 = Champion
bot-level-random = zufällig
bot-level-uct = Baumsuche

bot-level-1-about = Spielt zum ersten Mal und schaut sich kaum um.
bot-level-2-about = Spielt wie jemand in der zweiten Partie.
bot-level-3-about = Kennt die Regeln und nimmt, was nahe liegt.
bot-level-4-about = Sieht gute Aktionen, übersieht aber viele und vergisst viel.
bot-level-5-about = Spielt oft und schätzt manches noch falsch ein.
bot-level-6-about = Sieht fast alles und verschätzt sich selten.
bot-level-7-about = Wägt jede Aktion gut ab und denkt ein wenig voraus.
bot-level-8-about = Denkt ein paar Schritte voraus.
bot-level-9-about = Denkt weit voraus. Schwer zu schlagen.
bot-level-10-about = Lässt sich Zeit. Sehr schwer zu schlagen.
