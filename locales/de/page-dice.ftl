# The page checks the dice by itself.

page-dice-checked = Würfel geprüft
page-dice-doubted = Würfel geprüft, mit einer Frage
page-dice-unchecked = Die Würfel ließen sich nicht prüfen
page-dice-checked-about = { $count ->
    [one] Diese Seite hat den einzigen Wurf nachgerechnet
   *[other] Diese Seite hat alle { $count } Würfe nachgerechnet
}: aus dem Startwert des Servers und den Beiträgen der Mitspieler. Den Startwert hatte der Server vor dem Spiel festgelegt.
page-dice-doubt-unkept = { $count ->
    [one] Der einzige Wurf passt
   *[other] Alle { $count } Würfe passen
} zur Festlegung in der Aufzeichnung. Diese Seite hat die Festlegung vor dem Spiel nicht gesehen.
page-dice-doubt-missing = { $count ->
    [one] { $names } hat nichts zu den Würfeln beigetragen.
   *[other] { $names } haben nichts zu den Würfeln beigetragen.
}
page-dice-doubt-round = Ein Platz hat gewechselt, nachdem Beiträge offengelegt waren, deshalb haben alle neu beigetragen: Das ist Runde { $round }. Ein Spieler könnte das mit dem Server so lange tun, bis ihnen die Würfel passen.
page-dice-doubt-kept-back = Diese Seite hatte einen Beitrag zu den Würfeln zugesagt, aber das Spiel begann ohne ihn.
page-dice-doubt-never-asked = Dieser Browser hat nichts zu den Würfeln beigetragen: Er wurde nicht gefragt, war zu langsam, oder der Platz wurde auf einem anderen Gerät eingenommen.
page-dice-doubt-elsewhere = Die Aufzeichnung hat für deinen Platz einen Beitrag, der nicht aus diesem Browser kommt. Wenn er nicht von einem anderen Gerät von dir ist, hat ihn jemand anders gemacht.
page-dice-doubt-opening = Alle Würfe sollen zur Eröffnung gehören, deshalb ließ sich keiner prüfen.
page-dice-wrong = Die Würfel stimmen nicht
page-dice-wrong-commitment = Die Aufzeichnung nennt eine andere Festlegung, als der Server vor dem Spiel gezeigt hat.
page-dice-wrong-seed = Der Startwert in der Aufzeichnung passt nicht zur Festlegung.
page-dice-wrong-dropped = Der Beitrag dieser Seite fehlt in der Aufzeichnung, obwohl er gesendet wurde.
page-dice-wrong-promise = Ein Beitrag in der Aufzeichnung ist nicht der, der vor dem Spiel zugesagt war.
page-dice-wrong-setup = Tisch, Einstellungen, Eröffnung, Runde oder Plätze in der Aufzeichnung sind nicht die, die der Server gezeigt hat, bevor diese Seite ihren Beitrag offenlegte.
page-dice-wrong-roll = Wurf { $roll } folgt nicht aus dem Startwert und den Beiträgen.
page-dice-wrong-told = Die Aufzeichnung besteht die Prüfung nicht. „Würfel prüfen“ sagt, wo.
page-dice-wrong-unlisted = Wurf { $roll } wurde bei der Prüfung ausgelassen, oder was gewürfelt werden konnte, war falsch aufgelistet.
page-lobby-dice = Die Würfel entstehen gerade. Es fehlt noch: { $names }.
page-lobby-start-without = Ohne die fehlenden Beiträge starten
page-lobby-dice-again = { $count ->
    [one] Ein Platz hat gewechselt, nachdem deine Seite ihren Beitrag zu den Würfeln offengelegt hatte.
   *[other] Schon { $count } Mal hat ein Platz gewechselt, nachdem deine Seite ihren Beitrag zu den Würfeln offengelegt hatte.
} Wer das zusammen mit dem Server tut, könnte sich Würfe aussuchen. Deine Seite trägt deshalb nicht mehr von selbst bei.
page-lobby-contribute = Noch einmal beitragen
