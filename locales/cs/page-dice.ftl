# The page checks the dice by itself.

page-dice-checked = Hody ověřeny
page-dice-checked-about = { $count ->
    [one] Tato stránka přepočítala jediný hod
    [few] Tato stránka přepočítala všechny { $count } hody
   *[other] Tato stránka přepočítala všech { $count } hodů
} ze semínka serveru a příspěvků hráčů. Otisk semínka server ukázal před hrou.
page-dice-unkept = { $count ->
    [one] Jediný hod odpovídá
    [few] Všechny { $count } hody odpovídají
   *[other] Všech { $count } hodů odpovídá
} otisku v záznamu. Tato stránka otisk před hrou neviděla.
page-dice-missing = { $count ->
    [one] Bez příspěvku ke kostkám: { $names }.
    [few] Bez příspěvku ke kostkám: { $names }.
   *[other] Bez příspěvku ke kostkám: { $names }.
}
page-dice-wrong = Hody nesouhlasí
page-dice-wrong-commitment = Záznam uvádí jiný otisk, než jaký server ukázal před hrou.
page-dice-wrong-seed = Semínko v záznamu neodpovídá otisku.
page-dice-wrong-dropped = V záznamu chybí příspěvek této stránky, přestože byl odeslán.
page-dice-wrong-promise = Příspěvek v záznamu není ten, který byl přislíben před hrou.
page-dice-wrong-setup = Stůl, nastavení, zahájení, kolo nebo místa v záznamu nejsou ty, které server ukázal, než tato stránka odhalila svůj příspěvek.
page-dice-wrong-roll = Hod { $roll } neplyne ze semínka a příspěvků.
page-dice-wrong-told = Ověření serverem se nezdařilo. „Ověřit kostky“ řekne kde.
page-lobby-dice = Kostky se připravují. Ještě chybí: { $names }.
page-lobby-start-without = Začít bez chybějících příspěvků
