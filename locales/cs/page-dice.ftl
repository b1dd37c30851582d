# The page checks the dice by itself.

page-dice-checked = Hody ověřeny
page-dice-doubted = Hody ověřeny, ale s otázkou
page-dice-unchecked = Hody se nepodařilo ověřit
page-dice-checked-about = { $count ->
    [one] Tato stránka přepočítala jediný hod
    [few] Tato stránka přepočítala všechny { $count } hody
   *[other] Tato stránka přepočítala všech { $count } hodů
} ze semínka serveru a příspěvků hráčů. Otisk semínka server ukázal před hrou.
page-dice-doubt-unkept = { $count ->
    [one] Jediný hod odpovídá
    [few] Všechny { $count } hody odpovídají
   *[other] Všech { $count } hodů odpovídá
} otisku v záznamu. Tato stránka otisk před hrou neviděla.
page-dice-doubt-missing = { $count ->
    [one] Bez příspěvku ke kostkám: { $names }.
    [few] Bez příspěvku ke kostkám: { $names }.
   *[other] Bez příspěvku ke kostkám: { $names }.
}
page-dice-doubt-round = Někdo změnil místo poté, co byly příspěvky odhaleny, a tak všichni přispěli znovu: je to kolo { $round }. Hráč domluvený se serverem by to mohl opakovat, dokud mu hody nebudou vyhovovat.
page-dice-doubt-kept-back = Tato stránka přislíbila příspěvek ke kostkám, ale hra začala bez něj.
page-dice-doubt-never-asked = Tento prohlížeč ke kostkám nepřispěl: nikdo ho o to nepožádal, nestihl to, nebo bylo místo obsazeno z jiného zařízení.
page-dice-doubt-elsewhere = Záznam má pro tvé místo příspěvek, který nevznikl v tomto prohlížeči. Pokud není z jiného tvého zařízení, udělal ho někdo jiný.
page-dice-doubt-opening = Všechny hody prý patří k zahájení, takže žádný nešlo ověřit.
page-dice-wrong = Hody nesouhlasí
page-dice-wrong-commitment = Záznam uvádí jiný otisk, než jaký server ukázal před hrou.
page-dice-wrong-seed = Semínko v záznamu neodpovídá otisku.
page-dice-wrong-dropped = V záznamu chybí příspěvek této stránky, přestože byl odeslán.
page-dice-wrong-promise = Příspěvek v záznamu není ten, který byl přislíben před hrou.
page-dice-wrong-setup = Stůl, nastavení, zahájení, kolo nebo místa v záznamu nejsou ty, které server ukázal, než tato stránka odhalila svůj příspěvek.
page-dice-wrong-roll = Hod { $roll } neplyne ze semínka a příspěvků.
page-dice-wrong-told = Záznam ověřením neprošel. „Ověřit kostky“ řekne kde.
page-dice-wrong-unlisted = Hod { $roll } byl při ověření vynechán, nebo bylo špatně uvedeno, co mohlo padnout.
page-lobby-dice = Kostky se připravují. Ještě chybí: { $names }.
page-lobby-start-without = Začít bez chybějících příspěvků
page-lobby-dice-again = { $count ->
    [one] Někdo změnil místo poté, co tvá stránka odhalila svůj příspěvek ke kostkám.
    [few] Už { $count }krát někdo změnil místo poté, co tvá stránka odhalila svůj příspěvek ke kostkám.
   *[other] Už { $count }krát někdo změnil místo poté, co tvá stránka odhalila svůj příspěvek ke kostkám.
} Kdo to dělá spolu se serverem, mohl by si hody vybírat. Tvá stránka proto už sama nepřispívá.
page-lobby-contribute = Přispět znovu
