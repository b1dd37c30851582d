# The page checks the dice by itself.

page-dice-checked = Würfel geprüft
page-dice-checked-about = { $count ->
    [one] Diese Seite hat den einzigen Wurf nachgerechnet
   *[other] Diese Seite hat alle { $count } Würfe nachgerechnet
}: aus dem Startwert des Servers und den Beiträgen der Mitspieler. Den Startwert hatte der Server vor dem Spiel festgelegt.
page-dice-unkept = { $count ->
    [one] Der einzige Wurf passt
   *[other] Alle { $count } Würfe passen
} zur Festlegung in der Aufzeichnung. Diese Seite hat die Festlegung vor dem Spiel nicht gesehen.
page-dice-missing = { $count ->
    [one] { $names } hat nichts zu den Würfeln beigetragen.
   *[other] { $names } haben nichts zu den Würfeln beigetragen.
}
page-dice-wrong = Die Würfel stimmen nicht
page-dice-wrong-commitment = Die Aufzeichnung nennt eine andere Festlegung, als der Server vor dem Spiel gezeigt hat.
page-dice-wrong-seed = Der Startwert in der Aufzeichnung passt nicht zur Festlegung.
page-dice-wrong-dropped = Der Beitrag dieser Seite fehlt in der Aufzeichnung, obwohl er gesendet wurde.
page-dice-wrong-promise = Ein Beitrag in der Aufzeichnung ist nicht der, der vor dem Spiel zugesagt war.
page-dice-wrong-setup = Tisch, Einstellungen, Eröffnung, Runde oder Plätze in der Aufzeichnung sind nicht die, die der Server gezeigt hat, bevor diese Seite ihren Beitrag offenlegte.
page-dice-wrong-roll = Wurf { $roll } folgt nicht aus dem Startwert und den Beiträgen.
page-dice-wrong-told = Die Prüfung durch den Server ist gescheitert. „Würfel prüfen“ sagt, wo.
page-lobby-dice = Die Würfel entstehen gerade. Es fehlt noch: { $names }.
page-lobby-start-without = Ohne die fehlenden Beiträge starten
