## Beiträge zu den Würfeln

table-bad-promise = Eine Zusage besteht aus 64 hexadezimalen Ziffern in Kleinbuchstaben: dem SHA-256 des Beitrags.
table-bad-contribution = Ein Beitrag besteht aus 32 hexadezimalen Ziffern in Kleinbuchstaben.
table-old-dice = Die Würfel dieses Tisches wurden festgelegt, als Mitspieler noch nichts beitragen konnten.
table-promises-closed = Das Spiel beginnt gleich, deshalb kann kein Beitrag mehr zugesagt werden.
table-not-closed = Beiträge werden erst offengelegt, wenn das Spiel gleich beginnt.
table-not-promised = Du hast keinen Beitrag zu den Würfeln zugesagt.
table-wrong-contribution = Das ist nicht der Beitrag, den du zugesagt hast: Sein SHA-256 ist ein anderer.
table-already-revealed = Dein Beitrag ist schon offengelegt.

## Würfel einer Aufzeichnung prüfen

verify-scheme-seed = Die Würfe folgen Verfahren 1: nur aus dem Startwert des Servers.
verify-scheme-contributions = Die Würfe folgen Verfahren 2: aus dem Startwert des Servers und den Beiträgen der Mitspieler.
verify-commitment = Der Startwert passt zur Festlegung in dieser Datei.
verify-commitment-kept = Der Startwert passt zu der Festlegung, die du aufgehoben hast.
verify-other-commitment = Das ist nicht die Festlegung, die du aufgehoben hast: Diese ist { $kept }.
verify-contribution = Spieler { $seat } hat zu den Würfeln beigetragen.
verify-contribution-promised = Spieler { $seat } hat beigetragen, was zugesagt war.
verify-contribution-kept = Der Beitrag von Spieler { $seat } ist der, den du aufgehoben hast.
verify-contribution-missing = Spieler { $seat } hat nichts zu den Würfeln beigetragen.
verify-contribution-dropped = Spieler { $seat } hat zu den Würfeln beigetragen, aber die Aufzeichnung lässt das weg.
verify-other-contribution = Das ist nicht der Beitrag von Spieler { $seat }, den du aufgehoben hast.
verify-broken-promise = Das ist nicht der Beitrag, den Spieler { $seat } zugesagt hatte.
verify-unpromised = Spieler { $seat } hatte keinen Beitrag zugesagt, aber in der Aufzeichnung steht einer.
verify-promise-missing = Spieler { $seat } hatte einen Beitrag zu den Würfeln zugesagt. Er fehlt: Er kam nicht vor dem Start des Spiels an, oder der Server hat ihn weggelassen.
verify-promise-dropped = Spieler { $seat } hatte einen Beitrag zu den Würfeln zugesagt, aber die Aufzeichnung erwähnt ihn nicht.
verify-setup-kept = Tisch, Einstellungen, Eröffnung, Runde und Plätze sind die, die du aufgehoben hast.
verify-other-setup = Tisch, Einstellungen, Eröffnung, Runde oder Plätze sind nicht die, die du aufgehoben hast: Von ihnen hängen die Würfe ab.
verify-rounds = Ein Platz wechselte, nachdem der erste Beitrag offengelegt war, und alle haben neu beigetragen: Das ist Runde { $round }.
verify-nothing-rolled = Alle Würfe sollen zur Eröffnung gehören, deshalb ließ sich keiner prüfen.
verify-not-commitment = Nicht geprüft: ob diese Festlegung vor dem Spiel gezeigt wurde. Ohne die, die du aufgehoben hast (--commitment), wird eine Aufzeichnung nur mit sich selbst verglichen.
verify-not-contributions = Nicht geprüft: ob die Einstellungen feststanden, bevor die Beiträge offengelegt wurden (--setup), und ob die Beiträge die sind, die gemacht wurden (--contribution, --promise).
verify-bad-line = Der Server schreibt diese Zeile anders.
verify-signed = Die Aufzeichnung ist mit dem Schlüssel unterschrieben, den du angegeben hast.
verify-signed-by = Die Aufzeichnung ist mit dem Schlüssel unterschrieben, den sie nennt.
verify-unsigned = Die Aufzeichnung ist nicht unterschrieben.
verify-other-key = Die Aufzeichnung nennt einen anderen Schlüssel als den, den du angegeben hast.
verify-wrong-signature = Die Unterschrift stimmt nicht: Die Aufzeichnung wurde danach verändert.
